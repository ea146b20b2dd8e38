"""Terminal and browser say the same.

The same cases are run here and in client/tests/sentences.test.ts, and what the terminal says in real games is given to
the browser to be said again.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import grotto
from grotto.games import GAMES
from grotto.kernel.acts import Entry, Word
from grotto.kernel.agenda import CHANCE, NOBODY
from grotto.kernel.errors import UnknownAct
from grotto.kernel.events import Event, Prompt, Reason
from grotto.kernel.game import Game
from grotto.kernel.preview import preview
from grotto.text import LANGUAGES, Speaker, fluent_source

Case = dict[str, Any]
SHARED = json.loads((Path(__file__).parent / "shared" / "sentences.json").read_text("utf-8"))
CLIENT = Path(__file__).parent.parent / "client"


def sentence(speech: Speaker, said: Case) -> str:
    data = said.get("data", {})
    if "event" in said:
        return speech.event(Event(said["event"], 0, data))
    if "prompt" in said:
        return speech.prompt(Prompt(said["prompt"], data))
    if "reason" in said:
        return speech.reason(Reason(said["reason"], data))
    if "error" in said:
        return speech.error(UnknownAct(said["error"], data))
    if "change" in said:
        return speech.changes(said["change"])
    verb, *args = said["act"]
    return speech.entry(Entry(verb, tuple(Word(*key.split(":")) for key in args)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", SHARED["cases"], ids=lambda said: str(list(said.values())[:2]))
def test_the_terminal_says_what_is_agreed(said: Case, language: str) -> None:
    assert sentence(Speaker(language, "\n".join(SHARED["messages"][language])), said) == said[language]


def told_in_a_game(game: Game, seed: int) -> list[Case]:
    """What is asked, what happens, what cannot be done and why, and what acts change, in a game played at random."""
    rng = random.Random(seed)
    found: dict[str, Case] = {}

    def say(**said: object) -> None:
        found.setdefault(json.dumps(said, sort_keys=True), said)

    state = game.new()
    state.listen()
    while state.actor != NOBODY:
        legal = state.legal()
        say(prompt=state.prompt().id, data=state.prompt().data)
        if state.actor != CHANCE:
            for act in [rng.choice(legal), rng.randrange(len(game.vocabulary))]:
                reason = state.why_not(act)
                if reason:
                    say(reason=reason.id, data=reason.data)
                entry = game.vocabulary.entry(act)
                say(act=[entry.verb, *[f"{word.kind}:{word.id}" for word in entry.args]])
            say(change=preview(state, rng.choice(legal)).change(state.actor))
        state.apply(rng.choice(legal))
        for event in state.events or []:
            say(event=event.id, data=event.data)
    return list(found.values())


@pytest.mark.skipif(not (CLIENT / "node_modules" / "vitest").exists(), reason="no client; run `make client`")
def test_the_browser_says_what_the_terminal_says(tmp_path: Path) -> None:
    games = []
    for id in GAMES:
        game = grotto.game(id)
        told = told_in_a_game(game, 1)
        assert len(told) > 100
        for language in LANGUAGES:
            source = fluent_source(language, game)
            speech = Speaker(language, source)
            said = [{**one, "sentence": sentence(speech, one)} for one in told]
            games.append({"game": id, "language": language, "source": source, "said": said})
    file = tmp_path / "spoken.json"
    file.write_text(json.dumps(games), "utf-8")
    command = [sys.executable, str(CLIENT / "tools" / "npm.py"), "run", "--silent", "test", "--", "sentences"]
    environment = {**os.environ, "GROTTO_SPOKEN": str(file)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
