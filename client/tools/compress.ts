// Lays a .gz and a .br beside every file of the build that gains by it.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

function compressAll(root: string): void {
  for (const entry of readdirSync(root, { recursive: true })) {
    const file = path.join(root, String(entry));
    if (!statSync(file).isFile() || !/\.(html|js|css|svg|json|txt|webmanifest)$/.test(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
}

export function compress(): Plugin {
  let root = "";
  return {
    name: "grotto-compress",
    configResolved(config) {
      root = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      compressAll(root);
    },
  };
}
