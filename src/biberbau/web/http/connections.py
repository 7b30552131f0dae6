"""Limits of connections: their number, their time, and clients that read too slowly.

uvicorn's parser waits for ever for a request that never ends, and a server that runs out of files for connections has
none for its database either. So there are fewer connections than files. A request has one deadline for its head and its
body. When all connections are taken, the one whose request has been unfinished the longest is closed, then the one that
has been idle the longest after an answer; if there is neither, a newcomer sees a short page that says so. No network
ever holds more than half of them.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from html import escape
from itertools import chain

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ...games.common.catalogues.catalogue import LANGUAGES
from ..domain.messages import SAYS, TITLE
from .addresses import Proxies, read
from .handover import Handover
from .limits import network_of, wide_of

log = logging.getLogger(__name__)

MOST_FILES = 65_536
"""A process never asks for more files than this."""

KEPT_BACK = 128
"""Files reserved for everything but connections: the database, compiled code, logs, and pages for those turned away."""

PER_NETWORK = 1_500
"""The most connections from one address."""

REQUEST_SECONDS, HEAD_BYTES = 12.0, 32_768
"""Seconds for a request, head and body together, and the most bytes of its head. A form whose head comes at once has
less time (``http.FORM_SECONDS``): its sender gets a message before this cuts them off.
"""

READER_SECONDS = 20.0
"""A connection that reads nothing for this many seconds is dropped; its page reconnects."""

LEFT_OVER_BYTES = 1_048_576
"""Bytes of a body that are still read after it was refused: a client that is cut off while sending never sees why."""

LINGERERS, LINGER_SECONDS = 48, 1.0
"""How many refused clients may still be reading the page that says so, and for how many seconds."""

TELL_SECONDS = 60.0


def raise_file_limit() -> int:
    """The number of files that this process may open, after raising the soft limit as far as allowed."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def room(files: int) -> int:
    """The number of connections for this number of files."""
    return max(files - KEPT_BACK, files // 2)


class Doors:
    """The connections of this process. Lives on the event loop.

    ``refused`` and ``dropped`` are called with each refusal and each dropped stream, for the counters. ``handover``:
    hands connections to other processes, where there are several.
    """

    def __init__(
        self,
        most: int,
        per_network: float = PER_NETWORK,
        proxies: Iterable[str] = (),
        refused: Callable[[str], None] = lambda kind: None,
        dropped: Callable[[str], None] = lambda reason: None,
        handover: Handover | None = None,
    ) -> None:
        self.handover = handover
        self.most = most
        self.per_network = min(per_network, max(1, most // 2)) if per_network else float("inf")
        self.refused = refused
        self.dropped = dropped
        self.page = full_page()
        # With an unfinished request, and without any, each the longest first.
        self.unfinished: dict[Guarded, None] = {}
        self.idle: dict[Guarded, None] = {}
        self.lingering = 0
        self._inside = 0
        self._by_network: Counter[str] = Counter()
        self._proxies = Proxies(proxies)
        self._turned_away = 0
        self._telling = False

    def network(self, peer: object) -> str | None:
        """The network of a connection's peer; None for this machine and for proxies, who bring everybody."""
        if not isinstance(peer, tuple) or not peer:
            return None
        address = str(peer[0])
        return None if read(address) in self._proxies else network_of(address)

    def enter(self, network: str | None) -> bool:
        """Whether there is room for one more. Another one may be closed for it, in a full network one of the same."""
        networks = _around(network)
        full = next((one for one in networks if self._by_network[one] >= self.per_network), None)
        if (full is not None or self._inside >= self.most) and not self._makes_room(full):
            return False
        self._inside += 1
        self._by_network.update(networks)
        return True

    def _makes_room(self, among: str | None) -> bool:
        """Close the connection that can best be spared, of that network if one is named; returns whether there was
        one.
        """
        waiting = (one for one in chain(self.unfinished, self.idle) if among is None or among in one.networks)
        spared = next(waiting, None)
        if spared is None:
            return False
        self.is_asked(spared)
        spared.transport.close()
        self.refused("silent")
        return True

    def leave(self, network: str | None) -> None:
        """Remove a connection."""
        self._inside -= 1
        for one in _around(network):
            self._by_network[one] -= 1
            if not self._by_network[one]:
                del self._by_network[one]

    def asks(self, connection: Guarded) -> None:
        """A connection awaits a request, or its rest: it goes to the end of those that may be closed."""
        self.idle.pop(connection, None)
        self.unfinished.setdefault(connection)

    def is_asked(self, connection: Guarded) -> None:
        """Its request is complete: it keeps its place until it is answered."""
        self.unfinished.pop(connection, None)
        self.idle.pop(connection, None)

    def rests(self, connection: Guarded) -> None:
        """Everything asked on it is answered."""
        self.unfinished.pop(connection, None)
        self.idle[connection] = None

    def turned_away(self) -> None:
        """Log that a client was refused: at once, then at most once a minute."""
        self.refused("connection")
        self._turned_away += 1
        if not self._telling:
            self._tell()

    def _tell(self) -> None:
        self._telling = self._turned_away > 0
        if self._telling:
            log.warning("no room: connections turned away", extra={"count": self._turned_away})
            self._turned_away = 0
            asyncio.get_running_loop().call_later(TELL_SECONDS, self._tell)


def _around(network: str | None) -> list[str]:
    """The networks in which a connection counts: its own, and the IPv6 /48 around it."""
    return [one for one in (network, wide_of(network)) if one]


class Guarded(HttpToolsProtocol):
    """One connection. ``doors``: its gatekeeper, set by ``guarded`` on a subclass.

    ``begun``: bytes that another process has read of a request for this one.
    """

    doors: Doors

    begun = b""

    _network: str | None = None
    networks: tuple[str, ...] = ()
    _outside = False
    _asking = _receiving = False
    _asked = _left_over = 0
    _deadline: asyncio.TimerHandle | None = None
    _slow: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------------- coming, going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, or show the page that says that there is no room."""
        self._network = self.doors.network(transport.get_extra_info("peername"))
        self.networks = tuple(_around(self._network))
        if not self.doors.enter(self._network):
            self._turn_away(transport)
            return
        super().connection_made(transport)
        self._awaits()
        if self.begun:
            self._hears(self.begun)

    def _turn_away(self, transport: asyncio.Transport) -> None:
        """Show the page and wait a moment: closing at once would discard it before it is read."""
        self._outside = True
        self.transport = transport
        self.doors.turned_away()
        self.doors.lingering += 1
        transport.write(self.doors.page)
        if self.doors.lingering > LINGERERS:
            transport.close()
            return
        transport.write_eof()
        self._deadline = self.loop.call_later(LINGER_SECONDS, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is over, no matter which side ended it."""
        self._no_deadline()
        self._caught_up()
        if self._outside:
            self.doors.lingering -= 1
            return
        self.doors.is_asked(self)
        self.doors.leave(self._network)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops: finish answers, unless the client does not read them."""
        if self._slow is not None:
            self.transport.abort()
        super().shutdown()

    # ------------------------------------------------------------------------------------------------- requests

    def data_received(self, data: bytes) -> None:
        """Take incoming bytes, unless they begin a request that belongs to another process."""
        if self._outside:
            return
        handover = self.doors.handover
        if handover is None or not self._is_idle() or not handover.gives(self.transport, data, self._hears):
            self._hears(data)

    def _hears(self, data: bytes) -> None:
        """Parse incoming bytes. A request that has begun has to end in time."""
        super().data_received(data)
        if not self._asking:
            self._asked = 0
            return
        self._asked += len(data)
        if self._asked > HEAD_BYTES:
            self._end(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """A request begins."""
        self._asking = True
        if self._deadline is None:
            self._awaits()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request is complete: it is answered now, while its body may still come."""
        self._asking, self._receiving = False, True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        if self.cycle.response_complete:
            self._left_over += len(body)
            if self._left_over > LEFT_OVER_BYTES:
                self.transport.close()
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._receiving, self._left_over = False, 0
        self._no_deadline()
        self.doors.is_asked(self)
        super().on_message_complete()
        self._rest()

    def on_response_complete(self) -> None:
        """The request is answered. The rest of its body has to come within the original deadline."""
        super().on_response_complete()
        self._rest()

    def _is_idle(self) -> bool:
        """Whether nothing is pending: the next bytes begin a request."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not (self._asking or self._receiving)

    def _rest(self) -> None:
        """Wait for another request, if the last one is complete and answered."""
        if self._is_idle() and not self.transport.is_closing():
            self.doors.rests(self)

    def _awaits(self) -> None:
        """Start the deadline of a request; until it is complete, the connection may be closed for others."""
        self.doors.asks(self)
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._end, b"408 Request Timeout")

    def _no_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self, status: bytes) -> None:
        """Stop waiting for a request."""
        self._no_deadline()
        if not self.transport.is_closing():
            awaits_answer = self._receiving and not self.cycle.response_started
            if self.cycle is None or awaits_answer or (self._asking and self.cycle.response_complete):
                self.transport.write(
                    b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
                )
            self.transport.close()

    # -------------------------------------------------------------------------------------------------- readers

    def pause_writing(self) -> None:
        """The client reads nothing: it has a while to catch up."""
        super().pause_writing()
        self._slow = self.loop.call_later(READER_SECONDS, self._give_up)

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._caught_up()
        super().resume_writing()

    def _caught_up(self) -> None:
        """Drop a client that reads too slowly."""
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None

    def _give_up(self) -> None:
        self._slow = None
        self.doors.dropped("slow")
        self.transport.abort()


def guarded(doors: Doors) -> type[Guarded]:
    """The protocol class for connections through these doors."""
    return type("Guarded", (Guarded,), {"doors": doors})


def full_page() -> bytes:
    """The whole response to a client for which there is no room, in every language, as nobody knows theirs yet."""
    told = "".join(
        f'<section lang="{lang}"><h1>{escape(SAYS(lang, TITLE["503"]))}</h1>'
        f"<p>{escape(SAYS(lang, 'server-full'))}</p></section>"
        for lang in LANGUAGES
    )
    body = f'<!doctype html><meta charset="utf-8"><title>biberbau</title>{told}'.encode()
    head = (
        "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/html; charset=utf-8\r\nretry-after: 5\r\n"
        "cache-control: no-store\r\ncontent-security-policy: default-src 'none'\r\n"
        f"x-content-type-options: nosniff\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body
