"""The tool that breaks rules, tried on a tiny game of its own: what it changes, notices, passes over and refuses."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parent.parent / "tools"
GAME = '''
"""Tickets of a tram."""
NIGHT = 5
def fare(zone, age, night=False):
    if age < 6:
        return 0
    fares = [11, 12, 13, 14]
    fares.sort()
    if night:
        return fares[zone] + NIGHT
    return fares[zone]
'''
# Nobody looks at the fare of somebody who is 6.
LOOSE = """
import os
from grotto.games.tram.game import fare
def test_zones():
    assert [fare(zone, 40) for zone in range(4)] == [11, 12, 13, 14]
    assert fare(0, 40, True) == 16
def test_children_ride_for_nothing():
    assert fare(1, 5) == 0
def test_the_sources_run():
    assert os.environ["GROTTO_COMPILED"] == "0"
"""
STRICT = (
    LOOSE
    + """
def test_the_sixth_birthday():
    assert fare(0, 6) == 11
"""
)
SETTINGS = """
[functions]
[files]
[tests]
[[equivalent]]
file = "tram/game.py"
where = "fare"
was = "fares.sort()"
becomes = "pass"
reason = "they are in order"
"""
GONE = SETTINGS[SETTINGS.index("[[") :].replace("fares.sort()", "fares.reverse()")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with the tools and one game."""
    for folder in ("tools", "src/grotto/games/tram", "src/grotto/kernel", "tests/rules/tram"):
        tmp_path.joinpath(folder).mkdir(parents=True)
    for tool in ("changing.py", "mutants.py", "mutations.py"):
        shutil.copy(TOOLS / tool, tmp_path / "tools")
    for package in ("grotto", "grotto/games", "grotto/games/tram"):
        tmp_path.joinpath("src", package, "__init__.py").touch()
    tmp_path.joinpath("src/grotto/games/tram/game.py").write_text(GAME, "utf-8")
    return tmp_path


def mutants(tree: Path, tests: str, settings: str, *options: str) -> tuple[int, list[str]]:
    """How the tool ended, and the lines that it wrote."""
    tree.joinpath("tools/mutants.toml").write_text(settings, "utf-8")
    tree.joinpath("tests/rules/tram/test_tram.py").write_text(tests, "utf-8")
    command = [sys.executable, str(tree / "tools" / "mutants.py"), "--jobs=1", *options]
    # Without the plugins that happen to be installed, which take longer to load than all the rest.
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=env)
    return done.returncode, (done.stdout + done.stderr).splitlines()


def changed(lines: list[str]) -> list[str]:
    """The lines with what a mutant makes of them."""
    return sorted(line.removeprefix("  + ") for line in lines if line.startswith("  + "))


def test_what_is_changed(tree: Path) -> None:
    """Each number by one up and down, comparisons, sums and truth; and what can be left out."""
    ended, lines = mutants(tree, STRICT, SETTINGS, "--list")
    assert ended == 0
    assert lines[0] == "tram: 21 of 21 mutants"
    fares = [11, 12, 13, 14]
    tables = [[*fares[:at], fares[at] + by, *fares[at + 1 :]] for at in range(4) for by in (1, -1)]
    assert changed(lines) == sorted(
        [
            "NIGHT = 4", "NIGHT = 6", "def fare(zone, age, night=True):",
            "if age <= 6:", "if age < 7:", "if age < 5:", "pass", "return 1", "return -1",
            *(f"fares = {table}" for table in tables), "pass",
            "if not (night):", "pass", "return fares[zone] - NIGHT",
        ]
    )  # fmt: skip


def test_what_no_test_notices_is_shown(tree: Path) -> None:
    """Except for those that are listed as equivalent; one that can't be made any more is to be taken off the list."""
    ended, lines = mutants(tree, LOOSE, SETTINGS + GONE)
    assert ended == 1
    assert changed(lines) == ["if age < 7:", "if age <= 6:"]
    assert lines[-1].startswith("tram: 18 of 21 noticed (85.7 %), 2 not, 1 equivalent;")
    # A test that fails without a mutant would be named.
    assert not any("left out" in line for line in lines)
    [line] = [line for line in lines if "take it off the list" in line]
    assert "'was': 'fares.reverse()'" in line


def test_the_rest_is_known_to_be_equivalent(tree: Path) -> None:
    ended, lines = mutants(tree, STRICT, SETTINGS)
    assert changed(lines) == []
    # All others change the body of a function, which is put in its place: twenty times as fast.
    assert lines[-1].startswith("tram: 20 of 21 noticed (95.2 %), 0 not, 1 equivalent; 3 imported anew, ")
    assert ended == 0


def test_a_run_goes_on_where_it_was(tree: Path) -> None:
    """What was found out counts until the test that noticed it changes, or any test if none did."""
    first = mutants(tree, LOOSE, SETTINGS)
    results = tree / ".mutants" / "tram.results.jsonl"
    rows = results.read_text("utf-8").splitlines()
    assert len(rows) == 21
    results.write_text("\n".join(rows[:12]) + "\n", "utf-8")
    again = mutants(tree, LOOSE, SETTINGS)
    assert "tram: 12 were tried before" in again[1]
    assert changed(again[1]) == changed(first[1])
    assert again[1][-1].partition(";")[0] == first[1][-1].partition(";")[0]
    assert len(results.read_text("utf-8").splitlines()) == 21
    _, lines = mutants(tree, STRICT, SETTINGS)
    assert changed(lines) == []
    assert not any("before" in line for line in lines)


def test_tests_that_run_something_else_are_refused(tree: Path) -> None:
    """For instance a compiled engine, in which no mutant would change anything."""
    ended, lines = mutants(tree, "def test_nothing():\n    assert True\n", SETTINGS)
    assert ended == 1
    assert any("the tests do not run the sources" in line for line in lines)


def test_a_trial_that_breaks_off_has_noticed_nothing(tree: Path) -> None:
    game = "import os\ndef go():\n    if False:\n        os._exit(3)\n    return 1\n"
    tree.joinpath("src/grotto/games/tram/game.py").write_text(game, "utf-8")
    tests = "from grotto.games.tram.game import go\ndef test_it_goes():\n    assert go() == 1\n"
    ended, lines = mutants(tree, tests, SETTINGS)
    assert ended == 1
    at = lines.index("could not be tried")
    assert lines[at + 3] == "  + if True:"
