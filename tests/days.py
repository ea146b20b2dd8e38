"""For tests of games over days: a clock that tests set forward, and people at a table that has one."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from seeded import CLOCK
from serving import PATIENCE, Person

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


class Clockwork:
    """The clock of one or more servers."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "clock"
        self.file.write_text("0")
        self.environ = {CLOCK: str(self.file)}

    def forward(self, seconds: float) -> None:
        """Let time pass. It is written at once, so that nobody reads half of it."""
        new = self.file.with_suffix(".new")
        new.write_text(str(int(self.file.read_text()) + int(seconds * 1000)))
        new.replace(self.file)


def say(person: Person, table: str, word: str, seat: int, request: str | None = None) -> httpx.Response:
    """Say something that is no act."""
    seq = person.view(table)["seq"]
    body = {"request": request or str(uuid.uuid4()), "seq": seq, "word": word, "seat": seat}
    return person.post(f"/tables/{table}/say", body)


def sit_down(host: Person, *guests: Person, **more: Any) -> str:
    """A table of people, the host at its first seat and to begin."""
    more["options"] = {"first_player": 0, **more.get("options", {})}
    made = host.open("me", *["link" for _ in guests], **more)
    for guest, link in zip(guests, made["links"], strict=True):
        assert guest.post(f"/claims/{link['token']}").status_code == 200
    return str(made["id"])


def pass_turn(person: Person, table: str) -> dict[str, Any]:
    """Act until it is somebody else's decision."""
    view = person.view(table)
    actor = view["actor"]
    while view["actor"] == actor:
        ends = [group for group in view["legal"] if group["role"] == "close"]
        act = " ".join([ends[0]["verb"], *ends[0]["acts"][0]["args"]]) if ends else None
        answer = person.act(view, act)
        assert answer.status_code == 200, answer.text
        view = answer.json()
    return view


def wait_until(what: Callable[[], bool]) -> None:
    """Something that happens by itself, soon."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)
