/** Carries out a plan on the page. Everything lies above the table and takes no click; the position below is the new one already. */
import { SEATS } from "../draw/seats";
import { icon } from "../lib/icons";
import type { Movement, Plan } from "./plan";

const EASE = "cubic-bezier(.2, .8, .3, 1)";
/** Never more pieces on their way than the eye can follow. */
const AT_ONCE = 12;
const LIT = 16;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
type Timed = Pick<Movement, "start" | "ms" | "kind">;
interface Remembered extends Box {
  picture: Element;
}

/** What is on the screen: not in a panel that lies behind, nor scrolled out of its frame. */
function inSight(element: Element | null): Box | null {
  if (!element) return null;
  const { x, y, width: w, height: h } = element.getBoundingClientRect();
  if (!w || !h || x + w < 0 || y + h < 0 || x > innerWidth || y > innerHeight) return null;
  return { x, y, w, h };
}

function find(selectors: string[] | undefined): { element: Element; box: Box } | null {
  for (const selector of selectors ?? [])
    for (const element of document.querySelectorAll(selector)) {
      const box = inSight(element);
      if (box) return { element, box };
    }
  return null;
}

const middle = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** What a piece is called, or else the place that it stands on. */
function keyOf(element: Element): string {
  const named = element.closest<HTMLElement>("[data-thing], [data-space], [data-tile]");
  return named?.dataset.thing ?? named?.dataset.space ?? named?.dataset.tile ?? "";
}

export class Stage {
  private running = new Set<Animation>();
  private ghosts = new Set<Element>();
  private remembered = new Map<string, Remembered>();

  /** The position is about to change: where the pieces are now. */
  remember(pieces: string): void {
    this.remembered.clear();
    for (const element of document.querySelectorAll(pieces)) {
      const box = inSight(element);
      if (box) this.remembered.set(keyOf(element), { ...box, picture: element });
    }
  }

  run(plan: Plan): void {
    for (const movement of plan.movements) if (this.ghosts.size < AT_ONCE) this.move(movement);
  }

  /** What is lit lights up in the order of the page. */
  light(speed: number): void {
    const lit = [...document.querySelectorAll("[data-lit]")].filter(inSight).slice(0, LIT);
    lit.forEach((element, index) =>
      this.animate(element, { kind: "settle", start: 30 * speed * index, ms: 240 * speed }, [
        { opacity: 0.35 },
        { opacity: 1 },
      ]),
    );
  }

  /** To the end of everything that is under way. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  private move(movement: Movement): void {
    const { kind } = movement;
    if (kind === "fly" || kind === "arc") this.fly(movement);
    else if (kind === "walk") this.walk(movement);
    else if (kind === "home") this.home(movement);
    else if (kind === "shift") this.shift(movement);
    else if (kind === "drop")
      for (const element of document.querySelectorAll(movement.to[0]!)) this.animate(element, movement, FRAMES.drop);
    else {
      const target = find(movement.to);
      if (target) this.animate(target.element, movement, FRAMES[kind]);
    }
  }

  private fly(movement: Movement): void {
    const from = find(movement.from);
    const to = find(movement.to);
    const href = icon(movement.icon ?? "");
    if (!from || !to || !href || from.element === to.element) return;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", href);
    svg.setAttribute("viewBox", "0 0 512 512");
    svg.append(use);
    this.ghost(svg, from.box, to.box, movement, 32);
    // The count ticks when it arrives.
    this.animate(to.element, { ...movement, start: movement.start + movement.ms * 0.8, ms: 160 }, FRAMES.tick);
  }

  private walk(movement: Movement): void {
    const to = find(movement.to);
    const from = find(movement.from);
    if (!to || !from) return;
    const picture = to.element.querySelector<SVGElement>("svg.seat-mark");
    if (!picture) return;
    this.ghost(picture.cloneNode(true) as SVGElement, from.box, to.box, movement, to.box.h);
    this.animate(to.element, movement, FRAMES.wait);
  }

  private home(movement: Movement): void {
    for (const { picture, ...box } of this.remembered.values()) {
      if (picture.isConnected) continue;
      const mark = picture.querySelector<SVGElement>("svg.seat-mark");
      const seat = SEATS.findIndex(({ id }) => mark?.classList.contains(id));
      const to = find([`[data-person="${seat}"]`]);
      if (mark && to) this.ghost(mark.cloneNode(true) as SVGElement, box, to.box, movement, box.h);
    }
  }

  /** From where it was to where it is. */
  private shift(movement: Movement): void {
    const to = find(movement.to);
    if (!to) return;
    const before = this.remembered.get(keyOf(to.element));
    const card = to.element.parentElement ?? to.element;
    if (!before) {
      this.animate(card, movement, FRAMES.grow);
      return;
    }
    const [x, y] = [before.x - to.box.x, before.y - to.box.y];
    if (Math.abs(x) + Math.abs(y) < 4) return;
    this.animate(card, movement, [
      { translate: `${x}px ${y}px`, zIndex: 4 },
      { translate: "0 0", zIndex: 4 },
    ]);
  }

  private ghost(picture: SVGElement, from: Box, to: Box, movement: Timed, size: number): void {
    picture.classList.add("travelling");
    picture.setAttribute("aria-hidden", "true");
    picture.style.width = `${size}px`;
    picture.style.height = `${size}px`;
    const at = ([x, y]: [number, number]): string => `translate(${x - size / 2}px, ${y - size / 2}px)`;
    const [start, end] = [middle(from), middle(to)];
    const arc: [number, number] = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 40];
    const way = movement.kind === "arc" ? [start, arc, end] : [start, end];
    document.body.append(picture);
    this.ghosts.add(picture);
    const done = (): void => {
      this.ghosts.delete(picture);
      picture.remove();
    };
    this.animate(
      picture,
      movement,
      way.map((point) => ({ transform: at(point) })),
      done,
    );
  }

  private animate(element: Element, { start, ms }: Timed, frames: Keyframe[], done?: () => void): void {
    // A board that shows by itself that a tile was laid needs no help.
    if (!done && element.getAnimations().some((one) => one instanceof CSSAnimation)) return;
    const animation = element.animate(frames, { duration: ms, delay: start, easing: EASE, fill: "backwards" });
    this.running.add(animation);
    const over = (): void => {
      this.running.delete(animation);
      done?.();
    };
    animation.onfinish = over;
    animation.oncancel = over;
  }
}

const FRAMES: Record<"settle" | "turn" | "grow" | "drop" | "tick" | "wait", Keyframe[]> = {
  settle: [{ transform: "scale(1.04)" }, { transform: "scale(1)" }],
  turn: [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }],
  grow: [{ transform: "scale(.6)" }, { transform: "scale(1)" }],
  drop: [
    { transform: "translateY(-14px)", opacity: 0 },
    { transform: "translateY(0)", opacity: 1 },
  ],
  tick: [{ transform: "scale(1)" }, { transform: "scale(1.14)" }, { transform: "scale(1)" }],
  // It stays away while its picture is still on the way.
  wait: [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }],
};
