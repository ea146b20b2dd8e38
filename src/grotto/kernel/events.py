"""What an act caused, for logs and animation. Ids and numbers, never sentences."""

from __future__ import annotations

from typing import NamedTuple

from grotto.kernel.errors import Data


class Event(NamedTuple):
    """Something that happened to a seat: `Event("gained", 0, {"good": "wood", "n": 2})`.

    Without a seat (NOBODY) it happened to the whole table, and its message is a sentence by itself.
    """

    id: str
    """What kind of thing; `event-<id>` is its message."""
    seat: int
    """To whom, or NOBODY."""
    data: Data
    """The ids and numbers that its message names."""


class Prompt(NamedTuple):
    """What is being asked, and what it is about."""

    id: str
    """What is asked; `prompt-<id>` is its message."""
    data: Data
    """The ids and numbers that its message names."""


class Reason(NamedTuple):
    """Why an act is not legal."""

    id: str
    """The reason; `reason-<id>` is its message."""
    data: Data
    """The ids and numbers that its message names."""


class Result(NamedTuple):
    """Scores by category for each seat, and who has won if the game ended like this."""

    categories: tuple[dict[str, int], ...]
    """The points of each seat, by category."""
    totals: tuple[int, ...]
    """The score of each seat."""
    winners: tuple[int, ...]
    """The seats that have won; several if they share the win, none if a lone player missed the aim."""
    verdict: str
    """How it was decided; `verdict-<id>` is its message."""
    final: bool
    """Whether the game is over."""
