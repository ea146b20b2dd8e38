/** The track of rounds with what is known of their harvests. */
import type { Progress } from "../../lib/game";
import type { Text } from "../../lib/text.svelte";
import type { Facts, Harvest, State, View } from "./types";

const SIGNS: Record<Harvest, string | undefined> = {
  none: undefined,
  full: "mark-harvest",
  pay_one: "mark-pay_one",
  choice: "mark-choice",
  unknown: "mark-unknown",
};

/** What kind of harvest a round has; of those that are over nobody asks any more. */
function harvestOf(facts: Facts, state: State, round: number): Harvest {
  if (round === state.round) return state.harvest;
  return facts.harvests[String(round)] ?? (state.players === 1 ? "full" : "unknown");
}

export function steps(facts: Facts, view: View, text: Text): Progress["steps"] {
  const state = view.state;
  return (facts.rounds[String(state.players)] ?? []).map((round) => {
    const past = view.over || round < state.round;
    const harvest = harvestOf(facts, state, round);
    return {
      label: String(round),
      state: past ? "past" : round === state.round ? "now" : "next",
      icon: past ? undefined : SIGNS[harvest],
      title: past ? undefined : text.say(`web-cav-harvest-${harvest}`),
    };
  });
}
