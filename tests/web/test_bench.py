"""What the benchmark counts: the files of one game's table, and no others."""

from __future__ import annotations

import pytest

from grotto.games import GAMES
from grotto.text import LANGUAGES
from grotto.web.bench import table_files
from grotto.web.pages import STATIC

needs_client = pytest.mark.skipif(
    not (STATIC / "manifest.json").is_file(), reason="needs the built client: `make client`"
)


@needs_client
@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_own_first_load(game: str) -> None:
    for language in LANGUAGES:
        files = table_files(game, language)
        assert all((STATIC / file).is_file() for file in files)
        assert any(file.startswith("assets/Table-") for file in files)
        assert not any(file.startswith(("assets/Lobby-", "assets/Replay-")) for file in files)
        assert not any(f"assets/{other}-" in file for other in GAMES if other != game for file in files)
        assert any("cyrillic" in file for file in files) == (language == "ru")
