"""Open tables as somebody sees them: those of friends first, and only what they look for."""

from __future__ import annotations

from grotto.table.friends import Friendships
from grotto.table.hall import Hall
from grotto.table.messages import Level, Pace, TableCard
from grotto.table.profiles import Profiles
from grotto.table.views import table_card

# So many tables are looked at.
LOOKED_AT = 200


class Listing:
    """Finds open tables."""

    def __init__(self, hall: Hall, friendships: Friendships, profiles: Profiles) -> None:
        self.hall = hall
        self.friendships = friendships
        self.profiles = profiles

    async def open(
        self, person: str | None, game: str | None = None, pace: Pace | None = None, level: Level | None = None
    ) -> list[TableCard]:
        """Open tables, those of friends first, the newest first among each."""
        storage = self.hall.storage
        friends = await self.friendships.of(person)
        found = await storage.open_tables(LOOKED_AT, game, friends) if friends else []
        known = {row.id for row, _ in found}
        found += [one for one in await storage.open_tables(LOOKED_AT, game) if one[0].id not in known]
        levels = await self.profiles.levels(found)
        cards: list[TableCard] = []
        for row, seats in found:
            present = self.hall.bus.present(row.id)
            card = table_card(row, seats, person, present)
            people = {seat.person for seat in seats if seat.person is not None}
            card.friend = bool(people & friends)
            card.pace = "now" if people & present else "days"
            card.level = levels[row.id]
            if pace in (None, card.pace) and level in (None, card.level):
                cards.append(card)
        return cards
