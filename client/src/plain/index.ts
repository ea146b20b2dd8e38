/** The table of any game, by its declarations and the data of its position: for games that have no boards of their own. */
import type { View } from "../api/types";
import type { GameClient, Panel } from "../lib/game";
import "./layout.css";
import Mine from "./Mine.svelte";
import { Described, type Declared } from "./position";
import Theirs from "./Theirs.svelte";

/** Words that are no things; they are buttons in the turn bar. */
const NO_THINGS = ["number", "seat"];

function panels(view: View): Panel[] {
  const mine: Panel = { id: "mine", icon: "pick", title: (text) => text.say("web-plain-mine"), component: Mine };
  const theirs: Panel = { id: "theirs", icon: "me", title: (text) => text.say("web-plain-theirs"), component: Theirs };
  return view.players > 1 ? [mine, theirs] : [mine];
}

export const plain = (declared: Declared): GameClient => ({
  id: "plain",
  icons: () => undefined,
  placed: Object.keys(declared.words).filter((kind) => !NO_THINGS.includes(kind)),
  turned: [],
  goods: declared.words.good ?? [],
  panels,
  progress: (view, text) => {
    const { round } = view.state as { round?: unknown };
    return { steps: [], sentence: typeof round === "number" ? text.say("web-plain-round", { n: round }) : "" };
  },
  describe: (view, text) => {
    const described = new Described(declared, text);
    const { common, own } = described.position(view.state, view.players);
    const counted = (seat: number): string =>
      Object.entries(view.counters[seat] ?? {})
        .map(([name, n]) => `${text.counter(name)} ${n}`)
        .join(", ");
    return [
      { title: text.say("web-plain-common"), lines: [text.message(view.prompt), ...described.lines(common)] },
      ...own.map((rows, seat) => ({ title: text.seat(seat), lines: [counted(seat), ...described.lines(rows)] })),
    ];
  },
});
