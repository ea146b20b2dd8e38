/** Where the cells of a home board lie, in the units of its drawing. */
import type { Box } from "../../draw/hewn";
import type { Cell, Facts } from "./types";

const SIDE = 14;
const TOP = 13;
/** The foot of the mountain, between forest and rock. */
const GAP = 16;
export const CELL: readonly [number, number] = [110, 100];
/** How much of a tile outside the board is seen. */
const HANGING = 62;
const COLUMNS = 6;
const ROWS = 4;

/** The board without what hangs over its edge. */
export const BOARD: Box = { x: 0, y: 0, w: 2 * SIDE + COLUMNS * CELL[0] + GAP, h: 2 * TOP + ROWS * CELL[1] };

/** All that is drawn; more if tiles may lie outside the board. */
export function frame(outside: boolean): Box {
  const more = outside ? HANGING : 0;
  return { x: -more, y: -more, w: BOARD.w + 2 * more, h: BOARD.h + 2 * more };
}

export function cellBox({ row, column, outer }: Cell): Box {
  const [w, h] = CELL;
  const box = { x: SIDE + column * w + (column >= COLUMNS / 2 ? GAP : 0), y: TOP + row * h, w, h };
  if (!outer) return box;
  // Only the near part of a place outside the board is drawn.
  if (row < 0) return { ...box, y: -HANGING + 2, h: HANGING };
  if (row >= ROWS) return { ...box, y: BOARD.h - 2, h: HANGING };
  if (column < 0) return { ...box, x: -HANGING + 2, w: HANGING };
  return { ...box, x: BOARD.w - 2, w: HANGING };
}

export const boxOf = (facts: Facts, id: string): Box => cellBox(facts.cells.find((cell) => cell.id === id) as Cell);

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
