/** The games whose boards we can draw, fetched when they are needed. */
import { get } from "../api/client";
import type { GameClient } from "./game";

const clients: Record<string, () => Promise<{ game: GameClient }>> = {
  above_and_below: () => import("../games/above_and_below"),
  cave_vs_cave: () => import("../games/cave_vs_cave"),
  caverna: () => import("../games/caverna"),
};

export interface Loaded {
  game: GameClient;
  // Each game knows the type of its facts.
  facts: unknown;
}

/** A game, with what its pack prints where it has packs. */
export async function loadGame(id: string, pack?: string): Promise<Loaded> {
  const printed = `/games/${id}/facts${pack ? `?pack=${pack}` : ""}`;
  const [client, facts] = await Promise.all([clients[id]!(), get<unknown>(printed)]);
  return { game: client.game, facts };
}
