/** The game that follows a lesson: against a gentle bot, set up as for a first game, as the lobby would open it. */
import type { GameInfo } from "../api/types";
import { allGames } from "../lib/games";
import { me } from "../lib/me.svelte";
import { route } from "../lib/route.svelte";
import { botFor, habitOf } from "./levels";
import { open, usual } from "./plan";

export async function playNow(id: string): Promise<void> {
  const game: GameInfo = (await allGames()).find((one) => one.id === id)!;
  const sitters = game.seats.includes(2) ? ["me", `bot:${botFor(game, true)}`] : ["me"];
  const made = await open({ game, sitters, names: [me.name], chosen: usual(game, habitOf(id).first ?? true) });
  route.go(`/t/${made.id}`);
}
