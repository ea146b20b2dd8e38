"""The solo game (rules section 13): the fixed order of the cards and the overflow of action spaces."""

from __future__ import annotations

from typing import Final

from grotto.games.caverna.book import SPACE_IDS, SPACE_WORDS, STEPS, VOCABULARY
from grotto.games.caverna.goods import GOODS, RUBY, size
from grotto.games.caverna.state import CavernaState
from grotto.kernel.acts import CLOSE
from grotto.kernel.agenda import NOBODY, Frame, Step
from grotto.kernel.bits import bits
from grotto.kernel.events import Prompt, Reason
from grotto.kernel.kinds import Some
from grotto.kernel.shapes import Field

# Section 18: 6 or more goods; the English rulebook says "more than 6", which would be 7 here.
OVERFULL: Final = 6

PROTECT: Final = VOCABULARY.add("protect", SPACE_WORDS)
LET_GO: Final = VOCABULARY.add("let_go", role=CLOSE)


def overfull(state: CavernaState) -> int:
    """The spaces whose goods would be returned, as bits; all kinds of goods count together (ruling 75)."""
    return sum([1 << space for space in state.opened if size(state.piles[space]) >= OVERFULL])


def clear(state: CavernaState, spaces: int) -> None:
    """Goods return to the general supply."""
    for space in bits(spaces):
        state.piles[space] = ()
        if state.events is not None:
            state.tell("overflow", {"space": SPACE_IDS[space]}, NOBODY)


class Overflow(Step[CavernaState]):
    """Which overfull spaces are saved, for one ruby each and this refill only (ruling 76)."""

    def remembers(self) -> list[Field]:
        return [Field("saved", Some(SPACE_IDS))]

    def legal(self, state: CavernaState, frame: Frame, acts: list[int]) -> None:
        _, saved = frame
        if state.farms[0].goods[RUBY]:
            PROTECT.offer(bits(overfull(state) & ~saved), acts)
        acts.append(LET_GO.act())

    def apply(self, state: CavernaState, frame: Frame, act: int) -> None:
        _, saved = frame
        if act in PROTECT:
            state.pay(((RUBY, 1),), "protect")
            saved |= 1 << PROTECT.arg(act)
            if state.farms[0].goods[RUBY] and overfull(state) & ~saved:
                state.agenda.append((self.number, saved))
                return
        clear(state, overfull(state) & ~saved)

    def prompt(self, state: CavernaState, frame: Frame) -> Prompt:
        _, saved = frame
        return Prompt(self.name, {"n": (overfull(state) & ~saved).bit_count()})

    def explain(self, state: CavernaState, frame: Frame, act: int) -> Reason:
        if act not in PROTECT:
            return Reason("overflow_first", {})
        _, saved = frame
        space = PROTECT.arg(act)
        if saved >> space & 1:
            return Reason("protected", {"space": SPACE_IDS[space]})
        if not (overfull(state) & ~saved) >> space & 1:
            return Reason("not_overfull", {"space": SPACE_IDS[space], "n": OVERFULL})
        return Reason("short", {"good": GOODS[RUBY], "n": 1})


OVERFLOW: Final = STEPS.add(Overflow("overflow"))
