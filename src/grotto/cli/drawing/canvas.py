"""What pictures of several games are made of: a sheet of characters, numbers, marks of the seats, names in lines."""

from __future__ import annotations

import textwrap

from rich.text import Text

from grotto.cli.drawing import View
from grotto.kernel.acts import Word

LIT = "bold black on yellow"
DIM = "dim"

# Heavy lines by the arms of a crossing: north 1, east 2, south 4, west 8.
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

# The marks of the seats: a shape each, so that colour is never needed.
SHAPES = ("▲", "●", "■", "◆", "⬟", "✚", "⬢")
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold magenta", "bold cyan", "bold", "bold yellow")


def seat_mark(seat: int) -> Text:
    """The mark of a seat."""
    return Text(SHAPES[seat], SEAT_STYLES[seat])


def number_of(view: View, kind: str, id: str) -> Text:
    """The number of a thing in the list of choices, if it may be chosen."""
    number = view.lit.get(Word(kind, id))
    return Text.assemble((f" {number} ", LIT)) if number is not None else Text("")


class Canvas:
    """A sheet of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text from this place to the right; what lies beyond the sheet is left out."""
        for offset, letter in enumerate(text):
            if x + offset < len(self.rows[y]):
                self.rows[y][x + offset] = (letter, style)

    def text(self) -> Text:
        """The sheet as rich text."""
        picture = Text(no_wrap=True)
        for number, row in enumerate(self.rows):
            picture.append("\n" if number else "")
            for letter, style in row:
                picture.append(letter, style)
        return picture


def wrapped(name: str, width: int) -> list[str]:
    """A name in lines; a word that is too long is divided with a hyphen."""
    words: list[str] = []
    for word in name.split():
        while len(word) > width:
            words.append(word[: width - 1] + "-")
            word = word[width - 1 :]
        words.append(word)
    return textwrap.wrap(" ".join(words), width, break_on_hyphens=False)
