"""The base of all games' narrators: events become sentences."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self

import numpy as np

from ....kernel.events import Event
from ..catalogues.catalogue import YOU, Catalogues, Part, reader_in
from ..catalogues.wording import checked, person, sentence

Tellers = Mapping[int, Callable[..., str | None]]
"""The method for each kind of event, called with the narrator and the event."""


class CatalogueNarrator:
    """Tells events in order; a game adds its catalogues and one teller for each kind of event.

    A teller returns the sentence that begins with this event (None: it is not told); with ``_following`` it includes
    later events in the same sentence. ``concerned``: whether each of the last sentences concerns the reader: it
    mentions them, or tells events that are theirs by ``concerns``.
    """

    SAYS: ClassVar[Catalogues]
    TELLERS: ClassVar[Tellers]

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.names = names
        self.lang = checked(lang)
        self.catalogue = self.SAYS.of(lang)
        self.people = [person(name, lang) for name in names]
        self.events: Sequence[Event] = ()
        self.at = 0
        self.reader = self.people.index(YOU) if YOU in self.people else None
        self.named = False
        self.concerned: list[bool] = []

    @classmethod
    def from_deal(cls, state: np.record, names: Sequence[str], lang: str) -> Self:
        """A teller that begins with a match; ``state``: any state of it, for the options of its table."""
        return cls(names, lang)

    @classmethod
    def of(cls, state: np.record, names: Sequence[str], lang: str) -> Self:
        """A teller that begins with a state, in which a game may have something to remember."""
        return cls.from_deal(state, names, lang)

    def copy(self) -> Self:
        """An independent copy: mutable attributes such as lists are copied."""
        other = copy.copy(self)
        for name, kept in vars(self).items():
            setattr(other, name, _own(kept))
        return other

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The next events as sentences."""
        self.events, self.at, self.concerned = events, 0, []
        told: list[str] = []
        while self.at < len(self.events):
            first, event, self.named = self.at, self.events[self.at], False
            self.at += 1
            text = self.TELLERS[event.kind](self, event)
            if text:
                told.append(sentence(text))
                self.concerned.append(self.named or any(map(self.concerns, self.events[first : self.at])))
        return told

    def concerns(self, event: Event) -> bool:
        """Whether an event is the reader's own."""
        return event.seat == self.reader

    def _say(self, key: str, **parts: Part) -> str:
        """A sentence."""
        if self.reader is not None and not self.named:
            self.named = any(map(reader_in, parts.values()))
        return self.catalogue.say(key, parts)

    def _player(self, key: str, seat: int, **parts: Part) -> str:
        """A sentence whose subject is a player: ``$who``."""
        return self._say(key, who=self.people[seat], **parts)

    def _following(
        self,
        kind: int,
        seat: int | None = None,
        fits: Callable[[Event], bool] = lambda event: True,
        most: int | None = None,
    ) -> list[Event]:
        """The events right after the current one with this kind (and seat) that fit; they count as told."""
        found: list[Event] = []
        while len(found) != most and self.at < len(self.events) and self.events[self.at].kind == kind:
            event = self.events[self.at]
            if seat not in (None, event.seat) or not fits(event):
                break
            found.append(event)
            self.at += 1
        return found

    def _silent(self, event: Event) -> None:
        """Do not tell this event."""

    def _game_ends(self, event: Event) -> str:
        return self._say("ends")


def _own(kept: object) -> object:
    """A copy of a mutable attribute; a catalogue, a name or an event can be shared."""
    if isinstance(kept, list):
        return [_own(one) for one in kept]
    if isinstance(kept, dict):
        return {key: _own(one) for key, one in kept.items()}
    return set(kept) if isinstance(kept, set) else kept
