"""Statements: each kind of database understands each of them, and values and columns go by their names."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from biberbau import web
from biberbau.web.storage import people_rows, schema, table_statements
from biberbau.web.storage.statements import DIALECTS, Statement, filled, insert, same
from biberbau.web.storage.store import Store

from .databases import cluster, database, postgresql

__all__ = ["cluster", "database", "postgresql"]

SQL = re.compile(r'"(SELECT|INSERT|UPDATE|DELETE|WITH) ')
"""How a text begins that nothing compares with the schema."""

SAMPLES: dict[str, object] = {
    column.name: "1" if column.type.python_type is str else b"1" if column.type.python_type is bytes else 1
    for table in schema.metadata.sorted_tables
    for column in table.columns
}
"""A value for each column's name that a column of any type takes."""


@cache
def every() -> list[Statement[Any]]:
    """All statements of the server, and of those that are made for a number of values one for few and one for more."""
    for module in pkgutil.walk_packages(web.__path__, f"{web.__name__}."):
        if ".migrations" not in module.name:
            importlib.import_module(module.name)
    for count in (1, 4):
        for made in (
            table_statements.ratings_statement,
            people_rows._games,
            people_rows._seats,
            people_rows._places,
        ):
            made(count)
    people_rows._games(None)
    table_statements.clean_statement("over")
    return [one for one in gc.get_objects() if isinstance(one, Statement)]


every()  # now, before tests make statements of their own


def values(statement: Statement[Any], text: str) -> list[object]:
    """Something for each of its names."""
    found = [SAMPLES.get(name, "1" if name.startswith("one_of") else 1) for name in statement.names]
    return found or ["1"] * len(re.findall(r"\?|%s", text))


def test_every_statement_is_compiled_for_each_kind_of_database() -> None:
    found = every()
    assert len(found) > 150
    for statement in found:
        for kind, sign in (("sqlite", "?"), ("postgresql", "%s")):
            text, arrange = statement.sql(kind)
            given = values(statement, text)
            assert text.count(sign) == len(arrange(given) if arrange else given)
        assert statement.make([1] * len(statement.columns)) is not None


def test_every_statement_is_understood(database: str) -> None:
    """With the tables as migrations have made them."""
    store = Store(database)
    try:
        for statement in every():
            if (
                statement is table_statements.MOVE_AND_PLAY and store.sqlite
            ):  # it is given two statements instead
                continue
            text, arrange = statement.sqlite if store.sqlite else statement.postgresql
            given = values(statement, text)
            with store.changed() as there:
                there.run(
                    f"EXPLAIN {text.replace('%s', '?')}", *(arrange(given) if arrange else given)
                ).fetchall()
    finally:
        store.close()


def test_no_text_beside_them() -> None:
    """Statements that are written by hand concern no table."""
    texts = {
        line.strip()
        for file in Path(web.__file__).parent.rglob("*.py")
        if "migrations" not in file.parts
        for line in file.read_text("utf-8").splitlines()
        if SQL.search(line)
    }
    assert {line.partition("(")[0] for line in texts} == {
        'CHOOSES = "SELECT pg_advisory_xact_lock',
        'COUNTS_ALONE = "SELECT pg_advisory_xact_lock',
        'NOTIFY = f"SELECT pg_notify',
        "await connection.execute",  # whether somebody is there
    }


def test_values_go_by_their_names() -> None:
    """Wherever they stand in the text, and however often."""
    both = same(schema.held.c.seat, schema.held.c.action_id)
    some = sa.select(schema.held.c.stamp).where(*both, schema.held.c.action_id != sa.bindparam("seat"))
    text, arrange = Statement(some, "action_id", "seat").sqlite
    assert text.endswith("held.seat = ? AND held.action_id = ? AND held.action_id != ?")
    assert arrange is not None and arrange((5, 6)) == (6, 5, 6)
    assert Statement(some, "seat", "action_id").sql("postgresql")[0].endswith("%s")
    for names in ((), ("seat",), ("seat", "action_id", "stamp"), ("seat", "seat", "action_id")):
        with pytest.raises(ValueError, match="are not the values of"):
            Statement(some, *names).sql("sqlite")


def test_constants_stand_in_the_text() -> None:
    """Or an index over them would not be used."""
    some = (
        sa.update(schema.table).values(listed=0, code=None, host="it's").where(schema.table.c.status == "a")
    )
    for kind in DIALECTS:
        text, arrange = Statement(some).sql(kind)
        assert "host='it''s', listed=0, code=NULL" in text and "status = 'a'" in text and arrange is None


@dataclass(frozen=True)
class Held:
    """As the columns are called."""

    seat: int
    action_id: int


def test_a_row_has_the_names_of_its_columns() -> None:
    columns = schema.held.c.seat, schema.held.c.action_id
    row = Statement(sa.select(*columns)).make((1, 2))
    assert (row.seat, row.action_id) == (1, 2) == row
    assert Statement(sa.select(*columns), row=Held).make((1, 2)) == Held(1, 2)
    with pytest.raises(TypeError, match="Held takes"):
        Statement(sa.select(*reversed(columns)), row=Held)


def test_what_is_not_in_the_schema_is_no_statement() -> None:
    with pytest.raises(KeyError, match="sit"):
        insert(schema.held, "table_id", "sit")
    with pytest.raises(AttributeError, match="sit"):
        sa.select(schema.held.c.sit)


@pytest.mark.parametrize("count", range(1, 18))
def test_few_statements_serve_many_values(count: int) -> None:
    found = filled(range(count))
    assert set(found) == set(range(count)) and len(found) in (1, 2, 4, 8, 16, 32) and len(found) < 2 * count


def test_no_values_stay_none() -> None:
    assert filled([]) == []
