/** What is asked in words of its own: how much an expedition brings home, what a harvest needs. */
import type { LogEntry, Message } from "../../api/types";
import type { Act } from "../../lib/narrowing";
import type { Text } from "../../lib/text.svelte";
import { amountsIn, farmOf } from "./farm";
import { MADE_BY, gathered, isFeeding } from "./meal.svelte";
import type { Box, Facts, View } from "./types";

/** How many items an action lets a dwarf bring home. */
const levelOf = (box: Box): number =>
  box.do === "expedition" ? box.level : "parts" in box ? Math.max(0, ...box.parts.map(levelOf)) : 0;

/** How much may be brought home now. */
export function bring(view: View, facts: Facts): number {
  if (view.prompt.id === "prompt-loot") return Number(view.prompt.data.n);
  const rows = facts.spaces[view.state.this_turn.space ?? ""]?.rows ?? [];
  return Math.max(0, ...rows.filter((row) => row.players.includes(view.players)).map((row) => levelOf(row.action)));
}

/** The weapon of the dwarf who acts, if one does. */
export function armed(view: View): number | undefined {
  const { dwarf } = view.state.this_turn;
  return dwarf === null ? undefined : view.state.farms[view.state.seat]?.dwarfs[dwarf]?.strength;
}

/** The act by which these types have young, however it orders them. */
export const bears = (acts: Act[], types: string[]): Act | undefined =>
  acts.find(
    ({ verb, words }) =>
      verb === "breed" && words.length === types.length + 1 && words.slice(1).every(({ id }) => types.includes(id)),
  );

/** All young that find room, unless nobody has to choose. */
export const meant = (view: View, acts: Act[]): Act | null =>
  view.prompt.id === "prompt-breed" && acts.length > 1
    ? (bears(acts, farmOf(view, view.actor).young.born) ?? null)
    : null;

/** What fields or young would bring, where only one of both phases is held: a crop of each field, all young with room. */
export function promises(view: View, act: Act): Record<string, number> | null {
  if (act.verb !== "choose") return null;
  const farm = farmOf(view, view.actor);
  if (act.words[1]!.id === "breeding") return Object.fromEntries(farm.young.born.map((animal) => [animal, 1]));
  const found: Record<string, number> = {};
  for (const field of Object.values(farm.crops))
    for (const [crop, n] of Object.entries(field)) if (n > 0) found[crop] = (found[crop] ?? 0) + 1;
  return found;
}

export function asks(view: View, acts: Act[], facts: Facts): Message | null {
  if (view.prompt.id === "prompt-breed" && !acts.length) {
    // Nothing is born: for want of room, or since there is no pair and only a ruby could bring one.
    const crowded = (view.shown.farms[view.actor]?.young.no_room.length ?? 0) > 0;
    return { id: crowded ? "prompt-breed-none" : "prompt-breed-nobody", data: {} };
  }
  const away = acts.length > 0 && acts.every((act) => act.verb === "loot");
  if (!away || view.prompt.id === "prompt-loot") return null;
  return { id: "web-cav-loot-bring", data: { n: bring(view, facts), strength: armed(view) ?? 0 } };
}

/** The harvest in one sentence: what the fields gave, what is needed, what there is to eat. */
export function aloud(view: View, acts: Act[], text: Text, log: LogEntry[]): string | null {
  if (!isFeeding(view)) return null;
  const due = Number(view.prompt.data.due ?? 0);
  const short = Number(view.prompt.data.short ?? 0);
  const have = farmOf(view, view.actor).goods.food ?? 0;
  const crops = Object.fromEntries(gathered(log, view.actor));
  const eaten = acts.filter((act) => MADE_BY.includes(act.verb) && (act.own.food ?? 0) > 0).length;
  return [
    text.say("web-cav-aloud-harvest"),
    ...(Object.keys(crops).length ? [text.say("web-cav-aloud-fields", { goods: amountsIn(crops, text) })] : []),
    text.say("web-cav-aloud-feed", { due, have, short }),
    short > 0 ? text.say("web-cav-aloud-eat", { n: eaten }) : text.say("web-cav-aloud-enough"),
  ].join(" ");
}
