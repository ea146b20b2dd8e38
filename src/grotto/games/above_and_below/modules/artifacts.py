"""Artifacts (section 17.1, R38, R39): one lies face down on the cave deck; nobody knows which before it is won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grotto.games.above_and_below.book import add_story_step
from grotto.games.above_and_below.village import one_more
from grotto.kernel.agenda import NOBODY, Chances, ChanceStep, Frame
from grotto.kernel.events import Reason

if TYPE_CHECKING:
    from grotto.games.above_and_below.state import TableState


def lay_artifact(state: TableState) -> None:
    """At the start of a round, if none lies there and the stack is not empty (R38)."""
    if state.rules.artifacts and not state.artifact_on_deck and sum(state.artifact_pile) > state.artifacts_gone:
        state.artifact_on_deck = True
        if state.events is not None:
            state.tell("artifact_laid", {}, NOBODY)


def usable(state: TableState, seat: int, artifact: int) -> int:
    """How many artifacts of a kind lie face up."""
    village = state.villages[seat]
    return village.artifacts[artifact] - village.turned[artifact]


def turn_down(state: TableState, seat: int, artifact: int) -> None:
    """An artifact has been used for this round."""
    village = state.villages[seat]
    village.turned = one_more(village.turned, artifact)
    if state.events is not None:
        state.tell("artifact_used", {"artifact": state.pack.artifact_ids[artifact]}, seat)


def turn_up(state: TableState) -> None:
    """At the end of the round all are turned up."""
    for village in state.villages:
        village.turned = (0,) * len(village.turned)


def no_artifact(state: TableState, seat: int, artifact: int) -> Reason:
    """Why an artifact can't be used."""
    id = state.pack.artifact_ids[artifact]
    if state.villages[seat].artifacts[artifact]:
        return Reason("artifact_turned", {"artifact": id})
    return Reason("not_your_artifact", {"artifact": id})


class FindArtifact(ChanceStep["TableState"]):
    """The first successful exploration of the round wins the artifact and turns it up."""

    def fits(self, state: TableState, frame: Frame) -> bool:
        return state.encounter is not None and state.artifact_on_deck

    def outcomes(self, state: TableState, frame: Frame) -> Chances:
        return [(state.acts.find.act(index), n) for index, n in enumerate(state.artifact_pile) if n]

    def apply(self, state: TableState, frame: Frame, act: int) -> None:
        index = state.acts.find.arg(act)
        state.artifact_pile = one_more(state.artifact_pile, index, -1)
        state.artifact_on_deck = False
        village = state.villages[state.seat]
        village.artifacts = one_more(village.artifacts, index)
        if state.events is not None:
            state.tell("artifact_found", {"artifact": state.pack.artifact_ids[index]})


def drop_artifact(state: TableState) -> None:
    """One player: an artifact not claimed in its round is removed, unseen (sections 16 and 18)."""
    state.artifact_on_deck = False
    state.artifacts_gone += 1
    if state.events is not None:
        state.tell("artifact_lost", {}, NOBODY)


FIND_ARTIFACT: Final = add_story_step(FindArtifact("find_artifact"))
