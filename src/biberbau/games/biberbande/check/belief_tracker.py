"""One observer's knowledge of hidden cards in Biberbande, in plain Python, from events alone, without rules or state.

Every card is followed from place to place: its face where it was seen, or that it is a number where only a number can
have come there. When the discard pile, which all have seen, becomes the draw pile, the rows have the remaining cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....kernel.cards import NONE
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.declared import DECK, HELD, PILE, DeclaredTracker, counted
from ...common.tracking.history import Cards, Zone, bits
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev, State
from ..zones import PATHS

NUMBERS = bits(range(deck.NUMBERS))


class BeliefTracker(DeclaredTracker[State]):
    """Follows the events of one observer (None: a spectator) and tests worlds."""

    NAMES = tuple(map(card_name, range(deck.FACES)))
    PATHS = PATHS
    STARTS = Ev.ROUND_STARTS

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        super().__init__(options, observer)
        self.keeps_top = bool(options["keep_top"])

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        """The number of cards of each face in the game."""
        highest = int(options["highest"])
        copies = dict.fromkeys(range(highest), int(options["copies"]))
        copies[highest] = int(options["highest_copies"])
        for face, name in ((deck.SWAP, "swaps"), (deck.PEEK, "peeks"), (deck.DRAW_TWO, "draw_twos")):
            copies[face] = int(options[name])
        return copies

    def see(self, event: Event) -> None:
        """Process the next event; two swapped cards move at once."""
        path = PATHS.of(event)
        if event.kind == Ev.SWAPS and path is not None:
            self.history.changes({path[0]: path[1], path[1]: path[0]})
        else:
            super().see(event)

    def among(self, event: Event) -> int | None:
        """Only a number comes to a row in a turn."""
        return NUMBERS if event.kind in (Ev.TAKES, Ev.PUTS) else None

    def hears(self, event: Event) -> None:
        """When the discard pile becomes the deck."""
        if event.kind == Ev.RESHUFFLES:
            self.reshuffles(kept=int(self.keeps_top))

    def lying(self, world: State) -> dict[Zone, Cards]:
        """What lies where."""
        rows = world.row.tolist()
        lying: dict[Zone, Cards] = {
            f"row-{seat}.{slot}": {rows[seat][slot]: 1} for seat in self.seats for slot in range(st.SLOTS)
        }
        lying[DECK] = counted(world.deck)
        lying[PILE] = counted(world.discard)
        lying["aside"] = Counter({deck.NUMBERS + i: count for i, count in enumerate(world.aside.tolist())})
        if world.drawn != NONE:
            lying[HELD] = {int(world.drawn): 1}
        return lying

    def objection(self, world: State) -> str | None:
        """A contradiction between a true state and the events so far, in words; None if there is none."""
        if int(world.top) != (self.pile[-1] if self.pile else NONE):
            return "another card is on top of the discard pile"
        return super().objection(world)
