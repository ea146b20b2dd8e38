/** Shapes that look cut by hand. Nothing on a board is machine-straight, and nothing flickers:
 * the same seed always gives the same shape. */

/** Numbers in [0, 1) that depend on the seed alone. */
export function generator(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [number, number];

export interface Chisel {
  /** How much of each corner is cut off. */
  cut?: number;
  /** How far a point may stray. */
  stray?: number;
  /** About how long one piece of a side is. */
  piece?: number;
}

/** A polygon whose sides are broken into pieces, each point a little astray. */
export function roughen(corners: readonly Point[], seed: string, chisel: Chisel = {}): string {
  const { stray = 1.3, piece = 40 } = chisel;
  const random = generator(seed);
  const astray = (n: number): string => (n + (random() * 2 - 1) * stray).toFixed(1);
  const points: string[] = [];
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] as Point;
    const pieces = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / piece));
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      points.push(`${astray(x1 + (x2 - x1) * t)} ${astray(y1 + (y2 - y1) * t)}`);
    }
  });
  return `M${points.join("L")}Z`;
}

/** A rectangle hewn from the hill: one path for fill, pattern, outline and focus ring. */
export function hewn(x: number, y: number, w: number, h: number, seed: string, chisel: Chisel = {}): string {
  const { cut = 5 } = chisel;
  const corners: Point[] = [
    [x + cut, y],
    [x + w - cut, y],
    [x + w, y + cut],
    [x + w, y + h - cut],
    [x + w - cut, y + h],
    [x + cut, y + h],
    [x, y + h - cut],
    [x, y + cut],
  ];
  return roughen(corners, seed, chisel);
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Angles in the corners of a box: "this can be chosen", without any colour. */
export function brackets({ x, y, w, h }: Box, inset = 7, arm = 17): string {
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  return [
    `M${l} ${t + arm}V${t}H${l + arm}`,
    `M${r - arm} ${t}H${r}V${t + arm}`,
    `M${r} ${b - arm}V${b}H${r - arm}`,
    `M${l + arm} ${b}H${l}V${b - arm}`,
  ].join("");
}
