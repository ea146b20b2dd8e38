"""A bot that needs nothing but the standard library: it speaks the line protocol (docs/protocol.md) and knows no rule.

    grotto arena cave_vs_cave --bots "random,python examples/line_bot.py"

It likes acts that use up a turn: it never ends one while something else can be done.
"""

from __future__ import annotations

import json
import random
import sys


def choose(legal: list[str], rng: random.Random) -> str:
    """Anything but ending, skipping or passing, if there is a choice."""
    active = [act for act in legal if not act.startswith(("end", "skip", "pass"))]
    return rng.choice(active or legal)


def main() -> None:
    """Read a line, answer it, until somebody says quit."""
    rng = random.Random(0)
    legal: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        answer = ""
        if word == "grotto":
            answer = "id name line_bot\nwant legal\nok"
        elif word == "newgame":
            rng = random.Random(json.loads(rest)["seed"])
            answer = "ready"
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go":
            answer = "bestact " + choose(legal, rng)
        elif word == "quit":
            return
        if answer:
            print(answer, flush=True)


if __name__ == "__main__":
    main()
