"""Above and Below as a game of the house."""

from __future__ import annotations

from pathlib import Path

from grotto.games.above_and_below.book import Acts
from grotto.games.above_and_below.content.folder import BadPack, check_pack, default_pack, load_pack
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.words import Words
from grotto.games.above_and_below.course import set_up
from grotto.games.above_and_below.described import from_data
from grotto.games.above_and_below.facts import facts
from grotto.games.above_and_below.settings import game_options, rules_of
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.value import value
from grotto.kernel.game import Game, Options
from grotto.kernel.state import Json, State


class AboveAndBelow(Game):
    """Above and Below with a pack: 2-4 players and our one-player mode."""

    # Who passes is out until the next round.
    even_turns = False

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.acts = Acts(pack)
        super().__init__("above_and_below", (1, 2, 3, 4), game_options(pack), self.acts.vocabulary)

    def start(self, players: int, options: Options) -> State:
        return set_up(self.acts, self.pack, rules_of(players, options), players)

    def from_data(self, data: Json) -> State:
        return from_data(self.acts, self.pack, data)

    def facts(self) -> Json:
        return facts(self.pack)

    def words(self, language: str) -> dict[str, str]:
        return Words(self.pack, language if language in self.pack.languages else self.pack.languages[0]).messages()

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, TableState)
        return value(state, seat)


def with_pack(folder: Path) -> AboveAndBelow:
    """The game with another pack; BadPack has every problem of one that can't be played."""
    problems = check_pack(folder)
    if problems:
        raise BadPack(problems)
    return AboveAndBelow(load_pack(folder))


def with_default_pack() -> AboveAndBelow:
    """The game with our own pack."""
    return AboveAndBelow(default_pack())
