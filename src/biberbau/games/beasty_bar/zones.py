"""The zones, and the events that move cards between them."""

from __future__ import annotations

from ...kernel.events import Event
from ..common.document.zones import Effect, Zone
from .rules import deck
from .rules import state as st
from .rules.state import Ev


def element(card: int) -> str:
    """Element id of a face-up card: each is unique, so the id tells no more than the face."""
    return f"card-{card}"


def _owner(card: int) -> int:
    """The seat whose card it is."""
    return card // deck.SPECIES


def _value(card: int) -> str:
    """The name of a card in ``play`` and ``out``."""
    return str(card % deck.SPECIES % deck.VALUES + 1)


def _zone(name: str, kind: str, field: str = "", taps: tuple[str, ...] = ()) -> Zone:
    """A zone of the table's, with cards of all colours."""
    return Zone(name, kind, field, taps=taps, whose=_owner, element=element)  # type: ignore[arg-type]  # a literal


ZONES = (
    _zone("line", "queue", taps=("at",)),
    _zone("sent", "queue", taps=("stack",)),
    _zone("pile", "pile"),
    _zone("beside", "queue"),
    _zone("bar", "queue"),
    Zone("hand", "hand", owner="seat", taps=("play", "out"), element=element, called=_value),
    Zone("deck", "pile", owner="seat"),
)


def _played(event: Event) -> str:
    """A card joins the line; a vulture goes beside THAT'S IT."""
    return "beside" if st.place(event) < 0 else "line"


def _taken_on(event: Event) -> str:
    """What acts as a vulture leaves the line."""
    return "beside" if st.model(event) == deck.VULTURE else "line"


MOVES = {
    Ev.DRAWS: ("deck", "hand"),
    Ev.PLAYS: ("hand", _played),
    Ev.BROUGHT_BACK: ("pile", "line"),
    Ev.IMITATES: ("line", _taken_on),
    Ev.MOVES: ("line", "line"),
    Ev.SENT: ("line", "sent"),
    Ev.BURNS: ("line", "sent"),
    Ev.ENTERS: ("line", "bar"),
    Ev.EXCLUDED: ("line", "sent"),
    Ev.LANDS: ("beside", "sent"),
    Ev.STACKED: ("sent", "pile"),
}
EFFECTS = (Effect("flipped", "flag"), Effect("return_game", "flag", "game"))
