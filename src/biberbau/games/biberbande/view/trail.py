"""Follows the cards of rows, deck and discard pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ....kernel.events import Event
from ....match import Position
from ...common.view.table_rows import DRAWN, RowsTrail, slot_id
from ...common.view.trail import DISCARD
from ..rules import state as st
from ..rules.state import Ev
from ..zones import PATHS


def aside_id(face: int, number: int) -> str:
    """The place of a special card in use; it has no element of its own."""
    return f"aside-{face}-{number}"


class Trail(RowsTrail):
    """The movements of cards. ``looked``: by seat, the places of the cards that are looked at."""

    PATHS = PATHS
    CUES: ClassVar[Mapping[int, str]] = {Ev.PUTS: "thump"}

    def __init__(self, view: Position) -> None:
        super().__init__(view)
        self.looked: dict[int, list[str]] = {}

    def follow(self, ply: int, event: Event) -> None:
        """One event. A special card in use stays in the hand on screen."""
        there = slot_id(event.seat, st.place_in_row(event))
        if event.kind == Ev.ROUND_STARTS:
            self.gathered()
            self.looked.clear()
        elif event.kind == Ev.HIDES:
            for place in self.looked.pop(event.seat, []):
                self.turns(ply, "slide", place, together=True)
        elif event.kind == Ev.USES:
            self.comes(ply, "slide", aside_id(event.card, 0), DRAWN)
        elif event.kind == Ev.SWAPS:
            self.comes(ply, "swap", slot_id(*st.other_place(event)), there)
            self.comes(ply, "swap", there, slot_id(*st.other_place(event)), together=True)
        elif event.kind == Ev.LAYS:
            self.comes(ply, "slide", DISCARD, DRAWN)
        elif event.kind == Ev.KNOCKS:
            self.move(ply, "knock", f"set pod-{event.seat} data-mood knocks")
        elif event.kind != Ev.SETS_ASIDE:
            super().follow(ply, event)
        if event.kind == Ev.LOOKS:
            self.looked.setdefault(event.seat, []).append(there)

    def together(self, event: Event) -> bool:
        """Cards that are dealt, looked at or turned over at once."""
        return event.kind in (Ev.DEALS, Ev.LOOKS, Ev.OPENS)
