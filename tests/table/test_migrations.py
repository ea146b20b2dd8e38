"""A database of an earlier version is brought up to date and keeps what is in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, inspect, text

import grotto.table
from grotto.table.database import database_url
from grotto.table.schema import metadata
from grotto.table.storage import Storage
from grotto.table.upkeep import VERSION

OLD = "('abc', 'cave_vs_cave', 1, '{}', 'Old', 'ann', 0, '', '', 0, 0, NULL, 0, 0, 7, NULL, 1, 2)"


def test_a_first_database_becomes_the_newest(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(grotto.table.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
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
