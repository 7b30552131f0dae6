"""What a game brings to its own checks: up to three modules in its folder.

``invariants.py`` holds what is true of every state between decisions, compiled, so that a soak can afford it after
every move. ``oracle.py`` is an independent second opinion in plain Python that calls none of the rules, and so is
``belief_tracker.py``: what somebody who hears all events must know. Invariants follow from where a game says that its
cards lie; for a game without one of the other two, the families that need it are left out.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Protocol, cast

import numpy as np

from ..kernel.contract import Invariants
from ..kernel.events import Event
from ..kernel.game import Document, GameKind
from ..kernel.options import Value
from ..kernel.parts import where

Zones = dict[str, Hashable]


class Tracker(Protocol):
    """What one observer (None: a spectator) must know, from the events as this observer saw them."""

    def see(self, event: Event) -> None:
        """Take in the next event."""

    def zones(self) -> Zones:
        """What lies where, as far as the observer knows."""


class Oracle(Protocol):
    """``games/<id>/check/oracle.py``."""

    Tracker: Callable[[Mapping[str, Value], int | None], Tracker]
    zones: Callable[[np.record, int | None], Zones]
    """What a concealed state says lies where; must equal the tracker's ``zones()``."""
    redeal: Callable[[np.record, int | None, random.Random, bool], None]
    """Turn a true state into another that the observer cannot tell from it; True: also what the observer draws."""
    chances: Callable[[np.record, int | None], Mapping[Hashable, float]]
    """The probability of each thing that ``fill`` may deal into a concealed state, by counting."""
    outcomes: Callable[[np.record], set[Hashable]]
    """Which of these things a true state has."""
    shuffles: Callable[[Iterable[Event]], list[tuple[int, ...]]]
    """What each shuffle of a game (its true events) dealt, in order."""
    result: Callable[[Mapping[str, Value], Iterable[Event]], tuple[tuple[int, ...], tuple[int, ...]]]
    """Scores and winners of a finished game from its true events."""
    data: Callable[[], list[str]]
    """The cards and their values as lines of text."""


class BeliefTracker(Protocol):
    """Every hidden fact that the events of one observer (None: a spectator) state.

    It also keeps what follows without a card being shown: "none of this face in that hand" after a failed wish, "these
    cards are among those", and forgets a fact only when something the observer did not see may have ended it.
    """

    def finds(self, view: np.record) -> None:
        """Begin with what this observer sees of a position; only of games that have scenes."""

    def see(self, event: Event) -> None:
        """Take in the next event, as this observer saw it."""

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""


class Beliefs(Protocol):
    """``games/<id>/check/belief_tracker.py``."""

    BeliefTracker: Callable[[Mapping[str, Value], int | None], BeliefTracker]


class Scenes(Protocol):
    """``games/<id>/check/known_scenes.py``."""

    SCENES: Mapping[str, tuple[Document, tuple[tuple[str, ...], ...]]]
    """By what happens: a position's document (without ``game``), and what is played, look by look."""


@dataclass(frozen=True)
class Hooks:
    """A game's modules for checks."""

    invariants: Invariants
    said: Mapping[str, ModuleType]

    def has(self, module: str) -> bool:
        """Whether the game has it."""
        return module in self.said

    @property
    def oracle(self) -> Oracle:
        """The second opinion; families that cannot do without are left out where there is none."""
        return cast(Oracle, self.said["oracle"])

    @property
    def beliefs(self) -> Beliefs:
        """What those must know who have heard all events."""
        return cast(Beliefs, self.said["belief_tracker"])

    @property
    def scenes(self) -> Mapping[str, tuple[Document, tuple[tuple[str, ...], ...]]]:
        """What is played from laid-out positions; nothing in games that bring none."""
        return cast(Scenes, self.said["known_scenes"]).SCENES if self.has("known_scenes") else {}


def hooks_of(kind: GameKind) -> Hooks:
    """The game's hooks."""
    found = {
        "oracle": where(kind.package, "oracle", "redeal"),
        "belief_tracker": where(kind.package, "belief_tracker", "BeliefTracker"),
        "known_scenes": where(kind.package, "known_scenes", "SCENES"),
    }
    return Hooks(kind.invariants, {name: module for name, module in found.items() if module})
