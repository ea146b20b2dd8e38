"""A game told in sentences: moves, what they caused, the result."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from grotto.cli.drawing import drawing_of
from grotto.cli.session import HUMAN
from grotto.kernel.acts import Word
from grotto.kernel.events import Event, Result
from grotto.kernel.game import Game
from grotto.table.history import LoggedAct
from grotto.text import Speaker


class Teller:
    """Speaks about one game to one reader."""

    def __init__(self, game: Game, seats: list[str], speech: Speaker, live: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.speech = speech
        # In a game that is being played people see the scene with every question, so it need not be told as well.
        self.live = live

    def player(self, seat: int) -> str:
        """Who sits there, in short: "Player 1"."""
        return self.speech.word("seat", str(seat))

    def player_kind(self, seat: int) -> str:
        """Who sits there, with the kind: "Player 2 (greedy)"."""
        kind = self.seats[seat] if seat < len(self.seats) else HUMAN
        if kind != HUMAN:
            return self.speech.say("cli-player-bot", player=self.player(seat), bot=kind)
        alone = self.seats.count(HUMAN) == 1
        return self.speech.say("cli-player-you", player=self.player(seat)) if alone else self.player(seat)

    def logged(self, entry: LoggedAct) -> str:
        """What was done and what came of it, as one sentence for each player it happened to."""
        # What went on by itself is told by what came of it.
        told = [event for event in entry.events if event.id not in ("by_itself", "follows")]
        if told:
            return " ".join(self._happened(seat, events) for seat, events in groupby(told, lambda e: e.seat))
        act = self.speech.act(self.game, self.game.act(entry.text))
        if entry.actor < 0:
            return self.speech.say("cli-told-chance", act=act)
        return self.speech.say("cli-told-act", player=self.player(entry.actor), act=act)

    def _happened(self, seat: int, events: Iterable[Event]) -> str:
        drawing = drawing_of(self.game)
        parts = [part for part in [drawing.tell(self, event) for event in events] if part]
        if seat < 0:
            # Of the whole table: each is a sentence by itself.
            return " ".join(capital(self.speech.say("cli-told-table", event=part)) for part in parts)
        own = f"cli-{self.game.id}-told-events"
        sentence = own if self.speech.has(own) else "cli-told-events"
        return self.speech.say(sentence, player=self.player(seat), events=", ".join(parts))

    def labelled(self, name: str) -> str:
        """A name before what it is about to list: "Ready:"."""
        return self.speech.say("cli-labelled", name=name)

    def parts(self, told: list[str]) -> str:
        """Several statements about one thing in one line."""
        return self.speech.say("cli-part-sign").join(told)

    def asked(self, seat: int) -> bool:
        """Whether somebody at this seat is asked here and now."""
        return self.live and self.seats[seat] == HUMAN

    def say(self, id: str, **data: str | int) -> str:
        """A message that only the terminal has for this game: `say("dig")` is `cli-<game>-dig`."""
        return self.speech.say(f"cli-{self.game.id}-{id}", **data)

    def help(self, word: Word) -> str:
        """What the texts say about a thing; empty if nothing."""
        message = f"{word.kind}-{word.id}.help"
        return self.speech.say(message) if self.speech.has(message) else ""

    def holdings(self, counters: dict[str, int]) -> str:
        """What a player has, in numbers: "wood 2, score −1"; what is not there goes without saying."""
        return ", ".join(f"{self.speech.counter(name)} {number(n)}" for name, n in counters.items() if n)

    def result_rows(self, result: Result) -> list[tuple[str, list[int]]]:
        """The scores by category, and the totals, for each seat."""
        rows = [
            (self.speech.say(f"category-{category}"), [scores[category] for scores in result.categories])
            for category in result.categories[0]
        ]
        return [*rows, (self.speech.say("cli-total"), list(result.totals))]

    def verdict(self, result: Result) -> str:
        """Who has won, and by what."""
        verdict = self.speech.say(f"verdict-{result.verdict}")
        if len(result.totals) == 1 or not result.winners:
            return verdict
        winners = [self.player_kind(seat) for seat in result.winners]
        if len(winners) == 1:
            return self.speech.say("cli-winner", player=winners[0], verdict=verdict)
        return self.speech.say("cli-draw", players=", ".join(winners), verdict=verdict)


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def number(n: int) -> str:
    """A number with a real minus."""
    return str(n).replace("-", "−")


def result_data(result: Result) -> dict[str, object]:
    """A result as JSON data."""
    return result._asdict()
