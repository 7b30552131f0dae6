"""The state of a table for programs: built from the seat's view alone, like every page."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from msgspec import UNSET

from ...games.common.view.shown import spoken
from ...kernel.actions import Action
from ...kernel.game import GameKind
from ...match import View
from ...match.history import written
from ..domain.records import Record
from ..domain.terms import Terms
from ..play.live import LiveTable
from ..play.turns import seated
from ..view import pages
from ..view.model import SeatModel
from . import protocol_schemas as schemas
from .server import Server


def decision(
    server: Server, table: LiveTable, seat: int, seen: View | None = None, forced: bool | None = None
) -> View | None:
    """The view of a seat that is asked now and has not answered; None where nothing waits for it.

    ``seen``: the seat's view, and ``forced``: whether nobody has a choice, where these are known already.
    """
    record, match = table.record, table.match
    if record.status != "playing" or match is None or record.seats[seat].stand_in:
        return None
    view = seen or match.view(seat)
    asked = view.asked() if view.game.kind.asks_together else {}
    if asked:  # several at once: an answer is held until the time for it is over
        mine = asked.get(seat)
        answered = server.questions.answered(record, seat)
        return None if mine is None or answered or server.questions.spared(record, mine) else mine
    if view.to_act != seat or (match.forced() if forced is None else forced):
        return None
    return view


def state(server: Server, table: LiveTable, player: str, observation: bool = False) -> schemas.State:
    """A table as a player's seat may know it; a RefusedError for anybody without a seat there."""
    record, match = table.record, table.match
    seat = seated(record, player)
    status = pages.status_of(record)
    mine, view = decision(server, table, seat), None
    if match is not None:
        view = match.view(seat)
        view = view.asked().get(seat, view)
    deciding = [] if view is None else asked_now(record, view)
    legal = () if mine is None else mine.legal
    result = None
    if match is not None and record.status == "over":
        result = schemas.Result(scores=list(match.scores), winners=list(match.winners))
    return schemas.State(
        table=record.id,
        game=record.game,
        options=dict(record.options),
        terms=terms(record.terms),
        status=status,
        stamp=record.stamp,
        ply=record.number,
        seat=seat,
        seats=seats(server, table),
        deciding=deciding,
        your_turn=mine is not None,
        answered=server.questions.answered(record, seat) if record.status == "playing" else "",
        legal=[schemas.Action(id=one.id, notation=one.notation) for one in legal],
        view=None if view is None else schemas.Position(**view.document()),
        result=result,
        commitment=pages.commitment(record),
        next_commitment=server.tables.seals.next(record.id).public if record.ended else None,
        rematch=record.rematch,
        observation=view.encode().tolist() if observation and view is not None else UNSET,
        mask=_mask(view, legal) if observation and view is not None else UNSET,
    )


def asked_now(record: Record, view: View) -> list[int]:
    """The seats that are publicly asked to decide."""
    if record.status != "playing" or view.to_act is None:
        return []
    return (list(view.asked()) if view.game.kind.asks_together else []) or [view.to_act]


def _mask(view: View, legal: Sequence[Action]) -> list[int]:
    mask = np.zeros(len(view.game.kind.actions), dtype=np.uint8)
    mask[[action.id for action in legal]] = 1
    found: list[int] = mask.tolist()
    return found


def terms(found: Terms) -> schemas.Terms:
    """The terms of a table."""
    return msgspec.convert(found, schemas.Terms, from_attributes=True)


def seats(server: Server, table: LiveTable) -> list[schemas.Seat]:
    """The seats of a table that is awake, and who sits there."""
    record = table.record
    here = server.subscriptions.present if record.status == "playing" else server.subscriptions.online
    models, warmth = pages.seat_models(record, None, here(record.id)), server.warmer.state(record.game)
    return [_seat(one) for one in pages.seats_now(models, record, table.match, warmth.ready or warmth.soon)]


def _seat(one: SeatModel) -> schemas.Seat:
    kind = {"human": "program" if one.program else "person"}.get(one.kind, one.kind)
    bank = one.bank
    return schemas.Seat(
        seat=one.index,
        name=one.name,
        kind=kind,
        level=one.level,
        host=one.is_host,
        here=one.online,
        ready=one.kind != "open" and one.words is not None,
        stand_in=one.stand_in,
        clock=None if bank is None else schemas.Clock(left=bank.left, until=bank.until),
    )


def waiting(record: Record) -> schemas.Table:
    """A table with a free seat."""
    return schemas.Table(
        table=record.id,
        game=record.game,
        options=dict(record.options),
        terms=terms(record.terms),
        seats=[_seat(one) for one in pages.seat_models(record, None, ())],
        commitment=pages.commitment(record),
    )


def game(kind: GameKind, title: str, ready: bool) -> schemas.Game:
    """A game."""
    return schemas.Game(
        game=kind.id,
        title=title,
        players=list(kind.players[:2]),
        actions=len(kind.actions),
        observation=kind.encoded,
        ready=ready,
        options=[option.as_json() for option in kind.options],
    )


def story(server: Server, table: LiveTable, player: str, lang: str, since: int) -> schemas.Story:
    """The story of a seat after a number of actions, as its page tells it."""
    record, match = table.record, table.playing()
    seat = seated(record, player)
    told = server.viewing.views.of(table, seat, spoken(record.game, lang)).told(
        match, record.undos, record.names, record.actors
    )
    lines = [] if told is None else [line for line in told.story.lines if line.ply > since]
    return schemas.Story(
        table=record.id,
        stamp=record.stamp,
        lines=[schemas.Line(ply=line.ply, text=line.text) for line in lines],
    )


def history(table: LiveTable, player: str, since: int) -> schemas.History:
    """The events that a seat has seen after a number of actions, from its own view alone."""
    record, match = table.record, table.playing()
    view = match.view(seated(record, player))
    events = [(ply, event) for ply, event in view.history or () if ply > since]
    return schemas.History(
        table=record.id, stamp=record.stamp, goes_by=view.goes_by, history=written(view.game.kind, events)
    )
