"""The parts of a running server, and the questions that several routes ask of them."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games import kind as kind_of
from ...games.common.view.shown import shown_ids
from ..domain.decisions import decided
from ..domain.late import given_before, late
from ..domain.messages import WARMING, RefusedError
from ..domain.records import ConflictError, Record, StoreError
from ..domain.seed_commitment import SeedCommitments
from ..http.addresses import Undeclared
from ..http.metrics import Metrics
from ..http.operator_auth import OperatorAuth
from ..http.passkeys import Passkeys
from ..http.requests import Cookies, Visitor
from ..play.bot_scheduler import BotScheduler
from ..play.chat_cache import ChatCache
from ..play.cluster_sync import ClusterSync
from ..play.disconnects import HOUR, Disconnects
from ..play.first_compile import Warmer
from ..play.health import Health
from ..play.live import Live, LiveTable
from ..play.lobby import Lobby
from ..play.people import People
from ..play.presence import Presence
from ..play.programs import Programs
from ..play.push import INVITED, Occasion, Pusher, begun, invited, turned
from ..play.reviews import Reviews
from ..play.server_policy import SHOWN, ServerPolicy
from ..play.simultaneous_questions import ORDERS, SimultaneousQuestions, round_of
from ..play.subscriptions import Subscriptions
from ..play.table_driver import TableDriver
from ..play.table_sync import TableSync
from ..play.tables import Tables
from ..play.thinking import Thinking
from ..play.thinking_costs import Costs
from ..play.tournaments import Tournaments
from ..play.turns import acting, running, seated
from ..storage.answers import Wish
from ..storage.commits import Commits
from ..storage.leases import Leases
from ..storage.load import Load, Pace, Saying
from ..storage.pg_notify import PgNotify
from ..storage.sessions import Sessions
from ..storage.store import Store
from ..view.open_tables import OpenTables
from ..view.viewing import Viewing
from .settings import Settings

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until the tables that wait for bots are read again after the database failed: the first time, and at most."""

LOOKING = 3.0
"""Seconds from one look at what the operator has decided to the next, where nobody tells of it before."""

CLEANING = 3600.0
"""Seconds from one cleaning to the next."""


class Server:
    """The parts of a running server, and the questions that several routes ask of them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.undeclared = Undeclared()
        self.tables = Tables(Store(settings.database_url), SeedCommitments(settings.cookie_key()))
        self.sessions = Sessions(self.tables.store)
        self.cookies = Cookies(settings.cookie_key(), self.sessions.counts_from)
        self.people = People(self.tables.store, settings.cookie_key())
        self.passkeys = Passkeys(settings.cookie_key())
        self.programs = Programs(self.tables.store)
        self.hub = Subscriptions()
        self.health = Health(self.tables.store)
        self.warmer = Warmer(shown_ids(), self.hub.notify_all)
        self.windows = SimultaneousQuestions(settings.window)
        self.leases = Leases(self.tables.store, self.tables.store.process)
        self.news = PgNotify(self.tables.store)
        self.thinkers = BotScheduler(metrics, costs=Costs(self.cookies, settings.limits))
        self.thinking = Thinking(self.thinkers)
        self.live = Live(
            self.tables,
            self.commits,
            self.hub.watched,
            self._acted,
            self._differs,
            self.thinking.rerun,
        )
        self.house = ServerPolicy(self.tables.store, self._decided)
        self.tables.check_open = self.house.check_open
        self.reviews = Reviews(self.tables.store, self.thinkers)
        self.pace, self.since, self._saying = Pace(), time.time(), Saying(self.tables.store)
        self.bots = TableDriver(
            self.live,
            self.commits,
            self.thinkers,
            self.hub,
            self.leases.mine,
            settings.delay,
            self.windows,
            Disconnects(self.hub.present, settings.grace, settings.abandoned * HOUR),
            self.warmer.state,
        )
        self.lobby = Lobby(self.tables, self.hub, self.live.awake, self.changed_in_lobby)
        self.open_tables = OpenTables(self.lobby)
        self.rooms = ChatCache(lambda: self.tables.store, settings.limits)
        self.viewing = Viewing(
            self.hub,
            self.windows,
            self.bots,
            self.warmer,
            self.tables.seals,
            self.rooms,
            self.thinking.rerun,
        )
        self.presence = Presence(
            self.hub,
            self.live,
            self.rooms,
            self.lobby,
            self.leases,
            self.bots.poke,
            self.news,
            settings.grace,
        )
        self.cluster = ClusterSync(self.news)
        self.table_sync = TableSync(
            self.cluster,
            self.live,
            self.bots,
            self.windows,
            self.hub,
            self.leases.kept,
            self._differs,
        )
        self.presence.listen(self.cluster)
        self.cluster.on("lobby", lambda *_: self.lobby.wake())
        self.cluster.on("attended", self.lobby.was_here)
        self.cluster.on("house", lambda *_: self.look())
        self.cluster.on("program", lambda _, player: self.programs.forget(player))
        self.cluster.on_missed(lambda: self.cluster.begin(self.look()))
        self.tournaments = Tournaments(self.tables, self.hub, self._opened)
        self.push = Pusher(self.tables.store, settings.push_key(), settings.contact)
        self.live.moved, self.live.recalled = self._moved, self._recalled
        self.desk = OperatorAuth(settings.operator, settings.cookie_key())
        self._commits: Commits | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def is_ready(self, game_id: str) -> bool:
        """Whether the rules and bots of a game are compiled."""
        return self.warmer.state(game_id).ready

    def commits(self) -> Commits:
        """What writes; its threads begin when something is written for the first time."""
        if self._commits is None:
            self._commits = Commits(self.tables.store, self.metrics)
        return self._commits

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        """Compile, let bots go on where they were, and clean up at the end."""
        self.tables.store.claim()
        works = (
            self._compile(),
            self._resume(),
            self._renew(),
            self._clean(),
            self.cluster.run(),
            self.lobby.run(),
            self.tournaments.run(),
        )
        self.warmer.begin()
        try:
            for work in works:
                self._begin(work)
            self._begin(self._keep_house())
            yield
            await self._close()
        finally:
            self.warmer.end()

    async def _close(self) -> None:
        """End all streams, let what has begun come to its end, and give back what others may keep."""
        self.hub.close()
        self.programs.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.bots.close()
        await self.push.close()
        await self.leases.release()
        with suppress(StoreError):
            await run_in_threadpool(self._saying.leave)
        if self._commits is not None:
            await self._commits.close()
        self.tables.store.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that goes on beside the requests."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _compile(self) -> None:
        async for game_id in self.warmer.run():
            log.info("rules and bots are compiled", extra={"game": game_id})
            await self._resume()
        gc.collect()
        gc.freeze()  # rules and templates stay; looking through them again stops everybody for a tenth of a second

    async def _resume(self) -> None:
        """Let the bots go on as soon as the database says at which tables."""
        pause = FIRST_PAUSE
        while True:
            try:
                return self.bots.poke_all(await run_in_threadpool(self.tables.store.tables_that_move))
            except Exception:  # whatever a database can raise: the next try may find it well
                log.exception("the tables that wait for bots cannot be read; next try in %.0f s", pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _renew(self) -> None:
        """Keep the tables whose bots and clocks are ours, and go on at those whose process is gone."""
        while True:
            await asyncio.sleep(self.leases.pause)
            with suppress(StoreError):  # the log has it
                self.bots.take_over(await self.leases.renew())
            self.metrics.tables(len(self.live))

    async def _clean(self) -> None:
        """Delete old tables, as the settings say, and forget what processes said that are gone."""
        lobbies, games = self.settings.lobby_days, self.settings.over_days
        while True:
            if lobbies or games:
                with suppress(StoreError):
                    await run_in_threadpool(self.tables.store.clean, time.time(), lobbies, games)
                    await run_in_threadpool(self.tournaments.clean, lobbies, games)
            self.hub.forget_the_silent()
            await asyncio.sleep(CLEANING)

    async def _keep_house(self) -> None:
        """Know what is decided about this server, and say what it carries."""
        while True:
            with suppress(StoreError):  # /healthz says so
                await self.look()
                if self._saying.due(load := self.load()):
                    await run_in_threadpool(self._saying.say, load)
            await asyncio.sleep(LOOKING)

    async def look(self) -> None:
        """See what the operator has decided, and who has signed out everywhere."""
        await self.house.look()
        await self.sessions.look()

    def _decided(self) -> None:
        """The operator has decided something: all pages show it."""
        self.health.draining = self.house.decided.drain is not None
        self.hub.notify_all()

    async def look_again(self, table_id: str) -> None:
        """Now and then, for a table that somebody watches: see what others may have done without a word."""
        store, beat = self.tables.store, self.settings.heartbeat
        await self.table_sync.look_again(table_id, store, self.presence, beat)

    def load(self) -> Load:
        """What this process carries now."""
        streams, people = self.hub.busy()
        return Load(
            since=self.since,
            awake=len(self.live),
            streams=streams,
            people=people,
            actions=self.pace.in_a_minute(),
            bots=len(self.thinkers),
            database=round(1000 * self.house.took, 1),
            draining=self.health.draining,
            undeclared=self.undeclared.named,
        )

    def _acted(self, game: str, count: int) -> None:
        self.metrics.acted(game, count)
        self.pace.acted(count)

    def _differs(self, table_id: str) -> None:
        """A table is not as its pages show it: wake its streams, and its bots if they are ours."""
        self.hub.notify(table_id)
        if self.leases.kept(table_id):
            self.bots.poke(table_id)

    # ------------------------------------------------------------------------------------------- what is shown

    def begins_to_show(self) -> None:
        """What is drawn for this request from now on carries what the operator says to all."""
        SHOWN.set(self.house)

    def introduce(self, request: Request, response: Response, visitor: Visitor) -> None:
        """Give a visitor their cookie along with a response."""
        self.cookies.write(response, visitor, secure=request.url.scheme == "https")

    def changed(self, table_id: str) -> None:
        """A table was changed: wake its streams and its bots."""
        self.hub.notify(table_id)
        self.bots.poke(table_id)

    async def _opened(self, table_id: str) -> None:
        """A tournament has opened a table, or lets everybody look at it now."""
        with suppress(RefusedError):
            await self.live.at(table_id)
            await self.changed_in_lobby(table_id)

    async def changed_in_lobby(self, table_id: str) -> None:
        """A table was changed in the database: wherever it is awake it is read again."""
        await self.live.catch_up(table_id)
        self.changed(table_id)
        self.hub.count(table_id)
        self.lobby.wake()
        table = self.live.awake(table_id)
        if table is not None and table.record.status == "playing" and not table.record.number:
            self.push.tell(begun(table.record), self._unseen)

    def _moved(self, table: LiveTable) -> None:
        """Something was played: a person who is away is told that it is their turn."""
        self.push.tell(turned(table.record, table.playing()), self._unseen)

    async def goes_on_at(self, before: str, table_id: str) -> None:
        """The same people play on at another table: those who have neither page open are told."""
        await self.changed_in_lobby(before)
        await self.changed_in_lobby(table_id)
        record = (await self.live.at(table_id)).record
        for seat in record.seats:
            if seat.program:
                self.has_seat(str(seat.player))
        seen = self.hub.online(before)
        self.push.tell([one for one in invited(record) if one.player not in seen], self._unseen)

    def has_seat(self, player: str) -> None:
        """A program has another seat, or its token is no longer good: wherever it listens, it is looked at again."""
        self.programs.forget(player)
        self.news.tell("program", "", player)

    def _recalled(self, record: Record, held: Mapping[int, int], wishes: Mapping[int, Wish]) -> None:
        """What is stored of what people have said beside their moves counts."""
        self.windows.recall(record, held, wishes)
        pauses = any(wish.pauses for wish in wishes.values())
        if pauses != self.bots.paused(record.id):
            self.bots.pause(record, pauses)

    def _unseen(self, occasion: Occasion) -> bool:
        """Whether a person still has to be told of something: it is as it was, and they have no page of it open."""
        if occasion.player in self.hub.online(occasion.table_id):
            return False
        table = self.live.awake(occasion.table_id)
        if table is None or occasion.number == INVITED:
            return True
        return table.record.status == "playing" and table.record.number == occasion.number

    async def answer(self, table: LiveTable, visitor: Visitor, stamp: str, notation: str) -> bool:
        """Hold an answer to a question with a clock until its time is over; False when this visitor is not asked one.

        Only this visitor's own pages show it: the time it took would tell whether there was anything to think about.
        """
        while True:
            record, seat = table.record, table.record.seat_of(visitor.player)
            if record.status != "playing" or seat is None or not kind_of(record.game).asks_together:
                return False
            view = table.view(seat).asked().get(seat)
            if view is None:
                return False
            acting(record, visitor.player or "", stamp)
            (action,) = decided(view, notation)[:1]
            try:
                await self.commits().hold(record, seat, action.id)
                break
            except ConflictError as error:  # the table is another one, or the time is over
                await self.live.catch_up(record.id)
                table = await self.table(record.id)
                if table.record is record:
                    held, _ = await run_in_threadpool(self.tables.store.said_beside, record)
                    silence = view.game.parse(view.silence).id
                    instead = kind_of(record.game).actions[held.get(seat, silence)]
                    raise late(view, instead, visitor.lang) from error
        if table.record.stamp == record.stamp:
            self.windows.hear(record, seat, action)
        self.hub.notify(record.id, visitor.player)
        return True

    async def plays(self, table: LiveTable, visitor: Visitor, stamp: str, notation: str) -> None:
        """Hold an answer to a question with a clock; carry out everything else.

        What is posted again because its acknowledgement was lost is granted again.
        """
        try:
            if not await self.answer(table, visitor, stamp, notation):
                await self.live.act(table, visitor.player or "", stamp, notation)
                self.changed(table.record.id)
        except RefusedError as refusal:
            table = await self.table(table.record.id)
            given = given_before(table.record, table.match, visitor.player, stamp)
            if given is None:
                raise
            view, action = given
            if action is None or action.notation != notation.strip():
                raise late(view, action, visitor.lang) from refusal

    async def order(self, table: LiveTable, visitor: Visitor, when: str) -> None:
        """Ask a player for reactions from now on when they wish; nobody else's pages show or wait for anything."""
        record = table.record
        seat = seated(record, visitor.player or "")
        running(record)
        if when not in ORDERS or not kind_of(record.game).asks_together:
            raise RefusedError(400, "no-choice")
        view = table.view(seat)
        await self.commits().wish(record.id, seat, when, round_of(view))
        self.windows.order(table.record, view, when)
        self.hub.notify(record.id, visitor.player)

    async def pause(self, table: LiveTable, visitor: Visitor, on: bool) -> None:
        """Let the bots of a table wait for the only player there, or play on."""
        seat = seated(table.record, visitor.player or "")
        await self.commits().pause(table.record.id, seat, on)
        self.bots.pause(table.record, on)
        self.changed(table.record.id)

    async def admit(self, request: Request, table_id: str, lifts_veil: bool) -> None:
        """Refuse a look at cards that others still play (the same cards at every table of a tournament's round): until
        all have finished, only those who sit at a table see it, and nobody what had been hidden there."""
        try:
            record = (await self.live.at(table_id)).record
        except RefusedError as refusal:
            if (
                refusal.key == "no-table"
            ):  # some answer that in their own way: a person who is too late goes to the next one
                return
            raise
        if not record.terms.veiled:
            return
        sits = record.seat_of(self.cookies.read(request).player) is not None
        if not sits or (record.ended and lifts_veil):
            raise RefusedError(403, "tournament-veiled")

    async def table(self, table_id: str) -> LiveTable:
        """A table, awake."""
        return await self.live.at(table_id)

    def check_ready(self, game_id: str) -> None:
        """A RefusedError while the bots of a game, and what else searches, are still being compiled."""
        warmth = self.warmer.asked_for(game_id)
        if not warmth.ready:
            title = kind_of(game_id).title
            raise RefusedError(409, WARMING[warmth.step], title=title, reason=warmth.reason)

    async def table_at(self, table_id: str, stamp: str) -> LiveTable:
        """The same, for something that is asked for the position ``stamp``: where this process does not have that one,
        it first reads what others have written."""
        table = await self.table(table_id)
        if table.record.status == "lobby" or stamp not in (table.record.stamp, str(table.record.number)):
            await self.live.catch_up(table_id)
            table = await self.table(table_id)
        return table

    async def stored(self, table_id: str) -> LiveTable:
        """A table and what is said there as they are stored: for a page that a browser asks for after a post, which may
        have been granted by another process a moment ago."""
        table = await self.table(table_id)
        if not self.tables.store.sqlite:
            await self.live.catch_up(table_id)
            await self.rooms.refresh(table_id)
            table = await self.table(table_id)
        return table

    async def ended(self, table_id: str) -> Record:
        """What is stored of a table that has ended, as another process may know first; others are as they are."""
        record = (await self.table(table_id)).record
        if not record.ended:
            await self.live.catch_up(table_id)
            record = (await self.table(table_id)).record
        return record
