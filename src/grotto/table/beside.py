"""What is written together with a change of a table, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Executable


class Beside(NamedTuple):
    """Statements that must find their row unchanged, or else the transaction is rolled back; and other statements."""

    needed: Sequence[Executable] = ()
    wanted: Sequence[Executable] = ()


NOTHING = Beside()
