/** Caverna: The Cave Farmers on the table. */
import { capital, signed } from "../../lib/sentences";
import { turnedUp } from "../../lib/telling";
import { describe } from "./farm";
import Furnishings from "./Furnishings.svelte";
import icons from "./icons.json?sprite";
import "./layout.css";
import Loot from "./Loot.svelte";
import Mine from "./Mine.svelte";
import { asks, aloud, meant, promises } from "./asking";
import { MADE_BY } from "./meal.svelte";
import { steps } from "./rounds";
import { signsOn } from "./signs";
import Spaces from "./Spaces.svelte";
import Theirs from "./Theirs.svelte";
import Purse from "./Purse.svelte";
import type { GameClient, Panel, View } from "./types";

const HARVEST = { load: () => import("./Harvest.svelte"), offers: ["feed"], about: "mine" };

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
  early: ["twin cell"],
  turned: ["cell"],
  counted: ["weapon"],
  takes: ["collect", "gain"],
  vague: ["prompt-carry_out", "prompt-go_on"],
  asks,
  aloud,
  meant,
  promises,
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
  signs: (place, view, facts) => signsOn(place, view.players, facts),
  sets: {
    "prompt-loot": { kind: "loot", verbs: ["loot"] },
    "prompt-feed": { kind: "course", verbs: MADE_BY },
  },
  ask: (view) => (view.prompt.id === "prompt-feed" || view.prompt.id === "prompt-breed" ? HARVEST : null),
  turns: {
    heads: { placed: "space" },
    verbs: [],
    gains: ["answered"],
    // Loot that is a good is among the gains.
    quiet: (event, text) => event.id === "event-loot" && text.has(`good-${event.data.loot}`),
    phase: (event, text) =>
      event.id === "event-harvest" && event.data.harvest !== "none"
        ? { title: capital(text.say(`harvest-${event.data.harvest}`), text.language), icon: "mark-harvest" }
        : null,
    news: {
      revealed: turnedUp,
      marker: (event, text) => text.say(`harvest-${event.data.harvest}`),
      // A round without a harvest.
      harvest: () => "",
    },
  },
  pictures: () => import("./Picture.svelte"),
  result: () => import("./result"),
  moments: () => import("./moments"),
  purse: Purse,
  panels,
  progress: (view, text, facts) => {
    const state = view.state;
    return {
      steps: steps(facts, view, text),
      sentence: view.over
        ? text.say("web-cav-over")
        : state.round === 0
          ? text.say("web-cav-begins")
          : `${text.say("web-cav-round", { n: state.round })} ${text.say(`web-cav-harvest-${state.harvest}`)}`,
    };
  },
  describe: (view, text, facts) => describe(facts, view, text),
};

export default game;
