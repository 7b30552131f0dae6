"""Builds everything that a viewer is sent of a live table: the one place where its parts come together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ...games.common.view.shown import spoken
from ...match import View
from ..domain.marks import markable
from ..domain.records import Record
from ..domain.seed_commitment import SeedCommitments
from ..http.requests import Visitor
from ..play.chat_cache import ChatCache
from ..play.first_compile import Warmer
from ..play.live import LiveTable
from ..play.nudges import awaited
from ..play.simultaneous_questions import SimultaneousQuestions
from ..play.subscriptions import Subscriptions
from ..play.table_driver import TableDriver
from ..storage.chat import NOBODY, sociable
from .chat_panel import ChatPanel
from .model import Absent, QuestionClock, TableModel
from .pages import table_model
from .scene_views import SceneView, SceneViews, Thinks
from .table_documents import TableDocuments


@dataclass(frozen=True)
class Viewing:
    """Builds pages from the parts of a server. ``rerun``: narrates long stories in the scheduler."""

    subscriptions: Subscriptions
    questions: SimultaneousQuestions
    driver: TableDriver
    warmer: Warmer
    seals: SeedCommitments
    chat: ChatCache
    rerun: Thinks
    views: SceneViews = field(default_factory=SceneViews)
    documents: TableDocuments = field(default_factory=TableDocuments)

    async def tells(self, table: LiveTable, visitor: Visitor) -> None:
        """Narrate a visitor's story, as far as that takes long, before anything is drawn for them."""
        await self._told(table, visitor)

    async def _told(self, table: LiveTable, visitor: Visitor) -> SceneView:
        screen = self._screen(table, visitor)
        while screen.lags(table):
            await screen.catches_up(table, self.rerun)
            screen = self._screen(table, visitor)  # somebody may have got another seat meanwhile
        return screen

    async def model(self, table: LiveTable, visitor: Visitor) -> TableModel:
        """The model of a table for this visitor."""
        return self._model(table, visitor, await self._told(table, visitor))

    def _model(self, table: LiveTable, visitor: Visitor, screen: SceneView) -> TableModel:
        record = table.record
        names = record.names
        told = screen.told(table.match, record.undos, names, record.actors)
        warmth = self.warmer.asked_for(record.game)
        me = record.seat_of(visitor.player)
        answered = self.questions.answered(record, me)
        paused = self.driver.paused(record.id)
        online = self.subscriptions.online(record.id)
        model = table_model(
            record,
            table.match,
            lang=visitor.lang,
            player=visitor.player,
            online=online,
            warmth=warmth,
            seals=self.seals,
            told=told,
            hint=self.driver.hint(record, me),
            answered=answered,
            paused=paused,
        )
        more: dict[str, Any] = {"advice": self.driver.advice(record, me), "absent": self._absent(table)}
        if me is not None and table.match is not None:
            away = awaited(record, table.match, online)
            more["nudges"] = "" if away in (None, me) else names[away or 0]
        if me is not None and table.match is not None and model.game.kind.chooses_ahead:
            more |= {"markable": markable(record, table.match, me), "marked": table.marked(me)}
        view = model.view
        if view is not None and model.status == "playing" and model.game.kind.asks_together:
            more |= self._question(record, view, me, answered, paused)
        more = {name: value for name, value in more.items() if value}
        return model.but(**more) if more else model

    def _question(
        self, record: Record, view: View, me: int | None, answered: str, paused: bool
    ) -> dict[str, Any]:
        """A model's fields about a question to several seats."""
        asked, found = view.asked(), dict[str, Any]()
        if me is not None:
            found["spared"] = self.questions.spared(record, view) if me in asked and not answered else ""
            found["ordered"] = self.questions.ordered(record, view)
        if not paused and not all(record.seats[seat].by_bot for seat in asked):
            found["clock"] = QuestionClock(self.questions.seconds, self.questions.at(record).gone)
        return found

    def _absent(self, table: LiveTable) -> Absent | None:
        """The absent person for whom everybody waits, if any."""
        record, match = table.record, table.match
        if match is None or (found := self.driver.takes_over(record, match)) is None:
            return None
        seat, until, seconds = found
        return Absent(record.seats[seat].name, until, seconds)

    async def drawn(self, table: LiveTable, visitor: Visitor) -> tuple[SceneView, Callable[[], TableModel]]:
        """This visitor's screen, drawn as it is now, and its model."""
        screen = await self._told(table, visitor)
        record = table.record

        def model() -> TableModel:
            return self._model(table, visitor, screen)

        # Some parts of a page change without the table; subscribers learn of them while somebody watches.
        now = table.changes, self.subscriptions.told(record.id)
        if screen.seen != now or not self.subscriptions.watched(record.id):
            screen.draws(model())
            screen.seen = now
        return screen, model

    def _screen(self, table: LiveTable, visitor: Visitor) -> SceneView:
        record = table.record
        return self.views.of(table, record.seat_of(visitor.player), spoken(record.game, visitor.lang))

    async def panel(self, table: LiveTable, visitor: Visitor) -> ChatPanel:
        """This visitor's chat at a table, and its spectators."""
        record = table.record
        here = sociable(record) or record.status == "lobby"
        room = await self.chat.at(record.id) if here else NOBODY
        return ChatPanel(
            record, room, visitor.player, visitor.name, visitor.lang, self.subscriptions.onlookers(record.id)
        )
