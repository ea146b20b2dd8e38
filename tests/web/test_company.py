"""Friends, open tables, rated games, the ladder and the pages about people, as a server tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from days import say
from postgres import new_database, postgresql
from serving import PATIENCE, Person, Serving, error, looks, serving, sqlite

Make = Callable[[str], Person]


def befriend(one: Person, other: Person) -> None:
    token = one.post("/friends/link").json()["token"]
    assert other.post(f"/friends/by/{token}").status_code == 200


def names(who: Person) -> list[str]:
    return [friend["name"] for friend in who.get("/friends")["friends"]]


def finish(table: str, *people: Person) -> dict[str, Any]:
    """Play a game to its end; the people come in the order of their seats."""
    view = people[0].view(table)
    while not view["over"]:
        who = people[view["actor"]]
        answer = who.act(view if view["legal"] else who.view(table))
        assert answer.status_code == 200, answer.text
        view = answer.json()
    return view


def rated(host: Person, guest: Person, **more: Any) -> str:
    made = host.open("me", "link", rated=True, **more)
    assert guest.post(f"/claims/{made['links'][0]['token']}").status_code == 200
    return str(made["id"])


def eventually(look: Callable[[], Any]) -> Any:
    """What is entered beside the game: as soon as it is there."""
    return next(found for _ in looks() if (found := look()))


# ---- friends -----------------------------------------------------------------------------


def test_a_link_makes_two_people_friends(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    token = ann.post("/friends/link").json()["token"]
    assert bob.get(f"/friends/by/{token}") == {"name": "Ann", "mine": False, "friend": False}
    assert ann.get(f"/friends/by/{token}")["mine"]
    assert error(ann.post(f"/friends/by/{token}")) == "error-friend_me"
    for _ in range(2):
        assert bob.post(f"/friends/by/{token}").status_code == 200
    assert (names(ann), names(bob)) == (["Bob"], ["Ann"])
    assert bob.get(f"/friends/by/{token}")["friend"]
    # The link serves others, too, until there is another one.
    newer = ann.post("/friends/link").json()["token"]
    assert error(eve.post(f"/friends/by/{token}")) == "error-no_friend_link"
    assert eve.post(f"/friends/by/{newer}").status_code == 200
    assert names(ann) == ["Bob", "Eve"]


def test_friends_part_on_both_sides_and_the_old_link_leads_nowhere(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    token = ann.post("/friends/link").json()["token"]
    bob.post(f"/friends/by/{token}")
    handle = ann.get("/friends")["friends"][0]["handle"]
    assert ann.http.delete(f"/friends/{handle}").json() == {"friends": [], "linked": False}
    assert names(bob) == []
    assert error(bob.post(f"/friends/by/{token}")) == "error-no_friend_link"
    assert error(ann.http.delete(f"/friends/{handle}")) == "error-no_friend"


def test_a_link_can_be_ended(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    token = ann.post("/friends/link").json()["token"]
    assert ann.get("/friends")["linked"]
    assert ann.http.delete("/friends/link").json()["linked"] is False
    assert error(bob.post(f"/friends/by/{token}")) == "error-no_friend_link"


def test_no_id_of_a_friend_leaves_the_server(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    befriend(ann, bob)
    id = bob.http.cookies["grotto"].partition(".")[0]
    assert id not in ann.http.get("/friends").text
    assert id not in bob.http.get("/profile").text


# ---- open tables -------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Serving]:
    """A server with nobody else's tables."""
    with serving(sqlite(tmp_path)) as running:
        yield running


def test_tables_of_friends_come_first(own: Serving) -> None:
    ann, bob, eve = [Person(own.address, name) for name in ("Ann", "Bob", "Eve")]
    befriend(ann, bob)
    friends = bob.open("me", "link", open=True)["id"]
    others = [eve.open("me", "link", open=True)["id"] for _ in range(2)]
    bob.open("me", "link")
    found = ann.get("/tables")["open"]
    assert [card["id"] for card in found] == [friends, *reversed(others)]
    assert [card.get("friend", False) for card in found] == [True, False, False]
    assert not any("friend" in card for card in Person(own.address, "Oleg").get("/tables")["open"])


def test_open_tables_by_game_by_who_is_there_and_by_level(own: Serving) -> None:
    ann, bob, eve = [Person(own.address, name) for name in ("Ann", "Bob", "Eve")]
    caves = bob.open("me", "link", open=True)["id"]
    farms = eve.open("me", "link", "link", game="caverna", open=True)["id"]

    def ids(**query: str) -> list[str]:
        return [card["id"] for card in ann.get("/tables", **query)["open"]]

    assert ids() == [farms, caves]
    assert ids(game="caverna") == [farms]
    assert ids(game="above_and_below") == []
    assert ids(pace="now") == []
    with bob.watch(caves) as socket:
        socket.recv(timeout=PATIENCE)
        assert ids(pace="now") == [caves]
        assert ids(pace="days") == [farms]
        # Who only looks at a table does not play there.
        with ann.watch(farms) as looking:
            looking.recv(timeout=PATIENCE)
            assert ids(pace="now") == [caves]
    assert ids(level="new") == [farms, caves]
    assert ids(level="strong") == []
    for query in ({"pace": "soon"}, {"level": "god"}, {"clock": "sun"}):
        assert ann.http.get("/tables", params=query).status_code == 400
    assert error(ann.http.get("/tables", params={"game": "chess"})) == "error-unknown_game"


def test_a_table_shows_its_clock_before_one_sits_down(own: Serving) -> None:
    ann, bob = Person(own.address, "Ann"), Person(own.address, "Bob")
    quick = {"kind": "minutes", "amount": 30, "increment": 20, "zero": "bot"}
    slow = {"kind": "days", "amount": 3, "increment": 0, "zero": "pause"}
    made = {name: bob.open("me", "link", open=True, clock=clock) for name, clock in (("q", quick), ("s", slow))}
    free = bob.open("me", "link", open=True)["id"]
    cards = {card["id"]: card.get("clock") for card in ann.get("/tables")["open"]}
    assert cards == {made["q"]["id"]: quick, made["s"]["id"]: slow, free: None}
    for clock, id in (("minutes", made["q"]["id"]), ("days", made["s"]["id"]), ("none", free)):
        assert [card["id"] for card in ann.get("/tables", clock=clock)["open"]] == [id]
    assert ann.get(f"/claims/{made['s']['links'][0]['token']}")["clock"] == slow
    assert {card["id"]: card.get("clock") for card in bob.get("/tables")["mine"]} == cards


# ---- rated games -------------------------------------------------------------------------

LEVEL = {"kind": "bot", "bot": "level1"}


@pytest.mark.parametrize(
    ("seats", "refused"),
    [
        (["me"], "rated_seats"),
        (["me", "local"], "rated_seats"),
        (["me", "me"], "rated_seats"),
        ([LEVEL, LEVEL], "rated_seats"),
        (["me", {"kind": "bot", "bot": "random"}], "rated_bot"),
    ],
)
def test_what_can_not_count(person: Make, seats: list[Any], refused: str) -> None:
    plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
    plan = {"game": "cave_vs_cave", "players": len(seats), "seats": plans, "rated": True}
    assert error(person("Ann").post("/tables", plan)) == f"error-{refused}"


def test_where_a_game_counts_nobody_is_helped(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", rated=True, hints=True, options={"first_player": 0})
    table = made["id"]
    view = ann.view(table)
    assert view["rated"]
    assert not view["hints"]
    assert error(ann.post(f"/tables/{table}/hint", {"seq": view["seq"]})) == "error-hints_off"
    # Nobody plays against themselves.
    token = made["links"][0]["token"]
    assert error(ann.post(f"/claims/{token}")) == "error-rated_twice"
    assert bob.post(f"/claims/{token}").status_code == 200
    seat = f"/tables/{table}/seats/1/bot"
    # Not the host, not for a moment, not with any bot.
    assert error(ann.post(seat, {"bot": "level1"})) == "error-rated_seat"
    assert error(eve.post(seat, {"bot": "level1"})) == "error-not_your_seat"
    assert error(bob.post(seat, {"bot": "random"})) == "error-rated_bot"
    assert bob.post(seat, {"bot": "level1"}).status_code == 200
    assert error(bob.post(seat, {"bot": None})) == "error-rated_seat"


def test_a_listed_rated_table_seats_nobody_twice(person: Make) -> None:
    ann = person("Ann")
    table = ann.open("me", "link", rated=True, open=True)["id"]
    assert error(ann.post(f"/tables/{table}/seats/1/sit")) == "error-rated_twice"


def test_a_rated_game_moves_both_on_the_ladder_once(own: Serving) -> None:
    ann, bob, eve = [Person(own.address, name) for name in ("Ann", "Bob", "Eve")]
    table = rated(ann, bob)
    before = ann.get("/profile")
    assert before["games"] == []
    # While it goes on nothing of it is told.
    ann.play(table, 1) if ann.view(table)["legal"] else bob.play(table, 1)
    assert eve.get("/ladder/cave_vs_cave")["rungs"] == []
    assert bob.get("/profile")["history"] == []
    result = finish(table, ann, bob)["result"]
    rungs = eventually(lambda: eve.get("/ladder/cave_vs_cave")["rungs"])
    assert [(rung["games"], rung["place"]) for rung in rungs] == [(1, 1), (1, 2)]
    winner = ["Ann", "Bob"][result["winners"][0]]
    assert rungs[0]["name"] == winner
    assert rungs[0]["mu"] > 25 > rungs[1]["mu"]
    # A table that is looked at again is not entered again, nor by a server that starts anew.
    for _ in range(3):
        assert ann.view(table)["over"]
    assert eve.get("/ladder/cave_vs_cave")["rungs"] == rungs
    again = ann.post(f"/tables/{table}/rematch").json()["id"]
    assert ann.view(again)["rated"]


def test_the_page_about_somebody(own: Serving) -> None:
    ann, bob, eve = [Person(own.address, name) for name in ("Ann", "Bob", "Eve")]
    by_link = rated(ann, bob)
    listed = rated(bob, ann, open=True)
    finish(by_link, ann, bob)
    finish(listed, bob, ann)
    mine = eventually(lambda: (found := ann.get("/profile")) and len(found["history"]) == 2 and found)
    assert mine["mine"]
    stats = mine["games"][0]
    assert (stats["game"], stats["played"], len(stats["scores"])) == ("cave_vs_cave", 2, 2)
    final = ann.view(by_link)["result"]
    assert stats["scores"][0] == final["totals"][0]
    assert set(stats["categories"]) == set(final["categories"][0])
    assert stats["built"]
    assert stats["built"][0]["kind"] == "room"
    seen = eve.get(f"/profiles/{mine['handle']}")
    assert seen["name"] == "Ann"
    assert len(seen["history"]) == 2
    # Whoever knows a table can read what was said there: of tables by link others learn no address.
    assert [game.get("table") for game in seen["history"]] == [listed, None]
    assert {game["table"] for game in mine["history"]} == {by_link, listed}
    assert [(one["name"], one["games"]) for one in seen["opponents"]] == [("Bob", 2)]


def test_who_hides_has_no_name_anywhere(own: Serving) -> None:
    ann, bob, eve = [Person(own.address, name) for name in ("Ann", "Bob", "Eve")]
    befriend(ann, bob)
    table = rated(ann, bob, open=True)
    handle = bob.get("/profile")["handle"]
    people = ann.get(f"/tables/{table}/chat")["people"]
    assert [(one["name"], one["profile"]) for one in people] == [
        ("Ann", ann.get("/profile")["handle"]),
        ("Bob", handle),
    ]
    assert bob.http.put("/profile", json={"hidden": True}).json()["hidden"]
    finish(table, ann, bob)
    rungs = eventually(lambda: eve.get("/ladder/cave_vs_cave")["rungs"])
    assert sorted(rung.get("name", "") for rung in rungs) == ["", "Ann"]
    assert error(eve.http.get(f"/profiles/{handle}")) == "error-no_profile"
    seen = eve.http.get(f"/profiles/{ann.get('/profile')['handle']}").text
    assert "Bob" not in seen
    assert handle not in seen
    assert not ann.get("/friends")["friends"][0].get("page")
    assert "profile" not in ann.get(f"/tables/{table}/chat")["people"][1]
    # The person reads it all the same, and may come back.
    assert bob.get("/profile")["history"]
    assert bob.get(f"/profiles/{handle}")["mine"]
    bob.http.put("/profile", json={"hidden": False})
    assert eve.get(f"/profiles/{handle}")["name"] == "Bob"


# ---- crashes and several servers ---------------------------------------------------------


def test_a_server_killed_at_the_end_of_a_game_counts_it_once(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    known: list[tuple[str, str]] = []
    for _ in range(2):
        with serving(db) as server:
            ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
            for one, (cookie, csrf) in zip((ann, bob), known, strict=False):
                # The same people as before.
                one.http.cookies = httpx.Cookies({"grotto": cookie})
                one.http.headers["X-CSRF-Token"] = csrf
            known = [(one.http.cookies["grotto"], one.http.headers["X-CSRF-Token"]) for one in (ann, bob)]
            table = rated(ann, bob)
            finish(table, ann, bob)
            # The last move is answered: the power may go.
            server.kill()
    with serving(db) as server:
        eve = Person(server.address, "Eve")

        def all_in() -> Any:
            rungs = eve.get("/ladder/cave_vs_cave")["rungs"]
            return [rung["games"] for rung in rungs] == [2, 2]

        eventually(all_in)


def test_two_servers_count_a_game_once() -> None:
    with postgresql() as cluster:
        db = new_database(cluster, "ladder")
        with serving(db) as one, serving(db) as two:
            ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
            tables = [rated(ann, bob, name=str(n)) for n in range(2)]
            for table in tables:
                # Both look at its end, and both try to enter it.
                with ann.watch(table), bob.watch(table):
                    assert say(ann, table, "resign", 0).json()["over"]
            eve = Person(one.address, "Eve")
            rungs = eventually(
                lambda: (
                    (found := eve.get("/ladder/cave_vs_cave")["rungs"])
                    and all(rung["games"] == 2 for rung in found)
                    and found
                )
            )
            assert len(rungs) == 2
            assert Person(two.address).get("/ladder/cave_vs_cave")["rungs"] == rungs
        with serving(db) as three:
            assert Person(three.address).get("/ladder/cave_vs_cave")["rungs"] == rungs
