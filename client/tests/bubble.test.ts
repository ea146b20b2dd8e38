/** Where a bubble stands. */
import { describe, expect, test } from "vitest";

import { GAP, aside, canStay, crossed, place, points, tailTo } from "../src/lib/bubble";

const frame = { x: 0, y: 0, w: 1000, h: 800 };
const size = { w: 300, h: 200 };
const crosses = (one: { x: number; y: number }, other: { x: number; y: number; w: number; h: number }): boolean =>
  one.x < other.x + other.w && one.x + size.w > other.x && one.y < other.y + other.h && one.y + size.h > other.y;

describe("a bubble", () => {
  test("stands beside its thing, inside the frame", () => {
    const thing = { x: 20, y: 20, w: 100, h: 60 };
    const found = place(thing, size, frame, [])!;
    expect(crosses(found, thing)).toBe(false);
    expect(found.x >= 0 && found.y >= 0 && found.x + size.w <= 1000 && found.y + size.h <= 800).toBe(true);
  });

  test("hides nothing that is lit", () => {
    const thing = { x: 400, y: 300, w: 100, h: 100 };
    const lit = [
      { x: 500, y: 290, w: 300, h: 300 },
      { x: 100, y: 290, w: 300, h: 300 },
      { x: 300, y: 400, w: 300, h: 300 },
    ];
    const found = place(thing, size, frame, lit)!;
    expect(found.side).toBe("above");
    expect(found.hidden).toBe(0);
  });

  test("its tail meets the thing even where the frame leaves one place only", () => {
    const narrow = { x: 8, y: 50, w: 344, h: 490 };
    const thing = { x: 184, y: 225, w: 170, h: 130 };
    const found = place(thing, { w: 344, h: 130 }, narrow, [])!;
    expect([found.side, found.x]).toEqual(["below", 8]);
    expect(found.y).toBe(thing.y + thing.h + GAP);
    expect(found.x + found.tip).toBeGreaterThan(thing.x);
  });

  test("that belongs to nothing in sight goes where it hides least", () => {
    const lit = [{ x: 0, y: 0, w: 1000, h: 400 }];
    expect(aside(size, frame, lit).y).toBeGreaterThanOrEqual(400);
  });

  test("reaches over a distance with its tail", () => {
    const { to } = tailTo({ x: 0, y: 0, ...size }, { x: 600, y: 90, w: 50, h: 50 });
    expect(to.x).toBeGreaterThan(592);
    expect(to.x).toBeLessThanOrEqual(600);
  });

  test("finds no place beside a thing that fills the frame", () => {
    expect(place(frame, size, frame, [])).toBeNull();
  });
});

test("a long tail is known to lie over what must stay in sight", () => {
  const tail = tailTo({ x: 0, y: 0, w: 100, h: 100 }, { x: 0, y: 400, w: 100, h: 50 });
  expect(crossed(tail, [{ x: 200, y: 0, w: 100, h: 500 }])).toBe(0);
  expect(crossed(tail, [{ x: 0, y: 200, w: 100, h: 100 }])).toBeGreaterThan(0);
});

test("a tail points only if it is short and free; a bubble stays where it hides nothing", () => {
  const bubble = { x: 0, y: 0, w: 100, h: 100 };
  const near = tailTo(bubble, { x: 0, y: 150, w: 100, h: 50 });
  expect(points(near, [])).toBe(true);
  expect(points(near, [{ x: 0, y: 110, w: 100, h: 30 }])).toBe(false);
  expect(points(tailTo(bubble, { x: 0, y: 400, w: 100, h: 50 }), [])).toBe(false);
  expect(canStay(bubble, frame, [{ x: 100, y: 0, w: 50, h: 50 }])).toBe(true);
  expect(canStay(bubble, frame, [{ x: 90, y: 0, w: 50, h: 50 }])).toBe(false);
  expect(canStay({ ...bubble, x: 950 }, frame, [])).toBe(false);
});
