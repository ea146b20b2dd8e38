/** What has changed for the players since my last act, seen by comparing positions. */
import type { View } from "../api/types";

const GLOW = 4000;
/** Positions further apart than this are not compared: somebody has come back, not seen a move. */
const MOST_MOVES = 40;

/** What a player has: goods that are counted, and what lies where. */
export interface Holding {
  goods: Record<string, number>;
  laid: Record<string, string>;
}

export class Changes<State> {
  /** By seat and good: how much came or went. */
  goods = $state.raw<Record<string, number>>({});
  /** Whether the numbers have been shown long enough. */
  faded = $state(false);
  /** What was laid in the last step, as "seat|place". */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  private last: { table: string; moves: number; actor: number; state: State } | null = null;
  /** Whose acts are summed up. */
  private summed = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private read: (state: State) => Holding[];

  constructor(read: (state: State) => Holding[]) {
    this.read = read;
  }

  /** Nothing is new, as in a game that is only looked through. */
  clear(): void {
    this.last = null;
    this.goods = {};
    this.laid = new Set();
  }

  /** A position to be shown. Earlier and later ones are told apart by their number. */
  show(view: View<State>): void {
    const before = this.last;
    const now = view.state;
    if (before && before.table === view.id && before.moves === view.moves) return;
    this.last = { table: view.id, moves: view.moves, actor: view.actor, state: now };
    if (!before || before.table !== view.id || view.moves < before.moves || view.moves > before.moves + MOST_MOVES) {
      this.goods = {};
      this.laid = new Set();
      return;
    }
    // Those who only watch see what the turn has brought so far.
    const watching = !view.seats.some((one) => one.mine);
    const anew = watching
      ? before.actor >= 0 && before.actor !== this.summed
      : (view.seats[before.actor]?.mine ?? false);
    if (before.actor >= 0) this.summed = before.actor;
    const sum = anew ? {} : { ...this.goods };
    const laid = new Set<string>();
    const held = this.read(before.state);
    this.read(now).forEach((holding, seat) => {
      const old = held[seat];
      if (!old) return;
      for (const [good, n] of Object.entries(holding.goods)) {
        const more = n - (old.goods[good] ?? 0);
        if (!more) continue;
        const key = `${seat}|${good}`;
        sum[key] = (sum[key] ?? 0) + more;
      }
      for (const [place, what] of Object.entries(holding.laid))
        if (old.laid[place] !== what) laid.add(`${seat}|${place}`);
    });
    this.goods = sum;
    this.laid = laid;
    this.faded = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.faded = true), GLOW);
  }
}
