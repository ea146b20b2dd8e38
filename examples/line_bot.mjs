// A bot in JavaScript: it speaks the line protocol (docs/protocol.md) and knows no rule.
//
//     grotto arena cave_vs_cave --bots "random,node examples/line_bot.mjs"
//
// It does the first thing that it may, and ends its turn only when nothing else is left.

import { createInterface } from "node:readline";

let legal = [];

const answers = {
  grotto: () => ["id name line_bot.mjs", "want legal", "ok"],
  newgame: () => ["ready"],
  legal: (rest) => {
    legal = JSON.parse(rest);
    return [];
  },
  go: () => ["bestact " + (legal.find((act) => !/^(end|skip|pass)/.test(act)) ?? legal[0])],
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word] = line.split(" ", 1);
  const said = answers[word]?.(line.slice(word.length + 1)) ?? [];
  for (const one of said) process.stdout.write(one + "\n");
}
