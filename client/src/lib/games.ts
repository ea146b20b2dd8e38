/** The games whose boards we can draw, fetched when they are needed. */
import { get } from "../api/client";
import type { GameClient } from "./game";

const clients: Record<string, () => Promise<{ game: GameClient }>> = {
  cave_vs_cave: () => import("../games/cave_vs_cave"),
  caverna: () => import("../games/caverna"),
};

export interface Loaded {
  game: GameClient;
  // Each game knows the type of its facts.
  facts: unknown;
}

export async function loadGame(id: string): Promise<Loaded> {
  const [client, facts] = await Promise.all([clients[id]!(), get<unknown>(`/games/${id}/facts`)]);
  return { game: client.game, facts };
}
