"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

from grotto.kernel.memory import keep

# The members of the sets that were asked for so far.
_KNOWN: Final[dict[int, list[int]]] = {}
# For each byte of a set the members that it stands for, by its value.
_OF_BYTES: Final[list[list[list[int]]]] = []


def bits(mask: int) -> list[int]:
    """The members of a set, in ascending order. The list is shared: do not change it.

    >>> bits(0b1010)
    [1, 3]
    """
    members = _KNOWN.get(mask)
    if members is None:
        members = []
        left, place = mask, 0
        while left:
            if place == len(_OF_BYTES):
                _OF_BYTES.append([[8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)])
            members += _OF_BYTES[place][left & 255]
            left >>= 8
            place += 1
        keep(_KNOWN, mask, members)
    return members


def one_bit(member: int) -> int:
    """The set with this member; a number below 0 stands for nobody."""
    return 1 << member if member >= 0 else 0


def union(sets: list[int]) -> int:
    """All members of some sets."""
    found = 0
    for members in sets:
        found |= members
    return found


def bits_of(members: list[int]) -> int:
    """The set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask
