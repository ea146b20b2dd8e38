/** A table that waits for its reader is seen in the list of tabs, and told of where the reader looks elsewhere. */

/** The sign of the page in the list of tabs. */
export function markIcon(waits: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = waits ? "/icon-turn.svg" : "/icon.svg";
}

let called = false;

/** It is the reader's turn, or not: whoever looks elsewhere and has agreed to it is told once. */
export function callFor(mine: boolean, table: string, words: () => string[]): void {
  markIcon(mine);
  const news = mine && !called;
  called = mine;
  if (!news || document.visibilityState === "visible") return;
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  void import("../days/browser").then(({ show }) => show(table, words()));
}
