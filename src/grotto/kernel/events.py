"""What an act caused, for logs and animation. Ids and numbers, never sentences."""

from __future__ import annotations

from typing import NamedTuple

from grotto.kernel.errors import Data


class Event(NamedTuple):
    """Something that happened to a seat: `Event("gained", 0, {"good": "wood", "n": 2})`.

    Without a seat (NOBODY) it happened to the whole table, and its message is a sentence by itself.
    """

    id: str
    seat: int
    data: Data


class Prompt(NamedTuple):
    """What is being asked, and what it is about."""

    id: str
    data: Data


class Reason(NamedTuple):
    """Why an act is not legal."""

    id: str
    data: Data


class Result(NamedTuple):
    """Scores by category for each seat, and who has won if the game ended like this."""

    categories: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: str
    final: bool
