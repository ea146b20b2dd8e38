/** What a part of the admin page asks of the server, and what it says when that fails. */
import { ApiError } from "../api/client";
import type { Text } from "../lib/text.svelte";

export class Care {
  busy = $state(false);
  refused = $state("");

  async attempt(text: Text, ask: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = "";
    try {
      await ask();
    } catch (error) {
      const known = error instanceof ApiError && text.has(error.reason.id);
      this.refused = known ? text.message(error.reason) : text.say("web-admin-failed");
    } finally {
      this.busy = false;
    }
  }
}

/** A moment, as the reader writes it. */
export const moment = (text: Text, time: string): string =>
  new Intl.DateTimeFormat(text.language === "en" ? "en-GB" : text.language, {
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(time));
