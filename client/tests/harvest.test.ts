/** What the harvest of Caverna shows and offers first (rules section 4 and 10). */
import { describe, expect, it } from "vitest";

import { meant, promises } from "../src/games/caverna/asking";
import { spaceHelp } from "../src/games/caverna/farm";
import { gave } from "../src/games/caverna/gave";
import { rules } from "../src/games/caverna/moments";
import type { View } from "../src/games/caverna/types";
import type { Act } from "../src/lib/narrowing";
import { Text } from "../src/lib/text.svelte";

const viewAt = (prompt: string, harvest: string, farm: object, shown: object = {}): View =>
  ({
    id: "table",
    actor: 0,
    prompt: { id: prompt, data: {} },
    state: { harvest, farms: [{ phase: null, ...farm }] },
    shown: { farms: [shown] },
  }) as unknown as View;
const SOWN = { crops: { r1c2: { grain: 2 } } };

describe("the marks on fields", () => {
  it("say what they gave in a harvest", () => {
    expect([...gave(viewAt("prompt-feed", "full", SOWN, SOWN), 0)]).toEqual([["r1c2", "grain"]]);
  });
  it("are gone where everybody only eats, and where animals are bred instead", () => {
    expect(gave(viewAt("prompt-feed", "pay_one", SOWN, SOWN), 0).size).toBe(0);
    expect(gave(viewAt("prompt-feed", "choice", { ...SOWN, phase: "breeding" }, SOWN), 0).size).toBe(0);
  });
});

describe("fields or young", () => {
  const young = { young: { born: ["sheep", "boar"], no_room: ["cattle"], instead: {} } };
  const crops = { r1c2: { grain: 2 }, r2c2: { grain: 1 }, r3c2: { vegetable: 1 }, r3c1: {} };
  const choose = (phase: string): Act =>
    ({ verb: "choose", words: [{ kind: "verb" }, { kind: "phase", id: phase }] }) as unknown as Act;
  const view = viewAt("prompt-choose_phase", "choice", { crops }, young);
  it("says what each would bring as things stand", () => {
    expect(promises(view, choose("field"))).toEqual({ grain: 2, vegetable: 1 });
    expect(promises(view, choose("breeding"))).toEqual({ sheep: 1, boar: 1 });
  });
  it("promises nothing of other acts", () => {
    expect(promises(view, { verb: "feed", words: [{ kind: "verb", id: "feed" }] } as unknown as Act)).toBe(null);
  });
});

describe("breeding", () => {
  const born = (...animals: string[]): Act =>
    ({
      verb: "breed",
      words: [{ kind: "verb", id: "breed" }, ...animals.map((id) => ({ kind: "animal", id }))],
    }) as unknown as Act;
  const acts = [born("sheep", "donkey"), born("sheep", "boar"), born("sheep")];
  const view = viewAt("prompt-breed", "full", {}, { young: { born: ["sheep", "boar"], no_room: [], instead: {} } });
  it("offers first all young that find room, in one click", () => {
    expect(meant(view, acts)).toBe(acts[1]);
  });
  it("leaves what alone can be done as it is, and other questions", () => {
    expect(meant(view, acts.slice(2))).toBe(null);
    expect(meant(viewAt("prompt-feed", "full", {}, {}), acts)).toBe(null);
  });
});

describe("begging", () => {
  it("is told without the colour of gains", () => {
    expect(rules.events.begged!({ n: 1 }, 0, []).piece).toMatchObject({ sad: true });
    expect(rules.events.paid!({ good: "food", n: 4, source: "feeding" }, 0, []).piece).not.toHaveProperty("sad");
  });
});

describe("what a space does", () => {
  const text = new Text(
    "en",
    "caverna",
    "space-x = X\n    .help = All.\n    .few = Two.\n    .many = Four.\nspace-y = Y\n    .help = Y.",
  );
  it("is told for as many players as there are", () => {
    expect([2, 3, 4, 7].map((players) => spaceHelp("x", players, text))).toEqual(["Two.", "Two.", "Four.", "Four."]);
    expect(spaceHelp("y", 2, text)).toBe("Y.");
  });
});
