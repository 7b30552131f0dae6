"""The table in the browser: everybody's card, the deck, what was swapped; what can be tapped and what comes of it."""

from __future__ import annotations

from typing import ClassVar

from biberbau.games.common.view import rows
from biberbau.games.common.view.presentation import Card, Pick, numbered
from biberbau.games.common.view.shown import Words
from biberbau.games.common.view.table_rows import RowsReader, slot_id
from biberbau.games.common.view.trail import DECK, DISCARD, Trail
from biberbau.kernel.cards import NONE
from biberbau.kernel.events import Event

from .state import Ev
from .words import WORDS


class Moves(Trail):
    """Where the cards have gone."""

    def follow(self, ply: int, event: Event) -> None:
        """One event."""
        place = slot_id(event.seat, 0)
        if event.kind in (Ev.GETS, Ev.DRAWS):
            self.comes(ply, "slide", place, DECK, together=event.kind == Ev.GETS)
        elif event.kind == Ev.LAYS_AWAY:
            self.comes(ply, "slide", DISCARD, place)
        elif event.kind == Ev.REVEALS:
            self.turns(ply, "slide", place, together=True)


class Reader(RowsReader):
    """Reads one view."""

    words: ClassVar[Words] = WORDS
    LABELS = rows.LABELS
    TRAIL = Moves
    SLOTS, COLUMNS, BACK = 1, 1, "my-back"
    rounds = 1

    def read(self) -> None:
        """Whether the cards have been turned over."""
        self.counted = self.view.over
        self.scored = int(self.view.over)

    def points(self) -> tuple[tuple[int, ...], ...]:
        """Everybody's points in the only round."""
        return (self.view.scores,)

    def face(self, face: int) -> Card:
        """A card as it is drawn."""
        return numbered("my-card", str(face))

    def slot(self, seat: int, slot: int) -> Card:
        """A player's card."""
        face = int(self.state.hand[seat])
        return self.open_card(face) if face >= 0 else self.closed_card()

    def draws(self) -> Pick:
        """A tap on the deck swaps."""
        return self.pick("swap")

    def discarded(self) -> tuple[int | None, int]:
        """The cards that were swapped, the last one on top."""
        away = [int(card) for card in self.state.away if card != NONE]
        return (away[-1] if away else None), len(away)


table = Reader.of
