/** What a game gives to the shell; see src/games/README.md. */
import type { Component } from "svelte";

import type { LogEntry, Message, View } from "../api/types";
import type { MemberSet } from "./members";
import type { Rules } from "../life/moments";
import type { Looks } from "../result/looks";
import type { Act } from "./narrowing";
import type { Pick } from "./pick.svelte";
import type { Turns } from "./telling";
import type { Text, Word } from "./text.svelte";

/** `V` and `Facts`: positions and facts differ from game to game; each game names its own (types.ts of its folder). */
export interface PanelProps<V extends View = View, Facts = unknown> {
  view: V;
  facts: Facts;
  pick: Pick;
  text: Text;
  me: number;
  /** What has happened up to the position that is shown; undone acts are left out. */
  log: LogEntry[];
}

export interface Panel<V extends View = View, Facts = unknown> {
  id: string;
  icon: string;
  title: (text: Text) => string;
  /** On a desktop, panels that name the same area take turns there, with tabs above. Its own id if left out. */
  area?: string;
  component: Component<PanelProps<V, Facts>>;
}

export interface Progress {
  /** A step may carry a sign of what it brings, with words for it. */
  steps: { label: string; state: "past" | "now" | "next"; icon?: string | undefined; title?: string | undefined }[];
  sentence: string;
}

export interface AskProps<V extends View = View, Facts = unknown> {
  view: V;
  facts: Facts;
  pick: Pick;
  text: Text;
  log: LogEntry[];
}

/** A thing or a topic of the rules, to be drawn. */
export interface PictureProps<Facts = unknown> {
  kind: string;
  id: string;
  facts: Facts;
  text: Text;
}

/** A question that the game asks in its own way within the turn bar, and the verbs that it offers itself. */
export interface Ask<V extends View = View, Facts = unknown> {
  /** The same function each time: what is asked stays where it is while it is answered. */
  load: () => Promise<{ default: Component<AskProps<V, Facts>> }>;
  offers: string[];
  /** The panel it is about: on a phone that one is open meanwhile. */
  about?: string;
}

export interface GameClient<V extends View = View, Facts = unknown> {
  id: string;
  icons: (id: string) => string | undefined;
  placed: string[];
  /** Kinds of words that may be chosen before those that stand in front of them; "twin cell": of that verb alone. */
  early?: string[];
  /** Kinds of words whose pieces can be turned: pairs of places that one piece covers. All that have a place if left out. */
  turned?: string[];
  goods: string[];
  /** By what is asked: things that have been chosen act by act, and that a click takes back. */
  sets?: Record<string, MemberSet>;
  /** Verbs that one tap does, without showing it first: they gather people, and Undo is free. */
  quick?: string[];
  /** Side acts that are lit on the table: the same acts, in words of the things there. */
  asides?: (view: V, acts: Act[]) => Act[];
  /** Words that an act does not name and that its sentence should: what an offer is for. */
  dress?: (view: V, act: Act) => Word[];
  /** Verbs that only take what lies there; nobody is asked where nothing is lost by it. */
  takes?: string[];
  /** Questions that ask for anything that can be done: where one thing is left, it is asked for by name. */
  vague?: string[];
  /** What is asked, where the acts that are left say it better than the prompt: on an expedition, how much and how strong. */
  asks?: (view: V, acts: Act[], facts: Facts) => Message | null;
  /** The question as it is said aloud, where much of it is only seen. */
  aloud?: (view: V, acts: Act[], text: Text, log: LogEntry[]) => string | null;
  /** The verb that comes first and is lit, where nothing else that is offered helps any more. */
  best?: (view: V, acts: Act[]) => string | null;
  /** The act that nearly everybody wants: it is done with one click, the others stand beside it. */
  meant?: (view: V, acts: Act[]) => Act | null;
  /** What an act that only decides would bring later, as things stand: {} is nothing, null where that is no question. */
  promises?: (view: V, act: Act) => Record<string, number> | null;
  /** Kinds of words that count from one on, as the strength of a weapon: on a phone many of them are slid. */
  counted?: string[];
  /** Where the slider of a verb begins: the number from which it makes sense. */
  from?: (view: V, verb: string | null) => number | undefined;
  /** What an act loses that nobody should lose without knowing. */
  warning?: (act: Act, text: Text) => string;
  /** The signs that are drawn on a thing, by their icons; the card that explains it says what they mean. */
  signs?: (place: { kind: string; id: string }, view: V, facts: Facts) => string[];
  /** How something is asked, where sentence and buttons are not enough; fetched when it first comes up. */
  ask?: (view: V) => Ask<V, Facts> | null;
  /** What its events look and sound like; fetched when something happens. */
  moments?: () => Promise<{ rules: Rules }>;
  /** How its result looks; fetched with that page. */
  result?: () => Promise<{ looks: Looks<V, Facts> }>;
  /** Draws what the rules tell about; fetched with them. */
  pictures?: () => Promise<{ default: Component<PictureProps<Facts>> }>;
  /** How the log tells its turns. */
  turns?: Turns;
  /** Shows the board of the next player, where there is no panel for them all. */
  boards?: (view: V, me: number) => void;
  /** Draws the stories that were told, for a game that tells some; fetched when somebody wants to read them. */
  tales?: () => Promise<{ default: Component<{ view: V; text: Text; tales: unknown }> }>;
  /** What one owns, in a line or two; on a phone it stands above panels that do not show it. */
  purse?: Component<PanelProps<V, Facts>>;
  panels: (view: V, me: number) => Panel<V, Facts>[];
  progress: (view: V, text: Text, facts: Facts) => Progress;
  describe: (view: V, text: Text, facts: Facts) => { title: string; lines: string[] }[];
}

/** Whose things are shown as one's own: those of the one who acts if he sits at this screen. */
export const ownSeat = (view: View, me: number): number => (view.seats[view.actor]?.mine ? view.actor : me);
