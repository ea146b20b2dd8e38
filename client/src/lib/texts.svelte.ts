/** The texts that have been fetched, per language and game. */
import { getText } from "../api/client";
import { settings } from "./settings.svelte";
import { Text, type Language } from "./text.svelte";

/** Words that only some pages need: what signs mean, setting up a table, the page after the game, the rules, ... */
export type Part =
  "account" | "admin" | "analysis" | "chat" | "days" | "hint" | "legend" | "lobby" | "profile" | "result" | "rules";

const fetched = new Map<string, Promise<unknown>>();

/** What has been asked for once is not asked for again, unless it failed. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  let answer = fetched.get(key) as Promise<T> | undefined;
  if (!answer) {
    answer = ask();
    answer.catch(() => fetched.delete(key));
    fetched.set(key, answer);
  }
  return answer;
}

function fetchSource(language: Language, game: string | null, pack?: string, part?: Part): Promise<string> {
  const asked = Object.entries({ game, pack, part }).flatMap(([key, value]) => (value ? [`${key}=${value}`] : []));
  const address = `/text/${language}${asked.length ? `?${asked.join("&")}` : ""}`;
  return once(address, () => getText(address));
}

/** The words of a part alone. */
export const fetchPart = (language: Language, game: string | null, part: Part, pack?: string): Promise<Text> =>
  once(`${language}/${game ?? ""}/${pack ?? ""}/${part}`, async () => {
    return new Text(language, game, await fetchSource(language, game, pack, part), undefined, pack);
  });

/** The words of a game, with those of a part if one is named. */
export const fetchText = (language: Language, game: string | null, pack?: string, part?: Part): Promise<Text> =>
  once(`${language}/${game ?? ""}/${pack ?? ""}/with ${part ?? ""}`, async () => {
    const sources = [fetchSource(language, game, pack), ...(part ? [fetchSource(language, game, pack, part)] : [])];
    return new Text(language, game, (await Promise.all(sources)).join("\n"), undefined, pack);
  });

/** The texts of one game with one of its packs, or of none, in the reader's language; the old ones stay until the new ones are there. */
export class Texts {
  current = $state.raw<Text | null>(null);
  failed = $state(false);
  private game: string | null;
  private pack?: string;
  private part?: Part;

  /** `part`: words that only some pages need. */
  constructor(game: string | null = null, pack?: string, part?: Part) {
    this.game = game;
    this.pack = pack;
    this.part = part;
  }

  /** To be called in an effect: follows the setting. */
  follow(): void {
    const language = settings.language;
    fetchText(language, this.game, this.pack, this.part).then(
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
