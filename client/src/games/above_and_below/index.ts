/** Above and Below on the table. */
import type { GameClient } from "../../lib/game";
import { describe } from "./describe";
import icons from "./pictures";
import "./layout.css";
import { looking } from "./looking.svelte";
import Market from "./Market.svelte";
import Mine from "./Mine.svelte";
import People from "./People.svelte";
import type { Facts, State } from "./types";

export const game: GameClient = {
  id: "above_and_below",
  icons,
  placed: ["villager", "newcomer", "building", "item", "artifact", "choice", "seat", "row"],
  early: ["building", "newcomer", "villager"],
  goods: ["coin", "mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "cider", "potion"],
  boards: (view, me) => looking.next(view.players, me),
  panels: () => [
    { id: "mine", icon: "panel-mine", title: (text) => text.say("web-ab-panel-mine"), component: Mine },
    { id: "market", icon: "panel-market", title: (text) => text.say("web-ab-panel-market"), component: Market },
    { id: "people", icon: "panel-people", title: (text) => text.say("web-ab-panel-people"), component: People },
  ],
  progress: (view, text, printed) => {
    const facts = printed as Facts;
    const state = view.state as State;
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
  describe: (view, text, facts) => describe(facts as Facts, view, text),
};

export default game;
