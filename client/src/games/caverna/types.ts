/** What the server says about Caverna: the printed facts and a position. */

export type Goods = Record<string, number>;

/** One part of an action, of a loot item or of a furnishing, as it is printed. */
export type Box =
  | { do: "and_or" | "and_then_or" | "and_then" | "either"; parts: Box[] }
  | { do: "collect"; also?: Goods; per_ore_mine?: Goods; ruby_mines?: number }
  | { do: "grow" }
  | { do: "gain"; goods: Goods }
  | { do: "twin"; tiles: string[]; also: Goods }
  | { do: "single"; tile: string }
  | { do: "starting_player"; also: Goods }
  | { do: "imitate"; food: number }
  | { do: "expedition"; level: number }
  | { do: "furnish"; tiles: "any" | "dwellings" | "dwelling" }
  | { do: "sow"; grain: number; vegetable: number }
  | { do: "market"; prices: Goods }
  | { do: "small_pasture" | "large_pasture" | "stable"; pay: Goods }
  | { do: "forge"; most: number }
  | { do: "ruby_mine"; deep: boolean; also: Goods }
  | { do: "trade"; pay: Goods; get: Goods; times: number }
  | { do: "breed"; most: number }
  | { do: "all_weapons"; n: number };

export type Effect =
  | { do: "dwarf_room"; n: number }
  | { do: "animal_room"; any?: number; sheep_per_dwarf?: number; cattle?: number; empty_field?: number }
  | ({ do: "discount" } & Record<string, number | string>)
  | { do: "overhang"; gold: number }
  | { do: "when_built"; goods: Goods; per?: string }
  | { do: "exchange"; ways: { give: Goods; get: Goods }[] }
  | { do: "deliver"; good: string; rounds: number }
  | { do: "answer"; gained: string; then: string }
  | { do: "for_newborn"; animal: string; then: Goods }
  | { do: "slaughter"; food: number }
  | { do: "feed_one_with"; ways: Goods[] }
  | { do: "food_for_breeding"; food: number[] }
  | { do: "bonus"; of: string; points?: number; every?: number; table?: Record<string, number> }
  | { do: "cancel_minus_points"; n: number }
  | { do: "sixth_dwarf" | "furnish_tunnels" | "either_is_and_or" | "ore_for_mine_donkeys" | "pay_in_ore" }
  | { do: "mine_donkeys_save_food" | "disarm" };

export interface Furnishing {
  group: string;
  colour: "orange" | "green" | "yellow";
  introductory: boolean;
  cost: Goods;
  /** None where only the bonus at the end counts. */
  points: number | null;
  effects: Effect[];
  covers: string;
}

export interface Cell {
  id: string;
  row: number;
  column: number;
  side: "forest" | "mountain";
  outer: boolean;
  icon: Goods;
}

export type Loot = { id: string; strength: number } & Box;

export interface Facts {
  goods: string[];
  cells: Cell[];
  entrance: string;
  entry_level_dwelling: string;
  printed_cavern: string;
  furnishings: Record<string, Furnishing>;
  boards: Record<string, { board: string; columns: string[][] }[]>;
  spaces: Record<string, { board: string; stage: number; rows: { players: number[]; action: Box }[] }>;
  loot: Loot[];
  rounds: Record<string, number[]>;
  cards: Record<string, string[]>;
  solo_cards: Record<string, string>;
  harvests: Record<string, Harvest>;
  tile_points: Record<string, number>;
}

export type Harvest = "none" | "full" | "pay_one" | "choice" | "unknown";

export interface Housed {
  cells: string[];
  animal: string;
  n: number;
  dogs: number;
}

/** A farm as it lies in a position. */
export interface LaidFarm {
  goods: Goods;
  cells: Record<string, string>;
  large_pastures: string[][];
  stables: string[];
  crops: Record<string, Goods>;
  furnishings: Record<string, string>;
  covered: string[];
  dwarfs: { strength: number; at: string }[];
  begging: number;
  deliveries: Goods;
  phase: string | null;
}

/** What follows from it, for drawing. */
export interface ShownFarm {
  housing: Housed[];
  food_due: number;
  next_harvest: { round: number; food: number } | null;
  affordable: string[];
  within_reach: string[];
}

export type Farm = LaidFarm & ShownFarm;

export interface Shown {
  farms: ShownFarm[];
}

export interface State {
  players: number;
  round: number;
  seat: number;
  first: number;
  token: number;
  harvest: Harvest;
  markers: { leaf: number; question: number };
  spaces: string[];
  goods: Record<string, Goods>;
  supply: string[];
  farms: LaidFarm[];
  this_turn: { dwarf: number | null; space: string | null };
}
