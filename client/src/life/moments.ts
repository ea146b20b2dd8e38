/** What an event looks and sounds like. Each game says it of its own events, in its `moments.ts`. */
import type { Data } from "../api/types";

export type Cue =
  | "knock"
  | "wood"
  | "pebble"
  | "coin"
  | "gem"
  | "crop"
  | "animal"
  | "plate"
  | "young"
  | "card"
  | "bell"
  | "chime"
  | "dice"
  | "good_end"
  | "bad_end"
  | "refused"
  | "win";

/** How something moves, and for how long (ms):
 *  walk: a marker to its space · fly: goods · arc: what a tale brings · settle: a tile finds its place ·
 *  turn: a card is turned over · grow: what is born · drop: goods fall on their spaces · home: markers go back ·
 *  shift: a piece that was elsewhere on the page before. */
export const TIMES = {
  walk: 280,
  fly: 280,
  arc: 420,
  settle: 280,
  turn: 320,
  grow: 220,
  drop: 280,
  home: 280,
  shift: 280,
} as const;
export type Kind = keyof typeof TIMES;

export interface Step {
  kind: Kind;
  /** Selectors; the first one that is in sight counts. */
  to: string[];
  from?: string[];
  /** What flies. */
  icon?: string;
  /** How many of it. */
  n?: number;
  /** Whose markers go home. */
  seat?: number;
}

/** A moment for the whole table: a strip over the header. */
export interface Piece {
  kind: "round" | "phase" | "end";
  n?: number;
  /** What a phase is called, by the id of its message, and its icon, one of the game. */
  title?: string;
  icon?: string;
  /** A card that was turned up with it: its kind and id. */
  card?: [string, string];
  /** A sentence more about it, by the id of its message; told to the one it is about. */
  says?: string;
  /** Nobody is glad of it. */
  sad?: boolean;
  /** What it brings or takes: told to the one it happens to. */
  adds?: { seat: number; good: string; n: number };
}

export interface Moment {
  steps?: Step[];
  piece?: Piece;
  cue?: Cue;
  /** Where the next gains without a place of their own come from. */
  place?: string[];
}

export interface Rules {
  /** By the id of the event. */
  events: Record<string, (data: Data, seat: number, place: string[]) => Moment>;
  /** Pieces whose old place is remembered when the position changes. */
  pieces: string;
}

/** What the goods of a game sound like: like pebbles, but for those named with a cue of their own. */
export const soundOf =
  (cues: Partial<Record<Cue, string[]>>) =>
  (good: Data[string] | undefined): Cue =>
    (Object.keys(cues) as Cue[]).find((cue) => cues[cue]!.includes(String(good))) ?? "pebble";

/** Where somebody is on the page. */
export const person = (seat: number): string[] => [`[data-person="${seat}"]`];

/** Where somebody keeps a good, or else where he is. */
export const store = (seat: number, good: string): string[] => [
  `[data-board="${seat}"] [data-good="${good}"]`,
  ...person(seat),
];
