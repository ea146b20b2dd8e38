import { describe, expect, it } from "vitest";

import { harvestLine, missingFood } from "../src/games/caverna/farm";
import type { Farm, State } from "../src/games/caverna/types";
import type { GameClient } from "../src/lib/game";
import type { Act } from "../src/lib/narrowing";
import { fitting, lettersIn, optionsOf, priceOf, rowsOf, widthOf, withoutHead, type Option } from "../src/lib/offers";
import { Pick } from "../src/lib/pick.svelte";
import { Text } from "../src/lib/text.svelte";
import { viewOf } from "./cases";

const GAME = { placed: ["room", "cell"] } as unknown as GameClient;
const option = (kind: string, id: string, ...words: [string, string][]): Option => {
  const act = {
    words: words.map(([kind, id]) => ({ kind, id })),
    change: {},
    own: {},
    forfeits: [],
  } as unknown as Act;
  return { key: `${kind}:${id}`, word: { kind, id }, label: id, act, acts: [act] };
};
const FURNISH: [string, string][] = [
  ["verb", "furnish"],
  ["room", "grindstone"],
  ["cell", "0"],
];

describe("a row of buttons that is too full", () => {
  const one = (left: Option[]): number => left.length;
  it("leaves out verbs whose things are lit on the table, the last first", () => {
    const options = [option("verb", "pass", ["verb", "pass"]), option("verb", "furnish", ...FURNISH)];
    expect(fitting(options, GAME, one, 1).map(({ word }) => word.id)).toEqual(["pass"]);
  });
  it("keeps every way to pay for a room that has been chosen, though the room has a place", () => {
    const options = ["food", "gold"].map((pay) => option("payment", pay, ...FURNISH, ["payment", pay]));
    expect(fitting(options, GAME, one, 1)).toEqual(options);
  });
});

describe("the rows of a phone", () => {
  it("hold three goods with their signs, which stand beside the words", () => {
    const widths = ["Wood", "Stone", "Emmer", "Flax"].map((label) => widthOf(label, label.length, true));
    // They were measured as 83, 83, 92 and 73 pixels, with gaps a little more than the 344 there are.
    expect(rowsOf(widths, [], 21.5, 0)).toBe(2);
  });
});

describe("goods that are taken in vain", () => {
  it("stand on a phone three in a row, the warning below the name, so that the turn can be ended beside the fourth", () => {
    const pick = new Pick(
      () => undefined,
      () => Promise.resolve({}),
    );
    const text = new Text("en", null, "");
    for (const [names, warning, end] of [
      [["Wood", "Stone", "Emmer", "Flax"], "in vain", "End the turn"],
      [["Древесина", "Камень", "Пшеница", "Лён"], "впустую", "Завершить ход"],
      [["Bois", "Pierre", "Céréales", "Lin"], "en vain", "Finir le tour"],
    ] as const) {
      pick.warning = () => warning;
      const { act } = option("good", "wood", ["verb", "use"]);
      const game = { placed: [], goods: [] } as unknown as GameClient;
      const widths = names.map((name) => widthOf(name, lettersIn(text, game, pick, name, act, false), true));
      expect(rowsOf(widths, [widthOf(end, end.length, false)], 21.5, 5.8)).toBe(2);
    }
  });
});

describe("what all buttons begin with", () => {
  const labels = (...all: string[]): string[] =>
    withoutHead(all.map((label) => ({ ...option("", ""), label }))).map(({ label }) => label);
  it("stands in the question alone", () => {
    expect(labels("Use Bakehouse: exchange 2 emmer", "Use Bakehouse: exchange 3 emmer")).toEqual([
      "exchange 2 emmer",
      "exchange 3 emmer",
    ]);
  });
  it("stays where they differ, or where there is only one", () => {
    expect(labels("Use Shelf: gain 1", "Use Tunnel: gain 1")).toEqual(["Use Shelf: gain 1", "Use Tunnel: gain 1"]);
    expect(labels("Use Shelf: gain 1")).toEqual(["Use Shelf: gain 1"]);
    expect(labels("Wood", "Stone")).toEqual(["Wood", "Stone"]);
  });
});

describe("the price on a button", () => {
  const game = { placed: [], goods: ["wood", "food"] } as unknown as GameClient;
  const fence = (...owns: Record<string, number>[]): Option => {
    const words = ["verb", "cell"].map((kind) => ({ kind, id: "" }));
    const acts = owns.map((own) => ({ words, own })) as unknown as Act[];
    return { key: "", word: { kind: "verb", id: "fence" }, label: "", act: acts.length === 1 ? acts[0]! : null, acts };
  };
  it("is what it costs everywhere, without what only one place brings", () => {
    expect(priceOf(game, fence({ wood: -2 }, { wood: -2, food: 1 }))).toEqual({ wood: -2 });
    expect(priceOf(game, fence({ wood: -2 }))).toEqual({ wood: -2 });
  });
  it("is none where places cost more or less, or nothing", () => {
    expect(priceOf(game, fence({ wood: -2 }, { wood: -1 }))).toBeNull();
    expect(priceOf(game, fence({ food: 1 }, { food: 1 }))).toBeNull();
  });
});

describe("few acts without a place", () => {
  it("are offered whole, or word by word where there is no room for that", () => {
    const trades = ["stone flax", "stone food", "flax food"];
    const acts = trades.map((goods) => ({ args: ["hall", ...goods.split(" ")], change: {}, reveals: false }));
    const pick = new Pick(
      () => undefined,
      () => Promise.resolve({}),
    );
    const view = viewOf([
      { verb: "use", kinds: ["room", "good", "good"], acts: acts.map(({ args }) => args.join(" ")) },
    ]);
    pick.show(view);
    const names = ["stone", "flax", "food"].map((good) => `good-${good} = ${good}`);
    const text = new Text("en", null, ["act-use = Use the hall: trade", ...names].join("\n"));
    const game = { placed: ["room"], goods: [] } as unknown as GameClient;
    const offers = (few: boolean): Option[] =>
      optionsOf(
        text,
        game,
        pick,
        () => true,
        null,
        () => few,
      );
    expect(offers(true)).toHaveLength(3);
    expect(offers(false).map(({ word }) => word.id)).toEqual(["stone", "flax"]);
  });
});

describe("the far end", () => {
  it("is for what only gives the turn away, wherever that stands among the acts", () => {
    const acts = ["pass", "labor", "roll"].map((verb) => ({
      args: [],
      change: verb === "labor" ? { coin: 1 } : {},
      reveals: verb === "roll",
    }));
    const verbs = ["pass", "labor", "roll"];
    const pick = new Pick(
      () => undefined,
      () => Promise.resolve({}),
    );
    const view = viewOf(verbs.map((verb) => ({ verb, kinds: [], acts: [""] })));
    view.legal.forEach((group, index) => Object.assign(group.acts[0]!, acts[index]));
    pick.show(view);
    const text = new Text("en", null, verbs.map((verb) => `verb-${verb} = ${verb}\nact-${verb} = ${verb}`).join("\n"));
    const game = { placed: [], goods: ["coin"] } as unknown as GameClient;
    const order = (best: string | null): string[] =>
      optionsOf(text, game, pick, () => true, best).map(({ word }) => word.id);
    expect(order(null)).toEqual(["labor", "roll", "pass"]);
    expect(order("roll")).toEqual(["roll", "labor", "pass"]);
  });
});

describe("a verb with one thing to be done with it", () => {
  it("is named on its button as what is done, not as what is asked", () => {
    const view = viewOf([
      { verb: "twin", kinds: ["twin", "cell"], acts: ["meadow_field 1", "meadow_field 2"] },
      { verb: "sow", kinds: [], acts: [""] },
    ]);
    const pick = new Pick(
      () => undefined,
      () => Promise.resolve({}),
    );
    pick.show(view);
    const words = [
      "ask-twin-cell-meadow_field = Положите луг и поле",
      "do-twin-cell-meadow_field = Положить луг и поле",
      "verb-twin = жетон",
      "verb-sow = посев",
      "act-sow = Посеять",
    ];
    const text = new Text("ru", null, words.join("\n"));
    const game = { placed: ["cell"], goods: [] } as unknown as GameClient;
    const labels = optionsOf(text, game, pick, () => true, null).map(({ label }) => label);
    expect(labels).toContain("Положить луг и поле");
  });
});

describe("food that is due", () => {
  const farm = { next_harvest: { round: 3, food: 4 }, goods: { food: 3 } } as unknown as Farm;
  const text = { say: (id: string, data: object) => `${id} ${JSON.stringify(data)}` } as unknown as Text;
  it("is counted once when an act ends the round before a harvest", () => {
    const state = { round: 2, harvest: "none" } as unknown as State;
    expect(missingFood(state, farm, { food_due: 4 })).toBe(1);
    expect(harvestLine(state, farm, text, true, { food_due: 4 })).toContain('"food":4');
  });
  it("is a meal of this round or a later one, for others as for oneself", () => {
    const line = (round: number, mine: boolean): string =>
      harvestLine({ round, harvest: "pay_one" } as unknown as State, farm, text, mine).split(" ")[0]!;
    expect([line(3, true), line(3, false)]).toEqual(["web-cav-harvest-now", "web-cav-harvest-theirs-now"]);
    expect([line(2, true), line(2, false)]).toEqual(["web-cav-harvest-later", "web-cav-harvest-theirs-later"]);
  });
  it("grows with a child in the round of the harvest itself", () => {
    const state = { round: 3, harvest: "full" } as unknown as State;
    expect(missingFood(state, farm, { food_due: 1 })).toBe(2);
  });
});
