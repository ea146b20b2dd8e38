"""The versions of a game's rules. A change of the rules is a switch with a name and a date.

    VERSIONS = Versions()
    BEGGING_IS_ASKED: Final = VERSIONS.change("begging_is_asked", "2026-11-17")

Version 1 is the game without any change; each change makes one version more. A game is played to its end by the version
it was begun with, so rule code asks for the switch by its name: `state.version >= BEGGING_IS_ASKED`. A switch stays as
long as there may be games from before it.
"""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """A change of the rules: its name, the day since when new games are played with it, and the version it made."""

    id: str
    date: str
    version: int


class Versions:
    """The changes of a game's rules, in the order of time."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        # The newest version that some records don't name: the first records did not name theirs.
        self.unnamed = 1

    def change(self, id: str, date: str, unnamed: bool = False) -> int:
        """Add a change; the version from which on it counts.

        `unnamed` is for those that are older than the versions: records written right after them say nothing.
        """
        made = Change(id, date, self.newest + 1)
        self.changes.append(made)
        if unnamed:
            self.unnamed = made.version
        return made.version

    @property
    def newest(self) -> int:
        """The version that new games are played with."""
        return len(self.changes) + 1

    def candidates(self) -> list[int]:
        """What the version of a record may be that does not name it, the likeliest first."""
        return list(range(self.unnamed, 0, -1))
