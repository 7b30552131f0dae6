"""Invariants of Biber Gang between two actions, for checks and position documents."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.complaints import ComplaintKind, about
from ....kernel.stack import KIND, SEAT, A, B, top
from ..rules import deck
from ..rules import state as st
from ..rules.game import cards_in_all, copies_of
from ..rules.options import Exhausted, Opt
from ..rules.state import Frame, Origin, State

FRAMES = len(Frame)
"""The number of kinds of frames, from 1."""


class Wrong(ComplaintKind):
    """Everything that can be wrong with a state, and the field of a position document to look at first."""

    FINE = ""
    COUNTER = "deck: a pile's counter is out of its bounds"
    NO_CARD = "displays[{seat}]: a place holds a number that is no card"
    NO_CARD_IN_PILE = "deck: a pile holds a number that is no card"
    NO_CARD_DRAWN = "drawn: a number that is no card"
    CARDS_LOST = "deck: the cards on the table are not those of the deck"
    UNUSED_SLOT = "deck: a slot beyond a pile's counter is not empty"
    UNUSED_SEAT = "displays: a seat that nobody plays has something"
    ROUNDS = "points: points that no display can have, or points of a round that is not scored"
    STACK = "decisions: the decision stack is none that a game can reach"
    NOT_OVER = "decisions: nobody is to decide, but there are rounds still to be scored"
    OVER = "points: after five rounds nobody is to decide"
    NO_ROUND = "points: no round is scored yet, so there is none to look back on"
    HELD = "drawn: nobody holds a card at this decision"
    NOT_HELD = "drawn: missing; a card was drawn and has found no place yet"
    ORIGIN = "drawn.from: 'display' for the beaver that is to swim, and only for it"
    NO_BEAVER = "drawn.card: only a beaver swims"
    NO_PAIR = "decisions[0].start: the beaver has left a pair of equal numbers there"
    NO_PILE = "pile: at least one card lies there when a turn begins, and after a discard"
    NO_DECK = "deck: when it is empty the round is scored (option exhausted_deck)"
    CHOSEN = (
        "chosen[{seat}]: as many different places as this seat has picked, which are none but at choose_flips"
    )
    UP_TOO_EARLY = "displays[{seat}]: all cards lie face down until everyone has chosen two"
    PILE_TOO_EARLY = "pile: one card when the round starts"
    TURNS_TOO_EARLY = "turns: 0 until everyone has chosen two cards"
    CLOSED_TOO_EARLY = "closer: nobody before the first turn"
    NO_TURN = "turns: at least 1, this turn counts"
    LIMIT = "turns: the round would have been scored at the limit of turns"
    NO_CLOSER = "closer: a seat that nobody plays"
    CLOSER_AGAIN = "closer: seat {seat} ended the round and gets no further turn"
    CLOSER_DOWN = "closer: seat {seat} has cards face down"
    NOT_REVEALED = "displays[{seat}]: all cards lie face up when a round is scored"
    ALL_UP = "displays[{seat}]: a card face down, or seat {seat} as closer"
    FACE_DOWN = "face_down: after a reshuffle it names the cards that lie face down; before, none"
    TOO_MANY_UP = "turns: more cards lie face up than two for each player and one for each of their turns"
    TOO_FEW_UP = "displays: each player has turned up two cards before the first turn"
    DECK_TOO_SMALL = (
        "turns: more cards have left the deck than turns have been begun, and nothing was reshuffled"
    )


COMPLAINTS = Wrong.texts([str(seat) for seat in range(st.PLAYERS)])
"""The meaning of each number that ``complaint`` returns."""

FORGIVEN = frozenset({Wrong.TOO_FEW_UP})
"""Exceptions for hand-written tables: irrelevant cards need not be turned up first."""


@compiled
def bits(mask: int) -> int:
    """The number of slots in a mask."""
    count = 0
    for slot in range(st.SLOTS):
        count += int(mask) >> slot & 1
    return count


@compiled
def look_at_pile(cards: NDArray[np.int8], count: int, placed: int) -> tuple[Wrong, int]:
    """A pile's complaint, and ``placed`` (four bits a face, kernels allocate no arrays) with its cards."""
    if count < 0 or count > cards.shape[0]:
        return Wrong.COUNTER, placed
    for i in range(cards.shape[0]):
        card = int(cards[i])
        if i >= count:
            if card != NONE:
                return Wrong.UNUSED_SLOT, placed
        elif card < 0 or card >= deck.FACES:
            return Wrong.NO_CARD_IN_PILE, placed
        else:
            placed = placed + (1 << 4 * card)
    return Wrong.FINE, placed


@compiled
def look_at_cards(state: State) -> int:
    """All cards of the deck are somewhere, and no others."""
    code, placed = look_at_pile(state.deck, state.deck_n, 0)
    count = int(state.deck_n) + int(state.pile_n)
    if code == Wrong.FINE:
        code, placed = look_at_pile(state.pile, state.pile_n, placed)
    if code != Wrong.FINE:
        return code
    for seat in range(st.PLAYERS):
        for slot in range(st.SLOTS):
            card = int(state.display[seat, slot])
            if seat >= state.option[Opt.PLAYERS]:
                if card != NONE:
                    return Wrong.UNUSED_SEAT
            elif card < 0 or card >= deck.FACES:
                return about(Wrong.NO_CARD, seat)
            else:
                placed += 1 << 4 * card
                count += 1
    if state.drawn != NONE:
        if state.drawn < 0 or state.drawn >= deck.FACES:
            return Wrong.NO_CARD_DRAWN
        placed += 1 << 4 * int(state.drawn)
        count += 1
    if count != cards_in_all(state):
        return Wrong.CARDS_LOST
    for face in range(deck.FACES):
        if placed >> 4 * face & 15 != copies_of(state, face):
            return Wrong.CARDS_LOST
    return Wrong.FINE


@compiled
def look_at_seats(state: State) -> int:
    """Points within bounds and only where a round is scored; seats that nobody plays have nothing."""
    if state.round_n < 0 or state.round_n > deck.ROUNDS:
        return Wrong.ROUNDS
    for seat in range(st.PLAYERS):
        if seat >= state.option[Opt.PLAYERS] and (state.up[seat] != 0 or state.chosen[seat] != 0):
            return Wrong.UNUSED_SEAT
        for i in range(deck.ROUNDS):
            points = int(state.points[i, seat])
            if points != 0 and (i >= state.round_n or seat >= state.option[Opt.PLAYERS]):
                return Wrong.ROUNDS
            if points < deck.LEAST_POINTS or points > deck.MOST_POINTS:
                return Wrong.ROUNDS
    return Wrong.FINE


@compiled
def look_at_stack(state: State) -> int:
    """One question of a seat that plays, or none when five rounds are scored."""
    if state.depth == 0:
        for j in range(4):
            if state.stack[0, j] != 0:
                return Wrong.STACK
        return Wrong.FINE if state.round_n == deck.ROUNDS else Wrong.NOT_OVER
    kind, seat, a = int(state.stack[0, KIND]), int(state.stack[0, SEAT]), int(state.stack[0, A])
    if state.depth != 1 or kind < 1 or kind > FRAMES or state.stack[0, B] != 0:
        return Wrong.STACK
    if seat < 0 or seat >= state.option[Opt.PLAYERS]:
        return Wrong.STACK
    if a != 0 and kind != Frame.CHOOSE_FLIPS and kind != Frame.SWIM_TO:
        return Wrong.STACK
    if state.round_n == deck.ROUNDS:
        return Wrong.OVER
    return Wrong.NO_ROUND if kind == Frame.LOOK_BACK and state.round_n == 0 else Wrong.FINE


@compiled
def look_at_drawn(state: State) -> int:
    """A drawn card is there exactly while it is needed; a beaver that is to swim has left a pair."""
    kind = top(state, KIND)
    if kind != Frame.USE_CARD and kind != Frame.SWIM_TO:
        return Wrong.HELD if state.drawn != NONE or state.origin != Origin.NOWHERE else Wrong.FINE
    if state.drawn == NONE or state.origin <= Origin.NOWHERE:
        return Wrong.NOT_HELD
    if (kind == Frame.SWIM_TO) != (state.origin == Origin.DISPLAY) or state.origin > Origin.DISPLAY:
        return Wrong.ORIGIN
    if kind == Frame.USE_CARD:
        return Wrong.FINE
    seat, a = int(state.stack[0, SEAT]), int(state.stack[0, A])
    card, both = int(state.display[seat, a]), 1 << a | 1 << (a ^ st.COLUMNS)
    if state.drawn != deck.BEAVER:
        return Wrong.NO_BEAVER
    pair = card == state.display[seat, a ^ st.COLUMNS] and card != deck.BEAVER
    return Wrong.FINE if pair and int(state.up[seat]) & both == both else Wrong.NO_PAIR


@compiled
def look_at_opening(state: State) -> int:
    """The choice of the first two cards: secret masks that grow seat by seat, and nothing else yet."""
    opening = top(state, KIND) == Frame.CHOOSE_FLIPS
    for seat in range(state.option[Opt.PLAYERS]):
        wanted = 0
        if opening and seat < state.stack[0, SEAT]:
            wanted = st.FIRST_FLIPS
        elif opening and seat == state.stack[0, SEAT]:
            wanted = int(state.stack[0, A])
        if opening and state.up[seat] != 0:
            return about(Wrong.UP_TOO_EARLY, seat)
        if bits(state.chosen[seat]) != wanted:
            return about(Wrong.CHOSEN, seat)
    if not opening:
        return Wrong.FINE
    if state.pile_n != 1:
        return Wrong.PILE_TOO_EARLY
    if state.turns != 0:
        return Wrong.TURNS_TOO_EARLY
    return Wrong.FINE if state.closer == NONE else Wrong.CLOSED_TOO_EARLY


@compiled
def look_at_turn(state: State) -> int:
    """A player who has no face-down card left has closed the round, or had a last turn after that."""
    players, limit = int(state.option[Opt.PLAYERS]), int(state.option[Opt.TURN_LIMIT])
    kind, seat, closer = top(state, KIND), top(state, SEAT), int(state.closer)
    if state.turns < 1:
        return Wrong.NO_TURN
    if state.turns > limit * players + (players if closer != NONE else 0):
        return Wrong.LIMIT
    if closer == seat:
        return about(Wrong.CLOSER_AGAIN, closer)
    if closer != NONE and state.up[closer] != st.ALL_UP:
        return about(Wrong.CLOSER_DOWN, closer)
    for other in range(players):
        had_last_turn = closer != NONE and (other - closer) % players < (seat - closer) % players
        if state.up[other] == st.ALL_UP and not had_last_turn:
            return about(Wrong.ALL_UP, other)
    if (kind == Frame.DRAW_CARD or kind == Frame.TURN_ONE) and state.pile_n == 0:
        return Wrong.NO_PILE
    ends = state.deck_n == 0 and state.option[Opt.EXHAUSTED_DECK] == Exhausted.SCORE
    return Wrong.NO_DECK if kind == Frame.DRAW_CARD and ends else Wrong.FINE


@compiled
def look_at_course(state: State) -> int:
    """All lies open when a round is scored; until then somebody's turn is played."""
    players, kind = int(state.option[Opt.PLAYERS]), top(state, KIND)
    if state.closer != NONE and (state.closer < 0 or state.closer >= players):
        return Wrong.NO_CLOSER
    if kind == Frame.CHOOSE_FLIPS:
        return Wrong.FINE
    if kind != 0 and kind != Frame.LOOK_BACK:
        return look_at_turn(state)
    if state.turns < 0 or state.turns > (int(state.option[Opt.TURN_LIMIT]) + 1) * players:
        return Wrong.LIMIT
    for seat in range(players):
        if state.up[seat] != st.ALL_UP:
            return about(Wrong.NOT_REVEALED, seat)
    return Wrong.FINE


@compiled
def look_at_face_down(state: State) -> int:
    """After a reshuffle, the publicly known face-down cards really lie face down (G35)."""
    counts = 0
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if int(state.up[seat]) >> slot & 1 == 0:
                counts += 1 << 4 * int(state.display[seat, slot])
    if state.reshuffled != 0 and state.reshuffled != 1:
        return Wrong.FACE_DOWN
    return Wrong.FINE if state.face_down == (counts if state.reshuffled == 1 else 0) else Wrong.FACE_DOWN


@compiled
def turns_before(state: State, seat: int) -> int:
    """The number of a player's finished turns: they went round clockwise up to the present one."""
    players = int(state.option[Opt.PLAYERS])
    back = (int(state.stack[0, SEAT]) - int(seat) + players) % players
    begun = (int(state.turns) - back + players - 1) // players
    return max(0, begun - 1 if back == 0 else begun)


@compiled
def look_at_turns(state: State) -> int:
    """Two cards are turned up to begin with, at most one more in each turn; and a turn takes one card off the deck."""
    kind = int(state.stack[0, KIND]) if state.depth > 0 else 0
    if (
        kind != Frame.DRAW_CARD
        and kind != Frame.USE_CARD
        and kind != Frame.TURN_ONE
        and kind != Frame.SWIM_TO
    ):
        return Wrong.FINE
    players = int(state.option[Opt.PLAYERS])
    for seat in range(players):
        if bits(state.up[seat]) > st.FIRST_FLIPS + turns_before(state, seat):
            return Wrong.TOO_MANY_UP
    drawn = cards_in_all(state) - players * st.SLOTS - 1 - int(state.deck_n)
    if state.reshuffled == 0 and drawn > state.turns - (1 if kind == Frame.DRAW_CARD else 0):
        return Wrong.DECK_TOO_SMALL
    for seat in range(players):
        if bits(state.up[seat]) < st.FIRST_FLIPS:
            return Wrong.TOO_FEW_UP
    return Wrong.FINE


@compiled
def complaint(state: State) -> int:
    """The number of what is wrong with a true state between decisions, a key of ``COMPLAINTS``; 0 for nothing."""
    code = look_at_cards(state)
    if code == Wrong.FINE:
        code = look_at_seats(state)
    if code == Wrong.FINE:
        code = look_at_stack(state)
    if code == Wrong.FINE:
        code = look_at_opening(state)
    if code == Wrong.FINE:
        code = look_at_drawn(state)
    if code == Wrong.FINE:
        code = look_at_course(state)
    if code == Wrong.FINE:
        code = look_at_face_down(state)
    if code == Wrong.FINE:
        code = look_at_turns(state)
    return code
