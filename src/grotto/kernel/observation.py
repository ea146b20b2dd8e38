"""What a player sees, as a vector of numbers: for nets and for environments.

A game declares the features in named blocks, once; their places, their documentation (docs/observations.md) and the
length of the vector follow from that. The length never depends on the number of players. Numbers are in units of the
game (3 wood are 3.0); whoever learns from them scales them.

>>> seen = Observation([Block("own", ("wood", "stone"), "goods in the store"), Block("table", ("round",), "")])
>>> seen.names, seen.start("table")
(('own.wood', 'own.stone', 'table.round'), 2)
"""

from __future__ import annotations

from typing import Final, NamedTuple

from grotto.kernel.agenda import Frame, StepBook
from grotto.kernel.bits import bits
from grotto.kernel.memory import keep

# Sets as they are written, up to their last member: the same come again and again.
_ROWS: Final[dict[int, list[float]]] = {}

# So many parts of the step on top are told apart.
PARTS: Final = 6


class Block(NamedTuple):
    """Features that belong together."""

    name: str
    """Its name; a feature is called `block.feature`."""
    features: tuple[str, ...]
    """What each number is."""
    about: str
    """What it tells, in English."""


class Observation:
    """The features of a game, in the order of the vector."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        """The features, block by block."""
        names: list[str] = []
        self.starts: dict[str, int] = {}
        """Where each block begins."""
        for block in blocks:
            self.starts[block.name] = len(names)
            names.extend([f"{block.name}.{feature}" for feature in block.features])
        self.names = tuple(names)
        """The name of each number, as `own_goods.wood`."""
        self.size = len(names)
        """How many numbers there are."""
        self._zeros = [0.0] * len(names)

    def blank(self) -> list[float]:
        """A vector of zeros."""
        return self._zeros.copy()

    def start(self, name: str) -> int:
        """Where a block begins."""
        return self.starts[name]

    def offset(self, side: str, name: str) -> int:
        """Where a block of a side begins, from the beginning of that side."""
        first = next(block.name for block in self.blocks if block.name.startswith(f"{side}_"))
        return self.starts[f"{side}_{name}"] - self.starts[first]


# A block that each side of the table has, without the name of the side.
Part = tuple[str, tuple[str, ...], str]


def side_blocks(side: str, parts: tuple[Part, ...]) -> list[Block]:
    """The blocks of one side of the table: the own cave, farm or village, or that of another player.

    >>> parts = (("goods", ("wood", "stone"), "in the store"), ("rooms", ("cellar",), "that stand"))
    >>> seen = Observation([*side_blocks("own", parts), *side_blocks("rival", parts)])
    >>> seen.start("rival_rooms"), seen.offset("rival", "rooms")
    (5, 2)
    """
    return [Block(f"{side}_{name}", features, about) for name, features, about in parts]


def mark(vector: list[float], at: int, members: int) -> None:
    """Write 1 for each member of a set, from a place on."""
    row = _ROWS.get(members)
    if row is None:
        row = [0.0] * members.bit_length()
        for member in bits(members):
            row[member] = 1.0
        keep(_ROWS, members, row)
    vector[at : at + len(row)] = row


def count(vector: list[float], at: int, numbers: list[int]) -> None:
    """Write numbers one after the other, from a place on."""
    for number in numbers:
        if number:
            vector[at] = float(number)
        at += 1


def agenda_block(book: StepBook) -> Block:
    """What is to be decided next: the step on top of the agenda, its number, and the parts of it that were used."""
    steps = tuple([step.name for step in book.steps])
    parts = tuple([f"part{number}" for number in range(PARTS)])
    return Block("next", (*steps, "number", *parts), "the step on top, the first number that it remembers, as bits too")


def write_agenda(vector: list[float], at: int, book: StepBook, agenda: list[Frame]) -> None:
    """Write the block of `agenda_block`."""
    if not agenda:
        return
    frame = agenda[-1]
    vector[at + frame[0]] = 1.0
    if len(frame) > 1:
        at += len(book.steps)
        number = frame[1]
        vector[at] = float(min(number, 1 << PARTS))
        if number > 0:
            mark(vector, at + 1, number & (1 << PARTS) - 1)


def folded(numbers: list[int], places: int) -> list[int]:
    """As many numbers as there are places; those beyond are added to the last one.

    >>> folded([1, 2, 3], 4), folded([1, 2, 3, 4], 2)
    ([1, 2, 3], [1, 9])
    """
    if len(numbers) <= places:
        return numbers
    return [*numbers[: places - 1], sum(numbers[places - 1 :])]


def write_best_and_mean(vector: list[float], at: int, numbers: list[int]) -> None:
    """Write the largest of some numbers and their mean."""
    vector[at] = float(max(numbers))
    vector[at + 1] = sum(numbers) / len(numbers)


def other_totals(totals: tuple[int, ...], seat: int) -> tuple[float, float]:
    """The best and the mean score of the others; alone there is none."""
    if len(totals) == 1:
        return 0.0, 0.0
    others = [score for other, score in enumerate(totals) if other != seat]
    return float(max(others)), sum(others) / len(others)


# What is known of any game: for one that declares nothing of its own.
PLAIN: Final = Observation([
    Block("table", ("players", "round", "rounds_left"), "how far the game has got"),
    Block("own", ("score", "turn"), "the score of the seat, and whether it is its turn"),
    Block("others", ("best_score", "mean_score"), "the scores of the others"),
])  # fmt: skip
