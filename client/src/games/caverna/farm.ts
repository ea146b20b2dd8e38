/** Reading a farm: what is where, in ids and in words. Nothing here decides what is allowed. */
import type { Act } from "../../lib/narrowing";
import { labelled } from "../../lib/sentences";
import type { Text } from "../../lib/text.svelte";
import type { Cell, Facts, Farm, Housed, State, View } from "./types";

export const ENTRY_LEVEL = "entry_level_dwelling";

/** A farm with what only a picture needs of it. */
export const farmOf = (view: View, seat: number): Farm => ({
  ...view.state.farms[seat]!,
  ...view.shown.farms[seat]!,
});

/** What lies on a cell, or would lie there. */
export interface Content {
  ground: string;
  furnishing?: string | undefined;
  stable?: boolean;
}

export function contentOf(facts: Facts, farm: Farm, { id, side }: Cell): Content {
  const furnishing = id === facts.entry_level_dwelling ? ENTRY_LEVEL : farm.furnishings[id];
  const ground = furnishing ? "cavern" : (farm.cells[id] ?? (side === "forest" ? "forest" : "rock"));
  return { ground, furnishing, stable: farm.stables.includes(id) };
}

/** The grounds of the two halves of a twin tile. */
const HALVES: Record<string, readonly [string, string]> = {
  meadow_field: ["meadow", "field"],
  cavern_tunnel: ["cavern", "tunnel"],
  cavern_cavern: ["cavern", "cavern"],
  ore_mine_deep_tunnel: ["ore_mine", "deep_tunnel"],
};

/** What an act would lay where. */
export function laidBy(act: Act | null): Map<string, Partial<Content>> {
  const laid = new Map<string, Partial<Content>>();
  if (!act) return laid;
  const of = (kind: string): string | undefined => act.words.find((word) => word.kind === kind)?.id;
  const cells = act.words.filter((word) => word.kind === "cell").map((word) => word.id);
  const furnishing = of("furnishing") ?? (of("loot") === "dwelling" ? "dwelling" : undefined);
  const halves = HALVES[of("twin") ?? ""];
  const what = of("single") ?? of("loot") ?? act.verb;
  cells.forEach((cell, index) => {
    if (furnishing) laid.set(cell, { ground: "cavern", furnishing });
    else if (halves) laid.set(cell, { ground: halves[index] ?? "" });
    else if (what === "stable") laid.set(cell, { stable: true });
    else laid.set(cell, { ground: what });
  });
  return laid;
}

/** Whether tiles of this farm lie, or may lie, outside the board. */
export const hangsOver = (facts: Facts, farm: Farm): boolean =>
  Object.values(farm.furnishings).includes("office_room") ||
  facts.cells.some((cell) => cell.outer && farm.cells[cell.id]);

/** What each pasture and each sown field holds in words: "2 boars". */
const animalsIn = (housed: Housed[], cell: string, text: Text): string[] =>
  housed
    .filter((one) => one.cells.includes(cell) && one.n > 0)
    .map(
      (one) =>
        `${text.say(`amount-${one.animal}`, { n: one.n })} (${text.say("web-cav-room-of", { n: one.n, room: one.room })})`,
    );

/** "2 wood, 1 gold". */
export function amountsIn(goods: Record<string, number>, text: Text): string {
  return Object.entries(goods)
    .filter(([, n]) => n)
    .map(([good, n]) => text.say(`amount-${good}`, { n }))
    .join(", ");
}

/** "row 3, column 1, meadow, stable, 1 boar". */
export function cellLabel(facts: Facts, farm: Farm, cell: Cell, text: Text): string {
  const { ground, furnishing, stable } = contentOf(facts, farm, cell);
  const crops = farm.crops[cell.id];
  const covered = farm.cells[cell.id] ?? furnishing;
  const dogs = farm.housing.find((one) => one.cells[0] === cell.id)?.dogs ?? 0;
  return [
    text.word("cell", cell.id),
    furnishing ? furnishingName(furnishing, text) : text.say(`web-cav-ground-${ground}`),
    ...(stable ? [text.say("web-cav-stable")] : []),
    ...(crops ? [amountsIn(crops, text)] : []),
    ...animalsIn(farm.housing, cell.id, text),
    ...(dogs ? [text.say("amount-dog", { n: dogs })] : []),
    ...(!covered && Object.keys(cell.icon).length
      ? [text.say("web-cav-hides", { goods: amountsIn(cell.icon, text) })]
      : []),
  ].join(", ");
}

export const furnishingName = (id: string, text: Text): string =>
  id === ENTRY_LEVEL ? text.say("web-cav-entry-level") : text.word("furnishing", id);

/** "Dwelling, 3 points, costs 4 wood, 3 stone". */
export function furnishingLabel(facts: Facts, id: string, text: Text): string {
  const furnishing = facts.furnishings[id];
  if (!furnishing) return furnishingName(id, text);
  const name = furnishingName(id, text);
  const cost = amountsIn(furnishing.cost, text) || text.say("web-cav-free");
  if (furnishing.points === null) return text.say("web-cav-card-bonus", { name, cost });
  return text.say("web-cav-card", { name, points: furnishing.points, cost });
}

export interface Occupant {
  seat: number;
  strength: number;
}

/** Who stands on which space, with which weapon. */
export function occupants(state: State): Map<string, Occupant> {
  const found = new Map<string, Occupant>();
  state.farms.forEach((farm, seat) => {
    for (const { at, strength } of farm.dwarfs) if (state.spaces.includes(at)) found.set(at, { seat, strength });
  });
  return found;
}

export interface Slot {
  /** The card that lies open, or undefined for one that lies face down. */
  space: string | undefined;
  round: number;
}

/** The spaces of the boards in printed order: across the columns, board by board. */
export function boardSpaces(facts: Facts, state: State): string[] {
  return (facts.boards[String(state.players)] ?? []).flatMap(({ columns }) => {
    const length = Math.max(...columns.map((column) => column.length));
    return Array.from({ length }, (_, row) => columns.flatMap((column) => column[row] ?? [])).flat();
  });
}

/** The cards of the rounds, open ones in the order in which they came. */
export function cardSlots(facts: Facts, state: State): Slot[] {
  const printed = new Set(boardSpaces(facts, state));
  const cards = state.spaces.filter((space) => !printed.has(space));
  return (facts.rounds[String(state.players)] ?? []).map((round, i) => ({ round, space: cards[i] }));
}

/** The cards that are still face down: for each stage its rounds and what may come. */
export function cardsToCome(facts: Facts, state: State): { rounds: number[]; spaces: string[] }[] {
  const stages = new Map<string, { rounds: number[]; spaces: string[] }>();
  for (const { round, space } of cardSlots(facts, state)) {
    if (space) continue;
    const alone = facts.solo_cards[String(round)];
    const cards = state.players === 1 && alone ? [alone] : (facts.cards[String(round)] ?? []);
    const spaces = cards.filter(
      (id) => !state.spaces.includes(id) && facts.spaces[id]?.rows.some((row) => row.players.includes(state.players)),
    );
    const stage = stages.get(cards.join());
    if (stage) stage.rounds.push(round);
    else stages.set(cards.join(), { rounds: [round], spaces });
  }
  return [...stages.values()];
}

/** What a space does, for as many players as there are: nobody reads of other games at the table. */
export function spaceHelp(space: string, players: number, text: Text): string | undefined {
  const id = `space-${space}.${players < 4 ? "few" : "many"}`;
  return text.has(id) ? text.say(id) : text.help("space", space);
}

/** Dwarfs that are still to be placed this round. */
export const atHome = (farm: Farm): number => farm.dwarfs.filter((dwarf) => dwarf.at === "home").length;

/** What the next harvest takes. An act that ends the round makes due what is counted here already. */
const foodDue = (state: State, { next_harvest: next }: Farm, change: Record<string, number>): number =>
  (next?.food ?? 0) + (next?.round === state.round ? (change.food_due ?? 0) : 0);

/** "Meal this round: 6 food due, you have 3": not every round in which one eats has a harvest. */
export function harvestLine(
  state: State,
  farm: Farm,
  text: Text,
  mine: boolean,
  change: Record<string, number> = {},
): string {
  const next = farm.next_harvest;
  if (!next) return text.say("web-cav-no-more-harvest");
  const data = {
    round: next.round,
    food: foodDue(state, farm, change),
    have: (farm.goods.food ?? 0) + (change.food ?? 0),
  };
  const later = next.round !== state.round;
  if (!mine) return text.say(later ? "web-cav-harvest-theirs-later" : "web-cav-harvest-theirs-now", data);
  if (!later && state.harvest === "unknown") return text.say("web-cav-harvest-maybe", data);
  return text.say(later ? "web-cav-harvest-later" : "web-cav-harvest-now", data);
}

/** How much food is missing for the next harvest. */
export const missingFood = (state: State, farm: Farm, change: Record<string, number> = {}): number =>
  Math.max(0, foodDue(state, farm, change) - (farm.goods.food ?? 0) - (change.food ?? 0));

/** The position in words, for those who read rather than look. */
export function describe(facts: Facts, view: View, text: Text): { title: string; lines: string[] }[] {
  const state = view.state;
  const standing = occupants(state);
  const spaceLine = (space: string): string => {
    const goods = amountsIn(state.goods[space] ?? {}, text);
    const taken = standing.get(space);
    return [
      `${text.word("space", space)}.`,
      ...(goods ? [text.say("web-cav-goods-lie", { goods })] : []),
      ...(taken ? [text.say("web-cav-taken", { name: text.seat(taken.seat), n: taken.strength })] : []),
      spaceHelp(space, view.players, text) ?? "",
    ].join(" ");
  };
  const table = [
    text.say("web-cav-round", { n: state.round }),
    text.say(`web-cav-harvest-${state.harvest}`),
    text.say("web-cav-markers", { leaf: state.markers.leaf, question: state.markers.question }),
    ...(!view.over ? [text.message(view.prompt)] : []),
    text.say("web-cav-starts-next", { name: text.seat(state.token) }),
  ];
  const cards = cardSlots(facts, state).map(({ space, round }) =>
    space ? spaceLine(space) : text.say("web-cav-face-down", { n: round }),
  );
  const coming = cardsToCome(facts, state).map((stage) => `${text.say("web-cav-to-come")} ${comingLine(stage, text)}`);
  const farms = state.farms
    .map((_, seat) => farmOf(view, seat))
    .map((farm, seat) => ({
      title: text.say("web-cav-farm-of", { name: text.seat(seat) }),
      lines: [
        text.say("web-cav-score", { n: view.result.totals[seat] ?? 0 }),
        text.say("web-cav-goods-are", {
          goods: facts.goods.map((id) => text.say(`amount-${id}`, { n: farm.goods[id] ?? 0 })).join(", "),
        }),
        ...farm.dwarfs.map((dwarf) => dwarfLine(state, dwarf, text)),
        harvestLine(state, farm, text, false),
        ...(farm.begging ? [text.say("web-cav-begging", { n: farm.begging })] : []),
        ...facts.cells
          .filter((cell) => !cell.outer || farm.cells[cell.id])
          .map((cell) => cellLabel(facts, farm, cell, text)),
      ],
    }));
  return [
    { title: text.say("web-cav-the-table"), lines: table },
    { title: text.say("web-cav-spaces"), lines: boardSpaces(facts, state).map(spaceLine) },
    { title: text.say("web-cav-cards"), lines: [...cards, ...coming] },
    {
      title: text.say("web-cav-loot"),
      lines: facts.loot.map((item) => `${text.word("loot", item.id)}. ${text.help("loot", item.id) ?? ""}`),
    },
    ...farms,
    { title: text.say("web-cav-furnishings"), lines: supplyLines(facts, state, text) },
  ];
}

/** The furnishings that are left, group by group. */
function supplyLines(facts: Facts, state: State, text: Text): string[] {
  const groups = [...new Set(Object.values(facts.furnishings).map((one) => one.group))];
  return groups.flatMap((group) => {
    const ids = state.supply.filter((id) => facts.furnishings[id]?.group === group);
    return ids.map(
      (id) =>
        `${labelled(text, text.say(`web-cav-group-${group}`))} ${text.word("furnishing", id)}. ${text.help("furnishing", id) ?? ""}`,
    );
  });
}

export const comingLine = ({ rounds, spaces }: { rounds: number[]; spaces: string[] }, text: Text): string =>
  text.say("web-cav-coming", {
    rounds: rounds.length > 1 ? `${rounds[0]}–${rounds.at(-1)}` : String(rounds[0]),
    cards: spaces.map((id) => text.word("space", id)).join(", "),
  });

export function dwarfLine(state: State, { strength, at }: { strength: number; at: string }, text: Text): string {
  const where = state.spaces.includes(at) ? text.word("space", at) : text.say(`web-cav-dwarf-${at}`);
  return text.say("web-cav-dwarf", { n: strength, where });
}
