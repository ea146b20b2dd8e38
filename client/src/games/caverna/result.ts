/** How the result of Caverna looks. */
import type { Looks } from "./types";
import Board from "./Board.svelte";
import { farmOf, furnishingName } from "./farm";

export const looks: Looks = {
  board: Board,
  missed: () => false,
  categories: {
    animals: { ground: "meadow" },
    missing_types: { ground: "lost", pattern: "part-6" },
    grain: { ground: "field" },
    vegetables: { ground: "water" },
    rubies: { ground: "ruby" },
    dwarfs: { ground: "chalk" },
    unused_cells: { ground: "lost", pattern: "part-7" },
    furnishings: { ground: "cavern" },
    pastures: { ground: "forest" },
    mines: { ground: "mine" },
    bonus: { ground: "star" },
    gold: { ground: "gold" },
    begging: { ground: "lost", pattern: "part-8" },
  },
  parts: (view, seat, category, text) =>
    category === "bonus"
      ? Object.entries(farmOf(view, seat).bonuses).map(([id, n]) => ({ words: furnishingName(id, text), n }))
      : [],
};
