/** What people say at a table, as far as those know of it who do not read it: how much is new. */
import type { ChatInfo, ChatLine } from "../api/types";

export type ChatNews = Pick<ChatInfo, "on" | "rooms" | "lines">;
type Counts = ChatInfo["rooms"];

export class Talk {
  /** The number of the last line in each room that may be read. */
  rooms = $state.raw<Counts>({});
  /** What was said just now. */
  fresh = $state.raw<ChatLine[]>([]);
  /** Whom the reader does not want to read, as far as that is known. */
  muted = $state.raw<string[]>([]);
  private read = $state.raw<Counts>({});
  private key: string;

  constructor(table: string) {
    this.key = `grotto-chat-${table}`;
    try {
      this.read = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Counts;
    } catch {
      // Then all of it is new.
    }
  }

  hear({ rooms, lines }: ChatNews): void {
    this.rooms = rooms;
    const silent = lines.filter(({ by }) => this.muted.includes(by));
    for (const { room, n } of silent) if ((this.read[room] ?? 0) === n - 1) this.keep({ ...this.read, [room]: n });
    this.fresh = lines.filter((line) => !silent.includes(line));
  }

  readonly unread = $derived(
    Object.entries(this.rooms).reduce(
      (sum, [room, n]) => sum + Math.max(0, n - (this.read[room as keyof Counts] ?? 0)),
      0,
    ),
  );

  /** The reader has it all before their eyes. */
  seen(): void {
    if (this.unread) this.keep({ ...this.read, ...this.rooms });
  }

  private keep(read: Counts): void {
    this.read = read;
    try {
      localStorage.setItem(this.key, JSON.stringify(read));
    } catch {
      // Then it is new again after the next load.
    }
  }
}
