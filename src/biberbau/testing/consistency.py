"""Family ``consistency``: ``fill`` deals only worlds in which everything that the observer has seen did happen.

A game's ``belief_tracker.py`` hears the events of one observer and keeps every hidden fact that they state,
independently of rules and state. The truth must never contradict it; neither may any world that is filled in for that
observer.
"""

from __future__ import annotations

import numpy as np

from ..match import Match
from .case import Case, news, who
from .report import BrokenPromiseError

FILLS = 4
"""Worlds looked at each time; several, as a world violates a fact that ``fill`` does not know only by chance."""

TRUTHS = 3
"""How many times more often the truth is looked at: a contradiction of it seldom goes away."""


def fill(match: Match, observer: int | None, seed: str) -> np.record:
    """A world that looks to an observer as theirs does, and in which all that they saw has happened."""
    return match.view(observer).filled(seed).state


def check_consistency(case: Case) -> None:
    """Play one random game with a belief_tracker for every observer, and test worlds at some of its plies."""
    chance, hear = case.chance("consistency"), case.hooks.beliefs.BeliefTracker
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
            for i in range(FILLS):
                objection = belief_tracker.objection(
                    fill(match, observer, f"{case.seed} {match.ply} {observer} {i}")
                )
                if objection:
                    raise BrokenPromiseError(
                        f"a world filled in for {who(observer)} contradicts what happened: {objection}",
                        match.ply,
                    )
