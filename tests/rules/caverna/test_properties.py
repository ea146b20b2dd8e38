"""What holds in every game, whoever plays: random games for each number of players, full and introductory."""

from __future__ import annotations

import json
import os
import random
from dataclasses import dataclass

import pytest

import grotto
from grotto.games.caverna.board import (
    ENTRANCE,
    ENTRY_DWELLING,
    FOREST,
    MOUNTAIN,
    OUTER,
    PRINTED_CAVERN,
    around,
)
from grotto.games.caverna.farm import HOME, NEWBORN, Farm
from grotto.games.caverna.furnishings import ALL_TILES, DWELLING, ENTRY_LEVEL, INTRO_TILES
from grotto.games.caverna.goods import FARM_ANIMAL_IDS, FOOD, GOLD, GRAIN, ORE, RUBY, STONE, VEGETABLE, WOOD
from grotto.games.caverna.herd import HOUSE, herd_of
from grotto.games.caverna.position import GROUNDS
from grotto.games.caverna.shown import arrangement
from grotto.games.caverna.state import CavernaState
from grotto.kernel.bits import bits
from grotto.kernel.kinds import NONE
from grotto.kernel.record import Record, read, replay, verify

GAME = grotto.game("caverna")
MOST_ACTS = 2000
# GROTTO_GAMES=3000 plays as many games of each kind as the promise says.
GAMES = int(os.environ.get("GROTTO_GAMES", "4"))
# How often a decision is looked at closely; less often where many games are played.
CLOSELY = 0.1 if GAMES < 100 else 0.01


@dataclass
class Walk:
    """A random game."""

    state: CavernaState
    record: Record
    chance: random.Random

    def step(self) -> None:
        acts = self.state.legal()
        assert acts
        assert len(acts) <= MOST_ACTS
        # Who exchanges all the time never builds anything: half of the decisions are about something else.
        main = [act for act in acts if not GAME.vocabulary.is_side(act)]
        act = self.chance.choice(main if main and self.chance.random() < 0.5 else acts)
        self.record.add(GAME, self.state, act)
        self.state.apply(act)


def walk(players: int, seed: int, **options: str | int) -> Walk:
    state = GAME.new(players, **options)
    assert isinstance(state, CavernaState)
    record = Record("caverna", players, GAME.checked(players, dict(options)))
    return Walk(state, record, random.Random(seed))


def check_farm(farm: Farm, waiting: bool) -> None:
    """No negative goods, all animals housed, every cell one thing, every dwarf somewhere."""
    assert min(farm.goods) >= 0
    assert waiting or farm.housed()
    masks = [*[getattr(farm, name) for name in GROUNDS.values()], farm.furnished]
    assert sum(mask.bit_count() for mask in masks) == sum(masks[1:], masks[0]).bit_count()
    assert (farm.meadow | farm.field | farm.small | farm.large) & ~FOREST == 0
    assert farm.mountain_tiles() & ~MOUNTAIN == 0
    assert (farm.cavern | farm.furnished) >> PRINTED_CAVERN & 1
    assert [cell for cell, tile in enumerate(farm.rooms) if tile != NONE] == bits(farm.furnished)
    assert farm.rooms[ENTRY_DWELLING] == ENTRY_LEVEL
    assert farm.rooms.count(DWELLING) == farm.dwellings
    assert sum(1 << tile for tile in set(farm.rooms) if 0 <= tile < ENTRY_LEVEL) == farm.owned
    assert sum(farm.pairs) == farm.large
    assert farm.stable.bit_count() <= 3
    assert farm.stable & (farm.field | MOUNTAIN) == 0
    assert farm.stable & OUTER & ~(farm.meadow | farm.small | farm.large) == 0
    crops = [*farm.grain, *farm.vegetables]
    assert sum(mask.bit_count() for mask in crops) == (farm.field & sum(crops)).bit_count()
    assert len(farm.strength) == len(farm.where) <= min(6, farm.dwarf_room())
    assert all(0 <= strength <= 14 for strength in farm.strength)
    assert 0 <= farm.unused_cells() <= 22
    assert all(where != NEWBORN or not strength for strength, where in zip(farm.strength, farm.where, strict=True))
    for left, most in zip(farm.deliveries, (7, 5, 4), strict=True):
        assert 0 <= left <= most
    # Forest tiles hang together with the entrance, mountain tiles with the entry-level dwelling.
    assert joined(farm.forest_tiles(), ENTRANCE)
    assert joined(farm.mountain_tiles(), ENTRY_DWELLING)
    # Without the Office room nothing overhangs.
    assert farm.traits.overhangs or not (farm.forest_tiles() | farm.mountain_tiles()) & OUTER


def joined(tiles: int, start: int) -> bool:
    """Whether one can walk from a cell to all tiles of its side."""
    if not tiles:
        return True
    reached, edge = 0, 1 << start & tiles
    while edge:
        reached |= edge
        edge = around(edge) & tiles & ~reached
    return reached == tiles


def check(state: CavernaState, seats: set[int]) -> None:
    """The farms of these seats, and what lies between all players."""
    for seat in seats:
        check_farm(state.farms[seat], seat == state.seat and any(frame[0] == HOUSE.number for frame in state.agenda))
    for seat, farm in enumerate(state.farms):
        for where in farm.where:
            assert where < 0 or state.occupant[where] == seat
    assert all(n > 0 for pile in state.piles for _, n in pile)
    placed = sum(where >= 0 for farm in state.farms for where in farm.where)
    assert placed == sum(occupant != NONE for occupant in state.occupant)
    unique = (INTRO_TILES if state.intro else ALL_TILES) & ~(1 << DWELLING)
    tiles = [state.supply & unique, *[(farm.owned | farm.covered) & unique for farm in state.farms]]
    assert sum(mask.bit_count() for mask in tiles) == unique.bit_count()
    assert sum(tiles) == unique


def check_acts(state: CavernaState, chance: random.Random) -> None:
    """No act twice; a reason exactly for what is not legal."""
    acts = state.legal()
    assert len(set(acts)) == len(acts)
    if state.actor == grotto.NOBODY:
        return
    for act in [*chance.sample(range(len(GAME.vocabulary)), 30), *chance.sample(acts, min(5, len(acts)))]:
        assert (state.why_not(act) is None) == (act in acts)


def check_data(state: CavernaState) -> None:
    for farm in state.farms:
        shown = [(one["animal"], one["n"]) for one in arrangement(farm)]
        if farm.housed():
            for animal, n in zip(FARM_ANIMAL_IDS, herd_of(farm), strict=True):
                assert sum(found for id, found in shown if id == animal) == n  # type: ignore[misc]
    again = GAME.from_data(json.loads(json.dumps(state.to_data())))
    assert again == state
    assert again.legal() == state.legal()
    assert again.to_data() == state.to_data()


KINDS = [(players, furnishings) for players in range(1, 8) for furnishings in ("full", "introductory")]


def play(game: Walk) -> None:
    """Play to the end and look at every position on the way, at some of them closely."""
    state = game.state
    while state.actor != grotto.NOBODY:
        mover = state.seat
        game.step()
        check(state, {mover, state.seat})
        if game.chance.random() < CLOSELY or state.actor == grotto.NOBODY:
            check(state, set(range(state.players)))
            check_acts(state, game.chance)
            check_data(state)
            clone = state.clone()
            assert clone == state
            assert hash(clone) == hash(state)
            before = state.to_data()
            if clone.actor != grotto.NOBODY:
                clone.apply(game.chance.choice(clone.legal()))
            assert state.to_data() == before
    assert all(where == HOME for farm in state.farms for where in farm.where)


def play_and_replay(players: int, furnishings: str, seed: int) -> None:
    late = "at_harvest" if seed % 2 else "at_round_start"
    game = walk(players, seed, furnishings=furnishings, harvest_markers=late)
    play(game)
    game.record.close(game.state)
    record = read(game.record.text())
    verify(GAME, record)
    assert replay(GAME, record) == game.state


@pytest.mark.parametrize(("players", "furnishings"), KINDS)
def test_random_games_keep_to_the_rules(players: int, furnishings: str) -> None:
    for seed in range(GAMES):
        play_and_replay(players, furnishings, seed)


def play_in_plenty(players: int, furnishings: str, seed: int) -> None:
    game = walk(players, seed, furnishings=furnishings)
    for farm in game.state.farms:
        for good in (WOOD, STONE, ORE, RUBY, FOOD, GOLD, GRAIN, VEGETABLE):
            farm.goods[good] += game.chance.randrange(25)
    play(game)


@pytest.mark.parametrize(("players", "furnishings"), KINDS)
def test_random_games_in_plenty_keep_to_the_rules(players: int, furnishings: str) -> None:
    """Who begins with goods of all kinds fills the board, and meets what poor families never do."""
    for seed in range(GAMES // 2):
        play_in_plenty(players, furnishings, seed)


@pytest.mark.parametrize("players", range(1, 8))
def test_games_tell_what_happens(players: int) -> None:
    game = walk(players, 99)
    game.state.listen()
    while game.state.actor != grotto.NOBODY:
        assert game.state.prompt().id
        game.step()
        for event in game.state.events or []:
            assert event.seat == grotto.NOBODY or 0 <= event.seat < players


def test_turns_end_though_exchanges_are_free() -> None:
    """Whoever always exchanges while he can comes to an end of it."""
    for seed in range(20):
        game = walk(2, seed)
        state = game.state
        in_a_row = 0
        while state.actor != grotto.NOBODY:
            side = [act for act in state.legal() if GAME.vocabulary.is_side(act)]
            if side and state.actor >= 0 and game.chance.random() < 0.8:
                state.apply(game.chance.choice(side))
                in_a_row += 1
            else:
                game.step()
                in_a_row = 0
            assert in_a_row < 200
