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

test("whoever comes to have one made does not ask for it twice", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string, how?: RequestInit) => {
    const method = how?.method ?? "GET";
    asked.push(`${method} ${address}`);
    const state = method === "POST" ? "done" : "none";
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve({ state, mine: true, decisions: [] }),
    });
  });
  try {
    const analysis = new Analysis("t");
    await analysis.look();
    expect(analysis.info?.state).toBe("none");
    await analysis.look(true);
    expect(analysis.info?.state).toBe("done");
    expect(asked.filter((one) => one.startsWith("POST"))).toEqual(["POST /api/tables/t/analysis"]);
  } finally {
    vi.unstubAllGlobals();
  }
});
