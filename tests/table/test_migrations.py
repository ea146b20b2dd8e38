"""A database of an earlier version is brought up to date and keeps what is in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, inspect, text

import grotto.table
from grotto.table.database import database_url
from grotto.table.schema import metadata
from grotto.table.storage import Storage
from grotto.table.upkeep import VERSION

OLD = "('abc', 'cave_vs_cave', 1, '{}', 'Old', 'ann', 0, '', '', 0, 0, NULL, 0, 0, 7, NULL, 1, 2)"


def bring_to(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(grotto.table.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def test_a_first_database_becomes_the_newest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(url)
    with engine.begin() as connection:
        bring_to(connection, "0001")
        connection.execute(text(f"INSERT INTO tables VALUES {OLD}"))

    async def open_it() -> tuple[str, int, int, int]:
        storage = Storage(database_url(url))
        await storage.open()
        found = await storage.table("abc")
        await storage.close()
        assert found is not None
        row = found[0]
        return row.name, row.moves, row.round, row.rounds

    assert asyncio.run(open_it()) == ("Old", 7, 0, 0)
    with engine.begin() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == VERSION
        for table in metadata.tables.values():
            columns = {column["name"] for column in inspect(connection).get_columns(table.name)}
            assert columns == {column.name for column in table.columns}
    engine.dispose()


def test_an_account_is_found_by_what_is_seen_of_its_name() -> None:
    """Until then marks that draw nothing counted; what somebody else is called by now stays as it was."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        bring_to(connection, "0012")
        for person, name, outline in (
            ("ann", "Ann\ufe0f", "ann\ufe0f"),
            ("bob", "Bob", "bob"),
            ("rob", "B\u034fob", "b\u034fob"),
        ):
            row = {"person": person, "name": name, "outline": outline}
            query = (
                "INSERT INTO accounts (person, name, outline, admin, created) VALUES (:person, :name, :outline, 0, 1)"
            )
            connection.execute(text(query), row)
        bring_to(connection, "0013")
        found = connection.execute(text("SELECT person, outline FROM accounts ORDER BY person"))
        assert [tuple(row) for row in found] == [("ann", "ann"), ("bob", "bob"), ("rob", "b\u034fob")]
    engine.dispose()
