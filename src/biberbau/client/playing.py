"""Let a bot play at a server: any bot that can be an opponent here can be one there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from ..bots import Player, player
from ..bots.bot import Bot
from ..match import Game
from .answers import Event, State
from .asking import PASSING
from .asynchronous import AsyncClient
from .errors import RefusedByServerError, UnreachableError
from .sync import Client

log = logging.getLogger(__name__)

MOVED_ON = ("stale", "not-your-turn", "is-over", "is-left", "bot-plays", "is-out", "not-seated", "no-table")
"""Why an action comes too late: the stream tells what waits now. One that found nobody is dropped like these."""

Heard = Callable[[Event], None]


class Playing:
    """What is to be done about each event: the same for both clients."""

    def __init__(self, bot: Player, games: int | None, rematch: bool) -> None:
        self._bot, self._left, self.rematch = bot, games, rematch
        self._bots: dict[Game, Bot] = {}

    def choose(self, state: State) -> str:
        """What the bot plays there, in notation. Its luck is a fresh one for each decision."""
        view = state.view
        if view.game not in self._bots:
            self._bots[view.game] = player(self._bot, view.game)
        chosen = self._bots[view.game].choose(view, secrets.token_bytes(16))
        return view.game.parse(chosen).notation

    def ended(self) -> bool:
        """A game has ended; whether it was the last one."""
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
) -> None:
    """Play at all tables where the program sits, until ``games`` of them have ended (None: for ever).

    ``bot``: a name (``"greedy"``), a level, an object with ``choose(view, seed)``, or such a function; ``rematch``: sit
    down again where the same players play on; ``heard``: told of every event. An action that is not legal raises
    ``RefusedByServerError``: nothing is played in its place. A server that is away is waited for, however long.
    """
    playing = Playing(bot, games, rematch)
    with Client(url, token) as client:
        for event in client.events():
            heard(event)
            if event.kind == "turn" and event.state is not None:
                try:
                    client.act(event.table, playing.choose(event.state), event.state.stamp)
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
) -> None:
    """The same beside other things: the bot thinks in threads, at several tables at the same time."""
    playing = Playing(bot, games, rematch)

    async def act(client: AsyncClient, state: State) -> None:
        try:
            await client.act(state.table, await asyncio.to_thread(playing.choose, state), state.stamp)
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
        except ExceptionGroup as failed:  # the first that went wrong ends all
            raise failed.exceptions[0] from None


def _dropped(
    client: Client | AsyncClient, table: str, failed: RefusedByServerError | UnreachableError
) -> None:
    """Let pass what somebody else was quicker with, and what found nobody: the stream tells again what waits. Raise what
    the bot did wrong."""
    if _found_nobody(failed):
        log.warning("an action at table %s found nobody: %s", table, failed)
        client.look_again()
    elif not isinstance(failed, RefusedByServerError) or failed.key not in MOVED_ON:
        raise failed


def _not_joined(
    client: Client | AsyncClient, table: str, failed: RefusedByServerError | UnreachableError
) -> None:
    """There is no rematch, or nobody was there to be asked: the stream then invites again."""
    log.warning("no rematch at table %s: %s", table, failed)
    if _found_nobody(failed):
        client.look_again()


def _found_nobody(failed: RefusedByServerError | UnreachableError) -> bool:
    """Whether a server was away, or said "later" for longer than one request waits: a stream waits for ever."""
    return isinstance(failed, UnreachableError) or failed.status in PASSING
