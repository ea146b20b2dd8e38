"""The book of solo lines: whole games that obey every rule and score what they say."""

from __future__ import annotations

import grotto
from grotto.bots.lines.book import line_score, line_text
from grotto.kernel.record import read, replay, verify

# Whoever finds a better line puts it into the book and its score here.
SCORES = {"caverna": 181}


def test_the_lines_of_the_book_score_what_they_say() -> None:
    for id, score in SCORES.items():
        text = line_text(id)
        assert text is not None
        record = read(text)
        game = grotto.game(id)
        verify(game, record)
        end = replay(game, record)
        assert end.actor == grotto.NOBODY
        assert end.result().totals == (score,) == (line_score(id),)


def test_games_with_chance_and_other_words_have_no_line() -> None:
    assert [id for id in grotto.game_ids() if line_text(id) is not None] == list(SCORES)
    assert line_score("cave_vs_cave") is None
    assert line_text("../caverna") is None
