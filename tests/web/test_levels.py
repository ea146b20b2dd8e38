"""Buckets that several servers pay from together, and what each of them may have of what it counts alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grotto.web import levels
from grotto.web.connections import protocol_for
from grotto.web.levels import GROUPS, REMEMBERED, TOGETHER, Common, Levels, Own
from grotto.web.limits import Buckets, Key, Rate
from grotto.web.public import Public, share

MINE: Key = ("person", "ann", Rate(2, 1))


@pytest.fixture(params=["own", "common"])
def made(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Levels]:
    path = str(tmp_path / "levels")
    Common.make(path)
    return Own if request.param == "own" else lambda: Common(path)


def test_what_was_put_is_found_and_nothing_else(made: Callable[[], Levels]) -> None:
    known = made()
    assert known.get("ann") is None
    for n in range(200):
        known.put(f"p{n}", (float(n), 0.5))
    known.put("p7", (70.0, 1.5))
    found = [known.get(f"p{n}") for n in range(201)]
    assert found == [(70.0, 1.5) if n == 7 else (float(n), 0.5) for n in range(200)] + [None]


def test_only_so_many_are_remembered_and_the_newest_of_all_is(
    made: Callable[[], Levels], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "REMEMBERED", 16)
    monkeypatch.setattr(levels, "GROUPS", 2)
    known = made()
    for n in range(1000):
        known.put(f"p{n}", (0.0, float(n)))
        assert known.get(f"p{n}") == (0.0, float(n))
    assert sum(known.get(f"p{n}") is not None for n in range(1000)) <= 16


def test_as_many_are_remembered_together_as_alone() -> None:
    assert GROUPS * TOGETHER == REMEMBERED


def test_servers_that_share_a_file_pay_from_the_same_buckets(tmp_path: Path) -> None:
    path = str(tmp_path / "levels")
    Common.make(path)
    one, other = Buckets(Public(), Common(path), 2), Buckets(Public(), Common(path), 2)
    assert [one.take({MINE: 1}, 0), other.take({MINE: 1}, 0)] == [0, 0]
    assert [one.take({MINE: 1}, 0), other.take({MINE: 1}, 0)] == [1, 1]
    assert [other.take({MINE: 1}, 1), one.take({MINE: 1}, 1)] == [0, 1]
    # One that comes anew knows what was taken.
    assert Buckets(Public(), Common(path), 2).take({MINE: 1}, 1) == 1
    # Those of somebody else's are others, and so is what else the same person pays for.
    assert one.take({("person", "bob", MINE[2]): 1, ("person", "ann", Rate(2, 2)): 1}, 1) == 0


def test_nobody_can_tell_whose_buckets_lie_together(tmp_path: Path) -> None:
    """Else eight tables that don't exist, well chosen, would make a server forget what an address has used up."""
    places = []
    for file in ("one", "other"):
        Common.make(str(tmp_path / file))
        known = Common(str(tmp_path / file))
        places.append([known._find(f"table 480 80 {n}")[1] for n in range(100)])
    assert len(set(zip(*places, strict=True))) > 90
    assert places[0] != places[1]


@pytest.mark.parametrize(("limit", "servers", "each"), [(64, 1, 64), (64, 4, 16), (65, 4, 17), (1, 4, 1)])
def test_what_is_open_is_shared_out(limit: int, servers: int, each: int) -> None:
    assert share(limit, servers) == each
    buckets = Buckets(Public(sockets=limit), servers=servers)
    assert [buckets.enter("home") for _ in range(each + 1)] == [True] * each + [False]
    assert protocol_for(Public(connections=limit), servers).most == each
