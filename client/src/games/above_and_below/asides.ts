/** Goods that may go on the track are lit where they lie, and so is the place where they would go. */
import type { Act } from "../../lib/narrowing";
import type { View } from "./types";

/** When one looks at one's goods; while people are sent or something is paid they stay dark. */
const ASKED = new Set(
  ["turn", "turn_nobody_ready", "place_won", "place_won_kind", "place_before_income", "final_placement"].map(
    (id) => `prompt-${id}`,
  ),
);
/** What is taken from a building; for sale it is the same, only that it isn't counted among what one has. */
export function taken(view: View, act: Act, goods: string[]): string | undefined {
  if (act.verb !== "take" && act.verb !== "take_for_sale") return undefined;
  const from = view.legal.find(({ verb }) => verb === "take")?.acts.find(({ args }) => args[0] === act.words[1]?.id);
  return goods.find((good) => (from?.change[good] ?? 0) > 0);
}

/** The next slot of the track that is free. */
export const NEXT = "next";

export function asides(view: View, acts: Act[]): Act[] {
  if (!ASKED.has(view.prompt.id)) return [];
  const track = view.state.villages[view.actor]?.track ?? [];
  return acts
    .filter((act) => act.verb === "place")
    .flatMap((act) => {
      const [verb, good] = act.words;
      const item = { kind: "item", id: good!.id };
      const on = track.some((slot) => slot.good === item.id);
      const slot = { kind: "slot", id: on ? item.id : NEXT };
      return [
        { ...act, words: [verb!, item] },
        { ...act, words: [verb!, slot, item] },
      ];
    });
}
