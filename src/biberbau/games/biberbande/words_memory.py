"""What a person may still be shown or told: the rules know who has seen which card, people have to remember it (E31)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.events import Event
from ...kernel.stack import KIND
from ...match.view import View
from . import options as opt
from . import state as ev
from .deck import NONE, UNKNOWN
from .state import DEAL_NEXT, SLOTS

_ACTS = (ev.HIDES, ev.TAKES, ev.DRAWS, ev.PUTS, ev.DISCARDS, ev.USES, ev.SWAPS, ev.KNOCKS)


def aided(view: View) -> bool:
    """Whether the table helps everybody's memory."""
    return bool(view.state.option[opt.MEMORY_AID])


def is_open(view: View) -> bool:
    """Whether the rows lie open: a round has been counted, and the next one is not yet dealt."""
    return not view.state.depth or bool(view.state.stack[0, KIND] == DEAL_NEXT)


def glimpsed(view: View) -> list[int]:
    """The slots of the viewer's own row that he is looking at right now."""
    mask = 0 if view.seat is None else int(view.game.kind.rules.glimpse(view.state, view.seat))
    return [slot for slot in range(SLOTS) if mask >> slot & 1]


def shown(view: View) -> list[list[int]]:
    """The rows as a person may see them: faces, UNKNOWN for a card that lies face down.

    Open are the rows at the end of a round, the cards that the viewer looks at right now, with ``memory_aid`` all that
    he has seen, and everything where all cards are open.
    """
    state, players = view.state, view.game.players
    rows: list[list[int]] = state.row[:players].tolist()
    if is_open(view) or view.open or (aided(view) and view.seat is not None):
        return rows
    looks = glimpsed(view)
    return [
        [face if seat == view.seat and slot in looks else UNKNOWN for slot, face in enumerate(row)]
        for seat, row in enumerate(rows)
    ]


def as_told(view: View, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """All that the viewer saw happen (``(ply, event)``), without the faces that his table tells no more.

    A card taken from the discard pile lies face down afterwards. Until the reader acts again himself he may read which
    one others took; then neither that tells it any more, nor where it had been discarded, until the rows are opened.
    """
    found = list(events)
    start = max((i for i, (_, event) in enumerate(found) if event.kind == ev.ROUND_STARTS), default=0)
    over = any(event.kind == ev.ROUND_ENDS for _, event in found[start:])
    if over or aided(view):
        return found
    acted = [ply for ply, event in found if event.seat == view.seat and event.kind in _ACTS]
    seen = view.ply - 1 if view.seat is None else max(acted, default=-1)
    top = NONE  # the event that brought the discard pile's top card there
    for i in range(start, len(found)):
        ply, event = found[i]
        if event.kind == ev.TAKES and ply <= seen and ply != view.ply:
            for at in (i, top) if top >= 0 else (i,):
                found[at] = found[at][0], found[at][1]._replace(card=UNKNOWN)
        if event.kind in (ev.TURNS_UP, ev.DISCARDS, ev.LAYS):
            top = i
    return found
