"""What a request of test_authorisation.py needs: a table with everybody at it, and what is sent."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any, NamedTuple

from serving import Person, legal


class Scene(NamedTuple):
    """A table with everybody at it, made anew for each request that may change something."""

    people: dict[str, Person]
    table: str
    # The link to its free seat, if it has one.
    token: str


def act(scene: Scene) -> Any:
    view = scene.people["host"].view(scene.table)
    return {"request": str(uuid.uuid4()), "seq": view["seq"], "act": legal(view)[0]}


def undo(scene: Scene) -> Any:
    return {"request": str(uuid.uuid4()), "seq": scene.people["host"].view(scene.table)["seq"]}


def back(scene: Scene) -> Any:
    return undo(scene) | {"moves": 0}


def hint(scene: Scene) -> Any:
    return {"seq": scene.people["host"].view(scene.table)["seq"]}


def plan(scene: Scene) -> Any:
    return {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}]}


def fork(scene: Scene) -> Any:
    return {"at": 0, "seats": [{"kind": "me"}, {"kind": "local"}]}


def line(scene: Scene) -> Any:
    """Something to say, after the player has said something already."""
    said = scene.people["player"].post(f"/tables/{scene.table}/chat", {"request": str(uuid.uuid4()), "text": "Hello"})
    assert said.status_code == 201
    return {"request": str(uuid.uuid4()), "phrase": "hello"}


def befriended(scene: Scene) -> Any:
    """The host has a link; the player has become a friend by it, whatever was before."""
    host = scene.people["host"]
    token = host.post("/friends/link").json()["token"]
    assert scene.people["player"].post(f"/friends/by/{token}").status_code == 200
    return {}


def friend_link(scene: Scene) -> str:
    return str(scene.people["host"].post("/friends/link").json()["token"])


def handle_of(caller: str) -> Callable[[Scene], str]:
    return lambda scene: str(scene.people[caller].get("/profile")["handle"])


def speaker(scene: Scene) -> str:
    """How the player is told apart at the table."""
    return str(scene.people["player"].get(f"/tables/{scene.table}/chat")["me"])


def nothing(scene: Scene) -> Any:
    return {}


def a_bot(scene: Scene) -> Any:
    return {"bot": "random"}


def log_in(scene: Scene) -> Any:
    return {"name": "account", "password": "a long password"}


def wrong(scene: Scene) -> Any:
    return {"name": "account", "password": "another password"}


def prove(scene: Scene) -> Any:
    return {"password": "a long password"}


def a_code(scene: Scene) -> Any:
    return {"code": "aaaaa-bbbbb-ccccc-ddddd-eeeee", "password": "a long password"}


def no_credential(scene: Scene) -> Any:
    return {"credential": {"id": "x", "response": {"clientDataJSON": "e30"}}}


def report(scene: Scene) -> Any:
    return {"table": scene.table, "seat": 0, "text": "That name!"}


def reported(scene: Scene) -> str:
    somebody = Person(scene.people["root"].address)
    return str(somebody.post("/reports", report(scene)).json()["id"])


def an_address(scene: Scene) -> Any:
    return {"address": "192.0.2.7", "text": "noise"}


def blocked(scene: Scene) -> str:
    return str(scene.people["root"].post("/admin/blocks", an_address(scene)).json()[0]["id"])


def resign(scene: Scene) -> Any:
    return undo(scene) | {"word": "resign", "seat": 1}


def offer(scene: Scene) -> Any:
    return undo(scene) | {"word": "offer", "seat": 0}


def condition(scene: Scene) -> Any:
    return {"start": scene.people["host"].view(scene.table)["moves"], "acts": [act(scene)["act"]]}
