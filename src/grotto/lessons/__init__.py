"""Lessons: a real game on a known seed, with steps that point at things and say one idea each.

A lesson is data (`<game>.toml`, words in `text/<game>.<language>.ftl`). No rule lives in it: what may be done is asked
of the position, a lesson only says which act comes next. Whoever does something else may take it back.
"""

from __future__ import annotations

from grotto.lessons.course import NEIGHBOUR, BadLesson, Chapter, Lesson, Step, lesson_of
from grotto.lessons.script import Script, script_of, scripts_of
from grotto.lessons.words import coach_source, lesson_words

__all__ = [
    "NEIGHBOUR",
    "BadLesson",
    "Chapter",
    "Lesson",
    "Script",
    "Step",
    "coach_source",
    "lesson_of",
    "lesson_words",
    "script_of",
    "scripts_of",
]
