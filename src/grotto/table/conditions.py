"""Conditional moves: "if they do this, I play that". A line of moves from a position, kept for one person alone.

As long as the game follows the line, the owner's moves in it are made as soon as it is the owner's decision. When the
game leaves the line, the line is deleted. Nobody else ever learns that there was one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grotto.kernel.errors import IllegalAct, UnknownAct
from grotto.table.diary import ConditionRow, Diary, new_condition
from grotto.table.errors import Forbidden, NotFound, Refused
from grotto.table.history import line_of
from grotto.table.live import Live

if TYPE_CHECKING:
    from grotto.table.hall import Hall

# How many lines a person may keep at a table, and how many moves each may have.
MOST_LINES = 20
LONGEST = 80


def fits(live: Live, row: ConditionRow) -> bool:
    """Whether the game has followed a line so far from where it was left, and something of it is left."""
    moves = live.history.texts()
    done = moves[row.start :]
    same = len(done) < len(row.line) and done == row.line[: len(done)]
    return same and row.before in (None, line_of(moves[: row.start]))


def next_act(live: Live, row: ConditionRow) -> str | None:
    """What the owner of a line does now, once somebody else has done what was expected."""
    done = live.history.moves - row.start
    others = any(actor >= 0 and actor != row.seat for actor, _ in row.line[:done])
    actor, text = row.line[done]
    return text if others and actor == row.seat else None


class Conditions:
    """Keeps them, and makes the moves when their time has come."""

    def __init__(self, hall: Hall, diary: Diary) -> None:
        self.hall = hall
        self.diary = diary

    async def mine(self, live: Live, person: str | None) -> list[ConditionRow]:
        """What somebody has left to be done at a table."""
        if person is None or not live.sits(person):
            raise Forbidden("not_your_seat", {})
        return await self.diary.conditions(live.row.id, person)

    async def add(self, live: Live, person: str, start: int, acts: list[str]) -> None:
        """Keep a line of moves from a position on; it is played through once to see that it can be."""
        kept = await self.mine(live, person)
        if live.over or live.row.imported or live.row.plan_of or live.row.lesson:
            raise Refused("table_over", {})
        if live.history.stuck is not None:
            raise Refused("table_frozen", {})
        if len(kept) >= MOST_LINES:
            raise Refused("quota_conditions", {"n": MOST_LINES})
        if not 0 <= start <= live.history.moves:
            raise NotFound("no_position", {"value": start, "n": live.history.moves})
        line = self._played(live, start, acts)
        own = live.seats_of(person)
        others = next((n for n, (actor, _) in enumerate(line) if actor >= 0 and actor not in own), len(line))
        seat = next((actor for actor, _ in line[others:] if actor in own), None)
        if seat is None:
            raise Refused("condition_own", {})
        # What comes after the last move of one's own has no use.
        last = max(n for n, (actor, _) in enumerate(line) if actor == seat)
        before = line_of(live.history.texts()[:start])
        row = new_condition(live.row.id, seat, person, start, line[: last + 1], before)
        if not fits(live, row):
            raise Refused("condition_passed", {})
        await self.hall.finish(self.diary.add_condition(row))
        live.conditional = True

    def _played(self, live: Live, start: int, acts: list[str]) -> list[tuple[int, str]]:
        """The moves with their actors; IllegalAct or UnknownAct says which of them can't be.

        A line can't be used to find out secrets: it must agree with the moves made since `start`, and it can't pass
        through what only a book knows or only some of the players are told.
        """
        game, done = live.history.game, live.history.texts()[start:]
        texts = [game.notation(game.act(text)) for text in acts[:LONGEST]]
        if any(text != given for text, (_, given) in zip(texts, done, strict=False)):
            raise Refused("condition_passed", {})
        line = done[: len(texts)]
        state = live.history.state.clone()
        for text in texts[len(done) :]:
            if live.hides(state):
                raise Refused("condition_hidden", {})
            line.append((state.actor, text))
            state.apply(game.act(text))
        return line

    async def drop(self, live: Live, person: str, id: str) -> None:
        """Forget a line."""
        if not any(row.id == id for row in await self.mine(live, person)):
            raise NotFound("no_condition", {})
        await self.hall.finish(self.diary.drop_conditions([id]))

    async def follow(self, live: Live) -> bool:
        """Make the next move of whoever is to act and has left one; True if so. The caller holds the table's lock."""
        rows = await self.diary.conditions(live.row.id)
        live.conditional = bool(rows)
        acting = live.acting()
        gone = [row.id for row in rows if live.over or live.seats[row.seat].person != row.person]
        moved = False
        if acting is not None and acting.bot is None and live.paused is None:
            mine = [row for row in rows if row.seat == acting.seat and row.id not in gone]
            gone += [row.id for row in mine if not fits(live, row)]
            for row in mine:
                act = None if row.id in gone or moved else next_act(live, row)
                if act is None:
                    continue
                try:
                    await self.hall.commit_act(live, act, None)
                    moved = True
                except (IllegalAct, UnknownAct):
                    # It was legal when it was stored, so something else has changed since.
                    gone.append(row.id)
        if gone:
            await self.diary.drop_conditions(gone)
        return moved
