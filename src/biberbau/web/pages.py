"""Models of a table for one viewer: the only place where a stored table becomes something to show."""

from __future__ import annotations

import hashlib
from collections.abc import Collection

from ..games import kind
from ..match import Game, Match, View
from . import render
from .messages import RefusedError
from .model import JoinModel, ReplayModel, SeatModel, Status, TableLink, TableModel
from .store import Record
from .warm import Warmth


def commitment(record: Record) -> str:
    """SHA-256 of the table's secret seed, known before the deal."""
    return hashlib.sha256(record.seed).hexdigest()


def seat_models(record: Record, player: str | None, online: Collection[str]) -> tuple[SeatModel, ...]:
    """The seats as a viewer sees them."""
    mine = record.seat_of(player)
    return tuple(
        SeatModel(
            index=seat.number,
            name=seat.name,
            kind="bot" if seat.kind == "bot" else "human" if seat.kind == "human" else "open",
            level=seat.level,
            is_me=seat.number == mine,
            online=seat.kind == "bot" or seat.player in online,
            colour_index=seat.number,
            is_host=seat.player is not None and seat.player == record.host,
        )
        for seat in record.seats
    )


def status_of(record: Record, warmth: Warmth) -> Status:
    """What the table is doing; a game whose rules are being compiled waits."""
    if record.status == "lobby":
        return "lobby"
    if not warmth.ready:
        return "warming"
    return "over" if record.status == "over" else "playing"


def table_model(
    record: Record,
    match: Match | None,
    *,
    lang: str,
    player: str | None,
    online: Collection[str],
    warmth: Warmth,
    since: int | None = None,
    hint: str | None = None,
    answered: str = "",
) -> TableModel:
    """A table for one viewer. ``match`` is None in the lobby and while rules are compiled.

    ``since``: the ply that he has seen; None: what came after his own last action is new to him.
    """
    status = status_of(record, warmth)
    me = record.seat_of(player)
    if since is None:
        since = max((ply for ply, seat in enumerate(record.actors, start=1) if seat == me), default=0)
    return TableModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options),
        status=status,
        number=record.number,
        stamp=record.stamp,
        revision=record.revision,
        view=None if match is None else _seen(match, me),
        me=me,
        seats=seat_models(record, player, online),
        events=() if match is None else tuple(match.events(me)),
        new_since=min(since, record.number),
        commitment=commitment(record),
        seed_revealed=record.seed.hex() if status == "over" else None,
        entropy=record.entropy,
        invite_path=f"/t/{record.id}/join",
        is_host=player is not None and player == record.host,
        rematch_id=record.rematch,
        can_undo=(
            match is not None
            and status == "playing"
            and me is not None
            and record.actors[-1:] == (me,)
            and match.can_undo
            and not render.unanswered(match.before(None))
        ),
        hint=hint,
        answered=answered,
        warming_text=warmth.text(lang),
        warming_failed=warmth.failed,
    )


def _seen(match: Match, me: int | None) -> View:
    """What somebody sees now; whoever is asked at the same time as others sees the question as put to him."""
    view = match.view(me)
    return view if me is None else render.asked(view).get(me, view)


def replay_model(
    record: Record, match: Match, *, lang: str, player: str | None, at: int, seat: int | None
) -> ReplayModel:
    """A finished table after ``at`` actions through a seat's eyes; ``match`` stands there."""
    return ReplayModel(
        lang=lang,
        table_id=record.id,
        game=match.game,
        ply=at,
        last_ply=record.number,
        view=match.view(seat),
        events=tuple(match.events(seat)),
        seats=seat_models(record, player, ()),
        seat_perspective=seat,
        commitment=commitment(record),
        seed=record.seed.hex(),
        entropy=record.entropy,
    )


def join_model(
    record: Record,
    *,
    lang: str,
    player: str | None,
    name: str,
    online: Collection[str],
    error: RefusedError | None,
) -> JoinModel:
    """The form behind an invitation; ``error``: what was wrong with the name."""
    return JoinModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options),
        host_name=next((seat.name for seat in record.seats if seat.player == record.host), ""),
        seats=seat_models(record, player, online),
        name=name,
        errors={} if error is None else {"name": error.text(lang)},
    )


def table_link(record: Record, warmth: Warmth) -> TableLink:
    """A table in the list of those one sits at."""
    return TableLink(
        table_id=record.id,
        game=kind(record.game),
        status=status_of(record, warmth),
        names=tuple(seat.name for seat in record.seats if seat.name),
        created=record.created,
    )
