/** What the turn bar offers as buttons: words that have no place on the table, or few whole acts. */
import type { GameClient } from "./game";
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import { withoutDetails } from "./asking";
import { consequences } from "./consequences";
import { icon } from "./icons";
import { actSentence, closingSentence, wordName } from "./sentences";
import type { Text, Word } from "./text.svelte";

export interface Option {
  key: string;
  word: Word;
  label: string;
  /** The one act that is left by it. */
  act: Act | null;
  acts: Act[];
}

/** A verb alone does not say what it is about; its goods do. */
export const bare = (game: GameClient, act: Act): boolean =>
  act.words.length === 1 && game.goods.some((good) => act.own[good]);

/** Whether a button shows the goods of its act. */
export const toldOf = (game: GameClient, { act, word }: Option): boolean =>
  act !== null && (word.kind !== "verb" || bare(game, act)) && game.goods.some((good) => act.own[good]);

/** What a verb costs wherever it is done: "Small pasture −2 wood". */
export function priceOf(game: GameClient, { act, acts, word }: Option): Record<string, number> | null {
  if (word.kind !== "verb" || act?.words.length === 1) return null;
  const paid = game.goods.filter((good) => (acts[0]?.own[good] ?? 0) < 0);
  const same = paid.filter((good) => acts.every((one) => one.own[good] === acts[0]!.own[good]));
  return same.length ? Object.fromEntries(same.map((good) => [good, acts[0]!.own[good]!])) : null;
}

/** A place that was chosen before is known, and on a phone it is named by its light: "Small pasture", not where. */
export function withoutKnown(options: Option[], pick: Pick, everywhere: boolean): Option[] {
  const chosen = new Set(pick.crumbs.map(({ word }) => `${word.kind}:${word.id}`));
  const known = ({ words }: Act): boolean =>
    everywhere || (words.length > 1 && words.slice(1).every(({ kind, id }) => chosen.has(`${kind}:${id}`)));
  return options.map((one) =>
    one.act && one.word.kind === "verb" && known(one.act) ? { ...one, label: withoutDetails(one.label) } : one,
  );
}

/** How many letters a button has, with the goods it shows and what else it does. */
export function lettersIn(
  text: Text,
  game: GameClient,
  pick: Pick,
  label: string,
  act: Act | null,
  told: boolean,
): number {
  if (!act) return label.length;
  const promised = (pick.view && game.promises?.(pick.view, act)) ?? {};
  const goods = told ? game.goods.filter((good) => act.own[good]).length : Object.keys(promised).length;
  // The goods stand side by side.
  const own = Math.max(label.length + goods * 5, goods * 8.5);
  return consequences(text, game, pick, act).reduce(
    (sum, { words, loses }) =>
      Math.min(sum + words.length + 2, loses && !goods && !label.includes(" ") ? twoLines(label, words) : Infinity),
    own,
  );
}

/** A word and a warning below it: nothing of two such lines is left empty, as it is where a sentence flows. */
const twoLines = (word: string, below: string): number => 1.65 * Math.max(word.length, below.length) - 2;

/** As wide as two lines of so many letters need, in rem, or its longest word; the style of the buttons says the same. */
export const widthOf = (label: string, letters: number, icon: boolean): number =>
  Math.max(
    4.6,
    letters * 0.3 + (icon ? 3.6 : 2),
    // Its longest word stands beside its sign.
    0.49 * Math.max(...label.split(/\s/).map((word) => word.length)) + (icon ? 3 : 1.3),
  );

/** Whether numbers are slid rather than chosen among as many buttons; on a phone also what a game counts like them. */
export const slides = (options: Option[], most: number, also: string[] = []): boolean =>
  options.length > most && options.every(({ word }) => word.kind === "number" || also.includes(word.kind));

/** What has a place on the table can be left out of a full row, the last first; behind the dots everything is seen. */
export function fitting(
  options: Option[],
  game: GameClient,
  rows: (left: Option[]) => number,
  most: number,
  meant: (option: Option) => boolean = () => false,
): Option[] {
  // How a chosen room is paid has no place, though the room has one.
  const placed = ({ word, acts }: Option): boolean =>
    word.kind === "verb"
      ? acts.every((act) => act.words.slice(1).some((one) => game.placed.includes(one.kind)))
      : game.placed.includes(word.kind);
  let left = options;
  while (rows(left) > most) {
    const spare = left.findLast((option) => placed(option) && !meant(option));
    if (!spare) return options;
    left = left.filter((one) => one !== spare);
  }
  return left;
}

/**
 * How many rows of a phone buttons of these widths take, in this order or short ones first. The last row shares its room
 * with what stays where it is, and no button is wider than that leaves.
 */
export function rowsOf(widths: number[], closing: number[], room: number, stays: number, sorted = true): number {
  const most = room - (stays ? stays + GAP : 0);
  const acts = widths.map((one) => Math.min(one, most));
  if (sorted) acts.sort((one, two) => one - two);
  let rows = acts.length + closing.length ? 1 : 0;
  let used = -GAP;
  for (const width of [...acts, ...closing.map((one) => Math.min(one, most)), ...(stays ? [stays] : [])]) {
    if (used > 0 && used + GAP + width > room) {
      rows += 1;
      used = width;
    } else used += GAP + width;
  }
  return rows;
}
const GAP = 0.3;

/** The same for the acts of a decision. */
export function rowsOfActs(
  { text, game, pick }: { text: Text; game: GameClient; pick: Pick },
  { main, left, closing }: { main: Act | null; left: Option[]; closing: Act[] },
  room: number,
  stays: number,
  sorted: boolean,
): number {
  const width = (label: string, act: Act | null, told: boolean, sign: boolean): number =>
    widthOf(label, lettersIn(text, game, pick, label, act, told), sign && !told);
  const named = (act: Act): string => (pick.ways.includes(act) ? text.say("web-lay-here") : actSentence(text, act));
  return rowsOf(
    [
      ...(main ? [width(named(main), main, bare(game, main), false)] : []),
      // The piece can be turned.
      ...(pick.ways.length > 1 ? [width(`1/${pick.ways.length}`, null, false, true)] : []),
      ...left.map((one) =>
        width(one.label, one.act, toldOf(game, one), Boolean(icon(`${one.word.kind}-${one.word.id}`))),
      ),
    ],
    closing.map((act) => width(closingSentence(text, act, pick.mainActs), act, false, false)),
    room,
    stays,
    sorted,
  );
}

/** Few acts whose words all have no place on the table are offered whole instead of word by word. */
const FEW = 10;

function wholes(game: GameClient, pick: Pick): Act[] {
  const from = pick.next[0]?.place ?? 0;
  const rest = pick.left.map((act) => act.words.slice(from));
  const placeless = rest.every((words) =>
    words.every((word) => word.kind !== "verb" && !game.placed.includes(word.kind)),
  );
  return pick.left.length <= FEW && placeless && rest.some((words) => words.length > 1) ? pick.left : [];
}

/** A verb with one thing to be done with it is named by that: "Lay the meadow and the field". */
function askedOnce(text: Text, { kind, id }: Word, acts: Act[]): string | undefined {
  const [first, then] = acts[0]?.words.slice(1) ?? [];
  const message = `do-${id}-${then?.kind}-${first?.id}`;
  const alike = kind === "verb" && acts.every((act) => act.words[1]?.id === first?.id);
  return alike && text.has(message) ? text.say(message) : undefined;
}

/** "Use Bakehouse: exchange 2 emmer for 4 food": what all begin with is in the question already. */
export function withoutHead(options: Option[]): Option[] {
  const [head = "", ...heads] = options.map(({ label }) => /^[^:]*:\s/u.exec(label)?.[0] ?? "");
  const same = heads.length > 0 && heads.every((one) => one === head);
  return same ? options.map((one) => ({ ...one, label: one.label.slice(head.length) })) : options;
}

/**
 * `kept`: what the game does not offer in its own way; `best`: the verb that comes first; `fits`: whether few acts, offered
 * whole, have room; else they are asked for word by word.
 */
export function optionsOf(
  text: Text,
  game: GameClient,
  pick: Pick,
  kept: (act: Act) => boolean,
  best: string | null,
  fits: (whole: Option[]) => boolean = () => true,
): Option[] {
  const whole = withoutHead(
    wholes(game, pick)
      .filter(kept)
      .map((act) => ({
        key: act.text,
        word: { kind: "", id: "" },
        label: actSentence(text, act),
        act,
        acts: [act],
      })),
  );
  if (whole.length > 1 && fits(whole)) return whole;
  /** Beside "sow 1 grain" it is not "grain" but "sow 2 grain". */
  const ends = pick.next.some(({ word }) => word.kind === "");
  const options = pick.next
    .filter(({ word }) => pick.verbs.length > 0 || word.kind === "" || !game.placed.includes(word.kind))
    .filter(({ acts }) => pick.left.length > 1 && acts.some(kept))
    .map(({ word, acts }) => {
      const act = acts.length === 1 ? acts[0]! : null;
      const named = act && (ends || word.kind === "verb" || word.kind === "number");
      return {
        key: `${word.kind}:${word.id}`,
        word,
        label: named ? actSentence(text, act) : (askedOnce(text, word, acts) ?? wordName(text, word)),
        act,
        acts,
      };
    })
    .toSorted((one, two) => rank(one, best) - rank(two, best));
  return pick.verbs.length ? options : withoutHead(options);
}

/** What only gives the turn away: it is about nothing, brings and shows nothing, and stands at the far end. */
const resort = ({ act }: Option): boolean =>
  act !== null && act.words.length === 1 && !act.reveals && Object.keys(act.own).length === 0;

const rank = (option: Option, best: string | null): number => (option.word.id === best ? -1 : resort(option) ? 1 : 0);
