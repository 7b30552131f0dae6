"""What is true of every state of Biberbande between two actions. Only the checks use it."""

from __future__ import annotations

import numpy as np

from ...kernel.compiled import compiled
from ...kernel.events import ALL_SEATS
from ...kernel.stack import KIND, SEAT, A, B
from . import options as opt
from .deck import COPIES, DRAW_TWO, FACES, NONE, NUMBERS
from .rules import remembered
from .state import (
    BEFORE,
    DEAL_NEXT,
    DRAWN,
    DRAWN_SECOND,
    END_OF_TURN,
    LOOK,
    MEMORY,
    OUTER,
    PLAYERS,
    ROUNDS,
    SLOTS,
    SWAPPING,
)

(
    FINE,
    BAD_CARD,
    BAD_PILE,
    CARD_LOST,
    UNUSED_SEAT,
    BAD_KNOWN,
    BAD_PLAIN,
    BAD_SEEN,
    BAD_STAYED,
    BAD_STACK,
    BAD_LOOK,
    BAD_DRAWN,
    BAD_ASIDE,
    BAD_KNOCK,
    BAD_ROUND,
    BAD_POINTS,
    NOT_OPEN,
) = range(17)

COMPLAINTS: dict[int, str] = {
    BAD_CARD: "rows: a slot holds a number that is no card",
    BAD_PILE: "deck: a pile does not hold as many cards as counted, or not the card on its top",
    CARD_LOST: "deck: there are not as many cards of a face as in the box",
    UNUSED_SEAT: "rows: a seat that nobody plays has something",
    BAD_KNOWN: "known: a card is known to seats that do not play, or everyone knows a special one",
    BAD_PLAIN: "numbers: a marked slot holds a special card, or all have seen a card that is not marked",
    BAD_SEEN: "seen: a card was seen in a turn that has not been, or by who does not know it",
    BAD_STAYED: "stayed: what all can tell of the rows since the last reshuffle is not so",
    BAD_STACK: "decisions: the decision is none that a game can reach",
    BAD_LOOK: "known: who looks at a card does not know it",
    BAD_DRAWN: "drawn: a card is in hand although none was drawn, or none although one was",
    BAD_ASIDE: "aside: the special cards that lie aside are not those in use",
    BAD_KNOCK: "knocked: somebody has knocked who cannot have done so",
    BAD_ROUND: "round: there is no such round, or a round goes on that should be over",
    BAD_POINTS: "points: the score sheet has points of a round that is not over, or wrong ones",
    NOT_OPEN: "known: a round is over and a card is not open, or special",
}
"""What each number that ``complaint`` returns means, and the field of a position document to look at first."""

FORGIVEN: frozenset[int] = frozenset()
"""A table written by hand keeps to all of it."""


@compiled
def look_at_cards(state: np.record) -> int:
    """Every face as often as in the box: in rows, hand, aside, draw pile and discard pile."""
    players = state.option[opt.PLAYERS]
    deck, discard = 0, 0
    for face in range(FACES):
        if state.deck[face] < 0 or state.discard[face] < 0:
            return BAD_PILE
        deck += int(state.deck[face])
        discard += int(state.discard[face])
        count = int(state.deck[face]) + int(state.discard[face]) + int(state.drawn == face)
        if face >= NUMBERS:
            count += int(state.aside[face - NUMBERS])
        for seat in range(players):
            for slot in range(SLOTS):
                count += int(state.row[seat, slot] == face)
        if count != COPIES[face]:
            return CARD_LOST
    if deck != state.deck_n or discard != state.discard_n:
        return BAD_PILE
    if discard == 0:
        return FINE if state.top == NONE else BAD_PILE
    return FINE if 0 <= state.top < FACES and state.discard[state.top] > 0 else BAD_PILE


@compiled
def look_at_rows(state: np.record) -> int:
    """What is known of the cards in front of the players."""
    players = int(state.option[opt.PLAYERS])
    for seat in range(PLAYERS):
        for slot in range(SLOTS):
            card, known = int(state.row[seat, slot]), int(state.known[seat, slot])
            plain = int(state.plain[seat, slot])
            if seat >= players:
                if card != NONE or known != 0 or plain != 0 or look_at_memories(state, seat, slot) != FINE:
                    return UNUSED_SEAT
                continue
            if card < 0 or card >= FACES:
                return BAD_CARD
            if known != ALL_SEATS and known >> players != 0:
                return BAD_KNOWN
            if (plain != 0 and plain != 1) or (plain == 1 and card >= NUMBERS):
                return BAD_PLAIN
            if known == ALL_SEATS and plain == 0:
                return BAD_PLAIN
            if look_at_memories(state, seat, slot) != FINE:
                return BAD_SEEN
    return FINE


@compiled
def look_at_memories(state: np.record, seat: int, slot: int) -> int:
    """Only who knows a card has seen it: before the first turn, in some place, or in a turn that has been."""
    players = int(state.option[opt.PLAYERS])
    for knower in range(players):
        seen = remembered(state, seat, slot, knower)
        if seen != 0 and int(state.known[seat, slot]) >> knower & 1 == 0:
            return BAD_SEEN
        if seen > BEFORE + state.turn or players * SLOTS <= seen < BEFORE:
            return BAD_SEEN
    return FINE if state.seen[seat, slot] >> MEMORY * players == 0 else BAD_SEEN


@compiled
def look_at_stayed(state: np.record) -> int:
    """The cards that have lain in the rows since the last reshuffle are those that all can tell (E37)."""
    cards = 0
    for seat in range(PLAYERS):
        slots = int(state.stayed[seat])
        if slots >> SLOTS or (slots and seat >= state.option[opt.PLAYERS]):
            return BAD_STAYED
        for slot in range(SLOTS):
            if slots >> slot & 1:
                cards += 1 << 4 * int(state.row[seat, slot])
    return FINE if cards == state.stayed_cards else BAD_STAYED


@compiled
def look_at_aside(state: np.record, kind: int) -> int:
    """Draw twos in use, and below what a swap or a peek asks that one; nothing between two turns."""
    swaps, peeks, twos = int(state.aside[0]), int(state.aside[1]), int(state.aside[DRAW_TWO - NUMBERS])
    peeking = kind == LOOK and state.stack[0, A] != OUTER
    if state.option[opt.SPECIAL_FIRST] == 1 or not (peeking or kind == DRAWN or kind == SWAPPING):
        return FINE if swaps == 0 and peeks == 0 and twos == 0 else BAD_ASIDE
    if swaps != int(kind == SWAPPING) or peeks != int(peeking):
        return BAD_ASIDE
    if kind == DRAWN and (twos > 0) != (state.stack[0, A] > 0):
        return BAD_ASIDE
    return FINE


@compiled
def look_at_look(state: np.record) -> int:
    """Whoever looks at own cards right now knows them."""
    players = int(state.option[opt.PLAYERS])
    slots, waiting = int(state.stack[0, A]), int(state.stack[0, B])
    if slots == OUTER:
        if state.turn != 0:
            return BAD_LOOK
    elif (slots != 1 and slots != 2 and slots != 4 and slots != 8) or waiting != 0:
        return BAD_LOOK
    if waiting < 0 or waiting >> players != 0:
        return BAD_LOOK
    for seat in range(players):
        if seat == state.stack[0, SEAT] or waiting >> seat & 1:
            for slot in range(SLOTS):
                if slots >> slot & 1 and int(state.known[seat, slot]) >> seat & 1 == 0:
                    return BAD_LOOK
    return FINE


@compiled
def look_at_stack(state: np.record) -> int:
    """One question, asked of who can answer it, or nothing when the game is over."""
    if state.depth == 0:
        for i in range(4):
            if state.stack[0, i] != 0:
                return BAD_STACK
        return FINE
    kind, seat = state.stack[0, KIND], state.stack[0, SEAT]
    a, b = state.stack[0, A], state.stack[0, B]
    if state.depth != 1 or kind < LOOK or kind > DEAL_NEXT or seat < 0 or seat >= state.option[opt.PLAYERS]:
        return BAD_STACK
    if kind == LOOK:
        return FINE if a == OUTER or seat == state.seat else BAD_STACK
    if kind == DRAWN:
        most = DRAWN_SECOND
    elif kind == SWAPPING:
        most = SLOTS - 1
    else:
        most = 0
    if a < 0 or a > most or b != 0:
        return BAD_STACK
    if kind != DEAL_NEXT and seat != state.seat:
        return BAD_STACK
    return FINE


@compiled
def look_at_knock(state: np.record, kind: int) -> int:
    """Nobody knocks before all have had a turn, and who has knocked has no turn any more."""
    if kind == END_OF_TURN and (state.knocker != NONE or state.turn + 1 < state.option[opt.PLAYERS]):
        return BAD_KNOCK
    if state.knocker == NONE:
        return FINE
    if state.knocker < 0 or state.knocker >= state.option[opt.PLAYERS]:
        return BAD_KNOCK
    if state.turn < state.option[opt.PLAYERS]:
        return BAD_KNOCK
    between = kind == 0 or kind == DEAL_NEXT
    return FINE if (state.knocker == state.seat) == between else BAD_KNOCK


@compiled
def look_at_sheet(state: np.record, kind: int) -> int:
    """Rounds and points; the last round written down is the one that lies open, if one does."""
    players = int(state.option[opt.PLAYERS])
    last = 4 if players == 2 else players
    between = kind == 0 or kind == DEAL_NEXT
    if state.round_n < 0 or state.round_n >= last:
        return BAD_ROUND
    if between and (kind == 0) != (state.round_n == last - 1):
        return BAD_ROUND
    if state.turn < 0 or (
        not between and state.knocker == NONE and state.turn >= state.option[opt.TURN_GUARD]
    ):
        return BAD_ROUND
    if state.dealer < 0 or state.dealer >= players or state.seat < 0 or state.seat >= players:
        return BAD_ROUND
    for i in range(ROUNDS):
        for seat in range(PLAYERS):
            points = int(state.points[i, seat])
            if points < 0 or points > 36:
                return BAD_POINTS
            if points != 0 and (seat >= players or i > state.round_n or (i == state.round_n and not between)):
                return BAD_POINTS
    if not between:
        return FINE
    for seat in range(players):
        count = 0
        for slot in range(SLOTS):
            if state.known[seat, slot] != ALL_SEATS or state.row[seat, slot] >= NUMBERS:
                return NOT_OPEN
            if state.seen[seat, slot] != 0:
                return BAD_SEEN
            count += int(state.row[seat, slot])
        if state.points[state.round_n, seat] != count:
            return BAD_POINTS
    return FINE if state.stayed_cards == 0 else BAD_STAYED


@compiled
def complaint(state: np.record) -> int:
    """What is wrong with a true state between decisions: 0 when nothing is, else a key of ``COMPLAINTS``."""
    code = look_at_stack(state)
    if code != FINE:
        return code
    kind = int(state.stack[0, KIND])
    code = look_at_rows(state)
    if code == FINE:
        code = look_at_cards(state)
    if code == FINE:
        code = look_at_stayed(state)
    if code == FINE:
        code = look_at_sheet(state, kind)
    if code == FINE:
        code = look_at_knock(state, kind)
    if code == FINE and kind != 0 and kind != DEAL_NEXT:
        code = look_at_aside(state, kind)
    if code == FINE and kind == LOOK:
        code = look_at_look(state)
    if code == FINE and (state.drawn != NONE) != (kind == DRAWN):
        code = BAD_DRAWN
    return code
