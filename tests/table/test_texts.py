"""What is said at a table besides acts exists in every language, with its data, and nothing else does."""

from __future__ import annotations

from typing import get_args

import pytest

from fluent_files import messages
from grotto.table.chat import PHRASES
from grotto.table.words import VERDICTS, Word, event_of
from grotto.text import LANGUAGES, speaker

# Words that the table itself says; grotto.table.words tells of them.
BY_THE_TABLE = ("flag bot", "flag pause", "over draw", "over resign")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_phrase_can_be_said(language: str) -> None:
    speech = speaker(language)
    said = [speech.event(event_of(0, word)) for word in (*get_args(Word), *BY_THE_TABLE[:2])]
    said += [speech.event(event_of(-1, word)) for word in BY_THE_TABLE[2:]]
    said += [speech.say(f"phrase-{phrase}") for phrase in PHRASES]
    said += [speech.say(f"verdict-{verdict}") for verdict in VERDICTS.values()]
    assert all(said)
    ids = {event_of(0, word).id for word in (*get_args(Word), *BY_THE_TABLE)}
    known = {f"event-{id}" for id in ids} | {f"phrase-{phrase}" for phrase in PHRASES}
    assert {id for id in messages(language) if id.startswith(("event-said_", "phrase-"))} == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_can_be_said(language: str) -> None:
    """With the data that `web/posting.py` gives them."""
    speech = speaker(language)
    said = {
        "notice-turn": {},
        "notice-turn-at": {"table": "Cellar"},
        "notice-turn-mail": {"table": "Cellar", "address": "https://caves.example/t/x", "stop": "https://x.example"},
        "notice-code": {"code": "123456"},
        "notice-code-mail": {"code": "123456", "site": "https://caves.example"},
    }
    for id, data in said.items():
        sentence = speech.say(id, **data)
        assert all(word in sentence for word in data.values())
    assert {id for id in messages(language) if id.startswith("notice-")} == set(said)
