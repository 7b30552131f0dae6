"""The parts of a server, wired together, and what concerns all of them."""

from __future__ import annotations

import time
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ...games.common.view.shown import shown_ids
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.seed_commitment import SeedCommitments
from ..http.addresses import Undeclared
from ..http.handover import ProcessShare
from ..http.metrics import Metrics
from ..http.operator_auth import OperatorAuth
from ..http.passkeys import Passkeys
from ..http.requests import Cookies, Visitor
from ..play.away import Away
from ..play.bot_scheduler import BotScheduler
from ..play.chat_cache import ChatCache
from ..play.cluster_sync import ClusterSync
from ..play.disconnects import HOUR, Disconnects
from ..play.first_compile import Warmer
from ..play.friends import Friends
from ..play.health import Health
from ..play.laboratory import IN_MENU, Laboratory
from ..play.live import Live
from ..play.lobby import Lobby
from ..play.notices import Notices
from ..play.people import People
from ..play.presence import Presence
from ..play.programs import Programs
from ..play.push import Pusher
from ..play.reviews import Reviews
from ..play.server_policy import SHOWN, ServerPolicy
from ..play.simultaneous_questions import SimultaneousQuestions
from ..play.subscriptions import Subscriptions
from ..play.table_actions import TableActions
from ..play.table_driver import TableDriver
from ..play.table_sync import TableSync
from ..play.tables import Tables
from ..play.thinking import Thinking
from ..play.thinking_costs import Costs
from ..play.tournaments import Tournaments
from ..storage.answers import Wish
from ..storage.commits import Commits
from ..storage.leases import Leases
from ..storage.load import Load, Pace
from ..storage.pg_notify import PgNotify
from ..storage.sessions import Sessions
from ..storage.store import Store
from ..view.open_tables import OpenTables
from ..view.review_page import FinishedReviews
from ..view.viewing import Viewing
from .settings import Settings


class Server:
    """The parts of a server; its background tasks are in ``background.py``."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.undeclared = Undeclared()
        self.tables = Tables(Store(settings.database_url), SeedCommitments(settings.cookie_key()))
        self.sessions = Sessions(self.tables.store)
        self.cookies = Cookies(settings.cookie_key(), self.sessions.counts_from)
        self.people = People(self.tables.store, settings.cookie_key())
        self.friends = Friends(self.tables.store, settings.cookie_key())
        self.passkeys = Passkeys(settings.cookie_key())
        self.programs = Programs(self.tables.store)
        self.subscriptions = Subscriptions()
        self.health = Health(self.tables.store)
        self.warmer = Warmer(shown_ids(), self.subscriptions.notify_all)
        self.questions = SimultaneousQuestions(settings.window)
        self.leases = Leases(self.tables.store, self.tables.store.process)
        self.pg_notify = PgNotify(self.tables.store)
        self.scheduler = BotScheduler(metrics, costs=Costs(self.cookies, settings.limits))
        self.thinking = Thinking(self.scheduler)
        self.live = Live(
            self.tables,
            self.commits,
            self.subscriptions.watched,
            self._acted,
            self._differs,
            self.thinking.rerun,
        )
        self.policy = ServerPolicy(self.tables.store, self._decided)
        self.tables.check_open = self.policy.check_open
        self.reviews = Reviews(self.tables.store, self.scheduler)
        self.finished_reviews = FinishedReviews()
        self.laboratory = Laboratory(
            self.tables.store, self.scheduler, self.warmer.is_ready, settings.lab, settings.ray
        )
        self.pace, self.since = Pace(), time.time()
        self.bots = TableDriver(
            self.live,
            self.commits,
            self.scheduler,
            self.subscriptions,
            self.leases.mine,
            settings.delay,
            self.questions,
            Disconnects(self.subscriptions.present, settings.grace, settings.abandoned * HOUR),
            self.warmer.state,
        )
        self.lobby = Lobby(self.tables, self.subscriptions, self.live.awake, self._changed_in_lobby)
        self.open_tables = OpenTables(self.lobby)
        self.chat_cache = ChatCache(lambda: self.tables.store, settings.limits)
        self.viewing = Viewing(
            self.subscriptions,
            self.questions,
            self.bots,
            self.warmer,
            self.tables.seals,
            self.chat_cache,
            self.thinking.rerun,
        )
        self.presence = Presence(
            self.subscriptions,
            self.live,
            self.chat_cache,
            self.lobby,
            self.leases,
            self.bots.poke,
            self.pg_notify,
            settings.grace,
        )
        self.cluster = ClusterSync(self.pg_notify)
        self.table_sync = TableSync(
            self.cluster,
            self.live,
            self.bots,
            self.questions,
            self.subscriptions,
            self.leases.kept,
            self._differs,
            self.presence,
            self.tables.store,
            settings.heartbeat,
        )
        self.away = Away(self.tables.store, self.commits)
        self.presence.listen(self.cluster)
        self.cluster.on("lobby", lambda *_: self.lobby.wake())
        self.cluster.on("attended", self.lobby.was_here)
        self.cluster.on("house", lambda *_: self.look())
        self.cluster.on("program", lambda _, player: self.programs.forget(player))
        self.cluster.on_missed(lambda: self.cluster.begin(self.look()))
        self.push = Pusher(self.tables.store, settings.push_key(), settings.contact)
        self.notices = Notices(
            self.live,
            self.subscriptions,
            self.bots,
            self.lobby,
            self.programs,
            self.push,
            self.pg_notify,
        )
        self.actions = TableActions(
            self.live,
            self.tables.store,
            self.commits,
            self.questions,
            self.subscriptions,
            self.bots,
            self.notices,
        )
        self.tournaments = Tournaments(self.tables, self.subscriptions, self.notices.opened)
        self.live.moved, self.live.recalled = self.notices.moved, self._recalled
        self.operator_auth = OperatorAuth(settings.operator, settings.cookie_key())
        self._commits: Commits | None = None

    def commits(self) -> Commits:
        """The writer; its threads begin with the first write."""
        if self._commits is None:
            self._commits = Commits(self.tables.store, self.metrics)
        return self._commits

    async def end_commits(self) -> None:
        """Finish the running writes."""
        await self.away.settled()
        if self._commits is not None:
            await self._commits.close()

    def belongs_to(self, share: ProcessShare) -> None:
        """Serve as one of several processes: a table belongs to one of them, which opens and keeps it."""
        self.tables.ours = share.has
        self.leases.belong(share.has, share.machine)

    def begins_to_show(self) -> None:
        """From now on pages drawn for this request carry the operator's note to all."""
        SHOWN.set(self.policy)
        IN_MENU.set(self.laboratory)

    def introduce(self, request: Request, response: Response, visitor: Visitor) -> None:
        """Set a visitor's cookie on a response."""
        self.cookies.write(response, visitor, secure=request.url.scheme == "https")

    async def _changed_in_lobby(self, table_id: str) -> None:
        await self.notices.changed_in_lobby(table_id)

    async def look(self) -> None:
        """Read the server policy, and who has signed out everywhere."""
        await self.policy.look()
        await self.sessions.look()

    def load(self) -> Load:
        """The load of this process."""
        streams, people = self.subscriptions.busy()
        return Load(
            since=self.since,
            awake=len(self.live),
            streams=streams,
            people=people,
            actions=self.pace.in_a_minute(),
            bots=len(self.scheduler),
            database=round(1000 * self.policy.took, 1),
            draining=self.health.draining,
            undeclared=self.undeclared.named,
        )

    def _acted(self, game: str, count: int) -> None:
        self.metrics.acted(game, count)
        self.pace.acted(count)

    def _differs(self, table_id: str) -> None:
        """A table differs from its pages: wake its streams, and its bots if they are ours."""
        self.subscriptions.notify(table_id)
        if self.leases.kept(table_id):
            self.bots.poke(table_id)

    def _decided(self) -> None:
        """The server policy has changed: all pages show it."""
        self.health.draining = self.policy.decided.drain is not None
        self.subscriptions.notify_all()

    def _recalled(self, record: Record, held: Mapping[int, int], wishes: Mapping[int, Wish]) -> None:
        """Take over stored answers and wishes, and pause or resume the bots accordingly."""
        self.questions.recall(record, held, wishes)
        pauses = any(wish.pauses for wish in wishes.values())
        if pauses != self.bots.paused(record.id):
            self.bots.pause(record, pauses)

    async def admit(self, request: Request, table_id: str, lifts_veil: bool) -> None:
        """Refuse to show cards that others still play (the same cards at every table of a tournament's round): until
        all have finished, only those at a table see it, and nobody sees its hidden cards.
        """
        try:
            record = (await self.live.at(table_id)).record
        except RefusedError as refusal:
            if (
                refusal.key == "no-table"
            ):  # some routes answer that themselves: a person who is too late is sent to the next table
                return
            raise
        if not record.terms.veiled:
            return
        sits = record.seat_of(self.cookies.read(request).player) is not None
        if not sits or (record.ended and lifts_veil):
            raise RefusedError(403, "tournament-veiled")
