"""Presence: whom tables wait for, whom bots stand in for, who watches; other processes on the database are told."""

from __future__ import annotations

from collections.abc import Callable

from ..http.requests import Visitor
from ..storage.leases import Leases
from ..storage.pg_notify import PgNotify
from .chat_cache import ChatCache
from .cluster_sync import ClusterSync
from .live import Live, LiveTable
from .lobby import LIST, Lobby
from .subscriptions import MOST_NAMES, Onlookers, Subscriptions
from .tournaments import watched
from .turns import players_of

VISIT = 10
"""For this many times the grace a person whose page has no script counts as present, as it does not report when it is
closed.
"""


class Presence:
    """The people present at each table, in this process and, as far as they report, in others."""

    def __init__(
        self,
        subscriptions: Subscriptions,
        live: Live,
        chat_cache: ChatCache,
        lobby: Lobby,
        leases: Leases,
        poke: Callable[[str], None],
        pg_notify: PgNotify,
        grace: float,
    ) -> None:
        self._subscriptions = subscriptions
        self._live = live
        self._chat_cache = chat_cache
        self._lobby = lobby
        self._leases = leases
        self._poke = poke
        self._pg_notify = pg_notify
        self._grace = grace
        subscriptions.counted = self._onlookers
        subscriptions.arrived = self._comes_or_goes
        chat_cache.changed = self._hears

    def listen(self, cluster: ClusterSync) -> None:
        """Listen to other processes' reports of presence."""
        cluster.on("here", lambda table_id, told: self.is_elsewhere(table_id, *told))
        cluster.on("visit", lambda table_id, told: self.visited(table_id, *told))
        cluster.on("people", lambda table_id, _: self.changed(table_id))

        def all_again() -> None:
            for table_id in self._chat_cache.all_known():
                cluster.begin(self.changed(table_id))
            for table_id in self._subscriptions.watched_tables():
                self.tell(table_id)

        cluster.on_missed(all_again)

    def _comes_or_goes(self, table_id: str) -> None:
        """Notify the others, and find out who waits for whom now; nobody waits at the list of open tables."""
        if table_id == LIST or table_id.startswith(watched("")):
            return
        self.tell(table_id)
        table = self._live.awake(table_id)
        if self._leases.kept(table_id) if table is None else _waits(table):
            self._poke(table_id)

    def visits(self, table: LiveTable, visitor: Visitor, times: int = VISIT) -> None:
        """A person with a seat has requested a page or acted: until a stream tells more they count as present, for so
        many times the grace.
        """
        player = visitor.player
        if player is not None and _waits(table) and table.record.seat_of(player) is not None:
            self.visited(table.record.id, player, times)
            self._pg_notify.tell("visit", table.record.id, [player, times])

    def visited(self, table_id: str, player: str, times: int) -> None:
        """The same, whichever process got the request."""
        if self._subscriptions.visits(table_id, player, times * self._grace) and self._leases.kept(table_id):
            self._poke(table_id)

    def attends(self, table: LiveTable, visitor: Visitor) -> None:
        """Somebody looks at a table; without script, nothing else reports their presence."""
        record = table.record
        if record.status == "lobby" and record.seat_of(visitor.player) is not None:
            self._lobby.was_here(record.id, visitor.player or "")
            self._pg_notify.tell("attended", record.id, visitor.player)

    def is_elsewhere(
        self, table_id: str, process: str, players: list[str], *onlookers: tuple[int, list[str]]
    ) -> None:
        """Another process has reported who is present at a table (``tell``)."""
        if self._subscriptions.is_elsewhere(table_id, process, players) and self._leases.kept(table_id):
            self._poke(table_id)
        for count, names in onlookers:
            self._subscriptions.look_on_elsewhere(table_id, process, Onlookers(count, tuple(names)))
        self._lobby.came(table_id)

    def tell(self, table_id: str) -> None:
        """Report presence to the others. Of spectators, who may be thousands, only the number and the shown names."""
        self._lobby.came(table_id)
        here, onlookers = (
            self._subscriptions.here(table_id) & self._seated(table_id),
            self._onlookers(table_id),
        )
        told = [self._pg_notify.process, sorted(here), [onlookers.count, onlookers.names]]
        self._pg_notify.tell("here", table_id, told)

    def _seated(self, table_id: str) -> frozenset[str]:
        """The players of a table that is awake."""
        table = self._live.awake(table_id)
        return frozenset() if table is None else players_of(table.record)

    def _onlookers(self, table_id: str) -> Onlookers:
        """The spectators of a table in this process."""
        count, known = self._subscriptions.strangers(table_id, self._seated(table_id))
        named = self._chat_cache.known(table_id).named
        return Onlookers(count, tuple(sorted({named[one] for one in known if one in named})[:MOST_NAMES]))

    async def changed(self, table_id: str) -> None:
        """A line was said at a table, or a spectator's name is shown or hidden."""
        await self._chat_cache.refresh(table_id)

    def _hears(self, table_id: str) -> None:
        """A room has changed: those present see it, and soon the new spectators."""
        self._subscriptions.wake(table_id)
        self._subscriptions.count(table_id)


def _waits(table: LiveTable) -> bool:
    """Whether people wait for each other there."""
    return table.record.status == "playing" and len(table.record.people) > 1
