/** How figures stand in a picture. */

/** What is not as large as somebody who stands there. */
// prettier-ignore
const SIZES: Record<string, number> = {
  apple: 0.6, ants: 0.68, bat: 0.42, beard: 0.68, bee: 0.6, bell: 0.88, book: 0.68, books: 0.8, bottles: 0.68, bread: 0.88, bucket: 0.68,
  button: 0.6, cake: 0.88, candle: 0.72, cards: 0.68, cheese: 0.68, coins: 0.68, crown: 0.6, cups: 0.6, drops: 0.76,
  ear: 0.68, eyes: 0.4, feather: 0.68, fish: 0.76, flask: 0.76, flowers: 0.8, footprints: 0.84, gavel: 0.68, gloves: 0.68, hammer: 0.76, hand: 0.76,
  hat: 0.64, hole: 0.32, honeycomb: 0.8, jar: 0.8, kettle: 0.68, keys: 0.72, knot: 0.96, leaf: 0.6, letter: 0.6, lock: 0.68, map: 0.76, maze: 0.92,
  medal: 0.76, mitre: 0.76, mole: 0.6, mouse: 0.8, music: 0.68, net: 0.84, otter: 0.8, paint: 0.72, parcel: 0.72, pie: 0.6, pillow: 0.72, placard: 0.88,
  potato: 0.72, quill: 0.76, rain: 0.8, rings: 0.64, rope: 0.76, scroll: 0.68, shell: 0.76, shoe: 1.1, skate: 0.76, snail: 0.84, sound: 0.76, spoon: 0.72,
  star: 0.6, stockings: 0.76, stone: 0.68, sun: 0.68, tape: 0.68, tooth: 0.8, top_hat: 0.68, violin: 0.8, wind: 0.76, wool: 0.72,
  moon: 0.68, cloud: 0.7, moth: 0.7, dragonfly: 0.72, spider: 0.76, crab: 0.68, frog: 0.8, toad: 0.8, hedgehog: 0.68, salamander: 0.84,
  giant: 1.35, tree: 1.3, giant_mushroom: 1.25, lighthouse: 1.3, tower: 1.15, mammoth: 1.15, organ: 1.25, whale: 0.96, catapult: 1.1, house: 1,
  rope_bridge: 0.96, stone_bridge: 0.8, stalactites: 0.8, waterfall: 1.3, wall: 0.84, caterpillar: 0.6, tortoise: 0.72, newt: 0.84, lizard: 0.76,
};

/** How high above the ground something hovers or hangs. */
// prettier-ignore
const LIFTS: Record<string, number> = {
  bat: 48, bee: 30, cloud: 40, dragonfly: 28, drops: 14, eyes: 36, feather: 22, kite: 34, leaf: 26, balloons: 14, ear: 14,
  moon: 46, moth: 32, music: 28, rain: 26, rings: 12, sound: 16, spider: 34, stalactites: 52, star: 44, sun: 46, wind: 16,
};

/** What lies or hangs across the middle, whoever stands beside it. */
export const ACROSS = new Set(["rope_bridge", "stone_bridge", "waterfall"]);

/** A tall thing at the usual size. */
const TALL = 74;
const WIDE = 112;

export interface Stand {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a figure is drawn that stands at a spot: as tall as usual, but not too wide. */
export function stand(id: string, ratio: number, spot: { x: number; y: number; size?: number }): Stand {
  const size = (SIZES[id] ?? 1) * (spot.size ?? 1);
  const height = Math.min(TALL, WIDE / ratio) * size;
  const width = height * ratio;
  return { x: spot.x - width / 2, y: spot.y - (LIFTS[id] ?? 0) - height, width, height };
}
