"""Remarks at first encounters: each has its words in every language, and an occasion that the game really has."""

from __future__ import annotations

import re

import pytest

from fluent_files import messages, read_messages
from grotto.games import GAMES
from grotto.lessons.remarks import Remark, remarked, remarks_of
from grotto.lessons.words import text_file
from grotto.text import LANGUAGES

from .test_lessons import PANELS, PARTS, every_language

REMARKS = [(game, one) for game in GAMES for one in remarks_of(game)]
every_remark = pytest.mark.parametrize(("game", "remark"), REMARKS, ids=[f"{game}-{one.id}" for game, one in REMARKS])


def test_every_game_of_ours_is_remarked_on() -> None:
    for game in ("cave_vs_cave", "caverna", "above_and_below"):
        ids = [one.id for one in remarks_of(game)]
        assert len(set(ids)) == len(ids) >= 4
    assert remarks_of("chess") == []


@every_remark
def test_the_game_has_the_occasion(game: str, remark: Remark) -> None:
    assert bool(remark.prompt) != bool(remark.event), "a question, or something that has happened"
    occasion = f"prompt-{remark.prompt}" if remark.prompt else f"event-{remark.event}"
    assert occasion in messages("en", game)
    told = {f"{name}:{{{name}}}" for name in messages("en", game)[occasion].variables} if remark.event else set()
    assert remark.at in PARTS | PANELS | told


@every_remark
def test_it_is_said_in_few_words(game: str, remark: Remark) -> None:
    for language in LANGUAGES:
        assert 0 < len(re.findall(r"[\w’'-]+", remarked(game, remark, language))) <= 20, language
        assert 0 < len(remarked(game, remark, language, "title").split()) <= 5, language


@every_language
def test_no_remark_is_left_over(language: str) -> None:
    own = read_messages([text_file("remarks", language)])
    assert {id.split(".")[0] for id in own} == {f"remark-{game}-{one.id}" for game, one in REMARKS}
