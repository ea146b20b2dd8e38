"""Encounters: the open paragraph with its choices, the dice, and what happened, as a story."""

from __future__ import annotations

import msgspec

from grotto.cli.drawing import View
from grotto.cli.drawing.above_and_below.cards import Cards
from grotto.cli.telling import Teller, number
from grotto.games.above_and_below.content.kinds import CHOICE_IDS
from grotto.games.above_and_below.content.words import Words
from grotto.games.above_and_below.content.words import words_of as words_in
from grotto.games.above_and_below.game import AboveAndBelow
from grotto.games.above_and_below.state import TableState
from grotto.games.above_and_below.telling import scene as open_page
from grotto.kernel.events import Event
from grotto.table.wire.above_and_below import (
    VillageBonus,
    VillageChoice,
    VillageOdds,
    VillagePage,
    VillagePosition,
    VillageRolled,
    VillageTier,
)
from grotto.table.wire.story_effects import (
    StoryBuilding,
    StoryCave,
    StoryChoose,
    StoryCoins,
    StoryCoinsForReputation,
    StoryCondition,
    StoryEffect,
    StoryGamble,
    StoryInjure,
    StoryItem,
    StoryReputation,
    StorySpecial,
    StoryStake,
    StorySupplies,
    StoryVillager,
)
from grotto.text import signed

PERCENT = 100


def words_of(teller: Teller) -> Words:
    """The words of the pack in the reader's language, or in the first that it has."""
    assert isinstance(teller.game, AboveAndBelow)
    return words_in(teller.game.pack, teller.speech.language)


# ---- what is open --------------------------------------------------------------------------


def scene(view: View) -> list[str]:
    """The open paragraph: its text and choices while they are chosen from, then the choice and the dice."""
    state = view.state
    assert isinstance(state, TableState)
    shown = _page(state)
    data = view.position(VillagePosition).encounter
    if shown is None or data is None:
        return []
    cards = Cards(view.teller)
    told = [view.say("paragraph", cave=view.name("cave", data.cave), n=shown.paragraph)]
    if shown.chosen is None:
        told.append(shown.text[words_of(view.teller).language])
        told += [_choice(view, cards, row, row.odds) for row in shown.choices]
        told.append(view.say("party", villagers=_named(view, data.party)))
        return told
    chosen = next(row for row in shown.choices if row.id == shown.chosen)
    told.append(_choice(view, cards, chosen, []))
    for die in data.dice:
        if die.die:
            told.append(_die(view, cards, die))
    if data.bonus:
        told.append(view.say("bonus", n=data.bonus))
    if data.rerolls:
        told.append(view.say("rerolls", n=data.rerolls))
    return told


def _page(state: TableState) -> VillagePage | None:
    """The page that is open to the one who acts."""
    page = open_page(state, frozenset([state.actor]))
    return None if page is None else msgspec.convert(page, VillagePage)


def _named(view: View, villagers: list[str]) -> str:
    return ", ".join(view.name("villager", id) for id in villagers)


def _die(view: View, cards: Cards, die: VillageRolled) -> str:
    villager = view.name("villager", die.villager)
    skills = cards.skills(die.villager)
    if die.added:
        return view.say("rolled-more", villager=villager, n=die.die, added=die.added, skills=skills)
    return view.say("rolled", villager=villager, n=die.die, skills=skills)


def _choice(view: View, cards: Cards, row: VillageChoice, chances: list[VillageOdds]) -> str:
    """A choice as it is read aloud: label, what it asks for, numbers to reach with their odds, bonuses."""
    told = [_requirement(cards, one) for one in row.requires]
    if row.cost:
        told.append(view.say("choice-cost", price=cards.amount("coin", row.cost)))
    if row.stake:
        told.append(view.say(f"choice-stake-{row.stake}"))
    if row.tiers:
        told.append(view.say("tiers", numbers=", ".join(_tiers(view, cards, row.tiers, chances))))
    told += [_bonus(cards, bonus) for bonus in row.bonuses]
    if not row.possible:
        told.append(view.say("choice-impossible"))
    name = view.name("choice", row.id)
    if not told:
        return view.say("choice-plain", choice=name, label=_label(view, row))
    return view.say("choice", choice=name, label=_label(view, row), details=view.teller.parts(told))


def _label(view: View, row: VillageChoice) -> str:
    return str(row.label[words_of(view.teller).language])


def _tiers(view: View, cards: Cards, tiers: list[VillageTier], chances: list[VillageOdds]) -> list[str]:
    """The numbers of lanterns to be reached, with what they cost and how likely they are."""
    told = []
    for index, tier in enumerate(tiers):
        reach = str(tier.explore)
        if tier.pay:
            reach = view.say("tier-pay", n=tier.explore, price=cards.amount("coin", tier.pay))
        if index < len(chances):
            top, bottom = chances[index].chance
            reach += f" ({view.teller.speech.say('cli-percent', n=round(PERCENT * top / bottom))})"
        told.append(reach)
    return told


def _requirement(cards: Cards, one: dict[str, str | int]) -> str:
    kind = next(iter(one))
    say = cards.teller.say
    if kind == "owns":
        return say("needs", thing=f"{cards.name('item', str(one[kind]))} {one['n']}")
    if kind == "tag":
        return say("needs", thing=cards.name("tag", str(one[kind])))
    if kind == "symbol":
        return say("needs", thing=say(f"holder-{one[kind]}"))
    return say(f"needs-{kind}", n=number(int(one[kind])))


def _bonus(cards: Cards, bonus: VillageBonus) -> str:
    n = bonus.lanterns
    say = cards.teller.say
    if bonus.per:
        symbol = bonus.per in ("hammer", "quill")
        return say("bonus-per", n=n, thing=say(f"symbol-{bonus.per}") if symbol else cards.name("item", bonus.per))
    if bonus.owns:
        return say("bonus-owns", n=n, thing=" / ".join(cards.name("item", item) for item in bonus.owns))
    if bonus.pays:
        return say("bonus-pays", n=n, price=cards.amount("coin", bonus.pays))
    if bonus.tag:
        return say("bonus-tag", n=n, thing=cards.name("tag", bonus.tag))
    return say("bonus-without", n=n, thing=cards.name("condition", str(bonus.without)))


# ---- what may be chosen --------------------------------------------------------------------


def remark(view: View, act: int) -> str:
    """The words of a choice, or the rewards of an option; nothing that has not been read."""
    state = view.state
    assert isinstance(state, TableState)
    entry = view.game.vocabulary.entry(act)
    cards = Cards(view.teller)
    if entry.verb == "choose":
        shown = _page(state)
        assert shown is not None
        return next(_label(view, row) for row in shown.choices if row.id == entry.args[0].id)
    if entry.verb == "exert":
        return view.say("exerted")
    if entry.verb == "option":
        shown = _page(state)
        assert shown is not None
        return _effects(cards, shown.options[int(entry.args[0].id) - 1])
    return ""


def _effects(cards: Cards, effects: list[StoryEffect]) -> str:
    return ", ".join(effect(cards, one) for one in effects)


def effect(cards: Cards, one: StoryEffect) -> str:
    """A reward or a loss that has been read."""
    say = cards.teller.say
    match one:
        case StoryCoins(n=n):
            return cards.amount("coin", n)
        case StoryItem(item=item, n=n):
            return cards.amount(item, n)
        case StorySupplies(n=n):
            return cards.amount("supplies", n)
        case StoryReputation(n=n):
            return say("reputation", n=signed(n))
        case StoryCave(n=n):
            return say("effect-cave", n=n)
        case StoryBuilding(n=n):
            return say("effect-building", n=n)
        case StoryInjure(n=n):
            return say("effect-injure", n=n)
        case StoryCoinsForReputation(n=n):
            return say("effect-coins_for_reputation", n=n)
        case StoryVillager():
            return say("effect-villager")
        case StorySpecial(villager=kind):
            return say("effect-special", villager=cards.name("villager", _first_of(cards, kind)))
        case StoryCondition(condition=condition, n=n):
            return say("effect-condition", condition=cards.name("condition", condition), n=n)
        case StoryStake(way=way):
            return say(f"effect-stake-{way}")
        case StoryGamble():
            return say("effect-gamble")
        case StoryChoose(lists=lists):
            return " / ".join(_effects(cards, effects) for effects in lists)


def _first_of(cards: Cards, kind: str) -> str:
    return next(id for id, villager in cards.facts.villagers.items() if villager.kind == kind)


# ---- what happened -------------------------------------------------------------------------


def tell(teller: Teller, event: Event) -> str:
    """An event; where the book was read, what it said."""
    said = teller.speech.event(event)
    data = event.data
    if event.id not in ("paragraph_read", "outcome", "failure"):
        return said
    words = words_of(teller)
    book, paragraph = int(data["book"]), int(data["paragraph"])
    if event.id == "paragraph_read":
        if teller.asked(event.seat):
            return said
        labels = {choice: words.story(book, paragraph, choice) for choice in CHOICE_IDS}
        choices = [
            teller.say("choice-plain", choice=teller.speech.word("choice", id), label=label)
            for id, label in labels.items()
            if label
        ]
        text = f"{words.story(book, paragraph, 'text')} {teller.parts(choices)}"
    else:
        text = words.story(book, paragraph, f"{data['choice']}_{_reached(event)}")
    return f"{said}. {text}" if text else said


def _reached(event: Event) -> str:
    """Under which key the words for an outcome are kept."""
    if event.id == "failure":
        return "fails"
    return str(event.data["number"] or "auto")
