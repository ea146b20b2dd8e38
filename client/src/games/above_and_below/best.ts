/** The verb that most people want now: it comes first, and is lit. */
import type { Act } from "../../lib/narrowing";
import type { Page, View } from "./types";

/** What can be done with goods and coins beside the actions, or instead of them. */
const TRADE = ["offer", "put_out", "take_back", "refresh"];

/**
 * A party that is large enough goes; what was won belongs on the track; where no higher number can be reached, it is left
 * at that; when everybody is tired and there is nothing but trade, the day is over.
 */
export function best(view: View, acts: Act[]): string | null {
  if (view.prompt.id.startsWith("prompt-place_won")) return "place_won";
  if (view.prompt.id === "prompt-declare") return "set_out";
  if (view.prompt.id === "prompt-check_unpaid") return "resolve";
  if (view.prompt.id === "prompt-turn_nobody_ready")
    return acts.every(({ verb }) => TRADE.includes(verb) || verb === "pass") ? "pass" : null;
  if (view.prompt.id !== "prompt-check") return null;
  const page = view.scene as Page | null;
  const tiers = page?.choices.find((choice) => choice.id === page.chosen)?.tiers ?? [];
  const total = Number(view.prompt.data.n);
  const others = acts.filter((act) => act.verb !== "resolve");
  const higher = tiers.filter((tier) => !tier.short && tier.explore > total);
  if (tiers.length && !higher.length) return "resolve";
  const helps = higher.some((tier) => tier.explore <= total + others.length);
  return helps || others.some((act) => act.verb !== "exert") ? null : "resolve";
}
