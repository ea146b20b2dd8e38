"""What the coach remarks in first games: once at the first encounter with a thing."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct

from grotto.lessons.words import coach_words


class Remark(Struct, forbid_unknown_fields=True):
    """When something is remarked, and what it is about: a question, or something that has happened to oneself.

    `{name}` in what it is about is what the event tells by this name.
    """

    id: str
    at: str
    prompt: str = ""
    event: str = ""


@cache
def _all() -> dict[str, list[Remark]]:
    file = resources.files("grotto.lessons") / "remarks.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, list[Remark]])


def remarks_of(game: str) -> list[Remark]:
    """The remarks on a game, in their order; games of others need not have any."""
    return _all().get(game, [])


def remarked(game: str, remark: Remark, language: str, part: str = "") -> str:
    """What is said, or its title."""
    id = f"remark-{game}-{remark.id}"
    return coach_words(language).say(f"{id}.{part}" if part else id)
