/** What a game gives to the shell; see src/games/README.md. */
import type { Component } from "svelte";

import type { LogEntry, View } from "../api/types";
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import type { Text } from "./text.svelte";

export interface PanelProps {
  view: View;
  /** Facts differ from game to game; each game knows the type of its own. */
  facts: unknown;
  pick: Pick;
  text: Text;
  me: number;
  /** What has happened up to the position that is shown; undone acts are left out. */
  log: LogEntry[];
}

export interface Panel {
  id: string;
  icon: string;
  title: (text: Text) => string;
  /** On a desktop, panels that name the same area take turns there, with tabs above. Its own id if left out. */
  area?: string;
  component: Component<PanelProps>;
}

export interface Progress {
  /** A step may carry a sign of what it brings, with words for it. */
  steps: { label: string; state: "past" | "now" | "next"; icon?: string | undefined; title?: string | undefined }[];
  sentence: string;
}

export interface GameClient {
  id: string;
  icons: (id: string) => string | undefined;
  placed: string[];
  /** Kinds of words that may be chosen before those that stand in front of them. */
  early?: string[];
  /** Kinds of words whose pieces can be turned: pairs of places that one piece covers. All that have a place if left out. */
  turned?: string[];
  goods: string[];
  /** What an act loses that nobody should lose without knowing. */
  warning?: (act: Act, text: Text) => string;
  /** Shows the board of the next player, where there is no panel for them all. */
  boards?: (view: View, me: number) => void;
  panels: (view: View, me: number) => Panel[];
  progress: (view: View, text: Text, facts: unknown) => Progress;
  describe: (view: View, text: Text, facts: unknown) => { title: string; lines: string[] }[];
}

/** Whose things are shown as one's own: those of the one who acts if he sits at this screen. */
export const ownSeat = (view: View, me: number): number => (view.seats[view.actor]?.mine ? view.actor : me);
