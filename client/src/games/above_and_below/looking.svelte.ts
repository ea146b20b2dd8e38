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

export const isOutcome = (event: { id: string }): boolean =>
  event.id === "event-outcome" || event.id === "event-failure";

/** Whether a page has been turned since an outcome was read. */
export function turnedSince(log: LogEntry[], outcome: LogEntry): boolean {
  const events = log.filter((entry) => entry.seq >= outcome.seq).flatMap((entry) => entry.events);
  return events.slice(events.findLastIndex(isOutcome)).some((event) => event.id === "event-paragraph_read");
}

/** The log entry with the last outcome of the last expedition. */
export function lastOutcome(log: LogEntry[]): LogEntry | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index]!;
    if (entry.events.some(isOutcome)) return entry;
    if (entry.events.some((event) => event.id === "event-set_out")) return null;
  }
  return null;
}

/**
 * The outcome that lies open to be read: one's own until it is closed or one has gone on, whatever others have met since;
 * theirs while nobody has gone on.
 */
export function outcomeToRead(
  log: LogEntry[],
  mine: (seat: number) => boolean,
  closed: number,
  asked: boolean,
): LogEntry | null {
  const explorerOf = (entry: LogEntry): number => entry.events[0]?.seat ?? -1;
  const wentOn = (outcome: LogEntry, seat?: number): boolean =>
    log.some((entry) => entry.seq > outcome.seq && entry.actor >= 0 && entry.actor === (seat ?? entry.actor));
  const unread = log.findLast((entry) => entry.events.some(isOutcome) && mine(explorerOf(entry)));
  if (unread && unread.seq > closed && !wentOn(unread, explorerOf(unread))) return unread;
  const last = lastOutcome(log);
  return last && last.seq > closed && !mine(explorerOf(last)) && !asked && !wentOn(last) ? last : null;
}
