/** A page that was opened before its server was renewed: what it is made of has other names by now. */
const KEY = "grotto-renewed";
/** Whoever comes here again so soon has not been helped by it. */
const SOON = 15_000;

/** What a part of the page exports. Where it is not to be had, the whole page is fetched anew, once. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < SOON) throw error;
    // Without a connection there is nothing to be had anew.
    const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
    if (!answer?.ok) throw error;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
    return new Promise(() => undefined);
  }
}
