"""A serving process: its connections, startup and shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import uvicorn

from ..http import logs
from ..http.connections import PER_NETWORK, Doors, Guarded, guarded, raise_file_limit, room
from ..http.handover import Handover, ProcessShare
from .application import create_app
from .server import Server
from .settings import SECONDS_TO_LEAVE, Settings

log = logging.getLogger(__name__)

BACKLOG = 2048
"""The listen backlog: connections that the system keeps for us while we are busy."""

AT_ONCE = 32
"""How many connections are accepted in a row, at most: they are counted only after that."""

IDLE_SECONDS = 75
"""Seconds for which an idle connection is kept: longer than proxies keep theirs, so none is used as it ends."""

UNREAD_BYTES, UNREAD_MS = 131_072, 60_000
"""The size of the send buffer for a client that does not read, and the timeouts of TCP keepalive."""

GC_THRESHOLDS = 20_000, 5, 5
"""Garbage collection: new objects between two collections, and collections between two of older generations. A move
leaves no cycles; only a table that is dropped does.
"""


class Graceful(uvicorn.Server):
    """A uvicorn server that ends the open streams first, as they never end by themselves.

    From the signal on it reports that it is not ready; after ``settings.drain`` seconds streams are sent elsewhere, no
    connection is accepted any more, and requests that have begun are finished. ``handover``: of a worker, among
    several.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        parts: Server,
        started: Callable[[], None],
        handover: Handover | None = None,
    ) -> None:
        super().__init__(config)
        self._parts = parts
        self._started = started
        self._handover = handover

    def handle_exit(self, sig: int, frame: object) -> None:
        """Begin to shut down. Ctrl+C reaches workers, too, but it is their parent who tells them."""
        if self._handover is not None and sig == signal.SIGINT:
            return
        self._parts.health.leaving = True
        super().handle_exit(sig, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and announce it."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)  # uvicorn passes its own backlog
        if self.started:
            if self._handover is not None:
                self._handover.begin(self._goes_on)
            self._started()

    def _goes_on(self, begun: bytes) -> Guarded:
        """The protocol for a connection that another process has handed over."""
        listens = cast(type[Guarded], self.config.http_protocol_class)
        made = listens(self.config, self.server_state, self.lifespan.state)
        made.begun = begun
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down."""
        loop = asyncio.get_running_loop()
        told = loop.time()
        while loop.time() < told + self._parts.settings.drain and not self.force_exit:
            await asyncio.sleep(0.05)
        if self._handover is not None:
            self._handover.end()
        self._parts.subscriptions.close()
        self._parts.programs.close()
        await super().shutdown(sockets)


def run(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None],
    *,
    log_format: str = "plain",
    share: ProcessShare | None = None,
) -> None:
    """Serve on this socket until a signal comes; ``started`` is called once requests are answered.

    ``share``: which of several processes on this socket this is, None for the only one.
    """
    logs.set_up(log_format, settings.cookie_key(), settings.log_addresses)
    app = create_app(settings)
    parts: Server = app.state.server
    parts.tables.store.claim()  # here, because errors within uvicorn's startup are reported with a trace
    metrics = app.state.metrics
    handover = None
    if share is not None:
        handover = Handover(share, settings.root_path, metrics.handed_over)
        parts.belongs_to(share)
    doors = Doors(
        room(raise_file_limit()),
        PER_NETWORK * settings.limits,
        settings.proxies,
        refused=metrics.refused,
        dropped=metrics.dropped,
        handover=handover,
    )
    tune(listening)
    config = uvicorn.Config(
        app,
        http=guarded(doors),
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=AT_ONCE,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
        proxy_headers=False,  # the application reads these itself
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is the usual way to stop
        gc.set_threshold(*GC_THRESHOLDS)
        Graceful(config, parts, started, handover).run(sockets=[listening])


def tune(listening: socket.socket) -> None:
    """Socket options that connections inherit: a small send buffer for clients that do not read, and keepalive for
    those that vanish.
    """
    for name, value in (("TCP_NOTSENT_LOWAT", UNREAD_BYTES), ("TCP_USER_TIMEOUT", UNREAD_MS)):
        if hasattr(socket, name):
            listening.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
