import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compress } from "./tools/compress";
import { sprites } from "./tools/sprites";

export default defineConfig({
  plugins: [sprites(), svelte(), compress()],
  build: {
    outDir: "../src/grotto/web/static",
    emptyOutDir: true,
    // What each page needs, for the benchmark.
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // What every table needs comes in one piece: small files cost more in headers than in content.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "boards", test: /src\/(draw|shell\/(Panels|Problem)|lib\/(asking|changes|thing))/ }],
        },
      },
    },
  },
});
