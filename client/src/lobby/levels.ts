/** Which bot plays against somebody who has not asked for one by name. */
import type { GameInfo } from "../api/types";
import { allGames } from "../lib/games";
import { capital } from "../lib/sentences";
import type { Text } from "../lib/text.svelte";

/** The bots that are offered as levels, the gentlest first. */
const LEVELS = ["level2", "level3", "level5"];
/** Who plays where a server has no levels. */
const OTHERWISE = "greedy";

/** The levels that a game has here. */
export const levelsOf = (game: GameInfo): string[] => LEVELS.filter((level) => game.bots.includes(level));

/** The bots one may choose by name: all levels, or all bots where there are none. */
export function botsOf(game: GameInfo): string[] {
  const levels = game.bots.filter((bot) => bot.startsWith("level"));
  return levels.length ? levels : game.bots;
}

/** What a bot is called where one chooses it. */
export const botName = (text: Text, bot: string): string =>
  text.has(`web-bots-${bot}`) ? text.say(`web-bots-${bot}`) : capital(text.say("web-bot", { bot }), text.language);

/** How somebody plays a game, kept in this browser. */
interface Habit {
  level?: string;
  /** Whether it is set up as for a first game. */
  first?: boolean;
}

const KEY = "grotto-play";

function habits(): Record<string, Habit> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Habit>;
  } catch {
    return {};
  }
}

export const habitOf = (game: string): Habit => habits()[game] ?? {};

export function keepHabit(game: string, habit: Habit): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...habits(), [game]: { ...habitOf(game), ...habit } }));
  } catch {
    // Then it is chosen again the next time.
  }
}

/** The bot of fitting level: the one chosen last, or a gentle one for whoever is new to the game. */
export function botFor(game: GameInfo, novice: boolean): string {
  const levels = levelsOf(game);
  const { level } = habitOf(game.id);
  if (level && levels.includes(level)) return level;
  const fitting = novice ? levels[0] : (levels[1] ?? levels[0]);
  return fitting ?? (game.bots.includes(OTHERWISE) ? OTHERWISE : (game.bots[0] ?? OTHERWISE));
}

/** The same, where only the name of the game is known. */
export async function usualBot(id: string): Promise<string> {
  const game = (await allGames()).find((one) => one.id === id);
  return game ? botFor(game, false) : OTHERWISE;
}
