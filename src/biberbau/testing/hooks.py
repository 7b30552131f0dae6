"""A game's own modules for the checks: up to three in its folder.

``invariants.py`` has conditions on every state between decisions, compiled, so that a soak can afford them after every
move. ``oracle.py`` is an independent second opinion in plain Python that calls none of the rules, and so is
``belief_tracker.py``, which derives knowledge from events. Default invariants follow from a game's declared zones; for
a game without one of the other two, the families that need it are left out.
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
    """The knowledge of one observer (None: a spectator), from the events that this observer saw."""

    def see(self, event: Event) -> None:
        """Process the next event."""

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""


class Oracle(Protocol):
    """``games/<id>/check/oracle.py``."""

    Tracker: Callable[[Mapping[str, Value], int | None], Tracker]
    zones: Callable[[np.record, int | None], Zones]
    """The contents of zones in a concealed state; must equal the tracker's ``zones()``."""
    redeal: Callable[[np.record, int | None, random.Random, bool], None]
    """Change a true state to another in the observer's information set; True: its later draws, too."""
    chances: Callable[[np.record, int | None], Mapping[Hashable, float]]
    """The probability of each thing that ``fill`` may deal into a concealed state, by counting."""
    outcomes: Callable[[np.record], set[Hashable]]
    """The things that a true state has."""
    shuffles: Callable[[Iterable[Event]], list[tuple[int, ...]]]
    """The result of each shuffle of a game (from its true events), in order."""
    result: Callable[[Mapping[str, Value], Iterable[Event]], tuple[tuple[int, ...], tuple[int, ...]]]
    """Scores and winners of a finished game from its true events."""
    data: Callable[[], list[str]]
    """The cards and their values as lines of text."""


class BeliefTracker(Protocol):
    """Every hidden fact that the events of one observer (None: a spectator) imply.

    It also keeps conclusions without a card being shown: "none of this face in that hand" after a failed wish, "these
    cards are among those", and forgets a fact only when something the observer did not see may have ended it.
    """

    def finds(self, view: np.record) -> None:
        """Begin with this observer's view of a position; only of games that have scenes."""

    def see(self, event: Event) -> None:
        """Process the next event, as this observer saw it."""

    def objection(self, world: np.record) -> str | None:
        """A contradiction between a true state and the events so far, in words; None if there is none."""


class Beliefs(Protocol):
    """``games/<id>/check/belief_tracker.py``."""

    BeliefTracker: Callable[[Mapping[str, Value], int | None], BeliefTracker]


class Scenes(Protocol):
    """``games/<id>/check/known_scenes.py``."""

    SCENES: Mapping[str, tuple[Document, tuple[tuple[str, ...], ...]]]
    """By subject: a position's document (without ``game``), and the actions, look by look."""


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
        """The oracle; families that need one are left out without it."""
        return cast(Oracle, self.said["oracle"])

    @property
    def beliefs(self) -> Beliefs:
        """The belief tracker."""
        return cast(Beliefs, self.said["belief_tracker"])

    @property
    def scenes(self) -> Mapping[str, tuple[Document, tuple[tuple[str, ...], ...]]]:
        """The scenes with laid-out positions; none in games without any."""
        return cast(Scenes, self.said["known_scenes"]).SCENES if self.has("known_scenes") else {}


def hooks_of(kind: GameKind) -> Hooks:
    """The game's hooks."""
    found = {
        "oracle": where(kind.package, "oracle", "redeal"),
        "belief_tracker": where(kind.package, "belief_tracker", "BeliefTracker"),
        "known_scenes": where(kind.package, "known_scenes", "SCENES"),
    }
    return Hooks(kind.invariants, {name: module for name, module in found.items() if module})
