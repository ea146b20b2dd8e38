import { describe, expect, it } from "vitest";

import type { ActGroup, View } from "../src/api/types";
import { asides, taken } from "../src/games/above_and_below/asides";
import { flatten, type Act } from "../src/lib/narrowing";
import { Pick } from "../src/lib/pick.svelte";

const group = (verb: string, role: ActGroup["role"], kinds: string[], ...args: string[][]): ActGroup => ({
  verb,
  role,
  kinds,
  any_order: false,
  acts: args.map((one) => ({ args: one, change: {}, reveals: false, ends: false, forfeits: [], begins: "" })),
});
const TRACK = [{ good: "fish", n: 2 }];
const LEGAL = [
  group("labor", "main", ["villager"], ["scout"]),
  group("put_out", "main", ["item"], ["fish"], ["cider"]),
  group("place", "side", ["good"], ["fish"], ["rope"], ["pot"]),
];

function choosing(prompt = "prompt-turn", legal = LEGAL): { pick: Pick; sent: string[] } {
  const sent: string[] = [];
  const pick = new Pick(
    (act: Act) => sent.push(act.text),
    () => Promise.resolve({}),
  );
  pick.asides = asides as unknown as Pick["asides"];
  const view = { id: "t", seq: 1, actor: 0, prompt: { id: prompt, data: {} }, legal };
  pick.show({ ...view, state: { villages: [{ track: TRACK }] } } as unknown as View);
  return { pick, sent };
}
const lit = (pick: Pick, kind: string, id: string): boolean => pick.at({ kind, id, seat: 0 }).lit;

describe("goods that can be placed on the track", () => {
  it("are lit, and so is the slot where they would go", () => {
    const { pick } = choosing();
    for (const [kind, id] of [
      ["item", "rope"],
      ["slot", "fish"],
      ["slot", "next"],
    ] as const)
      expect(lit(pick, kind, id)).toBe(true);
    expect(lit(pick, "slot", "rope")).toBe(false);
    // What is asked for is the same as without them.
    expect(pick.verbs.map(({ word }) => word.id)).toEqual(["labor", "put_out"]);
  });

  it("are placed by one click where nothing else can be done with them", () => {
    const { pick, sent } = choosing();
    pick.choose({ kind: "item", id: "rope", seat: 0 });
    expect(sent).toEqual(["place rope"]);
  });

  it("ask which where they could be sold too", () => {
    const { pick, sent } = choosing();
    pick.choose({ kind: "item", id: "fish", seat: 0 });
    expect(pick.verbs.map(({ word }) => word.id)).toEqual(["put_out", "place"]);
    pick.choose({ kind: "verb", id: "place" });
    expect(sent).toEqual(["place fish"]);
  });

  it("go on a slot of their kind at once, and on the next free one when it is said which", () => {
    const one = choosing();
    one.pick.choose({ kind: "slot", id: "fish", seat: 0 });
    expect(one.sent).toEqual(["place fish"]);
    const { pick, sent } = choosing();
    pick.choose({ kind: "slot", id: "next", seat: 0 });
    expect([lit(pick, "item", "fish"), lit(pick, "item", "rope"), lit(pick, "item", "pot")]).toEqual([
      false,
      true,
      true,
    ]);
    pick.choose({ kind: "item", id: "pot", seat: 0 });
    expect(sent).toEqual(["place pot"]);
  });

  it("can be taken back before they are placed", () => {
    const { pick } = choosing();
    pick.choose({ kind: "item", id: "fish", seat: 0 });
    expect(pick.back()).toBe(true);
    expect(pick.begun).toBe(false);
    expect(lit(pick, "slot", "next")).toBe(true);
  });

  it("stay dark while people are sent", () => expect(lit(choosing("prompt-declare").pick, "item", "rope")).toBe(false));
});

it("names what is taken from a building, for sale, too", () => {
  const take = group("take", "main", ["building"], ["orchard"], ["hut"]);
  take.acts[0]!.change = { fruit: 1, score: -1 };
  take.acts[1]!.change = { fish: 1 };
  const sale = group("take_for_sale", "main", ["building"], ["hut"], ["orchard"]);
  // What was for sale comes back.
  sale.acts[0]!.change = { fruit: 1 };
  const legal = [take, sale, group("done", "close", [], [])];
  const view = { legal } as unknown as Parameters<typeof taken>[0];
  expect(flatten(legal).map((act) => taken(view, act, ["fish", "fruit"]))).toEqual([
    "fruit",
    "fish",
    "fish",
    "fruit",
    undefined,
  ]);
});
