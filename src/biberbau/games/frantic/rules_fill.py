"""Rules of Frantic, part 8: dealing what an observer does not know, one zone after another (see ``rules_views.fill``)."""

from __future__ import annotations

import numpy as np

from ...kernel.bag import take
from ...kernel.compiled import compiled
from ...kernel.rng import Rng, below
from ...kernel.stack import KIND, A
from . import options as opt
from .deck import CARDS, FACE_OF_KIND, FACE_OF_LEVEL, FACES, FUCK_YOU, GAMBLING_MAN, KIND_OF, NUMBERS, UNKNOWN
from .rules_known import stays
from .state import (
    ANY,
    ASIDE,
    DECK,
    EVENT,
    EVERYBODY,
    EXCHANGING,
    LEFT,
    ON_TOP,
    ORIGIN,
)

FREE, GAMBLED, EXCHANGED = range(3)
"""What everybody knows of the cards that lie aside: nothing, numbers of the colour last played, no Fuck You."""

ANYWHERE = DECK + 2
"""Noted of a card adrift for which there was no room: it is dealt like any other."""

# --------------------------------------------------------------------------------------------------- cards adrift


@compiled
def spare_row(row: int) -> int:
    """A row of ``loose`` that is not in use, to note where each card adrift has been put (place + 1)."""
    return 1 if row == 0 else 0


@compiled
def room_in(state: np.record, row: int, place: int) -> int:
    """How many unknown cards still find room in a place."""
    count = 0
    if place < EVERYBODY:
        if place < state.option[opt.PLAYERS] and place != row:
            count = int(state.hand_n[place])
            for face in range(FACES):
                count -= int(state.hand[place, face])
    elif place == ASIDE:
        for i in range(state.aside_n):
            count += 1 if state.aside[i] == UNKNOWN else 0
    elif place == ON_TOP:
        for i in range(state.pack_n):
            count += 1 if state.pack[i] == UNKNOWN else 0
    else:
        count = int(state.deck_n)
        for level in range(CARDS):
            count -= 1 if state.loose[spare_row(row), level] == 1 + DECK else 0
    return count


@compiled
def may_go(state: np.record, row: int, level: int) -> bool:
    """Whether a card adrift can be one of those that have left its hand unseen, beside those that already are."""
    value, spare = int(state.loose[row, level]), spare_row(row)
    origin, left = value // ORIGIN % 8, value // LEFT
    if left == ANY:
        return True
    for most in range(left, ANY):
        gone = 1
        for other in range(CARDS):
            one = int(state.loose[row, other])
            if one // LEFT <= most and one // ORIGIN % 8 == origin and state.loose[spare, other] > 0:
                gone += 1 if state.loose[spare, other] != 1 + origin else 0
        if gone > most:
            return False
    return True


@compiled
def put(state: np.record, row: int, level: int, place: int, rng: Rng) -> bool:
    """Put a card adrift in a place with room for it; False if no unknown card there can be this one."""
    face = int(FACE_OF_LEVEL[level])
    if place < EVERYBODY:
        state.hand[place, face] += 1
    elif place == ON_TOP:
        nth = below(rng, room_in(state, row, place))
        for i in range(state.pack_n):
            if state.pack[i] == UNKNOWN:
                if nth == 0:
                    state.pack[i] = face
                nth -= 1
    elif place == ASIDE:
        found, origin = -1, int(state.loose[row, level]) // ORIGIN % 8
        rule = aside_rule(state)
        if not may_lie_aside(state, rule, face):
            return False
        for i in range(state.aside_n):
            by = int(state.aside_by[i]) >> 3
            if state.aside[i] == UNKNOWN and (found < 0 or by == origin):
                found = i
        state.aside[found] = face
    state.loose[spare_row(row), level] = 1 + place
    return True


@compiled
def place_adrift(state: np.record, row: int, anyhow: bool, rng: Rng) -> bool:
    """Put every card adrift in one of its places, those with the fewest first, else in any order; False without room."""
    spare = spare_row(row)
    for choice in range(1, DECK + 2):
        waiting = 0
        for level in range(CARDS):
            if state.loose[row, level] != 0 and choices(int(state.loose[row, level])) == choice:
                waiting += 1
        while waiting > 0:
            nth = below(rng, waiting)
            for level in range(CARDS):
                value = int(state.loose[row, level])
                if value != 0 and state.loose[spare, level] == 0 and choices(value) == choice:
                    if nth == 0 and not place_one(state, row, level, anyhow, rng):
                        return False
                    nth -= 1
            waiting -= 1
    return True


@compiled
def choices(value: int) -> int:
    """In how many places a card adrift can lie."""
    count = 0
    for place in range(DECK + 1):
        count += value >> place & 1
    return count


@compiled
def weight_of(state: np.record, row: int, level: int, place: int, leaves: bool) -> int:
    """How likely a card adrift lies in a place, in relation to others; 0: not there.

    Of those that may have left a hand one went to each other place about once: how many others were in that hand, and
    what else was drawn since, leaves that as it is.
    """
    value = int(state.loose[row, level])
    if value >> place & 1 == 0 or room_in(state, row, place) <= 0:
        return 0
    origin, left = value // ORIGIN % 8, value // LEFT
    if left == ANY:
        return max(1, int(state.deck_n)) if place == DECK else 1
    if place != origin:
        return 1 if leaves else 0
    together, most = 0, -int(state.gone[row, origin])
    for other in range(CARDS):
        one = int(state.loose[row, other])
        if stays(one) and one // ORIGIN % 8 == origin:
            together += 1
            most += 0 if state.loose[spare_row(row), other] == 1 + origin else 1
    return together if most > 0 else 0


@compiled
def place_one(state: np.record, row: int, level: int, anyhow: bool, rng: Rng) -> bool:
    """Put one card adrift somewhere."""
    leaves, total = anyhow or may_go(state, row, level), 0
    for place in range(DECK + 1):
        total += weight_of(state, row, level, place, leaves)
    if total == 0 and anyhow:
        state.deck[FACE_OF_LEVEL[level]] += 1
        state.loose[spare_row(row), level] = ANYWHERE
        return True
    if total == 0:
        return False
    nth = below(rng, total)
    for place in range(DECK + 1):
        weight = weight_of(state, row, level, place, leaves)
        if nth < weight:
            return put(state, row, level, place, rng)
        nth -= weight
    return False


# ------------------------------------------------------------------------------------------------ what lies aside


@compiled
def aside_rule(state: np.record) -> int:
    """What everybody knows of the cards that lie aside."""
    for i in range(state.depth):
        if state.stack[i, KIND] == EVENT and state.stack[i, A] == GAMBLING_MAN:
            return GAMBLED
        if state.stack[i, KIND] == EXCHANGING:
            return EXCHANGED
    return FREE


@compiled
def may_lie_aside(state: np.record, rule: int, face: int) -> bool:
    """Whether a card can lie aside, as far as everybody knows."""
    if rule == GAMBLED:
        first = int(state.last_colour) * NUMBERS
        return first <= face < first + NUMBERS
    return rule != EXCHANGED or bool(KIND_OF[face] != FUCK_YOU)


@compiled
def fill_aside(state: np.record, rng: Rng) -> int:
    """Deal the unknown cards that lie aside out of the bag ``deck``; returns how many, -1 if none is left for one."""
    rule, dealt, rude, low, high = aside_rule(state), 0, 0, 0, FACES
    if rule == EXCHANGED:
        rude = int(state.deck[FACE_OF_KIND[FUCK_YOU]])
        state.deck[FACE_OF_KIND[FUCK_YOU]] = 0
    elif rule == GAMBLED:
        low = int(state.last_colour) * NUMBERS
        high = low + NUMBERS
    for i in range(state.aside_n):
        if state.aside[i] == UNKNOWN:
            count = 0
            for face in range(low, high):
                count += int(state.deck[face])
            if count == 0:
                return -1
            place, face = below(rng, count), low
            while place >= state.deck[face]:
                place -= int(state.deck[face])
                face += 1
            state.deck[face] -= 1
            state.aside[i] = face
            dealt += 1
    if rule == EXCHANGED:
        state.deck[FACE_OF_KIND[FUCK_YOU]] = rude
    return dealt


# ------------------------------------------------------------------------------------------------ hands and stack


@compiled
def fill_hands(state: np.record, count: int, rng: Rng) -> int:
    """Deal the unknown cards of all hands out of ``count`` in the bag ``deck``; returns how many are left."""
    for seat in range(state.option[opt.PLAYERS]):
        missing = int(state.hand_n[seat])
        for face in range(FACES):
            missing -= int(state.hand[seat, face])
        for _ in range(missing):
            state.hand[seat, take(state.deck, count, rng)] += 1
            count -= 1
    return count


@compiled
def fill_pack(state: np.record, count: int, rng: Rng) -> None:
    """Deal the unknown cards on top of the stack out of ``count`` in the bag ``deck``."""
    for i in range(state.pack_n):
        if state.pack[i] == UNKNOWN:
            state.pack[i] = take(state.deck, count, rng)
            count -= 1
