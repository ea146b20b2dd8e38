"""How good a position is for a seat: the expected final score, roughly. For `greedy`, and better tuned for the levels.

Points that are there, and what the rest is likely to become: coins turn into buildings, villagers into actions, goods
into places on the track. An action being declared and an expedition in progress count as what they usually bring:
the value must not depend on what the book holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grotto.games.above_and_below.bonuses import all_bonuses
from grotto.games.above_and_below.book import LEAST_PRICE
from grotto.games.above_and_below.check import CHECK, READ_OUTCOME, TIER_COST, total_lanterns
from grotto.games.above_and_below.content.kinds import Choice
from grotto.games.above_and_below.encounter import obstacle
from grotto.games.above_and_below.expedition import choice, paragraph
from grotto.games.above_and_below.market import ANSWER, COUNTERED
from grotto.games.above_and_below.scoring import all_villagers, card_points, points, reputation_ranks
from grotto.games.above_and_below.state import EXPLORE, HARVEST, LABOR, TableState
from grotto.games.above_and_below.telling import is_read
from grotto.games.above_and_below.track import income
from grotto.games.above_and_below.turn import DECLARE
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits
from grotto.kernel.kinds import NONE


@dataclass
class Weights:
    """What a position is judged by, in points; as they stand here, by `greedy`."""

    # A coin while something can still be built, what each round that is left adds, a coin that comes for nothing, and
    # one of the income of a round.
    coin: float = 0.4
    coin_later: float = 0.0
    last_coin: float = 0.02
    income: float = 0.4
    # A villager's work in each round to come, and now; that of one who has passed; the share of it that one without
    # a bed has; what somebody hurt costs.
    action: float = 0.6
    now: float = 0.6
    passed: float = 0.2
    crowded: float = 0.55
    hurt: float = 1.1
    # A second builder, somebody who can train, and a lantern, for each round to come.
    second_hammer: float = 0.0
    quill: float = 0.0
    lantern: float = 0.0
    cave: float = 0.9
    last_cave: float = 0.1
    reputation: float = 0.35
    # How much less the rank in reputation counts for each round to come.
    rank_later: float = 0.0
    potion: float = 0.35
    cider: float = 0.5
    supplies: float = 0.45
    artifact: float = 0.3
    bed: float = 0.35
    reroll: float = 0.35
    # Goods that lie on cards, also in the last round, those that come back, and goods in the supply.
    on_card: float = 0.55
    last_on_card: float = 0.55
    refilled: float = 0.3
    kept: float = 0.9
    for_sale: float = 0.8
    # What buildings do now and then.
    habit: float = 0.3
    # What reaching explore numbers brings, in proportion to what is usual.
    rewards: float = 1.0
    # A card that gives points per thing: for each round to come, and what the best open one would give now.
    more_houses: float = 0.0
    more_people: float = 0.0
    more_caves: float = 0.0
    more_items: float = 0.0
    wish: float = 0.0
    # In a duel, the outlook of the other.
    rival: float = 0.0


# What reaching an explore number usually brings, apart from the cave.
REWARDS: Final[tuple[float, ...]] = (0.0, 0.4, 0.6, 0.9, 1.5, 2.0, 2.5, 3.0, 3.4, 3.8)
SURE: Final = 0.7
DUEL: Final = 2
DIE: Final = 6


GREEDY: Final = Weights()
# Found in three rounds of many games with weights drawn at random (tools/tune_value.py; bots/weights/README.md has the
# figures).
TUNED: Final = Weights(
    coin=0.214, coin_later=0.037, last_coin=0.023, income=0.228, action=0.441, now=0.579, passed=0.272,
    crowded=0.369, hurt=0.961, second_hammer=0.093, quill=-0.006, lantern=-0.027, cave=1.123, last_cave=0.119,
    reputation=0.373, rank_later=-0.031, potion=0.349, cider=0.388, bed=0.53, reroll=0.379, on_card=0.203,
    last_on_card=0.485, refilled=0.146, kept=0.929, for_sale=0.89, habit=0.264, rewards=1.368,
    more_houses=0.044, more_people=0.006, more_caves=0.164, more_items=0.046, wish=-0.172, rival=0.226,
)  # fmt: skip


def value(state: TableState, seat: int) -> float:
    """The expected score of a seat, as `greedy` sees it."""
    return own_outlook(GREEDY, state, seat)


def prospect(state: TableState, seat: int) -> float:
    """What the levels of play make of a position."""
    return outlook(TUNED, state, seat)


def outlook(w: Weights, state: TableState, seat: int) -> float:
    """The expected score of a seat, in a duel against that of the other."""
    total = own_outlook(w, state, seat)
    if state.players == DUEL:
        total -= w.rival * own_outlook(w, state, 1 - seat)
    return total


def own_outlook(w: Weights, state: TableState, seat: int) -> float:
    """The expected score of a seat."""
    village = state.villages[seat]
    left = state.pack.rounds - state.round
    coin = coin_worth(w, state, village, left)
    total = float(points(state, seat))
    total += village.coins * coin + left * w.income * income(state, seat)
    total += goods_worth(w, state, village)
    total += people_worth(w, state, seat, village, left)
    total += village_worth(w, state, village, left)
    total += plan_worth(w, state, seat, village, left, coin)
    if w is not GREEDY:
        total += prospects(w, state, seat, village, left)
    return total


def prospects(w: Weights, state: TableState, seat: int, village: Village, left: int) -> float:
    """What `greedy` does not see: cards that will give more points, skills, and the rank that may be lost."""
    pack = state.pack
    total = -w.rank_later * left * reputation_ranks(state)[seat]
    people = all_villagers(state, village)
    if left:
        skills = w.second_hammer if (people & pack.hammers).bit_count() > 1 else 0.0
        if people & pack.quills:
            skills += w.quill
        shining = 0
        for villager in bits(people):
            shining += sum(pack.villagers[villager].lanterns)
        total += left * (skills + w.lantern * shining / DIE)
        items = len(pack.items)
        for number in village.buildings:
            for thing, n in pack.cards[number].vp_per:
                total += left * n * more_of(w, thing - items)
    best = 0.0
    if left or village.ready & pack.hammers:
        for row in state.rows:
            for number in row:
                card = pack.cards[number]
                if card.vp_per:
                    best = max(best, card_points(state, village, number) + card.vp + 1 - w.coin * card.cost)
    return total + w.wish * best


def more_of(w: Weights, kind: int) -> float:
    """How many more of a thing there will be, in a round: houses, people, empty caves, or items (below 0)."""
    if kind < 0:
        return w.more_items
    return w.more_houses if kind == 0 else w.more_people if kind == 1 else w.more_caves


def coin_worth(w: Weights, state: TableState, village: Village, left: int) -> float:
    """Coins are worth buildings, as long as somebody can still build."""
    if left or (village.ready & state.pack.hammers and not village.passed):
        return w.coin + w.coin_later * left
    return w.last_coin


def goods_worth(w: Weights, state: TableState, village: Village) -> float:
    """Goods in the supply, nearly as good as on the track, and those for sale."""
    track_points = state.pack.track_points
    used = len(village.track)
    total = 0.0
    fresh: list[int] = []
    for good in range(state.pack.cider):
        n = village.items[good]
        if n:
            if village.placed[good]:
                total += n * track_points[village.track.index(good)]
            else:
                fresh.append(n)
    for place, n in enumerate(sorted(fresh)):
        total += n * track_points[used + place]
    total *= w.kept
    if village.sale != NONE:
        worth = item_worth(w, state, village, village.sale)
        total += max(w.kept * worth - 0.05, w.for_sale if state.round < state.pack.rounds else 0.0)
    return total


def item_worth(w: Weights, state: TableState, village: Village, item: int) -> float:
    """What one more of an item is worth to a village."""
    pack = state.pack
    left = pack.rounds - state.round
    if item == pack.cider:
        return w.cider if left else 0.0
    if item == pack.potion:
        return w.potion if left else 0.0
    if village.placed[item]:
        return float(pack.track_points[village.track.index(item)])
    slot = min(len(village.track), len(pack.track_points) - 1)
    before = pack.track_income[slot - 1] if slot else pack.base_income
    return pack.track_points[slot] + left * w.income * (pack.track_income[slot] - before)


def people_worth(w: Weights, state: TableState, seat: int, village: Village, left: int) -> float:
    """Villagers are actions: now, if they are ready, and in the rounds to come, if they find a bed."""
    ready, exhausted = village.ready.bit_count(), village.exhausted.bit_count()
    injured = village.injured.bit_count()
    people = ready + exhausted + injured
    if state.encounter is not None and state.seat == seat:
        people += state.encounter.party.bit_count()
    beds = state.total(seat, state.pack.beds)
    rested = min(people, beds) + w.crowded * max(0, people - beds)
    total = w.action * left * rested - (w.hurt * injured if left else 0.0)
    if not village.passed:
        total += w.now * ready
    elif left:
        total += w.passed * ready
    return total


def village_worth(w: Weights, state: TableState, village: Village, left: int) -> float:
    """Caves, tokens, and what buildings will still do."""
    pack = state.pack
    total = village.empty_caves() * (w.cave if left else w.last_cave)
    if left:
        total += w.cider * village.items[pack.cider] + w.potion * village.items[pack.potion]
        total += w.reputation * village.reputation
        total += w.artifact * left * sum(village.artifacts) - 0.1 * sum(village.turned)
    total += (w.supplies - 0.5) * village.supplies
    for place, number in enumerate(village.buildings):
        card = pack.cards[number]
        if card.good >= 0:
            good = item_worth(w, state, village, card.good)
            total += (w.on_card if left else w.last_on_card) * good * village.stock[place]
            if card.replenish:
                total += w.refilled * good * left
        total += left * (0.15 * w.bed * card.beds + w.reroll * 0.3 * card.reroll + w.potion * 0.8 * card.potion_income)
        total += left * w.habit * (card.coin_on_build + card.coin_on_explore + card.train_to_ready)
    return total


# ---- what is on its way -------------------------------------------------------------------------


def plan_worth(w: Weights, state: TableState, seat: int, village: Village, left: int, coin: float) -> float:
    """An action being declared, an expedition, an offer."""
    if not state.agenda:
        return 0.0
    frame = state.agenda[-1]
    if frame[0] in (ANSWER.number, COUNTERED.number):
        _, seller, price = frame
        return trade_worth(w, state, seat, seller, price, coin)
    if state.seat != seat:
        return 0.0
    if state.encounter is not None:
        return expedition_worth(w, state, left)
    if frame[0] == DECLARE.number:
        return declared_worth(w, state, village, left, coin)
    return 0.0


def declared_worth(w: Weights, state: TableState, village: Village, left: int, coin: float) -> float:
    """What the villagers named so far will bring."""
    members = state.members.bit_count()
    tired = -w.now * members
    if state.action == LABOR:
        cider = w.cider if state.cider_on_board and left else 0.0
        return tired + members * coin + cider
    if state.action == HARVEST:
        worth: list[float] = []
        for place, number in enumerate(village.buildings):
            card = state.pack.cards[number]
            if village.stock[place]:
                worth.extend([item_worth(w, state, village, card.good)] * village.stock[place])
        worth.sort(reverse=True)
        taken = worth[: members + (state.brought != NONE)]
        lying = w.on_card if left else w.last_on_card
        return tired + (w.kept - lying) * sum(taken) + (0.25 * len(taken) if left else sum(taken) * lying)
    if state.action == EXPLORE:
        return planned_expedition(w, state, village, left)
    return tired


def planned_expedition(w: Weights, state: TableState, village: Village, left: int) -> float:
    """The best expedition that these villagers may still become, if others join them."""
    party = state.members
    best = usual_expedition(w, state, party, left) - w.now * party.bit_count() if party.bit_count() > 1 else -9.0
    lanterns = state.pack.villagers
    others = sorted(bits(village.ready & ~party), key=lambda one: -sum(lanterns[one].lanterns))
    for villager in others[:3]:
        party |= 1 << villager
        best = max(best, usual_expedition(w, state, party, left) - w.now * party.bit_count())
    return best


def lantern_chances(state: TableState, party: int) -> list[float]:
    """The chance of at least so many lanterns, from 0 on."""
    ways = [1.0]
    for villager in bits(party):
        faces = state.pack.villagers[villager].lanterns
        sums = [0.0] * (len(ways) + max(faces))
        for lanterns, n in enumerate(ways):
            for die in range(1, 7):
                sums[lanterns + faces[die]] += n / 6
        ways = sums
    for lanterns in reversed(range(len(ways) - 1)):
        ways[lanterns] += ways[lanterns + 1]
    return ways


def at_least(chances: list[float], lanterns: int) -> float:
    """The chance of at least so many lanterns."""
    if lanterns <= 0:
        return 1.0
    return chances[lanterns] if lanterns < len(chances) else 0.0


def usual_expedition(w: Weights, state: TableState, party: int, left: int) -> float:
    """What an expedition brings before its paragraph is known: an easy number, or a medium and a hard one."""
    chances = lantern_chances(state, party)
    cave = w.cave if left else w.last_cave
    easy = at_least(chances, 3) * (w.rewards * REWARDS[3] + cave)
    hard = at_least(chances, 4) * (w.rewards * REWARDS[4] + cave)
    hard += at_least(chances, 7) * w.rewards * (REWARDS[7] - REWARDS[4])
    artifact = w.artifact * left * at_least(chances, 3) if state.artifact_on_deck else 0.0
    return max(easy, hard) + artifact


def expedition_worth(w: Weights, state: TableState, left: int) -> float:
    """An expedition in progress: the best choice, the one made, the dice that fell, or the number reached."""
    encounter = state.encounter
    assert encounter is not None
    frame = state.agenda[-1]
    cave = w.cave if left else w.last_cave
    if encounter.paragraph == NONE or not is_read(state):
        return usual_expedition(w, state, encounter.party, left)
    if frame[0] == READ_OUTCOME.number:
        _, number = frame
        option = choice(state)
        if option.auto >= 0:
            return w.rewards * REWARDS[3] + cave
        return w.rewards * REWARDS[option.tiers[number - 1].explore] + cave if number else 0.0
    if encounter.choice == NONE:
        open_choices = [option for option in paragraph(state).choices if obstacle(state, option) is None]
        return max([choice_worth(w, state, option, 0, cave) for option in open_choices], default=0.0)
    option = choice(state)
    if frame[0] in (CHECK.number, TIER_COST.number):
        reached = [tier for tier in option.tiers if tier.explore <= total_lanterns(state)]
        if not reached:
            # One or two exertions may still reach the lowest number.
            missing = option.tiers[0].explore - total_lanterns(state)
            return 0.8 * (w.rewards * REWARDS[option.tiers[0].explore] + cave) - 0.75 * missing if missing <= 2 else 0.0
        return w.rewards * REWARDS[reached[-1].explore] + cave - w.coin * reached[-1].pay
    return choice_worth(w, state, option, encounter.paid, cave)


def choice_worth(w: Weights, state: TableState, option: Choice, paid: int, cave: float) -> float:
    """What a choice is likely to bring with the party on the card."""
    encounter = state.encounter
    assert encounter is not None
    if option.auto >= 0:
        return w.rewards * REWARDS[3] + cave - w.coin * option.cost - (0.5 if option.stake else 0.0)
    chances = lantern_chances(state, encounter.party)
    bonus = all_bonuses(state, option, paid)
    total = -w.coin * option.cost - (0.5 if option.stake else 0.0)
    last = -cave
    for tier in option.tiers:
        chance = at_least(chances, tier.explore - bonus)
        # Somebody may be exerted to get there.
        near = at_least(chances, tier.explore - bonus - 1) - chance
        worth = w.rewards * REWARDS[tier.explore] - w.coin * tier.pay
        total += (chance + 0.3 * near) * (worth - last)
        last = max(last, worth)
    return total


def trade_worth(w: Weights, state: TableState, seat: int, seller: int, price: int, coin: float) -> float:
    """An offer on the table: what it will bring if the other agrees."""
    item = state.villages[seller].sale
    if item == NONE or seat not in (seller, state.seat):
        return 0.0
    if seat == seller:
        return 0.0
    gain = w.kept * item_worth(w, state, state.villages[seat], item) - coin * price
    agrees = SURE if price > LEAST_PRICE or item_worth(w, state, state.villages[seller], item) < w.coin * price else 0.4
    return agrees * gain if gain > 0 else gain
