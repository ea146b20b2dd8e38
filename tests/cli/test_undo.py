"""Undo at the terminal is the table's: act by act or the whole turn, never past chance or another player's act."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import grotto
from grotto.cli.session import Session
from grotto.kernel.agenda import CHANCE
from grotto.kernel.chance import seed_from
from grotto.kernel.record import read
from grotto.table.history import History
from grotto.text import speaker

from .table import GAME, every_language, lines, run

PLAY = ["play", "cave_vs_cave", "--plain", "--seed", "1"]
TOGETHER = [*PLAY, "--seats", "human,human", "--option", "first_player=0", "--save", "mine"]


def players_acts() -> list[str]:
    """The acts that stand in the saved game, without chance."""
    return [act for actor, act in read(Path("mine").read_text()).moves if actor != CHANCE]


def test_step_by_step_and_not_past_chance() -> None:
    typed = ["undo", "take cultivation", "gain", "use cave_entrance wood", "undo", "undo", "undo", "undo", "log"]
    told = run(*PLAY, "--seats", "human", "--save", "mine", input=lines(*typed, "take masonry")).stdout
    assert told.count("Chance has decided since; there is no way back.") == 2
    assert re.findall("Taken back: (.*)", told) == [
        "Use Cave Entrance: gain 1 wood.",
        "Take the goods on the tile.",
        "Take Cultivation.",
    ]
    assert len(re.findall(r"\(taken back\)", told)) == 3


def test_the_act_that_passed_the_turn_can_be_taken_back_until_somebody_else_acts() -> None:
    first = ["take cultivation", "gain", "end_turn"]
    told = run(*TOGETHER, input=lines(*first, "undo", "undo")).stdout
    assert re.findall("Taken back: (.*)", told) == ["End the turn.", "Take the goods on the tile."]
    assert players_acts() == ["take cultivation"]


def test_not_past_another_player() -> None:
    first = ["take cultivation", "gain", "end_turn"]
    told = run(*TOGETHER, input=lines(*first, "take undergrowth", "undo", "undo")).stdout
    assert told.count("The last act was another player’s; you can only take back your own.") == 1
    assert re.findall("Taken back: (.*)", told) == ["Take Undergrowth."]
    assert players_acts() == first


def test_not_past_a_bot() -> None:
    typed = lines("take cultivation", "end_turn", "undo", "restart")
    told = run(*PLAY, "--seats", "human,greedy", "--option", "first_player=0", input=typed).stdout
    assert told.count("The last act was another player’s") == 2


def test_a_word_is_taken_back_before_an_act() -> None:
    typed = lines("take masonry", "build_wall", "undo", "undo")
    told = run("play", "cave_vs_cave", "--plain", "--seats", "human,human", "--seed", "7", input=typed).stdout
    assert re.findall("Taken back: (.*)", told) == ["Take Masonry."]


@every_language
def test_restart_takes_the_whole_turn_back(language: str) -> None:
    speech = speaker(language, GAME.id)
    word = speech.say("cli-command-restart").split()[0]
    typed = ["take cultivation", "gain", "use cave_entrance wood", word, "log", word]
    told = run(*TOGETHER, "--lang", language, input=lines(*typed)).stdout
    assert told.count(speech.say("cli-restarted")) == 1
    assert told.count(speech.say("cli-undo-chance")) == 1
    assert players_acts() == []
    assert told.count(speech.say("cli-log-undone", line="").strip()) == 3


def test_a_turn_of_which_nothing_is_done_is_not_restarted() -> None:
    """Nor is the turn of the player before."""
    first = ["take cultivation", "gain", "end_turn"]
    told = run(*TOGETHER, input=lines(*first, "restart", "take undergrowth", "restart")).stdout
    assert told.count("Nothing of this turn has been done yet.") == 1
    assert told.count("The turn begins again.") == 1
    assert players_acts() == first


def test_restart_forgets_the_words_of_an_act() -> None:
    typed = lines("take masonry", "build_wall", "restart", "take masonry")
    told = run("play", "cave_vs_cave", "--plain", "--seats", "human,human", "--seed", "7", input=typed).stdout
    assert told.count("The turn begins again.") == 1
    assert told.count("Player 1 takes Masonry") == 2


@pytest.mark.parametrize("id", grotto.game_ids())
def test_terminal_and_table_offer_the_same(id: str) -> None:
    """Three seats at one screen where three can play, whatever is done: what may be undone, and the position after."""
    game = grotto.game(id)
    seats = max(count for count in game.seats if count <= 3)
    rng = random.Random(3)
    session = Session.start(game, ["human"] * seats, {}, seed_from(8))
    session.go_on()
    table = History(game, seats, session.record.options, seed_from(8))
    table.extend(table.plan_chance())
    positions = [session.state]
    for _ in range(120):
        for whole_turn in (False, True):
            remaining = table.undo_to(whole_turn)
            assert (session.undo_refusal(whole_turn) == "") == (remaining < table.moves)
        whole_turn = rng.random() < 0.3
        if rng.random() < 0.3 and not session.undo_refusal(whole_turn):
            table.take_back(table.plan_undo(table.undo_to(whole_turn), None))
            session.undo(whole_turn)
        elif not session.over:
            text = game.notation(rng.choice(session.state.legal()))
            session.apply(session.game.act(text))
            table.extend(table.plan(text, None))
        positions.append(session.state)
        assert session.state == table.state
        assert session.record.moves == table.texts()
        assert [entry.undone for entry in session.log] == [entry.undone for entry in table.log]
    assert len(set(positions)) < len(positions)
