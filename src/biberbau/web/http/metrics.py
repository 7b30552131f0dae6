"""Counters of a running server, for ``/metrics``. Every process has one ``Metrics``, which every part reports to:

    metrics.acted(game, count)          actions were committed at tables of that game
    metrics.streaming()                 a context: a stream is open as long as it lasts
    metrics.pushed(size)                ``size`` bytes went into a stream
    metrics.dropped(reason)             a stream was ended from here: "slow", "gap", …
    metrics.handed_over()               a connection went to the process that its table belongs to
    metrics.tables(count)               ``count`` tables are held in memory now
    metrics.bots_waiting(count)         ``count`` bots wait for a place to think now
    metrics.thought(level, waited, took)  a bot or a hint has thought: seconds until it began, seconds until it was done
    metrics.committed(count, took)      one transaction with the changes of ``count`` tables, and its seconds
    metrics.store_failed(kind)          the database did not do it
    metrics.refused(kind)               somebody asked for more than their share
    metrics.answered(...)               a request; said by ``Measured`` below, and by nobody else

Labels are games, levels, templates of routes, never an id, a name or an address. Each ``Metrics`` has a registry of its
own, so two of them in one process (tests) share nothing. With ``--workers`` a scrape reaches one worker of several, so
they have to count together: the library does that by files in a folder that the workers share, if
``PROMETHEUS_MULTIPROC_DIR`` names one when it is imported. A label for each worker would have shown a scraper one
worker's numbers at a time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SHARED = "PROMETHEUS_MULTIPROC_DIR"

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The buckets of the histograms of requests and of the database, in seconds."""

THINKING = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES = (256, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072)
TOGETHER = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._shared = SHARED in os.environ
        if not self._shared:
            ProcessCollector(registry=registry)

        def counter(name: str, said: str, *labels: str) -> Counter:
            return Counter(f"biberbau_{name}", said, labels, registry=registry)

        def gauge(name: str, said: str) -> Gauge:
            return Gauge(f"biberbau_{name}", said, registry=registry, multiprocess_mode="livesum")

        def histogram(name: str, said: str, bounds: tuple[float, ...], *labels: str) -> Histogram:
            return Histogram(f"biberbau_{name}", said, labels, registry=registry, buckets=bounds)

        self._actions = counter("actions", "Actions committed.", "game")
        self._requests = histogram(
            "request_seconds", "Until the answer to a request began.", QUICK, "method", "route"
        )
        self._answers = counter("answers", "Answers to requests, by status.", "method", "route", "status")
        self._refused = counter("refused", "Requests beyond somebody's share.", "kind")
        self._streams = gauge("streams", "Streams that are open.")
        self._pushed = histogram("pushed_bytes", "Sizes of the messages of streams.", SIZES)
        self._dropped = counter("dropped_streams", "Streams ended from here.", "reason")
        self._handed = counter("handed_over", "Connections that went to the process of their table.")
        self._tables = gauge("tables", "Tables held in memory.")
        self._bots_waiting = gauge("bots_waiting", "Bots that wait for a place to think.")
        self._bots_waited = histogram("bot_wait_seconds", "Until a bot began to think.", THINKING, "level")
        self._bots_took = histogram("bot_think_seconds", "How long a bot thought.", THINKING, "level")
        self._commits = histogram("commit_seconds", "Transactions of changes.", QUICK)
        self._together = histogram("commit_changes", "Changes in one transaction.", TOGETHER)
        self._failures = counter("database_errors", "What the database did not do.", "kind")
        self._kept: dict[tuple[str, str, int], tuple[Histogram, Counter]] = {}

    def acted(self, game: str, count: int = 1) -> None:
        """Actions were committed."""
        self._actions.labels(game).inc(count)

    def answered(self, method: str, route: str, status: int, took: float) -> None:
        """A request was answered. ``route``: the template of its path."""
        key = (method, route, status)
        if key not in self._kept:
            self._kept[key] = (
                self._requests.labels(method, route),
                self._answers.labels(method, route, str(status)),
            )
        seconds, answers = self._kept[key]
        seconds.observe(took)
        answers.inc()

    def refused(self, kind: str) -> None:
        """Somebody exceeded their share, or the server was full."""
        self._refused.labels(kind).inc()

    @contextmanager
    def streaming(self) -> Iterator[None]:
        """A context: a stream is open inside it."""
        self._streams.inc()
        try:
            yield
        finally:
            self._streams.dec()

    def pushed(self, size: int) -> None:
        """``size`` bytes went into a stream."""
        self._pushed.observe(size)

    def dropped(self, reason: str) -> None:
        """The server ended a stream."""
        self._dropped.labels(reason).inc()

    def handed_over(self) -> None:
        """A connection went to the process that its table belongs to."""
        self._handed.inc()

    def tables(self, count: int) -> None:
        """``count`` tables are held in memory now."""
        self._tables.set(count)

    def bots_waiting(self, count: int) -> None:
        """``count`` bots wait for a place to think now."""
        self._bots_waiting.set(count)

    def thought(self, level: str, waited: float, took: float) -> None:
        """A bot has thought: seconds that it waited for a place, and that it then took."""
        self._bots_waited.labels(level).observe(waited)
        self._bots_took.labels(level).observe(took)

    def committed(self, count: int, took: float) -> None:
        """A transaction with ``count`` changes is durable, after ``took`` seconds."""
        self._together.observe(count)
        self._commits.observe(took)

    def store_failed(self, kind: str) -> None:
        """The database failed."""
        self._failures.labels(kind).inc()

    def text(self) -> bytes:
        """The page to be scraped: of this process, or of all workers together."""
        if not self._shared:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


class Measured:
    """Measures the time of each request until its response begins, by the template of its route (ASGI)."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()

        async def measured(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "none")
                took = time.perf_counter() - began
                self._metrics.answered(method_of(scope), route, message["status"], took)
            await send(message)

        await self._app(scope, receive, measured)


def method_of(scope: Scope) -> str:
    """The method of a request, with unknown methods as one: a client that invents some must not fill the memory."""
    method: str = scope["method"]
    return method if method in ("GET", "POST", "HEAD") else "other"
