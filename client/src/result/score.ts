/** What a result says: which category decided the game, and how the bars are drawn. No page, no words. */
import type { ResultInfo } from "../api/types";

/** A part of a bar; widths are shares of the whole span, in percent. */
export interface Part {
  id: string;
  n: number;
  x: number;
  w: number;
}

/** What decided: where the winner was most ahead of the second, and where the second took most back. */
export interface Decision {
  winner: number;
  second: number;
  category: string;
  n: number;
  back: { category: string; n: number } | null;
}

const of = (result: ResultInfo, seat: number, id: string): number => result.categories[seat]?.[id] ?? 0;

/** The seats from the first to the last; winners come first even with equal points. */
export function ranking(result: ResultInfo): number[] {
  const won = (seat: number): number => (result.winners.includes(seat) ? 1 : 0);
  return [...result.totals.keys()].toSorted(
    (one, other) => won(other) - won(one) || result.totals[other]! - result.totals[one]! || one - other,
  );
}

export function decision(result: ResultInfo): Decision | null {
  const [winner, second] = ranking(result);
  if (winner === undefined || second === undefined || result.winners.length !== 1) return null;
  const ahead = Object.keys(result.categories[winner] ?? {})
    .map((category) => ({ category, n: of(result, winner, category) - of(result, second, category) }))
    .toSorted((one, other) => other.n - one.n);
  const [best] = ahead;
  const worst = ahead.at(-1);
  if (!best || best.n <= 0) return null;
  return {
    winner,
    second,
    ...best,
    back: worst && worst.n < 0 ? { category: worst.category, n: -worst.n } : null,
  };
}

/** The categories that somebody has points in: the deciding one first, then by how much they bring; losses last. */
export function order(result: ResultInfo): string[] {
  const first = decision(result)?.category;
  const sum = (id: string): number => result.totals.reduce((all, _, seat) => all + of(result, seat, id), 0);
  return Object.keys(result.categories[0] ?? {})
    .filter((id) => result.totals.some((_, seat) => of(result, seat, id) !== 0))
    .toSorted((one, other) => Number(other === first) - Number(one === first) || sum(other) - sum(one));
}

/** What a table of all categories lists: not those of modules that aren't played. */
export function listed(
  result: ResultInfo,
  modules: Record<string, string>,
  options: Record<string, unknown>,
): string[] {
  return Object.keys(result.categories[0] ?? {}).filter((id) => options[modules[id] ?? ""] !== "no");
}

/** The bars of all seats on one scale; points lost lie left of zero. */
export function bars(result: ResultInfo): { zero: number; parts: Part[][] } {
  const ids = order(result);
  const reach = (sign: number): number =>
    Math.max(
      0,
      ...result.totals.map((_, seat) => ids.reduce((sum, id) => sum + Math.max(0, sign * of(result, seat, id)), 0)),
    );
  const span = Math.max(1, reach(1) + reach(-1));
  const zero = (reach(-1) / span) * 100;
  const parts = result.totals.map((_, seat) => {
    let right = zero;
    let left = zero;
    return ids
      .map((id) => {
        const n = of(result, seat, id);
        const w = (Math.abs(n) / span) * 100;
        if (n < 0) left -= w;
        const part = { id, n, x: n < 0 ? left : right, w };
        if (n > 0) right += w;
        return part;
      })
      .filter((part) => part.n !== 0);
  });
  return { zero, parts };
}

/** How a game alone ended: an aim that was missed earns no laurels. */
export type Honour = "laurels" | "none";
export const honourOf = (result: ResultInfo, seat: number, missed: (verdict: string) => boolean): Honour =>
  result.winners.includes(seat) && !missed(result.verdict) ? "laurels" : "none";

/** The boards in the hill: the winner in the middle, the others by rank to both sides. */
export function inTheHill(ranks: number[]): number[] {
  const hill: number[] = [];
  ranks.forEach((seat, index) => (index % 2 ? hill.unshift(seat) : hill.push(seat)));
  return hill;
}
