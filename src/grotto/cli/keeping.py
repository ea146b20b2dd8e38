"""Keeping a game: saving it, offering to, and telling how to go on. Nothing is lost and nothing written over."""

from __future__ import annotations

import tempfile
from pathlib import Path

from grotto.cli.errors import Complaint
from grotto.cli.files import default_name, save, save_new
from grotto.cli.screen import Screen
from grotto.cli.session import Session
from grotto.text import Speaker


class Leave(Exception):
    """The player leaves the table."""


class Keeper:
    """Knows where a game is kept, and whether all of it is."""

    def __init__(self, session: Session, speech: Speaker, origin: Path | None = None, file: Path | None = None) -> None:
        self.session = session
        self.speech = speech
        # Where the game came from: written over only if the player says so himself.
        self.origin = origin
        # Where it goes: this session's own file.
        self.file = file
        self.kept = session.record.text() if origin else ""

    @property
    def all_kept(self) -> bool:
        """Whether there is nothing that could be lost: what nobody has touched is no loss."""
        touched = any(actor in self.session.humans for actor, _ in self.session.record.moves)
        return self.session.record.text() == self.kept or (not touched and self.file is None)

    def save(self, name: str = "", unasked: bool = False) -> list[str]:
        """Write the game to a file; what to say about it."""
        wanted = Path(name) if name else self.file or self.origin or default_name(self.session.game.id)
        own = _same(wanted, self.file) or (not unasked and _same(wanted, self.origin))
        text = self.session.record.text()
        try:
            if wanted.is_dir():
                raise Complaint("file_directory", value=str(wanted))
            if own:
                save(text, wanted)
            written = wanted if own else save_new(text, wanted)
        except (OSError, ValueError):
            raise Complaint("cannot_save", value=str(wanted)) from None
        self.file, self.kept = written, text
        said = self.speech.say("cli-saved", file=str(written))
        if written != wanted:
            said = self.speech.say("cli-saved-beside", file=str(written), taken=str(wanted))
        return [said, self.how_to_go_on(written)]

    def how_to_go_on(self, file: Path) -> str:
        """The command for coming back to this game."""
        if self.session.over:
            return self.speech.say("cli-see-again", file=str(file))
        return self.speech.say("cli-resume", file=str(file))

    def save_unasked(self) -> list[str]:
        """Nobody can be asked any more: keep what is not kept yet, here or wherever it can be written."""
        if self.all_kept:
            file = self.file or self.origin
            return [self.how_to_go_on(file) if file else self.speech.say("cli-nothing-to-save")]
        try:
            return self.save(unasked=True)
        except Complaint:
            return self.save(str(Path(tempfile.gettempdir()) / default_name(self.session.game.id)), unasked=True)

    def ask_before_leaving(self, screen: Screen) -> bool:
        """Offer to save; False if the player would rather go on. EOFError if nobody answers."""
        if self.all_kept:
            screen.note(*self.save_unasked())
            return True
        screen.note(self.speech.say("cli-end-save" if self.session.over else "cli-leave-save"))
        while True:
            answer = screen.read()
            if not answer and not self.session.over:
                return False
            if answer.casefold() in self.speech.say("cli-no").split():
                return True
            name = "" if answer.casefold() in self.speech.say("cli-yes").split() else answer
            try:
                screen.note(*self.save(name))
            except Complaint as complaint:
                screen.note(self.speech.say(f"cli-error-{complaint.id}", **complaint.data))
                continue
            return True


def _same(one: Path, other: Path | None) -> bool:
    return other is not None and one.absolute() == other.absolute()
