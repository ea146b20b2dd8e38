"""What a lesson says, in the reader's language. Names of things are those of the game: `{ room-shelf }`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from grotto.games import GAMES
from grotto.lessons.script import Script
from grotto.text import NO_BREAK, UNBROKEN, Speaker, fluent_source


def text_file(name: str, language: str) -> Traversable:
    """The messages of a lesson, or those of the coach."""
    return resources.files("grotto.lessons") / "text" / f"{name}.{language}.ftl"


def _source(name: str, language: str) -> str:
    source = text_file(name, language).read_text("utf-8")
    return UNBROKEN.sub(NO_BREAK, source) if language == "fr" else source


@cache
def coach_source(language: str) -> str:
    """What the coach says in every lesson, as Fluent source."""
    return _source("coach", language)


@cache
def coach_words(language: str) -> Speaker:
    """Says what the coach says in every game, and `remark-<game>-<remark>` with `.title`."""
    return Speaker(language, "\n".join([coach_source(language), _source("remarks", language)]))


@cache
def lesson_words(game: str, language: str) -> Speaker:
    """Says `lesson-<chapter>-<step>` with `.title` and perhaps `.off`, and `chapter-<chapter>`."""
    whole = fluent_source(language, GAMES[game])
    return Speaker(language, "\n".join([whole, coach_source(language), _source(game, language)]))


def said(speech: Speaker, script: Script, step: str, part: str = "") -> str:
    """A sentence about a step; empty if there is none."""
    id = f"lesson-{script.chapter.id}-{step}"
    if not part:
        return speech.say(id)
    return speech.say(f"{id}.{part}") if speech.has(f"{id}.{part}") else ""
