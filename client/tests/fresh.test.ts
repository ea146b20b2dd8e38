import { expect, test } from "vitest";

import { Fresh } from "../src/lib/fresh.svelte";

test("what was dealt is new for the round, and nothing is new to who has just come", () => {
  const fresh = new Fresh();
  fresh.show("t", 1, ["a", "b"]);
  expect([...fresh.ids]).toEqual([]);
  fresh.show("t", 1, ["a", "c"]);
  expect([...fresh.ids]).toEqual(["c"]);
  fresh.show("t", 1, ["a", "c", "d"]);
  expect([...fresh.ids].sort()).toEqual(["c", "d"]);
  fresh.show("t", 2, ["a", "c", "d", "e"]);
  expect([...fresh.ids]).toEqual(["e"]);
  fresh.show("another", 1, ["x"]);
  expect([...fresh.ids]).toEqual([]);
});
