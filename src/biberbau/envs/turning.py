"""Template: one step of one game in one call. ``specialise`` loads it once for each game, with ``rules`` bound.

The call judges the action, carries it out, lets random players answer, pays, finds who acts and what they may do, and
shows a seat what it knows. Each of the rules is called in one place, so that it is compiled into the step only once.
"""

from __future__ import annotations

from types import ModuleType

import numpy as np

from biberbau.envs.env_record import ACTOR, DEAL, HERE, ILLEGAL, LOOK, NOBODY, OVER, EnvRecord
from biberbau.envs.rewards import pay_game, pay_round
from biberbau.kernel.compiled import compiled
from biberbau.kernel.fast_rng import nth_legal
from biberbau.kernel.rng import below

rules: ModuleType


@compiled
def turn(desks: EnvRecord, action: int, looks: int) -> int:
    """Play ``action`` (or DEAL, TAKE_UP, LOOK) at ``desks[0]``; returns the seat that acts now, OVER or ILLEGAL.

    ``rewards`` gets what the seats are paid for it, ``mask`` what the seat that acts may do (nothing: the game is over),
    ``observation`` what ``looks`` knows: a seat, ACTOR or NOBODY. A LOOK changes the observation alone.
    """
    desk = desks[0]
    state, flags = desk.state, desk.mask[:]
    if action >= 0 and (action >= flags.shape[0] or flags[action] == 0):
        return ILLEGAL
    seat = int(rules.actor(state))
    if action != LOOK:
        scores, rewards = desk.scores[: desk.players], desk.rewards[: desk.players]
        rewards[:] = 0.0
        desk.events.count = 0
        chosen = int(action)
        while True:
            if chosen >= 0:
                rules.apply(state, chosen, desk.stream, desk.events)
                desk.ply += 1
            elif chosen == DEAL:
                rules.deal(state, desk.options[:], desk.stream, desk.events)
                desk.ply = 0
            seat = int(rules.actor(state))
            counted = int(rules.rounds_over(state))
            if chosen < 0 or (desk.by_rounds == 1 and counted > desk.rounds):
                rules.scores(state, scores)
                if chosen >= 0:
                    pay_round(scores, desk.points[:], desk.sign, rewards)
                for other in range(scores.shape[0]):
                    desk.points[other] = scores[other]
                desk.rounds = counted
            if seat < 0:
                if chosen >= 0 and desk.by_rounds == 0:
                    pay_game(int(rules.winners(state)), rewards)
                flags[:] = 0
                break
            desk.last = seat
            count = int(rules.legal(state, flags))
            if desk.who[seat] == HERE:
                break
            nth = 0 if count == 1 else int(below(desk.die, count))
            chosen = int(nth_legal(desk.words[:], np.int64(nth)))
    if looks != NOBODY:
        if looks == ACTOR:
            looks = int(desk.last)
        desk.seen = state
        rules.conceal(desk.seen, looks)
        rules.encode(desk.seen, looks, desk.observation[:])
    return seat if seat >= 0 else OVER
