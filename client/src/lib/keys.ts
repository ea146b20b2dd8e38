/** The keys of the table. */
import { tick } from "svelte";

import { takeBack } from "./asking";
import { settings } from "./settings.svelte";
import { shell } from "./shell.svelte";
import type { Table } from "./table.svelte";
import type { Turn } from "./turn.svelte";
import { live } from "./live.svelte";

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !["radio", "checkbox", "button"].includes(target.type)
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Everything lit, in the order of the page. */
export function litThings(): (HTMLElement | SVGElement)[] {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-lit]")];
  // Browsers of 2023 cannot tell yet.
  return lit.filter((one) => !("checkVisibility" in one) || one.checkVisibility());
}

export function focusNextLit(backwards = false): void {
  const lit = litThings();
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const step = backwards ? -1 : 1;
  const next = lit[(at + step + lit.length) % lit.length] ?? lit[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** To what is asked: the next lit thing, or else the button that goes on; never first to one that takes back. */
export function focusDecision(): void {
  if (litThings().length) {
    focusNextLit();
    return;
  }
  const all = [".hewn-button.main", ".option", ".hewn-button:not(:disabled)"].map((one) =>
    document.querySelector<HTMLElement>(`.turn ${one}`),
  );
  all.find((one) => one !== null)?.focus();
}

/** Whether a question of our own was open; its buttons are gone now, and the focus goes where it goes on. */
function cancelled(turn: Turn): boolean {
  const was = turn.cancel();
  if (was) void tick().then(focusDecision);
  return was;
}

export interface Actions {
  boards: () => void;
  type: () => void;
  tray: () => void;
  hint: () => void;
}

export function handleKey(event: KeyboardEvent, table: Table, turn: Turn, actions: Actions): void {
  if (event.defaultPrevented) return;
  if (event.key === "Escape") {
    if (shell.drawer) shell.drawer = null;
    else if (typing(event.target)) focusDecision();
    else if (!cancelled(turn) && !table.pick.back() && table.past) table.now();
    return;
  }
  if (typing(event.target)) return;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey) {
    event.preventDefault();
    if (shell.text) takeBack(shell.text, table, false);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") {
    event.preventDefault();
    if (!cancelled(turn)) table.pick.back();
    return;
  }
  if (!settings.letters) return;
  const done = letter(event, table, turn, actions);
  if (done) event.preventDefault();
}

function letter(event: KeyboardEvent, table: Table, turn: Turn, actions: Actions): boolean {
  // The key cap counts, so that the letters work with a Russian layout too.
  const key = event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
  if (/^[1-9]$/.test(event.key)) {
    // Where there is nothing to choose between, 1 is the button that goes on.
    const options = document.querySelectorAll<HTMLButtonElement>(".turn .option");
    const buttons = options.length
      ? options
      : document.querySelectorAll<HTMLButtonElement>(".turn .buttons .main, .turn [data-end]");
    buttons[Number(event.key) - 1]?.click();
    return true;
  }
  switch (key) {
    case "n":
      focusNextLit(event.shiftKey);
      return true;
    case "z":
      if (event.shiftKey && shell.text) takeBack(shell.text, table, true);
      return event.shiftKey;
    case "r":
      return table.pick.turn();
    case "s":
      if (table.online) turn.skip();
      return true;
    case "e":
      if (table.online) turn.end();
      // What ends a step without closing anything.
      document.querySelector<HTMLElement>(".turn [data-end]")?.click();
      return true;
    case "t":
      actions.tray();
      return true;
    case "b":
      actions.boards();
      return true;
    case "l":
      shell.toggle("log");
      return true;
    case "h":
      actions.hint();
      return true;
    case "m":
      settings.sound = !settings.sound;
      return true;
  }
  if (event.key === "/") {
    actions.type();
    return true;
  }
  if (event.key === "?") {
    const focused = live.focused;
    shell.rules(focused && shell.text?.help(focused.kind, focused.id) ? shell.text.word(focused.kind, focused.id) : "");
    return true;
  }
  return false;
}
