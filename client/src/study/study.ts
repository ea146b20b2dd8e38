/** What an analysis says, made ready to be shown. No page, no drawing. */
import type { ActTold, AnalysisInfo, BecauseInfo, DecisionInfo, WayInfo } from "../api/types";
import { icon } from "../lib/icons";
import type { Act } from "../lib/narrowing";
import { capital } from "../lib/sentences";
import type { Turns } from "../lib/telling";
import type { Text, Word } from "../lib/text.svelte";

/** Points given away that are worth a mark in the list of moves. */
export const LOST = 2;
/** Less than this is no loss at all. */
export const NOTHING = 0.05;

/** The ways of a decision as the server numbers them. */
export const PLAYED = 0;
export const BEST = 1;
export const FIRST_WAY = 2;

export const wordsOf = ({ text, kinds }: ActTold): Word[] => {
  const [verb = "", ...ids] = text.split(" ");
  return [{ kind: "verb", id: verb }, ...ids.map((id, index) => ({ kind: kinds[index] ?? "", id }))];
};

/** An act to be looked at: what it pays and brings is known, nothing else. */
export function actOf(told: ActTold, change: Record<string, number>): Act {
  const words = wordsOf(told);
  return {
    verb: words[0]!.id,
    role: "main",
    words,
    anyOrder: false,
    change,
    own: change,
    then: {},
    points: {},
    reveals: false,
    ends: false,
    forfeits: [],
    begins: "",
    text: told.text,
  };
}

export const sentenceOf = (text: Text, told: ActTold): string => {
  const [verb, ...args] = wordsOf(told);
  return text.act(verb!.id, args);
};

/** How many acts of a turn are told; more than one more are counted. */
const TOLD = 4;

/** Between the acts of a turn: the same in every language, and no language has rules for the space before it. */
const THEN = " · ";

/** A turn in words. */
export function waySentence(text: Text, way: WayInfo, most = TOLD): string {
  const told = way.acts.slice(0, way.acts.length > most + 1 ? most : undefined).map((act) => sentenceOf(text, act));
  const rest = way.acts.length - told.length;
  return [...told, ...(rest > 0 ? [text.say("web-way-more", { n: rest })] : [])].join(THEN);
}

/** The kinds of things that name a turn of a game: a space, a tile. */
export const headsOf = (turns: Turns | undefined): string[] => Object.values(turns?.heads ?? {});

/** What a turn is called in few words, and its picture. */
export function titleOf(text: Text, way: WayInfo, heads: string[]): { name: string; picture: string } {
  const first = way.acts[0];
  if (!first) return { name: "", picture: "" };
  const args = wordsOf(first).slice(1);
  const head = args.find(({ kind }) => heads.includes(kind));
  if (head) return { name: capital(text.word(head.kind, head.id), text.language), picture: `${head.kind}-${head.id}` };
  const drawn = args.findLast(({ kind, id }) => icon(`${kind}-${id}`) !== undefined);
  return { name: sentenceOf(text, first), picture: drawn ? `${drawn.kind}-${drawn.id}` : "" };
}

/** The act of a turn that is seen best on a board: most of its words have a place there. */
export function stepToShow(way: WayInfo, placed: string[], heads: string[]): number {
  const seen = way.acts.map((act) => act.kinds.filter((kind) => placed.includes(kind) && !heads.includes(kind)).length);
  return Math.max(0, seen.indexOf(Math.max(...seen)));
}

const same = (one: WayInfo, other: WayInfo): boolean =>
  one.acts.length === other.acts.length && one.acts.every((act, index) => act.text === other.acts[index]?.text);

/** A way in the list: the server's number of it, and how much better it is than what was played. */
export interface Ranked {
  way: WayInfo;
  number: number;
  played: boolean;
  better: number;
}

/** All ways of a decision with what was played, the best first. */
export function ranked(decision: DecisionInfo): Ranked[] {
  const { played } = decision;
  const others = decision.ways
    .map((way, index) => ({ way, number: index + FIRST_WAY }))
    .filter(({ way }) => !same(way, played));
  const all = [...others, { way: played, number: PLAYED }];
  return all
    .map((one) => ({ ...one, played: one.number === PLAYED, better: one.way.expected - played.expected }))
    .toSorted((one, other) => other.better - one.better || Number(other.played) - Number(one.played));
}

/** The decisions in order. */
export const inOrder = (decisions: DecisionInfo[]): DecisionInfo[] =>
  [...new Map(decisions.map((one) => [one.move, one])).values()].toSorted((one, other) => one.move - other.move);

/** The decisions by round, and within it in rows with one place for each seat. */
export function byRound(decisions: DecisionInfo[]): { round: number; rows: (DecisionInfo | null)[][] }[] {
  const rounds: { round: number; rows: (DecisionInfo | null)[][] }[] = [];
  const seats = Math.max(0, ...decisions.map(({ seat }) => seat)) + 1;
  for (const one of decisions) {
    let chapter = rounds.at(-1);
    if (chapter?.round !== one.round) {
      chapter = { round: one.round, rows: [] };
      rounds.push(chapter);
    }
    const last = chapter.rows.at(-1);
    // Whoever comes after somebody further right stands in the next row.
    if (last && last.slice(one.seat).every((place) => place === null)) last[one.seat] = one;
    else chapter.rows.push(Array.from({ length: seats }, (_, seat) => (seat === one.seat ? one : null)));
  }
  return rounds;
}

/** The share of wins of a seat after a decision of two players. */
export function winOf(one: DecisionInfo, seat: number): number | null {
  const { win } = one.played;
  return win === undefined || win === null ? null : one.seat === seat ? win : 1 - win;
}

/** A number with one digit behind the point, in the way of the language. */
export const points = (text: Text, n: number): string =>
  new Intl.NumberFormat(text.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(n)
    .replace("-", "−");

/** The same with its sign. */
export const difference = (text: Text, n: number): string => (n > 0 ? `+${points(text, n)}` : points(text, n));

export const percent = (text: Text, share: number): string =>
  new Intl.NumberFormat(text.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** Why a way is better, in at most two sentences. */
export function whySentences(text: Text, words: Text, why: BecauseInfo[]): string[] {
  return why.map((one) => {
    const act = one.act ? sentenceOf(text, one.act) : "";
    const data = { seat: text.seat(one.seat), act, n: one.kind === "later" ? one.n : points(text, one.n) };
    return one.kind === "goods"
      ? words.say("web-because-goods", { goods: text.changes(one.goods ?? {}) })
      : words.say(`web-because-${one.kind}`, data);
  });
}

/** The three that cost most, in the order of the server. */
export const costlyOf = (info: AnalysisInfo, decisions: DecisionInfo[]): DecisionInfo[] =>
  info.costly.flatMap((move) => decisions.find((one) => one.move === move) ?? []);

/** A mark on the curve is so large; between two there is a little air. */
const MARK = { w: 44, h: 26, air: 4 };

/** Where marks stand: at their points or as near as they can, within the frame and not on each other. */
export function marksAt(
  points: { x: number; y: number }[],
  frame: { left: number; right: number; top: number; bottom: number },
): { x: number; y: number }[] {
  const [wide, high] = [MARK.w + MARK.air, MARK.h + MARK.air];
  const keep = (value: number, low: number, top: number): number => Math.min(top, Math.max(low, value));
  const placed: { x: number; y: number }[] = [];
  for (const point of points) {
    const inside = ({ x, y }: { x: number; y: number }) => ({
      x: keep(x, frame.left + MARK.w / 2, frame.right - MARK.w / 2),
      y: keep(y, frame.top + MARK.h / 2, frame.bottom - MARK.h / 2),
    });
    const { x, y } = inside(point);
    const near = [0, 1, -1, 2, -2, 3, -3];
    const spots = near
      .flatMap((across) => near.map((down) => inside({ x: x + across * wide, y: y + down * high })))
      .toSorted((one, two) => Math.hypot(one.x - x, one.y - y) - Math.hypot(two.x - x, two.y - y));
    const free = spots.find((one) =>
      placed.every((other) => Math.abs(other.x - one.x) >= wide || Math.abs(other.y - one.y) >= high),
    );
    placed.push(free ?? { x, y });
  }
  return placed;
}
