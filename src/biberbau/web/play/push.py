"""Web Push: tells people without an open page that it is their turn, their game begins, or somebody invites them.

A browser with permission names an endpoint at its maker's push service, and a key. Our messages are encrypted for that
browser, signed with our own key (VAPID), and say the same as the title of an open page: whose turn it is, at which
game, with whom. Each turn is announced at most once, by whichever process.

An endpoint is an address from a stranger. So it must be a host name, over HTTPS at the usual port; it is resolved for
each message, only public addresses are used, and redirects are not followed.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import json
import logging
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from starlette.concurrency import run_in_threadpool

from ...games.common.catalogues.catalogue import LANGUAGES, Part
from ...games.common.view.shown import shown, spoken
from ...match import Match
from ..domain.hosts import is_name
from ..domain.messages import SAYS, RefusedError
from ..domain.records import Record, StoreError
from ..storage import schema
from ..storage.statements import Statement, fields, insert, same
from ..storage.store import Store
from .turns import forced

log = logging.getLogger(__name__)

BROWSERS = 8
"""At most this many browsers of one player get messages: those that subscribed last."""

PATIENCE = 10.0
"""Seconds that a push service has for its whole response."""

AT_ONCE, WAITING = 8, 1000
"""At most this many messages are posted at a time, and may wait for that; more are dropped."""

LASTS = 2 * 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""

INVITED = -1
"""The value of ``pushed`` for an invitation, which comes before all turns of its table."""

GONE = (404, 410)
"""The statuses by which a push service says that a subscription has ended."""

CLOSED = frozenset(
    [
        "localhost",
        "local",
        "internal",
        "intranet",
        "lan",
        "home",
        "corp",
        "private",
        "arpa",
        "localdomain",
        "test",
        "invalid",
        "example",
        "onion",
        "alt",
    ]
)
"""Suffixes of names that are never public."""

NAT64 = IPv6Network("64:ff9b::/96")

_push = schema.push.c
KEEP = insert(
    *(schema.push, "id", "player", "endpoint", "p256dh", "auth", "lang", "site", "created"),
    update=("player", "p256dh", "auth", "lang", "site"),
)
SPARE = Statement(
    sa.select(_push.id)
    .where(*same(_push.player))
    .order_by(_push.created.desc())
    .limit(100)
    .offset(sa.bindparam("kept")),
    *("player", "kept"),
)
DROP = Statement(sa.delete(schema.push).where(*same(_push.id)))
END = Statement(sa.delete(schema.push).where(*same(_push.id, _push.player)), "id", "player")
TOLD = insert(
    *(schema.pushed, "table_id", "player", "number"),
    update=("number",),
    where=schema.pushed.c.number < schema.pushed.alias("excluded").c.number,
)


OCCASIONS = ("turn", "begins", "again", "nudge", "asked", "cup")
SAID, TITLED = SAYS.family("push", OCCASIONS), SAYS.family("push-title", OCCASIONS)
"""The occasions, and the title and text of each."""

COUNTED_ELSEWHERE = ("nudge", "asked", "cup")
"""These occasions are announced once, too: a line of the chat and a row of ``asked`` see to that."""


@dataclass(frozen=True)
class Browser:
    """A row of ``push``."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    site: str

    @property
    def info(self) -> dict[str, Any]:
        """The subscription as the Push API writes it."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": self.p256dh, "auth": self.auth}}


FIND = Statement(
    sa.select(*fields(schema.push, Browser))
    .where(*same(_push.player))
    .order_by(_push.created.desc())
    .limit(sa.bindparam("most")),
    *("player", "most"),
    row=Browser,
)


@dataclass(frozen=True)
class Occasion:
    """A reason to notify a player. ``number``: of the turn at that table; ``what``: one of ``OCCASIONS``; ``table_id``:
    of a tournament where that is "cup".
    """

    player: str
    table_id: str
    number: int
    what: str
    game: str
    names: tuple[str, ...]

    @property
    def path(self) -> str:
        """The path that a tap on the message opens."""
        if self.what == "cup":
            return f"/tournaments/{self.table_id}"
        return f"/t/{self.table_id}" + "/join" * (self.what == "asked")

    def text(self, browser: Browser) -> bytes:
        """The message for that browser, in its reader's language."""
        lang = browser.lang if browser.lang in LANGUAGES else LANGUAGES[0]
        title = shown(self.game).words.title(spoken(self.game, lang))
        names: list[Part] = list(self.names)
        said = SAYS(lang, SAID[self.what], game=title, names=names)
        told = {"title": SAYS(lang, TITLED[self.what]), "body": said, "lang": lang}
        return json.dumps(told | {"path": self.path, "tag": self.table_id}).encode()


Sender = Callable[[str, Mapping[str, str], bytes], Awaitable[int]]
"""Posts headers and a body to an endpoint; returns the status, or raises an OSError."""


# ----------------------------------------------------------------------------------------------- occasions


def by_days(record: Record) -> bool:
    """Whether people at a table have days for a decision, and come and go."""
    return record.terms.clock.startswith("days")


def begun(record: Record) -> list[Occasion]:
    """The occasions when a table's game begins."""
    people = [seat.player for seat in record.seats if seat.kind == "human" and seat.player]
    return [_occasion(record, player, 0, "begins") for player in people]


def turned(record: Record, match: Match) -> list[Occasion]:
    """The occasions of people whose turn it is, where they have days for it. Everybody at the table can tell whose turn
    it is.

    Forced actions, and questions that all are asked together for some seconds, are worth no message.
    """
    seat = match.to_act
    if seat is None or record.status != "playing" or not by_days(record):
        return []
    player = record.seats[seat].player
    if record.seats[seat].kind != "human" or not player or forced(record, match):
        return []
    if match.game.kind.asks_together and match.view(None).asked():
        return []
    return [_occasion(record, player, record.number, "turn")]


def invited(record: Record) -> list[Occasion]:
    """The people who have not yet sat down at a table that was opened for them, too."""
    late = [
        seat.player for seat in record.seats if seat.kind == "human" and seat.player and seat.words is None
    ]
    return [_occasion(record, player, INVITED, "again") for player in late]


def nudged(record: Record, seat: int, name: str) -> Occasion:
    """The occasion when the player with that name nudges the person of a seat."""
    return Occasion(str(record.seats[seat].player), record.id, record.number, "nudge", record.game, (name,))


def asked(player: str, what: str, place: str, game: str, name: str) -> Occasion:
    """The occasion when the person with that name invites a player; ``what``: "asked" to a table, "cup" to a
    tournament.
    """
    return Occasion(player, place, INVITED, what, game, (name,))


def _occasion(record: Record, player: str, number: int, what: str) -> Occasion:
    others = [seat.name for seat in record.seats if seat.kind != "open" and seat.player != player]
    return Occasion(player, record.id, number, what, record.game, tuple(others))


# ------------------------------------------------------------------------------------------------- endpoints


def checked_endpoint(text: str) -> str:
    """A valid endpoint; a RefusedError for everything else."""
    try:
        parts = urlsplit(text)
        plain = parts.scheme == "https" and parts.port in (None, 443) and parts.username is None
        good = (
            plain and parts.password is None and not parts.fragment and is_public_name(parts.hostname or "")
        )
    except ValueError:
        good = False
    if not good or len(text) > 2000 or re.fullmatch(r"[!-~]+", text) is None or "\\" in text:
        raise RefusedError(400, "push-endpoint")
    return text


def is_public_name(host: str) -> bool:
    """Whether a host name could be a push service's: no address, no name of a home network."""
    *rest, last = host.lower().split(".")
    return (
        bool(rest)
        and is_name(host)
        and re.search(r"^[a-z][a-z0-9-]*$", last) is not None
        and last not in CLOSED
    )


def is_public(address: str) -> bool:
    """Whether an address is public; for an embedded address the inner one counts."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if found in NAT64:
            inner = IPv4Address(int(found) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None:
            return False
    return found.is_global and not found.is_multicast


class Https:
    """Posts to endpoints: one connection for each message, to the public address that was resolved for it."""

    def __init__(self) -> None:
        self._names = ThreadPoolExecutor(2, "names of push services")  # resolving can take half a minute
        self._context: ssl.SSLContext | None = None

    async def __call__(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the response."""
        async with asyncio.timeout(PATIENCE):
            parts = urlsplit(checked_endpoint(endpoint))
            host = parts.hostname or ""
            address = await self._public_address(host)
            self._context = self._context or await run_in_threadpool(ssl.create_default_context)
            reader, writer = await asyncio.open_connection(
                address, 443, ssl=self._context, server_hostname=host, limit=1024
            )
            try:
                path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                writer.write(request(host, path, headers, body))
                await writer.drain()
                return status_of(await reader.readline())
            finally:
                writer.transport.abort()

    async def _public_address(self, host: str) -> str:
        look = asyncio.get_running_loop().run_in_executor
        found = await look(self._names, socket.getaddrinfo, host, 443, 0, socket.SOCK_STREAM)
        addresses = [str(sockaddr[0]) for *_, sockaddr in found]
        if not addresses or not all(map(is_public, addresses)):
            raise OSError("the endpoint's name stands for an address that is not public")
        return addresses[0]


def request(host: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    """The bytes of a POST request."""
    lines = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def status_of(line: bytes) -> int:
    """The status in the first line of a response; an OSError where there is none."""
    found = re.match(rb"HTTP/1\.\d (\d{3})\b", line)
    if found is None:
        raise OSError("that was no answer of a push service")
    return int(found[1])


# ------------------------------------------------------------------------------------------------ keys and messages


def signer(key: bytes) -> Any:
    """The signer with our key; pywebpush is imported only where somebody has subscribed."""
    from pywebpush import Vapid

    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256: keys are below it
    scalar = 1 + int.from_bytes(key, "big") % (order - 1)
    return Vapid.from_raw(base64.urlsafe_b64encode(scalar.to_bytes(32, "big")).rstrip(b"="))


def signed(key: bytes, endpoint: str, contact: str) -> dict[str, str]:
    """Headers that sign a message to an endpoint."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"https://{parts.hostname}", "exp": int(time.time()) + 12 * 3600, "sub": contact}
    return dict(signer(key).sign(claims))


def public_key(key: bytes) -> str:
    """Our public key, for browsers."""
    shown_key: str = signed(key, "https://table.example", "https://table.example")["Authorization"]
    return shown_key.rpartition("k=")[2].rstrip("=")


def sealed(info: Mapping[str, Any], text: bytes) -> bytes:
    """A message encrypted for that browser; a ValueError where its keys are invalid."""
    from pywebpush import WebPusher, WebPushException

    try:
        return bytes(WebPusher(info).encode(text, "aes128gcm")["body"])
    except (WebPushException, IndexError) as error:
        raise ValueError("these are no keys of a browser") from error


def checked_key(text: str, size: int) -> str:
    """A browser's key of that number of bytes, in base64url; a RefusedError for anything else."""
    text = text.rstrip("=")
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        found = b""
    if len(found) != size:
        raise RefusedError(400, "push-endpoint")
    return text


# --------------------------------------------------------------------------------------------------- the pusher


class Pusher:
    """The subscribers, and their messages. Lives on the event loop; nobody at a table waits for it.

    ``contact``: where push services reach the operator, "" for the site; ``pause``: seconds before a message, in case
    somebody only reloads a page.
    """

    def __init__(self, store: Store, key: bytes, contact: str = "", send: Sender | None = None) -> None:
        self.pause = 5.0
        self._store = store
        self._key = key
        self._contact = contact
        self._send = send or Https()
        self._public = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)

    async def public_key(self) -> str:
        """Our public key, for browsers."""
        self._public = self._public or await run_in_threadpool(public_key, self._key)
        return self._public

    async def begin(self, player: str, form: Mapping[str, str], lang: str, site: str) -> None:
        """Subscribe a browser; a RefusedError when its data is invalid."""
        endpoint = checked_endpoint(form.get("endpoint", ""))
        p256dh, auth = checked_key(form.get("p256dh", ""), 65), checked_key(form.get("auth", ""), 16)
        browser = Browser(_hash(endpoint), endpoint, p256dh, auth, lang, site)
        try:
            await run_in_threadpool(sealed, browser.info, b"?")
        except ValueError as error:
            raise RefusedError(400, "push-endpoint") from error
        await run_in_threadpool(self._keep, player, browser)

    def _keep(self, player: str, browser: Browser) -> None:
        with self._store.changed() as rows:
            keys = browser.endpoint, browser.p256dh, browser.auth, browser.lang, browser.site
            rows.run(KEEP, browser.id, player, *keys, time.time())
            for spare in rows.all(SPARE, player, BROWSERS):
                rows.run(DROP, spare.id)

    async def end(self, player: str, endpoint: str) -> None:
        """Unsubscribe a browser."""
        await run_in_threadpool(self._end, player, endpoint)

    def _end(self, player: str, endpoint: str) -> None:
        with self._store.changed() as rows:
            rows.run(END, _hash(endpoint), player)

    def tell(self, occasions: Sequence[Occasion], still: Callable[[Occasion], bool]) -> None:
        """Notify people after a pause, if the occasion is ``still`` there, and they have no page open."""
        for occasion in occasions[: max(0, WAITING - len(self._tasks))]:
            task = asyncio.create_task(self._tell(occasion, still))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def told(self) -> None:
        """Wait until all messages are sent."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, occasion: Occasion, still: Callable[[Occasion], bool]) -> None:
        await asyncio.sleep(self.pause)
        if not still(occasion):
            return
        async with self._places:
            try:
                browsers = await run_in_threadpool(self._claim, occasion)
            except StoreError as error:
                log.warning("nobody can be told of a turn: %s", error)
                return
            await asyncio.gather(*(self._post(occasion, browser) for browser in browsers))

    def _claim(self, occasion: Occasion) -> list[Browser]:
        """The browsers to notify; none where nobody subscribed, or the turn was announced before, here or elsewhere."""
        with self._store.seen() as rows:
            found = rows.all(FIND, occasion.player, BROWSERS)
        if not found or occasion.what in COUNTED_ELSEWHERE:
            return found
        with self._store.changed() as rows:
            told = rows.run(TOLD, occasion.table_id, occasion.player, occasion.number).rowcount
        return found if told == 1 else []

    async def _post(self, occasion: Occasion, browser: Browser) -> None:
        try:
            body, headers = await run_in_threadpool(self._message, occasion, browser)
            status = await self._send(browser.endpoint, headers, body)
            if status in GONE:
                await run_in_threadpool(self._drop, browser)
            elif status >= 300:
                log.warning("a push service did not take a message", extra={"status": status})
        except (OSError, StoreError, RefusedError, ValueError) as error:  # a TimeoutError is an OSError
            log.warning("a push service cannot be reached", extra={"kind": type(error).__name__})
        except Exception:
            log.exception("a message could not be pushed")

    def _message(self, occasion: Occasion, browser: Browser) -> tuple[bytes, dict[str, str]]:
        site = browser.site if browser.site and ":" not in browser.site else "localhost"
        contact = self._contact or f"https://{site}"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": occasion.table_id[:32],
        }
        headers |= signed(self._key, browser.endpoint, contact)
        return sealed(browser.info, occasion.text(browser)), headers

    def _drop(self, browser: Browser) -> None:
        with self._store.changed() as rows:
            rows.run(DROP, browser.id)


def _hash(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
