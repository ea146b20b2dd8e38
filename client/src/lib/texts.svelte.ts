/** The texts that have been fetched, per language and game. */
import { getText } from "../api/client";
import { settings } from "./settings.svelte";
import { Text, type Language } from "./text.svelte";

const fetched = new Map<string, Promise<Text>>();

function fetchText(language: Language, game: string | null): Promise<Text> {
  const key = `${language}/${game ?? ""}`;
  let text = fetched.get(key);
  if (!text) {
    text = getText(`/text/${language}${game ? `?game=${game}` : ""}`).then((source) => new Text(language, game, source));
    text.catch(() => fetched.delete(key));
    fetched.set(key, text);
  }
  return text;
}

/** The texts of one game, or of none, in the reader's language; the old ones stay until the new ones are there. */
export class Texts {
  current = $state.raw<Text | null>(null);
  failed = $state(false);
  private game: string | null;

  constructor(game: string | null = null) {
    this.game = game;
  }

  /** To be called in an effect: follows the setting. */
  follow(): void {
    const language = settings.language;
    fetchText(language, this.game).then(
      (text) => {
        if (settings.language === language) {
          this.current = text;
          this.failed = false;
        }
      },
      () => (this.failed = this.current === null),
    );
  }
}
