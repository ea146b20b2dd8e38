/** Where the things are that the coach speaks of, as lessons and remarks name them. */
import type { Data } from "../api/types";

const PARTS: Record<string, string> = {
  turn: ".turn-area",
  goods: "#panel-mine [data-good]",
  rounds: "header .steps",
  tray: "#tray",
  seats: ".seats",
  log: ".last-area",
};

export const visible = (one: Element): boolean => one.getClientRects().length > 0;

/** The name of a thing that an event tells: `building:{building}`. */
export const nameOf = (name: string, told: Data | undefined): string =>
  name.replace(/\{(\w+)\}/u, (_, key: string) => String(told?.[key] ?? ""));

/** The element for a name: mine before others', lit before the rest. */
export function find(name: string): Element | null {
  const [kind = "", id = ""] = name.split(":");
  if (kind === "part") {
    const found = document.querySelector(PARTS[id] ?? "body");
    return id === "goods" ? (found?.closest("ul, .goods") ?? found) : found;
  }
  if (kind === "panel") return document.getElementById(`panel-${id}`);
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(kind)}\\:${CSS.escape(id)}"]`)];
  const mine = all.filter((one) => !one.closest("#panel-theirs"));
  const order = (one: Element) => Number(visible(one)) * 2 + Number(one.hasAttribute("data-lit"));
  return mine.toSorted((one, other) => order(other) - order(one))[0] ?? null;
}
