/** What the server says about Cave vs. Cave: the printed facts and a position. */

export type Goods = Record<string, number>;

export interface Way {
  words: string[];
  pay: Goods;
  get: Goods;
  refill: string[];
  level: number;
  dig: boolean;
}

export interface Hook {
  when: "tile_taken" | "good_gained" | "room_action" | "wall_built";
  then: Goods;
  pay: Goods;
  tile: string;
  good: string;
  counts: number[];
  more_rooms: number;
}

export interface Room {
  colour: "orange" | "blue";
  back: string;
  cost: Goods;
  pattern: string;
  points: number;
  ways: Way[];
  hook: Hook | null;
}

export type Field =
  | { do: "activate"; n: number }
  | { do: "gain"; goods: Goods }
  | { do: "gain_one_of"; goods: Goods }
  | { do: "exchange_one_of"; pay: Goods; get: Goods }
  | { do: "dig"; n: number; pay: Goods; ignore_walls: boolean }
  | { do: "furnish"; surcharges: Record<string, Goods> }
  | { do: "build_wall" }
  | { do: "raze_wall"; get: Goods }
  | { do: "at_most_one"; fields: Field[] };

export interface Tile {
  id: string;
  back: number | null;
  solo: boolean;
  needs_most_gold: boolean;
  fields: Field[];
}

export type Side = "n" | "e" | "s" | "w";

export interface Cell {
  id: string;
  natural: Side[];
  food_icon: boolean;
  entrance: boolean;
}

export interface Edge {
  id: string;
  cell: string;
  side: Side;
}

export interface Facts {
  goods: { id: string; limit: number }[];
  cells: Cell[];
  extra: Record<string, Side[]>;
  edges: Edge[];
  patterns: Record<string, string>;
  rooms: Record<string, Room>;
  tiles: Tile[];
  turns: Record<string, number[]>;
  walls: number;
}

export interface Cave {
  goods: Goods;
  rooms: Record<string, string>;
  empty: string[];
  walls: string[];
  extra: string | null;
}

/** What follows from the position, for drawing. */
export interface Shown {
  turns: number;
}

export interface State {
  players: number;
  round: number;
  turn: number;
  first: number;
  tiles: string[];
  taken: Record<string, number>;
  display: string[];
  unseen: string[];
  stack: number;
  walls_left: number;
  caves: Cave[];
  this_turn: { tile: string | null; resting: string[]; digs: number; hooks_used: string[] };
}
