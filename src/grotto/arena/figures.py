"""What came of a match, in numbers that say how sure they are.

The games of a deal share their luck, so they are no independent trials: an interval counts deals. The quantiles are
those of the normal distribution from the standard library. Student's would want SciPy, larger than all the rest of
grotto, and would only matter for fewer deals than anybody should conclude something from: below ten no interval is
given. There a normal interval holds in 92 of 100 cases instead of 95, with thirty deals in 94.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from statistics import NormalDist
from typing import Any, NamedTuple

import grotto
from grotto.arena.playing import GameReport
from grotto.arena.schedule import Schedule
from grotto.kernel.game import Options

Z = NormalDist().inv_cdf(0.975)
LEAST_DEALS = 10

# Values of games, each with the deal it belongs to.
Values = list[tuple[int, float]]


class Estimate(NamedTuple):
    """A mean with its 95% interval: the true one lies outside one time in twenty. None where that can't be said."""

    mean: float
    """The mean."""
    low: float | None
    """Where the interval begins."""
    high: float | None
    """Where it ends."""


class BotReport(NamedTuple):
    """How one bot did. Games that it forfeited count as lost.

    In a game that somebody forfeited `random` plays on: its scores, of all seats, count for nothing.
    """

    bot: str
    """Its name."""
    games: int
    """How many games it played; one at several seats of a game counts for each of them."""
    share: Estimate
    """The part of the wins; who wins together shares the win."""
    wins: int
    """How often it was alone at the first place; alone at the table, how often it reached the aim."""
    score: Estimate
    """Its final score."""
    best: int | None
    """Its best score."""
    scores: dict[int, int]
    """How often each score came up."""
    rating: Estimate
    """Its rating by openskill."""
    forfeits: dict[str, int]
    """How often it forfeited a game, by reason."""


class SeatReport(NamedTuple):
    """How a seat did, whoever sat there."""

    share: Estimate
    """The part of the wins."""
    score: Estimate
    """The final score."""


class PairReport(NamedTuple):
    """How often a bot was ahead of another; equal counts half."""

    bot: str
    """Who."""
    other: str
    """Ahead of whom."""
    games: int
    """How often they met."""
    share: Estimate
    """How often the first was ahead."""


class MatchReport(NamedTuple):
    """What came of a match."""

    version: str
    """The version of grotto."""
    game: str
    """The id of the game."""
    players: int
    """How many sat at a table."""
    options: Options
    """The options of the game."""
    games: int
    """How many games it has."""
    deals: int
    """How many deals: groups of games with the same luck."""
    seed: int
    """What all luck follows from."""
    bots: list[BotReport]
    """How each bot did, the best first."""
    seats: list[SeatReport]
    """How each seat did."""
    pairs: list[PairReport]
    """Every bot with every other that it met."""
    length: Estimate
    """How many decisions a game took."""
    lengths: dict[int, int]
    """How often a game took so many decisions."""
    forfeits: list[dict[str, Any]]
    """Every game that was forfeited: its number, the bot, why."""
    decisions: int
    """The decisions of all games together."""
    played: int
    """How many of the games were played now and not before."""
    seconds: float
    """How long that took."""
    gauntlet: bool = False
    """Whether only the first bot met the others."""
    limit: float | None = None
    """How many seconds a program had for an act."""

    def to_data(self) -> dict[str, Any]:
        """The report as JSON data."""
        data: dict[str, Any] = _plain(self)
        return data

    def text(self) -> str:
        """The report as a file: all that depends on the match, and nothing that depends on the machine."""
        data = self.to_data()
        del data["played"], data["seconds"]
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _plain(thing: Any) -> Any:
    if isinstance(thing, tuple) and hasattr(thing, "_asdict"):
        return {key: _plain(value) for key, value in thing._asdict().items()}
    if isinstance(thing, list):
        return [_plain(one) for one in thing]
    return thing


# ---- estimates --------------------------------------------------------------------------------


def estimate(values: Values) -> Estimate:
    """The mean of some games; deals are what varies by chance."""
    mean, error = _mean_and_error(values)
    if error is None:
        return Estimate(mean, None, None)
    return Estimate(mean, mean - Z * error, mean + Z * error)


def share(values: Values) -> Estimate:
    """The same for parts of wins, by Wilson's score: who has won all of twenty games may still lose the next."""
    mean, error = _mean_and_error(values)
    if error is None:
        return Estimate(mean, None, None)
    # As many independent games as would leave the same doubt; where nothing varied, the deals.
    n = mean * (1 - mean) / error**2 if error > 0 else float(len({deal for deal, _ in values}))
    middle = (mean + Z**2 / (2 * n)) / (1 + Z**2 / n)
    reach = Z / (1 + Z**2 / n) * math.sqrt(mean * (1 - mean) / n + Z**2 / (4 * n**2))
    return Estimate(mean, max(0.0, middle - reach), min(1.0, middle + reach))


def _mean_and_error(values: Values) -> tuple[float, float | None]:
    """The mean and its standard error by deals; None for too few of them."""
    if not values:
        return 0.0, None
    mean = math.fsum([value for _, value in values]) / len(values)
    off: dict[int, float] = {}
    for deal, value in values:
        off[deal] = off.get(deal, 0.0) + value - mean
    deals = len(off)
    if deals < LEAST_DEALS:
        return mean, None
    # Rounding is no doubt.
    squares = math.fsum([round(part, 12) ** 2 for part in off.values()])
    return mean, math.sqrt(deals / (deals - 1) * squares) / len(values)


# ---- ratings ----------------------------------------------------------------------------------


def ratings(bots: int, games: list[tuple[tuple[int, ...], list[int]]]) -> list[Estimate]:
    """Ratings by openskill (Plackett-Luce), game after game: the bots at the seats, and their places.

    A bot is as strong in its last game as in its first. So no doubt is added from game to game (`tau`), and what a game
    tells is believed in full (`gamma`). openskill's usual settings are for people, who learn.
    """
    # Only a match needs it, and every command would wait for it.
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    known = [model.rating() for _ in range(bots)]
    for seats, ranks in games:
        if len(set(seats)) < 2:
            continue
        rated = model.rate([[known[bot]] for bot in seats], ranks=[float(rank) for rank in ranks])
        for bot in set(seats):
            # Who sits at several seats learns from all of them alike.
            new = [one for seat, (one,) in zip(seats, rated, strict=True) if seat == bot]
            mu = math.fsum([one.mu for one in new]) / len(new)
            sigma = math.fsum([one.sigma for one in new]) / len(new)
            known[bot] = model.rating(mu=mu, sigma=sigma)
    return [Estimate(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in known]


# ---- the whole --------------------------------------------------------------------------------


def figures(
    game: str, bots: list[str], schedule: Schedule, games: list[GameReport], options: Options, seconds: float
) -> MatchReport:
    """The games of a match in numbers."""
    planned = [schedule[index] for index in range(len(games))]
    rated = ratings(len(bots), [(plan.seats, one.ranks()) for plan, one in zip(planned, games, strict=True)])
    reports: list[BotReport] = []
    for bot, name in enumerate(bots):
        sat = [
            (plan.deal, seat, one)
            for plan, one in zip(planned, games, strict=True)
            for seat, other in enumerate(plan.seats)
            if other == bot
        ]
        reports.append(_bot_report(name, sat, rated[bot]))
    reports.sort(key=lambda report: (-report.rating.mean, -report.share.mean, -report.score.mean))
    lengths = Counter([one.decisions for one in games])
    deals = [plan.deal for plan in planned]
    return MatchReport(
        grotto.__version__,
        game,
        schedule.players,
        options,
        len(games),
        len(set(deals)),
        schedule.seed,
        reports,
        [_seat_report(seat, deals, games) for seat in range(schedule.players)],
        _pairs([report.bot for report in reports], bots, schedule, games),
        estimate([(deal, float(one.decisions)) for deal, one in zip(deals, games, strict=True)]),
        dict(sorted(lengths.items())),
        [
            {"game": index, "bot": bots[plan.seats[forfeit.seat]], **forfeit._asdict()}
            for index, (plan, one) in enumerate(zip(planned, games, strict=True))
            for forfeit in one.forfeits
        ],
        sum([one.decisions for one in games]),
        len(games),
        seconds,
    )


def _bot_report(name: str, sat: list[tuple[int, int, GameReport]], rating: Estimate) -> BotReport:
    forfeits: Counter[str] = Counter()
    scores: Values = []
    for deal, seat, one in sat:
        reasons = [forfeit.reason for forfeit in one.forfeits if forfeit.seat == seat]
        forfeits.update(reasons)
        if not one.forfeits:
            scores.append((deal, float(one.totals[seat])))
    counted = Counter([int(score) for _, score in scores])
    return BotReport(
        name,
        len(sat),
        share([(deal, one.share(seat)) for deal, seat, one in sat]),
        sum([one.winners == (seat,) for _, seat, one in sat]),
        estimate(scores),
        max(counted, default=None),
        dict(sorted(counted.items())),
        rating,
        dict(sorted(forfeits.items())),
    )


def _seat_report(seat: int, deals: list[int], games: list[GameReport]) -> SeatReport:
    both = list(zip(deals, games, strict=True))
    kept = [(deal, one) for deal, one in both if not one.forfeits]
    return SeatReport(
        share([(deal, one.share(seat)) for deal, one in both]),
        estimate([(deal, float(one.totals[seat])) for deal, one in kept]),
    )


def _pairs(order: list[str], bots: list[str], schedule: Schedule, games: list[GameReport]) -> list[PairReport]:
    """Every bot with every other that it met, the better ones first."""
    met: dict[tuple[str, str], Values] = {}
    for index, one in enumerate(games):
        plan = schedule[index]
        ranks = one.ranks()
        for seat, bot in enumerate(plan.seats):
            for other_seat, other in enumerate(plan.seats):
                if bot != other:
                    ahead = 0.5 * ((ranks[seat] < ranks[other_seat]) + (ranks[seat] <= ranks[other_seat]))
                    met.setdefault((bots[bot], bots[other]), []).append((plan.deal, ahead))
    return [
        PairReport(bot, other, len(met[bot, other]), share(met[bot, other]))
        for bot in order
        for other in order
        if (bot, other) in met
    ]
