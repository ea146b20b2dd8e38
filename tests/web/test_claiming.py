"""Who gets a seat when several want it, and who keeps it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection

from grotto.table.bus import Bus
from postgres import new_database, postgresql
from serving import PATIENCE, Person, Serving, error, looks, next_view, serving, sqlite

Somebody = Callable[[str], Person]


def test_a_link_dies_when_its_seat_is_taken(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", open=True)
    token = made["links"][0]["token"]
    assert bob.post(f"/tables/{made['id']}/seats/1/sit").status_code == 200
    with bob.watch(made["id"]) as socket:
        next_view(socket)
        late = eve.post(f"/claims/{token}", {"name": "Thief"})
        assert (late.status_code, error(late)) == (404, "error-no_claim")
    assert eve.http.get(f"/claims/{token}").status_code == 404
    assert [seat["mine"] for seat in bob.view(made["id"])["seats"]] == [False, True]
    assert bob.view(made["id"])["seats"][1]["name"] == "Bob"


def test_a_link_to_a_seat_that_changed_hands_is_none(person: Somebody) -> None:
    ann, bob, phone = person("Ann"), person("Bob"), person("")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")
    path = f"/tables/{made['id']}/seats/1/link"
    token = bob.post(path).json()["token"]
    assert phone.post(f"/claims/{token}").status_code == 200
    # The host has no say in it any more, nor has the device it came from.
    assert ann.post(path).status_code == 403
    assert bob.post(path).status_code == 403


def test_a_late_friend_takes_the_place_of_a_bot(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link", options={"first_player": 0})
    ann.post(f"/tables/{made['id']}/seats/1/bot", {"bot": "random"})
    assert bob.post(f"/claims/{made['links'][0]['token']}").status_code == 200
    seat = bob.view(made["id"])["seats"][1]
    assert (seat["kind"], seat["mine"]) == ("person", True)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """One server on SQLite, or two on PostgreSQL."""
    if request.param == "sqlite":
        with serving(sqlite(tmp_path_factory.mktemp("either"))) as server:
            yield [server, server]
        return
    with postgresql() as cluster:
        db = new_database(cluster, "claims")
        with serving(db) as one, serving(db) as two:
            yield [one, two]


def test_of_those_who_race_for_a_seat_exactly_one_gets_it(either: list[Serving]) -> None:
    ann = Person(either[0].address, "Ann")
    racers = [Person(either[n % 2].address, "Bob") for n in range(4)]
    for _ in range(8):
        made = ann.open("me", "link", open=True)
        token, table = made["links"][0]["token"], made["id"]
        # Two come by the link, two find the table in the list.
        paths = [f"/claims/{token}", f"/claims/{token}", *[f"/tables/{table}/seats/1/sit"] * 2]
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda pair: pair[0].post(pair[1]), zip(racers, paths, strict=True)))
        codes = [answer.status_code for answer in answers]
        assert codes.count(200) == 1, codes
        assert set(codes) <= {200, 404, 422}, [answer.text for answer in answers]
        owners = [racer for racer in racers if racer.view(table)["seats"][1]["mine"]]
        assert owners == [racers[codes.index(200)]]


def test_people_who_sit_down_at_once_are_told_apart(either: list[Serving]) -> None:
    ann = Person(either[0].address, "Ann")
    made = ann.open("me", "link", "link", "link", "link", game="caverna", open=True)
    guests = [Person(either[n % 2].address, "Аnn" if n % 2 else "ann") for n in range(4)]
    with ThreadPoolExecutor(4) as pool:
        done = [pool.submit(one.post, f"/tables/{made['id']}/seats/{n + 1}/sit") for n, one in enumerate(guests)]
        assert [one.result().status_code for one in done] == [200] * 4
    # What another server has written is heard a moment later.
    for _ in looks():
        names = [seat["name"] for seat in ann.view(made["id"])["seats"]]
        if all(names):
            break
    assert sorted(name[3:] for name in names) == ["", " (2)", " (3)", " (4)", " (5)"]


def test_names_of_one_plan_are_told_apart(person: Somebody) -> None:
    made = person("Ann").open("me", {"kind": "local", "name": "ann"})
    assert [seat["name"] for seat in person("Eve").view(made["id"])["seats"]] == ["Ann", "ann (2)"]


def test_a_name_that_nobody_sees_is_refused(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    answer = ann.http.put("/me", json={"name": "\u3164\u200d"})
    assert (answer.status_code, error(answer)) == (422, "error-name_blank")
    assert ann.get("/me")["name"] == "Ann"
    token = ann.open("me", "link")["links"][0]["token"]
    answer = bob.post(f"/claims/{token}", {"name": "\u2800"})
    assert (answer.status_code, error(answer)) == (422, "error-name_blank")
    assert bob.post(f"/claims/{token}", {"name": "Bob"}).status_code == 200


# ---- only away for a moment ----------------------------------------------------------------


def test_somebody_who_has_just_gone_is_only_away() -> None:
    async def run() -> None:
        now = [100.0]
        bus = Bus(lambda: now[0])
        now[0] = 110.0
        # Whoever has not come since the server began may be on the way.
        assert bus.away("t", "bob") == 10
        with bus.listen("t", "bob"):
            now[0] = 150.0
            with bus.listen("t", "bob"):
                pass
            assert bus.away("t", "bob") == 0
            now[0] = 200.0
        now[0] = 203.0
        assert bus.away("t", "bob") == 3
        assert bus.away("other", "bob") == 103

    asyncio.run(run())


def test_a_host_seats_no_bot_while_the_owner_reloads(tmp_path: Path) -> None:
    (tmp_path / "grotto.toml").write_text("grace = 1000000\n")
    with serving(sqlite(tmp_path), "--config", str(tmp_path / "grotto.toml")) as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        made = ann.open("me", "link")
        path = f"/tables/{made['id']}/seats/1/bot"
        bob.post(f"/claims/{made['links'][0]['token']}")
        with ann.watch(made["id"]) as watching:
            with bob.watch(made["id"]) as socket:
                next_view(socket)
                # Others hear who has come and gone in a while: one who is gone by then was never there.
                while presence(watching) != [0, 1]:
                    pass
            while presence(watching) != [0]:
                pass
            refused = ann.post(path, {"bot": "random"})
            assert (refused.status_code, error(refused)) == (403, "error-seat_left")
            assert 0 < refused.json()["error"]["data"]["n"] <= 1000000
        # His own seat is his to give.
        assert bob.post(path, {"bot": "random"}).status_code == 200


def presence(socket: ClientConnection) -> list[int]:
    """The seats whose owners are here, the next time somebody comes or goes."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if "presence" in message:
            return list(message["presence"])
