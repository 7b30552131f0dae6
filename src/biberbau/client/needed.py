"""Explains a missing httpx; the package's other modules then import it safely."""

from __future__ import annotations

from importlib.util import find_spec

from ..errors import MissingExtraError

if find_spec("httpx") is None:
    raise MissingExtraError("client")
