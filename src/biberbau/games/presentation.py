"""What every game's table has in common, as plain data: picks, pods, log and story.

A game's ``table.py`` fills these from a view and its events; the general pages show them without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ..kernel.actions import Action
from ..kernel.events import Event

STORY = 12
"""Movements of that many last plies go with the page; whoever was away for longer sees the table as it is."""


@dataclass(frozen=True)
class Pick:
    """Something a player can tap. ``number`` counts the picks of a table from 0.

    ``label``: what the button that commits says. ``says``: what will happen, or why it is not possible now.
    ``rule``: the rule behind it, "" when there is none to tell. ``ready``: there is nothing else to do, so it is
    picked already.
    """

    number: int
    action: str
    label: str
    says: str
    rule: str
    legal: bool
    hinted: bool = False
    ready: bool = False

    @property
    def slug(self) -> str:
        """The action's notation as part of an element id."""
        return self.action.replace(" ", "-").replace(":", "-")


@dataclass(frozen=True)
class Selection:
    """What cards make that a player ticks to be taken together.

    ``actions``: the notations that take them, one after the other; () when they cannot be taken so. ``label``: what the
    button says then. ``says``: what will happen, or why they do not go together; ``rule``: the rule behind it, or "".
    """

    actions: tuple[str, ...]
    label: str
    says: str
    rule: str = ""


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
    ``verdict``: what decided the game where the scores do not say it; ``progress``: how near the end is in words,
    where that is not a number of cards; ``selection``: cards are ticked now, and this is what holds while none is.
    ``order``: the seats in the order of play, where that is not the order of their numbers.
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
    progress: str = field(default="", kw_only=True)
    selection: Selection | None = field(default=None, kw_only=True)
    order: tuple[int, ...] = field(default=(), kw_only=True)

    def around(self, seat: int | None) -> tuple[Pod, ...]:
        """The pods in the order of play: those after a seat and itself last, or all for who has none."""
        order = self.order or tuple(range(len(self.pods)))
        first = 0 if seat is None else order.index(seat) + 1
        return tuple(self.pods[other] for other in order[first:] + order[:first])

    @property
    def ranking(self) -> tuple[Pod, ...]:
        """The pods, best first."""
        return tuple(sorted(self.pods, key=lambda pod: (pod.leads, pod.score), reverse=True))


class Picks:
    """Collects what a viewer can tap; what a pick says depends on whether it is legal now.

    ``view``: a ``match.View``; ``words``: the game's module of that name; ``names``: what the seats are called.
    """

    def __init__(self, view: Any, words: Any, names: Sequence[str], lang: str, hint: str | None) -> None:
        self.view = view
        self.words = words
        self.names = names
        self.lang = lang
        self.hint = hint
        self.legal: dict[str, Action] = {action.notation: action for action in view.legal}
        self.picks: list[Pick] = []

    def pick(self, notation: str, rule: str = "") -> Pick:
        """Something to tap that does something, or says why it can't now."""
        action = self.legal.get(notation)
        number = len(self.picks)
        if action is None:
            says = self.words.why_not(self.view, notation, self.lang)
            found = Pick(number, notation, "", says, rule, False)
        else:
            says = self.words.consequence(self.view, action, self.lang, self.names)
            label = self.words.action(self.view, action, self.lang, self.names)
            found = Pick(number, notation, label, says, rule, True, notation == self.hint)
        self.picks.append(found)
        return found

    def look(self, notation: str, says: str) -> Pick:
        """Something to tap that only tells about itself."""
        found = Pick(len(self.picks), notation, "", says, "", False)
        self.picks.append(found)
        return found

    def chips(self) -> tuple[Pick, ...]:
        """Answers that nothing on the table stands for; the only answer that there is, is picked already."""
        taken = {pick.action for pick in self.picks}
        found = [self.pick(notation) for notation in self.legal if notation not in taken]
        if len(self.legal) == 1 and found:
            found = [replace(found[0], ready=True)]
            self.picks[-1] = found[0]
        return tuple(found)


def log(
    events: Iterable[tuple[int, Event]], tell: Callable[[Sequence[Event]], Collection[str]]
) -> tuple[Line, ...]:
    """Everything that happened, in sentences; ``tell`` is a narrator's."""
    plies: dict[int, list[Event]] = {}
    for ply, event in events:
        plies.setdefault(ply, []).append(event)
    return tuple(Line(ply, text) for ply, told in plies.items() for text in tell(told))
