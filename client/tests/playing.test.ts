/** The first game after a lesson. */
import { beforeEach, expect, test, vi } from "vitest";

const posted: { game: string; options: object; seats: object[] }[] = [];
const option = { id: "furnishings", values: ["full", "introductory"], default: "full", first: "introductory" };
const games = [
  { id: "caverna", seats: [1, 2], bots: ["greedy", "level2", "level5"], options: [option] },
  { id: "patience", seats: [1], bots: [], options: [] },
];
vi.mock("../src/api/client", () => ({
  get: () => Promise.resolve(games),
  post: (_path: string, body: (typeof posted)[number]) => {
    posted.push(body);
    return Promise.resolve({ id: "t" });
  },
}));
vi.mock("../src/lib/games", () => ({ allGames: () => Promise.resolve(games) }));
vi.mock("../src/lib/route.svelte", () => ({ route: { go: () => undefined } }));
vi.mock("../src/lib/me.svelte", () => ({ me: { name: "" } }));

const { playNow } = await import("../src/lobby/playing");

beforeEach(() => posted.splice(0));

test("is against the gentlest bot, and set up for a first game", async () => {
  await playNow("caverna");
  expect(posted[0]).toMatchObject({ game: "caverna", options: { furnishings: "introductory" } });
  expect(posted[0]!.seats).toMatchObject([{ kind: "me" }, { kind: "bot", bot: "level2" }]);
});

test("is alone where there is nobody to play against", async () => {
  await playNow("patience");
  expect(posted[0]!.seats).toHaveLength(1);
});
