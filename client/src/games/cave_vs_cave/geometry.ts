/** Where the parts of a cave lie, in the units of its drawing. */
import type { Box } from "../../draw/hewn";
import type { Edge, Side } from "./types";

const MARGIN = 18;
const CELL: readonly [number, number] = [120, 118];
const ROWS = 5;
const COLUMNS = 3;

export const WIDTH = COLUMNS * CELL[0] + 2 * MARGIN;
export const HEIGHT = ROWS * CELL[1] + 2 * MARGIN;

export function rowOf(cell: string): number {
  return Number(/^r(\d+)/.exec(cell)?.[1] ?? ROWS - 2);
}

function columnOf(cell: string): number {
  return Number(/c(\d+)$/.exec(cell)?.[1] ?? COLUMNS - 1);
}

/** The place of a cell. The extra cavern lies by itself, in the corner above the third column. */
export function cellBox(cell: string): Box {
  const x = MARGIN + columnOf(cell) * CELL[0];
  const y = MARGIN + rowOf(cell) * CELL[1];
  return cell === "extra" ? { x: x + 12, y: y - 8, w: 104, h: 104 } : { x, y, w: CELL[0], h: CELL[1] };
}

/** The corner that no cell takes up: the goods stand there. */
export function shelfBox(extra: boolean): Box {
  const x = MARGIN + (COLUMNS - 1) * CELL[0] + 11;
  const bottom = MARGIN + (ROWS - (extra ? 2 : 1)) * CELL[1] - (extra ? 26 : 12);
  return { x, y: MARGIN - 4, w: CELL[0] - 3, h: bottom - MARGIN + 4 };
}

/** From where to where a side of a box runs. */
export function sideLine(box: Box, side: Side): [number, number, number, number] {
  const { x, y, w, h } = box;
  switch (side) {
    case "n":
      return [x, y, x + w, y];
    case "s":
      return [x, y + h, x + w, y + h];
    case "w":
      return [x, y, x, y + h];
    case "e":
      return [x + w, y, x + w, y + h];
  }
}

const STONE = 14;

/** The place of a wall that is built on an edge. */
export function wallBox(edge: Edge): Box {
  const [x1, y1, x2, y2] = sideLine(cellBox(edge.cell), edge.side);
  const level = y1 === y2;
  return level
    ? { x: x1 + 5, y: y1 - STONE / 2, w: x2 - x1 - 10, h: STONE }
    : { x: x1 - STONE / 2, y: y1 + 5, w: STONE, h: y2 - y1 - 10 };
}

/** Where an edge can be hit: generous, so that a finger finds it. */
export function hitBox(edge: Edge): Box {
  const { x, y, w, h } = wallBox(edge);
  const more = 20;
  return w > h
    ? { x: x + 12, y: y - more, w: w - 24, h: h + 2 * more }
    : { x: x - more, y: y + 12, w: w + 2 * more, h: h - 24 };
}

/** The blocks of a built wall. */
export function stones(box: Box): Box[] {
  const level = box.w > box.h;
  const n = 4;
  return Array.from({ length: n }, (_, i) =>
    level
      ? { x: box.x + (i * box.w) / n, y: box.y, w: box.w / n, h: box.h }
      : { x: box.x, y: box.y + (i * box.h) / n, w: box.w, h: box.h / n },
  );
}
