/** What the pages about people say: the words of every page, and those of their own. */
import { ApiError } from "../api/client";
import type { Message } from "../api/types";
import { Texts } from "../lib/texts.svelte";
import type { Text } from "../lib/text.svelte";

export function peopleTexts(): Texts {
  const texts = new Texts(null, undefined, "profile");
  $effect(() => texts.follow());
  return texts;
}

/** Why something was refused. */
export function reasonOf(text: Text, error: unknown): string {
  const reason: Message | null = error instanceof ApiError ? error.reason : null;
  return reason && text.has(reason.id) ? text.message(reason) : text.say("web-error-refused");
}
