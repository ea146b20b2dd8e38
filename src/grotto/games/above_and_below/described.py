"""Reading a position from JSON data, written by `position.py` or by hand, with a clear error for every mistake."""

from __future__ import annotations

from grotto.games.above_and_below.agendas import check_agenda
from grotto.games.above_and_below.book import Acts, bits
from grotto.games.above_and_below.content.kinds import (
    BOOKS,
    CHOICE_IDS,
    COMMON,
    DIE,
    EXTRA,
    HOUSE,
    ITEM_STAKE,
    KEY,
    NO_STAKE,
    OUTPOST,
    STAR,
    START_GROUP,
)
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.position import ROW_NAMES, deck_ids, villager_list
from grotto.games.above_and_below.settings import game_options, rules_of
from grotto.games.above_and_below.state import (
    ACTIONS,
    CAVES,
    DECKS,
    HOUSES,
    NONE,
    OUTPOSTS,
    PILE,
    SOLO,
    TOKENS,
    Encounter,
    TableState,
    Village,
)
from grotto.kernel.data import Fields, index_of
from grotto.kernel.errors import BadData, Data, Datum
from grotto.kernel.game import Options
from grotto.kernel.state import Json

ROW_GROUPS = (HOUSE, OUTPOST, KEY, STAR)
MOST_PLAYERS = 4
MANY = 999


def _wrong(id: str, data: Data) -> BadData:
    return BadData(f"position_{id}", data)


def from_data(acts: Acts, pack: Pack, data: Json) -> TableState:
    """The position that the data describe; missing keys take their usual values. Raises BadData."""
    fields = Fields(data, "")
    fields.index("game", ("above_and_below",), 0)
    players = fields.integer("players", 1, MOST_PLAYERS, 2)
    rules = rules_of(players, _read_options(pack, fields.fields("options")))
    state = TableState(acts, pack, rules, players)
    pack.book(0)
    state.round = fields.integer("round", 1, pack.rounds, 1)
    state.first = fields.integer("first", 0, players - 1, 0)
    state.seat = fields.integer("seat", 0, players - 1, state.first)
    _read_villages(state, fields)
    _read_table(state, fields)
    _read_turn(state, fields.fields("this_turn"))
    _read_encounter(state, fields.get("encounter"))
    _read_decks(state, fields)
    _check_villagers(state)
    _count_tokens(state, fields)
    agenda = fields.get("agenda")
    fields.done()
    state.set_agenda([["turn"]] if agenda is None else agenda)
    check_agenda(state)
    state.settle()
    return state


def _read_options(pack: Pack, fields: Fields) -> Options:
    content = fields.get("content")
    if content is not None and content != pack.content:
        data: Data = {"key": fields.where("content"), "value": str(content), "allowed": pack.content}
        raise BadData("data_value", data)
    options: Options = {}
    for option in game_options((pack.id,)):
        value = fields.get(option.id)
        if value is None:
            options[option.id] = option.default
            continue
        if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            allowed = ", ".join([str(one) for one in option.values])
            raise BadData("data_value", {"key": fields.where(option.id), "value": str(value), "allowed": allowed})
        options[option.id] = value if isinstance(value, (int, str)) else str(value)
    fields.done()
    return options


def _truth(fields: Fields, key: str) -> bool:
    value = fields.get(key)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise BadData("data_type", {"key": fields.where(key), "value": repr(value), "type": "true, false"})
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise BadData("data_type", {"key": where, "value": repr(value), "type": "list"})
    return list(value)


def _order(fields: Fields, key: str, ids: tuple[str, ...], usual: list[int]) -> list[int]:
    """A list of different ids, as indices."""
    value = fields.get(key)
    if value is None:
        return usual
    found: list[int] = []
    for id in _list(value, fields.where(key)):
        index = index_of(id, ids, fields.where(key))
        if index in found:
            raise BadData("data_twice", {"key": fields.where(key), "value": str(id)})
        found.append(index)
    return found


def _counts(fields: Fields, ids: tuple[str, ...], usual: tuple[int, ...]) -> tuple[int, ...]:
    """A number for each id."""
    found = tuple(fields.integer(id, 0, MANY, usual[index]) for index, id in enumerate(ids))
    fields.done()
    return found


def _read_villages(state: TableState, fields: Fields) -> None:
    value = fields.get("villages")
    rows = [] if value is None else _list(value, "villages")
    if len(rows) > state.players:
        raise BadData("data_range", {"key": "villages", "value": len(rows), "low": 0, "high": state.players})
    for seat in range(state.players):
        _read_village(state, seat, Fields(rows[seat] if seat < len(rows) else {}, f"villages[{seat}]"))


def _read_village(state: TableState, seat: int, fields: Fields) -> None:
    pack = state.pack
    village = state.villages[seat]
    village.coins = fields.integer("coins", 0, MANY, 0)
    village.items = list(_counts(fields.fields("items"), pack.items, (0,) * len(pack.items)))
    village.supplies = fields.integer("supplies", 0, MANY, 0)
    village.sale = fields.index("sale", pack.items, NONE)
    value = fields.get("track")
    for index, slot in enumerate([] if value is None else _list(value, fields.where("track"))):
        inner = Fields(slot, f"{fields.where('track')}[{index}]")
        good = inner.index("good", pack.goods, NONE)
        if good == NONE or good in village.track:
            raise _wrong("track", {"key": inner.path})
        village.track = (*village.track, good)
        village.placed[good] = inner.integer("n", 1, MANY, 1)
        inner.done()
    _read_buildings(state, seat, fields)
    village.caves = tuple(_order(fields, "caves", pack.cave_ids, []))
    if village.empty_caves() < 0:
        raise _wrong("outposts", {"key": fields.where("caves"), "n": village.outposts})
    _read_zones(state, village, fields)
    village.reputation = fields.integer("reputation", pack.reputation_top, pack.reputation_bottom, 0)
    village.passed = _truth(fields, "passed")
    none = (0,) * len(pack.artifacts)
    village.artifacts = _counts(fields.fields("artifacts"), pack.artifact_ids, none)
    village.turned = _counts(fields.fields("turned"), pack.artifact_ids, none)
    if any(used > n for used, n in zip(village.turned, village.artifacts, strict=True)):
        raise _wrong("artifacts", {"key": fields.where("turned")})
    village.quests = fields.members("quests", pack.quest_ids, 0)
    fields.done()


def _read_buildings(state: TableState, seat: int, fields: Fields) -> None:
    pack = state.pack
    value = fields.get("buildings")
    if value is None:
        state.add_building(seat, pack.starting_house, 0)
        return
    for index, row in enumerate(_list(value, fields.where("buildings"))):
        inner = Fields({"building": row} if isinstance(row, str) else row, f"{fields.where('buildings')}[{index}]")
        card = inner.index("building", pack.card_ids, NONE)
        if card == NONE:
            raise BadData("data_type", {"key": inner.path, "value": repr(row), "type": "building"})
        if card in state.villages[seat].buildings:
            raise BadData("data_twice", {"key": inner.path, "value": pack.card_ids[card]})
        facts = pack.cards[card]
        goods = inner.integer("goods", 0, facts.stock if facts.good >= 0 else 0, 0)
        inner.done()
        state.add_building(seat, card, goods)


def _read_zones(state: TableState, village: Village, fields: Fields) -> None:
    pack = state.pack
    named = any(fields.data.get(zone) is not None for zone in ("ready", "exhausted", "injured"))
    village.ready = fields.members("ready", pack.villager_ids, 0 if named else pack.group_masks[START_GROUP])
    village.exhausted = fields.members("exhausted", pack.villager_ids, 0)
    village.injured = fields.members("injured", pack.villager_ids, 0)
    twice = village.ready & village.exhausted | (village.ready | village.exhausted) & village.injured
    if twice:
        raise _wrong("villager_twice", {"villager": pack.villager_ids[bits(twice)[0]]})
    conditions = fields.fields("conditions")
    village.ailments = tuple(conditions.members(id, pack.villager_ids, 0) for id in pack.ailment_ids)
    conditions.done()


def _read_table(state: TableState, fields: Fields) -> None:
    """Read what belongs to no player."""
    pack = state.pack
    state.cider_on_board = fields.integer("cider_on_board", 0, 1, 1)
    state.artifact_pile = _counts(fields.fields("artifact_pile"), pack.artifact_ids, state.artifact_pile)
    state.artifact_on_deck = _truth(fields, "artifact_on_deck")
    for artifact, one in enumerate(pack.artifacts):
        n = sum([village.artifacts[artifact] for village in state.villages])
        if n + (state.artifact_pile[artifact] if fields.data.get("artifact_pile") else 0) > one.copies:
            raise _wrong("artifacts", {"key": "artifact_pile"})
        if not fields.data.get("artifact_pile") and state.rules.artifacts:
            pile = list(state.artifact_pile)
            pile[artifact] = one.copies - n
            state.artifact_pile = tuple(pile)
    most_gone = sum(state.artifact_pile) if state.players == SOLO else 0
    state.artifacts_gone = fields.integer("artifacts_gone", 0, most_gone, 0)
    if state.artifact_on_deck and sum(state.artifact_pile) <= state.artifacts_gone:
        raise _wrong("artifacts", {"key": "artifact_on_deck"})
    claimed = 0
    for village in state.villages:
        if claimed & village.quests:
            raise _wrong("quests", {"key": "quests"})
        claimed |= village.quests
    usual = (1 << len(pack.quests)) - 1 & ~claimed if state.rules.quests else 0
    state.quests = fields.members("quests", pack.quest_ids, usual)
    if state.quests & claimed:
        raise _wrong("quests", {"key": "quests"})
    state.rival = fields.integer("rival", 0, pack.reputation_bottom, 0)
    for ailment, facts in enumerate(pack.ailments):
        n = sum([village.ailments[ailment].bit_count() for village in state.villages])
        left = list(state.ailments_left)
        left[ailment] = (facts.copies if state.rules.deep else 0) - n
        if left[ailment] < 0 and state.rules.deep:
            raise _wrong("conditions", {"key": facts.id, "value": n, "n": facts.copies})
        state.ailments_left = tuple([max(0, one) for one in left])


def _read_turn(state: TableState, fields: Fields) -> None:
    pack = state.pack
    state.action = fields.index("action", ACTIONS, NONE)
    state.members = fields.members("members", pack.villager_ids, 0)
    state.brought = fields.index("brought", pack.artifact_ids, NONE)
    state.refused = fields.members("refused", pack.villager_ids, 0)
    obeyed = fields.fields("obeyed")
    state.obeyed = tuple(obeyed.members(action, pack.villager_ids, 0) for action in ACTIONS)
    obeyed.done()
    state.refreshed = _truth(fields, "refreshed")
    state.took_back = _truth(fields, "took_back")
    state.put_out = _truth(fields, "put_out")
    value = fields.get("offers")
    if value is not None:
        rows = _list(value, fields.where("offers"))
        if len(rows) != state.players:
            raise BadData("data_range", {"key": fields.where("offers"), "value": len(rows), "low": 1, "high": 4})
        offers: list[tuple[int, int]] = []
        for index, row in enumerate(rows):
            inner = Fields(row, f"{fields.where('offers')}[{index}]")
            offers.append((inner.integer("n", 0, 9, 0), inner.integer("price", 0, MANY, 0)))
            inner.done()
        state.offers = tuple(offers)
    fields.done()


def _read_encounter(state: TableState, value: object) -> None:
    if value is None:
        return
    pack = state.pack
    fields = Fields(value, "encounter")
    encounter = Encounter(fields.index("cave", pack.cave_ids, NONE))
    if encounter.cave == NONE:
        raise _wrong("encounter", {"key": "encounter.cave"})
    encounter.token = fields.index("token", pack.token_ids, NONE)
    encounter.book = fields.index("book", BOOKS, 0)
    encounter.party = fields.members("party", pack.villager_ids, 0)
    encounter.exerted = fields.members("exerted", pack.villager_ids, 0)
    encounter.seen = fields.members("explorers", pack.villager_ids, encounter.party | encounter.exerted)
    encounter.rerolls = fields.integer("rerolls", 0, MANY, 0)
    _read_choice(state, encounter, fields)
    pawned = fields.get("pawned")
    rows = [] if pawned is None else _list(pawned, "encounter.pawned")
    encounter.pawned = tuple(index_of(id, pack.items, "encounter.pawned") for id in rows)
    _read_dice(pack, encounter, fields)
    encounter.bonus = fields.integer("bonus", 0, MANY, 0)
    encounter.phase = fields.integer("phase", 0, 2, 0)
    encounter.spared = fields.members("spared", pack.villager_ids, 0)
    encounter.won = fields.integer("won", 0, MANY, 0)
    encounter.fresh = fields.integer("fresh_supplies", 0, MANY, 0)
    encounter.found = fields.integer("found", 0, MANY, 0)
    encounter.greed_done = _truth(fields, "greed_done")
    fields.done()
    state.encounter = encounter


def _read_choice(state: TableState, encounter: Encounter, fields: Fields) -> None:
    pack = state.pack
    book = pack.book(encounter.book)
    id = fields.integer("paragraph", 1, 9999, 0)
    chosen = fields.index("choice", CHOICE_IDS, NONE)
    encounter.paid = fields.integer("paid", 0, MANY, 0)
    stake = fields.get("stake")
    if not id:
        if chosen != NONE or stake is not None:
            raise _wrong("encounter", {"key": "encounter.paragraph"})
        return
    if id not in book.places:
        raise _wrong("encounter", {"key": "encounter.paragraph"})
    encounter.paragraph = book.places[id]
    choices = book.paragraphs[encounter.paragraph].choices
    if chosen >= len(choices):
        raise _wrong("encounter", {"key": "encounter.choice"})
    encounter.choice = chosen
    if stake is not None:
        kind = choices[chosen].stake if chosen != NONE else NO_STAKE
        if kind == NO_STAKE:
            raise _wrong("encounter", {"key": "encounter.stake"})
        ids = pack.items if kind == ITEM_STAKE else pack.villager_ids
        encounter.stake = index_of(stake, ids, "encounter.stake")


def _read_dice(pack: Pack, encounter: Encounter, fields: Fields) -> None:
    value = fields.get("dice")
    rolled: list[int] = []
    dice: list[int] = []
    added: list[int] = []
    for index, row in enumerate([] if value is None else _list(value, "encounter.dice")):
        inner = Fields(row, f"encounter.dice[{index}]")
        villager = inner.index("villager", pack.villager_ids, NONE)
        if villager == NONE or villager in rolled or not encounter.seen >> villager & 1:
            raise _wrong("encounter", {"key": inner.path})
        rolled.append(villager)
        die = inner.integer("die", 0, DIE, 0)
        if die:
            dice.append(die)
        added.append(inner.integer("added", 0, DIE, 0))
        inner.done()
    encounter.rolled, encounter.dice, encounter.added = tuple(rolled), tuple(dice), tuple(added)


def _read_decks(state: TableState, fields: Fields) -> None:
    """Read rows and decks; each card exists once. Cards that are not named lie unseen in their deck."""
    pack = state.pack
    owned = _owned_cards(state)
    rows = fields.fields("rows")
    decks = fields.fields("decks")
    sizes = (pack.house_row, pack.outpost_row, pack.key_row, MANY)
    for row, name in enumerate(ROW_NAMES):
        free = [card for card in bits(pack.card_masks[ROW_GROUPS[row]]) if not owned >> card & 1]
        cards = _order(rows, name, pack.card_ids, free[: sizes[row]])
        wrong = [card for card in cards if pack.cards[card].group != ROW_GROUPS[row] or owned >> card & 1]
        if wrong or len(cards) > sizes[row]:
            raise _wrong("row", {"key": rows.where(name), "value": pack.card_ids[wrong[0]] if wrong else len(cards)})
        state.rows[row] = tuple(cards)
    rows.done()
    for deck, row in ((HOUSES, 0), (OUTPOSTS, 1)):
        taken = owned | sum([1 << card for card in state.rows[row]])
        _read_deck(state, decks, deck, pack.card_masks[ROW_GROUPS[row]] & ~taken, pack.card_masks[ROW_GROUPS[row]])
    _read_caves(state, fields, decks)
    tokens = (1 << len(pack.tokens)) - 1 if state.rules.deep else 0
    drawn = 0 if state.encounter is None or state.encounter.token == NONE else 1 << state.encounter.token
    _read_deck(state, decks, TOKENS, tokens & ~drawn, tokens)
    _read_pile(state, fields, decks)
    decks.done()


def _owned_cards(state: TableState) -> int:
    """The cards in the villages, each of which exists once."""
    owned = 0
    for village in state.villages:
        for card in village.buildings:
            if card != state.pack.starting_house:
                if owned >> card & 1:
                    raise _wrong("card_twice", {"building": state.pack.card_ids[card]})
                owned |= 1 << card
    return owned


def _read_deck(state: TableState, decks: Fields, deck: int, usual: int, all: int) -> None:
    """Read a deck; by default it holds the cards that are nowhere else."""
    ids = deck_ids(state.pack, deck)
    fields = decks.fields(DECKS[deck])
    below = _order(fields, "below", ids, [])
    known = sum([1 << card for card in below])
    unseen = fields.members("unseen", ids, usual & ~known)
    fields.done()
    if unseen & known or (unseen | known) & ~usual or (unseen | known) & ~all:
        raise _wrong("deck", {"key": fields.path})
    state.unseen[deck] = unseen
    state.below[deck] = tuple(below)


def _read_caves(state: TableState, fields: Fields, decks: Fields) -> None:
    pack = state.pack
    taken = 0
    for village in state.villages:
        for cave in village.caves:
            if taken >> cave & 1:
                raise _wrong("cave_twice", {"cave": pack.cave_ids[cave]})
            taken |= 1 << cave
    if state.encounter is not None:
        if taken >> state.encounter.cave & 1:
            raise _wrong("cave_twice", {"cave": pack.cave_ids[state.encounter.cave]})
        taken |= 1 << state.encounter.cave
    left = (1 << len(pack.caves)) - 1 & ~taken
    if "cave_top" in fields.data:
        state.cave_top = fields.index("cave_top", pack.cave_ids, NONE)
    else:
        fields.get("cave_top")
        state.cave_top = bits(left)[0] if left else NONE
    if state.cave_top != NONE:
        if taken >> state.cave_top & 1:
            raise _wrong("cave_twice", {"cave": pack.cave_ids[state.cave_top]})
        left &= ~(1 << state.cave_top)
    _read_deck(state, decks, CAVES, left, (1 << len(pack.caves)) - 1)


def _read_pile(state: TableState, fields: Fields, decks: Fields) -> None:
    """The row of villagers and the pile."""
    pack = state.pack
    pool = pack.group_masks[COMMON] | (pack.group_masks[EXTRA] if state.rules.extra_villagers else 0)
    taken = _everybody(state)
    value = fields.get("training")
    size = len(pack.training)
    if value is None:
        free = bits(pool & ~taken)[:size]
        row = [*free, *[NONE] * (size - len(free))]
    else:
        listed = _list(value, "training")
        if len(listed) != size:
            raise BadData("data_range", {"key": "training", "value": len(listed), "low": size, "high": size})
        row = [NONE if id is None else index_of(id, pack.villager_ids, "training") for id in listed]
    for villager in row:
        if villager != NONE:
            if taken >> villager & 1:
                raise _wrong("villager_twice", {"villager": pack.villager_ids[villager]})
            if not pack.group_masks[COMMON] >> villager & 1 and not pack.group_masks[EXTRA] >> villager & 1:
                raise _wrong("row", {"key": "training", "value": pack.villager_ids[villager]})
            taken |= 1 << villager
    state.training = tuple(row)
    _read_deck(state, decks, PILE, pool & ~taken, pool)
    if state.below[PILE]:
        raise _wrong("deck", {"key": "decks.villagers"})


def _everybody(state: TableState) -> int:
    """The villagers of all players, without the starting villagers."""
    everybody = 0
    for village in state.villages:
        everybody |= village.villagers()
    if state.encounter is not None:
        everybody |= state.encounter.party
    return everybody & ~state.pack.group_masks[START_GROUP]


def _check_villagers(state: TableState) -> None:
    """Each villager is in one place, and with one player."""
    pack = state.pack
    seen = 0
    for seat, village in enumerate(state.villages):
        mine = village.villagers()
        if state.encounter is not None and seat == state.seat:
            if mine & state.encounter.party:
                raise _wrong("villager_twice", {"villager": villager_list(pack, mine & state.encounter.party)[0]})
            mine |= state.encounter.party
        others = mine & ~pack.group_masks[START_GROUP]
        if seen & others:
            raise _wrong("villager_twice", {"villager": villager_list(pack, seen & others)[0]})
        seen |= others
        for ailment, mask in enumerate(village.ailments):
            if mask & ~mine:
                raise _wrong("conditions", {"key": pack.ailment_ids[ailment], "value": "", "n": 0})
    everybody = state.villages[state.seat].villagers()
    if state.encounter is not None:
        everybody |= state.encounter.party
        if state.encounter.exerted & ~everybody or state.encounter.seen & ~everybody:
            raise _wrong("encounter", {"key": "encounter.exerted"})
    idle = state.encounter is not None or state.action == NONE
    if state.refused & ~state.members or (not idle and state.members & ~everybody):
        raise _wrong("this_turn", {"key": "this_turn.members"})


def _count_tokens(state: TableState, fields: Fields) -> None:
    """The general supply is what is left of all tokens; if it is given it must agree."""
    pack = state.pack
    for village in state.villages:
        for item in range(len(pack.items)):
            state.supply[item] -= village.owned(item)
        for card, goods in zip(village.buildings, village.stock, strict=True):
            if goods:
                state.supply[pack.cards[card].good] -= goods
        state.supplies_left -= village.supplies
    state.supply[pack.cider] -= state.cider_on_board
    if state.encounter is not None:
        for item in state.encounter.pawned:
            state.supply[item] -= 1
    if state.rules.token_limits:
        for item, n in enumerate(state.supply):
            if n < 0:
                raise _wrong("too_many_tokens", {"item": pack.items[item], "n": pack.counts[item]})
        if state.supplies_left < 0:
            raise _wrong("too_many_tokens", {"item": "supplies", "n": pack.supplies})
    given = fields.get("supply")
    if given is not None:
        inner = Fields(given, "supply")
        for item, id in enumerate(pack.items):
            if inner.integer(id, -MANY, MANY, state.supply[item]) != state.supply[item]:
                raise _wrong("supply", {"item": id, "n": state.supply[item]})
        inner.done()
    left = fields.get("supplies_left")
    shown: Datum = left if isinstance(left, (int, str)) else repr(left)
    if left is not None and left != state.supplies_left:
        raise _wrong("supply", {"item": "supplies", "n": state.supplies_left, "value": shown})
