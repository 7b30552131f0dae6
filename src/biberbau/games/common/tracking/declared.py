"""A ``BeliefTracker`` by declaration: it follows each card through a game's events.

The game's ``PATHS`` declare the events that move cards; a ``History`` collects these moves, and decides whether a world
is consistent with them. A game adds other information of events in ``hears``.
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
"""The zones of the draw pile, of the discard pile, and of a player's drawn card."""
OUT, PASSING = "out of its place", "on its way"
"""The place of a card that another has replaced, before it goes on."""


World = TypeVar("World")
"""A game's true state."""


class DeclaredTracker(Generic[World]):
    """Follows the events of one observer (None: a spectator) and tests worlds.

    ``NAMES``: of the faces; ``STARTS``: the kind of event that gathers all cards in the deck. A card that comes to a
    place of a row replaces the one there, which moves next.
    """

    NAMES: ClassVar[Sequence[str]]
    PATHS: ClassVar[Paths]
    STARTS: ClassVar[int]

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.box = self.cards(options)
        self.start()

    # ------------------------------------------------------------------------------------------ the game's part

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        """The number of cards of each face in the game."""
        raise NotImplementedError

    def lying(self, world: World) -> dict[Zone, Cards]:
        """The cards in a world, by the ids of places."""
        raise NotImplementedError

    def among(self, event: Event) -> int | None:
        """The possible faces of a card that moves unseen, as a bitmask; None: any."""
        return None

    def hears(self, event: Event) -> None:
        """Use an event's information beyond the move of one card, which has been noted."""

    # ------------------------------------------------------------------------------------------------- events

    def start(self) -> None:
        """All cards lie in the deck."""
        self.history = History(self.NAMES)
        self.deck = DECK
        self.history.begins(self.deck, self.box)
        self.pile: list[int] = []

    def see(self, event: Event) -> None:
        """Process the next event."""
        if event.kind == self.STARTS:
            self.start()
        if (path := self.PATHS.of(event)) is not None:
            self.moves(*path, event.card, self.among(event))
        self.hears(event)

    def moves(self, start: Zone, to: Zone, card: int, among: int | None = None) -> None:
        """A card goes from one place to another, or is shown where it lies."""
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
        """The discard pile, which all have seen, becomes the deck, except for its last cards."""
        self.deck = f"the deck after {self.deck}"
        number = len(self.pile) - kept
        for face in self.pile[:number]:
            self.history.moves(PILE, self.deck, face)
        del self.pile[:number]

    # ----------------------------------------------------------------------------------------------------- worlds

    @property
    def held(self) -> Zone:
        """The place of the card that is in nobody's row, and not discarded yet."""
        return OUT if self.history.count(OUT) else HELD

    def objection(self, world: World) -> str | None:
        """A contradiction between a true state and the events so far, in words; None if there is none."""
        lying = self.lying(world)
        lying[self.deck] = lying.pop(DECK)
        return self.history.objection(lying)


def counted(counts: np.ndarray[tuple[int, ...], np.dtype[np.integer]]) -> Counter[int]:
    """The cards of a record's column with a counter for each face."""
    return Counter(dict(enumerate(counts.tolist())))
