"""What the core needs, and what it leaves alone: optional libraries are imported by nobody who did not ask.

And what is packed: the sources, a wheel that is built of them alone, and what is there once that is installed.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import httpx
import pytest

import grotto
from grotto import engine
from serving import PATIENCE, REAL, serving, sqlite

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# What is large or not for everybody.
OPTIONAL = {
    "PIL", "absl", "catanatron", "gymnasium", "mkdocs", "open_spiel", "pettingzoo", "pyarrow", "pyspiel",
    "ray", "scipy", "torch",
}  # fmt: skip


def imported_by(code: str) -> set[str]:
    """The packages that a process has imported after this."""
    show = "import sys; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_grotto_alone_imports_the_standard_library_alone() -> None:
    found = imported_by("import grotto")
    assert {name for name in found if name not in sys.stdlib_module_names and not name.startswith("_")} <= {
        # What runs the tests, and editable installations, are imported at every start.
        "grotto", "grotto_engine__mypyc", "sitecustomize", "usercustomize", "mypy_extensions", "distutils-precedence",
    }  # fmt: skip


def test_games_and_random_play_need_no_numpy() -> None:
    code = "import grotto, grotto.bots\nfor id in grotto.game_ids(): grotto.game(id).new()"
    assert "numpy" not in imported_by(code)


@pytest.mark.parametrize("code", ["import grotto.cli", "import grotto.web.app", "import grotto.bots.net, grotto.arena"])
def test_the_table_and_the_command_need_nothing_optional(code: str) -> None:
    assert imported_by(code) & OPTIONAL == set()


def test_the_core_asks_for_nothing_optional() -> None:
    core = {re.split(r"[<>=\[ ;]", one)[0].lower() for one in PROJECT["dependencies"]}
    assert core & {name.lower() for name in OPTIONAL} == set()
    assert {"bench", "envs", "train"} <= set(PROJECT["optional-dependencies"])


def test_it_is_typed() -> None:
    assert (Path(grotto.__file__).parent / "py.typed").is_file()


def test_python_m_grotto_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "grotto", "--version"], capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    assert grotto.__version__ in done


# ---- packed and installed ----------------------------------------------------------------------------------------

# Builds a wheel of the folder it is run in, as pip asks for one. Compiling takes minutes: what was compiled for these
# tests is packed.
BUILD = """
import os, shutil, sys
sys.path.insert(0, sys.argv[1])
import compile_engine
kept = compile_engine.engine.folder()
def copied(target, opt_level):
    shutil.copytree(kept, target, ignore=shutil.ignore_patterns(compile_engine.MAKER))
compile_engine.compile_into = copied
os.environ["GROTTO_COMPILED"] = "1" if kept.is_dir() else "0"
from hatchling.build import build_wheel
build_wheel(sys.argv[2])
"""


def carry_out(*command: str, cwd: Path, **environ: str) -> str:
    env = {name: value for name, value in os.environ.items() if name != engine.VARIABLE}
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env={**env, **environ}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the sources, unpacked."""
    pytest.importorskip("hatchling")
    if not (ROOT / "src" / "grotto" / "web" / "static" / "index.html").is_file():
        pytest.skip("the browser client has not been built")
    folder = tmp_path_factory.mktemp("sdist")
    carry_out("-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder), cwd=ROOT)
    (packed,) = folder.iterdir()
    assert packed.name == f"grotto-{grotto.__version__}.tar.gz"
    with tarfile.open(packed) as tar:
        tar.extractall(folder, filter="data")
    return folder / f"grotto-{grotto.__version__}"


@pytest.fixture(scope="module")
def wheel(sources: Path) -> Path:
    """A wheel, built of nothing but the package of the sources."""
    carry_out("-c", BUILD, str(ROOT / "tools"), str(sources.parent), cwd=sources)
    (built,) = sources.parent.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """Where pip has installed it, without what it depends on: that is here already."""
    site = wheel.parent / "site"
    quiet = ["--quiet", "--disable-pip-version-check", "--no-compile"]
    carry_out("-m", "pip", "install", *quiet, "--no-deps", "--no-index", "--target", str(site), str(wheel), cwd=ROOT)
    return site


def test_the_package_of_the_sources_has_what_is_needed_and_nothing_that_was_made_here(sources: Path) -> None:
    there = {file.relative_to(sources).as_posix() for file in sources.rglob("*") if file.is_file()}
    needed = ["pyproject.toml", "hatch_build.py", "tools/compile_engine.py", "LICENSE", "README.md"]
    client = ["src/grotto/py.typed", "src/grotto/web/static/index.html", "client/package.json"]
    assert {*needed, *client} <= there
    junk = re.compile(r"(^|/)(\.venv|__pycache__|node_modules|build|dist|\.\w+_cache|\.mutants|\.git)/|\.(so|pyc|db)$")
    assert [name for name in there if junk.search(name)] == []


def test_make_builds_it_in_the_same_way() -> None:
    assert "-m hatchling build --target sdist --directory dist\n" in (ROOT / "Makefile").read_text("utf-8")


def test_a_wheel_has_the_package_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0] for name in names} <= {
        "grotto", f"grotto-{grotto.__version__}.dist-info", engine.LIBRARY + engine.SUFFIX,
    }  # fmt: skip
    source = ROOT / "src"
    wanted = {
        file.relative_to(source).as_posix()
        for file in (source / "grotto").rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    compiled = {name for name in names if name.endswith(engine.SUFFIX)}
    assert {name for name in names if name.startswith("grotto/")} - compiled == wanted
    assert {"grotto/py.typed", "grotto/web/static/index.html"} <= wanted
    if engine.folder().is_dir():
        assert len(compiled) == len(engine.sources()) + 1
        assert "none-any" not in wheel.name


def test_what_is_installed_is_the_command_with_its_games(installed: Path) -> None:
    where = {"PYTHONPATH": str(installed), "LC_ALL": "C.UTF-8"}
    elsewhere = installed.parent
    show = "import grotto; print(grotto.__file__, grotto.COMPILED)"
    file, compiled = carry_out("-c", show, cwd=elsewhere, **where).split()
    assert Path(file).parent.parent == installed
    assert compiled == str(engine.folder().is_dir())
    assert carry_out("-c", show, cwd=elsewhere, GROTTO_COMPILED="0", **where).split() == [file, "False"]
    assert grotto.__version__ in carry_out("-m", "grotto", "--version", cwd=elsewhere, **where)
    games = json.loads(carry_out(str(installed / "bin" / "grotto"), "games", "--json", cwd=elsewhere, **where))
    assert {"cave_vs_cave", "caverna", "above_and_below"} <= {game["id"] for game in games}


def test_what_is_installed_serves_its_pages(installed: Path, tmp_path: Path) -> None:
    environ = {"PYTHONPATH": str(installed), engine.VARIABLE: ""}
    with serving(sqlite(tmp_path), program=REAL, environ=environ) as server:
        page = httpx.get(server.address, timeout=PATIENCE)
        assert "<html" in page.text
        script = re.search(r'src="(/[^"]+\.js)"', page.text)
        assert script is not None
        assert httpx.get(server.address + script[1], timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{server.address}/api/games", timeout=PATIENCE).status_code == 200
