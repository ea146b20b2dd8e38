"""Tales: the encounters that are behind the players, page by page, to be read again.

A page is told once it has been read to the explorer, its end once it has happened: what a tale holds was said at the
table before (R49).
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.content.kinds import BOOKS
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.words import told, words_of
from grotto.games.above_and_below.telling import end_key
from grotto.kernel.events import Event
from grotto.kernel.state import Json

# What happens in an encounter and belongs to no tale: dice, cards that come up, what the words of a page say already.
QUIET: Final[tuple[str, ...]] = (
    "arrived",
    "artifact_laid",
    "by_itself",
    "cave_revealed",
    "dealt",
    "exerted",
    "exhausted",
    "follows",
    "lantern_rolled",
    "paragraph_rolled",
    "reputation_rank",
    "token_drawn",
)


class Chronicle:
    """Makes tales of what happened, event by event."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.tales: list[Json] = []
        self.round = 1
        self.seat = -1
        # The tale that is going on, its pages, what came of the page that is open; none between two encounters.
        self.open: Json | None = None
        self.pages: list[Json] = []
        self.came: list[Json] = []

    def hear(self, event: Event) -> None:
        """Add an event."""
        if event.id == "round":
            self.round = int(event.data["n"])
        elif event.id == "set_out":
            self.begin(event)
        elif self.open is not None and event.seat == self.seat:
            if event.id in ("cave_won", "cave_lost") and event.data["cave"] == self.open["cave"]:
                self.open["won"] = event.id == "cave_won"
                self.open = None
            else:
                self.go_on(event)

    def begin(self, event: Event) -> None:
        """A party sets out."""
        self.seat = event.seat
        self.pages = []
        self.open = {
            "seat": event.seat,
            "round": self.round,
            "cave": event.data["cave"],
            "villagers": event.data["n"],
            "pages": self.pages,
            # Unknown as long as the party is below.
            "won": None,
            "threads": [],
        }
        self.tales.append(self.open)

    def go_on(self, event: Event) -> None:
        """Something happens in an encounter."""
        if event.id == "paragraph_read":
            self.read(int(event.data["book"]), int(event.data["paragraph"]))
        elif not self.pages or event.id in QUIET:
            return
        elif event.id == "chose":
            self.pages[-1]["deed"] = self.words(str(event.data["choice"]))
        elif event.id in ("outcome", "failure"):
            self.pages[-1]["failed"] = event.id == "failure"
            self.pages[-1]["end"] = self.words(end_key(event))
        else:
            self.came.append({"id": event.id, "seat": event.seat, "data": event.data})

    def read(self, book: int, paragraph: int) -> None:
        """A page is read aloud."""
        assert self.open is not None
        self.came = []
        self.pages.append(
            {
                "book": BOOKS[book],
                "paragraph": paragraph,
                "text": told(self.pack, book, paragraph, "text"),
                "deed": {},
                "end": {},
                "failed": False,
                "came": self.came,
            }
        )
        known = self.open["threads"]
        assert isinstance(known, list)
        for thread in self.pack.threads:
            if (book, paragraph) in thread.parts and thread.id not in known:
                known.append(thread.id)

    def words(self, key: str) -> dict[str, str]:
        """Words of the page that is open, in every language."""
        page = self.pages[-1]
        paragraph = page["paragraph"]
        assert isinstance(paragraph, int)
        return told(self.pack, BOOKS.index(str(page["book"])), paragraph, key)


def tales(pack: Pack, events: list[Event]) -> Json:
    """The tales of a game so far in the order in which they happened, and the names of the threads in them."""
    # The threads are read with the books.
    pack.book(0)
    chronicle = Chronicle(pack)
    for event in events:
        chronicle.hear(event)
    found = [tale for tale in chronicle.tales if tale["pages"]]
    names: Json = {}
    for thread in pack.threads:
        if any(thread.id in _threads(tale) for tale in found):
            names[thread.id] = {language: words_of(pack, language).thread(thread.id) for language in pack.languages}
    return {"tales": found, "threads": names}


def _threads(tale: Json) -> list[object]:
    known = tale["threads"]
    assert isinstance(known, list)
    return known
