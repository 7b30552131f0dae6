"""Around the routes: strict headers, bounded forms, who is asking and in which language."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from urllib.parse import parse_qsl

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipResponder
from starlette.requests import ClientDisconnect, Request, cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...games.common.catalogues.wording import LANGUAGES
from ...kernel.numbers import whole_number
from ..domain.messages import RefusedError

COOKIE = "biberbau"
COOKIE_SECONDS = 400 * 24 * 3600
FORM_BYTES, FORM_SECONDS = 16_384, 10.0
"""How long a form may be, and how long it may take to arrive."""

WORTH_PACKING = 500
"""From how many bytes an answer is packed."""

LIVE = "text/vnd.biberbau"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "worker-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


RawHeaders = list[tuple[bytes, bytes]]

_RAW_HEADERS: RawHeaders = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_POLICY = b"content-security-policy"
_BESIDE_POLICY = [header for header in _RAW_HEADERS if header[0] != _POLICY]
_NO_STORE = (b"cache-control", b"no-store")


class StrictHeaders:
    """Adds the security headers to every response; pages are stored nowhere unless they say otherwise.

    Headers are appended as bytes that were made once: setting them by name took 10 µs of each request.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers: RawHeaders = message["headers"]
                if first(headers, b"cache-control") is None:
                    headers.append(_NO_STORE)
                own = first(headers, _POLICY) is not None  # a page that brings its own sheet says so itself
                headers.extend(_BESIDE_POLICY if own else _RAW_HEADERS)
            await send(message)

        await self._app(scope, receive, strict)


class PackedPages:
    """Compresses pages. What is posted is answered in a few bytes, and streams are never compressed.

    Level 4 takes half the time of level 6 (0.6 ms for 50 KB), and the page is 5 % longer.
    """

    def __init__(self, app: ASGIApp, is_stream: Callable[[str], bool]) -> None:
        self._app = app
        self._is_stream = is_stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] != "http" or scope["method"] != "GET" or self._is_stream(scope["path"]):
            await self._app(scope, receive, send)
            return
        accepted = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
        packs = accepts_gzip(accepted.decode("latin-1"))

        async def varies(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = _vary_once(message["headers"], unpacked=not packs)
            await send(message)

        # Starlette's middleware looks for the word gzip alone, which a refusal has in it, too
        app = GZipResponder(self._app, WORTH_PACKING, compresslevel=4) if packs else self._app
        await app(scope, receive, varies)


def _vary_once(headers: RawHeaders, unpacked: bool) -> RawHeaders:
    """The headers with one Vary that names everything once; ``unpacked``: a page that others get packed."""
    told = b",".join(value for name, value in headers if name == b"vary").decode("latin-1")
    kind = first(headers, b"content-type") or b""
    if unpacked and kind.startswith((b"text/", b"application/")):
        told += ", Accept-Encoding"
    named = {name.strip().lower(): name.strip() for name in told.split(",") if name.strip()}
    if not named:
        return headers
    vary = (b"vary", ", ".join(named.values()).encode("latin-1"))
    return [*(header for header in headers if header[0] != b"vary"), vary]


@lru_cache(256)
def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding header takes gzip: it names it, or ``*``, and not with the weight 0."""
    weights: dict[str, float] = {}
    for part in header.lower().split(","):
        coding, _, weight = part.partition(";")
        name, _, text = weight.partition("=")
        try:
            found = float(text) if name.strip() == "q" else 1.0
        except ValueError:
            found = 0.0
        weights[coding.strip()] = found
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", 0.0))) > 0


def bearer(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The token that a program shows, "" where there is none."""
    scheme, _, token = (first(headers, b"authorization") or b"").decode("latin-1").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def first(headers: Iterable[tuple[bytes, bytes]], wanted: bytes) -> bytes | None:
    """The value of the first header of that name, which is in lower case."""
    for name, value in headers:
        if name == wanted:
            return value
    return None


def own_address(request: Request) -> str:
    """The address under which this server is reached, without a slash at its end."""
    root: str = request.app.state.server.settings.root_path
    return f"{request.url.scheme}://{request.headers.get('host', '')}{root}"


def is_live(headers: Headers) -> bool:
    """Whether it is the page's script that asks: it wants no page in answer."""
    return LIVE in headers.get("accept", "")


async def bounded(request: Request, length: bytes) -> bytes:
    """What was posted, bounded in length (``length``: as its header has it) and time."""
    told = length.decode("latin-1")
    if len(told) > 9 or (whole_number(told) or 0) > FORM_BYTES:  # before anything of it is read
        raise RefusedError(413, "too-large", limit=FORM_BYTES)
    try:
        async with asyncio.timeout(FORM_SECONDS):
            return await posted(request)
    except TimeoutError as error:
        raise RefusedError(408, "too-slow", seconds=round(FORM_SECONDS)) from error


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form, of equal names the last; bounded in length and time."""
    headers = dict(reversed(request.scope["headers"]))  # bytes in one pass: by name each took 3 µs
    body = await bounded(request, headers.get(b"content-length", b""))
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    if not body:
        return {}
    if kind != b"application/x-www-form-urlencoded":
        raise RefusedError(415, "not-a-form")
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, errors="strict", max_num_fields=200))
    except ValueError as error:
        raise RefusedError(400, "not-a-form") from error


async def posted(request: Request) -> bytes:
    """What is posted, no matter in which pieces it comes."""
    body = bytearray()
    while True:
        message = await request.receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > FORM_BYTES:
            raise RefusedError(413, "too-large", limit=FORM_BYTES)
        if not message.get("more_body", False):
            return bytes(body)


def field(form: Mapping[str, str], name: str) -> str:
    """A field that the form must have."""
    if name not in form:
        raise RefusedError(400, "missing", field=name)
    return form[name]


def ticked(form: Mapping[str, str]) -> tuple[str, ...] | None:
    """The cards ticked to be taken together (fields ``select.…``); None in a form without them (no ``select``)."""
    if "select" not in form:
        return None
    return tuple(value for name, value in form.items() if name.startswith("select."))


def number_field(form: Mapping[str, str], name: str, refusal: RefusedError) -> int | None:
    """A small whole number, None when the field is missing; ``refusal`` when it is something else."""
    text = form.get(name, "")
    if not text:
        return None
    number = whole_number(text)
    if number is None or not 0 <= number < 1_000_000:
        raise refusal
    return number


# --------------------------------------------------------------------------------------------------- who asks


@dataclass(frozen=True)
class Visitor:
    """Who is asking: their cookie's secret token ("" while they have none), the name they last used, their language.

    ``since``: when that cookie was given out, in seconds since 1970; 0 for those from before that was written down.
    """

    token: str = ""
    name: str = ""
    chosen: str = ""
    accepted: str = LANGUAGES[0]
    since: float = 0.0

    @property
    def lang(self) -> str:
        """The language they chose, otherwise the one their browser prefers."""
        return self.chosen or self.accepted

    @cached_property
    def player(self) -> str | None:
        """The SHA-256 by which tables know them."""
        return hashlib.sha256(self.token.encode()).hexdigest() if self.token else None

    def known(self, name: str = "") -> Visitor:
        """The same visitor with a token, and with the name just typed."""
        return replace(self, token=self.token or secrets.token_urlsafe(24), name=name or self.name)

    def speaking(self, lang: str) -> Visitor:
        """The same visitor with a language of their choice."""
        return replace(self, chosen=lang)


class Cookies:
    """Reads and writes the one cookie: a signed player token, with name and language for the next form.

    ``counts_from``: before which moment a player's cookies do not count any more (``sessions.py``). A text whose
    signature was found right is known the next time: checking costs 40 µs.
    """

    KEPT, LONGEST = 4096, 2048
    """How many texts are known, and how long one may be to be kept."""

    def __init__(self, key: bytes, counts_from: Callable[[str], float] = lambda player: 0.0) -> None:
        self._counts_from = counts_from
        self._serializer = URLSafeSerializer(
            key, salt="biberbau player 1", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._known: dict[tuple[bytes, bytes], Visitor] = {}

    def read(self, request: Request) -> Visitor:
        """Who is asking; a RefusedError when the cookie was not made here."""
        return self.visitor(request.scope["headers"])

    def visitor(self, headers: RawHeaders) -> Visitor:
        """Who is asking, by the headers of a request; a RefusedError when the cookie was not made here."""
        cookie = language = b""
        for name, value in headers:
            if name == b"cookie":
                cookie = cookie + b"; " + value if cookie else value
            elif name == b"accept-language":
                language = value
        key = (cookie, language)
        found = self._known.pop(key, None)
        if found is None:
            found = self._verified(cookie.decode("latin-1"), language.decode("latin-1"))
            if len(cookie) + len(language) > self.LONGEST:
                return self._counted(found)
            if len(self._known) >= self.KEPT:
                del self._known[next(iter(self._known))]
        self._known[key] = (
            found  # the last in the row: the first is the one that was not asked for the longest
        )
        return self._counted(found)

    def _counted(self, visitor: Visitor) -> Visitor:
        """The visitor; where they have signed out since they got that cookie, a stranger who speaks their language."""
        if visitor.player is None or visitor.since >= self._counts_from(visitor.player):
            return visitor
        return Visitor(chosen=visitor.chosen, accepted=visitor.accepted)

    def _verified(self, cookie: str, language: str) -> Visitor:
        visitor = Visitor(accepted=accepted_language(language))
        text = cookie_parser(cookie).get(COOKIE)
        if text is None:
            return visitor
        try:
            token, name, chosen, *since = self._serializer.loads(text)
            given = float(since[0]) if since else 0.0
        except (BadSignature, ValueError, TypeError) as error:
            raise RefusedError(403, "forged") from error
        chosen = chosen if chosen in LANGUAGES else ""
        return replace(visitor, token=token, name=name, chosen=chosen, since=given)

    def stranger(self, request: Request) -> Visitor:
        """A visitor of whom only the browser's language is known."""
        return Visitor(accepted=accepted_language(request.headers.get("accept-language", "")))

    def player(self, headers: RawHeaders) -> str | None:
        """Whose cookie it is, None where there is none, or none of ours."""
        with suppress(RefusedError):
            return self.visitor(headers).player
        return None

    def language(self, request: Request) -> str:
        """The language of an answer, also to a visitor whose cookie was not made here."""
        try:
            return self.read(request).lang
        except RefusedError:
            return self.stranger(request).lang

    def write(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Give the visitor their cookie."""
        # Not before the moment that counts: the clock of another process may be ahead.
        since = max(time.time(), self._counts_from(visitor.player or ""))
        value = self._serializer.dumps([visitor.token, visitor.name, visitor.chosen, since])
        text = value if isinstance(value, str) else value.decode()
        response.set_cookie(
            COOKIE, text, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
        )


def accepted_language(header: str) -> str:
    """The page language that fits an Accept-Language header best."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        wishes.append((quality, tag.strip().lower().partition("-")[0]))
    wishes.sort(key=lambda wish: -wish[0])
    return next((tag for quality, tag in wishes if quality > 0 and tag in LANGUAGES), LANGUAGES[0])


def known_language(code: str) -> str:
    """A language that the pages speak; a refusal for any other."""
    if code not in LANGUAGES:
        raise RefusedError(404, "no-language")
    return code


def safe_path(text: str) -> str:
    """A path on this site to go back to; anything else is the first page."""
    plain = text.startswith("/") and not text.startswith(("//", "/\\")) and text.isprintable()
    return text if plain and len(text) <= 500 else "/"
