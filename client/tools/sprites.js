// `import icons from "./icons.json?sprite"`: the icons that the JSON file names, as one SVG file.
//
// The JSON maps ids of ours to names of the game-icons set. The module exports a function that
// gives the address of an icon for `<use href>`, or undefined if the id is not in the file.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";

const SUFFIX = "?sprite";
/** @type {import("@iconify/types").IconifyJSON | any} */
let set;

// How many numbers each command takes, and which of them are lengths along x (1), along y (2) or neither (0).
/** @type {Record<string, number[]>} */
const SHAPES = { m: [1, 2], l: [1, 2], h: [1], v: [2], c: [1, 2, 1, 2, 1, 2], s: [1, 2, 1, 2], q: [1, 2, 1, 2], t: [1, 2], a: [0, 0, 0, 0, 0, 1, 2], z: [] };

/** Whole units of 512: at the size of an icon that is a tenth of a pixel. What one point loses by it, the next gets back.
 * @param {string} path */
function round(path) {
  const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
  // The two flags of an arc may stand without a gap.
  const flag = /[\s,]*([01])/y;
  let rounded = "";
  // Where the pen is, and where it would be without rounding; and where the outline began.
  let [x, y, px, py, x0, y0, px0, py0] = [0, 0, 0, 0, 0, 0, 0, 0];
  let [nextX, nextPx, nextY, nextPy] = [0, 0, 0, 0];
  for (const [, command = "", rest = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    rounded += command;
    const kind = command.toLowerCase();
    const shape = SHAPES[kind] ?? [];
    const relative = command === kind;
    let at = 0;
    for (let index = 0; ; index++) {
      const place = index % (shape.length || 1);
      const pattern = kind === "a" && (place === 3 || place === 4) ? flag : number;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) break;
      at = pattern.lastIndex;
      const given = Number(found[1]);
      const axis = shape[place] ?? 0;
      const exact = axis === 1 ? given + (relative ? px : 0) : given + (relative ? py : 0);
      const whole = axis === 0 ? Math.round(given) : Math.round(relative ? exact - (axis === 1 ? x : y) : given);
      const short = String(whole);
      rounded += index === 0 || short.startsWith("-") ? short : ` ${short}`;
      // The pen moves with the last pair of a shape.
      const last = place >= shape.length - (shape.length > 1 ? 2 : 1);
      if (last && axis === 1) [nextX, nextPx] = [relative ? x + whole : whole, exact];
      if (last && axis === 2) [nextY, nextPy] = [relative ? y + whole : whole, exact];
      if (place === shape.length - 1) {
        if (shape.includes(1)) [x, px] = [nextX, nextPx];
        if (shape.includes(2)) [y, py] = [nextY, nextPy];
        if (kind === "m" && index < 2) [x0, y0, px0, py0] = [x, y, px, py];
      }
    }
    if (kind === "z") [x, y, px, py] = [x0, y0, px0, py0];
    if (rest.slice(at).trim()) throw new Error(`cannot read the path ${path}`);
  }
  return rounded;
}

/** @param {string} name */
function symbol(name) {
  set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  const width = icon.width ?? set.width ?? 512;
  const height = icon.height ?? set.height ?? 512;
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body.replace(/ d="([^"]*)"/g, (/** @type {string} */ _, /** @type {string} */ d) => ` d="${round(d)}"`)}</symbol>`;
}

/** @returns {import("vite").Plugin} */
export function sprites() {
  return {
    name: "grotto-sprites",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(SUFFIX) || !importer) return null;
      const file = path.resolve(path.dirname(importer), source.slice(0, -SUFFIX.length));
      return `\0sprite:${file}.js`;
    },
    load(id) {
      if (!id.startsWith("\0sprite:")) return null;
      const file = id.slice("\0sprite:".length, -".js".length);
      this.addWatchFile(file);
      /** @type {Record<string, string>} */
      const names = JSON.parse(readFileSync(file, "utf8"));
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
