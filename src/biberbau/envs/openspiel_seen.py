"""The events that every seat saw on the way to a node of OpenSpiel's tree."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ..kernel.events import Event, conceal_event
from ..kernel.game import GameKind

SEEN = ("kind", "seat", "card", "a", "b", "action")
"""The columns of the information-state tensor's rows: an event; or zeros and 1 more than the id of one's own action."""

Witnesses = frozenset[int | None]
Told = tuple[str, tuple[tuple[int, ...], ...]]
"""An observer's events of a ply, as text and as rows of ``SEEN``."""


@dataclass(eq=False)
class Ply:
    """One action (of ``seat``) and its events, as rows; the first one is the deal: seat and action -1."""

    seat: int
    action: int
    rows: bytes
    kept: dict[Witnesses, Told] = field(default_factory=dict)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events."""
        rows: list[list[int]] = np.frombuffer(self.rows, np.int16).reshape(-1, len(Event._fields)).tolist()
        return tuple(Event(*row) for row in rows)

    def seen(self, kind: GameKind, witnesses: Witnesses) -> tuple[Event, ...]:
        """The events as every one of the witnesses saw them."""
        events = self.events
        for witness in witnesses:
            events = tuple(conceal_event(event, witness, kind.unknown_card) for event in events)
        return events

    def told(self, kind: GameKind, witnesses: Witnesses) -> Told:
        """The text of it for the witnesses; an action as such is known only to its player."""
        if witnesses not in self.kept:
            lines: list[str] = []
            rows: list[tuple[int, ...]] = []
            if witnesses == {self.seat}:
                lines.append(f"{self.seat} {kind.actions[self.action].notation}!")
                rows.append((0, 0, 0, 0, 0, self.action + 1))
            for event in self.seen(kind, witnesses):
                lines.append(event_text(kind, event))
                rows.append((event.kind, event.seat, event.card, event.a, event.b, 0))
            self.kept[witnesses] = ", ".join(lines), tuple(rows)
        return self.kept[witnesses]


def event_text(kind: GameKind, event: Event) -> str:
    """An event in a few words: kind, seat, card, and its two numbers (``-`` for a missing one)."""
    words = [kind.events.called(event.kind), str(event.seat)]
    if event.card >= kind.unknown_card:
        words.append(kind.card_name(event.card))
    words += [str(number) if number >= 0 else "-" for number in (event.a, event.b)]
    return " ".join(words).removesuffix(" -").removesuffix(" -")
