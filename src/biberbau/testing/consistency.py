"""Family ``consistency``: ``fill`` deals only worlds in which everything that the observer has seen did happen.

A game's ``belief_tracker.py`` hears the events of one observer and keeps every hidden fact that they state,
independently of rules and state. The truth must never contradict it; neither may any world that is filled in for that
observer. Games of all rows of options are played in turn until as many hands have been filled in as the plan says.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ..kernel.knowing import knowing_of
from ..kernel.rng import key_of, stream
from ..match import Game, Match
from .case import Case, news, who
from .report import BrokenPromiseError

FILLS = 4
"""Worlds looked at each time; several, as a world violates a fact that ``fill`` does not know only by chance."""

TRUTHS = 3
"""How many times more often the truth is looked at: a contradiction of it seldom goes away."""


def fill(match: Match, observer: int | None, seed: str) -> np.record:
    """A world that looks to an observer as theirs does, and in which all that they saw has happened."""
    return match.view(observer).filled(seed).state


PLIES = 150
"""A game of this many actions has its share of the hands."""


FEW_VIEWS, MOST_LOST = 12, 0.25
"""A game that has a way to worlds for less than three in four of this many views has lost track of its cards."""


def finds_no_way(match: Match, observer: int | None, seed: str) -> bool:
    """Whether a record of knowledge has no way to a world, so that ``fill`` keeps within what the state says."""
    view = match.view(observer)
    known, world = view.known(), view.state.copy()
    if "guessed" not in (known.dtype.names or ()):
        return False
    rng = stream(key_of(seed.encode(), "fill"))
    knowing_of(match.game.kind).fill(world, -1 if observer is None else observer, known, rng)
    return bool(known[0]["guessed"] > 0)


def check_many(case: Case) -> None:
    """Play random games of all rows with a belief_tracker for every observer, and test worlds at some of their plies."""
    hands, number = 0, 0
    share = case.plan.hands / len(case.rows)
    while hands < case.plan.hands:
        game = Game(case.kind, case.rows[number % len(case.rows)])
        rate = share / (PLIES * FILLS * len(case.observers) * game.players)
        seed = case.seed + number // len(case.rows)
        plan = replace(case.plan, world_rate=min(1.0, rate))
        try:
            hands += check_consistency(replace(case, game=game, seed=seed, plan=plan))
        except BrokenPromiseError as complaint:
            raise BrokenPromiseError(complaint.what, complaint.ply, seed, game.options) from complaint
        number += 1


def check_consistency(case: Case) -> int:
    """Play one random game; worlds are tested at a share of its plies. Returns how many hands were filled in."""
    chance, hear = case.chance("consistency"), case.hooks.beliefs.BeliefTracker
    hands, views, lost = 0, 0, 0
    listeners = {observer: hear(case.game.options, observer) for observer in case.observers}
    for match, _ in case.walk():
        true = match.position().state
        for observer, belief_tracker in listeners.items():
            for event in news(match, observer):
                belief_tracker.see(event)
            rate = case.plan.world_rate
            looks = case.looks(chance, match.ply, rate)
            truly = looks or match.over or case.looks(chance, match.ply, TRUTHS * rate)
            if truly and (objection := belief_tracker.objection(true)):
                raise BrokenPromiseError(
                    f"what {who(observer)} has heard is not so in the true state: {objection}", match.ply
                )
            if not looks:
                continue
            views += 1
            lost += finds_no_way(match, observer, f"{case.seed} {match.ply} {observer}")
            if views >= FEW_VIEWS and lost > MOST_LOST * views:
                raise BrokenPromiseError(f"{lost} of {views} views are filled within bounds alone", match.ply)
            for i in range(FILLS):
                hands += max(1, case.game.players - (observer is not None))
                objection = belief_tracker.objection(
                    fill(match, observer, f"{case.seed} {match.ply} {observer} {i}")
                )
                if objection:
                    raise BrokenPromiseError(
                        f"a world filled in for {who(observer)} contradicts what happened: {objection}",
                        match.ply,
                    )
    return hands
