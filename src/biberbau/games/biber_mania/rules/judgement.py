"""How good a position looks at a glance, and how rollouts go on: for the greedy bot and for the search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.compiled import compiled
from ....kernel.fast_rng import FastRng
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, B, top
from . import actions as act
from . import deck, rollout_policy
from .game import round_points, round_winners, winners
from .options import Opt
from .state import Frame, GroupKind, State

LEADS_AT_END = 20.0
"""Points that it is worth to lead when the round is counted, beyond the lead."""

OTHERS_CARD = 0.75
"""Turns' worth of a card in another hand, of which nobody knows with which others it goes."""


A_ROUND = 15.0
"""Points that the winner of a round writes down, about; as much the points of two players move apart."""


@compiled
def turns_left(state: State, seat: int) -> int:
    """Turns that a seat needs to lay its hand: one for each number, if the action cards go along."""
    numbers, actions = 0, 0
    for face in range(1, deck.FACES):
        if face > deck.NUMBERS:
            actions += int(state.hand[seat, face])
        elif state.hand[seat, face] > 0:
            numbers += 1
    return max(numbers, actions)


@compiled
def laid_and_held(state: State, seat: int) -> float:
    """Points of the round, less what the others may still stab of them."""
    worth = float(round_points(state, seat))
    if state.top_kind[seat] == GroupKind.EQUALS and state.top_guarded[seat] == 0 and state.seat != seat:
        worth -= rollout_policy.risk(state, int(state.top_value[seat]), int(state.top_n[seat]))
    return worth


@compiled
def estimate(state: State, seat: int) -> float:
    """Lead of a seat over the best of the others, in tens of points; reads its own hand and what lies open."""
    if settled(state):
        ahead = round_winners(state) >> seat & 1 == 1
        return (rollout_policy.lead(state, seat) + (LEADS_AT_END if ahead else -LEADS_AT_END)) / 10.0
    own = laid_and_held(state, seat) - rollout_policy.TURN_WORTH * turns_left(state, seat)
    own += rollout_policy.JOKER_WORTH * state.hand[seat, deck.JOKER]
    if state.seat == seat:
        own += 2.0 * state.chosen_n
    best = -1e9
    for other in range(state.option[Opt.PLAYERS]):
        if other != seat:
            best = max(best, laid_and_held(state, other) - OTHERS_CARD * state.hand_n[other])
    return float(own - best) / 10.0


# ------------------------------------------------------------------------------------------------------- for rollouts


@compiled
def playout_action(
    state: State, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: FastRng
) -> int:
    """How rollouts go on."""
    kind, seat = top(state, KIND), int(top(state, SEAT))
    if kind == Frame.PLAY:
        card = rollout_policy.next_card(state, seat, mask)
        return act.LAY if card == NONE else act.ADD + card
    if kind == Frame.STAB:
        return act.STAB_FACE - 1 + rollout_policy.most_useful(state, seat, mask, act.STAB_FACE - 1, -1.0)
    if kind == Frame.STABBED:
        return act.TAKE if rollout_policy.takes(state, seat, int(top(state, A))) else act.REFUSE
    if kind == Frame.STEAL:
        return rollout_policy.theft(state, seat, mask)
    if kind == Frame.ASK:
        other = rollout_policy.whom_to_ask(state, seat)
        return act.PASS if other == NONE else act.ASK_SEAT + other
    if kind == Frame.WISH:
        card = rollout_policy.wish(state, seat, int(top(state, A)))
        return act.WISH_CARD + (int(state.option[Opt.HIGHEST]) if card == NONE else card)
    if kind == Frame.PICK:
        return act.PICK_SEAT + rollout_policy.leader(state, seat)
    if kind == Frame.PULL:
        return rollout_policy.pull(state, int(top(state, B)), mask)
    if kind == Frame.DRAW:
        return rollout_policy.draw(state, seat, mask)
    return act.DEAL if mask[act.DEAL] else act.NEXT


@compiled
def settled(state: State) -> bool:
    """Whether a rollout may end: when the round is scored. The next one is the same for all."""
    return state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT


@compiled
def share(mask: int, seat: int, seats: int) -> float:
    """A win shared by the seats of a bitmask."""
    count = 0
    for other in range(seats):
        count += mask >> other & 1
    return (mask >> seat & 1) / count


@compiled
def payoffs(state: State, out: NDArray[np.float32]) -> None:
    """Chances to win the game, as ``out: float32[players]``; where one round is all, a little for every point ahead."""
    seats, collect = out.shape[0], int(state.option[Opt.COLLECT])
    for seat in range(seats):
        if collect == 0:
            ahead = 1.0 / (1.0 + np.exp(-rollout_policy.lead(state, seat) / 8.0))
            out[seat] = 0.7 * share(round_winners(state), seat, seats) + 0.3 * ahead
        elif state.depth == 0:
            out[seat] = share(winners(state), seat, seats)
        else:
            most, best = 0, -32_768
            for other in range(seats):
                most = max(most, int(state.points[other]))
                if other != seat:
                    best = max(best, int(state.points[other]))
            spread = A_ROUND * np.sqrt(1.0 + max(0, collect - most) / A_ROUND)
            out[seat] = 1.0 / (1.0 + np.exp((best - int(state.points[seat])) / spread))


@compiled
def suppose(state: State, observer: int, rng: Rng) -> None:
    """Make a filled state likelier: what everyone has seen go to a hand is dealt there already, the rest is chance."""
