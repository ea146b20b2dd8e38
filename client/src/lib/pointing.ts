/** Marks things on the table that something is about, as long as it is pointed at. */
import type { Word } from "./text.svelte";

const frames: HTMLElement[] = [];

/** Where a thing is; what belongs to somebody is looked for at his place first. */
function placeOf({ kind, id, seat }: Word & { seat: number }): DOMRect | undefined {
  const thing = `[data-thing="${CSS.escape(kind)}:${CSS.escape(id)}"]`;
  const all = [...document.querySelectorAll(thing)];
  const owner = (one: Element): string | undefined => one.closest<HTMLElement>("[data-board]")?.dataset.board;
  // A cell of somebody else's board is not that of mine.
  const found = [...all.filter((one) => owner(one) === String(seat)), ...all.filter((one) => owner(one) === undefined)];
  return found.map((one) => one.getBoundingClientRect()).find((box) => box.width > 0 && box.height > 0);
}

export function pointAt(things: (Word & { seat: number })[]): void {
  for (const frame of frames.splice(0)) frame.remove();
  for (const thing of things) {
    const box = placeOf(thing);
    if (!box) continue;
    const frame = document.createElement("div");
    frame.className = "pointed-at";
    frame.setAttribute("aria-hidden", "true");
    for (const [side, px] of [
      ["left", box.x],
      ["top", box.y],
      ["width", box.width],
      ["height", box.height],
    ] as const)
      frame.style[side] = `${px}px`;
    document.body.append(frame);
    frames.push(frame);
  }
}
