"""What a table may answer instead of doing what it was asked."""

from __future__ import annotations

from grotto.kernel.errors import GrottoError


class NotFound(GrottoError):
    """There is no such table, seat, link or position."""


class Forbidden(GrottoError):
    """It is there, but it is not for this person."""


class Refused(GrottoError):
    """It is this person's to do, but not now or not like that."""


class Stale(GrottoError):
    """The position has moved on since the person looked at it."""


class Unavailable(GrottoError):
    """The database does not answer; nothing was done, or nobody knows yet whether it was."""


class Busy(GrottoError):
    """It is this person's to do, but enough is being worked out for them already."""
