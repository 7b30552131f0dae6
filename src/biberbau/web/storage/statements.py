"""Statements: made with SQLAlchemy from the tables of ``schema``, run as constant texts on the driver's own cursor.

So a missing column is an error at import, and a move costs no more than its texts: built for each run, they took four
times as long. A text is compiled when it is first needed, once for each kind of database. Values are passed to and from
the driver as they are: SQLite has numbers for booleans.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property, partial
from inspect import signature
from operator import itemgetter
from typing import Any, Generic, TypeVar, overload

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.base import PGCompiler, PGDialect
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler, SQLiteDialect
from sqlalchemy.engine.default import DefaultDialect
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import FunctionElement, SelectBase, UpdateBase

R = TypeVar("R")
Expression = SelectBase | UpdateBase
Each = Mapping[str, Expression]
Arrange = Callable[[Sequence[Any]], Sequence[Any]]
Text = tuple[str, Arrange | None]


class _WithConstants(SQLCompiler):
    """Literals stay in the text: no partial index over ``status = 'playing'`` serves a placeholder."""

    def visit_bindparam(self, bindparam: sa.BindParameter[Any], *_: Any, **how: Any) -> str:
        constant = {} if bindparam.required else {"literal_binds": True}
        return str(super().visit_bindparam(bindparam, **how | constant))  # type: ignore[no-untyped-call]


class _SqliteCompiler(_WithConstants, SQLiteCompiler): ...


class _PostgresqlCompiler(_WithConstants, PGCompiler): ...


# Not the dialect of psycopg: it casts every value, and the driver sends types already.
DIALECTS: Mapping[str, DefaultDialect] = {
    "sqlite": SQLiteDialect(paramstyle="qmark"),
    "postgresql": PGDialect(paramstyle="format"),  # type: ignore[no-untyped-call]
}
DIALECTS["sqlite"].statement_compiler = _SqliteCompiler
DIALECTS["postgresql"].statement_compiler = _PostgresqlCompiler


class Statement(Generic[R]):
    """A statement, or one for each kind of database.

    ``names``: of its values, in the order in which they are given to ``Rows.run``, wherever they are in the text;
    omitted where there is one at most. ``row``: a class or a function that makes the result of a row, with parameters
    named like the columns; by default a row is a tuple with the columns' names.
    """

    @overload
    def __init__(self: Statement[Any], expression: Expression | Each, *names: str) -> None: ...

    @overload
    def __init__(self, expression: Expression | Each, *names: str, row: Callable[..., R]) -> None: ...

    def __init__(self, expression: Any, *names: str, row: Any = None) -> None:
        self._each: Each = (
            expression if isinstance(expression, Mapping) else dict.fromkeys(DIALECTS, expression)
        )
        self.names, self._row = names, row
        if row is not None and (asked := tuple(signature(row).parameters)) != self.columns:
            raise TypeError(f"{row.__name__} takes {asked}, and there are {self.columns}")

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the result's columns."""
        return tuple(str(column.name) for column in self._each["sqlite"].exported_columns)

    @cached_property
    def make(self) -> Callable[[Any], R]:
        """Makes the result of a row."""
        if (row := self._row) is not None:
            return lambda found: row(*found)
        # Named tuples' own constructors take twice as long.
        named: Callable[[Any], Any] = partial(tuple.__new__, namedtuple("Row", self.columns))
        return named

    @cached_property
    def sqlite(self) -> Text:
        """``sql`` for SQLite."""
        return self.sql("sqlite")

    @cached_property
    def postgresql(self) -> Text:
        """``sql`` for PostgreSQL."""
        return self.sql("postgresql")

    def sql(self, kind: str) -> Text:
        """The text, and the function that orders its values; None where they are in it. A ValueError for unknown
        names.
        """
        compiled = self._each[kind].compile(dialect=DIALECTS[kind])
        assert isinstance(compiled, SQLCompiler)
        text, order = compiled.string, tuple(compiled.positiontup or ())
        names = self.names or order[:1]
        if sorted(names) != sorted(set(order)):
            raise ValueError(f"{names} are not the values of {text}")
        return text, None if order == names else itemgetter(*map(names.index, order))


def fields(table: sa.Table, row: Callable[..., Any]) -> list[sa.Column[Any]]:
    """The columns of a table from which a row is made (``Statement``)."""
    return [table.c[name] for name in signature(row).parameters]


def given(*columns: sa.Column[Any]) -> dict[str, sa.BindParameter[Any]]:
    """Values with these names, for these columns."""
    return {column.name: sa.bindparam(column.name) for column in columns}


def same(*columns: sa.Column[Any]) -> list[sa.ColumnElement[bool]]:
    """Conditions: these columns equal the values with their names."""
    return [column == sa.bindparam(column.name) for column in columns]


def several(count: int) -> list[sa.BindParameter[Any]]:
    """``count`` placeholders for ``IN``."""
    return [sa.bindparam(f"one_of_{number}") for number in range(count)]


def filled(values: Collection[Any]) -> list[Any]:
    """These padded with the last one to a power of two, so that a few statements serve every number of them."""
    room = 1 << (len(values) - 1).bit_length()
    return [*values, *[*values][-1:] * (room - len(values))]


def insert(
    into: sa.Table,
    *names: str,
    sets: Mapping[str, object] | None = None,
    update: Collection[str] | None = None,
    where: sa.ColumnElement[bool] | None = None,
) -> Statement[Any]:
    """A new row, with values for these columns; ``sets``: constants or expressions for others.

    ``update``: columns to set where there is a row with that key already, if ``where`` holds for it; none: it stays.
    """
    values: dict[Any, Any] = {into.c[name]: sa.bindparam(name) for name in names}
    values |= {into.c[name]: value for name, value in (sets or {}).items()}
    each = dict[str, Expression]()
    for kind, dialect in (("sqlite", sqlite), ("postgresql", postgresql)):
        made: Any = dialect.insert(into).values(values).inline()  # nobody needs the key of the new row
        if update:
            new = {name: made.excluded[name] for name in update}
            key = [*into.primary_key.columns]
            made = made.on_conflict_do_update(index_elements=key, set_=new, where=where)
        elif update is not None:
            made = made.on_conflict_do_nothing()
        each[kind] = made
    return Statement(each, *names)


class Now(FunctionElement[float]):
    """Seconds since 1970 by the clock of the database."""

    type, inherit_cache = sa.Double(), True


@compiles(Now, "sqlite")
def _now_sqlite(*_: object, **__: object) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(Now, "postgresql")
def _now_postgresql(*_: object, **__: object) -> str:
    return "EXTRACT(EPOCH FROM clock_timestamp())"
