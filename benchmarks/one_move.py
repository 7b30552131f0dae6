"""What a move costs the server from the post to the last message, without a socket or HTTP parser.

``python benchmarks/one_move.py [--viewers 2] [--tables 4] [--games 3] [--profile FILE] GAME …`` plays random games at
tables of a whole server in this process: posts, streams, routes, limits, commits. Somebody sits on every seat, who reads
German or English in turns, and looks at a stream. It tells the CPU time a move of the main thread (the event loop) and of
all threads together, and bytes a move and viewer. ``--profile``: the main thread under cProfile; its times are no use
then, its counts are. ``--seed``: the same games again, so that two versions make the same calls.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import secrets
import tempfile
import time
from collections.abc import MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.responses import Response

from biberbau.games import game_ids
from biberbau.match import Game
from biberbau.web.app.application import create_app
from biberbau.web.app.running import GC_THRESHOLDS
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.records import Seat
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.http.requests import Visitor
from biberbau.web.play.first_compile import Warmth

HEADERS = [
    (b"host", b"127.0.0.1:8000"),
    (b"user-agent", b"Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"),
    (b"accept-language", b"en"),
    (b"accept-encoding", b"gzip, deflate, br"),
    (b"sec-fetch-site", b"same-origin"),
    (b"sec-fetch-mode", b"cors"),
    (b"origin", b"http://127.0.0.1:8000"),
]
"""What browsers send with a post and with a stream."""

WARM = 20
"""So many moves of each table come before anything is counted."""

Event = MutableMapping[str, Any]


class Person:
    """Somebody with a stream."""

    def __init__(self, app: Starlette, visitor: Visitor, table_id: str) -> None:
        server: Server = app.state.server
        answer = Response()
        server.cookies.write(answer, visitor, secure=False)
        cookie = answer.headers["set-cookie"].partition(";")[0].encode()
        self._app, self._table = app, table_id
        self._headers = [*HEADERS, (b"cookie", cookie)]
        self.came = asyncio.Event()
        self.bytes = 0

    def _scope(self, method: str, path: str, accept: bytes, more: list[tuple[bytes, bytes]]) -> Event:
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [*self._headers, (b"accept", accept), *more],
            "client": ("127.0.0.1", 40000),
            "server": ("127.0.0.1", 8000),
            "state": {},
        }

    async def looks(self) -> None:
        """Read the stream until it ends."""
        waits = asyncio.Event()

        async def receive() -> Event:
            await waits.wait()
            return {"type": "http.disconnect"}

        async def send(message: Event) -> None:
            if b"event: scene" in (body := message.get("body", b"")):
                self.bytes += len(body)
                self.came.set()

        scope = self._scope("GET", f"/t/{self._table}/events", b"text/event-stream", [])
        await self._app(scope, receive, send)

    async def posts(self, stamp: str, action: str) -> int:
        """Play; the status of the answer."""
        body = urlencode({"number": stamp, "action": action}).encode()
        found = 0

        async def receive() -> Event:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Event) -> None:
            nonlocal found
            found = message.get("status", found)

        form = [
            (b"content-type", b"application/x-www-form-urlencoded"),
            (b"content-length", str(len(body)).encode()),
        ]
        await self._app(
            self._scope("POST", f"/t/{self._table}/act", b"text/vnd.biberbau", form), receive, send
        )
        return found


class Count:
    """What has been measured."""

    def __init__(self) -> None:
        self.moves = self.bytes = 0
        self.going = asyncio.Event()


async def plays(app: Starlette, game: Game, number: int, games: int, count: Count) -> None:
    """Games at one table after the other; those of the first moves do not count."""
    server: Server = app.state.server
    dice, warm = random.Random(number), WARM
    for round_number in range(games):
        visitors = [
            Visitor(f"t{number}-{round_number}-{seat}", f"P{seat}", ("de", "en")[seat % 2], since=time.time())
            for seat in range(game.players)
        ]
        opened = server.tables.create(
            str(visitors[0].player), Setup("P0", game, ("open",) * (game.players - 1))
        )
        seats = [Seat(at, "human", one.name, player=str(one.player)) for at, one in enumerate(visitors)]
        server.tables.store.change(opened, seats=seats, status="playing")
        people = [Person(app, one, opened.id) for one in visitors]
        streams = [asyncio.create_task(one.looks()) for one in people]
        for one in people:
            await one.came.wait()
        table = await server.live.at(opened.id)
        match = table.playing()
        while not match.over:
            if warm:
                warm -= 1
            elif not count.going.is_set():
                count.going.set()
            for one in people:
                one.came.clear()
                one.bytes = 0
            action = dice.choice(match.legal()).notation
            status = await people[int(match.to_act or 0)].posts(table.record.stamp, action)
            assert status == 204, status
            for one in people:
                await one.came.wait()
            count.moves += 1
            count.bytes += sum(one.bytes for one in people)
        for stream in streams:
            stream.cancel()
            with suppress(asyncio.CancelledError):
                await stream


async def measured(app: Starlette, game: Game, wanted: argparse.Namespace) -> str:
    """A row."""
    count = Count()
    profile = cProfile.Profile(time.thread_time) if wanted.profile else None
    tables = [
        asyncio.create_task(plays(app, game, number, wanted.games, count)) for number in range(wanted.tables)
    ]
    ready = asyncio.create_task(count.going.wait())
    await asyncio.wait([ready, *tables], return_when=asyncio.FIRST_COMPLETED)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)  # as a server does
    moves, octets = count.moves, count.bytes
    main, whole = time.thread_time(), time.process_time()
    if profile:
        profile.enable()
    await asyncio.gather(*tables)
    if profile:
        profile.disable()
        profile.dump_stats(wanted.profile)
        calls = pstats.Stats(wanted.profile).total_calls / (count.moves - moves)  # type: ignore[attr-defined]
        print(f"{calls:.0f} calls a move")
    main, whole, moves = time.thread_time() - main, time.process_time() - whole, count.moves - moves
    size = (count.bytes - octets) / moves / game.players
    await app.state.server.end_commits()
    return (
        f"| {game.id} | {game.players} | {moves} | {1e3 * main / moves:.3f} | "
        f"{1e3 * whole / moves:.3f} | {size:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--viewers", type=int, default=2)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--games", type=int, default=3, help="games at each table, one after the other")
    parser.add_argument(
        "--seed", type=int, default=None, help="of all decks; with one table, the same games again"
    )
    parser.add_argument("--profile", default="", metavar="FILE")
    wanted = parser.parse_args()
    if wanted.seed is not None:
        secrets.token_bytes = random.Random(wanted.seed).randbytes  # type: ignore[assignment]
    print("| game | viewers | moves | main thread, ms | all threads, ms | bytes |")
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    for game_id in wanted.ids:
        with tempfile.TemporaryDirectory() as folder:
            app = create_app(Settings(Path(folder), database=f"sqlite:///{folder}/t.sqlite3", limits=1000.0))
            server: Server = app.state.server
            setattr(server.warmer, "state", lambda one: Warmth(one, "ready"))  # noqa: B010 - a method
            game = Game.of(game_id, {"players": wanted.viewers})
            print(asyncio.run(measured(app, game, wanted)), flush=True)
            server.tables.store.close()


if __name__ == "__main__":
    main()
