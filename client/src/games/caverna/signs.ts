/** What is printed on spaces, loot and furnishings, as rows of little signs. Only the facts are read here. */
import type { Box, Effect, Facts, Furnishing, Goods } from "./types";

/** One sign of a row: an icon with a number, or a mark between icons. */
export type Sign = { icon: string; n?: number | string; after?: boolean } | { between: string } | { words: string };
export type Row = Sign[];

const OR: Sign = { between: "/" };
const ARROW: Sign = { between: "→" };
const mark = (name: string, n?: number | string): Sign =>
  n === undefined ? { icon: `mark-${name}` } : { icon: `mark-${name}`, n };
const good = (id: string, n?: number | string): Sign =>
  n === undefined ? { icon: `good-${id}` } : { icon: `good-${id}`, n };

/** "2 wood, 1 stone"; ones of several kinds go without their number. */
function amounts(goods: Goods, sign = ""): Row {
  const kinds = Object.entries(goods);
  const ones = kinds.length > 1;
  return kinds.map(([id, n]) => (n === 1 && ones ? good(id) : good(id, `${sign}${n}`)));
}
const between = (rows: Row[], sign: Sign): Row =>
  rows.filter((row) => row.length).flatMap((row, i) => (i ? [sign, ...row] : row));

/** What comes with the goods that lie on a space. */
const collected = (box: Extract<Box, { do: "collect" }>): Row => [
  ...(box.per_ore_mine ? [...amounts(box.per_ore_mine, "+"), { between: "·" }, { icon: "ground-ore_mine" }] : []),
  ...(box.also ? amounts(box.also, "+") : []),
  ...(box.ruby_mines
    ? [{ between: "·" }, { icon: "ground-ruby_mine", n: box.ruby_mines > 1 ? box.ruby_mines : "" }]
    : []),
];

/** The parts of an action; what lies on the space is drawn by itself. */
export function boxSigns(box: Box): Row {
  switch (box.do) {
    case "and_or":
    case "and_then_or":
    case "and_then":
      return box.parts.flatMap(boxSigns);
    case "either":
      return between(box.parts.map(boxSigns), OR);
    case "collect":
      return collected(box);
    case "grow":
      return [mark("grow")];
    case "gain":
      return amounts(box.goods, "+");
    case "twin":
      return [
        ...between(
          box.tiles.map((tile) => [{ icon: `twin-${tile}` }]),
          OR,
        ),
        ...amounts(box.also, "+"),
      ];
    case "single":
      return [{ icon: `single-${box.tile}` }];
    case "starting_player":
      return [mark("first"), ...amounts(box.also, "+")];
    case "imitate":
      return [...(box.food ? [good("food", `−${box.food}`)] : []), mark("imitate")];
    case "expedition":
      return [mark("expedition", box.level)];
    case "furnish":
      return [mark(box.tiles === "any" ? "furnish" : "dwelling")];
    case "sow":
      return [mark("sow")];
    case "market":
      return [mark("buy")];
    case "small_pasture":
    case "large_pasture":
    case "stable":
      return [mark(box.do)];
    case "forge":
      return [mark("forge")];
    case "ruby_mine":
      return [
        { icon: `ground-${box.deep ? "deep_tunnel" : "tunnel"}` },
        ARROW,
        { icon: "ground-ruby_mine" },
        ...amounts(box.also, "+"),
      ];
    case "trade":
      return [...amounts(box.pay), ARROW, ...amounts(box.get), { between: `×${box.times}` }];
    case "breed":
      return [mark("breed", box.most)];
    case "all_weapons":
      return [good("weapon", `+${box.n}`)];
  }
}

/** The action of a space with so many players. */
export function spaceSigns(facts: Facts, id: string, players: number): Row {
  const row = facts.spaces[id]?.rows.find((one) => one.players.includes(players));
  if (!row) return [];
  const signs = boxSigns(row.action);
  // Small pasture, large pasture: one fence says it.
  return signs.filter((sign, i) => !("icon" in sign && sign.icon === "mark-large_pasture" && i > 0));
}

const ANIMALS: Row = ["sheep", "donkey", "boar", "cattle"].map((id) => ({ icon: `good-${id}` }));

/** What points and gains are counted by. */
const COUNTED: Record<string, Row> = {
  sheep: [good("sheep")],
  cattle: [good("cattle")],
  stone: [good("stone")],
  ore: [good("ore")],
  ruby: [good("ruby")],
  adjacent_dwelling: [mark("dwelling")],
  yellow_furnishing: [{ icon: "group-parlors" }],
  armed_dwarf: [mark("dwarf"), good("weapon")],
  all_dwarfs_armed: [mark("dwarf", "∀"), good("weapon")],
  no_dwarf_armed: [mark("dwarf"), good("weapon", "0")],
  dwarf: [mark("dwarf")],
  crop_pair: [good("grain"), good("vegetable")],
  farm_animal: ANIMALS,
};

const OFF = [
  ["furnishing_wood", "furnish", "wood"],
  ["furnishing_stone", "furnish", "stone"],
  ["pasture_wood", "small_pasture", "wood"],
  ["stable_stone", "stable", "stone"],
  ["weapon_ore", "forge", "ore"],
] as const;

function animalRoom(effect: Extract<Effect, { do: "animal_room" }>): Row {
  if (effect.any) return [{ between: String(effect.any) }, ...ANIMALS];
  if (effect.sheep_per_dwarf) return [good("sheep"), { between: "=" }, mark("dwarf")];
  if (effect.cattle) return [good("cattle", effect.cattle)];
  return [{ icon: "ground-field" }, { between: ":" }, { between: "1" }, ...ANIMALS];
}

function bonus(effect: Extract<Effect, { do: "bonus" }>): Row {
  if (effect.table)
    return Object.entries(effect.table).flatMap(([n, points], i): Row => [
      ...(i ? [{ between: "·" }] : []),
      mark("dwarf", n),
      { between: ":" },
      mark("points", points),
    ]);
  return [
    mark("points", effect.points ?? 0),
    { between: "·" },
    ...((effect.every ?? 1) > 1 ? [{ between: String(effect.every) }] : []),
    ...(COUNTED[effect.of] ?? []),
  ];
}

function effectRows(effect: Effect): Row[] {
  switch (effect.do) {
    case "dwarf_room":
      return [Array.from({ length: effect.n }, () => mark("dwarf"))];
    case "animal_room":
      return [animalRoom(effect)];
    case "sixth_dwarf":
      return [[mark("dwarf", "6.")]];
    case "furnish_tunnels":
      return [[mark("furnish"), ARROW, { icon: "ground-tunnel" }, OR, { icon: "ground-deep_tunnel" }]];
    case "either_is_and_or":
      return [[{ words: "web-cav-and-or" }]];
    case "overhang":
      return [[{ words: "web-cav-overhang" }], [good("gold", `+${effect.gold}`)]];
    case "discount":
      return [OFF.flatMap(([key, where, id]) => (effect[key] ? [mark(where), good(id, `−${effect[key]}`)] : []))];
    case "when_built": {
      const goods = amounts(effect.goods, "+");
      return [effect.per ? [...goods, { between: "·" }, ...(COUNTED[effect.per] ?? [])] : goods];
    }
    case "ore_for_mine_donkeys":
      return [[good("donkey"), { icon: "ground-ore_mine" }, ARROW, good("ore", "+1")]];
    case "pay_in_ore":
      return [[good("ore"), { between: "=" }, good("wood"), OR, good("stone")]];
    case "exchange":
      return effect.ways.map(({ give, get }) => [...amounts(give), ARROW, ...amounts(get)]);
    case "deliver":
      return [[good(effect.good, "+1"), { between: `×${effect.rounds}` }]];
    case "answer":
      return [[good(effect.gained, "+1"), ARROW, good(effect.then, "+1")]];
    case "for_newborn":
      return [[mark("breed"), good(effect.animal), ARROW, ...amounts(effect.then, "+")]];
    case "slaughter":
      return [[...ANIMALS, ARROW, good("food", `+${effect.food}`)]];
    case "feed_one_with": {
      const ways = effect.ways.map((way) => amounts(way));
      return [[mark("dwarf"), { between: "=" }, ...between(ways, OR)]];
    }
    case "mine_donkeys_save_food":
      return [[good("donkey"), { icon: "ground-ore_mine" }, ARROW, good("food", "−1")]];
    case "food_for_breeding":
      return [[mark("breed"), ARROW, good("food", `+${effect.food.slice(1).join("/")}`)]];
    case "disarm":
      return [[good("weapon", 1), ARROW, good("food", 1)]];
    case "bonus":
      return [bonus(effect)];
    case "cancel_minus_points":
      return [[mark("points", `−${effect.n}`), ARROW, { between: "0" }]];
  }
}

/** What a furnishing does, in rows. */
export const furnishingRows = (furnishing: Furnishing): Row[] => furnishing.effects.flatMap(effectRows);

export const costRow = (cost: Goods): Row => Object.entries(cost).map(([id, n]) => good(id, n));

/** The icons on a space, an item of loot or a furnishing. */
export function signsOn(place: { kind: string; id: string }, players: number, facts: Facts): string[] {
  const rows = (): Row[] => {
    if (place.kind === "space") return [spaceSigns(facts, place.id, players)];
    const furnishing = place.kind === "furnishing" ? facts.furnishings[place.id] : undefined;
    return furnishing ? furnishingRows(furnishing) : [];
  };
  return rows().flatMap((row) => row.flatMap((sign) => ("icon" in sign ? [sign.icon] : [])));
}
