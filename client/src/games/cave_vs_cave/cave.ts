/** Reading a cave: what is where, in ids and in words. Nothing here decides what is allowed. */
import type { Message } from "../../api/types";
import type { Act } from "../../lib/narrowing";
import type { Text } from "../../lib/text.svelte";
import type { Cave, Facts, Side, State, View } from "./types";

export const SIDES: readonly Side[] = ["n", "e", "s", "w"];

const OPPOSITE: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };

export type Content = { is: "room"; room: string } | { is: "empty" } | { is: "rock" };

export function contentOf(facts: Facts, cave: Cave, cell: string): Content {
  if (facts.cells.find((one) => one.id === cell)?.entrance) return { is: "room", room: "cave_entrance" };
  const room = cave.rooms[cell];
  if (room) return { is: "room", room };
  return cell === "extra" || cave.empty.includes(cell) ? { is: "empty" } : { is: "rock" };
}

/** Whether food is printed under the rock of a cell. */
export function hidesFood(facts: Facts, cell: string): boolean {
  return facts.cells.some((one) => one.id === cell && one.food_icon);
}

/** The sides of a cell that natural rock closes. */
export function naturalSides(facts: Facts, cave: Cave, cell: string): Side[] {
  if (cell === "extra") return cave.extra ? (facts.extra[cave.extra] ?? []) : [];
  return facts.cells.find((one) => one.id === cell)?.natural ?? [];
}

/** The sides of a cell that have a wall, natural or built. */
export function walledSides(facts: Facts, cave: Cave, cell: string): Side[] {
  const natural = naturalSides(facts, cave, cell);
  const built = facts.edges.flatMap((edge): Side[] => {
    if (!cave.walls.includes(edge.id)) return [];
    if (edge.cell === cell) return [edge.side];
    return edge.id.endsWith(`-${cell}`) ? [OPPOSITE[edge.side]] : [];
  });
  return SIDES.filter((side) => natural.includes(side) || built.includes(side));
}

/** The edges that a cave has; those of the extra cavern only where its side leaves them open. */
export function edgesOf(facts: Facts, cave: Cave): Facts["edges"] {
  return facts.edges.filter((edge) => {
    if (edge.cell !== "extra") return true;
    return cave.extra !== null && !naturalSides(facts, cave, "extra").includes(edge.side);
  });
}

/** "row 3, column 1, empty cavern, walls: above, left". */
export function cellLabel(facts: Facts, cave: Cave, cell: string, text: Text): string {
  const content = contentOf(facts, cave, cell);
  const place = text.word("cell", cell);
  const sides = walledSides(facts, cave, cell).map((side) => text.say(`web-cvc-side-${side}`));
  const walls = sides.length ? text.say("web-cvc-walls", { sides: sides.join(", ") }) : text.say("web-cvc-no-walls");
  const what =
    content.is === "room"
      ? roomLabel(facts, content.room, text)
      : text.say(content.is === "empty" ? "web-cvc-empty-cavern" : "web-cvc-rock");
  const food = content.is === "rock" && hidesFood(facts, cell) ? [text.say("web-cvc-food-icon")] : [];
  return [place, what, ...food, walls].join(", ");
}

/** "Shelf, orange, 3 points". */
export function roomLabel(facts: Facts, id: string, text: Text): string {
  const room = facts.rooms[id];
  if (!room) return text.word("room", id);
  return text.say("web-cvc-room", {
    room: text.word("room", id),
    colour: text.say(`web-cvc-colour-${room.colour}`),
    points: room.points,
  });
}

const SHORT: Record<string, string> = {
  "reason-walls": "web-cvc-no-fit",
  "reason-short": "web-cvc-short",
  "reason-colours": "web-cvc-too-blue",
  "reason-needs_most_gold": "web-cvc-most-gold",
};

/** A reason in as many words as a card has space for; the whole one is told when the card is chosen. */
export function inShort(reason: Message, text: Text): string {
  const id = SHORT[reason.id];
  return text.message(id ? { id, data: reason.data } : reason);
}

/** How many turns each player has in the round that is being played. */
export const turnsOf = (view: View): number => view.shown.turns;

export interface Slot {
  /** The tile that lies open, or undefined for one that lies face down. */
  tile: string | undefined;
  back: number | null;
}

/** The action tiles in printed order: the open ones of each back, then those still face down. */
export function slotsOf(facts: Facts, state: State): Slot[] {
  const tiles = facts.tiles.filter((tile) => tile.solo || state.players > 1);
  const backs = [...new Set(tiles.map((tile) => tile.back))];
  return backs.flatMap((back) => {
    const group = tiles.filter((tile) => tile.back === back);
    const open = state.tiles.filter((id) => group.some((tile) => tile.id === id));
    const hidden = group.length - open.length;
    return [
      ...open.map((tile): Slot => ({ tile, back })),
      ...Array.from({ length: hidden }, (): Slot => ({ tile: undefined, back })),
    ];
  });
}

/** A room that would be used in vain: all that it could bring is there, or the supply is full. */
export const inVain = (act: Act): boolean =>
  act.verb === "use" && !act.reveals && Object.values(act.own).every((n) => n === 0);

/** "2 wood, 1 gold". */
export function amountsIn(goods: Record<string, number>, text: Text): string {
  return Object.entries(goods)
    .map(([good, n]) => text.say(`amount-${good}`, { n }))
    .join(", ");
}

/** The position in words, for those who read rather than look. */
export function describe(facts: Facts, view: View, text: Text): { title: string; lines: string[] }[] {
  const state = view.state;
  const turns = turnsOf(view);
  const table = [
    text.say("web-cvc-round", { n: state.round, rounds: facts.turns[String(state.players)]?.length ?? 0, turns }),
    ...(!view.over ? [text.message(view.prompt)] : []),
    text.say("web-cvc-walls-left-text", { n: state.walls_left }),
    ...(state.players === 1 ? [text.say("web-cvc-stack", { n: state.stack })] : []),
  ];
  const tiles = slotsOf(facts, state).map(({ tile, back }) => {
    if (!tile) return text.say("web-cvc-tile-hidden", { n: back ?? 0 });
    const taken = state.taken[tile];
    const name = text.word("tile", tile);
    const help = text.help("tile", tile) ?? "";
    return taken === undefined
      ? `${name}. ${help}`
      : `${name}, ${text.say("web-cvc-taken-by", { name: text.seat(taken) })}. ${help}`;
  });
  const rooms = state.display.map((room) => `${text.word("room", room)}. ${text.help("room", room) ?? ""}`);
  const caves = state.caves.map((cave, seat) => {
    const goods = facts.goods.map(({ id }) => text.say(`amount-${id}`, { n: cave.goods[id] ?? 0 })).join(", ");
    const cells = facts.cells.map((cell) => cellLabel(facts, cave, cell.id, text));
    if (cave.extra) cells.push(cellLabel(facts, cave, "extra", text));
    const walls = cave.walls.map((edge) => text.word("edge", edge));
    return {
      title: text.say("web-cvc-cave-of", { name: text.seat(seat) }),
      lines: [
        scoreLine(view, seat, text),
        text.say("web-cvc-goods-are", { goods }),
        ...cells,
        walls.length ? text.say("web-cvc-built-walls", { walls: walls.join("; ") }) : text.say("web-cvc-built-none"),
      ],
    };
  });
  return [
    { title: text.say("web-cvc-the-table"), lines: table },
    { title: text.say("web-cvc-tiles"), lines: tiles },
    { title: text.say("web-cvc-display"), lines: rooms.length ? rooms : [text.say("web-cvc-display-empty")] },
    ...caves,
  ];
}

/** "17 rooms + 4 gold = 21". */
export function scoreLine(view: View, seat: number, text: Text): string {
  const { rooms = 0, gold = 0 } = view.result.categories[seat] ?? {};
  return text.say("web-cvc-score", { rooms, gold, total: view.result.totals[seat] ?? 0 });
}
