"""What the player sees and types: drawn, or in plain lines for pipes and screen readers."""

from __future__ import annotations

import contextlib
import sys
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterator

import click
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grotto.cli.drawing import View, drawing_of
from grotto.cli.matching import name_of
from grotto.cli.narrowing import Choice, Narrowing
from grotto.cli.output import console
from grotto.cli.telling import Teller, number
from grotto.kernel.acts import CLOSE, MAIN, SIDE, Word
from grotto.kernel.agenda import CHANCE
from grotto.kernel.events import Result
from grotto.table.history import LoggedAct

DIM = "dim"
NUMBER = "bold black on yellow"
PROMPT = "> "
# What the numbers of a list take up, with the gaps around them.
LIST_MARGIN = 8


class Screen(ABC):
    """One place to show things, in one of two ways."""

    # Whether there are pictures, whose marks have to be explained.
    draws = False

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.speech = teller.speech

    @abstractmethod
    def note(self, *sentences: str) -> None:
        """An answer, a remark, a heading."""

    @abstractmethod
    def told(self, entry: LoggedAct) -> None:
        """Something has happened."""

    @abstractmethod
    def position(self, view: View) -> None:
        """The whole table."""

    @abstractmethod
    def ask(self, narrowing: Narrowing, sentence: str, view: View) -> None:
        """What is to be decided, with everything that may be chosen."""

    @abstractmethod
    def result(self, result: Result) -> None:
        """How it ended."""

    @abstractmethod
    def end(self, view: View) -> None:
        """The game is over."""

    @abstractmethod
    def acted(self) -> None:
        """The player has chosen; what is told from now on is new."""

    @contextlib.contextmanager
    def busy(self, sentence: str) -> Iterator[None]:
        """While a bot thinks."""
        yield

    def read(self, prompt: str = PROMPT) -> str:
        """A line from the player; EOFError if nobody types any more."""
        if sys.stdin.isatty():
            sys.stdout.flush()
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # Whoever reads what a pipe has brought about wants to see what was typed.
        click.echo(prompt + line.rstrip("\n"))
        return line.strip()

    def sections(self, narrowing: Narrowing) -> Iterator[tuple[str, list[Choice]]]:
        """The choices by role, each with its heading: what is asked, what ends it, what may be done at any time."""
        for role in (MAIN, CLOSE, SIDE):
            choices = [choice for choice in narrowing.choices if choice.role == role]
            if choices:
                yield "" if role == MAIN else self.speech.say(f"cli-role-{role}"), choices

    def question(self, narrowing: Narrowing, sentence: str) -> str:
        """The sentence that asks, with the words chosen so far."""
        if not narrowing.prefix:
            return sentence
        chosen = ", ".join(name_of(word, self.speech) for word in narrowing.prefix)
        kind = narrowing.next_kind()
        verb = narrowing.prefix[0].id
        asking = (f"cli-{self.teller.game.id}-ask-{verb}-{kind}", f"ask-{verb}-{kind}", f"cli-ask-{kind}")
        said: dict[str, str | int] = {word.kind: name_of(word, self.speech) for word in narrowing.prefix}
        # A thing of this kind may be chosen already.
        said["n"] = sum(word.kind == kind for word in narrowing.prefix)
        return f"{chosen}. {self.speech.say(next((id for id in asking if self.speech.has(id)), 'cli-ask'), **said)}"

    def consequence(self, narrowing: Narrowing, choice: Choice, view: View) -> str:
        """What is to be known of an entry, and what it would change."""
        parts = [self.speech.changes(narrowing.changes(choice))]
        if len(choice.acts) == 1:
            parts.insert(0, drawing_of(view.game).remark(view, choice.acts[0]))
            seen = narrowing.preview(choice)
            # With several things to do, who chooses one that ends the turn should know.
            if choice.role == MAIN and len(narrowing.verbs()) > 1 and seen.ends_turn:
                parts.append(self.speech.say("cli-ends"))
            if seen.reveals:
                parts.append(self.speech.say("cli-no-way-back"))
        return ", ".join(part for part in parts if part)


class PlainScreen(Screen):
    """Lines of text: no drawing, no colours, nothing that moves."""

    def __init__(self, teller: Teller) -> None:
        super().__init__(teller)
        # What things do is told with the list once, later on request.
        self.explained: set[Word] = set()

    def note(self, *sentences: str) -> None:
        for sentence in sentences:
            click.echo(sentence)

    def told(self, entry: LoggedAct) -> None:
        self.note(self.teller.logged(entry))

    def acted(self) -> None:
        self.note("")

    def position(self, view: View) -> None:
        self.note(*drawing_of(view.game).lines(view))

    def ask(self, narrowing: Narrowing, sentence: str, view: View) -> None:
        self.note("")
        scene = [] if narrowing.prefix else drawing_of(view.game).scene(view)
        if scene:
            self.note(*scene, "")
        self.note(self.question(narrowing, sentence))
        if not narrowing.prefix:
            holdings = self.teller.holdings(view.state.counters(view.state.actor))
            self.note(
                self.speech.say("cli-have", counters=holdings) if holdings else self.speech.say("cli-have-nothing")
            )
        for heading, choices in self.sections(narrowing):
            if heading:
                self.note(heading)
            for choice in choices:
                self.note(self._line(narrowing, choice, view))
        self.note(self.speech.say("cli-hint-back" if narrowing.prefix else "cli-hint"))

    def _line(self, narrowing: Narrowing, choice: Choice, view: View) -> str:
        line = f"{choice.number}. {narrowing.label(choice)} [{narrowing.notation(choice)}]"
        consequence = self.consequence(narrowing, choice, view)
        if consequence:
            line += f" ({consequence})"
        word = choice.word
        help = drawing_of(view.game).explain(self.teller, word)
        if help and word not in self.explained:
            self.explained.add(word)
            line += f". {help}"
        return line

    def result(self, result: Result) -> None:
        for seat in range(len(result.totals)):
            scores = ", ".join(f"{name} {number(scores[seat])}" for name, scores in self.teller.result_rows(result))
            self.note(self.speech.say("cli-result", player=self.teller.player_kind(seat), scores=scores))
        self.note(self.teller.verdict(result))

    def end(self, view: View) -> None:
        self.result(view.state.result())


class DrawnScreen(Screen):
    """The table drawn anew for every question, with what happened since the last one below it."""

    draws = True

    def __init__(self, teller: Teller, watching: bool) -> None:
        super().__init__(teller)
        self.console = console()
        # Nobody is asked while bots play among themselves, so news are shown as they come.
        self.watching = watching
        self.news: list[LoggedAct] = []

    def note(self, *sentences: str) -> None:
        for sentence in sentences:
            # Unlike the console's own wrapping this leaves spaces alone that must not be broken.
            for line in textwrap.wrap(sentence, self.console.width, break_on_hyphens=False) or [""]:
                self.console.print(Text(line))

    def told(self, entry: LoggedAct) -> None:
        if self.watching:
            self.console.print(self._news_line(entry))
        else:
            self.news.append(entry)

    def _news_line(self, entry: LoggedAct) -> Text:
        text = self.teller.logged(entry)
        return Text.assemble(text, "  ", (entry.text, DIM))

    def position(self, view: View) -> None:
        self.console.print(drawing_of(view.game).draw(view, self.console.width))

    def ask(self, narrowing: Narrowing, sentence: str, view: View) -> None:
        if self.console.is_terminal:
            self.console.clear()
        self.position(view)
        self.console.print()
        self._tell_news()
        drawing = drawing_of(view.game)
        scene = drawing.scene(view)
        if scene:
            self.note(*scene, "")
        self.console.print(Text(self.question(narrowing, sentence), "bold"))
        shown = self.pictured(narrowing, view)
        for heading, choices in self.sections(narrowing):
            left = [choice for choice in choices if choice not in shown]
            if heading:
                self.console.print(Text(heading, "italic"))
            if left:
                self.console.print(self._list(narrowing, left, view))
            if len(left) < len(choices):
                self.console.print(Text(self.speech.say("cli-listed-above"), "italic"))
        self.console.print(Text(self.speech.say("cli-hint-back" if narrowing.prefix else "cli-hint"), DIM))

    def pictured(self, narrowing: Narrowing, view: View) -> list[Choice]:
        """The entries that the picture lists already: all of one verb, with nothing else to be said about them."""
        listed = drawing_of(view.game).listed(view)
        length = max(1, len(narrowing.prefix)) + 1
        shown = [
            choice
            for choice in narrowing.choices
            if choice.word.kind in listed
            and choice.number == view.lit.get(choice.word)
            and len(choice.prefix) == length
        ]
        return shown if len({choice.prefix[0] for choice in shown}) == 1 else []

    def _tell_news(self) -> None:
        news = [entry for entry in self.news if not entry.undone and not self._shown(entry)]
        for entry in news:
            self.console.print(self._news_line(entry))
        if news:
            self.console.print()

    def _shown(self, entry: LoggedAct) -> bool:
        drawing = drawing_of(self.teller.game)
        return entry.actor == CHANCE and bool(entry.events) and all(drawing.shows(event) for event in entry.events)

    def end(self, view: View) -> None:
        self.position(view)
        self.console.print()
        self._tell_news()
        self.result(view.state.result())

    def _list(self, narrowing: Narrowing, choices: list[Choice], view: View) -> RenderableType:
        """The entries in columns; where these would be too narrow, each entry in one line or two."""
        rows = [
            (narrowing.label(choice), self.consequence(narrowing, choice, view), narrowing.notation(choice))
            for choice in choices
        ]
        widths = [max(cell_len(row[column]) for row in rows) for column in range(3)]
        room = self.console.width - LIST_MARGIN
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=4, justify="right")
        for choice, row in zip(choices, rows, strict=True):
            label, consequence, notation = Text(row[0]), Text(row[1], "green"), Text(row[2], DIM)
            cells = [label, consequence, notation]
            if sum(widths) + 4 > room:
                rest = Text("  ").join(part for part in (consequence, notation) if part.plain)
                fits = label.cell_len + rest.cell_len + 2 <= room
                cells = [Text.assemble(label, "  " if fits else "\n", rest)]
            grid.add_row(Text.assemble((f" {choice.number} ", NUMBER)), *cells)
        return grid

    def acted(self) -> None:
        self.news.clear()

    @contextlib.contextmanager
    def busy(self, sentence: str) -> Iterator[None]:
        with self.console.status(sentence):
            yield

    def result(self, result: Result) -> None:
        table = Table(show_header=True, header_style="bold")
        table.add_column("")
        for seat in range(len(result.totals)):
            table.add_column(self.teller.player_kind(seat), justify="right")
        rows = self.teller.result_rows(result)
        for name, scores in rows:
            style = "bold" if name == rows[-1][0] else ""
            table.add_row(name, *[number(score) for score in scores], style=style)
        self.console.print(Padding(Group(table, Text(self.teller.verdict(result), "bold")), (1, 0)))
