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

/** @param {string} name */
function symbol(name) {
  set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`game-icons has no icon "${name}"`);
  const width = icon.width ?? set.width ?? 512;
  const height = icon.height ?? set.height ?? 512;
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`;
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
