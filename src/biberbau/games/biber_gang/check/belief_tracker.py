"""One observer's knowledge of hidden cards in Biber Gang, in plain Python, from events alone, without rules or state.

Nobody sees a face-down card; but all have seen the discard pile, so, once it becomes the deck, the face-down cards are
those that were never seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.declared import DECK, PILE, DeclaredTracker
from ...common.tracking.history import Cards, Zone
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, State
from ..zones import PATHS


class BeliefTracker(DeclaredTracker[State]):
    """Follows the events of one observer (None: a spectator) and tests worlds.

    ``chosen``: the number of cards that everybody has picked to turn up.
    """

    NAMES = deck.NAMES
    PATHS = PATHS
    STARTS = Ev.ROUND_STARTS

    @staticmethod
    def cards(options: Mapping[str, Value]) -> Cards:
        """The number of cards of each face in the game."""
        copies = dict.fromkeys(range(int(options["highest"]) + 1), int(options["copies"]))
        return copies | {deck.BEAVER: int(options["beavers"])}

    def start(self) -> None:
        """A round begins: all cards are dealt hidden."""
        super().start()
        for seat in self.seats:
            for slot in range(st.SLOTS):
                self.moves(DECK, f"display-{seat}.{slot}", UNKNOWN)
        self.chosen = [0 for _ in self.seats]

    def hears(self, event: Event) -> None:
        """Who picks cards to turn up, and when the discard pile becomes the deck."""
        if event.kind == Ev.CHOOSES:
            self.chosen[event.seat] = st.count(event)
        elif event.kind in (Ev.TURNS_UP, Ev.REVEALS):
            self.chosen = [0 for _ in self.seats]
        elif event.kind == Ev.RESHUFFLES:
            self.reshuffles(kept=1)

    def lying(self, world: State) -> dict[Zone, Cards]:
        """What lies where."""
        rows = world.display.tolist()
        lying: dict[Zone, Cards] = {
            f"display-{seat}.{slot}": {rows[seat][slot]: 1} for seat in self.seats for slot in range(st.SLOTS)
        }
        lying[DECK] = Counter(world.deck[: world.deck_n].tolist())
        lying[PILE] = Counter(self.pile)
        if world.drawn >= 0:
            lying[self.held] = {int(world.drawn): 1}
        return lying

    def objection(self, world: State) -> str | None:
        """A contradiction between a true state and the events so far, in words; None if there is none."""
        if world.pile[: world.pile_n].tolist() != self.pile:
            return "the discard pile is a different one"
        chosen = 0 if self.observer is None else int(world.chosen[self.observer]).bit_count()
        if self.observer is not None and chosen != self.chosen[self.observer]:
            return "other cards were chosen to be turned up"
        return super().objection(world)
