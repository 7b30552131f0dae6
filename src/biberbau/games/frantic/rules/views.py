"""Rules of Frantic, part 6: who knows what. Views by erasing, and other worlds that look the same."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import UNKNOWN
from ....kernel.events import ALL_SEATS
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, B, actor, top
from . import deck
from . import state as st
from .fill import clear_notes, fill_aside, fill_hands, fill_pack, note_known, place_adrift
from .hands import affected, is_in
from .known import all_agree, know_hand
from .observation_spec import OPTION_AT, OPTION_PER, At
from .options import Opt
from .state import Frame, State
from .types import apart, once
from .whereabouts import close_up, lies_openly

TRIES = 1000
"""How often hidden cards are dealt before one adrift may lie where it cannot: no position of a game comes near it."""


@apart
def conceal_hands(state: State, observer: int) -> None:
    """Leave of each hand what an observer knows of it: what everybody knows and what the observer knows.

    Of their own hand, as far as they can tell, who else knows which of its cards.
    """
    keep, told = 0, 0
    if observer >= 0:
        keep, told = 1 << observer, int(state.told[observer])
    for level in range(deck.CARDS):  # without a branch, so that many levels are done at once
        mask = int(state.known[level])
        kept = mask & (told if state.holder[level] == observer else keep)
        state.known[level] = mask if mask == ALL_SEATS else kept
    close_up(state)
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer:
            state.hand[seat, :] = 0
    for level in range(deck.CARDS):
        if state.known[level] != 0 and state.holder[level] != observer:
            state.hand[state.holder[level], deck.FACE_OF_LEVEL[level]] += 1


@apart
def conceal(state: State, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    conceal_hands(state, int(observer))
    for i in range(state.aside_n):
        by = int(state.aside_by[i])
        if by != st.ON_MARKET and by >> 3 != observer:
            state.aside[i] = UNKNOWN
    state.pack[: state.pack_n] = UNKNOWN
    if state.deck_n > 0:
        state.deck[:] = UNKNOWN


@apart
def fill(state: State, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, within the bounds that the state has.

    What the observer cannot place is a bag. What is adrift comes first, then what lies aside, as not every card can lie
    there; then hands get any card that is left, then the top of the stack, and the rest is the stack.
    """
    for attempt in range(TRIES + 1):
        dealt = deal_hidden(state, int(observer), attempt == TRIES, rng)
        clear_notes(state, dealt)
        if dealt and (attempt == TRIES or all_agree(state)):
            break
        conceal(state, observer)
    looked_at(state)


@apart
def deal_hidden(state: State, observer: int, anyhow: bool, rng: Rng) -> bool:
    """Deal what is hidden from an observer; False when it does not come out, and must be dealt again."""
    players, count = int(state.option[Opt.PLAYERS]), 0
    for face in range(deck.FACES):
        left = int(deck.COPIES[state.option[Opt.DECK], face]) - int(state.discard[face])
        for seat in range(players):
            left -= int(state.hand[seat, face])
        state.deck[face] = left
    for i in range(state.aside_n):
        if state.aside[i] >= 0:
            state.deck[state.aside[i]] -= 1
    if state.loose_n > 0:
        note_known(state, rng)
        if not place_adrift(state, observer, anyhow, rng):
            return False
    for face in range(deck.FACES):
        count += int(state.deck[face])
    dealt = fill_aside(state, anyhow, rng)
    if dealt < 0:
        return False
    count = fill_hands(state, observer, count - dealt, anyhow, rng)
    if count < 0:
        return False
    fill_pack(state, count, rng)
    return True


@apart
def looked_at(state: State) -> None:
    """Who is choosing from other hands knows them: a thief, and a Distributor."""
    seat = int(top(state, SEAT))
    if top(state, KIND) == Frame.STEALING:
        know_hand(state, seat, top(state, B))
    elif top(state, KIND) == Frame.CHOOSING_PERSON and top(state, A) == deck.DISTRIBUTOR:
        for other in range(state.option[Opt.PLAYERS]):
            if other != seat and not is_in(state.shield, other):
                know_hand(state, seat, other)


# ---------------------------------------------------------------------------------------------------------- learners


@apart
def encode(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players, place = int(state.option[Opt.PLAYERS]), 0
    for i in range(players):
        if state.at[i] == observer:
            place = i
    for relative in range(players):
        encode_seat(state, int(state.at[(place + relative) % players]), relative, out)
    for level in range(deck.CARDS):
        if lies_openly(state, level, observer):
            out[At.SHOWN + int(deck.FACE_OF_LEVEL[level])] += 0.25
    for face in range(deck.FACES):
        out[At.DISCARD + face] = state.discard[face] / 4.0
    for i in range(state.aside_n):
        if state.aside[i] >= 0:
            out[At.ASIDE + int(state.aside[i])] += 0.25
    encode_demand(state, out)
    encode_events(state, out)
    encode_question(state, place, out)
    out[At.STACK_SIZE] = state.deck_n / deck.CARDS
    out[At.PACK_SIZE] = state.pack_n / deck.CARDS
    out[At.ASIDE_SIZE] = state.aside_n / deck.CARDS
    out[At.ACTS_AGAIN] = state.stack[0, B] if state.stack[0, KIND] == Frame.END_PLAY else 0
    out[At.ROUNDS] = state.round_n / 9.0
    out[At.PLAYERS] = players / st.PLAYERS
    for i in range(OPTION_AT.shape[0]):
        out[At.OPTIONS + i] = state.option[OPTION_AT[i]] / OPTION_PER[i]


@once
def encode_demand(state: State, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the top card and of what the next one must match."""
    if state.top >= 0:
        out[At.TOP + int(state.top)] = 1.0
    if state.colour >= 0:
        out[At.COLOUR + int(state.colour)] = 1.0
    if state.last_colour >= 0:
        out[At.LAST_COLOUR + int(state.last_colour)] = 1.0
    out[At.NUMBER + int(state.number)] = 1.0
    symbol = int(state.symbol)
    out[At.SYMBOL + (KINDS if symbol == st.ANY_CARD else symbol)] = 1.0


@apart
def encode_events(state: State, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of events, and of those that last."""
    for event in range(deck.ALL_EVENTS):
        out[At.EVENTS_SEEN + event] = int(state.events_seen) >> event & 1
        out[At.EVENTS_LEFT + event] = int(state.events_left) >> event & 1
    for i in range(state.offer.shape[0]):
        if state.offer[i] >= 0:
            out[At.EVENTS_OFFERED + int(state.offer[i])] = 1.0
    out[At.BOMB] = state.bomb
    out[At.LAST_CHANCE] = state.last_chance
    out[At.PLUS_ONE] = state.plus_one
    out[At.HEIRS] = state.heir_n / 8.0
    out[At.OVER + int(state.over)] = 1.0


@apart
def encode_seat(state: State, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the player who sits this many places after the observer."""
    for face in range(deck.FACES):
        out[At.HANDS + relative * deck.FACES + face] = state.hand[seat, face] / 4.0
    out[At.HAND_SIZES + relative] = state.hand_n[seat] / 20.0
    out[At.POINTS + relative] = state.points[seat] / 100.0
    out[At.ROUND_POINTS + relative] = state.round_points[seat] / 100.0
    out[At.BOMB_LEFT + relative] = state.bomb_left[seat] / 3.0
    if top(state, KIND) == Frame.CHOOSING_PERSON:
        out[At.GETS_HAND + relative] = min(1, int(state.shares[seat]))
    else:
        out[At.FOUR_DEALT + relative] = state.shares[seat] / 4.0
    out[At.DEALER + relative] = 1.0 if state.dealer == seat else 0.0
    out[At.TURN + relative] = 1.0 if state.seat == seat else 0.0
    out[At.DECIDES + relative] = 1.0 if actor(state) == seat else 0.0
    masks = (  # as in ``st.MASKS``
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
            out[At.MASKS + i * st.PLAYERS + relative] = 1.0
    out[At.LETTERS + relative * st.PLAYERS + seat] = 1.0


@apart
def encode_question(state: State, place: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the top frame, for the player at a place: its numbers by what they mean."""
    kind, a, b = int(top(state, KIND)), int(top(state, A)), int(top(state, B))
    players, about = int(state.option[Opt.PLAYERS]), seat_in_question(state, kind, a, b)
    out[At.QUESTION + kind] = 1.0
    if kind == Frame.TARGET or kind == Frame.COUNTER or kind == Frame.COLOURING:
        out[At.ABOUT_KIND + (b if kind == Frame.COLOURING else a)] = 1.0
    if kind == Frame.LAYING or kind == Frame.CHOOSING_PERSON or kind == Frame.CHOOSING_EVENT:
        out[At.ABOUT_EVENT + a] = 1.0
    if kind == Frame.COLOURING:
        for colour in range(4):
            out[At.ABOUT_COLOURS + colour] = a >> colour & 1
    for i in range(players):
        if state.at[i] == about:
            out[At.ABOUT_SEAT + (i - place + players) % players] = 1.0
    if (
        kind == Frame.TURN
        or kind == Frame.WISHING
        or kind == Frame.MIMIC
        or Frame.LUCKY <= kind <= Frame.DISCARDING
    ):
        out[At.ABOUT_NUMBER] = a / 8.0
    if kind == Frame.TURN or kind == Frame.WISHING or kind == Frame.TARGET or kind == Frame.DISCARDING:
        out[At.ABOUT_MORE] = b / 16.0
    elif kind == Frame.COUNTER or kind == Frame.GIVING:
        out[At.ABOUT_MORE] = (b >> 3) / 16.0


@apart
def seat_in_question(state: State, kind: int, a: int, b: int) -> int:
    """Whom a question is about, or -1."""
    if kind == Frame.COUNTER or kind == Frame.GIVING:
        return b & 7
    if kind == Frame.STEALING or (kind == Frame.CHOOSING_PERSON and a == deck.DISTRIBUTOR):
        return b
    if kind == Frame.CHOOSING_PERSON and a == deck.IDENTITY_THEFT:
        return b - 1
    return affected(state, top(state, SEAT), b) if kind == Frame.SCATTERING else -1


KINDS = len(deck.KIND_NAMES)
"""``SYMBOL``: the place of "any card"."""
