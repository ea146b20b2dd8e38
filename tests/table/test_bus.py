"""Who is at a table: what others hear of it, and how often."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack

import pytest

from grotto.table import bus
from grotto.table.bus import Bus
from grotto.table.line import MOST_PEOPLE, named


def test_a_crowd_that_comes_at_once_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "STIR", 0.01)

    async def run() -> None:
        house, told = Bus(), []
        house.on_people = lambda table: told.append((table, len(house.here(table))))
        with house.listen("t", "ann") as ann, ExitStack() as crowd:
            await asyncio.sleep(0.05)
            assert told == [("t", 1)]
            await ann.wait()
            for n in range(100):
                crowd.enter_context(house.listen("t", f"viewer {n}"))
            # Whoever asks knows at once.
            assert len(house.present("t")) == 101
            assert not ann.news.is_set()
            await asyncio.sleep(0.05)
            assert told == [("t", 1), ("t", 101)]
            assert ann.news.is_set()
        assert house.present("t") == frozenset()
        await asyncio.sleep(0.05)
        assert told[-1] == ("t", 0)
        assert (house.heard, house.stirred, house.known) == ({}, set(), {})

    asyncio.run(run())


def test_who_is_elsewhere_is_present(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Bus()
    house.told("other", "t", {"bob"})
    assert house.present("t") == {"bob"}
    house.told("third", "t", {"cat"})
    assert house.present("t") == {"bob", "cat"}
    house.forget("other")
    assert house.present("t") == {"cat"}
    house.forget("third")
    assert house.present("t") == frozenset()
    assert not house.known


def test_nobody_is_told_of_somebody_with_two_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "STIR", 0.01)

    async def run() -> list[str]:
        house, told = Bus(), []
        house.on_people = told.append
        with house.listen("t", "ann"):
            await asyncio.sleep(0.05)
            with house.listen("t", "ann"):
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.05)
        return told

    assert asyncio.run(run()) == ["t"]


def test_of_a_crowd_the_players_are_named_first() -> None:
    """Others would take a player for absent whom only one of the servers sees, and could give the seat to a bot."""
    crowd = {f"a{n}" for n in range(3 * MOST_PEOPLE)} | {"z"}
    told = named(crowd, {"z", None})
    assert told[0] == "z"
    assert len(told) == MOST_PEOPLE


def test_who_looks_elsewhere_is_there_but_does_not_attend() -> None:
    async def run() -> None:
        house, told = Bus(), []
        house.on_people = lambda table: told.append(named(house.here(table), {"bob"}))
        with house.listen("t", "bob") as one, house.listen("t", "bob") as other, house.listen("t", "ann"):
            house.look("t", one, looks=False)
            assert house.attends("t", "bob")
            house.look("t", other, looks=False)
            assert (house.attends("t", "bob"), house.attends("t", "ann")) == (False, True)
            assert house.present("t") == {"ann", "bob"}
            house._stir("t")
            # Other servers hear the same; who plays is named first.
            assert told == [["-bob", "ann"]]
            there = Bus()
            there.told("s", "t", {"-bob", "ann"})
            assert (there.attends("t", "bob"), there.present("t")) == (False, {"ann", "bob"})
            there.told("s", "t", {"bob"})
            assert there.attends("t", "bob")
            # Who comes in sight has not been away.
            assert set(there.gone) == {("t", "ann")}

    asyncio.run(run())


def test_whoever_turns_away_again_and_again_wakes_nobody() -> None:
    async def run() -> None:
        house, told = Bus(), []
        house.on_people = told.append
        with house.listen("t", "bob") as one, house.listen("t", "ann") as other:
            house._stir("t")
            other.news.clear()
            for n in range(100):
                house.look("t", one, looks=n % 2 == 1)
            # One word for all of them, and only if it is another one than before.
            assert (len(house.turned), other.news.is_set()) == (1, False)
            house._tell("t")
            assert told == ["t"]
            house.told("s", "t", {"cat"})
            assert other.news.is_set()
            other.news.clear()
            house.told("s", "t", {"-cat"})
            assert not other.news.is_set()

    asyncio.run(run())
