"""Requests to a server, the same for both clients: addresses, which may be retried, and how long to wait before that."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import httpx

from .errors import RefusedByServerError, UnreachableError, UnsealedError

TIMEOUT = httpx.Timeout(20.0, read=45.0)
"""A server sends a heartbeat every 15 seconds."""

TRIES = 6
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 15.0
"""Seconds until a retry: the first time, and at most. Streams are retried for ever."""

PASSING = (429, 502, 503, 504)
"""Statuses that mean "later"."""


@dataclass(frozen=True)
class Asked:
    """A request. ``safe``: it is idempotent, so it is retried where no response came."""

    method: str
    path: str
    params: Mapping[str, str] = field(default_factory=dict)
    json: Any = None
    safe: bool = True

    def given(self) -> dict[str, Any]:
        """Arguments for httpx's ``request``."""
        found: dict[str, Any] = {"method": self.method, "url": self.path, "params": self.params}
        return found if self.method == "GET" else {**found, "json": self.json or {}}


def settings(url: str, token: str) -> dict[str, Any]:
    """For httpx's clients."""
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json, application/x-ndjson"}
    return {"base_url": url.rstrip("/"), "headers": headers, "timeout": TIMEOUT}


def pauses() -> Iterator[float]:
    """Seconds to wait before each retry: exponential backoff with jitter."""
    pause = FIRST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, LONGEST_PAUSE)


def refusal_of(response: httpx.Response) -> RefusedByServerError:
    """The reason why a request was not granted."""
    said: Any = {}
    if response.headers.get("content-type", "").startswith("application/problem+json"):
        said = response.json()
    legal = tuple(one["notation"] for one in said.get("legal", ()))
    after = response.headers.get("retry-after", "")
    return RefusedByServerError(
        response.status_code,
        said.get("key", "unknown"),
        said.get("detail", response.reason_phrase),
        said.get("stamp", ""),
        legal,
        float(after) if after.isdecimal() else 0.0,
    )


def is_unsent(error: httpx.HTTPError) -> bool:
    """Whether a request that failed with this error never reached the server."""
    return isinstance(error, httpx.ConnectError | httpx.ConnectTimeout | httpx.PoolTimeout)


class Tries:
    """The tries of one request: how long to wait before the next, and when to give up."""

    def __init__(self, asked: Asked) -> None:
        self._asked = asked
        self._pauses = islice(pauses(), TRIES - 1)

    def failed(self, error: httpx.HTTPError) -> float:
        """There was no response. Returns the seconds to wait; UnreachableError where a retry could repeat the effect,
        or after the last try.
        """
        path = self._asked.path
        if not self._asked.safe and not is_unsent(error):
            raise UnreachableError(f"{path}: no answer, and it may be done: {error}") from error
        pause = next(self._pauses, None)
        if pause is None:
            raise UnreachableError(f"{path}: no answer: {error}") from error
        return pause

    def refused(self, response: httpx.Response) -> float:
        """It was not granted. Returns the seconds to wait; RefusedByServerError where waiting does not help, or after
        the last try.
        """
        refusal = passing(response)
        pause = next(self._pauses, None)
        if pause is None:
            raise refusal
        return max(pause, refusal.retry_after)


def passing(response: httpx.Response) -> RefusedByServerError:
    """The refusal, where it means "later"; raised otherwise."""
    refusal = refusal_of(response)
    if refusal.status not in PASSING:
        raise refusal
    return refusal


# ------------------------------------------------------------------------------------------------ requests


def account() -> Asked:
    """Who one is."""
    return Asked("GET", "/api/bot/account")


def tables(game: str = "", code: str = "") -> Asked:
    """Tables with a free seat for a program: all, those of one game, or the one with a code."""
    if code:
        return Asked("GET", f"/api/bot/codes/{code}")
    return Asked("GET", "/api/bot/tables", {"game": game} if game else {})


def seal() -> Asked:
    """A seal for a table of one's own. A retry makes a second one, which deals nothing."""
    return Asked("GET", "/api/bot/seal")


def under(seal: Mapping[str, str] | None, wished: Mapping[str, Any]) -> dict[str, Any]:
    """The body for a new table; with a seal, and words that are drawn here, where no server knows them before."""
    if seal is None:
        return dict(wished)
    return {"words": secrets.token_hex(16), **wished, "seal": seal["seal"]}


def sealed(found: Mapping[str, Any], seal: Mapping[str, str] | None) -> dict[str, Any]:
    """A new table; an UnsealedError where its seal is not the given one."""
    if seal is not None and found["commitment"] != seal["commitment"]:
        raise UnsealedError(
            f"table {found['table']} is dealt under {found['commitment']}, and {seal['commitment']} was shown before"
        )
    return dict(found)


def rematch(table: str, words: str, seal: str) -> Asked:
    """The table where the same players meet again."""
    said = {"words": words, "seal": seal} if words else {}
    return Asked("POST", f"/api/bot/tables/{table}/rematch", json=said)


def opened(game: str, **wished: Any) -> Asked:
    """A new table. A retry could make two."""
    return Asked("POST", "/api/bot/tables", json={"game": game, **wished}, safe=False)


def state(table: str) -> Asked:
    """A table."""
    return Asked("GET", f"/api/bot/tables/{table}")


def story(table: str, lang: str, since: int | None) -> Asked:
    """What has happened there."""
    params = {"lang": lang} | ({} if since is None else {"since": str(since)})
    return Asked("GET", f"/api/bot/tables/{table}/story", params)


def document(table: str, lang: str) -> Asked:
    """A table's document."""
    return Asked("GET", f"/api/bot/tables/{table}/document", {"lang": lang})


def documents(table: str, lang: str) -> str:
    """A stream of a table's document and its changes."""
    return f"/api/bot/tables/{table}/document/stream?lang={lang}"


def history(table: str, since: int | None) -> Asked:
    """The events that one's seat has seen there."""
    params = {} if since is None else {"since": str(since)}
    return Asked("GET", f"/api/bot/tables/{table}/history", params)


def joined(table: str, seat: int | None, words: str) -> Asked:
    """A seat."""
    wished: dict[str, Any] = {} if seat is None else {"seat": seat}
    return Asked("POST", f"/api/bot/tables/{table}/join", json=wished | ({"words": words} if words else {}))


def started(table: str, fill: str | None) -> Asked:
    """The game."""
    wished = {} if fill is None else {"fill": fill}
    return Asked("POST", f"/api/bot/tables/{table}/start", json=wished, safe=False)


def acted(table: str, action: str | int, stamp: str) -> Asked:
    """An action: for one position, so a retry has no further effect."""
    return Asked("POST", f"/api/bot/tables/{table}/actions", json={"action": action, "stamp": stamp})


def simply(table: str, what: str, safe: bool = False) -> Asked:
    """``leave``, ``back`` or ``rematch``."""
    return Asked("POST", f"/api/bot/tables/{table}/{what}", safe=safe)
