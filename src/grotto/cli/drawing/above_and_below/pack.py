"""What a content pack holds, in numbers: `grotto pack check`."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table

from grotto.arena.report import decimal
from grotto.cli.output import can_draw
from grotto.text import Speaker, signed


class Goal(Struct):
    """A number of a book beside the usual one."""

    kind: str
    of: str
    here: float
    usual: float
    far: bool


class BookNumbers(Struct):
    """What was counted in a book."""

    paragraphs: dict[str, int]
    words: dict[str, int]
    choices_per_paragraph: dict[str, dict[str, int]]
    choices: dict[str, int]
    explore_numbers: dict[str, int]
    gotos: int
    tokens: dict[str, float]
    effects: dict[str, int]
    rewards: dict[str, dict[str, float]]
    goals: list[Goal]


class PackNumbers(Struct):
    """What was counted in a pack."""

    cards: dict[str, dict[str, int]]
    book: BookNumbers
    deep: BookNumbers


def pack_tables(statistics: object, speech: Speaker) -> list[Table]:
    """The statistics of a pack as tables: cards, both books, what is won in them."""
    counted = msgspec.convert(statistics, PackNumbers)
    found = [_table(speech, "cli-pack-cards", _card_rows(counted.cards, speech))]
    for name, book in (("book", counted.book), ("deep", counted.deep)):
        found.append(_table(speech, f"cli-pack-{name}", _book_rows(book, speech)))
        found.append(_rewards(book.rewards, speech))
        if book.goals:
            found.append(_goals(book.goals, speech))
    return found


def _table(speech: Speaker, title: str, rows: list[tuple[str, str]]) -> Table:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, show_header=False, title=speech.say(title))
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for id, cell in rows:
        table.add_row(speech.say(id), cell)
    return table


def _card_rows(cards: dict[str, dict[str, int]], speech: Speaker) -> list[tuple[str, str]]:
    buildings = {group: n for group, n in cards["buildings"].items() if group != "start"}
    others = cards["others"]
    modules = [others[kind] for kind in ("artifacts", "quests", "conditions", "tokens")]
    return [
        ("cli-pack-villagers", _row(list(cards["villagers"].values()))),
        ("cli-pack-buildings", _row(list(buildings.values()))),
        ("cli-pack-caves", str(others["caves"])),
        ("cli-pack-modules", _row(modules)),
    ]


def _book_rows(book: BookNumbers, speech: Speaker) -> list[tuple[str, str]]:
    def several(table: dict[str, int], *keys: str) -> str:
        return _row([table.get(key, 0) for key in keys])

    choices = book.choices
    tokens = [f"{speech.word('good', item)} {_short(n, speech)}" for item, n in book.tokens.items()]
    effects = [f"{speech.say(f'cli-pack-effect-{effect}')} {n}" for effect, n in book.effects.items()]
    return [
        ("cli-pack-paragraphs", several(book.paragraphs, "direct", "continuation")),
        ("cli-pack-lengths", _row(list(book.words.values()))),
        ("cli-pack-direct-choices", _pairs(book.choices_per_paragraph["direct"])),
        ("cli-pack-continuation-choices", _pairs(book.choices_per_paragraph["continuation"])),
        ("cli-pack-tiers", several(choices, "automatic", "tiers_1", "tiers_2", "tiers_3")),
        ("cli-pack-needs", several(choices, "requirements", "cost", "stake")),
        ("cli-pack-bonuses", several(choices, "bonuses", "paid_bonuses")),
        ("cli-pack-tier-costs", several(choices, "tier_cost")),
        ("cli-pack-failures", several(choices, "failure_text", "penalty")),
        ("cli-pack-numbers", _pairs(book.explore_numbers)),
        ("cli-pack-gotos", str(book.gotos)),
        ("cli-pack-tokens", ", ".join(tokens) or "–"),
        ("cli-pack-effects", ", ".join(effects) or "–"),
    ]


def _row(numbers: list[int]) -> str:
    return " / ".join([str(n) for n in numbers])


def _pairs(counts: dict[str, int]) -> str:
    return ", ".join([f"{key}: {n}" for key, n in sorted(counts.items())]) or "–"


def _short(number: float, speech: Speaker) -> str:
    """A number without digits that say nothing."""
    return decimal(number, 0 if number == int(number) else 1, speech)


def _rewards(rewards: dict[str, dict[str, float]], speech: Speaker) -> Table:
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, title=speech.say("cli-pack-rewards"))
    table.add_column(speech.say("cli-pack-level"))
    for id in ("cells", "coins", "items", "reputation"):
        table.add_column(speech.say(f"cli-pack-{id}"), justify="right")
    for level, row in rewards.items():
        means = [decimal(row[key], 2, speech) for key in ("coins", "tokens", "reputation")]
        table.add_row(speech.say(f"cli-pack-level-{level}"), str(int(row["cells"])), *means)
    return table


# ---- beside the usual numbers -------------------------------------------------------------------


def _goals(goals: list[Goal], speech: Speaker) -> Table:
    """Each number beside the usual one; those that are far from it are marked."""
    far = sum([goal.far for goal in goals])
    counted = speech.say("cli-pack-far", n=far, all=len(goals))
    table = Table(box=box.ROUNDED if can_draw() else box.ASCII, title=speech.say("cli-pack-goals"), caption=counted)
    table.add_column(speech.say("cli-pack-goal"), overflow="fold")
    table.add_column(speech.say("cli-pack-here"), justify="right")
    table.add_column(speech.say("cli-pack-usual"), justify="right")
    table.add_column("")
    for goal in goals:
        digits = 2 if goal.kind in ("coins", "tokens") else 0 if goal.here == int(goal.here) else 1
        numbers = [decimal(goal.here, digits, speech), decimal(goal.usual, max(1, digits), speech)]
        table.add_row(_goal(goal.kind, goal.of, speech), *numbers, "!" if goal.far else "")
    return table


def _goal(kind: str, of: str, speech: Speaker) -> str:
    """What is counted."""
    if kind in ("coins", "tokens"):
        return speech.say(f"cli-pack-goal-{kind}", level=speech.say(f"cli-pack-level-{of}"))
    if kind == "item":
        return speech.say("cli-pack-goal-item", item=speech.word("good", of))
    if kind == "effect":
        return speech.say("cli-pack-goal-effect", effect=speech.say(f"cli-pack-effect-{of}"))
    if kind in ("number", "reputation", "choices_of_direct"):
        n = signed(int(of)) if kind == "reputation" and int(of) else of
        return speech.say(f"cli-pack-goal-{kind}", n=n)
    return speech.say(f"cli-pack-goal-{of or kind}")
