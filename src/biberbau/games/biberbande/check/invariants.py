"""Invariants of Biberbande between two actions, for checks and position documents."""

from __future__ import annotations

import numpy as np

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.complaints import ComplaintKind, about
from ....kernel.events import ALL_SEATS
from ....kernel.stack import KIND, SEAT, A, B
from ..rules import deck
from ..rules import state as st
from ..rules.game import copies_of, next_seat, remembered, rounds
from ..rules.lots import cards_of_lot, has_stayed, lot_of, noted, older_lots
from ..rules.options import Opt
from ..rules.state import Frame, State, Which

FRAMES = len(Frame)
"""The number of kinds of frames, from 1."""


class Wrong(ComplaintKind):
    """Everything that can be wrong with a state, and the field of a position document to look at first."""

    FINE = ""
    NO_CARD = "rows.{seat}: a slot holds a number that is no card"
    BAD_PILE = "deck: a pile does not hold as many cards as counted, or not the card on its top"
    CARD_LOST = "deck: there are not as many cards of a face as the deck has"
    UNUSED_SEAT = "rows: a seat that nobody plays has something"
    BAD_KNOWN = "known.{seat}: a card is known to seats that do not play"
    UNMARKED = "known.{seat}: a card that all have seen is a number, and one of `numbers`"
    MARKED_SPECIAL = "numbers.{seat}: there lies a special card"
    BAD_SEEN = "seen.{seat}: a card was seen in a turn that has not been, or by a seat that does not know it"
    BAD_STAYED = "stayed: what all can tell about the rows since the last reshuffle is not so"
    BAD_LOTS = "lots: what all can tell about the rows since earlier reshuffles is not so, or cannot have been that many"
    BAD_STACK = "decisions: the decision is none that a game can reach"
    NOT_ITS_TURN = "decisions[0].seat: only the seat whose turn it is decides that"
    BAD_SLOTS = "decisions[0].slots: the two outer ones at the start, later one"
    BAD_WAITING = "decisions[0].waiting: at the start all those who come after this seat in the first turns"
    LOOK_LATE = "turns: all look at their outer cards before the first turn"
    LOOKS_UNKNOWN = "known.{seat}: a seat that looks at a card knows it"
    BAD_DRAWN = 'drawn: a card exactly where the decision is "drawn"'
    LEFT_ASIDE = "aside: special cards lie aside only while they are used"
    BAD_ASIDE = "aside: the special cards that lie aside are not those in use"
    KNOCK_AGAIN = "decisions[0].kind: nobody may knock before all have had a turn, nor a second time"
    BAD_KNOCK = "knocked: not before all have had a turn, and a seat that has knocked has no other turn"
    NO_ROUND = "round: as many as players, or four if there are two"
    OVER = "decisions: the game is over after the last round, and only then"
    NO_SEAT = "turn: it and the dealer are seats that somebody plays"
    GUARD = "turns: the round would be over (turn_guard)"
    BAD_POINTS = "points: points that no row can count, or points of a round that is not over"
    MISCOUNTED = "points.{seat}: the row does not count that much"
    NOT_OPEN = "known.{seat}: all rows lie open when a round is over, and no special card is left"


COMPLAINTS = Wrong.texts(st.SEAT_LETTERS)
"""The meaning of each number that ``complaint`` returns."""

FORGIVEN: frozenset[int] = frozenset()
"""No exceptions for hand-written tables."""


@compiled
def look_at_cards(state: State) -> int:
    """Each face as often as in the deck: in rows, hand, aside, draw pile and discard pile."""
    in_deck, discarded = 0, 0
    for face in range(deck.FACES):
        if state.deck[face] < 0 or state.discard[face] < 0:
            return Wrong.BAD_PILE
        in_deck += int(state.deck[face])
        discarded += int(state.discard[face])
        if copies(state, face) != copies_of(state, face):
            return Wrong.CARD_LOST
    if in_deck != state.deck_n or discarded != state.discard_n:
        return Wrong.BAD_PILE
    if discarded == 0:
        return Wrong.FINE if state.top == NONE else Wrong.BAD_PILE
    if 0 <= state.top < deck.FACES and state.discard[state.top] > 0:
        return Wrong.FINE
    return Wrong.BAD_PILE


@compiled
def copies(state: State, face: int) -> int:
    """The number of cards of a face in all zones."""
    count = int(state.deck[face]) + int(state.discard[face]) + int(state.drawn == face)
    if face >= deck.NUMBERS:
        count += int(state.aside[face - deck.NUMBERS])
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            count += int(state.row[seat, slot] == face)
    return count


@compiled
def look_at_rows(state: State) -> int:
    """The knowledge about the cards in front of the players."""
    for seat in range(st.PLAYERS):
        for slot in range(st.SLOTS):
            code = look_at_card(state, seat, slot)
            if code != Wrong.FINE:
                return code
    return Wrong.FINE


@compiled
def look_at_card(state: State, seat: int, slot: int) -> int:
    """One card in a row: its knowers, and whether all know that it is a number."""
    players = int(state.option[Opt.PLAYERS])
    card, known, plain = (
        int(state.row[seat, slot]),
        int(state.known[seat, slot]),
        int(state.plain[seat, slot]),
    )
    if seat >= players:
        empty = card == NONE and known == 0 and plain == 0 and state.seen[seat, slot] == 0
        return Wrong.FINE if empty else Wrong.UNUSED_SEAT
    if card < 0 or card >= deck.FACES:
        return about(Wrong.NO_CARD, seat)
    if known != ALL_SEATS and known >> players != 0:
        return about(Wrong.BAD_KNOWN, seat)
    if (plain != 0 and plain != 1) or (plain == 1 and card >= deck.NUMBERS):
        return about(Wrong.MARKED_SPECIAL, seat)
    if known == ALL_SEATS and plain == 0:
        return about(Wrong.UNMARKED, seat)
    return Wrong.FINE if memories_are_fine(state, seat, slot) else about(Wrong.BAD_SEEN, seat)


@compiled
def memories_are_fine(state: State, seat: int, slot: int) -> bool:
    """Only a seat that knows a card has seen it: before the first turn, in some place, or in an earlier turn."""
    players = int(state.option[Opt.PLAYERS])
    for knower in range(players):
        seen = remembered(state, seat, slot, knower)
        if seen != 0 and int(state.known[seat, slot]) >> knower & 1 == 0:
            return False
        if seen > st.BEFORE + state.turn or players * st.SLOTS <= seen < st.BEFORE:
            return False
    return int(state.seen[seat, slot]) >> st.MEMORY * players == 0


@compiled
def look_at_stayed(state: State) -> int:
    """The cards that have stayed in the rows since the last reshuffle are the publicly known ones (E37)."""
    cards = 0
    for seat in range(st.PLAYERS):
        slots = int(state.stayed[seat])
        if slots >> st.SLOTS or (slots and seat >= state.option[Opt.PLAYERS]):
            return Wrong.BAD_STAYED
        for slot in range(st.SLOTS):
            if slots >> slot & 1:
                cards += 1 << 4 * int(state.row[seat, slot])
    return Wrong.FINE if cards == state.stayed_cards else Wrong.BAD_STAYED


@compiled
def fewest_turns(state: State) -> int:
    """The fewest turns that a draw pile lasts: each draw two uses up two cards besides the one of its turn."""
    cards = 0
    for face in range(deck.FACES):
        cards += copies_of(state, face)
    return max(0, cards - st.PLAYERS * st.SLOTS - 2 - 2 * int(state.option[Opt.DRAW_TWOS]))


@compiled
def look_at_lots(state: State) -> int:
    """The cards of each older lot are the publicly known ones, noted the lowest first; not too many lots."""
    lots = older_lots(state)
    for lot in range(1, lots + 1):
        lowest, lying = 0, 0
        for seat in range(state.option[Opt.PLAYERS]):
            for slot in range(st.SLOTS):
                if lot_of(state, seat, slot) == lot:
                    if noted(state, seat, slot) < lowest or not has_stayed(state, seat, slot, lot):
                        return Wrong.BAD_LOTS
                    lowest = noted(state, seat, slot)
                    lying += 1 << 4 * int(np.int64(state.row[seat, slot]))
        if lying == 0 or lying != cards_of_lot(state, lot):
            return Wrong.BAD_LOTS
    for seat in range(st.PLAYERS):
        for slot in range(st.SLOTS):
            none = lot_of(state, seat, slot) == 0 or seat >= state.option[Opt.PLAYERS]
            if none and state.older[seat, slot] != 0:
                return Wrong.BAD_LOTS
    return Wrong.FINE if lots * fewest_turns(state) <= state.turn else Wrong.BAD_LOTS


@compiled
def look_at_aside(state: State, kind: int) -> int:
    """Draw twos in use, and the swap or peek that asks the question; nothing between two turns."""
    swaps, peeks, twos = (
        int(state.aside[0]),
        int(state.aside[1]),
        int(state.aside[deck.DRAW_TWO - deck.NUMBERS]),
    )
    peeking = kind == Frame.LOOK and state.stack[0, A] != st.OUTER
    if state.option[Opt.SPECIAL_FIRST] == 1 or not (peeking or kind == Frame.DRAWN or kind == Frame.SWAPPING):
        return Wrong.FINE if swaps + peeks + twos == 0 else Wrong.LEFT_ASIDE
    if swaps != int(kind == Frame.SWAPPING) or peeks != int(peeking):
        return Wrong.BAD_ASIDE
    if kind == Frame.DRAWN and (twos > 0) != (state.stack[0, A] > 0):
        return Wrong.BAD_ASIDE
    return Wrong.FINE


@compiled
def look_at_look(state: State) -> int:
    """At the start of a round in order from the first seat, all with their outer cards; later one, with one card."""
    players = int(state.option[Opt.PLAYERS])
    slots, waiting = int(state.stack[0, A]), int(state.stack[0, B])
    if slots == st.OUTER:
        if state.turn != 0:
            return Wrong.LOOK_LATE
        if waiting != seats_after(state, int(state.stack[0, SEAT])):
            return Wrong.BAD_WAITING
    elif (slots != 1 and slots != 2 and slots != 4 and slots != 8) or waiting != 0:
        return Wrong.BAD_SLOTS
    for seat in range(players):
        if seat == state.stack[0, SEAT] or waiting >> seat & 1:
            for slot in range(st.SLOTS):
                if slots >> slot & 1 and int(state.known[seat, slot]) >> seat & 1 == 0:
                    return about(Wrong.LOOKS_UNKNOWN, seat)
    return Wrong.FINE


@compiled
def seats_after(state: State, seat: int) -> int:
    """Bitmask of the seats that have their first turns after this one."""
    mask, other = 0, next_seat(state, seat)
    while other != state.seat:
        mask |= 1 << other
        other = next_seat(state, other)
    return mask


@compiled
def look_at_stack(state: State) -> int:
    """One question, asked of a seat that can answer it, or nothing when the game is over."""
    kind, seat = int(state.stack[0, KIND]), int(state.stack[0, SEAT])
    a, b = int(state.stack[0, A]), int(state.stack[0, B])
    if state.depth == 0:
        return Wrong.FINE if kind == 0 and seat == 0 and a == 0 and b == 0 else Wrong.BAD_STACK
    if state.depth != 1 or kind < 1 or kind > FRAMES:
        return Wrong.BAD_STACK
    if seat < 0 or seat >= state.option[Opt.PLAYERS]:
        return Wrong.BAD_STACK
    if kind == Frame.LOOK:
        return Wrong.FINE if a == st.OUTER or seat == state.seat else Wrong.NOT_ITS_TURN
    most = 0
    if kind == Frame.DRAWN:
        most = Which.SECOND.value
    elif kind == Frame.SWAPPING:
        most = st.SLOTS - 1
    if a < 0 or a > most or b != 0:
        return Wrong.BAD_STACK
    if kind != Frame.DEAL_NEXT and seat != state.seat:
        return Wrong.NOT_ITS_TURN
    return Wrong.FINE


@compiled
def look_at_knock(state: State, kind: int) -> int:
    """Nobody knocks before all have had a turn, and a player who has knocked has no further turn."""
    if kind == Frame.END_OF_TURN and (state.knocker != NONE or state.turn + 1 < state.option[Opt.PLAYERS]):
        return Wrong.KNOCK_AGAIN
    if state.knocker == NONE:
        return Wrong.FINE
    if state.knocker < 0 or state.knocker >= state.option[Opt.PLAYERS]:
        return Wrong.BAD_KNOCK
    if state.turn < state.option[Opt.PLAYERS]:
        return Wrong.BAD_KNOCK
    between = kind == 0 or kind == Frame.DEAL_NEXT
    return Wrong.FINE if (state.knocker == state.seat) == between else Wrong.BAD_KNOCK


@compiled
def look_at_round(state: State, kind: int) -> int:
    """There is such a round and turn; between rounds the game goes on exactly if there is another one."""
    players, last = int(state.option[Opt.PLAYERS]), rounds(state)
    if state.round_n < 0 or state.round_n >= last:
        return Wrong.NO_ROUND
    if kind == 0 or kind == Frame.DEAL_NEXT:
        if (kind == 0) != (state.round_n == last - 1):
            return Wrong.OVER
    elif state.knocker == NONE and state.turn >= state.option[Opt.TURN_GUARD]:
        return Wrong.GUARD
    if state.turn < 0:
        return Wrong.GUARD
    if state.dealer < 0 or state.dealer >= players or state.seat < 0 or state.seat >= players:
        return Wrong.NO_SEAT
    return Wrong.FINE


@compiled
def look_at_sheet(state: State, kind: int) -> int:
    """The last round written down is the one that lies open, if one does."""
    players = int(state.option[Opt.PLAYERS])
    written = int(state.round_n) + int(kind == 0 or kind == Frame.DEAL_NEXT)
    for i in range(st.ROUNDS):
        for seat in range(st.PLAYERS):
            points = int(state.points[i, seat])
            if points < 0 or points > deck.HIGHEST or (points != 0 and (seat >= players or i >= written)):
                return Wrong.BAD_POINTS
    return Wrong.FINE


@compiled
def look_at_open_rows(state: State) -> int:
    """Between two rounds and at the end everything lies open and is counted."""
    for seat in range(state.option[Opt.PLAYERS]):
        count = 0
        for slot in range(st.SLOTS):
            if state.known[seat, slot] != ALL_SEATS or state.row[seat, slot] >= deck.NUMBERS:
                return about(Wrong.NOT_OPEN, seat)
            if state.seen[seat, slot] != 0:
                return about(Wrong.BAD_SEEN, seat)
            count += int(state.row[seat, slot])
        if state.points[state.round_n, seat] != count:
            return about(Wrong.MISCOUNTED, seat)
    return Wrong.FINE if state.stayed_cards == 0 else Wrong.BAD_STAYED


@compiled
def complaint(state: State) -> int:
    """The number of what is wrong with a true state between decisions, a key of ``COMPLAINTS``; 0 for nothing."""
    code = look_at_stack(state)
    if code != Wrong.FINE:
        return code
    kind = int(state.stack[0, KIND])
    between = kind == 0 or kind == Frame.DEAL_NEXT
    code = look_at_rows(state)
    if code == Wrong.FINE:
        code = look_at_cards(state)
    if code == Wrong.FINE:
        code = look_at_stayed(state)
    if code == Wrong.FINE:
        code = look_at_lots(state)
    if code == Wrong.FINE:
        code = look_at_round(state, kind)
    if code == Wrong.FINE:
        code = look_at_sheet(state, kind)
    if code == Wrong.FINE and between:
        code = look_at_open_rows(state)
    if code == Wrong.FINE:
        code = look_at_knock(state, kind)
    if code == Wrong.FINE and kind == Frame.LOOK:
        code = look_at_look(state)
    if code == Wrong.FINE and (state.drawn != NONE) != (kind == Frame.DRAWN):
        code = Wrong.BAD_DRAWN
    if code == Wrong.FINE and not between:
        code = look_at_aside(state, kind)
    return code
