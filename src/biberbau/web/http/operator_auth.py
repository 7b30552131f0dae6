"""The operator's authentication: a token once, then a cookie for the operator's pages alone."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from functools import cached_property

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request, cookie_parser
from starlette.responses import Response

from ..domain.messages import RefusedError
from .limits import OPERATOR

COOKIE, SECONDS = "biberbau_operator", 4 * 3600


class OperatorAuth:
    """Knows the operator by the token, then by a cookie, which becomes invalid when the token changes."""

    def __init__(self, token: Callable[[], str], key: bytes) -> None:
        self._read = token
        self._key = key

    @cached_property
    def _token(self) -> str:
        return self._read()

    @cached_property
    def _serializer(self) -> URLSafeTimedSerializer:
        salt = b"biberbau operator 1 " + hashlib.sha256(self._token.encode()).digest()
        return URLSafeTimedSerializer(self._key, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})

    def there(self) -> None:
        """Refuse where there is no operator's page."""
        if not self._token:
            raise RefusedError(404, "no-page")

    def opens(self, typed: str) -> bool:
        """Whether that is the token, in constant time."""
        digests = (hashlib.sha256(text.encode()).digest() for text in (typed.strip(), self._token))
        return hmac.compare_digest(*digests)

    def knows(self, request: Request) -> bool:
        """Whether a request has the cookie."""
        text = cookie_parser(request.headers.get("cookie", "")).get(COOKIE, "")
        try:
            return bool(self._serializer.loads(text, max_age=SECONDS) == "operator")
        except BadData:
            return False

    def lets_in(self, request: Request, response: Response) -> Response:
        """The response with the cookie."""
        text = self._serializer.dumps("operator")
        value = text if isinstance(text, str) else text.decode()
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, value, max_age=SECONDS, path=OPERATOR, httponly=True, samesite="strict", secure=secure
        )
        return response

    def lets_out(self, response: Response) -> Response:
        """The response that deletes the cookie."""
        response.delete_cookie(COOKIE, path=OPERATOR, httponly=True, samesite="strict")
        return response

    def check(self, request: Request) -> None:
        """Refuse everybody else."""
        self.there()
        if not self.knows(request):
            raise RefusedError(403, "operator-unknown")
