/** What is printed on cards and villagers, as signs and in words. Nothing here decides what is allowed. */
import type { Text } from "../../lib/text.svelte";
import icons from "./pictures";
import type { Building, Effect, Facts, Villager } from "./types";

/** A sign: a picture with a number in front of it, a shield with points, or a few plain letters. */
export type Sign = { icon: string; n?: string | number } | { shield: number } | { text: string };
export interface Line {
  signs: Sign[];
  words: string;
}

/** A name with a word that needs narrower letters on a card. */
export const hasLongWord = (name: string, most = 10): boolean => name.split(/[\s-]/).some((word) => word.length > most);
/** A word of so many letters has no room on a card, however narrow they are. */
export const TOO_LONG = 13;

export const goodIcon = (id: string): string => (icons(`good-${id}`) ? `good-${id}` : "good-other");

const THINGS: Record<string, string> = {
  house_class: "mark-house",
  villager: "mark-villager",
  empty_cave: "mark-cave",
};
const thingIcon = (id: string): string => THINGS[id] ?? goodIcon(id);
const thingName = (text: Text, id: string): string =>
  id in THINGS ? text.say(`web-ab-thing-${id}`) : text.word("item", id);
const amount = (text: Text, good: string, n: number): string => text.say(`amount-${good}`, { n });

/** The good that a building gives: once more each round, or so many once. */
function goodLine({ replenish, stock }: Building, good: string, text: Text): Line {
  if (replenish)
    return {
      signs: [{ icon: "mark-replenish" }, { icon: goodIcon(good) }],
      words: text.say("web-ab-fx-replenish", { amount: amount(text, good, 1) }),
    };
  return {
    signs: [{ icon: goodIcon(good), n: stock }],
    words: text.say("web-ab-fx-stock", { amount: amount(text, good, stock) }),
  };
}

/** Everything a building does, in printed order; the cost is not among it. */
export function buildingLines(card: Building, text: Text): Line[] {
  const lines: Line[] = [];
  const add = (on: unknown, signs: Sign[], words: string) => on && lines.push({ signs, words });
  add(card.beds, [{ icon: "mark-bed", n: card.beds }], text.say("web-ab-fx-beds", { n: card.beds }));
  if (card.good) lines.push(goodLine(card, card.good, text));
  add(card.income, [{ icon: "good-coin", n: `+${card.income}` }], text.say("web-ab-fx-income", { n: card.income }));
  add(card.reroll, [{ icon: "mark-reroll", n: card.reroll }], text.say("web-ab-fx-reroll", { n: card.reroll }));
  add(
    card.coin_on_build,
    [{ icon: "mark-hammer" }, { icon: "good-coin", n: `+${card.coin_on_build}` }],
    text.say("web-ab-fx-coin-on-build", { amount: amount(text, "coin", card.coin_on_build) }),
  );
  add(
    card.coin_on_explore,
    [{ icon: "mark-lantern" }, { icon: "good-coin", n: `+${card.coin_on_explore}` }],
    text.say("web-ab-fx-coin-on-explore", { amount: amount(text, "coin", card.coin_on_explore) }),
  );
  add(
    card.potion_income,
    [{ icon: "mark-replenish" }, { icon: "good-potion", n: card.potion_income > 1 ? card.potion_income : "" }],
    text.say("web-ab-fx-potion-income", { amount: amount(text, "potion", card.potion_income) }),
  );
  add(
    card.on_build.potion,
    [{ icon: "good-potion", n: `+${card.on_build.potion}` }],
    text.say("web-ab-fx-once-potion", { amount: amount(text, "potion", card.on_build.potion) }),
  );
  add(
    card.on_build.reputation,
    [{ icon: "mark-reputation", n: `+${card.on_build.reputation}` }],
    text.say("web-ab-fx-once-reputation", { n: card.on_build.reputation }),
  );
  add(
    card.train_to_ready,
    [{ icon: "mark-train" }, { text: "→" }, { icon: "mark-ready" }],
    text.say("web-ab-fx-train-to-ready"),
  );
  for (const drink of card.spend_as_coin)
    add(
      true,
      [{ icon: goodIcon(drink) }, { text: "=" }, { icon: "good-coin" }],
      text.say("web-ab-fx-spend", { item: text.word("item", drink) }),
    );
  for (const [id, n] of Object.entries(card.income_per_track_good))
    add(
      true,
      [{ icon: "good-coin", n: `+${n}` }, { text: "/" }, { icon: goodIcon(id) }],
      text.say("web-ab-fx-income-per", { n, item: text.word("item", id) }),
    );
  add(card.vp, [{ shield: card.vp }], text.say("web-ab-fx-vp", { n: card.vp }));
  for (const [id, n] of Object.entries(card.vp_per))
    add(
      true,
      [{ shield: n }, { text: "/" }, { icon: thingIcon(id) }],
      text.say("web-ab-fx-vp-per", { n, item: thingName(text, id) }),
    );
  return lines;
}

/** "Orchard, costs 6 coins. A fruit comes again each round." */
export function buildingHelp(facts: Facts, id: string, text: Text): string {
  const card = facts.buildings[id];
  if (!card) return "";
  const words = buildingLines(card, text).map((line) => line.words);
  const cave = card.group === "outpost" ? [text.say("web-ab-needs-cave")] : [];
  return [...words, ...cave].join(" ");
}

export const symbolIcon = (symbol: string): string => (symbol.startsWith("hammer") ? "mark-hammer" : "mark-quill");
export const isPlus = (symbol: string): boolean => symbol.endsWith("_plus");

/** What a villager can do: dice, symbols, traits. */
export function villagerHelp(villager: Villager, text: Text): string {
  const dice = villager.dice.map(({ roll, lanterns }) => text.say("web-ab-die-row", { roll, n: lanterns }));
  const symbols = villager.symbols.map((symbol) => text.say(`web-ab-symbol-${symbol}`));
  const traits = villager.traits.map((trait) => text.say(`web-ab-trait-${trait}`));
  const tags = villager.tags.map((tag) => text.word("tag", tag));
  return [...symbols, ...dice, ...traits, ...tags].join("; ");
}

/** Something counted that is won, or lost if there is less than nothing of it. */
const change = (text: Text, good: string, n: number): string =>
  text.say(n < 0 ? "web-ab-out-lose" : "web-ab-out-gain", { amount: amount(text, good, Math.abs(n)) });

/** One effect of an outcome in words, as the reader sees it and as rewards to choose from are shown. */
export function effectWords(effect: Effect, text: Text): string {
  switch (effect.do) {
    case "coins":
      return change(text, "coin", effect.n);
    case "item":
      return change(text, effect.item, effect.n);
    case "supplies":
      return change(text, "supplies", effect.n);
    case "reputation":
      return text.say("web-ab-out-reputation", { n: `${effect.n > 0 ? "+" : "−"}${Math.abs(effect.n)}` });
    case "cave":
      return text.say("web-ab-out-cave", { n: effect.n });
    case "building":
      return text.say("web-ab-out-building", { n: effect.n });
    case "injure":
      return text.say("web-ab-out-injure", { n: effect.n });
    case "coins_for_reputation":
      return text.say("web-ab-out-sell", { n: effect.n });
    case "villager":
      return text.say("web-ab-out-villager");
    case "special":
      return text.say("web-ab-out-special", { villager: specialName(text, effect.villager) });
    case "condition":
      return text.say("web-ab-out-condition", { condition: text.word("condition", effect.condition), n: effect.n });
    case "choose":
      return text.say("web-ab-out-choose", { list: effect.lists.map((list) => effectsWords(list, text)).join(" / ") });
    case "gamble": {
      const faces = Object.entries(effect.faces).map(([face, list]) => `${face}: ${effectsWords(list, text)}`);
      return text.say("web-ab-out-gamble", { n: effect.dice, list: faces.join("; ") });
    }
    case "stake":
      return text.say(`web-ab-out-stake-${effect.way}`);
  }
}

/** A special villager may be there several times: "s_glogo" or "s_glogo_1". */
function specialName(text: Text, id: string): string {
  return text.has(`villager-${id}`) ? text.word("villager", id) : text.word("villager", `${id}_1`);
}

export const effectsWords = (effects: Effect[], text: Text): string =>
  effects.map((effect) => effectWords(effect, text)).join(", ");
