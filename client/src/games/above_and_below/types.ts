/** What the server says about Above and Below: the printed facts, a position, and an open page of a book. */

export type Counts = Record<string, number>;

export interface Villager {
  kind: string;
  group: "start" | "common" | "extra" | "special";
  dice: { roll: number; lanterns: number }[];
  symbols: string[];
  traits: string[];
  tags: string[];
}

export interface Building {
  kind: string;
  group: "start" | "house" | "outpost" | "key" | "star";
  cost: number;
  beds: number;
  vp: number;
  income: number;
  reroll: number;
  coin_on_build: number;
  coin_on_explore: number;
  potion_income: number;
  good: string | null;
  stock: number;
  replenish: boolean;
  on_build: { potion: number; reputation: number };
  train_to_ready: boolean;
  spend_as_coin: string[];
  vp_per: Counts;
  income_per_track_good: Counts;
}

export interface Facts {
  rounds: number;
  goods: { id: string; rarity: string; count: number }[];
  training: number[];
  track: { base_income: number; points: number[]; income: number[] };
  reputation: { top: number; points: number[] };
  rank: Record<string, number[]>;
  villagers: Record<string, Villager>;
  buildings: Record<string, Building>;
  caves: Record<string, number[]>;
  deep_tokens: Record<string, { region: string; grid: number[] }>;
  artifacts: Record<string, { copies: number; effect: string }>;
  quests: Record<string, { requires: Counts; vp: number }>;
  conditions: Record<string, { copies: number; effect: string }>;
  bands: Counts;
}

export type Zone = "ready" | "exhausted" | "injured";

export interface Village {
  coins: number;
  items: Counts;
  supplies: number;
  sale: string | null;
  track: { good: string; n: number }[];
  buildings: { building: string; goods: number }[];
  caves: string[];
  ready: string[];
  exhausted: string[];
  injured: string[];
  conditions: Record<string, string[]>;
  reputation: number;
  passed: boolean;
  artifacts: Counts;
  turned: Counts;
  quests: string[];
}

/** What follows from the position, for drawing. */
export interface ShownVillage {
  income: number;
  /** With one more kind of goods on the track. */
  next_income: number;
  beds: number;
  empty_caves: number;
}

export interface Shown {
  caves_left: number;
  villages: ShownVillage[];
}

export interface Encounter {
  cave: string;
  token: string | null;
  book: string;
  paragraph: number | null;
  party: string[];
  explorers: string[];
  exerted: string[];
  rerolls: number;
  choice: string | null;
  stake: string | null;
  dice: { villager: string; die: number; added: number }[];
  bonus: number;
}

export interface State {
  players: number;
  options: Record<string, string | number>;
  round: number;
  first: number;
  seat: number;
  rows: { houses: string[]; outposts: string[]; keys: string[]; stars: string[] };
  training: (string | null)[];
  decks: Record<string, { unseen: string[]; below: string[] }>;
  cave_top: string | null;
  supply: Counts;
  supplies_left: number;
  cider_on_board: number;
  artifact_pile: Counts;
  artifact_on_deck: boolean;
  quests: string[];
  rival: number;
  villages: Village[];
  this_turn: { action: string | null; members: string[]; brought: string | null; refreshed: boolean };
  encounter: Encounter | null;
}

/** A text by language. */
export type Words = Record<string, string>;

export type Effect = Record<string, unknown>;

export interface Tier {
  explore: number;
  pay: number;
}

export interface Odds {
  explore: number;
  chance: [number, number];
  paying: [number, number];
  exerting: [number, number];
}

export interface Bonus {
  lanterns: number;
  per?: string;
  owns?: string[];
  pays?: number;
  tag?: string;
  without?: string;
}

export interface Choice {
  id: string;
  label: Words;
  requires: Record<string, string | number>[];
  cost: number;
  stake: string | null;
  bonuses: Bonus[];
  /** What each bonus adds now. */
  now: number[];
  tiers: Tier[];
  odds: Odds[];
  possible: boolean;
  /** Only for the person who reads. */
  outcomes?: { effects: Effect[]; goto: number | null }[];
  outcome_texts?: Words[];
  failure?: { effects: Effect[]; goto: number | null } | null;
  failure_text?: Words;
}

/** The page of a book that is open, as this viewer may see it. */
export interface Page {
  book: string;
  paragraph: number;
  reader: number;
  knows: boolean;
  text: Words;
  choices: Choice[];
  chosen: string | null;
  dice: { villager: string; die: number; value: number; lanterns: number }[];
  options: Effect[][];
}
