"""Hints and analyses: who may ask, what they say, that they are stored, and that a restart loses nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import grotto
from days import say
from grotto.bots.analysis import look_at, moments
from grotto.kernel.record import read
from grotto.web.api_studies import analyse, ask_hint
from grotto.web.limits import COST, WORK, Buckets, prices_of
from grotto.web.public import Public
from serving import Person, Serving, error, legal, looks, sqlite

Somebody = Callable[[str], Person]
Json = dict[str, Any]
BOT = {"kind": "bot", "bot": "random"}


def until(ask: Callable[[], Json], done: Callable[[Json], bool]) -> Json:
    """Ask again and again."""
    return next(answer for _ in looks() if done(answer := ask()))


def analysed(person: Person, table: str) -> Json:
    """The analysis of a table, once it is done."""
    assert person.post(f"/tables/{table}/analysis").status_code == 202
    return until(lambda: person.get(f"/tables/{table}/analysis"), lambda info: info["state"] != "running")


def hinted(person: Person, view: Json) -> Json:
    """The hints for a position, once all are there."""
    answer = person.post(f"/tables/{view['id']}/hint", {"seq": view["seq"]})
    assert answer.status_code == 200, answer.text
    return until(lambda: person.get(f"/tables/{view['id']}/hint"), lambda info: info["stage"] == info["stages"])


# ---- analysis ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_an_analysis_says_what_the_engine_says(person: Somebody, game: str) -> None:
    ann = person("Ann")
    table = ann.play(ann.open("me", BOT, game=game, name="analysed")["id"])["id"]
    assert ann.get(f"/tables/{table}/analysis")["state"] == "none"
    info = analysed(ann, table)
    assert info["state"] == "done"
    assert info["done"] == info["total"] == len(info["decisions"])
    record = read(ann.http.get(f"/tables/{table}/record").text)
    rules = grotto.game(game)
    told = {one["move"]: one for one in info["decisions"]}
    coming = moments(rules, record)
    assert sorted(told) == [moment.move for moment in coming]
    for moment in coming[:: max(1, len(coming) // 5)]:
        decision, one = look_at(rules, record, moment), told[moment.move]
        assert [act["text"] for act in one["best"]["acts"]] == list(decision.best)
        assert one["loss"] == pytest.approx(decision.loss, abs=0.01)
        assert len(one["why"]) <= 2
    worst = sorted(info["decisions"], key=lambda one: (-one["loss"], one["move"]))[:3]
    assert info["costly"] == [one["move"] for one in worst if one["loss"] >= 0.5]
    # Once is enough: what is stored is told again.
    assert ann.get(f"/tables/{table}/analysis") == info


def test_a_way_can_be_looked_at_act_by_act(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.play(ann.open("me", BOT, name="ways")["id"])["id"]
    one = next(one for one in analysed(ann, table)["decisions"] if len(one["best"]["acts"]) > 1)
    place = f"/tables/{table}/analysis/{one['move']}"
    first = ann.get(f"{place}/1/0")
    assert first["position"]["state"] == ann.get(f"/tables/{table}/at/{one['move']}")["state"]
    second = ann.get(f"{place}/1/1")
    assert second["position"]["state"] != first["position"]["state"]
    assert second["change"] == first["change"]
    for missing in (f"{place}/99/0", f"{place}/1/99", f"/tables/{table}/analysis/9999/0/0"):
        answer = ann.http.get(missing)
        assert (answer.status_code, error(answer)) == (404, "error-no_decision")


def test_who_may_not_see_or_start_an_analysis_is_refused(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    running = ann.open("me", BOT)["id"]
    for answer in (ann.post(f"/tables/{running}/analysis"), ann.http.get(f"/tables/{running}/analysis")):
        assert (answer.status_code, error(answer)) == (403, "error-analysis_running")
    over = ann.play(running)["id"]
    for answer in (bob.post(f"/tables/{over}/analysis"), bob.http.delete(f"/tables/{over}/analysis")):
        assert (answer.status_code, error(answer)) == (403, "error-not_your_seat")
    assert bob.get(f"/tables/{over}/analysis")["mine"] is False
    assert bob.http.get("/tables/nowhere/analysis").status_code == 404
    # Somebody else's game alone is not to be looked into before it is over.
    alone = ann.open("me")["id"]
    assert bob.http.get(f"/tables/{alone}/analysis").status_code == 403
    assert ann.get(f"/tables/{alone}/analysis")["mine"] is True


def test_alone_one_may_look_through_a_game_that_goes_on_and_undo_takes_decisions_out(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.open("me", name="alone")["id"]
    view = ann.play(table, 12)
    before = analysed(ann, table)
    assert before["state"] == "done"
    last = max(one["move"] for one in before["decisions"])
    while view["can_undo"] and view["moves"] > last:
        view = ann.undo(view).json()
    assert view["moves"] <= last, "the last decision could be taken back"
    after = ann.get(f"/tables/{table}/analysis")
    assert after["state"] == "stopped"
    assert last not in [one["move"] for one in after["decisions"]]
    ann.play(table)
    whole = analysed(ann, table)
    assert whole["done"] == whole["total"] > before["done"]


def test_an_analysis_can_be_stopped_and_gone_on_with(person: Somebody) -> None:
    ann = person("Ann")
    table = ann.play(ann.open("me", BOT, name="stopped")["id"])["id"]
    ann.post(f"/tables/{table}/analysis")
    stopped = ann.http.delete(f"/tables/{table}/analysis").json()
    assert stopped["state"] == "stopped"
    assert ann.get(f"/tables/{table}/analysis")["done"] == stopped["done"]
    whole = analysed(ann, table)
    assert whole["state"] == "done"
    assert whole["done"] == whole["total"] > stopped["done"]


def test_one_person_does_not_keep_all_workers_busy(person: Somebody) -> None:
    ann = person("Ann")
    tables = [ann.play(ann.open("me", BOT, name=f"busy {n}")["id"])["id"] for n in range(3)]
    answers = [ann.post(f"/tables/{table}/analysis") for table in tables]
    assert [answer.status_code for answer in answers] == [202, 202, 429]
    assert error(answers[2]) == "error-analysis_busy"
    assert int(answers[2].headers["retry-after"]) > 0
    for table in tables[:2]:
        ann.http.delete(f"/tables/{table}/analysis")


def lose_the_last(database: Path) -> None:
    """However quick the workers were: as if the server had been killed before the last decision."""
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE analyses SET state = 'running'")
        connection.execute("DELETE FROM decisions WHERE move = (SELECT max(move) FROM decisions)")
    connection.close()


def test_a_killed_server_goes_on_with_an_analysis(tmp_path: Path) -> None:
    db = sqlite(tmp_path)
    server = Serving(db)
    try:
        ann = Person(server.address, "Ann")
        # Long enough to be killed in the middle of it.
        table = ann.play(ann.open("me", "local", game="caverna")["id"], 24)["id"]
        assert say(ann, table, "resign", 0).json()["over"]
        ann.post(f"/tables/{table}/analysis")
        before = until(lambda: ann.get(f"/tables/{table}/analysis"), lambda info: info["done"] > 0)
        record = read(ann.http.get(f"/tables/{table}/record").text)
        cookies = ann.http.cookies
        server.kill()
        lose_the_last(tmp_path / "tables.db")
        server = Serving(db)
        again = Person(server.address)
        again.http.cookies = cookies
        # Nobody asks for it anew.
        after = until(lambda: again.get(f"/tables/{table}/analysis"), lambda info: info["state"] == "done")
        assert after["done"] == after["total"] == before["total"]
        kept = {one["move"]: one for one in after["decisions"]}
        assert all(kept[one["move"]] == one for one in before["decisions"])
        assert sorted(kept) == [moment.move for moment in moments(grotto.game("caverna"), record)]
    finally:
        server.kill()


# ---- hints ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave_vs_cave", "caverna", "above_and_below"])
def test_hints_can_be_followed_and_the_log_says_so(person: Somebody, game: str) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", "local", game=game, options={"first_player": 0})["id"])
    assert view["hints"] is True
    info = hinted(ann, view)
    assert 1 <= len(info["ways"]) <= 3
    assert (info["seq"], info["seat"], info["stopped"]) == (view["seq"], 0, False)
    expected = [way["expected"] for way in info["ways"]]
    assert expected == sorted(expected, reverse=True)
    assert all(0 <= way["win"] <= 1 for way in info["ways"])
    first = [way["acts"][0]["text"] for way in info["ways"]]
    assert len(set(first)) == len(first)
    assert set(first) <= set(legal(view))
    # Asking again costs nothing and says the same.
    assert hinted(ann, view) == info
    after = ann.act(view, first[0]).json()
    marks = [entry for entry in ann.get(f"/tables/{view['id']}/log") if entry.get("hinted")]
    assert [(entry["seq"], entry["act"]) for entry in marks] == [(view["seq"], first[0])]
    if after["can_undo"]:
        # Taken back and done without asking again, it is still done with a hint.
        back = ann.undo(after).json()
        ann.act(back, first[0])
        marks = [entry for entry in ann.get(f"/tables/{view['id']}/log") if entry.get("hinted")]
        assert [entry["undone"] for entry in marks] == [True, False]


def test_who_is_not_to_act_gets_no_hint(person: Somebody) -> None:
    ann, bob = person("Ann"), person("Bob")
    made = ann.open("me", "link", options={"first_player": 0})
    bob.post(f"/claims/{made['links'][0]['token']}", {"name": "Bob"})
    view = ann.view(made["id"])
    place = f"/tables/{made['id']}/hint"
    other = bob.post(place, {"seq": view["seq"]})
    assert (other.status_code, error(other)) == (403, "error-not_your_turn")
    stranger = person("Eve").post(place, {"seq": view["seq"]})
    assert (stranger.status_code, error(stranger)) == (403, "error-not_your_seat")
    assert ann.post(place, {"seq": view["seq"] + 1}).status_code == 409
    hinted(ann, view)
    for peeking in (bob.http.get(place), bob.http.delete(place)):
        assert (peeking.status_code, error(peeking)) == (404, "error-no_hint")


def test_a_table_may_forbid_hints_and_a_fork_of_it_too(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", BOT, hints=False, options={"first_player": 0})["id"])
    assert view["hints"] is False
    answer = ann.post(f"/tables/{view['id']}/hint", {"seq": view["seq"]})
    assert (answer.status_code, error(answer)) == (403, "error-hints_off")
    seats = [{"kind": "me"}, BOT]
    fork = ann.post(f"/tables/{view['id']}/fork", {"at": 0, "seats": seats}).json()["id"]
    assert ann.view(fork)["hints"] is False
    ann.play(view["id"])
    rematch = ann.post(f"/tables/{view['id']}/rematch").json()["id"]
    assert ann.view(rematch)["hints"] is False
    # What is over may be tried again with all help.
    again = ann.post(f"/tables/{view['id']}/fork", {"at": 0, "seats": seats}).json()["id"]
    assert ann.view(again)["hints"] is True


def test_a_lesson_has_a_coach_of_its_own(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.post("/lessons/caverna").json()["id"])
    assert view["hints"] is False
    assert ann.post(f"/tables/{view['id']}/hint", {"seq": view["seq"]}).status_code == 403


def test_a_hint_can_be_stopped(person: Somebody) -> None:
    ann = person("Ann")
    view = ann.view(ann.open("me", game="caverna")["id"])
    ann.post(f"/tables/{view['id']}/hint", {"seq": view["seq"]})
    stopped = ann.http.delete(f"/tables/{view['id']}/hint").json()
    assert stopped["stopped"] is True
    assert stopped["stage"] < stopped["stages"]
    assert ann.get(f"/tables/{view['id']}/hint") == stopped


@pytest.mark.parametrize("game", ["cave_vs_cave", "above_and_below"])
def test_hints_do_not_peek(person: Somebody, game: str) -> None:
    """Two tables in the same position whose dice, cards and stories are still to come, from seeds that differ."""
    ann = person("Ann")
    start = ann.play(ann.open("me", BOT, game=game, name="peek")["id"], 25)
    start = until(lambda: ann.view(start["id"]), lambda view: bool(view["legal"]))
    seats = [{"kind": "me"}, BOT]
    forks = [
        ann.view(ann.post(f"/tables/{start['id']}/fork", {"at": start["moves"], "seats": seats}).json()["id"])
        for _ in range(2)
    ]
    assert forks[0]["commitment"] != forks[1]["commitment"]
    assert forks[0]["state"] == forks[1]["state"] == start["state"]
    told = [hinted(ann, fork)["ways"] for fork in forks]
    assert told[0] == told[1]
    assert told[0]


@pytest.mark.parametrize(("asked", "least"), [("hint", 20), ("analysis", 6)])
def test_only_so_many_hints_and_analyses_may_be_asked_for_at_once(person: Somebody, asked: str, least: int) -> None:
    route = {"hint": ask_hint, "analysis": analyse}[asked]
    most = int(WORK["person"].burst // route.opt[COST])
    assert most >= least
    # Nobody is refused before that.
    ann = person("Ann")
    view = ann.view(ann.open("me", BOT, hints=False)["id"])
    far = {"X-Forwarded-For": f"192.0.2.{most}"}
    for _ in range(most):
        answer = ann.http.post(f"/tables/{view['id']}/{asked}", json={"seq": view["seq"]}, headers=far)
        assert answer.status_code != 429
    # At one and the same moment one more is too many.
    buckets = Buckets(Public())
    prices = prices_of({"person": "ann"}, True, False, route.opt[COST])
    assert [buckets.take(prices, 0) > 0 for _ in range(most + 1)] == [False] * most + [True]
