"""Commands that need more than the base install say so, instead of ending with a trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..errors import MissingExtraError


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """A context around imports: where an outside package is missing, a MissingExtraError names the extra that has it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] == __name__.split(".")[0]:
            raise  # one of ours, which no extra has
        raise MissingExtraError(extra) from error
