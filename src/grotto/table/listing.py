"""Tables as somebody sees them: their own, and open ones, those of friends first, and only what they look for."""

from __future__ import annotations

from grotto.table.friends import Friendships
from grotto.table.hall import Hall
from grotto.table.messages import Level, Pace, TableCard, Timing
from grotto.table.profiles import Profiles
from grotto.table.storage import SeatRow, TableRow
from grotto.table.views import table_card

# So many tables are looked at, and so many listed.
LOOKED_AT, LISTED = 200, 50


class Listing:
    """Finds tables."""

    def __init__(self, hall: Hall, friendships: Friendships, profiles: Profiles) -> None:
        self.hall = hall
        self.friendships = friendships
        self.profiles = profiles

    async def mine(self, person: str) -> list[TableCard]:
        """The tables of somebody, those that wait for them first."""
        return await self._cards(await self.hall.storage.mine(person, LISTED), person)

    async def _cards(self, found: list[tuple[TableRow, list[SeatRow]]], person: str | None) -> list[TableCard]:
        clocks = await self.hall.days.diary.clocks([row.id for row, _ in found])
        present = self.hall.bus.present
        return [table_card(row, seats, person, present(row.id), clocks.get(row.id)) for row, seats in found]

    async def open(
        self,
        person: str | None,
        game: str | None = None,
        pace: Pace | None = None,
        level: Level | None = None,
        clock: Timing | None = None,
    ) -> list[TableCard]:
        """Open tables, those of friends first, the newest first among each."""
        storage = self.hall.storage
        friends = await self.friendships.of(person)
        found = await storage.open_tables(LOOKED_AT, game, friends) if friends else []
        known = {row.id for row, _ in found}
        found += [one for one in await storage.open_tables(LOOKED_AT, game) if one[0].id not in known]
        levels = await self.profiles.levels(found)
        cards: list[TableCard] = []
        for card, (row, seats) in zip(await self._cards(found, person), found, strict=True):
            people = {seat.person for seat in seats if seat.person is not None}
            card.friend = bool(people & friends)
            card.pace = "now" if people & self.hall.bus.present(row.id) else "days"
            card.level = levels[row.id]
            timing: Timing = "none" if card.clock is None else card.clock.kind
            if pace in (None, card.pace) and level in (None, card.level) and clock in (None, timing):
                cards.append(card)
        return cards[:LISTED]
