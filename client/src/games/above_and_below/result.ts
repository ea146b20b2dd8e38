/** How the result of Above and Below looks. */
import ResultBoard from "./ResultBoard.svelte";
import type { Looks } from "./types";

export const looks: Looks = {
  board: ResultBoard,
  width: 760,
  tall: 1,
  numbers: (facts, view) => ({
    building: facts.scoring.building,
    supplies: facts.scoring.supplies_per_point,
    ranks: (facts.rank[String(view.players)] ?? []).join(", "),
  }),
  // The smallest of the bands that a lone village can reach.
  missed: (verdict) => verdict === "camp",
  modules: { quests: "quests", supplies: "underforest_desert" },
  categories: {
    advancement_track: { ground: "field" },
    buildings: { ground: "cavern" },
    reputation_rank: { ground: "star" },
    reputation_position: { ground: "gold" },
    card_flat: { ground: "meadow" },
    card_per_thing: { ground: "water" },
    quests: { ground: "ruby" },
    supplies: { ground: "rock" },
  },
};
