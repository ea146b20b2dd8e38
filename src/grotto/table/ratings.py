"""Ratings of people and bots: openskill (Plackett-Luce), as in the arena.

Everybody begins with 25 and a wide error. Each rated game moves its players, the less the more is known.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from grotto.table.messages import Level, ResultInfo
from grotto.table.storage import SeatRow

MU = 25.0
SIGMA = MU / 3
# The name of a bot on the ladder begins with this.
BOT = "bot:"
# The true rating nearly always lies within so many sigma.
SURE = 2.0


class Rating(NamedTuple):
    """A rating: the best guess, and its error."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def least(self) -> float:
        """The lower end of the rating, by which the ladder is sorted."""
        return self.mu - SURE * self.sigma


def player_of(seat: SeatRow) -> str | None:
    """Who is rated for a seat: its owner, otherwise the bot that plays it."""
    return seat.person or (f"{BOT}{seat.bot}" if seat.bot else None)


def gave_up(seat: SeatRow) -> bool:
    """Whether a bot plays for somebody who has left."""
    return seat.person is not None and seat.bot is not None


def places(result: ResultInfo, seats: list[SeatRow]) -> list[int]:
    """The place of each seat, from 1; ties share a place. Players who left come after all others."""
    order = [(gave_up(seat), seat.seat not in result.winners, -result.totals[seat.seat]) for seat in seats]
    return [1 + sum(other < mine for other in order) for mine in order]


def counts(seats: list[SeatRow]) -> bool:
    """Whether a game can be rated: every seat has its own player, and at least one is a person."""
    players = [player_of(seat) for seat in seats]
    people = [seat.person for seat in seats if seat.person is not None]
    return None not in players and len(set(players)) > 1 and 0 < len(people) == len(set(people))


def rated(players: list[str], ranks: list[int], before: dict[str, Rating]) -> dict[str, Rating]:
    """The ratings after a game of these players with these places."""
    # It takes a while to import, and most tables don't need it.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [before.get(player, Rating()) for player in players]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in known]
    after = [one for (one,) in model.rate(teams, ranks=[float(rank) for rank in ranks])]
    found: dict[str, Rating] = {}
    for player in players:
        # A bot at several seats learns from all of them alike.
        mine = [one for one, other in zip(after, players, strict=True) if other == player]
        found[player] = Rating(
            math.fsum([one.mu for one in mine]) / len(mine), math.fsum([one.sigma for one in mine]) / len(mine)
        )
    return found


def level_of(ratings: list[Rating]) -> Level:
    """The level of a table from the known ratings of its players."""
    if not ratings:
        return "new"
    return "strong" if math.fsum([one.mu for one in ratings]) / len(ratings) >= MU else "steady"
