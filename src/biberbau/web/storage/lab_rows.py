"""Reports of the laboratory as they are stored: statements, for code that has opened a transaction.

An open report belongs to the process that has claimed it. Its writes are conditional on that claim, so that of two
processes which believe to have it one is refused.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ...kernel.game import Document
from . import schema
from .rows import Rows
from .statements import Statement, fields, given, insert, same

OPEN = "open"
"""The status of a report that waits or is being made."""

Blocks = list[tuple[str, Document]]
"""Finished blocks in order, each with the name of its part."""

_one, _block = schema.lab_report.c, schema.lab_block.c


@dataclass(frozen=True)
class LabRow:
    """A report, without the data that only its process needs."""

    id: str
    player: str
    title: str
    game: str
    plan: str
    created: float
    status: str
    stops: int
    kept: int
    budget: float | None
    spent: float
    progress: str
    document: str

    @property
    def open(self) -> bool:
        """Whether it waits or is being made."""
        return self.status == OPEN


@dataclass(frozen=True)
class ListedReport:
    """A report in a list; ``told``: whether there is anything to read."""

    id: str
    title: str
    game: str
    plan: str
    created: float
    status: str
    kept: int
    told: int


READ = Statement(sa.select(*fields(schema.lab_report, LabRow)).where(*same(_one.id)), row=LabRow)
MINE = Statement(
    sa.select(
        *(_one.id, _one.title, _one.game, _one.plan, _one.created, _one.status, _one.kept),
        sa.case((_one.document != "", 1), else_=0).label("told"),
    )
    .where(*same(_one.player))
    .order_by(_one.created.desc()),
    row=ListedReport,
)
_is_open = _one.status == OPEN
COUNTING = 0x6C616273
"""The advisory lock under which PostgreSQL serialises counting and creating reports; SQLite has one writer at a time
anyway.
"""
COUNTS_ALONE = "SELECT pg_advisory_xact_lock(?)"
"""Raw SQL: it is for PostgreSQL alone, and about no table."""
COUNTS = Statement(
    sa.select(
        sa.func.count().label("kept"),
        sa.func.coalesce(sa.func.sum(sa.case((_is_open, 1), else_=0)), 0).label("open"),
        sa.func.coalesce(sa.func.sum(sa.case((_one.player == sa.bindparam("player"), 1), else_=0)), 0).label(
            "mine"
        ),
        sa.func.coalesce(
            sa.func.sum(sa.case((sa.and_(_is_open, _one.player == sa.bindparam("player")), 1), else_=0)), 0
        ).label("mine_open"),
    ).select_from(schema.lab_report),
    "player",
)
CREATE = insert(
    schema.lab_report,
    *("id", "player", "title", "game", "plan", "created", "budget", "touched"),
    sets={"status": OPEN, "progress": "{}", "document": ""},
)
WAITING = Statement(
    sa.select(_one.id)
    .where(_is_open, (_one.keeper.is_(None)) | (_one.claimed < sa.bindparam("before")))
    .order_by(_one.created)
    .limit(sa.bindparam("most")),
    *("before", "most"),
)
CLAIM = Statement(
    sa.update(schema.lab_report)
    .values(given(_one.keeper, _one.claimed))
    .where(*same(_one.id), _is_open, (_one.keeper.is_(None)) | (_one.claimed < sa.bindparam("before"))),
    *("keeper", "claimed", "id", "before"),
)
_held = [*same(_one.id, _one.keeper), _is_open]
SAVE = Statement(
    sa.update(schema.lab_report)
    .values(given(_one.claimed, _one.touched, _one.progress, _one.spent))
    .where(*_held),
    *("claimed", "touched", "progress", "spent", "id", "keeper"),
)
END = Statement(
    sa.update(schema.lab_report)
    .values(given(_one.status, _one.touched, _one.progress, _one.spent, _one.document) | {"keeper": None})
    .where(*_held),
    *("status", "touched", "progress", "spent", "document", "id", "keeper"),
)
GIVE_BACK = Statement(
    sa.update(schema.lab_report).values(given(_one.spent) | {"keeper": None}).where(*_held),
    *("spent", "id", "keeper"),
)
STOP = Statement(
    sa.update(schema.lab_report).values(stops=1).where(*same(_one.id, _one.player), _is_open),
    *("id", "player"),
)
KEEP = Statement(
    sa.update(schema.lab_report).values(given(_one.title) | {"kept": 1}).where(*same(_one.id, _one.player)),
    *("title", "id", "player"),
)
DELETE = Statement(sa.delete(schema.lab_report).where(*same(_one.id, _one.player)), "id", "player")
CLEAN = Statement(
    sa.delete(schema.lab_report).where(_one.kept == 0, ~_is_open, _one.touched < sa.bindparam("before"))
)
BLOCKS = Statement(
    sa.select(_block.number, _block.blocks).where(*same(_block.report_id)).order_by(_block.number)
)
ADD_BLOCKS = insert(schema.lab_block, "report_id", "number", "blocks")
END_BLOCKS = Statement(sa.delete(schema.lab_block).where(*same(_block.report_id)))


def packed(blocks: Sequence[tuple[str, Document]]) -> bytes:
    """Finished blocks as stored in the database."""
    return zlib.compress(json.dumps(blocks, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> Blocks:
    """The inverse of ``packed``."""
    found: list[Any] = json.loads(zlib.decompress(data))
    return [(name, block) for name, block in found]


def finished(rows: Rows, report_id: str) -> tuple[Blocks, int]:
    """All finished blocks of a report, and the number of their rows."""
    found = rows.all(BLOCKS, report_id)
    return [block for row in found for block in unpacked(bytes(row.blocks))], len(found)
