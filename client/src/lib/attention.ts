/** A table that waits for its reader is seen in the list of tabs, and told of where the reader looks elsewhere. */

const DOT = "%3Ccircle cx='48' cy='16' r='13' fill='%23C4361B' stroke='%23fff' stroke-width='4'/";
let plain = "";

/** The sign of the page in the list of tabs: the one of index.html, with a dot while the table waits. */
export function markIcon(waits: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
  plain ||= link.href;
  link.href = waits ? plain.replace("%3C/svg", `${DOT}%3E%3C/svg`) : plain;
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
