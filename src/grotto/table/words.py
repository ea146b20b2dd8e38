"""What is said at a table besides acts: rows like moves, with a number of their own, that change no position.

- `resign`: a seat gives up. Between two the game is over, else a bot plays on for good.
- `leave`: a seat is given away, and a bot plays on.
- `offer`: a seat proposes to end the table as a draw; `agree` and `decline` are what is said to that.
- `flag bot`: a seat's time is over, and a bot plays on.
- `flag pause`: a seat's time is over, and nobody can move until it says `resume`.
- `over draw`, `over resign`: the game has ended like this; said by nobody.
"""

from __future__ import annotations

from typing import Literal

from grotto.kernel.agenda import NOBODY
from grotto.kernel.events import Event

Word = Literal["resign", "leave", "offer", "agree", "decline", "resume"]
Ending = Literal["draw", "resign"]
# After a proposal was declined the same seat may make another one so many moves later.
OFFER_AGAIN = 20
# How a game that did not end by its rules has ended, as verdict of its result.
VERDICTS: dict[Ending, str] = {"draw": "agreed", "resign": "resigned"}


class Offer:
    """A draw that is proposed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed = {seat}


class Said:
    """What the words of a table come to."""

    def __init__(self) -> None:
        self.resigned: set[int] = set()
        self.offer: Offer | None = None
        # The moves that stood when a seat last proposed a draw.
        self.offered: dict[int, int] = {}
        # Whose time was over when so many moves stood, and nobody can go on.
        self.flagged: tuple[int, int] | None = None
        self.ended: Ending | None = None
        # Whether somebody has given a seat away.
        self.left = False
        # How much has been said.
        self.count = 0

    def hear(self, seat: int, text: str, moves: int) -> None:
        """Take over a word that has been committed."""
        self.count += 1
        if text in ("resign", "leave", "flag bot") and self.offer is not None and self.offer.seat == seat:
            self.offer = None
        match text:
            case "resign":
                self.resigned.add(seat)
            case "leave":
                self.left = True
            case "offer":
                self.offer = Offer(seat)
                self.offered[seat] = moves
            case "agree" if self.offer is not None:
                self.offer.agreed.add(seat)
            case "decline":
                self.offer = None
            case "flag pause":
                self.flagged = (seat, moves)
            case "resume":
                self.flagged = None
            case "over draw":
                self.ended = "draw"
            case "over resign":
                self.ended = "resign"

    def paused_at(self, moves: int) -> int | None:
        """The seat for which the others wait since its time was over."""
        return self.flagged[0] if self.flagged is not None and self.flagged[1] == moves else None


def event_of(seat: int, text: str) -> Event:
    """A word as it stands in the log."""
    return Event(f"said_{text.replace(' ', '_')}", NOBODY, {"seat": seat} if seat >= 0 else {})
