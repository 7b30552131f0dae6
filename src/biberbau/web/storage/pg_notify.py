"""What processes on one PostgreSQL tell each other about tables, by NOTIFY and LISTEN. On SQLite there is one process.

News is a courtesy: a process that misses some looks at the database again. What is told in a transaction is heard when
that is committed (``rows.Rows.publish``); the rest, who is there for example, goes through ``News.tell``.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from .notifying import CHANNEL, NOTIFY, packed
from .store import Store
from .transaction import reason_of

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds until a connection that was lost is tried again: the first time, and at most."""

QUIET, PATIENCE = 5.0, 5.0
"""After this many seconds the listener asks whether the database is still there, and waits as long for an answer."""

KEPT = 1024
"""At most this many messages wait for a connection; older ones are forgotten."""

Heard = Callable[[str, str, Any], None]
"""Called with the kind of news, the table's id and a JSON value."""


class PgNotify:
    """What happens in other processes, and telling them what happens here. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[str] = deque(maxlen=KEPT)
        self._something = asyncio.Event()

    @property
    def process(self) -> str:
        """What the other processes call this one."""
        return self._store.process

    def tell(self, kind: str, table_id: str, payload: object = None) -> None:
        """Tell the others, soon; a ValueError when it is longer than a message can be."""
        if not self._store.sqlite:
            self._waiting.append(packed(self._store.process, kind, table_id, payload))
            self._something.set()

    async def run(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Listen and tell until cancelled. No process hears its own messages.

        ``lost`` is called whenever listening begins, at first and anew: what was told before is lost.
        """
        if not self._store.sqlite:
            await asyncio.gather(self._again(lambda: self._listen(heard, lost)), self._again(self._speak))

    async def _again(self, connected: Callable[[], Awaitable[None]]) -> None:
        """Begin again, whatever happens to the connection."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while True:
            began = loop.time()
            try:
                await connected()
            except (self._store.driver.Error, OSError) as error:  # a TimeoutError is an OSError
                pause = FIRST_PAUSE if loop.time() - began > LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
                log.warning("no news from the database (%s); next try in %.1f s", reason_of(error), pause)
            await asyncio.sleep(pause)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """A connection on the event loop; the driver is psycopg, or there would be no news."""
        arguments, options = self._store.arguments()
        async with asyncio.timeout(PATIENCE):
            connect = self._store.driver.AsyncConnection.connect
            connection = await connect(*arguments, **options, autocommit=True)
        try:
            yield connection
        finally:
            await connection.close()

    async def _listen(self, heard: Heard, lost: Callable[[], None]) -> None:
        async with self._connected() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            lost()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    self._hear(notice.payload, heard)
                async with asyncio.timeout(PATIENCE):
                    await connection.execute("SELECT 1")

    def _hear(self, message: str, heard: Heard) -> None:
        """The next message is heard, whatever is wrong with one."""
        try:
            process, kind, table_id, payload = json.loads(message)
            if process != self._store.process:
                heard(kind, table_id, payload)
        except Exception:
            log.exception("news that could not be heard")

    async def _speak(self) -> None:
        async with self._connected() as connection:
            await connection.execute("SET synchronous_commit = off")  # nothing is stored
            while True:
                await self._something.wait()
                told = list(self._waiting)
                async with asyncio.timeout(PATIENCE):
                    await connection.execute(NOTIFY, [told])
                for message in told:
                    with suppress(ValueError):  # forgotten meanwhile
                        self._waiting.remove(message)
                if not self._waiting:
                    self._something.clear()
