"""The types of what games say as data, held against what they really say."""

from __future__ import annotations

import random

import msgspec
import pytest

import grotto
from grotto.kernel.game import Game
from grotto.kernel.state import State
from grotto.table.wire import TYPES
from grotto.table.wire.above_and_below import VillagePage
from grotto.table.wire.story_effects import StoryEffect
from rules.above_and_below.test_21_encounter_format import WRITTEN

# What only the engine reads.
ENGINE = {"game", "options", "agenda", "artifacts_gone", "read"}
every_game = pytest.mark.parametrize("id", TYPES)


def positions(game: Game, players: int, modules: bool = False, **options: str) -> list[State]:
    """A random game, position by position."""
    options |= {id: "yes" for id in ("artifacts", "extra_villagers", "quests", "underforest_desert") if modules}
    rng = random.Random(players)
    state = game.new(players, **options)
    found = [state.clone()]
    while state.actor != grotto.NOBODY:
        state.apply(rng.choice(state.legal()))
        found.append(state.clone())
    return found[::5]


def again(data: object, kind: object) -> object:
    """Data read into a type and written again: what the type does not know is lost."""
    return msgspec.json.decode(msgspec.json.encode(msgspec.convert(data, kind)))


def test_every_game_of_ours_is_typed() -> None:
    assert list(TYPES) == grotto.game_ids()


@every_game
def test_facts(id: str) -> None:
    facts = grotto.game(id).facts()
    assert again(facts, TYPES[id][0]) == facts


@every_game
@pytest.mark.parametrize("players", [1, 2])
def test_positions_and_what_is_shown_beside_them(id: str, players: int) -> None:
    game = grotto.game(id)
    _, position, shown = TYPES[id]
    for state in positions(game, players, modules=id == "above_and_below"):
        data = state.to_data()
        read = again(data, position)
        assert isinstance(read, dict)
        for key in data.keys() - ENGINE:
            if key in ("this_turn", "encounter") and read[key] is not None:
                # Some of it is for the engine alone.
                assert read[key] == {inner: data[key][inner] for inner in read[key]}  # type: ignore[index]
            else:
                assert read[key] == data[key], key
        assert again(game.shown(state), shown) == game.shown(state)


@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_pages_of_the_book(reader: str) -> None:
    """As explorers see them, and with what only those see who read them to others."""
    game = grotto.game("above_and_below")
    found = [game.scene(state, frozenset([seat])) for state in positions(game, 2, reader=reader) for seat in (0, 1)]
    pages = [page for page in found if page is not None]
    assert {page["knows"] for page in pages} == ({True, False} if reader == "neighbour" else {False})
    for page in pages:
        assert again(page, VillagePage) == page


@pytest.mark.parametrize("kind", WRITTEN, ids=[str(data["do"]) for _, _, data in WRITTEN])
def test_every_effect_of_a_story(kind: tuple[str, str, dict[str, object]]) -> None:
    assert again(kind[2], StoryEffect) == kind[2]


@every_game
def test_what_is_only_for_a_picture_is_no_part_of_the_position(id: str) -> None:
    """It is sent beside the position, and old positions that still have it are read."""
    game = grotto.game(id)
    for state in positions(game, 2)[:20]:
        before = state.key()
        shown = game.shown(state)
        assert state.key() == before
        assert not shown.keys() & (state.to_data().keys() - {"farms", "villages"})


def test_old_farms_that_hold_what_is_shown_are_read() -> None:
    game = grotto.game("caverna")
    state = positions(game, 2)[5]
    data = state.to_data()
    for farm, shown in zip(data["farms"], game.shown(state)["farms"], strict=True):  # type: ignore[call-overload]
        farm.update(shown)
    assert game.from_data(data) == state
