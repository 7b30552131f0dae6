"""What a move costs until everybody's table is ready to be sent: as a document, and as today's pages, in one run.

``python benchmarks/table_documents.py [--players 2] [--games 20] GAME …``. Nothing is sent and nothing stored: CPU time
of one thread a move, for all seats together: the compiled look; documents with look and story; what has changed in them,
encoded; pages with story. Bytes are the median of a message, for one seat.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

import msgspec

from biberbau.games import game_ids
from biberbau.match import Game, Match
from biberbau.match.desk import Desk, compile_look
from biberbau.web.app.application import create_app
from biberbau.web.app.protocol_tables import Drawn, drawn, news
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.http.requests import Visitor
from biberbau.web.play.first_compile import Warmth
from biberbau.web.play.live import LiveTable

WARM = 1
"""This many games are played before anything is counted."""
MOST = 300
"""Games are left after this many moves."""

Found = TypeVar("Found")


@dataclass
class Costs:
    """Seconds in all, by what they were spent for, and bytes of each message."""

    moves: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    sizes: dict[str, list[int]] = field(default_factory=dict)

    def timed(self, what: str, work: Callable[..., Found], *given: object) -> Found:
        begun = time.thread_time()
        found = work(*given)
        self.seconds[what] = self.seconds.get(what, 0.0) + time.thread_time() - begun
        return found

    async def awaited(self, what: str, work: Awaitable[Found]) -> Found:
        begun = time.thread_time()
        found = await work
        self.seconds[what] = self.seconds.get(what, 0.0) + time.thread_time() - begun
        return found

    def sized(self, what: str, message: bytes) -> None:
        self.sizes.setdefault(what, []).append(len(message))


class Table:
    """One game that is played and read by everybody."""

    def __init__(self, server: Server, record: Record, match: Match, visitors: list[Visitor]) -> None:
        self.server, self.match, self.visitors = server, match, visitors
        self.table = LiveTable(record, match)
        self.told: dict[Visitor, Drawn] = {}
        self.shown: dict[Visitor, str] = {}
        self.desk = Desk(match.game)
        self.desk.begins(match)

    async def draws(self, costs: Costs, pages: bool) -> None:
        """Everybody gets what has changed, in a document or on a page."""
        for visitor in self.visitors:
            if pages:
                await self._draws_page(costs, visitor)
            else:
                await self._draws_document(costs, visitor)

    async def _draws_document(self, costs: Costs, visitor: Visitor) -> None:
        found = await costs.awaited("documents", drawn(self.server, self.table, visitor))
        before = self.told.get(visitor)
        message = costs.timed("changes", self._news, before, found)
        self.told[visitor] = found
        if before is not None:
            costs.sized("documents", message)

    def _news(self, before: Drawn | None, after: Drawn) -> bytes:
        return msgspec.json.encode(news(self.server, self.table, before, after))

    async def _draws_page(self, costs: Costs, visitor: Visitor) -> None:
        view, model = await costs.awaited("pages", self.server.viewing.drawn(self.table, visitor))
        before = self.shown.get(visitor, "")
        message = costs.timed("pages", view.message, before, model)
        self.shown[visitor] = view.version
        if before:
            costs.sized("pages", message)

    def plays(self, costs: Costs, action: int) -> None:
        """One action; only looking at it is counted, as the rest is the same for both."""
        costs.timed("look", self.desk.look, action)
        self.desk.keep()
        seat = int(self.match.to_act or 0)
        self.match.play(action)
        ahead = self.table.record.ahead([action], seat)
        status = "over" if self.match.over else ahead.status
        self.table.record = replace(ahead, revision=ahead.revision + 1, status=status)
        self.table.changes += 1


async def measured(game_id: str, players: int | None, games: int, server: Server) -> Costs:
    """Random games, with a person on each seat who reads English or German."""
    game, costs = Game.of(game_id, {"players": players} if players else {}), Costs()
    compile_look(game)
    visitors = [Visitor(f"t{seat}", f"P{seat}", ("de", "en")[seat % 2]) for seat in range(game.players)]
    host = str(visitors[0].player)
    opened = server.tables.create(host, Setup("P0", game, ("open",) * (game.players - 1)))
    seats = tuple(Seat(at, "human", one.name, player=str(one.player)) for at, one in enumerate(visitors))
    for pages in (False, True):
        for number in range(-WARM, games):
            counted = costs if number >= 0 else Costs()
            if number == 0:
                gc.collect()
                gc.freeze()
            dice = random.Random(number)
            record = replace(opened, seats=seats, status="playing", actions=(), actors=())
            table = Table(server, record, Match(game, f"{number}"), visitors)
            await table.draws(Costs(), pages)
            while not table.match.over and table.match.ply < MOST:
                table.plays(counted if pages else Costs(), dice.choice(table.match.legal()).id)
                counted.moves += pages
                await table.draws(counted, pages)
    return costs


def told(game_id: str, costs: Costs) -> str:
    """A row of the table in docs/benchmarks.md."""
    times = {what: 1e6 * seconds / costs.moves for what, seconds in costs.seconds.items()}
    sizes = {what: statistics.median(found) for what, found in costs.sizes.items()}
    return (
        f"| {game_id} | {costs.moves} | {times['look']:.1f} | {times['documents']:.0f} | {times['changes']:.0f} | "
        f"{times['pages']:.0f} | {sizes['documents']:.0f} | {sizes['pages']:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_ids(), metavar="GAME")
    parser.add_argument("--players", type=int, default=2, help="0: as many as is usual")
    parser.add_argument("--games", dest="number", type=int, default=20, help="games of each that are counted")
    wanted = parser.parse_args()
    print("| game | moves | look, µs | documents, µs | changes, µs | pages, µs | document, B | page, B |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for game_id in wanted.games:
        with tempfile.TemporaryDirectory() as folder:
            app = create_app(Settings(Path(folder), database=f"sqlite:///{folder}/t.sqlite3", limits=0.0))
            server: Server = app.state.server
            setattr(server.warmer, "state", lambda one: Warmth(one, "ready"))  # noqa: B010 - a method
            found = asyncio.run(measured(game_id, wanted.players, wanted.number, server))
            print(told(game_id, found), flush=True)
            server.tables.store.close()


if __name__ == "__main__":
    main()
