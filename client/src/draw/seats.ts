/** The seven seats: a colour, a shape for every marker and a pattern for large areas each. */

export interface Seat {
  id: string;
  shape: string;
  /** The marker in a box of 24 by 24. */
  path: string;
}

export const SEATS: readonly Seat[] = [
  { id: "ember", shape: "triangle", path: "M12 1.8 22.6 21.4 1.4 21.4Z" },
  { id: "lake", shape: "circle", path: "M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 1 1 0-21Z" },
  { id: "fern", shape: "square", path: "M2.6 2.6H21.4V21.4H2.6Z" },
  { id: "heather", shape: "diamond", path: "M12 .8 23.2 12 12 23.2 .8 12Z" },
  { id: "sky", shape: "pentagon", path: "M12 1.2 23 9.2 18.8 22.2H5.2L1 9.2Z" },
  { id: "coal", shape: "cross", path: "M8 1.5h8V8h6.500v8H16v6.500H8V16H1.500V8H8Z" },
  { id: "bone", shape: "hexagon", path: "M12 1 21.6 6.500V17.500L12 23 2.4 17.500V6.500Z" },
];

/** The seat with this number; an eighth would begin again. */
export function seatOf(seat: number): Seat {
  return SEATS[((seat % SEATS.length) + SEATS.length) % SEATS.length] as Seat;
}

/** The colour of a seat, as CSS. */
export function seatColour(seat: number): string {
  return `var(--seat-${seatOf(seat).id})`;
}

/** What can be read on the colour of a seat, as CSS. */
export function seatInk(seat: number): string {
  return `var(--seat-${seatOf(seat).id}-ink)`;
}
