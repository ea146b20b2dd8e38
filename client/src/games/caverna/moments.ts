/** What the events of Caverna look and sound like. */
import type { Data } from "../../api/types";
import { person, soundOf, store, type Moment, type Rules } from "../../life/moments";

export const cueOf = soundOf({
  wood: ["wood"],
  coin: ["gold"],
  gem: ["ruby"],
  crop: ["grain", "vegetable"],
  animal: ["dog", "sheep", "donkey", "boar", "cattle"],
  plate: ["food"],
  refused: ["begging"],
});

const space = (id: Data[string] | undefined): string => `[data-space="${id}"]`;
const cell = (seat: number, id: Data[string] | undefined): string[] => [
  `[data-board="${seat}"] [data-place="${id}"]`,
  ...person(seat),
];
const settles =
  (...keys: string[]) =>
  (data: Data, seat: number): Moment => ({
    cue: "pebble",
    steps: keys.map((key) => ({ kind: "settle", to: cell(seat, data[key]) })),
  });

/** Where a gain comes from: a space, the loot, a herd, or the farm itself. */
function source(data: Data, seat: number, place: string[]): string[] {
  switch (data.source) {
    case "loot":
      return [`[data-thing="loot:${data.good}"]`, ...place];
    case "icon":
      return place;
    case "fields":
      return [`[data-board="${seat}"] [data-place]`, ...person(seat)];
    case "supplier":
    case "convert":
    case "eat":
    case "ruby":
      return person(seat);
    default:
      return [space(data.source), ...place, ...person(seat)];
  }
}

/** What a harvest brings or takes. */
const yields = (data: Data, seat: number, sign: number, says?: string): Moment => ({
  piece: {
    kind: "phase",
    adds: { seat, good: String(data.good), n: sign * Number(data.n) },
    ...(says && { says }),
    ...(data.good === "begging" && { sad: true }),
  },
});

export const rules: Rules = {
  pieces: ".spaces .mark",
  events: {
    round: (data) => ({
      cue: "bell",
      piece: { kind: "round", n: Number(data.n) },
      steps: [
        { kind: "home", to: person(0) },
        { kind: "drop", to: ["[data-space] .pile"] },
      ],
    }),
    revealed: (data) => ({
      cue: "card",
      piece: { kind: "round", card: ["space", String(data.space)] },
      steps: [{ kind: "turn", to: [space(data.space)] }],
    }),
    harvest: (data) =>
      data.harvest === "none"
        ? {}
        : { cue: "chime", piece: { kind: "phase", title: `harvest-${data.harvest}`, icon: "mark-harvest" } },
    placed: (data, seat) => ({
      cue: "wood",
      place: [space(data.space)],
      steps: [{ kind: "walk", seat, from: person(seat), to: [`${space(data.space)} .mark`] }],
    }),
    imitated: (data) => ({ place: [space(data.space)], steps: [{ kind: "settle", to: [space(data.space)] }] }),
    gained: (data, seat, place) => {
      const good = String(data.good);
      const to = store(seat, good);
      if (data.source === "breeding") return { cue: "young", ...yields(data, seat, 1), steps: [{ kind: "grow", to }] };
      const from = source(data, seat, place);
      return {
        cue: cueOf(good),
        ...(data.source === "fields" && yields(data, seat, 1)),
        steps: [{ kind: "fly", icon: `good-${good}`, n: Number(data.n), from, to }],
      };
    },
    answered: (data, seat) => ({
      cue: cueOf(data.good),
      steps: [{ kind: "grow", to: store(seat, String(data.good)) }],
    }),
    paid: (data, seat, place) => ({
      ...(data.source === "feeding" && { cue: "plate", ...yields(data, seat, -1, "web-cav-all-fed") }),
      steps: [
        {
          kind: "fly",
          icon: `good-${data.good}`,
          n: 1,
          from: store(seat, String(data.good)),
          to: data.source === "feeding" ? person(seat) : [`[data-space="${data.source}"]`, ...place],
        },
      ],
    }),
    twin_laid: (data, seat) => ({ ...settles("cell", "other_cell")(data, seat), place: cell(seat, data.cell) }),
    single_laid: settles("cell"),
    ruby_mine: settles("cell"),
    small_pasture: settles("cell"),
    large_pasture: settles("cell", "other_cell"),
    stable: settles("cell"),
    furnished: (data, seat) => ({ ...settles("cell")(data, seat), cue: "wood", place: cell(seat, data.cell) }),
    sown: (_, seat) => ({ cue: "crop", steps: [{ kind: "grow", to: person(seat) }] }),
    grown: (_, seat) => ({ cue: "young", steps: [{ kind: "grow", to: person(seat) }] }),
    forged: (_, seat, place) => ({ cue: "pebble", steps: [{ kind: "settle", to: [...place, ...person(seat)] }] }),
    loot: (data) => ({ steps: [{ kind: "settle", to: [`[data-thing="loot:${data.loot}"]`] }] }),
    returned: (_, seat, place) => ({ cue: "wood", steps: [{ kind: "settle", to: [...place, ...person(seat)] }] }),
    token: (_, seat, place) => ({
      cue: "wood",
      steps: [{ kind: "fly", icon: "mark-first", from: place, to: person(seat) }],
    }),
    begged: (data, seat) => ({
      cue: "bad_end",
      ...yields({ good: "begging", n: data.n ?? 0 }, seat, 1, "web-cav-not-all-fed"),
    }),
    overflow: () => ({ cue: "refused" }),
  },
};
