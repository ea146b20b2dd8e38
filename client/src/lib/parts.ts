/** Pages are fetched in parts, which a new version of the client names anew. */
const KEY = "grotto-anew";

/**
 * What is fetched, or else the whole page once more: after an update of the server the part of before is gone, and
 * whoever has the page open would find it broken. Once for each address, and only while the server answers.
 */
export async function fetchedOrAnew<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { href } = location;
    if (before() === href || !(await answers(href))) throw error;
    sessionStorage.setItem(KEY, href);
    location.reload();
    return new Promise<T>(() => undefined);
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

function before(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing would do it for ever.
    return location.href;
  }
}
