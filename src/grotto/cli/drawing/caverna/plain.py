"""Caverna in lines, for pipes and screen readers: no drawing, one line per thing."""

from __future__ import annotations

from collections.abc import Callable

from grotto.cli.drawing import View
from grotto.cli.drawing.caverna.effects import Effects
from grotto.cli.drawing.caverna.table import Farm, Table
from grotto.cli.telling import number
from grotto.table.wire.caverna import FarmCell, FarmDwarf


def lines(view: View) -> list[str]:
    """The whole position."""
    table = Table(view)
    effects = Effects(view)
    told = schedule(table)
    told += [_space(table, effects, space) for space in table.spaces]
    told += coming(table)
    for group, ids in table.supply_by_group().items():
        tiles = ", ".join(priced(table, effects, id) for id in ids)
        told.append(view.say("plain-supply", group=view.say(f"group-{group}"), furnishings=tiles))
    for seat in range(table.players):
        told += _farm(table, effects, seat)
    return told


def legend(view: View) -> list[str]:
    """What the marks of the drawing mean."""
    return [view.say(f"legend-{topic}") for topic in ("signs", "rounds", "spaces", "board")]


def schedule(table: Table) -> list[str]:
    """Where the game stands, and which harvests are to come."""
    view = table.view
    told = [view.say("round", n=table.round, rounds=table.rounds[-1])]
    if table.players > 1:
        told.append(view.say("plain-first", player=view.teller.player(table.data.token)))
    told.append(view.say("plain-harvest", harvest=view.name("harvest", table.harvest)))
    fixed = [round for round in table.rounds if round > table.round and table.harvest_of(round) != "unknown"]
    if fixed:
        harvests = [view.name("harvest", table.harvest_of(round)) for round in fixed]
        labels = [view.teller.labelled(str(round)) for round in fixed]
        rounds = view.teller.parts([f"{label} {harvest}" for label, harvest in zip(labels, harvests, strict=True)])
        told.append(view.say("plain-harvests", rounds=rounds))
    told += markers(table)
    return [sentence if sentence.endswith(".") else f"{sentence}." for sentence in told]


def markers(table: Table) -> list[str]:
    """The harvest markers that are face down."""
    if not table.leaves + table.questions:
        return []
    view = table.view
    told = [view.say("markers", leaves=table.leaves, questions=table.questions)]
    if table.questions:
        told.append(view.say("next-question", harvest=view.name("harvest", table.next_question())))
    return told


def coming(table: Table) -> list[str]:
    """The cards that are still to come, by stage."""
    view = table.view
    told = []
    for stage in table.stages():
        cards = ", ".join(view.name("space", id) for id in stage.cards)
        rounds = ", ".join(str(round) for round in stage.rounds)
        told.append(view.say("coming", n=len(stage.rounds), rounds=rounds, cards=cards))
    return told


def priced(table: Table, effects: Effects, id: str) -> str:
    """A furnishing with its cost."""
    cost = table.facts.furnishings[id].cost
    view = table.view
    return f"{view.name('furnishing', id)} ({effects.amounts(cost) or view.say('free')})"


def dwarfs(table: Table, farm: Farm) -> str:
    """The family: who is at home, who works where, each with his weapon."""
    view = table.view

    def named(strength: int) -> str:
        return view.name("weapon", str(strength)) if strength else view.say("unarmed")

    home = ", ".join(named(strength) for strength in farm.left())
    told = [view.say("dwarfs-home", dwarfs=home)] if home else []
    away = [dwarf for dwarf in farm.dwarfs if dwarf.at != "home"]
    if away:
        told.append(view.say("dwarfs-away", dwarfs=", ".join(_at_work(table, dwarf, named) for dwarf in away)))
    return " ".join(told)


def _at_work(table: Table, dwarf: FarmDwarf, named: Callable[[int], str]) -> str:
    view = table.view
    at = dwarf.at
    place = view.say(f"at-{at}") if at in ("newborn", "stayed") else view.name("space", at)
    return f"{place} ({named(dwarf.strength)})"


def scores(table: Table, seat: int) -> str:
    """The score by category, without what counts nothing."""
    view = table.view
    rows = table.result.categories[seat]
    return ", ".join(f"{view.name('category', id)} {number(n)}" for id, n in rows.items() if n)


def ground_name(view: View, ground: str) -> str:
    """What lies on a cell, in full."""
    return view.name("verb", ground) if ground.endswith("pasture") else view.say(f"ground-{ground}")


def _space(table: Table, effects: Effects, space: str) -> str:
    view = table.view
    name = view.name("space", space)
    goods = effects.stock(table.goods.get(space, {}))
    owner = table.taken.get(space)
    if owner is not None:
        return view.say("plain-space-taken", space=name, player=view.teller.player_kind(owner))
    help = view.teller.speech.say(f"space-{space}.help")
    if goods:
        return view.say("plain-space-goods", space=name, goods=goods, help=help)
    return view.say("plain-space", space=name, help=help)


def _farm(table: Table, effects: Effects, seat: int) -> list[str]:
    view = table.view
    farm = table.farms[seat]
    player = view.teller.player_kind(seat)
    due = "plain-food-maybe" if table.maybe() else "plain-food"
    told = [
        view.say("plain-score", player=player, total=number(table.result.totals[seat]), scores=scores(table, seat)),
        view.say("plain-goods", player=player, goods=effects.stock(farm.goods) or view.say("nothing")),
        view.say("plain-dwarfs", player=player, dwarfs=dwarfs(table, farm)),
        view.say(due, player=player, due=farm.food_due, food=farm.goods["food"]),
    ]
    if farm.begging:
        told.append(view.say("plain-begging", player=player, n=farm.begging))
    if farm.deliveries:
        told.append(view.say("plain-deliveries", player=player, goods=deliveries(table, farm)))
    if farm.covered:
        names = ", ".join(view.name("furnishing", id) for id in farm.covered)
        told.append(view.say("plain-covered", player=player, furnishings=names))
    return told + [_cell(table, effects, player, farm, cell) for cell in farm.cells]


def deliveries(table: Table, farm: Farm) -> str:
    """What suppliers still bring."""
    view = table.view
    return ", ".join(view.say("delivery", good=view.name("good", id), n=n) for id, n in farm.deliveries.items())


def _cell(table: Table, effects: Effects, player: str, farm: Farm, cell: FarmCell) -> str:
    """A cell with everything on it."""
    view = table.view
    id = cell.id
    parts = [_base(table, effects, farm, cell)]
    if id in farm.crops:
        parts.append(effects.stock(farm.crops[id]))
    if id in farm.stables:
        parts.append(view.name("verb", "stable"))
    if len(farm.pasture(id)) == 2:
        other = next(one for one in farm.pasture(id) if one != id)
        parts.append(view.say("plain-together", place=view.name("cell", other)))
    herd = farm.herds.get(id)
    if herd:
        parts.append(effects.stock({herd.animal: herd.n}))
        if herd.dogs:
            parts.append(effects.stock({"dog": herd.dogs}))
    return view.say("plain-cell", player=player, place=f"{view.name('cell', id)} [{id}]", there=", ".join(parts))


def _base(table: Table, effects: Effects, farm: Farm, cell: FarmCell) -> str:
    view = table.view
    id = cell.id
    if id in farm.rooms:
        return view.name("furnishing", farm.rooms[id])
    if id == farm.home:
        return view.say("entry-dwelling")
    if id in farm.ground:
        return ground_name(view, farm.ground[id])
    wild = view.say(f"ground-{cell.side}")
    return f"{wild}, {view.say('plain-icon', goods=effects.amounts(cell.icon))}" if cell.icon else wild
