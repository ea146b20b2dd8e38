"""A program that speaks the line protocol and then does something wrong: `python naughty.py KIND [GOES]`.

The first decisions, as many as GOES says, it makes well.
"""

from __future__ import annotations

import json
import os
import sys
import time


def misbehave(kind: str) -> None:
    """What it does wrong."""
    if kind == "crash":
        print("something went wrong inside", file=sys.stderr)
        os._exit(3)
    if kind == "hang":
        time.sleep(1000)
    if kind == "flood":
        while True:
            print("info " + "x" * 1000)
    says = {
        "illegal": "bestact take nothing_at_all",
        "not_now": "bestact end_turn",
        "nonsense": "e2e4",
        "resigned": "error I have seen enough",
    }
    print(says[kind], flush=True)


def main(kind: str, goes: int) -> None:
    """Play as told."""
    if kind == "rude":
        print("hello?", flush=True)
    legal: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "grotto" and kind != "rude":
            print("ok", flush=True)
        elif word == "newgame":
            print("ready", flush=True)
        elif word == "legal":
            legal = json.loads(rest)
        elif word == "go" and goes:
            goes -= 1
            print("info thinking\nbestact " + legal[0], flush=True)
        elif word == "go":
            misbehave(kind)
        elif word == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
