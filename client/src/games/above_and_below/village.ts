/** Reading a village. Nothing here decides what is allowed. */
import type { Facts, State, Village } from "./types";

/** What the end of a round brings: the track, and buildings. */
export function incomeOf(facts: Facts, village: Village, kinds = village.track.length): number {
  const printed = kinds ? facts.track.income[Math.min(kinds, facts.track.income.length) - 1] : undefined;
  const placed = Object.fromEntries(village.track.map(({ good, n }) => [good, n]));
  return village.buildings.reduce((sum, { building }) => {
    const card = facts.buildings[building];
    const perGood = Object.entries(card?.income_per_track_good ?? {}).map(([good, n]) => n * (placed[good] ?? 0));
    return perGood.reduce((total, n) => total + n, sum + (card?.income ?? 0));
  }, printed ?? facts.track.base_income);
}

/** What it would bring with one more kind of goods on the track. */
export const nextIncome = (facts: Facts, village: Village): number =>
  incomeOf(facts, village, village.track.length + 1);

export const conditionsOf = (village: Village, villager: string): string[] =>
  Object.entries(village.conditions).flatMap(([id, who]) => (who.includes(villager) ? [id] : []));

/** Cave cards that can still be explored, the open one included. */
export const cavesLeft = (state: State): number =>
  (state.decks.caves?.unseen.length ?? 0) + (state.decks.caves?.below.length ?? 0) + (state.cave_top ? 1 : 0);

/** Cards of a deck that are not open. */
export const deckLeft = (state: State, deck: string): number =>
  (state.decks[deck]?.unseen.length ?? 0) + (state.decks[deck]?.below.length ?? 0);
