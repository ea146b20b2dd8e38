"""Pictures of Cave vs. Cave: never too wide, everything on them, nothing by colour alone."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grotto.cli.drawing import View, drawing_of
from grotto.cli.drawing.cave_vs_cave.cave import wrapped
from grotto.cli.narrowing import Narrowing
from grotto.cli.telling import Teller
from grotto.kernel.acts import Word
from grotto.kernel.state import State
from grotto.text import LANGUAGES, speaker

from .table import GAME, every_language, picture, scripted, start

SEATS = ["human", "greedy"]


def view_of(state: State, language: str, lit: dict[Word, int] | None = None) -> View:
    return View(GAME, state, Teller(GAME, SEATS[: len(state.result().totals)], speaker(language, GAME.id)), lit or {})


FULL = {
    "round": 8,
    "caves": [
        {
            "goods": {"wood": 9, "gold": 19},
            "rooms": {
                "r0c0": "storeroom", "r0c1": "weaving_room", "r1c0": "shelf", "r1c1": "spinning_wheel",
                "r2c0": "grindstone", "r2c1": "warehouse", "r3c1": "prospecting_site", "r4c0": "wood_storeroom",
                "r4c1": "retting_room", "r4c2": "treasury", "extra": "furniture_workshop",
            },
            "walls": ["r4c1-r4c2", "r0c0-r0c1", "r0c0-r1c0", "extra-s"],
            "extra": "two_walls",
        },
        {"empty": ["r2c0", "r2c1", "r1c0"], "walls": ["r2c0-r2c1"]},
    ],
}  # fmt: skip


@pytest.mark.parametrize("width", [80, 90, 100, 119, 120, 160, 200])
@every_language
def test_fits_the_width(language: str, width: int) -> None:
    for state in (start("human,greedy", 1).state, start("human", 1).state, GAME.from_data(dict(FULL))):
        assert max(len(line.rstrip()) for line in picture(view_of(state, language), width)) <= width


@pytest.mark.parametrize("width", [80, 120])
@every_language
def test_shows_everything(language: str, width: int) -> None:
    state = GAME.from_data(dict(FULL))
    view = view_of(state, language)
    drawn = " ".join(picture(view, width))
    data = state.to_data()
    for tile in data["tiles"]:
        assert view.name("tile", tile) in drawn
    for room in data["display"]:
        assert view.name("room", room) in drawn
    for room in data["caves"][0]["rooms"].values():
        for part in wrapped(view.name("room", room), 11):
            assert part in drawn
    for good in ("wood", "stone", "emmer", "flax", "food", "gold"):
        assert view.name("good", good) in drawn
    for cell in ("r0c0", "r4c2", "r3c0"):
        assert cell in drawn
    assert wrapped(view.name("cell", "extra"), 23)[0] in drawn
    assert "19" in drawn
    assert "░" in drawn
    assert "▲" in drawn
    assert "●" in drawn


@every_language
def test_lines_tell_everything(language: str) -> None:
    state = GAME.from_data(dict(FULL))
    view = view_of(state, language)
    told = drawing_of(GAME).lines(view)
    everything = "\n".join(told)
    for cell in ("r0c0", "r1c1", "extra"):
        assert f"[{cell}]" in everything
    for kind, ids in (("room", ["treasury", "prospecting_site"]), ("tile", ["housework"])):
        for id in ids:
            assert view.name(kind, id) in everything
    assert all("\n" not in line for line in told)


def test_built_walls_can_be_told_from_rock_and_from_open_sites() -> None:
    plain = picture(view_of(GAME.from_data({}), "en"), 80)
    walled = picture(view_of(GAME.from_data({"caves": [{"walls": ["r2c0-r2c1", "r2c0-r3c0"]}]}), "en"), 80)
    assert "█" not in "".join(plain)
    assert "▀" not in "".join(plain)
    assert "".join(walled).count("█") >= 3
    assert "▀" * 11 in "".join(walled)


def test_colours_have_letters() -> None:
    drawn = " ".join(picture(view_of(GAME.from_data(dict(FULL)), "en"), 80))
    assert "O 10★" in drawn
    assert "B 5★" in drawn


def test_what_can_be_chosen_is_lit() -> None:
    state = GAME.from_data({})
    view = view_of(state, "en", {Word("tile", "housework"): 4, Word("cell", "r2c0"): 17, Word("edge", "r2c0-r2c1"): 8})
    drawn = picture(view, 80)
    assert any(" 4 " in line and "Housework" in line for line in drawn)
    assert any(" 17 " in line for line in drawn)
    assert any(" 8 " in line and "17" in line for line in drawn)


@given(st.integers(0, 9999), st.integers(0, 60), st.sampled_from(LANGUAGES), st.sampled_from(["human", "human,human"]))
@settings(max_examples=25)
def test_any_position_can_be_drawn_and_told(seed: int, moves: int, language: str, seats: str) -> None:
    session = start(seats, seed)
    scripted(session, seed, moves)
    speech = speaker(language, GAME.id)
    lit = Narrowing(GAME, session.state, [], speech).lit() if not session.over else {}
    view = view_of(session.state, language, lit)
    assert max(len(line.rstrip()) for line in picture(view, 80)) <= 80
    assert drawing_of(GAME).lines(view)


def test_long_words_are_divided() -> None:
    assert wrapped("Сокровищница", 11) == ["Сокровищни-", "ца"]
    assert wrapped("Furniture Workshop", 11) == ["Furniture", "Workshop"]
