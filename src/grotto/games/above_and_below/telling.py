"""What is read aloud of an open paragraph, and to whom (section 16, R49); and the odds of its choices.

The explorer and the others see text, labels, requirements, costs, stakes, bonuses and explore numbers. Outcomes and
failures are shown only to a person who reads, never to anybody else before they happen.
"""

from __future__ import annotations

from fractions import Fraction

from grotto.games.above_and_below.bonuses import all_bonuses
from grotto.games.above_and_below.check import READ_OUTCOME
from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    DIE,
    NO_STAKE,
    STAKES,
    Book,
    Choice,
    Paragraph,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.content.words import outcome_keys, told
from grotto.games.above_and_below.effects.choices import PICK_OPTION, option_lists
from grotto.games.above_and_below.effects.effect import describe_all
from grotto.games.above_and_below.encounter import READ_PARAGRAPH, obstacle
from grotto.games.above_and_below.expedition import paragraph, read_by_neighbour
from grotto.games.above_and_below.modules.conditions import cowards, die_value
from grotto.games.above_and_below.payment import CHARGE, PAY, purse
from grotto.games.above_and_below.state import TableState
from grotto.kernel.bits import bits
from grotto.kernel.events import Event
from grotto.kernel.kinds import NONE
from grotto.kernel.state import Json


def reader_of(state: TableState) -> int:
    """The seat of the person who reads (R49); -1 if the program does."""
    return (state.seat + 1) % state.players if read_by_neighbour(state) else -1


def is_read(state: TableState) -> bool:
    """Whether the open paragraph has been read to the explorer."""
    return state.agenda[-1][0] != READ_PARAGRAPH.number


def scene(state: TableState, seats: frozenset[int]) -> Json | None:
    """The open paragraph as a viewer with these seats may see it; None if there is nothing to see yet.

    Its texts are in every language of the pack. A viewer who is both reader and explorer sees what explorers see.
    """
    encounter = state.encounter
    if encounter is None or encounter.paragraph == NONE:
        return None
    reader = reader_of(state)
    reads = reader >= 0 and reader in seats
    if not reads and not is_read(state):
        return None
    knows = reads and state.seat not in seats
    pack = state.pack
    here = paragraph(state)
    chances = odds(state)
    choices: list[Json] = []
    for index, option in enumerate(here.choices):
        row = printed_choice(pack, option)
        row["label"] = told(pack, encounter.book, here.id, option.id)
        row["possible"] = obstacle(state, option) is None
        row["now"] = [bonus.now(state) for bonus in option.bonuses]
        lacks = coins_short(state, option)
        row["tiers"] = [
            {"explore": tier.explore, "pay": tier.pay, "short": n} for tier, n in zip(option.tiers, lacks, strict=True)
        ]
        row["odds"] = chances[index]["tiers"] if chances else []
        if knows:
            add_outcomes(pack, encounter.book, here, option, row)
        choices.append(row)
    return {
        "book": BOOKS[encounter.book],
        "paragraph": here.id,
        "reader": reader,
        "knows": knows,
        "picture": pack.book(encounter.book).scenes[encounter.paragraph].words(),
        "text": told(pack, encounter.book, here.id, "text"),
        "choices": choices,
        "chosen": None if encounter.choice == NONE else here.choices[encounter.choice].id,
        "dice": dice_shown(state),
        "options": options_of_outcome(state),
    }


def dice_shown(state: TableState) -> list[Json]:
    """The dice on the table with what they give."""
    encounter = state.encounter
    assert encounter is not None
    rows: list[Json] = []
    for place, die in enumerate(encounter.dice):
        if not die:
            continue
        villager = encounter.rolled[place]
        value = die_value(state, state.seat, villager, die, encounter.added[place])
        lanterns = state.pack.villagers[villager].lanterns[value]
        rows.append({"villager": state.pack.villager_ids[villager], "die": die, "value": value, "lanterns": lanterns})
    return rows


def story(pack: Pack, event: Event) -> dict[str, str]:
    """What an event has told, by language: a paragraph, or a choice and, on a line of its own, what came of it."""
    if event.id == "paragraph_read":
        return told(pack, _number(event, "book"), _number(event, "paragraph"), "text")
    if event.id not in ("outcome", "failure"):
        return {}
    book, paragraph_id = _number(event, "book"), _number(event, "paragraph")
    labels = told(pack, book, paragraph_id, str(event.data["choice"]))
    texts = told(pack, book, paragraph_id, end_key(event))
    return {language: f"{label}\n{texts.get(language, '')}".rstrip() for language, label in labels.items()}


def end_key(event: Event) -> str:
    """The key of the text that ends a choice: by the tier reached (`a_2`), without a check, or if it failed."""
    end = "fails" if event.id == "failure" else event.data.get("number") or "auto"
    return f"{event.data['choice']}_{end}"


def picture(pack: Pack, event: Event) -> list[str]:
    """What the page of an outcome is shown with: the place, the light, the figures."""
    if event.id not in ("outcome", "failure"):
        return []
    book = pack.book(_number(event, "book"))
    return book.scenes[book.places[_number(event, "paragraph")]].words()


def _number(event: Event, key: str) -> int:
    number = event.data[key]
    assert isinstance(number, int)
    return number


def printed_choice(pack: Pack, option: Choice) -> Json:
    """What is read aloud of a choice."""
    return {
        "id": option.id,
        "requires": [requirement.describe(pack) for requirement in option.requires],
        "cost": option.cost,
        "stake": None if option.stake == NO_STAKE else STAKES[option.stake - 1],
        "bonuses": [bonus.describe(pack) for bonus in option.bonuses],
    }


def coins_left(state: TableState, option: Choice) -> int:
    """What there will be to pay with once a choice, or all that is due for it, is paid."""
    encounter = state.encounter
    assert encounter is not None
    left = purse(state, state.villages[state.seat])
    if encounter.choice == NONE:
        return left - option.cost
    for frame in state.agenda:
        if frame[0] in (CHARGE.number, PAY.number):
            _, due, _ = frame
            left -= due
    return left


def coins_short(state: TableState, option: Choice) -> list[int]:
    """For each number of a choice how many coins its price lacks: then it is never reached (R15)."""
    # The number that was reached is paid, those before it need not be.
    reached = 0
    for frame in state.agenda:
        if frame[0] == READ_OUTCOME.number:
            _, reached = frame
    lacks = prices_short(option, coins_left(state, option))
    return [0 if index < reached else n for index, n in enumerate(lacks)]


def prices_short(option: Choice, left: int) -> list[int]:
    """For each number of a choice by how much its price is more than so many coins."""
    return [max(0, tier.pay - left) if tier.pay else 0 for tier in option.tiers]


# ---- for the reader alone, and for what has happened --------------------------------------------


def add_outcomes(pack: Pack, number: int, here: Paragraph, option: Choice, row: Json) -> None:
    """Add to a choice what only the reader sees."""
    book = pack.book(number)
    outcomes = [option.auto] if option.auto >= 0 else [tier.outcome for tier in option.tiers]
    row["outcomes"] = [outcome_data(pack, book, outcome) for outcome in outcomes]
    row["failure"] = None if option.failure < 0 else outcome_data(pack, book, option.failure)
    row["outcome_texts"] = [told(pack, number, here.id, key) for key in outcome_keys(option)]
    row["failure_text"] = told(pack, number, here.id, f"{option.id}_fails")


def outcome_data(pack: Pack, book: Book, number: int) -> Json:
    """An outcome in words of the pack."""
    outcome = book.outcomes[number]
    goto = None if outcome.goto < 0 else book.paragraphs[outcome.goto].id
    return {"effects": describe_all(pack, book, number), "goto": goto}


def options_of_outcome(state: TableState) -> list[object]:
    """The lists of effects of an open `choose one of`; they have been read aloud."""
    frame = state.agenda[-1]
    if state.encounter is None or frame[0] != PICK_OPTION.number:
        return []
    book = state.pack.book(state.encounter.book)
    return [describe_all(state.pack, book, number) for number in option_lists(state, frame)]


# ---- odds ---------------------------------------------------------------------------------------


def lantern_ways(state: TableState) -> list[int]:
    """For each number of lanterns, how many of the 6^n rolls of the party give it."""
    encounter = state.encounter
    assert encounter is not None
    ways = [1]
    for villager in bits(encounter.party):
        faces = [die_value(state, state.seat, villager, die, 0) for die in range(1, DIE + 1)]
        gains = [state.pack.villagers[villager].lanterns[face] for face in faces]
        sums = [0] * (len(ways) + max(gains))
        for lanterns, n in enumerate(ways):
            for gain in gains:
                sums[lanterns + gain] += n
        ways = sums
    return ways


def chances_of(state: TableState, option: Choice, paid: int = 0, exerting: bool = False) -> list[Fraction]:
    """The exact chance to reach each explore number of a choice with the dice as they fall.

    `paid` are the paid bonuses, as bits; with `exerting` everybody who can be exerted is.
    """
    encounter = state.encounter
    assert encounter is not None
    ways = lantern_ways(state)
    total = sum(ways)
    more = all_bonuses(state, option, paid)
    if exerting:
        more += (encounter.party & ~cowards(state, state.seat)).bit_count()
    return [Fraction(sum(ways[max(0, tier.explore - more) :]), total) for tier in option.tiers]


def all_paid(option: Choice, left: int) -> tuple[int, int]:
    """The paid bonuses that so many coins suffice for, in their order, as bits; and what remains."""
    paid = 0
    for index, bonus in enumerate(option.bonuses):
        if bonus.pays and bonus.pays <= left:
            paid |= 1 << index
            left -= bonus.pays
    return paid, left


def odds(state: TableState) -> list[Json]:
    """For each choice and explore number of the open paragraph: the chance as numerator and denominator."""
    encounter = state.encounter
    if encounter is None or encounter.paragraph == NONE or not is_read(state) or not state.rules.odds:
        return []
    rows: list[Json] = []
    for option in paragraph(state).choices:
        left = coins_left(state, option)
        everything, spare = all_paid(option, left)
        lacks, lacks_then = prices_short(option, left), prices_short(option, spare)
        plain = chances_of(state, option)
        paid = chances_of(state, option, everything)
        exerting = chances_of(state, option, exerting=True)
        tiers: list[Json] = []
        for index, tier in enumerate(option.tiers):
            # R15: a number whose price can't be paid is never reached.
            now, then = not lacks[index], not lacks_then[index]
            tiers.append(
                {
                    "explore": tier.explore,
                    "chance": list((plain[index] * now).as_integer_ratio()),
                    "paying": list((paid[index] * then).as_integer_ratio()),
                    "exerting": list((exerting[index] * now).as_integer_ratio()),
                }
            )
        rows.append({"id": option.id, "tiers": tiers})
    return rows
