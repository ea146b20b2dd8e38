/** Goods that travel from where they come from to where they are kept. */

const AT_ONCE = 3;
let underWay = 0;

/** Send a copy of an icon from one place to another; not with reduced motion, and few at a time. */
export function travel(from: Element | null, to: Element | null, href: string | undefined): void {
  if (!from || !to || !href || underWay >= AT_ONCE) return;
  const still = document.documentElement.dataset.motion === "none";
  if (still || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  if (!start.width || !end.width) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", href);
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("class", "travelling");
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  document.body.append(svg);
  underWay++;
  const at = (box: DOMRect): string => `translate(${box.x + box.width / 2 - 16}px, ${box.y + box.height / 2 - 16}px)`;
  const moving = svg.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: 280,
    delay: 40 * (underWay - 1),
    easing: "cubic-bezier(.2, .8, .3, 1)",
    fill: "both",
  });
  const done = (): void => {
    underWay--;
    svg.remove();
  };
  moving.onfinish = done;
  moving.oncancel = done;
}
