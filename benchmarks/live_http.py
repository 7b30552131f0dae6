"""As much of HTTP as people need who play at a live server. For ``live.py``.

It is plain asyncio: a client with all that a browser needs would be what is measured.
"""

from __future__ import annotations

import asyncio
import re
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)\r\n", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked\r\n", re.IGNORECASE)
ENCODING = re.compile(rb"\r\ncontent-encoding: *(\w+)\r\n", re.IGNORECASE)
LOCATION = re.compile(rb"\r\nlocation: *([^\r]+)\r\n", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: *biberbau=([^;\r]*)", re.IGNORECASE)


class Trouble(Exception):  # noqa: N818
    """What did not go as it should; the text is its kind."""


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
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by descent

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
