/** The plain board: a position by its data and the words of the vocabulary alone. */
import { expect, test } from "vitest";

import { Described } from "../src/plain/position";
import { Text } from "../src/lib/text.svelte";

const MESSAGES = `
seat = Player { $n }
good-wood = wood
good-ore = ore
tile-breach = Breach
room-mill = Mill
cell-r0c0 = row 1
side-extra = extra side
field-display = On display
web-yes = yes
web-no = no
`;
const WORDS = { good: ["wood", "ore"], tile: ["breach"], room: ["mill", "ore"], cell: ["r0c0"], side: ["extra"] };
const described = new Described({ words: WORDS, seats: ["seat", "first"] }, new Text("en", "toy", MESSAGES));
const common = (state: Record<string, unknown>) => described.position(state, 2).common;

test("ids of the vocabulary are things with names, all else is text", () => {
  expect(common({ display: ["mill", "unknown_thing"], left: -3, open: true, owner: null })).toEqual([
    {
      name: "On display",
      part: {
        is: "list",
        parts: [
          { is: "thing", kind: "room", id: "mill", name: "Mill" },
          { is: "text", text: "unknown thing" },
        ],
      },
    },
    { name: "left", part: { is: "text", text: "−3" } },
    { name: "open", part: { is: "text", text: "yes" } },
    { name: "owner", part: { is: "text", text: "–" } },
  ]);
});

test("where an id is of several kinds, that of its entry counts", () => {
  const kinds = common({ rooms: ["ore"], stock: ["ore"] }).map(({ part }) =>
    part.is === "list" && part.parts[0]?.is === "thing" ? part.parts[0].kind : "",
  );
  expect(kinds).toEqual(["room", "good"]);
});

test("a table by ids names things; a name of an entry is none, even if it is an id", () => {
  const [extra, rooms] = common({ extra: 1, rooms: { r0c0: "mill" } });
  expect(extra).toEqual({ name: "extra", part: { is: "text", text: "1" } });
  expect(rooms?.part).toEqual({
    is: "rows",
    rows: [
      {
        name: "row 1",
        thing: { kind: "cell", id: "r0c0" },
        part: { is: "thing", kind: "room", id: "mill", name: "Mill" },
      },
    ],
  });
});

test("what each seat has stands with the seat, what is said elsewhere is left out", () => {
  const state = { game: "toy", round: 3, agenda: [["x"]], seat: 1, farms: [{ goods: { wood: 2 } }, { goods: {} }] };
  const { common, own } = described.position(state, 2);
  expect(common).toEqual([{ name: "seat", part: { is: "text", text: "Player 2" } }]);
  expect(own.map((rows) => described.lines(rows))).toEqual([["goods: wood 2"], ["goods: –"]]);
});

test("lines for those who read go as deep as the data", () => {
  const rows = common({ spaces: [{ goods: { wood: 1 }, id: "breach" }, { goods: {} }] });
  // As long as there are seats, a list of records is what each seat has.
  expect(rows).toEqual([]);
  const three = common({ spaces: [{ goods: { wood: 1 } }, { goods: { ore: 2, wood: 1 } }, { goods: {} }] });
  expect(described.lines(three)).toEqual([
    "spaces:",
    "\u20031:",
    "\u2003\u2003goods: wood 1",
    "\u20032:",
    "\u2003\u2003goods: ore 2, wood 1",
    "\u20033: goods –",
  ]);
});

test("entries that name a seat name its player", () => {
  const parts = common({ seat: 0, first: 1, left: 1 }).map(({ part }) => part);
  expect(parts).toEqual(["Player 1", "Player 2", "1"].map((text) => ({ is: "text", text })));
});

test("whose a thing is, is told by the player's name", () => {
  const owners = new Described({ words: WORDS, seats: ["owners", "queue"] }, new Text("en", "toy", MESSAGES));
  const rows = owners.position({ owners: { r0c0: 1 }, queue: [1, 0], counts: { r0c0: 1 } }, 2).common;
  expect(owners.lines(rows)).toEqual(["owners: row 1 Player 2", "queue: Player 2, Player 1", "counts: row 1 1"]);
});
