/** Where a card can lie beside a thing so that it hides as little as possible of what matters. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
/** A step away from its thing weighs as much as so many pixels of what it hides. */
const FAR = 60;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * Below, right, left, above, in this order where they are equally good; always inside the frame. `kept` would better not
 * be hidden, `never` only where there is no other place.
 */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  frame: Box,
  kept: Box[],
  never: Box[] = [],
): Box {
  const within = (left: number, top: number): Box => ({
    left: Math.max(frame.left + GAP, Math.min(left, frame.left + frame.width - size.width - GAP)),
    top: Math.max(frame.top + GAP, Math.min(top, frame.top + frame.height - size.height - GAP)),
    ...size,
  });
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const places = [thing.left, right - size.width].map((left) => within(left, bottom + GAP));
  for (const left of [right + GAP, thing.left - size.width - GAP])
    places.push(within(left, thing.top), within(left, bottom - size.height));
  places.push(...[thing.left, right - size.width].map((left) => within(left, thing.top - size.height - GAP)));
  // Its own thing comes first: a card on top of it would take the click.
  const hides = (place: Box): number =>
    100 * [thing, ...never].reduce((sum, box) => sum + overlap(place, box), 0) +
    kept.reduce((sum, box) => sum + overlap(place, box), 0) +
    FAR * Math.max(0, away(place, thing) - GAP);
  const least = (some: Box[]): Box => some.reduce((best, place) => (hides(place) < hides(best) ? place : best));
  const best = least(places);
  // Where what must not be hidden leaves no place at its side, there may be one beyond that.
  const beyond = never.flatMap((box) => [thing.left, box.left].map((left) => within(left, box.top + box.height + GAP)));
  return least([best, ...beyond]);
}

const away = (place: Box, thing: Box): number =>
  Math.max(
    0,
    thing.left - place.left - place.width,
    place.left - thing.left - thing.width,
    thing.top - place.top - place.height,
    place.top - thing.top - thing.height,
  );
