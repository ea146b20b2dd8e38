import { describe, expect, it } from "vitest";

import type { ResultInfo } from "../src/api/types";
import { bars, decision, honourOf, inTheHill, listed, order, ranking } from "../src/result/score";

const result = (rows: Record<string, number>[], winners?: number[], verdict = "points"): ResultInfo => {
  const totals = rows.map((row) => Object.values(row).reduce((sum, n) => sum + n, 0));
  const best = Math.max(...totals);
  return {
    categories: rows,
    totals,
    winners: winners ?? [...totals.keys()].filter((seat) => totals[seat] === best),
    verdict,
    final: true,
  };
};
const GAME = result([
  { mines: 6, animals: 19, gold: 3, begging: -6, rubies: 0 },
  { mines: 18, animals: 8, gold: 4, begging: 0, rubies: 0 },
  { mines: 10, animals: 5, gold: 0, begging: 0, rubies: 0 },
]);

describe("what decided the game", () => {
  it("is where the winner was most ahead of the second, with what the second took back", () =>
    expect(decision(GAME)).toEqual({
      winner: 1,
      second: 0,
      category: "mines",
      n: 12,
      back: { category: "animals", n: 11 },
    }));
  it("is nothing in a draw, nor alone", () => {
    expect(decision(result([{ gold: 3 }, { gold: 3 }]))).toBeNull();
    expect(decision(result([{ gold: 3 }]))).toBeNull();
  });
  it("is nothing where points are equal and something else decides", () =>
    expect(decision(result([{ gold: 3 }, { gold: 3 }], [1]))).toBeNull());
  it("comes first in the bars; what nobody has points in is left out", () =>
    expect(order(GAME)).toEqual(["mines", "animals", "gold", "begging"]));
});

describe("the table", () => {
  const modules = { begging: "hard", rubies: "mining" };
  it("leaves out what belongs to a module that isn't played", () =>
    expect(listed(GAME, modules, { mining: "no" })).toEqual(["mines", "animals", "gold", "begging"]));
  it("lists everything else, also what nobody has points in", () =>
    expect(listed(GAME, modules, { hard: "yes", mining: "yes" })).toEqual(Object.keys(GAME.categories[0]!)));
});

describe("bars", () => {
  const { zero, parts } = bars(GAME);
  it("lie on one scale, lost points left of zero", () => {
    expect(zero).toBeCloseTo((6 / 36) * 100);
    const begging = parts[0]!.find((part) => part.id === "begging")!;
    expect(begging.x).toBeCloseTo(0);
    expect(begging.w).toBeCloseTo(zero);
  });
  it("add up to the total", () =>
    parts.forEach((row, seat) => expect(row.reduce((sum, part) => sum + part.n, 0)).toBe(GAME.totals[seat])));
  it("leave no gap", () => {
    const [first, second] = parts[1]!;
    expect(first!.x).toBeCloseTo(zero);
    expect(second!.x).toBeCloseTo(first!.x + first!.w);
  });
});

describe("honours", () => {
  it("rank winners first, also with equal points", () =>
    expect(ranking(result([{ gold: 3 }, { gold: 3 }], [1]))).toEqual([1, 0]));
  it("put the winner in the middle of the hill", () => {
    expect(inTheHill([2, 0, 1])).toEqual([0, 2, 1]);
    expect(inTheHill([2, 0, 1, 3, 4])).toEqual([3, 0, 2, 1, 4]);
  });
  const missed = (verdict: string): boolean => verdict === "aim_missed";
  it("go to whoever reaches the aim alone, not to whoever misses it", () => {
    expect(honourOf(result([{ gold: 55 }], [0], "aim_reached"), 0, missed)).toBe("laurels");
    expect(honourOf(result([{ gold: 20 }], [0], "aim_missed"), 0, missed)).toBe("none");
  });
  it("go to all who share the victory, and to nobody else", () =>
    expect([0, 1, 2].map((seat) => honourOf(result([{ a: 3 }, { a: 3 }, { a: 1 }]), seat, missed))).toEqual([
      "laurels",
      "laurels",
      "none",
    ]));
});
