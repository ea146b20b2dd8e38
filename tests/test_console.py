"""Every command that the documentation shows in a block of `console` is given as it stands, or it is said why not.

A page is followed from top to bottom in an empty folder with the examples in it, as its reader would. What takes long
is made shorter, what waits for somebody is told to quit, what serves is stopped once it has said where it is.
"""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from grotto.cli import main
from serving import serving, sqlite
from test_pages import LISTED, ROOT

SERVER = "changes the machine; tests/test_deploy.py tries the files of `deploy` with systemd, nginx and Caddy"
# What is not given here: on which page, the beginning of the command, and why.
LEFT_OUT = [
    ("README", "make ", "sets up a whole clone; CI runs it"),
    ("index", "pip install", "fetches packages; tests/test_package.py holds the extras against the code"),
    ("notebook", "pip install", "fetches packages"),
    ("arena", "RAY_AUTH_MODE", "needs another machine; tests/arena/test_executors.py joins a cluster of this one"),
    ("new_game", "make ", "sets up a whole clone"),
    ("new_game", "pip install", "fetches packages; tests/games/test_example.py installs the example in its own way"),
    ("new_game", ".venv/bin/pip install", "the same"),
    ("new_game", "grotto", "the example is not installed here; tests/games/test_example.py does all of this with it"),
    ("new_game", ".venv/bin/grotto", "the same"),
    ("new_game", ".venv/bin/pytest", "the same"),
    ("server", "apt-get", SERVER),
    ("server", "git ", SERVER),
    ("server", "cd ", SERVER),
    ("server", "make ", SERVER),
    ("server", "mkdir", SERVER),
    ("server", "sed ", SERVER),
    ("server", "cp ", SERVER),
    ("server", "echo ", SERVER),
    ("server", "ln ", SERVER),
    ("server", "rm ", SERVER),
    ("server", "nginx ", SERVER),
    ("server", "certbot", SERVER),
    ("server", "systemctl", SERVER),
    ("server", "useradd", SERVER),
    ("server", "runuser", SERVER),
    ("server", "curl", "the health of a server is asked for in tests/web/test_operations.py"),
    ("server", "cat >", SERVER),
    ("server", "[Service]", "a line of the file before it"),
    ("server", "ExecStart=", "a line of the file before it"),
    ("server", "END", "the end of that file"),
    ("server", ".venv/bin/pip install", "fetches a package"),
    ("server", ".venv/bin/grotto serve", "as on the page `play`"),
    ("server", "grotto worker", "needs PostgreSQL; tests/web/test_worker.py"),
    ("server", "grotto bench --load", "takes minutes and PostgreSQL; tests/web/test_load.py has it in short"),
    ("server", ".venv/bin/grotto admin", "needs an account; tests/web/test_admin.py"),
    ("server", ".venv/bin/grotto backup", "needs tables; tests/table/test_backup.py"),
    ("server", ".venv/bin/grotto restore", "needs a backup; tests/table/test_backup.py"),
    ("server", "chown", SERVER),
    ("server", "install ", SERVER),
]
# What makes a command short: given after its own words, where an option counts the last time.
SHORTER = {
    "grotto arena": "--games 2",
    "grotto train": "--generations 1 --first 2 --games 2 --positions 4 --steps 20 --trial 2",
    "grotto play": "--seed 1",
    "python train_solo.py": "--games 20",
    "python open_spiel_mcts.py": "--simulations 2",
}
TYPED = "1\nsave evening.txt\nquit\n"


def commands(page: str) -> list[str]:
    """The lines of all blocks of `console` of a page."""
    if page == "README":
        text = (ROOT / "README.md").read_text("utf-8")
    elif page == "notebook":
        text = re.sub(r"^# ?", "", (ROOT / "docs" / "notebook.py").read_text("utf-8"), flags=re.MULTILINE)
    else:
        text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [line for language, block in found if language == "console" for line in block.splitlines() if line]


PAGES = [page for page in [*LISTED, "README"] if commands(page)]


def left_out(page: str, line: str) -> bool:
    return any(page == where and line.startswith(start) for where, start, _ in LEFT_OUT)


def give(line: str, folder: Path) -> None:
    """Give one command; it must end well."""
    short = next((more for start, more in SHORTER.items() if start in line and "--from" not in line), "")
    words = [*shlex.split(line, comments=True), *shlex.split(short)]
    if words[0].endswith("grotto") and words[1] == "serve":
        serve(words[1:], folder)
    elif words[0].endswith("grotto"):
        done = CliRunner().invoke(main, words[1:], input=TYPED)
        assert done.exit_code == 0, (line, done.output)
    elif words[0] == "python":
        given(subprocess.run([sys.executable, *words[1:]], cwd=folder, capture_output=True, text=True, check=False))
    else:
        given(subprocess.run(line, shell=True, cwd=folder, capture_output=True, text=True, check=False))


def given(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, (done.args, done.stderr)


def serve(words: list[str], folder: Path) -> None:
    """Serve at a free port until it is said where."""
    command = [sys.executable, "-m", "grotto", *words, "--port", "0", "--db", sqlite(folder), "--lang", "en"]
    # A browser that does nothing.
    environ = {"PATH": "/usr/bin:/bin", "HOME": str(folder), "BROWSER": "true"}
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environ)
    assert server.stdout is not None
    try:
        assert re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    finally:
        server.terminate()
        server.communicate()


@pytest.mark.parametrize("page", PAGES)
def test_commands_do_as_they_stand(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for file in (ROOT / "examples").glob("*.*"):
        shutil.copy(file, tmp_path)
    wanted = [line for line in commands(page) if not left_out(page, line)]
    if any("node " in line for line in wanted) and shutil.which("node") is None:
        pytest.skip("no node here")
    if any("open_spiel" in line for line in wanted):
        pytest.importorskip("pyspiel")
    for line in wanted:
        if "http://127.0.0.1:8765" in line:
            with serving(sqlite(tmp_path)) as server:
                give(line.replace("http://127.0.0.1:8765", server.address), tmp_path)
        else:
            give(line, tmp_path)


def test_nothing_is_left_out_that_is_not_there() -> None:
    for page, start, reason in LEFT_OUT:
        assert any(line.startswith(start) for line in commands(page)), (page, start)
        for file in re.findall(r"tests/[\w/]+\.py", reason):
            assert (ROOT / file).is_file(), file


def test_every_command_stands_in_a_block_of_its_kind() -> None:
    """Where a block has no language, nobody looks whether its commands work."""
    for page in [page for page in LISTED if page != "notebook"]:
        text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
        for language, block in re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            if language not in ("console", "sh"):
                assert not re.search(r"^(\.venv/bin/)?(grotto [a-z]|pip |make )", block, re.MULTILINE), (page, block)
