/** One table: its position, its log, the connection, and the moves of others as they are shown. */
import { ApiError, Offline, get, post, requestId } from "../api/client";
import type { LogEntry, Message, Position, View, Why } from "../api/types";
import type { Act } from "./narrowing";
import { Pick } from "./pick.svelte";
import { settings } from "./settings.svelte";

interface Push {
  view?: View;
  log?: LogEntry[];
  presence?: unknown;
}
interface Arrival {
  view: View;
  log: LogEntry[];
}

/** The moves of others are shown one after the other, but never for longer than this. */
const SHOWING = 3000;
const PAUSE = 650;

export class Table {
  readonly id: string;
  /** The position that is shown. */
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  online = $state(true);
  failed = $state.raw<Message | null>(null);
  /** An earlier position that is being looked at: after how many moves. */
  past = $state.raw<{ n: number; view: View } | null>(null);
  /** An act of ours has been under way for longer than usual. */
  slow = $state(false);
  /** The log entry after which everything by others is news. */
  newsFrom = $state(0);
  /** Others have moved while this reader was away. */
  returned = $state(false);
  /** The moves of others are being shown again. */
  replaying = $state(false);
  readonly pick: Pick;

  private socket: WebSocket | null = null;
  private closed = false;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private queue: Arrival[] = [];
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private pending: { path: string; body: Record<string, unknown> } | null = null;
  /** Whether what is new is marked: not in a game that is looked through from its beginning. */
  private marks = true;
  /** The act of ours that is under way. */
  private doing: Act | null = null;
  /** An act of ours has been done; called before the position after it is shown. */
  onDone: (change: Record<string, number>) => void = () => undefined;

  constructor(id: string) {
    this.id = id;
    this.pick = new Pick(
      (act) => void this.act(act),
      async (prefix) => (await get<Why>(`/tables/${id}/why?prefix=${encodeURIComponent(prefix)}`)).next ?? {},
    );
  }

  // ---- opening and closing --------------------------------------------------------------

  /** Fetch everything; a live table then stays in step with the server. */
  async open(live = true): Promise<void> {
    this.marks = live;
    try {
      const [view, log] = await Promise.all([
        get<View>(`/tables/${this.id}`),
        get<LogEntry[]>(`/tables/${this.id}/log?from=0`),
      ]);
      this.log = log;
      const seen = this.seenBefore();
      this.newsFrom = Math.min(seen ?? log.length, this.lastOwn(view, log));
      this.returned =
        seen !== null && log.slice(seen).some((entry) => entry.actor >= 0 && !view.seats[entry.actor]?.mine);
      this.show(view);
      this.failed = null;
    } catch (error) {
      if (error instanceof ApiError) {
        this.failed = error.reason;
        return;
      }
      this.online = false;
      this.later(() => void this.open(live));
      return;
    }
    this.online = true;
    if (live) this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.pacing);
    this.socket?.close();
    this.rememberSeen();
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?from=${this.log.length}`);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.online = true;
      this.pick.readOnly = this.past !== null;
      // What was under way when the connection broke is sent again; the server counts it once.
      if (this.pending) void this.send(this.pending.path, this.pending.body);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Push);
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.online = false;
      this.later(() => this.connect());
    };
  }

  private later(again: () => void): void {
    const wait = Math.min(8000, 250 * 2 ** this.attempts++);
    clearTimeout(this.retry);
    this.retry = setTimeout(again, wait);
  }

  /** The browser says that the network is back. */
  wake(): void {
    if (this.online || this.closed) return;
    this.attempts = 0;
    clearTimeout(this.retry);
    if (this.view) this.connect();
    else void this.open();
  }

  // ---- what comes in --------------------------------------------------------------------

  private receive(push: Push): void {
    if (!push.view) return;
    const newest = this.queue.at(-1)?.view ?? this.view;
    if (newest && push.view.seq < newest.seq) return;
    const arrival = { view: push.view, log: push.log ?? [] };
    const byOthers = arrival.log.some((entry) => entry.actor >= 0 && !this.isMine(entry.actor));
    if (byOthers && settings.moves && document.visibilityState === "visible" && newest && push.view.seq > newest.seq) {
      this.queue.push(arrival);
      this.pace();
    } else {
      this.flush();
      this.take(arrival);
    }
  }

  /** Show what others did, one move at a time. */
  private pace(): void {
    if (this.pacing !== undefined) return;
    const next = this.queue.shift();
    if (!next) return;
    this.take(next);
    this.pacing = setTimeout(
      () => {
        this.pacing = undefined;
        this.pace();
      },
      Math.min(PAUSE, SHOWING / (this.queue.length + 1)),
    );
  }

  /** Jump to the newest position. */
  flush(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    const rest = this.queue;
    this.queue = [];
    for (const arrival of rest) this.take(arrival);
  }

  private take({ view, log }: Arrival): void {
    const undone = this.view !== null && view.seq > this.view.seq && view.moves < this.view.moves + log.length;
    // The push may be faster than the answer.
    const { doing } = this;
    if (doing && log.some((entry) => entry.act === doing.text && this.isMine(entry.actor))) this.done();
    this.merge(log);
    if (undone || this.log.length < view.log_length) void this.refreshLog();
    this.show(view);
  }

  private merge(entries: LogEntry[]): void {
    if (entries.length === 0) return;
    const bySeq = new Map(this.log.map((entry) => [entry.seq, entry]));
    for (const entry of entries) bySeq.set(entry.seq, entry);
    this.log = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  }

  private async refreshLog(): Promise<void> {
    try {
      this.log = await get<LogEntry[]>(`/tables/${this.id}/log?from=0`);
      this.markNews();
    } catch {
      // The next push brings it.
    }
  }

  private show(view: View): void {
    if (this.view && view.seq < this.view.seq) return;
    // The same position again, as after a reconnect, leaves what has been chosen alone.
    this.view = view;
    if (!this.past) this.pick.show(view);
    this.markNews();
  }

  /** The table as it is now, after something else than a move has changed (who sits where). */
  replace(view: View): void {
    if (this.view && view.seq < this.view.seq) return;
    this.pick.clear();
    this.view = view;
    if (!this.past) this.pick.refresh(view);
  }

  // ---- news -----------------------------------------------------------------------------

  private isMine(seat: number): boolean {
    return this.view?.seats[seat]?.mine ?? false;
  }

  private lastOwn(view: View, log: LogEntry[]): number {
    for (let index = log.length - 1; index >= 0; index--) {
      const actor = log[index]!.actor;
      if (actor >= 0 && view.seats[actor]?.mine) return index + 1;
    }
    return log.length && view.seats.some((seat) => seat.mine) ? 0 : log.length;
  }

  /** What others did since my last act; for those who only watch, what has been done in this turn. */
  readonly news: LogEntry[] = $derived.by(() => {
    const standing = this.log.filter((entry) => !entry.undone);
    if (!this.view?.seats.some((seat) => seat.mine)) {
      const acting = standing.findLast((entry) => entry.actor >= 0)?.actor;
      return standing.slice(standing.findLastIndex((entry) => entry.actor >= 0 && entry.actor !== acting) + 1);
    }
    const from = this.log[this.newsFrom]?.seq ?? Infinity;
    return standing.filter((entry) => entry.seq >= from && (entry.actor < 0 || !this.isMine(entry.actor)));
  });

  private markNews(): void {
    if (!this.marks) return;
    const changes = new Map<string, number>();
    for (const entry of this.news) {
      for (const event of entry.events) {
        for (const [kind, id] of Object.entries(event.data)) {
          if (kind === "n" || kind === "source") continue;
          changes.set(`${kind}:${id}`, event.seat);
          changes.set(`${event.seat}|${kind}:${id}`, event.seat);
        }
      }
    }
    this.pick.mark(changes);
  }

  private seenBefore(): number | null {
    const kept = localStorage.getItem(`grotto-seen-${this.id}`);
    return kept === null ? null : Number(kept);
  }

  rememberSeen(): void {
    try {
      localStorage.setItem(`grotto-seen-${this.id}`, String(this.log.length));
    } catch {
      // Then the last own act is where the news begin.
    }
  }

  // ---- acts -----------------------------------------------------------------------------

  private async act(act: Act): Promise<void> {
    this.newsFrom = this.log.length;
    this.returned = false;
    this.rememberSeen();
    this.doing = act;
    await this.send(`/tables/${this.id}/acts`, { request: requestId(), seq: this.view!.seq, act: act.text });
  }

  private done(): void {
    const { doing } = this;
    this.doing = null;
    if (doing) this.onDone(doing.change);
  }

  async undo(wholeTurn: boolean): Promise<void> {
    const view = this.view;
    if (!view || this.pick.sending || !(wholeTurn ? view.can_restart : view.can_undo)) return;
    this.pick.clear();
    await this.send(`/tables/${this.id}/undo`, { request: requestId(), seq: view.seq, whole_turn: wholeTurn });
  }

  private async send(path: string, body: Record<string, unknown>): Promise<void> {
    this.pending = { path, body };
    const hourglass = setTimeout(() => (this.slow = true), 400);
    try {
      const view = await post<View>(path, body);
      this.pending = null;
      if (this.view && view.seq > this.view.seq) this.done();
      this.doing = null;
      this.take({ view, log: [] });
      this.pick.settled();
    } catch (error) {
      if (error instanceof Offline) {
        // It stays pending and is sent again when the connection is back.
        this.online = false;
        this.later(() => this.connect());
        return;
      }
      this.pending = null;
      this.doing = null;
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.view) this.take({ view: refusal.view, log: [] });
      this.pick.refused(
        refusal?.status === 409
          ? { id: "web-conflict", data: {} }
          : (refusal?.reason ?? { id: "web-error-server", data: { status: 0 } }),
      );
      if (!refusal) throw error;
    } finally {
      clearTimeout(hourglass);
      this.slow = false;
    }
  }

  // ---- the past -------------------------------------------------------------------------

  async lookAt(n: number): Promise<void> {
    const view = this.view;
    if (!view) return;
    if (n >= view.moves && !this.replaying) {
      this.now();
      return;
    }
    const position = await get<Position>(`/tables/${this.id}/at/${n}`);
    this.past = { n, view: { ...view, ...position, legal: [], can_undo: false, can_restart: false } };
    this.pick.readOnly = true;
  }

  /** Go once more through what the others did. */
  async showAgain(): Promise<void> {
    const entries = this.news.length ? this.news : this.log.filter((entry) => !entry.undone).slice(-4);
    const goesOn = (): boolean => this.replaying && !this.closed;
    this.replaying = true;
    for (const entry of entries) {
      if (!goesOn()) return;
      await this.lookAt(entry.n);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    if (goesOn()) this.now();
  }

  now(): void {
    this.replaying = false;
    this.past = null;
    this.pick.readOnly = false;
    if (this.view) this.pick.show(this.view);
  }

  /** What is on the table: the newest position, or the earlier one that is being looked at. */
  readonly shown: View | null = $derived(this.past?.view ?? this.view);

  /** The seat this reader looks from: his own first one, and it does not change with the turn. */
  readonly me: number = $derived(this.view?.seats.find((seat) => seat.mine)?.seat ?? 0);
  readonly playing: boolean = $derived(this.view?.seats.some((seat) => seat.mine) ?? false);
}
