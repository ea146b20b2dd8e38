/** What has changed in the caves since my last act. */
import { Changes } from "../../lib/changes.svelte";
import type { State } from "./types";

export const changes = new Changes<State>((state) =>
  state.caves.map(({ goods, rooms, walls }) => ({
    goods,
    laid: { ...rooms, ...Object.fromEntries(walls.map((edge) => [edge, "wall"])) },
  })),
);

/** Where goods come from: a room in the cave, else the action tile. */
export function source(before: State, now: State): { room: string | null; tile: string | null } {
  const room = now.this_turn.resting.find((one) => !before.this_turn.resting.includes(one)) ?? null;
  return { room, tile: now.this_turn.tile ?? before.this_turn.tile };
}
