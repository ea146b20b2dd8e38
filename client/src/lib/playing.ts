/** A game against one bot, at once. */
import { post } from "../api/client";
import type { Created } from "../api/types";
import { allGames } from "./games";
import { route } from "./route.svelte";

/** The bot that plays against those who have not chosen one. */
export const USUAL = "greedy";

export async function playNow(game: string, bot = USUAL): Promise<void> {
  const found = (await allGames()).find(({ id }) => id === game);
  const two = found?.seats.includes(2) ?? true;
  const seats = two ? [{ kind: "me" }, { kind: "bot", bot }] : [{ kind: "me" }];
  const made = await post<Created>("/tables", { game, players: seats.length, seats });
  route.go(`/t/${made.id}`);
}
