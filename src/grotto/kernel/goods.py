"""Goods that belong together: prices, supplies and gains of every game that counts its goods in a list."""

from __future__ import annotations

from collections.abc import Sequence

from grotto.kernel.events import Reason

# (good, how many) pairs in the order of the goods; a good is its place in the game's list of goods.
Bundle = tuple[tuple[int, int], ...]


def bundle(counts: Sequence[int]) -> Bundle:
    """The goods of which there is at least one."""
    return tuple([(good, n) for good, n in enumerate(counts) if n])


def payable(owned: list[int], price: Bundle) -> bool:
    """Whether the price can be paid in full."""
    for good, n in price:
        if owned[good] < n:
            return False
    return True


def missing(owned: list[int], price: Bundle) -> tuple[int, int]:
    """The first good of the price that falls short, and by how many; (-1, 0) if none does."""
    for good, n in price:
        if owned[good] < n:
            return good, n - owned[good]
    return -1, 0


def together(one: Bundle, other: Bundle) -> Bundle:
    """Two bundles as one: goods of the same kind add up."""
    counts = dict(one)
    for good, n in other:
        counts[good] = counts.get(good, 0) + n
    return tuple(sorted(counts.items()))


def named(some: Bundle, names: tuple[str, ...]) -> dict[str, int]:
    """The bundle with the names of the goods."""
    return {names[good]: n for good, n in some}


def short(owned: list[int], price: Bundle, names: tuple[str, ...]) -> Reason:
    """The reason why the price can't be paid: what is lacking first."""
    good, n = missing(owned, price)
    return Reason("short", {"good": names[good], "n": n})
