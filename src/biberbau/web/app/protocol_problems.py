"""What a program is told whose request is not granted: ``application/problem+json`` (RFC 9457), in English."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...errors import BiberbauError
from ..domain.messages import RefusedError
from ..http.limits import API
from .protocol_schemas import Problem

LANG = "en"
MEDIA = "application/problem+json"
UNFIT = 422
"""What a request is answered with that is as its schema has it, and still cannot be granted by anybody."""


class ProblemError(BiberbauError):
    """A request of a program that is not granted. ``key``: always the same for the same reason; ``beside``: what would be
    right, as fields beside the usual ones."""

    def __init__(self, status: int, key: str, detail: str, **beside: Any) -> None:
        super().__init__(detail)
        self.status, self.key, self.beside = status, key, beside


def of_refusal(refusal: RefusedError, status: int = 0, **beside: Any) -> ProblemError:
    """What pages would say, for a program; ``status``: another one than pages have for it."""
    return ProblemError(status or refusal.status, refusal.key, refusal.text(LANG), **beside)


def is_ours(request: Request) -> bool:
    """Whether a program asks, not a browser."""
    path: str = request.scope["path"]
    return path.startswith(API)


def answer(
    status: int, key: str, detail: str, headers: Mapping[str, str] | None = None, **beside: Any
) -> Response:
    """A problem as it is sent."""
    title = HTTPStatus(status).phrase
    said = Problem(type=f"/api#{key}", title=title, status=status, key=key, detail=detail, **beside)
    return Response(msgspec.json.encode(said), status, headers=dict(headers or {}), media_type=MEDIA)


def refused(refusal: RefusedError | ProblemError) -> Response:
    """Any refusal as it is sent."""
    if isinstance(refusal, ProblemError):
        headers = {"WWW-Authenticate": 'Bearer realm="biberbau"'} if refusal.status == 401 else None
        return answer(refusal.status, refusal.key, str(refusal), headers, **refusal.beside)
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else None
    return answer(refusal.status, refusal.key, refusal.text(LANG), headers)
