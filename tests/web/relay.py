"""A relay between browser and server that can fall silent: it keeps its connections open and swallows all they carry."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Relay:
    """Listens on a port of its own and carries everything to another one, until its lines die.

    ``swallowed``: how often a browser has sent something on a line that was dead.
    """

    def __init__(self, to: int) -> None:
        self._to = to
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: list[_Line] = []
        self.swallowed = 0
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                self._lines.append(_Line(self, here, socket.create_connection(("127.0.0.1", self._to))))

    def swallow(self) -> int:
        """All lines that are open now are dead from here on, and stay open; new ones are carried. Returns how many."""
        alive = [line for line in self._lines if not (line.dead or line.closed)]
        for line in alive:
            line.dead = True
        return len(alive)

    def close(self) -> None:
        """Close everything."""
        self._listening.close()
        for line in self._lines:
            line.close()


class _Line:
    """One connection through the relay."""

    def __init__(self, relay: Relay, here: socket.socket, there: socket.socket) -> None:
        self._relay = relay
        self.dead = self.closed = False
        self._ends = (here, there)
        for one, other in ((here, there), (there, here)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if not self.dead:
                    other.sendall(data)
                elif one is self._ends[0]:
                    self._relay.swallowed += 1
        if not self.dead:
            self.close()

    def close(self) -> None:
        """Close both ends."""
        self.closed = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def relayed(to: int) -> Iterator[Relay]:
    """A relay to a port, as long as the block lasts."""
    relay = Relay(to)
    try:
        yield relay
    finally:
        relay.close()
