"""What one observer of Biber-Mania has heard about hidden cards, in plain Python: no rule and no state is asked.

Each event is told to a ``History`` as the moves of cards that it is, and a card that was asked for in vain as what a hand
lacked then. All that is neither in a hand nor in the draw pile lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.history import History, Zone
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev, State
from .oracle import can_complete, deck_of

DECK, OPEN = "the draw pile", "the table"


def hand(seat: int) -> Zone:
    """The zone of a hand."""
    return f"the hand of seat {seat}"


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.deck = deck_of(options)
        self.seats = range(int(options["players"]))
        self.wished = self.king = NONE
        self.chosen = 0
        self.clear()

    def clear(self) -> None:
        """A round starts: all cards are in the draw pile."""
        self.history = History([card_name(face) for face in range(deck.FACES)])
        self.history.begins(DECK, self.deck)

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.FILLS:
            self.moves(card, DECK, OPEN)
        elif event.kind == Ev.DEALS or (event.kind == Ev.DRAWS and st.place(event) == st.AT_DECK):
            self.moves(card, DECK, hand(seat))
        elif event.kind in (Ev.TAKES, Ev.STEALS, Ev.DRAWS):
            self.moves(card, OPEN, hand(seat))
        elif event.kind == Ev.STABS_DISPLAY:
            for _ in range(st.count(event)):
                self.moves(card, OPEN, hand(seat))
        elif event.kind == Ev.WISHES:
            self.wished = card
        elif event.kind in (Ev.GRANTS, Ev.KING_TAKES) and card == NONE:
            self.history.lacks(hand(seat), 1 << (self.wished if event.kind == Ev.GRANTS else self.king))
        elif event.kind == Ev.GRANTS:
            self.moves(card, hand(seat), hand(st.other(event)))
        elif event.kind in (Ev.ADDS, Ev.KING_TAKES):
            self.moves(card, hand(seat), OPEN)
            if event.kind == Ev.ADDS:
                self.king = card
                self.chosen += 1
        elif event.kind == Ev.LAYS:
            self.chosen = 0

    def moves(self, card: int, zone: Zone, to: Zone) -> None:
        """A card goes from one place to another."""
        self.history.moves(zone, to, None if card == UNKNOWN else card)

    def objection(self, world: State) -> str | None:
        """What in a true state contradicts the events so far, in words; None when it may be so."""
        lying: dict[Zone, Mapping[int, int]] = {hand(seat): _bag(world.hand[seat]) for seat in self.seats}
        lying[DECK] = _bag(world.deck)
        table = _bag(world.display + world.stock + world.gone)
        table.update(world.chosen[: world.chosen_n].tolist())
        for seat in self.seats:
            table.update((world.pile[seat, : world.pile_n[seat]] & st.FACE).tolist())
        lying[OPEN] = table
        active = int(world.seat)
        if self.chosen and not can_complete(world, list(_bag(world.hand[active]).elements())):
            return f"seat {active} has begun a discard that this hand cannot complete"
        return self.history.objection(lying)


def _bag(bag: np.ndarray[tuple[int], np.dtype[np.int8]]) -> Counter[int]:
    """How many cards of each face a bag has."""
    return Counter(dict(enumerate(bag.tolist())))
