"""What routes declare of themselves."""

from __future__ import annotations

from functools import cache

from biberbau.web.app.application import all_routes
from biberbau.web.http.declared import Directory


@cache
def directory() -> Directory:
    return Directory(all_routes())


def share_of(method: str, path: str) -> str:
    """From which share a request is taken."""
    return directory().of(method, path).share
