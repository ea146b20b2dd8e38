"""The position: what lies on the table (rules sections 1, 3, 13)."""

from __future__ import annotations

from typing import NamedTuple

from grotto.games.above_and_below.book import STEPS, Acts
from grotto.games.above_and_below.content.kinds import OUTPOST, SADNESS
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.scoring import points, result
from grotto.games.above_and_below.track import explain_place, place
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import StepBook
from grotto.kernel.events import Reason, Result
from grotto.kernel.state import Json, State

NONE = -1
SOLO = 1

# The five actions (sections 5-7).
EXPLORE, BUILD, HARVEST, TRAIN, LABOR = range(5)
ACTIONS = ("explore", "build", "harvest", "train", "labor")

# The decks. Each has unseen cards, and below them known ones.
HOUSES, OUTPOSTS, CAVES, TOKENS, PILE = range(5)
DECKS = ("houses", "outposts", "caves", "tokens", "villagers")


class Rules(NamedTuple):
    """What the table has agreed on: modules, and options where the rulebooks are silent."""

    first_player: int = NONE
    artifacts: bool = False
    extra_villagers: bool = False
    quests: bool = False
    deep: bool = False
    token_limits: bool = True
    starting_house_counts: bool = True
    lantern_mode: bool = False
    compensation: int = 0
    market_closes: bool = True
    exchanges: int = 3
    two_ranks: bool = False
    neighbour_reads: bool = False
    odds: bool = True


class Village:
    """What one player owns. Items are counted in the order of the pack: goods, cider, potion."""

    __slots__ = (
        "ailments",
        "artifacts",
        "buildings",
        "caves",
        "coins",
        "exhausted",
        "injured",
        "items",
        "outposts",
        "passed",
        "placed",
        "quests",
        "ready",
        "reputation",
        "sale",
        "spend",
        "stock",
        "supplies",
        "track",
        "turned",
    )

    def __init__(self, items: int = 0, ailments: int = 0, artifacts: int = 0) -> None:
        self.coins = 0
        self.items = [0] * items
        self.supplies = 0
        # The item in the sale space.
        self.sale = NONE
        # The kinds on the advancement track in the order of their slots, and how many goods of each kind lie there.
        self.track: tuple[int, ...] = ()
        self.placed = [0] * items
        # Buildings in the order in which they were built, and the goods that lie on each.
        self.buildings: list[int] = []
        self.stock: list[int] = []
        # Caves in the order in which they were won; each outpost stands on one of them.
        self.caves: tuple[int, ...] = ()
        self.outposts = 0
        # Which drinks may be spent as coins: 1 cider, 2 potion.
        self.spend = 0
        self.ready = 0
        self.exhausted = 0
        self.injured = 0
        # Villagers with each condition.
        self.ailments: tuple[int, ...] = (0,) * ailments
        self.reputation = 0
        self.passed = False
        # Artifacts of each kind: all of them, and those that were used this round.
        self.artifacts: tuple[int, ...] = (0,) * artifacts
        self.turned: tuple[int, ...] = (0,) * artifacts
        self.quests = 0

    def clone(self) -> Village:
        """A copy that shares nothing that changes."""
        other = Village.__new__(Village)
        other.coins = self.coins
        other.items = self.items.copy()
        other.supplies = self.supplies
        other.sale = self.sale
        other.track = self.track
        other.placed = self.placed.copy()
        other.buildings = self.buildings.copy()
        other.stock = self.stock.copy()
        other.caves = self.caves
        other.outposts = self.outposts
        other.spend = self.spend
        other.ready = self.ready
        other.exhausted = self.exhausted
        other.injured = self.injured
        other.ailments = self.ailments
        other.reputation = self.reputation
        other.passed = self.passed
        other.artifacts = self.artifacts
        other.turned = self.turned
        other.quests = self.quests
        return other

    def key(self) -> tuple[object, ...]:
        """All fields of the village, hashable."""
        return (
            self.coins, tuple(self.items), self.supplies, self.sale, self.track, tuple(self.placed),
            tuple(self.buildings), tuple(self.stock), self.caves, self.ready, self.exhausted, self.injured,
            self.ailments, self.reputation, self.passed, self.artifacts, self.turned, self.quests,
        )  # fmt: skip

    def empty_caves(self) -> int:
        """Caves that carry no outpost."""
        return len(self.caves) - self.outposts

    def owned(self, item: int) -> int:
        """How many of an item he owns: supply, sale space and track; not what lies on buildings (R17, R34)."""
        return self.items[item] + self.placed[item] + (self.sale == item)

    def villagers(self) -> int:
        """All villagers at home, as bits."""
        return self.ready | self.exhausted | self.injured


class Encounter:
    """An exploration in progress (section 5)."""

    __slots__ = (
        "added",
        "bonus",
        "book",
        "cave",
        "choice",
        "dice",
        "exerted",
        "found",
        "fresh",
        "greed_done",
        "paid",
        "paragraph",
        "party",
        "pawned",
        "phase",
        "rerolls",
        "rolled",
        "seen",
        "spared",
        "stake",
        "token",
        "won",
    )

    def __init__(self, cave: int = NONE, party: int = 0, rerolls: int = 0) -> None:
        self.cave = cave
        self.token = NONE
        # The book, and the place of the paragraph in it; NONE before the die is rolled.
        self.book = 0
        self.paragraph = NONE
        # Villagers on the card, all who took part, and those who were exerted.
        self.party = party
        self.seen = party
        self.exerted = 0
        self.rerolls = rerolls
        # The choice, its stake (an item or a villager), which paid bonuses were paid, as bits; items on the card.
        self.choice = NONE
        self.stake = NONE
        self.paid = 0
        self.pawned: tuple[int, ...] = ()
        # The dice of this check: who rolled, what they show, what staff and supplies added, lanterns beside the dice.
        self.rolled: tuple[int, ...] = ()
        self.dice: tuple[int, ...] = ()
        self.added: tuple[int, ...] = ()
        self.bonus = 0
        # How far the check is: rerolls, then staff and supplies, then exertion.
        self.phase = 0
        # Who was cowardly when the outcome began: a condition does not act on the outcome that gave it (R42).
        self.spared = 0
        # Caves and supplies won in this encounter (R23, R46), coins found in this outcome, whether greed has taken its
        # share (R43).
        self.won = 0
        self.fresh = 0
        self.found = 0
        self.greed_done = False

    def clone(self) -> Encounter:
        """A copy that shares nothing that changes."""
        other = Encounter.__new__(Encounter)
        other.cave = self.cave
        other.token = self.token
        other.book = self.book
        other.paragraph = self.paragraph
        other.party = self.party
        other.seen = self.seen
        other.exerted = self.exerted
        other.rerolls = self.rerolls
        other.choice = self.choice
        other.stake = self.stake
        other.paid = self.paid
        other.pawned = self.pawned
        other.rolled = self.rolled
        other.dice = self.dice
        other.added = self.added
        other.bonus = self.bonus
        other.phase = self.phase
        other.spared = self.spared
        other.won = self.won
        other.fresh = self.fresh
        other.found = self.found
        other.greed_done = self.greed_done
        return other

    def key(self) -> tuple[object, ...]:
        """All fields of the encounter, hashable."""
        return (
            self.cave, self.token, self.book, self.paragraph, self.party, self.seen, self.exerted, self.rerolls,
            self.choice, self.stake, self.paid, self.pawned, self.rolled, self.dice, self.added, self.bonus, self.phase,
            self.spared, self.won, self.fresh, self.found, self.greed_done,
        )  # fmt: skip


class TableState(State):
    """A position of Above and Below."""

    __slots__ = (
        "action",
        "acts",
        "ailments_left",
        "artifact_on_deck",
        "artifact_pile",
        "artifacts_gone",
        "below",
        "brought",
        "cave_top",
        "cider_on_board",
        "encounter",
        "first",
        "members",
        "obeyed",
        "offers",
        "pack",
        "put_out",
        "quests",
        "refreshed",
        "refused",
        "rival",
        "round",
        "rows",
        "rules",
        "supplies_left",
        "supply",
        "took_back",
        "training",
        "unseen",
        "villages",
    )

    acts: Acts
    pack: Pack
    rules: Rules
    encounter: Encounter | None

    # Compiled, `__new__` also calls this, without arguments; `clone()` then sets every field.
    def __init__(
        self, acts: Acts | None = None, pack: Pack | None = None, rules: Rules | None = None, players: int = 0
    ) -> None:
        self.begin(players)
        self.players = players
        self.round = 1
        self.first = 0
        self.villages: list[Village] = []
        # The cards of each group that lie open: houses, outposts, key houses, star houses.
        self.rows: list[tuple[int, ...]] = [(), (), (), ()]
        # The villagers of the row, NONE for a gap.
        self.training: tuple[int, ...] = ()
        self.unseen = [0] * len(DECKS)
        self.below: list[tuple[int, ...]] = [()] * len(DECKS)
        self.cave_top = NONE
        # The general supply of items, of supply tokens and of conditions.
        self.supply: list[int] = []
        self.supplies_left = 0
        self.ailments_left: tuple[int, ...] = ()
        self.cider_on_board = 0
        # Artifacts of each kind that nobody has seen; the one on the deck is among them.
        self.artifact_pile: tuple[int, ...] = ()
        self.artifact_on_deck = False
        # One player: how many artifacts were removed from the pile, nobody knows which.
        self.artifacts_gone = 0
        # Quests that nobody has claimed, and the cube of the one-player game.
        self.quests = 0
        self.rival = 0
        self.encounter = None
        self.refused = 0
        self.new_turn()
        if acts is not None and pack is not None and rules is not None:
            self.acts = acts
            self.pack = pack
            self.rules = rules
            shape = (len(pack.items), len(pack.ailments), len(pack.artifacts))
            self.villages = [Village(*shape) for _ in range(players)]
            self.training = (NONE,) * len(pack.training)
            self.supply = list(pack.counts)
            self.supplies_left = pack.supplies if rules.deep else 0
            self.ailments_left = tuple(ailment.copies if rules.deep else 0 for ailment in pack.ailments)
            self.artifact_pile = tuple(artifact.copies if rules.artifacts else 0 for artifact in pack.artifacts)

    def new_turn(self) -> None:
        """Forget what was done in the last turn."""
        # The action being declared, its villagers, an artifact brought along, and who obeyed for which action.
        self.action = NONE
        self.members = 0
        self.brought = NONE
        self.obeyed: tuple[int, ...] = (0,) * len(ACTIONS)
        # What was done already: refresh, sale space; for each seat the number of offers and the last price.
        self.refreshed = False
        self.took_back = False
        self.put_out = False
        self.offers: tuple[tuple[int, int], ...] = ((0, 0),) * self.players

    # ---- tokens (section 13, R01, R04, R21) ------------------------------------------------

    def gain(self, seat: int, item: int, n: int, source: str) -> int:
        """Take items from the general supply, at most what is left there; returns how many."""
        if self.rules.token_limits and n > self.supply[item]:
            n = self.supply[item]
        if n > 0:
            self.supply[item] -= n
            self.villages[seat].items[item] += n
            if self.events is not None:
                self.tell("gained", {"good": self.pack.items[item], "n": n, "source": source}, seat)
            if self.quests:
                claim_quests(self, seat)
        return n

    def give_back(self, seat: int, item: int, n: int, source: str) -> None:
        """Return items of a player's supply to the general supply."""
        self.villages[seat].items[item] -= n
        self.supply[item] += n
        if self.events is not None and n:
            self.tell("paid", {"good": self.pack.items[item], "n": n, "source": source}, seat)

    def gain_coins(self, seat: int, n: int, source: str) -> None:
        """Coins from the bank, which never runs out."""
        self.villages[seat].coins += n
        if self.events is not None and n:
            self.tell("gained", {"good": "coin", "n": n, "source": source}, seat)

    def pay_coins(self, seat: int, n: int, source: str) -> None:
        """Pay coins to the bank; the caller has checked that the player has them."""
        self.villages[seat].coins -= n
        if self.events is not None and n:
            self.tell("paid", {"good": "coin", "n": n, "source": source}, seat)

    def move_reputation(self, seat: int, n: int) -> None:
        """Move the reputation cube, not beyond the ends of the track (R21)."""
        village = self.villages[seat]
        before = village.reputation
        village.reputation = max(self.pack.reputation_top, min(self.pack.reputation_bottom, before + n))
        moved = village.reputation - before
        if moved and self.events is not None:
            self.tell("reputation_gained" if moved > 0 else "reputation_lost", {"n": abs(moved)}, seat)

    def owned(self, seat: int, item: int) -> int:
        """How many of an item a player owns, a stake on the cave card included (R60)."""
        owned = self.villages[seat].owned(item)
        if self.encounter is not None and seat == self.seat:
            owned += self.encounter.pawned.count(item)
        return owned

    # ---- villagers -------------------------------------------------------------------------

    def receive_villager(self, seat: int, villager: int, ready: bool = False) -> None:
        """A villager joins a village."""
        village = self.villages[seat]
        if ready:
            village.ready |= 1 << villager
        else:
            village.exhausted |= 1 << villager
        if self.events is not None:
            zone = "ready" if ready else "exhausted"
            self.tell("joined", {"villager": self.pack.villager_ids[villager], "zone": zone}, seat)
        if self.pack.bad_reputation >> villager & 1:
            # R35: at once, however the villager was gained.
            self.move_reputation(seat, -1)

    def ailing(self, seat: int, effect: int) -> int:
        """The villagers of a seat whose condition has this effect."""
        index = self.pack.ailment_of[effect]
        return self.villages[seat].ailments[index] if index >= 0 else 0

    def unruly(self, seat: int) -> int:
        """Villagers who must roll for obedience: disobedient by nature, or sad."""
        return self.pack.disobedient | self.ailing(seat, SADNESS)

    def specials_left(self, kind: int) -> int:
        """The special villagers of a kind that nobody has, as bits."""
        mask = self.pack.special_masks[kind]
        for village in self.villages:
            mask &= ~village.villagers()
        if self.encounter is not None:
            mask &= ~self.encounter.party
        return mask

    # ---- buildings -------------------------------------------------------------------------

    def total(self, seat: int, symbols: list[int]) -> int:
        """How many symbols of one kind the buildings of a seat have: `total(seat, pack.beds)`."""
        return sum([symbols[card] for card in self.villages[seat].buildings])

    def add_building(self, seat: int, card: int, goods: int) -> None:
        """Put a card into a village, with so many goods on it."""
        village = self.villages[seat]
        village.buildings.append(card)
        village.stock.append(goods)
        village.spend |= self.pack.cards[card].spend
        village.outposts += self.pack.cards[card].group == OUTPOST

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order."""
        return [(first + n) % self.players for n in range(self.players)]

    # ---- goods onto the track at any own decision (section 10, R26, R54) --------------------

    def offer_side_acts(self, acts: list[int]) -> None:
        items = self.villages[self.actor].items
        first = self.acts.place
        for good in range(self.pack.cider):
            if items[good]:
                acts.append(first + good)

    def apply_side_act(self, act: int) -> None:
        place(self, self.actor, act - self.acts.place, 1)

    def explain_side_act(self, act: int) -> Reason:
        return explain_place(self, self.actor, act - self.acts.place)

    # ---- the kernel's questions ------------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return self.acts.vocabulary

    def step_book(self) -> StepBook:
        return STEPS

    def result(self) -> Result:
        return result(self)

    def counters(self, seat: int) -> dict[str, int]:
        village = self.villages[seat]
        numbers = {"coin": village.coins}
        for item, id in enumerate(self.pack.items):
            numbers[id] = village.items[item]
        numbers["reputation"] = village.reputation
        numbers["score"] = points(self, seat)
        return numbers

    def to_data(self) -> Json:
        # Imported late: the data form names steps, and the steps work on this class.
        from grotto.games.above_and_below.position import to_data

        return to_data(self)

    def clone(self) -> TableState:
        other = TableState.__new__(TableState)
        other.copy_frame_of(self)
        other.acts = self.acts
        other.pack = self.pack
        other.rules = self.rules
        other.players = self.players
        other.round = self.round
        other.first = self.first
        other.villages = [village.clone() for village in self.villages]
        other.rows = self.rows.copy()
        other.training = self.training
        other.unseen = self.unseen.copy()
        other.below = self.below.copy()
        other.cave_top = self.cave_top
        other.supply = self.supply.copy()
        other.supplies_left = self.supplies_left
        other.ailments_left = self.ailments_left
        other.cider_on_board = self.cider_on_board
        other.artifact_pile = self.artifact_pile
        other.artifact_on_deck = self.artifact_on_deck
        other.artifacts_gone = self.artifacts_gone
        other.quests = self.quests
        other.rival = self.rival
        other.action = self.action
        other.members = self.members
        other.brought = self.brought
        other.refused = self.refused
        other.obeyed = self.obeyed
        other.refreshed = self.refreshed
        other.took_back = self.took_back
        other.put_out = self.put_out
        other.offers = self.offers
        other.encounter = None if self.encounter is None else self.encounter.clone()
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.pack.id, self.pack.content, self.rules, self.players, self.round, self.first, self.seat,
            tuple([village.key() for village in self.villages]),
            tuple(self.rows), self.training, tuple(self.unseen), tuple(self.below), self.cave_top,
            self.cider_on_board, self.artifact_pile, self.artifact_on_deck, self.artifacts_gone,
            self.quests, self.rival,
            self.action, self.members, self.brought, self.refused, self.obeyed,
            self.refreshed, self.took_back, self.put_out, self.offers,
            None if self.encounter is None else self.encounter.key(),
            tuple(self.agenda),
        )  # fmt: skip
