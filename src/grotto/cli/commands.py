"""The words a player can type besides acts: English ones in every language, and the reader's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from grotto.cli.drawing import drawing_of
from grotto.cli.errors import Complaint, explain
from grotto.cli.keeping import Leave
from grotto.cli.matching import best_match, name_of
from grotto.kernel.acts import Word
from grotto.text import Speaker

if TYPE_CHECKING:
    from grotto.cli.dialogue import Dialogue

# Each command, and whether it may be followed by something.
COMMANDS = {
    "help": True, "board": False, "undo": False, "restart": False, "back": False, "hint": False,
    "log": False, "tales": False, "save": True, "quit": False,
}  # fmt: skip
SIGNS = {"?": "help", "0": "back"}


def words_of(command: str, speech: Speaker) -> list[str]:
    """Everything a command may be called, the reader's word first."""
    own = speech.say(f"cli-command-{command}").split()
    return own if command in own else [*own, command]


class Commands:
    """Obeys the commands in a dialogue."""

    # Each command, and whether it may be followed by something.
    known: ClassVar[dict[str, bool]] = COMMANDS

    def __init__(self, dialogue: Dialogue) -> None:
        self.dialogue = dialogue
        self.speech = dialogue.speech
        self.names = {word: command for command in self.known for word in words_of(command, self.speech)} | SIGNS

    def obey(self, text: str) -> bool:
        """Carry a command out; False if the text is none."""
        first, _, rest = text.partition(" ")
        command = self.names.get(first.casefold())
        if command is None or (rest and not self.known[command]):
            return False
        if self.known[command]:
            with_rest: Callable[[str], None] = getattr(self, command)
            with_rest(rest.strip())
        else:
            alone: Callable[[], None] = getattr(self, command)
            alone()
        return True

    def remark(self, *sentences: str) -> None:
        """Say something before the next question."""
        self.dialogue.remarks += sentences

    # ---- the commands ------------------------------------------------------------------

    def board(self) -> None:
        """Show the position."""
        self.dialogue.screen.position(self.dialogue.view())

    def undo(self) -> None:
        """Go back a word, or an act."""
        session = self.dialogue.session
        if self.dialogue.back():
            return
        if self._refused(whole_turn=False):
            return
        (entry,) = session.undo(whole_turn=False)
        self.remark(self.speech.say("cli-undone", act=self.speech.act(session.game, session.game.act(entry.text))))
        self.dialogue.start_over()

    def restart(self) -> None:
        """Go back to the start of the turn."""
        if self.dialogue.trail:
            self.dialogue.start_over()
            if self.dialogue.session.undo_refusal(whole_turn=True):
                return
        if not self._refused(whole_turn=True):
            self.dialogue.session.undo(whole_turn=True)
            self.remark(self.speech.say("cli-restarted"))
            self.dialogue.start_over()

    def _refused(self, whole_turn: bool) -> bool:
        """Say why nothing can be taken back, if so."""
        refusal = self.dialogue.session.undo_refusal(whole_turn)
        if refusal:
            self.remark(self.speech.say(refusal))
        return bool(refusal)

    def back(self) -> None:
        """Go back a word."""
        if not self.dialogue.back():
            self.remark(self.speech.say("cli-nothing-chosen"))

    def hint(self) -> None:
        """What a bot would do: up to three turns."""
        # Imported late: nobody else at a table needs it.
        from grotto.bots.analysis import hints
        from grotto.bots.analysis.decisions import EFFORT
        from grotto.cli.hinting import hint_said

        session = self.dialogue.session
        with self.dialogue.screen.busy(self.speech.say("cli-hint-thinking")):
            found = hints(session.game, session.state, EFFORT, session.history.moves)
        lines = [hint_said(number, one, session.game, self.speech) for number, one in enumerate(found, 1)]
        self.remark(*(lines or [self.speech.say("cli-hint-none")]))

    def log(self) -> None:
        """Everything that has happened."""
        for entry in self.dialogue.session.log:
            line = f"{entry.n}. {self.dialogue.teller.logged(entry)}"
            self.remark(self.speech.say("cli-log-undone", line=line) if entry.undone else line)
        if not self.dialogue.session.log:
            self.remark(self.speech.say("cli-log-empty"))

    def tales(self) -> None:
        """The stories that have been told."""
        drawing = drawing_of(self.dialogue.session.game)
        told = drawing.tales(self.dialogue.teller, self.dialogue.session.history.events())
        self.remark(*(told or [self.speech.say("cli-tales-none")]))

    def save(self, name: str) -> None:
        """Write the game to a file."""
        try:
            self.remark(*self.dialogue.keeper.save(name))
        except Complaint as complaint:
            self.remark(explain(complaint, self.speech))

    def quit(self) -> None:
        """Leave the table, unless the player thinks better of it."""
        if self.dialogue.keeper.ask_before_leaving(self.dialogue.screen):
            raise Leave
        self.dialogue.stale = True

    def help(self, name: str) -> None:
        """How to play, or what a thing does."""
        self.remark(*(self._about(name) if name else self._overview()))

    def _overview(self) -> list[str]:
        session = self.dialogue.session
        legal = session.state.legal() if session.asks_human() else []
        how = [self.speech.say("cli-commands-how", example=session.game.notation(legal[0]))] if legal else []
        lines = [*how, self.speech.say("cli-commands-title")]
        for command in self.known:
            words = ", ".join(words_of(command, self.speech))
            help = self.meaning(command)
            lines.append("  " + self.speech.say("cli-explained", name=words, help=help))
        if self.dialogue.screen.draws:
            lines += drawing_of(self.dialogue.session.game).legend(self.dialogue.view())
        return lines

    def meaning(self, command: str) -> str:
        """What a command does."""
        return self.speech.say(f"cli-command-{command}.help")

    def _about(self, name: str) -> list[str]:
        game = self.dialogue.session.game
        things = drawing_of(game).things(game)
        found = best_match(name, [thing for thing in things if self._help(thing)], self.speech)
        if not found:
            return [self.speech.say("cli-help-unknown", text=name)]
        # The same villager may be somebody to send and somebody to train.
        return list(dict.fromkeys(self._explained(thing) for thing in found))

    def _explained(self, thing: Word) -> str:
        name = f"{name_of(thing, self.speech)} [{thing.id}]"
        return self.speech.say("cli-explained", name=name, help=self._help(thing))

    def _help(self, thing: Word) -> str:
        return drawing_of(self.dialogue.session.game).explain(self.dialogue.teller, thing)
