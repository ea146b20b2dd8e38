"""Live: everybody sees a move once it is committed, and misses nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from serving import PATIENCE, Person, Serving, legal, next_view

Somebody = Callable[[str], Person]


def test_all_seats_and_watchers_see_a_move_each_in_his_own_way(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}")
    with ann.watch(made["id"]) as one, bob.watch(made["id"]) as two, eve.watch(made["id"]) as three:
        first = [next_view(socket) for socket in (one, two, three)]
        assert [bool(legal(message["view"])) for message in first] == [True, False, False]
        assert first[0]["log"] == ann.get(f"/tables/{made['id']}/log")
        view = ann.act(first[0]["view"]).json()
        for socket in (one, two, three):
            message = next_view(socket, view["seq"])
            assert message["view"]["state"] == view["state"]
            assert [entry["seq"] for entry in message["log"]] == [first[0]["view"]["seq"]]
        assert "seed" not in json.dumps(message["view"])


def test_two_tabs_of_one_person_agree(person: Somebody) -> None:
    ann = person("Ann")
    made = ann.open("me", "local")
    with ann.watch(made["id"]) as one, ann.watch(made["id"]) as two:
        view = next_view(one)["view"]
        assert legal(next_view(two)["view"]) == legal(view)
        view = ann.act(view).json()
        assert next_view(one, view["seq"])["view"] == next_view(two, view["seq"])["view"]


def test_a_connection_that_comes_back_misses_nothing(person: Somebody) -> None:
    ann = person("Ann")
    made = ann.open("me", "local")
    with ann.watch(made["id"]) as socket:
        log = next_view(socket)["log"]
    view = ann.play(made["id"], moves=4)
    before = view["log_length"]
    with ann.watch(made["id"], start=len(log)) as socket:
        log += next_view(socket)["log"]
    assert log == ann.get(f"/tables/{made['id']}/log")
    if view["can_undo"]:
        view = ann.undo(view).json()
    with ann.watch(made["id"], start=before) as socket:
        again = next_view(socket)["log"]
    assert all(entry["undone"] for entry in again)
    assert again == [entry for entry in ann.get(f"/tables/{made['id']}/log") if entry["undone"]]


def test_undone_acts_are_told_once_to_those_who_are_there(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local")["id"])
    with ann.watch(view["id"]) as socket:
        next_view(socket)
        taken = ann.act(view, next(act for act in legal(view) if act.startswith("take"))).json()
        next_view(socket, taken["seq"])
        back = ann.undo(taken).json()
        (entry,) = next_view(socket, back["seq"])["log"]
        assert (entry["seq"], entry["undone"]) == (view["seq"], True)
        again = ann.act(back, next(act for act in legal(view) if act.startswith("take"))).json()
        (entry,) = next_view(socket, again["seq"])["log"]
        assert not entry["undone"]


def test_presence_is_told(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")

    def presence(socket: object, wanted: list[int], watchers: int) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = json.loads(socket.recv(timeout=PATIENCE))  # type: ignore[attr-defined]
            if message.get("presence") == wanted and message["watchers"] == watchers:
                return
        raise AssertionError

    with ann.watch(made["id"]) as one:
        presence(one, [0], 0)
        with bob.watch(made["id"]):
            presence(one, [0, 1], 0)
            assert [seat["present"] for seat in ann.view(made["id"])["seats"]] == [True, True]
        presence(one, [0], 0)
        with person("Eve").watch(made["id"]):
            presence(one, [0], 1)


def test_a_slow_watcher_holds_nobody_up(person: Somebody) -> None:
    ann, eve = person("Ann"), person("Eve")
    made = ann.open("me", "local")
    # This one never reads: its buffers fill up and its own task waits.
    with eve.watch(made["id"], max_queue=1) as stuck, ann.watch(made["id"]) as socket:
        view = next_view(socket)["view"]
        moves = view["moves"]
        for _ in range(60):
            # Both would wait until their patience is over, if somebody waited for the other one.
            view = ann.act(view).json()
            next_view(socket, view["seq"])
        assert view["moves"] >= moves + 60
        assert stuck


def test_foreign_pages_and_unknown_tables_get_no_connection(person: Somebody, server: Serving) -> None:
    ann = person("Ann")
    made = ann.open("me")
    address = server.address.replace("http", "ws", 1)
    for path, headers, code in (
        (f"/api/tables/{made['id']}/live", {"Origin": "https://evil.example"}, 4403),
        ("/api/tables/nonsense/live", {}, 4404),
    ):
        with (
            pytest.raises((ConnectionClosed, InvalidStatus)) as ended,
            connect(address + path, additional_headers=headers) as socket,
        ):
            socket.recv(timeout=PATIENCE)
        assert isinstance(ended.value, ConnectionClosed)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == code


def test_a_long_message_ends_the_connection_and_nothing_else(person: Somebody) -> None:
    ann = person("Ann")
    made = ann.open("me")
    with ann.watch(made["id"]) as socket, ann.watch(made["id"]) as other:
        next_view(socket)
        next_view(other)
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            next_view(socket, seq=1_000_000)
        view = ann.act(ann.view(made["id"])).json()
        assert next_view(other, view["seq"])
