"""One transaction: statements are executed, and other processes are told of it when it is committed."""

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
        """Whether it is SQLite, which has one writer at a time and nobody to tell."""
        self._told: list[str] = []
        self.wrote = False
        """Whether there is anything to undo since this was last set to False."""

    def run(self, statement: Statement[Any] | str, *values: object) -> Any:
        """Execute a statement, or a text in which values stand as question marks; returns the cursor."""
        self._execute(statement, values)
        return self._cursor

    def all(self, statement: Statement[R], *values: object) -> list[R]:
        """The rows that a statement finds."""
        self._execute(statement, values)
        return list(map(statement.make, self._cursor.fetchall()))

    def columns(self, statement: Statement[Any], *values: object) -> Any:
        """The same rows, column by column: a long game has hundreds of them."""
        self._execute(statement, values)
        found = self._cursor.fetchall()
        return statement.make(zip(*found, strict=True) if found else [()] * len(statement.columns))

    def one(self, statement: Statement[R], *values: object) -> R | None:
        """The first row that a statement finds."""
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
        """Tell other processes when this is committed; ``payload``: a JSON value. Every change has to be told."""
        self.wrote = True
        if not self.plain:
            self._told.append(packed(self._process, kind, table_id, payload))

    def tell_all(self, kind: str) -> None:
        """Tell other processes of something that concerns no table."""
        self.tell(kind, "", None)

    def publish(self) -> None:
        """Tell other processes what has changed: last of all, and they hear it when the transaction is committed.

        PostgreSQL commits transactions that tell something one after the other; SQLite has one process.
        """
        if self._told:
            self._cursor.execute(NOTIFY, (self._told,))


def reason_of(error: BaseException) -> str:
    """What the database says is wrong, without what it says about values: among them may be secret seeds."""
    error = getattr(error, "orig", None) or error
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error).strip()
    return said.splitlines()[0] if said else type(error).__name__
