import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { EventInfo, LogEntry } from "../src/api/types";
import { cueOf as inTheVillage, rules as aboveAndBelow } from "../src/games/above_and_below/moments";
import { cueOf as inTheCave, rules as caveVsCave } from "../src/games/cave_vs_cave/moments";
import { cueOf as onTheFarm, rules as caverna } from "../src/games/caverna/moments";
import type { Rules } from "../src/life/moments";
import { planOf, spaced, STRIP, type Plan, type Setting } from "../src/life/plan";
import { SHOWING } from "../src/lib/pacing";

const GAMES: [string, Rules][] = [
  ["caverna", caverna],
  ["cave_vs_cave", caveVsCave],
  ["above_and_below", aboveAndBelow],
];

const NORMAL: Setting = { speed: 1, still: false, mine: (seat) => seat === 0, place: [] };
type Told = [id: string, seat: number, data?: EventInfo["data"]];
let n = 0;
function entry(actor: number, ...events: Told[]): LogEntry {
  n += 1;
  return {
    n,
    seq: n,
    hinted: false,
    actor,
    act: "",
    undone: false,
    events: events.map(([id, seat, data = {}]) => ({ id: `event-${id}`, seat, data })),
  };
}
const logging = (seat: number): LogEntry =>
  entry(
    seat,
    ["placed", seat, { space: "logging", n: 0 }],
    ["gained", seat, { good: "wood", n: 5, source: "logging" }],
  );
const kinds = (plan: Plan): string[] => plan.movements.map((one) => one.kind);
const end = (plan: Plan): number => Math.max(0, ...plan.movements.map((one) => one.start + one.ms));

describe.each(GAMES)("the events of %s", (game, rules) => {
  const text = readFileSync(`${import.meta.dirname}/../../src/grotto/games/${game}/text/en.ftl`, "utf8");
  const known = [...text.matchAll(/^event-(\w+) *=/gm)].map((match) => match[1]!);
  it("are known to the game", () => expect(Object.keys(rules.events).filter((id) => !known.includes(id))).toEqual([]));
  it("move or sound, each of them", () => {
    for (const rule of Object.values(rules.events)) {
      const moment = rule({ n: 1, good: "wood", source: "x", harvest: "full" }, 0, [".place"]);
      expect((moment.steps?.length ?? 0) + (moment.cue ? 1 : 0) + (moment.place ? 1 : 0)).toBeGreaterThan(0);
    }
  });
});

describe("a plan", () => {
  it("lets the dwarf walk first, then the goods fly, three icons at most", () => {
    const plan = planOf([logging(0)], caverna, NORMAL);
    expect(kinds(plan)).toEqual(["walk", "fly", "fly", "fly"]);
    const [walk, first, second] = plan.movements;
    expect(walk).toMatchObject({ start: 0, ms: 280, to: ['[data-space="logging"] .mark'] });
    expect(first!.start).toBeGreaterThan(0);
    expect(second!.start - first!.start).toBe(40);
    expect(first).toMatchObject({ ms: 280, icon: "good-wood" });
    expect(first!.from![0]).toBe('[data-space="logging"]');
  });

  it("sends what a tale brings along an arc, from the book", () => {
    const plan = planOf(
      [entry(-1, ["outcome", 0, { number: 4 }], ["gained", 0, { good: "coin", n: 2, source: "encounter" }])],
      aboveAndBelow,
      NORMAL,
    );
    expect(plan.movements).toHaveLength(2);
    expect(plan.movements[0]).toMatchObject({ kind: "arc", ms: 420, from: ["[data-encounter]", "[data-encounter]"] });
    expect(plan.movements[1]!.start).toBe(60);
  });

  it("remembers the space between two acts of one turn", () => {
    const first = planOf([entry(0, ["took", 0, { tile: "cultivation" }])], caveVsCave, NORMAL);
    const second = planOf([entry(0, ["gained", 0, { good: "emmer", n: 2, source: "tile" }])], caveVsCave, {
      ...NORMAL,
      place: first.place,
    });
    expect(second.movements[0]!.from).toEqual(['[data-tile="cultivation"]']);
  });

  it("shows a move of somebody else in 900 ms at most", () => {
    const busy = entry(
      1,
      ...(["placed", "imitated", "placed"] as const).map((id): Told => [id, 1, { space: "logging", n: 0 }]),
      ...["wood", "stone", "ore", "food", "gold"].map((good): Told => ["gained", 1, { good, n: 3, source: "logging" }]),
    );
    expect(end(planOf([busy], caverna, { ...NORMAL, mine: () => true }))).toBeGreaterThan(900);
    expect(end(planOf([busy], caverna, NORMAL))).toBeLessThanOrEqual(900);
  });

  it.each([
    ["normal", 1],
    ["slow", 1.6],
    ["fast", 0.5],
  ])("takes at most three seconds of its speed, six bots in a row: %s", (_, speed) => {
    const bots = [1, 2, 3, 4, 5, 6].flatMap((seat) => [logging(seat), logging(seat), logging(seat)]);
    const plan = planOf(bots, caverna, { ...NORMAL, speed });
    expect(plan.movements.length).toBeGreaterThan(18);
    expect(end(plan)).toBeLessThanOrEqual(SHOWING * speed + 1);
  });

  it("leaves undone acts alone", () =>
    expect(planOf([{ ...logging(0), undone: true }], caverna, NORMAL).movements).toEqual([]));

  it("shows nothing when nothing is wanted", () => {
    const plan = planOf([logging(0), entry(0, ["round", 0, { n: 2 }])], caverna, { ...NORMAL, speed: 0 });
    expect([plan.movements, plan.strips]).toEqual([[], []]);
  });

  it("only tells what happens when the system asks for rest", () => {
    const plan = planOf([logging(0), entry(0, ["round", 0, { n: 2 }])], caverna, { ...NORMAL, still: true });
    expect(plan.movements).toEqual([]);
    expect(plan.strips).toHaveLength(1);
  });
});

describe("strips", () => {
  const harvest = [
    entry(
      1,
      ["harvest", 0, { harvest: "full" }],
      ["gained", 0, { good: "grain", n: 1, source: "fields" }],
      ["gained", 1, { good: "grain", n: 3, source: "fields" }],
      ["paid", 0, { good: "food", n: 4, source: "feeding" }],
      ["paid", 1, { good: "food", n: 4, source: "feeding" }],
      ["round", 0, { n: 4 }],
    ),
    entry(-1, ["revealed", 0, { space: "wish_for_children" }]),
  ];

  it("tell of the harvest with what it changes for the reader, then of the round with its card", () => {
    const { strips } = planOf(harvest, caverna, NORMAL);
    expect(strips).toMatchObject([
      { kind: "phase", title: "harvest-full", icon: "mark-harvest", change: { grain: 1, food: -4 } },
      { kind: "round", n: 4, card: ["space", "wish_for_children"], change: {} },
    ]);
    expect(strips[1]!.start).toBe(STRIP);
    expect(strips[1]!.start + strips[1]!.ms).toBeLessThanOrEqual(SHOWING);
  });

  it("do not come for a round without harvest", () =>
    expect(planOf([entry(0, ["harvest", 0, { harvest: "none" }])], caverna, NORMAL).strips).toEqual([]));

  it("are one per kind, of the newest", () => {
    const rounds = [2, 3, 4].map((round) => entry(0, ["round", 0, { n: round }]));
    expect(planOf(rounds, aboveAndBelow, NORMAL).strips).toMatchObject([{ kind: "round", n: 4 }]);
  });
});

describe("cues", () => {
  const heard = (plan: Plan): string[] => plan.sounds.map((one) => one.cue);

  it("come once per event, by good", () =>
    expect(heard(planOf([logging(0)], caverna, { ...NORMAL, place: [] }))).toEqual(["wood", "wood"]));
  it("of others are soft, of the reader not", () => {
    expect(planOf([logging(1)], caverna, NORMAL).sounds.every((one) => one.quiet)).toBe(true);
    expect(planOf([logging(0)], caverna, NORMAL).sounds.some((one) => one.quiet)).toBe(false);
  });
  it("are the same at most every 120 ms", () => {
    const at = (start: number) => ({ cue: "coin" as const, start, quiet: false });
    expect(spaced([at(0), at(119), at(120), at(200), at(240)]).map((one) => one.start)).toEqual([0, 120, 240]);
  });
  it("are heard without movement too, at once and not twice", () =>
    expect(planOf([logging(0)], caverna, { ...NORMAL, speed: 0 }).sounds).toEqual([
      { cue: "wood", start: 0, quiet: false },
    ]));
  it("tell of harvest, meal and young, of round and card", () => {
    const plan = planOf(
      [
        entry(
          0,
          ["harvest", 0, { harvest: "full" }],
          ["paid", 0, { good: "food", n: 4, source: "feeding" }],
          ["gained", 0, { good: "sheep", n: 1, source: "breeding" }],
          ["round", 0, { n: 4 }],
          ["revealed", 0, { space: "logging" }],
        ),
      ],
      caverna,
      NORMAL,
    );
    expect(heard(plan)).toEqual(["chime", "plate", "young", "bell", "card"]);
  });
  it("tell of dice and how a tale ends", () => {
    const rolled = entry(-1, ["lantern_rolled", 0, { villager: "v", n: 4, lanterns: 2 }]);
    expect(heard(planOf([rolled, entry(-1, ["outcome", 0, { number: 4 }])], aboveAndBelow, NORMAL))).toEqual([
      "dice",
      "good_end",
    ]);
    expect(heard(planOf([entry(-1, ["failure", 0])], aboveAndBelow, NORMAL))).toEqual(["bad_end"]);
  });
  it.each([
    [onTheFarm, "wood", "wood"],
    [onTheFarm, "stone", "pebble"],
    [onTheFarm, "gold", "coin"],
    [onTheFarm, "coin", "pebble"],
    [onTheFarm, "ruby", "gem"],
    [onTheFarm, "grain", "crop"],
    [onTheFarm, "sheep", "animal"],
    [onTheFarm, "food", "plate"],
    [inTheCave, "emmer", "crop"],
    [inTheCave, "gold", "coin"],
    [inTheVillage, "rope", "wood"],
    [inTheVillage, "coin", "coin"],
    [inTheVillage, "fish", "animal"],
  ])("what a good sounds like is said by its game: %o, %s like %s", (cueOf, good, cue) =>
    expect(cueOf(good)).toBe(cue),
  );
});
