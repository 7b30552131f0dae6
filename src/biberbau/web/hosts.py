"""Under which names this server answers: its own addresses, and the names that whoever runs it allows.

A name that points here without being allowed is how a page elsewhere could read answers as if it were one of ours.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address

from starlette.datastructures import Headers

from .messages import RefusedError

ANY = "*"
_NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")


def is_name(text: str) -> bool:
    """Whether it is a host's plain name, or ``*`` for all."""
    return text == ANY or (len(text) <= 253 and _NAME.fullmatch(text.lower()) is not None)


def host_of(header: str) -> str:
    """The host in a Host header, without port and brackets; "" when there is none."""
    host = header.strip().lower()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") <= 1:
        host = host.partition(":")[0]
    return host.removesuffix(".")


@cache
def own_names() -> frozenset[str]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0] + ".local"})


def is_known(host: str, allowed: Collection[str]) -> bool:
    """Whether a host is an address, a name of this machine, or an allowed one."""
    try:
        ip_address(host)
    except ValueError:
        return ANY in allowed or host in allowed or host in own_names()
    return True


def refuse_unknown_host(headers: Headers, allowed: Collection[str]) -> None:
    """Refuse a request for a host that this server is not."""
    host = host_of(headers.get("host", ""))
    if not is_known(host, allowed):
        raise RefusedError(421, "unknown-host", host=host[:100])


def refuse_cross_site(headers: Headers) -> None:
    """Refuse a post that comes from another site, as the browser says: in Sec-Fetch-Site, which it sends only to secure
    origins, in Origin, which it sends with every post, or otherwise in Referer."""
    site = headers.get("sec-fetch-site", "same-origin")
    source = headers.get("origin", headers.get("referer"))
    here = headers.get("host", "").strip().lower()
    if site != "same-origin" or (source is not None and _authority(source) != here):
        raise RefusedError(403, "cross-site")


def _authority(url: str) -> str:
    """Host and port of an address; "" for anything else, such as the origin ``null``."""
    scheme, separator, rest = url.strip().lower().partition("://")
    if not separator or scheme not in ("http", "https"):
        return ""
    return re.split(r"[/?#]", rest, maxsplit=1)[0].rpartition("@")[2]


def address_in_network() -> str | None:
    """This machine's address as its network sees it, None without a network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # an address for documentation: it belongs to nobody
        except OSError:
            return None
        address: str = asked.getsockname()[0]
    return None if address.startswith("0.") else address
