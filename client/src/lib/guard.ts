/**
 * No misclicks: what came up, moved or changed its meaning close to the last press takes no click for a moment, the
 * second click of a double click does nothing, and a press acts only if its control is the same at the release.
 *
 * It knows controls by what they say and where they are, not by their elements: one that is drawn anew in the same place
 * with the same words is the same to a reader.
 */

/** How long something new under the pointer rests. */
export const REST = 400;
/** Two clicks in less time than this, closer than this, are one double click. */
const DOUBLE = 350;
const DOUBLE_REACH = 8;
/** How near to the last press something new could be hit by mistake. */
const REACH = 24;
/** By how much a control may move and still be in its place: pressed buttons sink a little. */
const SHIFT = 8;
/** After a new decision keys that do something wait, in case they were pressed for the old one. */
const KEY_REST = 250;
/** The moves of others wait no longer than this for a pointer that stays down. */
const LONGEST_HOLD = 1000;

const CONTROLS =
  "button, a[href], summary, label, [data-thing], [role=button], [role=tab], input:is([type=radio], [type=checkbox])";
/** Keys that may be held down: they only look around. */
const LOOKING = /^(Tab|Arrow\w+|Home|End|Page\w+|[nN])$/;
/** Keys that choose, end or skip; letters by their key cap, as the table takes them. */
const DOING = /^([1-9]|Key[ES])$/;

interface Seen {
  element: Element;
  /** What a click on it would do, as far as a reader can tell. */
  meaning: string;
  box: DOMRect;
  since: number;
}

let last: { x: number; y: number; at: number } | null = null;
let near: Seen[] = [];
/** Those that say on the page that they rest. */
let marked = new Set<Element>();
let resting: ReturnType<typeof setTimeout> | undefined;
let pressed: Seen | null = null;
let down = false;
let held: (() => void)[] = [];
let holding: ReturnType<typeof setTimeout> | undefined;
let due = false;
let decision = "";
let decidedAt = -Infinity;
let keyed = false;

const now = (): number => performance.now();

/**
 * The same words under another decision mean something else, unless they stand in `data-means`. What is there to be
 * clicked quickly, one step at a time, stands in `data-repeat` and is never in the way.
 */
function meaningOf(element: Element): string {
  if (element.closest("[data-repeat]")) return "again";
  const { thing, lit, chosen, armed } = (element as HTMLElement).dataset;
  const asked = element.closest("main.table") && !element.closest("[data-means], [role=tablist]") ? decision : "";
  const words = thing ? [thing, lit !== undefined, chosen !== undefined, armed !== undefined] : [element.textContent];
  return JSON.stringify([asked, ...words]);
}

const seen = (element: Element): Seen => ({
  element,
  meaning: meaningOf(element),
  box: element.getBoundingClientRect(),
  since: -Infinity,
});

const same = (one: Seen, other: Seen): boolean =>
  one.meaning === other.meaning &&
  Math.abs(one.box.x - other.box.x) <= SHIFT &&
  Math.abs(one.box.y - other.box.y) <= SHIFT;

function distance(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The controls close to a point. */
function around(x: number, y: number): Seen[] {
  const found: Seen[] = [];
  for (const element of document.querySelectorAll(CONTROLS)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && distance(box, x, y) <= REACH) found.push(seen(element));
  }
  return found;
}

/** Look at what is close to the last press, and let rest what is new there. */
function look(): void {
  due = false;
  if (!last) return;
  const known = near;
  const time = now();
  near = around(last.x, last.y);
  for (const one of near) {
    const repeats = one.element.closest("[data-repeat]") !== null;
    one.since = repeats ? -Infinity : (known.find((other) => same(one, other))?.since ?? time);
  }
  show();
}

/** Say on the page which controls rest, and look again when the next of them has rested. */
function show(): void {
  clearTimeout(resting);
  const time = now();
  const left = near.map(({ since }) => since + REST - time);
  const still = new Set(near.filter((_, index) => left[index]! > 0).map(({ element }) => element));
  for (const element of marked) if (!still.has(element)) element.removeAttribute("data-rests");
  for (const element of still) element.setAttribute("data-rests", "");
  marked = still;
  if (still.size) resting = setTimeout(show, Math.min(...left.filter((one) => one > 0)));
}

/** Whether a click here would hit something that rests. */
const rests = (x: number, y: number): boolean =>
  near.some(({ box, since }) => now() - since < REST && distance(box, x, y) === 0);

function press(event: PointerEvent): void {
  keyed = false;
  look();
  down = true;
  clearTimeout(holding);
  holding = setTimeout(letGo, LONGEST_HOLD);
  const { clientX: x, clientY: y } = event;
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  pressed = control ? seen(control) : null;
  // What acts while it is held down is not told of the press at all.
  if (rests(x, y) && control?.matches("[data-hold]")) event.stopImmediatePropagation();
}

/** A finger is up some time before its click comes. */
const TAP = 60;

/** The pointer is up: what has waited for it comes now, after the click. */
function release(event?: PointerEvent): void {
  clearTimeout(holding);
  if (event?.pointerType === "touch") holding = setTimeout(letGo, TAP);
  else letGo();
}

function letGo(): void {
  down = false;
  const waiting = held;
  held = [];
  if (waiting.length) setTimeout(() => waiting.forEach((one) => one()));
}

function click(event: MouseEvent): void {
  // Keys and screen readers click without a place.
  if (event.detail === 0 || !(event.target instanceof Element)) return;
  const { clientX: x, clientY: y } = event;
  const time = now();
  look();
  const control = event.target.closest(CONTROLS);
  const again =
    last !== null &&
    time - last.at < DOUBLE &&
    Math.hypot(x - last.x, y - last.y) <= DOUBLE_REACH &&
    !control?.closest("[data-repeat]");
  const slipped =
    control !== null && pressed !== null && (pressed.element !== control || !same(pressed, seen(control)));
  if (rests(x, y) || slipped || (again && control)) {
    if (last) last.at = time;
    event.stopImmediatePropagation();
    event.preventDefault();
    return;
  }
  last = { x, y, at: time };
  near = around(x, y);
  show();
}

function key(event: KeyboardEvent): void {
  keyed = true;
  const { target } = event;
  const typing =
    target instanceof Element && target.matches("input:not([type=radio], [type=checkbox]), textarea, select");
  const chord = event.ctrlKey || event.metaKey || event.altKey;
  const goes =
    event.key === "Enter" || event.key === " " || (!chord && (DOING.test(event.key) || DOING.test(event.code)));
  const early = goes && !typing && now() - decidedAt < KEY_REST;
  const repeated = event.repeat && !LOOKING.test(event.key) && (!typing || event.key === "Enter");
  if (!early && !repeated) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Whether the reader uses keys just now. */
export const byKey = (): boolean => keyed;

/**
 * Whether somebody points at a thing with this: a mouse or a pen that comes over it, or the focus that a key gives it.
 * A tap gives the focus too, but it is a click at once: a preview would move the table under the finger.
 */
export const points = (event: PointerEvent | FocusEvent): boolean =>
  event instanceof PointerEvent
    ? event.pointerType !== "touch"
    : event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");

/** A new decision is asked, or a word of it has been chosen. */
export function decided(what: string): void {
  if (what === decision) return;
  decision = what;
  decidedAt = now();
  const root = document.documentElement;
  root.dataset.keysRest = "";
  setTimeout(() => {
    if (now() - decidedAt >= KEY_REST) delete root.dataset.keysRest;
  }, KEY_REST);
}

/** Do something that changes the table for others' sake: at once, or when the pointer is up. */
export function whenReleased(change: () => void): void {
  if (down) held.push(change);
  else change();
}

/** Begin to watch the page. */
export function guard(): void {
  addEventListener("pointerdown", press, true);
  addEventListener("pointerup", release, true);
  addEventListener("pointercancel", release, true);
  addEventListener("click", click, true);
  addEventListener("keydown", key, true);
  const soon = (): void => {
    if (due || !last) return;
    due = true;
    requestAnimationFrame(() => due && look());
  };
  new MutationObserver(soon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["class", "style", "hidden", "open", "data-seq", "data-lit", "data-chosen", "data-armed"],
  });
  addEventListener("scroll", soon, { capture: true, passive: true });
  addEventListener("resize", soon, { passive: true });
}
