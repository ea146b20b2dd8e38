/** Browser and terminal say the same: the terminal's side is tests/test_sentences.py. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import type { Data, LogEntry } from "../src/api/types";
import { withoutDetails } from "../src/lib/asking";
import type { GameClient } from "../src/lib/game";
import { fitting, rowsOf, slides, type Option } from "../src/lib/offers";
import type { Act } from "../src/lib/narrowing";
import { closingSentence, divided, entryParts, entrySentence, leftSentence } from "../src/lib/sentences";
import { LANGUAGES, Text, type Language } from "../src/lib/text.svelte";
import { shared, wordOf } from "./cases";

interface Case {
  event?: string;
  prompt?: string;
  reason?: string;
  error?: string;
  /** The verb, and the arguments as kind and id. */
  act?: string[];
  change?: Record<string, number>;
  data?: Data;
}

function spoken(text: Text, said: Case): string {
  const { event, act, change, data = {} } = said;
  if (event !== undefined) return text.event({ id: event, seat: 0, data });
  if (act !== undefined) return text.act(act[0]!, act.slice(1).map(wordOf));
  if (change !== undefined) return text.changes(change);
  const kind = (["prompt", "reason", "error"] as const).find((one) => said[one] !== undefined)!;
  return text.message({ id: `${kind}-${said[kind]}`, data });
}

test("a name from right to left keeps the numbers next to it where they are", () => {
  const text = new Text("en", null, "wins = { $name } wins with { $n }.", (seat) => ["דני", "Ann", "رامي 2"][seat]);
  const wins = [0, 1, 2].map((seat) => text.say("wins", { name: text.seat(seat), n: 12 }));
  expect(wins).toEqual(["\u2068דני\u2069 wins with 12.", "Ann wins with 12.", "\u2068رامي 2\u2069 wins with 12."]);
});

describe("sentences that all front ends share", () => {
  const { messages, cases } = shared("sentences") as {
    messages: Record<Language, string[]>;
    cases: (Case & Record<Language, string>)[];
  };
  describe.each(LANGUAGES)("in %s", (language) => {
    const text = new Text(language, "toy", messages[language].join("\n"));
    test.each(cases.map((said) => [JSON.stringify({ ...said, ru: undefined, fr: undefined }), said] as const))(
      "%s",
      (_, said) => expect(spoken(text, said)).toBe(said[language]),
    );
  });
});

/** What the terminal has said in real games; written by tests/test_sentences.py. */
const played = process.env.GROTTO_SPOKEN;

describe.runIf(played)("what the terminal has said in real games", () => {
  interface Game {
    game: string;
    language: Language;
    source: string;
    said: (Case & { sentence: string })[];
  }
  const games = JSON.parse(played ? readFileSync(played, "utf8") : "[]") as Game[];
  test.each(games.map((one) => [one.game, one.language, one] as const))("%s in %s", (game, language, one) => {
    const text = new Text(language, game, one.source);
    expect(one.said.map((said) => spoken(text, said))).toEqual(one.said.map(({ sentence }) => sentence));
  });
});

test("what happened to the whole table names no player", () => {
  const text = new Text(
    "en",
    "toy",
    'seat = Player { $n }\nevent-flood = water rises\nevent-fled = flees\nweb-told-name = { $seat }:\nweb-told-and = {", "}',
  );
  const event = (id: string, seat: number) => ({ id: `event-${id}`, seat, data: {} });
  const entry = {
    n: 1,
    seq: 1,
    actor: -1,
    act: "",
    events: [event("flood", -2), event("fled", 1)],
  } as unknown as LogEntry;
  expect(entryParts(text, entry)).toEqual([
    { seat: -2, sentences: ["Water rises"] },
    { seat: 1, sentences: ["flees"] },
  ]);
  expect(entrySentence(text, entry)).toBe("Water rises. Player 2: flees");
});

test.each(["gained", "paid", "lost"])("goods in a row that are %s are told in one", (id) => {
  const source = `seat = Player { $n }\namount-wood = { $n } wood\namount-ore = { $n } ore\nevent-${id} = ${id} { $amount }`;
  const text = new Text("en", "toy", source);
  const event = (good: string, n: number) => ({ id: `event-${id}`, seat: 0, data: { good, n } });
  const events = [event("wood", 1), event("ore", 2), event("wood", 2)];
  const entry = { n: 1, seq: 1, actor: 0, act: "", events } as unknown as LogEntry;
  expect(entryParts(text, entry)).toEqual([{ seat: 0, sentences: [`${id} 3 wood, 2 ore`] }]);
});

test("a Russian word is not divided so that two letters stand alone", () => {
  const seen = (word: string): string => divided(word, "ru").replaceAll("\u00AD", "-");
  expect(seen("Каменщица")).toBe("Ка-мен-щица");
  expect(seen("Сказительница")).toBe("Ска-зи-тель-ница");
  // Where there is more room only longer ones are.
  expect(divided("Погреб для кореньев", "ru", 13)).toBe("Погреб для кореньев");
});

test("a long English word is divided before its ending, a short one nowhere", () => {
  const seen = (word: string): string => divided(word, "en").replaceAll("\u00AD", "-");
  expect(["Blacksmithing", "Ore mine construction", "Drift mining"].map(seen)).toEqual([
    "Blacksmith-ing",
    "Ore mine construc-tion",
    "Drift mining",
  ]);
});

test("goods that come for one reason are told together, and what went by itself is not told", () => {
  const text = new Text(
    "en",
    "toy",
    [
      "seat = Player { $n }",
      "amount-wood = { $n } wood",
      "amount-ore = { $n } ore",
      "source-mine = the mine",
      "source-fair = the fair",
      "event-gained = gains { $amount } ({ $source })",
      "event-by_itself = goes on by itself",
      "web-told-name = { $seat }:",
      'web-told-and = {"; "}',
    ].join("\n"),
  );
  const gained = (good: string, n: number, source: string) => ({
    id: "event-gained",
    seat: 0,
    data: { good, n, source },
  });
  const entry = {
    n: 1,
    seq: 1,
    actor: 0,
    act: "",
    events: [
      gained("wood", 1, "mine"),
      gained("ore", 2, "mine"),
      gained("wood", 1, "mine"),
      gained("ore", 1, "fair"),
      { id: "event-by_itself", seat: 0, data: {} },
    ],
  } as unknown as LogEntry;
  expect(entrySentence(text, entry)).toBe("Player 1: gains 2 wood, 2 ore (the mine); gains 1 ore (the fair)");
});

test("what is left undone has a name where it is one thing", () => {
  const text = new Text("en", "toy", "act-skip = Leave the rest\nact-skip-without-dig = Dig nothing");
  const act = (verb: string) => ({ verb, words: [{ kind: "verb", id: verb }] }) as unknown as Act;
  expect(closingSentence(text, act("skip"), [act("dig"), act("dig")])).toBe("Dig nothing");
  expect(closingSentence(text, act("skip"), [act("dig"), act("sow")])).toBe("Leave the rest");
  expect(closingSentence(text, act("skip"), [])).toBe("Leave the rest");
});

test("who is asked whether to leave something hears what it is", () => {
  const words =
    "verb-dig = Dig\nverb-sow = sow\nverb-gain = Take goods\nweb-end-sure = Sure?\nweb-end-left-many = More.";
  const text = new Text("en", "toy", `${words}\nweb-end-left = Still to do here: { $what }. Leave it?`);
  const act = (verb: string) => ({ verb, words: [{ kind: "verb", id: verb }] }) as unknown as Act;
  expect(leftSentence(text, [])).toBe("Sure?");
  expect(leftSentence(text, [act("dig"), act("dig")])).toBe("Still to do here: dig. Leave it?");
  expect(leftSentence(text, [act("gain"), act("sow")])).toBe("Still to do here: take goods, sow. Leave it?");
  expect(leftSentence(text, [act("gain"), act("sow"), act("dig")])).toBe("More.");
});

test("many numbers are slid, and on a phone what a game counts like them", () => {
  const options = [1, 2, 3, 4].map((n) => ({ word: { kind: "weapon", id: String(n) } }) as unknown as Option);
  expect(slides(options, 3)).toBe(false);
  expect(slides(options, 3, ["weapon"])).toBe(true);
  expect(slides(options.slice(1), 3, ["weapon"])).toBe(false);
});

test("what has a place on the table is left out of a full row of buttons, the last first", () => {
  const option = (id: string, kind: string) =>
    ({
      word: { kind: "verb", id },
      acts: [
        {
          words: [
            { kind: "verb", id },
            { kind, id: "a" },
          ],
        },
      ],
    }) as unknown as Option;
  const options = [option("explore", "villager"), option("pass", "number"), option("sell", "item")];
  const game = { placed: ["villager", "item"] } as unknown as GameClient;
  const left = (most: number) => fitting(options, game, (some) => some.length, most).map(({ word }) => word.id);
  expect(left(3)).toEqual(["explore", "pass", "sell"]);
  expect(left(2)).toEqual(["explore", "pass"]);
  expect(left(1)).toEqual(["pass"]);
  // Nothing is left out where that would not help.
  expect(left(0)).toEqual(["explore", "pass", "sell"]);
});

test("a question about one act leaves the details to its button", () => {
  expect(withoutDetails("Semer\u202f: céréale")).toBe("Semer");
  expect(withoutDetails("Small pasture: row 1, column 2")).toBe("Small pasture");
  expect(withoutDetails("Sow 1 grain")).toBe("Sow 1 grain");
});

test("buttons take as many rows of a phone as they need", () => {
  expect(rowsOf([], [], 15, 0)).toBe(0);
  expect(rowsOf([5, 5, 4], [], 15, 0)).toBe(1);
  expect(rowsOf([5, 5, 5], [], 15, 0)).toBe(2);
  expect(rowsOf([40, 40], [], 15, 0)).toBe(2);
  expect(rowsOf([8, 8, 8], [], 15, 0)).toBe(3);
  // Short ones share a row, wherever they stand.
  expect(rowsOf([5, 13, 6], [], 15, 0)).toBe(2);
  expect(rowsOf([5, 13, 6], [], 15, 0, false)).toBe(3);
  // Only the last row shares its room with what stays where it is.
  expect(rowsOf([14, 8], [], 15, 6)).toBe(2);
  expect(rowsOf([8, 8, 8], [], 15, 6)).toBe(3);
  // What leaves the rest comes last, however short it is.
  expect(rowsOf([5, 8], [6], 15, 6)).toBe(2);
  expect(rowsOf([8, 8], [6], 15, 6)).toBe(3);
});
