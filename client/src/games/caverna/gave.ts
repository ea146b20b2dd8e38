/** Which fields gave something in the harvest that is going on. */
import type { View } from "./types";
import { farmOf } from "./farm";
import { isHarvest } from "./meal.svelte";

const HARVEST = ["prompt-feed", "prompt-breed"];

/** By table and seat: the fields that were sown when the harvest had not begun yet. */
const sown = new Map<string, string[]>();

/** A field that is still sown gave one; so did one that was sown before and is empty now. */
export function gave(view: View, seat: number): ReadonlyMap<string, string> {
  const { crops } = farmOf(view, seat);
  const key = `${view.id} ${seat}`;
  const fields = Object.entries(crops).map(([cell, crop]): [string, string] => [cell, Object.keys(crop)[0] ?? ""]);
  if (!HARVEST.includes(view.prompt.id)) {
    sown.set(
      key,
      fields.map((field) => field.join(" ")),
    );
    return new Map();
  }
  // Where each only eats, or animals were bred instead, the fields kept what stands on them.
  if (!isHarvest(view) || view.state.farms[seat]?.phase === "breeding") return new Map();
  const before = (sown.get(key) ?? []).map((field) => field.split(" ") as [string, string]);
  return new Map([...before, ...fields]);
}
