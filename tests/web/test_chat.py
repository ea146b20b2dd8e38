"""What people say at a table: who reads what, what is refused, and that it reaches everybody who may hear it."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql
from websockets.sync.client import ClientConnection

from grotto.table.chat import KEPT, PHRASES, SHOWN, clean_text
from grotto.table.errors import Refused
from postgres import new_database, postgresql
from serving import PATIENCE, Person, Serving, error, serving, sqlite

Make = Callable[[str], Person]


def say(who: Person, table: str, text: str | None = None, **more: Any) -> httpx.Response:
    body = {"request": str(uuid.uuid4()), "text": text, **more}
    return who.post(f"/tables/{table}/chat", {key: value for key, value in body.items() if value is not None})


def said(who: Person, table: str, room: str | None = None) -> list[str]:
    lines = who.get(f"/tables/{table}/chat")["lines"]
    return [line.get("text") or line["phrase"] for line in lines if room in (None, line["room"])]


def next_talk(socket: ClientConnection, lines: int = 0) -> dict[str, Any]:
    """The next message about the chat that brings so many lines."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if "chat" in message and len(message["chat"]["lines"]) >= lines:
            return dict(message["chat"])


class Scene:
    """Ann and Bob play, Eve and Oleg watch."""

    def __init__(self, person: Make) -> None:
        self.ann, self.bob, self.eve, self.oleg = [person(name) for name in ("Ann", "Bob", "Eve", "Oleg")]
        made = self.ann.open("me", "link", options={"first_player": 0})
        self.table = made["id"]
        assert self.bob.post(f"/claims/{made['links'][0]['token']}").status_code == 200


@pytest.fixture
def scene(person: Make) -> Scene:
    return Scene(person)


# ---- who reads what ----------------------------------------------------------------------


def test_players_talk_to_each_other(scene: Scene) -> None:
    answer = say(scene.ann, scene.table, "Hello, Bob")
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ann"
    assert answer.json()["seat"] == 0
    info = scene.bob.get(f"/tables/{scene.table}/chat")
    assert [line["text"] for line in info["lines"]] == ["Hello, Bob"]
    assert info["rooms"] == {"players": 1}
    assert info["room"] == "players"
    assert info["me"] != info["lines"][0]["by"]


def test_players_do_not_see_what_onlookers_say_while_the_game_runs(scene: Scene) -> None:
    say(scene.ann, scene.table, "My plan is secret")
    for text in ("Ann will win", "No, Bob"):
        assert say(scene.eve, scene.table, text).json()["room"] == "watchers"
    for player in (scene.ann, scene.bob):
        info = player.get(f"/tables/{scene.table}/chat")
        assert [line["text"] for line in info["lines"]] == ["My plan is secret"]
        # Not even how much is said there.
        assert info["rooms"] == {"players": 1}
        assert error(player.post(f"/tables/{scene.table}/chat/watchers/1/report")) == "error-no_line"
    # Onlookers read both, with a cookie or without one.
    assert said(scene.oleg, scene.table, "players") == ["My plan is secret"]
    assert said(scene.oleg, scene.table, "watchers") == ["Ann will win", "No, Bob"]
    nobody = httpx.get(f"{scene.ann.address}/api/tables/{scene.table}/chat").json()
    assert nobody["room"] is None
    assert nobody["me"] is None


def test_nothing_of_the_onlookers_is_pushed_to_players(scene: Scene) -> None:
    with scene.ann.watch(scene.table) as ann, scene.eve.watch(scene.table) as eve:
        assert next_talk(ann) == {"on": True, "rooms": {"players": 0}, "lines": []}
        assert next_talk(eve)["rooms"] == {"players": 0, "watchers": 0}
        say(scene.oleg, scene.table, "Psst")
        assert [line["text"] for line in next_talk(eve, 1)["lines"]] == ["Psst"]
        say(scene.bob, scene.table, "Your turn")
        heard = next_talk(ann, 1)
        assert heard["rooms"] == {"players": 1}
        assert [line["text"] for line in heard["lines"]] == ["Your turn"]
        assert [line["text"] for line in next_talk(eve, 1)["lines"]] == ["Your turn"]


def test_after_the_game_everybody_reads_everything(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}")
    say(eve, made["id"], "What a game")
    with ann.watch(made["id"]) as watching:
        assert next_talk(watching)["rooms"] == {"players": 0}
        view = ann.view(made["id"])
        while not view["over"]:
            ann.play(made["id"], 1) if ann.view(made["id"])["legal"] else bob.play(made["id"], 1)
            view = ann.view(made["id"])
        while (talk := next_talk(watching))["rooms"] == {"players": 0}:
            pass
        assert talk == {"on": True, "rooms": {"players": 0, "watchers": 1}, "lines": []}
    assert said(ann, made["id"], "watchers") == ["What a game"]
    # Each goes on speaking where they belong.
    assert say(ann, made["id"], "It was").json()["room"] == "players"
    assert said(eve, made["id"], "players") == ["It was"]


def test_who_sits_down_reads_no_more_of_the_onlookers(person: Make) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", "link", game="caverna")
    bob.post(f"/claims/{made['links'][0]['token']}")
    say(eve, made["id"], "May I?")
    assert said(eve, made["id"]) == ["May I?"]
    eve.post(f"/claims/{made['links'][1]['token']}")
    assert said(eve, made["id"]) == []


# ---- where there is nobody ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [["me"], ["me", "local"], ["me", {"kind": "bot", "bot": "random"}], ["me", "link"]])
def test_who_plays_alone_has_no_chat(person: Make, seats: list[Any]) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = ann.open(*seats)["id"]
    assert "chat" not in ann.view(table)
    for who in (ann, eve):
        assert who.http.get(f"/tables/{table}/chat").status_code == 404
        assert error(say(who, table, "Hello?")) == "error-chat_alone"
    with ann.watch(table) as socket:
        ann.http.put("/me", json={"name": "Ann"})
        first = [json.loads(socket.recv(timeout=PATIENCE)) for _ in range(2)]
    assert not any("chat" in message for message in first)


def test_the_view_says_that_there_is_a_chat(scene: Scene) -> None:
    assert scene.ann.view(scene.table)["chat"] == "on"
    assert scene.eve.view(scene.table)["chat"] == "on"


# ---- what is said ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", "chat_blank"),
        ("  ", "chat_blank"),
        ("\u2800\u3164", "chat_blank"),
        ("\u200d", "chat_blank"),
        ("a\x00b", "chat_control"),
        ("a\nb", "chat_control"),
        ("a\u202eb", "chat_control"),
        ("a\u2028b", "chat_control"),
        ("a\u200bb", "chat_control"),
        ("\x1b[31mred", "chat_control"),
        ("a" + "\u0301" * 9, "chat_control"),
        ("a" + "\u0336\u0336\u200d" * 4, "chat_control"),
        ("a" * 301, "chat_long"),
    ],
)
def test_what_nobody_should_read_is_refused(scene: Scene, text: str, refused: str) -> None:
    answer = say(scene.ann, scene.table, text)
    assert answer.status_code == 422
    assert error(answer) == f"error-{refused}"
    assert said(scene.ann, scene.table) == []


@pytest.mark.parametrize(
    "text",
    ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "{ $n } & \"'", "Ça va ? Да, 👩‍👩‍👧 ❤️", "é" * 300],
)
def test_what_is_written_is_told_as_it_is(scene: Scene, text: str) -> None:
    assert say(scene.ann, scene.table, text).status_code == 201
    assert said(scene.bob, scene.table) == [text]


def test_blanks_around_a_text_are_left_out() -> None:
    assert clean_text("  e\u0301t\u00e9 ") == "été"
    with pytest.raises(Refused):
        clean_text("\u202d")


def test_a_phrase_is_told_by_its_id(scene: Scene) -> None:
    info = scene.ann.get(f"/tables/{scene.table}/chat")
    assert info["phrases"] == list(PHRASES)
    for phrase in PHRASES:
        assert say(scene.ann, scene.table, phrase=phrase).status_code == 201
    assert said(scene.eve, scene.table) == list(PHRASES)
    assert error(say(scene.ann, scene.table, phrase="insult")) == "error-no_phrase"
    assert error(say(scene.ann, scene.table, "both", phrase="hello")) == "error-chat_blank"
    assert error(say(scene.ann, scene.table)) == "error-chat_blank"


def test_the_same_request_says_it_once(scene: Scene) -> None:
    request = str(uuid.uuid4())
    first, second = [say(scene.ann, scene.table, "Once", request=request).json() for _ in range(2)]
    assert first == second
    assert said(scene.ann, scene.table) == ["Once"]
    # Somebody else may have the same one.
    assert say(scene.bob, scene.table, "Twice", request=request).status_code == 201


def test_an_onlooker_can_not_pass_for_a_player(person: Make, scene: Scene) -> None:
    false = person("Ann")
    assert say(false, scene.table, "I give up").json()["name"] == "Ann (2)"


def test_no_id_of_a_person_leaves_the_server(scene: Scene) -> None:
    say(scene.ann, scene.table, "Hello")
    id = scene.ann.http.cookies["grotto"].partition(".")[0]
    assert id not in scene.eve.http.get(f"/tables/{scene.table}/chat").text


# ---- muting, reporting, switching off ----------------------------------------------------


def test_muting_is_for_me_at_every_table(person: Make, scene: Scene) -> None:
    by = say(scene.bob, scene.table, "Hurry up").json()["by"]
    path = f"/tables/{scene.table}/chat/muted/{by}"
    assert scene.ann.http.put(path).json() == {"muted": [by]}
    assert scene.ann.http.put(path).json() == {"muted": [by]}
    assert scene.ann.get(f"/tables/{scene.table}/chat")["muted"] == [by]
    assert scene.eve.get(f"/tables/{scene.table}/chat")["muted"] == []
    made = scene.ann.open("me", "link")
    scene.bob.post(f"/claims/{made['links'][0]['token']}")
    elsewhere = say(scene.bob, made["id"], "Me again").json()["by"]
    # The same person, told apart otherwise at another table.
    assert elsewhere != by
    assert scene.ann.get(f"/tables/{made['id']}/chat")["muted"] == [elsewhere]
    assert scene.ann.http.delete(path).json() == {"muted": []}
    assert scene.ann.get(f"/tables/{made['id']}/chat")["muted"] == []


def test_only_those_who_spoke_can_be_muted(scene: Scene) -> None:
    mine = say(scene.ann, scene.table, "Hello").json()["by"]
    hidden = say(scene.eve, scene.table, "Psst").json()["by"]
    muted = f"/tables/{scene.table}/chat/muted"
    assert error(scene.ann.http.put(f"{muted}/nobody")) == "error-no_speaker"
    assert error(scene.ann.http.put(f"{muted}/{mine}")) == "error-mute_me"
    # Whoever speaks where I can't read is nobody to me.
    assert error(scene.ann.http.put(f"{muted}/{hidden}")) == "error-no_speaker"


def test_a_report_is_a_row_once(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        scene = Scene(lambda name: Person(server.address, name))
        n = say(scene.bob, scene.table, "Something rude").json()["n"]
        path = f"/tables/{scene.table}/chat/players/{n}/report"
        for who in (scene.ann, scene.ann, scene.eve):
            assert who.post(path).status_code == 200
        assert error(scene.bob.post(path)) == "error-report_me"
        for wrong in ("players/99", "nowhere/1", f"players/{2**70}", "players/0"):
            assert error(scene.ann.post(f"/tables/{scene.table}/chat/{wrong}/report")) == "error-no_line"
        ids = [one.http.cookies["grotto"].partition(".")[0] for one in (scene.ann, scene.bob, scene.eve)]
        ann, bob, eve = ids
    engine = create_engine(sqlite(tmp_path))
    with engine.connect() as connection:
        query = 'SELECT kind, "table", person, "by", text, status FROM reports ORDER BY "when"'
        rows = [tuple(row) for row in connection.execute(sql(query))]
    engine.dispose()
    assert rows == [("chat", scene.table, bob, who, "Something rude", "open") for who in (ann, eve)]


def test_the_host_can_switch_it_off(scene: Scene) -> None:
    say(scene.bob, scene.table, "Hello")
    path = f"/tables/{scene.table}/chat"
    for who in (scene.bob, scene.eve):
        assert error(who.http.put(path, json={"on": False})) == "error-not_your_table"
    with scene.bob.watch(scene.table) as bob:
        assert next_talk(bob)["on"]
        assert scene.ann.http.put(path, json={"on": False}).status_code == 200
        assert next_talk(bob) == {"on": False, "rooms": {"players": 1}, "lines": []}
    assert scene.bob.view(scene.table)["chat"] == "off"
    assert scene.bob.get(path)["lines"] == []
    assert error(say(scene.bob, scene.table, "Why?")) == "error-chat_off"
    scene.ann.http.put(path, json={"on": True})
    assert said(scene.bob, scene.table) == ["Hello"]


def test_a_table_can_be_opened_without(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link", chat=False)
    bob.post(f"/claims/{made['links'][0]['token']}")
    assert bob.view(made["id"])["chat"] == "off"


# ---- limits ------------------------------------------------------------------------------


def test_nobody_talks_too_fast(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        far = {"X-Forwarded-For": "203.0.113.7"}
        ann, bob = Person(server.address, "Ann", headers=far), Person(server.address, "Bob")
        made = ann.open("me", "link")
        bob.post(f"/claims/{made['links'][0]['token']}")
        answers = [say(ann, made["id"], f"Line {n}").status_code for n in range(30)]
        assert answers[:6] == [201] * 6
        assert 429 in answers
        # Playing is another matter.
        assert ann.http.get(f"/tables/{made['id']}").status_code == 200


def test_old_lines_make_room_for_new_ones(tmp_path: Path) -> None:
    from grotto.table import chat
    from grotto.table.bus import Bus
    from grotto.table.chat import Chats
    from grotto.table.database import database_url
    from grotto.table.hall import Hall
    from grotto.table.seating import Seating, SeatPlan, TablePlan
    from grotto.table.storage import Storage
    from grotto.table.thinking import Thinkers

    async def talk() -> tuple[int, int, int]:
        storage = Storage(database_url(sqlite(tmp_path)))
        await storage.open()
        hall = Hall(storage, Bus(), Thinkers(1))
        chats, seating = Chats(hall, "00"), Seating(hall)
        made = await seating.create("ann", TablePlan("cave_vs_cave", 2, [SeatPlan("me"), SeatPlan("link")]))
        await seating.claim("bob", made.links[0].token, "Bob")
        live = await hall.get(made.id)
        for n in range(8):
            await chats.say(live, "ann", f"request {n}", None, f"Line {n}")
        info = await chats.info(live, "bob")
        await hall.close()
        await storage.close()
        return len(info.lines), info.lines[0].n, info.rooms["players"]

    assert KEPT > SHOWN > 50
    kept = chat.KEPT
    chat.KEPT = 5
    try:
        assert asyncio.run(talk()) == (5, 4, 8)
    finally:
        chat.KEPT = kept


# ---- two servers -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Serving, Serving]]:
    with postgresql() as cluster:
        db = new_database(cluster, "talk")
        with serving(db) as one, serving(db) as two:
            yield one, two


def test_what_is_said_at_one_server_is_heard_at_the_other(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    ann, bob, eve = Person(one.address, "Ann"), Person(two.address, "Bob"), Person(two.address, "Eve")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")
    with bob.watch(made["id"]) as playing, eve.watch(made["id"]) as watching:
        next_talk(playing)
        next_talk(watching)
        for n in range(3):
            say(ann, made["id"], f"Line {n}")
            for socket in (playing, watching):
                assert [line["text"] for line in next_talk(socket, 1)["lines"]] == [f"Line {n}"]
        say(eve, made["id"], "Psst")
        assert next_talk(watching, 1)["lines"][0]["room"] == "watchers"
        ann.http.put(f"/tables/{made['id']}/chat", json={"on": False})
        assert next_talk(playing)["on"] is False
    assert bob.get(f"/tables/{made['id']}/chat")["on"] is False


def test_two_servers_number_lines_without_gaps(servers: tuple[Serving, Serving]) -> None:
    one, two = servers
    ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")

    async def all_at_once() -> list[int]:
        async def one_line(who: Person, n: int) -> int:
            return (await asyncio.to_thread(say, who, made["id"], f"Line {n}")).status_code

        return await asyncio.gather(*[one_line(who, n) for n in range(8) for who in (ann, bob)])

    assert asyncio.run(all_at_once()) == [201] * 16
    lines = bob.get(f"/tables/{made['id']}/chat")["lines"]
    assert [line["n"] for line in lines] == list(range(1, 17))
    assert ann.get(f"/tables/{made['id']}/chat")["lines"] == lines
