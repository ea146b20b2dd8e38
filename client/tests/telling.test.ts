import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { EventInfo, LogEntry } from "../src/api/types";
import { latest, tell, tellNews, turnedUp, type Deed, type Turns } from "../src/lib/telling";
import { Text } from "../src/lib/text.svelte";

const folder = `${import.meta.dirname}/../../src/grotto`;
const read = (path: string): string => readFileSync(`${folder}/${path}`, "utf8");
const text = new Text(
  "en",
  "caverna",
  [
    read("text/kernel.en.ftl"),
    read("text/page.en.ftl"),
    read("games/caverna/text/en.ftl"),
    "source-supplies = Supplies\nsource-logging = Logging",
  ].join("\n"),
);
const TURNS: Turns = {
  heads: { placed: "space" },
  verbs: ["feed"],
  quiet: (event) => event.id === "event-loot",
  phase: (event) => (event.id === "event-harvest" ? { title: "Harvest", icon: "harvest" } : null),
  news: { revealed: turnedUp },
  deals: ["dealt"],
};

type Told = [id: string, seat: number, data?: EventInfo["data"]];
let n = 0;
function entry(actor: number, act: string, ...events: Told[]): LogEntry {
  n += 1;
  const told = events.map(([id, seat, data = {}]) => ({ id: `event-${id}`, seat, data }));
  return { n, seq: n, actor, act, undone: false, hinted: false, events: told };
}
const supplies = (seat: number): LogEntry =>
  entry(
    seat,
    "place supplies",
    ["placed", seat, { space: "supplies", n: 0 }],
    ...(
      [
        ["wood", 1],
        ["stone", 1],
        ["ore", 1],
        ["food", 1],
        ["gold", 2],
      ] as const
    ).map(([good, amount]): Told => ["gained", seat, { good, n: amount, source: "supplies" }]),
  );
const deeds = (...entries: LogEntry[]): Deed[] => tell(text, entries, TURNS).flatMap((one) => one.deeds);

describe("what one act caused", () => {
  it("is one line: the space, and all gains added up", () => {
    const [line, ...rest] = deeds(supplies(1));
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      seat: 1,
      words: "Supplies",
      change: { wood: 1, stone: 1, ore: 1, food: 1, gold: 2 },
      then: [],
    });
  });

  it("holds the later acts of the turn, indented, and what is paid", () => {
    const [line, ...rest] = deeds(
      entry(0, "place sheep_farming", ["placed", 0, { space: "sheep_farming", n: 0 }]),
      entry(
        0,
        "stable r1c0",
        ["paid", 0, { good: "stone", n: 1, source: "sheep_farming" }],
        ["stable", 0, { cell: "r1c0" }],
      ),
      entry(0, "collect", ["gained", 0, { good: "sheep", n: 2, source: "sheep_farming" }]),
    );
    expect(rest).toEqual([]);
    expect(line!.change).toEqual({ stone: -1, sheep: 2 });
    expect(line!.then.map((one) => one.words)).toEqual(["builds a stable: row 2, column 1"]);
    expect(line!.things).toContainEqual({ kind: "cell", id: "r1c0", seat: 0 });
    // The position that is shown is the one after the dwarf was placed.
    expect(line!.n).toBe(n - 2);
  });

  it("tells what was turned into food, and the meal, in lines of their own", () => {
    // What somebody else did since my last act begins in the middle of a harvest.
    const [line, ...rest] = deeds(
      entry(
        1,
        "convert_gold 2",
        ["paid", 1, { good: "gold", n: 2, source: "convert" }],
        ["gained", 1, { good: "food", n: 1, source: "convert" }],
      ),
      entry(1, "nothing", ["paid", 1, { good: "food", n: 4, source: "feeding" }]),
    );
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ words: "Exchange for food", change: { gold: -2, food: 1 } });
    expect(line!.then).toMatchObject([{ words: "Feeding", change: { food: -4 } }]);
  });

  it("tells what follows by itself apart from what the act brought", () => {
    const [line, ...rest] = deeds(
      entry(
        1,
        "place logging",
        ["placed", 1, { space: "logging", n: 0 }],
        ["gained", 1, { good: "food", n: 3, source: "logging" }],
        ["follows", -2],
        ["paid", 1, { good: "food", n: 4, source: "feeding" }],
        ["gained", 0, { good: "food", n: 1, source: "supplier" }],
      ),
    );
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ words: "Logging", change: { food: 3 } });
    expect(line!.then).toMatchObject([
      { seat: 1, words: "Feeding", change: { food: -4 } },
      { seat: 0, words: "Supplier", change: { food: 1 } },
    ]);
  });

  it("adds up the events by which goods come in a game, where it names them", () => {
    const answered = entry(
      0,
      "place excavation",
      ["placed", 0, { space: "excavation", n: 0 }],
      ["answered", 0, { good: "ore", n: 1 }],
    );
    const gains = (turns: Turns): Deed["change"] => tell(text, [answered], turns)[0]!.deeds[0]!.change;
    expect(gains({ ...TURNS, gains: ["answered"] })).toEqual({ ore: 1 });
    expect(gains(TURNS)).toEqual({});
  });

  it("ends where the next dwarf is placed, or somebody else acts", () =>
    expect(deeds(supplies(0), supplies(0), supplies(1))).toHaveLength(3));

  it("folds what went by itself", () => {
    const [line] = deeds(
      entry(0, "place logging", ["placed", 0, { space: "logging", n: 0 }], ["by_itself", 0], ["by_itself", 0]),
    );
    expect(line).toMatchObject({ itself: 2, then: [] });
  });

  it("does not tell what the gains say already", () => {
    const [line] = deeds(
      entry(1, "place logging", ["placed", 1, { space: "logging", n: 3 }]),
      entry(1, "loot dog", ["loot", 1, { loot: "dog" }], ["gained", 1, { good: "dog", n: 1, source: "loot" }]),
    );
    expect(line).toMatchObject({ change: { dog: 1 }, then: [] });
  });

  it("keeps apart what was undone", () => {
    const [first, second] = deeds({ ...supplies(0), undone: true }, supplies(0));
    expect([first!.undone, second!.undone]).toEqual([true, false]);
  });
});

describe("a story of somebody else", () => {
  const turns: Turns = {
    heads: {},
    verbs: ["explore"],
    quiet: (event) => event.id === "event-paragraph_read",
    reads: (event) => event.id === "event-paragraph_read",
  };
  const page = (seat: number, words: string): LogEntry => {
    const made = entry(-1, "roll 1", ["paragraph_read", seat]);
    made.events[0]!.story = { en: words };
    return made;
  };
  it("can be read in full: every page, the choice and its end", () => {
    const end = entry(-1, "read", ["chosen", 1, { phase: "field" }]);
    end.events[0]!.story = { en: "GO ON\nIt ends." };
    const told = tell(text, [entry(1, "explore a"), page(1, "A cave."), page(1, "A deeper cave."), end], turns);
    const stories = told.flatMap((one) => one.deeds).flatMap((one) => [one, ...one.then].map(({ story }) => story));
    expect(stories.filter(Boolean)).toEqual(["A cave.\nA deeper cave.\nGO ON\nIt ends."]);
  });
});

describe("what happens to the whole table", () => {
  const end = entry(
    1,
    "collect",
    ["gained", 1, { good: "wood", n: 2, source: "logging" }],
    ["harvest", -2, { harvest: "full" }],
    ["gained", 0, { good: "grain", n: 1, source: "fields" }],
    ["gained", 0, { good: "vegetable", n: 1, source: "fields" }],
    ["paid", 0, { good: "food", n: 4, source: "feeding" }],
    ["paid", 1, { good: "food", n: 4, source: "feeding" }],
    ["round", -2, { n: 4 }],
    ["revealed", -2, { space: "wish_for_children" }],
  );

  it("is a heading: the harvest, the round with its card", () => {
    const chapters = tell(text, [entry(-1, "starts 0", ["round", -2, { n: 3 }]), supplies(1), end], TURNS);
    expect(chapters.map(({ kind, n: round, news }) => [kind, round, news])).toEqual([
      ["round", 3, []],
      ["phase", 3, []],
      ["round", 4, [text.word("space", "wish_for_children")]],
    ]);
  });

  it("is nobody's act, and the harvest of each is his own line", () => {
    const harvest = tell(text, [supplies(1), end], TURNS).find((one) => one.kind === "phase")!;
    expect(harvest.deeds.map(({ seat, change }) => [seat, change])).toEqual([
      [0, { grain: 1, vegetable: 1 }],
      [0, { food: -4 }],
      [1, { food: -4 }],
    ]);
  });

  it("is told as the game words it, whatever a game calls its events", () => {
    const words = "event-harvest = A harvest\nevent-dealt = A card\nevent-marker = A marker\nevent-revealed = A tile";
    const other = new Text("en", "foragers", words);
    const events = ["harvest", "dealt", "dealt", "marker", "revealed"].map((id): Told => [id, -2, { sort: "cep" }]);
    const told = tell(other, [entry(-1, "draw cep", ...events)]).flatMap((one) => one.deeds);
    const lines = told.flatMap((one) => [one, ...one.then].map((line) => line.words));
    expect(lines).toEqual(["A harvest", "A card", "A card", "A marker", "A tile"]);
  });

  it("is nobody's also when the event has no seat", () => {
    const lines = deeds(
      entry(0, "place logging", ["placed", 0, { space: "logging", n: 0 }], ["overflow", -2, { space: "logging" }]),
    );
    expect(lines.map((one) => one.seat)).toEqual([0, -1]);
  });
});

describe("news", () => {
  const mine = (seat: number): boolean => seat === 0;
  it("are what others did", () => {
    const told = tellNews(text, [supplies(0), supplies(1)], TURNS, mine);
    expect(told.flatMap((one) => one.deeds).map((one) => one.seat)).toEqual([1]);
  });
  it("are a harvest that my own act led to", () => {
    const last = entry(
      0,
      "place logging",
      ["placed", 0, { space: "logging", n: 0 }],
      ["harvest", -2, { harvest: "full" }],
    );
    expect(tellNews(text, [last], TURNS, mine).map((one) => one.kind)).toEqual(["phase"]);
  });
  it("are the harvest for as long as it lasts, also when only I have acted since", () => {
    const log = [
      entry(1, "collect", ["harvest", -2, { harvest: "full" }], ["paid", 1, { good: "food", n: 4, source: "feeding" }]),
      entry(0, "feed", ["paid", 0, { good: "food", n: 4, source: "feeding" }]),
    ];
    expect(tellNews(text, log.slice(1), TURNS, mine)).toEqual([]);
    expect(latest(text, log, log.slice(1), TURNS, mine).map((one) => one.kind)).toEqual(["phase"]);
    const after = [...log, entry(0, "place logging", ["round", -2, { n: 4 }]), supplies(0)];
    expect(latest(text, after, after.slice(-1), TURNS, mine)).toEqual([]);
  });
  it("are what the others did in this round while I go on", () => {
    const log = [supplies(1), supplies(0), supplies(0)];
    expect(tellNews(text, log.slice(2), TURNS, mine)).toEqual([]);
    const told = latest(text, log, log.slice(2), TURNS, mine);
    expect(told.flatMap((one) => one.deeds).map((one) => one.seat)).toEqual([1]);
    expect(latest(text, log.slice(1), log.slice(2), TURNS, mine)).toEqual([]);
  });
  it("are none when only I have moved", () => expect(tellNews(text, [supplies(0)], TURNS, mine)).toEqual([]));
});
