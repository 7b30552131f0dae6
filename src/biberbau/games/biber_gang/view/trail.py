"""Follows where the cards of displays, deck and discard pile go."""

from __future__ import annotations

from ....kernel.cards import NONE
from ....kernel.events import Event
from ...common.view import trail
from ...common.view.table_rows import DRAWN, slot_id
from ...common.view.trail import DECK, DISCARD
from ..rules import state as st
from ..rules.state import Ev


class Trail(trail.Trail):
    """Where the cards have gone."""

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind == Ev.ROUND_STARTS:
            self.gathered()
            for seat in self.seats:
                for slot in range(st.SLOTS):
                    self.comes(ply, "slide", slot_id(seat, slot), DECK, together=bool(seat or slot))
        elif event.kind == Ev.OPENS_PILE:
            self.comes(ply, "slide", DISCARD, DECK)
        elif event.kind in (Ev.TURNS_UP, Ev.REVEALS):
            there, revealed = slot_id(event.seat, st.slot(event)), event.kind == Ev.REVEALS
            self.turns(ply, "slide", there, together=revealed or st.first(event) == 1)
        elif event.kind in (Ev.DRAWS, Ev.TAKES):
            self.comes(ply, "slide", DRAWN, DECK if event.kind == Ev.DRAWS else DISCARD)
        elif event.kind == Ev.DISCARDS:
            slot = st.slot(event)
            self.comes(ply, "slide", DISCARD, DRAWN if slot == NONE else slot_id(event.seat, slot))
        elif event.kind == Ev.PLACES:
            there = slot_id(event.seat, st.slot(event))
            self.comes(ply, "thump", there, DRAWN)
            # a beaver that swims off is in hand until it has arrived
            self.comes(ply, "splash", DRAWN, there)
        elif event.kind == Ev.SWIMS:
            self.comes(ply, "splash", slot_id(event.seat, st.end(event)), DRAWN)
        elif event.kind == Ev.CLOSES:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")
