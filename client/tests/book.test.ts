import { expect, test } from "vitest";

import type { LogEntry } from "../src/api/types";
import { outcomeToRead } from "../src/games/above_and_below/looking.svelte";

const entry = (seq: number, actor: number, ...ids: string[]): LogEntry =>
  ({ n: seq, seq, actor, text: "", events: ids.map((id) => ({ id, seat: actor, data: {} })) }) as unknown as LogEntry;
const mine = (seat: number): boolean => seat === 0;
const read = (log: LogEntry[], closed = -1, asked = false): number | undefined =>
  outcomeToRead(log, mine, closed, asked)?.seq;

const OWN = [entry(1, 0, "event-set_out"), entry(2, 0, "event-outcome")];
const THEIRS = [entry(3, 1, "event-set_out"), entry(4, 1, "event-failure")];

test("one's own tale stays open while others explore, until it is closed or one goes on", () => {
  expect(read(OWN)).toBe(2);
  expect(read([...OWN, ...THEIRS], -1, true)).toBe(2);
  expect(read([...OWN, ...THEIRS], 2, true)).toBeUndefined();
  expect(read([...OWN, ...THEIRS, entry(5, 0, "event-passed")], -1, true)).toBeUndefined();
});

test("somebody else's tale is shown while nobody has gone on and nothing is asked", () => {
  expect(read(THEIRS)).toBe(4);
  expect(read(THEIRS, -1, true)).toBeUndefined();
  expect(read([...THEIRS, entry(5, 1, "event-passed")])).toBeUndefined();
});
