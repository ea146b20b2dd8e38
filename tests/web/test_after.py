"""After the game: record, verification, upload, fork, rematch, scores."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grotto.kernel.chance import commitment
from serving import Person, error, legal

Somebody = Callable[[str], Person]
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def finished(person: Somebody) -> tuple[Person, dict[str, Any]]:
    ann = person("Ann")
    return ann, ann.play(ann.open("me", BOT)["id"])


def test_the_seed_is_revealed_and_every_outcome_checked(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    assert commitment(view["seed"]) == view["commitment"]
    verified = ann.get(f"/tables/{view['id']}/verify")
    assert verified["ok"]
    assert verified["moves"] == view["moves"]
    assert verified["outcomes"] > 0


def test_a_downloaded_record_passes_grotto_verify(finished: tuple[Person, dict[str, Any]], tmp_path: Path) -> None:
    ann, view = finished
    file = tmp_path / "game.grotto"
    file.write_text(ann.http.get(f"/tables/{view['id']}/record").text, "utf-8")
    command = [sys.executable, "-c", "from grotto.cli import main; main()", "verify", str(file)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr


def test_an_uploaded_record_can_be_replayed_but_not_gone_on_with(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    text = ann.http.get(f"/tables/{view['id']}/record").text
    answer = ann.http.post("/records", content=text)
    assert answer.status_code == 201
    copy = ann.view(answer.json()["id"])
    assert (copy["state"], copy["result"], copy["seed"]) == (view["state"], view["result"], view["seed"])
    assert ann.get(f"/tables/{copy['id']}/verify")["ok"]
    assert ann.http.get(f"/tables/{copy['id']}/record").text == text
    half = "\n".join(text.split("\n")[:40]) + "\n"
    unfinished = ann.view(ann.http.post("/records", content=half).json()["id"])
    assert unfinished["imported"]
    assert unfinished["legal"] == []
    # The seed of a record is known: nothing may be played on with it.
    assert ann.post(f"/tables/{unfinished['id']}/seats/0/bot", {"bot": "random"}).status_code == 422


@pytest.mark.parametrize(
    "text", [b"", b"grotto 9\n", b"\xff\xfe", b"grotto 1\ngame: x\nplayers: 1\n", b"grotto 1\nplayers: " + b"9" * 5000]
)
def test_what_is_no_record_is_refused(person: Somebody, text: bytes) -> None:
    answer = person("Ann").http.post("/records", content=text)
    assert answer.status_code == 422
    assert error(answer).startswith("error-")


def test_a_tampered_roll_is_found(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    text = ann.http.get(f"/tables/{view['id']}/record").text
    seed = next(line for line in text.splitlines() if line.startswith("seed"))
    other = text.replace(seed, "seed: " + "ab" * 32)
    verified = ann.get(f"/tables/{ann.http.post('/records', content=other).json()['id']}/verify")
    assert not verified["ok"]
    assert verified["error"]["id"] == "error-record_commitment"


def test_a_fork_goes_on_from_any_position_with_a_seed_of_its_own(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    seats = [{"kind": "me"}, BOT]
    for at in (0, 1, 30, view["moves"] - 1):
        made = ann.post(f"/tables/{view['id']}/fork", {"at": at, "seats": seats}).json()
        fork = ann.view(made["id"])
        assert fork["fork_at"] == at
        assert fork["commitment"] != view["commitment"]
        # Chance may follow at once, a bot as well.
        assert fork["moves"] >= at
        assert ann.get(f"/tables/{made['id']}/at/{at}")["state"] == ann.get(f"/tables/{view['id']}/at/{at}")["state"]
        assert ann.play(made["id"])["over"]
        assert ann.get(f"/tables/{made['id']}/verify")["ok"]
    missing = ann.post(f"/tables/{view['id']}/fork", {"at": view["moves"] + 1, "seats": seats})
    assert (missing.status_code, error(missing)) == (404, "error-no_position")


def test_a_rematch_keeps_people_and_bots_at_their_seats(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link")
    bob.post(f"/claims/{made['links'][0]['token']}")
    early = ann.post(f"/tables/{made['id']}/rematch")
    assert (early.status_code, error(early)) == (422, "error-table_running")
    view = ann.view(made["id"])
    while not view["over"]:
        who = ann if view["actor"] == 0 else bob
        view = who.act(who.view(made["id"])).json()
    assert eve.post(f"/tables/{made['id']}/rematch").status_code == 403
    first = bob.post(f"/tables/{made['id']}/rematch").json()
    assert ann.post(f"/tables/{made['id']}/rematch").json()["id"] == first["id"]
    assert ann.view(made["id"])["rematch"] == first["id"]
    seats = ann.view(first["id"])["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Ann", True), ("Bob", False)]
    view = ann.view(first["id"])
    assert bool(legal(view)) == (view["actor"] == 0)


def test_scores_over_time_end_with_the_result(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    points = ann.get(f"/tables/{view['id']}/scores")
    assert points[0]["n"] == 0
    assert points[-1] == {"n": view["moves"], "totals": view["result"]["totals"]}
    for point in points[:: max(1, len(points) // 5)]:
        assert ann.get(f"/tables/{view['id']}/at/{point['n']}")["result"]["totals"] == point["totals"]


def test_nothing_can_be_undone_once_the_seed_is_known(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    assert not view["can_undo"]
    assert ann.undo(view).status_code == 422
