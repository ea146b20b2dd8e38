/** What the places of the stories are drawn with: rough polygons in a few shades, seen from the middle of the picture. */
import { generator, roughen, type Point } from "../../../draw/hewn";

/** From the middle to either side; the picture is cut where the page ends. */
export const HALF = 560;
export const HEIGHT = 140;
/** Where somebody stands. */
export const FLOOR = 112;

/** Shades, from what lies far behind to what is dark and close; lit ones; lines. */
export type Shade = "far" | "mid" | "near" | "floor" | "water" | "lit" | "line" | "gleam";

export interface Layer {
  shade: Shade;
  d: string;
}

/** Where a figure stands, and how large it is beside the usual one. */
export interface Spot {
  x: number;
  y: number;
  size?: number;
}

export interface Place {
  /** What the stone is like: it gives the colours. */
  ground?: "wood" | "sand" | "ice";
  /** Whether a fire burns here in a place of its own. */
  hearth?: boolean;
  /** For one figure, and for two. */
  one?: Spot;
  two?: [Spot, Spot];
  draw: (pen: Pen) => void;
}

export class Pen {
  readonly back: Layer[] = [];
  readonly front: Layer[] = [];
  private readonly seed: string;
  private layers = this.back;
  private count = 0;
  readonly random: () => number;

  constructor(seed: string) {
    this.seed = seed;
    this.random = generator(seed);
  }

  /** What follows stands before the figures. */
  nearer(): void {
    this.layers = this.front;
  }

  path(shade: Shade, ...d: string[]): void {
    this.layers.push({ shade, d: d.join("") });
  }

  shape(corners: readonly Point[], stray = 1.2, piece = 34): string {
    return roughen(corners, `${this.seed} ${this.count++}`, { stray, piece });
  }

  poly(shade: Shade, ...shapes: (readonly Point[])[]): void {
    this.path(shade, ...shapes.map((corners) => this.shape(corners)));
  }

  /** Small things: boxes by their middle, their foot, and their size. */
  box(x: number, foot: number, w: number, h: number, lean = 0): Point[] {
    return [
      [x - w / 2, foot],
      [x - w / 2 + lean, foot - h],
      [x + w / 2 + lean, foot - h],
      [x + w / 2, foot],
    ];
  }

  /** An opening with a round top, as corners. */
  arch(x: number, foot: number, w: number, h: number): Point[] {
    const r = w / 2;
    const top = foot - h + r;
    return [
      [x - r, foot],
      [x - r, top],
      [x - r * 0.8, top - r * 0.6],
      [x - r * 0.35, top - r * 0.94],
      [x + r * 0.35, top - r * 0.94],
      [x + r * 0.8, top - r * 0.6],
      [x + r, top],
      [x + r, foot],
    ];
  }

  /** The whole wall with holes in it. */
  wall(shade: Shade, ...holes: (readonly Point[])[]): void {
    const all: Point[] = [
      [-HALF - 9, -9],
      [HALF + 9, -9],
      [HALF + 9, HEIGHT + 9],
      [-HALF - 9, HEIGHT + 9],
    ];
    this.path(shade, this.shape(all, 0, 400), ...holes.map((hole) => this.shape(hole, 1.6, 22)));
  }

  /** The floor, from side to side. */
  floor(y = FLOOR, waves = 3, shade: Shade = "floor"): void {
    const points: Point[] = [];
    for (let x = -HALF - 9; x <= HALF + 50; x += 70) points.push([x, y - waves * this.random()]);
    this.poly(shade, [...points, [HALF + 60, HEIGHT + 9], [-HALF - 9, HEIGHT + 9]]);
  }

  /** Spikes of stone along the roof or the floor. */
  teeth(shade: Shade, base: number, least: number, most: number): void {
    const down = base < HEIGHT / 2;
    const points: Point[] = [[-HALF - 9, down ? -9 : HEIGHT + 9]];
    for (let x = -HALF - 9; x < HALF + 20;) {
      points.push([x, base]);
      const long = least + this.random() * (most - least);
      x += 10 + this.random() * 22;
      points.push([x, down ? base + long : base - long]);
      x += 10 + this.random() * 26;
    }
    this.path(shade, this.shape([...points, [HALF + 40, base], [HALF + 40, down ? -9 : HEIGHT + 9]], 0.8, 400));
  }

  /** The same to the left and to the right. */
  twice(shade: Shade, make: (side: 1 | -1) => Point[][]): void {
    this.poly(shade, ...make(-1), ...make(1));
  }

  /** A line through points; lines are as wide as their shade says. */
  line(shade: "line" | "gleam", ...lines: (readonly Point[])[]): void {
    this.path(
      shade,
      ...lines.map((points) => "M" + points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")),
    );
  }
}

/** Every so many units from one side to the other, but not in the middle. */
export function along(step: number, from: number, to = HALF): number[] {
  const found: number[] = [];
  for (let x = from; x <= to; x += step) found.push(-x, x);
  return found;
}
