"""Fair shares: how much one person, and one network, may ask for in a time. Nobody who plays ever meets them.

Each allowance is a bucket that fills by itself: ``burst`` at once, then one more every ``seconds``. There is one for each
player, known by their cookie, and a larger one for each address, behind which a whole club may sit; IPv6 addresses
count by their /64, of which every household has one. This machine's own addresses have no such share: behind them is
whoever runs the server, or a proxy that it was not told of (``--proxy``).
"""

from __future__ import annotations

import logging
import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from .http import Cookies, bearer, is_stream
from .messages import SAYS, RefusedError
from .tokens import player_of

log = logging.getLogger(__name__)

LIMITED = SAYS.family(
    "limit",
    ("tables", "posts", "lines", "pages", "hints", "codes", "operator", "streams", "network", "links"),
)
"""Who has had their share is told so in these words."""

KEPT = 16_384
"""Of how many players or addresses a bucket remembers what they took: 4 MB at most."""

FREE = ("/healthz", "/readyz", "/metrics", "/manifest.webmanifest", "/worker.js")
"""What costs next to nothing, besides style and drawings."""

OPERATOR = "/operator"
"""Where whoever runs the server comes in, also from a network that they have banned."""

API = "/api/"
"""Where programs come in that people have written (``protocol.py``)."""

STREAM_PAUSE = 5.0
"""Seconds after which a stream that was one too many may be asked for again."""


@dataclass(frozen=True)
class Share:
    """``burst`` at once, then one every ``seconds``."""

    burst: int
    seconds: float


SHARES = {
    "tables": (Share(30, 20.0), Share(400, 1.0)),
    "posts": (Share(120, 0.1), Share(2400, 0.005)),
    "lines": (Share(8, 2.5), Share(120, 0.2)),
    "pages": (Share(150, 0.2), Share(3000, 0.01)),
    "hints": (Share(20, 3.0), Share(200, 0.3)),
    "codes": (Share(8, 20.0), Share(40, 6.0)),
    "operator": (Share(5, 10.0), Share(10, 5.0)),
    "links": (Share(20, 15.0), Share(200, 1.0)),
}
"""What one player may ask for, and what all behind one address may."""

LINKS = ("/you/link", "/you/on/", "/you/passkey/", "/you/back", "/you/download", "/you/forget")
"""Paths on which somebody becomes somebody elsewhere, or asks for all that is kept of them: nobody needs them often."""

THOUGHT = ("/analyse/bot/", "/analyse/advice/", "/analyse/hands/", "/puzzles/answer/")
"""Paths on which something is thought out."""

STREAMS = (24, 800)
"""How many streams one player may have open, and how many all behind one address."""


class Bucket:
    """Who has taken how much of one share. For each it keeps one number: when all they took will have come back."""

    def __init__(self, share: Share, factor: float = 1.0) -> None:
        self._every = share.seconds / factor
        self._full = share.burst * share.seconds  # the seconds in which an empty one fills
        self._whole_at: dict[str, float] = {}

    def wait(self, who: str, now: float) -> float:
        """In how many seconds there is another one for them; 0 when there is one now."""
        left = self._whole_at.get(who, now) + self._every - now - self._full
        return left if left > 1e-6 else 0.0  # sums of tenths are no tenths

    def take(self, who: str, now: float) -> None:
        """One of theirs is used."""
        if who not in self._whole_at and len(self._whole_at) >= KEPT:
            self._forget(now)
        self._whole_at[who] = max(now, self._whole_at.get(who, now)) + self._every

    def _forget(self, now: float) -> None:
        """Drop those whose share is whole again, or, when that is not enough, the half of them that came first."""
        kept = [(who, whole_at) for who, whole_at in self._whole_at.items() if whole_at > now]
        self._whole_at = dict(kept[-KEPT // 2 :])


class Fairness:
    """All shares of this process. ``factor`` makes them larger; with 0 there is no limit. Lives on the event loop."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets = {
            kind: tuple(Bucket(share, factor or 1.0) for share in shares) for kind, shares in SHARES.items()
        }
        self._open: Counter[str] = Counter()

    def ask(self, kind: str, player: str | None, network: str | None) -> None:
        """Take one of that kind; a RefusedError, and nothing is taken, when there is none left."""
        if not self.factor:
            return
        now = time.monotonic()
        own, shared = self._buckets[kind]
        if player and (wait := own.wait(player, now)):
            raise _refused(kind, wait)
        if network and (wait := shared.wait(network, now)):
            raise _refused("network", wait)
        if player:
            own.take(player, now)
        if network:
            shared.take(network, now)

    def stream_opens(self, player: str | None, network: str | None) -> None:
        """One more stream; a RefusedError when it would be one too many. Whoever is granted it says when it closes."""
        for kind, who, most in zip(("streams", "network"), (player, network), STREAMS, strict=True):
            if self.factor and who and self._open[who] >= most * self.factor:
                raise _refused(kind, STREAM_PAUSE)
        self._open.update(who for who in (player, network) if who)

    def stream_closes(self, player: str | None, network: str | None) -> None:
        """One stream less."""
        for who in (player, network):
            if who:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]


def _refused(kind: str, wait: float) -> RefusedError:
    refusal = RefusedError(429, LIMITED[kind], seconds=max(1, math.ceil(wait)))
    refusal.retry_after = max(1, math.ceil(wait))
    return refusal


@lru_cache(4096)
def network_of(address: str) -> str | None:
    """By what somebody's network is known: their address, or the first half of an IPv6 one; None for this machine's."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of this machine's file system, or whatever a proxy says
        return None
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return None
    return f"{int(found) >> 64:x}::/64" if isinstance(found, IPv6Address) else str(found)


def kind_of(method: str, path: str) -> str | None:
    """Which share a request is taken from; None for style, drawings and health, which cost next to nothing."""
    if path.startswith(LINKS):
        return "links"
    if method == "POST":
        if path == "/code":  # a code is six digits: nobody may try many
            return "codes"
        if path == OPERATOR:
            return "operator"
        if path.endswith("/chat"):
            return "lines"
        if path == "/bots":  # nobody makes many programs
            return "links"
        opens = path.startswith(("/new/", "/play")) or path.endswith(("/rematch", "/again"))
        opens = opens or path == f"{API}bot/tables"
        return "tables" if opens else "posts"
    if path.startswith(("/static/", "/games/")) or path in FREE:
        return None
    if path.startswith(f"{API}bot/codes/"):
        return "codes"
    return "hints" if path.endswith("/hint") or path.startswith(THOUGHT) else "pages"


class Limits:
    """Refuses whoever is banned, and what is more than a fair share (ASGI), before anything is read or worked out."""

    def __init__(
        self,
        app: ASGIApp,
        fairness: Fairness,
        cookies: Cookies,
        answer: Callable[[Request, RefusedError], Response],
        refused: Callable[[str], None],
        banned: Callable[[str | None, str | None], RefusedError | None] = lambda player, network: None,
    ) -> None:
        self._app = app
        self._banned = banned
        self._fairness = fairness
        self._cookies = cookies
        self._answer = answer
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        kind = kind_of(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if kind is None:
            await self._app(scope, receive, send)
            return
        player = self._player(scope)
        network = network_of(scope["client"][0]) if scope.get("client") else None
        streams = is_stream(scope["path"])
        try:
            if (refusal := self._banned(player, network)) and not scope["path"].startswith(OPERATOR):
                raise refusal
            self._fairness.ask(kind, player, network)
            if streams:
                self._fairness.stream_opens(player, network)
        except RefusedError as refusal:
            await self._refuse(refusal, scope, receive, send)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            if streams:
                self._fairness.stream_closes(player, network)

    def _player(self, scope: Scope) -> str | None:
        """Whose share it is: a program shows its token, everybody else has a cookie."""
        if scope["path"].startswith(API):
            return player_of(token) if (token := bearer(scope["headers"])) else None
        return self._cookies.player(scope["headers"])

    async def _refuse(self, refusal: RefusedError, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client") or ("",)
        log.warning("refused: %s", refusal.key, extra={"kind": refusal.key, "client": client[0]})
        self._refused(refusal.key)
        await self._answer(Request(scope), refusal)(scope, receive, send)
