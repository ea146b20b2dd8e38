"""What a report counts, and how sure it says it is."""

from __future__ import annotations

import json
import math
import random
import statistics

import pytest

from grotto.arena.figures import Z, estimate, figures, ratings, share
from grotto.arena.playing import Forfeit, GameReport
from grotto.arena.schedule import Schedule


def test_the_interval_of_a_mean_by_hand() -> None:
    # Ten deals of one game: mean 5.5, variance 82.5 / 9.
    low, high = 5.5 - Z * (82.5 / 9 / 10) ** 0.5, 5.5 + Z * (82.5 / 9 / 10) ** 0.5
    assert estimate([(n, float(n)) for n in range(1, 11)]) == pytest.approx((5.5, low, high))
    assert pytest.approx(1.96, abs=1e-3) == Z


def test_deals_are_counted_and_not_games() -> None:
    once = [(n, float(n % 3)) for n in range(30)]
    # The same value three times in each deal says nothing new.
    assert estimate([value for value in once for _ in range(3)]) == pytest.approx(estimate(once))


def test_seats_that_make_up_for_each_other_leave_less_doubt() -> None:
    paired = [(n // 2, float((n % 2) * 10 + n // 2 % 2)) for n in range(40)]
    apart = [(n, value) for n, (_, value) in enumerate(paired)]
    assert estimate(paired).mean == estimate(apart).mean
    assert _width(estimate(paired)) < _width(estimate(apart)) / 5


def _width(found: tuple[float, float | None, float | None]) -> float:
    assert found[1] is not None
    assert found[2] is not None
    return found[2] - found[1]


def test_few_deals_have_no_interval() -> None:
    assert estimate([(n, 7.0) for n in range(9)]) == (7.0, None, None)
    assert share([(n, 1.0) for n in range(9)]) == (1.0, None, None)
    assert estimate([(n, 7.0) for n in range(10)]) == (7.0, 7.0, 7.0)
    assert estimate([]) == (0.0, None, None)


def test_wilson_by_hand() -> None:
    # 8 of 10, independent: the numbers of the literature, but for n - 1 in the variance.
    mean, low, high = share([(n, float(n < 8)) for n in range(10)])
    assert mean == 0.8
    assert low == pytest.approx(0.474, abs=0.01)
    assert high == pytest.approx(0.949, abs=0.01)


def test_intervals_are_those_of_a_library() -> None:
    """SciPy is larger than all of grotto, so the formulas are ours; where it is at hand it says the same."""
    stats = pytest.importorskip("scipy.stats")
    rng = random.Random(2)
    values = [rng.gauss(40, 9) for _ in range(60)]
    mean, low, high = estimate(list(enumerate(values)))
    assert (low, high) == pytest.approx(stats.norm.interval(0.95, mean, stats.sem(values)))
    # Student's are hardly wider with so many deals.
    assert (low, high) == pytest.approx(stats.t.interval(0.95, 59, mean, stats.sem(values)), rel=0.01)
    for won, games in ((61, 400), (400, 400), (0, 25)):
        _, low, high = share([(n, float(n < won)) for n in range(games)])
        wilson = stats.binomtest(won, games).proportion_ci(0.95, "wilson")
        # Ours estimates the variance from the deals, with n - 1.
        assert (low, high) == pytest.approx((wilson.low, wilson.high), abs=2e-4)


def test_who_has_won_all_games_may_still_lose_one() -> None:
    mean, low, high = share([(n, 1.0) for n in range(100)])
    assert (mean, high) == (1.0, 1.0)
    assert low == pytest.approx(100 / (100 + Z**2))


def test_intervals_hold_as_often_as_they_say() -> None:
    rng = random.Random(1)
    held = {"mean": 0, "share": 0}
    for _ in range(1000):
        luck = [rng.gauss(0, 1) for _ in range(50)]
        values = [(deal, 3.0 + luck[deal] + rng.gauss(0, 1)) for deal in range(50) for _ in range(2)]
        _, low, high = estimate(values)
        assert low is not None
        assert high is not None
        held["mean"] += low <= 3.0 <= high
        _, low, high = share([(deal, float(rng.random() < 0.7)) for deal in range(50)])
        assert low is not None
        assert high is not None
        held["share"] += low <= 0.7 <= high
    assert 925 <= held["mean"] <= 970
    assert 925 <= held["share"] <= 975


def test_ratings_follow_the_places() -> None:
    better, worse, absent = ratings(3, [((0, 1), [0, 1]), ((1, 0), [1, 0])] * 10)
    assert better.mean > 25 > worse.mean
    assert better.low is not None
    assert better.low > worse.mean
    assert absent.mean == 25
    even = ratings(2, [((0, 1), [0, 0])] * 10)
    assert even[0].mean == pytest.approx(even[1].mean)


def test_the_interval_of_a_difference_of_ratings_is_as_wide_as_it_should_be() -> None:
    """Matches of bots whose strength is known: what is estimated strays as far as the report says."""
    rng = random.Random(3)
    skills = [30.0, 26.0, 24.0, 20.0]
    pairs = [(a, b) for b in range(4) for a in range(b)]
    held, off, said = 0, [], []
    for _ in range(50):
        games: list[tuple[tuple[int, ...], list[int]]] = []
        for a, b in pairs * 20:
            # The scale of openskill: 25 / 6 for each of the two.
            first = rng.random() < 1 / (1 + math.exp((skills[b] - skills[a]) / (2**0.5 * 25 / 6)))
            games.append(((a, b), [0, 1] if first else [1, 0]))
        found = ratings(4, games)
        for a, b in pairs:
            difference = found[a].mean - found[b].mean - (skills[a] - skills[b])
            reach = math.hypot(*[one.high - one.mean for one in (found[a], found[b]) if one.high is not None])
            held += abs(difference) <= reach
            off.append(difference)
            said.append(reach / Z)
    assert held / len(off) == pytest.approx(0.95, abs=0.03)
    assert statistics.fmean(said) == pytest.approx(statistics.stdev(off), rel=0.15)


def test_a_bot_at_several_seats_has_one_rating() -> None:
    one, other = ratings(2, [((0, 0, 1), [1, 2, 0])] * 5)
    assert other.mean > 25 > one.mean


def two_deals() -> list[GameReport]:
    """greedy, then random, in both seats; the last game is forfeited by whoever sits at the first."""
    return [
        GameReport((30, 20), (0,), 200),
        GameReport((10, 40), (1,), 190),
        GameReport((25, 25), (0, 1), 210),
        GameReport((50, 5), (1,), 100, (Forfeit(0, "crash", 7, "boom"),)),
    ]


def test_wins_are_shared_and_forfeits_count_as_lost() -> None:
    schedule = Schedule(2, 2, False, 0)
    seats = [schedule[index].seats for index in range(4)]
    report = figures("cave_vs_cave", ["a", "b"], schedule, two_deals(), {}, 1.0)
    by_name = {bot.bot: bot for bot in report.bots}
    loser = "ab"[seats[3][0]]
    winner = "ab"[seats[3][1]]
    first, second = ("ab"[seats[0][0]], "ab"[seats[1][1]])
    assert first == second
    assert by_name[first].wins >= 2
    assert by_name[loser].forfeits == {"crash": 1}
    assert by_name[winner].forfeits == {}
    assert 50 not in by_name[loser].scores
    assert sum(bot.share.mean for bot in report.bots) == pytest.approx(1.0)
    assert report.forfeits == [{"game": 3, "bot": loser, "seat": 0, "reason": "crash", "move": 7, "detail": "boom"}]
    assert (report.games, report.deals, report.decisions) == (4, 2, 700)
    assert report.lengths == {100: 1, 190: 1, 200: 1, 210: 1}
    assert [seat.share.mean for seat in report.seats] == [0.375, 0.625]


def test_who_forfeits_is_behind_all_others() -> None:
    game = GameReport((9, 50, 30, 30), (2, 3), 1, (Forfeit(1, "time", 0, ""),))
    assert game.ranks() == [1, 2, 0, 0]
    assert [game.share(seat) for seat in range(4)] == [0.0, 0.0, 0.5, 0.5]


def test_pairs_are_each_others_mirror() -> None:
    schedule = Schedule(2, 2, False, 0)
    pairs = figures("cave_vs_cave", ["a", "b"], schedule, two_deals(), {}, 1.0).pairs
    assert [(pair.games, round(sum(one.share.mean for one in pairs), 9)) for pair in pairs] == [(4, 1.0)] * 2


def test_a_solo_win_is_the_aim_reached() -> None:
    games = [GameReport((52,), (0,), 100), GameReport((49,), (), 100)]
    report = figures("cave_vs_cave", ["a"], Schedule(1, 1, False, 0), games, {}, 1.0)
    assert (report.bots[0].wins, report.bots[0].share.mean) == (1, 0.5)


def test_the_report_as_data() -> None:
    report = figures("cave_vs_cave", ["a", "b"], Schedule(2, 2, False, 0), two_deals(), {"first_player": 0}, 1.5)
    assert json.loads(json.dumps(report.to_data()))["bots"][0]["rating"]["mean"] > 25
    kept = json.loads(report.text())
    assert "seconds" not in kept
    assert kept["options"] == {"first_player": 0}
