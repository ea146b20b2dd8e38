/** All places that a story may name (docs/packs.md). */
import { built } from "./built";
import { outside } from "./outside";
import type { Place } from "./pen";
import { rooms } from "./rooms";

export const places: Record<string, Place> = { ...outside, ...built, ...rooms };
