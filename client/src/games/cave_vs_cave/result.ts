/** How the result of Cave vs. Cave looks. */
import type { Looks } from "./types";
import Board from "./Board.svelte";

export const looks: Looks = {
  board: Board,
  width: 396,
  tall: 1.62,
  missed: (verdict) => verdict === "aim_missed",
  categories: {
    rooms: { ground: "cavern" },
    gold: { ground: "gold" },
  },
};
