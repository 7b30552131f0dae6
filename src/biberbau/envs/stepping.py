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
    DEAL,
    DISABLED,
    POLICY,
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
from biberbau.kernel.fast_rng import FastRng, draw, nth_legal
from biberbau.kernel.rng import Rng, below, next32

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
def sample(a: Arrays, luck: FastRng, actions: NDArray[np.int64]) -> None:
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


@compiled
def note_beginning(i: int, a: Arrays, put: int) -> None:
    """Where games are observed: game ``i`` begins from its stream as it is."""
    if a.beginnings.shape[0] > 0:
        a.beginnings[i] = a.streams[i]
        a.desks[i].beginnings += 1
        a.desks[i].began = a.plan[0].step
        a.desks[i].put = put
    if a.plies.shape[0] > 0:
        a.plies[i] = 0


@compiled
def note(i: int, action: int, a: Arrays) -> None:
    """Where games are observed: this action comes next in game ``i``. A log that is full is made longer between steps."""
    if a.plies.shape[0] > 0:
        ply = a.plies[i]
        if ply < a.log.shape[1]:
            a.log[i, ply] = action
        a.plies[i] = ply + 1


# ------------------------------------------------------------------------------------------- the caller plays all


@compiled
def deal_in(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Deal game ``i``."""
    note_beginning(i, a, 0)
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
    note_beginning(i, a, 1)
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
    """Let players in compiled code decide until somebody else has a choice; returns whether the game is over."""
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
        elif desk.player[seat] >= POLICY:
            return False
        elif desk.player[seat] == RANDOM:
            action = nth_legal(a.words[i], np.int64(below(a.dice[i], count)))
        else:
            action = glance(state, seat, a.dice[i], desk.deals, plan, b, no_events)
        note(i, action, a)
        rules.apply(state, action, a.streams[i], no_events)
        pay(state, desk, plan, b.scores, rewards)


@compiled
def take_seats(desk: np.record, die: Rng, plan: np.record, players: int) -> None:
    """Who sits where in this game: the caller, then the players in their order."""
    own = below(die, players) if plan.seat == ANY_SEAT else int(plan.seat)
    desk.player[own] = CALLER
    for k in range(players - 1):
        desk.player[(own + 1 + k) % players] = plan.opponents[k]
    desk.own = own
    desk.opening = 1
    desk.asked = 0
    desk.number += 1


@compiled
def deal_in_against(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Deal game ``i``, with everybody in their seats."""
    note_beginning(i, a, 0)
    a.states[i] = b.scratch[BLANK]
    deal(a.states[i], a.streams[i], a.desks[i], a.options, b.scores, no_events)
    take_seats(a.desks[i], a.dice[i], a.plan[0], a.rewards.shape[1])
    a.observers[i] = a.desks[i].own


@compiled
def wait(desk: np.record, die: Rng, seat: int) -> None:
    """Note which policy decides now, if one does, and with what luck."""
    desk.waiting = 0
    if seat < 0:
        return
    who = desk.player[seat]
    if who == CALLER:
        desk.opening = 0
    elif who >= POLICY:
        desk.waiting = who - POLICY + 1
        desk.fresh = 1 - (desk.asked >> seat & 1)
        desk.asked |= 1 << seat
        high, low = next32(die) >> 5, next32(die) >> 6
        desk.draw = (high * 67108864.0 + low) / 9007199254740992.0  # 27 and 26 bits


@compiled
def go_on(i: int, a: Arrays, b: Bench, no_events: Events) -> None:
    """Play on to the next decision of the caller or of a policy; a game without any of the caller's is dealt again.

    What happens before the caller's first decision is nobody's reward.
    """
    desk, plan = a.desks[i], a.plan[0]
    while answer(i, a, b, b.unpaid if desk.opening == 1 else a.rewards[i], no_events):
        if desk.opening == 0:
            a.terminated[i] = True
            a.observers[i] = desk.own
            a.results[i, :] = 0.0
            pay_game(rules.winners(a.states[i]), a.results[i])
            desk.ended = desk.number
            if plan.autoreset != SAME_STEP:
                break
            b.scratch[SEEN] = a.states[i]
            look(b.scratch[SEEN], a.observers[i], a.finals[i])
        deal_in_against(i, a, b, no_events)
    show(i, a, b)
    wait(desk, a.dice[i], a.actors[i])


@compiled
def step_against(
    first: int,
    last: int,
    rows: NDArray[np.int64],
    actions: NDArray[np.int64],
    callers: bool,
    a: Arrays,
    b: Bench,
    no_events: Events,
) -> None:
    """An action in each of these games, and all that the players answer until somebody else has to decide.

    ``callers``: the actions are the caller's, and a step begins; otherwise they are the policies', and it goes on.
    """
    plan = a.plan[0]
    for k in range(first, last):
        i, action = rows[k], actions[k]
        if callers:
            a.rewards[i, :] = 0.0
            if a.actors[i] < 0 and action != DEAL:
                if plan.autoreset == DISABLED:
                    continue
                action = DEAL
            a.terminated[i] = False
        if action == DEAL:
            deal_in_against(i, a, b, no_events)
        else:
            unpaid = a.desks[i].opening == 1
            note(i, action, a)
            rules.apply(a.states[i], action, a.streams[i], no_events)
            pay(a.states[i], a.desks[i], plan, b.scores, b.unpaid if unpaid else a.rewards[i])
        go_on(i, a, b, no_events)
