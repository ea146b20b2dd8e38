"""docs/new_game.md: its blocks run from top to bottom among the names of the example, and do what the page says."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.conformance import texts
from grotto.kernel import agenda, kinds, shapes
from grotto.kernel.acts import CLOSE, Vocabulary
from grotto.kernel.events import Reason, Result
from grotto.kernel.state import State
from grotto.text import titles

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "stalagmites"
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "new_game.md").read_text("utf-8"), re.DOTALL)
Names = dict[str, Any]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Iterator[Names]:
    """What whoever copied the example has before their eyes."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    import stalagmites

    yield {**vars(stalagmites), **{name: getattr(agenda, name) for name in ("AnyOf", "Part")}}
    del sys.modules["stalagmites"]


def block(beginning: str) -> str:
    """The one block in which a line begins like this."""
    (found,) = [one for one in BLOCKS if re.search(f"^{re.escape(beginning)}", one, re.MULTILINE)]
    return found


def run(beginning: str, names: Names) -> Names:
    """The names after a block."""
    exec(compile(block(beginning), "new_game.md", "exec", dont_inherit=True), names)
    return names


def test_each_block_is_run_by_one_test_of_these() -> None:
    told = Path(__file__).read_text("utf-8")
    run_here = [block(beginning) for beginning in re.findall(r'run\("([^"]+)", names\)', told)]
    assert sorted(run_here) == sorted(BLOCKS)


def test_acts(names: Names) -> None:
    example = [entry.notation() for entry in names["VOCABULARY"].entries]
    shown = run("VOCABULARY = ", names)
    assert [entry.notation() for entry in shown["VOCABULARY"].entries] == example
    drip, act = shown["DRIP"], shown["DRIP"].act(1)
    assert (shown["VOCABULARY"].notation(act), drip.arg(act), act in drip, act in shown["PEG"]) == (
        "drip middle", 1, True, False,
    )  # fmt: skip
    offered: list[int] = []
    drip.offer([0, 2], offered)
    assert offered == [drip.act(0), drip.act(2)]


def test_shapes(names: Names) -> None:
    def told(shape: shapes.Shape) -> list[tuple[str, str, str]]:
        return [(field.name, field.kind.form(), field.about) for field in shape.fields]

    example = told(names["CAVE"]), told(names["POSITION"])
    shown = run("POSITION = ", names)
    assert (told(shown["CAVE"]), told(shown["POSITION"])) == example


def test_a_check_of_positions(names: Names) -> None:
    shown = run("def check(", names)
    fields = [shapes.Field("heights", kinds.Counts(names["COLUMNS"], 7), "")]
    shape, cave = shapes.Shape("cave", fields, check=shown["check"]), names["Cave"]()
    shape.read(cave, {"heights": {"left": 7, "middle": 7, "right": 1}}, "cave", cave)
    with pytest.raises(grotto.BadData) as caught:
        shape.read(cave, {"heights": {"left": 7, "middle": 7, "right": 2}}, "cave", cave)
    assert caught.value.id == "position_too_high"


def test_a_step_of_chance(names: Names) -> None:
    example, state = names["Drop"]("drop"), names["Stalagmites"]().new(1)
    shown = run("class Drop(", names)["Drop"]("drop")
    assert shown.outcomes(state, (0, 1)) == example.outcomes(state, (0, 1))
    assert [field.name for field in shown.remembers()] == [field.name for field in example.remembers()] == ["column"]
    shown.apply(state, (0, 1), names["GROW"].act(2))


def test_a_connective(names: Names) -> None:
    """A lamp that is lit and polished in any order, or left alone."""
    words = Vocabulary()
    light, polish, done = words.add("light"), words.add("polish"), words.add("done", role=CLOSE)
    steps = agenda.StepBook()

    class MarketState(State):
        def vocabulary(self) -> Vocabulary:
            return words

        def step_book(self) -> agenda.StepBook:
            return steps

        def game_id(self) -> str:
            return "market"

        def result(self) -> Result:
            return Result(({},), (0,), (0,), "points", not self.agenda)

    class Polish(agenda.Part[MarketState]):
        def offer(self, state: MarketState, acts: list[int]) -> None:
            acts.append(polish.act())

        def claims(self, act: int) -> bool:
            return act in polish

        def take(self, state: MarketState, act: int) -> None:
            state.polished = True

    names.update(MarketState=MarketState, Polish=Polish, LIGHT=light, DONE=done, STEPS=steps, Reason=Reason)
    shown = run("class Light(", names)

    def lamp(oil: int) -> Any:
        state: Any = MarketState()
        state.begin(1)
        state.oil = [oil]
        state.agenda = [(shown["LAMP"].number, 0)]
        state.settle()
        return state

    state = lamp(1)
    assert sorted(state.legal()) == sorted([light.act(), polish.act(), done.act()])
    state.apply(light.act())
    assert (state.oil, sorted(state.legal())) == ([0], sorted([polish.act(), done.act()]))
    state.apply(done.act())
    assert state.actor == grotto.NOBODY
    dark = lamp(0)
    assert light.act() not in dark.legal()
    assert dark.why_not(light.act()).id == "no_oil"


def test_the_game(names: Names) -> None:
    example = names["Stalagmites"]()
    shown = run("class Stalagmites(", names)["Stalagmites"]()
    for players in (1, 4):
        state = shown.new(players)
        assert (state, shown.progress(state)) == (example.new(players), (1, 6))


def test_something_is_dealt_first(names: Names) -> None:
    """A deal that happens by itself: it has happened before anybody is asked."""
    dealt: list[int] = []

    class Deal(agenda.AutomaticStep[Any]):
        def run(self, state: Any, frame: agenda.Frame) -> None:
            dealt.append(state.players)

    names["DEAL"] = names["STEPS"].add(Deal("deal"))
    start = run("def start(", names)["start"]
    game = type("Dealt", (names["Stalagmites"],), {"start": start})()
    state = game.new(3)
    assert dealt == [3]
    assert state == names["Stalagmites"]().new(3)


def test_the_suite_that_every_game_must_pass(names: Names) -> None:
    """tests/games/test_example.py runs it, as it stands in the tests of the example."""
    suite = run("class TestConformance(", names)["TestConformance"]
    assert suite.game.id == "stalagmites"
    assert "class TestConformance(Conformance):" in (EXAMPLE / "tests" / "test_stalagmites.py").read_text("utf-8")


def test_a_rule_of_ones_own(names: Names) -> None:
    state = run("import grotto", names)["state"]
    assert isinstance(state, State)


def test_what_is_shown_of_the_example_stands_there_so() -> None:
    """Its classes have the same methods."""
    known = {line.strip() for line in (EXAMPLE / "stalagmites" / "__init__.py").read_text("utf-8").splitlines()}
    for beginning in ("class Drop(", "class Stalagmites("):
        for line in block(beginning).splitlines():
            if line.strip().startswith(("class ", "def ")):
                assert line.strip() in known, line


def test_the_lobby_says_what_a_game_is_about(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grotto.text.GAMES", {"stalagmites": names["Stalagmites"]()})
    about = "Let water drip, and stop before the stone breaks."
    assert f"title-stalagmites = Stalagmites\n    .line = {about}" in titles("en")


@pytest.mark.parametrize(
    ("there", "needed"),
    [
        (["amount-stone"], "counter-stone"),
        (["good-stone", "amount-stone"], "good-stone"),
        (["good-stone", "counter-stone"], "counter-stone"),
    ],
)
def test_a_number_to_watch_that_is_a_good_has_its_name(
    names: Names, monkeypatch: pytest.MonkeyPatch, there: list[str], needed: str
) -> None:
    monkeypatch.setattr(names["CaveState"], "counters", lambda state, seat: {"score": 0, "stone": 0}, raising=False)
    monkeypatch.setattr(texts, "messages", lambda language, game: dict.fromkeys(there))
    declared = texts.declared(names["Stalagmites"]())
    assert {id for id in declared if id in ("counter-stone", "good-stone")} == {needed}
