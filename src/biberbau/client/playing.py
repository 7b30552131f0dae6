"""Lets a bot play at a server: any bot that can play here can play there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from ..bots import Player, player
from ..bots.bot import Bot
from ..match import Game
from .answers import Event, Json, State
from .asking import PASSING
from .asynchronous import AsyncClient
from .errors import RefusedByServerError, UnreachableError
from .sync import Client

log = logging.getLogger(__name__)

MOVED_ON = ("stale", "not-your-turn", "is-over", "is-left", "bot-plays", "is-out", "not-seated", "no-table")
"""Reasons why an action is too late: the stream repeats what waits now. Requests without a response are dropped
likewise.
"""

Heard = Callable[[Event], None]


class Playing:
    """The handling of events, the same for both clients."""

    def __init__(self, bot: Player, games: int | None, rematch: bool, history: bool) -> None:
        self._bot, self._left, self.rematch, self.history = bot, games, rematch, history
        self._bots: dict[Game, Bot] = {}

    def asks_history(self, state: State) -> bool:
        """Whether the bot is to have a past there, and needs it: other games' views contain all of it."""
        return self.history and state.view.goes_by != "state"

    def choose(self, state: State, told: Json | None = None) -> str:
        """The bot's action there, in notation; ``told``: its seat's history. Its randomness is fresh for each decision.
        Where the table has moved on meanwhile it thinks without a past: its action comes too late.
        """
        if told is not None and told["stamp"] == state.stamp:
            state = state.with_history(told)
        view = state.view
        if view.game not in self._bots:
            self._bots[view.game] = player(self._bot, view.game)
        chosen = self._bots[view.game].choose(view, secrets.token_bytes(16))
        return view.game.parse(chosen).notation

    def ended(self) -> bool:
        """A game has ended; returns whether it was the last one."""
        if self._left is not None:
            self._left -= 1
        return self._left is not None and self._left <= 0


def run(
    bot: Player,
    url: str,
    token: str,
    games: int | None = None,
    rematch: bool = True,
    heard: Heard = lambda event: None,
    history: bool = False,
) -> None:
    """Play at all tables where the program sits, until ``games`` of them have ended (None: for ever).

    ``bot``: a name (``"greedy"``), a level, an object with ``choose(view, seed)``, or such a function; ``rematch``:
    join rematches; ``heard``: called with every event; ``history``: before each decision request the seat's history, so
    that the views of games with knowledge beside their states have a past. An illegal action raises
    ``RefusedByServerError``: nothing is played in its place. If the server is away, it waits for ever.
    """
    playing = Playing(bot, games, rematch, history)
    with Client(url, token) as client:
        for event in client.events():
            heard(event)
            if event.kind == "turn" and event.state is not None:
                try:
                    told = client.history(event.table) if playing.asks_history(event.state) else None
                    client.act(event.table, playing.choose(event.state, told), event.state.stamp)
                except (RefusedByServerError, UnreachableError) as failed:
                    _dropped(client, event.table, failed)
            elif event.kind == "invited" and rematch:
                try:
                    client.join(event.table)
                except (RefusedByServerError, UnreachableError) as failed:
                    _not_joined(client, event.table, failed)
            elif event.kind == "ended" and playing.ended():
                return


async def run_async(
    bot: Player,
    url: str,
    token: str,
    games: int | None = None,
    rematch: bool = True,
    heard: Heard = lambda event: None,
    history: bool = False,
) -> None:
    """The same for asynchronous programs: the bot thinks in threads, at several tables at the same time."""
    playing = Playing(bot, games, rematch, history)

    async def act(client: AsyncClient, state: State) -> None:
        try:
            told = await client.history(state.table) if playing.asks_history(state) else None
            await client.act(state.table, await asyncio.to_thread(playing.choose, state, told), state.stamp)
        except (RefusedByServerError, UnreachableError) as failed:
            _dropped(client, state.table, failed)

    async with AsyncClient(url, token) as client:
        try:
            async with asyncio.TaskGroup() as acting:
                async for event in client.events():
                    heard(event)
                    if event.kind == "turn" and event.state is not None:
                        acting.create_task(act(client, event.state))
                    elif event.kind == "invited" and rematch:
                        try:
                            await client.join(event.table)
                        except (RefusedByServerError, UnreachableError) as failed:
                            _not_joined(client, event.table, failed)
                    elif event.kind == "ended" and playing.ended():
                        return
        except ExceptionGroup as failed:  # the first error ends all
            raise failed.exceptions[0] from None


def _dropped(
    client: Client | AsyncClient, table: str, failed: RefusedByServerError | UnreachableError
) -> None:
    """Ignore refusals of late actions, and requests without a response: the stream repeats what waits. Raise the bot's
    own errors.
    """
    if _found_nobody(failed):
        log.warning("an action at table %s found nobody: %s", table, failed)
        client.look_again()
    elif not isinstance(failed, RefusedByServerError) or failed.key not in MOVED_ON:
        raise failed


def _not_joined(
    client: Client | AsyncClient, table: str, failed: RefusedByServerError | UnreachableError
) -> None:
    """There is no rematch, or the server did not respond: the stream then invites again."""
    log.warning("no rematch at table %s: %s", table, failed)
    if _found_nobody(failed):
        client.look_again()


def _found_nobody(failed: RefusedByServerError | UnreachableError) -> bool:
    """Whether a server was away, or said "later" for longer than one request waits: a stream waits for ever."""
    return isinstance(failed, UnreachableError) or failed.status in PASSING
