"""People who play at a live server: what their browsers ask of it, and what they are shown. For ``live.py``.

A person is two connections over plain asyncio: a client with all that a browser needs would be what is measured.
"""

from __future__ import annotations

import asyncio
import html
import random
import re
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from urllib.parse import urlencode

from biberbau.bots import LEVELS

NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Frieda", "Georg", "Hanna")
OPENING_AT_ONCE = 8
PATIENCE = 30.0
"""Seconds without anything new after which a table counts as broken, and so does a post that is not shown."""

PAGES = "text/html,application/xhtml+xml,*/*;q=0.8"
LIVE = "text/vnd.biberbau"
TAG = re.compile(rb'<main id="table"[^>]*>')
DATA = re.compile(rb' data-([a-z]+)="([^"]*)"')
PICK = re.compile(rb'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"')
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)\r\n", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked\r\n", re.IGNORECASE)
ENCODING = re.compile(rb"\r\ncontent-encoding: *(\w+)\r\n", re.IGNORECASE)
LOCATION = re.compile(rb"\r\nlocation: *([^\r]+)\r\n", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: *biberbau=([^;\r]*)", re.IGNORECASE)


class Trouble(Exception):  # noqa: N818
    """What did not go as it should; the text is its kind."""


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

    @property
    def pause(self) -> float:
        """Seconds between two moves of a table."""
        return 0.0 if self.rate is None else 1 / self.rate


@dataclass
class Counts:
    """What has happened so far. ``seen``: moves, once for everybody who saw them; ``wire``: bytes as they came."""

    moves: int = 0
    seen: int = 0
    messages: int = 0
    bytes: int = 0
    wire: int = 0
    opened: int = 0
    answers: int = 0

    def since(self, before: Counts) -> Counts:
        return Counts(*(getattr(self, one.name) - getattr(before, one.name) for one in fields(self)))


@dataclass
class Tally:
    """All that the tables of one measurement report. Samples are (when, seconds).

    ``going``: people may post; ``pending``: answers and messages that posts wait for.
    """

    counts: Counts = field(default_factory=Counts)
    acknowledged: list[tuple[float, float]] = field(default_factory=list)
    shown: list[tuple[float, float]] = field(default_factory=list)
    late: list[tuple[float, float]] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    going: asyncio.Event = field(default_factory=asyncio.Event)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(OPENING_AT_ONCE))
    pending: int = 0
    reached: Callable[[int], None] = lambda ply: None


# ------------------------------------------------------------------------------------------------------------ HTTP


class Chunks:
    """Takes the frames of a chunked body off, however it was cut on its way."""

    def __init__(self) -> None:
        self.ended = False
        self._left = 0  # of this chunk, with the line break behind it
        self._kept = b""

    def feed(self, data: bytes) -> bytes:
        """What the body goes on with."""
        kept, at, body = self._kept + data, 0, b""
        while not self.ended:
            if self._left > 2:
                part = kept[at : at + self._left - 2]
                body = body + part if body else part
                at += len(part)
                self._left -= len(part)
            if len(kept) - at < self._left or self._left > 2:
                break
            at, self._left = at + self._left, 0
            end = kept.find(b"\r\n", at)
            if end < 0:
                break
            size = int(kept[at:end].partition(b";")[0], 16)
            if not size and len(kept) < end + 4:
                break  # the empty line after the last chunk is still to come
            self.ended = not size
            at, self._left = (end + 2, size + 2) if size else (end + 4, 0)
        self._kept = kept[at:]
        return body


@dataclass(frozen=True)
class Answer:
    """A response; ``at``: when its last byte was here."""

    status: int
    head: bytes
    body: bytes
    at: float

    @classmethod
    def of(cls, received: bytes, at: float) -> Answer | None:
        """None while something is missing."""
        end = received.find(b"\r\n\r\n") + 4
        if end < 4:
            return None
        head, body = received[: end - 2], received[end:]
        status = int(head[9:12])
        if CHUNKED.search(head):
            chunks = Chunks()
            body = chunks.feed(body)
            if not chunks.ended:
                return None
        elif status not in (204, 304):
            length = LENGTH.search(head)
            if length is None:
                raise Trouble(f"an answer {status} without its length")
            if len(body) < int(length[1]):
                return None
        return cls(status, head, body, at)

    def header(self, pattern: re.Pattern[bytes]) -> str:
        found = pattern.search(self.head)
        return found[1].decode("latin-1") if found else ""

    def text(self) -> bytes:
        """The body as it was before it was compressed."""
        unpack = unpacking(self.head)
        return self.body if unpack is None else unpack(self.body)


def unpacking(head: bytes) -> Callable[[bytes], bytes] | None:
    """What undoes a body's compression as it comes in; None where there is none."""
    found = ENCODING.search(head)
    if found is None or found[1] == b"identity":
        return None
    if found[1] not in (b"gzip", b"deflate"):
        raise Trouble(f"an answer in the encoding {found[1].decode()}, which was not asked for")
    return zlib.decompressobj(zlib.MAX_WBITS | 32).decompress


class Exchange(asyncio.Protocol):
    """A connection on which one thing is asked after the other."""

    def __init__(self) -> None:
        self.lost = False
        self._received = b""
        self._waiting: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        assert self._transport is not None
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._waiting

    def data_received(self, data: bytes) -> None:
        self._received += data
        waiting = self._waiting
        if waiting is None or waiting.done():
            return
        try:
            answer = Answer.of(self._received, time.perf_counter())
        except Trouble as trouble:
            waiting.set_exception(trouble)
            return
        if answer is not None:
            self._received = b""
            waiting.set_result(answer)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(ConnectionResetError("the server closed a connection"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


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
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        try:
            self._take(data, at)
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
            if b"data: " in message[:200]:
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


class Person:
    """Somebody at a table: what their page shows, and what they ask of the server.

    ``awaits``: the ply that a post of somebody else brings, and when it was posted.
    """

    def __init__(self, name: str, site: Site, plain: bool, tally: Tally, news: asyncio.Event) -> None:
        self.name = name
        self.tally = tally
        self.news = news
        self.stream: Stream | None = None
        self.awaits: tuple[int, float] | None = None
        self.answered = ""
        self._site = site
        self._cookie = ""
        self._exchange: Exchange | None = None
        self._accepted = "identity" if plain else "gzip, deflate"
        self._looks_at_nothing()

    def _looks_at_nothing(self) -> None:
        self.message = b""
        self.ply = 0
        self.stamp = self.status = self.answered = ""
        self.mine = False

    def _request(self, method: str, path: str, accept: str, form: Mapping[str, str] | None) -> bytes:
        host = self._site.authority
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Accept: {accept}", "Accept-Language: en"]
        lines += [f"Accept-Encoding: {self._accepted}", "Sec-Fetch-Site: same-origin"]
        if self._cookie:
            lines.append(f"Cookie: biberbau={self._cookie}")
        body = ""
        if form is not None:
            body = urlencode(form)
            lines += [
                f"Origin: http://{host}",
                "Content-Type: application/x-www-form-urlencoded;charset=UTF-8",
            ]
            lines.append(f"Content-Length: {len(body)}")
        return ("\r\n".join(lines) + "\r\n\r\n" + body).encode("latin-1")

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
        self._looks_at_nothing()
        page = (await self.ask(path)).text()
        self.ply = int(_shown(page)[b"ply"])
        request = self._request("GET", f"{path}/events?since={self.ply}", "text/event-stream", None)
        loop = asyncio.get_running_loop()
        stream = self.stream = Stream(self, request)
        await loop.create_connection(lambda: stream, self._site.host, self._site.port)

    def hears(self, message: bytes, at: float) -> None:
        """The whole fragment, as it is now."""
        shown = _shown(message[:4000])
        ply = int(shown[b"ply"])
        self.tally.counts.seen += max(0, ply - self.ply)
        self.message, self.ply = message, ply
        self.stamp, self.status = shown[b"stamp"].decode(), shown[b"status"].decode()
        self.mine = shown[b"mine"] == b"1"
        if self.awaits is not None and ply >= self.awaits[0]:
            posted = self.awaits[1]
            self.tally.shown.append((posted, at - posted))
            self.waits_no_more()
        self.news.set()

    def waits_no_more(self) -> None:
        if self.awaits is not None:
            self.awaits = None
            self.tally.pending -= 1

    @property
    def has_clock(self) -> bool:
        return b' id="clock"' in self.message

    def leave(self) -> None:
        """Close the table's page."""
        self.waits_no_more()
        if self.stream is not None:
            stream, self.stream = self.stream, None
            stream.close()

    def go(self) -> None:
        """Close the browser."""
        self.leave()
        if self._exchange is not None:
            self._exchange.close()


def _shown(text: bytes) -> dict[bytes, bytes]:
    """What the tag of the table says."""
    tag = TAG.search(text)
    if tag is None:
        raise Trouble("a page or a message without a table")
    return dict(DATA.findall(tag[0]))


# ---------------------------------------------------------------------------------------------------------- playing


class Table:
    """People who play one game after the other."""

    def __init__(self, site: Site, load: Load, tally: Tally, number: int) -> None:
        self._ply = 0
        self._path = ""
        self._load = load
        self._tally = tally
        self._dice = random.Random(number)
        self._news = asyncio.Event()
        self._people = [Person(name, site, load.plain, tally, self._news) for name in NAMES[: load.people]]
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
        for person in self._people:
            person.go()

    async def once(self) -> None:
        """A whole game at a new table."""
        try:
            async with self._tally.opening:
                await self._open()
            await self._game()
        finally:
            for person in self._people:
                person.leave()

    async def _open(self) -> None:
        load, (host, *others) = self._load, self._people
        form = {"name": host.name, "option.players": str(load.people + load.bots)}
        form |= {f"option.{name}": value for name, value in load.options.items()}
        seats = ["open"] * len(others) + [LEVELS[0]] * load.bots
        form |= {f"seat{number}": seat for number, seat in enumerate(seats, start=1)}
        self._ply = self._paced = 0
        path = self._path = (await host.ask(f"/new/{load.game}", form, expects=201)).header(LOCATION)
        await host.arrive(path)
        for other in others:
            await other.ask(f"{path}/join", {"name": other.name}, expects=201)
            await other.arrive(path)
        if others:
            await host.ask(f"{path}/start", {}, expects=204)
        while self._look() != {"playing"}:
            await self._hear()
        self._due = time.perf_counter() + self._dice.random() * load.pause
        self._tally.counts.opened += 1

    async def _game(self) -> None:
        while self._look() != {"over"}:
            person = self._asked()
            if person is None:
                await self._hear()
            elif person.has_clock:
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
        """Who is to act, once everybody has seen the last move."""
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

    async def _post(self, person: Person) -> None:
        picks: list[bytes] = PICK.findall(person.message)
        if not picks:
            raise Trouble("somebody is to act, and their table offers nothing")
        form = {"number": person.stamp, "action": html.unescape(self._dice.choice(picks).decode())}
        clock, person.answered = person.has_clock, person.stamp
        others = [] if clock else [one for one in self._people if one is not person]
        self._tally.pending += 1 + len(others)
        posted = time.perf_counter()
        for other in others:
            other.awaits = self._ply + 1, posted
        try:
            answer = await person.ask(f"{self._path}/act", form, expects=204)
        except Trouble as trouble:
            self._tally.errors[str(trouble)] += 1
            for other in others:
                other.waits_no_more()
            await asyncio.sleep(0.1)
            person.answered = ""
        else:
            self._tally.acknowledged.append((posted, answer.at - posted))
            self._tally.counts.answers += clock
        finally:
            self._tally.pending -= 1


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
