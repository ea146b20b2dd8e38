/** Reading a village. Nothing here decides what is allowed. */
import type { Facts, ShownVillage, State, View, Village } from "./types";

/** What follows from a village, for drawing. */
export const shownOf = (view: View, seat: number): ShownVillage => view.shown.villages[seat]!;

export const conditionsOf = (village: Village, villager: string): string[] =>
  Object.entries(village.conditions).flatMap(([id, who]) => (who.includes(villager) ? [id] : []));

/** Cave cards that can still be explored, the open one included. */
export const cavesLeft = (view: View): number => view.shown.caves_left;

/** Cards of a deck that are not open. */
export const deckLeft = (state: State, deck: string): number =>
  (state.decks[deck]?.unseen.length ?? 0) + (state.decks[deck]?.below.length ?? 0);

/** Those of a village who are about to go somewhere; once they are back they rest. */
export const goingOf = (state: State, seat: number): string[] =>
  state.seat === seat && !state.encounter
    ? state.this_turn.members.filter((id) => state.villages[seat]!.ready.includes(id))
    : [];

/** How many lanterns the dice of these villagers can give together: "2–4". */
export function lanternsOf(facts: Facts, ids: string[]): string {
  let least = 0;
  let most = 0;
  for (const { dice } of ids.flatMap((id) => facts.villagers[id] ?? [])) {
    least += dice.find(({ roll }) => roll === 1)?.lanterns ?? 0;
    most += Math.max(0, ...dice.map(({ lanterns }) => lanterns));
  }
  return least === most ? String(most) : `${least}–${most}`;
}
