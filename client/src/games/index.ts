/** The games that have boards of their own, from left to right as their caves lie in the hill; fetched when needed. */
import type { View } from "../api/types";
import type { GameClient } from "../lib/game";

/**
 * A game as the shell knows it. The shell hands each game only what the server sent for it, in the types that were made
 * from the server's own: nowhere else are positions and facts taken for those of a game.
 */
const own =
  <V extends View, Facts>(load: () => Promise<{ game: GameClient<V, Facts> }>) =>
  async (): Promise<GameClient> =>
    (await load()).game as GameClient;

export const boards: Record<string, () => Promise<GameClient>> = {
  caverna: own(() => import("./caverna")),
  cave_vs_cave: own(() => import("./cave_vs_cave")),
  above_and_below: own(() => import("./above_and_below")),
};

/** What is offered first to somebody who has not chosen yet. */
export const FIRST = "cave_vs_cave";

/** The sign of each game in lists, by its icon in `lobby/hill.json`. */
export const signs: Record<string, string> = { caverna: "sheep", cave_vs_cave: "pick", above_and_below: "lantern" };
