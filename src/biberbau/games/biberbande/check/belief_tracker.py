"""What one observer of Biberbande has heard about hidden cards, in plain Python: no rule and no state is asked.

Every card in front of the players is followed from place to place: its face where it was seen, that it is a number
where only a number can have come there. When the discard pile, which all have seen, becomes the draw pile, its cards are
known, and so are those in the rows as a lot; at the next time, those that came since are another. A world is possible
if each hidden card comes out of its lot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.state import Ev, State


@dataclass
class Card:
    """A card in front of a player, as far as the observer can tell."""

    face: int = UNKNOWN
    number: bool = False
    lot: int = (
        0  # it lay there or elsewhere in the rows at that reshuffle of the round, and not at the one before
    )


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.seats = range(int(options["players"]))
        self.copies = Counter(dict.fromkeys(range(int(options["highest"])), int(options["copies"])))
        self.copies[int(options["highest"])] = int(options["highest_copies"])
        for face, name in ((deck.SWAP, "swaps"), (deck.PEEK, "peeks"), (deck.DRAW_TWO, "draw_twos")):
            self.copies[face] = int(options[name])
        self.keeps_top = bool(options["keep_top"])
        self.start()

    def start(self) -> None:
        """A round begins: nothing lies anywhere."""
        self.rows = [[Card() for _ in range(st.SLOTS)] for _ in self.seats]
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.drawn = NONE
        self.out: Card | None = None  # leaves its place for another card and is discarded next
        self.lots: list[Counter[int]] = []  # for each reshuffle, faces of the cards that are of its lot

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card, slot = event.seat, event.card, st.place_in_row(event)
        if event.kind == Ev.ROUND_STARTS:
            self.start()
        elif event.kind == Ev.DEALS:
            self.rows[seat][slot] = Card(card)
        elif event.kind == Ev.TURNS_UP:
            self.pile = [card]
        elif event.kind in (Ev.LOOKS, Ev.OPENS):
            if card != UNKNOWN:
                self.rows[seat][slot].face = card
        elif event.kind == Ev.DRAWS:
            self.drawn = card
        elif event.kind in (Ev.TAKES, Ev.PUTS):
            if event.kind == Ev.TAKES:
                self.pile.pop()
            else:
                self.drawn = NONE
            self.out = self.rows[seat][slot]
            self.rows[seat][slot] = Card(card, number=True)
        elif event.kind == Ev.DISCARDS:
            self.discards(card)
        elif event.kind == Ev.USES:
            self.drawn = NONE
            self.aside.append(card)
        elif event.kind == Ev.LAYS:
            self.aside.remove(card)
            self.pile.append(card)
        elif event.kind == Ev.SWAPS:
            other, place = st.other_place(event)
            mine, theirs = self.rows[seat], self.rows[other]
            mine[slot], theirs[place] = theirs[place], mine[slot]
        elif event.kind == Ev.SETS_ASIDE:
            self.aside.append(card)
            self.leaves(self.rows[seat][slot], card)
            self.rows[seat][slot] = Card()
        elif event.kind == Ev.REPLACES:
            self.rows[seat][slot] = Card(card, number=card < deck.NUMBERS)
        elif event.kind == Ev.RESHUFFLES:
            self.reshuffles()

    def discards(self, face: int) -> None:
        """A card comes up and goes to the discard pile: the drawn one, or one that has lain in a row."""
        self.pile.append(face)
        if self.out is None:
            self.drawn = NONE
        else:
            self.leaves(self.out, face)
        self.out = None

    def leaves(self, card: Card, face: int) -> None:
        """A card leaves the rows and is seen."""
        if card.lot:
            self.lots[card.lot - 1][face] -= 1

    def reshuffles(self) -> None:
        """All have seen what becomes the draw pile: what lies neither there nor aside lies in the rows."""
        new = self.copies.copy()
        new.subtract([*self.pile, *self.aside])
        for lot in self.lots:
            new.subtract(lot)
        self.lots.append(new)
        for row in self.rows:
            for card in row:
                card.lot = card.lot or len(self.lots)
        self.pile = self.pile[-1:] if self.keeps_top else []

    def objection(self, world: State) -> str | None:
        """What in a true state contradicts the events so far, in words; None if nothing does."""
        return next(self.objections(world), None)

    def objections(self, world: State) -> Iterator[str]:
        """Everything that contradicts them."""
        lasting, everywhere = [Counter[int]() for _ in self.lots], Counter[int]()
        for seat, row in enumerate(self.rows):
            for slot, card in enumerate(row):
                face = int(world.row[seat, slot])
                everywhere[face] += 1
                if card.lot:
                    lasting[card.lot - 1][face] += 1
                if card.face not in (UNKNOWN, face):
                    yield f"in slot {slot} of seat {seat} lies the {card_name(card.face)}, not {card_name(face)}"
                if card.number and face >= deck.NUMBERS:
                    yield f"in slot {slot} of seat {seat} lies a number, not {card_name(face)}"
        for number, (lot, there) in enumerate(zip(self.lots, lasting, strict=True), start=1):
            if there != +lot:
                yield f"since the reshuffle (number {number}) there lie {_named(lot)}, not {_named(there)}"
        if Counter(dict(enumerate(world.discard.tolist()))) != Counter(self.pile):
            yield "the discard pile is a different one"
        if int(world.top) != (self.pile[-1] if self.pile else NONE):
            yield "another card is on top of the discard pile"
        if Counter({deck.NUMBERS + i: count for i, count in enumerate(world.aside.tolist())}) != Counter(
            self.aside
        ):
            yield "other special cards lie aside"
        drawn = int(world.drawn)
        if (drawn == NONE) != (self.drawn == NONE) or self.drawn not in (UNKNOWN, drawn):
            yield "another card was drawn"
        undrawn = Counter(dict(enumerate(world.deck.tolist())))
        everywhere.update([*self.pile, *self.aside, *([] if drawn == NONE else [drawn])])
        if everywhere + undrawn != self.copies:
            yield "these are not the cards of the deck"


def _named(cards: Counter[int]) -> str:
    """Cards by name."""
    return ", ".join(card_name(face) for face in sorted(cards.elements()))
