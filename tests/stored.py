"""The stored games of tests/records: every game, seat count, option and version of the rules, with a hash per move.

`python tests/stored.py` adds those that are missing, after a new option or a new version of the rules. It changes none
that is there: a rule that needs another hash needs a switch (grotto.kernel.versions), so that games begun before go on.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grotto
from grotto.games.above_and_below.content.folder import load_pack
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.kernel.acts import SIDE
from grotto.kernel.chance import outcome, seed_from
from grotto.kernel.game import Game, Options
from grotto.kernel.record import Record, Replay
from grotto.kernel.state import State

RECORDS = Path(__file__).parent / "records"
# The content of our own pack may change; this one stays as it is.
PACK = RECORDS / "pack"


class Stored(NamedTuple):
    """A game that there must be."""

    game: Game
    players: int
    options: Options
    number: int

    @property
    def file(self) -> Path:
        """Where it is kept; its hashes are beside it."""
        return RECORDS / self.game.id / f"rules{self.options['rules']}-{self.number}.grotto"

    @property
    def hashes(self) -> Path:
        """A line for each position, from the opening on."""
        return self.file.with_suffix(".hashes")


@cache
def games() -> list[Game]:
    """Our games; the one that is played with packs has one of its own here."""
    found = [grotto.game(id) for id in ("cave_vs_cave", "caverna")]
    return [*found, AboveAndBelow(load_pack(PACK))]


def wanted() -> Iterator[Stored]:
    """So many games of each version that every seat count and every value of every option is among them."""
    for game in games():
        most = max([len(game.seats), *[len(option.values) for option in game.options]])
        for version in range(1, game.versions.newest + 1):
            for number in range(most):
                players = game.seats[number % len(game.seats)]
                options: Options = {"rules": version}
                for option in game.options:
                    values = option.allowed(players)
                    options[option.id] = values[number % len(values)]
                yield Stored(game, players, game.checked(players, options), number)


def fingerprint(game: Game, state: State) -> str:
    """What the rules make of a position: who acts, what he may do, what everybody has and would score.

    It does not depend on how a position is kept or written.
    """
    acts = sorted([game.notation(act) for act in state.legal()])
    result = state.result()
    counters = [sorted(state.counters(seat).items()) for seat in range(state.players)]
    categories = [sorted(one.items()) for one in result.categories]
    told = (state.actor, state.seat, acts, result.totals, result.winners, categories, counters, game.progress(state))
    return hashlib.sha256(repr(told).encode()).hexdigest()[:10]


def fingerprints(game: Game, record: Record) -> Iterator[str]:
    """Those of all positions of a record."""
    course = Replay(game, record)
    yield fingerprint(course.game, course.state)
    for _ in record.moves:
        course.step()
        yield fingerprint(course.game, course.state)


def play(stored: Stored) -> Record:
    """A game at random, on a seed of its own."""
    game = stored.game
    rng = random.Random(stored.number)
    state = game.start(stored.players, stored.options)
    record = Record(game.id, stored.players, stored.options)
    record.seats = ["random"] * stored.players
    record.seal(seed_from(stored.number))
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            act = outcome(state, record.seed, len(record.moves))
        else:
            acts = state.legal()
            main = [act for act in acts if game.vocabulary.role(act) != SIDE]
            act = rng.choice(main if main and rng.random() < 0.7 else acts)
        record.add(game, state, act)
        state.apply(act)
    record.close(state)
    return record


def main() -> None:
    for stored in wanted():
        if stored.file.is_file():
            continue
        record = play(stored)
        stored.file.parent.mkdir(parents=True, exist_ok=True)
        stored.file.write_text(record.text(), "utf-8")
        stored.hashes.write_text("\n".join(fingerprints(stored.game, record)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
