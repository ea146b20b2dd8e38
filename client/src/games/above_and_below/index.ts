/** Above and Below on the table. */
import { asides, taken } from "./asides";
import { best } from "./best";
import { describe } from "./describe";
import icons from "./pictures";
import "./layout.css";
import { looking } from "./looking.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import People from "./People.svelte";
import Purse from "./Purse.svelte";
import type { GameClient } from "./types";

/** Said by the act already, or of interest for one moment only. */
const QUIET = new Set(["exhausted", "built", "joined", "stocked", "paragraph_read"].map((id) => `event-${id}`));

export const game: GameClient = {
  id: "above_and_below",
  icons,
  placed: ["villager", "newcomer", "building", "item", "artifact", "choice", "seat", "row", "slot"],
  early: ["building", "newcomer", "villager"],
  goods: ["coin", "mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"],
  sets: {
    "prompt-declare": { kind: "villager", verbs: ["explore", "harvest", "build", "labor", "train", "join"] },
    "prompt-check": { kind: "villager", verbs: ["exert"] },
  },
  quick: ["explore", "harvest", "labor", "join", "sleep"],
  asides,
  dress: (view, act) => {
    const seller = act.verb === "offer" && act.words.find(({ kind }) => kind === "seat");
    const item = seller ? view.state.villages[Number(seller.id)]?.sale : taken(view, act, game.goods);
    return item ? [{ kind: "item", id: item }] : [];
  },
  best,
  // Whoever asks for another price than the one offered asks for more.
  from: (view, verb) => (verb === "counter" ? Number(view.prompt.data.n) + 1 : undefined),
  boards: (view, me) => looking.next(view.players, me),
  tales: () => import("./Tales.svelte"),
  turns: {
    heads: {},
    verbs: ["explore", "build", "harvest", "train", "labor"],
    gains: ["harvested"],
    quiet: (event) => QUIET.has(event.id),
    reads: (event) => event.id === "event-paragraph_read",
    deals: ["dealt"],
  },
  pictures: () => import("./Picture.svelte"),
  result: () => import("./result"),
  moments: () => import("./moments"),
  purse: Purse,
  panels: () => [
    { id: "mine", icon: "panel-mine", title: (text) => text.say("web-ab-panel-mine"), component: Mine },
    { id: "market", icon: "panel-market", title: (text) => text.say("web-ab-panel-market"), component: Market },
    { id: "people", icon: "panel-people", title: (text) => text.say("web-ab-panel-people"), component: People },
  ],
  progress: (view, text, facts) => {
    const state = view.state;
    return {
      steps: Array.from({ length: facts.rounds }, (_, i) => ({
        label: String(i + 1),
        state: view.over || i + 1 < state.round ? "past" : i + 1 === state.round ? "now" : "next",
      })),
      sentence: view.over
        ? text.say("web-ab-over")
        : [
            text.say("web-ab-round", { n: state.round, rounds: facts.rounds }),
            ...(state.cider_on_board ? [text.say("web-ab-cider")] : []),
          ].join(" · "),
    };
  },
  describe: (view, text, facts) => describe(facts, view, text),
};

export default game;
