"""The position: what lies on the table (rules sections 1, 3, 13)."""

from __future__ import annotations

from typing import Final

from grotto.games.above_and_below.book import STEPS, Acts
from grotto.games.above_and_below.content.kinds import BOOKS, SADNESS
from grotto.games.above_and_below.content.pack import Pack
from grotto.games.above_and_below.expedition import Encounter
from grotto.games.above_and_below.modules.quests import claim_quests
from grotto.games.above_and_below.scoring import points, reputation_ranks, result
from grotto.games.above_and_below.settings import Rules, options_of
from grotto.games.above_and_below.track import explain_place, place
from grotto.games.above_and_below.village import Village, new_village
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import Frame, StepBook
from grotto.kernel.errors import Data
from grotto.kernel.events import Reason, Result
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Shape
from grotto.kernel.state import State

# The five actions (sections 5-7).
EXPLORE: Final = 0
BUILD: Final = 1
HARVEST: Final = 2
TRAIN: Final = 3
LABOR: Final = 4
ACTIONS: Final[tuple[str, ...]] = ("explore", "build", "harvest", "train", "labor")

# The decks. Each has unseen cards, and below them known ones.
HOUSES: Final = 0
OUTPOSTS: Final = 1
CAVES: Final = 2
TOKENS: Final = 3
PILE: Final = 4
DECKS: Final[tuple[str, ...]] = ("houses", "outposts", "caves", "tokens", "villagers")


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
        "offered",
        "offers",
        "pack",
        "put_out",
        "quests",
        "read",
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
    round: int
    first: int
    villages: list[Village]
    # The cards of each group that lie open: houses, outposts, key houses, star houses.
    rows: list[tuple[int, ...]]
    # The villagers of the row, NONE for a gap.
    training: tuple[int, ...]
    # Of each deck: the cards nobody has seen, and the known ones below them.
    unseen: list[int]
    below: list[tuple[int, ...]]
    cave_top: int
    # The general supply of items, of supply tokens and of conditions.
    supply: list[int]
    supplies_left: int
    ailments_left: tuple[int, ...]
    cider_on_board: int
    # Artifacts of each kind that nobody has seen; the one on the deck is among them.
    artifact_pile: tuple[int, ...]
    artifact_on_deck: bool
    # One player: how many artifacts were removed from the pile, nobody knows which.
    artifacts_gone: int
    # Quests that nobody has claimed, and the cube of the one-player game.
    quests: int
    rival: int
    # The numbers of cards and tokens that led to a page of each book, as bits.
    read: tuple[int, ...]
    encounter: Encounter | None
    # The action being declared, its villagers, an artifact brought along, who has refused, and who obeyed for which
    # action.
    action: int
    members: int
    brought: int
    refused: int
    obeyed: tuple[int, ...]
    # What was done already this turn: refresh, sale space; for each seat the number of offers and the last price.
    refreshed: bool
    took_back: bool
    put_out: bool
    offers: tuple[int, ...]
    offered: tuple[int, ...]

    def new_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.action = NONE
        self.members = 0
        self.brought = NONE
        self.obeyed = (0,) * len(ACTIONS)
        self.refreshed = False
        self.took_back = False
        self.put_out = False
        self.offers = (0,) * self.players
        self.offered = (0,) * self.players

    # ---- tokens (section 13, R01, R04, R21) ------------------------------------------------

    def gain(self, seat: int, item: int, n: int, source: str) -> int:
        """Take items from the general supply, at most what is left there; returns how many."""
        if self.rules.token_limits and n > self.supply[item]:
            n = self.supply[item]
        if n > 0:
            self.supply[item] -= n
            self.villages[seat].items[item] += n
            if self.encounter is not None and seat == self.seat and item < self.pack.cider:
                self.encounter.prizes |= 1 << item
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
        ranks = reputation_ranks(self) if self.events is not None else []
        village.reputation = max(self.pack.reputation_top, min(self.pack.reputation_bottom, before + n))
        moved = village.reputation - before
        if moved and self.events is not None:
            self.tell("reputation_gained" if moved > 0 else "reputation_lost", {"n": abs(moved)}, seat)
            self.tell_ranks(ranks)

    def tell_ranks(self, before: list[int]) -> None:
        """Tell whose rank in reputation is worth more or less than before."""
        for seat, n in enumerate(reputation_ranks(self)):
            if n != before[seat]:
                self.tell("reputation_rank", {"was": before[seat], "n": n}, seat)

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
        village.buildings = (*village.buildings, card)
        village.stock = (*village.stock, goods)
        village.work_out(self.pack.cards)

    def seats_from(self, first: int) -> list[int]:
        """All seats in turn order."""
        return [(first + n) % self.players for n in range(self.players)]

    # ---- goods onto the track at any own decision (section 10, R26, R54) --------------------

    def offer_side_acts(self, acts: list[int]) -> None:
        items = self.villages[self.actor].items
        # Most have few goods or none.
        if any(items):
            place = self.acts.place
            for good in range(self.pack.cider):
                if items[good]:
                    acts.append(place.act(good))

    def apply_side_act(self, act: int) -> None:
        place(self, self.actor, self.acts.place.arg(act), 1)

    def explain_side_act(self, act: int) -> Reason:
        return explain_place(self, self.actor, self.acts.place.arg(act))

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

    def shape(self) -> Shape:
        # Imported late: the fields name steps, and the steps work on this class.
        from grotto.games.above_and_below.position import POSITION

        return POSITION

    def options(self) -> Data:
        return options_of(self.pack, self.rules)

    def game_id(self) -> str:
        return "above_and_below"

    def usual_agenda(self) -> list[Frame]:
        return [(STEPS.by_name["turn"].number,)]

    def agenda_fits(self, names: list[str]) -> bool:
        from grotto.games.above_and_below.position import agenda_fits

        return agenda_fits(self, names)

    def clone(self) -> TableState:
        other = TableState()
        other.copy_frame_of(self)
        other.acts = self.acts
        other.pack = self.pack
        other.rules = self.rules
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
        other.read = self.read
        other.action = self.action
        other.members = self.members
        other.brought = self.brought
        other.refused = self.refused
        other.obeyed = self.obeyed
        other.refreshed = self.refreshed
        other.took_back = self.took_back
        other.put_out = self.put_out
        other.offers = self.offers
        other.offered = self.offered
        other.encounter = None if self.encounter is None else self.encounter.clone()
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.pack.id, self.pack.content, self.rules, self.players, self.round, self.first, self.seat,
            tuple([village.key() for village in self.villages]),
            tuple(self.rows), self.training, tuple(self.unseen), tuple(self.below), self.cave_top,
            self.cider_on_board, self.artifact_pile, self.artifact_on_deck, self.artifacts_gone,
            self.quests, self.rival, self.read,
            self.action, self.members, self.brought, self.refused, self.obeyed,
            self.refreshed, self.took_back, self.put_out, self.offers, self.offered,
            None if self.encounter is None else self.encounter.key(),
            tuple(self.agenda),
        )  # fmt: skip


def new_state(acts: Acts, pack: Pack, rules: Rules, players: int) -> TableState:
    """A table with empty villages and nothing laid out; all tokens are in the general supply."""
    state = TableState()
    state.begin(players, rules.version)
    state.acts = acts
    state.pack = pack
    state.rules = rules
    state.round = 1
    state.first = 0
    shape = (len(pack.items), len(pack.ailments), len(pack.artifacts))
    state.villages = [new_village(*shape) for _ in range(players)]
    state.rows = [(), (), (), ()]
    state.training = (NONE,) * len(pack.training)
    state.unseen = [0] * len(DECKS)
    state.below = [()] * len(DECKS)
    state.cave_top = NONE
    state.supply = list(pack.counts)
    state.supplies_left = pack.supplies if rules.deep else 0
    state.ailments_left = tuple(ailment.copies if rules.deep else 0 for ailment in pack.ailments)
    state.cider_on_board = 0
    state.artifact_pile = tuple(artifact.copies if rules.artifacts else 0 for artifact in pack.artifacts)
    state.artifact_on_deck = False
    state.artifacts_gone = 0
    state.quests = 0
    state.rival = 0
    state.read = (0,) * len(BOOKS)
    state.encounter = None
    state.refused = 0
    state.new_turn()
    return state
