"""Where the cards lie, and which events move them."""

from __future__ import annotations

from ....kernel.events import Event
from ...common.document.zones import Effect, Zone
from ..rules import state as st
from ..rules.state import Ev

ZONES = (
    Zone("display", "row", owner="seat", taps=("flip", "place", "swim"), place=st.slot),
    Zone("drawn", "pile"),
    Zone("discard", "pile", "pile", taps=("draw", "discard")),
    Zone("deck", "pile", taps=("draw",)),
)


def _from(event: Event) -> str:
    """A card that is discarded comes from a display, or was drawn."""
    return "drawn" if st.slot(event) < 0 else f"display-{event.seat}"


MOVES = {
    Ev.OPENS_PILE: ("deck", "discard"),
    Ev.TURNS_UP: ("display", "display"),
    Ev.DRAWS: ("deck", "drawn"),
    Ev.TAKES: ("discard", "drawn"),
    Ev.DISCARDS: (_from, "discard"),
    Ev.PLACES: ("drawn", "display"),
    Ev.SWIMS: ("display", "display"),
    Ev.REVEALS: ("display", "display"),
}
EFFECTS = (Effect("closer", "seat"),)
