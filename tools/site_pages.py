"""The pages of the documentation site in the order in which one reads them; a hook of mkdocs (mkdocs.yml).

A page that is not named here comes last, so that none is ever left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

ORDER: dict[str, list[str]] = {
    "": ["index"],
    "Play": ["play", "server"],
    "Bots and agents": ["bots", "arena", "matches", "protocol", "train", "environments", "datasets"],
    "Content": ["packs", "new_game"],
    "Formats": ["notation", "positions", "observations", "records", "http", "reference"],
}
HIDDEN = {"encounters"}


def pages(folder: Path) -> dict[str, list[str]]:
    """The sections with the pages that are there; what is not named has a section of its own."""
    there = {file.stem for file in folder.glob("*.md")} - HIDDEN
    found = {section: [page for page in names if page in there] for section, names in ORDER.items()}
    more = sorted(there - {page for names in ORDER.values() for page in names})
    if more:
        found["More"] = more
    return {section: names for section, names in found.items() if names}


def on_config(config: Any) -> Any:
    """Name the pages to mkdocs."""
    nav: list[Any] = []
    for section, names in pages(Path(config["docs_dir"])).items():
        files = [f"{name}.md" for name in names]
        nav += [{section: files}] if section else files
    config["nav"] = nav
    return config
