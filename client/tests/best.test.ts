/** What is lit first in Above and Below. */
import { expect, test } from "vitest";

import { best } from "../src/games/above_and_below/best";
import type { View } from "../src/games/above_and_below/types";
import type { Act } from "../src/lib/narrowing";

const acts = (...verbs: string[]): Act[] => verbs.map((verb) => ({ verb }) as Act);
const check = (lanterns: number, ...tiers: [number, boolean?][]): View =>
  ({
    prompt: { id: "prompt-check", data: { n: lanterns } },
    scene: {
      chosen: "a",
      choices: [{ id: "a", tiers: tiers.map(([explore, short = false]) => ({ explore, short })) }],
    },
  }) as unknown as View;
const tired = { prompt: { id: "prompt-turn_nobody_ready", data: {} }, scene: null } as unknown as View;

test("where the highest number is reached, it is left at that, whatever could be rolled again", () => {
  expect(best(check(3, [3]), acts("reroll", "exert", "resolve"))).toBe("resolve");
  expect(best(check(5, [3], [5]), acts("reroll", "resolve"))).toBe("resolve");
  // Nobody pays for the higher one.
  expect(best(check(3, [3], [7, true]), acts("reroll", "resolve"))).toBe("resolve");
});

test("nothing is lit first while another die or a tired villager could reach more", () => {
  expect(best(check(3, [3], [5]), acts("reroll", "resolve"))).toBeNull();
  expect(best(check(4, [3], [5]), acts("exert", "resolve"))).toBeNull();
  expect(best(check(2, [3]), acts("exert", "resolve"))).toBeNull();
});

test("a number that exerting everybody does not reach is given up", () => {
  expect(best(check(3, [3], [7]), acts("exert", "resolve"))).toBe("resolve");
});

test("when everybody is tired and only trade is left, the day is over", () => {
  expect(best(tired, acts("pass", "offer", "take_back", "refresh"))).toBe("pass");
  expect(best(tired, acts("pass", "place", "refresh"))).toBeNull();
});
