"""Whole games with all modules: which pages are read, and the tales that can be read again afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

import grotto
from grotto.games.above_and_below.explore import number_at, unread
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.versions import PAGES_ARE_NEW, VERSIONS
from grotto.kernel.chance import sample
from grotto.kernel.errors import Datum
from grotto.kernel.events import Event
from grotto.table.wire.above_and_below import VillageTale, VillageTales

from .table import GAME, MODULES, PACK, choices, continuation, expedition, finish, roll

# Whoever can explore does.
EAGER = ("explore", "join", "set_out")
GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(4)]
# Games in which tokens come up again with a number that was read: without the rule these tell up to four tales twice.
AGAIN = [(4, 7), (4, 12), (4, 51)]


def positions(players: int, seed: int, **options: Datum) -> Iterator[TableState]:
    """A game with all modules in which everybody explores at random, position by position."""
    rng = random.Random(seed)
    state = GAME.new(players, **MODULES, **options)
    assert isinstance(state, TableState)
    state.listen()
    while state.actor != grotto.NOBODY:
        if state.actor == grotto.CHANCE:
            act = sample(state, rng)
        else:
            legal = state.legal()
            act = rng.choice([act for act in legal if GAME.notation(act).split()[0] in EAGER] or legal)
        state.apply(act)
        yield state


@cache
def played(players: int, seed: int, rules: int = VERSIONS.newest) -> list[Event]:
    """What happens in such a game."""
    return [event for state in positions(players, seed, rules=rules) for event in state.events or []]


def typed(events: list[Event]) -> VillageTales:
    return msgspec.convert(GAME.tales(events), VillageTales)


# ---- what is read ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [*GAMES, *AGAIN])
def test_a_page_comes_twice_only_when_all_on_its_card_are_known(players: int, seed: int) -> None:
    known: set[tuple[int, int]] = set()
    card: set[tuple[int, int]] = set()
    first = False
    for event in played(players, seed):
        data = event.data
        if event.id == "set_out":
            card = {(0, number) for number in PACK.caves[PACK.cave_ids.index(str(data["cave"]))].numbers}
        elif event.id == "token_drawn":
            card = {(1, number) for number in PACK.tokens[PACK.token_ids.index(str(data["token"]))].numbers}
        elif event.id == "paragraph_rolled":
            first = True
        elif event.id == "paragraph_read" and first:
            first = False
            page = (int(data["book"]), int(data["paragraph"]))
            assert page in card
            assert page not in known or card <= known
            known.add(page)
    assert known


def test_a_game_of_four_explores_more_often_than_there_are_tokens() -> None:
    """So that the test above sees tokens come up again."""
    for players, seed in AGAIN:
        assert sum(event.id == "token_drawn" for event in played(players, seed)) > len(PACK.tokens)


@pytest.mark.parametrize(("version", "passed_over"), [(PAGES_ARE_NEW - 1, False), (PAGES_ARE_NEW, True)])
def test_a_page_that_was_read_is_passed_over_since_that_rule(version: int, passed_over: bool) -> None:
    at = expedition(choices("auto = {}"), ["start_builder", "start_scout"], choose="")
    encounter = at.state.encounter
    assert encounter is not None
    book, number = number_at(at.state, encounter, 0)
    at.state.version = version
    at.state.read = tuple([1 << number if index == book else 0 for index in range(len(at.state.read))])
    assert (unread(at.state, encounter, 0) != (book, number)) == passed_over


@pytest.mark.parametrize(("players", "seed"), AGAIN)
def test_games_begun_before_that_rule_tell_what_the_die_says(players: int, seed: int) -> None:
    """R31: a paragraph may be read again. Such a game must replay as it was played."""
    pages: list[tuple[int, int]] = []
    grid: tuple[int, ...] = ()
    for event in played(players, seed, PAGES_ARE_NEW - 1):
        if event.id == "token_drawn":
            grid = PACK.tokens[PACK.token_ids.index(str(event.data["token"]))].numbers
        elif event.id == "paragraph_rolled":
            face, number = int(event.data["n"]), int(event.data["number"])
            assert grid[face - 1] == number
            pages.append((1, number))
    assert len(set(pages)) < len(pages)


def test_no_page_goes_on_with_two_tales() -> None:
    """A tale that begins anew also ends anew."""
    for number in range(2):
        book = PACK.book(number)
        before: dict[int, int] = {}
        for place, paragraph in enumerate(book.paragraphs):
            for choice in paragraph.choices:
                for end in [choice.auto, *[tier.outcome for tier in choice.tiers]]:
                    after = book.outcomes[end].goto if end >= 0 else -1
                    if after >= 0:
                        assert before.setdefault(after, place) == place, book.paragraphs[after].id


def test_every_part_of_every_thread_can_be_reached() -> None:
    """From a number on a card or a token, if need be by the choices of other pages."""
    for number in range(2):
        book = PACK.book(number)
        grids = PACK.tokens if number else PACK.caves
        reached = {book.find(one) for grid in grids for one in grid.numbers}
        waiting = list(reached)
        while waiting:
            for choice in book.paragraphs[waiting.pop()].choices:
                ends = [choice.auto, *[tier.outcome for tier in choice.tiers]]
                for place in [book.outcomes[end].goto for end in ends if end >= 0]:
                    if place >= 0 and place not in reached:
                        reached.add(place)
                        waiting.append(place)
        known = {book.paragraphs[place].id for place in reached}
        for thread in PACK.threads:
            assert {id for part, id in thread.parts if part == number} <= known, thread.id


# ---- what can be read again ------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), GAMES[::5])
def test_every_encounter_of_a_game_is_a_tale_with_an_end(players: int, seed: int) -> None:
    events = played(players, seed)
    found = typed(events)
    homes = [event for event in events if event.id == "set_out"]
    assert [(tale.seat, tale.cave, tale.villagers) for tale in found.tales] == [
        (event.seat, event.data["cave"], event.data["n"]) for event in homes
    ]
    assert all(tale.won is not None for tale in found.tales)
    for tale in found.tales:
        for page in tale.pages:
            assert set(page.text) == set(page.deed) == set(PACK.languages)
            assert not page.failed or set(page.end) == set(PACK.languages)
        assert tale.won or tale.pages[-1].failed
    begun = [place for place, event in enumerate(events) if event.id == "round"]
    out = [place for place, event in enumerate(events) if event.id == "set_out"]
    assert [tale.round for tale in found.tales] == [sum(start < place for start in begun) for place in out]


def test_the_threads_of_a_tale_are_those_of_its_pages() -> None:
    found = typed(played(4, 0))
    met: set[str] = set()
    for tale in found.tales:
        pages = {(("book", "deep").index(page.book), page.paragraph) for page in tale.pages}
        assert set(tale.threads) == {thread.id for thread in PACK.threads if pages & set(thread.parts)}
        met |= set(tale.threads)
    assert met == set(found.threads)
    assert all(set(names) == set(PACK.languages) for names in found.threads.values())


PAIR = ["start_scout", "start_builder"]
LONG = choices(
    "cost = 1\ntiers = [{ explore = 1, goto = 2, effects = [{ fish = 1 }] }]\nfailure = { effects = [{ injure = 1 }] }",
    more=continuation(2, "auto = { effects = [{ coins = 2 }, { reputation = 1 }] }"),
)


def tale_of(at: Any) -> VillageTale:
    (tale,) = msgspec.convert(at.game.tales(at.heard), VillageTales).tales
    return tale


def came(tale: VillageTale, page: int) -> list[tuple[str, Any]]:
    return [(event.id, event.data.get("n")) for event in tale.pages[page].came]


def test_a_tale_tells_opening_choice_end_and_gains() -> None:
    at = expedition(LONG, PAIR, coins=3)
    assert tale_of(at).won is None
    roll(at, {PAIR[0]: 6, PAIR[1]: 6})
    finish(at)
    tale = tale_of(at)
    assert [page.text["en"] for page in tale.pages] == ["Paragraph 1.", "Paragraph 2."]
    assert tale.pages[0].deed["en"] == "CHOICE a"
    assert came(tale, 0) == [("paid", 1), ("gained", 1)]
    # What has not been chosen yet is not told.
    assert (tale.pages[1].deed, tale.pages[1].end, tale.pages[1].came) == ({}, {}, [])
    finish(at.do("choose a"))
    tale = tale_of(at)
    assert came(tale, 1) == [("gained", 2), ("reputation_gained", 1)]
    assert tale.won


@pytest.mark.parametrize("seed", range(2))
def test_a_tale_has_nothing_that_the_table_has_not_heard(seed: int) -> None:
    """R49: with a neighbour who reads, a page is told after he has read it, an end after it has happened."""
    events: list[Event] = []
    unread = 0
    for state in positions(2, seed, reader="neighbour"):
        events += state.events or []
        if state.encounter is None or state.prompt().id != "read_paragraph":
            continue
        unread += 1
        heard = [event for event in events if event.id == "paragraph_read"]
        pages = [(page.book, page.paragraph) for tale in typed(events).tales for page in tale.pages]
        assert pages == [(("book", "deep")[int(e.data["book"])], e.data["paragraph"]) for e in heard]
    assert unread > 5
