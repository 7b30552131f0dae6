"""Follows where the cards of rows, deck and discard pile go."""

from __future__ import annotations

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....match import Position
from ...common.view import trail
from ...common.view.table_rows import DRAWN, slot_id
from ...common.view.trail import DECK, DISCARD
from ..rules import state as st
from ..rules.state import Ev


def aside_id(face: int, number: int) -> str:
    """The place of a special card in use; it has no element of its own."""
    return f"aside-{face}-{number}"


class Trail(trail.Trail):
    """Where the cards have gone. ``looked``: by seat, the places of the cards that are looked at."""

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.looked: dict[int, list[str]] = {}

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        there = slot_id(event.seat, st.place_in_row(event))
        if event.kind == Ev.ROUND_STARTS:
            self.gathered()
            self.looked.clear()
        elif event.kind in (Ev.DEALS, Ev.REPLACES):
            self.comes(ply, "slide", there, DECK, together=event.kind == Ev.DEALS)
        elif event.kind == Ev.TURNS_UP:
            self.comes(ply, "slide", DISCARD, DECK)
        elif event.kind in (Ev.LOOKS, Ev.OPENS):
            self.turns(ply, "slide", there, together=True)
            if event.kind == Ev.LOOKS:
                self.looked.setdefault(event.seat, []).append(there)
        elif event.kind == Ev.HIDES:
            for place in self.looked.pop(event.seat, []):
                self.turns(ply, "slide", place, together=True)
        elif event.kind == Ev.TAKES:
            self.comes(ply, "slide", there, DISCARD)
        elif event.kind == Ev.DRAWS:
            self.comes(ply, "slide", DRAWN, DECK)
        elif event.kind == Ev.PUTS:
            self.comes(ply, "thump", there, DRAWN)
        elif event.kind == Ev.DISCARDS:
            self.comes(ply, "slide", DISCARD, DRAWN if st.slot(event) == NONE else there)
        elif event.kind == Ev.USES:
            self.comes(ply, "slide", aside_id(event.card, 0), DRAWN)
        elif event.kind == Ev.SWAPS:
            self.comes(ply, "swap", slot_id(*st.other_place(event)), there)
            self.comes(ply, "swap", there, slot_id(*st.other_place(event)), together=True)
        elif event.kind == Ev.LAYS:
            self.comes(ply, "slide", DISCARD, DRAWN)
        elif event.kind == Ev.KNOCKS:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")
