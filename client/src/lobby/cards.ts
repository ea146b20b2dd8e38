/** Tables in a list: which come first, and how they are called. */
import type { ClockPlan, TableCard } from "../api/types";
import { seatName, signed } from "../lib/sentences";
import type { Text } from "../lib/text.svelte";

/** Which open tables are looked for; nothing means any. */
export interface Wanted {
  game: string;
  pace: string;
  level: string;
  clock: string;
}

type Seat = TableCard["seats"][number];

/** So many ended games are seen before one asks for all. */
const ENDED = 3;

const myTurn = (card: TableCard): boolean => card.your_turn && card.status === "running";
export const waitingFor = (mine: TableCard[]): number => mine.filter(myTurn).length;

/** My turn first, then those that are played, those that wait for players, and the last few that ended. */
export function inOrder(mine: TableCard[], all: boolean): TableCard[] {
  const of = (status: TableCard["status"]) => mine.filter((card) => card.status === status && !myTurn(card));
  return [...mine.filter(myTurn), ...of("running"), ...of("waiting"), ...of("over").slice(0, all ? Infinity : ENDED)];
}

/** Whether somebody has played a game to its end; without that the first one is made gentle. */
export const isNovice = (mine: TableCard[], game: string): boolean =>
  !mine.some((card) => card.game === game && card.status === "over" && card.seats.some((seat) => seat.mine));

export const isFree = (card: TableCard, seat: Seat): boolean => seat.kind === "open" && card.status !== "over";

export const nameIn = (text: Text, seat: Seat): string =>
  seat.mine && !seat.name ? text.say("web-me-unnamed") : seatName(text, seat);

/** Those who sit there: "Anna against Théo". */
export function sittersOf(text: Text, card: TableCard): string {
  const names = card.seats.filter((seat) => !isFree(card, seat)).map((seat) => nameIn(text, seat));
  if (names.length === 2) return text.say("web-against", { one: names[0]!, other: names[1]! });
  return new Intl.ListFormat(text.language === "en" ? "en-GB" : text.language).format(names);
}

/** A table without a name is called by those who sit there. */
export const titleOf = (text: Text, card: TableCard): string =>
  card.name || sittersOf(text, card) || text.say(`title-${card.game}`);

/** How long ago something happened on it. */
export function since(text: Text, card: TableCard, now: number): string {
  const minutes = Math.max(0, Math.round((now - Date.parse(card.updated)) / 60000));
  if (minutes < 60) return text.say("web-ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 24) return text.say("web-ago-hours", { n: hours });
  return text.say("web-ago-days", { n: Math.max(1, Math.round(hours / 24)) });
}

/** By which clock it is played. */
export const timing = (text: Text, { kind, amount, increment }: ClockPlan): string =>
  text.say(`web-clock-${kind}`, { n: amount, more: increment });

/** How far it is: the round, or for games that do not know it the moves. */
export const progress = (text: Text, card: TableCard): string =>
  card.round && card.rounds
    ? text.say("web-round", { n: card.round, rounds: card.rounds })
    : text.say("web-moves", { n: card.moves });

export interface Outcome {
  words: string;
  mine: boolean;
}

/** Who won, and by how much; null if the table does not know it. */
export function outcome(text: Text, card: TableCard): Outcome | null {
  const { result, seats } = card;
  if (!result) return null;
  if (seats.length === 1)
    return {
      words: text.say("web-result-solo", { seat: nameIn(text, seats[0]!), n: result.totals[0] ?? 0 }),
      mine: false,
    };
  const totals = result.totals.toSorted((one, other) => other - one).map(signed);
  const scores =
    totals.length === 2 ? text.say("web-scores-two", { n: totals[0]!, other: totals[1]! }) : totals.join(", ");
  const winner = result.winners.length === 1 ? seats[result.winners[0]!] : undefined;
  if (!winner) return { words: text.say("web-draw", { scores }), mine: false };
  // Several people at one screen: then their names say more.
  if (winner.mine && seats.filter((seat) => seat.mine).length === 1)
    return { words: text.say("web-won", { scores }), mine: true };
  return { words: text.say("web-wins", { seat: nameIn(text, winner), scores }), mine: false };
}
