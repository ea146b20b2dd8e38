"""Every lesson can be played as it is written, and says all it has to say in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from fluent_files import messages, read_messages
from grotto.games import GAMES
from grotto.lessons import BadLesson, Lesson, Script, lesson_of, lesson_words, scripts_of
from grotto.lessons.course import Chapter, Step
from grotto.lessons.script import _Player
from grotto.lessons.words import said, text_file
from grotto.table.history import History, rows_of
from grotto.text import LANGUAGES

TAUGHT = [game for game in GAMES if lesson_of(game) is not None]
CHAPTERS = [(game, script) for game in TAUGHT for script in scripts_of(game)]
every_chapter = pytest.mark.parametrize(("game", "script"), CHAPTERS, ids=[f"{g}-{s.chapter.id}" for g, s in CHAPTERS])
every_language = pytest.mark.parametrize("language", LANGUAGES)
# "panel:mine", "part:turn", or a word of the game.
PARTS = {"part:turn", "part:goods", "part:rounds", "part:tray", "part:seats", "part:log"}
PANELS = {
    "panel:mine",
    "panel:theirs",
    "panel:actions",
    "panel:rooms",
    "panel:spaces",
    "panel:market",
    "panel:people",
    "panel:furnishings",
    "panel:loot",
}


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def test_which_games_are_taught() -> None:
    assert set(TAUGHT) == {"caverna", "cave_vs_cave", "above_and_below"}


@every_chapter
def test_the_rules_allow_what_the_lesson_asks_for(game: str, script: Script) -> None:
    """At the table: the moves before the chapter, then the learner's, and the others answer as written."""
    history = History(GAMES[game], script.players, script.options, script.seed)
    history.replay(rows_of(script.moves[: script.start]))
    for step, end in zip(script.chapter.steps, script.ends, strict=True):
        for act in step.own():
            while (text := script.next_of_others(history.texts())) is not None:
                history.extend(history.plan(text, None))
            assert history.state.actor == script.learner, step.id
            history.extend(history.plan(act, None))
        while (text := script.next_of_others(history.texts())) is not None:
            history.extend(history.plan(text, None))
        assert history.moves == end, step.id
    assert history.texts() == script.moves


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_ends_with_the_game(game: str) -> None:
    script = scripts_of(game)[-1]
    history = History(GAMES[game], script.players, script.options, script.seed)
    history.replay(rows_of(script.moves))
    assert history.over
    assert history.state.result().winners == (script.learner,), "who learns should win the first time"


@every_chapter
def test_a_chapter_is_short_and_has_no_step_twice(game: str, script: Script) -> None:
    ids = [step.id for step in script.chapter.steps]
    assert len(set(ids)) == len(ids) <= 12
    assert script.start < script.ends[-1], "there is something to do"


@every_chapter
def test_what_is_pointed_at_exists(game: str, script: Script) -> None:
    edition = GAMES[game].edition(script.options)
    words = {f"{word.kind}:{word.id}" for entry in edition.vocabulary.entries for word in entry.args}
    named = {place for step in script.chapter.steps for place in [step.at, *step.also]}
    # What can be eaten is lit where it lies.
    words |= {f"eat:{word.removeprefix('conversion:')}" for word in words if word.startswith("conversion:")}
    assert named - words - PARTS - PANELS == set()


@every_chapter
@every_language
def test_every_step_says_one_thing_in_few_words(game: str, script: Script, language: str) -> None:
    speech = lesson_words(game, language)
    assert speech.say(f"chapter-{script.chapter.id}")
    for step in script.chapter.steps:
        for part in ("", "off"):
            told = said(speech, script, step.id, part)
            assert part or told
            assert len(re.findall(r"[\w’'-]+", told)) <= 25, (step.id, told)
        assert 0 < len(said(speech, script, step.id, "title").split()) <= 6, step.id


@pytest.mark.parametrize("game", TAUGHT)
@every_language
def test_no_word_is_left_over_or_put_in_twice(game: str, language: str) -> None:
    own = read_messages([text_file(game, language)])
    told = {f"chapter-{script.chapter.id}" for script in scripts_of(game)}
    told |= {f"lesson-{script.chapter.id}-{step.id}" for script in scripts_of(game) for step in script.chapter.steps}
    assert {id.split(".")[0] for id in own} == told
    # What a lesson names, the game or its pack names.
    named = {reference for inside in own.values() for reference in inside.references}
    assert named - set(messages(language, game)) - set(GAMES[game].words(language)) == set()
    english = read_messages([text_file(game, "en")])
    assert set(own) == set(english)


@every_language
def test_the_coach_says_the_same_in_every_language(language: str) -> None:
    ours, english = (read_messages([text_file("coach", one)]) for one in (language, "en"))
    assert {id: inside.variables for id, inside in ours.items()} == {id: one.variables for id, one in english.items()}


def test_a_lesson_that_the_rules_forbid_names_the_step() -> None:
    chapter = Chapter("first", [Step("bad", acts="dig r0c0")], seed="00", players=2, options={"first_player": 0})
    with pytest.raises(BadLesson, match="first/bad: dig r0c0"):
        _Player(GAMES["cave_vs_cave"], 0).chapter(chapter)


def test_a_lesson_does_not_act_for_others_unawares() -> None:
    wrong = Step("bad", acts="take excavation; end_turn; take housework")
    chapter = Chapter("first", [wrong], seed="00", players=2, options={"first_player": 0})
    with pytest.raises(BadLesson, match="not for seat 1"):
        _Player(GAMES["cave_vs_cave"], 0).chapter(chapter)


def test_whoever_leaves_the_path_is_waited_for() -> None:
    script = scripts_of("cave_vs_cave")[0]
    history = History(GAMES["cave_vs_cave"], script.players, script.options, script.seed)
    history.replay(rows_of(script.moves[: script.start]))
    for act in ("take housework", "end_turn"):
        history.extend(history.plan(act, None))
    assert history.state.actor == 1
    assert script.kept(history.texts()) == script.start
    assert script.next_of_others(history.texts()) is None


def test_files_of_lessons_have_no_unknown_keys() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(b"minutes = 1\nlearner = 0\nchapters = []\nhours = 2", type=Lesson)
