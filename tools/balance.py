"""How much each action of Above and Below brings, and how each place in the turn order does.

    python tools/balance.py --players 3 --games 100 --seed 0 [--modules] [--coins 7,8,8]
    python tools/balance.py --lean explore=2 --games 120

Greedy bots play. Each action is measured by what it does to the value of the position for its player (`Game.value`, the
expected final score), from the moment before it is declared to the moment when the next turn begins, and by the
villagers it tires: `points` is the mean change, `spread` its standard deviation, `each` the change per villager. So
exploring and building are compared in one currency. An estimate is no score: it holds coins cheap, so an action that
turns coins into a building takes the credit for what earned them. What a bot expects of an action is not in it, only
what came of it.

The second table has the players in turn order, the first one first: mean and standard deviation of the score, and the
share of the games won alone compared with a fair share (1.00). `--coins` tries other starting coins, by turn order.

What an action is worth is seen in scores: with `--lean` one bot likes an action so much more (or less) than its value
does, the others play as always, and the places at the table go round. If it scores as much as they do, the action is
worth to the last point what was given up for it; if it scores more, the estimate undervalues it.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from statistics import fmean, pstdev

import grotto
from grotto.arena.playing import derive
from grotto.bots import make
from grotto.bots.greedy import THIS_TURN, Greedy
from grotto.bots.search import Find, Luck, Search
from grotto.games.above_and_below.state import TableState
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.chance import sample
from grotto.kernel.game import Game
from grotto.kernel.state import State

ACTIONS = ("explore", "build", "train", "train_with", "harvest", "labor")
MODULES = {"artifacts": "yes", "extra_villagers": "yes", "quests": "yes", "underforest_desert": "yes"}


def opening(game: Game, players: int, modules: bool) -> TableState:
    """A game that is about to begin."""
    state = game.new(players, **(MODULES if modules else {}))
    assert isinstance(state, TableState)
    return state


class Measure:
    """What was seen in some games."""

    def __init__(self, players: int, coins: list[int]) -> None:
        self.coins = coins
        # For each action the changes of value and the villagers that it took.
        self.changes: dict[str, list[tuple[float, int]]] = defaultdict(list)
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.wins = [0] * players

    def play(self, players: int, seed: int, modules: bool) -> None:
        """Add one game."""
        game = grotto.game("above_and_below")
        state = opening(game, players, modules)
        bots = [make("greedy", derive(seed, "seat", seat)) for seat in range(players)]
        chance = random.Random(derive(seed, "chance"))
        # The action that is going on: its verb, its seat, the value and the ready villagers before it.
        running: tuple[str, int, float, int] | None = None
        starter = -1
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                act = sample(state, chance)
            else:
                if starter < 0:
                    starter = state.first
                    for place, coins in enumerate(self.coins):
                        state.villages[(starter + place) % players].coins = coins
                act = bots[state.actor].choose(game, state)
                verb = game.notation(act).split()[0]
                if running is None and verb in ACTIONS:
                    ready = state.villages[state.actor].ready.bit_count()
                    running = (verb, state.actor, game.value(state, state.actor), ready)
            state.apply(act)
            if running is not None and (state.between_turns() or state.actor == NOBODY):
                verb, seat, before, ready = running
                tired = ready - state.villages[seat].ready.bit_count()
                # At the end of a round all rest; who was tired by the action can't be told any more.
                if tired > 0:
                    self.changes[verb].append((game.value(state, seat) - before, tired))
                running = None
        result = state.result()
        for place in range(players):
            seat = (starter + place) % players
            self.scores[place].append(result.totals[seat])
            self.wins[place] += result.winners == (seat,)

    def show(self) -> None:
        """Print both tables."""
        games = len(self.scores[0])
        print(f"{'action':12}{'a game':>8}{'points':>8}{'spread':>8}{'villagers':>11}{'each':>7}")
        for verb in ACTIONS:
            if self.changes[verb]:
                points = [change for change, _ in self.changes[verb]]
                tired = [n for _, n in self.changes[verb]]
                row = (len(points) / games, fmean(points), pstdev(points), fmean(tired), sum(points) / sum(tired))
                print("{:12}{:8.1f}{:8.2f}{:8.2f}{:11.2f}{:7.2f}".format(verb, *row))
        print(f"\n{'in turn order':14}{'mean':>7}{'spread':>8}{'wins':>6}{'of fair':>9}")
        for place, scores in enumerate(self.scores):
            share = self.wins[place] * len(self.scores) / max(1, sum(self.wins))
            print(f"{place + 1:<14}{fmean(scores):7.2f}{pstdev(scores):8.2f}{self.wins[place]:6}{share:9.2f}")


class Leaning(Greedy):
    """Greedy, but for what it likes to do with a turn."""

    def __init__(self, seed: int, likes: dict[str, float]) -> None:
        super().__init__(seed)
        self.likes = likes
        self.used: dict[str, int] = defaultdict(int)

    def choose(self, game: Game, state: State) -> int:
        act = super().choose(game, state)
        self.used[game.notation(act).split()[0]] += 1
        return act

    def best_line(self, game: Game, state: State) -> Find:
        finds = Search(game, state, Luck(self.rng), THIS_TURN).finds()

        def worth(find: Find) -> float:
            return find.worth + sum([self.likes.get(game.notation(act).split()[0], 0.0) for act in find.path])

        return max(finds, key=worth) if state.between_turns() else finds[0]


def lean(likes: dict[str, float], players: int, games: int, seed: int, modules: bool) -> None:
    """One bot that leans against others that do not: what it does, and how much more it scores than they do."""
    game = grotto.game("above_and_below")
    leads: list[float] = []
    own: list[int] = []
    won = 0.0
    used: list[dict[str, float]] = [defaultdict(float), defaultdict(float)]
    for index in range(games):
        # The same luck for every place at the table.
        luck, place = derive(seed, index // players), index % players
        state = opening(game, players, modules)
        bots = [Leaning(derive(luck, "seat", one), likes if one == place else {}) for one in range(players)]
        chance = random.Random(derive(luck, "chance"))
        while state.actor != NOBODY:
            state.apply(sample(state, chance) if state.actor == CHANCE else bots[state.actor].choose(game, state))
        result = state.result()
        others = [total for one, total in enumerate(result.totals) if one != place]
        own.append(result.totals[place])
        leads.append(own[-1] - fmean(others))
        won += (place in result.winners) / len(result.winners)
        for one, bot in enumerate(bots):
            for verb, n in bot.used.items():
                used[one != place][verb] += n / games / (1 if one == place else players - 1)
    print(f"{'':8}" + "".join([f"{verb:>12}" for verb in ACTIONS]))
    for name, row in zip(("leaning", "others"), used, strict=True):
        print(f"{name:8}" + "".join([f"{row[verb]:12.1f}" for verb in ACTIONS]))
    error = pstdev(leads) / len(leads) ** 0.5
    print(f"score {fmean(own):.2f}, spread {pstdev(own):.2f}; more than the others: {fmean(leads):+.2f} ± {error:.2f}")
    print(f"won {won / games * players:.2f} of a fair share")


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="How much each action of Above and Below brings.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--modules", action="store_true", help="with all modules")
    parser.add_argument("--coins", default="", help="starting coins in turn order, instead of those of the rules")
    parser.add_argument("--lean", default="", help="explore=2: one bot likes this action so much more")
    given = parser.parse_args()
    if given.lean:
        verb, _, much = given.lean.partition("=")
        lean({verb: float(much)}, given.players, given.games, given.seed, given.modules)
        return
    measure = Measure(given.players, [int(n) for n in given.coins.split(",") if n])
    for index in range(given.games):
        measure.play(given.players, derive(given.seed, "game", index), given.modules)
    measure.show()


if __name__ == "__main__":
    main()
