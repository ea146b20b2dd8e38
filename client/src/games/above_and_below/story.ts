/** Stories and what they ask for, in the reader's words. */
import type { Text } from "../../lib/text.svelte";
import type { Bonus, Words } from "./types";

/** A text in the reader's language, or in one that the pack has. */
export function inWords(words: Words | undefined, language: string): { words: string; language: string } {
  const own = words?.[language];
  if (own) return { words: own, language };
  const [other] = Object.entries(words ?? {});
  return other ? { words: other[1], language: other[0] } : { words: "", language };
}

/** "89 %"; only what is certain is said to be. */
export function percent([n, of]: [number, number]): string {
  const value = (100 * n) / of;
  if (value > 99 && value < 100) return "> 99 %";
  return value > 0 && value < 1 ? "< 1 %" : `${Math.round(value)} %`;
}

export function requirementWords(requirement: Record<string, string | number>, text: Text): string {
  const [kind = "", value = 0] = Object.entries(requirement).find(([key]) => key !== "n") ?? [];
  switch (kind) {
    case "owns":
      return text.say("web-ab-need-owns", { amount: text.say(`amount-${value}`, { n: requirement.n ?? 1 }) });
    case "coins":
      return text.say("web-ab-need-owns", { amount: text.say("amount-coin", { n: value }) });
    case "tag":
      return text.say("web-ab-need-tag", { tag: text.word("tag", String(value)) });
    case "symbol":
      return text.say("web-ab-need-symbol", { symbol: text.say(`web-ab-symbol-${value}`) });
    case "explorers":
      return text.say("web-ab-need-explorers", { n: value });
    case "reputation_at_least":
      return text.say("web-ab-need-reputation-least", { n: value });
    default:
      return text.say("web-ab-need-reputation-most", { n: value });
  }
}

/** What a bonus is for, and what it adds now. */
export function bonusWords(bonus: Bonus, now: number, text: Text): { words: string; now: string } {
  const n = bonus.lanterns;
  const shown = now ? text.say("web-ab-bonus-now", { n: now }) : "";
  const symbol = bonus.per === "hammer" || bonus.per === "quill";
  if (bonus.per)
    return {
      words: text.say("web-ab-bonus-per", {
        n,
        thing: symbol ? text.say(`web-ab-symbol-${bonus.per}`) : text.word("item", bonus.per),
      }),
      now: shown,
    };
  if (bonus.owns)
    return {
      words: text.say("web-ab-bonus-owns", { n, list: bonus.owns.map((item) => text.word("item", item)).join(" / ") }),
      now: shown,
    };
  if (bonus.pays)
    return { words: text.say("web-ab-bonus-pays", { n, amount: text.say("amount-coin", { n: bonus.pays }) }), now: "" };
  if (bonus.tag) return { words: text.say("web-ab-bonus-tag", { n, tag: text.word("tag", bonus.tag) }), now: shown };
  return {
    words: text.say("web-ab-bonus-without", { n, condition: text.word("condition", bonus.without ?? "") }),
    now: shown,
  };
}
