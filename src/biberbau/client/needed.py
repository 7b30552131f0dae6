"""Says in words what is missing where there is no httpx; the package's other modules import it then in peace."""

from __future__ import annotations

from importlib.util import find_spec

from ..errors import MissingExtraError

if find_spec("httpx") is None:
    raise MissingExtraError("client")
