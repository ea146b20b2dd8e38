/** The cases that front ends and kernel share: tests/shared/ of the project. */
import { readFileSync } from "node:fs";

import type { ActGroup, View } from "../src/api/types";
import type { Word } from "../src/lib/text.svelte";

export const shared = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/shared/${name}.json`, import.meta.url), "utf8"));

export const wordOf = (key: string): Word => {
  const [kind = "", id = ""] = key.split(":");
  return { kind, id };
};

interface Told {
  verb: string;
  kinds: string[];
  any_order?: boolean;
  role?: ActGroup["role"];
  /** The arguments, with spaces between them. */
  acts: string[];
}

export const groupsOf = (told: Told[]): ActGroup[] =>
  told.map(({ verb, kinds, acts, any_order = false, role = "main" }) => ({
    verb,
    kinds,
    any_order,
    role,
    acts: acts.map((args) => ({
      args: args.split(" ").filter(Boolean),
      change: {},
      then: {},
      points: {},
      reveals: false,
      ends: false,
      begins: "",
    })),
  }));

/** A table where these acts are legal; the rest of it does not matter to the one who chooses. */
export const viewOf = (told: Told[], seq = 1): View => ({ id: "t", seq, actor: 0, legal: groupsOf(told) }) as View;
