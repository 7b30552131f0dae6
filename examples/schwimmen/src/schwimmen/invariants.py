"""What is true of every state between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cards import NONE
from biberbau.kernel.compiled import compiled
from biberbau.kernel.complaints import ComplaintKind
from biberbau.kernel.stack import KIND, SEAT, A, top

from . import deck
from . import state as st
from .options import Opt
from .rules import how_many_in, is_in
from .state import Frame


class Wrong(ComplaintKind):
    """What no state of a game is, and the field of a position document to look at first."""

    FINE = ""
    LIVES = "lives: no more than the table plays with; one player is in when the game is over, else several"
    HANDS = "hand: three cards for everybody who is in; all others have none, unless the round is over"
    KNOWN = "known: cards that somebody has, and all of them when the round is over"
    CARDS = "deck: every card is there once"
    PASSES = "passes: fewer than there are players, and none after a knock"
    KNOCKER = "knocker: somebody who is in and whose turn it is not, while the round goes on"
    ROUND = "rounds: a round that is over counts, and somebody has begun it"
    STACK = "decisions: one seat that is in decides, or the game is over"


COMPLAINTS = Wrong.texts(())
FORGIVEN = frozenset[int]()


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    kind, seat, several = top(state, KIND), int(top(state, SEAT)), how_many_in(state)
    if state.depth < 0 or state.depth > 1 or (several > 1) != (state.depth == 1):
        return Wrong.LIVES
    if (
        kind < 0
        or kind > Frame.LOOK
        or top(state, A) < 0
        or top(state, A) >= (3 if kind == Frame.GIVE else 1)
    ):
        return Wrong.STACK
    if kind != 0 and (seat < 0 or not is_in(state, seat)):
        return Wrong.STACK
    runs = kind in (Frame.TURN, Frame.GIVE)
    if state.round_n < (0 if runs else 1) or state.first < 0 or state.first >= state.option[Opt.PLAYERS]:
        return Wrong.ROUND
    if state.passes < 0 or state.passes > (several - 1 if runs and state.knocker == NONE else 0):
        return Wrong.PASSES
    if state.knocker != NONE:
        if not runs or state.knocker < 0 or not is_in(state, state.knocker) or state.knocker == seat:
            return Wrong.KNOCKER
    for other in range(st.PLAYERS):
        wrong = complaint_about(state, other, runs)
        if wrong != Wrong.FINE:
            return wrong
    return every_card(state)


@compiled
def complaint_about(state: np.record, seat: int, runs: bool) -> Wrong:
    """What is wrong with what a seat has."""
    plays = seat < state.option[Opt.PLAYERS]
    lives, cards, every = int(state.lives[seat]), 0, (1 << st.HAND) - 1
    if lives < (st.OUT if plays else 0) or lives > (int(state.option[Opt.LIVES]) if plays else 0):
        return Wrong.LIVES
    for slot in range(st.HAND):
        card = int(state.hand[seat, slot])
        if card >= deck.FACES or (card < 0 and card != NONE) or (card != 0 and not plays):
            return Wrong.HANDS
        cards += 1 if plays and card >= 0 else 0
    if cards not in (0, st.HAND) or (cards == 0 and is_in(state, seat)) or (cards > 0 and lives < 0 and runs):
        return Wrong.HANDS
    known = int(state.known[seat])
    fits = 0 <= known <= every if runs and cards else known == (every if cards else 0)
    return Wrong.FINE if fits else Wrong.KNOWN


@compiled
def every_card(state: np.record) -> Wrong:
    """Each lies in one place."""
    cards = int(state.deck_n)
    for face in range(deck.FACES):
        there = int(state.deck[face])
        cards -= there
        for card in state.middle:
            there += 1 if card == face else 0
        for i in range(state.away_n):
            there += 1 if state.away[i] == face else 0
        for seat in range(state.option[Opt.PLAYERS]):
            for slot in range(st.HAND):
                there += 1 if state.hand[seat, slot] == face else 0
        if there != 1 or state.deck[face] < 0:
            return Wrong.CARDS
    return Wrong.FINE if cards == 0 else Wrong.CARDS
