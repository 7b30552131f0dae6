"""How good a position looks at a glance: for the greedy bot and for ordering what a search tries first."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.compiled import compiled
from ....kernel.fast_rng import FastRng, draw, nth_legal
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT
from . import actions as act
from . import deck
from . import state as st
from .game import cards_in_all, is_up, partner_up, score
from .options import Opt
from .state import Frame, State

CLOSED_COLUMN = 0.85
"""What is left of two face-down cards' mean: sometimes they make a pair, or come to make one."""

HALF_COLUMN = 0.75
"""What is left of a face-up and a face-down card: the face-down one can still be swapped for a match."""

TWO_OR_MORE = sum(0b1110 << 4 * value for value in range(deck.NUMBERS))
"""The bits of counts, four for each number, of which one is set where there are two pairs of a number or more."""


@compiled
def mean_unseen(state: State) -> float:
    """Mean points of the cards that nobody can see (a beaver counts nothing); what a player holds counts as unseen."""
    highest, count = int(state.option[Opt.HIGHEST]), cards_in_all(state)
    total = int(state.option[Opt.COPIES]) * (highest * (highest + 1) // 2)
    for seat in range(state.option[Opt.PLAYERS]):
        for slot in range(st.SLOTS):
            if is_up(state, seat, slot):
                card = int(state.display[seat, slot])
                total -= 0 if card == deck.BEAVER else card
                count -= 1
    for i in range(state.pile_n):
        card = int(state.pile[i])
        total -= 0 if card == deck.BEAVER else card
        count -= 1
    return total / count


@compiled
def expected(state: State, seat: int, mean: float) -> float:
    """Points to be expected of a display: pairs and their bonus as they lie, face-down cards at the mean."""
    total, counts = 0.0, 0
    for column in range(st.COLUMNS):
        upper = int(state.display[seat, column]) if is_up(state, seat, column) else -1
        lower = (
            int(state.display[seat, column + st.COLUMNS]) if is_up(state, seat, column + st.COLUMNS) else -1
        )
        if upper < 0 and lower < 0:
            total += CLOSED_COLUMN * 2.0 * mean
        elif upper < 0 or lower < 0:
            card = max(upper, lower)
            if card != deck.BEAVER:
                total += HALF_COLUMN * (card + mean)
        elif upper == lower or upper == deck.BEAVER or lower == deck.BEAVER:
            counts += 1 << 4 * min(upper, lower)
        else:
            total += upper + lower
    if counts & TWO_OR_MORE:  # seldom so; to add thirteen noughts takes longer than all columns
        for value in range(deck.NUMBERS):
            total += float(deck.BONUS[counts >> 4 * value & 15])
    return total


@compiled
def standing(state: State, seat: int, mean: float) -> float:
    """A player's points so far, and those that the display promises."""
    total = float(score(state, seat))
    if state.depth > 0 and state.stack[0, KIND] != Frame.LOOK_BACK:
        total += expected(state, seat, mean)
    return total


@compiled
def estimate(state: State, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points."""
    mean = mean_unseen(state)
    best = 1e9
    for other in range(st.PLAYERS):
        if other != seat and other < state.option[Opt.PLAYERS]:
            best = min(best, standing(state, other, mean))
    return (best - standing(state, seat, mean)) / 10.0


# ---------------------------------------------------------------------------------------------------- for rollouts

USUAL = 5.8
"""Mean of a card that nobody has seen, for playouts, where the numbers go up to 12."""

WORTH_TAKING = 3.0
"""Above this gain in points, habit takes from the discard pile: about what the deck's top card is good for."""


@compiled
def column_worth(card: int, partner: int, usual: float) -> float:
    """Points to be expected of a column by habit; a face-down card is negative, and counts ``usual``."""
    if card < 0 and partner < 0:
        return CLOSED_COLUMN * 2.0 * usual
    if card < 0 or partner < 0:
        seen = max(card, partner)
        return 0.0 if seen == deck.BEAVER else HALF_COLUMN * (seen + usual)
    if card == partner or card == deck.BEAVER or partner == deck.BEAVER:
        return 0.0
    return float(card + partner)


@compiled
def gain(state: State, seat: int, slot: int, card: int) -> float:
    """By how many points a display gets better with the card in that slot, its bonus included."""
    partner = partner_up(state, seat, slot)
    old = int(state.display[seat, slot]) if is_up(state, seat, slot) else -1
    usual = USUAL * (int(state.option[Opt.HIGHEST]) / 12.0)
    better = column_worth(old, partner, usual) - column_worth(card, partner, usual)
    if card == partner and old != card:
        for column in range(st.COLUMNS):
            upper = int(state.display[seat, column]) if is_up(state, seat, column) else -1
            lower = (
                int(state.display[seat, column + st.COLUMNS])
                if is_up(state, seat, column + st.COLUMNS)
                else -1
            )
            if column != slot & 3 and upper == card and lower == card:
                better += 10.0
    return better


@compiled
def playout_action(
    state: State, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: FastRng
) -> int:
    """How rollouts go on: a card goes where it is worth most, or away; what is turned up is left to chance."""
    kind, seat = state.stack[0, KIND], int(state.stack[0, SEAT])
    if kind != Frame.USE_CARD and kind != Frame.DRAW_CARD:
        return nth_legal(words, draw(luck, legal))
    card = int(state.drawn) if kind == Frame.USE_CARD else int(state.pile[state.pile_n - 1])
    best, best_gain = 0, -99.0
    for slot in range(st.SLOTS):
        if kind == Frame.DRAW_CARD or mask[act.PLACE + slot]:
            better = gain(state, seat, slot, card)
            if better > best_gain:
                best, best_gain = slot, better
    if kind == Frame.DRAW_CARD:
        return act.DRAW + 1 if best_gain > WORTH_TAKING or mask[act.DRAW] == 0 else act.DRAW
    if best_gain > 0.0 or mask[act.DISCARD] == 0:
        return act.PLACE + best
    return act.DISCARD


@compiled
def settled(state: State) -> bool:
    """Whether a rollout may end: when the round is scored. The next one is the same for all."""
    return state.depth == 0 or int(state.stack[0, KIND]) == Frame.LOOK_BACK


@compiled
def payoffs(state: State, out: NDArray[np.float32]) -> None:
    """Chances of winning the game, as ``out: float32[players]``, by the lead and the rounds that are left."""
    spread = 6.0 + 8.0 * np.sqrt(deck.ROUNDS - state.round_n)
    for seat in range(out.shape[0]):
        best = 1e9
        for other in range(out.shape[0]):
            if other != seat:
                best = min(best, float(score(state, other)))
        out[seat] = 1.0 / (1.0 + np.exp((score(state, seat) - best) / spread))


@compiled
def suppose(state: State, observer: int, rng: Rng) -> None:
    """Make a filled state likelier: nobody knows a face-down card, so there is nothing to suppose beyond chance."""
