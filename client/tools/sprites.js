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

// A tenth of a unit of 512 is far below a pixel. The two flags of an arc may stand without a gap.
/** @param {string} path */
function round(path) {
  const number = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  let rounded = "";
  for (const [, command = "", rest = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    rounded += command;
    let at = 0;
    for (let index = 0; ; index++) {
      const pattern = /a/i.test(command) && (index % 7 === 3 || index % 7 === 4) ? flag : number;
      pattern.lastIndex = at;
      const found = pattern.exec(rest);
      if (!found) break;
      at = pattern.lastIndex;
      const short = String(Math.round(Number(found[1]) * 10) / 10).replace(/^(-?)0\./, "$1.");
      rounded += index === 0 || short.startsWith("-") ? short : ` ${short}`;
    }
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
