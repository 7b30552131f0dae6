"""What is true of every state of Frantic between two actions. The checks use it, and so do hand-written positions."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS
from ...kernel.stack import KIND, SEAT, A, B
from . import options as opt
from .deck import (
    ALL_SEEING_EYE,
    CARDS,
    COLOUR_SWAP,
    COLOURS_OF,
    COPIES,
    CROWDFUNDING,
    DISTRIBUTOR,
    EQUALITY,
    EVENT_MANAGER,
    EXCHANGE,
    FACES,
    FANTASTIC_FOUR,
    FIRST_NEUTRAL,
    FUCK_YOU,
    GAMBLING_MAN,
    GIFT,
    IDENTITY_THEFT,
    INEQUALITY,
    KIND_OF,
    LEVEL_OF,
    MARKET,
    MERRY_CHRISTMAS,
    NONE,
    NUMBER_OF,
    NUMBERS,
    RECESSION,
    REPEAT,
    RUSSIAN_ROULETTE,
    SECOND_CHANCE,
    SEPPUKU,
    SKIP,
    SPECIAL_FAVOURS,
    SURPRISE_PARTY,
    THIEF,
    TRUST_FALL,
)
from .deck import (
    EVENTS as ALL_EVENTS,
)
from .rules_events import all_events
from .rules_hands import after, how_many_affected, is_in
from .rules_known import can_lie, is_row, origin_of
from .rules_matching import has_target
from .rules_round import is_last_round
from .state import (
    ANY_CARD,
    ANY_CARDS,
    ASIDE,
    ASK_LUCKY,
    ASK_NICE,
    BUYING,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOURING,
    COUNTER,
    DARING,
    DEAL_NEXT,
    DECK,
    DEPTH,
    DISCARDING,
    DOOMED,
    END_PLAY,
    EVENT,
    EVENTS,
    EVERYBODY,
    EXCHANGE_CARDS,
    EXCHANGING,
    FACE,
    GIFT_CARDS,
    GIVING,
    LAST_PROCESS,
    LATE,
    LAYING,
    LOOSE,
    LUCKY,
    MAY_WISH,
    MIMIC,
    NICE,
    ON_MARKET,
    ON_TOP,
    PACK,
    PLACES,
    PLAYERS,
    RESCUE,
    SCATTERING,
    STEALING,
    STRIKE,
    TARGET,
    TURN,
    UNCOVER,
    WATCHING,
    WISHING,
)

(
    FINE,
    CARD_LOST,
    BAD_PILE,
    BAD_HAND,
    BAD_KNOWN,
    UNUSED_SEAT,
    BAD_SEAT,
    BAD_MATCH,
    BAD_MASK,
    BAD_EVENTS,
    BAD_ASIDE,
    BAD_BOMB,
    BAD_SHARES,
    BAD_STACK,
    BAD_FRAME,
    BAD_NEIGHBOURS,
    BAD_ROUND,
    NOT_OPEN,
    BAD_LOOSE,
    BAD_LACK,
) = range(20)

COMPLAINTS: dict[int, str] = {
    CARD_LOST: "there are not as many cards of a face as in the box",
    BAD_PILE: "a pile does not hold as many cards as counted, or not the card on its top",
    BAD_HAND: "a hand does not hold as many cards as counted",
    BAD_KNOWN: "somebody knows of more cards than are there, or of a second copy but not of the first",
    UNUSED_SEAT: "a seat that nobody plays has something",
    BAD_SEAT: "there is no such seat, or it sits at no place or at two",
    BAD_MATCH: "what the next card must match is nothing that a card or a wish can demand",
    BAD_MASK: "a seat that does not play is skipped, protected or the like",
    BAD_EVENTS: "there is no such event, or it is offered although nobody chooses",
    BAD_ASIDE: "cards lie aside that nothing is to happen to",
    BAD_BOMB: "turns are left after the one in progress, at most three, and only where a Time Bomb ticks",
    BAD_SHARES: "cards or hands are handed out although nobody does so",
    BAD_STACK: "the decision is none that a game can reach",
    BAD_FRAME: "a frame of the decision has numbers that make no sense",
    BAD_NEIGHBOURS: "a frame of the decision lies on one that does not lead to it",
    BAD_ROUND: "a round or the game goes on that should be over, or is over too early",
    NOT_OPEN: "a round is over and a hand does not lie open",
    BAD_LACK: "a hand has what all know that it lacks, or lacks what all know that it has",
    BAD_LOOSE: "a card adrift can lie in none of its places, or there is no such place, or no room",
}
"""What each number that ``complaint`` returns means."""

# ----------------------------------------------------------------------------------------------------------- cards


@compiled
def look_at_cards(state: np.record) -> int:
    """Every face as often as in the box: in hands, stack, pile and on its way; and everything counted right."""
    deck = 0
    if not 0 <= state.pack_n <= PACK or not 0 <= state.aside_n <= CARDS:
        return BAD_PILE
    for face in range(FACES):
        if state.deck[face] < 0 or state.discard[face] < 0:
            return BAD_PILE
        deck += int(state.deck[face])
        count = int(state.deck[face]) + int(state.discard[face])
        for seat in range(PLAYERS):
            if state.hand[seat, face] < 0:
                return BAD_HAND
            count += int(state.hand[seat, face])
        for i in range(state.pack_n):
            count += int(state.pack[i] == face)
        for i in range(state.aside_n):
            count += int(state.aside[i] == face)
        if count != COPIES[state.option[opt.DECK], face]:
            return CARD_LOST
    if deck != state.deck_n:
        return BAD_PILE
    for i in range(PACK):
        if (i < state.pack_n) != (state.pack[i] != NONE):
            return BAD_PILE
    if state.top != NONE and (state.top < 0 or state.top >= FACES or state.discard[state.top] == 0):
        return BAD_PILE
    return FINE


@compiled
def look_at_hands(state: np.record) -> int:
    """Hands, and that nobody knows of more than is there."""
    players = int(state.option[opt.PLAYERS])
    for seat in range(PLAYERS):
        count = 0
        for face in range(FACES):
            count += int(state.hand[seat, face])
            above = ALL_SEATS
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                mask = int(state.known[seat, level])
                if mask & ~above != 0 or (mask != 0 and level - LEVEL_OF[face] >= state.hand[seat, face]):
                    return BAD_KNOWN
                if mask != ALL_SEATS and (mask >> players != 0 or is_in(mask, seat)):
                    return BAD_KNOWN
                above = mask
        if count != state.hand_n[seat]:
            return BAD_HAND
        if seat >= players and (count != 0 or state.points[seat] != 0 or state.round_points[seat] != 0):
            return UNUSED_SEAT
    return FINE


@compiled
def look_at_lacks(state: np.record) -> int:
    """Of what a hand lacks only as many cards are there as came late; numbers and counts are such as there can be."""
    for seat in range(PLAYERS):
        late, said = int(state.late_n[seat]), int(state.apart[seat]) | int(state.favours[seat])
        if late > LATE or state.apart[seat] > late + 1 or state.favoured[seat] > late + 1:
            return BAD_LACK
        special = 0
        for face in range(FACES):
            said |= int(state.lack[seat, face])
            if face >= FIRST_NEUTRAL:
                special += int(state.hand[seat, face])
            if state.lack[seat, face] > late + 1:
                return BAD_LACK
            unknown = int(state.hand[seat, face])
            for level in range(LEVEL_OF[face], LEVEL_OF[face + 1]):
                unknown -= 1 if state.known[seat, level] == ALL_SEATS else 0
            for i in range(state.loose_n[EVERYBODY]):
                value = int(state.loose[EVERYBODY, i])
                unknown -= value >> seat & 1 if value >> FACE == face else 0
            if state.lack[seat, face] > 0 and unknown > late + 1 - int(state.lack[seat, face]):
                return BAD_LACK
        for i in range(late, LATE):
            said |= int(state.late[seat, i])
            if state.late[seat, i] != 0:
                return BAD_LACK
        if (said | late != 0) and int(state.lacking) >> seat & 1 == 0:
            return BAD_LACK
        if special < state.favours[seat]:
            return BAD_LACK
    return FINE


@compiled
def look_at_loose(state: np.record) -> int:
    """Every card adrift lies in one of its places, which are such as there are; no more of a face than there can be."""
    players, adrift, sunk = int(state.option[opt.PLAYERS]), 0, 0
    for row in range(EVERYBODY + 1):
        if state.loose_n[row] > LOOSE:
            return BAD_LOOSE
        for i in range(LOOSE):
            value = int(state.loose[row, i])
            if (value != 0) != (i < state.loose_n[row]):
                return BAD_LOOSE
            if value == 0:
                continue
            adrift |= 1 << row
            sunk |= 1 << row if value & (1 << ASIDE | 1 << ON_TOP | 1 << DECK) else 0
            if not is_row(state, row) or origin_of(value) >= players or (row < PLAYERS and value >> row & 1):
                return BAD_LOOSE
            if value >> FACE >= FACES or (i > 0 and int(state.loose[row, i - 1]) < value):
                return BAD_LOOSE
            if (value & ALL_SEATS) >> players or not can_lie(state, row, value):
                return BAD_LOOSE
        for seat in range(PLAYERS):
            sure, there = 0, 0
            for i in range(state.loose_n[row]):
                places = int(state.loose[row, i]) & PLACES
                there += places >> seat & 1
                sure += 1 if places == 1 << seat else 0
            if not sure <= state.room[row, seat] <= there:
                return BAD_LOOSE
    return FINE if adrift == state.adrift and sunk == state.sunk else BAD_LOOSE


@compiled
def look_at_aside(state: np.record) -> int:
    """Cards lie aside only for an Exchange or the events that do so, each from and for somebody who may."""
    players, context, by, to = int(state.option[opt.PLAYERS]), 0, 0, 0
    for i in range(state.depth):
        event = state.stack[i, A]
        if state.stack[i, KIND] == EXCHANGING:
            context, by, to = EXCHANGING, int(state.stack[i, SEAT]), int(state.stack[i, B])
        elif state.stack[i, KIND] == EVENT and (
            event == MARKET or event == GAMBLING_MAN or event == RUSSIAN_ROULETTE or event == MERRY_CHRISTMAS
        ):
            context = BY_EVENT + int(event)
    if state.aside_n > 0 and context == 0:
        return BAD_ASIDE
    for i in range(CARDS):
        face, code = int(state.aside[i]), int(state.aside_by[i])
        if (i < state.aside_n) != (face != NONE) or (face == NONE and code != 0):
            return BAD_ASIDE
        if i >= state.aside_n:
            continue
        if (code == ON_MARKET) != (context == BY_EVENT + MARKET):
            return BAD_ASIDE
        if code == ON_MARKET:
            continue
        giver, taker = code >> 3, code & 7
        if code < 0 or giver >= players or taker >= players:
            return BAD_ASIDE
        if context == EXCHANGING:
            if giver != by or taker != to or KIND_OF[face] == FUCK_YOU or i > 1:
                return BAD_ASIDE
        elif is_in(state.shield, giver) or (giver == taker) != (context != BY_EVENT + MERRY_CHRISTMAS):
            return BAD_ASIDE
        elif context == BY_EVENT + MERRY_CHRISTMAS:
            if is_in(state.shield, taker):
                return BAD_ASIDE
        elif context == BY_EVENT + GAMBLING_MAN:
            if state.last_colour < 0 or NUMBER_OF[face] == 0:
                return BAD_ASIDE
            if int(COLOURS_OF[face]) >> int(state.last_colour) & 1 == 0:
                return BAD_ASIDE
    return FINE


BY_EVENT = 32
"""Added to an event where a frame's kind could stand too."""

# --------------------------------------------------------------------------------------------------------- numbers


@compiled
def look_at_match(state: np.record) -> int:
    """Colour and number, colour and symbol, or one of them alone; or any card."""
    colour, number, symbol = int(state.colour), int(state.number), int(state.symbol)
    if state.last_colour != NONE and (state.last_colour < 0 or state.last_colour > 3):
        return BAD_MATCH
    if (colour != NONE and (colour < 0 or colour > 3)) or number < 0 or number > NUMBERS:
        return BAD_MATCH
    if symbol == ANY_CARD:
        return FINE if colour == NONE and number == 0 else BAD_MATCH
    if symbol != 0 and (symbol < SECOND_CHANCE or symbol > COLOUR_SWAP or colour == NONE or number != 0):
        return BAD_MATCH
    return FINE


@compiled
def look_at_numbers(state: np.record) -> int:
    """Seats, places, masks, events, the bomb."""
    players = int(state.option[opt.PLAYERS])
    if not 0 <= state.seat < players or not 0 <= state.dealer < players:
        return BAD_SEAT
    found = 0
    for place in range(PLAYERS):
        seat = int(state.at[place])
        if not 0 <= seat < PLAYERS or (place >= players and seat != place):
            return BAD_SEAT
        found |= 1 << seat
    if found != ALL_SEATS:
        return BAD_SEAT
    masks = (
        int(state.skipped) | int(state.shield) | int(state.heir) | int(state.marked) | int(state.bomb_safe)
    )
    masks |= (
        int(state.chance_safe)
        | int(state.chanced)
        | int(state.plus_safe)
        | int(state.robbed)
        | int(state.spared)
    )
    if masks >> players != 0:
        return BAD_MASK
    for seat in range(players):
        if state.hand_n[seat] > 0 and (is_in(state.chanced, seat) or is_in(state.robbed, seat)):
            return BAD_MASK
    if state.bomb < 0 or state.bomb > 1 or (state.bomb == 0 and state.bomb_safe != 0):
        return BAD_BOMB
    for seat in range(PLAYERS):
        left = int(state.bomb_left[seat])
        if left < 0 or left > 3 or (left > 0 and (state.bomb == 0 or seat >= players)):
            return BAD_BOMB
    if state.over < 0 or state.over > DOOMED or state.round_n < 0:
        return BAD_ROUND
    if state.heir_n < 0 or (state.heir_n == 0 and state.heir != 0):
        return BAD_EVENTS
    if (int(state.events_left) | int(state.events_seen)) & ~all_events(state) != 0 or state.events_seen < 0:
        return BAD_EVENTS
    return FINE


@compiled
def look_at_offer(state: np.record) -> int:
    """Events lie open for choice only for Event Manager."""
    top = int(state.depth) - 1
    chosen = top >= 0 and state.stack[top, KIND] == CHOOSING_EVENT and state.stack[top, A] == EVENT_MANAGER
    if (state.offer[0] != NONE) != chosen:
        return BAD_EVENTS
    ended = False
    for i in range(state.offer.shape[0]):
        event = int(state.offer[i])
        if event == NONE:
            ended = True
        elif ended or event < 0 or all_events(state) >> event & 1 == 0:
            return BAD_EVENTS
    return FINE


@compiled
def look_at_shares(state: np.record) -> int:
    """A Fantastic Four being dealt out, or the hands that a Distributor has handed out."""
    players, top = int(state.option[opt.PLAYERS]), int(state.depth) - 1
    dealing = top >= 0 and state.stack[top, KIND] == TARGET and state.stack[top, A] == FANTASTIC_FOUR
    handing = top >= 0 and state.stack[top, KIND] == CHOOSING_PERSON and state.stack[top, A] == DISTRIBUTOR
    total, owners = 0, 0
    for seat in range(PLAYERS):
        share = int(state.shares[seat])
        if share < 0 or (share > 0 and (seat >= players or not (dealing or handing))):
            return BAD_SHARES
        total += share
        if share > 0 and handing:
            if share > players or owners >> share & 1 or is_in(state.shield, share - 1):
                return BAD_SHARES
            owners |= 1 << share
    if dealing and total > 0:
        left = int(state.stack[top, B]) >> 1
        if total + left > 4 or int(state.stack[top, B]) & 1 or state.shares[state.stack[top, SEAT]] != 0:
            return BAD_SHARES
    return FINE


# ---------------------------------------------------------------------------------------------------- the decision


@compiled
def is_attack(kind: int) -> bool:
    """Whether a special card is played against somebody."""
    return (
        kind == FANTASTIC_FOUR or kind == EQUALITY or kind == INEQUALITY or kind == SPECIAL_FAVOURS
        or kind == EXCHANGE or kind == GIFT or kind == SKIP or kind == THIEF
    )  # fmt: skip


@compiled
def look_at_frame(state: np.record, i: int) -> int:
    """One frame by itself."""
    kind, seat = int(state.stack[i, KIND]), int(state.stack[i, SEAT])
    a, b, players = int(state.stack[i, A]), int(state.stack[i, B]), int(state.option[opt.PLAYERS])
    if not 0 <= seat < players or a < 0 or b < 0:
        return BAD_FRAME
    good, most_a, most_b = True, 0, 0
    if kind == STRIKE or kind == COUNTER:
        most_a, most_b = COLOUR_SWAP, 7 + 8 * 4
        good = is_attack(a) and b & 7 < players and b & 7 != seat and (b >> 3 > 0) == (a == FANTASTIC_FOUR)
    elif kind == EXCHANGING:
        most_b = players - 1
        good = b != seat
    elif kind == EVENTS:
        most_a = 100
    elif kind == ASK_LUCKY:
        most_a = players
        good = seat == 0
    elif kind == EVENT:
        most_a, most_b = ALL_EVENTS - 1, 8 * PLAYERS if a == CROWDFUNDING else players
        good = all_events(state) >> a & 1 == 1
    elif kind == TURN:
        most_a, most_b = 1, 1
        good = seat == state.seat
    elif kind == END_PLAY:
        most_b = int(state.option[opt.COUNTERED_ACTS_AGAIN])
        good = seat == state.seat
    elif kind == WISHING:
        most_a, most_b = 2, 1
        good = b == 0 or a == MAY_WISH
    elif kind == COLOURING:
        most_a, most_b = 15, COLOUR_SWAP
        good = a > 0 and b >= SECOND_CHANCE
    elif kind == MIMIC:
        most_a = 1
    elif kind == TARGET:
        most_a, most_b = COLOUR_SWAP, 9
        good = is_attack(a) and has_target(state, seat, a) and (b > 1) == (a == FANTASTIC_FOUR)
    elif kind == LUCKY or kind == NICE:
        most_a = players - 1
        good = seat == after(state, state.seat, a) and state.hand_n[seat] > 0
    elif kind == GIVING:
        most_a, most_b = 2, 7 + 8 * ANY_CARDS
        good = a > 0 and b & 7 < players and b & 7 != seat and state.hand_n[seat] > 0
    elif kind == STEALING:
        most_a, most_b = 2, players - 1
        good = a > 0 and b != seat and state.hand_n[b] > 0
    elif kind == DISCARDING:
        most_a, most_b = PLAYERS, 1
        good = a > 0 and state.hand_n[seat] > 0
    elif kind == LAYING:
        most_a = ALL_EVENTS - 1
        good = (a == GAMBLING_MAN and state.last_colour >= 0) or (
            a == RUSSIAN_ROULETTE and state.hand_n[seat] > 0
        )
    elif kind == CHOOSING_PERSON:
        most_a, most_b = ALL_EVENTS - 1, players
    elif kind == SCATTERING:
        most_b = how_many_affected(state) - 3
        good = state.hand_n[seat] > 0 and not is_in(state.shield, seat)
    elif kind == BUYING:
        good = state.aside_n > 0
    elif kind == CHOOSING_EVENT:
        most_a = REPEAT
        good = a == EVENT_MANAGER or (a == REPEAT and int(state.events_seen) & ~(1 << REPEAT) != 0)
    return FINE if good and a <= most_a and b <= most_b else BAD_FRAME


@compiled
def knows_hand(state: np.record, seat: int, other: int) -> bool:
    """Whether a seat knows every card of another's hand."""
    for face in range(FACES):
        for i in range(state.hand[other, face]):
            if not is_in(int(state.known[other, int(LEVEL_OF[face]) + i]), seat):
                return False
    return True


@compiled
def leads_to(state: np.record, i: int) -> bool:
    """Whether frame ``i`` may lie on the one below it."""
    below, kind = int(state.stack[i - 1, KIND]), int(state.stack[i, KIND])
    seat, a, b = int(state.stack[i, SEAT]), int(state.stack[i, A]), int(state.stack[i, B])
    starter, event = int(state.stack[i - 1, SEAT]), int(state.stack[i - 1, A])
    if below == END_PLAY:
        if kind == GIVING:
            return b >> 3 == GIFT_CARDS
        if kind == STEALING:
            return knows_hand(state, seat, b)
        if kind == TURN or kind == MIMIC or kind == COLOURING:
            return seat == starter
        return (
            kind == STRIKE or kind == EXCHANGING or kind == EVENTS or kind == RESCUE or kind == WISHING
            or kind == TARGET or kind == COUNTER or kind == NICE
        )  # fmt: skip
    if below == STRIKE:
        if event != FANTASTIC_FOUR or a != FANTASTIC_FOUR:
            return kind == WISHING and event == FANTASTIC_FOUR
        return kind == STRIKE or kind == COUNTER or kind == TARGET
    if below == TARGET:
        return kind == WISHING and seat == starter
    if below == EXCHANGING:
        return kind == GIVING and seat == starter and b == int(state.stack[i - 1, B]) + 8 * EXCHANGE_CARDS
    if below == EVENTS:
        if kind == CHOOSING_PERSON:
            return a == IDENTITY_THEFT and seat == starter and b <= int(state.option[opt.PLAYERS])
        return (kind == UNCOVER or kind == EVENT or kind == CHOOSING_EVENT) and seat == starter
    if below == UNCOVER:
        return kind == LUCKY or kind == ASK_LUCKY
    if below == ASK_LUCKY or below == RESCUE:
        return kind == WISHING
    if below != EVENT:
        return False
    if kind == LUCKY or kind == ASK_LUCKY:
        return event == EVENT_MANAGER
    if event != CROWDFUNDING and (is_in(state.shield, seat) or state.stack[i - 1, B] == 0):
        return False
    if kind == CHOOSING_PERSON:
        if event == DISTRIBUTOR:
            return a == event and seat == starter and b < state.option[opt.PLAYERS]
        return a == event and (event == SURPRISE_PARTY or event == TRUST_FALL) and b == 0
    if kind == GIVING:
        return b >> 3 == ANY_CARDS and (
            event == CROWDFUNDING or event == SURPRISE_PARTY or event == TRUST_FALL
        )
    if kind == LAYING:
        return a == event
    return (
        (kind == DISCARDING and (event == RECESSION or event == SEPPUKU))
        or (kind == SCATTERING and event == MERRY_CHRISTMAS)
        or (kind == BUYING and event == MARKET)
        or (kind == DARING and event == SEPPUKU)
        or (kind == WATCHING and event == ALL_SEEING_EYE)
    )


@compiled
def look_at_stack(state: np.record) -> int:
    """A round has its end at the bottom and a question on top; between rounds there is one question."""
    depth = int(state.depth)
    if depth < 0 or depth > DEPTH:
        return BAD_STACK
    for i in range(depth, DEPTH):
        for j in range(4):
            if state.stack[i, j] != 0:
                return BAD_STACK
    if depth == 0:
        return FINE
    for i in range(depth):
        kind = int(state.stack[i, KIND])
        if kind < END_PLAY or kind > DEAL_NEXT or kind == ASK_NICE:
            return BAD_STACK
        code = look_at_frame(state, i)
        if code != FINE:
            return code
        if i > 0 and not leads_to(state, i):
            return BAD_NEIGHBOURS
    bottom, last = int(state.stack[0, KIND]), int(state.stack[depth - 1, KIND])
    if bottom == DEAL_NEXT:
        return FINE if depth == 1 else BAD_STACK
    return FINE if bottom == END_PLAY and depth > 1 and last > LAST_PROCESS else BAD_STACK


@compiled
def look_at_end(state: np.record) -> int:
    """Between rounds and at the end all lies open, and the game is over exactly when it should be."""
    if state.depth == 0 or state.stack[0, KIND] == DEAL_NEXT:
        if is_last_round(state) != (state.depth == 0):
            return BAD_ROUND
        for seat in range(state.option[opt.PLAYERS]):
            for face in range(FACES):
                for i in range(state.hand[seat, face]):
                    if state.known[seat, int(LEVEL_OF[face]) + i] != ALL_SEATS:
                        return NOT_OPEN
    elif state.option[opt.SCORING] == opt.NO_SHEET and state.round_n >= state.option[opt.ROUNDS]:
        return BAD_ROUND
    return FINE


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    code = look_at_numbers(state)
    if code == FINE:
        code = look_at_match(state)
    if code == FINE:
        code = look_at_cards(state)
    if code == FINE:
        code = look_at_hands(state)
    if code == FINE:
        code = look_at_loose(state)
    if code == FINE:
        code = look_at_lacks(state)
    if code == FINE:
        code = look_at_stack(state)
    if code == FINE:
        code = look_at_aside(state)
    if code == FINE:
        code = look_at_offer(state)
    if code == FINE:
        code = look_at_shares(state)
    if code == FINE:
        code = look_at_end(state)
    return code
