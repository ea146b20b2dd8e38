/** From what has happened to what moves: a list of movements, strips and sounds with their times. No clock, no page. */
import type { LogEntry } from "../api/types";
import { SHOWING } from "../lib/pacing";
import { TIMES, type Cue, type Piece, type Rules, type Step } from "./moments";

export interface Movement extends Step {
  start: number;
  ms: number;
}
export interface Strip extends Omit<Piece, "adds"> {
  start: number;
  ms: number;
  /** What it changes for the reader. */
  change: Record<string, number>;
}
export interface Sounding {
  cue: Cue;
  start: number;
  /** What others do is heard more softly. */
  quiet: boolean;
}
export interface Plan {
  movements: Movement[];
  strips: Strip[];
  sounds: Sounding[];
  /** Where the next gains come from, for the plan after this. */
  place: string[];
}

export interface Setting {
  /** 1 is normal, 2 takes twice as long; 0: nothing is shown at all. */
  speed: number;
  /** Nothing moves, but strips stand there. */
  still: boolean;
  mine: (seat: number) => boolean;
  place: string[];
}

/** A strip comes, stays, goes. */
export const STRIP = 160 + 900 + 160;
/** Icons of one gain, and how far they are apart. */
const ICONS = 3;
const APART = { fly: 40, arc: 60 };
/** The move of somebody else takes no longer. */
const OTHERS = 900;
/** A step begins before the one it follows has ended. */
const OVERLAP = 0.6;
const SAME_CUE = 120;

const flies = (step: Step): step is Step & { kind: "fly" | "arc" } => step.kind === "fly" || step.kind === "arc";

/** One act after the other: first who goes where, then what comes of it. */
class Drawn {
  movements: Movement[] = [];
  strips: Strip[] = [];
  sounds: Sounding[] = [];
  place: string[];
  private clock = 0;
  private flown = 0;

  constructor(
    private rules: Rules,
    private setting: Setting,
  ) {
    this.place = setting.place;
  }

  entry(entry: LogEntry): void {
    const begin = this.clock;
    this.flown = 0;
    const first = this.movements.length;
    const heard = this.sounds.length;
    for (const event of entry.events) {
      const rule = this.rules.events[event.id.replace(/^event-/, "")];
      if (!rule) continue;
      const moment = rule(event.data, event.seat, this.place);
      if (moment.place) this.place = moment.place;
      if (moment.piece) this.piece(moment.piece);
      if (moment.cue) this.sounds.push({ cue: moment.cue, start: this.clock, quiet: !this.setting.mine(event.seat) });
      for (const step of moment.steps ?? []) this.step(step);
    }
    const end = Math.max(begin, ...this.movements.slice(first).map((one) => one.start + one.ms));
    if (entry.actor >= 0 && !this.setting.mine(entry.actor) && end - begin > OTHERS) {
      const share = OTHERS / (end - begin);
      for (const one of this.movements.slice(first)) {
        one.start = begin + (one.start - begin) * share;
        one.ms *= share;
      }
      for (const one of this.sounds.slice(heard)) one.start = begin + (one.start - begin) * share;
      this.clock = begin + OTHERS;
    } else this.clock = end;
  }

  private step(step: Step): void {
    const ms = TIMES[step.kind];
    if (!flies(step)) {
      this.movements.push({ ...step, start: this.clock, ms });
      if (step.kind === "walk") this.clock += ms * OVERLAP;
      return;
    }
    for (let icon = 0; icon < Math.min(ICONS, step.n ?? 1); icon++)
      this.movements.push({ ...step, n: 1, start: this.clock + APART[step.kind] * this.flown++, ms });
  }

  private piece(piece: Piece): void {
    // What comes later tells more: of two rounds the newer one. A card belongs to its round.
    const same = this.strips.find((one) => one.kind === piece.kind);
    const { adds, ...told } = piece;
    // What happens to others is no moment of the reader's.
    if (adds && !this.setting.mine(adds.seat)) return;
    const strip = same ?? { start: this.strips.length * STRIP, ms: STRIP, change: {}, kind: piece.kind };
    // A gain alone is told with the strip that it belongs to; a sentence may stand alone.
    if (!same && (!adds || told.says)) this.strips.push(strip);
    if (adds) strip.change[adds.good] = (strip.change[adds.good] ?? 0) + adds.n;
    Object.assign(strip, told);
  }
}

/** The same cue is not heard again so soon. */
export function spaced(sounds: Sounding[]): Sounding[] {
  const last = new Map<Cue, number>();
  return sounds.filter(({ cue, start }) => {
    const before = last.get(cue);
    if (before !== undefined && start - before < SAME_CUE) return false;
    last.set(cue, start);
    return true;
  });
}

/** Everything within the time that the moves of others may take, then at the reader's speed. */
function fit<One extends { start: number; ms?: number }>(all: One[], speed: number): One[] {
  const end = Math.max(1, ...all.map((one) => one.start + (one.ms ?? 0)));
  const factor = speed * Math.min(1, SHOWING / end);
  return all.map((one) => ({ ...one, start: one.start * factor, ...(one.ms && { ms: one.ms * factor }) }));
}

export function planOf(entries: LogEntry[], rules: Rules, setting: Setting): Plan {
  const drawn = new Drawn(rules, setting);
  for (const entry of entries) if (!entry.undone) drawn.entry(entry);
  const { speed, still } = setting;
  const seen = speed > 0;
  return {
    movements: seen && !still ? fit(drawn.movements, speed) : [],
    strips: seen ? (still ? drawn.strips : fit(drawn.strips, speed)) : [],
    // Without movement everything is heard at once.
    sounds: spaced(seen && !still ? fit(drawn.sounds, speed) : drawn.sounds.map((one) => ({ ...one, start: 0 }))),
    place: drawn.place,
  };
}
