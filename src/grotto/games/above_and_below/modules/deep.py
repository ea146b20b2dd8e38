"""Underforest and Desert Labyrinth (section 17.5, R45): a token on the cave card leads to the second book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.kernel.agenda import EvenStep, Frame
from grotto.kernel.bits import bits

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState

# The place of the token stack among the decks of the state.
STACK: Final = 3


class Unearth(EvenStep["TableState"]):
    """Draw the top token of the stack; after those that nobody has seen come the known ones below."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return state.encounter is not None and bool(state.unseen[STACK] or state.below[STACK])

    def legal(self, state: TableState, frame: Frame, acts: list[int]) -> None:
        unseen = state.unseen[STACK]
        state.acts.unearth.offer(bits(unseen) if unseen else [state.below[STACK][0]], acts)

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        token = state.acts.unearth.arg(act)
        if state.unseen[STACK] >> token & 1:
            state.unseen[STACK] &= ~(1 << token)
        else:
            state.below[STACK] = state.below[STACK][1:]
        assert state.encounter is not None
        state.encounter.token = token
        if state.events is not None:
            state.tell("token_drawn", {"token": state.pack.token_ids[token]})


def return_token(state: TableState) -> None:
    """After the encounter the token goes under the stack, whatever the result."""
    assert state.encounter is not None
    if state.encounter.token >= 0:
        state.below[STACK] = (*state.below[STACK], state.encounter.token)


UNEARTH: Final = add_story_step(Unearth("unearth"))
