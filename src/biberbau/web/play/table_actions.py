"""Players' actions at a table: a move, a choice ahead of their turn, an answer to a question with a clock, when to be
asked, whether bots wait.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.concurrency import run_in_threadpool

from ...games import kind as kind_of
from ..domain.decisions import decided, named
from ..domain.late import given_before, late
from ..domain.marks import Mark, markable, marked
from ..domain.messages import RefusedError
from ..domain.records import ConflictError
from ..http.requests import Visitor
from ..storage.commits import Commits
from ..storage.store import Store
from .live import Live, LiveTable
from .notices import Notices
from .simultaneous_questions import ORDERS, SimultaneousQuestions, round_of
from .subscriptions import Subscriptions
from .table_driver import TableDriver
from .turns import acting, running, seated


class TableActions:
    """Each is stored before it counts, and acknowledged after that."""

    def __init__(
        self,
        live: Live,
        store: Store,
        commits: Callable[[], Commits],
        questions: SimultaneousQuestions,
        subscriptions: Subscriptions,
        driver: TableDriver,
        notices: Notices,
    ) -> None:
        self._live = live
        self._store = store
        self._commits = commits
        self._questions = questions
        self._subscriptions = subscriptions
        self._driver = driver
        self._notices = notices

    async def answer(self, table: LiveTable, visitor: Visitor, stamp: str, notation: str) -> bool:
        """Hold an answer to a question with a clock until its time is over; False when this visitor is asked none.

        Only this visitor's own pages show it: its time would tell others whether there was anything to think about.
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
                await self._commits().hold(record, seat, action.id)
                break
            except ConflictError as error:  # the table has changed, or the time is over
                await self._live.catch_up(record.id)
                table = await self._live.at(record.id)
                if table.record is record:
                    held, _ = await run_in_threadpool(self._store.said_beside, record)
                    silence = view.game.parse(view.silence).id
                    instead = kind_of(record.game).actions[held.get(seat, silence)]
                    raise late(view, instead, visitor.lang) from error
        if table.record.stamp == record.stamp:
            self._questions.hear(record, seat, action)
        self._subscriptions.notify(record.id, visitor.player)
        return True

    async def plays(self, table: LiveTable, visitor: Visitor, stamp: str, notation: str) -> None:
        """Hold an answer to a question with a clock; carry out everything else.

        A request that is repeated, because its response was lost, is granted again.
        """
        try:
            if not await self.answer(table, visitor, stamp, notation):
                await self._live.act(table, visitor.player or "", stamp, notation)
                self._notices.changed(table.record.id)
        except RefusedError as refusal:
            table = await self._live.at(table.record.id)
            given = given_before(table.record, table.match, visitor.player, stamp)
            if given is None:
                raise
            view, action = given
            if action is None or action.notation != notation.strip():
                raise late(view, action, visitor.lang) from refusal

    async def mark(self, table: LiveTable, visitor: Visitor, stamp: str, notation: str) -> None:
        """Store a player's choice for their next turn; "": none any more. Only their own pages show it.

        One that comes just when the turn has come is played at once.
        """
        while True:
            record, match = table.record, table.playing()
            seat = acting(record, visitor.player or "", record.stamp)
            action = named(table.view(seat), notation) if notation else None
            chosen = Mark(stamp, action.id if action else 0)
            state = marked(record, match, seat, chosen)
            if state is None or (action and state.fallen not in ("", "illegal")):
                raise RefusedError(409, "stale")
            if action and (state.due or state.fallen):
                await self.plays(table, visitor, record.stamp, notation)
                return
            if action and action.notation not in markable(record, match, seat):
                raise RefusedError(409, "not-ahead")
            kept = chosen if action else None
            try:
                await self._commits().mark(record, seat, kept)
                break
            except ConflictError:
                await self._live.catch_up(record.id)
                table = await self._live.at(record.id)
        table.hears(seat, kept)
        self._subscriptions.notify(record.id, visitor.player)

    async def order(self, table: LiveTable, visitor: Visitor, when: str) -> None:
        """Set when a player wants to be asked for reactions; nobody else's pages show or wait for anything."""
        record = table.record
        seat = seated(record, visitor.player or "")
        running(record)
        if when not in ORDERS or not kind_of(record.game).asks_together:
            raise RefusedError(400, "no-choice")
        view = table.view(seat)
        await self._commits().wish(record.id, seat, when, round_of(view))
        self._questions.order(table.record, view, when)
        self._subscriptions.notify(record.id, visitor.player)

    async def pause(self, table: LiveTable, visitor: Visitor, on: bool) -> None:
        """Pause the bots of a table for its only person, or let them play on."""
        seat = seated(table.record, visitor.player or "")
        await self._commits().pause(table.record.id, seat, on)
        self._driver.pause(table.record, on)
        self._notices.changed(table.record.id)
