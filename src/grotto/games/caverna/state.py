"""A position of Caverna: the farms, what lies on the action spaces, and how goods come and go."""

from __future__ import annotations

from grotto.games.caverna.animals import Area, Room, fits, single_areas
from grotto.games.caverna.board import BOARD, BOARD_CELLS, CELLS, ENTRY_DWELLING, PRINTED_CAVERN
from grotto.games.caverna.book import END_EXPEDITION, SKIP, SPACE_IDS, STEPS, VOCABULARY
from grotto.games.caverna.effects import Traits
from grotto.games.caverna.furnishings import ALL_TILES, DELIVERED, DWARF_ROOM, DWELLING, ENTRY_LEVEL, traits_of
from grotto.games.caverna.goods import BOAR, CATTLE, DOG, DONKEY, GOODS, SHEEP
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import Frame, StepBook
from grotto.kernel.events import Reason, Result
from grotto.kernel.goods import Bundle
from grotto.kernel.state import Json, State

NONE = -1
SOLO = 1
STABLES = 3
DWARFS = 5
# Room for dwarfs in the printed dwelling.
ENTRY_ROOM = 2

# Where a dwarf is, if not on an action space: at home and still to be placed; born this round; at home for the rest
# of the round because no space was left for him (section 4).
HOME, NEWBORN, STAYED = -1, -2, -3

# The four types of farm animals as the housing rules count them.
_SHEEP, _DONKEYS, _BOARS, _CATTLE = range(4)


class Farm:
    """One player's goods, home board and dwarfs. Sets of cells and of furnishings are bits."""

    __slots__ = (
        "begging",
        "cavern",
        "covered",
        "deep",
        "deliveries",
        "dwellings",
        "extension_used",
        "field",
        "furnished",
        "goods",
        "grain",
        "large",
        "meadow",
        "ore_mine",
        "owned",
        "pairs",
        "phase",
        "room_known",
        "rooms",
        "ruby_mine",
        "small",
        "stable",
        "strength",
        "traits",
        "tunnel",
        "vegetables",
        "where",
    )

    # Compiled, `__new__` calls this as well: for a clone that gets everything anyway.
    def __init__(self) -> None:
        self.goods: list[int] = [0] * len(GOODS)
        # The forest: meadows, fields, small pastures, the cells of large pastures and which two belong together.
        self.meadow = 0
        self.field = 0
        self.small = 0
        self.large = 0
        self.pairs: tuple[int, ...] = ()
        self.stable = 0
        # Fields with 1, 2, 3 grain and with 1, 2 vegetables.
        self.grain = (0, 0, 0)
        self.vegetables = (0, 0)
        # The mountain: empty caverns, tunnels, deep tunnels, mines, furnished cells and what stands in them.
        self.cavern = 1 << PRINTED_CAVERN
        self.tunnel = 0
        self.deep = 0
        self.ore_mine = 0
        self.ruby_mine = 0
        self.furnished = 1 << ENTRY_DWELLING
        self.rooms = [NONE] * len(CELLS)
        self.rooms[ENTRY_DWELLING] = ENTRY_LEVEL
        self.owned: int = 0
        # How many ordinary Dwellings; tiles that were built over and do nothing any more.
        self.dwellings = 0
        self.covered = 0
        self.traits: Traits = traits_of(0)
        # Each dwarf's weapon, 0 for none, and where he is.
        self.strength: list[int] = [0, 0]
        self.where = [HOME, HOME]
        self.begging = 0
        # Rounds in which suppliers still deliver, in the order of DELIVERED.
        self.deliveries: tuple[int, ...] = (0,) * len(DELIVERED)
        # Whether both halves of Extension were used (ruling 71); the phase chosen in this harvest.
        self.extension_used = False
        self.phase = 0
        self.room_known: Room | None = None

    def clone(self) -> Farm:
        """An equal farm that shares nothing that changes."""
        other = Farm.__new__(Farm)
        other.goods = self.goods.copy()
        other.meadow = self.meadow
        other.field = self.field
        other.small = self.small
        other.large = self.large
        other.pairs = self.pairs
        other.stable = self.stable
        other.grain = self.grain
        other.vegetables = self.vegetables
        other.cavern = self.cavern
        other.tunnel = self.tunnel
        other.deep = self.deep
        other.ore_mine = self.ore_mine
        other.ruby_mine = self.ruby_mine
        other.furnished = self.furnished
        other.rooms = self.rooms.copy()
        other.owned = self.owned
        other.dwellings = self.dwellings
        other.covered = self.covered
        other.traits = self.traits
        other.strength = self.strength.copy()
        other.where = self.where.copy()
        other.begging = self.begging
        other.deliveries = self.deliveries
        other.extension_used = self.extension_used
        other.phase = self.phase
        other.room_known = self.room_known
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes this farm this farm."""
        return (
            tuple(self.goods),
            self.meadow,
            self.field,
            self.small,
            self.pairs,
            self.stable,
            self.grain,
            self.vegetables,
            self.cavern,
            self.tunnel,
            self.deep,
            self.ore_mine,
            self.ruby_mine,
            tuple(self.rooms),
            self.covered,
            tuple(self.strength),
            tuple(self.where),
            self.begging,
            self.deliveries,
            self.extension_used,
            self.phase,
        )

    # ---- the board ---------------------------------------------------------------------

    def forest_tiles(self) -> int:
        """All forest cells that have a tile."""
        return self.meadow | self.field | self.small | self.large

    def mountain_tiles(self) -> int:
        """All mountain cells that are not empty, the printed ones included."""
        return self.cavern | self.tunnel | self.deep | self.ore_mine | self.ruby_mine | self.furnished

    def empty_fields(self) -> int:
        """Fields without crops."""
        g1, g2, g3 = self.grain
        v1, v2 = self.vegetables
        return self.field & ~(g1 | g2 | g3 | v1 | v2)

    def crops_on_fields(self) -> tuple[int, int]:
        """Grain and vegetables that lie on fields."""
        g1, g2, g3 = self.grain
        v1, v2 = self.vegetables
        return g1.bit_count() + 2 * g2.bit_count() + 3 * g3.bit_count(), v1.bit_count() + 2 * v2.bit_count()

    def unused_cells(self) -> int:
        """Cells of the board without tile and without stable."""
        used = (self.forest_tiles() | self.mountain_tiles() | self.stable) & BOARD
        return BOARD_CELLS - used.bit_count()

    def mines(self) -> int:
        """How many mines there are."""
        return (self.ore_mine | self.ruby_mine).bit_count()

    # ---- dwarfs ------------------------------------------------------------------------

    def dwarf_room(self) -> int:
        """How many dwarfs have room (6.5); the Additional dwelling has room for the sixth only."""
        room = ENTRY_ROOM + self.dwellings
        owned = self.owned & ~(1 << DWELLING)
        while owned:
            low = owned & -owned
            room += DWARF_ROOM[low.bit_length() - 1]
            owned ^= low
        return room + (self.traits.sixth_dwarf and len(self.strength) >= DWARFS)

    # ---- animals (10.1) ----------------------------------------------------------------

    def room(self) -> Room:
        """The room for animals, worked out when something has changed."""
        if self.room_known is not None:
            return self.room_known
        traits = self.traits
        stable = self.stable
        large = [0, 0, 0]
        for pair in self.pairs:
            large[(pair & stable).bit_count()] += 1
        room = (
            (self.meadow & ~stable).bit_count(),
            (self.meadow & stable).bit_count(),
            (self.small & ~stable).bit_count(),
            (self.small & stable).bit_count() + large[0],
            large[1],
            large[2],
            self.empty_fields().bit_count() * traits.field_room,
            1 + traits.any_rooms,
            self.mines(),
            (stable & ~(self.meadow | self.small | self.large)).bit_count(),
            traits.cattle_room,
            traits.sheep_room * len(self.strength),
        )
        self.room_known = room
        return room

    def areas(self) -> list[Area]:
        """The same, area by area with its cells, for drawing."""
        traits = self.traits
        stable = self.stable
        # Ore mines first: only there a donkey brings the Miner ore.
        areas = single_areas(self.ore_mine, 1, _DONKEYS, False) + single_areas(self.ruby_mine, 1, _DONKEYS, False)
        areas += single_areas(stable & ~(self.meadow | self.small | self.large), 1, _BOARS, False)
        areas += single_areas(self.meadow & ~stable, 0, NONE, True) + single_areas(self.meadow & stable, 1, NONE, True)
        areas += single_areas(self.small & ~stable, 2, NONE, True) + single_areas(self.small & stable, 4, NONE, True)
        for pair in self.pairs:
            areas.append(Area(pair, 4 << (pair & stable).bit_count(), NONE, True))
        if traits.field_room:
            areas += single_areas(self.empty_fields(), traits.field_room, NONE, False)
        areas.append(Area(1 << ENTRY_DWELLING, 2, NONE, False))
        for cell, tile in enumerate(self.rooms):
            if tile in (NONE, ENTRY_LEVEL):
                continue
            here = traits_of(1 << tile)
            if here.any_rooms:
                areas.append(Area(1 << cell, 2, NONE, False))
            if here.cattle_room:
                areas.append(Area(1 << cell, here.cattle_room, _CATTLE, False))
            if here.sheep_room:
                areas.append(Area(1 << cell, here.sheep_room * len(self.strength), _SHEEP, False))
        return areas

    def housed(self) -> bool:
        """Whether all animals have room."""
        goods = self.goods
        return fits(self.room(), goods[DOG], goods[SHEEP], goods[DONKEY], goods[BOAR], goods[CATTLE])

    def houses(self, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
        """Whether so many more animals would have room."""
        goods = self.goods
        return fits(
            self.room(), goods[DOG], goods[SHEEP] + sheep, goods[DONKEY] + donkeys, goods[BOAR] + boars,
            goods[CATTLE] + cattle,
        )  # fmt: skip

    def furnish(self, tile: int, cell: int) -> None:
        """Lay a tile; what stood there before is dead."""
        bit = 1 << cell
        before = self.rooms[cell]
        if before != NONE:
            self.owned &= ~(1 << before)
            self.covered |= 1 << before
        self.cavern &= ~bit
        self.tunnel &= ~bit
        self.deep &= ~bit
        self.furnished |= bit
        self.rooms[cell] = tile
        self.owned |= 1 << tile
        self.dwellings += tile == DWELLING
        self.traits = traits_of(self.owned)
        self.room_known = None


class SideActs:
    """Acts that a player may do at any of his decisions (sections 7 and 8)."""

    def offer(self, state: CavernaState, farm: Farm, acts: list[int]) -> None:
        """Append those that are legal now."""
        raise NotImplementedError

    def claims(self, act: int) -> bool:
        """Whether the act is one of these."""
        raise NotImplementedError

    def apply(self, state: CavernaState, act: int) -> None:
        """Carry it out."""
        raise NotImplementedError

    def explain(self, state: CavernaState, act: int) -> Reason:
        """Why it is not legal."""
        raise NotImplementedError


# Each rule module with such acts adds its own.
SIDE_ACTS: list[SideActs] = []


class CavernaState(State):
    """A position: all farms, the action spaces, and how far the round has got."""

    __slots__ = (
        "dwarf",
        "farms",
        "first",
        "first_player",
        "harvest",
        "hope",
        "intro",
        "late_markers",
        "leaves",
        "occupant",
        "opened",
        "piles",
        "questions",
        "round",
        "space",
        "supply",
        "token",
    )

    # Compiled, `__new__` calls this as well, without arguments: for a clone that gets everything anyway.
    def __init__(self, players: int = 0, first_player: int = NONE, intro: bool = False, late: bool = False) -> None:
        self.begin(players)
        self.players = players
        # The options: who starts, or NONE for chance; fewer furnishings; markers turned up only at the harvest.
        self.first_player = first_player
        self.intro = intro
        self.late_markers = late
        self.farms = [Farm() for _ in range(players)]
        # The furnishings that can still be built.
        self.supply = ALL_TILES
        # Goods on each action space, and the seat whose dwarf is there.
        self.piles: list[Bundle] = [()] * len(SPACE_IDS)
        self.occupant = [NONE] * len(SPACE_IDS)
        # The spaces in play, in the order in which they came.
        self.opened: tuple[int, ...] = ()
        self.round = 0
        # Who began this round, and who has the starting player token.
        self.first = 0
        self.token = 0
        # Harvest markers that nobody has seen yet, and what kind of harvest this round has.
        self.leaves = 0
        self.questions = 0
        self.harvest = 0
        # This turn: the acting dwarf and the space whose action he carries out.
        self.dwarf = NONE
        self.space = NONE
        # Whether exchanges could still make an open part of the action possible; follows from the rest.
        self.hope = True

    # ---- goods -------------------------------------------------------------------------

    def gain(self, bundle: Bundle, source: str) -> None:
        """Add goods, and what furnishings answer to them; animals must then find room."""
        farm = self.farms[self.seat]
        owned = farm.goods
        animals = False
        for good, n in bundle:
            owned[good] += n
            if good >= SHEEP:
                animals = True
            if self.events is not None:
                self.tell("gained", {"good": GOODS[good], "n": n, "source": source})
            for gained, then in farm.traits.answers:
                if gained == good:
                    owned[then] += n
                    if self.events is not None:
                        self.tell("answered", {"good": GOODS[then], "n": n})
        if animals:
            self.house()

    def pay(self, bundle: Bundle, purpose: str) -> None:
        """Take goods away; whether they are there has been checked."""
        owned = self.farms[self.seat].goods
        for good, n in bundle:
            owned[good] -= n
            if self.events is not None:
                self.tell("paid", {"good": GOODS[good], "n": n, "source": purpose})

    def house(self) -> None:
        """After a change of herd or room: what has no room must be eaten before anything else happens."""
        if not self.farms[self.seat].housed():
            # Imported late: the step works on this class.
            from grotto.games.caverna.herd import HOUSE

            self.agenda.append((HOUSE.number,))

    def changed_room(self) -> None:
        """The room for animals is not what it was."""
        self.farms[self.seat].room_known = None

    # ---- exchanges at any time (sections 7 and 8) --------------------------------------

    def offer_side_acts(self, acts: list[int]) -> None:
        # Where only leaving is left and no exchange could change that, nobody is asked.
        if not self.hope and len(acts) == 1 and acts[0] in (SKIP, END_EXPEDITION):
            return
        farm = self.farms[self.seat]
        first = len(acts)
        for side in SIDE_ACTS:
            side.offer(self, farm, acts)
        frame = self.agenda[-1]
        if len(frame) == 1 and self.dwarf != NONE:
            frame = self._beneath_the_herd()
        # While nothing of the action has been carried out yet, something must stay possible.
        if self.dwarf != NONE and len(acts) > first and len(frame) == 2 and not frame[1]:
            # Imported late: the boxes work on this class.
            from grotto.games.caverna.boxes import at_stake, leaves_nothing

            if at_stake(self, frame[0]):
                acts[first:] = [act for act in acts[first:] if not leaves_nothing(self, frame[0], act)]

    def _beneath_the_herd(self) -> Frame:
        """What goes on once it is settled which animals are eaten."""
        from grotto.games.caverna.herd import HOUSE, KEEP

        place = len(self.agenda) - 1
        while place > 0 and self.agenda[place][0] in (HOUSE.number, KEEP.number):
            place -= 1
        return self.agenda[place]

    def apply_side_act(self, act: int) -> None:
        from grotto.games.caverna.herd import KEEP

        # What to keep is asked anew after every exchange; the step below it sees to that.
        if self.agenda[-1][0] == KEEP.number:
            self.agenda.pop()
        for side in SIDE_ACTS:
            if side.claims(act):
                side.apply(self, act)
                return

    def explain_side_act(self, act: int) -> Reason:
        for side in SIDE_ACTS:
            if side.claims(act):
                offered: list[int] = []
                side.offer(self, self.farms[self.seat], offered)
                return Reason("leaves_nothing", {}) if act in offered else side.explain(self, act)
        return Reason("not_now", {})

    # ---- the kernel's questions --------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def step_book(self) -> StepBook:
        return STEPS

    def result(self) -> Result:
        from grotto.games.caverna.scoring import result

        return result(self)

    def counters(self, seat: int) -> dict[str, int]:
        from grotto.games.caverna.course import coming_food_due
        from grotto.games.caverna.scoring import score

        farm = self.farms[seat]
        numbers = {good: farm.goods[index] for index, good in enumerate(GOODS)}
        numbers["dwarfs"] = len(farm.strength)
        numbers["food_due"] = coming_food_due(self, seat)
        numbers["begging"] = farm.begging
        numbers["score"] = score(farm)
        return numbers

    def to_data(self) -> Json:
        # Imported late: the data form names spaces, and the spaces work on this class.
        from grotto.games.caverna.position import to_data

        return to_data(self)

    def clone(self) -> CavernaState:
        other = CavernaState.__new__(CavernaState)
        other.copy_frame_of(self)
        other.players = self.players
        other.first_player = self.first_player
        other.intro = self.intro
        other.late_markers = self.late_markers
        other.farms = [farm.clone() for farm in self.farms]
        other.supply = self.supply
        other.piles = self.piles.copy()
        other.occupant = self.occupant.copy()
        other.opened = self.opened
        other.round = self.round
        other.first = self.first
        other.token = self.token
        other.leaves = self.leaves
        other.questions = self.questions
        other.harvest = self.harvest
        other.dwarf = self.dwarf
        other.space = self.space
        other.hope = self.hope
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.players,
            self.first_player,
            self.intro,
            self.late_markers,
            self.seat,
            tuple([farm.key() for farm in self.farms]),
            self.supply,
            tuple(self.piles),
            self.opened,
            self.round,
            self.first,
            self.token,
            self.leaves,
            self.questions,
            self.harvest,
            self.dwarf,
            self.space,
            tuple(self.agenda),
        )
