/** Caverna: The Cave Farmers on the table. */
import type { View } from "../../api/types";
import type { GameClient, Panel } from "../../lib/game";
import { signed } from "../../lib/sentences";
import { describe } from "./farm";
import Furnishings from "./Furnishings.svelte";
import icons from "./icons.json?sprite";
import "./layout.css";
import Loot from "./Loot.svelte";
import Mine from "./Mine.svelte";
import { steps } from "./rounds";
import Spaces from "./Spaces.svelte";
import Theirs from "./Theirs.svelte";
import type { Facts, State } from "./types";

function panels(view: View): Panel[] {
  const theirs = view.players > 1 ? "web-cav-panel-theirs" : "web-cav-panel-score";
  return [
    {
      id: "spaces",
      icon: "panel-spaces",
      area: "side",
      title: (text) => text.say("web-cav-panel-spaces"),
      component: Spaces,
    },
    { id: "mine", icon: "panel-mine", title: (text) => text.say("web-cav-panel-mine"), component: Mine },
    {
      id: "furnishings",
      icon: "panel-furnishings",
      area: "side",
      title: (text) => text.say("web-cav-panel-furnishings"),
      component: Furnishings,
    },
    { id: "loot", icon: "panel-loot", area: "side", title: (text) => text.say("web-cav-panel-loot"), component: Loot },
    { id: "theirs", icon: "panel-theirs", title: (text) => text.say(theirs), component: Theirs },
  ];
}

export const game: GameClient = {
  id: "caverna",
  icons,
  warning: (act, text) =>
    act.change.begging
      ? text.say("web-cav-begs", { n: act.change.begging, points: signed(act.change.score ?? 0) })
      : "",
  placed: ["space", "furnishing", "cell", "loot"],
  goods: [
    "wood",
    "stone",
    "ore",
    "ruby",
    "grain",
    "vegetable",
    "food",
    "gold",
    "dog",
    "sheep",
    "donkey",
    "boar",
    "cattle",
    "begging",
  ],
  panels,
  progress: (view, text, printed) => {
    const facts = printed as Facts;
    const state = view.state as State;
    return {
      steps: steps(facts, view, text),
      sentence: view.over
        ? text.say("web-cav-over")
        : `${text.say("web-cav-round", { n: state.round })} ${text.say(`web-cav-harvest-${state.harvest}`)}`,
    };
  },
  describe: (view, text, facts) => describe(facts as Facts, view, text),
};

export default game;
