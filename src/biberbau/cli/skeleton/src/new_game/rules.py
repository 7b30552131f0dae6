"""The rules of New Game, each under its own name; every function here is compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from biberbau.kernel import bag
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import ALL_SEATS, Events, emit
from biberbau.kernel.rng import Rng
from biberbau.kernel.stack import SEAT, pop, push, set_top
from biberbau.kernel.stack import actor as actor

from . import actions as act
from . import deck
from . import state as st
from .observation_spec import At
from .options import Opt
from .reasons import Why
from .state import Ev, Frame


@compiled
def deal(state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """A card for each player; the others are the deck. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    bag.refill(state.deck, deck.COPIES)
    state.deck_n = deck.FACES
    state.hand[:] = NONE
    state.away[:] = NONE
    emit(events, Ev.DEALS, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    for seat in range(state.option[Opt.PLAYERS]):
        take_card(state, seat, Ev.GETS, rng, events)
    push(state, Frame.CHOOSE, 0, 0, 0)


@compiled
def take_card(state: np.record, seat: int, kind: int, rng: Rng, events: Events) -> None:
    """The deck's next card comes into a hand; its owner alone sees it."""
    card = bag.draw(state.deck, state.deck_n, rng)
    state.deck_n -= 1
    state.hand[seat] = card
    emit(events, kind, seat, card, NONE, NONE, 1 << seat, 0)


# ------------------------------------------------------------------------------------------------------- decisions


@compiled
def may_swap(state: np.record) -> bool:
    """All players together swap only so often (R1)."""
    swapped = 0
    for seat in range(st.PLAYERS):
        swapped += 1 if state.away[seat] != NONE else 0
    return swapped < int(state.option[Opt.SWAPS])


@compiled
def legal(state: np.record, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides; returns how many there are."""
    mask[:] = 0
    if state.depth == 0:
        return 0
    mask[act.KEEP] = 1
    if not may_swap(state):
        return 1
    mask[act.SWAP] = 1
    return 2


@compiled
def why(state: np.record, action: int) -> Why:
    """The rule that forbids an action to the seat that decides."""
    return Why.LEGAL if action == act.KEEP or may_swap(state) else Why.SWAPS_USED_UP


@compiled
def apply(state: np.record, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action; then the next player decides, or all cards are turned over."""
    seat = actor(state)
    if action == act.KEEP:
        emit(events, Ev.KEEPS, seat, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS)
    else:
        swap(state, seat, rng, events)
    if seat + 1 < state.option[Opt.PLAYERS]:
        set_top(state, SEAT, seat + 1)
    else:
        turn_over(state, events)


@compiled
def swap(state: np.record, seat: int, rng: Rng, events: Events) -> None:
    """The card goes away face up, and the next one of the deck comes in its place."""
    state.away[seat] = state.hand[seat]
    emit(events, Ev.LAYS_AWAY, seat, state.away[seat], NONE, NONE, ALL_SEATS, 1 << seat)
    take_card(state, seat, Ev.DRAWS, rng, events)


@compiled
def turn_over(state: np.record, events: Events) -> None:
    """Everybody shows their card, and the game is over."""
    for seat in range(state.option[Opt.PLAYERS]):
        emit(events, Ev.REVEALS, seat, state.hand[seat], NONE, NONE, ALL_SEATS, 1 << seat)
    pop(state)


@compiled
def scores(state: np.record, out: NDArray[np.int32]) -> None:
    """At the end, everybody's card."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = state.hand[seat] if state.depth == 0 else 0


@compiled
def rounds_over(state: np.record) -> int:
    """There is one round."""
    return 1 if state.depth == 0 else 0


@compiled
def winners(state: np.record) -> int:
    """Bitmask of who leads: nobody more than others until the cards are turned over; then the highest card wins."""
    players = int(state.option[Opt.PLAYERS])
    if state.depth > 0:
        return (1 << players) - 1
    best = 0
    for seat in range(players):
        if state.hand[seat] > state.hand[best]:
            best = seat
    return 1 << best


# ---------------------------------------------------------------------------------------------------- information


@compiled
def conceal(state: np.record, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""
    state.deck[:] = UNKNOWN
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer and state.depth > 0:
            state.hand[seat] = UNKNOWN


@compiled
def fill(state: np.record, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open, consistently with all that ``observer`` knows."""
    bag.refill(state.deck, deck.COPIES)
    left = int(state.deck_n)
    for seat in range(state.option[Opt.PLAYERS]):
        bag.remove(state.deck, state.away[seat])
        bag.remove(state.deck, state.hand[seat])
        left += 1 if state.hand[seat] == UNKNOWN else 0
    for seat in range(state.option[Opt.PLAYERS]):
        if state.hand[seat] == UNKNOWN:
            state.hand[seat] = bag.take(state.deck, left, rng)
            left -= 1


@compiled
def encode(state: np.record, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; observation_spec.py says what lies where."""
    out[:] = 0.0
    players, decides = int(state.option[Opt.PLAYERS]), actor(state)
    for relative in range(players):
        seat = (observer + relative) % players
        if state.hand[seat] >= 0:
            out[At.HANDS + relative * deck.FACES + state.hand[seat]] = 1.0
        if state.away[seat] >= 0:
            out[At.AWAY + relative * deck.FACES + state.away[seat]] = 1.0
        out[At.DECIDES + relative] = seat == decides
        out[At.DONE + relative] = decides < 0 or seat < decides
    for i in range(state.option.shape[0]):
        out[At.OPTIONS + i] = state.option[i]
