"""One observer's knowledge of hidden cards in Biber-Mania, in plain Python, from events alone, without rules or state.

A hand lacked a card that was asked for in vain. All cards that are neither in a hand nor in the draw pile lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.declared import DECK, DeclaredTracker, counted
from ...common.tracking.history import Cards, Zone
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev, State
from ..zones import PATHS
from .oracle import can_complete, deck_of

CHOSEN = "chosen"


class BeliefTracker(DeclaredTracker[State]):
    """Follows the events of one observer (None: a spectator) and tests worlds."""

    NAMES = tuple(map(card_name, range(deck.FACES)))
    PATHS = PATHS
    STARTS = Ev.ROUND_STARTS

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        super().__init__(options, observer)
        self.wished = self.king = NONE

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        """The number of cards of each face in the game."""
        return deck_of(options)

    def hears(self, event: Event) -> None:
        """Wishes, faces that a hand lacks, and movements of several cards."""
        if event.kind == Ev.WISHES:
            self.wished = event.card
        elif event.kind == Ev.ADDS:
            self.king = event.card
        elif event.kind == Ev.LAYS:
            self.history.pours(CHOSEN, f"pile-{event.seat}")
        elif event.kind == Ev.STABS_DISPLAY:
            for _ in range(st.count(event) - 1):
                self.moves("display", f"hand-{event.seat}", event.card)
        elif event.kind in (Ev.GRANTS, Ev.KING_TAKES) and event.card == NONE:
            wanted = self.wished if event.kind == Ev.GRANTS else self.king
            self.history.lacks(f"hand-{event.seat}", 1 << wanted)

    def lying(self, world: State) -> dict[Zone, Cards]:
        """The cards in each zone."""
        lying: dict[Zone, Cards] = {
            "display": counted(world.display),
            "stock": counted(world.stock),
            "gone": counted(world.gone),
            CHOSEN: Counter(world.chosen[: world.chosen_n].tolist()),
            DECK: counted(world.deck),
        }
        for seat in self.seats:
            lying[f"hand-{seat}"] = counted(world.hand[seat])
            lying[f"pile-{seat}"] = Counter((world.pile[seat, : world.pile_n[seat]] & st.FACE).tolist())
        return lying

    def objection(self, world: State) -> str | None:
        """A contradiction between a true state and the events so far, in words; None when there is none."""
        active = int(world.seat)
        if self.history.count(CHOSEN) and not can_complete(
            world, list(counted(world.hand[active]).elements())
        ):
            return f"seat {active} has begun a discard that this hand cannot complete"
        return super().objection(world)
