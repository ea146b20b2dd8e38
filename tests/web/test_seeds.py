"""Tests play on known seeds, which the server of the tests has and the real one has not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from serving import REAL, Person, serving, sqlite

Somebody = Callable[[str], Person]
BOT = {"kind": "bot", "bot": "random"}


def beginning(person: Person, *seats: Any, **more: Any) -> tuple[str, Any]:
    """What seals the seed of a new table, and how its game goes."""
    table = person.open(*seats, **more)["id"]
    view = person.play(table)
    return view["commitment"], [entry["act"] for entry in person.get(f"/tables/{table}/log")]


def test_the_same_table_is_the_same_game_whoever_opens_it(person: Somebody) -> None:
    games = [beginning(person("Ann"), BOT, BOT) for _ in range(2)]
    assert games[0] == games[1]
    assert len(games[0][1]) > 50


def test_a_second_table_and_another_name_are_other_games(person: Somebody) -> None:
    ann = person("Ann")
    sealed = [ann.view(ann.open("me", "local", name=name)["id"])["commitment"] for name in ("", "", "x")]
    assert len(set(sealed)) == 3


def test_the_real_server_deals_anew_and_knows_no_stored_positions(tmp_path: Path) -> None:
    name = "position: cave_vs_cave_full"
    with serving(sqlite(tmp_path), program=REAL) as server:
        people = [Person(server.address, "Ann") for _ in range(2)]
        views = [one.view(one.open("me", "local", name=name)["id"]) for one in people]
    assert views[0]["commitment"] != views[1]["commitment"]
    assert {view["state"]["round"] for view in views} == {1}


def test_the_server_of_the_tests_opens_stored_positions(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local", name="position: cave_vs_cave_full")["id"])
    assert view["state"]["round"] == 8
