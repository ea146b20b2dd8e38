/** What each thing on the table has told about itself, for the card that explains it. */
import type { Message } from "../api/types";
import type { ThingProps } from "./thing.svelte";

export const explained = new WeakMap<Element, ThingProps>();

interface Opener {
  open: ((element: Element, reason: Message) => void) | null;
  wanted: [Element, Message] | null;
  /** The press that lasts: the card may come while something is held down to be read. */
  pressed: PointerEvent | null;
}

/** The card, as soon as it is there, and what it is to open with then. */
export const card: Opener = { open: null, wanted: null, pressed: null };

/** Open the card of a thing that was tapped, with the reason why it can't be chosen. */
export function explainOn(element: Element, reason: Message): void {
  if (card.open) card.open(element, reason);
  else card.wanted = [element, reason];
}
