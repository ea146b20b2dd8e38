/** Where a bubble stands: beside its thing, over nothing that can be chosen, with a tail that ends at the thing. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Side = "right" | "left" | "below" | "above";
export interface Placed {
  x: number;
  y: number;
  side: Side;
  /** The tip of the tail, from the corner of the bubble along the edge that faces the thing. */
  tip: number;
  /** How much of what must stay in sight is hidden, in square pixels. */
  hidden: number;
}

/** Between bubble and thing; the tail is a little shorter. */
export const GAP = 16;
const STEP = 12;
const CORNER = 26;

export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, w: width, h: height };
};

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** The part of a thing that is in sight. */
export function within(box: Box, frame: Box): Box {
  const x = Math.max(box.x, frame.x);
  const y = Math.max(box.y, frame.y);
  return {
    x,
    y,
    w: Math.max(0, Math.min(box.x + box.w, frame.x + frame.w) - x),
    h: Math.max(0, Math.min(box.y + box.h, frame.y + frame.h) - y),
  };
}

/**
 * The best place for a bubble of this size. `free` must not be hidden (what is lit, the turn bar, the goods meant),
 * `rather` would better not be.
 */
export function place(
  thing: Box,
  size: { w: number; h: number },
  frame: Box,
  free: Box[],
  rather: Box[] = [],
): Placed | null {
  let best: Placed | null = null;
  let least = Infinity;
  const consider = (x: number, y: number, side: Side): void => {
    const box = { x, y, ...size };
    if (x < frame.x || y < frame.y || x + size.w > frame.x + frame.w || y + size.h > frame.y + frame.h) return;
    const across = side === "right" || side === "left";
    const [start, long] = across ? [y, size.h] : [x, size.w];
    const [from, length] = across ? [thing.y, thing.h] : [thing.x, thing.w];
    // The tail leaves the bubble where the thing is, but not at a corner.
    const middle = from + length / 2 - start;
    const tip = Math.min(Math.max(middle, CORNER), long - CORNER);
    const reach = Math.max(from - (start + tip), start + tip - (from + length), 0);
    if (reach > 4) return;
    const hidden = [...free, thing].reduce((sum, one) => sum + overlap(box, one), 0);
    const dimmed = rather.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost = hidden * 1000 + dimmed + Math.abs(middle - tip) * 20 + (side === "above" ? 40 : 0);
    if (cost >= least) return;
    least = cost;
    best = { x, y, side, tip, hidden };
  };
  const span = (from: number, to: number): number[] => {
    const steps = Math.max(0, Math.ceil((to - from) / STEP));
    return Array.from({ length: steps + 1 }, (_, index) => Math.min(from + index * STEP, to));
  };
  const [right, bottom] = [frame.x + frame.w - size.w, frame.y + frame.h - size.h];
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const up = clamp(thing.y + Math.min(0, CORNER - size.h), frame.y, bottom);
  for (const y of span(up, clamp(thing.y + thing.h - CORNER, up, bottom))) {
    consider(thing.x + thing.w + GAP, y, "right");
    consider(thing.x - size.w - GAP, y, "left");
  }
  const first = clamp(thing.x + Math.min(0, CORNER - size.w), frame.x, right);
  for (const x of span(first, clamp(thing.x + thing.w - CORNER, first, right))) {
    consider(x, thing.y + thing.h + GAP, "below");
    consider(x, thing.y - size.h - GAP, "above");
  }
  return best;
}

/** Where a bubble stands that can't be beside its thing, or has none in sight: it hides as little as it can, and is near. */
export function aside(
  size: { w: number; h: number },
  frame: Box,
  free: Box[],
  thing: Box | null = null,
): { x: number; y: number; hidden: number } {
  let best = { x: frame.x + (frame.w - size.w) / 2, y: frame.y, hidden: Infinity };
  let least = Infinity;
  const steps = (room: number, step: number): number[] =>
    Array.from({ length: Math.max(0, Math.floor(room / step)) + 1 }, (_, index) => index * step);
  for (const down of steps(frame.h - size.h, STEP)) {
    for (const right of steps(frame.w - size.w, STEP * 2)) {
      const box = { x: frame.x + right, y: frame.y + down, ...size };
      const hidden = [...free, ...(thing ? [thing] : [])].reduce((sum, one) => sum + overlap(box, one), 0);
      const tail = thing && tailTo(box, thing);
      const cost = hidden * 1000 + (tail ? lengthOf(tail) + 60 * crossed(tail, free) : 0);
      if (cost >= least) continue;
      least = cost;
      best = { x: box.x, y: box.y, hidden };
    }
  }
  return best;
}

/** On how many of eight points a tail lies over something that must stay in sight. */
export const crossed = ({ from, to }: ReturnType<typeof tailTo>, free: Box[]): number =>
  Array.from({ length: 8 }, (_, index) => index / 8).filter((part) => {
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    return free.some((one) => x > one.x && x < one.x + one.w && y > one.y && y < one.y + one.h);
  }).length;

/** A tail may be so long; further away things are framed instead. */
const LONGEST = 90;

/** Whether a tail over a distance still points: it is short, and runs over nothing that must stay in sight. */
export const points = (tail: ReturnType<typeof tailTo>, free: Box[]): boolean =>
  lengthOf(tail) <= LONGEST && crossed(tail, free) === 0;

/** Whether a bubble can stay where it is: all of it in sight, and it hides nothing. */
export const canStay = (bubble: Box, frame: Box, free: Box[]): boolean =>
  overlap(bubble, frame) === bubble.w * bubble.h && free.every((one) => overlap(bubble, one) === 0);

interface Point {
  x: number;
  y: number;
}

/** A tail over a distance: from the edge of the bubble to just before the thing. */
export function tailTo(bubble: Box, thing: Box): { from: Point; to: Point } {
  const nearest = (to: Point, box: Box, inset: number): Point => ({
    x: Math.min(Math.max(to.x, box.x + inset), box.x + box.w - inset),
    y: Math.min(Math.max(to.y, box.y + inset), box.y + box.h - inset),
  });
  const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
  const from = nearest(middle(thing), bubble, Math.min(CORNER, bubble.w / 3, bubble.h / 3));
  const to = nearest(from, thing, 0);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const short = Math.max(0, length - 5) / length;
  return { from, to: { x: from.x + (to.x - from.x) * short, y: from.y + (to.y - from.y) * short } };
}

const lengthOf = ({ from, to }: { from: Point; to: Point }): number => Math.hypot(to.x - from.x, to.y - from.y);
