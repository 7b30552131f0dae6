"""What one observer of Frantic has heard about hidden cards, in plain Python: no rule and no state is asked.

Two things are kept. Of each hand: the cards that were seen to be there, and how many cards have left it unseen since each
came; of those that have been there no longer than d such departures, at most d can be missing. Of each such card: all
places where it can lie, since what leaves a hand unseen comes to another one, or lies aside or in the stack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ...kernel.events import Event
from ...kernel.options import Value
from . import options as opt
from .deck import COPIES, FACES, FIRST_NEUTRAL, FUCK_YOU, KIND_OF, NONE, SPECIAL_FAVOURS, UNKNOWN, card_name
from .state import (
    ATTACKS,
    COUNTS,
    DEALS,
    DISCARDS,
    DRAWS,
    GETS,
    GOES_TO,
    HANDS,
    HANDS_GONE,
    LAYS,
    LOOKS,
    OFFERS,
    ON_MARKET,
    OPENS_STACK,
    PLAYS,
    POOLS,
    PUTS_BACK,
    PUTS_ON_STACK,
    ROUND_STARTS,
    SEES,
    SHOWS,
    TAKES,
    UNCOVERS,
)

ASIDE, PACK, DECK = "aside", "pack", "deck"
Place = int | str
"""A seat, or one of these."""


@dataclass(eq=False)
class Card:
    """A card that was seen. ``hand``: which it was seen in, ``left``: how many have left that unseen since."""

    face: int
    places: set[Place]
    hand: int | None = None
    left: int = 0


class Listener:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.rude_goes = bool(options["favours_take_all"])
        self.box = COPIES[opt.OPTIONS[opt.DECK].code(options["deck"])].tolist()
        self.clear()

    def clear(self) -> None:
        """A round starts: nothing is known."""
        self.cards: list[Card] = []
        self.count = [0 for _ in self.seats]
        self.discard: Counter[int] = Counter()
        self.aside: list[tuple[int, int | None]] = []  # card and who laid it
        self.stack, self.pack, self.pool = sum(self.box), 0, 0
        self.pooled: set[Place] = set()
        self.looked: list[int] = []
        self.looks_at: int | None = None
        self.going: dict[int, int] = {}
        self.favours: list[int] = []
        self.rude_stays = False

    # ------------------------------------------------------------------------------------------- cards come and go

    def come(self, face: int, place: Place) -> None:
        """A card is in a place."""
        if face != UNKNOWN:
            self.cards.append(Card(face, {place}, place if isinstance(place, int) else None))

    def go(self, face: int, place: Place) -> None:
        """A card that is seen leaves a place: it may have been one of these."""
        found = [card for card in self.cards if card.face == face and place in card.places]
        if not found:
            return
        sure = [card for card in found if card.places == {place}]
        gone = min(sure or found, key=lambda card: card.left)
        self.cards.remove(gone)
        rest = [card for card in found if card is not gone]
        if not sure and any(
            (card.places, card.hand, card.left) != (gone.places, gone.hand, gone.left) for card in rest
        ):
            union = set().union(*(card.places for card in found))
            for card in rest:
                card.places, card.hand = set(union), None

    def slip(self, place: Place, to: Place, may: Callable[[int], bool] = lambda face: True) -> None:
        """A card that is not seen goes from one place to another."""
        for card in self.cards:
            if place in card.places and may(card.face):
                card.places.add(to)
                card.left += card.hand == place

    def move(
        self, face: int, place: Place, to: Place, may: Callable[[int], bool] = lambda face: True
    ) -> None:
        """A card goes from one place to another; ``face`` may be unknown."""
        if face == UNKNOWN:
            self.slip(place, to, may)
        else:
            self.go(face, place)
            self.come(face, to)

    def not_in(self, place: Place, but: Iterable[int] = ()) -> None:
        """All cards of a place are seen (``but``: these) or there are none."""
        for face in but:
            self.go(face, place)
        for card in self.cards:
            card.places.discard(place)
            if card.hand == place:
                card.hand = None
        for face in but:
            self.come(face, place)

    def drawn(self, face: int, to: Place | None) -> None:
        """The top card of the stack goes to a hand, or (None) is turned up."""
        place = PACK if self.pack else DECK
        self.pack -= self.pack > 0
        self.stack -= 1
        if to is None or face != UNKNOWN:
            self.go(face, place)
            if to is not None:
                self.come(face, to)
        else:
            self.slip(place, to)
        if not self.pack:
            self.not_in(PACK)
        if self.stack == self.pack:
            self.not_in(DECK)

    # -------------------------------------------------------------------------------------------------------- events

    def see(self, event: Event) -> None:
        """Take in the next event."""
        seat, card, a = event.seat, event.card, event.a
        if event.kind == ROUND_STARTS:
            self.clear()
        elif event.kind == PUTS_BACK:
            self.go(card, DECK)
            self.come(card, DECK)
        elif event.kind in (DEALS, DRAWS, TAKES):
            self.comes_in(event)
        elif event.kind in (PLAYS, DISCARDS):
            self.count[seat] -= 1
            self.go(card, seat)
            self.discard[card] += 1
        elif event.kind == OPENS_STACK:
            self.drawn(card, None)
            self.discard[card] += 1
        elif event.kind == HANDS:
            self.count[seat] -= 1
            self.count[a] += 1
            self.move(card, seat, a, self.not_rude if not event.b and self.rude_stays else lambda face: True)
        elif event.kind == ATTACKS:
            self.rude_stays = True
        elif event.kind == UNCOVERS:
            self.rude_stays = False
        elif event.kind in (LOOKS, SEES, SHOWS):
            self.see_hand(event)
        elif event.kind in (GOES_TO, HANDS_GONE, POOLS):
            self.see_hands_go(event)
        else:
            self.see_aside(event)

    def not_rude(self, face: int) -> bool:
        """Whether a card may be given or stolen by a special card."""
        return bool(KIND_OF[face] != FUCK_YOU)

    def comes_in(self, event: Event) -> None:
        """A card from stack, market or pool comes to a hand."""
        seat, card = event.seat, event.card
        self.count[seat] += 1
        if event.kind == DRAWS:
            self.drawn(card, seat)
        elif event.kind == TAKES:
            self.aside.remove((card, None))
            self.come(card, seat)
        elif not self.pool:
            self.stack -= 1
            self.come(card, seat)
        else:
            self.pool -= 1
            if card != UNKNOWN:
                among = [one for one in self.cards if one.face == card and one.places & self.pooled]
                for one in [one for one in among if one.places <= self.pooled][:1] or among[:1]:
                    self.go(card, min(one.places & self.pooled, key=str))
                self.come(card, seat)

    def see_hand(self, event: Event) -> None:
        """Cards of a hand are shown, to all or to somebody."""
        if event.kind == SHOWS:
            for _ in range(event.a + 1 - self.sure(event.card, event.seat)):
                self.go(event.card, event.seat)
                self.come(event.card, event.seat)
            if sum(card.places == {event.seat} for card in self.cards) == self.count[event.seat]:
                self.not_in(event.seat, [card.face for card in self.cards if card.places == {event.seat}])
        elif event.kind == LOOKS:
            self.looks_at = event.a if event.seat == self.observer else None
            self.looked = []
        elif event.seat == self.observer:
            self.looked.append(event.card)
            if self.looks_at is not None and len(self.looked) == self.count[self.looks_at]:
                self.not_in(self.looks_at, self.looked)

    def sure(self, face: int, place: Place) -> int:
        """How many cards of a face surely lie in a place."""
        return sum(card.face == face and card.places == {place} for card in self.cards)

    def see_hands_go(self, event: Event) -> None:
        """Whole hands change their holders, or are put together."""
        if event.kind == GOES_TO:
            self.going[event.a] = event.seat
        elif event.kind == POOLS:
            self.pooled = {seat for seat in self.seats if event.a >> seat & 1}
            for card in self.cards:
                if card.places & self.pooled:
                    card.places |= self.pooled - {self.observer}
                    card.places.discard(self.observer if self.observer is not None else NONE)
                    card.hand = None
            for seat in self.pooled:
                self.pool += self.count[int(seat)]
                self.count[int(seat)] = 0
        else:
            to = {before: seat for seat, before in self.going.items()}
            self.count = [self.count[self.going.get(seat, seat)] for seat in self.seats]
            for card in self.cards:
                card.places = {
                    to.get(place, place) if isinstance(place, int) else place for place in card.places
                }
                card.hand = None if card.hand is None else to.get(card.hand, card.hand)
            self.looks_at = self.observer if self.observer in self.going else None
            self.going, self.looked = {}, []

    def see_aside(self, event: Event) -> None:
        """Cards on their way, and on the market."""
        seat, card, a = event.seat, event.card, event.a
        if event.kind == COUNTS and event.b == SPECIAL_FAVOURS:
            self.favours = [*self.favours[-1:], seat]
            if len(self.favours) == 2 and self.observer not in self.favours:
                self.specials_swap(*self.favours)
        elif event.kind == LAYS:
            self.count[seat] -= 1
            self.aside.append((card, seat))
            if not self.favours or self.observer in self.favours:
                self.move(card, seat, ASIDE)
        elif event.kind == GETS:
            self.count[seat] += 1
            self.aside.pop(0)
            if not self.favours or self.observer in self.favours:
                self.move(card, ASIDE, seat)
            if not self.aside:
                self.not_in(ASIDE)
                self.favours = []
        elif event.kind == PUTS_ON_STACK:
            self.pack += len(self.aside)
            self.stack += len(self.aside)
            self.aside = []
            for one in self.cards:
                if ASIDE in one.places:
                    one.places = one.places - {ASIDE} | {PACK}
        elif event.kind == OFFERS and a == NONE:
            self.drawn(card, None)
            self.aside.append((card, None))
        elif event.kind == OFFERS:
            self.aside[next(i for i, (_, by) in enumerate(self.aside) if by == a)] = (card, None)
            self.go(card, ASIDE)
            for one in self.cards:
                if one.hand == a and one.left:
                    one.left -= 1
            if all(by is None for _, by in self.aside):
                self.not_in(ASIDE)

    def specials_swap(self, first: int, second: int) -> None:
        """All special cards of two hands change places."""
        other: dict[Place, Place] = {first: second, second: first}
        for card in self.cards:
            if card.face >= FIRST_NEUTRAL and (self.rude_goes or self.not_rude(card.face)):
                if card.places & other.keys():
                    card.hand = None
                card.places = {other.get(place, place) for place in card.places}
                if len(card.places) == 1:
                    place = next(iter(card.places))
                    card.hand, card.left = (place if isinstance(place, int) else None), 0

    # -------------------------------------------------------------------------------------------------------- worlds

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far; None when it may be so."""
        return next(self.objections(world), None)

    def objections(self, world: np.record) -> Iterator[str]:
        """Everything that contradicts what was heard."""
        lying: dict[Place, list[int]] = {seat: world.hand[seat].tolist() for seat in self.seats}
        lying[DECK] = world.deck.tolist()
        lying[PACK], lying[ASIDE] = ([0] * FACES for _ in range(2))
        for face in world.pack[: world.pack_n].tolist():
            lying[PACK][face] += 1
        for face, by in zip(world.aside[: world.aside_n].tolist(), world.aside_by.tolist(), strict=False):
            lying[ASIDE][face] += by != ON_MARKET
        for seat in self.seats:
            if sum(lying[seat]) != self.count[seat]:
                yield f"seat {seat} holds {sum(lying[seat])} cards, not {self.count[seat]}"
            yield from self.too_many_gone(seat, lying[seat])
        for face in {card.face for card in self.cards}:
            if not self.can_lie([card for card in self.cards if card.face == face], lying, face):
                yield f"{card_name(face)} is not where it was seen or can have gone"
        open_cards = [card for card, by in self.aside if by is None]
        for face in range(FACES):
            found = sum(bag[face] for bag in lying.values()) + self.discard[face] + open_cards.count(face)
            if found > self.box[face]:
                yield f"there are {found} cards {card_name(face)}"

    def too_many_gone(self, seat: int, hand: list[int]) -> Iterator[str]:
        """Of the cards seen in a hand, more are missing than have left it unseen."""
        cards = [card for card in self.cards if card.hand == seat]
        for most in {card.left for card in cards}:
            seen = Counter(card.face for card in cards if card.left <= most)
            missing = sum(max(0, count - hand[face]) for face, count in seen.items())
            if missing > most:
                yield f"of the cards seen in the hand of seat {seat} {missing} are missing, and {most} have left"

    def can_lie(self, cards: list[Card], lying: Mapping[Place, list[int]], face: int) -> bool:
        """Whether each card can be given a place of its own (a matching by augmenting paths)."""
        spots = [(place, i) for place, bag in lying.items() for i in range(bag[face])]
        taken: dict[tuple[Place, int], Card] = {}

        def put(card: Card, tried: set[tuple[Place, int]]) -> bool:
            for spot in spots:
                if spot[0] in card.places and spot not in tried:
                    tried.add(spot)
                    if spot not in taken or put(taken[spot], tried):
                        taken[spot] = card
                        return True
            return False

        return all(put(card, set()) for card in cards)
