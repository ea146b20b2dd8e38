"""A chapter of a lesson at the terminal: the coach speaks, the learner acts, what was meant otherwise is put back."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from grotto.cli.commands import COMMANDS, Commands
from grotto.cli.dialogue import Dialogue
from grotto.cli.keeping import Keeper, Leave
from grotto.cli.screen import Screen
from grotto.cli.session import HUMAN, Session
from grotto.cli.telling import Teller
from grotto.kernel.game import Game
from grotto.kernel.record import Record
from grotto.lessons import NEIGHBOUR, Script, lesson_words
from grotto.lessons.words import said
from grotto.table.history import rows_of


class Elsewhere(Exception):
    """The lesson goes on somewhere else: at a step of this chapter, or with the next chapter."""

    def __init__(self, step: int | None) -> None:
        super().__init__()
        self.step = step


class ShowIt(Exception):
    """The coach does what is asked for."""


def session_of(game: Game, script: Script, step: int) -> Session:
    """The table of a chapter when a step begins."""
    record = Record(game.id, script.players, script.options)
    record.seats = [HUMAN if seat == script.learner else NEIGHBOUR for seat in range(script.players)]
    session = Session(game, record, script.seed)
    session.history.replay(rows_of(script.moves[: start_of(script, step)]))
    return session


def start_of(script: Script, step: int) -> int:
    """How many moves stand when a step begins."""
    return script.ends[step - 1] if step > 0 else script.start


class LessonCommands(Commands):
    """The commands of a game, as they make sense in a lesson."""

    known: ClassVar[dict[str, bool]] = {**COMMANDS, "save": False, "show": False, "skip": False}
    # The coach says what to do.
    del known["hint"]

    def meaning(self, command: str) -> str:
        own = f"cli-lesson-{command}"
        return self.speech.say(own) if self.speech.has(own) else super().meaning(command)

    @property
    def lesson(self) -> LessonDialogue:
        assert isinstance(self.dialogue, LessonDialogue)
        return self.dialogue

    def undo(self) -> None:
        """Go a word back, else a step."""
        if self.dialogue.back():
            return
        lesson = self.lesson
        begun = lesson.session.history.moves > start_of(lesson.script, lesson.step)
        if lesson.step == 0 and not begun:
            self.remark(self.speech.say("cli-learn-first"))
            return
        raise Elsewhere(lesson.step if begun else lesson.step - 1)

    def restart(self) -> None:
        """Begin the chapter anew."""
        raise Elsewhere(0)

    def skip(self) -> None:
        """Go to the next chapter."""
        raise Elsewhere(None)

    def show(self) -> None:
        """Let the coach do it."""
        if self.lesson.wanted() is None:
            self.remark(self.speech.say("cli-learn-no-show"))
        else:
            raise ShowIt

    def save(self, name: str = "") -> None:
        """The place is kept by itself."""
        self.remark(self.speech.say("cli-learn-kept", command=f"grotto learn {self.lesson.teller.game.id}"))

    def quit(self) -> None:
        """Leave."""
        raise Leave


class LessonDialogue(Dialogue):
    """One chapter, from a step on."""

    def __init__(
        self,
        script: Script,
        step: int,
        session: Session,
        screen: Screen,
        teller: Teller,
        bookmark: Callable[[int], None],
    ) -> None:
        super().__init__(session, screen, teller, Keeper(session, teller.speech))
        self.script = script
        self.step = step
        self.bookmark = bookmark
        self.words = lesson_words(session.game.id, teller.speech.language)
        self.commands = LessonCommands(self)

    def run(self) -> None:
        """Teach the chapter to its end; Elsewhere and Leave end it earlier."""
        self.screen.position(self.view())
        while self.step < len(self.script.chapter.steps):
            self.bookmark(self.step)
            self._coach()
            while self.wanted() is not None or self.session.history.moves < self.script.ends[self.step]:
                if not self._others():
                    self._attempt()
            if not self.script.chapter.steps[self.step].own():
                self._read()
            self.step += 1

    def wanted(self) -> str | None:
        """The act that the step asks for now."""
        made = self.session.history.texts()[start_of(self.script, self.step) :]
        own = self.script.chapter.steps[self.step].own()
        done = sum(actor == self.script.learner for actor, _ in made)
        return own[done] if done < len(own) else None

    # ---- what the coach says -----------------------------------------------------------

    def _coach(self) -> None:
        """Say what the step is about, with the next question."""
        step = self.script.chapter.steps[self.step]
        heading = self.speech.say(
            "cli-learn-step",
            name=self.words.say("coach-name"),
            n=self.step + 1,
            of=len(self.script.chapter.steps),
            title=said(self.words, self.script, step.id, "title"),
        )
        self.remarks += ["", heading, said(self.words, self.script, step.id)]

    def _read(self) -> None:
        """Wait until the reader says so."""
        if self.step == 0:
            self.remarks.append(self.speech.say("cli-learn-enter"))
        while True:
            self.screen.note(*self.remarks)
            self.remarks.clear()
            text = self.screen.read()
            if not text:
                return
            if not self.commands.obey(text):
                self.remarks.append(self.speech.say("cli-learn-only-enter"))

    # ---- what happens ------------------------------------------------------------------

    def _others(self) -> bool:
        """What the neighbour does now, if it is up to him."""
        text = self.script.next_of_others(self.session.history.texts())
        if text is None:
            return False
        self._apply(self.session.game.act(text))
        return True

    def _apply(self, act: int) -> None:
        for entry in self.session.apply(act):
            self.screen.told(entry)
        self.start_over()
        if self.session.over:
            self.screen.end(self.view())

    def _attempt(self) -> None:
        """Let the learner act. Anything else than what is meant is explained and put back."""
        wanted = self.wanted()
        assert wanted is not None
        meant = self.session.game.act(wanted)
        self.remarks.append(
            self.speech.say("cli-learn-do", act=self.speech.act(self.session.game, meant), notation=wanted)
        )
        try:
            act = self.ask()
        except ShowIt:
            act = meant
        self.screen.acted()
        kept = self.session.history.moves
        self._apply(act)
        if act != meant:
            self._put_back(kept)

    def _put_back(self, kept: int) -> None:
        step = self.script.chapter.steps[self.step]
        off = said(self.words, self.script, step.id, "off") or self.speech.say("cli-learn-off")
        self.session.go_back(kept)
        self.start_over()
        self.remarks += ["", f"{self.words.say('coach-name')}: {off}", self.speech.say("cli-learn-back")]
