/** How far somebody is with the lesson of each game, kept in this browser. */
import { ApiError, get, post } from "../api/client";
import type { Created, View } from "../api/types";
import { route } from "./route.svelte";

export interface Learnt {
  chapter: string;
  /** The table where it is taught. */
  table: string;
  /** The steps that lie behind, and all there are. */
  at: number;
  of: number;
  done: boolean;
}

const KEY = "grotto-lessons";

function all(): Record<string, Learnt> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Learnt>;
  } catch {
    return {};
  }
}

export const learnt = (game: string): Learnt | undefined => all()[game];

export function remember(game: string, how: Learnt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: how }));
  } catch {
    // Then the lesson begins anew the next time.
  }
}

/** Open a chapter at a table of its own. */
export async function openChapter(game: string, chapter: string | null): Promise<void> {
  const made = await post<Created>(`/lessons/${game}`, { chapter });
  route.go(`/t/${made.id}`);
}

/** Go on with a lesson where it was left, or begin it. */
export async function learn(game: string): Promise<void> {
  const before = learnt(game);
  if (before && !before.done) {
    try {
      await get<View>(`/tables/${before.table}`);
      route.go(`/t/${before.table}`);
      return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The table has gone with its server: the chapter begins anew.
      await openChapter(game, before.chapter);
      return;
    }
  }
  await openChapter(game, null);
}
