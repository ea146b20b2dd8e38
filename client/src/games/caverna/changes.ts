/** What has changed on the farms since my last act. */
import { Changes } from "../../lib/changes.svelte";
import type { State } from "./types";

export const changes = new Changes<State>((state) =>
  state.farms.map(({ goods, cells, furnishings, stables }) => ({
    goods,
    laid: { ...cells, ...furnishings, ...Object.fromEntries(stables.map((cell) => [cell, "stable"])) },
  })),
);
