"""The zones, and the events that move cards between them."""

from __future__ import annotations

from ...kernel.events import Event
from ..common.document.zones import Effect, Moves, Paths, Zone
from .rules import state as st
from .rules.state import Ev

ZONES = (
    Zone("row", "row", owner="seat", taps=("take", "put", "give", "get", "peek"), place=st.slot),
    Zone("drawn", "pile", taps=("use",)),
    Zone("aside", "hand"),
    Zone("discard", "pile", taps=("discard",)),
    Zone("top", "pile"),
    Zone("deck", "pile", taps=("draw",)),
)


def _from(event: Event) -> str:
    """A discarded card comes from a row, or was drawn."""
    return "drawn" if st.slot(event) < 0 else f"row-{event.seat}.{st.slot(event)}"


def _other(event: Event) -> str:
    """The other place of a swap, and its row."""
    seat, slot = st.other_place(event)
    return f"row-{seat}.{slot}"


MOVES: Moves = {
    Ev.DEALS: ("deck", "row"),
    Ev.TURNS_UP: ("deck", "discard"),
    Ev.LOOKS: ("row", "row"),
    Ev.TAKES: ("discard", "row"),
    Ev.DRAWS: ("deck", "drawn"),
    Ev.PUTS: ("drawn", "row"),
    Ev.DISCARDS: (_from, "discard"),
    Ev.USES: ("drawn", "aside"),
    Ev.SWAPS: ("row", _other),
    Ev.LAYS: ("aside", "discard"),
    Ev.OPENS: ("row", "row"),
    Ev.SETS_ASIDE: ("row", "aside"),
    Ev.REPLACES: ("deck", "row"),
}
PATHS = Paths(ZONES, MOVES)
EFFECTS = (Effect("knocker", "seat"),)
