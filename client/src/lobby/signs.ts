/** The sign of each game in lists. */
import sprite from "./hill.json?sprite";

const SIGNS: Record<string, string> = { caverna: "sheep", cave_vs_cave: "pick", above_and_below: "lantern" };

export const signOf = (game: string): string | undefined => sprite(SIGNS[game] ?? "person");
