"""Content packs: what the check finds, with file and line; the hash; records that name their pack."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

import grotto
from grotto.games.above_and_below.content.folder import DEFAULT, check_pack, content_hash, load_pack
from grotto.games.above_and_below.content.statistics import statistics
from grotto.games.above_and_below.content.words import Words
from grotto.games.above_and_below.game import open_pack
from grotto.kernel.chance import sample
from grotto.kernel.packs import BadPack
from grotto.kernel.record import Record, read, replay

from .table import GAME, PACK, QUIET, choices, continuation, game_with, write_pack

GOOD = choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]")


def problems(folder: Path, book: str = QUIET, deep: str = QUIET) -> list[tuple[str, int, str]]:
    write_pack(folder, book, deep)
    return [(problem.file, problem.line, problem.id) for problem in check_pack(folder)]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_packs_are_chosen_by_their_names(language: str) -> None:
    names = tomllib.loads((DEFAULT / "text" / language / "names.toml").read_text("utf-8"))
    assert GAME.words(language)["option-pack-default"] == names["pack"]["name"]


def test_our_own_pack_has_no_problem() -> None:
    assert check_pack(DEFAULT) == []


def test_a_pack_without_problems(tmp_path: Path) -> None:
    assert problems(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("body", "line", "id"),
    [
        ("auto = { effects = [{ gold = 1 }] }", 5, "pack_unknown_id"),
        ("auto = { effects = [{ coins = 99 }] }", 5, "pack_range"),
        ("auto = { effects = [{ coins = 1, fish = 1 }] }", 5, "pack_one_key"),
        ('auto = { effects = [{ special = "v_mason" }] }', 5, "pack_unknown_id"),
        ("auto = { effects = [{ supplies = 1 }] }", 5, "pack_second_book"),
        ('auto = { effects = [{ condition = "sad" }] }', 5, "pack_second_book"),
        ('auto = { effects = [{ stake = "copy" }] }', 5, "pack_stake"),
        ('stake = "item"\nauto = { effects = [{ stake = "injure" }] }', 6, "pack_stake"),
        ('stake = "house"\nauto = {}', 5, "pack_unknown_id"),
        ("auto = { goto = 9 }", 5, "pack_unknown_paragraph"),
        ("auto = { goto = 1 }", 5, "pack_goto_direct"),
        ("auto = {}\nluck = 3", 6, "pack_unknown_key"),
        ("auto = {}\nfailure = {}", 6, "pack_only_with_tiers"),
        ("auto = {}\nbonuses = [{ lanterns = 1, pays = 1 }]", 6, "pack_only_with_tiers"),
        ("tiers = [{ explore = 3 }]", 5, "pack_missing_key"),
        ("tiers = [{ explore = 3, effects = [{ coins = 0 }] }]", 5, "pack_nothing"),
        ("auto = { effects = [{ fish = 0 }] }", 5, "pack_nothing"),
        ("tiers = [{ explore = 3, goto = 2 }]\nbonuses = [{ lanterns = 1, owns = [] }]", 6, "pack_missing_key"),
        ("tiers = [{ explore = 10, goto = 2 }]", 5, "pack_range"),
        ("tiers = [{ explore = 4, effects = [{ coins = 1 }] }, { explore = 4, effects = [{ coins = 1 }] }]", 5,
         "pack_not_rising"),
        ("tiers = [{ explore = 3, pay = 4, effects = [{ coins = 1 }] }]", 5, "pack_range"),
        ("", 3, "pack_tiers_or_auto"),
        ("requires = [{ luck = 1 }]\nauto = {}", 5, "pack_one_key"),
        ('requires = [{ tag = "elf" }]\nauto = {}', 5, "pack_unknown_id"),
        ("auto = { effects = [{ choose = [[{ coins = 1 }]] }] }", 5, "pack_range"),
        ('cost = "two"\nauto = {}', 5, "pack_type"),
    ],
)  # fmt: skip
def test_problems_of_a_choice(tmp_path: Path, body: str, line: int, id: str) -> None:
    found = problems(tmp_path, choices(body))
    assert ("book.toml", line, id) in found


def test_problems_of_paragraphs(tmp_path: Path) -> None:
    twice = GOOD + GOOD
    assert ("book.toml", 10, "pack_twice") in problems(tmp_path, twice)
    one = '[[paragraph]]\nid = 1\n[[paragraph.choice]]\nid = "a"\nauto = {}\n'
    assert ("book.toml", 1, "pack_range") in problems(tmp_path, one)
    assert ("book.toml", 4, "pack_unknown_id") in problems(tmp_path, one.replace('"a"', '"b"'))
    costly = choices("cost = 1\nauto = {}", "cost = 1\nauto = {}")
    assert ("book.toml", 1, "pack_impossible") in problems(tmp_path, costly)
    assert ("book.toml", 1, "pack_no_direct") in problems(tmp_path, continuation(2, "auto = {}"))
    lost = GOOD + continuation(2, "auto = {}")
    assert ("book.toml", 9, "pack_unreachable") in problems(tmp_path, lost)


def test_cycles_and_long_chains(tmp_path: Path) -> None:
    chain = choices("auto = { goto = 2 }") + continuation(2, "auto = { goto = 3 }")
    fine = chain + continuation(3, "auto = {}")
    assert problems(tmp_path, fine) == []
    long = chain + continuation(3, "auto = { goto = 4 }") + continuation(4, "auto = {}")
    assert ("book.toml", 1, "pack_long_chain") in problems(tmp_path, long)
    cycle = chain + continuation(3, "auto = { goto = 2 }")
    assert [id for _, _, id in problems(tmp_path, cycle)].count("pack_cycle") == 3


@pytest.mark.parametrize(
    ("thread", "line", "id"),
    [
        ('id = "bridge"\nbook = [1, 9]', 3, "pack_unknown_paragraph"),
        ('id = "bridge"\nbook = [1, 1]\ndeep = [1]', 3, "pack_twice"),
        ('id = "bridge"\nbook = [1, "two"]\ndeep = [1]', 3, "pack_type"),
        ('id = "bridge"\nbook = [1]', 1, "pack_count"),
        ('id = "bridge"\nbook = [1]\ndeep = [1]\nend = 3', 5, "pack_unknown_key"),
        ('id = "bridge"\nbook = [1]\ndeep = [1]\n[[thread]]\nid = "bridge"\nbook = [1]\ndeep = [1]', 6, "pack_twice"),
        ('id = "The bridge"\nbook = [1]\ndeep = [1]', 2, "pack_bad_id"),
    ],
)
def test_problems_of_a_thread(tmp_path: Path, thread: str, line: int, id: str) -> None:
    write_pack(tmp_path)
    (tmp_path / "threads.toml").write_text(f"[[thread]]\n{thread}\n", "utf-8")
    found = [(problem.file, problem.line, problem.id) for problem in check_pack(tmp_path)]
    assert ("threads.toml", line, id) in found


def test_a_thread_needs_a_name_in_every_language(tmp_path: Path) -> None:
    write_pack(tmp_path)
    (tmp_path / "threads.toml").write_text('[[thread]]\nid = "bridge"\nbook = [1]\ndeep = [1]\n', "utf-8")
    for language in ("en", "ru"):
        names = tmp_path / "text" / language / "threads.toml"
        names.write_text('[thread]\nbridge = "The bridge"\n' + 'tower = "?"\n' * (language == "ru"), "utf-8")
    found = [(problem.file, problem.id) for problem in check_pack(tmp_path)]
    assert found == [
        ("text/fr/threads.toml", "pack_missing_file"),
        ("text/fr/threads.toml", "pack_no_words"),
        ("text/ru/threads.toml", "pack_unknown_key"),
    ]


def test_threads_change_no_content_hash(tmp_path: Path) -> None:
    write_pack(tmp_path)
    before = content_hash(tmp_path)
    (tmp_path / "threads.toml").write_text('[[thread]]\nid = "bridge"\nbook = [1]\ndeep = [1]\n', "utf-8")
    assert content_hash(tmp_path) == before


def test_missing_and_superfluous_words(tmp_path: Path) -> None:
    write_pack(tmp_path, choices("tiers = [{ explore = 3, effects = [{ coins = 1 }] }]\nfailure = {}"))
    file = tmp_path / "text" / "ru" / "book.toml"
    text = file.read_text("utf-8").replace('a_fails = "It fails."', 'a_auto = "?"')
    file.write_text(text, "utf-8")
    found = [(problem.file, problem.id, problem.data.get("value", "")) for problem in check_pack(tmp_path)]
    assert ("text/ru/book.toml", "pack_no_words", "1.a_fails") in found
    assert ("text/ru/book.toml", "pack_unknown_key", "") in found
    names = tmp_path / "text" / "fr" / "names.toml"
    names.write_text(names.read_text("utf-8").replace('h_inn = "Auberge"\n', ""), "utf-8")
    assert "building.h_inn" in [problem.data.get("value") for problem in check_pack(tmp_path)]


def test_a_missing_language_folder_and_broken_files(tmp_path: Path) -> None:
    write_pack(tmp_path)
    (tmp_path / "text" / "fr" / "deep.toml").unlink()
    (tmp_path / "caves.toml").write_text('[[cave]]\nid = "c"\ngrid = [1, 2', "utf-8")
    found = [(problem.file, problem.id) for problem in check_pack(tmp_path)]
    assert ("text/fr/deep.toml", "pack_missing_file") in found
    assert ("caves.toml", "pack_syntax") in found
    assert [problem.id for problem in check_pack(tmp_path / "nowhere")] == ["pack_missing_folder"]


@pytest.mark.parametrize(
    ("file", "old", "new", "id"),
    [
        ("villagers.toml", 'symbols = ["hammer"]', 'symbols = ["axe"]', "pack_unknown_id"),
        ("villagers.toml", "roll = 5", "roll = 1", "pack_not_rising"),
        ("villagers.toml", 'id = "v_mason"', 'id = "v_tinker"', "pack_twice"),
        ("villagers.toml", 'id = "v_mason"', 'id = "V Mason"', "pack_bad_id"),
        ("villagers.toml", 'id = "v_mason"', 'id = "s_cave_cat_1"', "pack_twice"),
        ("villagers.toml", 'tags = ["', 'tags = ["Fish Folk", "', "pack_bad_id"),
        ("villagers.toml", 'tags = ["', 'tags = [7, "', "pack_type"),
        ("buildings.toml", 'replenish = "fruit"', 'replenish = "figs"', "pack_unknown_id"),
        ("buildings.toml", "stock = { mushroom = 2 }", "stock = { mushroom = 1, fish = 1 }", "pack_one_good"),
        ("buildings.toml", "cost = 3", "", "pack_missing_key"),
        ("buildings.toml", "beds = 3", 'beds = "3"', "pack_type"),
        ("caves.toml", "grid = [11, 39, 67, 95, 123, 126]", "grid = [11, 39]", "pack_count"),
        ("modules.toml", "requires = { paper = 1, pot = 1 }", "requires = { gold = 1 }", "pack_unknown_id"),
        ("modules.toml", 'region = "underforest"', 'region = "Under Forest"', "pack_bad_id"),
        ("modules.toml", 'effect = "lantern_die_minus_1"', 'effect = "obedience_die_1_2_refuses"', "pack_twice"),
        ("pack.toml", "points = [1, 1, 2, 2, 3, 4, 5, 6]", "points = [1]", "pack_count"),
        ("pack.toml", 'exhausted = ["start_scribe", "start_scout"]', 'exhausted = ["v_mason"]', "pack_unknown_id"),
        ("pack.toml", 'id = "default"', 'id = ""', "pack_bad_id"),
        ("pack.toml", 'languages = ["en", "ru", "fr"]', "languages = []", "pack_missing_key"),
        ("pack.toml", 'languages = ["en", "ru", "fr"]', 'languages = ["en", "en"]', "pack_twice"),
        ("pack.toml", 'languages = ["en", "ru", "fr"]', 'languages = ["../en"]', "pack_bad_id"),
        ("pack.toml", "camp = 0, ", "", "pack_bands"),
        ("pack.toml", "camp = 0, ", '"Base Camp" = 0, ', "pack_bad_id"),
        ("modules.toml", "requires = { paper = 1, pot = 1 }", "requires = {}", "pack_missing_key"),
        ("caves.toml", "grid = [11,", f"grid = [{'1' * 5000},", "pack_syntax"),
        ("caves.toml", "grid = [11,", f"grid = {'[' * 3000}{']' * 3000}\nother = [", "pack_syntax"),
        ("pack.toml", 'id = "mushroom"', 'id = "coins"', "pack_twice"),
    ],
)
def test_problems_of_cards_and_numbers(tmp_path: Path, file: str, old: str, new: str, id: str) -> None:
    write_pack(tmp_path)
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    found = [problem for problem in check_pack(tmp_path) if problem.file == file]
    assert id in [problem.id for problem in found]
    assert all(problem.line > 0 for problem in found)
    if id != "pack_bands":
        with pytest.raises(BadPack):
            load_pack(tmp_path)


def test_a_broken_pack_never_starts_a_table(tmp_path: Path) -> None:
    write_pack(tmp_path, choices("auto = { goto = 9 }"))
    with pytest.raises(BadPack) as raised:
        open_pack(tmp_path)
    assert raised.value.problems
    assert raised.value.data["file"] == "book.toml"


def named_pack(folder: Path, id: str) -> Path:
    write_pack(folder / id, GOOD)
    file = folder / id / "pack.toml"
    file.write_text(file.read_text("utf-8").replace('id = "default"', f'id = "{id}"', 1), "utf-8")
    return folder / id


def test_every_installed_pack_can_be_played_and_the_first_is_the_usual_one(tmp_path: Path) -> None:
    folders = [named_pack(tmp_path, id) for id in ("mine", "yours", "ours")]
    game = GAME.with_packs(folders)
    assert game.packs() == folders
    assert list(game.editions) == ["mine", "yours", "ours"]
    for id in game.editions:
        assert game.checked(2, {"pack": id})["pack"] == id
        assert game.new(2, pack=id).options()["pack"] == id
    assert game.checked(2, {})["pack"] == "mine"
    # One more: the usual one, or one to choose.
    more = named_pack(tmp_path, "more")
    assert list(game.with_pack(more, first=False).editions) == ["mine", "yours", "ours", "more"]
    assert list(game.with_pack(more, first=True).editions) == ["more", "mine", "yours", "ours"]
    # Its own pack again, perhaps rewritten.
    assert list(game.with_pack(folders[1], first=True).editions) == ["yours", "mine", "ours"]
    with pytest.raises(grotto.BadOption) as raised:
        game.with_pack(folders[1], first=False)
    assert raised.value.id == "pack_same_id"


def test_the_hash_covers_rules_and_not_words(tmp_path: Path) -> None:
    write_pack(tmp_path, GOOD)
    before = content_hash(tmp_path)
    (tmp_path / "text" / "en" / "book.toml").write_text('[1]\ntext = "Other."\na = "A"\nb = "B"\n', "utf-8")
    assert content_hash(tmp_path) == before
    (tmp_path / "book.toml").write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert content_hash(tmp_path) == before
    (tmp_path / "book.toml").write_text(GOOD.replace("coins = 1", "coins = 2"), "utf-8")
    assert content_hash(tmp_path) != before


def test_a_record_names_pack_and_content_and_replays_only_with_the_same() -> None:
    game = game_with(GOOD)
    record = Record(game.id, 2, game.checked(2, {}))
    state = game.new(players=2)
    rng = random.Random(1)
    for _ in range(40):
        act = sample(state, rng) if state.actor == grotto.CHANCE else rng.choice(state.legal())
        record.add(game, state, act)
        state.apply(act)
    text = record.text()
    assert f"pack: default\ncontent: {game.pack.content}\n" in text
    assert replay(game, read(text)) == state
    with pytest.raises(grotto.BadRecord) as raised:
        replay(GAME, read(text))
    assert raised.value.id == "other_content"
    assert raised.value.data == {"pack": "default", "value": game.pack.content, "allowed": PACK.content}


def test_names_and_numbered_tokens() -> None:
    assert Words(PACK, "en").name("villager", "s_cave_cat_2") == "Cave Cat 2"
    assert Words(PACK, "ru").name("building", "h_inn") == "Постоялый двор"


def test_statistics_count_paragraphs_and_rewards() -> None:
    counted = statistics(game_with(GOOD).pack)
    assert counted["book"]["paragraphs"] == {"direct": 1}
    assert counted["book"]["choices_per_paragraph"] == {"direct": {"2": 1}, "continuation": {}}
    assert counted["book"]["choices"] == {"tiers_1": 1, "automatic": 1}
    assert counted["book"]["explore_numbers"] == {"3": 1}
    assert counted["book"]["words"] == {"shortest": 2, "median": 2, "longest": 2}
    assert counted["cards"]["villagers"] == {"start": 3, "common": 18, "extra": 7, "special": 6}
    rewards = counted["book"]["rewards"]
    assert isinstance(rewards, dict)
    assert rewards["easy"] == {"cells": 1, "coins": 1.0, "tokens": 0.0, "reputation": 0.0}


def test_statistics_look_into_choices_and_gambles_and_leave_out_what_only_leads_on() -> None:
    book = choices(
        "tiers = [{ explore = 2, effects = [{ choose = [[{ coins = 4 }], [{ ore = 1 }, { reputation = -1 }]] }] }, "
        "{ explore = 5, goto = 2 }, { explore = 7, effects = [{ fish = 2 }], goto = 2 }]",
        "auto = { effects = [{ gamble = { dice = 2, bet = 3, faces = { 1 = [{ coins = -1 }], 6 = [{ coins = 2 }, "
        "{ potion = 1 }] } } }] }",
        more=continuation(2, "auto = {}"),
    )
    counted = statistics(game_with(book).pack)["book"]
    rewards = counted["rewards"]
    assert isinstance(rewards, dict)
    assert rewards["easy"] == {"cells": 1, "coins": 2.0, "tokens": 0.5, "reputation": -0.5}
    # Explore 5 only leads on and is no reward; explore 7 is both.
    assert rewards["medium"] == {"cells": 0, "coins": 0.0, "tokens": 0.0, "reputation": 0.0}
    assert rewards["hard"] == {"cells": 1, "coins": 0.0, "tokens": 2.0, "reputation": 0.0}
    # The gamble with two dice and the highest bet, and the empty continuation.
    assert rewards["automatic"] == {"cells": 2, "coins": 0.5, "tokens": 0.17, "reputation": 0.0}
    assert counted["gotos"] == 2
    assert counted["effects"] == {"choose": 1, "gamble": 1}
    assert counted["tokens"] == {"fish": 2.0, "ore": 0.5, "potion": 0.33}
