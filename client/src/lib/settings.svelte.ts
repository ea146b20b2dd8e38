/** What the reader has set, kept in this browser. */
import { languageOf, type Language } from "./text.svelte";

export type Theme = "auto" | "light" | "dark";
/** When ending a turn asks again. */
export type Confirm = "always" | "left" | "never";
export type Motion = "auto" | "full" | "none";

interface Kept {
  language: Language | null;
  theme: Theme;
  confirm: Confirm;
  letters: boolean;
  motion: Motion;
}

const KEY = "grotto";

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  private kept = $state<Kept>({
    language: null,
    theme: "auto",
    confirm: "left",
    letters: true,
    motion: "auto",
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
  get letters(): boolean {
    return this.kept.letters;
  }
  set letters(value: boolean) {
    this.set("letters", value);
  }
  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(value: Motion) {
    this.set("motion", value);
  }

  /** Whether things may be seen moving. */
  get moves(): boolean {
    if (this.motion !== "auto") return this.motion === "full";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
