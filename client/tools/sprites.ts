// `import icons from "./icons.json?sprite"`: the icons that the JSON file names, as one SVG file.
//
// The JSON maps ids of ours to names of the game-icons set. The module exports a function that
// gives the address of an icon for `<use href>`, or undefined if the id is not in the file.
//
// `import figures from "./figures.json?figures"`: the same with a file for each icon, cut to what is drawn, so that a
// picture loads no more than it shows. A value that begins with "M" is a path of our own, on the same 512 units.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const KINDS = ["sprite", "figures"];

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}
let set: IconSet | undefined;

/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The numbers of a command. The two flags of an arc may stand without a gap. */
function numbersOf(command: string, rest: string): number[] {
  const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  const numbers = [];
  let at = 0;
  for (let index = 0; ; index++) {
    const pattern = command === "a" && (index % 7 === 3 || index % 7 === 4) ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(rest);
    if (!found) break;
    at = pattern.lastIndex;
    numbers.push(Number(found[1]));
  }
  if (rest.slice(at).trim()) throw new Error(`cannot read the path ${rest}`);
  return numbers;
}

/** Icons are drawn on 512 units and kept on half as many: one of them is far below a pixel still. */
const UNIT = 2;

/** The numbers of a command on our units. Of an arc, its turn and its flags are no lengths. */
const scaled = (command: string, numbers: number[]): number[] =>
  numbers.map((n, index) => (command === "a" && [2, 3, 4].includes(index % 7) ? n : n / UNIT));

/**
 * A path on whole units. Every point is rounded where it lies, so that errors do not add up, and written as the way
 * from the one before.
 */
function round(path: string, seen: (x: number, y: number) => void = () => undefined): string {
  // Where the pen is and where its part of the path began: exactly, and as written.
  let [x, y, beginX, beginY, penX, penY, partX, partY] = [0, 0, 0, 0, 0, 0, 0, 0];
  let written = "";
  let last = "";
  const write = (command: string, numbers: number[]): void => {
    const words = numbers.map((n) => String(n).replace(/^(-?)0\./, "$1."));
    const text = words.reduce(
      (line, word) => (line === "" || word.startsWith("-") ? line + word : `${line} ${word}`),
      "",
    );
    if (command !== last || command === "m" || command === "z") written += command + text;
    else written += text.startsWith("-") ? text : ` ${text}`;
    last = command;
  };
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const named = letter.toLowerCase();
    const relative = letter === named;
    const numbers = scaled(named, numbersOf(named, rest));
    const takes = TAKES[named] ?? 0;
    if (named === "z") {
      write("z", []);
      [x, y, penX, penY] = [beginX, beginY, partX, partY];
      continue;
    }
    for (let at = 0; at < numbers.length; at += takes) {
      const some = numbers.slice(at, at + takes);
      const [first = 0, , , large = 0, sweep = 0] = some;
      const [lastX = 0, lastY = 0] = some.slice(-2);
      // What follows the first point of a move is drawn.
      const command = named === "m" && at > 0 ? "l" : named;
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (command === "h") x = fromX + first;
      else if (command === "v") y = fromY + first;
      else [x, y] = [fromX + lastX, fromY + lastY];
      const [toX, toY] = [Math.round(x), Math.round(y)];
      if (command === "h") write("h", [toX - penX]);
      else if (command === "v") write("v", [toY - penY]);
      else if (command === "a")
        write("a", [...some.slice(0, 3).map((n) => Math.round(n * 10) / 10), large, sweep, toX - penX, toY - penY]);
      else {
        const points = some.map((n, index) =>
          index % 2 ? Math.round(fromY + n) - penY : Math.round(fromX + n) - penX,
        );
        write(command, points);
      }
      seen(toX, toY);
      // How far a curve swings out.
      if (command === "c") {
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = some;
        seen((penX + 3 * (2 * fromX + x1 + x2) + toX) / 8, (penY + 3 * (2 * fromY + y1 + y2) + toY) / 8);
      }
      [penX, penY] = [toX, toY];
      if (command === "m") [beginX, beginY, partX, partY] = [x, y, toX, toY];
    }
  }
  return written;
}

function find(name: string): { body: string; width: number; height: number } {
  set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  const width = icon.width ?? set.width ?? 512;
  const height = icon.height ?? set.height ?? 512;
  // The colour comes from whoever uses the icon.
  return { body: icon.body.replaceAll(' fill="currentColor"', ""), width, height };
}

function symbol(name: string): string {
  const { body, width, height } = find(name);
  const drawn = body.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${round(d)}"`);
  return `<symbol id="${name}" viewBox="0 0 ${width / UNIT} ${height / UNIT}">${drawn}</symbol>`;
}

/** An icon, or a path of our own, without the room around it; and how wide it is for its height. */
function figure(name: string): { source: string; ratio: number } {
  const [xs, ys]: number[][] = [[], []];
  const body = name.startsWith("M") ? `<path d="${name}"/>` : find(name).body;
  const drawn = body.replace(/ d="([^"]*)"/g, (_, d: string) => {
    const path = round(d, (x, y) => {
      xs!.push(x);
      ys!.push(y);
    });
    return ` d="${path}"`;
  });
  const [left, top] = [Math.floor(Math.min(...xs!)), Math.floor(Math.min(...ys!))];
  const [width, height] = [Math.ceil(Math.max(...xs!)) - left, Math.ceil(Math.max(...ys!)) - top];
  const frame = `viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="xMidYMax" overflow="visible"`;
  const source = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="f" ${frame}>${drawn}</symbol></svg>`;
  return { source, ratio: Math.round((width / height) * 100) / 100 };
}

export function sprites(): Plugin {
  return {
    name: "grotto-sprites",
    enforce: "pre",
    resolveId(source, importer) {
      const [file = "", kind = ""] = source.split("?");
      if (!KINDS.includes(kind) || !importer) return null;
      return `\0${kind}:${path.resolve(path.dirname(importer), file)}.js`;
    },
    load(id) {
      const found = /^\0(sprite|figures):(.*)\.js$/.exec(id);
      if (!found) return null;
      const [, kind, file = ""] = found;
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      if (kind === "figures") {
        const rows = Object.entries(names).map(([id, name]) => {
          const { source, ratio } = figure(name);
          const asset = this.emitFile({ type: "asset", name: `figure-${id}.svg`, source });
          return `${JSON.stringify(id)}: { href: import.meta.ROLLUP_FILE_URL_${asset} + "#f", ratio: ${ratio} }`;
        });
        return `const figures = {${rows.join(",")}};\nexport default (id) => figures[id];`;
      }
      const used = [...new Set(Object.values(names))].sort();
      const source = `<svg xmlns="http://www.w3.org/2000/svg">${used.map(symbol).join("")}</svg>`;
      const asset = this.emitFile({ type: "asset", name: `${path.basename(path.dirname(file))}-icons.svg`, source });
      return [
        `const names = ${JSON.stringify(names)};`,
        `const url = import.meta.ROLLUP_FILE_URL_${asset};`,
        `export default (id) => Object.hasOwn(names, id) ? url + "#" + names[id] : undefined;`,
      ].join("\n");
    },
  };
}
