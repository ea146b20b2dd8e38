"""Seats: by link, at open tables, moved to another device, left to a bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from serving import Person, Serving, error, legal, looks, next_view, serving, sqlite

Somebody = Callable[[str], Person]


def test_a_link_binds_a_seat_once(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person(""), person("Eve")
    made = ann.open("me", "link")
    (link,) = made["links"]
    assert ann.view(made["id"])["status"] == "waiting"
    taken = bob.post(f"/claims/{link['token']}", {"name": "Bob"})
    assert taken.json() == {"table": made["id"], "seat": 1}
    # The same person may follow it again, nobody else.
    assert bob.post(f"/claims/{link['token']}").json() == taken.json()
    late = eve.post(f"/claims/{link['token']}")
    assert (late.status_code, error(late)) == (422, "error-claim_used")
    seats = bob.view(made["id"])["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
    assert [seat["mine"] for seat in seats] == [False, True]
    assert ann.view(made["id"])["status"] == "running"


def test_a_link_says_where_it_leads_before_it_is_used(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", {"kind": "link", "name": "Guest"}, name="Long winter")
    path = f"/claims/{made['links'][0]['token']}"
    told = {"game": "cave_vs_cave", "name": "Long winter", "host": "Ann", "players": 2, "seat": 1}
    assert bob.get(path) == told | {"seat_name": "Guest", "use": "free"}
    bob.post(path)
    assert bob.get(path) == told | {"seat_name": "Bob", "use": "mine", "table": made["id"]}
    # Whoever comes too late learns that, but not the address of the table.
    assert eve.get(path) == told | {"seat_name": "Bob", "use": "used"}
    watching = told | {"seat": None, "seat_name": "", "use": "free", "table": made["id"]}
    assert eve.get(f"/claims/{made['spectator']}") == watching
    missing = eve.http.get("/claims/nonsense")
    assert (missing.status_code, error(missing)) == (404, "error-no_claim")


def test_the_name_given_at_a_link_is_kept(person: Somebody) -> None:
    ann, bob = person("Ann"), person("")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}", {"name": "  Bob "})
    assert bob.get("/me")["name"] == "Bob"
    listed = ann.open("me", "link", open=True)
    bob.post(f"/tables/{listed['id']}/seats/1/sit", {"name": "Bobby"})
    assert bob.get("/me")["name"] == "Bobby"
    # A link that somebody else has used renames nobody, nor does a link without a name.
    ann.post(f"/claims/{made['links'][0]['token']}", {"name": "Thief"})
    bob.post(f"/claims/{made['links'][0]['token']}", {})
    assert (ann.get("/me")["name"], bob.get("/me")["name"]) == ("Ann", "Bobby")


def test_a_list_says_how_far_a_table_is_and_begins_with_those_that_wait_for_me(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    mine = ann.open("me", "link", options={"first_player": 0})
    theirs = ann.open("me", "link", options={"first_player": 1})
    for made in (mine, theirs):
        bob.post(f"/claims/{made['links'][0]['token']}")
    first, second = ann.get("/tables")["mine"]
    assert [first["id"], second["id"]] == [mine["id"], theirs["id"]]
    assert [first["your_turn"], second["your_turn"]] == [True, False]
    assert [first["actor"], second["actor"]] == [0, 1]
    assert (first["round"], first["rounds"]) == (1, 8)
    alone = ann.play(ann.open("me", "local")["id"])
    (over,) = [card for card in ann.get("/tables")["mine"] if card["id"] == alone["id"]]
    assert (over["actor"], over["round"], over["rounds"]) == (-2, 8, 8)


def test_an_owner_moves_his_seat_to_another_device(person: Somebody) -> None:
    desktop, phone = person("Ann"), person("")
    made = desktop.open("me", "local", options={"first_player": 0})
    old = desktop.post(f"/tables/{made['id']}/seats/0/link").json()["token"]
    new = desktop.post(f"/tables/{made['id']}/seats/0/link").json()["token"]
    assert phone.post(f"/claims/{old}").status_code == 404
    assert phone.post(f"/claims/{new}").json()["seat"] == 0
    view = phone.view(made["id"])
    assert view["seats"][0]["name"] == "Ann"
    assert legal(view)
    assert desktop.act(view, legal(view)[0]).status_code == 403
    assert phone.act(view).status_code == 200


def test_the_host_renews_the_link_of_a_free_seat(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link")
    token = ann.post(f"/tables/{made['id']}/seats/1/link").json()["token"]
    assert bob.post(f"/claims/{made['links'][0]['token']}").status_code == 404
    assert bob.post(f"/claims/{token}").status_code == 200


def test_open_tables_are_listed_and_can_be_joined(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", open=True, name="Come in")
    hidden = ann.open("me", "link")
    listed = {card["id"]: card for card in bob.get("/tables")["open"]}
    assert listed[made["id"]]["name"] == "Come in"
    assert hidden["id"] not in listed
    assert bob.post(f"/tables/{made['id']}/seats/1/sit", {"name": "Bobby"}).status_code == 200
    late = eve.post(f"/tables/{made['id']}/seats/1/sit")
    assert (late.status_code, error(late)) == (422, "error-seat_taken")
    assert made["id"] not in {card["id"] for card in eve.get("/tables")["open"]}
    (card,) = [card for card in bob.get("/tables")["mine"] if card["id"] == made["id"]]
    assert [seat["name"] for seat in card["seats"]] == ["Ann", "Bobby"]
    whose = [who.get("/tables")["mine"][0]["your_turn"] for who in (bob,)]
    assert whose[0] == bool(bob.view(made["id"])["legal"])


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that waits for nobody."""
    folder = tmp_path_factory.mktemp("hasty")
    (folder / "grotto.toml").write_text("grace = 0\n")
    with serving(sqlite(folder), "--config", str(folder / "grotto.toml")) as running:
        yield running


def test_a_bot_takes_over_a_seat_that_left_and_gives_it_back(hasty: Serving) -> None:
    ann, bob = Person(hasty.address, "Ann"), Person(hasty.address, "Bob")
    made = ann.open("me", "link", options={"first_player": 1})
    bob.post(f"/claims/{made['links'][0]['token']}")
    path = f"/tables/{made['id']}/seats/1/bot"
    with bob.watch(made["id"]) as socket, ann.watch(made["id"]) as watching:
        next_view(socket)
        refused = ann.post(path, {"bot": "random"})
        assert (refused.status_code, error(refused)) == (403, "error-seat_present")
        socket.close()
        # The server notices that Bob has gone.
        next(_ for _ in looks() if ann.post(path, {"bot": "random"}).status_code == 200)
        view = next_view(watching)["view"]
        while view["actor"] != 0:
            view = next_view(watching)["view"]
    seat = bob.view(made["id"])["seats"][1]
    assert (seat["kind"], seat["bot"], seat["owned"], seat["mine"]) == ("bot", "random", True, True)
    ann.play(made["id"], moves=3)
    assert bob.post(path, {"bot": None}).status_code == 200
    seat = bob.view(made["id"])["seats"][1]
    assert (seat["kind"], seat["name"], seat["mine"]) == ("person", "Bob", True)
    assert "bot" not in seat


def test_a_bot_fills_a_free_seat(person: Somebody) -> None:
    ann = person("Ann")
    made = ann.open("me", "link")
    assert ann.post(f"/tables/{made['id']}/seats/1/bot", {"bot": "random"}).json()["status"] == "running"
    assert ann.play(made["id"])["over"]


@pytest.mark.parametrize("path", ["/claims/nonsense", "/tables/nonsense/acts", "/tables/a%00b/undo"])
def test_what_is_not_there_is_not_found(person: Somebody, path: str) -> None:
    body = {"request": "0" * 32, "seq": 0, "act": "x"}
    assert person("Ann").post(path, body).status_code == 404


def test_whoever_has_the_spectator_link_may_watch(person: Somebody) -> None:
    ann, eve = person("Ann"), person("Eve")
    made = ann.open("me", "link")
    assert eve.post(f"/claims/{made['spectator']}").json() == {"table": made["id"], "seat": None}
    view = eve.view(made["id"])
    assert not any(seat["mine"] for seat in view["seats"])
    assert "spectator" not in view
    assert ann.view(made["id"])["spectator"] == made["spectator"]


def test_names_are_short_plain_and_on_one_line(person: Somebody) -> None:
    ann = person("Ann")
    strange = "\u202eAnn\u0000\n\u2028 <b>x</b>" + "y" * 100
    assert ann.http.put("/me", json={"name": strange}).json()["name"] == "Ann <b>x</b>" + "y" * 20
    view = ann.view(ann.open({"kind": "local", "name": "seat: x\nresult: 99"}, "me")["id"])
    assert view["seats"][0]["name"] == "seat: x result: 99"


def test_the_example_game_of_a_game_can_be_watched(person: Somebody) -> None:
    ann = person("Ann")
    told = {game["id"]: game["example"] for game in ann.get("/games")}
    assert told["cave_vs_cave"] is None
    made = ann.post("/examples/caverna").json()
    assert "doubt" not in made
    view = ann.view(made["id"])
    assert (view["game"], view["status"]) == ("caverna", "over")
    assert view["result"]["totals"] == [told["caverna"]]
    missing = ann.post("/examples/chess")
    assert (missing.status_code, error(missing)) == (404, "error-no_example")
