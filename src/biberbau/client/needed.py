"""Says in words what is missing where there is no httpx; the package's other modules import it then in peace."""

from __future__ import annotations

from importlib.util import find_spec

from .errors import MissingError

if find_spec("httpx") is None:
    raise MissingError("biberbau.client needs httpx: pip install 'biberbau[client]'", name="httpx")
