"""Measure how values of positions translate into final scores, and write src/grotto/bots/analysis/fits.json.

    python tools/fit_estimate.py [--games 60] [--game caverna] [--players 1 2]

Quick bots play. In each game they are careless to another degree and take any turn that often, so that positions
differ by what was done and not by luck alone. After each turn the values of the position are noted, at the end the
scores. For each third of a game a straight line is fitted by least squares, and for two players the steepness of a
logistic curve over the difference of the expected scores.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path

import grotto
from grotto.bots.analysis.estimate import PARTS, Estimate, Fit
from grotto.bots.search import Effort, Luck, Search
from grotto.kernel.chance import sample

FILE = Path(__file__).parent.parent / "src" / "grotto" / "bots" / "analysis" / "fits.json"
QUICK = Effort(positions=100, outcomes=2)
# How often any turn is taken instead of the best one, in one game and another.
CARELESS = (0.0, 0.1, 0.3, 0.6)

# The values of both seats (or one) in a part of a game, and the final scores.
Sample = tuple[int, list[float], tuple[int, ...]]


def play(game: grotto.Game, players: int, rng: random.Random) -> list[Sample]:
    """One game, and what was noted in it."""
    plain = Estimate(game, players, Fit((0.0,) * PARTS, (1.0,) * PARTS))
    state = game.new(players)
    careless = [rng.choice(CARELESS) for _ in range(players)]
    noted: list[tuple[int, list[float]]] = []
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            state.apply(sample(state, rng))
            continue
        finds = Search(game, state, Luck(rng), QUICK).finds()
        find = rng.choice(finds) if rng.random() < careless[state.actor] else finds[0]
        for act in find.path:
            state.apply(act)
        if find.over and state.agenda:
            noted.append((plain.part(state), plain.scores(state)))
    totals = state.result().totals
    return [(part, values, totals) for part, values in noted]


def line(pairs: list[tuple[float, float]]) -> tuple[float, float, float, float]:
    """Base and slope of the straight line, the error that is left, and that of the mean alone."""
    n = len(pairs)
    mx, my = sum(x for x, _ in pairs) / n, sum(y for _, y in pairs) / n
    sxx = sum((x - mx) ** 2 for x, _ in pairs)
    slope = max(0.0, sum((x - mx) * (y - my) for x, y in pairs) / sxx) if sxx else 0.0
    base = my - slope * mx
    error = math.sqrt(sum((y - base - slope * x) ** 2 for x, y in pairs) / n)
    return base, slope, error, math.sqrt(sum((y - my) ** 2 for _, y in pairs) / n)


def steepness(pairs: list[tuple[float, float]]) -> float:
    """The steepness of the logistic curve under which these wins are likeliest; pairs of margin and win."""
    k = 0.05
    for _ in range(50):
        shares = [1 / (1 + math.exp(-max(-50.0, min(50.0, k * margin)))) for margin, _ in pairs]
        slope = sum(margin * (win - share) for (margin, win), share in zip(pairs, shares, strict=True))
        bend = sum(margin**2 * share * (1 - share) for (margin, _), share in zip(pairs, shares, strict=True))
        if bend < 1e-9:
            break
        k = max(0.0, k + slope / bend)
    return k


def fit(samples: list[Sample], players: int, games: int) -> dict[str, object]:
    """What was measured, as a row of the file."""
    rows: dict[str, list[float]] = {"base": [], "slope": [], "error": [], "spread": [], "steepness": []}
    for part in range(PARTS):
        here = [(values, totals) for place, values, totals in samples if place == part]
        pairs = [(value, float(total)) for values, totals in here for value, total in zip(values, totals, strict=True)]
        base, slope, error, spread = line(pairs)
        for key, number in (("base", base), ("slope", slope), ("error", error), ("spread", spread)):
            rows[key].append(round(number, 4))
        if players == 2:
            margins = [(slope * (v[0] - v[1]), 0.5 + 0.5 * (t[0] > t[1]) - 0.5 * (t[0] < t[1])) for v, t in here]
            rows["steepness"].append(round(steepness(margins), 4))
    return {**rows, "games": games}


def main() -> None:
    """Measure what is asked for, keep the other rows of the file."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=60)
    arguments.add_argument("--game", nargs="*", default=grotto.game_ids())
    arguments.add_argument("--players", type=int, nargs="*", default=[1, 2])
    arguments.add_argument("--file", type=Path, default=FILE)
    options = arguments.parse_args()
    rows = json.loads(options.file.read_text()) if options.file.is_file() else []
    known = {(row["game"], row["players"]): row for row in rows}
    for id in options.game:
        game = grotto.game(id)
        for players in options.players:
            if players not in game.seats:
                continue
            rng = random.Random(f"{id} {players}")
            samples = [one for _ in range(options.games) for one in play(game, players, rng)]
            known[id, players] = {"game": id, "players": players, **fit(samples, players, options.games)}
            text = json.dumps([known[key] for key in sorted(known)], indent=1)
            options.file.write_text(text + "\n")
            print(id, players, known[id, players], flush=True)


if __name__ == "__main__":
    main()
