/** What the events of Cave vs. Cave look and sound like. */
import type { Data } from "../../api/types";
import { person, soundOf, store, type Rules } from "../../life/moments";

export const cueOf = soundOf({
  wood: ["wood"],
  coin: ["gold"],
  crop: ["emmer", "flax"],
  plate: ["food"],
});

const tile = (id: Data[string] | undefined): string => `[data-tile="${id}"]`;
const inCave = (seat: number, kind: string, id: Data[string] | undefined): string[] => [
  `[data-board="${seat}"] [data-thing="${kind}:${id}"]`,
  ...person(seat),
];

export const rules: Rules = {
  pieces: ".actions .mark",
  events: {
    round: (data) => ({
      cue: "bell",
      piece: { kind: "round", n: Number(data.n) },
      steps: [{ kind: "home", to: person(0) }],
    }),
    revealed: (data) => ({
      cue: "card",
      piece: { kind: "round", card: ["tile", String(data.tile)] },
      steps: [{ kind: "turn", to: [tile(data.tile)] }],
    }),
    took: (data, seat) => ({
      cue: "wood",
      place: [tile(data.tile)],
      steps: [{ kind: "walk", seat, from: person(seat), to: [`${tile(data.tile)} .mark`, tile(data.tile)] }],
    }),
    gained: (data, seat, place) => ({
      cue: cueOf(data.good),
      steps: [
        {
          kind: "fly",
          icon: `good-${data.good}`,
          n: Number(data.n),
          from: data.source === "tile" ? place : [...inCave(seat, "room", data.source).slice(0, 1), ...place],
          to: store(seat, String(data.good)),
        },
      ],
    }),
    paid: (data, seat, place) => ({
      steps: [
        {
          kind: "fly",
          icon: `good-${data.good}`,
          from: store(seat, String(data.good)),
          to: [...inCave(seat, "room", data.source).slice(0, 1), ...place],
        },
      ],
    }),
    lost: () => ({ cue: "refused" }),
    dug: (data, seat) => ({
      cue: "pebble",
      place: inCave(seat, "cell", data.cell),
      steps: [{ kind: "settle", to: inCave(seat, "cell", data.cell) }],
    }),
    turned_up: (data) => ({ cue: "card", steps: [{ kind: "turn", to: [`.rooms [data-thing="room:${data.room}"]`] }] }),
    furnished: (data, seat) => ({ cue: "wood", steps: [{ kind: "settle", to: inCave(seat, "cell", data.cell) }] }),
    wall_built: (data, seat) => ({ cue: "pebble", steps: [{ kind: "settle", to: inCave(seat, "edge", data.edge) }] }),
    wall_razed: (data, seat) => ({ cue: "pebble", steps: [{ kind: "settle", to: inCave(seat, "edge", data.edge) }] }),
    used: (data, seat) => ({ steps: [{ kind: "settle", to: inCave(seat, "room", data.room) }] }),
    extra_cavern: (_, seat) => ({ cue: "pebble", steps: [{ kind: "settle", to: person(seat) }] }),
  },
};
