"""A game without a drawing of its own, shown by its declarations and the data of its position alone.

Every entry of the position stands in a line, everything of a player under that player's name. Names come from the words
of the vocabulary and from the messages `good-…`, `counter-…` and `field-…` (an entry of the position); what has no
message is shown by its id.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grotto.cli.drawing import Drawing, View
from grotto.cli.telling import number
from grotto.kernel.acts import Word
from grotto.table.views import seat_entries

# Said elsewhere, or of no use to a player.
LEFT_OUT = ("agenda", "game", "options", "players", "round")
# Kinds of words that are numbers, not things.
NUMBERS = ("number", "seat")
INDENT = 2
NOTHING = "–"


Say = Callable[[object], str]


class Line(NamedTuple):
    """A line about one entry; a heading has no text."""

    depth: int
    name: str
    text: str
    lit: int | None = None

    @property
    def said(self) -> str:
        """The line as it is read."""
        numbered = "" if self.lit is None else f" ({self.lit})"
        return f"{self.name}: {self.text}{numbered}" if self.text else f"{self.name}:{numbered}"


class Facts:
    """The position of a view, line by line."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.speech = view.teller.speech
        self.seats = len(view.state.result().totals)

    @cached_property
    def words(self) -> dict[str, Word]:
        """The things that acts speak of, by id."""
        entries = self.view.game.vocabulary.entries
        return {word.id: word for entry in entries for word in entry.args if word.kind not in NUMBERS}

    def name(self, id: str) -> str:
        """What a thing or an entry of the position is called."""
        for kind in ("field", "good", "counter"):
            if self.speech.has(f"{kind}-{id}"):
                return self.speech.say(f"{kind}-{id}")
        return self.view.name(self.words[id].kind, id) if id in self.words else id.replace("_", " ")

    def lit(self, id: str) -> int | None:
        """The number of a thing in the list of choices, if it can be chosen."""
        return next((n for word, n in self.view.lit.items() if word.id == id), None)

    def scalar(self, value: object) -> str:
        """A single value in words."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return self.speech.say("cli-yes" if value else "cli-no").split()[0]
        if isinstance(value, int):
            return number(value)
        name = self.name(str(value))
        lit = self.lit(str(value))
        return name if lit is None else f"{name} ({lit})"

    def player(self, value: object) -> str:
        """A single value of an entry that names seats."""
        return self.view.teller.player(value) if isinstance(value, int) and value >= 0 else self.scalar(value)

    def short(self, value: object, say: Say) -> str | None:
        """A value that fits in one line; None if it does not."""
        if isinstance(value, dict):
            if any(isinstance(one, dict | list) for one in value.values()):
                return None
            named = [f"{self.view.teller.labelled(self.name(key))} {say(one)}" for key, one in value.items()]
            return self.view.teller.parts(named) or NOTHING
        if isinstance(value, list):
            if any(isinstance(one, dict | list) for one in value):
                return None
            return self.view.teller.parts([say(one) for one in value]) or NOTHING
        return say(value)

    def lines(
        self, name: str, value: object, depth: int = 0, lit: int | None = None, say: Say | None = None
    ) -> list[Line]:
        """Everything about one entry; `say` puts a single value of it into words."""
        say = say or self.scalar
        said = self.short(value, say)
        if said is not None:
            return [Line(depth, name, said, lit)]
        found = [Line(depth, name, "", lit)]
        if isinstance(value, dict):
            for key, one in value.items():
                found += self.lines(self.name(key), one, depth + 1, self.lit(key), say)
        elif isinstance(value, list):
            for place, one in enumerate(value, 1):
                found += self.lines(str(place), one, depth + 1, say=say)
        return found

    def own(self, value: object) -> bool:
        """Whether an entry has something for each seat."""
        return isinstance(value, list) and len(value) == self.seats and all(isinstance(one, dict) for one in value)

    def shared(self) -> list[Line]:
        """What lies between the players."""
        found: list[Line] = []
        named = seat_entries(self.view.state)
        for key, value in self.view.state.to_data().items():
            if key not in LEFT_OUT and not self.own(value):
                found += self.lines(self.name(key), value, say=self.player if key in named else None)
        return found

    def seat(self, seat: int) -> list[Line]:
        """What a player has."""
        found: list[Line] = []
        for key, value in self.view.state.to_data().items():
            if key not in LEFT_OUT and isinstance(value, list) and self.own(value):
                found += self.lines(self.name(key), value[seat])
        return found

    def round(self) -> str:
        """Which round it is; empty before the first."""
        n, last = self.view.game.progress(self.view.state)
        return self.speech.say("cli-position-round", n=n, last=last) if n else ""


class DataDrawing(Drawing):
    """The position as it is written down."""

    def draw(self, view: View, width: int) -> RenderableType:
        facts = Facts(view)
        parts: list[RenderableType] = [Text(facts.round(), "bold")] if facts.round() else []
        parts.append(self._counters(view))
        parts += [self._line(line) for line in facts.shared()]
        for seat in range(facts.seats):
            own = facts.seat(seat)
            if own:
                parts += [Text(view.teller.player_kind(seat), "bold"), *[self._line(line, 1) for line in own]]
        return Group(*parts)

    def _counters(self, view: View) -> Table:
        """The numbers that players watch, a column for each."""
        seats = range(len(view.state.result().totals))
        counters = [view.state.counters(seat) for seat in seats]
        table = Table(show_header=True, header_style="bold")
        table.add_column("")
        for seat in seats:
            table.add_column(view.teller.player_kind(seat), justify="right", overflow="fold")
        for name in counters[0]:
            table.add_row(view.teller.speech.counter(name), *[number(counter[name]) for counter in counters])
        return table

    def _line(self, line: Line, deeper: int = 0) -> RenderableType:
        return Padding(Text(line.said), (0, 0, 0, INDENT * (line.depth + deeper)))

    def lines(self, view: View) -> list[str]:
        facts = Facts(view)
        found = [facts.round()] if facts.round() else []
        found += [" " * INDENT * line.depth + line.said for line in facts.shared()]
        for seat in range(facts.seats):
            holdings = view.teller.holdings(view.state.counters(seat)) or NOTHING
            found.append(f"{view.teller.labelled(view.teller.player_kind(seat))} {holdings}")
            found += [" " * INDENT * (line.depth + 1) + line.said for line in facts.seat(seat)]
        return found

    def legend(self, view: View) -> list[str]:
        return [view.teller.speech.say("cli-position-legend")]
