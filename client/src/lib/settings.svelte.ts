/** What the reader has set, kept in this browser. */
import { languageOf, type Language } from "./text.svelte";

export type Theme = "auto" | "light" | "dark";
/** When ending a turn asks again. */
export type Confirm = "auto" | "always" | "left" | "never";
/** How fast things are seen moving; "auto" is normal unless the system asks for rest. */
export type Motion = "auto" | "slow" | "normal" | "fast" | "none";
const SPEEDS: Record<Motion, number> = { auto: 1, slow: 1.6, normal: 1, fast: 0.5, none: 0 };

interface Kept {
  language: Language | null;
  theme: Theme;
  confirm: Confirm;
  /** Tables whose game has been played to the end, as far as that matters. */
  ended: string[];
  letters: boolean;
  /** The coach speaks in first games. */
  coach: boolean;
  /** What she has remarked already: once each. */
  remarked: string[];
  motion: Motion;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
}

const KEY = "grotto";
/** Who has played so many games to the end is no newcomer any more. */
const NEWCOMER = 3;

function read(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    // Kept before there were speeds.
    if (kept.motion && !(kept.motion in SPEEDS)) kept.motion = "normal";
    return kept;
  } catch {
    return {};
  }
}

class Settings {
  private kept = $state<Kept>({
    language: null,
    theme: "auto",
    confirm: "auto",
    ended: [],
    letters: true,
    coach: true,
    remarked: [],
    motion: "auto",
    sound: false,
    volume: 0.6,
    ...read(),
  });

  private set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Without storage the setting lasts as long as the page.
    }
  }

  get language(): Language {
    return this.kept.language ?? navigator.languages.map(languageOf).find((one) => one) ?? "en";
  }
  set language(value: Language) {
    this.set("language", value);
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(value: Theme) {
    this.set("theme", value);
  }
  get confirm(): Confirm {
    return this.kept.confirm;
  }
  set confirm(value: Confirm) {
    this.set("confirm", value);
  }
  /** Whether ending a turn asks again: newcomers are asked as long as something is left to do, others are not. */
  asksAgain(left: boolean): boolean {
    const when = this.confirm === "auto" ? (this.newcomer ? "left" : "never") : this.confirm;
    return when === "always" || (when === "left" && left);
  }

  /** Whether what can't be taken back is put forward by a first click and done by a second. */
  get asksFirst(): boolean {
    return this.confirm === "always" || (this.confirm === "auto" && this.newcomer);
  }

  get newcomer(): boolean {
    return this.kept.ended.length < NEWCOMER;
  }
  /** A game has been played to its end. */
  played(table: string): void {
    if (this.newcomer && !this.kept.ended.includes(table)) this.set("ended", [...this.kept.ended, table]);
  }

  get letters(): boolean {
    return this.kept.letters;
  }
  set letters(value: boolean) {
    this.set("letters", value);
  }
  get coach(): boolean {
    return this.kept.coach;
  }
  set coach(value: boolean) {
    this.set("coach", value);
  }
  /** Whether the coach would still say this. */
  isNew(remark: string): boolean {
    return this.coach && this.newcomer && !this.kept.remarked.includes(remark);
  }
  /** The coach has said this. */
  remark(remark: string): void {
    if (!this.kept.remarked.includes(remark)) this.set("remarked", [...this.kept.remarked, remark]);
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(value: Motion) {
    this.set("motion", value);
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(value: boolean) {
    this.set("sound", value);
  }
  get volume(): number {
    return this.kept.volume;
  }
  set volume(value: number) {
    this.set("volume", value);
  }

  /** How long things take compared to normal; 0 if nothing of it is to be seen. */
  get speed(): number {
    return SPEEDS[this.motion];
  }
  /** The system asks for rest, and the reader has not said otherwise: nothing moves, but what happens is told. */
  get still(): boolean {
    return this.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  /** Whether things may be seen moving. */
  get moves(): boolean {
    return this.speed > 0 && !this.still;
  }
}

export const settings = new Settings();
