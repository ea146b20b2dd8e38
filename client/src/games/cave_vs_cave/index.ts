/** Cave vs. Cave on the table. */
import { turnedUp } from "../../lib/telling";
import Actions from "./Actions.svelte";
import { describe, inVain, turnsOf } from "./cave";
import { signsOn } from "./effects";
import icons from "./icons.json?sprite";
import "./layout.css";
import Mine from "./Mine.svelte";
import Rooms from "./Rooms.svelte";
import Theirs from "./Theirs.svelte";
import Purse from "./Purse.svelte";
import type { GameClient, Panel, View } from "./types";

function panels(view: View): Panel[] {
  const common: Panel[] = [
    { id: "actions", icon: "panel-actions", title: (text) => text.say("web-cvc-panel-actions"), component: Actions },
    { id: "mine", icon: "panel-mine", title: (text) => text.say("web-cvc-panel-mine"), component: Mine },
    { id: "rooms", icon: "panel-rooms", title: (text) => text.say("web-cvc-panel-rooms"), component: Rooms },
  ];
  if (view.players < 2) return common;
  return [
    ...common,
    { id: "theirs", icon: "panel-theirs", title: (text) => text.say("web-cvc-panel-theirs"), component: Theirs },
  ];
}

export const game: GameClient = {
  id: "cave_vs_cave",
  icons,
  placed: ["tile", "room", "cell", "edge"],
  goods: ["wood", "stone", "emmer", "flax", "food", "gold"],
  vague: ["prompt-play_tile"],
  warning: (act, text) => (inVain(act) ? text.say("web-cvc-in-vain") : ""),
  signs: (place, _, facts) => signsOn(place, facts),
  turns: { heads: { took: "tile" }, verbs: [], quiet: () => false, news: { revealed: turnedUp } },
  pictures: () => import("./Picture.svelte"),
  result: () => import("./result"),
  moments: () => import("./moments"),
  purse: Purse,
  panels,
  progress: (view, text, facts) => {
    const state = view.state;
    const rounds = facts.turns[String(state.players)] ?? [];
    return {
      steps: rounds.map((_, i) => ({
        label: String(i + 1),
        state: view.over || i + 1 < state.round ? "past" : i + 1 === state.round ? "now" : "next",
      })),
      sentence: view.over
        ? text.say("web-cvc-over")
        : text.say("web-cvc-round", { n: state.round, rounds: rounds.length, turns: turnsOf(view) }),
    };
  },
  describe: (view, text, facts) => describe(facts, view, text),
};

export default game;
