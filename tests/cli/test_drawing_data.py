"""A game without a drawing of its own: everything in its position is shown, in the reader's words, within the width."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import grotto
from grotto.cli.drawing import View, drawing_of
from grotto.cli.drawing.data import DataDrawing, Facts
from grotto.cli.narrowing import Narrowing
from grotto.text import speaker

from .table import every_language, seen, walk

DRAWING = DataDrawing()
CAVES = grotto.game("cave_vs_cave")
every_game = pytest.mark.parametrize("id", ["cave_vs_cave", "caverna", "above_and_below"])


def drawn(view: View, width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False, markup=False, emoji=False)
    console.print(DRAWING.draw(view, width))
    return console.export_text(styles=False).splitlines()


def leaves(data: object) -> list[str]:
    """Every single value in the data that is a word, and every key."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in [key, *leaves(value)]]
    if isinstance(data, list):
        return [leaf for value in data for leaf in leaves(value)]
    return [data] if isinstance(data, str) else []


@every_game
@every_language
def test_everything_in_the_position_is_told(id: str, language: str) -> None:
    game = grotto.game(id)
    state = walk(game, 2, 4, 50)
    view = seen(state, game, language)
    speech = view.teller.speech
    names = {word.id: speech.word(word.kind, word.id) for entry in game.vocabulary.entries for word in entry.args}
    told = "\n".join(DRAWING.lines(view))
    data = {key: value for key, value in state.to_data().items() if key not in ("agenda", "game", "options", "players")}
    for leaf in leaves(data):
        known = [f"{kind}-{leaf}" for kind in ("field", "good", "counter") if speech.has(f"{kind}-{leaf}")]
        said = speech.say(known[0]) if known else names.get(leaf, leaf.replace("_", " "))
        assert said in told or leaf == "round", leaf
    for seat in range(2):
        assert view.teller.player_kind(seat) in told
        assert view.teller.holdings(state.counters(seat)) in told


@every_game
@pytest.mark.parametrize("width", [60, 100])
def test_the_picture_is_not_too_wide_and_has_all_that_the_lines_have(id: str, width: int) -> None:
    game = grotto.game(id)
    view = seen(walk(game, 2, 4, 50), game, "en")
    picture = drawn(view, width)
    assert max(len(line.rstrip()) for line in picture) <= width
    flat = re.sub(r"\s+", " ", " ".join(picture))
    for line in DRAWING.lines(view):
        if not line.startswith("Player"):
            assert re.sub(r"\s+", " ", line.strip()) in flat


def test_what_can_be_chosen_has_its_number() -> None:
    state = walk(CAVES, 2, 4, 0)
    speech = speaker("en", CAVES)
    narrowing = Narrowing(CAVES, state, [], speech)
    told = "\n".join(drawn(seen(state, CAVES, "en", narrowing.lit(), asked=True), 200))
    assert narrowing.lit()
    for word, n in narrowing.lit().items():
        assert f"{speech.word(word.kind, word.id)} ({n})" in told


def test_the_round_and_who_is_to_act() -> None:
    game = grotto.game("caverna")
    state = walk(game, 2, 4, 30)
    told = DRAWING.lines(seen(state, game, "en"))
    assert told[0] == "Round {} of {}.".format(*game.progress(state))
    assert f"Turn: Player {state.seat + 1}" in told
    assert f"first: Player {state.to_data()['first'] + 1}" in told  # type: ignore[operator]


def test_whose_a_thing_is_is_told_by_the_players_name() -> None:
    facts = Facts(seen(CAVES.new(2), CAVES, "en"))
    (line,) = facts.lines("owners", {"tunnel": 0, "shelf": 1, "bakery": None}, say=facts.player)
    assert [line.text.count(player) for player in ("Player 1", "Player 2", "–")] == [1, 1, 1]
    assert facts.lines("queue", [1, 0], say=facts.player)[0].text.index("Player 2") == 0


def test_our_games_have_drawings_of_their_own() -> None:
    assert not any(isinstance(drawing_of(grotto.game(id)), DataDrawing) for id in grotto.game_ids())
