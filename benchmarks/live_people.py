"""People who play at a live server: what their browsers ask of it, and what they are shown. For ``live.py``."""

from __future__ import annotations

import asyncio
import random
import re
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from typing import cast
from urllib.parse import urlencode

from biberbau.bots import LEVELS
from live_http import CHUNKED, COOKIE, LOCATION, Answer, Chunks, Exchange, Trouble, unpacking
from live_screen import GapError, Screen, shown

NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Frieda", "Georg", "Hanna")
OPENING_AT_ONCE = 8
PATIENCE = 30.0
"""Seconds without anything new after which a table counts as broken, and so does a post that is not shown."""

PAGES = "text/html,application/xhtml+xml,*/*;q=0.8"
LIVE = "text/vnd.biberbau"


@dataclass(frozen=True)
class Site:
    """A server; ``pid``: its process, where it can be looked at."""

    name: str
    host: str
    port: int
    pid: int | None = None

    @property
    def authority(self) -> str:
        return f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Load:
    """What is played. ``rate``: moves a second at each table; None: as fast as the server can."""

    game: str
    people: int
    bots: int
    options: Mapping[str, str]
    tables: int
    rate: float | None
    seconds: float
    warmup: float
    plain: bool
    spectators: int = 0

    @property
    def pause(self) -> float:
        """Seconds between two moves of a table."""
        return 0.0 if self.rate is None else 1 / self.rate


@dataclass
class Counts:
    """What has happened so far. ``seen``: moves, once for everybody who saw them; ``wire``: bytes as they came.

    ``whole``: messages that were a whole table; ``reopened``: streams, after a message that did not follow on the last.
    """

    moves: int = 0
    seen: int = 0
    messages: int = 0
    whole: int = 0
    bytes: int = 0
    wire: int = 0
    opened: int = 0
    reopened: int = 0
    answers: int = 0

    def since(self, before: Counts) -> Counts:
        return Counts(*(getattr(self, one.name) - getattr(before, one.name) for one in fields(self)))


@dataclass
class Tally:
    """All that the tables of one measurement report. Samples are (when, seconds); ``sizes`` (when, bytes).

    ``shown``: on another player's screen; ``watched``: on a spectator's; ``sizes``: of what a move and viewer took.
    ``going``: people may post; ``pending``: answers and messages that posts wait for.
    """

    counts: Counts = field(default_factory=Counts)
    acknowledged: list[tuple[float, float]] = field(default_factory=list)
    shown: list[tuple[float, float]] = field(default_factory=list)
    watched: list[tuple[float, float]] = field(default_factory=list)
    sizes: list[tuple[float, float]] = field(default_factory=list)
    late: list[tuple[float, float]] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    going: asyncio.Event = field(default_factory=asyncio.Event)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENING_AT_ONCE))
    pending: int = 0
    reached: Callable[[int], None] = lambda ply: None


class Stream(asyncio.Protocol):
    """A person's stream. ``broken``: why it has ended, if the person did not leave."""

    def __init__(self, person: Person, request: bytes) -> None:
        self.broken = ""
        self._person = person
        self._request = request
        self._counts = person.tally.counts
        self._transport: asyncio.Transport | None = None
        self._head: bytes | None = b""
        self._chunks: Chunks | None = None
        self._unpack: Callable[[bytes], bytes] | None = None
        self._text = bytearray()
        self._searched = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        try:
            self._take(data, at)
        except GapError:
            self._person.reopens()
        except (Trouble, ValueError, zlib.error) as error:
            self._end(f"a stream cannot be read: {error}")

    def _take(self, data: bytes, at: float) -> None:
        if self._head is not None:
            data = self._begin(data)
        self._counts.wire += len(data)
        if self._chunks is not None:
            data = self._chunks.feed(data)
        if self._unpack is not None:
            data = self._unpack(data)
        self._counts.bytes += len(data)
        self._text += data
        while (end := self._text.find(b"\n\n", self._searched)) >= 0:
            message = bytes(self._text[:end])
            del self._text[: end + 2]
            self._searched = 0
            if message.startswith((b"event: people", b"event: alive")):
                continue  # what is said, who looks on, that it is there: no board
            if message.startswith(b"data: ") or b"\ndata: " in message[:200]:
                self._counts.messages += 1
                self._person.hears(message, at)
        self._searched = max(0, len(self._text) - 1)

    def _begin(self, data: bytes) -> bytes:
        """What comes behind the head."""
        assert self._head is not None
        self._head += data
        end = self._head.find(b"\r\n\r\n")
        if end < 0:
            return b""
        head, rest = self._head[: end + 2], self._head[end + 4 :]
        self._head = None
        if head[9:12] != b"200":
            raise Trouble(f"status {head[9:12].decode()}")
        self._chunks = Chunks() if CHUNKED.search(head) else None
        self._unpack = unpacking(head)
        return rest

    def connection_lost(self, error: Exception | None) -> None:
        if self._person.stream is self:
            self._end("a stream broke off")

    def _end(self, why: str) -> None:
        self.broken = self.broken or why
        self._person.news.set()
        self.close()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


@dataclass
class Awaited:
    """A move that screens wait for: the ply it brings, when it was posted, on how many screens it is still to be seen."""

    ply: int
    posted: float
    samples: list[tuple[float, float]]
    left: int


class Person:
    """Somebody at a table: what their page shows, and what they ask of the server.

    ``awaits``: the move of somebody else that is to be shown; ``news``: set when something has come.
    """

    def __init__(self, name: str, site: Site, plain: bool, tally: Tally, news: asyncio.Event) -> None:
        self.name = name
        self.tally = tally
        self.news = news
        self.stream: Stream | None = None
        self.awaits: Awaited | None = None
        self.answered = ""
        self._site = site
        self._cookie = ""
        self._exchange: Exchange | None = None
        self._reopening: asyncio.Task[None] | None = None
        self._accepted = "identity" if plain else "gzip, deflate"
        self._looks_at_nothing()

    def _looks_at_nothing(self) -> None:
        self.screen = Screen()
        self.ply = self._bytes = 0
        self.path = self.stamp = self.status = self.answered = ""
        self.mine = False

    def _request(self, method: str, path: str, accept: str, form: Mapping[str, str] | None) -> bytes:
        host = self._site.authority
        body = "" if form is None else urlencode(form)
        sends = (
            ""
            if form is None
            else f"Origin: http://{host}\r\nContent-Type: application/x-www-form-urlencoded;charset=UTF-8\r\n"
            f"Content-Length: {len(body)}\r\n"
        )
        cookie = f"Cookie: biberbau={self._cookie}\r\n" if self._cookie else ""
        return (
            f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nAccept: {accept}\r\nAccept-Language: en\r\n"
            f"Accept-Encoding: {self._accepted}\r\nSec-Fetch-Site: same-origin\r\n{cookie}{sends}\r\n{body}"
        ).encode("latin-1")

    async def ask(self, path: str, form: Mapping[str, str] | None = None, *, expects: int = 200) -> Answer:
        """Get a page, or post a form; Trouble for any status but the one that is expected.

        A server closes connections on which nothing was asked for a while, perhaps just now: then it is asked again.
        """
        method, accept = ("GET", PAGES) if form is None else ("POST", LIVE)
        request = self._request(method, path, accept, form)
        answer = None
        if self._exchange is not None and not self._exchange.lost:
            try:
                answer = await self._exchange.ask(request)
            except ConnectionError:
                self._exchange = None
        if answer is None:
            loop = asyncio.get_running_loop()
            _, self._exchange = await loop.create_connection(Exchange, self._site.host, self._site.port)
            answer = await self._exchange.ask(request)
        self._cookie = answer.header(COOKIE) or self._cookie
        if answer.status != expects:
            what = re.sub(r"/t/\w+", "/t/…", path)
            said = "" if form is None else answer.text().decode(errors="replace")
            raise Trouble(f"{method} {what}: {answer.status} {said[:100]}".strip())
        return answer

    async def arrive(self, path: str) -> None:
        """Open a table's page, and its stream."""
        page = (await self.ask(path)).text()
        await self.watch(path, int(shown(page)[b"ply"]))

    async def watch(self, path: str, ply: int) -> None:
        """Open a table's stream alone, for a screen on which ``ply`` plies have been seen."""
        self._looks_at_nothing()
        self.path, self.ply = path, ply
        await self._listen()

    async def _listen(self) -> None:
        request = self._request("GET", f"{self.path}/events?since={self.ply}", "text/event-stream", None)
        loop = asyncio.get_running_loop()
        stream = self.stream = Stream(self, request)
        await loop.create_connection(lambda: stream, self._site.host, self._site.port)

    def reopens(self) -> None:
        """Open the stream anew, as a browser does when a message does not follow on its last one."""
        assert self.stream is not None
        stream, self.stream = self.stream, None
        stream.close()
        self.screen = Screen()
        self.tally.counts.reopened += 1
        self._reopening = asyncio.create_task(self._listen())

    def hears(self, message: bytes, at: float) -> None:
        """What has changed at the table, or all of it."""
        screen = self.screen
        self.tally.counts.whole += screen.take(message)
        ply = screen.ply
        self._bytes += len(message)
        if ply > self.ply:
            new, self.ply = ply - self.ply, ply
            self.tally.counts.seen += new
            self.tally.sizes += [(at, self._bytes / new)] * new
            self._bytes = 0
        self.ply = ply
        self.stamp, self.status, self.mine = screen.stamp, screen.status, screen.mine
        awaited = self.awaits
        if awaited is not None and ply >= awaited.ply:
            awaited.samples.append((awaited.posted, at - awaited.posted))
            self.waits_no_more()
        self.news.set()

    def waits_no_more(self) -> None:
        if self.awaits is not None:
            self.awaits.left -= 1
            self.awaits = None
            self.tally.pending -= 1

    def leave(self) -> None:
        """Close the table's page."""
        self.waits_no_more()
        if self._reopening is not None:
            self._reopening.cancel()
        if self.stream is not None:
            stream, self.stream = self.stream, None
            stream.close()

    def go(self) -> None:
        """Close the browser."""
        self.leave()
        if self._exchange is not None:
            self._exchange.close()


# ---------------------------------------------------------------------------------------------------------- playing


class Table:
    """People who play one game after the other."""

    def __init__(self, site: Site, load: Load, tally: Tally, number: int) -> None:
        self.path = ""
        self._ply = 0
        self._load = load
        self._tally = tally
        self._dice = random.Random(number)
        self._news = asyncio.Event()
        self._people = [Person(name, site, load.plain, tally, self._news) for name in NAMES[: load.people]]
        self._spectators = [
            Person("", site, load.plain, tally, asyncio.Event()) for _ in range(load.spectators)
        ]
        self._watched: Awaited | None = None
        self._paced = 0
        self._due = 0.0

    async def play(self) -> None:
        """One game after the other, until it is cancelled."""
        try:
            while True:
                try:
                    await self.once()
                except (Trouble, OSError) as error:
                    self._tally.errors[str(error) or type(error).__name__] += 1
                    await asyncio.sleep(1)  # what is broken is not asked a thousand times a second
        finally:
            self.go()

    def go(self) -> None:
        """Everybody closes their browser."""
        for person in (*self._people, *self._spectators):
            person.go()

    async def once(self) -> None:
        """A whole game at a new table."""
        try:
            async with self._tally.opening:
                await self._open()
            await self._game()
        finally:
            for person in (*self._people, *self._spectators):
                person.leave()

    async def _open(self) -> None:
        load, (host, *others) = self._load, self._people
        form = {"name": host.name, "option.players": str(load.people + load.bots)}
        form |= {f"option.{name}": value for name, value in load.options.items()}
        seats = ["open"] * len(others) + [LEVELS[0]] * load.bots
        form |= {f"seat{number}": seat for number, seat in enumerate(seats, start=1)}
        self._ply = self._paced = 0
        path = self.path = (await host.ask(f"/new/{load.game}", form, expects=201)).header(LOCATION)
        await host.arrive(path)
        for other in others:
            await other.ask(f"{path}/join", {"name": other.name}, expects=201)
            await other.arrive(path)
        if others:
            await host.ask(f"{path}/start", {}, expects=204)
        while self._look() != {"playing"}:
            await self._hear()
        self._watched = None
        for spectator in self._spectators:
            await spectator.watch(path, max(person.ply for person in self._people))
        for spectator in self._spectators:
            await heard_something(spectator)
        self._due = time.perf_counter() + self._dice.random() * load.pause
        self._tally.counts.opened += 1

    async def _game(self) -> None:
        while self._look() != {"over"}:
            person = self._asked()
            if person is None:
                await self._hear()
            elif person.screen.has_clock:
                await self._post(person)
            else:
                stamp = person.stamp
                await self._wait()
                if person.stamp == stamp and person.mine:
                    await self._post(person)

    def _look(self) -> set[str]:
        """Take in what has come; the status that everybody's page shows."""
        self._news.clear()
        for person in self._people:
            if person.stream is not None and person.stream.broken:
                raise Trouble(person.stream.broken)
        ply = max(person.ply for person in self._people)
        if ply > self._ply:
            self._tally.counts.moves += ply - self._ply
            self._ply = ply
            self._tally.reached(ply)
        return {person.status for person in self._people}

    async def _hear(self) -> None:
        """Wait for something that has not been looked at; bots may take their time, too."""
        try:
            async with asyncio.timeout(PATIENCE + 5 * self._load.pause):
                await self._news.wait()
        except TimeoutError:
            raise Trouble("a table at which nothing happens any more") from None

    def _asked(self) -> Person | None:
        """The person to act, once all players have seen the last move."""
        if any(person.ply < self._ply for person in self._people):
            return None
        return next((one for one in self._people if one.mine and one.answered != one.stamp), None)

    async def _wait(self) -> None:
        """Until the next move's time has come; what came late is not caught up with."""
        if self._load.rate is not None:
            self._due = max(self._due + (self._ply - self._paced) * self._load.pause, time.perf_counter())
            self._paced = self._ply
            await asyncio.sleep(self._due - time.perf_counter())
            self._tally.late.append((self._due, time.perf_counter() - self._due))
        await self._tally.going.wait()
        until = time.perf_counter() + PATIENCE
        while self._watched is not None and self._watched.left:
            if time.perf_counter() > until:
                raise Trouble("spectators who are not shown a move")
            await asyncio.sleep(0.005)  # they are many, and nobody wakes up for each of them

    async def _post(self, person: Person) -> None:
        picks = person.screen.picks()
        if not picks:
            raise Trouble("somebody is to act, and their table offers nothing")
        form = {"number": person.stamp, "action": self._dice.choice(picks)}
        clock, person.answered = person.screen.has_clock, person.stamp
        others = [] if clock else [one for one in self._people if one is not person]
        watching = [] if clock else self._spectators
        self._tally.pending += 1 + len(others) + len(watching)
        posted = time.perf_counter()
        awaited = Awaited(self._ply + 1, posted, self._tally.shown, len(others))
        watched = Awaited(self._ply + 1, posted, self._tally.watched, len(watching))
        for other in others:
            other.awaits = awaited
        for other in watching:
            other.awaits = watched
        self._watched = watched
        try:
            answer = await person.ask(f"{self.path}/act", form, expects=204)
        except Trouble as trouble:
            self._tally.errors[str(trouble)] += 1
            for other in (*others, *watching):
                other.waits_no_more()
            await asyncio.sleep(0.1)
            person.answered = ""
        else:
            self._tally.acknowledged.append((posted, answer.at - posted))
            self._tally.counts.answers += clock
        finally:
            self._tally.pending -= 1


async def heard_something(person: Person) -> None:
    """Wait for the first message of a stream."""
    try:
        async with asyncio.timeout(PATIENCE):
            await person.news.wait()
    except TimeoutError:
        raise Trouble("a stream on which nothing comes") from None
    if person.stream is not None and person.stream.broken:
        raise Trouble(person.stream.broken)


@asynccontextmanager
async def played(tables: Sequence[Table]) -> AsyncIterator[None]:
    """Tables at which people play meanwhile."""
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
