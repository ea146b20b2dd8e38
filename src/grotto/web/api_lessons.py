"""Lessons: what they say, opened, gone back in."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any
from uuid import UUID

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

from grotto.games import GAMES
from grotto.lessons import Script, coach_source, lesson_words, scripts_of
from grotto.lessons.remarks import remarked, remarks_of
from grotto.lessons.words import coach_words, said
from grotto.table.errors import NotFound
from grotto.table.hall import Hall
from grotto.table.messages import Created, View
from grotto.table.seating import Seating
from grotto.text import LANGUAGES
from grotto.web.answers import StaleProblem
from grotto.web.api_games import tagged
from grotto.web.api_tables import Count, answer
from grotto.web.limits import COST, OPENS

AnyRequest = Request[Any, Any, Any]


class StepInfo(Struct):
    """One idea: where to look, what to read, and which acts it takes. It ends once so many moves stand.

    `off` is said to those who have done something else.
    """

    id: str
    at: str
    also: list[str]
    acts: list[str]
    until: int
    title: str
    text: str
    off: str


class ChapterInfo(Struct):
    """Some steps at one table."""

    id: str
    title: str
    steps: list[StepInfo]


class LessonInfo(Struct):
    """A lesson in the reader's language; `words` is what the coach says besides, as Fluent source."""

    game: str
    chapters: list[ChapterInfo]
    words: str


class RemarkInfo(Struct):
    """Something to be said once: when this is asked of me or that has happened to me, about a thing."""

    id: str
    prompt: str
    event: str
    at: str
    title: str
    text: str


class RemarksInfo(Struct):
    """What the coach remarks in first games, who that is, and what one answers."""

    name: str
    thanks: str
    remarks: list[RemarkInfo]


class Learn(Struct):
    """The chapter to begin with; the first if none is named."""

    chapter: Annotated[str, Meta(max_length=40)] | None = None


class Back(Struct):
    """Go back in a lesson until so many moves stand."""

    request: UUID
    seq: Count
    moves: Count


def _chapter(script: Script, game: str, language: str) -> ChapterInfo:
    speech = lesson_words(game, language)
    steps = [
        StepInfo(
            step.id, step.at, step.also, step.own(), end,
            said(speech, script, step.id, "title"), said(speech, script, step.id), said(speech, script, step.id, "off"),
        )
        for step, end in zip(script.chapter.steps, script.ends, strict=True)
    ]  # fmt: skip
    return ChapterInfo(script.chapter.id, speech.say(f"chapter-{script.chapter.id}"), steps)


@cache
def _lesson(game: str, language: str) -> bytes:
    chapters = [_chapter(script, game, language) for script in scripts_of(game)]
    return msgspec.json.encode(LessonInfo(game, chapters, coach_source(language)))


@get("/lessons/{game:str}", sync_to_thread=False, responses={200: ResponseSpec(LessonInfo, generate_examples=False)})
def lesson(request: AnyRequest, game: str, lang: str = "en") -> Response[bytes]:
    """All chapters of a game's lesson, with their words."""
    if lang not in LANGUAGES:
        raise NotFound("no_language", {"value": lang, "allowed": ", ".join(LANGUAGES)})
    if game not in GAMES or not scripts_of(game):
        raise NotFound("no_lesson", {"value": game})
    return tagged(request, _lesson(game, lang), "application/json")


@cache
def _remarks(game: str, language: str) -> bytes:
    words = coach_words(language)
    said_once = [
        RemarkInfo(
            one.id, one.prompt and f"prompt-{one.prompt}", one.event and f"event-{one.event}", one.at,
            remarked(game, one, language, "title"), remarked(game, one, language),
        )
        for one in remarks_of(game)
    ]  # fmt: skip
    return msgspec.json.encode(RemarksInfo(words.say("coach-name"), words.say("coach-thanks"), said_once))


@get(
    "/lessons/{game:str}/remarks",
    sync_to_thread=False,
    responses={200: ResponseSpec(RemarksInfo, generate_examples=False)},
)
def remarks(request: AnyRequest, game: str, lang: str = "en") -> Response[bytes]:
    """What the coach remarks in first games."""
    if lang not in LANGUAGES:
        raise NotFound("no_language", {"value": lang, "allowed": ", ".join(LANGUAGES)})
    if game not in GAMES:
        raise NotFound("no_lesson", {"value": game})
    return tagged(request, _remarks(game, lang), "application/json")


@post("/lessons/{game:str}", opt={OPENS: True, COST: 20})
async def learn(seating: Seating, me: str, game: str, data: Learn) -> Created:
    """A table of my own at which a chapter is taught."""
    return await seating.learn(me, game, data.chapter)


@post("/tables/{id:str}/back", status_code=200)
async def back(hall: Hall, me: str, id: str, data: Back) -> Response[View] | Response[StaleProblem]:
    """Go back in a lesson, over chance and the acts of others too."""
    return await answer(hall, me, id, hall.go_back(id, me, str(data.request), data.seq, data.moves))


HANDLERS = [learn, back]
