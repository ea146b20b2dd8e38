/** The position in words, for those who read rather than look. */
import { labelled } from "../../lib/sentences";
import type { Text } from "../../lib/text.svelte";
import { buildingHelp, effectsWords, villagerHelp } from "./effects";
import { bonusWords, inWords, percent, requirementWords } from "./story";
import type { Facts, Page, State, View, Village } from "./types";
import { cavesLeft, conditionsOf, shownOf } from "./village";

interface Group {
  title: string;
  lines: string[];
}

export function describe(facts: Facts, view: View, text: Text): Group[] {
  const state = view.state;
  const groups: Group[] = [table(facts, view, state, text)];
  const page = view.scene as Page | null;
  if (state.encounter) groups.push(encounter(facts, state, page, text));
  for (const [id, cards] of [
    ["house", state.rows.houses],
    ["outpost", state.rows.outposts],
    ["key", state.rows.keys],
    ["star", state.rows.stars],
  ] as const) {
    groups.push({
      title: text.say(`web-ab-row-${id}`),
      lines: cards.length ? cards.map((card) => forSale(facts, card, text)) : [text.say("web-ab-row-empty")],
    });
  }
  groups.push({
    title: text.say("web-ab-row-seekers"),
    lines: state.training.flatMap((id, slot) =>
      id
        ? [
            `${labelled(text, `${text.word("villager", id)}, ${text.say("web-ab-costs", { amount: text.say("amount-coin", { n: facts.training[slot] ?? 0 }) })}`)} ${villagerHelp(facts.villagers[id]!, text)}.`,
          ]
        : [],
    ),
  });
  if (state.options.quests === "yes") {
    groups.push({
      title: text.say("web-ab-row-quests"),
      lines: state.quests.length ? state.quests.map((id) => quest(facts, id, text)) : [text.say("web-ab-no-quests")],
    });
  }
  state.villages.forEach((village, seat) =>
    groups.push({
      title: text.say("web-ab-village-of", { name: text.seat(seat) }),
      lines: villageLines(facts, view, village, seat, text),
    }),
  );
  return groups;
}

function table(facts: Facts, view: View, state: State, text: Text): Group {
  const lines = [text.say("web-ab-round", { n: state.round, rounds: facts.rounds })];
  if (!view.over) lines.push(text.message(view.prompt));
  if (state.players > 1) lines.push(text.say("web-ab-first-is", { name: text.seat(state.first) }));
  if (state.cider_on_board) lines.push(text.say("web-ab-cider"));
  lines.push(
    state.cave_top
      ? text.say("web-ab-next-cave", { cave: text.word("cave", state.cave_top) })
      : text.say("web-ab-no-cave-cards"),
  );
  lines.push(text.say("web-ab-caves-left", { n: cavesLeft(view) }));
  if (state.artifact_on_deck) lines.push(text.say("web-ab-artifact-on-deck"));
  if (state.players === 1) lines.push(text.say("web-ab-rival", { n: state.rival }));
  return { title: text.say("web-ab-the-table"), lines };
}

const forSale = (facts: Facts, id: string, text: Text): string =>
  `${text.word("building", id)}, ${text.say("web-ab-costs", { amount: text.say("amount-coin", { n: facts.buildings[id]?.cost ?? 0 }) })}. ${buildingHelp(facts, id, text)}`;

function quest(facts: Facts, id: string, text: Text): string {
  const { requires = {}, vp = 0 } = facts.quests[id] ?? {};
  const needs = Object.entries(requires).map(([item, n]) => text.say(`amount-${item}`, { n }));
  return text.say("web-ab-quest", { quest: text.word("quest", id), list: needs.join(", "), points: vp });
}

function encounter(facts: Facts, state: State, page: Page | null, text: Text): Group {
  const party = (state.encounter?.party ?? []).map(
    (id) => `${text.word("villager", id)}: ${villagerHelp(facts.villagers[id]!, text)}`,
  );
  const lines = page ? [inWords(page.text, text.language).words] : [text.say("web-ab-going-down")];
  for (const choice of page?.choices ?? []) {
    const words = [`${labelled(text, text.word("choice", choice.id))} ${inWords(choice.label, text.language).words}`];
    words.push(...choice.requires.map((one) => requirementWords(one, text)));
    if (choice.cost)
      words.push(text.say("web-ab-choice-costs", { amount: text.say("amount-coin", { n: choice.cost }) }));
    if (choice.stake) words.push(text.say(`web-ab-stake-${choice.stake}`));
    choice.bonuses.forEach((bonus, index) => {
      const { words: what, now } = bonusWords(bonus, choice.now[index] ?? 0, text);
      words.push(now ? `${what}, ${now}` : what);
    });
    choice.tiers.forEach((tier, index) => {
      const odds = choice.odds[index];
      words.push(
        text.say("web-ab-tier", { n: tier.explore, pay: tier.pay }) + (odds ? ` (${percent(odds.chance)})` : ""),
        ...(tier.short ? [text.say("reason-short", { amount: text.say("amount-coin", { n: tier.short }) })] : []),
      );
    });
    lines.push(words.join("; "));
  }
  for (const die of page?.dice ?? [])
    lines.push(
      `${labelled(text, text.word("villager", die.villager))} ${text.say("web-ab-rolled", { n: die.die, lanterns: die.lanterns })}`,
    );
  page?.options.forEach((option, index) => lines.push(`${index + 1}: ${effectsWords(option, text)}`));
  return { title: text.say("web-ab-encounter"), lines: [...lines, ...party] };
}

function villageLines(facts: Facts, view: View, village: Village, seat: number, text: Text): string[] {
  const items = Object.entries(village.items)
    .filter(([, n]) => n > 0)
    .map(([id, n]) => text.say(`amount-${id}`, { n }));
  if (village.supplies) items.push(text.say("amount-supplies", { n: village.supplies }));
  const follows = shownOf(view, seat);
  const lines = [
    text.say("web-ab-points-are", { n: view.result.totals[seat] ?? 0 }),
    [text.say("amount-coin", { n: village.coins }), ...items].join(", "),
    village.sale
      ? text.say("web-ab-for-sale", { item: text.word("item", village.sale) })
      : text.say("web-ab-nothing-for-sale"),
    `${labelled(text, text.say("web-ab-reputation"))} ${village.reputation}`,
    `${text.say("web-ab-track")}: ${village.track.map(({ good, n }) => text.say(`amount-${good}`, { n })).join(", ") || text.say("web-ab-nothing")}`,
    text.say("web-ab-income", { n: follows.income, next: follows.next_income }),
  ];
  for (const zone of ["ready", "exhausted", "injured"] as const) {
    const people = village[zone].map((id) =>
      [text.word("villager", id), ...conditionsOf(village, id).map((one) => text.word("condition", one))].join(" – "),
    );
    lines.push(`${labelled(text, text.say(`web-ab-zone-${zone}`))} ${people.join(", ") || text.say("web-ab-nobody")}`);
  }
  lines.push(
    ...village.buildings.map(({ building, goods }) => {
      const good = facts.buildings[building]?.good;
      const lies =
        goods && good ? ` ${text.say("web-ab-lies-here", { amount: text.say(`amount-${good}`, { n: goods }) })}.` : "";
      return `${text.word("building", building)}. ${buildingHelp(facts, building, text)}${lies}`;
    }),
    text.say("web-ab-empty-caves", { n: follows.empty_caves }),
  );
  for (const [id, n] of Object.entries(village.artifacts)) {
    if (n)
      lines.push(
        text.say((village.turned[id] ?? 0) >= n ? "web-ab-artifact-used" : "web-ab-artifact", {
          artifact: text.word("artifact", id),
          n,
        }),
      );
  }
  for (const id of village.quests) lines.push(quest(facts, id, text));
  if (village.passed) lines.push(text.say("web-ab-passed"));
  return lines;
}
