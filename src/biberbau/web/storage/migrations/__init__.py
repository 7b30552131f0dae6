"""Migrations of the database. ``versions`` has a file for each version of the schema; alembic runs them in order."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ...domain.records import StoreError
from ..schema import SCHEMA_VERSION, metadata, schema, stamp

LOCK = 0x62696265
"""The advisory lock under which PostgreSQL lets one process at a time prepare a database."""


def prepare(connection: Connection) -> None:
    """Create the tables, or migrate those of an older release, all in the open transaction.

    Of several processes that start at once, one does it while the others wait for a lock, on SQLite for the one that
    every writer takes.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    tables = set(sa.inspect(connection).get_table_names())
    version = connection.scalar(sa.select(sa.func.max(schema.c.version))) if schema.name in tables else None
    if version is None:
        metadata.create_all(connection)
        connection.execute(schema.insert().values(version=SCHEMA_VERSION))
        connection.execute(stamp.insert().values(version_num=str(SCHEMA_VERSION)))
    elif version > SCHEMA_VERSION:
        raise StoreError(
            f"the database has schema version {version}, this biberbau works with {SCHEMA_VERSION}: "
            "use the matching release, or another --database"
        )
    elif version < SCHEMA_VERSION:
        _migrate(connection, version, stamped=stamp.name in tables)


def _migrate(connection: Connection, version: int, stamped: bool) -> None:
    """Run the missing migrations. Before version 3 databases were not stamped for alembic."""
    from alembic import command
    from alembic.config import Config  # only where there is something to do, as the import takes a while

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    if not stamped:
        command.stamp(config, str(version))
    command.upgrade(config, str(SCHEMA_VERSION))
    connection.execute(schema.update().values(version=SCHEMA_VERSION))
