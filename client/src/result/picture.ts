/** The result as a picture to send to friends: who won, and by what. Drawn in the browser. */
import type { View } from "../api/types";
import { generator, roughen, type Point } from "../draw/hewn";
import { seatOf } from "../draw/seats";
import { signed } from "../lib/sentences";
import type { Text } from "../lib/text.svelte";
import { lookOf, type Looks } from "./looks";
import { bars, order, ranking } from "./score";

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 300;
const SPAN = 760;
const LEAST_NUMBERED = 26;
const LEAST_NAMED = 90;

/** The value of "var(--meadow)" on this page. */
const colour = (value: string): string => {
  const name = /var\((--[\w-]+)\)/.exec(value)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : value;
};

const top = (x: number): number => 190 - 34 * Math.exp(-(((x - 900) / 260) ** 2)) + 6 * Math.sin(x / 90);

function tree(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = colour("var(--timber)");
  pen.fillRect(-3, 0, 6, 9);
  const path = new Path2D("M-16 1 0 -21 16 1ZM-12 -12 0 -32 12 -12Z");
  pen.fillStyle = colour("var(--tree)");
  pen.fill(path);
  pen.lineJoin = "round";
  pen.lineWidth = 2;
  pen.strokeStyle = "#26331d";
  pen.stroke(path);
  pen.restore();
}

/** The hill with its trees, and the chalk on which the bars stand. */
function hill(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = "#c9d8dc";
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#f4dda6";
  pen.strokeStyle = "#8a7a52";
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(1110, 66, 32, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  for (const [fill, edge, drop] of [
    [colour("var(--meadow)"), "#57663c", 0],
    [colour("var(--rock)"), "#23262b", 44],
  ] as const) {
    pen.beginPath();
    pen.moveTo(-9, HEIGHT + 9);
    for (let x = -9; x <= WIDTH + 20; x += 20) pen.lineTo(x, top(x) + drop);
    pen.lineTo(WIDTH + 20, HEIGHT + 9);
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
    pen.strokeStyle = edge;
    pen.stroke();
    if (drop) continue;
    const random = generator("trees of a picture");
    for (let x = 14; x < WIDTH; x += 27 + random() * 18)
      tree(pen, x, top(x) + 10 + random() * 24, 0.8 + random() * 0.45);
  }
  const chalk = new Path2D(roughen(rectangle(36, 232, WIDTH - 72, HEIGHT - 268), "chalk", { stray: 1.6, piece: 40 }));
  pen.fillStyle = colour("var(--chalk)");
  pen.fill(chalk);
  pen.strokeStyle = "#23262b";
  pen.stroke(chalk);
}
const rectangle = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** Write as large as it goes, down to a size that can still be read. */
function write(
  pen: CanvasRenderingContext2D,
  words: string,
  [x, y]: Point,
  { size, font, width }: { size: number; font: string; width: number },
): void {
  let fitting = size;
  const set = (): number => {
    pen.font = font.replace("$", `${fitting}px`);
    return pen.measureText(words).width;
  };
  while (set() > width && fitting > size * 0.55) fitting -= 1;
  pen.fillText(words, x, y, width);
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  const path = new Path2D(seatOf(seat).path);
  pen.fillStyle = colour(`var(--seat-${seatOf(seat).id})`);
  pen.fill(path);
  pen.lineWidth = 1.6;
  pen.strokeStyle = colour("var(--ink)");
  pen.stroke(path);
  pen.restore();
}

/** What is told above the bars. */
export interface Told {
  headline: string;
  subline: string;
}

function draw(
  pen: CanvasRenderingContext2D,
  view: View,
  looks: Looks | null,
  text: Text,
  { headline, subline }: Told,
): void {
  const ink = colour("var(--ink)");
  hill(pen);
  pen.fillStyle = ink;
  write(pen, headline, [48, 84], { size: 62, font: '700 $ "Alegreya", serif', width: 980 });
  const about = [text.say("game-name"), subline].filter((one) => one).join(" · ");
  write(pen, about, [50, 122], { size: 26, font: '500 $ "Alegreya Sans", sans-serif', width: 980 });
  table(pen, view, looks, text);
  pen.fillStyle = colour("var(--timber-ink)");
  pen.textAlign = "right";
  pen.font = '700 20px "Alegreya", serif';
  pen.fillText("grotto", WIDTH - 40, HEIGHT - 12);
}

/** Everybody with the bar of their points, the winner first. */
function table(pen: CanvasRenderingContext2D, view: View, looks: Looks | null, text: Text): void {
  const ink = colour("var(--ink)");
  const { zero, parts } = bars(view.result);
  const ids = order(view.result);
  // They fill the chalk, however many they are.
  const room = HEIGHT - 268 - 36;
  const step = Math.min(130, room / view.players);
  const start = 232 + 18 + (room - step * view.players) / 2;
  ranking(view.result).forEach((seat, index) => {
    const high = Math.min(76, step * 0.68);
    const y = start + index * step + (step - high) / 2;
    mark(pen, seat, 60, y + high / 2 - 16, 32);
    pen.fillStyle = ink;
    pen.textAlign = "left";
    write(pen, text.seat(seat), [104, y + high / 2 + 10], {
      size: 28,
      font: '700 $ "Alegreya Sans", sans-serif',
      width: LEFT - 120,
    });
    for (const part of parts[seat] ?? []) {
      const { fill, ink: onIt } = lookOf(looks, part.id, ids.indexOf(part.id));
      const [x, w] = [LEFT + (part.x / 100) * SPAN, (part.w / 100) * SPAN];
      pen.fillStyle = colour(fill);
      pen.fillRect(x, y, w, high);
      pen.lineWidth = 2.5;
      pen.strokeStyle = part.n < 0 ? colour("var(--danger)") : ink;
      pen.strokeRect(x, y, w, high);
      if (w < LEAST_NUMBERED) continue;
      pen.fillStyle = colour(onIt);
      pen.textAlign = "center";
      pen.font = '800 22px "Alegreya Sans", sans-serif';
      pen.fillText(signed(part.n), x + w / 2, y + high / 2 + (w > LEAST_NAMED ? -2 : 8));
      if (w > LEAST_NAMED)
        write(pen, text.say(`category-${part.id}`), [x + w / 2, y + high / 2 + 19], {
          size: 18,
          font: '500 $ "Alegreya Sans", sans-serif',
          width: w - 8,
        });
    }
    pen.fillStyle = ink;
    pen.fillRect(LEFT + (zero / 100) * SPAN - 2, y - 5, 4, high + 10);
    pen.textAlign = "left";
    pen.font = '800 36px "Alegreya Sans", sans-serif';
    pen.fillText(signed(view.result.totals[seat] ?? 0), LEFT + SPAN + 16, y + high / 2 + 12, 70);
  });
}

/** The picture as a PNG; in daylight, whatever the colours of the page are. */
export async function picture(view: View, looks: Looks | null, text: Text, told: Told): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const root = document.documentElement.dataset;
  const theme = root.theme;
  // Nothing is painted between these lines: the page does not flicker.
  root.theme = "light";
  try {
    draw(canvas.getContext("2d")!, view, looks, text, told);
  } finally {
    if (theme === undefined) delete root.theme;
    else root.theme = theme;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
