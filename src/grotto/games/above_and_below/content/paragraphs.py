"""Reading a book: paragraphs, choices, outcomes, and whether the story can be played (docs/packs.md)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.bonuses import BONUSES
from grotto.games.above_and_below.content.kinds import (
    CHOICE_IDS,
    MOST_NUMBER,
    MOST_PAY,
    MOST_TIERS,
    NO_STAKE,
    STAKES,
    Bonus,
    Book,
    Choice,
    Outcome,
    Paragraph,
    Requirement,
    Tier,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.scenes import PLAIN, read_scene
from grotto.games.above_and_below.content.toml import Table
from grotto.games.above_and_below.effects.effect import Effect
from grotto.games.above_and_below.effects.gains import read_items
from grotto.games.above_and_below.effects.table import KINDS
from grotto.games.above_and_below.requirements import REQUIREMENTS

MOST_GOTOS: Final = 2
MOST_EXPLORE: Final = 9
MOST_LANTERNS: Final = 9


class Reader:
    """Reads one book of a pack."""

    def __init__(self, pack: Pack, id: str, second: bool) -> None:
        self.pack = pack
        self.book = Book(id)
        self.second = second
        # Where each goto stands: the table, its outcome, the id it names.
        self.gotos: list[tuple[Table, int, int]] = []
        self.stake = NO_STAKE

    def read(self, top: Table) -> Book:
        """The book; problems are noted in its file."""
        book = self.book
        tables = top.tables("paragraph")
        for table in tables:
            id = table.whole("id", 1, 9999)
            if id in book.places:
                table.note("id", "pack_twice", {"value": id})
            direct = table.one_of("entry", ("direct", "continuation"), "direct") == 0
            book.places[id] = len(book.paragraphs)
            book.scenes.append(read_scene(table))
            book.paragraphs.append(Paragraph(id, direct, self.choices(table, id, direct)))
            table.done()
        top.done()
        direct_ids = sorted([paragraph.id for paragraph in book.paragraphs if paragraph.direct])
        book.direct = [book.places[id] for id in direct_ids]
        if not direct_ids:
            top.note("", "pack_no_direct", {})
        self.connect()
        self.check_story(tables)
        return book

    def choices(self, table: Table, id: int, direct: bool) -> tuple[Choice, ...]:
        """The choices of a paragraph."""
        found: list[Choice] = []
        for inner in table.tables("choice"):
            found.append(self.choice(inner, CHOICE_IDS[len(found) : len(found) + 1]))
        least, most = 2 if direct else 1, len(CHOICE_IDS)
        if not least <= len(found) <= most:
            table.note("", "pack_range", {"key": "choice", "value": len(found), "low": least, "high": most})
        if found and not any(not choice.requires and not choice.cost and not choice.stake for choice in found):
            table.note("", "pack_impossible", {"value": id})
        return tuple(found)

    def choice(self, table: Table, ids: tuple[str, ...]) -> Choice:
        """One choice."""
        id = table.text("id")
        if ids and id not in ids:
            table.note("id", "pack_unknown_id", {"key": "id", "value": id, "allowed": ids[0]})
        stake = table.text("stake", "")
        self.stake = table.index("stake", stake, STAKES) + 1 if stake else NO_STAKE
        requires = self.requirements(table.tables("requires"))
        cost = table.whole("cost", 1, MOST_NUMBER) if "cost" in table.data else 0
        bonuses = self.bonuses(table.tables("bonuses"))
        tiers = self.tiers(table)
        automatic = "auto" in table.data
        if automatic == bool(tiers):
            table.note("", "pack_tiers_or_auto", {"value": id})
        if automatic and bonuses:
            table.note("bonuses", "pack_only_with_tiers", {"key": "bonuses"})
        auto = failure = -1
        if automatic:
            inner = table.table("auto")
            auto = self.outcome(inner, False)
            inner.done()
        if "failure" in table.data:
            inner = table.table("failure")
            if "goto" in inner.data:
                inner.note("goto", "pack_unknown_key", {"key": "goto", "allowed": "effects"})
            failure = self.outcome(inner, False)
            inner.done()
            if not tiers:
                table.note("failure", "pack_only_with_tiers", {"key": "failure"})
        table.done()
        return Choice(id, requires, cost, self.stake, bonuses, tiers, auto, failure)

    def tiers(self, table: Table) -> tuple[Tier, ...]:
        """The explore numbers of a choice, in rising order."""
        tiers: list[Tier] = []
        for inner in table.tables("tiers"):
            explore = inner.whole("explore", 1, MOST_EXPLORE)
            pay = inner.whole("pay", 1, MOST_PAY) if "pay" in inner.data else 0
            if tiers and explore <= tiers[-1].explore:
                inner.note("explore", "pack_not_rising", {"key": "explore"})
            tiers.append(Tier(explore, pay, self.outcome(inner, True)))
            inner.done()
        if len(tiers) > MOST_TIERS:
            table.note("tiers", "pack_range", {"key": "tiers", "value": len(tiers), "low": 1, "high": MOST_TIERS})
        return tuple(tiers)

    def requirements(self, tables: list[Table]) -> tuple[Requirement, ...]:
        """The conditions of `requires`, without those that are not known."""
        found: list[Requirement] = []
        for table in tables:
            keys = [key for key in REQUIREMENTS if key in table.data]
            if len(keys) == 1:
                found.append(REQUIREMENTS[keys[0]](self.pack, table, keys[0]))
                table.done()
            else:
                table.note("", "pack_one_key", {"allowed": ", ".join(REQUIREMENTS)})
        return tuple(found)

    def bonuses(self, tables: list[Table]) -> tuple[Bonus, ...]:
        """The lantern bonuses, without those that are not known."""
        found: list[Bonus] = []
        for table in tables:
            lanterns = table.whole("lanterns", 1, MOST_LANTERNS)
            keys = [key for key in BONUSES if key in table.data]
            if len(keys) == 1:
                found.append(BONUSES[keys[0]](self, table, lanterns))
                table.done()
            else:
                table.note("", "pack_one_key", {"allowed": ", ".join(BONUSES)})
        return tuple(found)

    def module_only(self, table: Table, key: str) -> None:
        """Conditions and supplies belong to the second book."""
        if not self.second:
            table.note(key, "pack_second_book", {"key": key})

    def outcome(self, table: Table, wanted: bool) -> int:
        """The effects and the goto of a table, as the number of an outcome."""
        rows = table.tables("effects")
        effects = self.effects(rows)
        number = len(self.book.outcomes)
        self.book.outcomes.append(Outcome(effects, -1))
        if "goto" in table.data:
            self.gotos.append((table, number, table.whole("goto", 1, 9999)))
        elif wanted and not rows:
            table.note("", "pack_missing_key", {"key": "effects"})
        return number

    def effect_list(self, table: Table, effects: object) -> int:
        """A list of effects within an effect, as an outcome of its own."""
        if not isinstance(effects, list):
            table.wrong_type("", effects, "list")
            effects = []
        rows: list[Table] = []
        for row in effects:
            if isinstance(row, dict):
                rows.append(Table(table.source, table.way, row))
            else:
                table.wrong_type("", row, "table")
        self.book.outcomes.append(Outcome(self.effects(rows), -1))
        return len(self.book.outcomes) - 1

    def effects(self, tables: list[Table]) -> tuple[Effect, ...]:
        """The effects of a list, without those that are not known."""
        found: list[Effect] = []
        for table in tables:
            effect = self.effect(table)
            if effect is not None:
                found.append(effect)
        return tuple(found)

    def effect(self, table: Table) -> Effect | None:
        """One effect; None if the table has none that is known."""
        keys = [key for key in table.data if key != "n"]
        if len(keys) != 1:
            table.note("", "pack_one_key", {"allowed": ", ".join(KINDS)})
            return None
        key = keys[0]
        effect: Effect | None = None
        if key in self.pack.items:
            effect = read_items(self, table, key)
        elif key in KINDS:
            effect = KINDS[key](self, table, key)
        else:
            known = ", ".join([*self.pack.items, *KINDS])
            table.note(key, "pack_unknown_id", {"key": "effects", "value": key, "allowed": known})
            table.get(key)
        table.done()
        return effect

    def connect(self) -> None:
        """Resolve every goto to its paragraph."""
        book = self.book
        for table, number, id in self.gotos:
            place = book.places.get(id, -1)
            if place < 0:
                table.note("goto", "pack_unknown_paragraph", {"value": id})
            elif book.paragraphs[place].direct:
                table.note("goto", "pack_goto_direct", {"value": id})
            book.outcomes[number] = Outcome(book.outcomes[number].effects, place)

    def check_story(self, tables: list[Table]) -> None:
        """No cycles, no long chains, no paragraph that nothing leads to."""
        book = self.book
        leads = [sorted(self.leads_to(paragraph)) for paragraph in book.paragraphs]
        for place, paragraph in enumerate(book.paragraphs):
            length = self.longest(place, leads, [])
            if length > len(leads):
                tables[place].note("", "pack_cycle", {"value": paragraph.id})
            elif paragraph.direct and length > MOST_GOTOS:
                tables[place].note("", "pack_long_chain", {"value": paragraph.id, "n": MOST_GOTOS})
        reached = self.reach(leads)
        for place, paragraph in enumerate(book.paragraphs):
            if place not in reached:
                tables[place].note("", "pack_unreachable", {"value": paragraph.id})

    def reach(self, leads: list[list[int]]) -> set[int]:
        """What can be read. A continuation keeps what it does not say about its picture from where it is reached."""
        book = self.book
        reached = set(book.direct)
        waiting = list(book.direct)
        for place in book.direct:
            book.scenes[place] = book.scenes[place].filled(PLAIN)
        for place in waiting:
            for next in leads[place]:
                if next not in reached:
                    reached.add(next)
                    waiting.append(next)
                    book.scenes[next] = book.scenes[next].filled(book.scenes[place])
        return reached

    def leads_to(self, paragraph: Paragraph) -> set[int]:
        """The paragraphs that this one may go on to."""
        found: set[int] = set()
        for choice in paragraph.choices:
            for number in [choice.auto, *[tier.outcome for tier in choice.tiers]]:
                if number >= 0 and self.book.outcomes[number].goto >= 0:
                    found.add(self.book.outcomes[number].goto)
        return found

    def longest(self, place: int, leads: list[list[int]], way: list[int]) -> int:
        """The most gotos in a row from here; more than there are paragraphs if there is a cycle."""
        if place in way:
            return len(leads) + 1
        if len(way) > MOST_GOTOS + 1:
            # Too long already; only look for a cycle.
            seen: set[int] = set()
            waiting = leads[place].copy()
            while waiting:
                next = waiting.pop()
                if next in way:
                    return len(leads) + 1
                if next not in seen:
                    seen.add(next)
                    waiting.extend(leads[next])
            return 0
        return max([1 + self.longest(next, leads, [*way, place]) for next in leads[place]], default=0)
