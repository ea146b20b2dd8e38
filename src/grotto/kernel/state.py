"""A position: it answers a few questions and changes in one way."""

from __future__ import annotations

from grotto.kernel.acts import OUTCOME, Vocabulary
from grotto.kernel.agenda import (
    CHANCE,
    NOBODY,
    AutomaticStep,
    Chances,
    ChanceStep,
    Connective,
    Frame,
    StepBook,
)
from grotto.kernel.errors import BadData, Data, Datum, IllegalAct
from grotto.kernel.events import Event, Prompt, Reason, Result

Json = dict[str, object]


class State:
    """A position of a game. Games derive from it and add what lies on the table."""

    __slots__ = ("_acts", "actor", "agenda", "events", "seat")

    def __init__(self) -> None:
        self.actor = NOBODY
        # The seat whose turn it is, also while chance decides.
        self.seat = 0
        self.agenda: list[Frame] = []
        # What the last act caused; None while nobody listens.
        self.events: list[Event] | None = None
        self._acts: list[int] | None = None

    # ---- what a game fills in ----------------------------------------------------------

    def vocabulary(self) -> Vocabulary:
        """All acts of the game."""
        raise NotImplementedError

    def step_book(self) -> StepBook:
        """All steps of the game."""
        raise NotImplementedError

    def offer_side_acts(self, acts: list[int]) -> None:
        """Append the acts that the actor may do at any time."""

    def apply_side_act(self, act: int) -> None:
        """Carry out an act of a side verb; what it leaves to be decided is pushed on the agenda."""

    def explain_side_act(self, act: int) -> Reason:
        """Why an act of a side verb is not legal."""
        return Reason("not_now", {})

    def clone(self) -> State:
        """An equal position that shares nothing that changes. Nobody listens to its events."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position this position, hashable."""
        raise NotImplementedError

    def to_data(self) -> Json:
        """The position as JSON data, in words of the game."""
        raise NotImplementedError

    def result(self) -> Result:
        """Scores by category for each seat, if the game ended now."""
        raise NotImplementedError

    def counters(self, seat: int) -> dict[str, int]:
        """The numbers a player watches (goods, score), for previews."""
        raise NotImplementedError

    # ---- questions ---------------------------------------------------------------------

    def legal(self) -> list[int]:
        """Every legal act of the actor, chance included; complete and without duplicates."""
        return self._legal().copy()

    def _legal(self) -> list[int]:
        acts = self._acts
        if acts is None:
            acts = []
            if self.actor != NOBODY:
                frame = self.agenda[-1]
                step = self.step_book().steps[frame[0]]
                step.legal(self, frame, acts)
                if self.actor >= 0 and step.allows_side_acts:
                    self.offer_side_acts(acts)
            self._acts = acts
        return acts

    def chances(self) -> Chances:
        """The outcomes with their weights, while the actor is CHANCE."""
        if self.actor != CHANCE:
            return []
        frame = self.agenda[-1]
        step = self.step_book().steps[frame[0]]
        assert isinstance(step, ChanceStep)
        return step.outcomes(self, frame)

    def waits(self) -> bool:
        """Whether what comes next is not to be known before: who tries acts out on copies has to stop here."""
        if self.actor == NOBODY:
            return False
        step = self.step_book().steps[self.agenda[-1][0]]
        return isinstance(step, ChanceStep) and step.waits

    def prompt(self) -> Prompt:
        """What is being asked."""
        if self.actor == NOBODY:
            return Prompt("game_over", {})
        frame = self.agenda[-1]
        return self.step_book().steps[frame[0]].prompt(self, frame)

    def between_turns(self) -> bool:
        """Whether no turn is going on: the last one is over and nothing of the next one is done."""
        return not self.agenda or self.step_book().steps[self.agenda[-1][0]].between_turns

    def why_not(self, act: int) -> Reason | None:
        """None if the act is legal, else the reason with its numbers."""
        self.vocabulary().entry(act)
        if act in self._legal():
            return None
        if self.actor == NOBODY:
            return Reason("game_over", {})
        if self.actor == CHANCE:
            return Reason("chance_decides", {})
        frame = self.agenda[-1]
        step = self.step_book().steps[frame[0]]
        if self.vocabulary().role(act) == OUTCOME:
            return Reason("outcome", {})
        if self.vocabulary().is_side(act) and step.allows_side_acts:
            return self.explain_side_act(act)
        return step.explain(self, frame, act)

    # ---- the one mutation --------------------------------------------------------------

    def apply(self, act: int) -> None:
        """Do a legal act, and then everything that goes on by itself."""
        if act not in self._legal():
            self.refuse(act)
        self._acts = None
        if self.events is not None:
            self.events = []
        frame = self.agenda[-1]
        step = self.step_book().steps[frame[0]]
        if self.actor >= 0 and act in self.vocabulary().side_acts:
            self.apply_side_act(act)
        else:
            self.agenda.pop()
            step.apply(self, frame, act)
        self.settle()

    def refuse(self, act: int) -> None:
        """Raise IllegalAct with the reason."""
        reason = self.why_not(act)
        assert reason is not None
        data: Data = {"act": self.vocabulary().text(act)}
        data.update(reason.data)
        raise IllegalAct(reason.id, data)

    def settle(self) -> None:
        """Carry out what needs no decision, up to the next decision."""
        steps = self.step_book().steps
        while self.agenda:
            frame = self.agenda[-1]
            step = steps[frame[0]]
            if step.automatic:
                assert isinstance(step, AutomaticStep)
                self.agenda.pop()
                step.run(self, frame)
                continue
            self.actor = step.actor(self, frame)
            if self.actor == CHANCE:
                assert isinstance(step, ChanceStep)
                outcomes: list[int] = []
                step.legal(self, frame, outcomes)
                if len(outcomes) > 1 or step.waits:
                    self._acts = outcomes
                    return
                assert outcomes, f"no outcome for {step.name}"
                self.agenda.pop()
                self.tell("by_itself", {})
                step.apply(self, frame, outcomes[0])
            elif isinstance(step, Connective) and not step.lingers and self._legal() == [step.close]:
                self._acts = None
                self.agenda.pop()
                self.tell("by_itself", {})
                step.apply(self, frame, step.close)
            else:
                return
        self.actor = NOBODY

    # ---- events ------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on each act leaves its events in `events`."""
        self.events = []

    def tell(self, id: str, data: Data, seat: int | None = None) -> None:
        """Note an event of a seat, by default of the one whose turn it is.

        Where many events pass by, callers ask first whether anybody listens.
        """
        if self.events is not None:
            self.events.append(Event(id, self.seat if seat is None else seat, data))

    # ---- values ------------------------------------------------------------------------

    def copy_frame_of(self, other: State) -> None:
        """The part of `clone()` that all games share."""
        self.actor = other.actor
        self.seat = other.seat
        self.agenda = other.agenda.copy()
        self.events = None
        self._acts = other._acts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def agenda_data(self) -> list[list[Datum]]:
        """The agenda with names for steps, for `to_data()`."""
        steps = self.step_book().steps
        frames: list[list[Datum]] = []
        for frame in self.agenda:
            row: list[Datum] = [steps[frame[0]].name]
            row.extend(frame[1:])
            frames.append(row)
        return frames

    def set_agenda(self, rows: object) -> None:
        """Read what `agenda_data()` wrote and find out who is to act."""
        by_name = self.step_book().by_name
        if not isinstance(rows, list):
            raise BadData("data_type", {"key": "agenda", "value": repr(rows), "type": "list"})
        self.agenda = []
        for index, row in enumerate(rows):
            key = f"agenda[{index}]"
            if not isinstance(row, list):
                raise BadData("data_type", {"key": key, "value": repr(row), "type": "list"})
            name = row[0] if row else None
            if not isinstance(name, str) or name not in by_name:
                shown = name if isinstance(name, str) else repr(name)
                raise BadData("data_value", {"key": key, "value": shown, "allowed": ", ".join(by_name)})
            numbers: list[int] = []
            for number in row[1:]:
                if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                    raise BadData("data_type", {"key": key, "value": repr(number), "type": "integer"})
                numbers.append(number)
            self.agenda.append((by_name[name].number, *numbers))
