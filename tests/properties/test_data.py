"""Data from anywhere: they are a position that can be played to its end, or refused in words."""

from __future__ import annotations

import contextlib
import copy
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import grotto
from grotto.kernel.acts import CLOSE

from .walks import BLUE, CAVERNS, EDGES, GAME, LIGHT, ORANGE, Walk, choose, positions, walks

SCRAPS: list[object] = [
    None, True, False, -1, 0, 1, 2, 3, 7, 9, 19, 10**9, 0.5, "", "x", [], {}, [[]], [None], {"a": 1}, "random",
    "housework", "breach", "undermining", "shelf", "dungeon", "cave_entrance", "r2c0", "r3c0", "extra", "extra-s",
    "two_walls", ["take_tile"], ["second_dig"], ["extra_side"], ["stack_room"], ["dug_room"], ["more_rooms", 2],
    ["turn_ends"], ["next_turn"], ["new_round"], ["first_player"], ["display_room", 2], ["excavation", 1],
    *LIGHT, *ORANGE, *BLUE, *CAVERNS, *EDGES,
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


def damage(data: dict[str, object], rng: random.Random) -> dict[str, object]:
    """Change, remove or add something somewhere."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        found = spots(data, [])
        if not found:
            break
        holder, key = rng.choice(found)
        what = rng.random()
        scrap = copy.deepcopy(rng.choice(SCRAPS))
        if isinstance(holder, dict):
            if what < 0.2:
                del holder[key]
            elif what < 0.3:
                holder[scrap if isinstance(scrap, str) else "x"] = copy.deepcopy(rng.choice(SCRAPS))
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


def play_out(state: grotto.State, rng: random.Random) -> None:
    """Go on to the end; nothing may break on the way."""
    for move in range(3000):
        if state.actor == grotto.NOBODY:
            return
        acts = state.legal()
        assert acts
        state.why_not(rng.randrange(len(GAME.vocabulary)))
        if move > 60 and state.actor >= 0:
            acts = [act for act in acts if GAME.vocabulary.role(act) == CLOSE] or acts
            state.apply(rng.choice(acts))
        else:
            state.apply(choose(state, rng, eager=True))
    raise AssertionError("the game does not end")


@settings(max_examples=400)
@given(walks, st.integers(0, 10**6))
def test_damaged_positions(walk: Walk, seed: int) -> None:
    rng = random.Random(seed)
    for state, _ in positions(walk):
        if rng.random() < 0.15:
            with contextlib.suppress(grotto.BadData):
                play_out(GAME.from_data(damage(state.to_data(), rng)), rng)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
KEYS = [
    "game", "players", "options", "round", "turn", "first", "tiles", "taken", "display", "unseen", "stack", "caves",
    "this_turn", "agenda",
]  # fmt: skip


@settings(max_examples=200)
@given(st.dictionaries(st.sampled_from(KEYS), json_values, max_size=3))
def test_any_json_is_a_position_or_refused_in_words(data: dict[str, object]) -> None:
    with contextlib.suppress(grotto.BadData):
        play_out(GAME.from_data(data), random.Random(1))
