"""How good a position looks at a glance, and how rollouts go on: for the greedy bot and for the search."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.cards import NONE
from ....kernel.fast_rng import FastRng, draw, nth_legal
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, B, top
from ....kernel.typed import typed
from . import actions as act
from . import deck, rollout_policy
from .game import winners
from .hands import empty_hands, is_in
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
    """How many of one's own cards could be played on what is in force."""
    colour, number, symbol = in_force_now(state)
    return would_fit(state, seat, colour, number, symbol)


@once
def would_fit(state: State, seat: int, colour: int, number: int, symbol: int) -> int:
    """How many of one's own cards match one of these. Without a branch, as in ``matches``, and in bytes: so many faces
    are looked at at once.
    """
    count = np.uint8(0)
    for face in range(deck.FACES):
        count = np.uint8(count + (int(state.hand[seat, face]) & -int(matches(face, colour, number, symbol))))
    return int(count)


@once
def carried(state: State, seat: int) -> int:
    """What the cards of a hand cost: in small whole numbers, so that many faces are added up at once."""
    cost = np.int16(0)
    for face in range(deck.FACES):
        cost = np.int16(cost + int(state.hand[seat, face]) * int(COST_OF[face]))
    return int(cost)


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


# ---------------------------------------------------------------------------------------- what need not be tried


@once
def leave_one_wish(state: State, seat: int, mask: NDArray[np.uint8]) -> None:
    """Leave only the wish after which most of the hand can be played, the first of equals: nothing else differs."""
    best, most = NONE, -1
    for wish in range(act.AS - act.WISH):
        if mask[act.WISH + wish]:
            colour, number = (1 + wish, 0) if wish < 4 else (0, wish - 3)
            count = would_fit(state, seat, colour, number, 0)
            if count > most:
                best, most = wish, count
            mask[act.WISH + wish] = 0
    if best != NONE:
        mask[act.WISH + best] = 1


@once
def wish_comes_first(state: State) -> bool:
    """Whether after a wish its player decides again, or a turn begins: nothing else is due, so the round does not end."""
    below = state.depth - 2
    if state.stack[below, KIND] == Frame.TARGET:
        return bool(state.stack[below, SEAT] == top(state, SEAT))
    ends = state.over != 0 or state.bomb != 0 or empty_hands(state) != 0
    return bool(state.stack[below, KIND] == Frame.END_PLAY and not ends)


@apart
def narrow(state: State, mask: NDArray[np.uint8]) -> int:
    """Drop legal actions that draw nothing and score the same as an earlier one, or less than another. Returns the
    only one that is left, or -1; a greedy look tries no more than these.
    """
    kind, seat = int(top(state, KIND)), int(top(state, SEAT))
    if kind == Frame.WISHING and wish_comes_first(state):
        leave_one_wish(state, seat, mask)
    elif kind == Frame.TARGET and top(state, A) == deck.FANTASTIC_FOUR and top(state, B) > 3:
        first = act.SEAT  # only the last of the four cards has an effect
        while mask[first] == 0:
            first += 1
        mask[first + 1 : act.WISH] = 0
    else:
        return -1
    only = -1
    for action in range(act.SEAT, act.PASS + 1):
        if mask[action]:
            if only >= 0:
                return -1
            only = action
    return only


ALIKE_TO_TURN, ALIKE_TO_ANSWER = 2, 1
ALIKE_TO = np.zeros(deck.COLOUR_SWAP + 1, dtype=np.int8)
"""How far what a card comes to is the same in all worlds: up to the next turn, or up to the question whether its victim
counters; others show or take what is hidden before that."""
ALIKE_TO[[deck.FANTASTIC_FOUR, deck.EQUALITY, deck.INEQUALITY, deck.EXCHANGE, deck.GIFT, deck.THIEF]] = (
    ALIKE_TO_ANSWER
)
ALIKE_TO[
    [
        deck.NUMBER, deck.FANTASTIC, deck.COUNTERATTACK, deck.NICE_TRY, deck.LUCKY_BASTARD, deck.FUCK_YOU,
        deck.SKIP, deck.COLOUR_SWAP,
    ]
] = ALIKE_TO_TURN  # fmt: skip

_, of_two = typed(before=State, after=State)


@once
def alike_to(state: State, action: int) -> int:
    """How far what an action comes to is the same in all worlds, as ``ALIKE_TO``."""
    kind, below = int(top(state, KIND)), state.depth - 2
    if kind == Frame.TURN:
        if action == act.PASS:
            return ALIKE_TO_TURN
        return int(ALIKE_TO[deck.KIND_OF[action - act.PLAY]]) if action < act.PICK else 0
    if kind == Frame.WISHING and state.stack[below, KIND] == Frame.END_PLAY:
        return ALIKE_TO_TURN
    if kind == Frame.WISHING and state.stack[below, KIND] == Frame.TARGET:
        return min(ALIKE_TO_ANSWER, int(ALIKE_TO[state.stack[below, A]]))
    return min(ALIKE_TO_ANSWER, int(ALIKE_TO[top(state, A)])) if kind == Frame.TARGET else 0


@of_two
def alike(before: State, action: int, after: State) -> bool:
    """Whether an action that led from one state to the other, and drew nothing, comes to the same in all worlds: who is
    asked for an answer follows from what everybody knows (F140). Not where a round may end, and hands are counted, nor
    where a draw may be no surprise.
    """
    if before.bomb != 0 or before.pack_n != 0 or before.deck_n < 2 or before.hand_n[top(before, SEAT)] < 3:
        return False
    far, ended = alike_to(before, action), int(top(after, KIND))
    return (far == ALIKE_TO_TURN and ended == Frame.TURN) or (far > 0 and ended == Frame.COUNTER)


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
