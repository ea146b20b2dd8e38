/** What is printed on tiles and rooms, as rows of little signs. Only the facts are read here. */

import type { Facts, Field, Goods, Room, Way } from "./types";

/** One sign of a row: a thing with its number, a word from the texts, or a mark between them. */
export type Sign =
  | { sign: "good"; good: string; n?: number | string }
  | { sign: "mark"; mark: string; n?: number | string }
  | { sign: "text"; id: string; data?: Record<string, string | number> }
  | { sign: "tile"; tile: string }
  | { sign: "rooms"; n: string }
  | { sign: "between"; text: string };

export type Row = Sign[];

const between = (text: string): Sign => ({ sign: "between", text });
const ARROW = between("→");
const OR = between("/");

function amounts(goods: Goods, plus = false, always = false): Row {
  const kinds = Object.entries(goods);
  const ones = !always && kinds.length > 1 && kinds.every(([, n]) => n === 1);
  const signs: Row = kinds.map(([good, n]) => (ones ? { sign: "good", good } : { sign: "good", good, n }));
  const first = signs[0];
  if (!plus || first?.sign !== "good") return signs;
  return [{ ...first, n: `+${first.n ?? ""}` }, ...signs.slice(1)];
}

/** "5 wood / 5 stone": one of several amounts. */
function oneOf(goods: Goods): Row {
  return Object.entries(goods).flatMap(([good, n], i): Row => [...(i ? [OR] : []), { sign: "good", good, n }]);
}

function fieldSigns(field: Field, dwarves: number): Row {
  switch (field.do) {
    case "activate":
      return [{ sign: "rooms", n: String(field.n) }];
    case "gain":
      return amounts(field.goods, true, true);
    case "gain_one_of":
      return oneOf(field.goods).map((sign) => (sign.sign === "good" ? { ...sign, n: `+${sign.n ?? ""}` } : sign));
    case "exchange_one_of":
      return [...oneOf(field.pay), ARROW, ...amounts(field.get)];
    case "dig": {
      const dig: Sign = field.n > 1 ? { sign: "mark", mark: "dig", n: field.n } : { sign: "mark", mark: "dig" };
      const pay = amounts(field.pay);
      const walls: Row = field.ignore_walls ? [{ sign: "text", id: "web-cvc-walls-ignored" }] : [];
      return pay.length ? [...pay, ARROW, dig, ...walls] : [dig, ...walls];
    }
    case "furnish": {
      const prices = Object.entries(field.surcharges).map(([id, goods]): Row =>
        id === "per_dwarf" ? [{ sign: "good", good: "food", n: dwarves }] : amounts(goods),
      );
      const paid = prices.filter((row) => row.length);
      const price = paid.flatMap((row, i): Row => [...(i ? [OR] : []), ...row]);
      return [...price, ...(price.length ? [ARROW] : []), { sign: "mark", mark: "furnish" }];
    }
    case "build_wall":
      return [{ sign: "mark", mark: "wall", n: "+" }];
    case "raze_wall":
      return [{ sign: "mark", mark: "raze_wall" }, ARROW, ...amounts(field.get, false, true)];
    case "at_most_one":
      return field.fields.flatMap((one) => fieldSigns(one, dwarves));
  }
}

/** The fields of an action tile, one row each; `dwarves` is what "per dwarf" means this round. */
export function tileRows(facts: Facts, id: string, dwarves: number): Row[] {
  const tile = facts.tiles.find((one) => one.id === id);
  if (!tile) return [];
  return tile.fields.flatMap((field) =>
    field.do === "at_most_one"
      ? field.fields.map((one, i): Row => [...(i ? [OR] : []), ...fieldSigns(one, dwarves)])
      : [fieldSigns(field, dwarves)],
  );
}

const same = (a: Goods, b: Goods): boolean => JSON.stringify(a) === JSON.stringify(b);

function waySigns(way: Way): Row {
  const pay = amounts(way.pay);
  if (way.dig) return [...pay, ARROW, { sign: "mark", mark: "dig" }];
  return pay.length ? [...pay, ARROW, ...amounts(way.get)] : amounts(way.get, true);
}

/** What a room costs. */
export function costRow(room: Room): Row {
  const goods = Object.entries(room.cost);
  if (!goods.length) return [{ sign: "text", id: "web-cvc-free" }];
  return goods.map(([good, n]) => ({ sign: "good", good, n }));
}

/** What a room does, in rows: its ways if it is used, or what it always brings. */
export function roomRows(facts: Facts, id: string): Row[] {
  const room = facts.rooms[id];
  if (!room) return [];
  return room.hook ? hookRows(room) : wayRows(facts, room);
}

function wayRows(facts: Facts, room: Room): Row[] {
  // Ways that only put two others together say nothing new.
  const single = room.ways.filter((way) => way.words.length < 2);
  const ways = single.length ? single : room.ways;
  const first = ways[0];
  if (!first) return [];
  if (first.refill.length) {
    const goods = ways.flatMap((way) => way.refill);
    const to: Sign = { sign: "text", id: "web-cvc-refill-to", data: { n: first.level } };
    const every = goods.length === facts.goods.length;
    const which: Row = every
      ? [{ sign: "text", id: "web-cvc-refill-all" }]
      : goods.map((good) => ({ sign: "good", good }));
    return [[{ sign: "mark", mark: "refill" }, ...which, to]];
  }
  if (ways.length === 1) return [waySigns(first)];
  const units = Object.values(first.pay).reduce((sum, n) => sum + n, 0);
  if (ways.length > 4 && ways.every((way) => same(way.get, first.get))) {
    return [[{ sign: "text", id: "web-cvc-different", data: { n: units } }, ARROW, ...amounts(first.get)]];
  }
  const free = ways.every((way) => !Object.keys(way.pay).length);
  const goods = ways.map((way) => Object.entries(way.get)[0]);
  if (free && goods.every((one) => one?.[1] === 1)) {
    return [[between("+1"), ...goods.map((one): Sign => ({ sign: "good", good: one?.[0] ?? "" }))]];
  }
  if (free) return ways.map(waySigns);
  if (ways.every((way) => same(way.get, first.get))) {
    return [
      [...ways.flatMap((way, i): Row => [...(i ? [OR] : []), ...amounts(way.pay)]), ARROW, ...amounts(first.get)],
    ];
  }
  return ways.map(waySigns);
}

function hookRows(room: Room): Row[] {
  const hook = room.hook;
  if (!hook) return [];
  const pay = amounts(hook.pay);
  const then: Row = pay.length ? [...pay, ARROW, ...amounts(hook.then)] : amounts(hook.then, true);
  switch (hook.when) {
    case "tile_taken":
      return [[{ sign: "tile", tile: hook.tile }], then];
    case "good_gained":
      return [[{ sign: "good", good: hook.good, n: "+" }, ARROW, ...then]];
    case "wall_built":
      return [[{ sign: "mark", mark: "wall", n: "+" }, ARROW, ...then]];
    case "room_action": {
      const counts = hook.counts.flatMap((n, i): Row => [...(i ? [OR] : []), { sign: "rooms", n: String(n) }]);
      const more: Row = hook.more_rooms ? [{ sign: "rooms", n: `+${String(hook.more_rooms)}` }] : then;
      return [[...counts, ARROW, ...more]];
    }
  }
}

/** The icons on a tile or a room. */
export function signsOn(place: { kind: string; id: string }, facts: Facts): string[] {
  const rows =
    place.kind === "tile" ? tileRows(facts, place.id, 0) : place.kind === "room" ? roomRows(facts, place.id) : [];
  return rows.flatMap((row) =>
    row.flatMap((sign) =>
      sign.sign === "good" ? [`good-${sign.good}`] : sign.sign === "mark" ? [`mark-${sign.mark}`] : [],
    ),
  );
}
