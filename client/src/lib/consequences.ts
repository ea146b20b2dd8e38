/** What an act does besides what its button names: what is lost, what begins, whether there is a way back. */
import type { GameClient } from "./game";
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import type { Text } from "./text.svelte";

export interface Consequence {
  words: string;
  /** Something is lost by it. */
  loses: boolean;
}

/** What is given up, as goods if it is only goods: "2 wood". */
function givenUp(text: Text, game: GameClient, pick: Pick, notation: string): string {
  const act = pick.acts.find((one) => one.text === notation);
  if (!act) return notation;
  const goods = game.goods.filter((good) => (act.own[good] ?? 0) > 0);
  return act.words.length === 1 && goods.length
    ? goods.map((good) => text.say(`amount-${good}`, { n: act.own[good]! })).join(", ")
    : text.say(`verb-${act.verb}`);
}

/** What follows by itself when the act is over, each with where it comes from or goes to: "then feeding: −6 food". */
export function following(text: Text, game: GameClient, act: Act): { why: string; change: Record<string, number> }[] {
  return Object.entries(act.then)
    .filter(([, change]) => game.goods.some((good) => change[good]))
    .map(([source, change]) => ({
      why: source ? text.say("web-then-from", { source: text.say(`source-${source}`) }) : text.say("web-then"),
      change,
    }));
}

/** Why the score would change, where it is not the act's name that says it: "Reputation: rank +3". */
export const pointsOf = (text: Text, act: Act): string =>
  Object.entries(act.points)
    .map(([category, n]) => `${text.say(`category-${category}`)} ${n > 0 ? `+${n}` : `−${-n}`}`)
    .join(", ");

export function consequences(text: Text, game: GameClient, pick: Pick, act: Act): Consequence[] {
  const found: Consequence[] = [];
  const warning = pick.warning(act, text);
  if (warning) found.push({ words: warning, loses: true });
  if (act.forfeits.length) {
    const what = act.forfeits.map((lost) => givenUp(text, game, pick, lost)).join(", ");
    found.push({ words: text.say("web-gives-up", { what }), loses: true });
  }
  if (act.begins) found.push({ words: text.say(`web-begins-${act.begins}`), loses: false });
  // With several things to do, who chooses one that ends the turn should know.
  else if (act.ends && act.role === "main" && pick.verbs.length > 1)
    found.push({ words: text.say("web-ends"), loses: false });
  if (act.reveals) found.push({ words: text.say("web-no-way-back"), loses: false });
  return found;
}
