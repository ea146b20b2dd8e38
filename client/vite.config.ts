import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { compress } from "./tools/compress.ts";
import { sprites } from "./tools/sprites.ts";

export default defineConfig({
  plugins: [sprites(), svelte(), compress()],
  // Tests are of the client, not of what a server would draw.
  ...(process.env.VITEST && { resolve: { conditions: ["browser"] } }),
  // A busy machine may take long to compile what a test imports.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
  build: {
    outDir: "../src/grotto/web/static",
    emptyOutDir: true,
    // What each page needs, for the benchmark.
    manifest: "manifest.json",
    target: "es2022",
    // Frames are small and much alike: inside the style sheet they weigh less than a request each.
    assetsInlineLimit: (file) => /draw\/frames\/.*\.svg$/.test(file),
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // What every table needs comes in one piece: small files cost more in headers than in content.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "boards",
              test: /src\/(api\/client|draw|shell\/(Panels|Problem|TabList)|lib\/(asking|attention|changes|fresh|game\.|icons|pick|screen|session|tabs|telling|thing))|svelte\/src\/(index-client|reactivity)|preload-helper/,
            },
          ],
        },
      },
    },
  },
});
