"""What the stories of all games have in common: events become sentences, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self

import numpy as np

from ..kernel.events import Event
from .wording import Text, Told, checked, say, sentence, tell

Tellers = Mapping[int, Callable[..., str | None]]
"""What tells an event, by its kind: a narrator's method, called with the narrator and the event."""


class BaseNarrator:
    """Tells events in order; a game adds its sentences and one teller for each kind of event.

    A teller returns the sentence that begins with this event (None: nobody needs to hear it); with ``_following`` it
    takes along later events that the same sentence tells.
    """

    PLAYER: ClassVar[Mapping[str, Told]]
    TOLD: ClassVar[Mapping[str, Text]]
    TELLERS: ClassVar[Tellers]

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names = names
        self.lang = checked(lang)
        self.events: Sequence[Event] = ()
        self.at = 0

    @classmethod
    def from_deal(cls, state: np.record, names: Sequence[str], lang: str) -> Self:
        """One that begins with a match; ``state``: any of it, for the options of its table."""
        return cls(names, lang)

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The next events as sentences."""
        self.events, self.at = events, 0
        told: list[str] = []
        while self.at < len(self.events):
            event = self.events[self.at]
            self.at += 1
            text = self.TELLERS[event.kind](self, event)
            if text:
                told.append(sentence(text))
        return told

    def _say(self, key: str, **parts: object) -> str:
        """A sentence filled in."""
        return say(self.TOLD[key], self.lang, **parts)

    def _player(self, key: str, seat: int, **parts: object) -> str:
        """A sentence whose subject is a player."""
        return tell(self.PLAYER[key], self.names[seat], self.lang, **parts)

    def _following(
        self, kind: int, seat: int | None = None, fits: Callable[[Event], bool] = lambda event: True
    ) -> list[Event]:
        """The events right after the current one that are of this kind (and seat) and fit; they count as told."""
        found = []
        while self.at < len(self.events) and self.events[self.at].kind == kind:
            event = self.events[self.at]
            if seat not in (None, event.seat) or not fits(event):
                break
            found.append(event)
            self.at += 1
        return found

    def _silent(self, event: Event) -> None:
        """Nobody needs to hear it."""

    def _game_ends(self, event: Event) -> str:
        return self._say("ends")
