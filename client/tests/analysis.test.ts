/** An analysis that is followed: what passes does not end it. */
import { expect, test, vi } from "vitest";

import { PASSING } from "../src/api/client";
import { Analysis } from "../src/study/analysis.svelte";

test("an analysis that was asked for too often is asked for again", async () => {
  vi.useFakeTimers();
  const answers = [
    { ok: false, status: 429, json: () => Promise.resolve({ error: { id: "error-too_many", data: { n: 1 } } }) },
    { ok: true, status: 200, json: () => Promise.resolve({ state: "done", decisions: [] }) },
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  try {
    const analysis = new Analysis("t");
    await analysis.look();
    expect(analysis.failed).toBeNull();
    await vi.advanceTimersByTimeAsync(PASSING);
    expect(analysis.info?.state).toBe("done");
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
