"""The client's errors."""

from __future__ import annotations

from ..errors import BiberbauError


class RefusedByServerError(BiberbauError):
    """A request that the server did not grant. ``key``: the reason, always the same word for the same reason; ``stamp``
    and ``legal``: for an action, the position that the table is at and the notations of what may be played there."""

    def __init__(
        self,
        status: int,
        key: str,
        detail: str,
        stamp: str = "",
        legal: tuple[str, ...] = (),
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(f"{status} {key}: {detail}")
        self.status, self.key, self.detail = status, key, detail
        self.stamp, self.legal, self.retry_after = stamp, legal, retry_after


class UnsealedError(BiberbauError):
    """A table whose seal is not the one that was shown before one's words were known."""


class UnreachableError(BiberbauError):
    """A server that did not respond, however often it was tried."""
