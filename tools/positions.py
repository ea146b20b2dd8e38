"""Writes docs/positions.md from what the games declare: `python tools/positions.py`."""

from __future__ import annotations

from pathlib import Path

import grotto
from grotto.kernel.agenda import StepBook
from grotto.kernel.game import Game
from grotto.kernel.shapes import Shape
from grotto.text import speaker

TARGET = Path(__file__).parent.parent / "docs" / "positions.md"

INTRODUCTION = """\
# Positions as data

`state.to_data()` writes a position as JSON data, `game.from_data(data)` reads it. Every key may be left out; it
then has its value from the opening position, and nothing has been done in the current turn. So a position for a test is
short:

```python
import grotto

state = grotto.game("cave_vs_cave").from_data({
    "round": 4,
    "display": ["prospecting_site", "retting_room"],
    "caves": [{"goods": {"food": 9, "gold": 9}, "rooms": {"r2c0": "spinning_wheel"}, "empty": ["r1c0", "r2c1"]}],
})
```

Data that are no position of the game raise `grotto.BadData`, which names the key. Ids are those of the notation.
`agenda` is what is still to be done, the next thing last; leave it out unless you resume a turn. Each entry is an
object with the name of its step and what that step remembers, for example `{"step": "more_rooms", "left": 2}`.

This page is made by `tools/positions.py` from the declarations of the games.
"""


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows]] + [""]


def shape_table(shape: Shape) -> list[str]:
    """The fields of a shape."""
    rows = []
    for field in shape.fields:
        left_out = "follows from the rest" if field.follows else field.usual or "as in the opening position"
        rows.append([f"`{field.name}`", field.kind.form(), field.about, left_out])
    return table(["key", "form", "meaning", "if left out"], rows)


def step_table(book: StepBook) -> list[str]:
    """The steps that may lie on an agenda, with what they remember."""
    rows = []
    for step in sorted(book.steps, key=lambda step: step.name):
        fields = ", ".join([f"`{field.name}`: {field.kind.form()}" for field in step.fields])
        rows.append([f"`{step.name}`", fields or "nothing"])
    return table(["step", "remembers"], rows)


def chapter(game: Game) -> list[str]:
    """All that can be said about the positions of a game."""
    state = game.new()
    seats = f"{game.seats[0]} to {game.seats[-1]}"
    lines = [f"## {speaker('en', game).say('game-name')} (`{game.id}`)", ""]
    rows = [["`players`", f"number from {seats}", "how many play", f"{game.default_seats()}"]]
    changes = "; ".join([f"{one.version} since {one.date}: {one.id}" for one in game.versions.changes])
    newest = game.versions.newest
    meaning = "version of the rules" + (f" ({changes})" if changes else "")
    rows.append(["`options.rules`", f"number from 1 to {newest}", meaning, f"`{newest}`"])
    for option in game.options:
        values = ", ".join([f"`{value}`" for value in option.values]) if len(option.values) < 12 else (
            f"`{option.values[0]}` to `{option.values[-1]}`"
        )  # fmt: skip
        help = speaker("en", game).say(f"option-{option.id}")
        rows.append([f"`options.{option.id}`", values, help, f"`{option.default}`"])
    lines += table(["key", "form", "meaning", "if left out"], rows)
    shape = state.shape()
    for one in [shape, *shape.inner()]:
        lines += [f"### {one.name}", ""] if one is not shape else []
        lines += shape_table(one)
    return [*lines, "### Steps", "", *step_table(state.step_book())]


def page() -> str:
    """The whole page."""
    lines = [INTRODUCTION]
    for id in grotto.game_ids():
        lines += chapter(grotto.game(id))
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    TARGET.write_text(page(), "utf-8")
