"""What every game's table has in common, as plain data: picks, pods, log and story.

A game's ``table.py`` fills these from a view and its events; the general pages show them without knowing the game.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """Something a player can tap. ``number`` counts the picks of a table from 0.

    ``label``: what the button that commits says. ``says``: what will happen, or why it is not possible now.
    ``rule``: the rule behind it, "" when there is none to tell.
    """

    number: int
    action: str
    label: str
    says: str
    rule: str
    legal: bool
    hinted: bool = False

    @property
    def slug(self) -> str:
        """The action's notation as part of an element id."""
        return self.action.replace(" ", "-")


@dataclass(frozen=True)
class Count:
    """A number in a pod: ``what`` it counts, in words."""

    value: int
    what: str


@dataclass(frozen=True)
class Pod:
    """One seat in short: its score, what else is counted, and whether it decides now."""

    seat: int
    score: int
    score_what: str
    counts: tuple[Count, ...]
    acts: bool
    leads: bool


@dataclass(frozen=True)
class Line:
    """One sentence of the log, and the ply that it tells of."""

    ply: int
    text: str


@dataclass(frozen=True)
class Step:
    """One movement: ``ops`` for the eye, ``cue`` for the ear.

    Ops: ``put ELEMENT CONTAINER INDEX`` (index -1: last), ``order CONTAINER ELEMENT…``, ``set ELEMENT NAME VALUE``.
    """

    ply: int
    cue: str
    ops: tuple[str, ...]


@dataclass(frozen=True)
class Board:
    """The general part of a game's table; a game adds its own by subclassing.

    ``chips``: picks that are no thing on the table but answers; ``left`` of ``total`` things say how near the end is;
    ``verdict``: what decided the game where the scores do not say it.
    """

    partial: str
    prompt: str
    picks: tuple[Pick, ...]
    chips: tuple[Pick, ...]
    pods: tuple[Pod, ...]
    log: tuple[Line, ...]
    steps: tuple[Step, ...]
    left: int
    total: int
    verdict: str
