/** Feeding: what can be eaten now, what has been eaten, and what is pointed at. */
import type { LogEntry } from "../../api/types";
import type { Act } from "../../lib/narrowing";
import type { Pick } from "../../lib/pick.svelte";
import type { View } from "./types";

/** The verbs by which food is made. */
export const MADE_BY = ["convert", "convert_gold", "exchange"];

class Meal {
  /** The act whose food the plates show in dashes. */
  pointed = $state.raw<Act | null>(null);
}
export const meal = new Meal();

export const isFeeding = (view: View): boolean => view.prompt.id === "prompt-feed";

/** Whether there is a harvest around the meal. Where each only eats one food, nothing grows and nobody is born. */
export const isHarvest = (view: View): boolean => view.state.harvest !== "pay_one";

export interface Edible {
  act: Act;
  food: number;
  /** How many are eaten at once. */
  n: number;
}

const foodOf = (act: Act): number => act.own.food ?? 0;

/**
 * By good: what a click on it eats, in the goods bar or where an animal stands. Nothing is lit that is not needed. They
 * stay while an act is under way: what goes and comes back under the pointer would take no click for a moment.
 */
export function edibles(view: View, pick: Pick, whole: boolean): Map<string, Edible> {
  const found = new Map<string, Edible>();
  const short = Number(view.prompt.data.short ?? 0);
  if (!isFeeding(view) || !pick.mine || short <= 0) return found;
  for (const act of pick.sideActs) {
    const id = act.words[1]?.id ?? "";
    if (act.verb === "convert" && id !== "donkey_pair") found.set(id, { act, food: foodOf(act), n: 1 });
  }
  // Two donkeys together give more than one and one; from the board they go one by one.
  const pair = pick.sideActs.find((act) => act.text === "convert donkey_pair");
  if (pair && whole && short > 1) found.set("donkey", { act: pair, food: foodOf(pair), n: 2 });
  // As much gold as is needed, in one go.
  const gold = pick.sideActs.filter((act) => act.verb === "convert_gold").sort((a, b) => foodOf(a) - foodOf(b));
  const enough = gold.find((act) => foodOf(act) >= short) ?? gold.at(-1);
  if (enough) found.set("gold", { act: enough, food: foodOf(enough), n: foodOf(enough) + 1 });
  // A lesson lights only what it speaks of.
  return pick.guide ? new Map([...found].filter(([, { act }]) => pick.guided([act]))) : found;
}

export interface Eaten {
  /** What a click puts back. */
  id: string;
  /** What was given, with amounts. */
  given: [string, number][];
  food: number;
}

/** What this player has turned into food since the harvest began, the oldest first; the same things stand together. */
export function eaten(log: LogEntry[], seat: number): Eaten[] {
  const standing = log.filter((entry) => !entry.undone);
  const from = standing.findLastIndex(
    (entry) => entry.actor !== seat || !MADE_BY.includes(entry.act.split(" ")[0] ?? ""),
  );
  const courses = new Map<string, { given: Record<string, number>; food: number }>();
  for (const entry of standing.slice(from + 1)) {
    const id = entry.act.split(" ")[1] ?? "";
    const course = courses.get(id) ?? { given: {}, food: 0 };
    for (const event of entry.events.filter((one) => one.seat === seat)) {
      const good = String(event.data.good);
      if (event.id === "event-paid") course.given[good] = (course.given[good] ?? 0) + Number(event.data.n);
      else if (event.id === "event-gained" && good === "food") course.food += Number(event.data.n);
    }
    courses.set(id, course);
  }
  return [...courses].map(([id, { given, food }]) => ({ id, given: Object.entries(given), food }));
}

/** What the fields gave in this harvest. */
export function gathered(log: LogEntry[], seat: number): [string, number][] {
  const standing = log.filter((entry) => !entry.undone);
  const events = standing
    .slice(standing.findLastIndex((entry) => entry.events.some((event) => event.id === "event-harvest")))
    .flatMap((entry) => entry.events);
  return events
    .filter((event) => event.id === "event-gained" && event.seat === seat && event.data.source === "fields")
    .map((event) => [String(event.data.good), Number(event.data.n)]);
}
