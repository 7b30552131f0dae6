"""Tables that wait for answers to a question with a clock, and several processes on their database, all in this one.

No news pass between these processes unless a test carries them: what one has acknowledged another knows from the
database alone. Nothing moves by itself but what a test has poked.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from biberbau.games import game_ids
from biberbau.games import kind as kind_of
from biberbau.kernel.actions import Action
from biberbau.match import Game, Match
from biberbau.web.app.application import create_app
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.tokens import player_of
from biberbau.web.http.requests import Visitor
from biberbau.web.play.live import LiveTable

from .scenes import compiled

Result = TypeVar("Result")
TIMED = next(game for game in game_ids() if kind_of(game).asks_together)
LONG = 3600.0
"""Seconds that no test waits for: a time that is not over unless a test says so."""


def played_out(scene: Coroutine[Any, Any, Result]) -> Result:
    """Run a scene on a loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, scene).result()


def visitor(seat: int) -> Visitor:
    """The visitor on a seat."""
    return Visitor(f"token of seat {seat}", f"P{seat}")


@cache
def _asked(players: int, people: int, asking: int) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """A game that comes to a question to ``asking`` seats, the first of whom is a person who has a choice: its seed's
    number, its actions, who took them."""
    for number in range(10_000):
        dice, match = random.Random(number), Match(Game.of(TIMED, {"players": players}), b"%d" % number)
        actors: list[int] = []
        while match.to_act is not None and match.ply < 120:
            asked = match.view(None).asked()
            first = next(iter(asked), players)
            if len(asked) >= asking and first < people and len(match.view(first).asked()[first].legal) > 1:
                return number, tuple(action.id for action in match.history), tuple(actors)
            actors.append(match.to_act)
            quiet = [one for one in match.legal() if one.word in ("play", "pass")]
            match.play(dice.choice(quiet or match.legal()))
    raise AssertionError(f"no game of {players} comes to such a question")


@cache
def _raised(people: int, number: int) -> tuple[int, Match, tuple[int, ...]]:
    """A game in which the last action has raised a question to several: its seed's number, the game, who acted."""
    for game in range(_raised(people, number - 1)[0] + 1 if number else 0, 100_000):
        dice, match = random.Random(game), Match(Game.of(TIMED, {"players": people}), b"%d" % game)
        actors, free = list[int](), False
        while match.to_act is not None and match.ply < 120:
            asked = match.view(None).asked()
            if free and any(len(match.view(seat).asked()[seat].legal) > 1 for seat in asked):
                return game, match, tuple(actors)
            free = not asked and not match.forced()
            actors.append(match.to_act)
            quiet = [one for one in match.legal() if one.word in ("play", "pass")]
            match.play(dice.choice(quiet or match.legal()))
    raise AssertionError("there is no such question")


def raised(table_id: str, people: int, number: int) -> tuple[Record, str]:
    """A table one action before a question to several, and that action; ``number``: another one for each."""
    game, match, actors = _raised(people, number)
    *before, last = match.history
    actions = tuple(action.id for action in before)
    record = question(table_id, people)
    return replace(record, seed=b"%d" % game, actions=actions, actors=actors[:-1]), last.notation


def question(table_id: str, people: int = 2, bots: int = 0, asking: int = 1) -> Record:
    """A table that waits there; people sit on the first seats."""
    number, actions, actors = _asked(people + bots, people, asking)
    seats = [
        Seat(n, "human", f"P{n}", player=player_of(visitor(n).token or ""), words="") for n in range(people)
    ]
    seats += [Seat(n, "bot", f"P{n}", level="relaxed", words="") for n in range(people, people + bots)]
    return Record(
        id=table_id, game=TIMED, options=Game.of(TIMED, {"players": people + bots}).options,
        seed=b"%d" % number, entropy="", created=0.0, status="playing", host=str(seats[0].player), revision=1,
        undos=0, rematch=None, deal=1, seats=tuple(seats), actions=actions, actors=actors,
    )  # fmt: skip


def choices(table: LiveTable) -> dict[int, tuple[Action, ...]]:
    """By seat, what those may answer who have a choice; the answer of silence is left out."""
    found: dict[int, tuple[Action, ...]] = {}
    for seat in table.playing().view(None).asked():
        view = table.view(seat).asked()[seat]
        if others := tuple(action for action in view.legal if action.notation != view.silence):
            found[seat] = others
    return found


@asynccontextmanager
async def processes(url: str, folder: Path, count: int) -> AsyncIterator[list[Server]]:
    """``count`` servers without a web in front, on one database and one event loop."""
    threads = ThreadPoolExecutor()
    asyncio.get_running_loop().set_default_executor(threads)
    servers = [
        create_app(Settings(folder / str(n), database=url, limits=0.0)).state.server for n in range(count)
    ]
    for server in servers:
        compiled(server)
        server.questions.seconds = LONG
        server.leases._seconds = LONG
    try:
        yield servers
    finally:
        for server in servers:
            await asyncio.gather(*server.cluster._tasks)
            await server.bots.close()
            await server.end_commits()
        threads.shutdown()  # the person who was cancelled has read what they read
        for server in servers:
            server.tables.store.close()
