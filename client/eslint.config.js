import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default defineConfig(
  // What is served as it is has no types.
  globalIgnores(["node_modules", "public", "src/api/schema.d.ts"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // Numbers in sentences and addresses are fine; objects are not.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // `void value` in an effect says what the effect follows.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Names that begin with an underscore fill a place.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // What is shown is replaced as a whole ($state.raw), never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
      // A space at the edge of a block is written {" "}.
      "svelte/no-useless-mustaches": "off",
      // noUncheckedIndexedAccess cannot know that an index is within a list.
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // As in Python (tests/test_limits.py): what one can read at once.
    files: ["src/**"],
    rules: { "max-lines-per-function": ["error", 60] },
  },
  {
    // A game's own types come with what it is given (types.ts of each game); src/games/index.ts says why that is safe.
    files: ["src/games/*/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression[typeAnnotation.typeName.name=/^(State|Shown|Facts|View)$/]",
          message: "Take view and facts by the types of the game (types.ts) instead of casting.",
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
