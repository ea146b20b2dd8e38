/** The analysis of a table: asked for, followed while it goes on, stopped. */
import { ApiError, PASSING, get, passing, post, remove } from "../api/client";
import type { AnalysisInfo, DecisionInfo, Message } from "../api/types";
import { costlyOf, inOrder } from "./study";

/** Milliseconds between two looks. */
const AGAIN = 700;

export class Analysis {
  info = $state.raw<AnalysisInfo | null>(null);
  decisions = $state.raw<DecisionInfo[]>([]);
  failed = $state.raw<Message | null>(null);
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private table: string) {}

  readonly costly: DecisionInfo[] = $derived(this.info ? costlyOf(this.info, this.decisions) : []);

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** `begin`: somebody came to have it made. */
  async look(begin = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      const have = this.info?.state === "running" ? this.decisions.length : 0;
      this.take(await get<AnalysisInfo>(`/tables/${this.table}/analysis?have=${have}`));
      if (begin && this.info?.state === "none" && this.info.mine) await this.start();
    } catch (error) {
      if (passing(error)) this.later(PASSING);
      else if (error instanceof ApiError) this.failed = error.reason;
    }
  }

  start = (): Promise<void> => this.change(() => post<AnalysisInfo>(`/tables/${this.table}/analysis`));
  stop = (): Promise<void> => this.change(() => remove<AnalysisInfo>(`/tables/${this.table}/analysis`));

  private async change(ask: () => Promise<AnalysisInfo>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    clearTimeout(this.timer);
    try {
      this.take(await ask(), true);
    } catch (error) {
      if (error instanceof ApiError) this.failed = error.reason;
    } finally {
      this.busy = false;
    }
  }

  private take(info: AnalysisInfo, whole = false): void {
    if (this.closed) return;
    const more = info.state === "running" && this.info?.state === "running" && !whole;
    this.decisions = inOrder(more ? [...this.decisions, ...info.decisions] : info.decisions);
    this.info = info;
    if (info.state === "running") this.later();
  }

  private later(wait = AGAIN): void {
    if (!this.closed) this.timer = setTimeout(() => void this.look(), wait);
  }
}
