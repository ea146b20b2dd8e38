"""A player of your own over the network: opens a table, sits down, and plays one seat with its own idea of a good act.

    python examples/play_a_seat.py http://127.0.0.1:8765

It needs the standard library alone, and knows no rule: the server says what is legal and what each act would change.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Table:
    """The API of a server, as one person uses it."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/") + "/api"
        # The cookie says who I am, the token that it is really me who writes.
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.csrf: str = ""
        self.csrf = self.call("GET", "/me")["csrf"]

    def call(self, method: str, path: str, data: object = None) -> Any:
        """Ask; a move for an old position (409) comes back with the new one. Who asks too much (429) waits as told."""
        headers = {"Content-Type": "application/json", "X-CSRF-Token": self.csrf}
        body = None if data is None else json.dumps(data).encode()
        while True:
            try:
                with self.opener.open(Request(self.address + path, body, headers, method=method)) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code == 429:
                    time.sleep(int(error.headers.get("Retry-After", "1")))
                    continue
                answered = json.load(error)
                if error.code == 409:
                    return answered["view"]
                raise RuntimeError(f"{error.code}: {answered['error']}") from error


def choose(view: dict[str, Any]) -> str:
    """The act that brings most points at once, goods where points are equal, any where goods are. Put your bot here."""

    def worth(role: str, change: dict[str, int]) -> tuple[int, int, int, float]:
        goods = sum(n for name, n in change.items() if name != "score")
        return change.get("score", 0), {"main": 2, "close": 1, "side": 0}[role], goods, random.random()

    acts = [
        (worth(group["role"], act["change"]), " ".join([group["verb"], *act["args"]]))
        for group in view["legal"]
        for act in group["acts"]
    ]
    return max(acts)[1]


def play(address: str, opponent: str = "random") -> dict[str, Any]:
    """Play a whole game against a bot of the server; the last view of the table."""
    table = Table(address)
    seats = [{"kind": "me", "name": "example"}, {"kind": "bot", "bot": opponent}]
    plan = {"game": "cave_vs_cave", "players": 2, "seats": seats}
    path = "/tables/" + table.call("POST", "/tables", plan)["id"]
    view: dict[str, Any] = table.call("GET", path)
    while not view["over"]:
        if view["legal"]:
            # The id of the request makes it harmless to send the same move again.
            move = {"request": str(uuid.uuid4()), "seq": view["seq"], "act": choose(view)}
            view = table.call("POST", path + "/acts", move)
        else:
            # A program that plays much would listen at the WebSocket `.../live` instead.
            time.sleep(0.05)
            view = table.call("GET", path)
    return view


if __name__ == "__main__":
    mine, other = play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765")["result"]["totals"]
    print(f"example {mine}, random {other}")
