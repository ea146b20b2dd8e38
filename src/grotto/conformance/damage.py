"""Data from anywhere: they are a position that can be played to its end, or refused in words."""

from __future__ import annotations

import contextlib
import copy
import random

import pytest

import grotto
from grotto.conformance.suite import TOO_MANY, Case, Suite, choose, some_positions, stuck
from grotto.kernel.acts import CLOSE
from grotto.kernel.state import State
from grotto.text import languages_of, speaker

SCRAPS: list[object] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 19, 10**9, 0.5, "", "x", [], {}, [[]], [None], {"a": 1}, "random",
]  # fmt: skip


def spots(value: object, found: list[tuple[object, object]]) -> list[tuple[object, object]]:
    """Every container in the data with every key or index in it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            found.append((value, key))
            spots(inner, found)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            found.append((value, index))
            spots(inner, found)
    return found


def scraps_of(state: State) -> list[object]:
    """Values that might stand in the data of this game, and frames of all its steps, right and wrong."""
    found = copy.deepcopy(SCRAPS)
    data = state.to_data()
    for holder, key in spots(data, []):
        found.append(key)
        found.append(copy.deepcopy(holder[key]))  # type: ignore[index]
    for step in state.step_book().steps:
        found.append([step.name])
        found.append([step.name, *[1 for _ in step.fields]])
        found.append({"step": step.name})
    return found


def damage(data: dict[str, object], scraps: list[object], rng: random.Random) -> dict[str, object]:
    """Change, remove or add something somewhere."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        found = spots(data, [])
        # What is still to be done is the easiest to break.
        agenda = data.get("agenda")
        if isinstance(agenda, list) and agenda and rng.random() < 0.4:
            found = spots(agenda, [])
        if not found:
            break
        holder, key = rng.choice(found)
        scrap = copy.deepcopy(rng.choice(scraps))
        what = rng.random()
        if isinstance(holder, dict):
            if what < 0.2:
                del holder[key]
            elif what < 0.3:
                holder[scrap if isinstance(scrap, str) else "x"] = copy.deepcopy(rng.choice(scraps))
            else:
                holder[key] = scrap
        elif isinstance(holder, list):
            assert isinstance(key, int)
            if what < 0.3:
                del holder[key]
            elif what < 0.5:
                holder.insert(key, scrap)
            else:
                holder[key] = scrap
    return data


def play_out(case: Case, state: State, rng: random.Random) -> None:
    """Go on to the end; nothing may break on the way."""
    vocabulary = case.game.vocabulary
    for move in range(TOO_MANY):
        if state.actor == grotto.NOBODY:
            return
        acts = state.legal()
        assert acts, stuck(state)
        state.why_not(rng.randrange(len(vocabulary)))
        closing = [act for act in acts if vocabulary.role(act) == CLOSE]
        if move > 30 and state.actor >= 0 and closing:
            state.apply(rng.choice(closing))
        else:
            state.apply(choose(case, state, rng))
    raise AssertionError("the game does not end")


def read_or_refuse(case: Case, data: dict[str, object]) -> State | None:
    """The position that the data describe; None if they were refused, in words of every language."""
    try:
        return case.game.from_data(data)
    except grotto.BadData as error:
        for language in languages_of(case.game) if case.words else ():
            speaker(language, case.game).error(error)
    return None


SHARDS: list[object] = [
    [["shift"]], {"unseen": {}}, [[]], [{}], [None], [0], "agenda", 7, True, [{"step": None}],
]  # fmt: skip


class Damage(Suite):
    """Data from anywhere are read or refused."""

    @pytest.mark.parametrize("seed", range(3))
    def test_damaged_positions(self, case: Case, seed: int) -> None:
        rng = random.Random(seed)
        share = 60 / max(60, sum(1 for _ in some_positions(case, seed, 1.0)))
        refused = 0
        for state, _ in some_positions(case, seed, share):
            scraps = scraps_of(state)
            for _ in range(3):
                data = damage(state.to_data(), scraps, rng)
                resumed = read_or_refuse(case, data)
                if resumed is None:
                    refused += 1
                elif rng.random() < 0.2:
                    play_out(case, resumed, rng)
        assert refused

    @pytest.mark.parametrize("shard", SHARDS, ids=repr)
    def test_an_agenda_that_is_none_is_refused(self, case: Case, shard: object) -> None:
        with pytest.raises(grotto.BadData):
            case.game.from_data({"players": case.players, "agenda": shard})

    def test_every_lone_frame_is_a_position_or_refused(self, case: Case) -> None:
        """Each step alone, on the usual agenda and under it, with numbers at and beyond its limits."""
        rng = random.Random(11)
        state = case.new()
        usual = case.game.from_data({"players": case.players}).agenda_data()
        for step in state.step_book().steps:
            for number in (-1, 0, 1, 2, 10**6):
                frame = [step.name, *[number for _ in step.fields]]
                for agenda in ([frame], [*usual, frame], [frame, *usual], [frame, frame]):
                    data = {"players": case.players, "agenda": agenda}
                    with contextlib.suppress(grotto.BadData):
                        play_out(case, case.game.from_data(data), rng)
