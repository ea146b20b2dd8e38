/** Narrowing is one protocol: the terminal and the kernel are run against the same cases (tests/cli/test_narrowing_protocol.py). */
import { describe, expect, test } from "vitest";

import { arranged, flatten, keyOf, openPlace, stepsAt } from "../src/lib/narrowing";
import { Pick } from "../src/lib/pick.svelte";
import { groupsOf, shared, viewOf, wordOf } from "./cases";

interface Case {
  name: string;
  legal: Parameters<typeof groupsOf>[0];
  steps: { chosen: string[]; filled: string[]; next: Record<string, string[]> }[];
}
const { cases } = shared("narrowing") as { cases: Case[] };
const steps = cases.flatMap(({ name, legal, steps }) =>
  steps.map((step) => ({ ...step, legal, title: `${name} [${step.chosen.join(" ")}]` })),
);

describe("the words that may come next", () => {
  test.each(steps)("$title", ({ legal, chosen, filled, next }) => {
    const choices = chosen.map((key, place) => ({ place, word: wordOf(key) }));
    const left = flatten(groupsOf(legal)).flatMap((act) => arranged(act, choices) ?? []);
    const texts = new Set(Object.values(next).flat());
    expect(new Set(left.map((act) => act.text))).toEqual(texts);
    // Where one act is left the browser shows the whole of it as filled in.
    const place = left.length > 1 ? openPlace(left, choices) : chosen.length;
    expect(place).toBe(filled.length);
    const found = stepsAt(left, place, choices).map((step) => [keyOf(step.word), step.acts.map((act) => act.text)]);
    expect(found).toEqual(Object.entries(next));
    if (left.length) {
      const words = left.map((act) => act.words.slice(0, place).map(keyOf));
      for (const one of words) expect(one).toEqual(filled);
    }
  });
});

describe("a player who clicks", () => {
  const possible = steps.filter(({ next }) => Object.keys(next).length > 0);
  test.each(possible)("$title", ({ legal, chosen, filled, next }) => {
    const sent: string[] = [];
    const pick = new Pick(
      (act) => sent.push(act.text),
      () => Promise.resolve({}),
    );
    pick.show(viewOf(legal));
    for (const [place, key] of chosen.entries()) {
      const settled = pick.crumbs.some((crumb) => crumb.place === place && crumb.byItself && keyOf(crumb.word) === key);
      if (!settled && !sent.length) expect(pick.choose(wordOf(key))).toBe(true);
    }
    // The click that leaves one act does it.
    if (sent.length) expect(sent).toEqual([...new Set(Object.values(next).flat())]);
    else {
      const found = pick.next.map((step) => [keyOf(step.word), step.acts.map((act) => act.text)]);
      expect(found).toEqual(Object.entries(next));
      expect(pick.crumbs.map((crumb) => keyOf(crumb.word))).toEqual(filled);
    }
  });
});
