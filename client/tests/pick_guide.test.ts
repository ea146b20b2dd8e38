/** A lesson says what is lit, never what is legal. */
import { expect, test } from "vitest";

import type { Act } from "../src/lib/narrowing";
import { Pick } from "../src/lib/pick.svelte";
import { viewOf } from "./cases";

test("a lesson lights one thing, and the others can still be chosen", () => {
  const sent: Act[] = [];
  const pick = new Pick(
    (act) => sent.push(act),
    () => Promise.resolve({}),
  );
  pick.show(viewOf([{ verb: "take", kinds: ["tile"], acts: ["housework", "masonry"] }]));
  pick.guide = (act) => act.text === "take masonry";
  expect(pick.at({ kind: "tile", id: "masonry" }).lit).toBe(true);
  expect(pick.at({ kind: "tile", id: "housework" }).lit).toBe(false);
  expect(pick.choose({ kind: "tile", id: "housework" })).toBe(true);
  expect(sent.map((act) => act.text)).toEqual(["take housework"]);
});
