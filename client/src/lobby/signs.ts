/** The sign of each game in lists. */
import { signs } from "../games";
import sprite from "./hill.json?sprite";

export const signOf = (game: string): string | undefined => sprite(signs[game] ?? "person");
