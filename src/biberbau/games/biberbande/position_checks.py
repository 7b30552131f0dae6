"""What a hand-written position must keep to, beyond each field by itself: the rules could not go on from it otherwise.

Compiled rules check no bounds, so nothing may get past here that could overfill a zone or leave a decision empty.
"""

from __future__ import annotations

import numpy as np

from ...errors import PositionError
from ...kernel.events import ALL_SEATS
from ...kernel.stack import KIND, SEAT, A, B
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import COPIES, FACES, NONE, NUMBERS, UNKNOWN
from .rules import rounds
from .state import DEAL_NEXT, DRAWN, END_OF_TURN, LOOK, OUTER, SLOTS, SWAPPING


def check(state: np.record) -> None:
    """PositionError names the first field that does not fit the others."""
    kind = int(state.stack[0, KIND]) if state.depth else 0
    _check_rows(state)
    _check_stayed(state)
    if kind in (0, DEAL_NEXT):
        _check_open(state, kind)
        return
    _check_turn(state, kind)
    if kind == LOOK:
        _check_look(state)
    drawn, aside = state.drawn != NONE, state.aside.any()
    if drawn != (kind == DRAWN):
        raise PositionError('drawn: a card exactly where the decision is "drawn"')
    if aside and kind not in (LOOK, DRAWN, SWAPPING):
        raise PositionError("aside: special cards lie aside only while they are used")
    if kind == END_OF_TURN and (state.knocker != NONE or state.turn + 1 < state.option[opt.PLAYERS]):
        raise PositionError(
            "decisions[0].kind: nobody may knock before all have had a turn, nor a second time"
        )


def _seats(state: np.record) -> range:
    return range(int(state.option[opt.PLAYERS]))


def _check_rows(state: np.record) -> None:
    for seat in _seats(state):
        for slot in range(SLOTS):
            card, known = int(state.row[seat, slot]), int(state.known[seat, slot])
            if known == ALL_SEATS and (card == UNKNOWN or not state.plain[seat, slot]):
                raise PositionError(
                    f"known.{SEAT_LETTERS[seat]}: a card that all have seen is a number, and one of `numbers`"
                )
            if state.plain[seat, slot] and card >= NUMBERS:
                raise PositionError(f"numbers.{SEAT_LETTERS[seat]}: there lies a special card")


def _check_stayed(state: np.record) -> None:
    """What all can tell of the rows since the last reshuffle, and every number that all know of, can be dealt."""
    stayed = np.array([int(state.stayed_cards) >> 4 * face & 15 for face in range(FACES)])
    others = COPIES.astype(int) - state.discard - stayed
    others[NUMBERS:] -= state.aside
    if state.drawn >= 0:
        others[state.drawn] -= 1
    sure = {
        True: 0,
        False: 0,
    }  # unknown cards that all know to be numbers, of those that stayed and of the others
    unknown = 0
    for seat in _seats(state):
        for slot in range(SLOTS):
            card, has_stayed = int(state.row[seat, slot]), bool(int(state.stayed[seat]) >> slot & 1)
            if card >= 0:
                (stayed if has_stayed else others)[card] -= 1
            else:
                sure[has_stayed] += int(state.plain[seat, slot])
                unknown += has_stayed
    if (stayed < 0).any() or stayed.sum() != unknown:
        raise PositionError("stayed_cards: these are not the cards that lie where `stayed` says")
    if (others < 0).any():
        raise PositionError("stayed_cards: more cards than lie neither on the discard pile nor elsewhere")
    if stayed[:NUMBERS].sum() < sure[True] or others[:NUMBERS].sum() < sure[False]:
        raise PositionError("numbers: there are not as many numbers left")


def _check_open(state: np.record, kind: int) -> None:
    """Between two rounds and at the end everything lies open and is counted."""
    if (kind == 0) != (state.round_n + 1 == rounds(state)):
        raise PositionError("decisions: the game is over after the last round, and only then")
    if state.drawn != NONE:
        raise PositionError("drawn: nobody has drawn a card when a round is over")
    if state.stayed.any():
        raise PositionError("stayed: all rows lie open when a round is over, and nothing is left to tell")
    for seat in _seats(state):
        if (state.known[seat] != ALL_SEATS).any():
            raise PositionError(f"known.{SEAT_LETTERS[seat]}: all rows lie open when a round is over")
        if state.points[state.round_n, seat] != state.row[seat].astype(int).sum():
            raise PositionError(f"points.{SEAT_LETTERS[seat]}: the row does not count that much")


def _check_turn(state: np.record, kind: int) -> None:
    """Who is asked is whose turn it is; whoever has knocked has no turn any more."""
    looking_at_outer = kind == LOOK and int(state.stack[0, A]) == OUTER
    if not looking_at_outer and state.stack[0, SEAT] != state.seat:
        raise PositionError("decisions[0].seat: only the seat whose turn it is decides that")
    if state.knocker == NONE:
        if state.turn >= state.option[opt.TURN_GUARD]:
            raise PositionError("turns: the round would be over (turn_guard)")
    elif state.knocker == state.seat or state.turn < state.option[opt.PLAYERS]:
        raise PositionError("knocked: not before all have had a turn, and who knocked has no other turn")


def _check_look(state: np.record) -> None:
    """At the start of a round in order from the first seat, all with their outer cards; later one, with one card."""
    seat, slots, waiting = (int(state.stack[0, i]) for i in (SEAT, A, B))
    seats = len(_seats(state))
    asked = slots
    if slots == OUTER:
        first = int(state.seat)
        after = [(first + place) % seats for place in range((seat - first) % seats + 1, seats)]
        if waiting != sum(1 << other for other in after):
            raise PositionError("decisions[0].waiting: all those who come after this seat in the first turns")
        if state.turn or state.aside.any():
            raise PositionError("turns: all look at their outer cards before the first turn")
    elif slots not in [1 << slot for slot in range(SLOTS)] or waiting:
        raise PositionError("decisions[0].slots: the two outer ones at the start, later one")
    for other in [seat, *(s for s in range(seats) if waiting >> s & 1)]:
        for slot in range(SLOTS):
            if asked >> slot & 1 and not int(state.known[other, slot]) >> other & 1:
                raise PositionError(f"known.{SEAT_LETTERS[other]}: who looks at a card knows it")
