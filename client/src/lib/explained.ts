/** What each thing on the table has told about itself, for the card that explains it. */
import type { ThingProps } from "./thing.svelte";

export const explained = new WeakMap<Element, ThingProps>();
