/** Whether a screen reader is told what others say, kept in this browser; and telling it while the chat is closed. */
import type { ChatLine } from "../api/types";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import type { Text } from "../lib/text.svelte";
import { fetchPart } from "../lib/texts.svelte";

const KEY = "grotto-chat-silent";

class Aloud {
  private silent = $state(localStorage.getItem(KEY) !== null);
  get on(): boolean {
    return !this.silent;
  }
  set on(value: boolean) {
    this.silent = !value;
    try {
      if (value) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, "1");
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const aloud = new Aloud();

/** What somebody said, in the reader's language where it is a phrase. */
export const spoken = (words: Text, line: ChatLine): string =>
  line.phrase ? words.say(`phrase-${line.phrase}`) : (line.text ?? "");

export const nameOf = (words: Text, line: ChatLine): string => line.name || words.say("web-chat-somebody");

export async function announce(lines: ChatLine[], game: string): Promise<void> {
  if (!aloud.on) return;
  const words = await fetchPart(settings.language, game, "chat");
  for (const line of lines)
    live.say(words.say("web-chat-heard", { name: nameOf(words, line), text: spoken(words, line) }));
}
