/** The texts that have been fetched, per language and game. */
import { getText } from "../api/client";
import { settings } from "./settings.svelte";
import { Text, type Language } from "./text.svelte";

const fetched = new Map<string, Promise<Text>>();

function fetchText(language: Language, game: string | null, pack?: string): Promise<Text> {
  const key = `${language}/${game ?? ""}/${pack ?? ""}`;
  let text = fetched.get(key);
  if (!text) {
    const query = game ? `?game=${game}${pack ? `&pack=${pack}` : ""}` : "";
    text = getText(`/text/${language}${query}`).then((source) => new Text(language, game, source));
    text.catch(() => fetched.delete(key));
    fetched.set(key, text);
  }
  return text;
}

/** The texts of one game with one of its packs, or of none, in the reader's language; the old ones stay until the new ones are there. */
export class Texts {
  current = $state.raw<Text | null>(null);
  failed = $state(false);
  private game: string | null;
  private pack?: string;

  constructor(game: string | null = null, pack?: string) {
    this.game = game;
    this.pack = pack;
  }

  /** To be called in an effect: follows the setting. */
  follow(): void {
    const language = settings.language;
    fetchText(language, this.game, this.pack).then(
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
