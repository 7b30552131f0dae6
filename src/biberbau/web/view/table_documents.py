"""Makes the documents of tables (``domain/table_document.py``): one desk a table, and one document for each viewer.

A document is made from its viewer's sight and view alone. Zones are rebuilt only where the bytes that they are read
from have changed, so documents share unchanged parts, and comparing these costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from msgspec import UNSET
from msgspec.structs import replace

from ...games.common.view.laid import Laid, Zones, zones_in
from ...games.common.view.shown import shown
from ...games.common.words.telling import Line
from ...kernel.actions import Action
from ...match import Match, View
from ...match.desk import Desk, Sight
from ...match.position import SPECTATOR
from ..domain.table_document import (
    TableCard,
    TableClock,
    TableDocument,
    TableEffect,
    TableLine,
    TableMovement,
    TablePick,
    TablePod,
    TablePrompt,
    TableZone,
)
from ..play.live import LiveTable


@dataclass(frozen=True)
class Setting:
    """A document's facts that are not in its match. ``names``: the seats' names for the viewer.

    ``deciding``: the seats that are publicly asked; ``mine``: the view with which this viewer decides now, None where
    nothing waits for them.
    """

    table: str
    game: str
    status: str
    stamp: str
    ply: int
    names: tuple[str, ...]
    clocks: tuple[TableClock, ...] = ()
    deciding: tuple[int, ...] = ()
    mine: View | None = None


class Viewer:
    """One seat (None: a spectator) that reads documents in one language, and its document as it is now."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        self.document: TableDocument | None = None
        self._read: list[tuple[bytes, bytes]] = []
        self._zones: list[TableZone] = []
        self._cards: dict[Laid, TableCard] = {}
        self._told: list[Line] = []
        self._lines: list[TableLine] = []

    def before_the_deal(self, setting: Setting) -> TableDocument:
        """The document of a table before the deal."""
        return self._drawn(setting, {})

    def draws(
        self, zones: Zones, sight: Sight, view: View, lines: Sequence[Line], setting: Setting
    ) -> TableDocument:
        """The document as it is now: the same object where nothing has changed.

        ``view``: the view that ``sight`` shows, for the sentences; ``lines``: the whole story.
        """
        record, words = sight.record, shown(view.game.id).words
        leaders = sight.winners if view.ply else ()
        pods = tuple(
            TablePod(seat=seat, name=setting.names[seat], score=score, leads=seat in leaders)
            for seat, score in enumerate(sight.scores)
        )
        mine = setting.mine
        asked = view if mine is None else mine
        text = words.prompt(asked, setting.names, self.lang)
        prompt = TablePrompt(text=text, deciding=setting.deciding, yours=mine is not None)
        effects = tuple(
            TableEffect(name=one.name, seats=one.seats, number=UNSET if one.number is None else one.number)
            for one in zones.effects(record)
        )
        return self._drawn(
            setting,
            {
                "zones": self._laid(zones, record),
                "pods": pods,
                "prompt": prompt,
                "picks": () if mine is None else tuple(self._picks(zones, mine, setting.names)),
                "effects": effects,
                "lines": self._heard(lines),
            },
        )

    def _drawn(self, setting: Setting, parts: dict[str, Any]) -> TableDocument:
        before = self.document
        number = 1 if before is None else before.v
        found = TableDocument(
            v=number,
            table=setting.table,
            game=setting.game,
            lang=self.lang,
            seat=UNSET if self.seat is None else self.seat,
            status=setting.status,
            stamp=setting.stamp,
            ply=setting.ply,
            clocks=setting.clocks,
            **parts,
        )
        if before is None:
            self.document = found
        elif found != before:
            self.document = replace(found, v=number + 1)
        assert self.document is not None
        return self.document

    def _laid(self, zones: Zones, record: bytes) -> tuple[TableZone, ...]:
        """All zones; those read from the same bytes are the same objects."""
        first = not self._read
        for at, one in enumerate(zones.all):
            read = one.source(record)
            if not first and read == self._read[at]:
                continue
            laid, count = one.laid(record)
            zone = TableZone(
                id=one.id,
                name=one.zone.name,
                kind=one.zone.kind,
                owner=UNSET if one.seat is None else one.seat,
                covered=one.zone.covered == "all",
                count=count,
                cards=tuple([self._cards.get(card) or self._card(card) for card in laid]),
            )
            if first:
                self._read.append(read)
                self._zones.append(zone)
            else:
                self._read[at], self._zones[at] = read, zone
        return tuple(self._zones)

    def _card(self, laid: Laid) -> TableCard:
        owner = UNSET if laid.owner is None else laid.owner
        found = self._cards[laid] = TableCard(face=laid.face, owner=owner, id=laid.element)
        return found

    def _picks(self, zones: Zones, mine: View, names: Sequence[str]) -> list[TablePick]:
        """The legal actions, each with the element that stands for it."""
        words, seat, record = shown(mine.game.id).words, mine.observer, mine.state.tobytes()

        def pick(action: Action) -> TablePick:
            label = words.action(mine, action, self.lang, names)
            target = zones.target(action, seat, record)
            return TablePick(id=action.id, notation=action.notation, label=label, target=target)

        return list(map(pick, mine.legal))

    def _heard(self, lines: Sequence[Line]) -> tuple[TableLine, ...]:
        """All lines; those that were there before are the same objects."""
        known, told = self._lines, self._told
        same = min(len(told), len(lines))
        while same and told[same - 1] is not lines[same - 1]:
            same -= 1
        del known[same:], told[same:]
        for line in lines[same:]:
            told.append(line)
            known.append(TableLine(ply=line.ply, text=line.text, concerns=line.concerns))
        return tuple(known)


class Sights:
    """What all viewers of one match see: a desk that follows the match."""

    def __init__(self, match: Match) -> None:
        self.zones = zones_in(match.game.id, match.game.players)
        self.desk = Desk(match.game)
        self.desk.begins(match)
        self._history = match.history
        self._sights: dict[int | None, Sight] = {}
        self._views: dict[int | None, View] = {}

    def follows(self, match: Match) -> None:
        """Catch up with the match: by playing its new actions, or, after an undo, anew."""
        history, known = match.history, len(self._history)
        if history == self._history:
            return
        if history[:known] == self._history:
            self.desk.goes_on([action.id for action in history[known:]])
        else:
            self.desk.begins(match)
        self._history, self._sights, self._views = history, {}, {}

    def sight(self, seat: int | None) -> Sight:
        """The sight of a seat (None: a spectator)."""
        if seat not in self._sights:
            self._sights[seat] = self.desk.sight(self.desk.viewers.index(seat))
        return self._sights[seat]

    def view(self, match: Match, seat: int | None) -> View:
        """The same as ``match.view(seat)``, for the sentences; nothing is concealed again for it."""
        if seat not in self._views:
            sight, by = self.sight(seat), SPECTATOR if seat is None else seat
            state: np.record = np.frombuffer(bytearray(sight.record), match.game.kind.dtype)[0]
            found = View(match.game, state, by, match.ply, past=match.past(seat))
            vars(found).update(to_act=sight.actor, scores=sight.scores, winners=sight.winners)
            self._views[seat] = found
        return self._views[seat]

    def forced(self, match: Match) -> bool:
        """The same as ``match.forced()``."""
        public = self.view(match, None)
        return not public.over and match.game.kind.forced(public.state)

    def moved(self, match: Match, seat: int | None, since: int) -> list[TableMovement]:
        """The movements after that number of actions, as a seat saw them."""
        kind, found = match.game.kind, []
        for ply, event in match.events(seat, since):
            if ply > since and (moved := self.zones.moved(event)) is not None:
                card = kind.card_name(event.card) if event.card >= 0 else ""
                name = kind.events.called(event.kind)
                found.append(TableMovement(ply=ply, event=name, card=card, start=moved[0], end=moved[1]))
        return found


class TableDocuments:
    """The readers of documents of awake tables, and the sights of each table."""

    def __init__(self) -> None:
        self._sights: WeakKeyDictionary[LiveTable, Sights] = WeakKeyDictionary()
        self._viewers: WeakKeyDictionary[LiveTable, dict[tuple[int | None, str], Viewer]]
        self._viewers = WeakKeyDictionary()

    def sights(self, table: LiveTable) -> Sights:
        """The sights of a dealt table, as its match is now."""
        match = table.playing()
        found = self._sights.get(table)
        if found is None:
            found = self._sights[table] = Sights(match)
        found.follows(match)
        return found

    def viewer(self, table: LiveTable, seat: int | None, lang: str) -> Viewer:
        """The viewer of a table's documents; a new one when the table has slept in between."""
        return self._viewers.setdefault(table, {}).setdefault((seat, lang), Viewer(seat, lang))
