"""The zones, and the events that move cards between them."""

from __future__ import annotations

from ...kernel.events import Event
from ..common.document.zones import Effect, Moves, Paths, Zone
from .rules import state as st
from .rules.state import Ev

ZONES = (
    Zone("display", "row", owner="seat", taps=("flip", "place", "swim"), place=st.slot),
    Zone("drawn", "pile"),
    Zone("discard", "pile", "pile", taps=("draw", "discard")),
    Zone("deck", "pile", taps=("draw",)),
)


def _from(event: Event) -> str:
    """A discarded card comes from a display, or was drawn."""
    return "drawn" if st.slot(event) < 0 else f"display-{event.seat}.{st.slot(event)}"


def _swims_from(event: Event) -> str:
    """The place that a beaver swims from."""
    return f"display-{event.seat}.{st.start(event)}"


def _swims_to(event: Event) -> str:
    """The place that it swims to."""
    return f"display-{event.seat}.{st.end(event)}"


MOVES: Moves = {
    Ev.OPENS_PILE: ("deck", "discard"),
    Ev.TURNS_UP: ("display", "display"),
    Ev.DRAWS: ("deck", "drawn"),
    Ev.TAKES: ("discard", "drawn"),
    Ev.DISCARDS: (_from, "discard"),
    Ev.PLACES: ("drawn", "display"),
    Ev.SWIMS: (_swims_from, _swims_to),
    Ev.REVEALS: ("display", "display"),
}
PATHS = Paths(ZONES, MOVES)
EFFECTS = (Effect("closer", "seat"),)
