"""What is true of every state of Biber Gang between two actions. Checks and position documents use it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...kernel.compiled import compiled
from ...kernel.stack import KIND, SEAT, A
from . import options as opt
from .deck import BEAVER, CARDS, COPIES, FACES, NONE, ROUNDS
from .state import (
    ALL_UP,
    CHOOSE_FLIPS,
    DRAW_CARD,
    FIRST_FLIPS,
    FROM_DISPLAY,
    FROM_NOWHERE,
    LOOK_BACK,
    PLAYERS,
    SLOTS,
    SWIM_TO,
    TURN_ONE,
    USE_CARD,
)

(
    FINE,
    BAD_COUNT,
    BAD_CARD,
    CARDS_LOST,
    UNUSED_SLOT,
    UNUSED_SEAT,
    BAD_STACK,
    BAD_DRAWN,
    BAD_CHOSEN,
    BAD_OPENING,
    BAD_CLOSER,
    BAD_TURNS,
    NO_PILE,
    NOT_REVEALED,
    BAD_POINTS,
    LOCKED_PAIR,
    BAD_FACE_DOWN,
    TOO_MANY_UP,
    TOO_FEW_UP,
    DECK_TOO_SMALL,
) = range(20)

COMPLAINTS: dict[int, str] = {
    BAD_COUNT: "deck: a pile's counter is out of its bounds",
    BAD_CARD: "displays: a place holds a number that is no card",
    CARDS_LOST: "deck: the cards on the table are not those of the deck",
    UNUSED_SLOT: "deck: a slot beyond a pile's counter is not empty",
    UNUSED_SEAT: "displays: a seat that nobody plays has something",
    BAD_STACK: "decisions: the decision stack is none that a game can reach",
    BAD_DRAWN: "drawn: the card in the hand does not fit the decision",
    BAD_CHOSEN: "chosen: the chosen cards are not as many as were asked for",
    BAD_OPENING: "displays: cards lie face up or turns were counted before everyone has chosen",
    BAD_CLOSER: "closer: who ended the round, and whose cards all lie face up, do not fit together",
    BAD_TURNS: "turns: more turns than the limit allows",
    NO_PILE: "pile: no discard pile although a turn begins",
    NOT_REVEALED: "displays: a round is scored and a card lies face down",
    BAD_POINTS: "points: points that no display can have, or points of a round that is not scored",
    LOCKED_PAIR: "decisions: the beaver that is to swim left no pair behind",
    BAD_FACE_DOWN: "face_down: after a reshuffle it names the cards that lie face down; before, none",
    TOO_MANY_UP: "turns: more cards lie face up than two for each player and one for each turn of his",
    TOO_FEW_UP: "displays: each player has turned up two cards before the first turn",
    DECK_TOO_SMALL: "turns: more cards have left the deck than turns have been begun, and nothing was reshuffled",
}
"""What each number that ``complaint`` returns means, and the field of a position document to look at first."""

FORGIVEN = frozenset({TOO_FEW_UP})
"""What a table written by hand may be like: cards that matter to nobody need not be turned up first."""


@compiled
def bits(mask: int) -> int:
    """How many slots a mask has."""
    count = 0
    for slot in range(SLOTS):
        count += int(mask) >> slot & 1
    return count


@compiled
def look_at_pile(cards: NDArray[np.int8], count: int, placed: int) -> tuple[int, int]:
    """A pile's complaint, and ``placed`` (four bits a face, kernels allocate no arrays) with its cards."""
    if count < 0 or count > cards.shape[0]:
        return BAD_COUNT, placed
    for i in range(cards.shape[0]):
        card = int(cards[i])
        if i >= count:
            if card != NONE:
                return UNUSED_SLOT, placed
        elif card < 0 or card >= FACES:
            return BAD_CARD, placed
        else:
            placed = placed + (1 << 4 * card)
    return FINE, placed


@compiled
def look_at_cards(state: np.record) -> int:
    """All 108 cards lie somewhere, and nothing else does."""
    code, placed = look_at_pile(state.deck, state.deck_n, 0)
    count = int(state.deck_n) + int(state.pile_n)
    if code == FINE:
        code, placed = look_at_pile(state.pile, state.pile_n, placed)
    if code != FINE:
        return code
    for seat in range(PLAYERS):
        for slot in range(SLOTS):
            card = int(state.display[seat, slot])
            if seat >= state.option[opt.PLAYERS]:
                if card != NONE:
                    return UNUSED_SEAT
            elif card < 0 or card >= FACES:
                return BAD_CARD
            else:
                placed += 1 << 4 * card
                count += 1
    if state.drawn != NONE:
        if state.drawn < 0 or state.drawn >= FACES:
            return BAD_CARD
        placed += 1 << 4 * int(state.drawn)
        count += 1
    if count != CARDS:
        return CARDS_LOST
    for face in range(FACES):
        if placed >> 4 * face & 15 != int(COPIES[face]):
            return CARDS_LOST
    return FINE


@compiled
def look_at_seats(state: np.record) -> int:
    """Points within bounds and only where a round is scored; seats that nobody plays have nothing."""
    if state.round_n < 0 or state.round_n > ROUNDS:
        return BAD_POINTS
    for seat in range(PLAYERS):
        if seat >= state.option[opt.PLAYERS] and (state.up[seat] != 0 or state.chosen[seat] != 0):
            return UNUSED_SEAT
        for i in range(ROUNDS):
            points = int(state.points[i, seat])
            if points != 0 and (i >= state.round_n or seat >= state.option[opt.PLAYERS]):
                return BAD_POINTS
            if points < -20 or points > 96:
                return BAD_POINTS
    return FINE


@compiled
def look_at_stack(state: np.record) -> int:
    """One question, or none when five rounds are scored; the drawn card is there exactly while it is needed."""
    if state.depth == 0:
        for j in range(4):
            if state.stack[0, j] != 0:
                return BAD_STACK
        return FINE if state.round_n == ROUNDS and state.drawn == NONE else BAD_STACK
    kind, seat, a = int(state.stack[0, KIND]), int(state.stack[0, SEAT]), int(state.stack[0, A])
    if state.depth != 1 or state.round_n >= ROUNDS or kind < CHOOSE_FLIPS or kind > LOOK_BACK:
        return BAD_STACK
    if seat < 0 or seat >= state.option[opt.PLAYERS] or (kind == LOOK_BACK and state.round_n == 0):
        return BAD_STACK
    if state.stack[0, 3] != 0 or (a != 0 and kind != CHOOSE_FLIPS and kind != SWIM_TO):
        return BAD_STACK
    if (kind == USE_CARD or kind == SWIM_TO) != (state.drawn != NONE):
        return BAD_DRAWN
    if (state.drawn == NONE) != (state.origin == FROM_NOWHERE) or state.origin > FROM_DISPLAY:
        return BAD_DRAWN
    if kind == SWIM_TO:
        if state.drawn != BEAVER or state.origin != FROM_DISPLAY:
            return BAD_DRAWN
        both = (1 << a) | (1 << (a ^ 4))
        if int(state.up[seat]) & both != both or state.display[seat, a] != state.display[seat, a ^ 4]:
            return LOCKED_PAIR
    elif state.drawn != NONE and state.origin == FROM_DISPLAY:
        return BAD_DRAWN
    if (kind == DRAW_CARD or kind == TURN_ONE) and state.pile_n == 0:
        return NO_PILE
    return FINE


@compiled
def look_at_opening(state: np.record) -> int:
    """The choice of the first two cards: secret masks that grow seat by seat, and nothing else yet."""
    opening = state.depth > 0 and state.stack[0, KIND] == CHOOSE_FLIPS
    for seat in range(state.option[opt.PLAYERS]):
        wanted = 0
        if opening and seat < state.stack[0, SEAT]:
            wanted = FIRST_FLIPS
        elif opening and seat == state.stack[0, SEAT]:
            wanted = int(state.stack[0, A])
        if bits(state.chosen[seat]) != wanted:
            return BAD_CHOSEN
        if opening and state.up[seat] != 0:
            return BAD_OPENING
    if opening and (state.turns != 0 or state.closer != NONE or state.pile_n != 1):
        return BAD_OPENING
    return FINE


@compiled
def look_at_course(state: np.record) -> int:
    """Who has no face-down card left has closed the round, or had a last turn after that."""
    players, limit = int(state.option[opt.PLAYERS]), int(state.option[opt.TURN_LIMIT])
    if state.turns < 0 or state.turns > limit * players + players:
        return BAD_TURNS
    scored = state.depth == 0 or state.stack[0, KIND] == LOOK_BACK
    if not scored and state.closer == NONE and state.turns > limit * players:
        return BAD_TURNS
    if state.closer != NONE and (state.closer < 0 or state.closer >= players):
        return BAD_CLOSER
    for seat in range(players):
        done = state.up[seat] == ALL_UP
        if scored:
            if not done:
                return NOT_REVEALED
        elif done:
            acting = int(state.stack[0, SEAT])
            if state.closer == NONE:
                return BAD_CLOSER
            if (seat - int(state.closer)) % players >= (acting - int(state.closer)) % players:
                return BAD_CLOSER
        elif seat == state.closer:
            return BAD_CLOSER
    return FINE


@compiled
def look_at_face_down(state: np.record) -> int:
    """What all know to lie face down after a reshuffle does (G35)."""
    counts = 0
    for seat in range(state.option[opt.PLAYERS]):
        for slot in range(SLOTS):
            if int(state.up[seat]) >> slot & 1 == 0:
                counts += 1 << 4 * int(state.display[seat, slot])
    if state.reshuffled != 0 and state.reshuffled != 1:
        return BAD_FACE_DOWN
    return FINE if state.face_down == (counts if state.reshuffled == 1 else 0) else BAD_FACE_DOWN


@compiled
def turns_before(state: np.record, seat: int) -> int:
    """How many turns of a player are over: they went round clockwise up to the one that is being played."""
    players = int(state.option[opt.PLAYERS])
    back = (int(state.stack[0, SEAT]) - int(seat) + players) % players
    begun = (int(state.turns) - back + players - 1) // players
    return max(0, begun - 1 if back == 0 else begun)


@compiled
def look_at_turns(state: np.record) -> int:
    """Two cards are turned up to begin with, one more at most in each turn; and a turn takes one card off the deck."""
    kind = int(state.stack[0, KIND]) if state.depth > 0 else 0
    if kind != DRAW_CARD and kind != USE_CARD and kind != TURN_ONE and kind != SWIM_TO:
        return FINE
    players = int(state.option[opt.PLAYERS])
    for seat in range(players):
        if bits(state.up[seat]) > FIRST_FLIPS + turns_before(state, seat):
            return TOO_MANY_UP
    drawn = CARDS - players * SLOTS - 1 - int(state.deck_n)
    if state.reshuffled == 0 and drawn > state.turns - (1 if kind == DRAW_CARD else 0):
        return DECK_TOO_SMALL
    for seat in range(players):
        if bits(state.up[seat]) < FIRST_FLIPS:
            return TOO_FEW_UP
    return FINE


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    code = look_at_cards(state)
    if code == FINE:
        code = look_at_seats(state)
    if code == FINE:
        code = look_at_stack(state)
    if code == FINE:
        code = look_at_opening(state)
    if code == FINE:
        code = look_at_course(state)
    if code == FINE:
        code = look_at_face_down(state)
    if code == FINE:
        code = look_at_turns(state)
    return code
