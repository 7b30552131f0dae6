"""What one observer of Biber Gang has heard about hidden cards, in plain Python: no rule and no state is asked.

Nobody sees a face-down card. But once the discard pile, which all have seen, becomes the deck, its cards are known, and
so are the others: all that was never seen lies face down. A world is possible if each hidden card comes out of its lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev

Slot = tuple[int, int]


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.players = int(options["players"])
        self.observer = observer
        self.start()

    def start(self) -> None:
        """A round begins: all cards are hidden."""
        self.open: dict[Slot, int] = {}
        self.pile: list[int] = []
        self.drawn: int | None = None
        self.from_deck = False
        self.chosen = [0] * self.players
        self.lots: tuple[Counter[int], Counter[int]] | None = None
        """Since a reshuffle: what lies face down, and what is in the deck or was drawn unseen."""

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.start()
        elif event.kind == Ev.OPENS_PILE:
            self.pile = [card]
        elif event.kind == Ev.CHOOSES:
            self.chosen[seat] = st.count(event)
        elif event.kind in (Ev.TURNS_UP, Ev.REVEALS):
            self.comes_up(card)
            self.open[seat, st.slot(event)] = card
            self.chosen = [0] * self.players
        elif event.kind == Ev.DRAWS:
            self.drawn, self.from_deck = card, True
        elif event.kind == Ev.TAKES:
            self.drawn = self.pile.pop()
        elif event.kind == Ev.PLACES:
            self.leaves_hand(card)
            self.drawn = self.open.get((seat, st.slot(event)))
            self.open[seat, st.slot(event)] = card
        elif event.kind == Ev.SWIMS:
            self.open[seat, st.end(event)] = card
        elif event.kind == Ev.DISCARDS:
            if st.down(event):
                self.comes_up(card)
            self.leaves_hand(card)
            self.pile.append(card)
        elif event.kind == Ev.RESHUFFLES:
            hidden = Counter(dict(enumerate(deck.COPIES)))
            hidden.subtract(self.pile)
            hidden.subtract(self.open.values())
            self.lots = (hidden, Counter(self.pile[:-1]))
            del self.pile[:-1]

    def comes_up(self, card: int) -> None:
        """A card that lay face down is seen."""
        if self.lots:
            self.lots[0][card] -= 1

    def leaves_hand(self, card: int) -> None:
        """What was drawn is seen by all; it may have come out of the deck."""
        if self.lots and self.from_deck:
            self.lots[1][card] -= 1
        self.drawn, self.from_deck = None, False

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""
        for (seat, slot), card in self.open.items():
            if int(world.display[seat, slot]) != card:
                return f"in slot {slot} of seat {seat} there is no {card_name(card)}"
        if world.pile[: world.pile_n].tolist() != self.pile:
            return "the discard pile is a different one"
        if self.drawn not in (None, UNKNOWN, int(world.drawn)):
            return f"the card drawn is not a {card_name(int(self.drawn or 0))}"
        if (
            self.observer is not None
            and int(world.chosen[self.observer]).bit_count() != self.chosen[self.observer]
        ):
            return "other cards were chosen to be turned up"
        down = Counter(
            int(world.display[seat, slot])
            for seat in range(self.players)
            for slot in range(world.display.shape[1])
            if (seat, slot) not in self.open
        )
        undrawn = Counter(world.deck[: world.deck_n].tolist())
        if self.from_deck:
            undrawn[int(world.drawn)] += 1
        seen = Counter([*self.open.values(), *self.pile])
        if self.drawn is not None and not self.from_deck:
            seen[self.drawn] += 1
        if down + undrawn + seen != Counter(dict(enumerate(deck.COPIES))):
            return "these are not the cards of the deck"
        if self.lots and down != +self.lots[0]:
            return f"what lies face down can only be {_named(self.lots[0])}, not {_named(down)}"
        if self.lots and undrawn != +self.lots[1]:
            return f"what is left to draw can only be {_named(self.lots[1])}, not {_named(undrawn)}"
        return None


def _named(cards: Counter[int]) -> str:
    """Cards by name."""
    return ", ".join(card_name(card) for card in sorted(cards.elements()))
