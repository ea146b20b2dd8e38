"""A chapter played through: the whole line of moves that it takes for granted."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from grotto.games import GAMES
from grotto.kernel.agenda import CHANCE
from grotto.kernel.chance import outcome
from grotto.kernel.errors import GrottoError
from grotto.kernel.game import Game, Options
from grotto.kernel.state import State
from grotto.lessons.course import BadLesson, Chapter, lesson_of, lines

# What chance brings begins so, as in records.
BY_CHANCE = "* "


class Script(NamedTuple):
    """What is played in a chapter if the learner does what the coach says."""

    chapter: Chapter
    learner: int
    players: int
    options: Options
    seed: str
    # Every move from the beginning of the game, chance included, each with its actor.
    moves: list[tuple[int, str]]
    # The first step begins after so many moves, and each step ends after so many.
    start: int
    ends: list[int]

    def kept(self, moves: list[tuple[int, str]]) -> int:
        """How many of the moves made so far are those of the script."""
        for index, (made, meant) in enumerate(zip(moves, self.moves, strict=False)):
            if made != meant:
                return index
        return min(len(moves), len(self.moves))

    def next_of_others(self, moves: list[tuple[int, str]]) -> str | None:
        """What somebody else does now; nothing where the learner has left the path, so that it can be found again."""
        if self.kept(moves) < len(moves) or len(moves) >= len(self.moves):
            return None
        actor, text = self.moves[len(moves)]
        return None if actor == self.learner else text


class _Player:
    """Plays the chapters of a lesson one after the other."""

    def __init__(self, game: Game, learner: int) -> None:
        self.base = game
        self.learner = learner
        self.players = 0
        self.options: Options = {}
        self.seed = ""
        self.game = game
        self.state: State | None = None
        self.moves: list[tuple[int, str]] = []

    def chapter(self, chapter: Chapter) -> Script:
        if chapter.seed:
            self.players, self.seed = chapter.players, chapter.seed
            self.options = self.base.checked(chapter.players, chapter.options)
            self.game = self.base.edition(self.options)
            self.state = self.base.new(self.players, **self.options)
            self.moves = []
        where = chapter.id
        self._roll(where)
        given = lines(chapter.play)
        while given:
            self._do(given.pop(0), None, where, given)
        start = len(self.moves)
        ends: list[int] = []
        for step in chapter.steps:
            for act in step.own():
                self._do(act, True, f"{where}/{step.id}")
            for act in lines(step.then):
                self._do(act, False, f"{where}/{step.id}")
            ends.append(len(self.moves))
        options = dict(self.options)
        return Script(chapter, self.learner, self.players, options, self.seed, list(self.moves), start, ends)

    def _do(self, text: str, own: bool | None, where: str, given: list[str] | None = None) -> None:
        """One act, whose ever it should be, and the chance after it, which may be given."""
        assert self.state is not None, f"{where}: the first chapter needs a seed"
        actor = self.state.actor
        if own is not None and own != (actor == self.learner):
            raise BadLesson(f"{where}: {text} is not for seat {actor}")
        self._apply(actor, text, where)
        self._roll(where, given)

    def _roll(self, where: str, given: list[str] | None = None) -> None:
        """What chance brings: as it is given ("* roll 5"), or else from the seed."""
        assert self.state is not None, f"{where}: the first chapter needs a seed"
        while self.state.actor == CHANCE:
            if given and given[0].startswith(BY_CHANCE):
                text = given.pop(0).removeprefix(BY_CHANCE)
            else:
                text = self.game.notation(outcome(self.state, self.seed, len(self.moves)))
            self._apply(CHANCE, text, where)

    def _apply(self, actor: int, text: str, where: str) -> None:
        assert self.state is not None, f"{where}: the first chapter needs a seed"
        try:
            act = self.game.act(text)
            reason = self.state.why_not(act)
        except GrottoError as error:
            raise BadLesson(f"{where}: {text} ({error.id})") from error
        if reason is not None or text != self.game.notation(act):
            raise BadLesson(f"{where}: {text} ({reason.id if reason else self.game.notation(act)})")
        self.moves.append((actor, text))
        self.state.apply(act)


@cache
def scripts_of(game: str) -> list[Script]:
    """The chapters of a game's lesson, played. BadLesson names the act that the rules do not allow."""
    lesson = lesson_of(game)
    if lesson is None:
        return []
    player = _Player(GAMES[game], lesson.learner)
    return [player.chapter(chapter) for chapter in lesson.chapters]


def script_of(game: str, chapter: str) -> Script | None:
    """One chapter, played."""
    return next((script for script in scripts_of(game) if script.chapter.id == chapter), None)
