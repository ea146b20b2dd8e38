"""A new pack to begin with: our own cards and numbers, and two short books with a comment on everything in them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from grotto.games.above_and_below.content.folder import DEFAULT

STARTER = DEFAULT.parent / "starter"


def starter_id(folder: Path) -> str:
    """The id for a pack in a folder: its name, as far as letters and digits go."""
    name = re.sub(r"[^a-z0-9]+", "_", folder.resolve().name.lower()).strip("_")
    return name if re.match(r"[a-z]", name) and name != "default" else f"pack_{name}".rstrip("_")


def write_starter(folder: Path) -> str:
    """Write a pack into an empty or new folder; its id."""
    id = starter_id(folder)
    for template in (DEFAULT, STARTER):
        shutil.copytree(template, folder, dirs_exist_ok=True)
    replace_line(folder / "pack.toml", "id", id)
    for names in sorted(folder.glob("text/*/names.toml")):
        replace_line(names, "name", id.replace("_", " ").capitalize())
    return id


def replace_line(file: Path, key: str, value: str) -> None:
    """Give a key another value, where it stands first in a file."""
    text = re.sub(rf'(?m)^{key} = ".*"$', f'{key} = "{value}"', file.read_text("utf-8"), count=1)
    file.write_text(text, "utf-8")
