/** One table: its position, its log, the connection, and the moves of others as they are shown. */
import { ApiError, Offline, get, passing, post, requestId } from "../api/client";
import type { LogEntry, Message, Position, View, Why } from "../api/types";
import { whenReleased } from "./guard";
import { legalOf, membersOf, takingOut, type MemberSet } from "./members";
import type { Act } from "./narrowing";
import type { Text, Word } from "./text.svelte";
import { Pace } from "./pacing";
import { Pick } from "./pick.svelte";
import { withPeople } from "./presence";
import type { Turns } from "./telling";
import { settings } from "./settings.svelte";
import { openSocket } from "./socket";
import { Talk, type ChatNews } from "./talk.svelte";

interface Push {
  view?: View;
  log?: LogEntry[];
  presence?: number[];
  chat?: ChatNews;
}
interface Arrival {
  view: View;
  log: LogEntry[];
}

/** How much of the log stands beside the table for those who only watch. */
const WATCHED = 12;
/** A move that is shown again. */
const AGAIN = 650;

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
  /** Stories are told here that can be read again. */
  tales = $state(false);
  /** The moves of others are being shown again. */
  replaying = $state(false);
  readonly pick: Pick;
  readonly talk: Talk;
  /** Verbs that only take what lies there. */
  takes: string[] = [];
  /** Questions that ask for anything that can be done. */
  vague = $state.raw<string[]>([]);
  /** What the game asks in words of its own, seen and said aloud. */
  asks = $state.raw<(view: View, acts: Act[]) => Message | null>(() => null);
  aloud = $state.raw<(view: View, acts: Act[], text: Text, log: LogEntry[]) => string | null>(() => null);
  /** How many moves there were when something was taken without asking: undo takes that back with what led to it. */
  private took = -1;
  /** How the game tells its turns. */
  turns: Turns | undefined = undefined;

  private socket: WebSocket | null = null;
  private closed = false;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private queue: Arrival[] = [];
  /** How often the log has been asked for. */
  private asked = 0;
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private pauses = new Pace();
  private pending: { path: string; body: Record<string, unknown> } | null = null;
  /** Whether what is new is marked: not in a game that is looked through from its beginning. */
  private marks = true;
  /** The act of ours that is under way. */
  private doing: Act | null = null;
  /** Done when the act under way has been answered. */
  private acting: Promise<void> = Promise.resolve();
  /** An act of ours has been done; called before the position after it is shown. */
  onDone: (act: Act) => void = () => undefined;

  constructor(id: string) {
    this.id = id;
    this.talk = new Talk(id);
    this.pick = new Pick(
      (act) => {
        this.acting = this.act(act);
      },
      async (prefix) => (await get<Why>(`/tables/${id}/why?prefix=${encodeURIComponent(prefix)}`)).next ?? {},
    );
    this.pick.takeOut = (word) => void this.takeOut(word);
    this.pick.doAll = (acts) => void this.doAll(acts.map((act) => [act]));
  }

  /** By what is asked: things that are chosen act by act. */
  private sets: Record<string, MemberSet> = {};

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
      if (error instanceof ApiError && !passing(error)) {
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
    const socket = openSocket(`/api/tables/${this.id}/live?from=${this.log.length}`);
    const old = this.socket;
    this.socket = socket;
    // One that is still alive would tell everything twice.
    old?.close();
    socket.onopen = () => {
      this.online = true;
      this.pick.readOnly = this.past !== null;
      // What was under way when the connection broke is sent again; the server counts it once.
      if (this.pending) void this.send(this.pending.path, this.pending.body);
    };
    socket.onmessage = (event) => {
      // Not before: a server that has too many opens a socket only to close it.
      this.attempts = 0;
      // Nothing moves under a finger.
      whenReleased(() => this.receive(JSON.parse(String(event.data)) as Push));
    };
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
    if (push.chat) this.talk.hear(push.chat);
    if (push.presence && this.view) this.show(withPeople(this.view, push.presence));
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
    const wait = this.pauses.next(this.queue.length, settings.speed, performance.now());
    this.pacing = setTimeout(() => {
      this.pacing = undefined;
      this.pace();
    }, wait);
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

  /** Fetch the log anew. What has come in while it was under way stays, and of two answers the later question counts. */
  private async refreshLog(): Promise<void> {
    const question = ++this.asked;
    try {
      const log = await get<LogEntry[]>(`/tables/${this.id}/log?from=0`);
      if (question !== this.asked) return;
      const last = log.at(-1)?.seq ?? -1;
      this.log = [...log, ...this.log.filter((entry) => entry.seq > last)];
      this.markNews();
      this.markMembers();
    } catch {
      // The next push brings it.
    }
  }

  private show(view: View): void {
    if (this.view && view.seq < this.view.seq) return;
    // The same position again, as after a reconnect, leaves what has been chosen alone.
    this.view = view;
    // Until the coach has come nothing of a lesson is lit.
    if (view.lesson) this.pick.guide ??= () => false;
    if (!this.past) this.pick.show(view);
    this.markNews();
    this.markMembers();
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

  /** Everything since my last act, with that act; for those who only watch the last entries. */
  readonly since: LogEntry[] = $derived.by(() => {
    const standing = this.log.filter((entry) => !entry.undone);
    if (!this.playing) return standing.slice(-WATCHED);
    const from = this.log[this.newsFrom]?.seq ?? Infinity;
    // What lay there when the game began is no news.
    return standing.some((entry) => entry.actor >= 0) ? standing.filter((entry) => entry.seq >= from) : [];
  });

  private markNews(): void {
    if (!this.marks) return;
    const changes = new Map<string, number>();
    for (const entry of this.news) {
      for (const event of entry.events) {
        for (const [kind, id] of Object.entries(event.data)) {
          if (kind === "n" || kind === "source") continue;
          changes.set(`${kind}:${id}`, event.seat);
          // What came to the whole table is marked as well, in nobody's colour.
          if (event.seat >= 0) changes.set(`${event.seat}|${kind}:${id}`, event.seat);
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
    this.pauses.anew();
    await this.send(`/tables/${this.id}/acts`, { request: requestId(), seq: this.view!.seq, act: act.text });
    await this.takeWhatLies(act);
  }

  /** Take the goods of a space with the act that led there, unless something is lost by taking them now. */
  private async takeWhatLies(act: Act): Promise<void> {
    const { pick, view } = this;
    if (pick.guide || pick.sending || this.takes.includes(act.verb) || !this.isMine(view?.actor ?? -1)) return;
    const harmless = (one: Act): boolean =>
      this.takes.includes(one.verb) &&
      !one.ends &&
      !one.begins &&
      !one.reveals &&
      one.forfeits.length === 0 &&
      Object.values(one.change).every((n) => n >= 0);
    const taken = pick.mainActs.find(harmless);
    if (!taken) return;
    pick.do(taken);
    await this.acting;
    this.took = this.view?.moves ?? -1;
  }

  private done(): void {
    const { doing } = this;
    this.doing = null;
    if (doing) this.onDone(doing);
  }

  async undo(wholeTurn: boolean): Promise<void> {
    const view = this.view;
    if (!view || this.pick.sending || !(wholeTurn ? view.can_restart : view.can_undo)) return;
    const again = !wholeTurn && view.moves === this.took;
    this.pick.clear();
    await this.send(`/tables/${this.id}/undo`, { request: requestId(), seq: view.seq, whole_turn: wholeTurn });
    this.took = -1;
    if (again) await this.undo(false);
  }

  /** Learn what is chosen act by act in this game. */
  useSets(sets: Record<string, MemberSet>): void {
    this.sets = sets;
    this.markMembers();
  }

  private markMembers(): void {
    this.pick.members = this.set ? membersOf(this.log, this.view!.actor, this.set) : new Set();
  }

  private get set(): MemberSet | undefined {
    return this.isMine(this.view?.actor ?? -1) ? this.sets[this.view!.prompt.id] : undefined;
  }

  /** Take one out of what has been chosen act by act: back to before it, and the others again. */
  private async takeOut(word: Word): Promise<void> {
    const plan = this.set && takingOut(this.log, this.view!.actor, this.set, word);
    if (!plan) return;
    for (let left = plan.undo; left > 0 && this.view?.can_undo; left--) await this.undo(false);
    await this.doAll(plan.again);
  }

  /** Do one act after the other, each the first of some that is legal. */
  private async doAll(acts: string[][]): Promise<void> {
    for (const tried of acts) {
      const act = legalOf(this.pick.acts, tried);
      if (!act) return;
      this.pick.do(act);
      await this.acting;
    }
  }

  /** Go back in a lesson until so many moves stand, over chance and the acts of others too. */
  async goBack(moves: number): Promise<void> {
    const view = this.view;
    if (!view || this.pick.sending) return;
    this.pick.clear();
    await this.send(`/tables/${this.id}/back`, { request: requestId(), seq: view.seq, moves });
  }

  private async send(path: string, body: Record<string, unknown>): Promise<void> {
    const sent = { path, body };
    this.pending = sent;
    const hourglass = setTimeout(() => (this.slow = true), 400);
    try {
      const view = await post<View>(path, body);
      // The push was faster, and something else is under way by now: that is still to be answered.
      const last = this.pending === sent;
      if (last && this.view && view.seq > this.view.seq) this.done();
      this.take({ view, log: [] });
      if (!last) return;
      this.pending = null;
      this.doing = null;
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
      await new Promise((resolve) => setTimeout(resolve, AGAIN * (settings.speed || 1)));
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
  /** Whether there is a chat for this reader; one that is switched off is only for who can switch it on. */
  readonly chats: boolean = $derived(this.view?.chat === "on" || (this.view?.chat === "off" && this.view.host));
}
