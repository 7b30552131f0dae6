"""People's screens: one scene for each seat and language of a table, and one for all spectators.

A scene (``scene.py``) is made once for all its streams, and sent as changes to the previous one (``scene_changes.py``).
A page that missed one gets the whole scene. Before the deal pages get the lobby's HTML.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from weakref import WeakKeyDictionary

from msgspec.json import encode

from ...match import Match, View
from ..domain.event_log import Telling
from ..domain.records import Record
from ..play.live import FEW, LiveTable
from ..play.streams import drawn
from . import table_pages
from .model import TableModel
from .plain import Doc
from .scene_changes import changes, grown
from .table_scenes import log_scene

VERSION = "\x04version"
"""The placeholder for the version in a drawn lobby."""

Thinks = Callable[[str, Callable[[], Telling]], Awaitable[Telling]]
"""Runs work of a kind in the scheduler."""


class SceneViews:
    """The views of all live tables; those of a table that falls asleep are dropped with it."""

    def __init__(self) -> None:
        self._views: WeakKeyDictionary[LiveTable, dict[tuple[int | None, str], SceneView]]
        self._views = WeakKeyDictionary()

    def of(self, table: LiveTable, seat: int | None, lang: str) -> SceneView:
        """The view of a seat (None: all spectators) in a language."""
        views = self._views.setdefault(table, {})
        found = views.get((seat, lang))
        if found is None:
            prefix = f"{secrets.token_hex(4)}.{'s' if seat is None else seat}{lang}."
            found = views[seat, lang] = SceneView(seat, lang, prefix)
        return found


class SceneView:
    """The screen of one seat, or of all spectators, in one language. ``prefix``: makes its versions unique.

    ``seen``: the revision of its table for which it was made.
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
        self._scene: Doc | None = None
        self._log: list[Doc] = []
        self._learned: list[str] = []
        self._lobby = ""
        self._step = ("", b"")
        self._all = ("", b"")

    @property
    def version(self) -> str:
        """The version of this scene."""
        return f"{self._prefix}{self._number}"

    async def catches_up(self, table: LiveTable, thinks: Thinks) -> None:
        """Narrate long stories in the scheduler: the beginning of a long game, all of it after an undo."""
        while self.lags(table):
            async with self._telling:
                if not self.lags(table):
                    continue
                record, match = table.record, table.playing().snapshot()
                names = record.names

                def tells(
                    match: Match = match, record: Record = record, names: Sequence[str] = names
                ) -> Telling:
                    telling = Telling(match, self.seat, names, self.lang)
                    telling.hears(match, record.actors)
                    return telling

                self._told = await thinks(f"{record.game} story", tells)
                self._undos, self._names = record.undos, names
                self._stayed = self._cards = 0

    def lags(self, table: LiveTable) -> bool:
        """Whether narrating the rest would take more than a moment."""
        if table.match is None:
            return False
        anew = self._told is None or self._undos != table.record.undos or self._names != table.record.names
        return table.match.ply > FEW + (0 if anew or self._told is None else max(0, self._told.story.ply))

    def told(
        self,
        match: Match | None,
        undos: int,
        names: Sequence[str],
        actors: Sequence[int],
        view: View | None = None,
    ) -> Telling | None:
        """Its viewers' story up to now; after an undo, and where names have changed, everything is told anew. ``view``:
        their view now, where it is known already.
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
        """Bring it up to date; the version changes with the screen."""
        scene = table_pages.scene_now(model)
        if scene is None or model.told is None:
            self._draws_lobby(model)
            return
        told, before = model.told, self._scene
        found = {} if before is None else changes(before, scene)
        turns = log_scene(told, model.seats, self._stayed)
        if turns or self._stayed < len(self._log):
            found["log"] = grown(self._stayed, self._log[self._stayed :], turns)
            self._log[self._stayed :] = turns
        cards = told.learned[self._cards :]
        if cards or self._cards < len(self._learned):
            found["learned"] = grown(self._cards, self._learned[self._cards :], cards)
            self._learned[self._cards :] = cards
        self._stayed, self._cards = len(self._log), len(self._learned)
        self._scene = scene
        if before is not None and not found:
            return
        base = self.version
        self._number += 1
        step = {"v": self.version, "of": base, "change": found}
        self._step = ("", b"") if before is None else (base, message(step, model.revision))
        self._all = ("", b"")

    def _draws_lobby(self, model: TableModel) -> None:
        html = table_pages.lobby(model, VERSION)
        if html == self._lobby:
            return
        self._lobby = html
        self._number += 1
        self._all = (self.version, drawn(html.replace(VERSION, self.version, 1), model.revision))

    def message(self, have: str, model: Callable[[], TableModel]) -> bytes:
        """The event that brings a page with the scene ``have`` up to date; nothing where it is."""
        if have == self.version:
            return b""
        if have and have == self._step[0]:
            return self._step[1]
        if self._all[0] != self.version:
            assert self._scene is not None
            scene = self._scene | {"log": self._log, "learned": self._learned}
            self._all = (self.version, message({"v": self.version, "scene": scene}, model().revision))
        return self._all[1]


def message(told: Mapping[str, object], revision: int) -> bytes:
    """A server-sent event with a scene, or with its changes; the JSON contains no newline."""
    return b"id: %d\nevent: scene\ndata: %b\n\n" % (revision, encode(told))
