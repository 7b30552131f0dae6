"""Family ``consistency``: ``fill`` deals only worlds in which everything happened that the observer has seen.

A game's ``listener.py`` hears the events of one observer and keeps every hidden fact that they state, independently of
rules and state. The truth must never contradict it; neither may any world that is filled in for that observer.
"""

from __future__ import annotations

from .case import Case, news, who
from .report import BrokenPromiseError
from .secrecy import fill

FILLS = 4
"""Worlds that are looked at each time: a fact that ``fill`` does not know is seldom violated by every one of them."""


def check_consistency(case: Case) -> None:
    """Play one random game with a listener for every observer, and question worlds at some of its plies."""
    chance, hear = case.chance("consistency"), case.hooks.hearing.Listener
    listeners = {observer: hear(case.game.options, observer) for observer in case.observers}
    for match, _ in case.walk():
        true = match.position().state
        for observer, listener in listeners.items():
            for event in news(match, observer):
                listener.see(event)
            objection = listener.objection(true)
            if objection:
                raise BrokenPromiseError(
                    f"what {who(observer)} has heard is not so in the true state: {objection}", match.ply
                )
            if not case.looks(chance, match.ply, case.plan.world_rate):
                continue
            view = match.view(observer).state
            for i in range(FILLS):
                objection = listener.objection(
                    fill(case, view, observer, f"{case.seed} {match.ply} {observer} {i}")
                )
                if objection:
                    raise BrokenPromiseError(
                        f"a world filled in for {who(observer)} contradicts what happened: {objection}",
                        match.ply,
                    )
