"""The zones, and the events that move cards between them."""

from __future__ import annotations

from ...kernel.cards import NONE
from ...kernel.events import Event, EventNumber
from ..common.document.zones import Moves, Paths, Place, Zone, of_seat
from .rules import state as st
from .rules.state import Ev


def _face(cell: int) -> int:
    """The card of a cell of a pile, in which groups are marked."""
    return cell & st.FACE


ZONES = (
    Zone("hand", "hand", owner="seat", taps=("add",)),
    Zone("known", "hand", owner="seat"),
    Zone("chosen", "queue"),
    Zone("pile", "pile", owner="seat", taps=("steal",), reads=_face),
    Zone("display", "hand", taps=("stab", "steal")),
    Zone("stock", "hand", taps=("draw", "steal")),
    Zone("gone", "hand"),
    Zone("deck", "pile"),
)


def _at(number: EventNumber) -> Place:
    """A seat's pile, or the place for its number."""
    middle = {st.AT_DISPLAY: "display", st.AT_STOCK: "stock", st.AT_DECK: "deck"}
    return lambda event: middle.get(number(event)) or f"pile-{number(event)}"


def _granted(event: Event) -> str:
    """A granted wish goes to the other seat's hand."""
    return "" if event.card == NONE else f"hand-{st.other(event)}"


def _added(event: Event) -> str:
    """A card added by the King lies on the other seat's pile."""
    return "" if event.card == NONE else f"pile-{st.other(event)}"


MOVES: Moves = {
    Ev.DEALS: ("deck", "hand"),
    Ev.FILLS: ("deck", _at(st.place)),
    Ev.ADDS: ("hand", "chosen"),
    Ev.STABS_DISPLAY: ("display", "hand"),
    Ev.TAKES: (of_seat("pile", st.other), "hand"),
    Ev.REFUSES: (of_seat("pile", st.other), "gone"),
    Ev.STEALS: (_at(st.place), "hand"),
    Ev.GRANTS: ("hand", _granted),
    Ev.DRAWS: (_at(st.place), "hand"),
    Ev.KING_TAKES: ("hand", _added),
}
PATHS = Paths(ZONES, MOVES)
