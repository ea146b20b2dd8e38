/** A position by its data and the words of the vocabulary alone: what the board of a game without boards shows. */
import type { Text } from "../lib/text.svelte";

/** What a game has declared: the ids of each kind of word that its acts speak of, and the entries whose numbers are seats. */
export interface Declared {
  words: Record<string, string[]>;
  seats: string[];
}

export type Part =
  | { is: "text"; text: string }
  | { is: "thing"; kind: string; id: string; name: string }
  | { is: "list"; parts: Part[] }
  | { is: "rows"; rows: Row[] };

export interface Row {
  name: string;
  /** Where the name is a thing itself: its kind and id. */
  thing?: { kind: string; id: string } | undefined;
  part: Part;
}

/** Said elsewhere, or of no use to a player. */
const LEFT_OUT = ["agenda", "game", "options", "players", "round"];
const NOTHING = "–";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export class Described {
  private words: Declared["words"];

  constructor(
    private declared: Declared,
    private text: Text,
  ) {
    this.words = declared.words;
  }

  /** What a thing is called; its id if it has no name. */
  word(kind: string, id: string): string {
    const named = kind === "number" || kind === "seat" || this.text.has(`${kind}-${id}`);
    return named ? this.text.word(kind, id) : id.replaceAll("_", " ");
  }

  /** The kind that all these ids are of; where several are, that of the entry they stand in ("tiles", "tile"). */
  private kindOf(ids: string[], entry: string): string | undefined {
    const kinds = Object.keys(this.words).filter((kind) => ids.every((id) => this.words[kind]!.includes(id)));
    return kinds.find((kind) => entry.startsWith(kind)) ?? kinds[0];
  }

  /** An entry of the position by its name. */
  private field(key: string, value: unknown, seats = false): Row {
    const message = ["field", "good", "counter"].map((kind) => `${kind}-${key}`).find((id) => this.text.has(id));
    return { name: message ? this.text.say(message) : key.replaceAll("_", " "), part: this.part(value, key, seats) };
  }

  private part(value: unknown, entry: string, seats = false): Part {
    if (seats && typeof value === "number" && value >= 0) return { is: "text", text: this.text.seat(value) };
    if (Array.isArray(value)) {
      if (!value.length) return { is: "text", text: NOTHING };
      const flat = value.every((one) => typeof one !== "object" || one === null);
      if (flat) return { is: "list", parts: value.map((one) => this.part(one, entry, seats)) };
      return {
        is: "rows",
        rows: value.map((one, index) => ({ name: String(index + 1), part: this.part(one, entry, seats) })),
      };
    }
    if (isRecord(value)) {
      const keys = Object.keys(value);
      if (!keys.length) return { is: "text", text: NOTHING };
      // What is said about each of some things, or the parts of one.
      const kind = this.kindOf(keys, entry);
      const about = ([key, one]: [string, unknown]): Row =>
        kind === undefined
          ? this.field(key, one, seats)
          : { name: this.word(kind, key), thing: { kind, id: key }, part: this.part(one, entry, seats) };
      return { is: "rows", rows: Object.entries(value).map(about) };
    }
    if (typeof value === "string") {
      const kind = this.kindOf([value], entry);
      if (kind !== undefined) return { is: "thing", kind, id: value, name: this.word(kind, value) };
      return { is: "text", text: value.replaceAll("_", " ") };
    }
    if (typeof value === "boolean") return { is: "text", text: this.text.say(value ? "web-yes" : "web-no") };
    return { is: "text", text: typeof value === "number" ? String(value).replace("-", "−") : NOTHING };
  }

  /** What lies between the players, and what each of them has. */
  position(state: unknown, seats: number): { common: Row[]; own: Row[][] } {
    const common: Row[] = [];
    const own: Row[][] = Array.from({ length: seats }, () => []);
    for (const [key, value] of Object.entries(isRecord(state) ? state : {})) {
      if (LEFT_OUT.includes(key)) continue;
      const perSeat = Array.isArray(value) && value.length === seats && value.every(isRecord);
      // What a seat has is shown without the heading that is the same for all seats.
      if (perSeat)
        value.forEach((one, seat) => own[seat]!.push(...Object.entries(one).map((row) => this.field(...row))));
      else common.push(this.field(key, value, this.declared.seats.includes(key)));
    }
    return { common, own };
  }

  /** The same in lines, for those who read rather than look. */
  lines(rows: Row[], depth = 0): string[] {
    const space = "\u2003".repeat(depth);
    return rows.flatMap(({ name, part }) => {
      if (part.is !== "rows") return [`${space}${name}: ${this.spoken(part)}`];
      if (part.rows.every((row) => row.part.is !== "rows")) {
        const said = part.rows.map((row) => `${row.name} ${this.spoken(row.part)}`);
        return [`${space}${name}: ${said.join(", ")}`];
      }
      return [`${space}${name}:`, ...this.lines(part.rows, depth + 1)];
    });
  }

  private spoken(part: Part): string {
    if (part.is === "text") return part.text;
    if (part.is === "thing") return part.name;
    return part.is === "list" ? part.parts.map((one) => this.spoken(one)).join(", ") : "";
  }
}
