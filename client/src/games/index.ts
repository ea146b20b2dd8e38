/** The games that have boards of their own, from left to right as their caves lie in the hill; fetched when needed. */
import type { GameClient } from "../lib/game";

export const boards: Record<string, () => Promise<{ game: GameClient }>> = {
  caverna: () => import("./caverna"),
  cave_vs_cave: () => import("./cave_vs_cave"),
  above_and_below: () => import("./above_and_below"),
};

/** What is offered first to somebody who has not chosen yet. */
export const FIRST = "cave_vs_cave";
