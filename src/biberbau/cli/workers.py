"""``biberbau serve --workers N``: a parent that keeps N processes serving on one socket, and serves nothing itself.

They are spawned, not forked: compiled code and the threads of a running interpreter do not survive a fork.
"""

from __future__ import annotations

import logging
import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from prometheus_client import multiprocess

from ..web.app.settings import SECONDS_TO_LEAVE, Settings, SettingsError
from ..web.http import logs
from ..web.http.handover import ProcessShare
from ..web.http.metrics import SHARED
from ..web.play.first_compile import TOGETHER
from ..web.storage.store import Store

log = logging.getLogger(__name__)

SHORT_LIFE, LONGEST_PAUSE = 10.0, 30.0
"""A worker that lived for less than this is restarted after a pause, which doubles up to the longest."""

LOOK_AGAIN = 0.2
"""Seconds between the parent's checks of its timers, if nothing happens."""

FALSE_STARTS = 3
"""If this many workers end before a single one has served, the parent gives up."""


class Workers:
    """N processes; one that dies is replaced, and all end with their parent."""

    def __init__(
        self,
        count: int,
        settings: Settings,
        listening: socket.socket,
        started: Callable[[], None],
        log_format: str,
    ) -> None:
        if sys.platform == "win32":
            raise SettingsError("--workers does not work on Windows: start one process, or several machines")
        if not settings.database.startswith("postgresql"):
            raise SettingsError(
                f"--workers {count} needs a PostgreSQL, which all of them can write to at once: --database "
                "postgresql+psycopg://user@host/name; with SQLite one process serves all tables"
            )
        self._count = count
        self._settings = settings
        self._listening = listening
        self._started = started
        self._log_format = log_format
        self._context = get_context("spawn")
        self._hears, self._tells = self._context.Pipe(duplex=False)
        self._workers: dict[int, tuple[SpawnProcess, float]] = {}
        self._starts_at: dict[int, float] = {}
        self._pause = 0.5
        self._told = False
        self._false_starts = 0
        self._leaves_at: float | None = None
        self._folder, self._machine = Path(), secrets.token_hex(8)

    def run(self) -> int:
        """Serve until a signal comes; returns the exit status."""
        logs.set_up(self._log_format, self._settings.cookie_key(), self._settings.log_addresses)
        self._settings.push_key()  # drawn once, before several workers could do so
        Store(self._settings.database_url).close()  # reports errors once, and migrates it once
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._leave)
        with tempfile.TemporaryDirectory(prefix="biberbau-") as folder:
            for name in (SHARED, TOGETHER):
                place = Path(folder, name.lower())
                place.mkdir()
                os.environ[name] = str(place)
            self._folder = Path(folder)
            self._starts_at = dict.fromkeys(range(self._count), 0.0)
            while self._workers or (self._starts_at and self._leaves_at is None):
                self._start_those_due()
                ended = [process.sentinel for process, _ in self._workers.values()]
                connection.wait([*ended, self._hears], timeout=LOOK_AGAIN)
                self._see_who_ended()
                self._see_who_serves()
                self._end_who_stays()
        return 1 if self._false_starts >= FALSE_STARTS else 0

    def _start_those_due(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self._starts_at.items() if at <= now]:
            if self._leaves_at is not None:
                return
            del self._starts_at[number]
            process = self._context.Process(
                target=serve_as_worker,
                args=(
                    ProcessShare(number, self._count, self._folder, self._machine),
                    self._settings,
                    self._listening,
                    self._tells,
                    self._log_format,
                ),
                name=f"biberbau worker {number}",
            )
            process.start()
            self._workers[number] = (process, now)
            if self._leaves_at is not None:  # the signal came during its start
                process.terminate()

    def _see_who_ended(self) -> None:
        now = time.monotonic()
        for number, (process, began) in list(self._workers.items()):
            if process.is_alive():
                continue
            del self._workers[number]
            multiprocess.mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            if self._leaves_at is not None:
                continue
            log.error(
                "a worker ended and is started again", extra={"worker": number, "status": process.exitcode}
            )
            if not self._told:
                self._false_starts += 1
                if self._false_starts >= FALSE_STARTS:
                    log.error("no worker can start")
                    self._leave(signal.SIGTERM, None)
                    continue
            self._pause = min(2 * self._pause, LONGEST_PAUSE) if now - began < SHORT_LIFE else 0.5
            self._starts_at[number] = now + self._pause

    def _see_who_serves(self) -> None:
        while self._hears.poll():
            self._hears.recv_bytes()
            if not self._told:
                self._told = True
                self._started()

    def _end_who_stays(self) -> None:
        if self._leaves_at is not None and time.monotonic() > self._leaves_at:
            for process, _ in self._workers.values():
                process.kill()

    def _leave(self, sig: int, frame: object) -> None:
        """Tell all to finish; after a second signal do not wait."""
        again = self._leaves_at is not None and sig == signal.SIGINT
        patience = 0.0 if again else self._settings.drain + 2 * SECONDS_TO_LEAVE
        self._leaves_at = time.monotonic() + patience
        self._listening.close()  # otherwise the system would go on accepting connections that nobody answers
        for process, _ in list(self._workers.values()):
            if process.is_alive():
                process.terminate()


def serve_as_worker(
    share: ProcessShare, settings: Settings, listening: socket.socket, tells: Connection, log_format: str
) -> None:
    """Run a worker in its own process; it tells its parent when it serves."""
    from ..web.app.running import run  # not in the parent, which needs neither pages nor games

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, name="follows its parent", daemon=True).start()
    run(settings, listening, lambda: tells.send_bytes(b"serves"), log_format=log_format, share=share)
