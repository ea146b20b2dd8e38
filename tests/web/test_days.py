"""Games over days: clocks, vacation, what is said besides acts."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from days import DAY, HOUR, MINUTE, Clockwork, pass_turn, say, sit_down, wait_until
from serving import Person, Serving, error, next_view, serving, sqlite

DAYS = {"kind": "days", "amount": 2}
MINUTES = {"kind": "minutes", "amount": 10, "increment": 30}


@pytest.fixture(scope="module")
def clockwork(tmp_path_factory: pytest.TempPathFactory) -> Clockwork:
    return Clockwork(tmp_path_factory.mktemp("clock"))


@pytest.fixture(scope="module")
def db(clockwork: Clockwork) -> str:
    return sqlite(clockwork.file.parent)


@pytest.fixture(scope="module")
def server(db: str, clockwork: Clockwork) -> Iterator[Serving]:
    with serving(db, environ=clockwork.environ) as running:
        yield running
        assert running.said() == ""


@pytest.fixture
def people(server: Serving) -> list[Person]:
    return [Person(server.address, name) for name in ("Ann", "Bob", "Cid")]


def clock(view: dict[str, Any]) -> dict[str, Any]:
    return dict(view["days"]["clock"])


def near(left: int, seconds: float) -> bool:
    """A test takes some time of its own."""
    return seconds - 600 < left / 1000 <= seconds


# ---- clocks --------------------------------------------------------------------------------


def test_a_table_without_a_clock_says_nothing_of_days(people: list[Person]) -> None:
    ann, bob, _ = people
    assert "days" not in ann.view(sit_down(ann, bob))


def test_time_runs_once_all_are_there(people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, _ = people
    made = ann.open("me", "link", options={"first_player": 0}, clock=DAYS)
    clockwork.forward(5 * DAY)
    view = ann.view(made["id"])
    assert clock(view)["running"] == -1
    assert view["legal"]
    bob.post(f"/claims/{made['links'][0]['token']}")
    view = ann.view(made["id"])
    assert clock(view)["running"] == 0
    assert near(clock(view)["left"][0], 2 * DAY)


def test_a_turn_passes_the_clock_on(people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, clock=MINUTES)
    clockwork.forward(2 * MINUTE)
    pass_turn(ann, table)
    found = clock(bob.view(table))
    assert found["running"] == 1
    assert 8 * MINUTE < found["left"][0] / 1000 <= 8 * MINUTE + 30
    clockwork.forward(MINUTE)
    assert clock(ann.view(table))["left"][1] / 1000 <= 9 * MINUTE
    assert clock(ann.view(table))["left"][0] == found["left"][0]


def test_at_zero_a_bot_plays_on(people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, clock=DAYS)
    clockwork.forward(2 * DAY + 1)
    wait_until(lambda: ann.view(table)["actor"] == 1)
    view = ann.view(table)
    assert view["seats"][0]["bot"] == "level3"
    assert view["seats"][0]["owned"]
    log = ann.get(f"/tables/{table}/log")
    assert [event["id"] for entry in log for event in entry["events"]].count("event-said_flag_bot") == 1
    # Ann comes back, and has her days again when it is her turn.
    assert ann.post(f"/tables/{table}/seats/0/bot", {"bot": None}).status_code == 200
    pass_turn(bob, table)
    view = ann.view(table)
    assert view["legal"]
    assert near(clock(view)["left"][0], 2 * DAY)


def test_at_zero_the_table_waits(people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, clock=MINUTES | {"zero": "pause"})
    view = ann.view(table)
    clockwork.forward(11 * MINUTE)
    # Nobody has noticed yet, and it is too late all the same.
    answer = ann.act(view)
    assert answer.status_code in (409, 422)
    assert error(answer) in ("error-time_over", "error-stale")
    wait_until(lambda: ann.view(table).get("days", {}).get("paused") == 0)
    view = ann.view(table)
    assert not view["legal"]
    assert view["moves"] == bob.view(table)["moves"]
    assert error(ann.act(view, "end_turn")) == "error-paused"
    assert error(say(bob, table, "resume", 1)) == "error-not_paused"
    assert say(ann, table, "resume", 0).status_code == 200
    view = ann.view(table)
    assert clock(view)["running"] == 0
    assert clock(view)["left"][0] <= 60_000
    assert ann.act(view).status_code == 200


def test_a_move_at_zero_and_the_flag_exclude_each_other(people: list[Person], clockwork: Clockwork) -> None:
    """Whichever comes first: the row of the one is where that of the other would be."""
    ann, bob, _ = people
    for _ in range(5):
        table = sit_down(ann, bob, clock=MINUTES | {"zero": "pause"})
        view = ann.view(table)
        with ThreadPoolExecutor(2) as pool:
            moving = pool.submit(ann.act, view)
            clockwork.forward(11 * MINUTE)
            moved = moving.result().status_code == 200
        # A move that was in time may leave Ann on turn, with her time over later.
        wait_until(lambda table=table: "paused" in ann.view(table)["days"])  # type: ignore[misc]
        assert ann.view(table)["moves"] == view["moves"] + moved or moved
        log = ann.get(f"/tables/{table}/log")
        assert sum(event["id"] == "event-said_flag_pause" for entry in log for event in entry["events"]) == 1


def test_a_restart_changes_nothing(db: str, server: Serving, people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, clock=MINUTES)
    clockwork.forward(MINUTE)
    pass_turn(ann, table)
    clockwork.forward(MINUTE)
    before = clock(ann.view(table))
    with serving(db, environ=clockwork.environ) as other:
        eve = Person(other.address)
        after = clock(eve.view(table))
        assert after["running"] == before["running"] == 1
        assert after["left"][0] == before["left"][0]
        assert 0 <= before["left"][1] - after["left"][1] < 10 * MINUTE * 1000


def test_a_solo_table_has_no_clock(people: list[Person]) -> None:
    answer = people[0].post("/tables", {"game": "cave_vs_cave", "players": 1, "seats": [{"kind": "me"}], "clock": DAYS})
    assert (answer.status_code, error(answer)) == (422, "error-clock_alone")


@pytest.mark.parametrize("wrong", [{"amount": 0}, {"amount": 31}, {"kind": "weeks"}, {"zero": "explode"}])
def test_a_clock_that_can_not_be_is_refused(people: list[Person], wrong: dict[str, Any]) -> None:
    plan = {"game": "cave_vs_cave", "players": 2, "seats": [{"kind": "me"}, {"kind": "link"}], "clock": DAYS | wrong}
    assert people[0].post("/tables", plan).status_code in (400, 422)


def test_a_rematch_has_the_same_clock(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob, clock=MINUTES)
    assert say(ann, table, "resign", 0).status_code == 200
    again = ann.post(f"/tables/{table}/rematch").json()["id"]
    found = clock(ann.view(again))
    assert (found["kind"], found["span"], found["increment"]) == ("minutes", 600_000, 30_000)


# ---- vacation ------------------------------------------------------------------------------


def test_on_vacation_days_stand_still(server: Serving, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann on holiday"), Person(server.address, "Bob")
    table = sit_down(ann, bob, clock=DAYS)
    fast = sit_down(ann, bob, clock=MINUTES)
    told = ann.post("/me/vacation").json()
    assert told["vacation_until"] > 0
    view = bob.view(table)
    assert clock(view)["running"] == -1
    assert clock(view)["resting"] == [0]
    assert clock(bob.view(fast))["running"] == 0
    clockwork.forward(9 * DAY)
    assert near(clock(bob.view(table))["left"][0], 2 * DAY)
    back = ann.http.delete("/me/vacation").json()
    assert "vacation_until" not in back
    assert 20.9 < back["vacation_days"] < 21.1
    view = bob.view(table)
    assert clock(view)["running"] == 0
    assert near(clock(view)["left"][0], 2 * DAY)


def test_vacation_ends_by_itself_and_not_before_a_day(server: Serving, clockwork: Clockwork) -> None:
    ann, bob = Person(server.address, "Ann on holiday"), Person(server.address, "Bob")
    table = sit_down(ann, bob, clock=DAYS)
    left = ann.post("/me/vacation").json()["vacation_days"]
    ann.http.delete("/me/vacation")
    assert ann.get("/me/notices")["vacation_days"] == pytest.approx(left - 0, abs=0.1)
    assert left == pytest.approx(29, abs=0.1)
    ann.post("/me/vacation")
    clockwork.forward(29.5 * DAY)
    wait_until(lambda: clock(bob.view(table))["running"] == 0)
    assert "vacation_until" not in ann.get("/me/notices")


def test_vacation_is_limited(server: Serving, clockwork: Clockwork) -> None:
    ann = Person(server.address, "Ann on holiday")
    ann.post("/me/vacation")
    clockwork.forward(40 * DAY)
    used = ann.get("/me/notices")["vacation_days"]
    if used > 1:
        # A new year has begun meanwhile: nothing to refuse.
        return
    answer = ann.post("/me/vacation")
    assert (answer.status_code, error(answer)) == (422, "error-vacation_used")


# ---- what is said --------------------------------------------------------------------------


def test_between_two_whoever_resigns_has_lost(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    pass_turn(ann, table)
    assert say(ann, table, "resign", 0).status_code == 200
    view = bob.view(table)
    assert view["over"]
    assert view["actor"] == -2
    assert not view["legal"]
    assert view["result"]["winners"] == [1]
    assert view["result"]["verdict"] == "resigned"
    assert view["days"]["ended"] == "resign"
    assert view["seed"]
    assert bob.get(f"/tables/{table}/verify")["ok"]
    answer = bob.act(view, "end_turn")
    assert (answer.status_code, error(answer)) == (422, "error-table_over")
    assert [card["status"] for card in bob.get("/tables")["mine"] if card["id"] == table] == ["over"]


def test_its_record_is_valid(people: list[Person], db: str) -> None:
    from grotto import game
    from grotto.kernel.record import read, verify

    ann, bob, _ = people
    table = sit_down(ann, bob)
    pass_turn(ann, table)
    say(bob, table, "resign", 1)
    text = ann.http.get(f"/tables/{table}/record").text
    record = read(text)
    assert record.result is None
    assert record.seed
    assert verify(game("cave_vs_cave"), record) > 0
    assert ann.http.post("/records", content=text).json().get("doubt") is None


def test_among_three_a_bot_plays_on_for_good(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob, cid, game="caverna", options={})
    path = f"/tables/{table}/seats/1/link"
    earlier = bob.post(path).json()["token"]
    assert say(bob, table, "resign", 1).status_code == 200
    # Nor does anybody else, whom a link brings to that seat.
    assert error(cid.post(f"/claims/{earlier}")) == "error-no_claim"
    assert error(bob.post(path)) == "error-resigned"
    view = ann.view(table)
    assert not view["over"]
    assert view["seats"][1]["bot"] == "level3"
    assert view["days"]["resigned"] == [1]
    answer = bob.post(f"/tables/{table}/seats/1/bot", {"bot": None})
    assert (answer.status_code, error(answer)) == (422, "error-resigned")
    assert error(say(bob, table, "resign", 1)) == "error-resigned"


def test_whoever_leaves_gives_the_seat_away(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob)
    link = bob.post(f"/tables/{table}/seats/1/link").json()["token"]
    with ann.watch(table) as socket:
        next_view(socket)
        assert say(bob, table, "leave", 1).status_code == 200
        view = next_view(socket)["view"]
    # It is nobody's to give away any more.
    assert error(cid.post(f"/claims/{link}")) == "error-no_claim"
    assert not view["over"]
    assert view["seats"][1]["bot"] == "level3"
    assert not view["seats"][1].get("owned")
    assert not bob.view(table)["seats"][1]["mine"]
    assert error(say(bob, table, "resign", 1)) == "error-not_your_seat"
    pass_turn(ann, table)
    wait_until(lambda: ann.view(table)["actor"] == 0)


def test_all_agree_to_a_draw(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob, cid, game="caverna", options={})
    assert say(ann, table, "offer", 0).status_code == 200
    assert cid.view(table)["days"]["draw"] == {"seat": 0, "agreed": [0]}
    assert say(bob, table, "agree", 1).status_code == 200
    assert not cid.view(table)["over"]
    assert say(cid, table, "agree", 2).status_code == 200
    view = ann.view(table)
    assert view["over"]
    assert view["result"]["winners"] == [0, 1, 2]
    assert view["days"]["ended"] == "draw"
    ids = [event["id"] for entry in ann.get(f"/tables/{table}/log") for event in entry["events"]]
    assert ids[-4:] == [f"event-said_{word}" for word in ("offer", "agree", "agree", "over_draw")]
    assert ann.get(f"/tables/{table}/verify")["ok"]


def test_a_draw_can_be_declined_and_not_asked_for_at_once(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    assert error(say(ann, table, "agree", 0)) == "error-no_offer"
    say(ann, table, "offer", 0)
    assert error(say(bob, table, "offer", 1)) == "error-offered"
    assert say(bob, table, "decline", 1).status_code == 200
    assert "days" not in ann.view(table)
    assert error(say(ann, table, "offer", 0)) == "error-offer_again"
    assert ann.act(ann.view(table)).status_code == 200


def test_a_draw_needs_somebody_else(people: list[Person]) -> None:
    ann = people[0]
    for other in ("local", {"kind": "bot", "bot": "random"}):
        table = ann.open("me", other, options={"first_player": 0})["id"]
        assert error(say(ann, table, "offer", 0)) == "error-offer_alone"


def test_who_leaves_need_not_agree(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob, cid, game="caverna", options={})
    say(ann, table, "offer", 0)
    say(bob, table, "agree", 1)
    assert say(cid, table, "leave", 2).status_code == 200
    assert ann.view(table)["days"]["ended"] == "draw"


def test_a_word_counts_once(people: list[Person]) -> None:
    ann, bob, _ = people
    table = sit_down(ann, bob)
    request, seq = str(uuid.uuid4()), ann.view(table)["seq"]
    body = {"request": request, "seq": seq, "word": "offer", "seat": 0}
    assert ann.post(f"/tables/{table}/say", body).status_code == 200
    assert ann.post(f"/tables/{table}/say", body).status_code == 200
    assert ann.view(table)["seq"] == seq + 1
    answer = ann.post(f"/tables/{table}/say", body | {"word": "decline"})
    assert (answer.status_code, error(answer)) == (422, "error-request_used")


def test_nobody_speaks_for_another_seat(people: list[Person]) -> None:
    ann, bob, cid = people
    table = sit_down(ann, bob)
    for who, seat in ((bob, 0), (cid, 0), (ann, 1)):
        answer = say(who, table, "resign", seat)
        assert (answer.status_code, error(answer)) == (403, "error-not_your_seat")


def test_words_survive_a_restart(db: str, people: list[Person], clockwork: Clockwork) -> None:
    ann, bob, cid = people
    ended, offered = sit_down(ann, bob), sit_down(ann, bob)
    pass_turn(ann, ended)
    say(ann, ended, "resign", 0)
    say(ann, offered, "offer", 0)
    with serving(db, environ=clockwork.environ) as other:
        eve = Person(other.address)
        view = eve.view(ended)
        assert view["over"]
        assert "frozen" not in view
        assert view["result"]["winners"] == [1]
        assert eve.view(offered)["days"]["draw"]["seat"] == 0
    # An hour is nothing without a clock.
    clockwork.forward(HOUR)
    assert "days" not in cid.view(sit_down(ann, bob))
