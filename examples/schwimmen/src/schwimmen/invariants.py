"""What is true of every state between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import NONE
from biberbau.kernel.compiled import compiled
from biberbau.kernel.complaints import ComplaintKind
from biberbau.kernel.stack import KIND, SEAT, top

from . import FACES, HAND, OUT, Frame, Opt, how_many_in, is_in


class Wrong(ComplaintKind):
    """What no state of a game is, and the field of a position document to look at first."""

    FINE = ""
    LIVES = "lives: no more than the table plays with; one player is in when the game is over, else several"
    STACK = "decisions: one seat that is in decides, or the game is over"
    HANDS = "hand: three cards for everybody who is in; all others have none, unless the round is over"
    KNOCKER = "knocker: somebody who is in and whose turn it is not, while the round goes on"
    CARDS = "deck: every card is there once"


COMPLAINTS = Wrong.texts(())
FORGIVEN = frozenset[int]()


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    kind, seat, several = top(state, KIND), int(top(state, SEAT)), how_many_in(state)
    if state.depth < 0 or state.depth > 1 or (several > 1) != (state.depth == 1):
        return Wrong.LIVES
    if kind < 0 or kind > Frame.LOOK or (kind != 0 and (seat < 0 or not is_in(state, seat))):
        return Wrong.STACK
    runs = kind in (Frame.TURN, Frame.GIVE)
    if state.knocker != NONE and (not runs or state.knocker == seat or not is_in(state, state.knocker)):
        return Wrong.KNOCKER
    seen = np.int64(0)
    cards = int(state.deck_n) + HAND + int(state.away_n)
    for player in range(state.option[Opt.PLAYERS]):
        lives, holds = int(state.lives[player]), int(state.hand[player, 0]) >= 0
        if lives < OUT or lives > state.option[Opt.LIVES]:
            return Wrong.LIVES
        if holds != (lives > OUT) and (runs or not holds):
            return Wrong.HANDS
        for card in state.hand[player]:
            if (card >= 0) != holds:
                return Wrong.HANDS
            seen |= 1 << int(card) if holds else 0
            cards += 1 if holds else 0
    for card in state.middle:
        seen |= 1 << int(card)
    for i in range(state.away_n):
        seen |= 1 << int(state.away[i])
    for face in range(FACES):
        if state.deck[face] not in (0, 1):
            return Wrong.CARDS
        seen |= int(state.deck[face]) << face
    return Wrong.FINE if cards == FACES and seen == (1 << FACES) - 1 else Wrong.CARDS
