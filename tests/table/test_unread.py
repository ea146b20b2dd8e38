"""Moves left for later tell nothing of stories that nobody has read: they are refused alike, whatever the book says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grotto.kernel.errors import GrottoError
from grotto.table.live import Live
from table.test_hostile import ANN, BOB, Scene, in_scene

WANTED = ("explore", "join", "set_out")
FACES = range(1, 7)


async def refused(scene: Scene, live: Live, who: str, start: int, line: list[str]) -> str:
    """What somebody is told who leaves these moves; the answer when they are kept is nothing."""
    try:
        await scene.hall.days.conditions.add(live, who, start, line)
    except GrottoError as error:
        return error.id
    return ""


async def go_exploring(scene: Scene, live: Live, until: str) -> None:
    """Whoever begins goes exploring, up to an act that is named."""
    game = live.history.game
    while True:
        acts = [game.notation(act) for act in live.history.state.legal()]
        if any(act.startswith(until) for act in acts):
            return
        await scene.act(live, next((act for verb in WANTED for act in acts if act.split()[0] == verb), acts[0]))


@pytest.mark.parametrize("reader", ["program", "neighbour"])
def test_a_line_through_a_story_is_refused_whatever_its_choices_are(tmp_path: Path, reader: str) -> None:
    async def work(scene: Scene) -> None:
        options: dict[str, Any] = {"first_player": 0, "reader": reader}
        live = await scene.table(ANN, BOB, game="above_and_below", options=options)
        choices = {words.args[0].id for words in live.history.game.vocabulary.entries if words.verb == "choose"}
        reading = ["read_on"] if reader == "neighbour" else []
        lines = [[*reading, f"choose {choice}"] for choice in sorted(choices)]
        assert len(lines) > 1
        await go_exploring(scene, live, "set_out")
        before, out = live.history.moves, ["set_out"]
        state = live.history.state.clone()
        state.apply(live.history.game.act("set_out"))
        while not state.waits():
            # Whichever card comes up next.
            out.append(live.history.game.notation(state.legal()[0]))
            state.apply(state.legal()[0])
        for line in lines:
            for face in FACES:
                for who in (ANN, BOB):
                    given = [*out, f"roll {face}", *line]
                    assert await refused(scene, live, who, before, given) == "condition_hidden"
        await scene.act(live, "set_out")
        made = [text for _, text in live.history.texts()]
        # The page is open now. Only what the game has done is gone through again, and not what it might have done.
        die = next(n for n in range(before, len(made)) if made[n].startswith("roll"))
        for line in lines:
            for who in (ANN, BOB):
                assert await refused(scene, live, who, len(made), line) == "condition_hidden"
                assert await refused(scene, live, who, before, [*made[before:], *line]) == "condition_hidden"
                for face in FACES:
                    if made[die] != f"roll {face}":
                        assert await refused(scene, live, who, die, [f"roll {face}", *line]) == "condition_passed"

    in_scene(tmp_path, work)


def test_lines_that_meet_no_story_are_kept(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        live = await scene.table(ANN, BOB, game="above_and_below", options={"first_player": 0})
        start, state, line = live.history.moves, live.history.state.clone(), []
        game = live.history.game
        while state.actor != 1:
            acts = [game.notation(act) for act in state.legal()]
            line.append("pass" if "pass" in acts else acts[0])
            state.apply(game.act(line[-1]))
        line.append(game.notation(state.legal()[0]))
        assert await refused(scene, live, BOB, start, line) == ""

    in_scene(tmp_path, work)
