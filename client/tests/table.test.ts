/** A table in step with the server: whatever order answers and pushes come in, nothing of the log is lost. */
import { beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, View } from "../src/api/types";
import { flatten } from "../src/lib/narrowing";
import { groupsOf, viewOf } from "./cases";

let push: (said: { view: View; log: LogEntry[] } | { presence: number[] }) => void;
/** What is asked of the server and not answered yet. */
let open: { path: string; answer: (with_: unknown) => Promise<void> }[];

let sockets: Socket[];

class Socket {
  onmessage: (event: { data: string }) => void = () => undefined;
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  addEventListener = (): void => undefined;
  close = (): void => undefined;
  constructor() {
    sockets.push(this);
    push = (said) => this.onmessage({ data: JSON.stringify(said) });
  }
}

beforeEach(() => {
  open = [];
  sockets = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", {
    visibilityState: "visible",
    documentElement: { dataset: {} },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal(
    "fetch",
    (path: string) =>
      new Promise((resolve) =>
        open.push({
          path,
          answer: async (json) => {
            resolve({ ok: true, json: () => Promise.resolve(json) });
            await new Promise((done) => setTimeout(done));
          },
        }),
      ),
  );
});

const entry = (seq: number, undone = false): LogEntry => ({
  seq,
  n: seq,
  hinted: false,
  actor: 0,
  act: `go ${seq}`,
  undone,
  events: [],
});
const logOf = (length: number): LogEntry[] => Array.from({ length }, (_, seq) => entry(seq));
const viewAt = (seq: number): View => ({ ...viewOf([]), seq, moves: seq, log_length: seq, prompt: { id: "p", data: {} }, seats: [{ seat: 0, mine: true }] }) as unknown as View; // prettier-ignore

/** The open question that asks for this. */
function asked(path: string): (typeof open)[number] {
  const at = open.findIndex((one) => one.path.includes(path));
  expect(at, path).toBeGreaterThanOrEqual(0);
  return open.splice(at, 1)[0]!;
}

async function sitting() {
  const { Table } = await import("../src/lib/table.svelte");
  const table = new Table("t");
  const opened = table.open();
  await asked("/log").answer(logOf(2));
  await asked("/tables/t").answer(viewAt(2));
  await opened;
  return table;
}

test("a log that was asked for before a push came does not take its entries away", async () => {
  const table = await sitting();
  // A push without its entries makes the page ask for the log.
  push({ view: viewAt(3), log: [] });
  const late = asked("/log");
  push({ view: viewAt(4), log: [entry(2), entry(3)] });
  await late.answer(logOf(3));
  expect(table.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});

test("of two answers the one that was asked for later counts", async () => {
  const table = await sitting();
  push({ view: viewAt(3), log: [] });
  const first = asked("/log");
  push({ view: viewAt(4), log: [] });
  const second = asked("/log");
  await second.answer([entry(0), entry(1, true), entry(2), entry(3)]);
  await first.answer(logOf(3));
  expect(table.log.map(({ undone }) => undone)).toEqual([false, true, false, false]);
});

test("an act that was begun before the last one was answered stays under way", async () => {
  const table = await sitting();
  const [go] = flatten(groupsOf([{ verb: "go", kinds: ["cell"], acts: ["a"] }]));
  const act = (text: string) => ({ ...go!, text });
  table.pick.do(act("go 2"));
  await asked("/me").answer({ csrf: "token" });
  const first = asked("/acts");
  // The push is faster than the answer.
  push({ view: viewAt(3), log: [entry(2)] });
  expect(table.pick.sending).toBeNull();
  table.pick.do(act("go 3"));
  const second = asked("/acts");
  await first.answer(viewAt(3));
  expect(table.pick.sending?.text).toBe("go 3");
  await second.answer(viewAt(4));
  expect(table.pick.sending).toBeNull();
});

test("a socket that opens only to be closed is tried again ever more slowly, until something is heard", async () => {
  await sitting();
  vi.useFakeTimers();
  try {
    for (const wait of [250, 500, 1000, 2000]) {
      const before = sockets.length;
      sockets.at(-1)!.onopen();
      sockets.at(-1)!.onclose();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(before + 1);
    }
    push({ view: viewAt(2), log: [] });
    const before = sockets.length;
    sockets.at(-1)!.onclose();
    vi.advanceTimersByTime(250);
    expect(sockets.length).toBe(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

test("people come and go without a move", async () => {
  const table = await sitting();
  const seats = [
    { seat: 0, kind: "person", mine: true, present: true },
    { seat: 1, kind: "person", mine: false, present: false },
    { seat: 2, kind: "bot", mine: false, present: true },
  ];
  push({ view: { ...viewAt(3), seats } as unknown as View, log: [entry(2)] });
  const here = (): boolean[] => table.view!.seats.map(({ present }) => present);
  push({ presence: [0, 1] });
  expect(here()).toEqual([true, true, true]);
  push({ presence: [0] });
  expect(here()).toEqual([true, false, true]);
});
