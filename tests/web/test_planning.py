"""Planning boards that nobody else sees, and conditional moves that nobody else hears of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from days import pass_turn, say, sit_down, wait_until
from serving import PATIENCE, Person, error, legal, next_view, serving, sqlite


@pytest.fixture
def people(person: Callable[[str], Person]) -> list[Person]:
    return [person(name) for name in ("Ann", "Bob", "Cid")]


def plan(who: Person, table: str) -> str:
    answer = who.post(f"/tables/{table}/plan")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# ---- planning boards -----------------------------------------------------------------------


def test_a_board_goes_on_from_here_with_chance_of_its_own(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    pass_turn(ann, table)
    board = ann.view(plan(ann, table))
    there = ann.view(table)
    assert board["state"] == there["state"]
    assert board["plan_of"] == table
    assert board["commitment"] != there["commitment"]
    assert "seed" not in board
    # It is Bob's decision, and she plays it for him.
    assert board["legal"]
    assert ann.act(board).status_code == 200
    assert ann.view(table)["seq"] == there["seq"]


def test_nobody_else_sees_it(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob)
    board = plan(ann, table)
    for who in (bob, cid):
        for path in ("", "/log", "/at/0", "/record", "/scores", "/why", "/hint", "/analysis", "/conditions"):
            answer = who.http.get(f"/tables/{board}{path}")
            assert (answer.status_code, error(answer)) == (404, "error-no_table"), path
        for path in ("/acts", "/undo", "/fork", "/plan", "/say", "/seats/0/sit", "/seats/0/bot", "/seats/0/link"):
            answer = who.post(f"/tables/{board}{path}")
            assert answer.status_code in (400, 404), path
        assert who.http.get(f"/claims/{board}").status_code == 404
        assert who.post(f"/claims/{board}").status_code == 404
        with pytest.raises((ConnectionClosed, InvalidStatus)), who.watch(board) as socket:
            socket.recv(PATIENCE)
    for who in people:
        listed = who.get("/tables")
        assert board not in [card["id"] for card in listed["mine"] + listed["open"]]
    with ann.watch(board) as socket:
        assert next_view(socket)["view"]["plan_of"] == table


def test_it_takes_neither_bots_nor_guests(people: list[Person]) -> None:
    ann, bob, _ = people
    board = plan(ann, sit_down(ann, bob))
    for path, body in (("seats/0/bot", {"bot": "random"}), ("seats/0/link", {})):
        assert error(ann.post(f"/tables/{board}/{path}", body)) == "error-plan_private"
    assert error(say(ann, board, "resign", 0)) == "error-word_here"


def test_where_hints_are_off_a_board_gives_none(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, hints=False)
    board = plan(ann, table)
    assert error(ann.post(f"/tables/{board}/hint", {"seq": ann.view(board)["seq"]})) == "error-hints_off"
    ann.play(board)
    assert ann.view(board)["over"]
    assert error(ann.post(f"/tables/{board}/analysis")) == "error-hints_off"
    again = ann.post(f"/tables/{board}/fork", {"at": 0, "seats": [{"kind": "me"}, {"kind": "local"}]}).json()["id"]
    assert not ann.view(again)["hints"]


def test_a_board_does_not_know_what_is_to_come(people: list[Person]) -> None:
    """The chance of the table after the same acts is another one."""
    ann, bob, _ = people
    table = sit_down(ann, bob)
    boards = [plan(ann, table) for _ in range(2)]
    logs = []
    for id in (table, *boards):
        view = ann.view(id)
        while view["moves"] < 60 and not view["over"]:
            who = ann if id != table or view["actor"] == 0 else bob
            mine = who.view(id)
            act = next((one for one in legal(mine) if one == "end_turn"), sorted(legal(mine))[0])
            view = who.act(mine, act).json()
        log = ann.get(f"/tables/{id}/log")
        logs.append([entry["act"] for entry in log if entry["actor"] == -1])
    assert logs[0] != logs[1] or logs[0] != logs[2]


# ---- conditional moves ---------------------------------------------------------------------


def expected(ann: Person, table: str) -> tuple[list[str], list[str]]:
    """What Ann does until it is Bob's decision and a first move of his, found out on a planning board."""
    board = plan(ann, table)
    start = ann.view(board)["moves"]
    pass_turn(ann, board)
    view = ann.view(board)
    others = view["moves"]
    ann.act(view, legal(view)[0])
    log = [entry for entry in ann.get(f"/tables/{board}/log") if entry["n"] > start and not entry["undone"]]
    acts = [str(entry["act"]) for entry in log]
    return acts[: others - start], acts[others - start : others - start + 1]


def keep(who: Person, table: str, start: int, acts: list[str]) -> Any:
    return who.post(f"/tables/{table}/conditions", {"start": start, "acts": acts})


def test_what_fits_is_played_at_once(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob)
    start = ann.view(table)["moves"]
    theirs, mine = expected(ann, table)
    answer = keep(bob, table, start, [*theirs, *mine])
    assert answer.status_code == 201, answer.text
    assert [one["actor"] for one in answer.json()[0]["line"]] == [0] * len(theirs) + [1]
    before = [ann.view(table), cid.view(table), ann.get(f"/tables/{table}/log")]
    # Nobody hears of it, and nothing of it is in what anybody is sent.
    assert "condition" not in str(before)
    assert error(ann.http.delete(f"/tables/{table}/conditions/{answer.json()[0]['id']}")) == "error-no_condition"
    assert ann.get(f"/tables/{table}/conditions") == []
    assert cid.http.get(f"/tables/{table}/conditions").status_code == 403
    for act in theirs:
        assert ann.act(ann.view(table), act).status_code == 200
    wait_until(lambda: ann.view(table)["moves"] > start + len(theirs))
    log = [entry for entry in ann.get(f"/tables/{table}/log") if entry["actor"] >= 0]
    assert (log[-1]["actor"], log[-1]["act"]) == (1, mine[0])
    wait_until(lambda: bob.get(f"/tables/{table}/conditions") == [])


def test_what_does_not_fit_is_forgotten(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    start = ann.view(table)["moves"]
    theirs, mine = expected(ann, table)
    assert keep(bob, table, start, [*theirs, *mine]).status_code == 201
    view = ann.view(table)
    other = next(act for act in legal(view) if act != theirs[0])
    view = ann.act(view, other).json()
    # As long as it is hers she may take it back.
    assert len(bob.get(f"/tables/{table}/conditions")) == 1
    if view["actor"] == 0:
        pass_turn(ann, table)
    wait_until(lambda: bob.get(f"/tables/{table}/conditions") == [])
    assert bob.view(table)["actor"] == 1
    answer = keep(bob, table, start, [*theirs, *mine])
    assert (answer.status_code, error(answer)) == (422, "error-condition_passed")


def test_a_line_must_be_playable_and_wait_for_somebody(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    start = ann.view(table)["moves"]
    theirs, mine = expected(ann, table)
    assert error(keep(ann, table, start, theirs)) == "error-condition_own"
    assert error(keep(bob, table, start, theirs)) == "error-condition_own"
    assert keep(bob, table, start, [*theirs, "nonsense"]).status_code == 422
    assert keep(bob, table, start, [*theirs, theirs[0], *mine]).status_code == 422
    assert keep(bob, table, start + 99, [*theirs, *mine]).status_code == 404
    assert keep(bob, table, start, []).status_code == 400
    for _ in range(20):
        assert keep(bob, table, start, [*theirs, *mine]).status_code == 201
    assert error(keep(bob, table, start, [*theirs, *mine])) == "error-quota_conditions"


def test_who_left_moves_nothing(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    start = ann.view(table)["moves"]
    theirs, mine = expected(ann, table)
    assert keep(bob, table, start, [*theirs, *mine]).status_code == 201
    assert bob.post(f"/tables/{table}/seats/1/bot", {"bot": "random"}).status_code == 200
    for act in theirs:
        assert ann.act(ann.view(table), act).status_code == 200
    wait_until(lambda: ann.view(table)["actor"] == 0)
    assert bob.post(f"/tables/{table}/seats/1/bot", {"bot": None}).status_code == 200
    assert ann.view(table)["actor"] == 0


def test_a_line_outlives_the_server(tmp_path: Path) -> None:
    """Killed after the other's move: whoever comes next makes the answer, once."""
    with serving(sqlite(tmp_path)) as first:
        ann, bob = Person(first.address, "Ann"), Person(first.address, "Bob")
        table = sit_down(ann, bob)
        start = ann.view(table)["moves"]
        theirs, mine = expected(ann, table)
        keep(bob, table, start, [*theirs, *mine])
        for act in theirs:
            ann.act(ann.view(table), act)
        first.kill()
    with serving(sqlite(tmp_path)) as later:
        eve = Person(later.address)
        wait_until(lambda: eve.view(table)["moves"] > start + len(theirs))
        acts = [entry["act"] for entry in eve.get(f"/tables/{table}/log") if entry["actor"] == 1]
        assert acts == mine
        assert later.stop() == ""
