/** What has changed in the caves since my last act. */
import { Changes } from "../../lib/changes.svelte";
import type { State } from "./types";

export const changes = new Changes<State>((state) =>
  state.caves.map(({ goods, rooms, walls }) => ({
    goods,
    laid: { ...rooms, ...Object.fromEntries(walls.map((edge) => [edge, "wall"])) },
  })),
);
