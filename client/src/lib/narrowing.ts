/**
 * Narrowing the legal acts word by word, as `Vocabulary.narrow()` of the kernel and the terminal do it: the same cases
 * (tests/shared/narrowing.json) are tested against all of them.
 *
 * Word 0 of an act is its verb, then come its arguments. Where the arguments of one kind are a set, its members may be
 * chosen in any order.
 */
import type { ActGroup } from "../api/types";
import type { Word } from "./text.svelte";

export interface Act {
  verb: string;
  role: ActGroup["role"];
  /** The verb, then the arguments. */
  words: Word[];
  /** Arguments of the same kind are a set. */
  anyOrder: boolean;
  /** What the numbers of the actor change by in all. */
  change: Record<string, number>;
  /** What of that the act itself does; the rest follows by itself when the turn is over. */
  own: Record<string, number>;
  /** What follows, by where it comes from or goes to; "" if that is not told. */
  then: Record<string, Record<string, number>>;
  /** The change of the score, by category. */
  points: Record<string, number>;
  reveals: boolean;
  /** Whether the turn is over then. */
  ends: boolean;
  /** The notation of acts that can't be done any more then. */
  forfeits: string[];
  /** What it sets going for the whole table. */
  begins: string;
  /** The notation. */
  text: string;
  /** What its sentence says besides its words. */
  more?: Word[];
}

/** A word that has been chosen for a place. */
export interface Choice {
  place: number;
  word: Word;
}

/** A word that may come next, and the acts that then remain. */
export interface Step {
  word: Word;
  acts: Act[];
}

/** What comes after the last word of an act. */
export const END: Word = { kind: "", id: "" };

export const keyOf = (word: Word): string => `${word.kind}:${word.id}`;

const same = (one: Word, other: Word): boolean => one.kind === other.kind && one.id === other.id;

/** Numbers less others; those that are nothing then are left out. */
function without(all: Record<string, number>, others: Record<string, number>[]): Record<string, number> {
  const left = { ...all };
  for (const other of others) for (const [name, n] of Object.entries(other)) left[name] = (left[name] ?? 0) - n;
  return Object.fromEntries(Object.entries(left).filter(([, n]) => n !== 0));
}

export function flatten(groups: ActGroup[]): Act[] {
  return groups.flatMap((group) =>
    group.acts.map((act) => ({
      verb: group.verb,
      role: group.role,
      words: [
        { kind: "verb", id: group.verb },
        ...act.args.map((id, index) => ({ kind: group.kinds[index] ?? "", id })),
      ],
      anyOrder: group.any_order,
      change: act.change,
      own: without(act.change, Object.values(act.then ?? {})),
      then: act.then ?? {},
      points: act.points ?? {},
      reveals: act.reveals,
      ends: act.ends,
      forfeits: act.forfeits ?? [],
      begins: act.begins,
      text: [group.verb, ...act.args].join(" "),
    })),
  );
}

/** An act that fits what is chosen, with the members of a set in the order in which they were chosen; else null. */
export function arranged(act: Act, choices: Choice[]): Act | null {
  if (!act.anyOrder) return choices.every(({ place, word }) => same(act.words[place] ?? END, word)) ? act : null;
  const left = [...act.words];
  const chosen = new Map<number, Word>();
  for (const { place, word } of choices) {
    const at = left.findIndex((own) => same(own, word));
    if (at < 0 || act.words[place]?.kind !== word.kind) return null;
    left.splice(at, 1);
    chosen.set(place, word);
  }
  const next = (kind: string): Word[] =>
    left.splice(
      left.findIndex((word) => word.kind === kind),
      1,
    );
  const words = act.words.flatMap((own, place) => chosen.get(place) ?? next(own.kind));
  return words.every((word, place) => same(word, act.words[place]!)) ? act : { ...act, words };
}

/** The words of an arranged act that may be chosen for a place. */
export function offered(act: Act, place: number, choices: Choice[]): Word[] {
  const word = act.words[place] ?? END;
  if (!act.anyOrder) return [word];
  const members = act.words.filter(
    (own, at) => at >= place && own.kind === word.kind && !choices.some((choice) => choice.place === at),
  );
  return members.length ? [...new Map(members.map((own) => [keyOf(own), own])).values()] : [word];
}

/** The words that may be chosen for a place, each with the acts that then remain. */
export function stepsAt(acts: Act[], place: number, choices: Choice[]): Step[] {
  const steps = new Map<string, Step>();
  for (const act of acts) {
    for (const word of offered(act, place, choices)) {
      const step = steps.get(keyOf(word));
      if (step) step.acts.push(act);
      else steps.set(keyOf(word), { word, acts: [act] });
    }
  }
  return [...steps.values()];
}

/** The first place where there is something to choose; behind the last word if one act is left. */
export function openPlace(acts: Act[], choices: Choice[]): number {
  const [first] = acts;
  if (!first) return 0;
  if (acts.length === 1) return first.words.length;
  let place = 0;
  while (choices.some((choice) => choice.place === place) || stepsAt(acts, place, choices).length === 1) place++;
  return place;
}

/** A piece cannot lie in more ways than this on one place. */
const MOST_WAYS = 4;

/** The ways in which a piece can lie: acts that differ only in the last word, of a kind that can be turned. */
export function waysAmong(acts: Act[], turned: string[]): Act[] {
  const [first] = acts;
  if (!first || acts.length > MOST_WAYS) return [];
  const last = first.words.length - 1;
  const before = first.words[last - 1];
  const alike = acts.every(
    (act) =>
      act.words.length === last + 1 &&
      act.words[last]!.kind === before?.kind &&
      turned.includes(before.kind) &&
      act.words.slice(0, last).every((word, place) => same(word, first.words[place]!)),
  );
  return alike && last > 1 ? acts : [];
}
