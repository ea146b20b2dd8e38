"""Who plays whom, and where."""

from __future__ import annotations

from collections import Counter

import pytest

from grotto.arena.schedule import Schedule, groups


def test_round_robin_and_gauntlet() -> None:
    assert groups(3, 2, gauntlet=False) == [(0, 1), (0, 2), (1, 2)]
    assert groups(3, 2, gauntlet=True) == [(0, 1), (0, 2)]
    assert groups(4, 3, gauntlet=True) == [(0, 1, 2), (0, 1, 3), (0, 2, 3)]
    assert groups(3, 1, gauntlet=False) == [(0,), (1,), (2,)]


def test_with_fewer_bots_than_seats_some_sit_at_several() -> None:
    assert groups(2, 3, gauntlet=False) == [(0, 0, 1), (0, 1, 1)]
    assert groups(2, 4, gauntlet=True) == [(0, 1, 1, 1)]
    assert groups(1, 3, gauntlet=False) == [(0, 0, 0)]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (5, 3), (2, 4), (1, 2), (7, 7), (4, 1)])
@pytest.mark.parametrize("gauntlet", [False, True])
def test_every_bot_sits_at_every_seat_equally_often_in_every_deal(bots: int, players: int, gauntlet: bool) -> None:
    if gauntlet and bots == 1:
        return
    schedule = Schedule(bots, players, gauntlet, 5)
    for deal in range(3):
        first = deal * schedule.games_of_deal
        games = [schedule[first + number] for number in range(schedule.games_of_deal)]
        assert {game.deal for game in games} == {deal}
        assert len({game.seats for game in games}) == len(games)
        for bot in range(bots):
            sat = Counter(seat for game in games for seat, other in enumerate(game.seats) if other == bot)
            assert len(set(sat.values())) == 1
            assert len(sat) == players


def test_deals_are_whole() -> None:
    schedule = Schedule(3, 2, False, 0)
    assert [schedule.whole(games) for games in (1, 6, 7, 1000)] == [6, 6, 12, 1002]


def test_neighbours_differ_from_deal_to_deal() -> None:
    schedule = Schedule(4, 4, False, 0)

    def circle(deal: int) -> tuple[int, ...]:
        seats = schedule[deal * 4].seats
        at = seats.index(0)
        return seats[at:] + seats[:at]

    assert len({circle(deal) for deal in range(20)}) > 3
