"""What a tale holds, word for word, and what does not belong to it."""

from __future__ import annotations

from typing import Any

import pytest

from grotto import NOBODY, Event
from grotto.games.above_and_below.telling import end_key

from .table import GAME, PACK, choices, continuation, expedition, game_with

PAIR = ["start_builder", "start_scout"]
LONG = choices(
    "cost = 1\ntiers = [{ explore = 3, goto = 2, effects = [{ fish = 1 }] }]\nfailure = { effects = [{ injure = 1 }] }",
    more=continuation(2, "auto = { effects = [{ coins = 2 }, { reputation = 1 }] }"),
)


def said(text: str) -> dict[str, str]:
    return dict.fromkeys(("en", "ru", "fr"), text)


def came(id: str, **data: str | int) -> dict[str, Any]:
    return {"id": id, "seat": 0, "data": data}


PAID = came("paid", good="coin", n=1, source="choice")
FIRST: dict[str, Any] = {
    "book": "book", "paragraph": 1, "text": said("Paragraph 1."), "deed": said("CHOICE a"), "end": {}, "failed": False,
    "came": [PAID, came("gained", good="fish", n=1, source="encounter")],
}  # fmt: skip
SECOND: dict[str, Any] = {
    "book": "book", "paragraph": 2, "text": said("Paragraph 2."), "deed": said("CHOICE a"), "end": {}, "failed": False,
    "came": [came("gained", good="coin", n=2, source="encounter"), came("reputation_gained", n=1)],
}  # fmt: skip
TALE: dict[str, Any] = {"seat": 0, "round": 1, "cave": "cave_01", "villagers": 2, "threads": []}


def test_a_tale_of_two_pages() -> None:
    at = expedition(LONG, PAIR, [6, 6], coins=3).do("resolve", "read")
    unread = {**SECOND, "deed": {}, "came": []}
    assert at.game.tales(at.heard) == {"tales": [{**TALE, "pages": [FIRST, unread], "won": None}], "threads": {}}
    at.do("choose a", "read")
    assert at.game.tales(at.heard) == {"tales": [{**TALE, "pages": [FIRST, SECOND], "won": True}], "threads": {}}


def test_a_tale_that_fails() -> None:
    """Dice, exertion and cards that come up are not told; an injury is."""
    at = expedition(LONG, PAIR, [1, 1], coins=3).do("resolve", "read", "injure start_scout")
    page = {**FIRST, "end": said("It fails."), "failed": True, "came": [PAID, came("injured", villager="start_scout")]}
    assert at.game.tales(at.heard) == {"tales": [{**TALE, "pages": [page], "won": False}], "threads": {}}


def event(id: str, seat: int = 0, **data: str | int) -> Event:
    return Event(id, seat, data)


SET_OUT = event("set_out", cave="cave_07", n=3)
READ = event("paragraph_read", book=0, paragraph=1)
QUIET = (
    "arrived", "artifact_laid", "by_itself", "cave_revealed", "dealt", "exerted", "exhausted", "lantern_rolled",
    "paragraph_rolled", "token_drawn",
)  # fmt: skip


def pages(*events: Event) -> Any:
    told: Any = game_with(LONG).tales(list(events))
    return told["tales"]


def test_a_tale_fails_on_the_page_that_fails() -> None:
    hard = "tiers = [{ explore = 9, effects = [{ coins = 1 }] }]\nfailure = {}"
    book = choices("tiers = [{ explore = 3, goto = 2 }]", more=continuation(2, hard))
    events = [SET_OUT, READ, event("paragraph_read", book=0, paragraph=2)]
    events.append(event("failure", book=0, paragraph=2, choice="a"))
    told: Any = game_with(book).tales(events)
    [tale] = told["tales"]
    assert [page["failed"] for page in tale["pages"]] == [False, True]


def test_a_tale_begins_with_its_first_page() -> None:
    assert pages(SET_OUT) == []
    [tale] = pages(SET_OUT, READ)
    assert (tale["cave"], tale["villagers"], tale["round"], tale["won"]) == ("cave_07", 3, 1, None)


def test_what_is_no_part_of_a_tale() -> None:
    # Before the page is read, quietly, or by somebody else.
    noise = [event(id) for id in QUIET]
    others = [event("gained", 1, good="coin", n=1, source="x"), event("round", NOBODY, n=4)]
    [tale] = pages(SET_OUT, event("gained", good="coin", n=9, source="x"), READ, *noise, *others)
    assert tale["pages"][0]["came"] == []
    # After it is over nothing more comes.
    [tale] = pages(SET_OUT, READ, event("cave_won", cave="cave_07"), event("gained", good="coin", n=9, source="x"))
    assert (tale["won"], tale["pages"][0]["came"]) == (True, [])


def test_a_cave_that_is_won_on_the_way_is_not_the_end() -> None:
    [tale] = pages(SET_OUT, READ, event("cave_won", cave="cave_08"), event("cave_lost", cave="cave_07"))
    assert tale["won"] is False
    assert [row["id"] for row in tale["pages"][0]["came"]] == ["cave_won"]


def test_each_tale_has_its_round_and_its_seat() -> None:
    home = event("cave_won", cave="cave_07")
    again = [event("set_out", 1, cave="cave_08", n=2), event("paragraph_read", 1, book=0, paragraph=2)]
    first, second = pages(SET_OUT, READ, home, event("round", NOBODY, n=3), *again)
    assert [(tale["seat"], tale["round"], len(tale["pages"])) for tale in (first, second)] == [(0, 1, 1), (1, 3, 1)]


def test_a_thread_is_named_once_in_a_tale_and_by_all_its_pages() -> None:
    GAME.pack.book(0)
    thread = next(thread for thread in PACK.threads if len(thread.parts) > 1)
    read = [event("paragraph_read", book=book, paragraph=paragraph) for book, paragraph in thread.parts]
    told: Any = GAME.tales([SET_OUT, *read])
    [tale] = told["tales"]
    assert tale["threads"].count(thread.id) == 1
    assert set(told["threads"]) == set(tale["threads"])
    assert set(told["threads"][thread.id]) == set(PACK.languages)
    # A page of no thread names none.
    apart = {(book, one.id) for book in range(2) for one in PACK.book(book).paragraphs}
    book, paragraph = min(apart - {part for thread in PACK.threads for part in thread.parts})
    quiet: Any = GAME.tales([SET_OUT, event("paragraph_read", book=book, paragraph=paragraph)])
    assert (quiet["tales"][0]["threads"], quiet["threads"]) == ([], {})


@pytest.mark.parametrize(
    ("id", "data", "key"),
    [("outcome", {"number": 2}, "a_2"), ("outcome", {"number": 0}, "a_auto"), ("failure", {}, "a_fails")],
)
def test_the_text_of_an_end_is_that_of_what_was_reached(id: str, data: dict[str, str | int], key: str) -> None:
    assert end_key(Event(id, 0, {"choice": "a", **data})) == key
