/**
 * The decision being made, narrowed word by word. No server is involved until an act is complete.
 *
 * Word 0 of an act is its verb, then come its arguments. `choices` says which words have been
 * chosen at which place; a place where all remaining acts agree fills itself. A thing may be
 * chosen before the verb is settled: then only verbs that fit it remain.
 */
import type { Message, View } from "../api/types";
import { arranged, flatten, keyOf, offered, openPlace, stepsAt, waysAmong } from "./narrowing";
import type { Act, Choice, Step } from "./narrowing";
import type { Text, Word } from "./text.svelte";

export interface Place {
  kind: string;
  id: string;
  seat?: number | undefined;
}

export interface Look {
  lit: boolean;
  /** It can be chosen, though a lesson may light something else. */
  legal: boolean;
  chosen: boolean;
  /** Its place among the words that are settled: chosen, or filled in because nothing else is left. */
  settled: number | undefined;
  ghost: boolean;
  armed: boolean;
  reason: Message | undefined;
  changed: number | undefined;
}

/** A word of the crumb: chosen by hand, or filled in because nothing else is left. */
export interface Crumb {
  word: Word;
  place: number;
  byItself: boolean;
}

export type Send = (act: Act) => void;
export type AskWhy = (prefix: string) => Promise<Record<string, Message>>;

export class Pick {
  view = $state.raw<View | null>(null);
  /** Nothing can be chosen: an earlier position is shown, or there is no connection. */
  readOnly = $state(false);
  /** Kinds of words that may be chosen before those that stand in front of them; "twin cell": of that verb alone. */
  early = $state.raw<string[]>([]);
  /** Kinds of words that are places on which a piece may lie in several ways. */
  turned = $state.raw<string[]>([]);
  /** Side acts as they are lit on the table, in words of what lies there. */
  asides = $state.raw<(view: View, acts: Act[]) => Act[]>(() => []);
  /** Verbs that one tap does, where nothing is shown or given away by it. */
  quick = $state.raw<string[]>([]);
  /** Words that an act does not name and that its sentence should. */
  dress = $state.raw<(view: View, act: Act) => Word[]>(() => []);
  /** In a lesson: whether an act is lit. What is legal stays so. */
  guide = $state.raw<((act: Act) => boolean) | null>(null);
  /** What an act loses that nobody should be without knowing. */
  warning = $state.raw<(act: Act, text: Text) => string>(() => "");
  /** An act is under way. */
  sending = $state.raw<Act | null>(null);
  private choices = $state.raw<Choice[]>([]);
  /** What the pointer is over or the focus is on. */
  private hovered = $state.raw<Word | null>(null);
  /** What a first tap has put forward; a second one does it. */
  private tapped = $state.raw<Word | null>(null);
  /** What somebody else puts forward, to be looked at: the coach, an analysis. */
  pointed = $state.raw<Act | null>(null);
  private reasons = $state.raw<Map<string, Message>>(new Map());
  /** The decision whose reasons are all known. */
  private told = $state.raw("");
  private changes = $state.raw<Map<string, number>>(new Map());
  /** A refusal or reason to be shown in the turn bar. */
  notice = $state.raw<{ message: Message; about: Word | null } | null>(null);
  /** What has been chosen act by act, and how it is taken back. */
  members = $state.raw<Set<string>>(new Set());
  takeOut: (word: Word) => void = () => undefined;
  /** Do several acts one after the other, as long as they are legal. */
  doAll: (acts: string[]) => void = () => undefined;
  /** How many words a side act began with: they are taken back together. */
  private begunWith = 0;
  private send: Send;
  private askWhy: AskWhy;
  private asked = new Map<string, Promise<Record<string, Message>>>();

  constructor(send: Send, askWhy: AskWhy) {
    this.send = send;
    this.askWhy = askWhy;
  }

  // ---- the position ---------------------------------------------------------------------

  /** A position. If it is a new one, choosing begins anew. */
  show(view: View): void {
    const anew = this.view === null || this.view.seq !== view.seq || this.view.id !== view.id;
    this.view = view;
    if (!anew) {
      if (this.left.length === 0) this.choices = [];
      return;
    }
    this.choices = [];
    this.begunWith = 0;
    this.hovered = null;
    this.tapped = null;
    this.pointed = null;
    this.notice = null;
    this.sending = null;
    this.asked.clear();
    this.reasons = new Map();
  }

  /** The same position, seen anew: other acts may be legal for this reader. */
  refresh(view: View): void {
    this.view = view;
  }

  /** Marks of what others have just changed: "seat|kind:id" and "kind:id". */
  mark(changes: Map<string, number>): void {
    this.changes = changes;
  }

  readonly acts: Act[] = $derived.by(() => {
    const { view } = this;
    if (!view || this.readOnly) return [];
    return flatten(view.legal).map((act) => ({ ...act, more: this.dress(view, act) }));
  });
  readonly mainActs: Act[] = $derived(this.acts.filter((act) => act.role === "main"));
  readonly sideActs: Act[] = $derived(this.acts.filter((act) => act.role === "side"));
  readonly besides: Act[] = $derived(this.view ? this.asides(this.view, this.sideActs) : []);
  readonly closeActs: Act[] = $derived(this.acts.filter((act) => act.role === "close"));
  readonly actor: number = $derived(this.view?.actor ?? -2);
  readonly mine: boolean = $derived(this.acts.length > 0);

  // ---- narrowing ------------------------------------------------------------------------

  /** What is being chosen among: what is asked for, or the side acts of a verb that was begun in the tray. */
  private readonly pool: Act[] = $derived.by(() => {
    const verb = this.choices.find((choice) => choice.place === 0)?.word.id;
    const aside = verb !== undefined && this.sideActs.some((act) => act.verb === verb);
    if (aside && this.begunWith > 0) return this.sideActs;
    // A thing that was chosen may be good for what can be done at any time, too.
    return this.choices.length ? [...this.mainActs, ...this.besides] : this.mainActs;
  });

  /** The acts that fit what is chosen. */
  readonly left: Act[] = $derived(this.pool.flatMap((act) => arranged(act, this.choices) ?? []));

  /** The first word that is not settled yet. */
  private readonly place: number = $derived(openPlace(this.left, this.choices));

  /** Nothing is left to choose, but nobody has said yes yet. */
  readonly complete: Act | null = $derived(this.left.length === 1 ? this.left[0]! : null);

  readonly crumbs: Crumb[] = $derived.by(() => {
    const first = this.left[0];
    if (!first) return [];
    const chosen = new Map(this.choices.map((choice) => [choice.place, choice.word]));
    const crumbs: Crumb[] = [];
    const length = Math.max(this.place, ...chosen.keys(), -1);
    for (let place = 0; place <= length; place++) {
      const word = chosen.get(place);
      if (word) crumbs.push({ word, place, byItself: false });
      else if (place < this.place && first.words[place])
        crumbs.push({ word: first.words[place]!, place, byItself: true });
    }
    return crumbs;
  });

  /** The same as long as the same is asked for: what opens by itself need not open again. */
  readonly decision: string = $derived(JSON.stringify([this.view?.id, this.view?.seq, this.mine, this.crumbs]));

  /** Whether anything has been chosen by hand. */
  readonly begun: boolean = $derived(this.choices.length > 0);

  readonly verb: string | null = $derived.by(() => {
    const first = this.left[0];
    return first && this.left.every((act) => act.verb === first.verb) ? first.verb : null;
  });

  /** The words that may come next, each with the acts that then remain. */
  readonly next: (Step & { place: number })[] = $derived(
    stepsAt(this.left, this.place, this.choices).map((step) => ({ ...step, place: this.place })),
  );

  /** What is being asked for: the kinds of the next word. */
  readonly step: { kinds: string[]; verb: string | null } = $derived({
    kinds: [...new Set(this.next.map(({ word }) => word.kind))],
    verb: this.verb,
  });

  /** Verbs to choose from, while the verb is open. */
  readonly verbs = $derived(this.place === 0 && this.left.length > 1 ? this.next : []);

  /** The acts with the place of their next word. While the verb is open, each verb has its own. */
  private readonly open: { acts: Act[]; place: number }[] = $derived.by(() => {
    if (this.place > 0 || this.choices.length > 0) return [{ acts: this.left, place: this.place }];
    const verbs = new Map<string, Act[]>();
    for (const act of this.left) verbs.set(act.verb, [...(verbs.get(act.verb) ?? []), act]);
    return [...verbs.values()].map((acts) => ({ acts, place: acts.length > 1 ? openPlace(acts, []) : 1 }));
  });

  /** Everything lit: key -> the choice that a click makes and the acts that then remain. */
  readonly lit: Map<string, { choice: Choice; acts: Act[] }> = $derived.by(() => {
    const lit = new Map<string, { choice: Choice; acts: Act[] }>();
    const light = (act: Act, place: number, words = offered(act, place, this.choices)) => {
      for (const word of words) {
        if (!act.words[place]) continue;
        const entry = lit.get(keyOf(word)) ?? { choice: { place, word }, acts: [] };
        lit.set(keyOf(word), entry);
        const then = arranged(act, [...this.choices.filter((choice) => choice.place !== place), entry.choice]);
        if (then && entry.choice.place === place && !entry.acts.some(({ text }) => text === act.text))
          entry.acts.push(then);
      }
    };
    // While the verb is open, the things of all verbs are lit too.
    if (this.place === 0) for (const act of this.left) light(act, 0);
    for (const { acts, place } of this.open) {
      const [only] = acts;
      // Where one act is left, a click on any of its words does it.
      if (only && acts.length === 1)
        for (let index = 1; index < only.words.length; index++) light(only, index, [only.words[index]!]);
      // While the verb is open, words that would fill themselves choose it.
      else
        for (const act of acts)
          for (let index = this.place > 0 || this.choices.length > 0 ? place : 1; index > 0 && index <= place; index++)
            light(act, index);
    }
    if (this.choices.length === 0) for (const act of this.besides) light(act, 1);
    // Words of some kinds may be chosen before those that stand in front of them.
    for (const act of this.early.length ? this.left : []) {
      for (const [place, { kind }] of act.words.entries()) {
        // Of two places that one piece covers only the first.
        if (place <= this.place || act.words.findIndex((word) => word.kind === kind) < place) continue;
        const early = this.early.includes(kind) || this.early.includes(`${act.verb} ${kind}`);
        if (early && !this.choices.some((choice) => choice.place === place)) light(act, place, [act.words[place]!]);
      }
    }
    return lit;
  });

  /** How many things of the next kind can be chosen. */
  readonly count: number = $derived(this.place === 0 && this.left.length > 1 ? 0 : this.next.length);

  // ---- turning --------------------------------------------------------------------------

  /** How often a piece has been turned; it stays for the next one. */
  private turns = $state(0);

  /** The ways in which a piece can lie on the place that is chosen: acts that differ in one word of its kind only. */
  readonly ways: Act[] = $derived(this.begun ? waysAmong(this.left, this.turned) : []);

  /** The way that is shown, counted from 0: that which was tapped or is pointed at, or as often as it was turned. */
  readonly way: number = $derived(
    Math.max(
      0,
      this.ways.findIndex((act) => act.text === this.preview?.text),
    ),
  );

  turn(): boolean {
    if (this.ways.length < 2) return false;
    this.tapped = null;
    this.hovered = null;
    this.turns = this.way + 1;
    return true;
  }

  // ---- reading --------------------------------------------------------------------------

  private own(place: Place): boolean {
    return place.seat === undefined || place.seat === this.actor;
  }

  at(place: Place): Look {
    const key = keyOf(place);
    const own = this.own(place);
    const preview = this.preview;
    const entry = own && !this.sending ? this.lit.get(key) : undefined;
    const lit = entry !== undefined && (this.guide === null || entry.acts.some(this.guide));
    const taken = own && !entry && this.mine && this.members.has(key);
    const chosen = taken || (own && this.choices.some((choice) => keyOf(choice.word) === key));
    return {
      lit,
      legal: entry !== undefined,
      chosen,
      settled:
        own && !entry && !this.sending ? this.crumbs.findLast(({ word }) => keyOf(word) === key)?.place : undefined,
      ghost: own && preview !== null && preview.words.some((word) => keyOf(word) === key),
      armed: own && this.tapped !== null && keyOf(this.tapped) === key,
      reason: own && !lit && !chosen ? this.reasons.get(key) : undefined,
      changed: this.changes.get(place.seat === undefined ? key : `${place.seat}|${key}`),
    };
  }

  /** Whether a lesson asks for one of these acts. */
  guided(acts: Act[]): boolean {
    return this.guide !== null && acts.some(this.guide);
  }

  /** The settled id of a kind, chosen or filled in. */
  has(kind: string): string | null {
    return this.crumbs.find((crumb) => crumb.word.kind === kind)?.word.id ?? null;
  }

  /** The one act that is being looked at: under way, tapped, pointed at, or the only one left. */
  readonly preview: Act | null = $derived.by(() => {
    if (this.sending) return this.sending;
    for (const word of [this.tapped, this.hovered]) {
      if (!word) continue;
      const acts = this.lit.get(keyOf(word))?.acts;
      if (acts?.length === 1) return acts[0]!;
      const ways = acts ? waysAmong(acts, this.turned) : [];
      if (ways.length) return ways[this.turns % ways.length]!;
    }
    if (this.ways.length) return this.ways[this.turns % this.ways.length]!;
    if (this.pointed && !this.begun) return this.pointed;
    return this.begun && this.left.length === 1 ? this.left[0]! : null;
  });

  /** What a first tap has put forward. */
  readonly armed: Act | null = $derived.by(() => {
    const acts = this.tapped ? this.lit.get(keyOf(this.tapped))?.acts : undefined;
    return acts?.length === 1 ? acts[0]! : null;
  });

  // ---- choosing -------------------------------------------------------------------------

  hover(word: Word): void {
    if (this.hovered === null || keyOf(word) !== keyOf(this.hovered)) this.hovered = word;
  }

  /** Later: an element that is removed loses its focus while the page is drawn, and a tap takes it before its click. */
  leave(word: Word): void {
    setTimeout(() => {
      if (this.hovered && keyOf(this.hovered) === keyOf(word)) this.hovered = null;
    });
  }

  /** Whether a click on a thing does something that can't be taken back, or that one is warned of. */
  weighty(place: Place, text: Text): boolean {
    const acts = this.own(place) ? this.lit.get(keyOf(place))?.acts : undefined;
    return acts?.length === 1 && (acts[0]!.reveals || this.warning(acts[0]!, text) !== "");
  }

  /** Choose a thing. By touch the first tap only shows what would happen. True if it was possible. */
  choose(place: Place, touch = false): boolean {
    if (this.sending || !this.own(place)) return false;
    const key = keyOf(place);
    const entry = this.lit.get(key);
    if (!entry) {
      const chosen = this.choices.find((choice) => keyOf(choice.word) === key);
      if (!chosen && this.mine && this.members.has(key)) {
        this.takeOut(place);
        return true;
      }
      if (!chosen) return false;
      this.backTo(chosen.place);
      return true;
    }
    this.notice = null;
    if (entry.acts.length === 1) {
      const [act] = entry.acts;
      const free = this.quick.includes(act!.verb) && !act!.reveals && !act!.ends;
      if (touch && !free && !(this.tapped && keyOf(this.tapped) === key)) {
        this.tapped = { kind: place.kind, id: place.id };
        return true;
      }
      this.tapped = null;
      this.do(act!);
      return true;
    }
    this.tapped = null;
    if (!this.begun) this.begunWith = 0;
    this.choices = [...this.choices, entry.choice];
    this.hovered = null;
    return true;
  }

  /** Choose a thing in place of the word that was chosen last; nothing is done yet. True if that was possible. */
  instead(place: Place): boolean {
    const { choices } = this;
    if (this.sending || choices.length <= this.begunWith) return false;
    this.choices = choices.slice(0, -1);
    if (this.lit.has(keyOf(place)) && this.choose(place, true)) return true;
    this.choices = choices;
    return false;
  }

  /** Begin a side act: its verb and the words given are chosen, the rest is asked for. */
  begin(words: Word[]): void {
    if (this.sending) return;
    this.notice = null;
    this.tapped = null;
    this.choices = words.map((word, place) => ({ place, word }));
    this.begunWith = words.length;
  }

  do(act: Act): void {
    if (this.sending) return;
    this.notice = null;
    this.sending = act;
    this.send(act);
  }

  /** The server has answered: nothing is under way any more. */
  settled(): void {
    this.sending = null;
  }

  /** The server would not have it. */
  refused(message: Message): void {
    this.sending = null;
    this.tapped = null;
    this.notice = { message, about: null };
  }

  /** Take back the last word chosen. True if there was one. */
  back(): boolean {
    if (this.tapped) {
      this.tapped = null;
      return true;
    }
    this.notice = null;
    if (this.choices.length === 0) return false;
    const aside = this.choices.length <= this.begunWith;
    this.choices = aside ? [] : this.choices.slice(0, -1);
    return true;
  }

  backTo(place: number): void {
    const index = this.choices.findIndex((choice) => choice.place === place);
    if (index >= 0) this.choices = this.choices.slice(0, index);
    this.tapped = null;
  }

  clear(): void {
    this.choices = [];
    this.tapped = null;
    this.notice = null;
  }

  // ---- why not --------------------------------------------------------------------------

  private why(prefix: string): Promise<Record<string, Message>> {
    let asked = this.asked.get(prefix);
    if (!asked) {
      asked = this.askWhy(prefix).catch(() => ({}));
      this.asked.set(prefix, asked);
    }
    return asked;
  }

  /** What to ask the server about: for each verb in question, the words before the open one and its kind. */
  private questions(): { prefix: string; kind: string }[] {
    const questions = new Map<string, string>();
    for (const { acts, place } of this.open) {
      for (const act of acts) {
        const word = act.words[place];
        if (word)
          questions.set(
            act.words
              .slice(0, place)
              .map((one) => one.id)
              .join(" "),
            word.kind,
          );
      }
    }
    return [...questions].map(([prefix, kind]) => ({ prefix, kind }));
  }

  /** Fetch the reasons for everything that is not lit now, so that they can be shown beside it. */
  async explain(): Promise<void> {
    const view = this.view;
    const choices = this.choices;
    const questions = this.questions().slice(0, 6);
    const answers = await Promise.all(questions.map(({ prefix }) => this.why(prefix)));
    if (this.view?.seq !== view?.seq || this.choices !== choices) return;
    const reasons = new Map<string, Message>();
    answers.forEach((next, index) => {
      for (const [id, message] of Object.entries(next)) {
        const key = keyOf({ kind: questions[index]!.kind, id });
        if (!reasons.has(key)) reasons.set(key, message);
      }
    });
    this.reasons = reasons;
    this.told = this.decision;
  }

  /** Whether it is known why what is not lit can't be chosen. */
  get explained(): boolean {
    return this.told === this.decision;
  }

  /** Why a thing cannot be chosen. */
  async whyNot(place: Place, fallback: Message): Promise<Message> {
    await this.explain();
    return (this.own(place) ? this.reasons.get(keyOf(place)) : undefined) ?? fallback;
  }
}
