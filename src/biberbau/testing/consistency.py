"""Family ``consistency``: ``fill`` deals only worlds that are consistent with everything that the observer has seen.

A game's ``belief_tracker.py`` follows the events of one observer and keeps every hidden fact that they imply,
independently of rules and state. The truth must never contradict it, nor any world that is filled in for that observer.
Games of all rows of options are played in turn until the planned number of fills is reached.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ..kernel.knowing import knowing_of
from ..kernel.rng import key_of, stream
from ..match import Game, Match, Position
from .case import Case, news, who
from .hooks import BeliefTracker
from .report import BrokenPromiseError

FILLS, FILLS_OF_MANY = 4, 16
"""Worlds looked at each time; several, as a world violates a fact that ``fill`` does not know only by chance."""

MANY = 100_000
"""From so many hands on, more of them are of one view: what it takes to listen up to there is the same for all."""

MOST_LOOKS = 0.25
"""At this share of the plies at most, so that many hands are of many games."""

FILLS_OF_SCENE = 8
"""Worlds examined each time in a scene."""

TRUTHS = 3
"""How many times more often the truth is examined: a contradiction of it seldom goes away."""


def fill(match: Match, observer: int | None, seed: str) -> np.record:
    """A world consistent with an observer's view and past."""
    return match.view(observer).filled(seed).state


PLIES = 150
"""A game of this many actions has its share of the fills."""


FEW_VIEWS, MOST_LOST = 12, 0.25
"""If knowledge leads to worlds for less than three in four of this many views, the game has lost track of its cards."""


def finds_no_way(match: Match, observer: int | None, seed: str) -> bool:
    """Whether a knowledge record leads to no world, so that ``fill`` falls back to the bounds in the state."""
    view = match.view(observer)
    known, world = view.known(), view.state.copy()
    if "guessed" not in (known.dtype.names or ()):
        return False
    rng = stream(key_of(seed.encode(), "fill"))
    knowing_of(match.game.kind).fill(world, -1 if observer is None else observer, known, rng)
    return bool(known[0]["guessed"] > 0)


def check_many(case: Case) -> None:
    """Play the game's scenes, then random games of all rows; test worlds against each observer's tracker."""
    check_scenes(case)
    hands, number = 0, 0
    share, fills = case.plan.hands / len(case.rows), FILLS if case.plan.hands < MANY else FILLS_OF_MANY
    while hands < case.plan.hands:
        game = Game(case.kind, case.rows[number % len(case.rows)])
        rate = share / (PLIES * fills * len(case.observers) * game.players)
        seed = case.seed + number // len(case.rows)
        plan = replace(case.plan, world_rate=min(MOST_LOOKS, rate))
        try:
            hands += check_consistency(replace(case, game=game, seed=seed, plan=plan), fills)
        except BrokenPromiseError as complaint:
            raise BrokenPromiseError(complaint.what, complaint.ply, seed, game.options) from complaint
        number += 1


def check_scenes(case: Case) -> None:
    """Play each scene, and test worlds where it says so; there a knowledge record always leads to a world."""
    for name, (document, played) in case.hooks.scenes.items():
        start = Position.load({**document, "game": case.kind.id})
        match = Match(start.game, case.seed, start=start)
        trackers = {}
        for observer in (*range(start.game.players), None):
            trackers[observer] = case.hooks.beliefs.BeliefTracker(start.game.options, observer)
            trackers[observer].finds(match.view(observer).state)
        for actions in played:
            for action in actions:
                match.play(action)
                for observer, belief_tracker in trackers.items():
                    for event in news(match, observer):
                        belief_tracker.see(event)
            try:
                for observer, belief_tracker in trackers.items():
                    if finds_no_way(match, observer, f"{case.seed} {match.ply} {observer}"):
                        raise BrokenPromiseError(f"{who(observer)} has no way to a world, only bounds")
                    check_worlds(case, match, observer, belief_tracker, FILLS_OF_SCENE)
            except BrokenPromiseError as complaint:
                raise BrokenPromiseError(f"{name}: {complaint.what}", match.ply) from complaint


def check_worlds(
    case: Case, match: Match, observer: int | None, belief_tracker: BeliefTracker, fills: int
) -> None:
    """The true state and worlds filled in for an observer must not contradict its tracker."""
    if objection := belief_tracker.objection(match.position().state):
        raise BrokenPromiseError(
            f"what {who(observer)} has heard is not so in the true state: {objection}", match.ply
        )
    for i in range(fills):
        world = fill(match, observer, f"{case.seed} {match.ply} {observer} {i}")
        if objection := belief_tracker.objection(world):
            raise BrokenPromiseError(
                f"a world filled in for {who(observer)} contradicts what happened: {objection}", match.ply
            )


def check_consistency(case: Case, fills: int = FILLS) -> int:
    """Play one random game; worlds are tested at a share of its plies. Returns how many hands were filled in."""
    chance, hear = case.chance("consistency"), case.hooks.beliefs.BeliefTracker
    hands, views, lost = 0, 0, 0
    trackers = {observer: hear(case.game.options, observer) for observer in case.observers}
    for match, _ in case.walk():
        for observer, belief_tracker in trackers.items():
            for event in news(match, observer):
                belief_tracker.see(event)
            rate = case.plan.world_rate
            looks = case.looks(chance, match.ply, rate)
            if looks:
                views += 1
                lost += finds_no_way(match, observer, f"{case.seed} {match.ply} {observer}")
                hands += fills * max(1, case.game.players - (observer is not None))
            if views >= FEW_VIEWS and lost > MOST_LOST * views:
                raise BrokenPromiseError(f"{lost} of {views} views are filled within bounds alone", match.ply)
            if looks or match.over or case.looks(chance, match.ply, TRUTHS * rate):
                check_worlds(case, match, observer, belief_tracker, fills if looks else 0)
    return hands
