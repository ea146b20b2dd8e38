/** Makes an element one of the things on the table: it can be pointed at, chosen, and asked why not. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

import { explained, explainOn } from "./explained";
import { live } from "./live.svelte";
import type { Look, Pick } from "./pick.svelte";
import { points } from "./guard";
import { capital } from "./sentences";
import { settings } from "./settings.svelte";
import { shell } from "./shell.svelte";

export interface ThingProps {
  kind: string;
  id: string;
  /** Whose it is; leave out for what is common. */
  seat?: number;
  /** Its name and content, in words. */
  label: string;
  role?: string;
  taken?: number | null | undefined;
  help?: string | undefined;
}

/** Says on the element how the thing stands now: for styles, and for those who hear it. */
function show(element: HTMLElement | SVGElement, look: Look, props: ThingProps, help: string | undefined): void {
  const text = shell.text;
  const flag = (name: string, value: string | number | boolean | undefined) => {
    if (value === undefined || value === false) element.removeAttribute(`data-${name}`);
    else element.dataset[name] = value === true ? "" : String(value);
  };
  const taken = props.taken ?? undefined;
  flag("lit", look.lit);
  flag("chosen", look.chosen);
  flag("settled", look.settled === undefined ? undefined : String(look.settled));
  flag("ghost", look.ghost);
  flag("armed", look.armed);
  flag("off", look.reason !== undefined);
  flag("taken", taken);
  flag("changed", look.changed === undefined ? undefined : String(look.changed));
  element.tabIndex = look.lit || look.chosen || !element.closest("[role=grid]") ? 0 : -1;
  if (look.legal || look.chosen) element.removeAttribute("aria-disabled");
  else element.setAttribute("aria-disabled", "true");
  if (!text) return;
  const words = [props.label];
  if (taken !== undefined) words.push(text.say("web-state-taken", { seat: text.seat(taken) }));
  if (look.chosen) words.push(text.say("web-state-chosen"));
  else if (look.lit) words.push(text.say("web-state-lit"));
  else if (look.reason && taken === undefined)
    words.push(text.say("web-state-off", { reason: text.message(look.reason) }));
  element.setAttribute("aria-label", words.join(", "));
  if (help) element.setAttribute("aria-description", help);
}

export function thing(pick: Pick, props: ThingProps): Attachment<HTMLElement | SVGElement> {
  const { kind, id, seat } = props;
  const place = { kind, id, seat };
  return (element) => {
    element.dataset.thing = `${kind}:${id}`;
    explained.set(element, props);
    element.setAttribute("role", props.role ?? "button");
    const help = props.help ?? shell.text?.help(kind, id);

    $effect(() => show(element, pick.at(place), props, help));

    const told = { kind, id, label: props.label, help, element };
    // What is in focus has changed with the table: so has what is said about it.
    if (untrack(() => live.focused?.element) === element) live.focused = told;
    const point = () => pick.hover({ kind, id });
    const leave = () => pick.leave({ kind, id });
    const focus = (event: Event) => {
      if (!points(event as FocusEvent)) return;
      live.focused = told;
      point();
    };
    const act = async (touch: boolean) => {
      const { text } = shell;
      const first = touch || (settings.asksFirst && !pick.guide && !!text && pick.weighty(place, text));
      if (pick.choose(place, first)) {
        // The turn bar grows by what it now says; what was tapped stays in sight above it.
        if (touch) requestAnimationFrame(() => element.scrollIntoView({ block: "nearest", inline: "nearest" }));
        return;
      }
      if (!text) return;
      // Its name is enough: what it costs or which walls it has need not be told again.
      const named = text.has(`${kind}-${id}`) ? text.word(kind, id) : props.label;
      const notNow = { id: "web-why-not-now", data: { thing: capital(named, text.language) } };
      const message = await pick.whyNot(place, notNow);
      // What could be chosen a moment ago is chosen instead; what could not is explained.
      if (message === notNow && pick.instead(place)) return;
      live.say(text.say("web-state-off", { reason: text.message(message) }));
      // Where nobody can point at it, all that there is to say stands on its card.
      if (touch) explainOn(element, message);
      else pick.notice = { message, about: { kind, id } };
    };
    const click = (event: Event) => {
      event.stopPropagation();
      live.focused = told;
      void act((event as PointerEvent).pointerType === "touch");
    };
    return listen(element, {
      pointerenter: (event) => points(event as PointerEvent) && point(),
      pointerleave: leave,
      focus,
      blur: leave,
      click,
      keydown: pressed(() => void act(false)),
    });
  };
}

/** Answers Enter and the space bar, as a button does. */
const pressed = (then: () => void) => (event: Event) => {
  const { key } = event as KeyboardEvent;
  if (key !== "Enter" && key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  then();
};

/** Listens to events by their names; what it returns ends that. */
function listen(element: Element, listeners: Record<string, (event: Event) => void>): () => void {
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
  };
}

/** A board: arrows move the focus among its things by geometry, and one of them can always be reached with Tab. */
export function grid(): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const things = () => [...element.querySelectorAll<HTMLElement | SVGElement>("[data-thing]")];
    const key = (event: Event) => {
      const direction = ARROWS[(event as KeyboardEvent).key];
      const from = document.activeElement;
      if (!direction || !from || !element.contains(from)) return;
      const target = nearest(from, things(), direction);
      event.preventDefault();
      target?.focus();
    };
    element.addEventListener("keydown", key);
    const observer = new MutationObserver(() => {
      const all = things();
      if (all.length && !all.some((one) => one.tabIndex === 0)) all[0]!.tabIndex = 0;
    });
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ["tabindex"] });
    return () => {
      observer.disconnect();
      element.removeEventListener("keydown", key);
    };
  };
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest<T extends Element>(from: Element, among: T[], [dx, dy]: [number, number]): T | undefined {
  const centre = (one: Element) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: T | undefined;
  let least = Infinity;
  for (const one of among) {
    if (one === from) continue;
    const [ox, oy] = centre(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along < 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [least, best] = [distance, one];
  }
  return best;
}
