/** A table to be opened: who sits where, and what is agreed on. */
import { post } from "../api/client";
import type { ClockPlan, Created, GameInfo } from "../api/types";

export type Option = GameInfo["options"][number];
export type Value = Option["default"];
/** What is agreed on, each value written out. */
export type Chosen = Record<string, string>;

/** Who may sit on a seat: "me", "local", "link", or "bot:greedy". */
export type Sitter = string;

/** What there is to choose: of the seats only those that are played. */
export const valuesOf = (option: Option, players: number): Value[] =>
  option.values.filter((value) => !option.of_seats || (players > 1 && (typeof value !== "number" || value < players)));

/** The options with something to choose, apart from the modules. */
export const choicesOf = (game: GameInfo, players: number): Option[] =>
  game.options.filter((option) => !option.module && valuesOf(option, players).length > 1);

export const modulesOf = (game: GameInfo): Option[] => game.options.filter((option) => option.module);

export const isYesNo = ({ values }: Option): boolean =>
  values.length === 2 && values.includes("yes") && values.includes("no");

/** The usual game, or the one for somebody who plays it for the first time. */
export const usual = (game: GameInfo, first = false): Chosen =>
  Object.fromEntries(game.options.map((option) => [option.id, String(first ? option.first : option.default)]));

/** Whether a game has a gentler way to be played for the first time. */
export const hasFirst = (game: GameInfo): boolean => game.options.some((option) => option.first !== option.default);

/** What can't be chosen with so many players is as usual. */
export const fitting = (game: GameInfo, players: number, chosen: Chosen): Chosen =>
  Object.fromEntries(
    game.options.map((option) => [
      option.id,
      valuesOf(option, players).some((value) => String(value) === chosen[option.id])
        ? chosen[option.id]!
        : String(option.default),
    ]),
  );

export type Modules = "none" | "all" | "choose";

/** How the modules are chosen, as far as that can be seen. */
export function modulesIn(modules: Option[], chosen: Chosen): Modules {
  const on = modules.filter(({ id }) => chosen[id] === "yes").length;
  return on === 0 ? "none" : on === modules.length ? "all" : "choose";
}

interface Opening {
  game: GameInfo;
  sitters: Sitter[];
  /** The names of those who are here, by seat. */
  names?: string[];
  chosen: Chosen;
  name?: string;
  listed?: boolean;
  /** Whether players may ask what a bot would do. */
  hints?: boolean;
  clock?: ClockPlan | null;
  /** Whether it counts for the ladder. */
  rated?: boolean;
}

/** Whether a game can count: every seat is somebody's own, and bots have a level. */
export const canBeRated = (sitters: Sitter[]): boolean =>
  sitters.length > 1 &&
  sitters.some((one) => !one.startsWith("bot:")) &&
  sitters.every((one) => one !== "local" && (!one.startsWith("bot:") || one.startsWith("bot:level")));

export function open({
  game,
  sitters,
  names = [],
  chosen,
  name = "",
  listed = false,
  hints = true,
  clock = null,
  rated = false,
}: Opening): Promise<Created> {
  const options = Object.fromEntries(
    game.options.map((option) => [option.id, option.values.find((value) => String(value) === chosen[option.id])]),
  );
  return post<Created>("/tables", {
    game: game.id,
    players: sitters.length,
    options,
    name: name.trim(),
    hints: hints && !rated,
    clock,
    rated,
    open: listed && sitters.includes("link"),
    seats: sitters.map((kind, seat) => {
      if (kind.startsWith("bot:")) return { kind: "bot", bot: kind.slice(4) };
      return kind === "link" ? { kind } : { kind, name: names[seat]?.trim() };
    }),
  });
}

// Links to free seats are told once, when a table is opened; whoever opened it finds them in its waiting room.
const KEY = "grotto-links";
const KEPT = 20;

function kept(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

/** The tokens of the links to the seats of a table. */
export const linksOf = (table: string): Record<string, string> => kept()[table] ?? {};

export function keepLinks(table: string, links: { seat: number; token: string }[]): void {
  const mine = { ...linksOf(table), ...Object.fromEntries(links.map(({ seat, token }) => [seat, token])) };
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, mine]].slice(-KEPT))));
  } catch {
    // New ones can be made in the waiting room.
  }
}
