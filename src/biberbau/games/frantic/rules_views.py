"""Rules of Frantic, part 6: who knows what. Views by erasing, and other worlds that look the same."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS
from ...kernel.rng import Rng
from ...kernel.stack import KIND, SEAT, A, B, actor, top
from . import options as opt
from .deck import (
    CARDS,
    COPIES,
    DISTRIBUTOR,
    EVENTS,
    FACE_OF_KIND,
    FACE_OF_LEVEL,
    FACES,
    IDENTITY_THEFT,
    LEVEL_OF,
    UNKNOWN,
)
from .rules_fill import ANYWHERE, fill_aside, fill_hands, fill_pack, place_adrift, spare_row
from .rules_hands import affected, is_in
from .rules_known import all_agree, forget_adrift, know_hand
from .state import (
    ANY_CARD,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOURING,
    COUNTER,
    DEAL_NEXT,
    DECK,
    DISCARDING,
    DOOMED,
    END_PLAY,
    EVERYBODY,
    FACE,
    GIVING,
    LAYING,
    LUCKY,
    MIMIC,
    ON_MARKET,
    PLAYERS,
    SCATTERING,
    STEALING,
    TARGET,
    TURN,
    WISHING,
)

TRIES = 1000
"""How often hidden cards are dealt before one adrift may lie where it cannot: no position of a game comes near it."""


@compiled
def conceal_hand(state: np.record, seat: int, observer: int) -> None:
    """Leave of a hand what an observer knows of it: what everybody knows and what he knows.

    Of his own hand, as far as he can tell, who else knows which of his cards.
    """
    keep = 1 << observer if observer >= 0 else 0
    if seat == observer:
        keep = int(state.told[seat])
    anything = 0
    for level in range(CARDS):  # without a branch, so that many levels are done at once
        mask = int(state.known[seat, level])
        mask = mask if mask == ALL_SEATS else mask & keep
        state.known[seat, level] = mask
        anything |= mask
    if seat == observer:
        return
    for face in range(FACES):
        count = 0
        if anything != 0:
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                count += 1 if state.known[seat, level] != 0 else 0
        state.hand[seat, face] = count


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    for seat in range(state.option[opt.PLAYERS]):
        conceal_hand(state, seat, int(observer))
    keep = 1 << EVERYBODY | (1 << observer if observer >= 0 else 0)
    if int(state.adrift) & ~keep != 0:
        for row in range(EVERYBODY):
            if int(state.adrift) & ~keep & 1 << row:
                forget_adrift(state, row)
    state.adrift = int(state.adrift) & keep
    state.sunk = int(state.sunk) & keep
    for i in range(state.aside_n):
        by = int(state.aside_by[i])
        if by != ON_MARKET and by >> 3 != observer:
            state.aside[i] = UNKNOWN
    for i in range(state.pack_n):
        state.pack[i] = UNKNOWN
    if state.deck_n > 0:
        for face in range(FACES):
            state.deck[face] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    What he cannot place is a bag. What is adrift comes first, then what lies aside, as not every card can lie there; then
    hands get any card that is left, then the top of the stack, and the rest is the stack.
    """
    row = EVERYBODY if observer < 0 else int(observer)
    for attempt in range(TRIES + 1):
        if deal_hidden(state, row, attempt == TRIES, rng):
            clear_notes(state, row, True)
            if attempt == TRIES or all_agree(state):
                break
        clear_notes(state, row, False)
        conceal(state, observer)
    looked_at(state)


@compiled
def clear_notes(state: np.record, row: int, dealt: bool) -> None:
    """Wipe where each card adrift has been put; those in the stack (``dealt``) join its rest."""
    spare = spare_row(row)
    for i in range(state.loose_n[row]):
        if dealt and state.loose[spare, i] == 1 + DECK:
            state.deck[int(state.loose[row, i]) >> FACE] += 1
        state.loose[spare, i] = 0


@compiled
def deal_hidden(state: np.record, row: int, anyhow: bool, rng: Rng) -> bool:
    """Deal what is hidden from whose row this is; False when it does not come out, and must be dealt again."""
    players, count = int(state.option[opt.PLAYERS]), 0
    for face in range(FACES):
        left = int(COPIES[state.option[opt.DECK], face]) - int(state.discard[face])
        for seat in range(players):
            left -= int(state.hand[seat, face])
        state.deck[face] = left
    for i in range(state.aside_n):
        if state.aside[i] >= 0:
            state.deck[state.aside[i]] -= 1
    if int(state.adrift) >> row & 1:
        for i in range(state.loose_n[row]):
            face = int(state.loose[row, i]) >> FACE
            if state.deck[face] > 0:
                state.deck[face] -= 1
            else:  # no game comes to that: a document says more than can be
                state.loose[spare_row(row), i] = ANYWHERE
        if not place_adrift(state, row, anyhow, rng):
            return False
    for face in range(FACES):
        count += int(state.deck[face])
    dealt = fill_aside(state, anyhow, rng)
    if dealt < 0:
        return False
    count = fill_hands(state, row, count - dealt, anyhow, rng)
    if count < 0:
        return False
    fill_pack(state, count, rng)
    return True


@compiled
def looked_at(state: np.record) -> None:
    """Who is choosing from other hands knows them: a thief, and a Distributor."""
    seat = int(top(state, SEAT))
    if top(state, KIND) == STEALING:
        know_hand(state, seat, top(state, B))
    elif top(state, KIND) == CHOOSING_PERSON and top(state, A) == DISTRIBUTOR:
        for other in range(state.option[opt.PLAYERS]):
            if other != seat and not is_in(state.shield, other):
                know_hand(state, seat, other)


# ---------------------------------------------------------------------------------------------------------- learners


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players, place = int(state.option[opt.PLAYERS]), 0
    for i in range(players):
        if state.at[i] == observer:
            place = i
    for relative in range(players):
        encode_seat(state, int(state.at[(place + relative) % players]), relative, out)
    base = PLAYERS * SEAT_SIZE
    for level in range(CARDS):
        if state.known[observer, level] == ALL_SEATS:
            out[base + int(FACE_OF_LEVEL[level])] += 0.25
    for face in range(FACES):
        out[base + FACES + face] = state.discard[face] / 4.0
    base += 2 * FACES
    for i in range(state.aside_n):
        if state.aside[i] >= 0:
            out[base + int(state.aside[i])] += 0.25
    base += FACES
    for event in range(EVENTS):
        out[base + event] = int(state.events_seen) >> event & 1
        out[base + EVENTS + event] = int(state.events_left) >> event & 1
    for i in range(state.offer.shape[0]):
        if state.offer[i] >= 0:
            out[base + 2 * EVENTS + int(state.offer[i])] = 1.0
    base += 3 * EVENTS
    if state.top >= 0:
        out[base + int(state.top)] = 1.0
    base += FACES
    if state.colour >= 0:
        out[base + int(state.colour)] = 1.0
    if state.last_colour >= 0:
        out[base + 4 + int(state.last_colour)] = 1.0
    out[base + 8 + int(state.number)] = 1.0
    symbol = int(state.symbol)
    out[base + 18 + (20 if symbol == ANY_CARD else symbol)] = 1.0
    base += 18 + 21
    encode_question(state, place, base, out)
    base += QUESTION
    out[base] = state.deck_n / CARDS
    out[base + 1] = state.pack_n / CARDS
    out[base + 2] = state.aside_n / CARDS
    out[base + 3] = state.bomb
    out[base + 4] = state.last_chance
    out[base + 5] = state.plus_one
    out[base + 6] = state.heir_n / 8.0
    out[base + 7 + int(state.over)] = 1.0
    base += 7 + DOOMED + 1
    out[base] = state.stack[0, B] if state.stack[0, KIND] == END_PLAY else 0
    base += 1
    out[base] = state.round_n / 9.0
    out[base + 1] = players / PLAYERS
    for i in range(opt.DECK, opt.FAMILY):
        out[base + 1 + i] = state.option[i]
    for i in range(opt.FAMILY + 1, state.option.shape[0]):  # the title of a card is no rule
        out[base + i] = state.option[i]
    out[base + 1 + opt.LIMIT] = state.option[opt.LIMIT] / 100.0
    out[base + 1 + opt.ROUNDS] = state.option[opt.ROUNDS] / 9.0


@compiled
def encode_seat(state: np.record, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the player who sits so many places after the observer."""
    base = relative * FACES
    for face in range(FACES):
        out[base + face] = state.hand[seat, face] / 4.0
    base = PLAYERS * FACES + relative
    out[base] = state.hand_n[seat] / 20.0
    out[base + PLAYERS] = state.points[seat] / 100.0
    out[base + 2 * PLAYERS] = state.round_points[seat] / 100.0
    out[base + 3 * PLAYERS] = state.bomb_left[seat] / 3.0
    shares = 5 if top(state, KIND) == CHOOSING_PERSON else 4
    out[base + shares * PLAYERS] = (
        min(1, int(state.shares[seat])) if shares == 5 else state.shares[seat] / 4.0
    )
    out[base + 6 * PLAYERS] = 1.0 if state.dealer == seat else 0.0
    out[base + 7 * PLAYERS] = 1.0 if state.seat == seat else 0.0
    out[base + 8 * PLAYERS] = 1.0 if actor(state) == seat else 0.0
    masks = (
        state.skipped,
        state.shield,
        state.heir,
        state.marked,
        state.bomb_safe,
        state.chance_safe,
        state.chanced,
        state.plus_safe,
        state.robbed,
        state.spared,
    )
    for i in range(len(masks)):
        if is_in(masks[i], seat):
            out[base + (9 + i) * PLAYERS] = 1.0
    out[PLAYERS * (FACES + 19) + relative * PLAYERS + seat] = 1.0


@compiled
def encode_question(state: np.record, place: int, base: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the top frame, from ``base`` on, for who sits at a place: its numbers by what they mean."""
    kind, a, b, about = int(top(state, KIND)), int(top(state, A)), int(top(state, B)), -1
    out[base + kind] = 1.0
    base += DEAL_NEXT + 1
    if kind == TARGET or kind == COUNTER or kind == COLOURING:
        out[base + (b if kind == COLOURING else a)] = 1.0
    base += KINDS
    if kind == LAYING or kind == CHOOSING_PERSON or kind == CHOOSING_EVENT:
        out[base + a] = 1.0
    base += EVENTS
    if kind == COLOURING:
        for colour in range(4):
            out[base + colour] = a >> colour & 1
    base += 4
    if kind == COUNTER or kind == GIVING:
        about = b & 7
    elif kind == STEALING or (kind == CHOOSING_PERSON and a == DISTRIBUTOR):
        about = b
    elif kind == CHOOSING_PERSON and a == IDENTITY_THEFT:
        about = b - 1
    elif kind == SCATTERING:
        about = affected(state, top(state, SEAT), b)
    players = int(state.option[opt.PLAYERS])
    for i in range(players):
        if state.at[i] == about:
            out[base + (i - place + players) % players] = 1.0
    base += PLAYERS
    if kind == TURN or kind == WISHING or kind == MIMIC or LUCKY <= kind <= DISCARDING:
        out[base] = a / 8.0
    if kind == TURN or kind == WISHING or kind == TARGET or kind == DISCARDING:
        out[base + 1] = b / 16.0
    elif kind == COUNTER or kind == GIVING:
        out[base + 1] = (b >> 3) / 16.0


SEAT_SIZE = FACES + 19 + PLAYERS
"""A player: the faces on his hand as far as the observer knows, counts, accounts, protections, his letter."""
KINDS = FACE_OF_KIND.shape[0]
QUESTION = DEAL_NEXT + 1 + KINDS + EVENTS + 4 + PLAYERS + 2
"""What is decided, and what that is about: kind of card, event, colours, seat, two numbers."""
ENCODED = (
    PLAYERS * SEAT_SIZE
    + 4 * FACES
    + 3 * EVENTS
    + 18
    + 21
    + QUESTION
    + 7
    + DOOMED
    + 1
    + 3
    + len(opt.OPTIONS)
    - 2
)
"""Length of ``encode``'s vector: the players, then piles, events, what must be matched, the question, counts, options."""
