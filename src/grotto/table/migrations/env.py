"""What Alembic runs; the connection is handed over by `grotto.table.storage`."""

from __future__ import annotations

from alembic import context

from grotto.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can change a table only by copying it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
