/** My account as the page has it: what the server knows, what is under way, and what went wrong. */
import { ApiError, get } from "../api/client";
import type { AccountInfo } from "../api/types";
import { me } from "../lib/me.svelte";
import type { Text } from "../lib/text.svelte";
import { NoPasskey } from "./passkeys";

export class Account {
  info = $state.raw<AccountInfo | null>(null);
  busy = $state(false);
  /** What is said about the last attempt: where it was made, whether it failed, and how. */
  said = $state.raw<{ at: string; failed: boolean; words: string } | null>(null);
  /** The password that proves it is still me. */
  proof = $state("");

  async load(): Promise<void> {
    this.info = await get<AccountInfo>("/account");
  }

  /** Ask the server for a change; true if it was made. `at` names the part of the page where the answer is said. */
  async attempt(at: string, text: Text, ask: () => Promise<AccountInfo>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.said = null;
    try {
      this.info = await ask();
      this.proof = "";
      // Another person may have another name, and has another token.
      await me.load();
      if (done) this.said = { at, failed: false, words: done };
      return true;
    } catch (error) {
      this.said = { at, failed: true, words: wordsFor(text, error) };
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** What went wrong, as a sentence. */
function wordsFor(text: Text, error: unknown): string {
  if (error instanceof NoPasskey) return text.say("web-account-passkey-none");
  if (error instanceof ApiError && text.has(error.reason.id)) return text.message(error.reason);
  return text.say("web-account-failed");
}

/** A moment, as the reader writes it. */
export const moment = (text: Text, time: string): string =>
  new Intl.DateTimeFormat(text.language === "en" ? "en-GB" : text.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(time));
