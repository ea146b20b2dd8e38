/** What a game gives to its result page; fetched with it. */
import type { Component } from "svelte";

import type { Data, View } from "../api/types";
import type { Pick } from "../lib/pick.svelte";
import type { Text } from "../lib/text.svelte";

/** The colour and pattern of a terrain. */
export type Ground =
  "mine" | "meadow" | "cavern" | "star" | "forest" | "field" | "ruby" | "chalk" | "gold" | "rock" | "water" | "lost";

export interface BoardProps<V extends View = View, Facts = unknown> {
  view: V;
  facts: Facts;
  pick: Pick;
  text: Text;
  seat: number;
  /** A small picture, not to be touched. */
  mini?: boolean;
}

export interface Looks<V extends View = View, Facts = unknown> {
  /** The ground of each category; those that only lose points need a pattern of their own. */
  categories: Record<string, { ground: Ground; pattern?: string }>;
  /** The option that a category comes with, where it does. */
  modules?: Record<string, string>;
  board: Component<BoardProps<V, Facts>>;
  /** How wide a board is drawn before it is made smaller; as wide as its place if left out. */
  width?: number;
  /** How high it is, by its width; a high one is made narrow, so that the whole of it is seen. */
  tall?: number;
  /** What a category consists of, where that can't be seen. */
  parts?: (view: V, seat: number, category: string, text: Text) => { words: string; n: number }[];
  /** Numbers of the pack that the sentences about the categories name. */
  numbers?: (facts: Facts, view: V) => Data;
  /** Whether the aim of a game alone was missed. */
  missed: (verdict: string) => boolean;
}

/** Colour and pattern of each ground, and the ink that can be read on it. */
export const GROUNDS: Record<Ground, { fill: string; pattern: string; ink: string }> = {
  mine: { fill: "var(--ore-mine)", pattern: "tunnel", ink: "var(--timber-ink)" },
  meadow: { fill: "var(--meadow)", pattern: "meadow", ink: "var(--ink)" },
  cavern: { fill: "var(--cavern)", pattern: "cavern", ink: "var(--ink)" },
  star: { fill: "var(--tag-yellow)", pattern: "part-2", ink: "var(--tag-ink)" },
  forest: { fill: "var(--forest)", pattern: "part-3", ink: "var(--timber-ink)" },
  field: { fill: "var(--field)", pattern: "field", ink: "var(--ink)" },
  ruby: { fill: "var(--ruby-mine)", pattern: "part-4", ink: "var(--timber-ink)" },
  chalk: { fill: "var(--points-ground)", pattern: "part-0", ink: "var(--ink)" },
  gold: { fill: "var(--tag-orange)", pattern: "part-5", ink: "var(--tag-ink)" },
  rock: { fill: "var(--rock)", pattern: "rock", ink: "var(--timber-ink)" },
  water: { fill: "var(--tag-blue)", pattern: "part-1", ink: "var(--tag-ink)" },
  lost: { fill: "var(--chalk)", pattern: "part-6", ink: "var(--danger)" },
};

/** The look of a category; a game that says nothing of it gets the grounds in turn. */
export function lookOf(looks: Looks | null, id: string, index: number): (typeof GROUNDS)[Ground] {
  const own = looks?.categories[id];
  const ground = own?.ground ?? ALL[index % ALL.length]!;
  return { ...GROUNDS[ground], ...(own?.pattern && { pattern: own.pattern }) };
}

const ALL: Ground[] = ["meadow", "cavern", "field", "star", "water", "chalk", "gold", "rock", "mine", "forest", "ruby"];
