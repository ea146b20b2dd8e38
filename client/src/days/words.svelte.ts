/** The words about games over days, fetched when somebody needs them. */
import { settings } from "../lib/settings.svelte";
import { shell } from "../lib/shell.svelte";
import type { Message } from "../api/types";
import { ApiError } from "../api/client";
import type { Text } from "../lib/text.svelte";
import { fetchPart } from "../lib/texts.svelte";

export class Words {
  current = $state.raw<Text | null>(null);

  constructor() {
    $effect(() => {
      const { language } = settings;
      void fetchPart(language, "", "days").then(
        (found) => language === settings.language && (this.current = found),
        // It is asked for again when the panel is opened again.
        () => undefined,
      );
    });
  }
}

/** Why something was refused, in words of these or of the page. */
export function refusal(words: Text, error: unknown): string {
  const text = shell.text!;
  const reason: Message | null = error instanceof ApiError ? error.reason : null;
  if (reason && words.has(reason.id)) return words.at((seat) => text.seat(seat)).message(reason);
  return reason && text.has(reason.id) ? text.message(reason) : text.say("web-error-refused");
}
