"""`grotto learn`: the lessons of the table in the terminal."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import NamedTuple

import click

import grotto
from grotto.cli.completion import complete
from grotto.cli.errors import INTERRUPTED, Complaint
from grotto.cli.keeping import Leave
from grotto.cli.lesson import Elsewhere, LessonDialogue, session_of
from grotto.cli.output import can_draw
from grotto.cli.screen import DrawnScreen, PlainScreen, Screen
from grotto.cli.spoken import SpokenCommand, flag, language_option, speech_of, value, whole
from grotto.cli.telling import Teller
from grotto.games import GAMES
from grotto.kernel.game import Game
from grotto.lessons import lesson_of, lesson_words, scripts_of
from grotto.text import Speaker, speaker


class Place(NamedTuple):
    """Where somebody is in a lesson."""

    chapter: int
    step: int


class Bookmarks:
    """How far somebody is with the lesson of each game, kept beside the settings of other programs."""

    def __init__(self) -> None:
        self.file = Path(click.get_app_dir("grotto")) / "lessons.json"

    def _all(self) -> dict[str, list[int]]:
        with contextlib.suppress(OSError, ValueError):
            kept = json.loads(self.file.read_text("utf-8"))
            if isinstance(kept, dict):
                return kept
        return {}

    def find(self, game: str) -> Place:
        """Where the lesson was left; the beginning if it was not, or if that place is gone."""
        kept = self._all().get(game)
        match kept:
            case [int(chapter), int(step)]:
                scripts = scripts_of(game)
                if 0 <= chapter < len(scripts) and 0 <= step < len(scripts[chapter].ends):
                    return Place(chapter, step)
        return Place(0, 0)

    def keep(self, game: str, place: Place) -> None:
        """Remember a place. Where nothing can be written the lesson begins anew the next time."""
        with contextlib.suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps({**self._all(), game: list(place)}), "utf-8")


@click.command(cls=SpokenCommand)
@click.argument("game", required=False, metavar="game")
@value("chapter", "number", whole(1))
@flag("plain")
@language_option
@click.pass_context
def learn(context: click.Context, game: str | None, chapter: int | None, plain: bool) -> None:
    """`cli-help-learn` says what it does."""
    if game is None:
        raise Complaint("missing", value=speech_of(context).say("cli-meta-game"), command=context.command_path)
    rules = grotto.game(game)
    scripts = scripts_of(rules.id)
    if not scripts:
        raise Complaint("no_lesson", value=rules.id, allowed=", ".join(id for id in GAMES if lesson_of(id)))
    if chapter is not None and chapter > len(scripts):
        raise Complaint("chapter", value=chapter, n=len(scripts))
    bookmarks = Bookmarks()
    place = bookmarks.find(rules.id) if chapter is None else Place(chapter - 1, 0)
    course = Course(rules, speaker(speech_of(context).language, rules), plain, bookmarks)
    context.exit(course.follow(place))


class Course:
    """The chapters of a lesson one after the other."""

    def __init__(self, game: Game, speech: Speaker, plain: bool, bookmarks: Bookmarks) -> None:
        self.game = game
        self.speech = speech
        self.plain = plain
        self.bookmarks = bookmarks
        self.scripts = scripts_of(game.id)
        self.words = lesson_words(game.id, speech.language)
        self.command = f"grotto learn {game.id}"

    def follow(self, place: Place) -> int:
        """Teach from a place on; the exit code."""
        try:
            while place.chapter < len(self.scripts):
                place = self._chapter(place)
        except (Leave, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        self.bookmarks.keep(self.game.id, Place(0, 0))
        click.echo()
        click.echo(f"{self.words.say('coach-all-title')}. {self.words.say('coach-all')}")
        click.echo(self.speech.say("cli-learn-play", command=f"grotto play {self.game.id}"))
        return 0

    def _leave(self) -> None:
        click.echo()
        click.echo(self.speech.say("cli-learn-kept", command=self.command))

    def _chapter(self, place: Place) -> Place:
        """One chapter; the place where the lesson goes on."""
        script = self.scripts[place.chapter]
        session = session_of(self.game, script, place.step)
        teller = Teller(session.game, session.record.seats, self.speech, live=True)
        screen: Screen = PlainScreen(teller) if self.plain or not can_draw() else DrawnScreen(teller, watching=False)
        title = self.words.say(f"chapter-{script.chapter.id}")
        screen.note(self.speech.say("cli-learn-chapter", n=place.chapter + 1, of=len(self.scripts), chapter=title))
        dialogue = LessonDialogue(
            script, place.step, session, screen, teller,
            lambda step: self.bookmarks.keep(self.game.id, Place(place.chapter, step)),
        )  # fmt: skip
        complete(dialogue)
        try:
            dialogue.run()
        except Elsewhere as elsewhere:
            return Place(place.chapter + 1, 0) if elsewhere.step is None else Place(place.chapter, elsewhere.step)
        return Place(place.chapter + 1, 0)
