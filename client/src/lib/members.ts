/** Sets that are made act by act: who goes along, what is brought home. A click on a chosen one takes it back. */
import type { LogEntry } from "../api/types";
import type { Act } from "./narrowing";
import { keyOf } from "./narrowing";
import type { Word } from "./text.svelte";

/** While something is asked: the things that have been chosen for it, and the verbs by which. */
export interface MemberSet {
  kind: string;
  verbs: string[];
}

/** The last acts of a player that made the set, the oldest first; chance and others end it. */
function making(log: LogEntry[], seat: number, { verbs }: MemberSet): LogEntry[] {
  const standing = log.filter((entry) => !entry.undone);
  const from = standing.findLastIndex((entry) => entry.actor !== seat || !verbs.includes(verbOf(entry)));
  return standing.slice(from + 1);
}
const verbOf = (entry: LogEntry): string => entry.act.split(" ")[0] ?? "";
const names = (entry: LogEntry, id: string): boolean => entry.act.split(" ").slice(1).includes(id);

/** The chosen things, as keys of words. */
export function membersOf(log: LogEntry[], seat: number, set: MemberSet): Set<string> {
  const ids = making(log, seat, set).flatMap((entry) => entry.act.split(" ").slice(1, 2));
  return new Set(ids.map((id) => keyOf({ kind: set.kind, id })));
}

/** How to take one out: how many acts are taken back, and what is done again, as notations to be tried in turn. */
export function takingOut(
  log: LogEntry[],
  seat: number,
  set: MemberSet,
  word: Word,
): { undo: number; again: string[][] } | null {
  const acts = making(log, seat, set);
  const at = acts.findLastIndex((entry) => names(entry, word.id));
  const removed = acts[at];
  if (!removed) return null;
  const first = verbOf(removed);
  return {
    undo: acts.length - at,
    // Whoever was second may have to begin what the first one began.
    again: acts.slice(at + 1).map(({ act }) => [act, [first, ...act.split(" ").slice(1)].join(" ")]),
  };
}

/** The first of some notations that is legal. */
export const legalOf = (acts: Act[], tried: string[]): Act | undefined =>
  tried.map((text) => acts.find((act) => act.text === text)).find((act) => act !== undefined);
