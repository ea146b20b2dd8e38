"""Words that come with the content of a game: most games have none, and a speaker knows those there are."""

from __future__ import annotations

import grotto
from grotto.text import speaker


def test_a_game_without_content_of_its_own_brings_no_words() -> None:
    assert grotto.game("cave_vs_cave").words("en") == {}


def test_words_of_the_content_are_spoken_like_any_other() -> None:
    game = next(game for game in map(grotto.game, grotto.game_ids()) if game.words("en"))
    id, word = next((id, word) for id, word in game.words("en").items() if "{" not in word)
    assert speaker("en", game.id).say(id) == word
