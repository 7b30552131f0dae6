"""The client for synchronous programs."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from . import asking
from .answers import Event, State
from .documents import Following, GapError, Seen


class Client:
    """A program at a server, e.g. ``Client("https://table.example", "bb_…")``. Use it in a ``with``, or ``close`` it.

    A request without a response is retried where that does no harm; a refused one raises ``RefusedByServerError``, and
    a server that does not respond ``UnreachableError``. ``transport``: httpx's, for tests.
    """

    def __init__(self, url: str, token: str, transport: httpx.BaseTransport | None = None) -> None:
        self._http = httpx.Client(**asking.settings(url, token), transport=transport)
        self._looks = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    def ask(self, asked: asking.Asked) -> Any:
        """The response to a request of ``asking``."""
        tries = asking.Tries(asked)
        while True:
            try:
                response = self._http.request(**asked.given())
            except httpx.HTTPError as error:
                pause = tries.failed(error)
            else:
                if response.is_success:
                    return response.json()
                pause = tries.refused(response)
            time.sleep(pause)

    def account(self) -> dict[str, Any]:
        """The program's account: name, tables."""
        found: dict[str, Any] = self.ask(asking.account())
        return found

    def tables(self, game: str = "", code: str = "") -> list[dict[str, Any]]:
        """Tables with a free seat for a program."""
        found: list[dict[str, Any]] = self.ask(asking.tables(game, code))["tables"]
        return found

    def seal(self) -> dict[str, str]:
        """A seal for a table of one's own: ``seal`` opens it, ``commitment`` is the one that the table will have."""
        found: dict[str, str] = self.ask(asking.seal())
        return found

    def open(self, game: str, seal: Mapping[str, str] | None = None, **wished: Any) -> State:
        """Open a table; ``wished``: options, seats, listed, clock, fill, level, absent, words as the page /api has
        them.

        ``seal``: the result of ``seal()``: the table is dealt from that seal's seed and everybody's words, one's own
        drawn here if there are none; an UnsealedError where the table has another seal. Without it the seed was not
        sealed before the table was opened.
        """
        found = self.ask(asking.opened(game, **asking.under(seal, wished)))
        return State(asking.sealed(found, seal))

    def join(self, table: str, seat: int | None = None, words: str = "") -> State:
        """Sit down at a table, or at a rematch."""
        return State(self.ask(asking.joined(table, seat, words)))

    def start(self, table: str, fill: str | None = None) -> State:
        """Begin at one's own table; ``fill``: the level of bots for the seats still open."""
        return State(self.ask(asking.started(table, fill)))

    def state(self, table: str) -> State:
        """A table as it is now."""
        return State(self.ask(asking.state(table)))

    def story(self, table: str, lang: str = "en", since: int | None = None) -> list[dict[str, Any]]:
        """The story of a table after a number of actions, as one's seat may know it: sentences (``text``) by ``ply``."""
        found: list[dict[str, Any]] = (self.ask(asking.story(table, lang, since)))["lines"]
        return found

    def history(self, table: str, since: int | None = None) -> dict[str, Any]:
        """The events that one's seat has seen there after a number of actions: ``history``, as in ``match.history``,
        with the ``stamp`` of the position and the source of worlds (``View.goes_by``).
        """
        found: dict[str, Any] = self.ask(asking.history(table, since))
        return found

    def act(self, table: str, action: str | int, stamp: str) -> State:
        """Play an action, by notation or id, for the position that ``stamp`` names."""
        return State(self.ask(asking.acted(table, action, stamp)))

    def leave(self, table: str) -> None:
        """Stand up, or resign."""
        self.ask(asking.simply(table, "leave"))

    def back(self, table: str) -> State:
        """Take the seat back from the bot."""
        return State(self.ask(asking.simply(table, "back", safe=True)))

    def rematch(self, table: str, words: str = "", seal: str = "") -> State:
        """Play on with the same players; ``words``: for the deal, with the ``next_commitment`` shown before as
        ``seal``.
        """
        return State(self.ask(asking.rematch(table, words, seal)))

    def events(self) -> Iterator[Event]:
        """The events at all one's tables, for ever: a broken stream is reopened, and repeats what waits."""
        for line in self._lines("/api/bot/stream"):
            yield Event.read(line)

    def states(self, table: str) -> Iterator[State]:
        """A table whenever it changes, until it has ended."""
        for line in self._lines(f"/api/bot/tables/{table}/stream"):
            found = State(line)
            yield found
            if found.over:
                return

    def document(self, table: str, lang: str = "en") -> dict[str, Any]:
        """A table's document as it is now: where cards lie, what may be played, the story."""
        found: dict[str, Any] = self.ask(asking.document(table, lang))
        return found

    def documents(self, table: str, lang: str = "en") -> Iterator[Seen]:
        """A table's document whenever it changes, until the game has ended."""
        while True:
            following = Following()
            for line in self._lines(asking.documents(table, lang)):
                try:
                    found = following.hears(line)
                except GapError:
                    break  # a reopened stream begins with the whole document
                yield found
                if found.over:
                    return

    def look_again(self) -> None:
        """Ask for everything that waits again: open streams are reopened at their next line, within 15 seconds."""
        self._looks += 1

    def _lines(self, path: str) -> Iterator[dict[str, Any]]:
        pauses = asking.pauses()
        while True:
            wait, looks = 0.0, self._looks
            try:
                with self._http.stream("GET", path) as response:
                    if not response.is_success:
                        response.read()
                        wait = asking.passing(response).retry_after
                    else:
                        pauses = asking.pauses()
                        for line in response.iter_lines():
                            if line:
                                yield json.loads(line)
                            if self._looks != looks:
                                break
            except httpx.HTTPError:
                pass  # the server stops, or the connection broke: the next stream repeats what waits
            time.sleep(max(wait, next(pauses)))
