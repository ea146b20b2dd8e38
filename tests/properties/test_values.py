"""A position is a value: cloned, compared, hashed, written down, and the same everywhere."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings

import grotto

from .walks import GAME, Walk, last, positions, walks


@settings(max_examples=80)
@given(walks)
def test_a_clone_is_equal_and_independent(walk: Walk) -> None:
    """The clones of all positions of a game, played on elsewhere, leave each other alone."""
    rng = random.Random(walk.seed)
    kept = []
    for state, _ in positions(walk):
        clone = state.clone()
        assert clone == state
        assert hash(clone) == hash(state)
        assert (clone.actor, clone.legal(), clone.prompt()) == (state.actor, state.legal(), state.prompt())
        elsewhere = state.clone()
        elsewhere.apply(rng.choice(elsewhere.legal()))
        assert clone == state
        kept.append((clone, state.key(), state.result()))
    for clone, key, result in kept:
        assert (clone.key(), clone.result()) == (key, result)


@settings(max_examples=80)
@given(walks)
def test_written_to_json_and_read_back(walk: Walk) -> None:
    for state, _ in positions(walk):
        again = GAME.from_data(json.loads(json.dumps(state.to_data())))
        assert again == state
        assert hash(again) == hash(state)
        assert (again.actor, again.legal(), again.prompt()) == (state.actor, state.legal(), state.prompt())
        assert again.result() == state.result()
        assert again.to_data() == state.to_data()
    end = last(walk)
    again = GAME.from_data(json.loads(json.dumps(end.to_data())))
    assert (again, again.actor, again.result()) == (end, grotto.NOBODY, end.result())


@settings(max_examples=40)
@given(walks)
def test_resumed_anywhere_the_game_goes_on_alike(walk: Walk) -> None:
    """From a position that was written down, the same acts lead to the same end."""
    acts: list[int] = []
    resumed: list[tuple[int, str]] = []
    for state, act in positions(walk):
        if len(acts) % 23 == 0:
            resumed.append((len(acts), json.dumps(state.to_data())))
        acts.append(act)
    end = last(walk)
    for move, text in resumed:
        again = GAME.from_data(json.loads(text))
        for act in acts[move:]:
            again.apply(act)
        assert again == end


@settings(max_examples=60)
@given(walks)
def test_every_legal_act_can_be_done(walk: Walk) -> None:
    for state, _ in positions(walk):
        for act in state.legal():
            assert state.why_not(act) is None
            after = state.clone()
            after.apply(act)
            assert after != state


@settings(max_examples=50)
@given(walks)
def test_why_not_never_disagrees_with_the_legal_list(walk: Walk) -> None:
    """Over the whole vocabulary, at some of the decisions; refused acts change nothing."""
    rng = random.Random(walk.seed)
    for state, _ in positions(walk):
        if rng.random() > 0.1:
            continue
        legal = set(state.legal())
        before = state.clone()
        for act in range(len(GAME.vocabulary)):
            assert (state.why_not(act) is None) == (act in legal)
        for act in rng.sample(range(len(GAME.vocabulary)), 40):
            if act not in legal:
                with pytest.raises(grotto.IllegalAct):
                    state.apply(act)
        assert state == before


@settings(max_examples=60)
@given(walks)
def test_listening_changes_nothing(walk: Walk) -> None:
    """Events tell what goods come and go: their sum is the change."""
    for state, act in positions(walk):
        loud, quiet = state.clone(), state.clone()
        loud.listen()
        loud.apply(act)
        quiet.apply(act)
        assert loud == quiet
        for seat in range(walk.players):
            change = dict.fromkeys(("wood", "stone", "emmer", "flax", "food", "gold"), 0)
            for event in loud.events or []:
                if event.seat == seat and event.id in ("gained", "paid"):
                    good, n = event.data["good"], event.data["n"]
                    assert isinstance(good, str)
                    assert isinstance(n, int)
                    change[good] += n if event.id == "gained" else -n
            before, after = state.counters(seat), loud.counters(seat)
            assert change == {good: after[good] - before[good] for good in change}


@settings(max_examples=60)
@given(walks)
def test_preview_is_what_happens(walk: Walk) -> None:
    for state, act in positions(walk):
        after = state.clone()
        after.apply(act)
        for seat, change in enumerate(grotto.preview(state, act).changes):
            before, now = state.counters(seat), after.counters(seat)
            assert change == {name: now[name] - before[name] for name in now if now[name] != before[name]}
