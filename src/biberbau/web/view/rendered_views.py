"""What people have on screen: one screen for each seat and language of a table, and one for all who only watch.

A screen is drawn once for all its streams, and sent as what has changed since the drawing before (``html_delta.py``). A
page that missed one gets all of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakKeyDictionary

from ...match import Match, View
from ..domain.event_log import Telling
from ..domain.records import Record
from ..play.live import FEW, LiveTable
from . import table_pages
from .html_delta import Delta, whole
from .model import TableModel

Thinks = Callable[[str, Callable[[], Telling]], Awaitable[Telling]]
"""Has work of a kind done in the scheduler."""


class RenderedViews:
    """The views of all live tables; those of a table that falls asleep are forgotten with it."""

    def __init__(self) -> None:
        self._views: WeakKeyDictionary[LiveTable, dict[tuple[int | None, str], RenderedView]]
        self._views = WeakKeyDictionary()

    def of(self, table: LiveTable, seat: int | None, lang: str) -> RenderedView:
        """What a seat (None: everybody who watches) sees in a language."""
        views = self._views.setdefault(table, {})
        found = views.get((seat, lang))
        if found is None:
            prefix = f"{secrets.token_hex(4)}.{'s' if seat is None else seat}{lang}."
            found = views[seat, lang] = RenderedView(seat, lang, prefix)
        return found


class RenderedView:
    """What one seat, or everybody who watches, sees in one language. ``prefix``: makes versions unlike those of others.

    ``seen``: up to which change of its table it has been drawn.
    """

    def __init__(self, seat: int | None, lang: str, prefix: str) -> None:
        self.seat = seat
        self.lang = lang
        self.seen = (-1, -1)
        self._prefix = prefix
        self._number = 0
        self._told: Telling | None = None
        self._telling = asyncio.Lock()
        self._undos = 0
        self._names: Sequence[str] = ()
        self._stayed = 0
        self._cards = 0
        self._first = 0
        self._delta = Delta()
        self._step = ("", b"")
        self._all = ("", b"")

    @property
    def version(self) -> str:
        """The version of this drawing."""
        return f"{self._prefix}{self._number}"

    async def catches_up(self, table: LiveTable, thinks: Thinks) -> None:
        """Have all that takes long told beside the event loop: the beginning of a long game, all of it after an undo."""
        while self._lags(table):
            async with self._telling:
                if not self._lags(table):
                    continue
                record, match = table.record, table.playing().snapshot()
                names = [seat.name for seat in record.seats]

                def tells(
                    match: Match = match, record: Record = record, names: Sequence[str] = names
                ) -> Telling:
                    telling = Telling(match, self.seat, names, self.lang)
                    telling.hears(match, record.actors)
                    return telling

                self._told = await thinks(f"{record.game} story", tells)
                self._undos, self._names = record.undos, names
                self._stayed = self._cards = 0

    def _lags(self, table: LiveTable) -> bool:
        """Whether more is to be told now than takes a moment."""
        if table.match is None:
            return False
        names = [seat.name for seat in table.record.seats]
        anew = self._told is None or self._undos != table.record.undos or self._names != names
        return table.match.ply > FEW + (0 if anew or self._told is None else max(0, self._told.story.ply))

    def told(
        self,
        match: Match | None,
        undos: int,
        names: Sequence[str],
        actors: Sequence[int],
        view: View | None = None,
    ) -> Telling | None:
        """What its viewers have been told, up to now; after an undo, and where names have changed, everything is told
        anew. ``view``: what they see now, where that has been looked at before.
        """
        if match is None:
            return None
        if self._told is None or self._undos != undos or self._names != names:
            self._told = Telling(match, self.seat, names, self.lang)
            self._undos, self._names = undos, names
            self._stayed = self._cards = 0
        stayed = self._told.hears(match, actors, view)
        self._stayed = min(self._stayed, stayed)
        return self._told

    def draws(self, model: TableModel) -> None:
        """Draw it as it is now; the version changes where the drawing does."""
        changed = self._delta.changes(table_pages.draw(model))
        if changed is None:
            return
        before = self.version
        self._number += 1
        self._links(model)
        html = table_pages.sent(changed, model, self.version, before, self._stayed, self._cards)
        self._step = (before, message(html, model.revision))
        self._all = ("", b"")
        if model.told is not None:
            self._stayed, self._cards = len(model.told.log.turns), len(model.told.learned)

    def _links(self, model: TableModel) -> None:
        """Where other moments than before may be looked at again, lines of the log lead there, or no longer do."""
        if model.told is not None and model.told_from != self._first:
            first, turns = min(model.told_from, self._first), model.told.log.turns
            while self._stayed and turns[self._stayed - 1].lines[-1].ply >= first:
                self._stayed -= 1
            self._first = model.told_from

    def message(self, have: str, model: Callable[[], TableModel]) -> bytes:
        """What brings a page that has the drawing ``have`` up to date; nothing where it is."""
        if have == self.version:
            return b""
        if have and have == self._step[0]:
            return self._step[1]
        if self._all[0] != self.version:
            made = model()
            html = table_pages.sent(whole(table_pages.draw(made)), made, self.version)
            self._all = (self.version, message(html, made.revision))
        return self._all[1]


def message(html: str, revision: int) -> bytes:
    """A server-sent event; it is HTML, so a space does what a line's end does, and costs one byte."""
    html = html.replace("\n", " ")  # no attribute holds a line's end, so this is between elements
    return f"id: {revision}\ndata: {html}\n\n".encode()
