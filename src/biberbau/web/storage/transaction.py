"""One transaction: executes statements, and notifies other processes at its commit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .notifying import NOTIFY, packed
from .statements import R, Statement


class Transaction:
    """Statements of one database within one transaction, which is begun and ended elsewhere.

    ``driver``: the module of the cursor; ``process``: the sender, in messages to other processes.
    """

    def __init__(self, cursor: Any, driver: Any, process: str) -> None:
        self._cursor = cursor
        self._driver = driver
        self._process = process
        self.plain = driver.paramstyle == "qmark"
        """Whether it is SQLite, which has one writer at a time and no other processes."""
        self._told: list[str] = []
        self.wrote = False
        """Whether there is anything to undo since this was last set to False."""

    def run(self, statement: Statement[Any] | str, *values: object) -> Any:
        """Execute a statement, or a text with question marks for values; returns the cursor."""
        self._execute(statement, values)
        return self._cursor

    def all(self, statement: Statement[R], *values: object) -> list[R]:
        """The rows of the result."""
        self._execute(statement, values)
        return list(map(statement.make, self._cursor.fetchall()))

    def columns(self, statement: Statement[Any], *values: object) -> Any:
        """The columns of the result: a long game has hundreds of rows."""
        self._execute(statement, values)
        found = self._cursor.fetchall()
        return statement.make(zip(*found, strict=True) if found else [()] * len(statement.columns))

    def one(self, statement: Statement[R], *values: object) -> R | None:
        """The first row of the result."""
        self._execute(statement, values)
        row = self._cursor.fetchone()
        return None if row is None else statement.make(row)

    def _execute(self, statement: Statement[Any] | str, values: Sequence[object]) -> None:
        if isinstance(statement, str):
            text, arrange = statement if self.plain else statement.replace("?", "%s"), None
        else:
            text, arrange = statement.sqlite if self.plain else statement.postgresql
        self._cursor.execute(text, values if arrange is None else arrange(values))

    def _run_each(self, statement: Statement[Any], values: Sequence[Sequence[object]]) -> None:
        if len(values) == 1:
            self._execute(statement, values[0])
        else:
            text, arrange = statement.sqlite if self.plain else statement.postgresql
            self._cursor.executemany(text, values if arrange is None else map(arrange, values))

    def tell(self, kind: str, table_id: str, payload: object) -> None:
        """Notify other processes at the commit; ``payload``: a JSON value. Every change has to be reported."""
        self.wrote = True
        if not self.plain:
            self._told.append(packed(self._process, kind, table_id, payload))

    def tell_all(self, kind: str) -> None:
        """Notify other processes of something that concerns no table."""
        self.tell(kind, "", None)

    def publish(self) -> None:
        """Send the notifications: the last statement, delivered at the commit.

        PostgreSQL serialises commits with notifications; SQLite has one process.
        """
        if self._told:
            self._cursor.execute(NOTIFY, (self._told,))


def reason_of(error: BaseException) -> str:
    """The database's reason, without values: among them may be secret seeds."""
    error = getattr(error, "orig", None) or error
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error).strip()
    return said.splitlines()[0] if said else type(error).__name__
