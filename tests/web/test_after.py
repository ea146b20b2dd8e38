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


def has_event(entry: dict[str, Any], id: str) -> bool:
    return any(event["id"] == id for event in entry["events"])


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


def test_names_of_an_upload_are_told_apart(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    text = ann.http.get(f"/tables/{view['id']}/record").text
    alike = text.replace("seat: Ann\n", "seat: Zoë\n").replace("seat: random\n", "seat: zo\u200bë\n")
    answer = ann.http.post("/records", content=alike)
    assert [seat["name"] for seat in ann.view(answer.json()["id"])["seats"]] == ["Zoë", "zoë (2)"]


def test_an_upload_says_when_its_dice_do_not_follow_from_its_seed(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    text = ann.http.get(f"/tables/{view['id']}/record").text
    seed, sealed = view["seed"], view["commitment"]
    other = "ab" * 32
    # Another seed than the one that was sealed; a seed that fits its seal, but not the rolls.
    wrong_seed = text.replace(seed, other)
    wrong_rolls = wrong_seed.replace(sealed, commitment(other))
    for record, reason in ((wrong_seed, "error-record_commitment"), (wrong_rolls, "error-record_chance")):
        answer = ann.http.post("/records", content=record)
        assert answer.status_code == 201
        assert answer.json()["doubt"]["id"] == reason
        id = answer.json()["id"]
        assert ann.view(id)["doubt"] == answer.json()["doubt"]
        verified = ann.get(f"/tables/{id}/verify")
        assert (verified["ok"], verified["error"]["id"]) == (False, reason)
    honest = ann.http.post("/records", content=text).json()
    assert "doubt" not in honest
    assert "doubt" not in ann.view(honest["id"])
    # Nothing can be checked without a seed, so nothing is in doubt.
    unsealed = "".join(line for line in text.splitlines(True) if not line.startswith(("seed:", "commitment:")))
    assert "doubt" not in ann.http.post("/records", content=unsealed).json()


def test_an_upload_with_an_illegal_act_is_refused(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    lines = ann.http.get(f"/tables/{view['id']}/record").text.splitlines()
    act = next(n for n, line in enumerate(lines) if line.startswith("0 "))
    answer = ann.http.post("/records", content="\n".join([*lines[:act], lines[act], *lines[act:]]))
    assert answer.status_code == 422
    assert error(answer) in ("error-record_illegal", "error-record_actor")


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
    # Whoever began the first game does not begin the second.
    began = next(entry["actor"] for entry in ann.get(f"/tables/{made['id']}/log") if entry["actor"] >= 0)
    assert ann.view(first["id"])["actor"] == 1 - began
    before, after = ann.view(made["id"])["options"], ann.view(first["id"])["options"]
    assert after == before | {"first_player": 1 - began}
    view = ann.view(first["id"])
    assert bool(legal(view)) == (view["actor"] == 0)


def test_scores_over_time_end_with_the_result(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    points = ann.get(f"/tables/{view['id']}/scores")
    assert points[0]["n"] == 0
    assert points[-1] == {"n": view["moves"], "round": 8, "totals": view["result"]["totals"]}
    # Every round ends with a point of its own; chance may turn up a tile before the next one is told.
    ends = {point["round"]: point["n"] for point in points}
    begun = [entry["n"] for entry in ann.get(f"/tables/{view['id']}/log") if has_event(entry, "event-round")]
    assert set(ends) >= set(range(1, 9))
    assert all(after - ends[n] in (0, 1) for n, after in enumerate(begun[1:], 1)), (ends, begun)
    for point in points[:: max(1, len(points) // 5)]:
        assert ann.get(f"/tables/{view['id']}/at/{point['n']}")["result"]["totals"] == point["totals"]


def test_nothing_can_be_undone_once_the_seed_is_known(finished: tuple[Person, dict[str, Any]]) -> None:
    ann, view = finished
    assert not view["can_undo"]
    assert ann.undo(view).status_code == 422
