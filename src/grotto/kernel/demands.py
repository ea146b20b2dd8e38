"""What the rules demand of a position that comes as data: BadData names the demand that is not met.

>>> demand_once("tile_twice", [0b011, 0b100], "tile", ("mine", "cave", "hall"))
>>> demand_once("tile_twice", [0b011, 0b110], "tile", ("mine", "cave", "hall"))
Traceback (most recent call last):
grotto.kernel.errors.BadData: position_tile_twice: tile='cave'
"""

from __future__ import annotations

from grotto.kernel.bits import bits
from grotto.kernel.errors import Data, wrong


def demand(id: str, met: bool, data: Data) -> None:
    """What must be true in every game of this kind."""
    if not met:
        raise wrong(id, data)


def demand_none(id: str, members: int, name: str, ids: tuple[str, ...], key: str = "") -> None:
    """The set must be empty. The error calls its first member `name`, and says with `key` where it stands."""
    if members:
        data: Data = {"key": key} if key else {}
        data[name] = ids[bits(members)[0]]
        raise wrong(id, data)


def demand_once(id: str, sets: list[int], name: str, ids: tuple[str, ...], key: str = "") -> None:
    """No two of the sets may have a member in common."""
    seen = 0
    for members in sets:
        demand_none(id, seen & members, name, ids, key)
        seen |= members
