"""How well a net foresees the final score, round by round: `python tools/net_errors.py above_and_below --games 40`.

Fresh games by the net with a quick search. At the beginning of every turn three say what the seat will have at the end:
the net, the game's own estimate (stretched and shifted to fit these very games, which flatters it), and a constant, the
mean of all games. The table holds the root of the mean squared error of each, by round, in points.
"""

from __future__ import annotations

import argparse
import math
import random

import numpy as np

import grotto
from grotto.arena.playing import derive
from grotto.bots.net import Floats, NetJudge, best_judge, final_scores, inputs
from grotto.bots.search import Effort, Luck, Search
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.game import Game

EFFORT = Effort(positions=150, outcomes=2)


def looked_at(game: Game, judge: NetJudge, players: int, seed: int) -> list[tuple[int, float, float, float]]:
    """One game: the round of each turn, what net and estimate say there, and what became of it."""
    chance, rng = random.Random(derive(seed, "chance")), random.Random(derive(seed, "bots"))
    state = game.new(players)
    seen: list[tuple[int, int, Floats]] = []
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(sample(state, chance))
            continue
        if state.between_turns():
            seen.append((game.progress(state)[0], state.actor, inputs(game, [state], state.actor)))
        for act in Search(game, state, Luck(rng), EFFORT, judge).finds()[0].path:
            state.apply(act)
    totals = state.result().totals
    rows: list[tuple[int, float, float, float]] = []
    for number, seat, row in seen:
        said = float(judge.net.scores(row)[0, 0])
        rows.append((number, said, float(row[0, -1]), final_scores(totals, seat)[0]))
    return rows


def root_mean_square(errors: Floats) -> float:
    """The root of the mean squared error."""
    return math.sqrt(float((errors**2).mean()))


def main() -> None:
    """Carry out what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = grotto.game(given.game)
    judge = best_judge(game, given.players)
    if not isinstance(judge, NetJudge):
        raise SystemExit(f"no net for {given.game} with {given.players} players")
    rows: list[tuple[int, float, float, float]] = []
    for number in range(given.games):
        rows += looked_at(game, judge, given.players, derive(given.seed, "errors", number))
    rounds, said, estimate, final = [np.array(column, np.float32) for column in zip(*rows, strict=True)]
    slope, shift = np.polyfit(estimate, final, 1)
    print("| round | positions | net | estimate | constant |\n| --- | --- | --- | --- | --- |")
    for number in (*sorted(set(rounds.tolist())), None):
        here = rounds == number if number is not None else rounds == rounds
        errors = (said - final, slope * estimate + shift - final, final.mean() - final)
        figures = " | ".join([f"{root_mean_square(error[here]):.2f}" for error in errors])
        print(f"| {'all' if number is None else int(number)} | {int(here.sum())} | {figures} |")


if __name__ == "__main__":
    main()
