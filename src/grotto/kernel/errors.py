"""What can be wrong, as ids with data: each front end makes the sentence in the reader's language."""

from __future__ import annotations

Datum = str | int
Data = dict[str, Datum]


class GrottoError(Exception):
    """A mistake that a person or a program can mend; `id` and `data` name it."""

    def __init__(self, id: str, data: Data | None = None) -> None:
        self.id = id
        self.data: Data = {} if data is None else data
        details = ", ".join(f"{key}={value!r}" for key, value in self.data.items())
        super().__init__(f"{id}: {details}" if details else id)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by id and data: exceptions are otherwise made again from their message alone."""
        return type(self), (self.id, self.data)


class IllegalAct(GrottoError):
    """The act is not legal in this position; the position is unchanged."""


class UnknownAct(GrottoError):
    """No act of this game is written like that."""


class BadOption(GrottoError):
    """An unknown game, seat count, option or value of an option."""


class BadData(GrottoError):
    """The data do not describe a position."""


def wrong(id: str, data: Data) -> BadData:
    """The data are well formed, but no game of this kind can look like that."""
    return BadData(f"position_{id}", data)


class BadRecord(GrottoError):
    """The text is not a record, or not one that can be replayed."""
