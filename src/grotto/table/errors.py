"""Why a table may refuse a request."""

from __future__ import annotations

from grotto.kernel.errors import GrottoError


class NotFound(GrottoError):
    """There is no such table, seat, link or position."""


class Forbidden(GrottoError):
    """It exists, but this person may not use it."""


class Refused(GrottoError):
    """This person may do it, but not now or not in this way."""


class Stale(GrottoError):
    """The position has moved on since the person looked at it."""


class Unavailable(GrottoError):
    """The database does not answer; nothing was done, or it is not known yet whether it was."""


class Busy(GrottoError):
    """This person may do it, but too much is being computed for them already."""
