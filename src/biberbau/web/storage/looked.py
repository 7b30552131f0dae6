"""How much of a table a person's page has shown: a row that is written when they leave, and when they load it."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from . import schema
from .rows import Rows
from .statements import Statement, fields, insert, same


@dataclass(frozen=True)
class Look:
    """A person's last look: up to which action they saw a table, and when, in seconds since 1970."""

    number: int
    at: float


_looked = schema.looked.c
READ = Statement(
    sa.select(*fields(schema.looked, Look)).where(*same(_looked.table_id, _looked.player)),
    *("table_id", "player"),
    row=Look,
)
KEEP = insert(schema.looked, "table_id", "player", "number", "at", update=("number", "at"))


def read(rows: Rows, table_id: str, player: str) -> Look | None:
    """A person's last look at a table, None before the first."""
    return rows.one(READ, table_id, player)


def keep(rows: Rows, table_id: str, player: str, look: Look) -> None:
    """Store a look."""
    rows.wrote = True
    rows.run(KEEP, table_id, player, look.number, look.at)
