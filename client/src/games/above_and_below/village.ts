/** Reading a village. Nothing here decides what is allowed. */
import type { ShownVillage, State, View, Village } from "./types";

/** What follows from a village, for drawing. */
export const shownOf = (view: View, seat: number): ShownVillage => view.shown.villages[seat]!;

export const conditionsOf = (village: Village, villager: string): string[] =>
  Object.entries(village.conditions).flatMap(([id, who]) => (who.includes(villager) ? [id] : []));

/** Cave cards that can still be explored, the open one included. */
export const cavesLeft = (view: View): number => view.shown.caves_left;

/** Cards of a deck that are not open. */
export const deckLeft = (state: State, deck: string): number =>
  (state.decks[deck]?.unseen.length ?? 0) + (state.decks[deck]?.below.length ?? 0);
