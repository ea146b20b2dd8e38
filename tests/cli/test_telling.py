"""What happened and how it ended, as the terminal tells it."""

from __future__ import annotations

import pytest

import grotto
from conformance.cases import example
from grotto.cli.screen import PlainScreen
from grotto.cli.session import HUMAN
from grotto.cli.telling import Teller
from grotto.kernel.events import Event, Result
from grotto.table.history import LoggedAct, Row
from grotto.text import Speaker

from .table import GAME, Narrowing, every_language, seen, speaker

MESSAGES = """
seat = Player { $n }
event-flooded = water rises in { $cave }
event-calm = all is calm
event-fled = flees
cli-told-events = { $player } { $events }.
cli-told-table = { $event }.
"""


@pytest.mark.parametrize("nobody", [grotto.NOBODY, grotto.CHANCE])
def test_an_event_of_the_whole_table_names_no_player(nobody: int) -> None:
    teller = Teller(GAME, [HUMAN, HUMAN], Speaker("en", MESSAGES))
    events = [
        Event("flooded", nobody, {"cave": "Deep"}),
        Event("calm", nobody, {}),
        Event("fled", 1, {}),
    ]
    told = teller.logged(LoggedAct(1, Row(1, "act", grotto.CHANCE, "", None), events))
    assert told == "Water rises in Deep. All is calm. Player 2 flees."


@every_language
def test_a_draw_is_named(language: str) -> None:
    teller = Teller(GAME, [HUMAN, "greedy"], speaker(language, GAME))
    draw = teller.verdict(Result(({}, {}), (7, 7), (0, 1), "points", True))
    assert {"en": "A draw: ", "ru": "Ничья: ", "fr": "Égalité\u00a0: "}[language] in draw
    assert teller.player_kind(0) in draw
    assert teller.player_kind(1) in draw
    for winners in ((1,), ()):
        assert teller.speech.say("cli-draw", players="", verdict="")[:4] not in teller.verdict(
            Result(({}, {}), (7, 8), winners, "points", True)
        )


@every_language
def test_who_has_nothing_is_told_so(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And not that he has: ."""
    game = example("stalagmites", "Stalagmites")
    nothing = {"en": "You have nothing yet.", "ru": "У вас пока ничего нет.", "fr": "Vous n’avez encore rien."}
    for height, told in ((0, True), (1, False)):
        view = seen(game.from_data({"caves": [{"heights": {"left": height}}, {}]}), game, language)
        PlainScreen(view.teller).ask(Narrowing(game, view.state, [], view.teller.speech), "?", view)
        assert (nothing[language] in capsys.readouterr().out) == told
