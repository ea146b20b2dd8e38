"""Section 10, R26: what an encounter has brought may go on the track before the turn passes."""

from __future__ import annotations

import random
from typing import Any

import grotto
from grotto.games.above_and_below.versions import PRIZES_ARE_PLACED
from grotto.kernel import record
from grotto.kernel.chance import outcome as drawn
from grotto.kernel.errors import Datum
from grotto.table.history import History, rows_of

from .table import GAME, Table, choices, expedition, finish


def home_with(effects: str, **village: Any) -> Table:
    """The first seat has chosen what brings this, and the book has been read."""
    book = choices(f"auto = {{ effects = [{effects}] }}")
    return finish(expedition(book, ["start_builder", "start_scout"], more={"round": 2}, **village))


def test_the_explorer_is_asked_before_the_turn_passes() -> None:
    at = home_with("{ fish = 2 }")
    assert at.state.actor == 0
    assert at.state.prompt() == grotto.Prompt("place_won_kind", {"good": "fish", "n": 2})
    assert set(at.legal()) == {"place_won", "keep", "place fish"}


def test_all_of_it_goes_on_the_track_with_one_act() -> None:
    at = home_with("{ fish = 2 }, { rope = 1 }").do("place_won")
    village = at.village()
    assert [at.pack.goods[good] for good in village.track] == ["rope", "fish"]
    assert not at.items()
    assert at.state.actor == 1


def test_what_was_there_before_stays() -> None:
    at = home_with("{ fish = 1 }", items={"rope": 1}).do("place_won")
    assert at.items() == {"rope": 1}


def test_kept_is_kept() -> None:
    at = home_with("{ fish = 2 }").do("keep")
    assert (at.items(), at.state.actor) == ({"fish": 2}, 1)


def test_one_by_one_until_nothing_is_left_to_ask() -> None:
    at = home_with("{ fish = 2 }").do("place fish")
    assert (at.state.actor, at.state.prompt().data) == (0, {"good": "fish", "n": 1})
    at.do("place fish")
    assert (at.state.actor, at.items()) == (1, {})


def test_nobody_is_asked_without_goods() -> None:
    for effects in ("{ coins = 3 }", "{ cider = 1 }", "{ fish = 1 }, { fish = -1 }"):
        assert home_with(effects).state.actor == 1


def test_nobody_is_asked_about_goods_that_the_encounter_did_not_bring() -> None:
    for good in ("mushroom", "amethyst"):
        at = home_with("{ coins = 3 }", items={good: 2})
        assert (at.state.actor, at.items()) == (1, {good: 2})


def test_the_position_can_be_written_and_read() -> None:
    at = home_with("{ fish = 2 }")
    assert at.game.from_data(at.state.to_data()) == at.state


# ---- games begun before this was asked ------------------------------------------------------


def played(players: int, seed: int, version: int) -> tuple[record.Record, int]:
    """A game by a version of the rules, and how often somebody was asked what becomes of his prizes."""
    first: dict[str, Datum] = {"first_player": 0} if players > 1 else {}
    options = GAME.checked(players, {"rules": version, **first})
    state = GAME.start(players, options)
    rng = random.Random(seed)
    notes = record.Record(GAME.id, players, options)
    notes.seal(f"{seed:064x}")
    asked = 0
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            act = drawn(state, notes.seed, len(notes.moves))
        else:
            legal = [act for act in state.legal() if GAME.notation(act) != "pass"] or state.legal()
            explores = [act for act in legal if GAME.notation(act).startswith("explore")]
            act = rng.choice(explores or legal)
        asked += "keep" in [GAME.notation(act) for act in state.legal()]
        notes.add(GAME, state, act)
        state.apply(act)
    notes.close(state)
    return notes, asked


def test_a_game_begun_before_goes_on_without_the_question() -> None:
    for players, seed in ((1, 4), (2, 4), (3, 5)):
        notes, asked = played(players, seed, PRIZES_ARE_PLACED - 1)
        assert not asked
        outcomes = sum(actor == grotto.CHANCE for actor, _ in notes.moves)
        assert record.verify(GAME, notes) == outcomes
        # The first records did not name the version.
        del notes.options["rules"]
        assert record.verify(GAME, notes) == outcomes
        assert notes.options["rules"] == PRIZES_ARE_PLACED - 1
        history = History(GAME, players, notes.options, notes.seed)
        history.replay(rows_of(notes.moves))
        assert history.state.result().totals == notes.result


def test_a_record_with_the_question_is_told_from_one_without() -> None:
    """Also where goods went on the track one by one, and the question was over by itself."""
    for players, seed in ((1, 6), (2, 7), (3, 8)):
        notes, asked = played(players, seed, PRIZES_ARE_PLACED)
        assert asked
        del notes.options["rules"]
        assert record.verify(GAME, notes) == sum(actor == grotto.CHANCE for actor, _ in notes.moves)
        assert notes.options["rules"] == PRIZES_ARE_PLACED
        assert record.replay(GAME, notes).result().totals == notes.result
