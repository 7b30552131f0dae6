"""Rate limits: how much one person, and one network, may ask for in a time. Normal play never meets them.

Each allowance is a token bucket: ``burst`` at once, then one more every ``seconds``. There is one for each player,
known by their cookie, and a larger one for each address, behind which a whole club may sit; IPv6 addresses count by
their /64, of which every household has one, and by their /48, whose holder has 65,536 of these. This machine's own
addresses have no limit: behind them is the operator, or an undeclared proxy (``--proxy``). So whatever is stored for
long, or could be guessed, has a limit for everybody together, too.
"""

from __future__ import annotations

import logging
import math
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..domain.messages import SAYS, RefusedError
from ..domain.tokens import player_of
from .addresses import UNREADABLE, read
from .declared import FREE, Declared
from .requests import Cookies, bearer, first

log = logging.getLogger(__name__)

LIMITED = SAYS.family(
    "limit",
    (
        *(
            "tables",
            "tournaments",
            "reports",
            "kept",
            "posts",
            "lines",
            "pages",
            "hints",
            "codes",
            "operator",
            "streams",
        ),
        *("network", "links", "everybody"),
    ),
)
"""The messages for a person who has used up a share."""

KEPT = 16_384
"""The most players or addresses that a bucket remembers: 4 MB."""

OPERATOR = "/operator"
"""The path of the operator's pages, open also to a network that they have banned."""

API = "/api/"
"""The path of the routes for programs (``protocol.py``)."""

STREAM_PAUSE = 5.0
"""Seconds after which a refused stream may be asked for again."""


@dataclass(frozen=True)
class Share:
    """``burst`` at once, then one every ``seconds``."""

    burst: int
    seconds: float


@dataclass(frozen=True)
class Shares:
    """The shares of one player, of one address (IPv6: a /64), of one IPv6 /48, and of everybody together."""

    player: Share
    network: Share
    wide: Share
    everybody: Share | None = None


SHARES = {
    "tables": Shares(Share(30, 20.0), Share(400, 1.0), Share(800, 0.5), Share(2000, 0.2)),
    "tournaments": Shares(Share(12, 120.0), Share(30, 60.0), Share(60, 30.0), Share(300, 5.0)),
    "reports": Shares(Share(12, 60.0), Share(30, 30.0), Share(60, 15.0), Share(300, 5.0)),
    "kept": Shares(Share(60, 1.0), Share(600, 0.2), Share(1200, 0.1), Share(6000, 0.02)),
    "posts": Shares(Share(120, 0.1), Share(2400, 0.005), Share(4800, 0.0025)),
    "lines": Shares(Share(8, 2.5), Share(120, 0.2), Share(240, 0.1), Share(2400, 0.02)),
    "pages": Shares(Share(150, 0.2), Share(3000, 0.01), Share(6000, 0.005)),
    "hints": Shares(Share(20, 3.0), Share(200, 0.3), Share(400, 0.15)),
    "codes": Shares(Share(8, 20.0), Share(20, 60.0), Share(40, 30.0), Share(200, 10.0)),
    "operator": Shares(Share(5, 10.0), Share(10, 5.0), Share(20, 5.0), Share(100, 5.0)),
    "links": Shares(Share(20, 15.0), Share(200, 1.0), Share(400, 0.5), Share(1000, 0.2)),
}
"""Only wrong codes count (``Limits``): however many networks guess, there are 8,640 tries a day at a million codes."""

TRIES = ("codes",)
"""Shares that are given back when the request turns out to be right."""

STREAMS = (24, 800, 1600)
"""The most open streams of one player, of one address, and of one IPv6 /48."""

EVERYBODY = "*"

FORWARDED = ("x-forwarded-for", "forwarded", "via")
"""The headers of proxies: behind an undeclared one, a request from this machine may be anybody's."""


class Bucket:
    """One share's use by each key. Each has one number: when its bucket will be full again."""

    def __init__(self, share: Share, factor: float = 1.0) -> None:
        self._every = share.seconds / factor
        self._full = share.burst * share.seconds  # the seconds in which an empty bucket fills
        self._whole_at: dict[str, float] = {}

    def wait(self, who: str, now: float) -> float:
        """Seconds until the key has one more; 0 when it has one now."""
        left = self._whole_at.get(who, now) + self._every - now - self._full
        return left if left > 1e-6 else 0.0  # sums of tenths are inexact

    def take(self, who: str, now: float) -> None:
        """Use one."""
        if who not in self._whole_at and len(self._whole_at) >= KEPT:
            self._forget(now)
        self._whole_at[who] = max(now, self._whole_at.get(who, now)) + self._every

    def give_back(self, who: str) -> None:
        """Undo one use."""
        if who in self._whole_at:
            self._whole_at[who] -= self._every

    def _forget(self, now: float) -> None:
        """Drop the full buckets, or, when that is not enough, the older half of all."""
        kept = [(who, whole_at) for who, whole_at in self._whole_at.items() if whole_at > now]
        self._whole_at = dict(kept[-KEPT // 2 :])


class Fairness:
    """All shares of this process. ``factor`` makes them larger; 0 means no limits. Lives on the event loop."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: dict[str, tuple[Bucket | None, ...]] = {
            kind: tuple(
                Bucket(share, factor or 1.0) if share else None
                for share in (shares.player, shares.network, shares.wide, shares.everybody)
            )
            for kind, shares in SHARES.items()
        }
        self._open: Counter[str] = Counter()

    def _taken(self, kind: str, player: str | None, network: str | None) -> list[tuple[str, Bucket, str]]:
        """The buckets for one request of that kind, with key and message for each."""
        who = (player, network, wide_of(network), EVERYBODY)
        says = (kind, "network", "network", "everybody")
        found = zip(says, self._buckets[kind], who, strict=True)
        return [(told, bucket, name) for told, bucket, name in found if bucket is not None and name]

    def ask(self, kind: str, player: str | None, network: str | None) -> None:
        """Take one of that kind; a RefusedError, and nothing is taken, when a bucket is empty."""
        if not self.factor:
            return
        now, taken = time.monotonic(), self._taken(kind, player, network)
        for told, bucket, name in taken:
            if wait := bucket.wait(name, now):
                raise _refused(told, wait)
        for _, bucket, name in taken:
            bucket.take(name, now)

    def give_back(self, kind: str, player: str | None, network: str | None) -> None:
        """Undo the use: the request does not count."""
        for _, bucket, name in self._taken(kind, player, network):
            bucket.give_back(name)

    def stream_opens(self, player: str | None, network: str | None) -> None:
        """Count one more stream; a RefusedError when it would be one too many. The caller reports when it closes."""
        named = (player, network, wide_of(network))
        for kind, who, most in zip(("streams", "network", "network"), named, STREAMS, strict=True):
            if self.factor and who and self._open[who] >= most * self.factor:
                raise _refused(kind, STREAM_PAUSE)
        self._open.update(filter(None, named))

    def stream_closes(self, player: str | None, network: str | None) -> None:
        """One stream has closed."""
        for who in filter(None, (player, network, wide_of(network))):
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


def _refused(kind: str, wait: float) -> RefusedError:
    refusal = RefusedError(429, LIMITED[kind], seconds=max(1, math.ceil(wait)))
    refusal.retry_after = max(1, math.ceil(wait))
    return refusal


@lru_cache(4096)
def network_of(address: str) -> str | None:
    """A person's network: their address, or the first half of an IPv6 one; None for this machine's.

    Unreadable addresses count as one network, so that nobody evades limits by them.
    """
    found = read(address)
    if found is None:
        return UNREADABLE
    if found.is_loopback:
        return None
    return f"{int(found) >> 64:x}::/64" if isinstance(found, IPv6Address) else str(found)


def is_own(request: Request) -> bool:
    """Whether the request comes from the machine itself, with no proxy between."""
    behind = any(name in request.headers for name in FORWARDED)
    return request.client is not None and not behind and network_of(request.client.host) is None


@lru_cache(4096)
def wide_of(network: str | None) -> str | None:
    """The IPv6 /48 around a /64; None for all other networks: a holder of many IPv4 addresses has paid for them."""
    first, found, _ = (network or "").partition("::/64")
    return f"{int(first, 16) >> 16:x}::/48" if found else None


class _UnwelcomeError(Exception):
    """The reader of a stream may no longer read it."""


class Limits:
    """Refuses banned people, and requests beyond a share, before anything is read or computed (ASGI)."""

    def __init__(
        self,
        app: ASGIApp,
        fairness: Fairness,
        declared: Callable[[str, str], Declared],
        cookies: Cookies,
        answer: Callable[[Request, RefusedError], Response],
        refused: Callable[[str], None],
        banned: Callable[[str | None, str | None], RefusedError | None] = lambda player, network: None,
    ) -> None:
        self._app = app
        self._banned = banned
        self._fairness = fairness
        self._declared = declared
        self._cookies = cookies
        self._answer = answer
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        declared = self._declared(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if declared is None or declared.share == FREE:
            await self._app(scope, receive, send)
            return
        kind, streams = declared.share, declared.stream
        player = self._player(scope)
        network = network_of(scope["client"][0]) if scope.get("client") else None
        try:
            if (refusal := self._banned(player, network)) and not scope["path"].startswith(OPERATOR):
                raise refusal
            self._fairness.ask(kind, player, network)
            if streams:
                self._fairness.stream_opens(player, network)
        except RefusedError as refusal:
            await self._refuse(refusal, scope, receive, send)
            return

        async def heard(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] < 400:
                self._fairness.give_back(kind, player, network)
            await send(message)

        endless = False

        async def while_welcome(message: Message) -> None:
            """End a stream with its next message if its reader was banned or has signed out meanwhile."""
            nonlocal endless
            if message["type"] == "http.response.start":  # a refusal has a length, and is sent as a whole
                endless = first(message["headers"], b"content-length") is None
            elif endless and message.get("body"):
                if self._banned(player, network) or self._player(scope) != player:
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    raise _UnwelcomeError
            await send(message)

        try:
            with suppress(_UnwelcomeError):
                await self._app(
                    scope, receive, heard if kind in TRIES else while_welcome if streams else send
                )
        finally:
            if streams:
                self._fairness.stream_closes(player, network)

    def _player(self, scope: Scope) -> str | None:
        """The player whose share it is: programs show a token, everybody else has a cookie."""
        if scope["path"].startswith(API):
            return player_of(token) if (token := bearer(scope["headers"])) else None
        return self._cookies.player(scope["headers"])

    async def _refuse(self, refusal: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client") or ("",)
        log.warning("refused: %s", refusal.key, extra={"kind": refusal.key, "client": client[0]})
        self._refused(refusal.key)
        await self._answer(Request(scope), refusal)(scope, receive, send)
