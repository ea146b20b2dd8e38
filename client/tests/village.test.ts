/** What a village can do, read off its cards. */
import { expect, test } from "vitest";

import type { Facts, State } from "../src/games/above_and_below/types";
import { goingOf, lanternsOf } from "../src/games/above_and_below/village";

const facts = {
  villagers: {
    scout: {
      dice: [
        { roll: 1, lanterns: 1 },
        { roll: 3, lanterns: 2 },
      ],
    },
    tinker: {
      dice: [
        { roll: 2, lanterns: 1 },
        { roll: 5, lanterns: 2 },
      ],
    },
    lamp: { dice: [{ roll: 1, lanterns: 2 }] },
  },
} as unknown as Facts;

test("lanterns of a party reach from what every throw gives to the best throws", () => {
  expect(lanternsOf(facts, ["scout", "tinker"])).toBe("1–4");
  expect(lanternsOf(facts, ["lamp"])).toBe("2");
  expect(lanternsOf(facts, ["nobody"])).toBe("0");
});

test("whoever is back from below goes nowhere any more", () => {
  const state = (ready: string[], encounter: object | null): State =>
    ({
      seat: 0,
      encounter,
      this_turn: { members: ["scout", "tinker"] },
      villages: [{ ready }, { ready: [] }],
    }) as unknown as State;
  expect(goingOf(state(["scout", "tinker", "lamp"], null), 0)).toEqual(["scout", "tinker"]);
  expect(goingOf(state(["scout", "tinker"], null), 1)).toEqual([]);
  expect(goingOf(state(["scout", "tinker"], {}), 0)).toEqual([]);
  expect(goingOf(state(["lamp"], null), 0)).toEqual([]);
});
