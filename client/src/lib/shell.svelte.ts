/** What the page lends to everything on it: its sentences, and the panel that is open beside the table. */
import type { Text } from "./text.svelte";

export type Drawer = "log" | "rules" | "settings" | "keys" | "chat" | null;

class Shell {
  text = $state.raw<Text | null>(null);
  drawer = $state<Drawer>(null);
  /** What the rules panel should show. */
  topic = $state("");

  toggle(drawer: Exclude<Drawer, null>): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  rules(topic: string): void {
    this.topic = topic;
    this.drawer = "rules";
  }
}

export const shell = new Shell();
