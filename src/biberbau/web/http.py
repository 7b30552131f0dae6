"""Around the routes: strict headers, bounded forms, who is asking and in which language."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..games.wording import LANGUAGES
from ..kernel.numbers import whole_number
from .hosts import refuse_cross_site
from .messages import RefusedError

COOKIE = "biberbau"
COOKIE_SECONDS = 400 * 24 * 3600
FORM_BYTES = 16_384
LIVE = "text/vnd.biberbau"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class StrictHeaders:
    """Adds the security headers to every response; pages are stored nowhere unless they say otherwise."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on (ASGI)."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, strict)


def is_live(headers: Headers) -> bool:
    """Whether it is the page's script that asks: it wants no page in answer."""
    return LIVE in headers.get("accept", "")


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form, of equal names the last; bounded, and from this site only."""
    refuse_cross_site(request.headers)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > FORM_BYTES:
            raise RefusedError(413, "too-large", limit=FORM_BYTES)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not body:
        return {}
    if kind != "application/x-www-form-urlencoded":
        raise RefusedError(415, "not-a-form")
    try:
        return dict(parse_qsl(body.decode(), keep_blank_values=True, errors="strict", max_num_fields=200))
    except ValueError as error:
        raise RefusedError(400, "not-a-form") from error


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
    """Who is asking: their cookie's secret token ("" while they have none), the name they last used, their language."""

    token: str = ""
    name: str = ""
    chosen: str = ""
    accepted: str = LANGUAGES[0]

    @property
    def lang(self) -> str:
        """The language they chose, otherwise the one their browser prefers."""
        return self.chosen or self.accepted

    @property
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
    """Reads and writes the one cookie: a signed player token, with name and language for the next form."""

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(
            key, salt="biberbau player 1", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def read(self, request: Request) -> Visitor:
        """Who is asking; a RefusedError when the cookie was not made here."""
        visitor = self.stranger(request)
        text = request.cookies.get(COOKIE)
        if text is None:
            return visitor
        try:
            token, name, chosen = self._serializer.loads(text)
        except (BadSignature, ValueError, TypeError) as error:
            raise RefusedError(403, "forged") from error
        return replace(visitor, token=token, name=name, chosen=chosen if chosen in LANGUAGES else "")

    def stranger(self, request: Request) -> Visitor:
        """Somebody of whom only the browser's language is known."""
        return Visitor(accepted=accepted_language(request.headers.get("accept-language", "")))

    def write(self, response: Response, visitor: Visitor, secure: bool) -> None:
        """Give the visitor their cookie."""
        value = self._serializer.dumps([visitor.token, visitor.name, visitor.chosen])
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
