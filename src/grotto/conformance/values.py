"""A position is a value: cloned, compared, hashed, written down, resumed, and left alone by questions."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from functools import partial

import pytest

import grotto
from grotto.conformance.declarations import attributes, records
from grotto.conformance.suite import Case, Suite, choose, positions, some_positions
from grotto.kernel.state import State

# Those that know slots.
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)


def snapshot(state: State) -> list[tuple[str, object]]:
    """Everything that a position holds."""
    found: list[tuple[str, object]] = []
    for record, _ in records(state):
        # The legal acts are remembered when they are asked for.
        for name in sorted(attributes(record) - {"_acts"}):
            value = getattr(record, name)
            found.append((name, list(value) if isinstance(value, list) else value))
    return found


def questions(case: Case, state: State, act: int, after: State) -> dict[str, Callable[[], object]]:
    """Everything that can be asked of a position, apart from why an act is not legal."""
    game = case.game
    found: dict[str, Callable[[], object]] = {
        "legal": state.legal,
        "chances": state.chances,
        "prompt": state.prompt,
        "waits": state.waits,
        "between_turns": state.between_turns,
        "result": state.result,
        "to_data": state.to_data,
        "key": state.key,
        "options": state.options,
        "clone": state.clone,
        "forfeits": lambda: [state.forfeits(one) for one in state.legal()],
        "preview": lambda: grotto.preview(state, act).changes,
        "progress": lambda: game.progress(state),
        "shown": lambda: game.shown(state),
        "begins": lambda: game.begins(state, after),
        "repr": lambda: repr(state),
    }
    asked: dict[str, Callable[[State, int], object]] = {
        "value": game.value,
        "prospect": game.prospect,
        "growth": game.growth,
        "observe": game.observe,
        "marked": game.marked,
        "counters": lambda state, seat: state.counters(seat),
        "scene": lambda state, seat: game.scene(state, frozenset([seat])),
    }
    for name, question in asked.items():
        found[name] = partial(all_seats, question, state)
    return found


def all_seats(question: Callable[[State, int], object], state: State) -> list[object]:
    """What a question is answered for each seat."""
    return [question(state, seat) for seat in range(state.players)]


class Values(Suite):
    """A position is a value."""

    def test_a_clone_is_equal_and_independent(self, case: Case) -> None:
        """The clones of positions of a game, played on elsewhere, leave each other alone."""
        rng = random.Random(3)
        kept = []
        for state, _ in some_positions(case, 3, 0.3):
            clone = state.clone()
            assert (clone, hash(clone)) == (state, hash(state))
            assert (clone.actor, clone.legal(), clone.prompt()) == (state.actor, state.legal(), state.prompt())
            elsewhere = state.clone()
            elsewhere.apply(choose(case, elsewhere, rng))
            assert clone == state
            kept.append((clone, state.key(), state.result()))
        for clone, key, result in kept:
            assert (clone.key(), clone.result()) == (key, result)

    def test_written_to_json_and_read_back(self, case: Case) -> None:
        for state, _ in some_positions(case, 4, 0.15):
            again = case.game.from_data(json.loads(json.dumps(state.to_data())))
            assert (again, hash(again)) == (state, hash(state))
            assert (again.actor, again.legal(), again.prompt()) == (state.actor, state.legal(), state.prompt())
            assert again.result() == state.result()
            assert again.to_data() == state.to_data()
            for (one, shape), (other, _) in zip(records(state), records(again), strict=True):
                for name in shape.following():
                    assert getattr(one, name) == getattr(other, name), name

    def test_pickled_and_copied_deeply_it_is_the_same(self, case: Case) -> None:
        """At every decision, with the legal acts and the events, and for every protocol."""
        rng = random.Random(6)
        first = case.new()
        first.listen()
        copies = [pickle.loads(pickle.dumps(first)), copy.deepcopy(first)]
        for number, (state, act) in enumerate(positions(case, 6)):
            # What went another way stays the same position for the whole game.
            for one in copies:
                assert (one, hash(one), one.actor) == (state, hash(state), state.actor)
                assert (one.legal(), one.prompt()) == (state.legal(), state.prompt())
            ways = [copies[0], copies[1], copies[number % 2]]
            copies = [*[self.sent(one, rng) for one in ways[:2]], copy.deepcopy(ways[2])]
            for one in copies:
                one.apply(act)
            assert copies[0].events == copies[1].events == copies[2].events
            assert copies[0].events is not None
        assert copies[0].result() == copies[1].result()

    @staticmethod
    def sent(state: State, rng: random.Random) -> State:
        """The position that another process would get."""
        again = pickle.loads(pickle.dumps(state, rng.choice(PROTOCOLS)))
        assert isinstance(again, State)
        for (one, shape), (other, _) in zip(records(state), records(again), strict=True):
            for name in shape.following():
                value = getattr(one, name)
                # What a game is made of may be another object over there.
                assert not isinstance(value, (int, list, tuple)) or getattr(other, name) == value, name
        return again

    def test_a_game_is_pickled_and_copied(self, case: Case) -> None:
        assert copy.deepcopy(case.game) is case.game
        again = pickle.loads(pickle.dumps(case.game))
        assert again.id == case.game.id
        assert again.new(case.players, **case.options) == case.new()

    def test_resumed_anywhere_the_game_goes_on_alike(self, case: Case) -> None:
        acts: list[int] = []
        resumed: list[tuple[int, str]] = []
        end = case.new()
        for state, act in positions(case, 5):
            if len(acts) % 41 == 0:
                resumed.append((len(acts), json.dumps(state.to_data())))
            acts.append(act)
            end = state
        for move, text in resumed:
            again = case.game.from_data(json.loads(text))
            for act in acts[move:]:
                again.apply(act)
            assert again == end
        assert case.game.from_data(json.loads(json.dumps(end.to_data()))) == end

    def test_every_legal_act_can_be_done_and_no_other(self, case: Case) -> None:
        rng = random.Random(7)
        vocabulary = case.game.vocabulary
        for state, _ in some_positions(case, 7, 0.06):
            legal = state.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            for act in legal:
                assert state.why_not(act) is None
                after = state.clone()
                after.apply(act)
                assert after != state
            before = state.clone()
            for act in rng.sample(range(len(vocabulary)), min(150, len(vocabulary))):
                assert (state.why_not(act) is None) == (act in legal)
                if act not in legal:
                    with pytest.raises(grotto.IllegalAct):
                        state.apply(act)
            assert state == before

    def test_questions_change_nothing(self, case: Case) -> None:
        """Each by itself: what one of them changes another may set right again."""
        rng = random.Random(8)
        vocabulary = case.game.vocabulary
        for position, act in some_positions(case, 8, 0.1):
            state = position.clone()
            before, key, data = snapshot(state), state.key(), state.to_data()
            after = state.clone()
            after.apply(act)
            others = rng.sample(range(len(vocabulary)), min(60, len(vocabulary)))
            for name, question in questions(case, state, act, after).items():
                question()
                assert snapshot(state) == before, name
            for other in others:
                state.why_not(other)
                assert snapshot(state) == before, case.game.notation(other)
            # What was asked may be changed by those who asked: it is theirs.
            for answer in (state.legal(), state.chances(), case.game.observe(state, 0)):
                answer.clear()
            assert (state.legal(), state.key(), state.to_data()) == (position.legal(), key, data)

    def test_listening_changes_nothing(self, case: Case) -> None:
        for state, act in some_positions(case, 9, 0.3):
            loud, quiet = state.clone(), state.clone()
            loud.listen()
            loud.apply(act)
            quiet.apply(act)
            assert loud == quiet
            assert quiet.events is None

    def test_preview_is_what_happens(self, case: Case) -> None:
        for state, act in some_positions(case, 10, 0.2):
            after = state.clone()
            after.apply(act)
            seen = grotto.preview(state, act)
            assert seen.after == after
            for seat, change in enumerate(seen.changes):
                before, now = state.counters(seat), after.counters(seat)
                assert change == {name: now[name] - before[name] for name in now if now[name] != before[name]}
                # What follows by itself begins where the act is over.
                over = state.counters(seat) if seen.then is None else seen.then.counters(seat)
                for name, n in ((name, n) for more in seen.following(seat).values() for name, n in more.items()):
                    assert now[name] - over[name] == n
                if "score" in now:
                    assert sum(seen.points(seat).values()) == change.get("score", 0)
