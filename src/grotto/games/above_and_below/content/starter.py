"""A starter pack: our own cards and numbers, and two short books with comments."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from grotto.games.above_and_below.content.folder import DEFAULT

STARTER: Final = DEFAULT.parent / "starter"


def starter_id(folder: Path) -> str:
    """A pack id made from the name of its folder."""
    name = re.sub(r"[^a-z0-9]+", "_", folder.resolve().name.lower()).strip("_")
    return name if re.match(r"[a-z]", name) and name != "default" else f"pack_{name}".rstrip("_")


def write_starter(folder: Path) -> str:
    """Write a starter pack into a new or empty folder; returns its id."""
    id = starter_id(folder)
    for template in (DEFAULT, STARTER):
        shutil.copytree(template, folder, dirs_exist_ok=True)
    replace_line(folder / "pack.toml", "id", id)
    for names in sorted(folder.glob("text/*/names.toml")):
        replace_line(names, "name", id.replace("_", " ").capitalize())
    return id


def replace_line(file: Path, key: str, value: str) -> None:
    """Change the value of the first line with this key."""
    text = re.sub(rf'(?m)^{key} = ".*"$', f'{key} = "{value}"', file.read_text("utf-8"), count=1)
    file.write_text(text, "utf-8")
