"""The names under which this server answers: its own addresses, and those that its operator allows.

A name that pointed here without being allowed would let a foreign page read our answers (DNS rebinding).
"""

from __future__ import annotations

import re
import socket
from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from ipaddress import ip_address

from .messages import RefusedError

ANY = "*"
MOST_PORT = 65_535
_WHOLE = re.compile(
    r"(?:\[(?P<six>[0-9a-f:.]+(?:%[\w.~-]+)?)\]|(?P<name>[\w.~!$&'()*+,;=%-]*))(?::(?P<port>\d{0,5}))?",
    re.ASCII,
)
"""A Host header as RFC 9110 has it, in lower case."""

_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")


def is_name(text: str) -> bool:
    """Whether a text is a plain host name, or ``*`` for all."""
    return text == ANY or (len(text) <= 253 and _NAME.fullmatch(text.lower()) is not None)


def host_of(header: str) -> str:
    """The host in a Host header, without port and brackets, "" when there is none; a RefusedError when any part is
    something else.
    """
    text = header.strip().lower()
    found = _WHOLE.fullmatch(text)
    # A bare IPv6 address is not valid in a header, but cannot be misread.
    if found is None and not _is_address(text):
        raise RefusedError(400, "bad-host", host=header[:100])
    if found is None:
        return text
    six, name, port = found.group("six", "name", "port")
    if int(port or 0) > MOST_PORT or (six and not (":" in six and _is_address(six))):
        raise RefusedError(400, "bad-host", host=header[:100])
    return str(six or name).removesuffix(".")


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0] + ".local"})


def is_known(host: str, allowed: Collection[str]) -> bool:
    """Whether a host is an address, a name of this machine, or an allowed one."""
    return _is_address(host) or ANY in allowed or host in allowed or host in own_names()


@lru_cache(256)
def check_host(header: str, allowed: frozenset[str]) -> None:
    """Refuse a request for another host; accepted hosts are remembered."""
    host = host_of(header)
    if not is_known(host, allowed):
        raise RefusedError(421, "unknown-host", host=host[:100])


def refuse_cross_site(headers: Iterable[tuple[bytes, bytes]], host: str) -> None:
    """Refuse a post from another site, by Sec-Fetch-Site, which browsers send only to secure origins, by Origin, which
    they send with every post, or else by Referer. ``host``: the Host header.
    """
    told = dict(reversed(list(headers)))  # of several headers with the same name the first
    source = told.get(b"origin", told.get(b"referer"))
    site, here = told.get(b"sec-fetch-site", b"same-origin"), host.encode("latin-1")
    if site == b"same-origin" and source in (b"http://" + here, b"https://" + here):
        return  # the values that browsers send; anything else is examined below
    if site != b"same-origin" or (
        source is not None and _authority(source.decode("latin-1")) != host.strip().lower()
    ):
        raise RefusedError(403, "cross-site")


def _authority(url: str) -> str:
    """The host and port of an address; "" for anything else, such as the origin ``null``."""
    scheme, separator, rest = url.strip().lower().partition("://")
    if not separator or scheme not in ("http", "https"):
        return ""
    return re.split(r"[/?#]", rest, maxsplit=1)[0].rpartition("@")[2]


def address_in_network() -> str | None:
    """This machine's address in its network, None without a network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return None
        address: str = asked.getsockname()[0]
    return None if address.startswith("0.") else address
