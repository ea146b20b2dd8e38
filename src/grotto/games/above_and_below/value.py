"""How good a position is for a seat: the expected final score, roughly. For `greedy`.

Points that are there, and what the rest is likely to become: coins turn into buildings, villagers into actions, goods
into places on the track. An action being declared and an expedition in progress count as what they usually bring:
the value must not depend on what the book holds.
"""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.bonuses import all_bonuses
from grotto.games.above_and_below.book import LEAST_PRICE
from grotto.games.above_and_below.check import CHECK, READ_OUTCOME, TIER_COST, total_lanterns
from grotto.games.above_and_below.content.kinds import Choice
from grotto.games.above_and_below.encounter import obstacle
from grotto.games.above_and_below.expedition import choice, paragraph
from grotto.games.above_and_below.market import ANSWER, COUNTERED
from grotto.games.above_and_below.scoring import points
from grotto.games.above_and_below.state import EXPLORE, HARVEST, LABOR, TableState
from grotto.games.above_and_below.telling import is_read
from grotto.games.above_and_below.track import income
from grotto.games.above_and_below.turn import DECLARE
from grotto.games.above_and_below.village import Village
from grotto.kernel.bits import bits
from grotto.kernel.kinds import NONE

# What things are worth in points while there is time to use them.
COIN: Final = 0.4
LAST_COIN: Final = 0.02
ACTION: Final = 0.6
CAVE: Final = 0.9
LAST_CAVE: Final = 0.1
REPUTATION: Final = 0.35
POTION: Final = 0.35
CIDER: Final = 0.5
SUPPLIES: Final = 0.45
ARTIFACT: Final = 0.3
BED: Final = 0.35
ON_CARD: Final = 0.55
KEPT: Final = 0.9
FOR_SALE: Final = 0.8
CROWDED: Final = 0.55
REROLL: Final = 0.35
HURT: Final = 1.1
# What reaching an explore number usually brings, apart from the cave.
REWARDS: Final[tuple[float, ...]] = (0.0, 0.4, 0.6, 0.9, 1.5, 2.0, 2.5, 3.0, 3.4, 3.8)
SURE: Final = 0.7


def value(state: TableState, seat: int) -> float:
    """The expected score of a seat."""
    village = state.villages[seat]
    left = state.pack.rounds - state.round
    coin = coin_worth(state, village, left)
    total = float(points(state, seat))
    total += village.coins * coin + left * COIN * income(state, seat)
    total += goods_worth(state, village)
    total += people_worth(state, seat, village, left)
    total += village_worth(state, village, left)
    total += plan_worth(state, seat, village, left, coin)
    return total


def coin_worth(state: TableState, village: Village, left: int) -> float:
    """Coins are worth buildings, as long as somebody can still build."""
    if left or (village.ready & state.pack.hammers and not village.passed):
        return COIN
    return LAST_COIN


def goods_worth(state: TableState, village: Village) -> float:
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
    total *= KEPT
    if village.sale != NONE:
        worth = item_worth(state, village, village.sale)
        total += max(KEPT * worth - 0.05, FOR_SALE if state.round < state.pack.rounds else 0.0)
    return total


def item_worth(state: TableState, village: Village, item: int) -> float:
    """What one more of an item is worth to a village."""
    pack = state.pack
    left = pack.rounds - state.round
    if item == pack.cider:
        return CIDER if left else 0.0
    if item == pack.potion:
        return POTION if left else 0.0
    if village.placed[item]:
        return float(pack.track_points[village.track.index(item)])
    slot = min(len(village.track), len(pack.track_points) - 1)
    before = pack.track_income[slot - 1] if slot else pack.base_income
    return pack.track_points[slot] + left * COIN * (pack.track_income[slot] - before)


def people_worth(state: TableState, seat: int, village: Village, left: int) -> float:
    """Villagers are actions: now, if they are ready, and in the rounds to come, if they find a bed."""
    ready, exhausted = village.ready.bit_count(), village.exhausted.bit_count()
    injured = village.injured.bit_count()
    people = ready + exhausted + injured
    if state.encounter is not None and state.seat == seat:
        people += state.encounter.party.bit_count()
    beds = state.total(seat, state.pack.beds)
    rested = min(people, beds) + CROWDED * max(0, people - beds)
    total = ACTION * left * rested - (HURT * injured if left else 0.0)
    if not village.passed:
        total += ACTION * ready
    elif left:
        total += 0.2 * ready
    return total


def village_worth(state: TableState, village: Village, left: int) -> float:
    """Caves, tokens, and what buildings will still do."""
    pack = state.pack
    total = village.empty_caves() * (CAVE if left else LAST_CAVE)
    if left:
        total += CIDER * village.items[pack.cider] + POTION * village.items[pack.potion]
        total += REPUTATION * village.reputation
        total += ARTIFACT * left * sum(village.artifacts) - 0.1 * sum(village.turned)
    total += (SUPPLIES - 0.5) * village.supplies
    for place, number in enumerate(village.buildings):
        card = pack.cards[number]
        if card.good >= 0:
            good = item_worth(state, village, card.good)
            total += ON_CARD * good * village.stock[place]
            if card.replenish:
                total += 0.3 * good * left
        total += left * (0.15 * BED * card.beds + REROLL * 0.3 * card.reroll + POTION * 0.8 * card.potion_income)
        total += left * 0.3 * (card.coin_on_build + card.coin_on_explore + card.train_to_ready)
    return total


# ---- what is on its way -------------------------------------------------------------------------


def plan_worth(state: TableState, seat: int, village: Village, left: int, coin: float) -> float:
    """An action being declared, an expedition, an offer."""
    if not state.agenda:
        return 0.0
    frame = state.agenda[-1]
    if frame[0] in (ANSWER.number, COUNTERED.number):
        _, seller, price = frame
        return trade_worth(state, seat, seller, price, coin)
    if state.seat != seat:
        return 0.0
    if state.encounter is not None:
        return expedition_worth(state, left)
    if frame[0] == DECLARE.number:
        return declared_worth(state, village, left, coin)
    return 0.0


def declared_worth(state: TableState, village: Village, left: int, coin: float) -> float:
    """What the villagers named so far will bring."""
    members = state.members.bit_count()
    tired = -ACTION * members
    if state.action == LABOR:
        cider = CIDER if state.cider_on_board and left else 0.0
        return tired + members * coin + cider
    if state.action == HARVEST:
        worth: list[float] = []
        for place, number in enumerate(village.buildings):
            card = state.pack.cards[number]
            if village.stock[place]:
                worth.extend([item_worth(state, village, card.good)] * village.stock[place])
        worth.sort(reverse=True)
        taken = worth[: members + (state.brought != NONE)]
        return tired + (KEPT - ON_CARD) * sum(taken) + (0.25 * len(taken) if left else sum(taken) * ON_CARD)
    if state.action == EXPLORE:
        return planned_expedition(state, village, left)
    return tired


def planned_expedition(state: TableState, village: Village, left: int) -> float:
    """The best expedition that these villagers may still become, if others join them."""
    party = state.members
    best = usual_expedition(state, party, left) - ACTION * party.bit_count() if party.bit_count() > 1 else -9.0
    lanterns = state.pack.villagers
    others = sorted(bits(village.ready & ~party), key=lambda one: -sum(lanterns[one].lanterns))
    for villager in others[:3]:
        party |= 1 << villager
        best = max(best, usual_expedition(state, party, left) - ACTION * party.bit_count())
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


def usual_expedition(state: TableState, party: int, left: int) -> float:
    """What an expedition brings before its paragraph is known: an easy number, or a medium and a hard one."""
    chances = lantern_chances(state, party)
    cave = CAVE if left else LAST_CAVE
    easy = at_least(chances, 3) * (REWARDS[3] + cave)
    hard = at_least(chances, 4) * (REWARDS[4] + cave) + at_least(chances, 7) * (REWARDS[7] - REWARDS[4])
    artifact = ARTIFACT * left * at_least(chances, 3) if state.artifact_on_deck else 0.0
    return max(easy, hard) + artifact


def expedition_worth(state: TableState, left: int) -> float:
    """An expedition in progress: the best choice, the one made, the dice that fell, or the number reached."""
    encounter = state.encounter
    assert encounter is not None
    frame = state.agenda[-1]
    cave = CAVE if left else LAST_CAVE
    if encounter.paragraph == NONE or not is_read(state):
        return usual_expedition(state, encounter.party, left)
    if frame[0] == READ_OUTCOME.number:
        _, number = frame
        option = choice(state)
        if option.auto >= 0:
            return REWARDS[3] + cave
        return REWARDS[option.tiers[number - 1].explore] + cave if number else 0.0
    if encounter.choice == NONE:
        open_choices = [option for option in paragraph(state).choices if obstacle(state, option) is None]
        return max([choice_worth(state, option, 0, cave) for option in open_choices], default=0.0)
    option = choice(state)
    if frame[0] in (CHECK.number, TIER_COST.number):
        reached = [tier for tier in option.tiers if tier.explore <= total_lanterns(state)]
        if not reached:
            # One or two exertions may still reach the lowest number.
            missing = option.tiers[0].explore - total_lanterns(state)
            return 0.8 * (REWARDS[option.tiers[0].explore] + cave) - 0.75 * missing if missing <= 2 else 0.0
        return REWARDS[reached[-1].explore] + cave - COIN * reached[-1].pay
    return choice_worth(state, option, encounter.paid, cave)


def choice_worth(state: TableState, option: Choice, paid: int, cave: float) -> float:
    """What a choice is likely to bring with the party on the card."""
    encounter = state.encounter
    assert encounter is not None
    if option.auto >= 0:
        return REWARDS[3] + cave - COIN * option.cost - (0.5 if option.stake else 0.0)
    chances = lantern_chances(state, encounter.party)
    bonus = all_bonuses(state, option, paid)
    total = -COIN * option.cost - (0.5 if option.stake else 0.0)
    last = -cave
    for tier in option.tiers:
        chance = at_least(chances, tier.explore - bonus)
        # Somebody may be exerted to get there.
        near = at_least(chances, tier.explore - bonus - 1) - chance
        worth = REWARDS[tier.explore] - COIN * tier.pay
        total += (chance + 0.3 * near) * (worth - last)
        last = max(last, worth)
    return total


def trade_worth(state: TableState, seat: int, seller: int, price: int, coin: float) -> float:
    """An offer on the table: what it will bring if the other agrees."""
    item = state.villages[seller].sale
    if item == NONE or seat not in (seller, state.seat):
        return 0.0
    if seat == seller:
        return 0.0
    gain = KEPT * item_worth(state, state.villages[seat], item) - coin * price
    agrees = SURE if price > LEAST_PRICE or item_worth(state, state.villages[seller], item) < COIN * price else 0.4
    return agrees * gain if gain > 0 else gain
