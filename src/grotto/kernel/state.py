"""A position: it answers a few questions and changes in one way."""

from __future__ import annotations

from grotto.kernel import mypyc_attr
from grotto.kernel.acts import OUTCOME, Vocabulary
from grotto.kernel.agenda import (
    CHANCE,
    NO_ACT,
    NOBODY,
    AutomaticStep,
    Chances,
    ChanceStep,
    Frame,
    StepBook,
)
from grotto.kernel.data import Fields
from grotto.kernel.errors import BadData, Data, GrottoError, IllegalAct
from grotto.kernel.events import Event, Prompt, Reason, Result
from grotto.kernel.kinds import Json as Json
from grotto.kernel.kinds import list_of
from grotto.kernel.shapes import Shape


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. Games derive from it and add what lies on the table.

    It has no `__init__`, and neither have the states of our games: compiled, a clone would run it for nothing.
    """

    __slots__ = ("_acts", "actor", "agenda", "events", "players", "seat", "version")

    players: int
    """How many play."""
    version: int
    """The version of the rules that the game is played with (grotto.kernel.versions)."""
    actor: int
    """Who decides: a seat from 0, CHANCE, or NOBODY when the game is over."""
    seat: int
    """The seat whose turn it is, also while chance decides."""
    agenda: list[Frame]
    """What is still to be done, the next thing last."""
    events: list[Event] | None
    """What the last act caused; None if events are not recorded (`listen`)."""
    _acts: list[int] | None

    def begin(self, players: int, version: int = 1) -> None:
        """Set what all games share, in a new position."""
        self.players = players
        self.version = version
        self.actor = NOBODY
        self.seat = 0
        self.agenda = []
        self.events = None
        self._acts = None

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

    def shape(self) -> Shape:
        """The fields of the position: all that is on the table, apart from players, options and agenda."""
        raise NotImplementedError

    def options(self) -> Data:
        """What the table agreed on before the game."""
        return {}

    def game_id(self) -> str:
        """The game that this is a position of."""
        raise NotImplementedError

    def usual_agenda(self) -> list[Frame]:
        """The agenda of a position whose data do not have one: somebody's turn begins."""
        raise NotImplementedError

    def agenda_fits(self, names: list[str]) -> bool:
        """Whether the rules let these steps lie on one another in this position.

        What each frame remembers has been checked already. BadData may say more exactly what is wrong.
        """
        return True

    def clone(self) -> State:
        """An equal position that shares nothing that changes. It records no events.

        Games write it out for speed; a test proves field by field that they have forgotten none.
        """
        other: State = self.__class__.__new__(self.__class__)
        other.copy_frame_of(self)
        self.shape().copy_into(self, other)
        return other

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position this position, hashable. Games may write it out for speed."""
        options = tuple(self.options().items())
        return (self.players, self.version, options, self.seat, *self.shape().key(self), tuple(self.agenda))

    def result(self) -> Result:
        """Scores by category for each seat, if the game ended now."""
        raise NotImplementedError

    def counters(self, seat: int) -> dict[str, int]:
        """The numbers a player watches (goods, score), for previews."""
        return {"score": self.result().totals[seat]}

    # ---- questions ---------------------------------------------------------------------

    def legal(self) -> list[int]:
        """Every legal act of the actor, chance included; complete and without duplicates."""
        acts = self._acts
        return self._legal().copy() if acts is None else acts.copy()

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

    def only(self, act: int) -> bool:
        """Whether the actor can do nothing but this act."""
        acts = self._legal()
        return len(acts) == 1 and acts[0] == act

    def chances(self) -> Chances:
        """The outcomes with their weights, while the actor is CHANCE."""
        if self.actor != CHANCE:
            return []
        frame = self.agenda[-1]
        step = self.step_book().steps[frame[0]]
        assert isinstance(step, ChanceStep)
        return step.outcomes(self, frame)

    def waits(self) -> bool:
        """Whether the next outcome must not be looked at in advance: a search that tries acts on copies stops here."""
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

    def forfeits(self, act: int) -> list[int]:
        """The parts that are possible now and no longer after this legal act: one example act for each."""
        if self.actor < 0 or act in self.vocabulary().side_acts:
            return []
        frame = self.agenda[-1]
        return self.step_book().steps[frame[0]].forfeits(self, frame, act)

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
        self.carry_out(act)
        if self.events is None:
            self.settle()
        elif not self.settle(False):
            own = len(self.events)
            self.settle()
            if any(event.seat >= 0 and event.id != "by_itself" for event in self.events[own:]):
                self.events.insert(own, Event("follows", NOBODY, {}))

    def carry_out(self, act: int) -> None:
        """Do a legal act alone: nothing goes on by itself until `settle()`."""
        acts = self._acts
        if act not in (self._legal() if acts is None else acts):
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

    def refuse(self, act: int) -> None:
        """Raise IllegalAct with the reason."""
        reason = self.why_not(act)
        assert reason is not None
        data: Data = {"act": self.vocabulary().notation(act)}
        data.update(reason.data)
        raise IllegalAct(reason.id, data)

    def settle(self, on: bool = True) -> bool:
        """Carry out everything that needs no decision, up to the next decision.

        With `on=False` it stops at the end of the turn, before the automatic steps between two turns; then it returns
        False.
        """
        steps = self.step_book().steps
        agenda = self.agenda
        # Frames are checked only while events are recorded: searches skip that for speed.
        checked = self.events is not None
        while agenda:
            frame = agenda[-1]
            step = steps[frame[0]]
            if checked and len(frame) != step.size:
                raise step.misfit(frame)
            if step.automatic:
                if step.between_turns and not on:
                    return False
                assert isinstance(step, AutomaticStep)
                agenda.pop()
                step.run(self, frame)
                continue
            actor = step.actor(self, frame)
            self.actor = actor
            if actor == CHANCE:
                assert isinstance(step, ChanceStep)
                outcomes: list[int] = []
                step.legal(self, frame, outcomes)
                if len(outcomes) > 1 or step.waits:
                    self._acts = outcomes
                    return True
                assert outcomes, f"no outcome for {step.name}"
                agenda.pop()
                self.tell("by_itself", {})
                step.apply(self, frame, outcomes[0])
                continue
            act = step.closes_by_itself(self, frame)
            if act == NO_ACT:
                return True
            self._acts = None
            agenda.pop()
            self.tell("by_itself", {})
            step.apply(self, frame, act)
        self.actor = NOBODY
        return True

    # ---- events ------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on each act leaves its events in `events`."""
        self.events = []

    def tell(self, id: str, data: Data, seat: int | None = None) -> None:
        """Note an event of a seat, by default of the one whose turn it is; NOBODY is for the whole table.

        Callers in hot paths check `events is not None` before they build the data.
        """
        if self.events is not None:
            self.events.append(Event(id, self.seat if seat is None else seat, data))

    # ---- values ------------------------------------------------------------------------

    def copy_frame_of(self, other: State) -> None:
        """The part of `clone()` that all games share."""
        self.players = other.players
        self.version = other.version
        self.actor = other.actor
        self.seat = other.seat
        self.agenda = other.agenda.copy()
        self.events = None
        self._acts = other._acts

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: all that it holds, by the names that its shape declares; compiled or not."""
        shape = self.shape()
        names = [
            "_acts",
            "actor",
            "agenda",
            "events",
            "players",
            "seat",
            "version",
            *shape.attributes(),
            *shape.following(),
        ]
        return restored, (self.__class__, {name: getattr(self, name) for name in names})

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """For `copy.deepcopy`: a clone that keeps the events, too. What never changes is shared."""
        other = self.clone()
        other.events = None if self.events is None else self.events.copy()
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        """In short: which game, and who decides what."""
        if not self.agenda:
            return f"<{self.game_id()}, {self.players} players: over>"
        who = "chance" if self.actor == CHANCE else f"seat {self.actor}"
        return f"<{self.game_id()}, {self.players} players: {who}, {self.step_book().steps[self.agenda[-1][0]].name}>"

    # ---- data --------------------------------------------------------------------------

    def to_data(self) -> Json:
        """The position as JSON data, in words of the game."""
        options: Data = {"rules": self.version}
        options.update(self.options())
        data: Json = {"game": self.game_id(), "players": self.players, "options": options}
        data.update(self.shape().write(self, self))
        data["agenda"] = self.agenda_data()
        return data

    def agenda_data(self) -> list[object]:
        """The agenda with names for steps and what they remember."""
        book = self.step_book()
        return [book.write(self, frame) for frame in self.agenda]

    def read_data(self, fields: Fields) -> None:
        """Read what `to_data()` wrote into a new position, and go on from there."""
        shape = self.shape()
        shape.read_fields(self, fields, self)
        rows = fields.get("agenda")
        fields.done()
        shape.finish(self, fields, self)
        self.resume(rows)

    def set_agenda(self, rows: object) -> None:
        """Read what `agenda_data()` wrote."""
        book = self.step_book()
        self.agenda = [book.read(self, row, f"agenda[{index}]") for index, row in enumerate(list_of(rows, "agenda"))]

    def resume(self, rows: object) -> None:
        """Go on with an agenda from data, or with the usual one; BadData if no game can have it."""
        if rows is None:
            self.agenda = self.usual_agenda()
        else:
            self.set_agenda(rows)
        steps = [self.step_book().steps[frame[0]] for frame in self.agenda]
        names = [step.name for step in steps]
        bad = BadData("position_agenda", {"key": "agenda", "value": ", ".join(names)})
        for step, frame in zip(steps, self.agenda, strict=True):
            if not step.fits(self, frame):
                raise bad
        if not self.agenda_fits(names):
            raise bad
        try:
            self.settle()
            stuck = self.actor != NOBODY and not self._legal()
        except GrottoError:
            raise
        except Exception as error:
            # Rule code relies on the frames below; with a wrong agenda it may raise anything.
            raise bad from error
        if stuck:
            raise BadData("position_stuck", {"key": "agenda", "value": self.step_book().steps[self.agenda[-1][0]].name})


def restored(kind: type[State], held: dict[str, object]) -> State:
    """The position of a pickle."""
    state: State = kind.__new__(kind)
    for name, value in held.items():
        setattr(state, name, value)
    return state
