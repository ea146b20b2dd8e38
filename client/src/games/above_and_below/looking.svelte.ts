/** What this reader looks at, beyond what the game decides. */
import type { LogEntry } from "../../api/types";

class Looking {
  /** Whose village is shown instead of his own. */
  seat = $state<number | null>(null);
  /** Whether the chances of a choice are shown. */
  odds = $state(false);
  /** The outcome that has been read to its end, by its row in the log. */
  closed = $state(-1);

  /** The village of the next player, and at last one's own again. */
  next(players: number, me: number): void {
    const seat = ((this.seat ?? me) + 1) % players;
    this.seat = seat === me ? null : seat;
  }
}

export const looking = new Looking();

/** The log entry with the last outcome, as long as its explorer has not gone on. */
export function lastOutcome(log: LogEntry[]): LogEntry | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index]!;
    if (entry.events.some((event) => event.id === "event-outcome" || event.id === "event-failure")) return entry;
    if (entry.events.some((event) => event.id === "event-set_out")) return null;
  }
  return null;
}
