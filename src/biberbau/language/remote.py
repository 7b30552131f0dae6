"""Tables of a running server, at which people sit, too: the assistant's seat there, over the server's protocol.

The view comes from the server, which knows what the seat may see; the words are the same as everywhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Mapping
from contextlib import aclosing, suppress
from typing import Any

from ..client import AsyncClient, RefusedByServerError, State
from ..games.common.catalogues.isolation import isolated
from ..games.common.view.shown import shown
from ..games.common.view.shown import spoken as spoken_instead
from ..match import Game
from .answers import read_answer
from .seated import Reader
from .tables import STORY_LINES, TableError, bracketed, story_of
from .texts import SAYS

log = logging.getLogger(__name__)

_ID, _CODE = re.compile("[a-z0-9]{1,32}"), re.compile("[0-9]{6}")
"""The form of ids and codes: other texts of a model never get into an address."""

LONGEST_WAIT = 60.0
"""One look waits at most this many seconds for one's turn."""


class RemoteTable:
    """A seat at a server's table. ``state``: as the server sent it last."""

    def __init__(self, client: AsyncClient, state: State, lang: str) -> None:
        self._client = client
        self._state = state
        self.id = state.table
        self.game = Game.of(str(state.document["game"]), state.document["options"])
        self.lang = spoken_instead(self.game.id, lang)
        self._told = -1
        self._lock = asyncio.Lock()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._state.over

    @property
    def waits(self) -> bool:
        """Whether the cards are still to be dealt."""
        return self._state.document["view"] is None

    async def look(self, wait: float = 0) -> str:
        """The story, the table, and the possible actions; it waits at most ``wait`` seconds for one's turn."""
        async with self._lock:
            await self._comes()
            return await self._looked(wait)

    async def _comes(self) -> None:
        """The table as it is now; where a bot has taken the seat of the absent assistant, it is taken back."""
        self._state = await self._client.state(self.id)
        if not self._state.over and self._state.document["seats"][self._state.seat]["stand_in"]:
            self._state = await self._client.back(self.id)

    async def _looked(self, wait: float) -> str:
        """Wait for one's turn, play forced actions, and describe the table."""
        told: list[str] = []
        try:
            async with asyncio.timeout(min(max(wait, 0.0), LONGEST_WAIT)):
                while not self._state.over:
                    if not self._state.your_turn:
                        await self._until(lambda state: state.your_turn or state.over)
                    elif len(self._state.legal) == 1:
                        told += await self._forced()
                    else:
                        break
        except TimeoutError:
            pass
        return await self._text(told)

    async def _until(self, wanted: Callable[[State], bool]) -> None:
        async with aclosing(self._client.states(self.id)) as states:
            async for state in states:
                self._state = state
                if wanted(state):
                    return

    async def _forced(self) -> list[str]:
        """Play the only legal action; in games of memory, describe the table before it."""
        (action,) = self._state.legal
        reader = self._reader()
        told = [reader.no_choice(self._state.view, action)] if reader.shown.words.FLEETING else []
        self._state = await self._client.act(self.id, action.notation, self._state.stamp)
        return told

    def _reader(self) -> Reader:
        words = shown(self.game.id).words
        seats = self._state.document["seats"]
        names = [seat["name"] or words.seat_name(number, self.lang) for number, seat in enumerate(seats)]
        return Reader(self.game, self._state.seat, self.lang, names)

    async def _text(self, told: list[str]) -> str:
        if self.waits:
            return self._lobby()
        # Events since this state are told with the next one.
        since, self._told = self._told, int(self._state.document["ply"])
        lines = [text for ply, text in await self._lines(since) if ply <= self._told]
        reader, view = self._reader(), self._state.view
        return reader.look(view, [*lines, *told], bool(self._state.document["legal"])).text()

    async def _lines(self, since: int) -> list[tuple[int, str]]:
        found = await self._client.story(self.id, self.lang, None if since < 0 else since)
        return [(int(line["ply"]), str(line["text"])) for line in found]

    def _lobby(self) -> str:
        """The people at a table that has not begun."""
        seats = [
            f"{seat['seat']}: {isolated(seat['name'] or SAYS(self.lang, 'seat-open'))}"
            for seat in self._state.document["seats"]
        ]
        return SAYS(self.lang, "lobby", table=self.id, seats="; ".join(seats), seat=self._state.seat)

    async def act(self, answer: str) -> str:
        """Play the answer, and look again; AnswerError says what would be right."""
        async with self._lock:
            await self._comes()
            if self._state.over:
                raise TableError(SAYS(self.lang, "table-over"))
            if self.waits or not self._state.your_turn:
                raise TableError(SAYS(self.lang, "not-now"))
            reader = self._reader()
            chosen = read_answer(bracketed(answer), self._state.view, reader.names, self.lang)
            notations = ";".join(action.notation for action in chosen)
            self._state = await self._client.act(self.id, notations, self._state.stamp)
            return await self._looked(0)

    async def story(self, last: int = STORY_LINES) -> str:
        """The last sentences of all that has happened."""
        if self.waits:
            return self._lobby()
        return story_of([text for _, text in await self._lines(-1)], last, self.lang)

    async def history(self, since: int = -1) -> str:
        """The events that the seat has seen after that number of actions, as JSON: see ``match.history``."""
        if self.waits:
            return self._lobby()
        told = await self._client.history(self.id, None if since < 0 else since)
        return json.dumps({name: told[name] for name in ("goes_by", "history")}, ensure_ascii=False)

    async def replay(self) -> str:
        """The address of a finished game's replay on the server."""
        raise TableError(SAYS(self.lang, "replay-there", table=self.id))

    async def start(self, level: str = "") -> str:
        """Begin at one's own table; bots of that level take the seats that are still open."""
        async with self._lock:
            self._state = await self._client.start(self.id, level or None)
            return await self._looked(0)

    async def leave(self) -> None:
        """Stand up, or resign: then one of the server's bots takes the seat."""
        if not self._state.over:
            await self._client.leave(self.id)


class Door:
    """A server with an assistant's token. Connections are opened when they are first needed.

    From the first seat on a stream stays open: without one an assistant counts as absent after a while, and a bot takes
    the seat. An assistant may think, or talk with its person, for longer than that.
    """

    def __init__(self, url: str, token: str, lang: str) -> None:
        self._url, self._token, self._lang = url, token, lang
        self._client: AsyncClient | None = None
        self._present: asyncio.Task[None] | None = None

    @property
    def client(self) -> AsyncClient:
        """The one client for all tables there."""
        if self._client is None:
            self._client = AsyncClient(self._url, self._token)
        return self._client

    async def close(self) -> None:
        """Leave: the stream and all connections end."""
        if self._present is not None:
            self._present.cancel()
            with suppress(asyncio.CancelledError):
                await self._present
        if self._client is not None:
            await self._client.close()

    def _stays(self) -> None:
        """Count as present from now on."""
        if self._present is None or self._present.done():
            self._present = asyncio.create_task(self._hears())

    async def _hears(self) -> None:
        try:
            async with aclosing(self.client.events()) as events:
                async for event in events:
                    log.debug("heard %s of table %s", event.kind, event.table)
        except RefusedByServerError as refusal:
            log.warning("the server lets nobody listen: %s", refusal)

    async def listed(self, game: str = "") -> str:
        """Tables with a free seat."""
        found = await self.client.tables(game)
        if not found:
            return SAYS(self._lang, "no-open-tables")
        return "\n".join(self._line(one) for one in found)

    def _line(self, table: Mapping[str, Any]) -> str:
        seats = [str(seat["name"] or SAYS(self._lang, "seat-open")) for seat in table["seats"]]
        return SAYS(
            self._lang,
            "open-table-line",
            table=str(table["table"]),
            game=str(table["game"]),
            seats=", ".join(seats),
        )

    async def joined(self, table: str, code: str, seat: int | None, lang: str) -> RemoteTable:
        """Sit down at a table, by its id (or address) or by its code of six digits."""
        wanted = table.strip().rstrip("/").rpartition("/")[2]
        if code and not wanted:
            wanted = await self._coded("".join(code.split()))
        if not _ID.fullmatch(wanted):
            raise TableError(SAYS(self._lang, "join-what"))
        self._stays()
        return RemoteTable(self.client, await self.client.join(wanted, seat), lang)

    async def _coded(self, code: str) -> str:
        """The table with this code."""
        if not _CODE.fullmatch(code):
            raise TableError(SAYS(self._lang, "join-what"))
        found = await self.client.tables("", code)
        if not found:
            raise TableError(SAYS(self._lang, "no-open-tables"))
        return str(found[0]["table"])

    async def opened(self, game: str, options: Mapping[str, Any], lang: str) -> RemoteTable:
        """Open a table of one's own, at which people can sit down."""
        self._stays()
        return RemoteTable(
            self.client, await self.client.open(game, await self.client.seal(), options=dict(options)), lang
        )

    def address(self, table: str) -> str:
        """Where people find a table."""
        return f"{self._url.rstrip('/')}/t/{table}"
