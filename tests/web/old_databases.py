"""Databases as earlier releases left them: ``version_1.sql`` to ``version_12.sql``, dumped by SQLite."""

from __future__ import annotations

import re
from pathlib import Path

import sqlalchemy as sa

VERSIONS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
PARENTS_FIRST = (
    "biberbau_schema",
    "game_table",
    "seat",
    "used_seal",
    "action",
    "keeper",
    "held",
    "alembic_version",
    "push",
    "pushed",
    "ban",
    "house",
    "process",
    "chat",
    "mute",
    "onlooker",
    "removed",
    "report",
    "result",
    "person",
    "passkey",
    "transfer",
    "rating",
    "review",
    "tournament",
    "entrant",
    "pairing",
    "bot",
    "wish",
    "signed_out",
    "lab_report",
    "lab_block",
    "looked",
    "asked",
    "ahead",
)


def fill(url: str, version: int) -> None:
    """Make an empty database one of that version, on either kind."""
    dump = Path(__file__).with_name(f"version_{version}.sql").read_text("utf-8")
    statements = [part.strip() for part in dump.split(";\n") if part.strip()]
    engine = sa.create_engine(url)
    if engine.dialect.name == "postgresql":
        statements = [
            re.sub(r"X'(\w+)'", r"'\\x\1'", part).replace("BLOB", "BYTEA").replace("%", "%%")
            for part in statements
        ]
    with engine.begin() as connection:
        for name in PARENTS_FIRST:
            about = re.compile(rf'(CREATE TABLE|INSERT INTO|CREATE (UNIQUE )?INDEX \w+ ON) "?{name}\b')
            for statement in filter(about.match, statements):
                connection.exec_driver_sql(statement)
    engine.dispose()


def rows(url: str, name: str, columns: str = "*") -> list[tuple[object, ...]]:
    """What a table of a database has in these columns."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.exec_driver_sql(f"SELECT {columns} FROM {name}")]
    engine.dispose()
    return sorted(found, key=repr)


def columns_of(url: str, name: str) -> list[str]:
    """The names of a table's columns."""
    engine = sa.create_engine(url)
    found = [column["name"] for column in sa.inspect(engine).get_columns(name)]
    engine.dispose()
    return found
