"""The zones, and the events that move cards between them."""

from __future__ import annotations

from ..common.document.zones import Effect, Zone, of_seat
from .rules import state as st
from .rules.state import Ev

ZONES = (
    Zone("hand", "hand", owner="seat", taps=("play", "pick")),
    Zone("discard", "pile"),
    Zone("top", "pile"),
    Zone("deck", "pile", taps=("draw",)),
    Zone("pack", "pile"),
    Zone("aside", "queue", taps=("pick",)),
)
MOVES = {
    Ev.DEALS: ("deck", "hand"),
    Ev.TURNS_UP: ("deck", "discard"),
    Ev.PLAYS: ("hand", "discard"),
    Ev.DRAWS: ("deck", "hand"),
    Ev.HANDS: ("hand", of_seat("hand", st.to)),
    Ev.LAYS: ("hand", "aside"),
    Ev.GETS: ("aside", "hand"),
    Ev.TAKES: ("aside", "hand"),
    Ev.DISCARDS: ("hand", "discard"),
}
EFFECTS = (
    Effect("skipped", "seats"),
    Effect("shield", "seats"),
    Effect("bomb", "flag"),
    Effect("last_chance", "flag"),
    Effect("plus_one", "flag"),
)
