"""Pictures of Caverna: never too wide, everything on them; and the same in lines."""

from __future__ import annotations

import re
from typing import Any

import pytest

import grotto
from grotto.cli.drawing import drawing_of
from grotto.cli.drawing.canvas import SHAPES, wrapped
from grotto.cli.narrowing import Narrowing
from grotto.kernel.acts import Word
from grotto.text import LANGUAGES, speaker

from .table import check_questions, every_language, lines, picture, run, seen, walk

CAVERNA = grotto.game("caverna")
BOXES = re.compile(r"[─-╿▀-▟♣\x1b]")

FULL: dict[str, Any] = {
    "players": 2,
    "round": 6,
    "harvest": "full",
    "spaces": [
        "drift_mining", "excavation", "starting_player", "logging", "supplies", "ore_mining", "wood_gathering",
        "clearing", "sustenance", "ruby_mining", "housework", "slash_and_burn", "sheep_farming", "blacksmithing",
        "ore_mine_construction", "wish_for_children", "ruby_mine_construction", "donkey_farming",
    ],
    "goods": {"logging": {"wood": 7}, "donkey_farming": {"donkey": 3}},
    "farms": [
        {
            "goods": {"wood": 13, "ruby": 2, "food": 1, "sheep": 5, "donkey": 1, "dog": 3, "boar": 2},
            "cells": {
                "r3c2": "field", "r3c1": "field", "r2c1": "large_pasture", "r2c2": "large_pasture",
                "r1c2": "small_pasture", "r1c1": "meadow", "r2c3": "cavern", "r1c3": "tunnel", "r1c4": "ore_mine",
                "r1c5": "deep_tunnel", "r2c4": "ruby_mine",
            },
            "large_pastures": [["r2c1", "r2c2"]],
            "stables": ["r1c2", "r0c0"],
            "crops": {"r3c2": {"grain": 3}, "r3c1": {"vegetable": 2}},
            "furnishings": {"r0c3": "office_room", "r0c4": "couple_dwelling"},
            "dwarfs": [{"strength": 0}, {"strength": 7}, {"strength": 3, "at": "housework"}],
        },
        {"dwarfs": [{"at": "supplies"}, {}]},
    ],
}  # fmt: skip


@pytest.mark.parametrize("width", [80, 125])
@every_language
def test_fits_the_width(language: str, width: int) -> None:
    for state in (CAVERNA.from_data(FULL), CAVERNA.new(1), walk(CAVERNA, 7, 3, 60)):
        for asked in (False, True):
            drawn = picture(seen(state, CAVERNA, language, asked=asked), width)
            assert max(len(line.rstrip()) for line in drawn) <= width


@pytest.mark.parametrize("width", [80, 120])
@every_language
def test_shows_everything(language: str, width: int) -> None:
    """Sections 2 to 4: the board, what stands on it, the spaces and the rounds."""
    state = CAVERNA.from_data(FULL)
    view = seen(state, CAVERNA, language)
    drawn = " ".join(picture(view, width))
    speech = view.teller.speech
    for space in FULL["spaces"]:
        for word in view.name("space", space).split():
            assert word in drawn
    for tile in ("office_room", "couple_dwelling"):
        for part in wrapped(view.name("furnishing", tile), 12):
            assert part in drawn
    for ground in ("field", "pasture", "meadow", "cavern", "tunnel", "deep_tunnel", "ore_mine", "ruby_mine"):
        for part in wrapped(view.say(f"ground-{ground}"), 12):
            assert part in drawn
    for good, n in (("grain", 3), ("vegetable", 2), ("wood", 13), ("ruby", 2)):
        assert f"{view.name('good', good)} {n}" in drawn
    assert f"[{view.name('good', 'wood')} 7]" in drawn
    assert f"[{view.name('good', 'donkey')} 3]" in drawn
    if width == 80:
        assert view.name("weapon", "7") in drawn
        assert f"{view.name('space', 'housework').split()[-1]} ({view.name('weapon', '3')})" in drawn
    assert drawn.count("⌂") == 2
    assert "r3c5" in drawn
    assert "[6❀]" in drawn
    assert "7?" in drawn
    # The cards of later rounds are face down, but which there are is known.
    assert view.name("space", "family_life").split()[0] in drawn
    assert speech.say("game-name") in drawn


def test_animals_stand_where_they_are_housed() -> None:
    state = CAVERNA.from_data(FULL)
    drawn = picture(seen(state, CAVERNA, "en"), 80)
    housing: Any = CAVERNA.shown(state)["farms"]
    for herd in housing[0]["housing"]:
        assert any(f"{herd['animal']} {herd['n']}" in line for line in drawn), herd


def test_fences_surround_pastures_and_nothing_else() -> None:
    bare = "".join(picture(seen(CAVERNA.new(1), CAVERNA, "en"), 80))
    fenced = "".join(picture(seen(CAVERNA.from_data(FULL), CAVERNA, "en"), 80))
    assert not re.search("[┃━┏┓┗┛]", bare)
    assert "━" * 25 in fenced
    assert fenced.count("┃") >= 10


def test_food_is_not_due_for_certain_while_the_marker_is_face_down() -> None:
    """Section 4: with markers turned up at the harvest, a round may end without one."""
    late = FULL | {"options": {"harvest_markers": "at_harvest"}, "harvest": "unknown"}
    for data, maybe in ((FULL, False), (late, True)):
        view = seen(CAVERNA.from_data(data), CAVERNA, "en")
        for told in (picture(view, 125), drawing_of(CAVERNA).lines(view)):
            assert any("food due" in line.casefold() for line in told)
            assert any("if there is a harvest" in line.casefold() for line in told) == maybe


def test_who_stands_where() -> None:
    drawn = picture(seen(CAVERNA.from_data(FULL), CAVERNA, "en"), 80)
    assert any(re.search(rf"{SHAPES[0]}\s+Housework", line) for line in drawn)
    assert any(re.search(rf"{SHAPES[1]}\s+Supplies", line) for line in drawn)


def test_a_space_to_imitate_has_its_number_although_it_is_taken() -> None:
    """Section 7: imitation goes to spaces that others have taken."""
    view = seen(CAVERNA.from_data(FULL), CAVERNA, "en", {Word("space", "housework"): 4}, asked=True)
    assert any(re.search(r" 4 .*▲ Housework", line) for line in picture(view, 80))


def test_office_tiles_outside_the_board_are_drawn() -> None:
    """Section 14: one half of a tile may lie outside."""
    data = {
        "farms": [{"cells": {"r2c3": "cavern", "r2c5": "cavern", "r2c6": "tunnel", "r3c2": "field", "r4c2": "meadow"}}]
    }
    drawn = picture(seen(CAVERNA.from_data(data), CAVERNA, "en"), 80)
    assert any("r2c6" in line for line in drawn)
    assert any("r4c2" in line for line in drawn)
    assert max(len(line.rstrip()) for line in drawn) <= 80


@every_language
def test_lines_tell_everything(language: str) -> None:
    state = CAVERNA.from_data(FULL)
    view = seen(state, CAVERNA, language)
    told = drawing_of(CAVERNA).lines(view)
    everything = "\n".join(told)
    data: Any = state.to_data()
    for space in data["spaces"]:
        assert view.name("space", space) in everything
    for tile in data["supply"]:
        assert view.name("furnishing", tile) in everything
    for cell in ("r0c0", "r2c1", "r3c5"):
        assert f"[{cell}]" in everything
    line = next(line for line in told if "[r3c2]" in line)
    assert f"{view.name('good', 'grain')} 3" in line
    line = next(line for line in told if "[r2c1]" in line)
    assert view.name("verb", "large_pasture") in line
    assert view.name("cell", "r2c2") in line
    assert all("\n" not in line for line in told)
    assert not BOXES.search(everything)


@pytest.mark.parametrize(("players", "acts"), [(1, 40), (2, 90), (3, 200), (7, 150)])
def test_nothing_that_can_be_chosen_is_lost(players: int, acts: int) -> None:
    for seed in range(3):
        state = walk(CAVERNA, players, seed, acts + 7 * seed)
        if state.actor >= 0:
            check_questions(seen(state, CAVERNA, LANGUAGES[seed]), 80)


def test_a_question_with_places_lights_them() -> None:
    state = CAVERNA.new(1)
    state.apply(CAVERNA.act("place excavation"))
    state.apply(CAVERNA.act("collect"))
    speech = speaker("en", "caverna")
    narrowing = Narrowing(CAVERNA, state, [Word("verb", "twin"), Word("twin", "cavern_tunnel")], speech)
    drawn = picture(seen(state, CAVERNA, "en", narrowing.lit(), asked=True), 80)
    for choice in narrowing.choices[:7]:
        assert any(f" {choice.number} " in line for line in drawn)


# ---- through the command -------------------------------------------------------------------


@every_language
def test_everything_can_be_asked_about(language: str) -> None:
    speech = speaker(language, "caverna")
    asked = ["furnishing-stone_carver", "space-logging", "space-urgent_wish_for_children", "loot-breed_two"]
    typed = [f"help {speech.say(id)}" for id in asked]
    result = run(
        "play", "caverna", "--seats", "human", "--seed", "1", "--plain", "--lang", language, input=lines(*typed)
    )
    assert result.exit_code == 0
    for id in asked:
        assert speech.say(f"{id}.help") in result.stdout


@every_language
def test_a_whole_solo_game_in_lines(language: str) -> None:
    """Every list has a first entry, and always taking it leads to the end."""
    typed = lines(*["board", "1"], *(["1"] * 250))
    args = ["--seats", "human", "--seed", "4", "--plain", "--lang", language, "--option", "furnishings=introductory"]
    result = run("play", "caverna", *args, input=typed)
    assert result.exit_code == 0
    speech = speaker(language, "caverna")
    assert speech.say("verdict-solo") in result.stdout
    assert speech.say("cli-caverna-round", n=1, rounds=12) in result.stdout
    assert not BOXES.search(result.stdout)
    assert speech.say("furnishing-office_room") not in result.stdout
