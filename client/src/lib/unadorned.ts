/** Any game, without boards: its numbers in words, every act a button of the turn bar. */
import type { View } from "../api/types";
import Unadorned from "../shell/Unadorned.svelte";
import type { GameClient } from "./game";
import { capital } from "./sentences";
import type { Text } from "./text.svelte";

/** The numbers that a seat watches, each with its name. */
export function counted(view: View, seat: number, text: Text): { name: string; n: number }[] {
  return Object.entries(view.counters[seat] ?? {}).map(([id, n]) => {
    const key = [`counter-${id}`, `good-${id}`].find((one) => text.has(one));
    return { name: key ? capital(text.say(key), text.language) : id, n };
  });
}

export const game: GameClient = {
  id: "",
  icons: () => undefined,
  placed: [],
  goods: [],
  panels: () => [{ id: "mine", icon: "pick", title: (text) => text.say("web-unadorned"), component: Unadorned }],
  progress: (view, text) => ({ steps: [], sentence: text.say("web-moves", { n: view.moves }) }),
  describe: (view, text) =>
    view.seats.map(({ seat }) => ({
      title: text.seat(seat),
      lines: counted(view, seat, text).map(({ name, n }) => `${name}: ${n}`),
    })),
};
