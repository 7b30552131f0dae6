"""NOTIFY and LISTEN: messages about tables between the processes on one PostgreSQL. On SQLite there is one process.

Messages are best effort: a process that misses some reads the database again. Messages of a transaction are delivered
when it is committed (``rows.Rows.publish``); others, such as presence, go through ``PgNotify.tell``.
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
"""Seconds until a lost connection is retried: the first time, and at most."""

QUIET, PATIENCE = 5.0, 5.0
"""After this many seconds the listener pings the database, and waits as long for an answer."""

KEPT = 1024
"""At most this many messages wait for a connection; older ones are dropped."""

Heard = Callable[[str, str, Any], None]
"""Called with the kind of a message, the table's id and a JSON value."""


class PgNotify:
    """Sends messages to other processes, and receives theirs. Lives on the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: deque[str] = deque(maxlen=KEPT)
        self._something = asyncio.Event()

    @property
    def process(self) -> str:
        """This process's name for the others."""
        return self._store.process

    def tell(self, kind: str, table_id: str, payload: object = None) -> None:
        """Send a message soon; a ValueError when it is longer than a message can be."""
        if not self._store.sqlite:
            self._waiting.append(packed(self._store.process, kind, table_id, payload))
            self._something.set()

    async def run(self, heard: Heard, lost: Callable[[], None]) -> None:
        """Listen and send until cancelled. No process receives its own messages.

        ``lost`` is called whenever listening begins, at first and anew: earlier messages are lost.
        """
        if not self._store.sqlite:
            await asyncio.gather(self._again(lambda: self._listen(heard, lost)), self._again(self._speak))

    async def _again(self, connected: Callable[[], Awaitable[None]]) -> None:
        """Reconnect, whatever happens to the connection."""
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
        """An asynchronous connection; the driver is psycopg, otherwise there would be no messages."""
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
        """Receive messages, skipping any that is malformed."""
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
                    with suppress(ValueError):  # dropped meanwhile
                        self._waiting.remove(message)
                if not self._waiting:
                    self._something.clear()
