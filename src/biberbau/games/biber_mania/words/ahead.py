"""Looking ahead: a turn is played on, on copies with sampled hidden cards, to find certain effects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from ....kernel.actions import Action
from ....kernel.copies import copied
from ....kernel.events import Event, buffer
from ....kernel.rng import Rng
from ....kernel.stack import KIND, decides
from ....match.position import Position
from ...common.words.ask import chance, imagined
from ...common.words.plain import now, plain, read
from ..rules import actions as act
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, Frame

WORLDS = 64
"""The number of copies that are tried where unseen hands decide the effects."""


def moved(view: Position, state: np.record, happened: Sequence[Event]) -> int:
    """The number of cards that the viewer steals, or draws for somebody else; ``happened`` came before that, on this
    copy.
    """
    rng, events, seat = chance("moved"), buffer(), view.seat
    while decides(plain(state), KIND) in (Frame.STEAL, Frame.PICK, Frame.PULL):
        view.game.kind.rules.apply(state, view.game.legal(state)[0].id, rng, events)
    return sum(
        (event.kind == Ev.STEALS and event.seat == seat)
        or (event.kind == Ev.DRAWS and st.by(event) == seat and event.seat != seat)
        for event in (*happened, *read(events))
    )


def still_moved(view: Position) -> int:
    """The number of cards that the viewer, who is asked for one, will steal or draw for somebody else from now on."""
    return moved(view, imagined(view, "moved")[0], ())


def still_drawn(view: Position) -> int:
    """The number of cards that the viewer, who is asked for one, will draw for lost ones."""
    state, rng = imagined(view, "drawn")
    return min(_draws(way, view.seat) for way in _ways(view, state, [], rng))


def _draws(events: Sequence[Event], seat: int | None) -> int:
    """The number of cards that a seat draws itself."""
    return sum(event.kind == Ev.DRAWS and event.seat == st.by(event) == seat for event in events)


def drawn(view: Position, chosen: Action) -> tuple[int, int]:
    """The number of cards that this action's victim will draw for lost ones: the fewest and the most.

    They differ where few are left (B54) and the viewer may go on stealing, or others may have to give a King their last
    card (B47).
    """
    found: set[int] = set()
    for world in range(WORLDS):
        (state, rng), events = imagined(view, f"drawn {world}"), buffer()
        view.game.kind.rules.apply(state, chosen.id, rng, events)
        happened = read(events)
        lost = [event for event in happened if _loses(event)]
        first = lost[0]
        victim = st.place(first) if first.kind == Ev.STEALS else st.other(first)
        hidden = False
        for way in _ways(view, state, happened, rng):
            # what was lost before is drawn first
            found.add(min(max(_draws(way, victim) - int(now(view).owed[victim]), 0), len(lost)))
            hidden |= any(event.kind == Ev.KING_TAKES for event in way)
        if not hidden:
            break
    return min(found), max(found)


def _loses(event: Event) -> bool:
    """Whether somebody loses a card of their pile, for which they will draw."""
    return event.kind in (Ev.TAKES, Ev.REFUSES) or (event.kind == Ev.STEALS and st.place(event) < st.PLAYERS)


def _ways(view: Position, state: np.record, happened: list[Event], rng: Rng) -> Iterator[list[Event]]:
    """The possible courses up to the end of the turn; of all choices, only the place of a theft changes how many are
    left.
    """
    rules, mask = view.game.kind.rules, np.zeros(len(view.game.kind.actions), dtype=np.uint8)
    while (kind := decides(plain(state), KIND)) not in (0, Frame.PLAY, Frame.DEAL_NEXT):
        rules.legal(state, mask)
        legal = np.flatnonzero(mask).tolist()
        if kind == Frame.STEAL:
            places = {(action - act.STEAL_CARD) // deck.FACES: action for action in legal}
            for action in places.values():
                other, events = copied(state), buffer()
                rules.apply(other, action, rng, events)
                yield from _ways(view, other, happened + read(events), rng)
            return
        events = buffer()
        rules.apply(state, legal[0], rng, events)
        happened = happened + read(events)
    yield happened
