/** The log as it is read: by round, what one act caused in one line, gains added up, the table's own events as nobody's. */
import type { EventInfo, LogEntry } from "../api/types";
import { AMOUNTS, capital, idOf } from "./sentences";
import type { Text, Word } from "./text.svelte";

/** One thing that happened: to whom, in words, and what it brought or took. */
export interface Told {
  seat: number;
  words: string;
  /** Something with a picture of its own: "space-logging". */
  icon: string;
  change: Record<string, number>;
  /** What the book told, to be read in full. */
  story: string;
}
/** An act and everything that came of it. */
export interface Deed extends Told {
  seq: number;
  /** The position after its first act. */
  n: number;
  undone: boolean;
  then: Told[];
  /** How many steps went by themselves. */
  itself: number;
  /** What it was about: the things on the table. */
  things: (Word & { seat: number })[];
}
/** A round, or a phase within it that the game tells apart. */
export interface Chapter {
  kind: "start" | "round" | "phase";
  n: number;
  title: string;
  /** The icon of a phase, one of the game. */
  icon?: string;
  /** What was turned up with it. */
  news: string[];
  deeds: Deed[];
}

/** How a game's turns are told. */
export interface Turns {
  /** The events that begin one, with the kind of the thing that names it: a dwarf is placed on a space. */
  heads: Record<string, string>;
  /** Verbs that begin one and name it. */
  verbs: string[];
  /** Events of the game by which goods come, besides the usual ones. */
  gains?: string[];
  /** What need not be told, since the act has said it already or the goods do. */
  quiet: (event: EventInfo, text: Text) => boolean;
  /** What is read aloud before the end of a story is known. */
  reads?: (event: EventInfo) => boolean;
  /** The title and the icon of a phase that an event of the whole table begins. */
  phase?: (event: EventInfo, text: Text) => { title: string; icon: string } | null;
  /** Events of the whole table that stand beside the heading, by id: in words, or not at all. */
  news?: Record<string, (event: EventInfo, text: Text) => string>;
  /** Events that deal cards one after the other: they are told in one line. */
  deals?: string[];
}

/** The name of the card that an event of the whole table turns up. */
export const turnedUp = (event: EventInfo, text: Text): string => {
  const [kind, card] = Object.entries(event.data)[0] ?? ["", ""];
  return text.word(kind, String(card));
};

const NO_TURNS: Turns = { heads: {}, verbs: [], quiet: () => false };

class Teller {
  chapters: Chapter[] = [{ kind: "start", n: 0, title: "", news: [], deeds: [] }];
  private deed: Deed | null = null;
  /** What the book has told so far of a story that goes on. */
  private tale: string[] = [];
  /** Lines that are named after where their goods come from or go to; others go there, too, or have their own. */
  private named = new Set<Told>();
  /** The turn is over, and what is told now follows by itself. */
  private follows = false;
  /** The line of the cards that were dealt last. */
  private dealt: { line: Told; cards: string[] } | null = null;

  constructor(
    private text: Text,
    private turns: Turns,
  ) {}

  entry(entry: LogEntry): void {
    const verb = entry.act.split(" ")[0] ?? "";
    const fresh =
      entry.actor >= 0 &&
      (this.deed?.seat !== entry.actor ||
        this.deed.undone !== entry.undone ||
        this.turns.verbs.includes(verb) ||
        entry.events.some((event) => idOf(event) in this.turns.heads));
    if (fresh) this.deed = null;
    if (fresh && (this.turns.verbs.includes(verb) || entry.events.length === 0))
      this.begin(entry, entry.actor, this.act(entry));
    this.follows = false;
    for (const event of entry.events) this.event(event, entry);
  }

  private get chapter(): Chapter {
    return this.chapters.at(-1)!;
  }

  private event(event: EventInfo, entry: LogEntry): void {
    const id = idOf(event);
    if (id === "by_itself") {
      if (this.deed) this.deed.itself += 1;
      return;
    }
    if (id === "follows") {
      this.follows = true;
      return;
    }
    if (event.seat < 0) {
      this.ofAll(event, id, entry);
      return;
    }
    const { good, n, source } = event.data;
    const sign = this.turns.gains?.includes(id) ? 1 : AMOUNTS[id];
    if (sign && good !== undefined && n !== undefined) {
      this.amount(event, entry, String(good), sign * Number(n), source);
      return;
    }
    if (this.turns.reads?.(event)) this.tale.push(this.storyOf(event));
    if (!this.turns.quiet(event, this.text)) {
      const told = this.told(event, id);
      if (!told.words) return;
      this.add(told, entry);
    }
    this.deed?.things.push(...thingsOf(event));
  }

  /** A round and a phase are headings, what is turned up stands beside them; the rest is nobody's act. */
  private ofAll(event: EventInfo, id: string, entry: LogEntry): void {
    const { text, turns } = this;
    const phase = turns.phase?.(event, text);
    const news = turns.news?.[id];
    if (id === "round" || phase) {
      const n = phase ? this.chapter.n : Number(event.data.n);
      const heading = phase ?? { title: text.say("web-plain-round", { n }) };
      this.chapters.push({ kind: phase ? "phase" : "round", n, news: [], deeds: [], ...heading });
      this.deed = null;
    } else if (news) {
      const word = news(event, text);
      if (word) this.chapter.news.push(word);
    } else {
      const told = { ...blank(-1), words: capital(text.event(event), text.language) };
      const last = this.chapter.deeds.at(-1);
      if (turns.deals?.includes(id) && this.deal(told, last, event)) return;
      if (last?.seat === -1) last.then.push(told);
      else {
        const deed = begun(told, entry);
        this.chapter.deeds.push(deed);
        if (this.dealt?.line === told) this.dealt.line = deed;
      }
    }
  }

  /** Cards that are dealt one after the other are one line; whether this one has found it. */
  private deal(told: Told, last: Deed | undefined, event: EventInfo): boolean {
    const before = this.dealt && [last, ...(last?.then ?? [])].includes(this.dealt.line) ? this.dealt : null;
    this.dealt = { line: before?.line ?? told, cards: [...(before?.cards ?? []), turnedUp(event, this.text)] };
    this.dealt.line.words = this.text.say("web-new-card", { card: this.dealt.cards.join(", ") });
    return before !== null;
  }

  private told(event: EventInfo, id: string): Told {
    const kind = this.turns.heads[id];
    const end = this.storyOf(event);
    const story = end ? [...this.tale, end].join("\n") : "";
    if (end) this.tale = [];
    if (kind && event.data[kind] !== undefined) {
      const name = String(event.data[kind]);
      return { ...blank(event.seat), words: this.text.word(kind, name), icon: `${kind}-${name}` };
    }
    return { ...blank(event.seat), words: this.text.event(event), story };
  }

  private storyOf(event: EventInfo): string {
    return event.story?.[this.text.language] ?? Object.values(event.story ?? {})[0] ?? "";
  }

  /**
   * Goods that come and go are added up in the line of the act; what somebody else gets, and what follows by itself when
   * the turn is over, has a line of its own.
   */
  private amount(
    event: EventInfo,
    entry: LogEntry,
    good: string,
    n: number,
    source: string | number | undefined,
  ): void {
    let line: Told | undefined = this.deed?.seat === event.seat ? this.deed : undefined;
    if (this.follows || this.chapter.kind === "phase" || !line || this.named.has(line)) {
      const words = source === undefined ? "" : capital(this.text.say(`source-${source}`), this.text.language);
      const here = this.deed ? [this.deed, ...this.deed.then] : this.chapter.deeds.flatMap((one) => [one, ...one.then]);
      line = here.findLast((one) => one.seat === event.seat && one.words === words);
      line ??= this.add({ ...blank(event.seat), words }, entry);
      this.named.add(line);
    }
    const sums = { ...line.change, [good]: (line.change[good] ?? 0) + n };
    line.change = Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  }

  private add(told: Told, entry: LogEntry): Told {
    const { deed } = this;
    if (deed && (deed.seat === entry.actor || entry.actor < 0)) {
      deed.then.push(told);
      return told;
    }
    return this.begin(entry, told.seat, told);
  }

  private begin(entry: LogEntry, seat: number, told: Told): Deed {
    const deed = begun({ ...told, seat }, entry);
    this.chapter.deeds.push(deed);
    // What comes after the end of a round is everybody's, not that of the last act.
    this.deed = this.chapter.kind === "phase" && seat !== entry.actor ? null : deed;
    return deed;
  }

  private act(entry: LogEntry): Told {
    const [verb = "", ...ids] = entry.act.split(" ");
    const words = ids.map((id, index) => ({ kind: entry.kinds?.[index] ?? "", id }));
    const told = this.text.has(`told-${verb}`) ? this.text.say(`told-${verb}`) : this.text.act(verb, words);
    return { ...blank(entry.actor), words: told };
  }
}

const blank = (seat: number): Told => ({ seat, words: "", icon: "", change: {}, story: "" });
const begun = (told: Told, { seq, n, undone }: LogEntry): Deed => ({
  ...told,
  seq,
  n,
  undone,
  then: [],
  itself: 0,
  things: [],
});
const NUMBERS = new Set(["n", "source", "good", "seat", "number"]);
const thingsOf = (event: EventInfo): Deed["things"] =>
  Object.entries(event.data)
    .filter(([key]) => !NUMBERS.has(key))
    .map(([key, id]) => ({ kind: key.replace(/^other_/, ""), id: String(id), seat: event.seat }));

/** Everything in the order in which it happened; chapters without anything are left out. */
export function tell(text: Text, entries: LogEntry[], turns: Turns = NO_TURNS): Chapter[] {
  const teller = new Teller(text, turns);
  for (const entry of entries) teller.entry(entry);
  return teller.chapters.filter((one) => one.kind !== "start" || one.deeds.length > 0 || one.news.length > 0);
}

/** What happened since my last act without my doing: the acts of others, and what the end of the round brought. */
export function tellNews(
  text: Text,
  entries: LogEntry[],
  turns: Turns | undefined,
  mine: (seat: number) => boolean,
): Chapter[] {
  const [first, ...rest] = tell(text, entries, turns);
  if (!first) return [];
  const mineLeft = (deed: Deed): boolean =>
    !mine(deed.seat) || entries.some((one) => one.seq === deed.seq && one.actor < 0);
  const kept = first.kind === "start" ? { ...first, deeds: first.deeds.filter(mineLeft) } : first;
  return [kept, ...rest].filter((one) => one.kind !== "start" || one.deeds.length > 0);
}

/** The news; while a phase, or my turn, goes on for several acts, there is what came before. */
export function latest(
  text: Text,
  log: LogEntry[],
  since: LogEntry[],
  turns: Turns | undefined,
  mine: (seat: number) => boolean,
): Chapter[] {
  const news = tellNews(text, since, turns, mine);
  if (news.length > 0) return news;
  const last = tell(
    text,
    log.filter((entry) => !entry.undone),
    turns,
  ).at(-1);
  if (!last || last.kind === "phase") return last ? [last] : [];
  // While I go on, what the others have done in this round stays.
  const deeds = last.deeds.filter(({ seat }) => seat >= 0 && !mine(seat));
  return deeds.length ? [{ ...last, deeds }] : [];
}
