"""The schema of a database: which version it has, and bringing it to another one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from grotto.kernel.errors import BadOption

if TYPE_CHECKING:
    from alembic.config import Config

# The newest version in migrations/versions.
VERSION = "0013"
MIGRATIONS = Path(__file__).parent / "migrations"


def data_folder() -> Path:
    """Where the tables of a user are kept."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "grotto"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "grotto"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grotto"


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if nothing is in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _config(connection: Connection | None = None) -> Config:
    # It takes a while to import, and most starts don't need it.
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def check_known(version: str | None, shown: str) -> None:
    """BadOption if a database was written by a newer program."""
    if version is None or version == VERSION:
        return
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if version not in known:
        raise BadOption("db_newer", {"value": shown, "key": version, "allowed": VERSION})


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring a database to a version, by default the newest one."""
    from alembic import command

    command.upgrade(_config(connection), version)
