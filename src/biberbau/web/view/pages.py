"""Models of a table for one viewer: the only place where stored tables become pages."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from math import ceil
from typing import Any

from ...bots import strength
from ...games import kind
from ...games.common.view.shown import shown, spoken
from ...kernel import no_memory
from ...kernel.events import Event
from ...kernel.game import Document
from ...match import Game, Match, View
from ...match.dealing import seal
from ...match.transcript import TRANSCRIPT_FORMAT, packs, steps
from ..domain.clocks import DAY
from ..domain.event_log import Telling, learns
from ..domain.messages import RefusedError
from ..domain.seed_commitment import SeedCommitments
from ..play.first_compile import Warmth
from ..play.lobby import unusual
from ..play.push import by_days
from ..play.time_accounting import left, until, waited_for
from ..play.turns import alone, decided_last, may_undo, taken_back
from ..storage.store import Record
from .analysis import laid_open
from .model import (
    BankModel,
    Closed,
    FairModel,
    Invitation,
    JoinModel,
    Proposal,
    SeatModel,
    Status,
    TableLink,
    TableModel,
    Tells,
)
from .model_replay import ReplayModel


def commitment(record: Record) -> str:
    """SHA-256 of the table's secret seed, known before anybody's words."""
    return _sealed(record.seed)


_sealed = lru_cache(maxsize=4096)(seal)


def proposal(seals: SeedCommitments, field: str = "") -> Proposal:
    """The proposal of a page from which a table can be opened; ``field``: a seal that was shown already and still
    counts.

    A new seal, made after the words were sent, would be made knowing them.
    """
    sealed = seals.fresh()
    with suppress(RefusedError):
        sealed = seals.brought_back(field)
    return Proposal(sealed.public, seals.suggested(sealed.number), sealed.field)


def _proposal(record: Record, player: str | None, seals: SeedCommitments) -> Proposal | None:
    """The proposal for a player's words: for this deal, or, after the game, for the rematch's."""
    seat = record.seat_of(player)
    if seat is None:
        return None
    if record.ended:
        return rematch_proposal(record, player, seals)
    if record.status == "lobby":
        said = record.seats[seat].words
        return Proposal(commitment(record), seals.suggested(record.id, player) if said is None else said)
    return None


def rematch_proposal(record: Record, player: str | None, seals: SeedCommitments) -> Proposal:
    """The proposal for a player's words for the rematch: its seal was made before there are any."""
    coming = seals.next(record.id)
    return Proposal(coming.public, seals.suggested(f"rematch {record.id}", player), coming.public)


def seat_models(record: Record, player: str | None, online: Collection[str]) -> tuple[SeatModel, ...]:
    """The seats in a viewer's model."""
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
            words=seat.words,
            program=seat.program,
        )
        for seat in record.seats
    )


def invitation(record: Record) -> Invitation | None:
    """How others find a table that waits for them, and its terms."""
    if record.status != "lobby":
        return None
    at = record.fills_at
    return Invitation(
        path=f"/t/{record.id}/join",
        code=record.code or "",
        listed=record.listed,
        terms=record.terms,
        fills_at=at,
        fills_in=0 if at is None else max(0, ceil(at - time.time())),
        unusual=unusual(record),
    )


def seats_now(
    seats: Sequence[SeatModel], record: Record, match: Match | None, ready: bool
) -> tuple[SeatModel, ...]:
    """The seats as they are played now: by a stand-in for an absent person, against a clock; where the game is not
    ``ready``, by a relaxed bot for one that is still being compiled.
    """
    asked = waited_for(record, match) if match is not None and record.terms.clock else None
    found = list(seats)
    for seat in record.people:
        changes: dict[str, Any] = {"substituted": True} if seat.stand_in else {}
        if record.status == "playing" and seat.stand_in:
            changes["stand_in"] = seat.stand_in
        if record.status == "playing" and record.terms.clock:
            changes["bank"] = _bank(record, seat.number, asked)
        if changes:
            found[seat.number] = replace(found[seat.number], **changes)
    if record.status == "playing" and not ready:
        found = [
            replace(seat, stand_in="waits") if seat.kind == "bot" and strength(seat.level) > 0 else seat
            for seat in found
        ]
    return tuple(found)


def _bank(record: Record, seat: int, asked: int | None) -> BankModel | None:
    """A seat's clock; ``asked``: the seat whose clock ticks."""
    clock = record.terms.timed()
    ends = until(record, seat) if seat == asked else None
    if clock.days:
        return None if ends is None else BankModel(clock.days * DAY, ends, days=True)
    return BankModel(max(0.0, left(record, seat)), ends) if clock.bank else None


def status_of(record: Record) -> Status:
    """The status of a table."""
    if record.status == "lobby":
        return "lobby"
    if record.status == "left":
        return "left"
    return "over" if record.status == "over" else "playing"


def table_model(
    record: Record,
    match: Match | None,
    *,
    lang: str,
    player: str | None,
    online: Collection[str],
    warmth: Warmth,
    seals: SeedCommitments,
    told: Telling | None = None,
    hint: str | None = None,
    answered: str = "",
    paused: bool = False,
) -> TableModel:
    """A table for one viewer. ``match`` is None in the lobby; ``warmth``: the progress of the game's compile.

    ``told``: the viewer's story so far; without it the story is told from the deal on.
    """
    status = status_of(record)
    me = record.seat_of(player)
    if told is None and match is not None:
        told = Telling(match, me, [seat.name for seat in record.seats], spoken(record.game, lang))
        told.hears(match, record.actors)
    return TableModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options) if match is None else match.game,
        status=status,
        number=record.number,
        stamp=record.stamp,
        revision=record.revision,
        view=None if told is None else _as_asked(told.view, me),
        me=me,
        seats=seats_now(seat_models(record, player, online), record, match, warmth.ready or warmth.soon),
        told=told,
        commitment=commitment(record),
        entropy=None if record.deal == 2 else record.entropy,
        invite_path=f"/t/{record.id}/join",
        invitation=invitation(record),
        is_host=player is not None and player == record.host,
        rematch_id=record.rematch,
        can_undo=match is not None
        and status == "playing"
        and me is not None
        and _can_undo(record, match, me),
        hint=hint,
        answered=answered,
        forced=match is not None
        and status == "playing"
        and match.to_act == me is not None
        and match.forced(),
        proposal=_proposal(record, player, seals),
        actors=record.actors,
        told_from=told_from(record, me),
        paused=paused if may_pause(record, player) and status == "playing" else None,
        tells=_tells(record, me),
        ranked=record.terms.ranked,
        tournament=record.terms.tournament,
        veiled=record.terms.veiled,
        aided=record.terms.aided,
        level=record.terms.level,
    )


def _tells(record: Record, me: int | None) -> Tells:
    """The notifications that a viewer may want at a table while they look at something else."""
    if me is None or record.ended:
        return ""
    if by_days(record):
        return "turns"
    return "begins" if record.status == "lobby" else ""


def _can_undo(record: Record, match: Match, me: int) -> bool:
    """Whether a seat can take its last decision back."""
    last = decided_last(match)
    if not last or record.actors[last - 1] != me:
        return False
    try:
        held = not may_undo(record) or bool(record.seats[me].stand_in)
        return not held and taken_back(match, record.actors, me) > 0
    except RefusedError:
        return False


def _seen(match: Match, me: int | None, at: int | None = None) -> View:
    """A viewer's view; of a question to several seats, the view in which it is put to them."""
    return _as_asked(match.view(me, at), me)


def _as_asked(view: View, me: int | None) -> View:
    return view if me is None else view.asked().get(me, view)


def may_pause(record: Record, player: str | None) -> bool:
    """Whether a player can pause the bots: they play alone, and no clock ticks."""
    return alone(record, player) and not record.terms.timed().bank


def remembered(game: str) -> bool:
    """Whether a game is about memory: its table tells less and less of what has happened."""
    return kind(game).memory is not no_memory


def told_from(record: Record, me: int | None) -> int:
    """The first ply that a viewer may replay while the game goes on.

    In a game of memory that is their own last action: earlier events are no longer told.
    """
    if record.ended or not remembered(record.game):
        return 0
    if me is None:
        return record.number
    return next((ply for ply in range(record.number, 0, -1) if record.actors[ply - 1] == me), 0)


def moment_model(record: Record, match: Match, *, lang: str, player: str | None, at: int) -> ReplayModel:
    """A moment of a game as this viewer saw it; cards that they looked at are not shown again."""
    me = record.seat_of(player)
    first = told_from(record, me)
    if not first <= at <= record.number:
        raise RefusedError(404, "no-moment", first=first, last=record.number)
    seat = me
    if me is not None and not record.ended and at != record.number:
        seat = None if kind(record.game).memory.glimpse(match.view(me, at).state, me) else me
    told = shown(record.game).words.as_told(match.view(seat), match.events(seat))
    return ReplayModel(
        lang=lang,
        table_id=record.id,
        game=match.game,
        ply=at,
        last_ply=record.number,
        view=_seen(match, seat, at),
        events=tuple((ply, event) for ply, event in told if ply <= at),
        seats=seat_models(record, player, ()),
        seat_perspective=seat,
        commitment=commitment(record),
        entropy=None if record.deal == 2 else record.entropy,
        actors=record.actors,
        live=True,
        told_from=first,
    )


def replay_model(
    record: Record, match: Match, *, lang: str, player: str | None, at: int, seat: int | None, opens: bool
) -> ReplayModel:
    """A finished table after ``at`` actions in a seat's view; ``match`` is at that point. ``opens``: with every card
    open as well.
    """
    seats, view = seat_models(record, player, ()), match.view(seat)
    held, true = laid_open(match, view, seats, spoken(record.game, lang)) if opens else ((), None)
    return ReplayModel(
        lang=lang,
        table_id=record.id,
        game=match.game,
        ply=at,
        last_ply=record.number,
        view=view,
        events=tuple(match.events(seat)),
        seats=seats,
        seat_perspective=seat,
        commitment=commitment(record),
        entropy=None if record.deal == 2 else record.entropy,
        actors=record.actors,
        open=opens,
        laid={} if true is not None else {one.seat.index: one.cards for one in held},
        true=true,
    )


def fair_model(record: Record, *, lang: str, player: str | None) -> FairModel:
    """How a table is dealt."""
    return FairModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options),
        seats=seat_models(record, player, ()),
        me=record.seat_of(player),
        commitment=commitment(record),
        entropy=None if record.deal == 2 else record.entropy,
        seed=record.seed.hex() if record.ended else None,
        number=record.number,
        words=record.words,
    )


def fair_document(record: Record, match: Match, *, lang: str, player: str | None) -> Document:
    """A finished game for the page that checks its deal: seed, words, all draws, the viewer's own cards.

    ``mine``, of a shown card: this viewer learned it then.
    """
    me, words = record.seat_of(player), shown(record.game).words
    found, draws = steps(match), int(match.moment.rng.draws)
    for step in found:
        if step["kind"] == "shown":
            event = Event(0, step["seat"], step["card"], 0, 0, step.pop("seen"), step.pop("knew"))
            step["mine"] = learns(event, me)
    return {
        "format": TRANSCRIPT_FORMAT,
        "game": record.game,
        "commitment": commitment(record),
        "seed": record.seed.hex(),
        "words": record.words,
        "entropy": None if record.deal == 2 else record.entropy,
        "names": [seat.name for seat in record.seats],
        "me": me,
        "cards": {
            card: words.bare_card(card, spoken(record.game, lang)) for card in sorted(_cards_in(found))
        },
        "packs": dict(packs(match.game)),
        "actions": record.number,
        "draws": draws,
        "steps": found,
    }


def _cards_in(found: Sequence[Document]) -> set[int]:
    """Every card in a transcript."""
    cards: set[int] = set()
    for step in found:
        if step["kind"] == "shown":
            cards.add(step["card"])
        elif step["kind"] == "take":
            cards |= {face for face, count in enumerate(step["cards"]) if count}
        elif step["kind"] != "below":
            cards |= set(step["result"])
    return cards


def join_model(
    record: Record,
    *,
    lang: str,
    player: str | None,
    name: str,
    online: Collection[str],
    error: RefusedError | None,
    suggested: str,
    words: str,
    at_once: bool = False,
    kept: Mapping[str, str] | None = None,
) -> JoinModel:
    """The form behind an invitation; ``error``: what was wrong with the name, the words or the seat that were sent."""
    free = any(one.kind == "open" for one in record.seats)
    closed: Closed = "" if free else "full"
    if record.status != "lobby":
        closed = "over" if record.ended else "running"
    return JoinModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options),
        host_name=next((seat.name for seat in record.seats if seat.player == record.host), ""),
        seats=seat_models(record, player, online),
        proposal=Proposal(commitment(record), suggested),
        name=name,
        words=words,
        errors={} if error is None else {error.key.partition("-")[0]: error.text(spoken(record.game, lang))},
        closed=closed,
        at_once=at_once,
        kept=kept or {},
        terms=record.terms,
        listed=record.listed,
        ranked=record.terms.ranked,
        unusual=unusual(record),
    )


def table_link(record: Record) -> TableLink:
    """A table in the list of those that a player sits at."""
    return TableLink(
        table_id=record.id,
        game=kind(record.game),
        status=status_of(record),
        names=tuple(seat.name for seat in record.seats if seat.name),
        created=record.created,
    )
