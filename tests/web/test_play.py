"""A move counts once, for the position it was made for, and only from whoever has the seat."""

from __future__ import annotations

import threading
import uuid
from collections.abc import Callable

import httpx
import pytest

from grotto.bots import BOTS
from serving import Person, error, legal

Somebody = Callable[[str], Person]


def test_a_whole_game_against_a_bot(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", {"kind": "bot", "bot": "random"})["id"]
    view = ann.play(table)
    assert view["over"]
    assert view["status"] == "over"
    assert view["result"]["final"]
    assert view["actor"] == -2
    assert view["legal"] == []
    assert error(ann.act(view, "end_turn")) == "error-table_over"


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_its_turn(person: Somebody, bot: str) -> None:
    ann = person("Ann")
    table = ann.open("me", {"kind": "bot", "bot": bot}, options={"first_player": 1})["id"]
    view = ann.play(table, moves=1)
    log = ann.get(f"/tables/{table}/log")
    assert [entry["actor"] for entry in log if entry["actor"] >= 0][-2:] == [1, 0]
    assert view["actor"] == 0


def test_bots_alone_finish_their_game(person: Somebody) -> None:
    bot = {"kind": "bot", "bot": "random"}
    ann = person("Ann")
    assert ann.play(ann.open(bot, bot)["id"])["over"]


def test_solo_and_hot_seat_are_played_by_one_person(person: Somebody) -> None:
    ann = person("Ann")
    assert ann.play(ann.open("me")["id"])["over"]
    view = ann.play(ann.open("me", {"kind": "local", "name": "Bob"})["id"])
    assert view["over"]
    assert [seat["name"] for seat in view["seats"]] == ["Ann", "Bob"]
    assert all(seat["mine"] for seat in view["seats"])


def test_two_moves_for_one_position_one_wins(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local")["id"])
    for _ in range(20):
        acts = legal(view)
        answers: list[httpx.Response] = []
        barrier = threading.Barrier(2)

        def move(act: str, view: dict[str, object] = view) -> None:
            barrier.wait()  # noqa: B023
            answers.append(ann.act(view, act))  # noqa: B023

        threads = [threading.Thread(target=move, args=(act,)) for act in (acts[0], acts[-1])]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        won, lost = sorted(answers, key=lambda answer: answer.status_code)
        assert (won.status_code, lost.status_code) == (200, 409)
        assert error(lost) == "error-stale"
        assert lost.json()["view"] == won.json()
        view = won.json()


def test_the_same_request_twice_is_applied_once(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local")["id"])
    request, act = str(uuid.uuid4()), legal(view)[0]
    first = ann.act(view, act, request)
    second = ann.act(view, act, request)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert first.json()["moves"] == ann.view(view["id"])["moves"]
    assert error(ann.act(view, "end_turn", request)) == "error-request_used"


def test_illegal_and_unknown_acts_are_refused_with_their_reason(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local")["id"])
    refused = ann.act(view, "end_turn")
    assert (refused.status_code, error(refused)) == (422, "reason-take_first")
    refused = ann.act(view, "fly to the moon")
    assert (refused.status_code, error(refused)) == (422, "error-unknown_act")
    assert ann.view(view["id"])["seq"] == view["seq"]


def test_nobody_acts_for_a_seat_that_is_not_his(person: Somebody) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}")
    view = ann.view(made["id"])
    act = legal(view)[0]
    assert [legal(who.view(made["id"])) for who in (bob, eve)] == [[], []]
    for who, why in ((bob, "error-not_your_turn"), (eve, "error-not_your_seat")):
        answer = who.act(view, act)
        assert (answer.status_code, error(answer)) == (403, why)
    after = ann.act(view, act).json()
    for who, why in ((bob, "error-not_your_undo"), (eve, "error-not_your_seat")):
        answer = who.undo(after)
        assert (answer.status_code, error(answer)) == (403, why)
    assert ann.undo(after).status_code == 200
    for path, data in (("link", {}), ("bot", {"bot": "random"}), ("sit", {"name": "Eve"})):
        assert eve.post(f"/tables/{made['id']}/seats/0/{path}", data).status_code == 403
        assert eve.post(f"/tables/{made['id']}/seats/1/{path}", data).status_code == 403
    # The host may not take a seat away from somebody either.
    assert ann.post(f"/tables/{made['id']}/seats/1/link").status_code == 403


def test_a_turn_of_which_nothing_is_done_cannot_be_restarted(person: Somebody) -> None:
    """Alone one turn follows the other: restarting the new one must not take the last one back."""
    ann = person("Ann")
    view = ann.view(ann.open("me")["id"])
    tiles = [act for act in legal(view) if act.startswith("take")]
    done = ann.act(view, tiles[0]).json()
    done = ann.act(done, "end_turn").json()
    assert (done["actor"], done["can_undo"], done["can_restart"]) == (0, True, False)
    answer = ann.undo(done, whole_turn=True)
    assert (answer.status_code, error(answer)) == (422, "error-no_undo")
    again = ann.act(done, tiles[1]).json()
    assert again["can_restart"]
    assert ann.undo(again, whole_turn=True).json()["moves"] == done["moves"]


@pytest.mark.parametrize("game", ["cave_vs_cave", "above_and_below"])
def test_whose_turn_has_just_begun_does_not_restart_that_of_another(person: Somebody, game: str) -> None:
    """Two at one screen: the second one's restart would take back the first one's turn, also one of a single act."""
    ann = person("Ann")
    view = ann.view(ann.open("me", "local", game=game)["id"])
    first = view["actor"]
    if game == "above_and_below":
        view = ann.act(view, "pass").json()
    else:
        view = ann.act(view, next(act for act in legal(view) if act.startswith("take"))).json()
        view = ann.act(view, "end_turn").json()
    assert view["actor"] == 1 - first
    assert (view["can_undo"], view["can_restart"]) == (True, False)


def test_undo_goes_back_step_by_step_or_to_the_start_of_the_turn(person: Somebody) -> None:
    ann = person("Ann")
    start = ann.view(ann.open("me", "local")["id"])
    assert not start["can_undo"]
    taken = ann.act(start, "take " + next(act for act in legal(start) if act.startswith("take"))[5:]).json()
    assert taken["can_undo"]
    assert taken["can_restart"]
    back = ann.undo(taken).json()
    assert (back["state"], back["moves"]) == (start["state"], start["moves"])
    assert back["seq"] == taken["seq"] + 1
    log = ann.get(f"/tables/{start['id']}/log")
    assert [entry["undone"] for entry in log][-1]
    view = back
    while view["actor"] == start["actor"] and view["legal"] and len(log) < 40:
        acts = [act for act in legal(view) if act != "end_turn"]
        revealing = {
            " ".join([group["verb"], *one["args"]])
            for group in view["legal"]
            for one in group["acts"]
            if one["reveals"]
        }
        acts = [act for act in acts if act not in revealing]
        if not acts:
            break
        view = ann.act(view, acts[0]).json()
        log = ann.get(f"/tables/{start['id']}/log")
    assert view["moves"] > start["moves"] + 1
    again = ann.undo(view, whole_turn=True).json()
    assert (again["state"], again["moves"]) == (start["state"], start["moves"])
    assert error(ann.undo(again)) == "error-no_undo"


def test_the_log_has_every_act_and_positions_can_be_looked_at(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", "local")["id"]
    view = ann.play(table, moves=12)
    log = ann.get(f"/tables/{table}/log")
    assert [entry["seq"] for entry in log] == list(range(len(log)))
    assert len(log) == view["log_length"] == view["moves"]
    assert all(entry["events"] for entry in log if entry["act"].startswith(("take", "reveal")))
    last = ann.get(f"/tables/{table}/at/{view['moves']}")
    assert last["state"] == view["state"]
    assert ann.get(f"/tables/{table}/at/0")["actor"] == -1
    assert ann.http.get(f"/tables/{table}/at/{view['moves'] + 1}").status_code == 404
    assert ann.get(f"/tables/{table}/log", **{"from": 5}) == log[5:]


def test_why_not_says_a_reason_for_everything_that_is_not_legal(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local")["id"])
    verbs = ann.get(f"/tables/{view['id']}/why")["next"]
    assert "furnish" in verbs
    assert "take" not in verbs
    tiles = ann.get(f"/tables/{view['id']}/why", prefix="take")["next"]
    offered = {act.split()[1] for act in legal(view) if act.startswith("take")}
    assert offered.isdisjoint(tiles)
    assert {message["id"] for message in tiles.values()} <= {"reason-tile_hidden", "reason-needs_most_gold"}
    one = ann.get(f"/tables/{view['id']}/why", act="end_turn")
    assert one["reason"]["id"] == "reason-take_first"
    assert "reason" not in ann.get(f"/tables/{view['id']}/why", act=legal(view)[0])


def test_previews_are_what_then_happens(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me")["id"])
    for _ in range(25):
        if view["over"]:
            break
        group = view["legal"][-1]
        act = group["acts"][0]
        seat = view["actor"]
        after = ann.act(view, " ".join([group["verb"], *act["args"]])).json()
        if not act["reveals"]:
            before, now = view["counters"][seat], after["counters"][seat]
            assert {key: now[key] - n for key, n in before.items() if now[key] != n} == act["change"]
        else:
            assert not after["can_undo"]
        view = after


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"game": "chess", "players": 1, "seats": [{"kind": "me"}]}, "error-unknown_game"),
        ({"game": "cave_vs_cave", "players": 3, "seats": [{"kind": "me"}] * 3}, "error-bad_players"),
        ({"game": "cave_vs_cave", "players": 2, "seats": [{"kind": "me"}]}, "error-bad_seats"),
        ({"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "bot", "bot": "x"}]}, "error-unknown_bot"),
        (
            {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}], "options": {"a": 1}},
            "error-unknown_option",
        ),
    ],
)
def test_impossible_tables_are_refused(person: Somebody, plan: dict[str, object], why: str) -> None:
    answer = person("Ann").post("/tables", plan)
    assert (answer.status_code, error(answer)) == (422, why)
