"""How good a position looks at a glance, and how rollouts go on: for the greedy bot and for the search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.fast_rng import FastRng, draw, nth_legal
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, top
from . import actions as act
from . import deck, rollout_policy
from .game import winners
from .hands import is_in
from .matching import in_force_now, matches
from .options import Opt, Scoring
from .round import limit
from .state import Frame, State
from .types import apart, once
from .why import chooses_card

CARD = 5
"""What a card in one's own hand costs besides its burden: each must be laid down before the round is won."""
COST_OF = (CARD + rollout_policy.BURDEN_OF).astype(np.int8)
"""What a card in one's own hand costs."""
OTHERS_CARD = 17.0
"""What a card costs another player, whose cards one does not know."""
FITTING = 1.2
"""What it is worth that an own card could be played next, by what is in force."""
TURN_LOST = 4.0
"""What it costs to be skipped."""
GONE = 10.0
"""What an empty hand is worth beyond having no cards."""
ROUND_WON = 30.0
"""What a round won weighs without a score sheet."""
SCALE = 25.0
"""Points that make a clear lead."""

A_ROUND = 20.0
"""Points by which a round moves two players apart, about."""
A_WIN = 0.8
"""Rounds by which one round played without a score sheet moves them apart."""
OF_THE_LEAD = 0.1
"""How much of a payoff goes by the lead in the round, beyond the chances to win the game."""


@once
def account(state: State, seat: int) -> float:
    """A player's account as points: few are good. Rounds won count against it."""
    points = float(state.points[seat])
    return points if state.option[Opt.SCORING] == Scoring.SHEET else -ROUND_WON * points


@once
def fitting(state: State, seat: int) -> int:
    """How many of one's own cards could be played on what is in force. Without a branch, as in ``matches``."""
    colour, number, symbol = in_force_now(state)
    count = 0
    for face in range(deck.FACES):
        count += int(state.hand[seat, face]) * int(matches(face, colour, number, symbol))
    return count


@once
def carried(state: State, seat: int) -> int:
    """What the cards of a hand cost: in whole numbers, so that several faces are added up at once."""
    cost = 0
    for face in range(deck.FACES):
        cost += int(state.hand[seat, face]) * int(COST_OF[face])
    return cost


@apart
def burden(state: State, seat: int, other: int) -> float:
    """What a player still has to carry, as far as ``seat`` can tell; of others' hands only the number of cards counts."""
    if state.hand_n[other] == 0:
        return -GONE
    cost = TURN_LOST if is_in(int(state.skipped), other) else 0.0
    if seat == other:
        cost += float(carried(state, seat))
        cost -= FITTING * fitting(state, seat)
    else:
        cost += OTHERS_CARD * float(state.hand_n[other])
    return cost


@apart
def estimate(state: State, seat: int) -> float:
    """Lead of a seat over the average of the others, and a little over the best; between rounds by the accounts alone."""
    playing = not settled(state)
    players, total, best, own = int(state.option[Opt.PLAYERS]), 0.0, 1e9, 0.0
    for other in range(players):
        cost = account(state, other)
        if playing:
            cost += burden(state, seat, other)
        if other == seat:
            own = cost
        else:
            total += cost
            best = min(best, cost)
    return (0.7 * total / (players - 1) + 0.3 * best - own) / SCALE


# ------------------------------------------------------------------------------------------------------- for rollouts


@apart
def cards_by_habit(state: State, kind: int, seat: int, mask: NDArray[np.uint8]) -> int:
    """Cards that are not played: to be rid of the heaviest, to get the lightest."""
    if kind == Frame.SCATTERING:
        return rollout_policy.present(state, seat, mask)
    gambles = kind == Frame.LAYING and top(state, A) == deck.GAMBLING_MAN
    return rollout_policy.pick(mask, -1 if gambles or kind == Frame.STEALING or kind == Frame.BUYING else 1)


@apart
def playout_action(
    state: State, mask: NDArray[np.uint8], words: NDArray[np.uint64], legal: int, luck: FastRng
) -> int:
    """How rollouts go on. Which event is to come is left to chance."""
    kind, seat = int(top(state, KIND)), int(top(state, SEAT))
    if kind == Frame.TURN:
        return rollout_policy.turn(state, seat, mask)
    if kind == Frame.COUNTER:
        return rollout_policy.counter(state, mask)
    if kind == Frame.LUCKY:
        return rollout_policy.reaction(mask, deck.LUCKY_BASTARD)
    if kind == Frame.NICE:
        return rollout_policy.reaction(mask, deck.NICE_TRY)
    if kind == Frame.WISHING:
        return rollout_policy.wish(state, seat, mask)
    if kind == Frame.TARGET:
        return rollout_policy.attack(state, seat, mask)
    if chooses_card(kind):
        return cards_by_habit(state, kind, seat, mask)
    if kind == Frame.CHOOSING_PERSON:
        return rollout_policy.person(state, seat, mask)
    if kind == Frame.COLOURING:
        return act.WISH + rollout_policy.colour_to_wish(state, seat, mask)
    if kind == Frame.MIMIC:
        return rollout_policy.mimicry(mask)
    if kind == Frame.DARING:
        return act.DARE
    return nth_legal(words, draw(luck, legal))


@once
def settled(state: State) -> bool:
    """Whether a rollout may end: when the round is scored. The next one is the same for all."""
    return bool(state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT)


@once
def share(mask: int, seat: int, seats: int) -> float:
    """A win shared by the seats of a bitmask."""
    count = 0
    for other in range(seats):
        count += mask >> other & 1
    return (mask >> seat & 1) / count


@once
def lead(state: State, seat: int, seats: int) -> int:
    """Points of the round by which a seat is better than the best of the others."""
    best = 1 << 20
    for other in range(seats):
        if other != seat:
            best = min(best, int(state.round_points[other]))
    return best - int(state.round_points[seat])


@apart
def ahead(state: State, seat: int, seats: int) -> float:
    """By how much an account is better than the best of the others, in what the rounds to come may still change."""
    sheet = state.option[Opt.SCORING] == Scoring.SHEET
    most, best = 0, 1 << 20
    for other in range(seats):
        most = max(most, int(state.points[other]))
        if other != seat:
            best = min(best, int(state.points[other]) if sheet else -int(state.points[other]))
    if sheet:
        spread = A_ROUND * np.sqrt(1.0 + max(0, limit(state) - most) / A_ROUND)
        return float((best - int(state.points[seat])) / spread)
    spread = A_WIN * np.sqrt(float(state.option[Opt.ROUNDS]) - float(state.round_n))
    return float((best + int(state.points[seat])) / spread)


@apart
def payoffs(state: State, out: NDArray[np.float32]) -> None:
    """Chances to win the game, as ``out: float32[players]``, and a little for the lead in the round."""
    seats = out.shape[0]
    for seat in range(seats):
        if state.depth == 0:
            chance = share(winners(state), seat, seats)
        else:
            chance = 1.0 / (1.0 + np.exp(-ahead(state, seat, seats)))
        better = 1.0 / (1.0 + np.exp(-lead(state, seat, seats) / SCALE))
        out[seat] = (1.0 - OF_THE_LEAD) * chance + OF_THE_LEAD * better


@once
def suppose(state: State, observer: int, rng: Rng) -> None:
    """Make a filled state likelier: what is known of a hand lies there already, the rest is chance."""
