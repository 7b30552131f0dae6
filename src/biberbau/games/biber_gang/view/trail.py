"""Follows the cards of displays, deck and discard pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....kernel.events import Event
from ...common.view.table_rows import DRAWN, RowsTrail, slot_id
from ...common.view.trail import DECK
from ..rules import state as st
from ..rules.state import Ev
from ..zones import PATHS


class Trail(RowsTrail):
    """The movements of cards. A beaver that swims off is in the hand until it arrives."""

    PATHS = PATHS
    CUES: ClassVar[Mapping[int, str]] = {Ev.PLACES: "thump"}

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        if event.kind == Ev.ROUND_STARTS:
            self.gathered()
            for seat in self.seats:
                for slot in range(st.SLOTS):
                    self.comes(ply, "slide", slot_id(seat, slot), DECK, together=bool(seat or slot))
        elif event.kind == Ev.SWIMS:
            self.comes(ply, "splash", slot_id(event.seat, st.end(event)), DRAWN)
        elif event.kind == Ev.CLOSES:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")
        else:
            super().follow(ply, event)
        if event.kind == Ev.PLACES:
            self.comes(ply, "splash", DRAWN, slot_id(event.seat, st.slot(event)))

    def together(self, event: Event) -> bool:
        """Cards that are turned over at once."""
        return event.kind == Ev.REVEALS or (event.kind == Ev.TURNS_UP and st.first(event) == 1)
