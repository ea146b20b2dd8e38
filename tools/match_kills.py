"""Whether a match that is killed and gone on with equals one that is not: `python tools/match_kills.py --jobs 2 --ray`.

The match is played whole, and once more in another folder, where it is killed (`kill -9`) at even distances and started
again. Then reports and games are compared, the games in the order of their numbers: several workers write them down as
they end. What this program does not know it gives to `grotto arena`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from grotto.arena.journal import GAMES
from grotto.arena.match import REPORT

EXACT = (REPORT, "report.html", "match.json")


def lines(folder: Path) -> list[bytes]:
    """The games that are written down."""
    file = folder / GAMES
    return file.read_bytes().splitlines() if file.exists() else []


def killed(command: list[str], folder: Path, after: int) -> None:
    """Play until so many games are written down, and no further."""
    # What its orphans say of its end is of no interest.
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as match:
        while len(lines(folder)) < after:
            if match.poll() is not None:
                sys.exit("The match was over before it could be killed: more games, or fewer kills.")
            time.sleep(0.01)
        match.kill()
    print(f"killed after {len(lines(folder))} games", flush=True)


def main(games: int, kills: int, folder: Path, more: list[str]) -> None:
    """Play, kill, go on, compare."""
    arena = [sys.executable, "-m", "grotto", "arena", "cave_vs_cave", "--bots", "random,again=random", "--seed", "7"]
    whole, parts = folder / "whole", folder / "parts"
    in_whole, in_parts = [[*arena, "--games", str(games), "--out", str(one), *more] for one in (whole, parts)]
    subprocess.run(in_whole, check=True, stdout=subprocess.DEVNULL)
    for kill in range(1, kills + 1):
        killed(in_parts, parts, games * kill // (kills + 1))
    subprocess.run(in_parts, check=True, stdout=subprocess.DEVNULL)
    numbers = [json.loads(line)["game"] for line in lines(parts)]
    different = [name for name in EXACT if (whole / name).read_bytes() != (parts / name).read_bytes()]
    if sorted(lines(whole)) != sorted(lines(parts)):
        different.append(GAMES)
    if different or len(numbers) != len(set(numbers)):
        sys.exit(f"They differ: {', '.join(different) or 'a game was played twice'} ({folder})")
    print(f"{len(numbers)} games, none twice; {', '.join([GAMES, *EXACT])} are the same")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=3)
    given, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as place:
        main(given.games, given.kills, Path(place), rest)
