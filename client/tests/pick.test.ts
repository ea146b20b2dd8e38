/** The decision being made: what is lit, what a click chooses, what can be taken back. */
import { beforeEach, describe, expect, test } from "vitest";

import type { Message } from "../src/api/types";
import { Pick } from "../src/lib/pick.svelte";
import { Text } from "../src/lib/text.svelte";
import { viewOf, wordOf } from "./cases";

const TEXT = new Text("en", null, "");

type Told = Parameters<typeof viewOf>[0];

let sent: string[];
let asked: string[];
let reasons: Record<string, Record<string, Message>>;
beforeEach(() => {
  sent = [];
  asked = [];
  reasons = {};
});

function picking(told: Told, placed = ["cell", "room", "tile"]): Pick {
  const pick = new Pick(
    (act) => sent.push(act.text),
    (prefix) => {
      asked.push(prefix);
      return Promise.resolve(reasons[prefix] ?? {});
    },
  );
  pick.turned = placed;
  pick.show(viewOf(told));
  return pick;
}
const lit = (pick: Pick): string[] => [...pick.lit.keys()];
const texts = (pick: Pick): string[] => pick.left.map((act) => act.text);

const PUT = { verb: "put", kinds: ["room", "cell"], acts: ["hut x", "hut y", "mill x"] };
const WAIT = { verb: "wait", kinds: [], acts: [""] };
const DIG = { verb: "dig", kinds: ["cell"], acts: ["x", "z"] };
const SWAP = {
  verb: "swap",
  kinds: ["good", "good"],
  role: "side" as const,
  acts: ["wood food", "wood ore", "ore food"],
};
const PASS = { verb: "pass", kinds: [], role: "close" as const, acts: [""] };

describe("several verbs", () => {
  test("verbs and the first things of each are lit", () => {
    const pick = picking([PUT, WAIT, DIG]);
    expect(lit(pick).toSorted()).toEqual([
      "cell:x", "cell:z", "room:hut", "room:mill", "verb:dig", "verb:put", "verb:wait",
    ]); // prettier-ignore
    expect(pick.verbs.map(({ word }) => word.id)).toEqual(["put", "wait", "dig"]);
  });

  test("what can't be taken back is known before it is done", () => {
    const view = viewOf([DIG]);
    view.legal[0]!.acts[0]!.reveals = true;
    const pick = picking([DIG]);
    pick.refresh(view);
    const weighty = () => [pick.weighty(wordOf("cell:x"), TEXT), pick.weighty(wordOf("cell:z"), TEXT)];
    expect(weighty()).toEqual([true, false]);
    pick.warning = (act) => (act.text === "dig z" ? "nothing is there" : "");
    expect(weighty()).toEqual([true, true]);
    // Put forward first, as by a tap, and done by the second.
    pick.choose(wordOf("cell:x"), true);
    expect([pick.armed?.text, sent]).toEqual(["dig x", []]);
    pick.choose(wordOf("cell:x"), true);
    expect(sent).toEqual(["dig x"]);
  });

  test("a thing that fits one verb picks it", () => {
    const pick = picking([PUT, WAIT, DIG]);
    expect(pick.choose(wordOf("room:hut"))).toBe(true);
    expect(pick.verb).toBe("put");
    expect(texts(pick)).toEqual(["put hut x", "put hut y"]);
    expect(pick.crumbs.map(({ word, byItself }) => [word.id, byItself])).toEqual([
      ["put", true],
      ["hut", false],
    ]);
  });

  test("a thing that fits several verbs leaves these to choose from", () => {
    const pick = picking([WAIT, DIG, { verb: "fill", kinds: ["cell"], acts: ["x", "y"] }]);
    pick.choose(wordOf("cell:x"));
    expect(pick.verbs.map(({ word }) => word.id)).toEqual(["dig", "fill"]);
    pick.choose(wordOf("verb:fill"));
    expect(sent).toEqual(["fill x"]);
  });

  test("what may be done at any time, and what leaves the rest undone, is not chosen on the table", () => {
    const pick = picking([DIG, SWAP, PASS]);
    expect(lit(pick)).toEqual(["cell:x", "cell:z"]);
    expect(pick.sideActs.map((act) => act.text)).toEqual(["swap wood food", "swap wood ore", "swap ore food"]);
    expect(pick.closeActs.map((act) => act.text)).toEqual(["pass"]);
  });
});

describe("choosing", () => {
  test("the click that leaves one act does it, without asking again", () => {
    const pick = picking([PUT]);
    pick.choose(wordOf("room:mill"));
    expect(sent).toEqual(["put mill x"]);
    expect(pick.sending?.text).toBe("put mill x");
    expect(pick.choose(wordOf("room:hut"))).toBe(false);
  });

  test("who is only gathered comes with one tap, unless that shows or ends something", () => {
    const pick = picking([DIG]);
    pick.quick = ["dig"];
    pick.choose(wordOf("cell:x"), true);
    expect(sent).toEqual(["dig x"]);
    for (const flag of ["reveals", "ends"] as const) {
      const other = picking([DIG]);
      other.quick = ["dig"];
      const view = viewOf([DIG]);
      view.legal[0]!.acts[0]![flag] = true;
      other.refresh(view);
      other.choose(wordOf("cell:x"), true);
      expect([other.armed?.text, sent]).toEqual(["dig x", ["dig x"]]);
    }
  });

  test("by touch the first tap shows, the second does it", () => {
    const pick = picking([DIG]);
    expect(pick.choose(wordOf("cell:x"), true)).toBe(true);
    expect(sent).toEqual([]);
    expect(pick.armed?.text).toBe("dig x");
    expect(pick.at(wordOf("cell:x")).armed).toBe(true);
    pick.choose(wordOf("cell:x"), true);
    expect(sent).toEqual(["dig x"]);
  });

  test("another's thing is never lit", () => {
    const pick = picking([DIG]);
    expect(pick.at({ ...wordOf("cell:x"), seat: 0 }).lit).toBe(true);
    expect(pick.at({ ...wordOf("cell:x"), seat: 1 }).lit).toBe(false);
    expect(pick.choose({ ...wordOf("cell:x"), seat: 1 })).toBe(false);
  });

  test("a click on what is chosen takes it back, and so does going back", () => {
    const pick = picking([PUT, WAIT]);
    pick.choose(wordOf("verb:put"));
    pick.choose(wordOf("room:hut"));
    expect(texts(pick)).toEqual(["put hut x", "put hut y"]);
    expect(pick.choose(wordOf("room:hut"))).toBe(true);
    expect(texts(pick)).toEqual(["put hut x", "put hut y", "put mill x"]);
    expect(pick.back()).toBe(true);
    expect(pick.begun).toBe(false);
    expect(pick.back()).toBe(false);
    expect(sent).toEqual([]);
  });

  test("another thing takes the place of the one that was chosen, and nothing is done by it", () => {
    const pick = picking([PUT, WAIT]);
    pick.choose(wordOf("room:hut"));
    expect(pick.instead(wordOf("cell:z"))).toBe(false);
    expect(texts(pick)).toEqual(["put hut x", "put hut y"]);
    expect(pick.instead(wordOf("room:mill"))).toBe(true);
    expect([pick.preview?.text, pick.begun, sent]).toEqual(["put mill x", false, []]);
    pick.choose(wordOf("room:hut"));
    expect(pick.instead({ ...wordOf("room:mill"), seat: 1 })).toBe(false);
    expect(texts(pick)).toEqual(["put hut x", "put hut y"]);
  });

  test("a member of a set is taken back by a second click, unless it may come twice", () => {
    const pairs = picking([{ verb: "pay", kinds: ["good", "good"], any_order: true, acts: ["wood ore", "wood food"] }]);
    pairs.choose(wordOf("good:wood"));
    expect(pairs.begun).toBe(true);
    pairs.choose(wordOf("good:wood"));
    expect(pairs.begun).toBe(false);
    const twice = picking([
      { verb: "sow", kinds: ["crop", "crop"], any_order: true, acts: ["grain grain", "grain vegetable"] },
    ]);
    twice.choose(wordOf("crop:grain"));
    twice.choose(wordOf("crop:grain"));
    expect(sent).toEqual(["sow grain grain"]);
  });

  test("some kinds may be chosen before those in front of them", () => {
    const pick = picking([{ verb: "build", kinds: ["villager", "building"], acts: ["ada hut", "ada inn", "bo hut"] }]);
    pick.early = ["building"];
    pick.choose(wordOf("building:hut"));
    expect(lit(pick)).toEqual(["villager:ada", "villager:bo"]);
    pick.choose(wordOf("villager:bo"));
    expect(sent).toEqual(["build bo hut"]);
  });

  test("of some verbs alone, and only the first of two things of a kind", () => {
    const lay = { verb: "lay", kinds: ["twin", "cell", "cell"], acts: ["old x y", "old y x", "new x z"] };
    const pick = picking([lay]);
    expect(lit(pick)).toEqual(["twin:old", "twin:new"]);
    pick.early = ["lay cell"];
    expect(lit(pick)).toEqual(["twin:old", "twin:new", "cell:x", "cell:y"]);
    pick.choose(wordOf("cell:x"));
    expect(lit(pick)).toEqual(["twin:old", "twin:new"]);
    pick.choose(wordOf("twin:new"));
    expect(sent).toEqual(["lay new x z"]);
  });

  test("a side act is begun in the tray and finished on the table", () => {
    const pick = picking([DIG, { ...SWAP, kinds: ["good", "cell"], acts: ["wood x", "wood y"] }]);
    pick.begin([wordOf("verb:swap"), wordOf("good:wood")]);
    expect(lit(pick)).toEqual(["cell:x", "cell:y"]);
    pick.clear();
    expect(lit(pick)).toEqual(["cell:x", "cell:z"]);
  });

  test("a new position begins anew, the same one keeps what is chosen", () => {
    const pick = picking([PUT]);
    pick.choose(wordOf("room:hut"));
    pick.show(viewOf([PUT]));
    expect(pick.begun).toBe(true);
    pick.show(viewOf([PUT], 2));
    expect(pick.begun).toBe(false);
  });

  test("of an earlier position nothing can be chosen", () => {
    const pick = picking([PUT]);
    pick.readOnly = true;
    expect(pick.mine).toBe(false);
    expect(pick.choose(wordOf("room:hut"))).toBe(false);
  });
});

describe("turning a piece", () => {
  const LAY = { verb: "lay", kinds: ["tile", "cell", "cell"], acts: ["twin a b", "twin a c", "twin b a", "twin c a"] };

  test("the ways a piece can lie on the chosen place come round", () => {
    const pick = picking([LAY]);
    pick.choose(wordOf("cell:a"));
    expect(pick.ways.map((act) => act.text)).toEqual(["lay twin a b", "lay twin a c"]);
    expect([pick.way, pick.preview?.text]).toEqual([0, "lay twin a b"]);
    expect(pick.turn()).toBe(true);
    expect([pick.way, pick.preview?.text]).toEqual([1, "lay twin a c"]);
    pick.turn();
    expect(pick.way).toBe(0);
  });

  test("a piece that is alike from both ends lies on any of its places", () => {
    const pick = picking([{ verb: "fence", kinds: ["cell", "cell"], any_order: true, acts: ["a b", "b c"] }]);
    pick.hover(wordOf("cell:b"));
    expect(pick.preview?.words.map(({ id }) => id)).toEqual(["fence", "b", "a"]);
    pick.choose(wordOf("cell:b"));
    expect(pick.ways.map((act) => act.words.at(-1)?.id)).toEqual(["a", "c"]);
    pick.choose(wordOf("cell:c"));
    expect(sent).toEqual(["fence b c"]);
  });

  test("goods are not turned", () => {
    const pick = picking([{ verb: "pay", kinds: ["good", "good"], any_order: true, acts: ["wood ore", "wood food"] }]);
    pick.choose(wordOf("good:wood"));
    expect(pick.ways).toEqual([]);
  });
});

describe("why not", () => {
  const SHORT: Message = { id: "reason-short", data: { good: "wood", n: 1 } };

  test("the server is asked for what stands before the open word, as it was chosen", async () => {
    const acts = ["hut wood ore", "hut wood food", "hut ore food"];
    const pick = picking([{ verb: "pay", kinds: ["room", "good", "good"], any_order: true, acts }], ["room"]);
    reasons = { "pay hut food": { gold: SHORT } };
    pick.choose(wordOf("good:food"));
    await pick.explain();
    expect(asked).toEqual(["pay hut food"]);
    expect(pick.at(wordOf("good:gold")).reason).toEqual(SHORT);
    expect(pick.at(wordOf("good:wood")).reason).toBeUndefined();
  });

  test("what nobody can tell has the reason of the page", async () => {
    const pick = picking([DIG]);
    const unknown: Message = { id: "web-why-not-now", data: {} };
    expect(await pick.whyNot(wordOf("cell:y"), unknown)).toEqual(unknown);
  });
});
