"""Models of a table for one viewer: the only place where a stored table becomes something to show."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..games import kind
from ..kernel.events import ALL_SEATS, Event
from ..kernel.game import Document
from ..match import Game, Match, View
from ..match.dealing import seal
from ..match.transcript import TRANSCRIPT_FORMAT, packs, steps
from . import render
from .messages import RefusedError
from .model import FairModel, JoinModel, Proposal, ReplayModel, SeatModel, Status, TableLink, TableModel
from .seals import Seals
from .store import Record
from .warm import Warmth


def commitment(record: Record) -> str:
    """SHA-256 of the table's secret seed, known before anybody's words are."""
    return seal(record.seed)


def proposal(seals: Seals) -> Proposal:
    """For a page from which a table can be opened."""
    sealed = seals.fresh()
    return Proposal(sealed.public, seals.suggested(sealed.number), sealed.field)


def _proposal(record: Record, player: str | None, seals: Seals) -> Proposal | None:
    """For the words that a player may add here: to this deal, or when the game is over to the rematch's."""
    seat = record.seat_of(player)
    if seat is None:
        return None
    if record.status == "over":
        coming = seals.next(record.id)
        return Proposal(coming.public, seals.suggested(f"rematch {record.id}", player), coming.public)
    if record.status == "lobby":
        said = record.seats[seat].words
        return Proposal(commitment(record), seals.suggested(record.id, player) if said is None else said)
    return None


def learns(event: Event, seat: int | None) -> bool:
    """Whether somebody (None: a spectator) saw a card in an event that he did not know before."""
    if seat is None:
        return event.card >= 0 and event.seen == ALL_SEATS != event.knew
    return event.card >= 0 and bool(event.seen & ~event.knew & 1 << seat)


def learned(events: Sequence[tuple[int, Event]], seat: int | None) -> str:
    """The cards that somebody has learned, by ply: what his browser keeps until it can check the deal."""
    return "".join(f"{ply}.{event.card} " for ply, event in events if learns(event, seat))


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
            words=seat.words,
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
    seals: Seals,
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
    events = () if match is None else tuple(match.events(me))
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
        events=events,
        new_since=min(since, record.number),
        commitment=commitment(record),
        entropy=None if record.deal == 2 else record.entropy,
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
        proposal=_proposal(record, player, seals),
        learned=learned(events, me),
        packs={} if match is None else packs(match.game),
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
        entropy=None if record.deal == 2 else record.entropy,
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
        seed=record.seed.hex() if record.status == "over" else None,
    )


def fair_document(record: Record, match: Match, *, lang: str, player: str | None) -> Document:
    """A finished game as the page that checks it reads it: seed, words, all that was drawn, the viewer's own cards.

    ``mine`` of a card that was shown: this viewer learned it then.
    """
    me = record.seat_of(player)
    found = steps(match)
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
        "cards": {card: render.card_name(record.game, card, lang) for card in sorted(_cards_in(found))},
        "packs": dict(packs(match.game)),
        "steps": found,
    }


def _cards_in(found: Sequence[Document]) -> set[int]:
    """Every card that a transcript names."""
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
) -> JoinModel:
    """The form behind an invitation; ``error``: what was wrong with the name or the words that were typed."""
    return JoinModel(
        lang=lang,
        table_id=record.id,
        game=Game.of(record.game, record.options),
        host_name=next((seat.name for seat in record.seats if seat.player == record.host), ""),
        seats=seat_models(record, player, online),
        proposal=Proposal(commitment(record), suggested),
        name=name,
        words=words,
        errors={} if error is None else {error.key.partition("-")[0]: error.text(lang)},
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
