"""Cards that a person may still be shown or told: the rules know who has seen which card, people have to remember it
(E31).
"""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.stack import KIND
from ....match.position import Position
from ...common.words.plain import now
from ..rules import memory
from ..rules import state as st
from ..rules.options import Opt
from ..rules.state import Ev, Frame

_ACTS = (Ev.HIDES, Ev.TAKES, Ev.DRAWS, Ev.PUTS, Ev.DISCARDS, Ev.USES, Ev.SWAPS, Ev.KNOCKS)


def aided(view: Position) -> bool:
    """Whether the table has a memory aid for everybody."""
    return bool(now(view).option[Opt.MEMORY_AID])


def is_open(view: Position) -> bool:
    """Whether the rows lie open: a round has been counted, and the next one is not yet dealt."""
    return not now(view).depth or bool(now(view).stack[0, KIND] == Frame.DEAL_NEXT)


def glimpsed(view: Position) -> list[int]:
    """The slots of their own row that the viewer is looking at right now."""
    mask = 0 if view.seat is None else int(memory.glimpse(view.state, view.seat))
    return [slot for slot in range(st.SLOTS) if mask >> slot & 1]


def shown(view: Position) -> list[list[int]]:
    """The rows as a person may see them: faces, UNKNOWN for a card that lies face down.

    Face up are the rows at the end of a round, the cards that the viewer looks at right now, with ``memory_aid`` all
    that the viewer has seen, and everything where all cards are open.
    """
    state, players = now(view), view.game.players
    rows: list[list[int]] = state.row[:players].tolist()
    if is_open(view) or view.open or (aided(view) and view.seat is not None):
        return rows
    looks = glimpsed(view)
    return [
        [face if seat == view.seat and slot in looks else UNKNOWN for slot, face in enumerate(row)]
        for seat, row in enumerate(rows)
    ]


def settled(view: Position, events: Sequence[tuple[int, Event]]) -> int:
    """The number of events whose sentences are final: those before the present round."""
    kinds = [event.kind for _, event in events]
    start = len(kinds) - 1 - kinds[::-1].index(Ev.ROUND_STARTS) if Ev.ROUND_STARTS in kinds else 0
    return len(kinds) if aided(view) or Ev.ROUND_ENDS in kinds[start:] else start


def as_told(view: Position, events: Sequence[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """All events that the viewer saw (``(ply, event)``), without the faces that the table no longer tells.

    A card taken from the discard pile lies face down afterwards. Until the reader's own next action, the log names the
    card that others took; after that it names neither this nor the card that had been discarded there, until the rows
    are opened.
    """
    found = list(events)
    start = settled(view, events)
    if start == len(found):
        return found
    seat = view.seat
    acted = [ply for ply, event in found if event.seat == seat and event.kind in _ACTS]
    seen = view.ply - 1 if seat is None else max(acted, default=-1)
    top = NONE  # the event that brought the discard pile's top card there
    for i in range(start, len(found)):
        ply, event = found[i]
        if event.kind == Ev.TAKES and ply <= seen and ply != view.ply:
            for at in (i, top) if top >= 0 else (i,):
                found[at] = found[at][0], found[at][1]._replace(card=UNKNOWN)
        if event.kind in (Ev.TURNS_UP, Ev.DISCARDS, Ev.LAYS):
            top = i
    return found
