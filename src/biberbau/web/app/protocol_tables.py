"""Table documents for programs: the whole document of a seat, then its changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...games.common.view.shown import spoken
from ..domain.event_log import called
from ..domain.table_document import TableClock, TableDocument, TableMovement, TableNews, changes
from ..http.requests import Visitor
from ..play.live import LiveTable
from ..play.turns import seated
from ..view import pages
from ..view.table_documents import Setting, Viewer
from .protocol_states import asked_now, decision
from .server import Server


@dataclass(frozen=True)
class Drawn:
    """A document and its reader: each reader's documents are numbered separately. ``undos``: how many undos came before
    it.
    """

    viewer: Viewer
    document: TableDocument
    undos: int


async def drawn(server: Server, table: LiveTable, visitor: Visitor) -> Drawn:
    """A table as a visitor's seat has it now, in their language; a RefusedError for anybody without a seat there."""
    await server.viewing.tells(table, visitor)
    record, match = table.record, table.match
    seat, lang = seated(record, str(visitor.player)), spoken(record.game, visitor.lang)
    names = record.names
    setting = Setting(
        table=record.id,
        game=record.game,
        status=pages.status_of(record),
        stamp=record.stamp,
        ply=record.number,
        names=called(names, seat, lang),
    )
    documents = server.viewing.documents
    viewer = documents.viewer(table, seat, lang)
    if match is None:
        return Drawn(viewer, viewer.before_the_deal(setting), record.undos)
    sights = documents.sights(table)
    view = sights.view(match, seat)
    told = server.viewing.views.of(table, seat, lang).told(match, record.undos, names, record.actors, view)
    assert told is not None
    setting = replace(
        setting,
        clocks=clocks(table),
        deciding=tuple(asked_now(record, view)),
        mine=decision(server, table, seat, view, sights.forced(match)),
    )
    found = viewer.draws(sights.zones, sights.sight(seat), view, told.story.lines, setting)
    return Drawn(viewer, found, record.undos)


def clocks(table: LiveTable) -> tuple[TableClock, ...]:
    """The clocks of the seats that have one."""
    record = table.record
    if not record.terms.clock:
        return ()
    seats = pages.seats_now(pages.seat_models(record, None, ()), record, table.match, ready=True)
    banks = [(one.index, one.bank) for one in seats if one.bank is not None]
    return tuple(TableClock(seat=seat, left=bank.left, until=bank.until) for seat, bank in banks)


def news(server: Server, table: LiveTable, before: Drawn | None, after: Drawn) -> TableNews:
    """The news for a reader who was told ``before`` last: the whole document where that was another reader's."""
    old, new = None if before is None else before.document, after.document
    if before is None or old is None or before.viewer is not after.viewer:
        return TableNews(whole=new)
    moved: Sequence[TableMovement] = ()
    if table.match is not None and before.undos == after.undos and old.ply < new.ply:
        moved = server.viewing.documents.sights(table).moved(table.match, after.viewer.seat, old.ply)
    return changes(old, new, moved)
