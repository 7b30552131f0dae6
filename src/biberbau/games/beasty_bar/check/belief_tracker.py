"""One observer's knowledge of hidden cards in Beasty Bar: every hidden fact that events imply.

The certain cards of a hand, the cards that can be in no hand or draw pile any more, the set of each animal. Rules are
not called. Cards of the first game also determine the sets of the return game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....kernel.cards import UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name, values_of
from ..rules.state import Ev, State


class BeliefTracker:
    """The knowledge of ``observer`` (None: a spectator)."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.in_play = values_of(int(options["animals"]))
        chosen = options["set"]
        one_set = dict.fromkeys(self.values(), chosen == "new") if chosen in ("new", "base") else {}
        self.is_new: list[dict[int, bool]] = [dict(one_set) for _ in self.seats]
        self.clear()

    def values(self) -> Iterator[int]:
        """The values that each player has, from 0."""
        return (value for value in range(deck.VALUES) if self.in_play >> value & 1)

    def clear(self) -> None:
        """A game starts: nobody has anything, and nothing was played."""
        self.surely: list[set[int]] = [set() for _ in self.seats]  # cards in that hand
        self.in_hand = [0 for _ in self.seats]
        self.drawn = [0 for _ in self.seats]
        self.sorted_out = [0 for _ in self.seats]
        self.at_home: set[int] = set()  # the observer's own values that were sorted out
        self.played: list[set[int]] = [set() for _ in self.seats]  # values that came out of that hand

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.GAME_STARTS:
            self.clear()
            if st.game(event) == 1:  # everybody goes on with the animals of the other set
                self.is_new = [{value: not new for value, new in known.items()} for known in self.is_new]
        elif event.kind == Ev.TAKES_SET and card != UNKNOWN:
            self.tell_set(card)
        elif event.kind == Ev.SORTS_OUT:
            self.sorted_out[seat] += 1
            if card != UNKNOWN:
                self.at_home.add(card % deck.SPECIES % deck.VALUES)
        elif event.kind == Ev.DRAWS:
            self.in_hand[seat] += 1
            self.drawn[seat] += 1
            if card != UNKNOWN:
                self.surely[seat].add(card)
                self.tell_set(card)
        elif event.kind == Ev.PLAYS:
            self.in_hand[seat] -= 1
            self.surely[seat].discard(card)
            self.played[seat].add(card % deck.SPECIES % deck.VALUES)
            self.tell_set(card)
        elif event.kind == Ev.SHOWS or (
            event.kind == Ev.IMITATES and st.shown(event) == 1
        ):  # the model is in the hand
            shown = card if event.kind == Ev.SHOWS else seat * deck.SPECIES + st.model(event)
            self.surely[seat].add(shown)
            self.tell_set(shown)

    def tell_set(self, card: int) -> None:
        """An animal's set shows on its card."""
        self.is_new[card // deck.SPECIES][card % deck.SPECIES % deck.VALUES] = (
            card % deck.SPECIES < deck.VALUES
        )

    def objection(self, world: State) -> str | None:
        """A contradiction between a true state and the events so far; None if there is none."""
        return next((reason for seat in self.seats for reason in self.objections(world, seat)), None)

    def objections(self, world: State, seat: int) -> Iterator[str]:
        """All contradictions about a seat."""
        who = deck.COLOUR_NAMES[seat]
        hand = world.hand[seat, : world.hand_n[seat]].tolist()
        pile = world.deck[seat, : world.deck_n[seat]].tolist()
        if len(hand) != self.in_hand[seat]:
            yield f"{who} holds {len(hand)} cards, not {self.in_hand[seat]}"
        for card in self.surely[seat] - set(hand):
            yield f"the {card_name(card)} is not in {who}'s hand, where it was seen"
        left = self.values_left(seat)
        found = [card % deck.SPECIES % deck.VALUES for card in (*hand, *pile)]
        for card, value in zip((*hand, *pile), found, strict=True):
            if card // deck.SPECIES != seat or value not in left or found.count(value) > 1:
                yield f"the {card_name(card)} cannot be in {who}'s hand or draw pile"
            if self.is_new[seat].get(value, card % deck.SPECIES < deck.VALUES) != (
                card % deck.SPECIES < deck.VALUES
            ):
                yield f"the {card_name(card)} is of the set that {who} did not take"
        missing = len(left) - len(found)
        if hand and missing != (0 if seat == self.observer else self.sorted_out[seat]):
            yield f"{missing} of {who}'s animals lie neither on the table nor in hand or draw pile"
        for value, new in self.is_new[seat].items():
            if (int(world.is_new[seat]) >> value & 1 == 1) != new:
                yield f"{who}'s animal of value {value + 1} is of the other set"
        if seat == self.observer and self.at_home != {
            v for v in range(deck.VALUES) if int(world.out[seat]) >> v & 1
        }:
            yield f"{who} has sorted out other animals"

    def values_left(self, seat: int) -> set[int]:
        """Values that may be in a seat's hand or draw pile."""
        return set(self.values()) - self.played[seat] - (self.at_home if seat == self.observer else set())
