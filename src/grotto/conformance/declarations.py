"""What a game declares about its positions and frames is true, and nothing is forgotten."""

from __future__ import annotations

import pytest

from grotto.conformance.suite import Case, Suite, positions, some_positions
from grotto.kernel.agenda import Frame
from grotto.kernel.shapes import Each, Maybe, Shape
from grotto.kernel.state import State

# What the kernel keeps: a clone gets it, and the key has what matters of it.
KERNEL = {"_acts", "actor", "agenda", "events", "players", "seat", "version"}


def attributes(record: object) -> set[str]:
    """The names of all that the record holds, interpreted or compiled."""
    return {
        name
        for name in dir(record)
        if not name.startswith("__") and not callable(getattr(record, name, None)) and name != "_abc_impl"
    }


def records(state: State) -> list[tuple[object, Shape]]:
    """The position and the records within it, with their shapes."""
    found: list[tuple[object, Shape]] = [(state, state.shape())]
    for record, shape in found:
        for field in shape.fields:
            if isinstance(field.kind, (Each, Maybe)):
                value = getattr(record, field.attribute)
                ones = value if isinstance(value, list) else [] if value is None else [value]
                found += [(one, field.kind.shape) for one in ones]
    return found


def changed(value: object) -> object:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return [*value, 77] if not value or isinstance(value[0], int) else value[:-1]
    if isinstance(value, tuple):
        # Compiled, some tuples have a fixed length.
        return (changed(value[0]), *value[1:]) if value and isinstance(value[0], int) else (*value, 77)
    return None


def goes_on(asked: Frame, seat: int, after: State) -> bool:
    """Whether the step that asked a seat asks it again, with something else to remember: its turn goes on."""
    return bool(after.agenda) and after.actor == seat and after.agenda[-1][0] == asked[0] and after.agenda[-1] != asked


class Declarations(Suite):
    """What is declared is true."""

    def test_every_attribute_is_declared(self, case: Case) -> None:
        for record, shape in records(case.new()):
            declared = {*shape.attributes(), *shape.following()}
            kept = KERNEL if isinstance(record, State) else set()
            assert attributes(record) - kept == declared - kept, shape.name

    def test_a_clone_shares_nothing_and_the_key_misses_nothing(self, case: Case) -> None:
        """Field by field: a change in the clone leaves the position alone and makes another key."""
        for state, _ in some_positions(case, 1, 0.03):
            before = state.key()
            for index, (record, shape) in enumerate(records(state)):
                for attribute in shape.attributes():
                    if any(
                        isinstance(field.kind, (Each, Maybe)) and field.attribute == attribute for field in shape.fields
                    ):
                        continue
                    clone = state.clone()
                    copy, _ = records(clone)[index]
                    value = getattr(record, attribute)
                    if isinstance(value, (list, dict, set)):
                        assert getattr(copy, attribute) is not value, attribute
                    other = changed(value)
                    if other is None:
                        continue
                    setattr(copy, attribute, other)
                    assert clone.key() != before, (shape.name, attribute)
                    assert state.key() == before, (shape.name, attribute)
                copy, _ = records(state.clone())[index]
                for attribute in shape.following():
                    value, cloned = getattr(record, attribute), getattr(copy, attribute)
                    assert value == cloned, (shape.name, attribute)
                    assert value is not cloned or not isinstance(value, (list, dict, set)), (shape.name, attribute)

    def test_frames_are_as_their_steps_declare_them(self, case: Case) -> None:
        for seed in range(3):
            for state, _ in positions(case, seed):
                for number, *values in state.agenda:
                    step = state.step_book().steps[number]
                    assert len(values) == len(step.fields), step.name
                    for field, value in zip(step.fields, values, strict=True):
                        assert field.kind.holds(value, state), (step.name, field.name, value)

    def test_steps_fit_where_the_game_puts_them(self, case: Case) -> None:
        for state, _ in some_positions(case, 2, 0.1):
            names = [state.step_book().steps[frame[0]].name for frame in state.agenda]
            for frame in state.agenda:
                assert state.step_book().steps[frame[0]].fits(state, frame), names
            assert state.clone().agenda_fits(names), names

    def test_a_turn_that_goes_on_is_not_between_turns(self, case: Case) -> None:
        """Undo and bots take a step with `between_turns` for the beginning of a turn."""
        for state, act in positions(case, 13):
            if state.actor >= 0 and state.between_turns():
                asked, after = state.agenda[-1], state.clone()
                after.apply(act)
                name = state.step_book().steps[asked[0]].name
                again = goes_on(asked, state.actor, after) and after.between_turns()
                assert not again, f"the step {name!r} goes on with a turn: it can't have between_turns"

    def test_fields_say_what_they_mean(self, case: Case) -> None:
        state = case.new()
        for shape in [state.shape(), *state.shape().inner()]:
            for field in shape.fields:
                assert field.about, field.name
                assert field.kind.form()
                # A default that is worked out is told in words, and the other way round.
                assert (field.default is not None) == bool(field.usual), field.name

    @pytest.mark.parametrize("nothing", [{}, {"agenda": None}, {"options": {}}])
    def test_what_is_not_said_is_as_in_the_opening_position(self, case: Case, nothing: dict[str, object]) -> None:
        """With the same chance outcomes: the position of `from_data({})` is one that `new()` can come to."""
        state = case.game.from_data({"players": case.players, **nothing})
        opening = case.game.blank(case.players, case.game.checked(case.players, {}))
        for seat in range(case.players):
            counters = state.counters(seat)
            assert counters == case.game.from_data(state.to_data()).counters(seat)
            assert set(counters) == set(opening.counters(seat))
