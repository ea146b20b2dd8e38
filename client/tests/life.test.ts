import { describe, expect, it } from "vitest";

import { milliseconds } from "../src/draw/time";
import { Pace, SHOWING } from "../src/lib/pacing";

describe("times in style sheets", () => {
  // The built style sheet is shortened: 600ms stands there as .6s.
  it.each([
    ["600ms", 600],
    [".6s", 600],
    [" 0.6s ", 600],
    ["0s", 0],
    ["0ms", 0],
    ["", 0],
  ])("%j lasts %d ms", (value, ms) => expect(milliseconds(value)).toBe(ms));
});

describe("the moves of others", () => {
  /** How long it takes until the last of some moves is shown that come so far apart. */
  function shown(moves: number, apart: number, speed = 1): number {
    let clock = 0;
    const pace = new Pace();
    for (let next = 0; next < moves; next++) {
      clock = Math.max(clock, next * apart);
      if (next === moves - 1) break;
      const arrived = Math.min(moves, Math.floor(clock / (apart || 1)) + 1);
      const waiting = apart === 0 ? moves - next - 1 : Math.max(0, arrived - next - 1);
      clock += pace.next(waiting, speed, clock);
    }
    return clock;
  }

  it("are shown one after the other while there is time", () => expect(shown(3, 0)).toBeCloseTo(1300, -2));
  it.each([2, 6, 18, 60])("%d at once take no longer than three seconds", (moves) =>
    expect(shown(moves, 0)).toBeLessThanOrEqual(SHOWING),
  );
  it("six bots in a row with three acts each take no longer than four seconds", () =>
    expect(shown(18, 50)).toBeLessThanOrEqual(4000));
  it("of a bot that thinks before each of ten acts take hardly longer than it thinks", () =>
    expect(shown(10, 400)).toBeLessThanOrEqual(9 * 400 + 300));
  it("are shown slowly again after a while", () => {
    const pace = new Pace();
    const first = pace.next(0, 1, 0);
    let clock = first;
    while (pace.next(0, 1, clock) > 0) clock += 100;
    expect(pace.next(0, 1, clock + 60_000)).toBe(first);
    pace.anew();
    expect(pace.next(0, 1, clock + 60_000)).toBe(first);
  });
  it("take half the time when things move fast, and none when nothing moves", () => {
    expect(shown(6, 0, 0.5)).toBeLessThanOrEqual(SHOWING / 2);
    expect(shown(6, 0, 0)).toBe(0);
  });
});
