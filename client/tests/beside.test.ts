import { describe, expect, it } from "vitest";

import { beside } from "../src/lib/beside";

const frame = { left: 0, top: 0, width: 1440, height: 900 };
const size = { width: 404, height: 300 };

describe("where a card lies", () => {
  it("lies below its thing if nothing is in the way", () => {
    const place = beside({ left: 100, top: 100, width: 120, height: 80 }, size, frame, []);
    expect(place).toMatchObject({ left: 100, top: 188 });
  });

  it("never lies over its own thing, also at the edge", () => {
    const thing = { left: 1300, top: 820, width: 120, height: 70 };
    const place = beside(thing, size, frame, []);
    expect(place.top + place.height <= thing.top || place.left + place.width <= thing.left).toBe(true);
  });

  it("gives way to what is lit", () => {
    const lit = { left: 100, top: 190, width: 400, height: 200 };
    const place = beside({ left: 100, top: 100, width: 120, height: 80 }, size, frame, [lit]);
    expect(place.left).toBeGreaterThan(200);
  });

  it("leaves the turn bar alone, and lies beyond it where all places nearby hide what is lit", () => {
    const thing = { left: 350, top: 50, width: 80, height: 30 };
    const bar = { left: 460, top: 50, width: 700, height: 170 };
    const lit = { left: 10, top: 80, width: 440, height: 700 };
    const place = beside(thing, { width: 404, height: 130 }, frame, [lit], [bar]);
    expect(place.left).toBeGreaterThanOrEqual(lit.left + lit.width);
    expect(place.top).toBeGreaterThanOrEqual(bar.top + bar.height);
  });

  it("stays near where little of what is lit is hidden", () => {
    const thing = { left: 20, top: 50, width: 80, height: 30 };
    const bar = { left: 460, top: 50, width: 700, height: 170 };
    const place = beside(thing, size, frame, [{ left: 100, top: 100, width: 90, height: 60 }], [bar]);
    expect(place).toMatchObject({ left: 20, top: 88 });
  });

  it("lies beyond a bubble that takes the place below its thing, rather than over either", () => {
    const tile = { left: 249, top: 52, width: 112, height: 93 };
    const bar = { left: 416, top: 152, width: 612, height: 174 };
    const bubble = { left: 117, top: 161, width: 295, height: 283 };
    const place = beside(tile, { width: 404, height: 288 }, frame, [tile], [bar, bubble]);
    for (const one of [tile, bar, bubble])
      expect(
        place.left >= one.left + one.width ||
          place.left + place.width <= one.left ||
          place.top >= one.top + one.height ||
          place.top + place.height <= one.top,
      ).toBe(true);
  });

  it("stays inside a small screen", () => {
    const small = { left: 0, top: 0, width: 420, height: 640 };
    const place = beside({ left: 300, top: 20, width: 100, height: 40 }, size, small, []);
    expect(place.left).toBeGreaterThanOrEqual(8);
    expect(place.left + place.width).toBeLessThanOrEqual(412);
  });
});
