"""What a hand-written position must keep to, beyond each field by itself: the rules could not go on from it otherwise."""

from __future__ import annotations

import numpy as np

from ...errors import PositionError
from ...kernel.stack import KIND, SEAT, A
from . import options as opt
from .deck import BEAVER, NONE, ROUNDS, UNKNOWN
from .state import (
    ALL_UP,
    CHOOSE_FLIPS,
    COLUMNS,
    DRAW_CARD,
    FROM_DISPLAY,
    LOOK_BACK,
    SWIM_TO,
    TURN_ONE,
    USE_CARD,
)


def check(state: np.record) -> None:
    """PositionError names the first field that does not fit the others."""
    if state.depth == 0:
        if state.round_n != ROUNDS:
            raise PositionError(f"decisions: nobody is to decide, but only {state.round_n} rounds are scored")
        _check_scored(state)
        return
    kind = int(state.stack[0, KIND])
    if state.round_n == ROUNDS:
        raise PositionError(f"points: after {ROUNDS} rounds nobody is to decide")
    if kind == LOOK_BACK:
        if state.round_n == 0:
            raise PositionError("points: no round is scored that one could look back to")
        _check_scored(state)
    elif kind == CHOOSE_FLIPS:
        _check_opening(state)
    else:
        _check_turn(state, kind)
    if kind not in (USE_CARD, SWIM_TO) and state.drawn != NONE:
        raise PositionError("drawn: nobody holds a card at this decision")


def _check_scored(state: np.record) -> None:
    """After a round all cards lie face up."""
    for seat in range(int(state.option[opt.PLAYERS])):
        if state.up[seat] != ALL_UP:
            raise PositionError(f"displays[{seat}]: all cards lie face up when a round is scored")
    if state.drawn != NONE:
        raise PositionError("drawn: nobody holds a card when a round is scored")


def _check_opening(state: np.record) -> None:
    """Before the first flips all cards lie face down."""
    for seat in range(int(state.option[opt.PLAYERS])):
        if state.up[seat] != 0:
            raise PositionError(f"displays[{seat}]: all cards lie face down until everyone has chosen two")
    if state.pile_n != 1:
        raise PositionError("pile: one card when the round starts")
    if state.turns != 0:
        raise PositionError("turns: 0 until everyone has chosen two cards")
    if state.closer != NONE:
        raise PositionError("closer: nobody before the first turn")


def _check_turn(state: np.record, kind: int) -> None:
    """Who has no face-down card left has closed the round, and gets no further turn."""
    seat, closer = int(state.stack[0, SEAT]), int(state.closer)
    if state.turns < 1:
        raise PositionError("turns: at least 1, this turn counts")
    if closer == NONE and state.turns > int(state.option[opt.TURN_LIMIT]) * int(state.option[opt.PLAYERS]):
        raise PositionError("turns: the round would have been scored at the limit of turns")
    if closer == seat:
        raise PositionError(f"closer: seat {seat} ended the round and gets no further turn")
    if closer != NONE and state.up[closer] != ALL_UP:
        raise PositionError(f"closer: seat {closer} has cards face down")
    after = _order(state, closer) if closer != NONE else []
    for other in range(int(state.option[opt.PLAYERS])):
        had_last_turn = closer != NONE and after.index(other) < after.index(seat)
        if state.up[other] == ALL_UP and not had_last_turn:
            raise PositionError(f"displays[{other}]: a card face down, or seat {other} as closer")
    if kind == DRAW_CARD:
        _check_draw(state)
    elif kind == TURN_ONE:
        if state.pile_n == 0:
            raise PositionError("pile: the card that was discarded lies there")
    elif state.drawn == NONE:
        raise PositionError("drawn: missing; a card was drawn and has found no place yet")
    elif (kind == SWIM_TO) != (state.origin == FROM_DISPLAY):
        raise PositionError("drawn.from: 'display' for the beaver that is to swim, and only for it")
    if kind == SWIM_TO:
        _check_swim(state, seat)


def _order(state: np.record, first: int) -> list[int]:
    players = int(state.option[opt.PLAYERS])
    return [(first + i) % players for i in range(players)]


def _check_draw(state: np.record) -> None:
    """There is something to draw."""
    if state.pile_n == 0:
        raise PositionError("pile: at least one card lies there when a turn begins")
    if state.deck_n == 0 and state.option[opt.EXHAUSTED_DECK] == opt.EXHAUSTED_SCORE:
        raise PositionError("deck: when it is empty the round is scored (option exhausted_deck)")


def _check_swim(state: np.record, seat: int) -> None:
    """The beaver has just been swapped for its partner's twin."""
    start = int(state.stack[0, A])
    cards = state.display[seat]
    both_up = int(state.up[seat]) >> start & 1 and int(state.up[seat]) >> (start ^ COLUMNS) & 1
    if state.drawn != BEAVER:
        raise PositionError("drawn.card: only a beaver swims")
    if not both_up or cards[start] != cards[start ^ COLUMNS] or cards[start] in (BEAVER, UNKNOWN):
        raise PositionError("decisions[0].start: the beaver has left a pair of equal numbers there")
