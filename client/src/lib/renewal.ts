/** Whoever was sent here so short a time ago has not been helped by it, in milliseconds. */
const SOON = 15_000;

/** A part of the page. Where its server was renewed meanwhile it has another name by now: the page is fetched anew, once. */
export const fetched = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    if (!navigator.onLine || Date.now() - sessionStorage.renewed < SOON) throw error;
    sessionStorage.renewed = Date.now();
    location.reload();
    return new Promise(() => undefined);
  });
