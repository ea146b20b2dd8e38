/** The games of the server, each with boards of its own or with the plain one. */
import { get } from "../api/client";
import type { GameInfo } from "../api/types";
import { boards, FIRST } from "../games";
import type { Declared } from "../plain/position";
import type { GameClient } from "./game";

export interface Loaded {
  game: GameClient;
  // Each game knows the type of its facts.
  facts: unknown;
}

/** Whether the reader wants to see the game as if it had no boards. */
const wantsPlain = (): boolean => new URLSearchParams(location.search).get("boards") === "plain";

/** A game, with what its pack prints where it has packs. */
export async function loadGame(id: string, pack?: string): Promise<Loaded> {
  const query = pack ? `?pack=${pack}` : "";
  const own = wantsPlain() ? undefined : boards[id];
  if (own) {
    const [game, facts] = await Promise.all([own(), get<unknown>(`/games/${id}/facts${query}`)]);
    return { game, facts };
  }
  const [{ plain }, declared] = await Promise.all([import("../plain"), get<Declared>(`/games/${id}/words${query}`)]);
  return { game: plain(declared), facts: declared };
}

/** All games of the server: ours as they lie in the hill, then those that others have added. */
export async function allGames(): Promise<GameInfo[]> {
  const order = Object.keys(boards);
  const place = (game: GameInfo): number => (order.includes(game.id) ? order.indexOf(game.id) : order.length);
  return (await get<GameInfo[]>("/games")).toSorted((one, other) => place(one) - place(other));
}

/** The game that a page shows before one is chosen. */
export const firstOf = (games: GameInfo[]): string => (games.find(({ id }) => id === FIRST) ?? games[0])?.id ?? FIRST;

export { FIRST };
