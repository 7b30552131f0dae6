"""What one observer of Biber Gang has heard about hidden cards, in plain Python: no rule and no state is asked.

Each event is told to a ``History`` as the moves of cards that it is. Nobody sees a face-down card; but all have seen the
discard pile, and so, once it becomes the deck, the history leaves to the face-down cards what was never seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.history import History, Zone
from ..rules import deck
from ..rules import state as st
from ..rules.state import Ev, State

PILE, HELD, OUT = "the discard pile", "the drawn card", "what leaves its place"


def place(seat: int, slot: int) -> Zone:
    """The zone of one card in front of a player."""
    return f"slot {slot} of seat {seat}"


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.seats = range(int(options["players"]))
        self.copies = dict.fromkeys(range(int(options["highest"]) + 1), int(options["copies"]))
        self.copies[deck.BEAVER] = int(options["beavers"])
        self.observer = observer
        self.start()

    def start(self) -> None:
        """A round begins: all cards are dealt hidden."""
        self.history = History(deck.NAMES)
        self.deck = "the first deck"
        self.history.begins(self.deck, self.copies)
        for seat in self.seats:
            for slot in range(st.SLOTS):
                self.history.moves(self.deck, place(seat, slot))
        self.pile: list[int] = []
        self.chosen = [0 for _ in self.seats]

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.start()
        elif event.kind == Ev.OPENS_PILE:
            self.comes_on_pile(self.deck, card)
        elif event.kind == Ev.CHOOSES:
            self.chosen[seat] = st.count(event)
        elif event.kind in (Ev.TURNS_UP, Ev.REVEALS):
            self.history.shows(place(seat, st.slot(event)), [card])
            self.chosen = [0 for _ in self.seats]
        elif event.kind == Ev.DRAWS:
            self.history.moves(self.deck, HELD, None if card == UNKNOWN else card)
        elif event.kind == Ev.TAKES:
            self.history.moves(PILE, HELD, self.pile.pop())
        elif event.kind == Ev.PLACES:
            self.history.pours(place(seat, st.slot(event)), OUT)
            self.history.moves(HELD, place(seat, st.slot(event)), card)
        elif event.kind == Ev.SWIMS:
            self.history.moves(OUT, HELD, card)
            self.history.pours(place(seat, st.end(event)), OUT)
            self.history.moves(HELD, place(seat, st.end(event)), card)
        elif event.kind == Ev.DISCARDS:
            self.comes_on_pile(OUT if self.history.count(OUT) else HELD, card)
        elif event.kind == Ev.RESHUFFLES:
            self.deck = f"the deck after {self.deck}"
            for face in self.pile[:-1]:
                self.history.moves(PILE, self.deck, face)
            del self.pile[:-1]

    def comes_on_pile(self, zone: Zone, card: int) -> None:
        """A card is discarded, for all to see."""
        self.history.moves(zone, PILE, card)
        self.pile.append(card)

    def objection(self, world: State) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""
        if world.pile[: world.pile_n].tolist() != self.pile:
            return "the discard pile is a different one"
        chosen = 0 if self.observer is None else int(world.chosen[self.observer]).bit_count()
        if self.observer is not None and chosen != self.chosen[self.observer]:
            return "other cards were chosen to be turned up"
        lying: dict[Zone, Mapping[int, int]] = {
            place(seat, slot): {int(world.display[seat, slot]): 1}
            for seat in self.seats
            for slot in range(st.SLOTS)
        }
        lying[self.deck] = Counter(world.deck[: world.deck_n].tolist())
        lying[PILE] = Counter(self.pile)
        if world.drawn >= 0:
            lying[OUT if self.history.count(OUT) else HELD] = {int(world.drawn): 1}
        return self.history.objection(lying)
