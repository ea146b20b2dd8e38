/** What has changed in the caves since my last act, seen by comparing positions. */
import type { View } from "../../api/types";
import type { Cave, State } from "./types";

const GLOW = 4000;

export interface Travel {
  seat: number;
  good: string;
  n: number;
  /** Where it comes from: a room in the cave, else the action tile. */
  room: string | null;
  tile: string | null;
}

class Changes {
  /** By seat and good: how much came or went. */
  goods = $state.raw<Record<string, number>>({});
  /** Whether the numbers have been shown long enough. */
  faded = $state(false);
  /** Rooms and walls laid in the last step, as "seat|cell". */
  laid = $state.raw<ReadonlySet<string>>(new Set());
  private last: { table: string; moves: number; actor: number; state: State } | null = null;
  /** Whose acts are summed up. */
  private summed = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Nothing is new, as in a game that is only looked through. */
  clear(): void {
    this.last = null;
    this.goods = {};
    this.laid = new Set();
  }

  /** A position to be shown; tells what has to travel. Earlier and later ones are told apart by their number. */
  show(view: View, mine: (seat: number) => boolean): Travel[] {
    const before = this.last;
    const state = view.state as State;
    if (before && before.table === view.id && before.moves === view.moves) return [];
    this.last = { table: view.id, moves: view.moves, actor: view.actor, state };
    if (!before || before.table !== view.id || view.moves < before.moves || view.moves > before.moves + 40) {
      this.goods = {};
      this.laid = new Set();
      return [];
    }
    // Those who only watch see what the turn has brought so far.
    const watching = !view.seats.some((one) => mine(one.seat));
    const anew = watching ? before.actor >= 0 && before.actor !== this.summed : mine(before.actor);
    if (before.actor >= 0) this.summed = before.actor;
    const sum = anew ? {} : { ...this.goods };
    const laid = new Set<string>();
    const travels: Travel[] = [];
    state.caves.forEach((cave, seat) => {
      const old = before.state.caves[seat];
      if (!old) return;
      for (const [good, n] of Object.entries(cave.goods)) {
        const more = n - (old.goods[good] ?? 0);
        if (!more) continue;
        const key = `${seat}|${good}`;
        sum[key] = (sum[key] ?? 0) + more;
        if (more > 0) travels.push({ seat, good, n: more, ...source(before.state, state) });
      }
      for (const place of laidIn(old, cave)) laid.add(`${seat}|${place}`);
    });
    this.goods = sum;
    this.laid = laid;
    this.faded = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.faded = true), GLOW);
    return travels;
  }
}

function source(before: State, now: State): { room: string | null; tile: string | null } {
  const room = now.this_turn.resting.find((one) => !before.this_turn.resting.includes(one)) ?? null;
  return { room, tile: now.this_turn.tile ?? before.this_turn.tile };
}

function laidIn(old: Cave, now: Cave): string[] {
  return [
    ...Object.keys(now.rooms).filter((cell) => old.rooms[cell] !== now.rooms[cell]),
    ...now.walls.filter((edge) => !old.walls.includes(edge)),
  ];
}

export const changes = new Changes();
