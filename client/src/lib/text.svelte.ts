/** Sentences in the reader's language, made from the same Fluent messages and by the same rules as `grotto.text.Speaker`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Data, EventInfo, Message } from "../api/types";
import { apart } from "./names";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Data of messages that quote what somebody has written, or must write, and so are never put into words. */
const AS_WRITTEN = new Set(["act", "allowed", "key", "option", "value"]);

/** A word of an act: its kind ("room", "cell", ...) and its id. */
export interface Word {
  kind: string;
  id: string;
}

/** The language of ours for a tag like "fr-CA"; undefined if we don't speak it. */
export function languageOf(tag: string): Language | undefined {
  const language = tag.split("-")[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === language);
}

export class Text {
  readonly language: Language;
  /** The game whose texts are among these. */
  readonly game: string | null;
  /** The pack whose names are among these. */
  readonly pack: string | undefined;
  private bundle: FluentBundle;
  private names: (seat: number) => string | undefined;
  private helped: string[];

  constructor(
    language: Language,
    game: string | null,
    source: string,
    names: (seat: number) => string | undefined = () => undefined,
    pack?: string,
  ) {
    this.language = language;
    this.game = game;
    this.pack = pack;
    this.names = names;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    this.helped = [...source.matchAll(/^([a-z][\w-]*) *=(?:(?!\n[a-z#]).)*?\n +\.help *=/gms)].map(
      (match) => match[1]!,
    );
  }

  /** The same texts at a table, where seats have names. */
  at(names: (seat: number) => string | undefined): Text {
    const text = Object.create(Text.prototype) as Text;
    const { language, game, pack, bundle, helped } = this;
    Object.assign(text, { language, game, pack, bundle, helped, names });
    return text;
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** A message by its id; `id.help` asks for the attribute `help`. */
  say(id: string, data: Data = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      console.error(`no text for ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, data, errors);
    if (errors.length) console.error(`text ${id}: ${errors[0]}`, data);
    return sentence;
  }

  /** Who sits there: the person's name, or "Player 1". */
  seat(seat: number): string {
    const name = this.names(seat);
    return name === undefined ? this.say("seat", { n: seat + 1 }) : apart(name);
  }

  /** The name of a thing: `word("tile", "housework")`. */
  word(kind: string, id: string): string {
    if (kind === "number") return id;
    if (kind === "seat") return this.seat(Number(id));
    return this.say(`${kind}-${id}`);
  }

  /** The rules of a thing, if there are any to tell. */
  help(kind: string, id: string): string | undefined {
    const key = `${kind}-${id}.help`;
    return this.has(key) ? this.say(key) : undefined;
  }

  /** Everything that has rules to tell, in the order of the texts. */
  rules(): { id: string; name: string; help: string }[] {
    return this.helped
      .filter((id) => !id.startsWith("option-"))
      .map((id) => ({ id, name: this.say(id), help: this.say(`${id}.help`) }));
  }

  /** The data of a message with all ids replaced by names. */
  private words(data: Data): Data {
    const spoken: Data = {};
    if ("good" in data && "n" in data) spoken.amount = this.say(`amount-${data.good}`, { n: data.n });
    for (const [key, value] of Object.entries(data)) {
      if (AS_WRITTEN.has(key)) spoken[key] = value;
      else if (key === "source") spoken[key] = this.say(`source-${value}`);
      else if (key === "seat") spoken[key] = this.seat(Number(value));
      else {
        // A second thing of a kind has a key of its own: `cell` and `other_cell`.
        const kind = key.replace(/^other_/, "");
        spoken[key] = this.has(`${kind}-${value}`) ? this.word(kind, String(value)) : value;
      }
    }
    return spoken;
  }

  /** The name of a number that a player watches: a good, or one that has a word of its own. */
  counter(name: string): string {
    return this.say(this.has(`counter-${name}`) ? `counter-${name}` : `good-${name}`);
  }

  /** Numbers that would change, signed: "wood +2, score −1". */
  changes(changes: Record<string, number>): string {
    const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
    return Object.entries(changes)
      .map(([name, n]) => `${this.counter(name)} ${signed(n)}`)
      .join(", ");
  }

  /** A prompt, a reason or an error. */
  message(message: Message): string {
    return this.say(message.id, this.words(message.data));
  }

  /** What happened, without the name of who did it; `more` of the same kind only adds amounts. */
  event(event: EventInfo, more: EventInfo[] = []): string {
    const data = this.words(event.data);
    if (more.length) {
      const sums = new Map<string, number>();
      for (const { data: one } of [event, ...more])
        sums.set(String(one.good), (sums.get(String(one.good)) ?? 0) + Number(one.n));
      data.amount = [...sums].map(([good, n]) => this.say(`amount-${good}`, { n })).join(", ");
    }
    return this.say(event.id.startsWith("event-") ? event.id : `event-${event.id}`, data);
  }

  /** An act as a short sentence: "Furnish Shelf: row 3, column 1, surcharge 5 food". */
  act(verb: string, args: Word[]): string {
    const data: Data = {};
    const alike = (one: Word) => args.filter((other) => other.kind === one.kind && other.id === one.id);
    for (const word of args.filter((one) => alike(one)[0] === one)) {
      const n = alike(word).length;
      const amount = this.has(`amount-${word.id}`) ? this.say(`amount-${word.id}`, { n }) : "";
      const spoken: Record<string, string> = {
        [word.kind]: amount && n > 1 ? amount : this.word(word.kind, word.id),
        ...(amount && { amount }),
      };
      for (const [key, name] of Object.entries(spoken)) data[key] = key in data ? `${data[key]}, ${name}` : name;
    }
    return this.say(this.actMessage(verb, args), data);
  }

  /** The id of the message for an act, the most particular one there is. */
  private actMessage(verb: string, args: Word[]): string {
    const start = `act-${verb}`;
    const ids = args.map((word) => word.id);
    const particular = ids.map((_, index) => [start, ...ids.slice(0, ids.length - index)].join("-"));
    const kinds = [start, ...args.map((word) => word.kind)].join("-");
    return [...particular, kinds].find((id) => this.has(id)) ?? start;
  }
}
