"""Notifies of changes: streams, bots, the list of open tables, programs, people who are away."""

from __future__ import annotations

from contextlib import suppress

from ..domain.messages import RefusedError
from ..domain.records import Record
from ..storage.pg_notify import PgNotify
from .live import Live, LiveTable
from .lobby import Lobby
from .programs import Programs
from .push import INVITED, Occasion, Pusher, begun, invited, nudged, turned
from .subscriptions import Subscriptions
from .table_driver import TableDriver


class Notices:
    """Notifies everybody whom a change concerns."""

    def __init__(
        self,
        live: Live,
        subscriptions: Subscriptions,
        driver: TableDriver,
        lobby: Lobby,
        programs: Programs,
        pusher: Pusher,
        pg_notify: PgNotify,
    ) -> None:
        self._live = live
        self._subscriptions = subscriptions
        self._driver = driver
        self._lobby = lobby
        self._programs = programs
        self._pusher = pusher
        self._pg_notify = pg_notify

    def changed(self, table_id: str) -> None:
        """A table was changed: wake its streams and its bots."""
        self._subscriptions.notify(table_id)
        self._driver.poke(table_id)

    async def changed_in_lobby(self, table_id: str) -> None:
        """A table was changed in the database: wherever it is awake it is read again."""
        await self._live.catch_up(table_id)
        self.changed(table_id)
        self._subscriptions.count(table_id)
        self._lobby.wake()
        table = self._live.awake(table_id)
        if table is not None and table.record.status == "playing" and not table.record.number:
            self._pusher.tell(begun(table.record), self._unseen)

    async def opened(self, table_id: str) -> None:
        """A tournament has opened a table, or made it public."""
        with suppress(RefusedError):
            await self._live.at(table_id)
            await self.changed_in_lobby(table_id)

    async def goes_on_at(self, before: str, table_id: str) -> None:
        """The same people play on at another table: those without a page of either open are told."""
        await self.changed_in_lobby(before)
        await self.changed_in_lobby(table_id)
        record = (await self._live.at(table_id)).record
        for seat in record.seats:
            if seat.program:
                self.has_seat(str(seat.player))
        seen = self._subscriptions.online(before)
        self._pusher.tell([one for one in invited(record) if one.player not in seen], self._unseen)

    def moved(self, table: LiveTable) -> None:
        """An action was played: a person who is away is told that it is their turn."""
        self._pusher.tell(turned(table.record, table.playing()), self._unseen)

    def nudged(self, record: Record, seat: int, name: str) -> None:
        """The player with that name asks the person of a seat to decide: they are told if they are away."""
        self._pusher.tell([nudged(record, seat, name)], self._unseen)

    def asked(self, occasion: Occasion) -> None:
        """Somebody is invited: they are told if they do not look at that place already."""
        self._pusher.tell([occasion], self._unseen)

    def has_seat(self, player: str) -> None:
        """A program's seats have changed, or its token was revoked: its streams check again."""
        self._programs.forget(player)
        self._pg_notify.tell("program", "", player)

    def _unseen(self, occasion: Occasion) -> bool:
        """Whether a person still has to be told of something: it is still so, and they have no page of it open."""
        if occasion.player in self._subscriptions.online(occasion.table_id):
            return False
        table = self._live.awake(occasion.table_id)
        if table is None or occasion.number == INVITED:
            return True
        return table.record.status == "playing" and table.record.number == occasion.number
