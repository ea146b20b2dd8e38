"""Above and Below in lines, for pipes and screen readers: no drawing, one line per thing."""

from __future__ import annotations

from grotto.cli.drawing import View
from grotto.cli.drawing.above_and_below.table import DECKS, ROWS, ZONES, Table, Village
from grotto.cli.telling import capital, number
from grotto.table.wire.above_and_below import VillageBuilding


def lines(view: View) -> list[str]:
    """The whole position."""
    table = Table(view)
    cards = table.cards
    told = [f"{capital(sentence)}." for sentence in between(table)]
    for row in ROWS:
        for id in table.rows[row]:
            name = view.name("building", id)
            told.append(view.say("plain-for-sale", name=name, help=cards.building(id)))
    for villager, price in table.training:
        cost = cards.amount("coin", price)
        name = view.name("villager", villager)
        told.append(view.say("plain-training", name=name, price=cost, help=cards.villager(villager)))
    for seat in range(table.players):
        told += _village(table, seat)
    return told


def legend(view: View) -> list[str]:
    """What the marks of the drawing mean."""
    return [view.say(f"legend-{topic}") for topic in ("signs", "villagers", "village")]


def between(table: Table) -> list[str]:
    """What lies between the villages, and where the game stands."""
    view = table.view
    data = table.data
    told = [view.say("round", n=table.round, rounds=table.rounds)]
    if table.players > 1:
        told.append(view.say("first", player=view.teller.player(data.first)))
    told.append(view.say("cider-here") if data.cider_on_board else view.say("cider-gone"))
    told.append(view.say("caves-left", n=table.caves_left))
    decks = ", ".join(f"{view.say(f'row-{row}')} {table.decks[row]}" for row in DECKS)
    told.append(view.say("decks", decks=decks, villagers=table.decks["villagers"]))
    if data.artifact_on_deck:
        told.append(view.say("artifact-waits"))
    for quest in data.quests:
        told.append(view.say("open-quest", name=view.name("quest", quest), help=table.cards.quest(quest).rstrip(".")))
    if table.players == 1:
        told.append(view.say("rival", n=number(data.rival)))
    return told


def scores(table: Table, seat: int) -> str:
    """The score by category, without what counts nothing."""
    rows = table.result.categories[seat]
    return ", ".join(f"{table.view.name('category', id)} {number(n)}" for id, n in rows.items() if n)


def purse(table: Table, village: Village) -> str:
    """Coins, drinks, goods and supplies."""
    view = table.view
    told = [f"{view.teller.speech.counter('coin')} {village.coins}"]
    told += [f"{view.name('item', id)} {n}" for id, n in village.items.items()]
    if village.supplies:
        told.append(f"{view.name('good', 'supplies')} {village.supplies}")
    return ", ".join(told)


def artifacts(table: Table, village: Village) -> str:
    """The artifacts of a village, and how many of them are used up for this round."""
    view = table.view
    told = []
    for id, (n, turned) in village.artifacts.items():
        name = view.name("artifact", id) + (f" {n}" if n > 1 else "")
        told.append(view.say("turned", name=name, n=turned) if turned else name)
    return ", ".join(told)


def who(table: Table, village: Village, id: str) -> str:
    """A villager with what ails him."""
    view = table.view
    ailments = [view.name("condition", condition) for condition in village.conditions.get(id, [])]
    return view.name("villager", id) + (f" [{', '.join(ailments)}]" if ailments else "")


def goods_on(table: Table, row: VillageBuilding) -> str:
    """The goods on a building, empty if there are none."""
    good = table.facts.buildings[row.building].good
    return f"{table.view.name('good', good)} {row.goods}" if good and row.goods else ""


def _village(table: Table, seat: int) -> list[str]:
    view = table.view
    village = table.villages[seat]
    player = view.teller.player_kind(seat)
    cards = table.cards
    total = number(table.result.totals[seat])
    told = [
        view.say("plain-score", player=player, total=total, scores=scores(table, seat)),
        view.say("plain-purse", player=player, goods=purse(table, village)),
        view.say("plain-reputation", player=player, n=number(village.reputation)),
    ]
    if village.passed:
        told.append(view.say("plain-passed", player=player))
    if village.sale:
        told.append(view.say("plain-sale", player=player, item=view.name("item", village.sale)))
    points = table.facts.track.points
    for slot, laid in enumerate(village.track):
        good = f"{view.name('good', laid.good)} {laid.n}"
        told.append(view.say("plain-slot", player=player, slot=slot + 1, good=good, n=points[slot]))
    told.append(view.say("plain-income", player=player, n=village.income, beds=village.beds))
    for zone in ZONES:
        for id in village.zones[zone]:
            name = who(table, village, id)
            state = view.say(f"zone-{zone}")
            told.append(view.say("plain-villager", player=player, name=name, zone=state, help=cards.villager(id)))
    for row in village.above + village.below:
        name = view.name("building", row.building)
        there = goods_on(table, row)
        help = view.teller.parts(cards.effects(row.building)) or view.say("no-effect")
        form = "plain-building-goods" if there else "plain-building"
        told.append(view.say(form, player=player, name=name, goods=there, help=help))
    told.append(view.say("plain-caves", player=player, n=village.empty_caves))
    if village.artifacts:
        told.append(view.say("plain-artifacts", player=player, artifacts=artifacts(table, village)))
    for quest in village.quests:
        told.append(view.say("plain-quest", player=player, name=view.name("quest", quest)))
    return told
