/** What the events of Above and Below look and sound like. */
import type { Data } from "../../api/types";
import { person, soundOf, store, type Moment, type Rules } from "../../life/moments";

export const cueOf = soundOf({
  wood: ["rope", "paper"],
  coin: ["coin"],
  gem: ["amethyst"],
  crop: ["mushroom", "fruit"],
  animal: ["fish"],
  plate: ["cider", "potion"],
});

const ON_SALE = '[data-panel="market"]';
const thing = (kind: string, id: Data[string] | undefined): string => `[data-thing="${kind}:${id}"]`;
const here = (seat: number, kind: string, id: Data[string] | undefined): string[] => [
  `[data-board="${seat}"] ${thing(kind, id)}`,
  ...person(seat),
];
const goodIcon = (good: Data[string] | undefined): string => `good-${good}`;

const shifts = (data: Data, seat: number): Moment => ({
  cue: "wood",
  steps: [{ kind: "shift", to: here(seat, "villager", data.villager) }],
});
const dealt =
  (kind: string, key: string) =>
  (data: Data): Moment => ({
    cue: "card",
    steps: [{ kind: "turn", to: [`${ON_SALE} ${thing(kind, data[key])}`] }],
  });
const harvested = (data: Data, seat: number): Moment => ({
  cue: cueOf(data.good),
  steps: [
    {
      kind: "fly",
      icon: goodIcon(data.good),
      n: Number(data.n),
      from: here(seat, "building", data.building),
      to: store(seat, String(data.good)),
    },
  ],
});
/** Reputation goes to its own track. */
const renown = (_: Data, seat: number): Moment => ({
  cue: "coin",
  steps: [{ kind: "arc", icon: "mark-reputation", from: ["[data-encounter]", ...person(seat)], to: [".reputation"] }],
});

export const rules: Rules = {
  pieces: '[data-board] [data-thing^="villager:"]',
  events: {
    round: (data) => ({ cue: "bell", piece: { kind: "round", n: Number(data.n) } }),
    dealt: dealt("building", "building"),
    arrived: dealt("newcomer", "villager"),
    exhausted: shifts,
    injured: shifts,
    rested: shifts,
    exerted: shifts,
    joined: shifts,
    set_out: () => ({ cue: "wood", place: ["[data-encounter]"] }),
    cave_revealed: () => ({ cue: "card" }),
    paragraph_rolled: () => ({ cue: "dice" }),
    lantern_rolled: () => ({ cue: "dice" }),
    fortune: () => ({ cue: "dice" }),
    outcome: () => ({ cue: "good_end", place: ["[data-encounter]"] }),
    failure: () => ({ cue: "bad_end", place: ["[data-encounter]"] }),
    no_choice: () => ({ cue: "bad_end" }),
    built: (data, seat) => ({ cue: "wood", steps: [{ kind: "settle", to: here(seat, "building", data.building) }] }),
    stocked: (data, seat) => ({
      cue: cueOf(data.good),
      steps: [{ kind: "grow", to: here(seat, "building", data.building) }],
    }),
    harvested,
    harvested_for_sale: harvested,
    gained: (data, seat, place) => ({
      cue: cueOf(data.good),
      steps: [
        {
          kind: data.source === "encounter" ? "arc" : "fly",
          icon: goodIcon(data.good),
          n: Number(data.n),
          from: data.source === "encounter" ? ["[data-encounter]", ...place] : person(seat),
          to: [`[data-board="${seat}"] [data-good="${data.good}"]`, ...person(seat)],
        },
      ],
    }),
    paid: (data, seat) => ({
      steps: [
        {
          kind: "fly",
          icon: goodIcon(data.good),
          n: 1,
          from: store(seat, String(data.good)),
          to: [data.source === "encounter" ? "[data-encounter]" : ON_SALE],
        },
      ],
    }),
    placed: (data, seat) => ({
      cue: cueOf(data.good),
      steps: [
        {
          kind: "fly",
          icon: goodIcon(data.good),
          n: Number(data.n),
          from: store(seat, String(data.good)),
          to: [`[data-board="${seat}"] .track li:nth-child(${data.slot})`, ...person(seat)],
        },
      ],
    }),
    bought: (data, seat) => ({
      cue: "coin",
      steps: [{ kind: "fly", icon: goodIcon(data.item), from: person(Number(data.seat)), to: person(seat) }],
    }),
    reputation_gained: renown,
    reputation_lost: (data, seat) => ({ ...renown(data, seat), cue: "refused" }),
    cave_won: (data, seat) => ({ cue: "pebble", steps: [{ kind: "settle", to: here(seat, "cave", data.cave) }] }),
    artifact_found: (_, seat) => ({
      cue: "gem",
      steps: [{ kind: "arc", icon: "mark-artifact", from: ["[data-encounter]"], to: person(seat) }],
    }),
    quest_claimed: (data, seat) => ({
      cue: "good_end",
      steps: [{ kind: "arc", icon: "mark-quest", from: [thing("quest", data.quest), ON_SALE], to: person(seat) }],
    }),
    offer_refused: () => ({ cue: "refused" }),
  },
};
