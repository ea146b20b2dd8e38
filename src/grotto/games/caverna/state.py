"""A position of Caverna: the farms, what lies on the action spaces, and how goods come and go."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SPACE_IDS, STEPS, VOCABULARY
from grotto.games.caverna.farm import Farm, new_farm
from grotto.games.caverna.furnishings import ALL_TILES
from grotto.games.caverna.goods import GOODS, SHEEP
from grotto.kernel.acts import Vocabulary
from grotto.kernel.agenda import Frame, StepBook
from grotto.kernel.errors import Data
from grotto.kernel.events import Reason, Result
from grotto.kernel.goods import Bundle
from grotto.kernel.kinds import NONE
from grotto.kernel.shapes import Shape
from grotto.kernel.state import State

SOLO: Final = 1

# The options.
FURNISHING_SETS: Final[tuple[str, ...]] = ("full", "introductory")
MARKER_TIMES: Final[tuple[str, ...]] = ("at_round_start", "at_harvest")


class AnyTime:
    """What a player may do at any of his decisions (sections 7 and 8)."""

    def offer(self, state: CavernaState, acts: list[int]) -> None:
        """Append what is legal now."""
        raise NotImplementedError

    def apply(self, state: CavernaState, act: int) -> None:
        """Carry an act out."""
        raise NotImplementedError

    def explain(self, state: CavernaState, act: int) -> Reason:
        """Why an act is not legal."""
        raise NotImplementedError


# The only one. Its rules work on positions, so its module imports this one and puts it here.
ANY_TIME: Final[list[AnyTime]] = []


class CavernaState(State):
    """A position: all farms, the action spaces, and how far the round has got."""

    __slots__ = (
        "dwarf",
        "farms",
        "first",
        "first_player",
        "harvest",
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

    # The options: who starts, or NONE for chance; fewer furnishings; markers turned up only at the harvest.
    first_player: int
    intro: bool
    late_markers: bool
    farms: list[Farm]
    # The furnishings that can still be built.
    supply: int
    # Goods on each action space, and the seat whose dwarf is there.
    piles: list[Bundle]
    occupant: list[int]
    # The spaces in play, in the order in which they came.
    opened: tuple[int, ...]
    round: int
    # Who began this round, and who has the starting player token.
    first: int
    token: int
    # Harvest markers that nobody has seen yet, and what kind of harvest this round has.
    leaves: int
    questions: int
    harvest: int
    # This turn: the acting dwarf and the space whose action he carries out.
    dwarf: int
    space: int

    # ---- goods -------------------------------------------------------------------------

    def gain(self, bundle: Bundle, source: str) -> None:
        """Add goods, and what furnishings give in return; animals must then find room."""
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
        """Take goods away; the caller has checked that they are there."""
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

    def nothing_before(self, close: int) -> bool:
        """Whether only exchanges are legal beside the act that leaves the rest undone."""
        return self._legal()[0] == close

    # ---- exchanges at any time (sections 7 and 8) --------------------------------------

    def offer_side_acts(self, acts: list[int]) -> None:
        ANY_TIME[0].offer(self, acts)

    def apply_side_act(self, act: int) -> None:
        ANY_TIME[0].apply(self, act)

    def explain_side_act(self, act: int) -> Reason:
        return ANY_TIME[0].explain(self, act)

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

    def shape(self) -> Shape:
        # Imported late: the fields name spaces, and the spaces work on this class.
        from grotto.games.caverna.position import POSITION

        return POSITION

    def options(self) -> Data:
        return {
            "first_player": "random" if self.first_player == NONE else self.first_player,
            "furnishings": FURNISHING_SETS[self.intro],
            "harvest_markers": MARKER_TIMES[self.late_markers],
        }

    def game_id(self) -> str:
        return "caverna"

    def usual_agenda(self) -> list[Frame]:
        steps = STEPS.by_name
        return [(steps["work"].number, (self.seat + 1) % self.players), (steps["place_dwarf"].number,)]

    def agenda_fits(self, names: list[str]) -> bool:
        from grotto.games.caverna.position import agenda_fits

        return agenda_fits(self, names)

    def clone(self) -> CavernaState:
        other = CavernaState()
        other.copy_frame_of(self)
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
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.players,
            self.version,
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


def new_state(players: int, first_player: int, intro: bool, late: bool) -> CavernaState:
    """The table before the first round, with nothing to be done yet."""
    state = CavernaState()
    state.begin(players)
    state.first_player = first_player
    state.intro = intro
    state.late_markers = late
    state.farms = [new_farm() for _ in range(players)]
    state.supply = ALL_TILES
    state.piles = [()] * len(SPACE_IDS)
    state.occupant = [NONE] * len(SPACE_IDS)
    state.opened = ()
    state.round = state.first = state.token = 0
    state.leaves = state.questions = state.harvest = 0
    state.dwarf = state.space = NONE
    return state
