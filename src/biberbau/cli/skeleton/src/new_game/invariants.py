"""What is true of every state between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import NONE
from biberbau.kernel.compiled import compiled
from biberbau.kernel.complaints import ComplaintKind
from biberbau.kernel.stack import KIND, SEAT, top

from . import deck
from . import state as st
from .options import Opt
from .state import Frame


class Wrong(ComplaintKind):
    """What no state of a game is, and the field of a position document to look at first."""

    FINE = ""
    NO_CARD = "hand: everybody who plays has a card, and nobody else"
    NO_SWAP = "away: only those who have decided have laid cards away, and no more than may be swapped (R1)"
    CARDS = "deck: every card is there once"
    STACK = "decisions: one seat that plays decides, or the game is over"


COMPLAINTS = Wrong.texts(())
FORGIVEN = frozenset[int]()


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    players, decides = int(state.option[Opt.PLAYERS]), st.PLAYERS
    if state.depth < 0 or state.depth > 1:
        return Wrong.STACK
    if state.depth == 1:
        decides = int(top(state, SEAT))
        if top(state, KIND) != Frame.CHOOSE or decides < 0 or decides >= players:
            return Wrong.STACK
    placed, count, swapped = 0, int(state.deck_n), 0
    for face in range(deck.FACES):
        placed += int(state.deck[face]) << 2 * face
    for seat in range(st.PLAYERS):
        hand, away = int(state.hand[seat]), int(state.away[seat])
        if (hand >= 0) != (seat < players) or hand >= deck.FACES:
            return Wrong.NO_CARD
        if away != NONE:
            swapped += 1
            if seat >= decides or away < 0 or away >= deck.FACES or swapped > state.option[Opt.SWAPS]:
                return Wrong.NO_SWAP
            placed += 1 << 2 * away
        if hand >= 0:
            placed += 1 << 2 * hand
        count += (hand >= 0) + (away >= 0)
    return Wrong.FINE if count == deck.FACES and placed == 0x555555 else Wrong.CARDS
