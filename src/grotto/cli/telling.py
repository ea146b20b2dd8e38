"""A game told in sentences: moves, what they caused, the result."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from grotto.cli.session import HUMAN, Move
from grotto.kernel.events import Event, Result
from grotto.kernel.game import Game
from grotto.text import Speaker


class Teller:
    """Speaks about one game to one reader."""

    def __init__(self, game: Game, seats: list[str], speech: Speaker) -> None:
        self.game = game
        self.seats = seats
        self.speech = speech

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

    def move(self, move: Move) -> str:
        """What was done and what came of it, as one sentence for each player it happened to."""
        if move.events:
            return " ".join(self._happened(seat, events) for seat, events in groupby(move.events, lambda e: e.seat))
        act = self.speech.act(self.game, move.act)
        if move.actor < 0:
            return self.speech.say("cli-told-chance", act=act)
        return self.speech.say("cli-told-act", player=self.player(move.actor), act=act)

    def _happened(self, seat: int, events: Iterable[Event]) -> str:
        parts = [part for part in [self.speech.event(event) for event in events] if part]
        return self.speech.say("cli-told-events", player=self.player(seat), events=", ".join(parts))

    def changes(self, changes: dict[str, int]) -> str:
        """Numbers that would change, signed: "wood +2, score −1"."""
        return ", ".join(f"{self.counter(name)} {signed(n)}" for name, n in changes.items())

    def counter(self, name: str) -> str:
        """The name of a number that a player watches."""
        return self.speech.say(f"counter-{name}" if self.speech.has(f"counter-{name}") else f"good-{name}")

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
        if len(result.totals) > 1 and len(result.winners) == 1:
            return self.speech.say("cli-winner", player=self.player_kind(result.winners[0]), verdict=verdict)
        return verdict


def signed(n: int) -> str:
    """A change with its sign, a real minus."""
    return f"+{n}" if n > 0 else f"−{-n}"


def result_data(result: Result) -> dict[str, object]:
    """A result as JSON data."""
    return result._asdict()
