"""What is true of every state of Biber-Mania between two actions. Only the checks and edited positions use it."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from . import options as opt
from .deck import BODYGUARD, HIPPIE, JOKER, NONE, NUMBERS, PARTYBEAVER
from .state import FACE, GUARDED

SPAN = 6
"""How far the highest number of a sequence, a stolen card or the Hippie within it, is above the lowest."""


# ------------------------------------------------------------------------------------------------- groups of cards


@compiled
def group_can_lie(state: np.record, seat: int, start: int, end: int) -> bool:
    """Whether cards of a pile are a discard, or what can be left of one when others have stolen out of it."""
    action, cards, numbers, jokers = NONE, 0, 0, 0
    different, lowest, highest = 0, NUMBERS + 1, 0
    for i in range(start, end):
        card = int(state.pile[seat, i]) & FACE
        if card == JOKER:
            jokers += 1
        elif card > NUMBERS:
            if action != NONE:
                return False
            action = card
        else:
            different += 1 - (numbers >> card & 1)
            numbers |= 1 << card
            cards += 1
            lowest = min(lowest, card)
            highest = max(highest, card)
    if jokers > 0:  # B32, B56: with equal numbers or alone
        return action == NONE and different <= 1
    if different <= 1:
        if action == PARTYBEAVER or (action == HIPPIE and state.option[opt.HIPPIE_WITH_EQUALS] == 0):
            return cards <= 1
        return True
    if cards != different:
        return False
    if highest - lowest <= SPAN and (action == NONE or (action == HIPPIE and cards <= SPAN)):
        return True
    return (action == NONE or action == PARTYBEAVER) and cards <= 3 and numbers & numbers >> 1 == 0


@compiled
def guard_can_stay(state: np.record, seat: int, start: int, end: int) -> bool:
    """Whether a group is marked as protected exactly if it can be: with ``bodyguard_stays`` and equal numbers."""
    first = int(state.pile[seat, start])
    marked = first & GUARDED != 0
    if state.option[opt.BODYGUARD_STAYS] == 0:
        return not marked
    if first & FACE == BODYGUARD:
        return marked or end - start == 1
    if not marked:
        return True
    for i in range(start, end):
        card = int(state.pile[seat, i]) & FACE
        if card == JOKER or card > NUMBERS or card != first & FACE:
            return False
    return True
