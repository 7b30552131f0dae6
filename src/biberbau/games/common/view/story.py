"""One viewer's story of a match: it grows with the match, and each event is narrated and followed once.

Its cost does not depend on how long a match has lasted: its keeper adds only the new events. Only where a table tells
less as time goes on, in games of memory, the end of a story is told again, as far as it differs.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from .... import effort
from ....match.position import Position
from ..words.telling import Happened, Line, Teller
from .parts import Parts
from .trail import Trail


class Remembers(Protocol):
    """A story's requirements of a game's ``words``."""

    def as_told(self, view: Position, events: Sequence[Happened]) -> list[Happened]:
        """Events without those that a table no longer tells."""
        ...

    def settled(self, view: Position, events: Sequence[Happened]) -> int:
        """The number of these events whose sentences are final."""
        ...


class Told(NamedTuple):
    """The events of one ply as told, their first line, and the teller as it was before."""

    events: list[Happened]
    first: int
    teller: Teller


class Story:
    """One viewer's story. ``ply``: up to which; -1 before the first event, which may be one of the deal.

    ``lines``: the log, a list that grows; ``trail``: the movements; ``names``: of the seats. ``parts``: of its viewer's
    last screen.
    """

    def __init__(
        self, words: Remembers, teller: Teller, trail: Trail, names: Sequence[str], lang: str
    ) -> None:
        self.names = tuple(names)
        self.lang = lang
        self.trail = trail
        self.ply = -1
        self.lines: list[Line] = []
        self.parts = Parts()
        self._words = words
        self._teller = teller
        self._open: list[Happened] = []
        self._told: list[Told] = []
        self._log: tuple[Line, ...] = ()

    @property
    def log(self) -> tuple[Line, ...]:
        """All lines: one tuple for all boards until the next event."""
        return self._log

    @property
    def settled(self) -> int:
        """The number of lines that are final."""
        return self._told[0].first if self._told else len(self.lines)

    def hears(self, view: Position, events: Sequence[Happened]) -> int:
        """Catch up with the viewer's ``view``; returns the number of the first line that is new or changed.

        ``events``: the viewer's events since; those of earlier plies are skipped.
        """
        new = [pair for pair in events if pair[0] > self.ply]
        for ply, event in new:
            self.trail.follow(ply, event)
        self.ply = max(view.ply, new[-1][0] if new else 0)
        self.trail.comes_to(view.ply)
        first = self._tell(view, new)
        self._log = tuple(self.lines)
        return first

    def _tell(self, view: Position, new: Sequence[Happened]) -> int:
        """Tell new events, and again those that are now told differently."""
        self._open += new
        number = self._words.settled(view, self._open)
        unsettled = self._open[number][0] if number < len(self._open) else self.ply + 1
        told = [
            (ply, list(group))
            for ply, group in groupby(self._words.as_told(view, self._open), key=lambda pair: pair[0])
        ]
        same = 0
        for before, (_, events) in zip(self._told, told, strict=False):
            if before.events != events:
                self._teller = before.teller
                del self.lines[before.first :]
                break
            same += 1
        first = len(self.lines)
        del self._told[same:]
        for ply, events in told[same:]:
            effort.spend("told", len(events))
            if ply >= unsettled:
                self._told.append(Told(events, len(self.lines), self._teller.copy()))
            texts = self._teller.tell([event for _, event in events])
            concerned = self._teller.concerned
            self.lines += (Line(ply, text, own) for text, own in zip(texts, concerned, strict=True))
        self._told = [one for one in self._told if one.events[0][0] >= unsettled]
        self._open = [pair for pair in self._open if pair[0] >= unsettled]
        return first
