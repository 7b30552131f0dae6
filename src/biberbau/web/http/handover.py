"""Hands connections between processes, each of which has its own tables.

The system gives a connection to any of the processes that share a socket, so the two people at a table could be served
by two of them, and both would read, play and draw it. A table's id determines its process. Each request's first bytes
are examined: when it is about a table of another process, the connection goes there (its file descriptor, and the bytes
read so far), through a socket that each process has in a shared folder. Other requests are answered where they arrive,
and so are those that cannot be handed on: any process can serve any table.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

log = logging.getLogger(__name__)

LONGEST = 65_536
"""The most bytes of a request that are handed on with its connection; one with more is answered where it arrived."""

TRIES, PAUSE = 100, 0.002
"""How often a connection is offered to a process whose socket is full, and seconds between two tries. Systems queue few
of them (Linux ten).
"""

AT_ONCE = 32
"""The most connections that are taken in a row."""

TABLES = rb"^[A-Z]+ %b/(?:t|api/bot/tables)/([A-Za-z0-9]+)[/? ]"
"""The first line of a request about a table, under this server's path."""


@dataclass(frozen=True)
class ProcessShare:
    """This process among several on a machine: number ``number`` of ``count``.

    ``folder``: where each of them has its socket; ``machine``: a name that they share, and others do not.
    """

    number: int
    count: int
    folder: Path
    machine: str

    def has(self, table_id: str) -> bool:
        """Whether a table belongs to this process."""
        return self.holder(table_id.encode()) == self.number

    def holder(self, table_id: bytes) -> int:
        """The number of the process to which a table belongs."""
        return crc32(table_id) % self.count

    def place(self, number: int) -> Path:
        """The path of a process's socket."""
        return self.folder / f"{number}.sock"


class Handover:
    """Hands connections on, and takes those of others. Lives on the event loop.

    ``root``: the path under which everything is served; ``handed``: called for each connection that is handed on.
    """

    def __init__(
        self, share: ProcessShare, root: str = "", handed: Callable[[], None] = lambda: None
    ) -> None:
        self._share = share
        self._asks = re.compile(TABLES % re.escape(root.encode()))
        self._handed = handed
        self._gives = _socket()
        self._takes: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def elsewhere(self, begun: bytes) -> int | None:
        """The process that owns the request beginning with these bytes, None where it is ours or nobody's."""
        asked = self._asks.match(begun)
        if asked is None or len(begun) > LONGEST:
            return None
        holder = self._share.holder(asked[1])
        return None if holder == self._share.number else holder

    def gives(self, transport: asyncio.Transport, begun: bytes, stays: Callable[[bytes], None]) -> bool:
        """Whether the next request of a connection is for another process; then the connection is sent there.

        ``begun``: the bytes read of the request; ``stays``: called with them when the connection cannot be sent after
        all.
        """
        holder = self.elsewhere(begun)
        if holder is None:
            return False
        transport.pause_reading()
        self._tries(transport, begun, stays, holder, TRIES)
        return True

    def _tries(
        self,
        transport: asyncio.Transport,
        begun: bytes,
        stays: Callable[[bytes], None],
        holder: int,
        left: int,
    ) -> None:
        """Hand a connection on, with retries while the other process is busy."""
        if transport.is_closing():
            return
        files = array("i", [transport.get_extra_info("socket").fileno()])
        try:  # ``socket.send_fds`` leaves the address out
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)]
            self._gives.sendmsg([begun], rights, 0, str(self._share.place(holder)))
        except OSError as error:  # its queue is full, or it is being restarted
            if isinstance(error, BlockingIOError) and left > 0:
                loop = asyncio.get_running_loop()
                loop.call_later(PAUSE, self._tries, transport, begun, stays, holder, left - 1)
                return
            transport.resume_reading()
            stays(begun)
        else:
            transport.abort()  # closes the file here only: the other process has a descriptor of its own
            self._handed()

    def begin(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        """Take connections from now on; ``protocol``: makes the protocol of one, given the bytes read so far."""
        place = self._share.place(self._share.number)
        place.unlink(missing_ok=True)  # left behind by a process that died
        self._takes = _socket()
        self._takes.bind(str(place))
        asyncio.get_running_loop().add_reader(self._takes, self._comes, protocol)

    def end(self) -> None:
        """Take no more connections; other processes answer their requests themselves."""
        if self._takes is not None:
            asyncio.get_running_loop().remove_reader(self._takes)
            self._share.place(self._share.number).unlink(missing_ok=True)
            self._takes.close()
            self._takes = None
        self._gives.close()

    def _comes(self, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
        for _ in range(AT_ONCE):
            assert self._takes is not None
            try:
                begun, files, _, _ = socket.recv_fds(self._takes, LONGEST, 1)
            except BlockingIOError:
                return
            if not files:  # no file descriptor is left for it: the connection ends, and its client reconnects
                log.warning("a connection could not be taken: too many files are open")
            for number in files:
                task = asyncio.get_running_loop().create_task(_listens(number, begun, protocol))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)


async def _listens(number: int, begun: bytes, protocol: Callable[[bytes], asyncio.Protocol]) -> None:
    """Go on with a connection that was handed over."""
    connection = socket.socket(fileno=number)
    connection.setblocking(False)
    with suppress(OSError):  # the client has gone meanwhile
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol(begun), connection)


def _socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    return made
