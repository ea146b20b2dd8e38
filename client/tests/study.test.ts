/** Analyses made ready to be shown: rounds and rows, ways in order, the act that is seen on the board. */
import { expect, test } from "vitest";

import type { DecisionInfo, WayInfo } from "../src/api/types";
import {
  BEST,
  FIRST_WAY,
  PLAYED,
  actOf,
  byRound,
  headsOf,
  inOrder,
  marksAt,
  ranked,
  stepToShow,
  waySentence,
  winOf,
} from "../src/study/study";
import { Text } from "../src/lib/text.svelte";

const way = (expected: number, ...acts: string[]): WayInfo => ({
  acts: acts.map((text) => ({ text, kinds: text.split(" ").slice(1) })),
  expected,
  win: 0.25,
});
const decision = (move: number, seat: number, round = 1): DecisionInfo => ({
  move,
  seat,
  round,
  played: way(10, "go b"),
  best: way(12, "go a"),
  loss: 2,
  scores: [10, 20],
  ways: [way(12, "go a"), way(10, "go b"), way(9, "go c")],
  why: [],
});

test("decisions stand in rows of their round, whoever comes again below", () => {
  const rounds = byRound([decision(0, 0), decision(3, 1), decision(5, 1), decision(8, 0), decision(9, 0, 2)]);
  expect(rounds.map(({ round, rows }) => [round, rows.map((row) => row.map((one) => one?.move ?? null))])).toEqual([
    [
      1,
      [
        [0, 3],
        [null, 5],
        [8, null],
      ],
    ],
    [2, [[9, null]]],
  ]);
});

test("what comes twice is there once, in order", () => {
  expect(inOrder([decision(7, 0), decision(2, 1), decision(7, 0)]).map(({ move }) => move)).toEqual([2, 7]);
});

test("what was played stands among the ways, once, where it belongs", () => {
  expect(ranked(decision(0, 0)).map(({ number, played, better }) => [number, played, better])).toEqual([
    [FIRST_WAY, false, 2],
    [PLAYED, true, 0],
    [FIRST_WAY + 2, false, -1],
  ]);
  expect(BEST).not.toBe(PLAYED);
});

test("the act that is seen best on the board is shown, not the space that names the turn", () => {
  const heads = headsOf({ heads: { placed: "space" }, verbs: [], quiet: () => false });
  const turn = way(1, "place space", "loot loot", "furnish furnishing cell", "end");
  expect(stepToShow(turn, ["space", "furnishing", "cell", "loot"], heads)).toBe(2);
  expect(stepToShow(way(1, "place space"), ["space"], heads)).toBe(0);
});

test("the chance of the one is what is left of the other's", () => {
  expect(winOf(decision(0, 0), 0)).toBe(0.25);
  expect(winOf(decision(0, 0), 1)).toBe(0.75);
});

test("an act that is told can be looked at", () => {
  const act = actOf({ text: "furnish shelf r2c0", kinds: ["room", "cell"] }, { wood: -1 });
  expect(act.words).toEqual([
    { kind: "verb", id: "furnish" },
    { kind: "room", id: "shelf" },
    { kind: "cell", id: "r2c0" },
  ]);
  expect(act.change).toEqual({ wood: -1 });
});

test("marks on a curve keep within it and off each other, however near their points are", () => {
  const frame = { left: 44, right: 330, top: 14, bottom: 140 };
  const [first, ...rest] = marksAt(
    [
      { x: 100, y: 20 },
      { x: 104, y: 118 },
      { x: 110, y: 24 },
      { x: 112, y: 60 },
    ],
    frame,
  );
  expect(first).toEqual({ x: 100, y: 27 });
  const all = [first!, ...rest];
  for (const [index, { x, y }] of all.entries()) {
    expect(x - 22 >= frame.left && x + 22 <= frame.right && y - 13 >= frame.top && y + 13 <= frame.bottom).toBe(true);
    for (const other of all.slice(index + 1))
      expect(Math.abs(other.x - x) >= 44 || Math.abs(other.y - y) >= 26).toBe(true);
  }
});

test("a step more than is told is told too; more are counted", () => {
  const text = new Text("en", null, "act-pass = Pass\nweb-way-more = then { $n } more steps");
  const said = (n: number): string[] =>
    waySentence(text, way(1, ...Array.from({ length: n }, () => "pass"))).split(" · ");
  expect(said(5)).toHaveLength(5);
  expect(said(6)).toHaveLength(5);
  expect(said(6).at(-1)).toBe("then 2 more steps");
});
