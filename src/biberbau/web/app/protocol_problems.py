"""Refusals of programs' requests: ``application/problem+json`` (RFC 9457), in English."""

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
"""The status of a request that fits its schema and still cannot be granted to anybody."""


class ProblemError(BiberbauError):
    """A program's request that is not granted. ``key``: always the same for the same reason; ``beside``: what would be
    right, as further fields.
    """

    def __init__(self, status: int, key: str, detail: str, **beside: Any) -> None:
        super().__init__(detail)
        self.status, self.key, self.beside = status, key, beside


def of_refusal(refusal: RefusedError, status: int = 0, **beside: Any) -> ProblemError:
    """A refusal of pages as a problem for a program; ``status``: one that differs from that of pages."""
    return ProblemError(status or refusal.status, refusal.key, refusal.text(LANG), **beside)


def is_ours(request: Request) -> bool:
    """Whether the request comes from a program, not a browser."""
    path: str = request.scope["path"]
    return path.startswith(API)


def answer(
    status: int, key: str, detail: str, headers: Mapping[str, str] | None = None, **beside: Any
) -> Response:
    """A problem as a response."""
    title = HTTPStatus(status).phrase
    said = Problem(type=f"/api#{key}", title=title, status=status, key=key, detail=detail, **beside)
    return Response(msgspec.json.encode(said), status, headers=dict(headers or {}), media_type=MEDIA)


def refused(refusal: RefusedError | ProblemError) -> Response:
    """Any refusal as a response."""
    if isinstance(refusal, ProblemError):
        headers = {"WWW-Authenticate": 'Bearer realm="biberbau"'} if refusal.status == 401 else None
        return answer(refusal.status, refusal.key, str(refusal), headers, **refusal.beside)
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else None
    return answer(refusal.status, refusal.key, refusal.text(LANG), headers)
