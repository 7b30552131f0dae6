"""Programs that play at a server, over HTTP: ``run(bot, url, token)`` lets any bot play there. Needs
``biberbau[client]``.
"""

from . import needed as needed
from .answers import Event, State
from .asynchronous import AsyncClient
from .documents import Seen
from .errors import RefusedByServerError, UnreachableError, UnsealedError
from .playing import run, run_async
from .sync import Client

__all__ = [
    "AsyncClient",
    "Client",
    "Event",
    "RefusedByServerError",
    "Seen",
    "State",
    "UnreachableError",
    "UnsealedError",
    "run",
    "run_async",
]
