/** What is seen of a home board, cell by cell. */
import type { Box } from "../../draw/hewn";
import type { Look } from "../../lib/pick.svelte";
import type { Content } from "./farm";
import type { Cell } from "./types";

export interface Seen {
  cell: Cell;
  box: Box;
  now: Content;
  /** What is drawn: what is there, or what would be laid. */
  shown: Content;
  ghost: boolean;
  look: Look;
  why: string | null;
}

/** Grounds that are dark in both themes. */
const DARK = ["forest", "rock", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine"];
export const isDark = ({ ground, furnishing }: Content): boolean => DARK.includes(ground) && !furnishing;

/** Where a box lies on the board, in shares of what is drawn. */
export function placed(box: Box, drawn: Box): { left: string; top: string; width: string; height: string } {
  return {
    left: `${(100 * (box.x - drawn.x)) / drawn.w}%`,
    top: `${(100 * (box.y - drawn.y)) / drawn.h}%`,
    width: `${(100 * box.w) / drawn.w}%`,
    height: `${(100 * box.h) / drawn.h}%`,
  };
}
