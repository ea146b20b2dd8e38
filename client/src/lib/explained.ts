/** What each thing on the table has told about itself, for the card that explains it. */
import type { Message } from "../api/types";
import type { ThingProps } from "./thing.svelte";

export const explained = new WeakMap<Element, ThingProps>();

/** The card, as soon as it is there, and what it is to open with then. */
export const card: { open: ((element: Element, reason: Message) => void) | null; wanted: [Element, Message] | null } = {
  open: null,
  wanted: null,
};

/** Open the card of a thing that was tapped, with the reason why it can't be chosen. */
export function explainOn(element: Element, reason: Message): void {
  if (card.open) card.open(element, reason);
  else card.wanted = [element, reason];
}
