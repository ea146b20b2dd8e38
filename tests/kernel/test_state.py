"""What every position does: legal lists, apply, clone, events, previews."""

from __future__ import annotations

import pytest

import grotto
from grotto.kernel.errors import IllegalAct, UnknownAct
from grotto.kernel.events import Event
from grotto.kernel.preview import preview
from grotto.kernel.state import State

from .toy import VOCABULARY, Toy, begin

GAME = grotto.game("cave_vs_cave")


def cave(*lines: str) -> State:
    state = GAME.from_data({"round": 3, "caves": [{"rooms": {"r2c0": "shelf"}}]})
    for line in lines:
        state.apply(GAME.act(line))
    return state


def test_the_legal_list_is_the_askers_own() -> None:
    state = begin("any_of")
    state.legal().clear()
    assert state.texts() == ["mark a", "mark b", "mark c", "stop"]


def test_an_illegal_act_changes_nothing() -> None:
    state = begin("cut", coins=2)
    before = state.clone()
    with pytest.raises(IllegalAct) as caught:
        state.do("mark b")
    assert (caught.value.id, caught.value.data) == ("coins", {"act": "mark b", "n": 3})
    assert state == before
    with pytest.raises(UnknownAct):
        state.apply(len(VOCABULARY))
    assert state == before


def test_a_clone_is_equal_and_independent() -> None:
    state = begin("any_of").do("mark a")
    other = state.clone()
    assert other == state
    assert hash(other) == hash(state)
    assert other.legal() == state.legal()
    other.do("mark b")
    assert other != state
    assert state.texts() == ["mark b", "mark c", "stop"]
    assert (state.marks, other.marks) == ("a", "ab")


def test_who_prints_a_position_sees_which_it_is() -> None:
    assert repr(GAME) == "<game cave_vs_cave>"
    state = GAME.new(2)
    assert str(state) == "<cave_vs_cave, 2 players: chance, first_player>"
    state.apply(state.legal()[0])
    while state.actor == grotto.CHANCE:
        state.apply(state.legal()[0])
    assert str(state) == "<cave_vs_cave, 2 players: seat 0, take_tile>"
    state.agenda.clear()
    assert str(state) == "<cave_vs_cave, 2 players: over>"


def test_positions_of_different_games_are_never_equal() -> None:
    assert begin("any_of") != GAME.new(2)
    assert begin("any_of") != "any_of"


def test_nobody_listens_unless_asked() -> None:
    state = begin("any_of").do("mark a")
    assert state.events is None


def test_each_act_leaves_its_events() -> None:
    state = begin("rolling")
    state.listen()
    assert state.events == []
    state.do("mark a")
    assert state.events == [Event("marked", 0, {"letter": "a"})]
    state.do("roll 2")
    assert state.events == [Event("rolled", 0, {"n": 2})]


def test_what_goes_by_itself_is_told() -> None:
    state = begin("rolling")
    state.listen()
    state.do("mark b")
    assert state.events == [
        Event("marked", 0, {"letter": "b"}), Event("by_itself", 0, {}), Event("rolled", 0, {"n": 1}),
    ]  # fmt: skip


def test_events_of_another_seat() -> None:
    state = begin("any_of")
    state.listen()
    state.tell("hello", {"n": 1}, seat=3)
    assert state.events == [Event("hello", 3, {"n": 1})]


def test_a_clone_does_not_listen() -> None:
    state = begin("any_of")
    state.listen()
    assert state.clone().events is None


def test_events_of_a_real_game() -> None:
    state = cave()
    state.listen()
    state.apply(GAME.act("take undergrowth"))
    assert state.events == [Event("took", 0, {"tile": "undergrowth"})]
    state.apply(GAME.act("use shelf flax"))
    assert state.events == [
        Event("used", 0, {"room": "shelf"}),
        Event("gained", 0, {"good": "flax", "n": 1, "source": "shelf"}),
    ]
    state.apply(GAME.act("gain"))
    assert state.events == [Event("gained", 0, {"good": "wood", "n": 2, "source": "tile"})]
    state.apply(GAME.act("convert flax"))
    assert state.events == [
        Event("paid", 0, {"good": "flax", "n": 1, "source": "convert"}),
        Event("gained", 0, {"good": "food", "n": 1, "source": "convert"}),
    ]


def test_what_is_lost_is_told() -> None:
    state = GAME.from_data({"caves": [{"goods": {"wood": 8, "stone": 9}}]})
    state.listen()
    for line in ("take undergrowth", "gain"):
        state.apply(GAME.act(line))
    assert state.events == [
        Event("gained", 0, {"good": "wood", "n": 1, "source": "tile"}),
        Event("lost", 0, {"good": "wood", "n": 1}),
    ]
    state.apply(GAME.act("use cave_entrance stone"))
    assert state.events == [Event("used", 0, {"room": "cave_entrance"}), Event("lost", 0, {"good": "stone", "n": 1})]


# One line of a game after another, and all that it tells.
TOLD = [
    ("take excavation", ["took"]),
    ("dig_two r3c1", ["paid", "dug", "gained"]),
    ("turn_up stall", ["turned_up"]),
    ("dig r1c0", ["dug"]),
    ("turn_up gold_vein", ["turned_up"]),
    ("end_turn", []),
    ("take masonry", ["took"]),
    ("build_wall r0c0-r0c1", ["wall_built"]),
    ("end_turn", []),
    ("take housework", ["took"]),
    ("furnish grindstone r1c0 gold", ["paid", "paid", "furnished"]),
    ("end_turn", []),
    ("take cultivation", ["took"]),
    ("end_turn", []),
    ("reveal breach", ["round", "revealed"]),
    ("take breach", ["took"]),
    ("raze_wall r0c0-r0c1", ["wall_razed", "gained", "gained", "gained"]),
]  # fmt: skip


def test_everything_that_happens_is_told_once() -> None:
    state = GAME.from_data({"round": 3, "caves": [{"goods": {"food": 2}}]})
    state.listen()
    told: list[tuple[str, list[str]]] = []
    for line, _ in TOLD:
        state.apply(GAME.act(line))
        told.append((line, [event.id for event in state.events or []]))
    assert told == TOLD


def test_the_end_is_told() -> None:
    state = GAME.from_data({"players": 1, "round": 7})
    state.listen()
    for tile in ("housework", "cultivation", "undergrowth", "excavation"):
        state.apply(GAME.act(f"take {tile}"))
        state.apply(GAME.act("end_turn"))
    assert [event.id for event in state.events or []] == ["game_ends"]


def test_telling_makes_no_difference_to_the_game() -> None:
    quiet, loud = cave(), cave()
    loud.listen()
    for line in ("take undergrowth", "use shelf flax", "gain", "end_turn"):
        quiet.apply(GAME.act(line))
        loud.apply(GAME.act(line))
        assert quiet == loud


def test_preview_names_what_would_change() -> None:
    state = cave("take undergrowth")
    before = state.clone()
    assert preview(state, GAME.act("gain")).changes == [{"wood": 2}, {}]
    assert preview(state, GAME.act("convert gold")).changes == [{"food": 1, "gold": -1, "score": -1}, {}]
    assert preview(state, GAME.act("end_turn")).changes == [{}, {}]
    assert state == before


def test_preview_of_the_toy() -> None:
    assert preview(begin("cut"), VOCABULARY.act("mark b")).changes == [{"coins": -5, "marks": 1}]


def test_preview_says_whether_there_is_a_way_back_and_whether_the_turn_ends() -> None:
    state = cave("take undergrowth")
    told = {GAME.notation(act): preview(state, act) for act in state.legal()}
    assert [act for act, seen in told.items() if seen.ends_turn] == ["end_turn"]
    assert [act for act, seen in told.items() if seen.reveals] == []
    while state.actor >= 0:
        seen = preview(state, GAME.act("end_turn") if "end_turn" in told else state.legal()[0])
        state = seen.after
        told = {GAME.notation(act): preview(state, act) for act in state.legal()} if state.actor >= 0 else {}
    assert seen.reveals


def test_preview_of_an_illegal_act_is_refused() -> None:
    with pytest.raises(IllegalAct):
        preview(cave(), GAME.act("end_turn"))


def test_a_game_fills_in_what_it_must() -> None:
    state = State()
    state.begin(1)
    for ask in (state.vocabulary, state.step_book, state.shape, state.game_id, state.usual_agenda, state.result):
        with pytest.raises(NotImplementedError):
            ask()


def test_the_prompt_of_a_step_is_its_name() -> None:
    assert begin("any_of").prompt().id == "any_of"
    assert isinstance(begin("any_of"), Toy)
