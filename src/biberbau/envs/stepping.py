"""Template: arrays of games stepped in compiled code. ``specialise`` loads it once for each game, with ``rules`` and the
template ``greedy`` bound to that game's.

A kernel works on the games from ``first`` up to ``last`` and touches no other row, so threads share the arrays.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from biberbau.envs.arrays import (
    ANY_SEAT,
    BLANK,
    CALLER,
    DISABLED,
    RANDOM,
    SAME_STEP,
    SEEN,
    TRIAL,
    Arrays,
    Bench,
)
from biberbau.envs.rewards import pay_game, pay_round
from biberbau.kernel.compiled import compiled
from biberbau.kernel.events import Events
from biberbau.kernel.luck import Luck, draw, nth_legal
from biberbau.kernel.rng import Rng, below

rules: ModuleType
greedy: ModuleType
memory: ModuleType

_GATHER, _TOP = np.uint64(0x0102040810204080), np.uint64(56)

# ------------------------------------------------------------------------------------------------------- one game


@compiled
def begin(state: np.record, desk: np.record, scores: NDArray[np.int32]) -> None:
    """Count pay from this state on."""
    rules.scores(state, scores)
    for seat in range(scores.shape[0]):
        desk.points[seat] = scores[seat]
    desk.rounds = rules.rounds_over(state)


@compiled
def deal(
    state: np.record,
    stream: Rng,
    desk: np.record,
    options: NDArray[np.int16],
    scores: NDArray[np.int32],
    no_events: Events,
) -> None:
    """Deal a game in a blank state."""
    rules.deal(state, options, stream, no_events)
    begin(state, desk, scores)
    desk.deals += 1


@compiled
def pay(
    state: np.record,
    desk: np.record,
    plan: np.record,
    scores: NDArray[np.int32],
    rewards: NDArray[np.float32],
) -> bool:
    """Add what the seats get after an action to ``rewards: float32[players]``; returns whether the game is over."""
    over = rules.actor(state) < 0
    if plan.by_rounds == 1:
        counted = rules.rounds_over(state)
        if counted > desk.rounds:
            desk.rounds = counted
            rules.scores(state, scores)
            pay_round(scores, desk.points, plan.sign, rewards)
    elif over:
        pay_game(rules.winners(state), rewards)
    return bool(over)


@compiled
def look(copied: np.record, seat: int, observation: NDArray[np.float32]) -> None:
    """What a seat knows, from a copy of the state, which becomes concealed."""
    rules.conceal(copied, seat)
    rules.encode(copied, seat, observation)


@compiled(wraps=True)
def pack(words: NDArray[np.uint64], bits: NDArray[np.uint8]) -> None:
    """A mask of bytes (as ``words``, eight flags each) as one of ``bits``."""
    for word in range(words.shape[0]):
        bits[word] = (words[word] * _GATHER) >> _TOP


@compiled
def show(i: int, a: Arrays, b: Bench) -> None:
    """Who acts in game ``i``, what they may do and what they see; at the end, what the last one to act sees."""
    seat = rules.actor(a.states[i])
    a.actors[i] = seat
    if seat >= 0:
        a.observers[i] = seat
        a.counts[i] = rules.legal(a.states[i], a.flags[i])
    else:
        a.counts[i] = 0
        a.words[i, :] = 0
    pack(a.words[i], a.bits[i])
    b.scratch[SEEN] = a.states[i]
    look(b.scratch[SEEN], a.observers[i], a.observations[i])


# ------------------------------------------------------------------------------------------------------ all games


@compiled
def first_wrong(
    actions: NDArray[np.int64], bits: NDArray[np.uint8], actors: NDArray[np.int64], resets: bool
) -> int:
    """The first game whose action is not legal, -1 if there is none.

    A game that is over takes any action if the next step ``resets`` it, otherwise only -1.
    """
    most = 8 * bits.shape[1]
    for i in range(actions.shape[0]):
        action = actions[i]
        if actors[i] < 0:
            if not resets and action != -1:
                return i
        elif action < 0 or action >= most or bits[i, action >> 3] >> (action & 7) & 1 == 0:
            return i
    return -1


@compiled
def sample(a: Arrays, luck: Luck, actions: NDArray[np.int64]) -> None:
    """A uniformly random legal action for every game; -1 where nobody acts."""
    for i in range(actions.shape[0]):
        actions[i] = nth_legal(a.words[i], draw(luck, a.counts[i])) if a.counts[i] > 0 else -1


@compiled
def observe(
    first: int, last: int, seats: NDArray[np.int64], a: Arrays, b: Bench, out: NDArray[np.float32]
) -> None:
    """What one seat of each game sees, in ``out: float32[games, ENCODED]``."""
    for i in range(first, last):
        b.scratch[SEEN] = a.states[i]
        look(b.scratch[SEEN], seats[i], out[i])


# ------------------------------------------------------------------------------------------- the caller plays all


@compiled
def deal_in(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Deal game ``i``."""
    a.states[i] = b.scratch[BLANK]
    deal(a.states[i], a.streams[i], a.desks[i], a.options, b.scores, no_events)


@compiled
def step(first: int, last: int, actions: NDArray[np.int64], a: Arrays, b: Bench, no_events: Events) -> None:
    """One decision in every game."""
    plan = a.plan[0]
    for i in range(first, last):
        a.rewards[i, :] = 0.0
        if a.actors[i] < 0:
            if plan.autoreset == DISABLED:
                continue
            a.terminated[i] = False
            deal_in(i, a, b, no_events)
        else:
            rules.apply(a.states[i], actions[i], a.streams[i], no_events)
            over = pay(a.states[i], a.desks[i], plan, b.scores, a.rewards[i])
            a.terminated[i] = over
            if over and plan.autoreset == SAME_STEP:
                b.scratch[SEEN] = a.states[i]
                look(b.scratch[SEEN], a.observers[i], a.finals[i])
                deal_in(i, a, b, no_events)
        show(i, a, b)


@compiled
def reset(first: int, last: int, which: NDArray[np.bool_], a: Arrays, b: Bench, no_events: Events) -> None:
    """Deal the games that are marked in ``which``."""
    for i in range(first, last):
        if which[i]:
            a.rewards[i, :] = 0.0
            a.terminated[i] = False
            deal_in(i, a, b, no_events)
            show(i, a, b)


@compiled
def resume(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Go on from the state that game ``i`` has been given."""
    a.rewards[i, :] = 0.0
    begin(a.states[i], a.desks[i], b.scores)
    a.terminated[i] = rules.actor(a.states[i]) < 0
    show(i, a, b)


# ----------------------------------------------------------------------------------- players have the other seats


@compiled
def glance(
    state: np.record, seat: int, die: Rng, deals: int, plan: np.record, b: Bench, no_events: Events
) -> int:
    """What a greedy player does: the action after which what it knows looks best at once; equals are drawn by lot."""
    trials, legal, fading = b.scratch[TRIAL:], b.flags[0], b.memory[0]
    trials[0] = state
    rules.conceal(trials[0], seat)
    fading.key0 = die.key0 ^ np.uint64(deals)
    fading.key1 = die.key1 ^ np.uint64(seat)
    memory.forget(trials[0], seat, int(plan.fades), fading)
    greedy.judge(int(plan.samples), trials, seat, legal, b.flags[1], b.values, die, no_events)
    best, equals = -1e300, 0
    for action in range(legal.shape[0]):
        if legal[action] != 0:
            b.values[action] /= plan.samples
            best = max(best, b.values[action])
    for action in range(legal.shape[0]):
        if legal[action] != 0 and b.values[action] >= best - 1e-9:
            equals += 1
    nth = below(die, equals)
    for action in range(legal.shape[0]):
        if legal[action] != 0 and b.values[action] >= best - 1e-9:
            if nth == 0:
                return action
            nth -= 1
    return -1


@compiled
def answer(i: int, a: Arrays, b: Bench, rewards: NDArray[np.float32], no_events: Events) -> bool:
    """Let the players decide until it is the caller's turn; returns whether the game is over."""
    state, desk, plan = a.states[i], a.desks[i], a.plan[0]
    while True:
        seat = int(rules.actor(state))
        if seat < 0:
            return True
        if desk.player[seat] == CALLER:
            return False
        count = rules.legal(state, a.flags[i])
        if count == 1:
            action = nth_legal(a.words[i], np.int64(0))
        elif desk.player[seat] == RANDOM:
            action = nth_legal(a.words[i], np.int64(below(a.dice[i], count)))
        else:
            action = glance(state, seat, a.dice[i], desk.deals, plan, b, no_events)
        rules.apply(state, action, a.streams[i], no_events)
        pay(state, desk, plan, b.scores, rewards)


@compiled
def take_seats(desk: np.record, die: Rng, plan: np.record, players: int) -> int:
    """Who sits where in this game: the caller, then the players in their order; returns the caller's seat."""
    own = below(die, players) if plan.seat == ANY_SEAT else int(plan.seat)
    desk.player[own] = CALLER
    for k in range(players - 1):
        desk.player[(own + 1 + k) % players] = plan.opponents[k]
    return own


@compiled
def deal_in_against(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Deal game ``i`` and play on to the caller's first decision; a game without one is dealt again.

    What happens before that decision is nobody's reward.
    """
    over = True
    while over:
        a.states[i] = b.scratch[BLANK]
        deal(a.states[i], a.streams[i], a.desks[i], a.options, b.scores, no_events)
        a.observers[i] = take_seats(a.desks[i], a.dice[i], a.plan[0], a.rewards.shape[1])
        over = answer(i, a, b, b.unpaid, no_events)


@compiled
def step_against(
    first: int, last: int, actions: NDArray[np.int64], a: Arrays, b: Bench, no_events: Events
) -> None:
    """One decision of the caller's in every game, and all that the players answer until the caller's next."""
    plan = a.plan[0]
    for i in range(first, last):
        a.rewards[i, :] = 0.0
        if a.actors[i] < 0:
            if plan.autoreset == DISABLED:
                continue
            a.terminated[i] = False
            deal_in_against(i, a, b, no_events)
        else:
            rules.apply(a.states[i], actions[i], a.streams[i], no_events)
            pay(a.states[i], a.desks[i], plan, b.scores, a.rewards[i])
            over = answer(i, a, b, a.rewards[i], no_events)
            a.terminated[i] = over
            if over and plan.autoreset == SAME_STEP:
                b.scratch[SEEN] = a.states[i]
                look(b.scratch[SEEN], a.observers[i], a.finals[i])
                deal_in_against(i, a, b, no_events)
        show(i, a, b)


@compiled
def reset_against(
    first: int, last: int, which: NDArray[np.bool_], a: Arrays, b: Bench, no_events: Events
) -> None:
    """Deal the games that are marked in ``which`` and play on to the caller's first decisions."""
    for i in range(first, last):
        if which[i]:
            a.rewards[i, :] = 0.0
            a.terminated[i] = False
            deal_in_against(i, a, b, no_events)
            show(i, a, b)
