"""The client's address: the peer of its connection, or, behind a trusted proxy, the one that it reports."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

log = logging.getLogger(__name__)

UNREADABLE = "unreadable"
"""Stands for all unreadable addresses: together they count as one."""

TELLS = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
"""Headers in which a proxy reports the client's address."""

PROXIES_TOLD = 8
"""At most this many undeclared proxies are reported to the operator."""


@lru_cache(4096)
def read(text: str) -> IPv4Address | IPv6Address | None:
    """An address, None where the text is none. An IPv4 address mapped into IPv6 (``::ffff:…``), as a dual-stack socket
    reports it, is read as IPv4, so that comparisons work.
    """
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def read_network(text: str) -> IPv4Network | IPv6Network:
    """A network, or an address as a network of its own; a ValueError for anything else. Mapped ones as in ``read``."""
    found = ip_network(text)
    inside = found.network_address
    if isinstance(inside, IPv6Address) and inside.ipv4_mapped is not None and found.prefixlen >= 96:
        return IPv4Network((inside.ipv4_mapped, found.prefixlen - 96))
    return found


class Proxies:
    """The trusted proxies: addresses, or networks of them."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._networks = [read_network(one) for one in given]

    def __contains__(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def visitor(self, told: str) -> IPv4Address | IPv6Address | None:
        """The client in a chain of proxies (``X-Forwarded-For``): the last address that is none of ours, None where
        that cannot be read. Each proxy appends, so what stands before the first stranger may be anybody's invention.
        """
        address = None
        for part in reversed(told.split(",")):
            address = read(_without_port(part.strip()))
            if address not in self:
                break
        return address


def _without_port(text: str) -> str:
    if text.startswith("["):
        inside, bracket, port = text[1:].partition("]")
        return inside if bracket and (not port or port[1:].isdecimal()) else text
    host, colon, port = text.partition(":")
    return host if colon and port.isdecimal() else text


class Undeclared:
    """Undeclared proxies: they report clients' addresses but are not trusted, so everybody behind them counts as one
    visitor.

    Only those on this machine or a private network are reported: from elsewhere anybody can send such a header, and the
    operator would learn to trust a stranger.
    """

    def __init__(self) -> None:
        self._seen: dict[str, None] = {}

    @property
    def named(self) -> str:
        """Their addresses, joined by commas, as in the setting."""
        return ",".join(self._seen)

    def see(self, peer: IPv4Address | IPv6Address | None) -> None:
        """Note the proxy that sent such a header; it is logged once."""
        name = str(peer)
        if peer is None or peer.is_global or name in self._seen or len(self._seen) >= PROXIES_TOLD:
            return
        self._seen[name] = None
        log.warning(
            "requests come through a proxy at %s that was not declared: all its visitors share one address's limits, and "
            "none of them on this machine; start with --proxy %s, or set BIBERBAU_PROXY",
            name,
            name,
        )


class Forwarded:
    """Puts the client's address and whether it used TLS into a request's scope, for everything further in (ASGI)."""

    def __init__(
        self,
        app: ASGIApp,
        proxies: Iterable[str] = (),
        undeclared: Callable[[IPv4Address | IPv6Address | None], None] = lambda peer: None,
    ) -> None:
        self._app = app
        self._proxies = Proxies(proxies)
        self._undeclared = undeclared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] == "http" and scope.get("client"):
            self._place(scope)
        await self._app(scope, receive, send)

    def _place(self, scope: Scope) -> None:
        peer = read(scope["client"][0])
        told = [
            (name, value) for name, value in scope["headers"] if name in TELLS or name == b"x-forwarded-proto"
        ]
        visitor = peer
        if peer in self._proxies:
            chain = [value for name, value in told if name == b"x-forwarded-for"]
            schemes = [value for name, value in told if name == b"x-forwarded-proto"]
            if chain:
                visitor = self._proxies.visitor(b",".join(chain).decode("latin-1"))
            if schemes and schemes[-1].strip() in (b"http", b"https"):
                scope["scheme"] = schemes[-1].strip().decode()
        elif any(name in TELLS for name, _ in told):
            self._undeclared(peer)
        scope["client"] = (UNREADABLE if visitor is None else str(visitor), scope["client"][1])
