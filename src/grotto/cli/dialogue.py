"""The conversation at the terminal: questions, answers, and what happens in between."""

from __future__ import annotations

from grotto.cli.commands import Commands
from grotto.cli.drawing import View
from grotto.cli.keeping import Keeper
from grotto.cli.narrowing import Answer, Narrowing
from grotto.cli.screen import Screen
from grotto.cli.session import Session
from grotto.cli.telling import Teller
from grotto.kernel.acts import Word
from grotto.kernel.agenda import CHANCE
from grotto.table.history import LoggedAct


class Dialogue:
    """One session at one screen."""

    def __init__(self, session: Session, screen: Screen, teller: Teller, keeper: Keeper) -> None:
        self.session = session
        self.screen = screen
        self.teller = teller
        self.speech = teller.speech
        self.keeper = keeper
        self.commands = Commands(self)
        # The words chosen so far, and those before each step on the way, for going back.
        self.prefix: list[Word] = []
        self.trail: list[list[Word]] = []
        # Whether the question has to be put (again), and what is to be said after it.
        self.stale = True
        self.remarks: list[str] = []

    # ---- the course of the game --------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; Leave, EOFError and KeyboardInterrupt end it earlier."""
        while not self.session.over:
            if self.session.asks_human():
                act = self.ask()
                self.screen.acted()
                entries = self.session.apply(act)
            else:
                entries = self.others_act()
            for entry in entries:
                self.screen.told(entry)
            self.start_over()
        self.screen.end(self.view())

    def others_act(self) -> list[LoggedAct]:
        """What chance or a bot does."""
        actor = self.session.state.actor
        if actor == CHANCE:
            return self.session.go_on()
        with self.screen.busy(self.speech.say("cli-thinking", player=self.teller.player_kind(actor))):
            return self.session.go_on()

    def start_over(self) -> None:
        """The position is another: no word of an act is chosen yet."""
        self.prefix, self.trail = [], []
        self.stale = True

    def view(self, narrowing: Narrowing | None = None) -> View:
        """The position as this reader sees it."""
        lit = narrowing.lit() if narrowing else {}
        return View(self.session.game, self.session.state, self.teller, lit, asked=narrowing is not None)

    # ---- one decision ------------------------------------------------------------------

    def ask(self) -> int:
        """Let the person whose turn it is choose an act."""
        while True:
            narrowing = Narrowing(self.session.game, self.session.state, self.prefix, self.speech)
            if self.stale:
                self.screen.ask(narrowing, self.sentence(), self.view(narrowing))
                self.stale = False
            self.screen.note(*self.remarks)
            self.remarks.clear()
            text = self.screen.read()
            if not text:
                self.stale = True
            elif not self.commands.obey(text):
                act = self.answer(narrowing, text)
                if act is not None:
                    return act

    def sentence(self) -> str:
        """What is asked, and of whom."""
        state = self.session.state
        prompt = self.speech.prompt(state.prompt())
        return self.speech.say("cli-turn", player=self.teller.player_kind(state.actor), prompt=prompt)

    def answer(self, narrowing: Narrowing, text: str) -> int | None:
        """The act that was chosen; None if there is more to choose, or to explain."""
        answer = narrowing.read(text)
        if answer.act is not None:
            return answer.act
        if answer.prefix:
            self.trail.append(self.prefix)
            self.prefix = answer.prefix
            self.stale = True
        else:
            self.remarks.append(self.objection(narrowing, answer, text))
        return None

    def objection(self, narrowing: Narrowing, answer: Answer, text: str) -> str:
        """Why what was typed does not do."""
        if answer.reason is not None:
            return self.speech.say("cli-not-possible", reason=self.speech.reason(answer.reason))
        if answer.several:
            meanings = " · ".join(narrowing.meaning(prefix) for prefix in answer.several)
            return self.speech.say("cli-several", text=text, meanings=meanings)
        return self.speech.say("cli-unknown", text=text)

    def back(self) -> bool:
        """Take the last chosen word of an act back; False if none is chosen."""
        if not self.trail:
            return False
        self.prefix = self.trail.pop()
        self.stale = True
        return True
