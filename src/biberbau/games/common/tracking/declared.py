"""One who hears the events of a game and follows each card, by what the game declares: a ``BeliefTracker``.

The game's ``PATHS`` say which events move cards from where to where; a ``History`` is told of these moves, and says
whether a world can have come of them. What else events say, a game adds in ``hears``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import numpy as np

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..document.zones import Paths
from .history import Cards, History, Zone

DECK, PILE, HELD = "deck", "discard", "drawn"
"""The zones of the draw pile, of the discard pile, and of the card that a player has drawn."""
OUT, PASSING = "out of its place", "on its way"
"""Where a card lies whose place another has taken, and that other one before it is there."""


World = TypeVar("World")
"""A game's true state."""


class DeclaredTracker(Generic[World]):
    """Hears the events of one observer (None: a spectator) and questions worlds.

    ``NAMES``: what the faces are called; ``STARTS``: the kind of event with which all cards are gathered in the deck.
    A card that comes to a place of a row takes the place of the one that lies there, and that one is what moves next.
    """

    NAMES: ClassVar[Sequence[str]]
    PATHS: ClassVar[Paths]
    STARTS: ClassVar[int]

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.box = self.cards(options)
        self.start()

    # ------------------------------------------------------------------------------------------ what a game says

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        """How many cards of each face are played with."""
        raise NotImplementedError

    def lying(self, world: World) -> dict[Zone, Cards]:
        """What lies where in a world, by the ids of places."""
        raise NotImplementedError

    def among(self, event: Event) -> int | None:
        """Which faces a card can have that moves unseen, as a bitmask; None: any."""
        return None

    def hears(self, event: Event) -> None:
        """What an event says beside the move of one card, which has been noted."""

    # ------------------------------------------------------------------------------------------------- listening

    def start(self) -> None:
        """All cards lie in the deck."""
        self.history = History(self.NAMES)
        self.deck = DECK
        self.history.begins(self.deck, self.box)
        self.pile: list[int] = []

    def see(self, event: Event) -> None:
        """Take in the next event."""
        if event.kind == self.STARTS:
            self.start()
        if (path := self.PATHS.of(event)) is not None:
            self.moves(*path, event.card, self.among(event))
        self.hears(event)

    def moves(self, start: Zone, to: Zone, card: int, among: int | None = None) -> None:
        """A card goes from one place to another, or is seen where it lies."""
        face = None if card == UNKNOWN else card
        if start == to:
            self.history.shows(to, [] if face is None else [face])
            return
        start = OUT if self.history.count(OUT) else self.deck if start == DECK else start
        if start == PILE:
            self.pile.pop()
        if to == PILE:
            self.pile.append(card)
        if "." in to and self.history.count(to):
            self.history.moves(start, PASSING, face, among)
            self.history.pours(to, OUT)
            start = PASSING
        self.history.moves(start, to, face, among)

    def reshuffles(self, kept: int) -> None:
        """The discard pile, which all have seen, becomes the deck, but for the last cards of it."""
        self.deck = f"the deck after {self.deck}"
        number = len(self.pile) - kept
        for face in self.pile[:number]:
            self.history.moves(PILE, self.deck, face)
        del self.pile[:number]

    # ----------------------------------------------------------------------------------------------------- worlds

    @property
    def held(self) -> Zone:
        """Where the card lies that is in nobody's row, and not discarded yet."""
        return OUT if self.history.count(OUT) else HELD

    def objection(self, world: World) -> str | None:
        """What in a true state contradicts the events so far, in words; None when it may be so."""
        lying = self.lying(world)
        lying[self.deck] = lying.pop(DECK)
        return self.history.objection(lying)


def counted(counts: np.ndarray[tuple[int, ...], np.dtype[np.integer]]) -> Counter[int]:
    """The cards of a record's column that says how many there are of each face."""
    return Counter(dict(enumerate(counts.tolist())))
