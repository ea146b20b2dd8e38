import { expect, test } from "vitest";

import { inVain } from "../src/games/cave_vs_cave/cave";
import type { Act } from "../src/lib/narrowing";

const act = (verb: string, own: Record<string, number>, reveals = false): Act =>
  ({ verb, own, reveals }) as unknown as Act;

test("a room that brings nothing is used in vain; other acts need not bring anything", () => {
  expect(inVain(act("use", { food: 0 }))).toBe(true);
  expect(inVain(act("use", { gold: 1 }))).toBe(false);
  expect(inVain(act("use", {}, true))).toBe(false);
  expect(inVain(act("build_wall", {}))).toBe(false);
});
