"""Completion of what is typed, where the terminal can do it: Tab finishes acts and commands."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from grotto.cli.commands import words_of

if TYPE_CHECKING:
    from grotto.cli.dialogue import Dialogue


def complete(dialogue: Dialogue) -> None:
    """Let Tab finish notations of legal acts and names of commands."""
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        return
    try:
        import readline
    except ImportError:
        return
    commands = [word for command in dialogue.commands.known for word in words_of(command, dialogue.speech)]

    def matching(text: str, index: int) -> str | None:
        state = dialogue.session.state
        acts = [dialogue.session.game.notation(act) for act in state.legal()] if state.actor >= 0 else []
        found = [word for word in [*commands, *acts] if word.startswith(text)]
        return found[index] if index < len(found) else None

    readline.set_completer(matching)
    # The whole line is one thing to complete.
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
