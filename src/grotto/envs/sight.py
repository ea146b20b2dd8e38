"""A position to be looked at: as text, and as a small picture.

Both show what every game can tell of itself: the round, the question, and for each seat the numbers that its player
watches. Boards are drawn by the browser and the terminal; here somebody watches an agent learn.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grotto.kernel.agenda import NOBODY
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game
from grotto.kernel.state import State
from grotto.text import speaker

Picture = NDArray[np.uint8]

TEXT: Final = "ansi"
PICTURE: Final = "rgb_array"
PERSON: Final = "human"
MODES: Final = (PERSON, TEXT, PICTURE)

LANGUAGE: Final = "en"
WIDTH: Final = 640
HEAD: Final = 72
ROW: Final = 62
EDGE: Final = 16
BAR: Final = 150
# The score at which a bar is full.
FULL: Final = 100
STONE: Final = (38, 34, 31)
LIGHT: Final = (240, 232, 220)
DIM: Final = (168, 156, 142)
SLOT: Final = (58, 52, 47)
SEATS: Final = (
    (214, 120, 72), (96, 158, 178), (140, 176, 92), (198, 164, 70), (170, 124, 186), (206, 104, 128), (150, 150, 150)
)  # fmt: skip


class Seat(NamedTuple):
    """What is shown of a seat."""

    name: str
    score: int
    numbers: list[tuple[str, int]]
    acts: bool


class Sight(NamedTuple):
    """What is shown of a position."""

    title: str
    round: str
    question: str
    seats: list[Seat]

    def text(self) -> str:
        """One line for the table and one for each seat."""
        lines = [f"{self.title}. {self.round}"]
        for seat in self.seats:
            numbers = ", ".join([f"{name} {number}" for name, number in seat.numbers if number])
            lines.append(f"{'>' if seat.acts else ' '} {seat.name}: {seat.score} ({numbers})")
        return "\n".join([*lines, self.question])


def look(game: Game, state: State) -> Sight:
    """What there is to be seen."""
    speech = speaker(LANGUAGE, game)
    number, last = game.progress(state)
    seats = []
    for seat, total in enumerate(state.result().totals):
        numbers = [(speech.counter(name), n) for name, n in state.counters(seat).items() if name != "score"]
        seats.append(Seat(speech.say("seat", n=seat + 1), total, numbers, seat == state.actor != NOBODY))
    round = speech.say("cli-position-round", n=number, last=last)
    return Sight(speech.say(f"title-{game.id}"), round, speech.prompt(state.prompt()), seats)


def draw(sight: Sight) -> Picture:
    """A picture, always of the same size for the same number of seats."""
    # Only who asks for a picture needs Pillow.
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEAD + ROW * len(sight.seats) + EDGE), STONE)
    pen = ImageDraw.Draw(image)
    large, small = ImageFont.load_default(20), ImageFont.load_default(13)
    pen.text((EDGE, 12), sight.title, LIGHT, large)
    pen.text((WIDTH - EDGE, 16), sight.round, DIM, small, anchor="ra")
    pen.text((EDGE, 44), sight.question, DIM, small)
    for place, seat in enumerate(sight.seats):
        top = HEAD + ROW * place
        colour = SEATS[place % len(SEATS)]
        pen.rounded_rectangle((EDGE, top, WIDTH - EDGE, top + ROW - 8), 6, SLOT, colour if seat.acts else SLOT, 2)
        pen.text((EDGE + 12, top + 6), seat.name, colour, small)
        pen.text((EDGE + 12 + BAR, top + 2), str(seat.score), LIGHT, large, anchor="ra")
        pen.rectangle((EDGE + 12, top + 30, EDGE + 12 + BAR, top + 42), STONE)
        filled = BAR * min(max(seat.score, 0), FULL) // FULL
        pen.rectangle((EDGE + 12, top + 30, EDGE + 12 + filled, top + 42), colour)
        numbers = [f"{name} {number}" for name, number in seat.numbers if number]
        half = (len(numbers) + 1) // 2
        for line, words in enumerate((numbers[:half], numbers[half:])):
            pen.text((EDGE + BAR + 36, top + 8 + 20 * line), "   ".join(words), LIGHT, small)
    return np.array(image, dtype=np.uint8)


def chosen_mode(mode: str | None) -> str | None:
    """The mode that was asked for; BadOption if there is none of that name."""
    if mode is not None and mode not in MODES:
        raise BadOption("bad_option_value", {"option": "render_mode", "value": mode, "allowed": ", ".join(MODES)})
    return mode


def render(mode: str | None, game: Game, state: State) -> str | Picture | None:
    """The position in a mode of rendering; a person reads the text."""
    sight = look(game, state)
    if mode == PICTURE:
        return draw(sight)
    if mode == TEXT:
        return sight.text()
    if mode == PERSON:
        print(sight.text())
    return None
