"""Who takes part in a match: a bot of ours by its name, somebody's class, or a program that speaks the line protocol.

>>> Entrant.of("greedy").kind, Entrant.of("mine=my_bots:Clever").name
('name', 'mine')
"""

from __future__ import annotations

import errno
import inspect
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from grotto.arena import provenance
from grotto.bots import BOTS, Bot
from grotto.bots.trained import USUAL, judge_of_file, trained
from grotto.kernel.errors import BadOption
from grotto.kernel.game import Game, Options

# A bot of ours, made here; a class or function given in Python, made here; anything else is a program of its own.
NAME = "name"
MAKER = "maker"
PROGRAM = "program"
# A net of somebody's own, played by a level of ours.
NET = "net"

LABEL = re.compile(r"([\w.+#-]+)=(.+)", re.DOTALL)
TRAINED = re.compile(r"(?:(level\d):)?(.+\.npz)", re.DOTALL)
CLASS = re.compile(r"[A-Za-z_]\w*(\.\w+)*:[A-Za-z_]\w*")

Maker = Callable[[int], Bot]


class Entrant(NamedTuple):
    """A bot in a match: what it is called there, and how it is made."""

    name: str
    kind: str
    # As it was given, without the name.
    spec: str
    # How the program is started, and in which folder.
    command: tuple[str, ...] = ()
    home: str = ""
    maker: Maker | None = None

    @staticmethod
    def of(given: str | Maker) -> Entrant:
        """The entrant that is meant: a name, `module:Class`, a net, a command line, or a class.

        Words have `called=` before them where somebody wants another name.

        BadOption if it can't be any of them. Whether a program works is known when it is started.
        """
        if not isinstance(given, str):
            name = getattr(given, "__name__", "bot")
            if problem := fault(given):
                raise BadOption("bot_program", {"value": name, "problem": problem})
            return Entrant(name, MAKER, f"{given.__module__}:{name}", maker=given)
        label = LABEL.fullmatch(given.strip())
        spec = label[2].strip() if label else given.strip()
        name = label[1] if label else spec
        if spec in BOTS:
            return Entrant(name, NAME, spec)
        home = str(Path.cwd())
        if TRAINED.fullmatch(spec):
            entrant = Entrant(name, NET, spec, home=home)
            entrant.make(0)
            return entrant
        if CLASS.fullmatch(spec):
            return Entrant(name, PROGRAM, spec, (sys.executable, "-m", "grotto.arena.host", spec), home)
        return Entrant(name, PROGRAM, spec, _command(spec), home)

    def make(self, seed: int) -> Bot:
        """The bot, for those that are made here."""
        if self.kind == NET:
            level, file = self._net()
            return trained(file, level)(seed)
        maker = self.maker if self.kind == MAKER else BOTS[self.spec]
        assert maker is not None
        return maker(seed)

    def _net(self) -> tuple[str, Path]:
        """The level that plays, and the file that it believes."""
        found = TRAINED.fullmatch(self.spec)
        assert found is not None
        return found[1] or USUAL, Path(self.home, found[2])

    def check(self, game: Game, players: int, options: Options) -> None:
        """BadOption if it can't play this game; a net knows one game and some numbers of players."""
        if self.kind == NET:
            judge_of_file(self._net()[1], game.edition(options), players)

    def files(self) -> str:
        """What it consists of, in short; nothing for our own, which come with grotto."""
        if self.maker is not None:
            return provenance.source_of(self.maker)
        if self.kind == NAME:
            return ""
        if self.kind == NET:
            return provenance.files_of_command((str(self._net()[1]),), self.home)
        if CLASS.fullmatch(self.spec):
            return provenance.files_of_class(self.spec, self.home)
        return provenance.files_of_command(self.command, self.home)


def fault(maker: Maker) -> str:
    """What keeps a class or function from making bots, as far as can be seen without a game; nothing if nothing does.

    >>> fault(dict)
    'dict has no method choose(game, state)'
    """
    name = getattr(maker, "__name__", "bot")
    if not callable(maker):
        return f"{name} is no class"
    if isinstance(maker, type) and not callable(getattr(maker, "choose", None)):
        return f"{name} has no method choose(game, state)"
    try:
        inspect.signature(maker).bind(0)
    except TypeError:
        return f"{name} takes no seed: def __init__(self, seed)"
    except ValueError:
        # Of what is not written in Python the signature may be unknown.
        pass
    return ""


def _command(spec: str) -> tuple[str, ...]:
    """The words of a command line; BadOption if there is no such program."""
    try:
        words = shlex.split(spec, posix=os.name != "nt")
    except ValueError as error:
        raise BadOption("bot_program", {"value": spec, "problem": str(error)}) from error
    if not words or (len(words) == 1 and shutil.which(spec) is None and not os.path.exists(words[0])):
        raise BadOption("unknown_bot", {"value": spec, "allowed": ", ".join(BOTS)})
    if shutil.which(words[0]) is None:
        # A script that is there, but that nobody may start.
        why = os.strerror(errno.EACCES if os.path.exists(words[0]) else errno.ENOENT)
        raise BadOption("bot_program", {"value": spec, "problem": f"{words[0]}: {why}"})
    return tuple(words)


def entrants_of(given: Sequence[str | Maker]) -> list[Entrant]:
    """All entrants of a match, each with a name of its own."""
    found: dict[str, Entrant] = {}
    for one in given:
        entrant = Entrant.of(one)
        name, n = entrant.name, 1
        while name in found:
            n += 1
            name = f"{entrant.name}#{n}"
        found[name] = entrant._replace(name=name)
    return list(found.values())
