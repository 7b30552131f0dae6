"""The client for asynchronous programs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import aclosing
from types import TracebackType
from typing import Any, Self

import httpx

from . import asking
from .answers import Event, State
from .documents import Following, GapError, Seen


class AsyncClient:
    """A program at a server, e.g. ``AsyncClient("https://table.example", "bb_…")``. Use it in ``async with``, or
    ``close`` it.

    A request without a response is retried where that does no harm; a refused one raises ``RefusedByServerError``, and
    a server that does not respond ``UnreachableError``. ``transport``: httpx's, for tests.
    """

    def __init__(self, url: str, token: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._http = httpx.AsyncClient(**asking.settings(url, token), transport=transport)
        self._looks = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._http.aclose()

    async def ask(self, asked: asking.Asked) -> Any:
        """The response to a request of ``asking``."""
        tries = asking.Tries(asked)
        while True:
            try:
                response = await self._http.request(**asked.given())
            except httpx.HTTPError as error:
                pause = tries.failed(error)
            else:
                if response.is_success:
                    return response.json()
                pause = tries.refused(response)
            await asyncio.sleep(pause)

    async def account(self) -> dict[str, Any]:
        """The program's account: name, tables."""
        found: dict[str, Any] = await self.ask(asking.account())
        return found

    async def tables(self, game: str = "", code: str = "") -> list[dict[str, Any]]:
        """Tables with a free seat for a program."""
        found: list[dict[str, Any]] = (await self.ask(asking.tables(game, code)))["tables"]
        return found

    async def seal(self) -> dict[str, str]:
        """A seal for a table of one's own: ``seal`` opens it, ``commitment`` is the one that the table will have."""
        found: dict[str, str] = await self.ask(asking.seal())
        return found

    async def open(self, game: str, seal: Mapping[str, str] | None = None, **wished: Any) -> State:
        """Open a table; ``wished``: options, seats, listed, clock, fill, level, absent, words as the page /api has
        them.

        ``seal``: the result of ``seal()``: the table is dealt from that seal's seed and everybody's words, one's own
        drawn here if there are none; an UnsealedError where the table has another seal. Without it the seed was not
        sealed before the table was opened.
        """
        found = await self.ask(asking.opened(game, **asking.under(seal, wished)))
        return State(asking.sealed(found, seal))

    async def join(self, table: str, seat: int | None = None, words: str = "") -> State:
        """Sit down at a table, or at a rematch."""
        return State(await self.ask(asking.joined(table, seat, words)))

    async def start(self, table: str, fill: str | None = None) -> State:
        """Begin at one's own table; ``fill``: the level of bots for the seats still open."""
        return State(await self.ask(asking.started(table, fill)))

    async def state(self, table: str) -> State:
        """A table as it is now."""
        return State(await self.ask(asking.state(table)))

    async def story(self, table: str, lang: str = "en", since: int | None = None) -> list[dict[str, Any]]:
        """The story of a table after a number of actions, as one's seat may know it: sentences (``text``) by ``ply``."""
        found: list[dict[str, Any]] = (await self.ask(asking.story(table, lang, since)))["lines"]
        return found

    async def history(self, table: str, since: int | None = None) -> dict[str, Any]:
        """The events that one's seat has seen there after a number of actions: ``history``, as in ``match.history``,
        with the ``stamp`` of the position and the source of worlds (``View.goes_by``).
        """
        found: dict[str, Any] = await self.ask(asking.history(table, since))
        return found

    async def act(self, table: str, action: str | int, stamp: str) -> State:
        """Play an action, by notation or id, for the position that ``stamp`` names."""
        return State(await self.ask(asking.acted(table, action, stamp)))

    async def leave(self, table: str) -> None:
        """Stand up, or resign."""
        await self.ask(asking.simply(table, "leave"))

    async def back(self, table: str) -> State:
        """Take the seat back from the bot."""
        return State(await self.ask(asking.simply(table, "back", safe=True)))

    async def rematch(self, table: str, words: str = "", seal: str = "") -> State:
        """Play on with the same players; ``words``: for the deal, with the ``next_commitment`` shown before as
        ``seal``.
        """
        return State(await self.ask(asking.rematch(table, words, seal)))

    async def events(self) -> AsyncGenerator[Event, None]:
        """The events at all one's tables, for ever: a broken stream is reopened, and repeats what waits."""
        async with aclosing(self._lines("/api/bot/stream")) as lines:
            async for line in lines:
                yield Event.read(line)

    async def states(self, table: str) -> AsyncGenerator[State, None]:
        """A table whenever it changes, until it has ended."""
        async with aclosing(self._lines(f"/api/bot/tables/{table}/stream")) as lines:
            async for line in lines:
                found = State(line)
                yield found
                if found.over:
                    return

    async def document(self, table: str, lang: str = "en") -> dict[str, Any]:
        """A table's document as it is now: where cards lie, what may be played, the story."""
        found: dict[str, Any] = await self.ask(asking.document(table, lang))
        return found

    async def documents(self, table: str, lang: str = "en") -> AsyncGenerator[Seen, None]:
        """A table's document whenever it changes, until the game has ended."""
        while True:
            following = Following()
            async with aclosing(self._lines(asking.documents(table, lang))) as lines:
                async for line in lines:
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

    async def _lines(self, path: str) -> AsyncGenerator[dict[str, Any], None]:
        pauses = asking.pauses()
        while True:
            wait, looks = 0.0, self._looks
            try:
                async with self._http.stream("GET", path) as response:
                    if not response.is_success:
                        await response.aread()
                        wait = asking.passing(response).retry_after
                    else:
                        pauses = asking.pauses()
                        async for line in response.aiter_lines():
                            if line:
                                yield json.loads(line)
                            if self._looks != looks:
                                break
            except httpx.HTTPError:
                pass  # the server stops, or the connection broke: the next stream repeats what waits
            await asyncio.sleep(max(wait, next(pauses)))
