"""Invariants of Frantic between two actions, for the checks and for hand-written positions."""

from __future__ import annotations

import numpy as np

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.complaints import about
from ....kernel.events import ALL_SEATS
from ....kernel.stack import KIND, SEAT, A, B, top
from ..rules import deck
from ..rules import state as st
from ..rules.actions import SEAT_LETTERS
from ..rules.events import all_events
from ..rules.hands import gambles_with_any, is_in
from ..rules.known import can_lie, origin_of, unknown_in
from ..rules.options import Opt, Scoring
from ..rules.round import is_last_round
from ..rules.sorts import OF_COLOUR, may_be
from ..rules.state import Frame, Over, State
from ..rules.whereabouts import how_many_openly
from .frames import look_at_stack
from .wrong import Wrong

COMPLAINTS = Wrong.texts(SEAT_LETTERS[: st.PLAYERS])
"""The meaning of each number that ``complaint`` returns."""

FORGIVEN: frozenset[int] = frozenset()
"""No exceptions for hand-written tables."""

# ----------------------------------------------------------------------------------------------------------- cards


@compiled
def look_at_cards(state: State) -> int:
    """Each face as often as in the box: in hands, stack, pile and on its way; and all counts are right."""
    stack = 0
    if not 0 <= state.pack_n <= st.PACK or not 0 <= state.aside_n <= deck.CARDS:
        return Wrong.PILE
    for face in range(deck.FACES):
        if state.deck[face] < 0 or state.discard[face] < 0:
            return Wrong.PILE
        stack += int(state.deck[face])
        count = int(state.deck[face]) + int(state.discard[face])
        for seat in range(st.PLAYERS):
            if state.hand[seat, face] < 0:
                return about(Wrong.HAND, seat)
            count += int(state.hand[seat, face])
        for i in range(state.pack_n):
            count += int(state.pack[i] == face)
        for i in range(state.aside_n):
            count += int(state.aside[i] == face)
        if count != deck.COPIES[state.option[Opt.DECK], face]:
            return Wrong.CARD_LOST
    if stack != state.deck_n:
        return Wrong.PILE
    for i in range(st.PACK):
        if (i < state.pack_n) != (state.pack[i] != NONE):
            return Wrong.PILE
    if state.top != NONE and (state.top < 0 or state.top >= deck.FACES or state.discard[state.top] == 0):
        return Wrong.TOP
    return Wrong.FINE


@compiled
def look_at_hands(state: State) -> int:
    """Hands, and that nobody knows more cards than there are."""
    players = int(state.option[Opt.PLAYERS])
    for face in range(deck.FACES):
        seat, above, nth = 0, ALL_SEATS, 0
        for level in range(deck.LEVEL_OF[face], deck.LEVEL_OF[face + 1]):
            mask, holder = int(state.known[level]), int(state.holder[level])
            if mask == 0:
                seat = 0
            elif holder > seat and above != 0:
                above, seat, nth = ALL_SEATS, holder, 0
            if mask & ~above != 0 or holder != seat or holder >= players:
                return about(Wrong.KNOWN, seat)
            if mask != ALL_SEATS and (mask >> players != 0 or is_in(mask, holder)):
                return about(Wrong.KNOWN, holder)
            if mask != 0 and nth >= state.hand[holder, face]:
                return about(Wrong.KNOWN, holder)
            above, nth = mask, nth + 1
    for seat in range(st.PLAYERS):
        count = 0
        for face in range(deck.FACES):
            count += int(state.hand[seat, face])
        if count != state.hand_n[seat]:
            return about(Wrong.HAND, seat)
        if seat >= players and (count != 0 or state.points[seat] != 0 or state.round_points[seat] != 0):
            return Wrong.UNUSED_SEAT
    return Wrong.FINE


@compiled
def look_at_lacks(state: State) -> int:
    """The cards that a hand lacks: only as many as came late may be there; numbers and counts are possible."""
    for seat in range(st.PLAYERS):
        late, said = int(state.late_n[seat]), 0
        if late > st.LATE:
            return about(Wrong.LACK, seat)
        for face in range(deck.FACES):
            said |= int(state.lack[seat, face])
            if state.lack[seat, face] > late + 1:
                return about(Wrong.LACK, seat)
            unknown = int(state.hand[seat, face]) - how_many_openly(state, seat, face)
            for i in range(state.loose_n):
                value = int(state.loose[i])
                unknown -= value >> seat & 1 if value >> st.FACE == face else 0
            if state.lack[seat, face] > 0 and unknown > late + 1 - int(state.lack[seat, face]):
                return about(Wrong.LACK, seat)
        for i in range(late, st.LATE):
            said |= int(state.late[seat, i])
            if state.late[seat, i] != 0:
                return about(Wrong.LACK, seat)
        if (said | late != 0) and int(state.lacking) >> seat & 1 == 0:
            return about(Wrong.LACK, seat)
    return Wrong.FINE


@compiled
def look_at_loose(state: State) -> int:
    """Every card adrift is in one of its places, all of which are possible; no face too often."""
    players, sunk = int(state.option[Opt.PLAYERS]), 0
    if state.loose_n > st.LOOSE:
        return Wrong.LOOSE
    for i in range(st.LOOSE):
        value = int(state.loose[i])
        if (value != 0) != (i < state.loose_n):
            return Wrong.LOOSE
        if value == 0:
            continue
        sunk = 1 if value & (1 << st.ASIDE | 1 << st.ON_TOP | 1 << st.DECK) else sunk
        if origin_of(value) >= players or (value & ALL_SEATS) >> players:
            return Wrong.LOOSE
        if value >> st.FACE >= deck.FACES or (i > 0 and int(state.loose[i - 1]) < value):
            return Wrong.LOOSE
        if not can_lie(state, value):
            return Wrong.LOOSE
    for seat in range(st.PLAYERS):
        sure, there = 0, 0
        for i in range(state.loose_n):
            places = int(state.loose[i]) & st.PLACES
            there += places >> seat & 1
            sure += 1 if places == 1 << seat else 0
        if not sure <= state.room[seat] <= there:
            return Wrong.LOOSE
    return Wrong.FINE if sunk == state.sunk else Wrong.LOOSE


@compiled
def look_at_aside(state: State) -> int:
    """Cards lie aside only for an Exchange or the events that do so, each from and for a possible seat."""
    players, event, exchanging, by, to = int(state.option[Opt.PLAYERS]), NONE, False, 0, 0
    for i in range(state.depth):
        if state.stack[i, KIND] == Frame.EXCHANGING:
            exchanging, by, to = True, int(state.stack[i, SEAT]), int(state.stack[i, B])
        elif state.stack[i, KIND] == Frame.EVENT and LAID_FOR[state.stack[i, A]]:
            event = int(state.stack[i, A])
    if state.aside_n > 0 and event == NONE and not exchanging:
        return Wrong.ASIDE
    for i in range(deck.CARDS):
        face, code = int(state.aside[i]), int(state.aside_by[i])
        if (i < state.aside_n) != (face != NONE) or (face == NONE and code != 0):
            return Wrong.ASIDE
        if i >= state.aside_n:
            continue
        if (code == st.ON_MARKET) != (event == deck.MARKET):
            return Wrong.ASIDE
        if code == st.ON_MARKET:
            continue
        giver, taker = code >> 3, code & 7
        if code < 0 or giver >= players or taker >= players:
            return Wrong.ASIDE
        if exchanging:
            if giver != by or taker != to or deck.KIND_OF[face] == deck.FUCK_YOU or i > 1:
                return Wrong.ASIDE
        elif (
            is_in(state.shield, giver)
            or (giver == taker) != (event != deck.MERRY_CHRISTMAS)
            or is_in(state.shield, taker)
            or (event == deck.GAMBLING_MAN and not may_gamble_with(state, face))
        ):
            return Wrong.ASIDE
    return Wrong.FINE


@compiled
def may_gamble_with(state: State, face: int) -> bool:
    """Whether a card is a number of the colour last played; any card is allowed in the edition of 2020."""
    if gambles_with_any(state):
        return True
    return bool(state.last_colour >= 0 and may_be(OF_COLOUR + int(state.last_colour), face))


LAID_FOR = np.zeros(deck.ALL_EVENTS, dtype=np.uint8)
"""1 for the events that lay cards aside."""
LAID_FOR[[deck.MARKET, deck.GAMBLING_MAN, deck.RUSSIAN_ROULETTE, deck.MERRY_CHRISTMAS]] = 1

# --------------------------------------------------------------------------------------------------------- numbers


@compiled
def look_at_match(state: State) -> int:
    """Colour and number, colour and symbol, or one of them alone; or any card."""
    colour, number, symbol = int(state.colour), int(state.number), int(state.symbol)
    if state.last_colour != NONE and (state.last_colour < 0 or state.last_colour > 3):
        return Wrong.MATCH
    if (colour != NONE and (colour < 0 or colour > 3)) or number < 0 or number > deck.NUMBERS:
        return Wrong.MATCH
    if symbol == st.ANY_CARD:
        return Wrong.FINE if colour == NONE and number == 0 else Wrong.MATCH
    if symbol != 0 and (
        symbol < deck.SECOND_CHANCE or symbol > deck.COLOUR_SWAP or colour == NONE or number != 0
    ):
        return Wrong.MATCH
    return Wrong.FINE


@compiled
def look_at_numbers(state: State) -> int:
    """Seats, places, masks, events, the bomb."""
    players = int(state.option[Opt.PLAYERS])
    if not 0 <= state.seat < players or not 0 <= state.dealer < players:
        return Wrong.SEAT
    found = 0
    for place in range(st.PLAYERS):
        seat = int(state.at[place])
        if not 0 <= seat < st.PLAYERS or (place >= players and seat != place):
            return Wrong.SEAT
        found |= 1 << seat
    if found != ALL_SEATS:
        return Wrong.SEAT
    masks = int(state.skipped) | int(state.shield) | int(state.heir) | int(state.marked)
    masks |= int(state.bomb_safe) | int(state.chance_safe) | int(state.chanced)
    masks |= int(state.plus_safe) | int(state.robbed) | int(state.spared)
    if masks >> players != 0:
        return Wrong.MASK
    for seat in range(players):
        if state.hand_n[seat] > 0 and (is_in(state.chanced, seat) or is_in(state.robbed, seat)):
            return about(Wrong.NOT_EMPTY, seat)
    if state.bomb < 0 or state.bomb > 1 or (state.bomb == 0 and state.bomb_safe != 0):
        return Wrong.BOMB
    for seat in range(st.PLAYERS):
        left = int(state.bomb_left[seat])
        if left < 0 or left > 3 or (left > 0 and (state.bomb == 0 or seat >= players)):
            return Wrong.BOMB
    if state.over < 0 or state.over > Over.DOOMSDAY or state.round_n < 0:
        return Wrong.ROUND
    if state.heir_n < 0 or (state.heir_n == 0 and state.heir != 0):
        return Wrong.HEIRS
    if (int(state.events_left) | int(state.events_seen)) & ~all_events(state) != 0 or state.events_seen < 0:
        return Wrong.EVENTS
    return Wrong.FINE


@compiled
def asks(state: State, kind: Frame, about: int) -> bool:
    """Whether this is the present decision, with this as its first number."""
    return bool(top(state, KIND) == kind and top(state, A) == about)


@compiled
def look_at_offer(state: State) -> int:
    """Events are offered only for Event Manager."""
    if (state.offer[0] != NONE) != asks(state, Frame.CHOOSING_EVENT, deck.EVENT_MANAGER):
        return Wrong.OFFER
    ended = False
    for i in range(state.offer.shape[0]):
        event = int(state.offer[i])
        if event == NONE:
            ended = True
        elif ended or event < 0 or all_events(state) >> event & 1 == 0:
            return Wrong.OFFER
    return Wrong.FINE


@compiled
def look_at_shares(state: State) -> int:
    """A Fantastic Four being dealt out, or a Distributor's hands."""
    players = int(state.option[Opt.PLAYERS])
    dealing = asks(state, Frame.TARGET, deck.FANTASTIC_FOUR)
    handing = asks(state, Frame.CHOOSING_PERSON, deck.DISTRIBUTOR)
    total, owners = 0, 0
    for seat in range(st.PLAYERS):
        share = int(state.shares[seat])
        if share < 0 or (share > 0 and (seat >= players or not (dealing or handing))):
            return Wrong.SHARES
        total += share
        if share > 0 and handing:
            if share > players or owners >> share & 1 or is_in(state.shield, share - 1):
                return Wrong.SHARES
            owners |= 1 << share
    if dealing and total > 0:
        left = int(top(state, B))
        if total + (left >> 1) > 4 or left & 1 or state.shares[top(state, SEAT)] != 0:
            return Wrong.SHARES
    return Wrong.FINE


# ------------------------------------------------------------------------------------------------- the end, and all


@compiled
def look_at_end(state: State) -> int:
    """Between rounds and at the end everything lies open, and the game is over exactly when it should be."""
    if state.depth == 0 or state.stack[0, KIND] == Frame.DEAL_NEXT:
        if is_last_round(state) != (state.depth == 0):
            return Wrong.ROUND
        for seat in range(state.option[Opt.PLAYERS]):
            if unknown_in(state, seat) > 0:
                return about(Wrong.NOT_OPEN, seat)
    elif state.option[Opt.SCORING] == Scoring.NONE and state.round_n >= state.option[Opt.ROUNDS]:
        return Wrong.ROUND
    return Wrong.FINE


@compiled
def complaint(state: State) -> int:
    """The number of what is wrong with a true state between decisions, a key of ``COMPLAINTS``; 0 for nothing."""
    code = look_at_numbers(state)
    if code == Wrong.FINE:
        code = look_at_match(state)
    if code == Wrong.FINE:
        code = look_at_cards(state)
    if code == Wrong.FINE:
        code = look_at_hands(state)
    if code == Wrong.FINE:
        code = look_at_loose(state)
    if code == Wrong.FINE:
        code = look_at_lacks(state)
    if code == Wrong.FINE:
        code = look_at_stack(state)
    if code == Wrong.FINE:
        code = look_at_aside(state)
    if code == Wrong.FINE:
        code = look_at_offer(state)
    if code == Wrong.FINE:
        code = look_at_shares(state)
    if code == Wrong.FINE:
        code = look_at_end(state)
    return code
