"""The forms of cards, seats, colours and events in documents of Frantic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ....errors import PositionError
from ....kernel.cards import UNKNOWN
from ...common.document.fields import (
    OUT,
    Bag,
    Cells,
    Face,
    Field,
    OneOf,
    Seat,
    Seats,
    listed,
)
from ...common.document.positions import UNKNOWN_NAME, spread
from ..rules import deck
from ..rules.actions import SEAT_LETTERS
from ..rules.options import Opt

SEAT, CARD, OPEN = Seat(SEAT_LETTERS), Face(deck.NAMES), Face(deck.NAMES, hidden=False)
SEATS, KNOWERS = Seats(SEAT_LETTERS), Seats(SEAT_LETTERS, knowers=True)
COLOUR = OneOf(dict(enumerate(deck.COLOURS)))
CARD_KIND = OneOf(dict(enumerate(deck.KIND_NAMES)))
TITLE = OneOf(dict(enumerate(deck.EVENT_TITLES)))
PLACE = OneOf(dict(enumerate((*SEAT_LETTERS, "aside", "pack", "deck"))))
MARKET = "market"


def copies_of(state: np.record) -> NDArray[np.int16]:
    """The number of cards of each face in the deck."""
    copies: NDArray[np.int16] = deck.COPIES[int(state.option[Opt.DECK])].astype(np.int16)
    return copies


@dataclass(frozen=True)
class Faces(Bag):
    """Cards without order, a counter for each face; unknown ones are only counted.

    ``whole``: either all are known or none; then all counters are ``UNKNOWN``.
    """

    whole: bool = False

    def write(self, state: np.record, cells: Cells, count: int) -> list[str]:
        """Face by face, then the unknown ones."""
        known = [name for name, copies in zip(deck.NAMES, cells.tolist(), strict=True) for _ in range(copies)]
        return known + [UNKNOWN_NAME] * (count - len(known))

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """A list, or the number of each; no face more often than in the deck."""
        cards = [CARD.read(state, name, field) for name in listed(spread(value, field), field, "cards")]
        known = [card for card in cards if card != UNKNOWN]
        found, copies = np.bincount(known, minlength=deck.FACES), copies_of(state)
        for face in np.flatnonzero(found > copies):
            raise PositionError(
                f"{field}: {found[face]} cards {deck.NAMES[face]!r}; the deck has {copies[face]}"
            )
        if len(cards) > deck.CARDS:
            raise PositionError(f"{field}: {len(cards)} cards are more than the deck has")
        if self.whole and known and len(known) < len(cards):
            raise PositionError(f"{field}: either all of its cards are unknown or none")
        cells[:] = UNKNOWN if self.whole and len(known) < len(cards) else found
        return len(cards)


@dataclass(frozen=True)
class Titles:
    """Events as a bitmask."""

    def write(self, state: np.record, number: int) -> list[str]:
        """Their titles."""
        return [title for event, title in enumerate(deck.EVENT_TITLES) if number >> event & 1]

    def read(self, state: np.record, value: object, field: str) -> int:
        """A list of titles."""
        return sum(
            1 << event
            for event in {TITLE.read(state, title, field) for title in listed(value, field, "events")}
        )


def quiet(field: Field, says: Callable[[np.record], object] = lambda state: True) -> Field:
    """A field that is not written when it is empty, or ``says`` is false."""
    return replace(field, write=lambda state: (field.write(state) if says(state) else None) or OUT)
