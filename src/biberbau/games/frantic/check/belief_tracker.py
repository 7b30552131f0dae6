"""What one observer of Frantic has heard about hidden cards, in plain Python: no rule and no state is asked.

Two things are kept. Of each hand: the cards that were seen to be there, and how many cards have left it unseen since each
came; of those that have been there no longer than d such departures, at most d can be missing. Of each such card: all
places where it can lie, since what leaves a hand unseen comes to another one, or lies aside or in the stack. And what a
hand was heard to lack: of that only as many cards can be there as have come unseen since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import ALL_SEATS, Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import options as opt
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Ev

ASIDE, PACK, DECK = "aside", "pack", "deck"
MOST = 7
"""From this number on, how many cards have left a hand is of no account."""
Place = int | str
"""A seat, or one of these."""


@dataclass(eq=False)
class Card:
    """A card that was seen. ``hand``: which it was seen in, ``left``: how many have left that unseen since."""

    face: int
    places: set[Place]
    hand: int | None = None
    left: int = 0
    by: int | None = None  # who has laid it aside, where that is sure


@dataclass
class Lack:
    """None of these faces was in a hand, and this many cards have come there unseen since; ``since``: by all but some."""

    faces: frozenset[int]
    late: int = 0
    since: int = 0


class BeliefTracker:
    """Hears the events of one observer (None: a spectator) and questions worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.rude_goes = bool(options["favours_take_all"])
        self.gambles_with_any = options["gambling_man"] == "edition_2020"
        self.box = deck.COPIES[opt.OPTIONS[Opt.DECK].code(options["deck"])].tolist()
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
        self.lacks: list[list[Lack]] = [[] for _ in self.seats]
        self.colour = NONE
        self.due: tuple[int, int, frozenset[int]] | None = (
            None  # who still discards how many, and has none then
        )
        self.gambling: set[int] | None = None  # who has laid a card, or drawn two, for Gambling Man
        self.second_chance = NONE

    # ------------------------------------------------------------------------------------------- cards come and go

    def come(self, face: int, place: Place) -> None:
        """A card is in a place."""
        if face != UNKNOWN:
            self.cards.append(Card(face, {place}, place if isinstance(place, int) else None))

    def go(self, face: int, place: Place, by: int | None = None) -> None:
        """A card that is seen leaves a place, or what ``by`` has laid: it may have been one of these."""
        found = [
            card
            for card in self.cards
            if card.face == face
            and place in card.places
            and (by is None or card.places != {place} or card.by in (None, by))
        ]
        if not found:
            return
        sure = [card for card in found if card.places == {place}]
        gone = (sure or found)[0]
        self.cards.remove(gone)
        rest = [card for card in found if card is not gone]
        if not sure and any(
            (card.places, card.hand, card.left) != (gone.places, gone.hand, gone.left) for card in rest
        ):
            for card in rest:
                card.places, card.hand, card.left = set().union(*(one.places for one in found)), None, 0

    def slip(self, place: Place, to: Place, may: Callable[[int], bool] = lambda face: True) -> None:
        """A card that is not seen goes from one place to another."""
        for card in self.cards:
            if place in card.places and may(card.face):
                card.places.add(to)
            if card.hand == place and card.places != {place}:
                card.left += 1
                if card.left == MOST:
                    card.hand, card.left = None, 0

    def move(
        self, face: int, place: Place, to: Place, may: Callable[[int], bool] = lambda face: True
    ) -> None:
        """A card goes from one place to another; ``face`` may be unknown."""
        if face == UNKNOWN:
            self.slip(place, to, may)
        else:
            self.go(face, place)
            self.come(face, to)
            if to == ASIDE and isinstance(place, int):
                self.cards[-1].by = place

    def not_in(self, place: Place, but: Iterable[int] = ()) -> None:
        """All cards of a place are seen (``but``: these) or there are none."""
        for face in but:
            self.go(face, place)
        for card in self.cards:
            self.rule_out(card, place)
        for face in but:
            self.come(face, place)

    def rule_out(self, card: Card, place: Place) -> None:
        """A card does not lie there: where only one place is left, it surely is, as if it had come now."""
        if place in card.places:
            card.places.discard(place)
            if card.hand == place:
                card.by = card.hand if card.places == {ASIDE} else None
                card.hand, card.left = None, 0
            self.settle(card)

    def settle(self, card: Card) -> None:
        """A card that can lie in a single place has come there now."""
        if len(card.places) == 1:
            (place,) = card.places
            card.hand, card.left = (place if isinstance(place, int) else None), 0

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

    def has_none(self, seat: int, faces: Iterable[int]) -> None:
        """A hand has no card of these faces."""
        lack = Lack(frozenset(faces))
        self.lacks[seat].append(lack)
        for card in self.cards:
            if card.face in lack.faces:
                self.rule_out(card, seat)

    def late(self, seat: int, event: Event) -> None:
        """A card has come to a hand, seen or not."""
        for lack in self.lacks[seat]:
            lack.late += event.card == UNKNOWN
            lack.since += event.seen != ALL_SEATS
        self.lacks[seat] = [lack for lack in self.lacks[seat] if lack.since <= st.LATE]

    # -------------------------------------------------------------------------------------------------------- events

    def see(self, event: Event) -> None:
        """Take in the next event."""
        self.hear_of_lacks(event)
        self.hear(event)
        if self.due is not None and event.kind in (Ev.DISCARDS, Ev.HANDS):
            self.pay(1)

    def hear(self, event: Event) -> None:
        """Where cards come and go."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.PUTS_BACK:
            self.go(card, DECK)
            self.come(card, DECK)
        elif event.kind in (Ev.DEALS, Ev.DRAWS, Ev.TAKES):
            self.comes_in(event)
        elif event.kind in (Ev.PLAYS, Ev.DISCARDS):
            self.favours = []
            self.count[seat] -= 1
            self.go(card, seat)
            self.discard[card] += 1
        elif event.kind == Ev.OPENS_STACK:
            self.drawn(card, None)
            self.discard[card] += 1
        elif event.kind == Ev.HANDS:
            self.count[seat] -= 1
            self.count[st.to(event)] += 1
            self.late(st.to(event), event)
            meant = self.rude_stays and not st.blind(event)
            self.move(card, seat, st.to(event), self.not_rude if meant else lambda face: True)
        elif event.kind == Ev.ATTACKS:
            self.rude_stays = True
        elif event.kind == Ev.UNCOVERS:
            self.rude_stays = False
        elif event.kind in (Ev.LOOKS, Ev.SEES, Ev.SHOWS):
            self.see_hand(event)
        elif event.kind in (Ev.GOES_TO, Ev.HANDS_GONE, Ev.POOLS):
            self.see_hands_go(event)
        else:
            self.see_aside(event)

    def not_rude(self, face: int) -> bool:
        """Whether a card may be given or stolen by a special card."""
        return bool(deck.KIND_OF[face] != deck.FUCK_YOU)

    def comes_in(self, event: Event) -> None:
        """A card from stack, market or pool comes to a hand."""
        seat, card = event.seat, event.card
        self.count[seat] += 1
        self.late(seat, event)
        if event.kind == Ev.DRAWS:
            self.drawn(card, seat)
        elif event.kind == Ev.TAKES:
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
        if event.kind == Ev.SHOWS:
            sure = self.sure(event.card, event.seat)
            self.cards = [card for card in self.cards if card not in sure]
            for _ in range(st.copy(event) + 1 - len(sure)):  # these may have been in doubt
                self.go(event.card, event.seat)
                self.come(event.card, event.seat)
            self.cards += sure
            if sum(card.places == {event.seat} for card in self.cards) == self.count[event.seat]:
                self.not_in(event.seat, [card.face for card in self.cards if card.places == {event.seat}])
        elif event.kind == Ev.LOOKS:
            self.looks_at = st.other(event) if event.seat == self.observer else None
            self.looked = []
        elif event.seat == self.observer:
            self.looked.append(event.card)
            if self.looks_at is not None and len(self.looked) == self.count[self.looks_at]:
                self.not_in(self.looks_at, self.looked)

    def sure(self, face: int, place: Place) -> list[Card]:
        """The cards of a face that surely lie in a place."""
        return [card for card in self.cards if card.face == face and card.places == {place}]

    def see_hands_go(self, event: Event) -> None:
        """Whole hands change their holders, or are put together."""
        if event.kind == Ev.GOES_TO:
            self.going[st.to(event)] = event.seat
        elif event.kind == Ev.POOLS:
            self.pooled = {seat for seat in self.seats if st.pooled(event) >> seat & 1}
            for card in self.cards:
                if card.places & self.pooled:
                    card.places = card.places - self.pooled | self.pooled - {self.observer}
                    card.hand, card.left = None, 0
                    self.settle(card)
            for seat in self.pooled:
                self.lacks[int(seat)] = []
                self.pool += self.count[int(seat)]
                self.count[int(seat)] = 0
        else:
            to = {before: seat for seat, before in self.going.items()}
            self.count = [self.count[self.going.get(seat, seat)] for seat in self.seats]
            self.lacks = [self.lacks[self.going.get(seat, seat)] for seat in self.seats]
            for card in self.cards:
                card.places = {
                    to.get(place, place) if isinstance(place, int) else place for place in card.places
                }
                card.hand = None if card.hand is None else to.get(card.hand, card.hand)
            self.looks_at = self.observer if self.observer in self.going else None
            self.going, self.looked = {}, []

    def see_aside(self, event: Event) -> None:
        """Cards on their way, and on the market."""
        seat, card = event.seat, event.card
        if event.kind == Ev.COUNTS and st.asked(event) == deck.SPECIAL_FAVOURS:
            self.favours.append(seat)
            if st.count(event) == 0:
                self.has_none(seat, filter(self.is_favour, range(deck.FACES)))
            if len(self.favours) == 2:
                if self.observer not in self.favours:
                    self.specials_swap(*self.favours)
                for party in self.favours:
                    self.lacks[party].append(Lack(frozenset(filter(self.is_favour, range(deck.FACES)))))
        elif event.kind == Ev.LAYS:
            self.count[seat] -= 1
            self.aside.append((card, seat))
            if not self.favours or self.observer in self.favours:
                self.move(card, seat, ASIDE)
        elif event.kind == Ev.GETS:
            self.count[seat] += 1
            self.late(seat, event)
            self.aside.pop(0)
            if not self.favours or self.observer in self.favours:
                self.move(card, ASIDE, seat)
            if not self.aside:
                self.not_in(ASIDE)
                self.favours = []
        elif event.kind == Ev.PUTS_ON_STACK:
            self.pack += len(self.aside)
            self.stack += len(self.aside)
            self.aside = []
            for one in self.cards:
                if ASIDE in one.places:
                    one.places = one.places - {ASIDE} | {PACK}
                    self.settle(one)
        elif event.kind == Ev.OFFERS and st.by(event) == NONE:
            self.drawn(card, None)
            self.aside.append((card, None))
        elif event.kind == Ev.OFFERS:
            layer = st.by(event)
            self.aside[next(i for i, (_, by) in enumerate(self.aside) if by == layer)] = (card, None)
            self.go(card, ASIDE, layer)
            for one in self.cards:
                if one.hand == layer and one.left:
                    one.left -= 1
                    if not one.left and layer in one.places:
                        one.places = {layer}
                        self.settle(one)
            if all(by is None for _, by in self.aside):
                self.not_in(ASIDE)

    def hear_of_lacks(self, event: Event) -> None:
        """What a hand lacks, by what its holder does or does not do."""
        seat = event.seat
        if event.kind in (Ev.PLAYS, Ev.TURNS_UP, Ev.GOES_ON):
            self.hear_colour(event)
        if event.kind == Ev.UNCOVERS or event.kind == Ev.EXECUTES:
            offered = event.kind == Ev.UNCOVERS and st.offered(event)
            gambles = st.event_card(event) == deck.GAMBLING_MAN and not offered and self.colour != NONE
            self.gambling = set() if gambles and not self.gambles_with_any else None
        elif self.gambling is not None and event.kind == Ev.LAYS:
            self.gambling.add(seat)
        elif self.gambling is not None and event.kind == Ev.DRAWS and seat not in self.gambling:
            self.gambling.add(seat)
            self.has_none(seat, range(9 * self.colour, 9 * self.colour + 9))
        elif event.kind == Ev.OFFERS or event.kind == Ev.TURNS:
            self.gambling = None
        if event.kind == Ev.DRAWS and self.second_chance == seat:
            self.has_none(seat, self.fitting(seat))
        if event.kind != Ev.PLAYS:
            self.second_chance = NONE
        if event.kind == Ev.COUNTS:
            self.hear_count(seat, st.count(event), st.asked(event) - st.BY_EVENT)

    def hear_count(self, seat: int, count: int, event: int) -> None:
        """That number of cards leaves a hand for an event; then it has none of them."""
        if event == deck.VANDALISM or event == deck.BLACK_HOLE:
            black = range(deck.FIRST_BLACK, deck.FIRST_NEUTRAL)
            self.due = (seat, count, frozenset(black if event == deck.BLACK_HOLE else self.of_colour()))
            self.pay(0)
        elif event == deck.MEXICAN_STANDOFF and self.count[seat] > count:
            self.go(int(deck.FACE_OF_KIND[deck.CURSE]), seat)
            self.come(int(deck.FACE_OF_KIND[deck.CURSE]), seat)

    def pay(self, cards: int) -> None:
        """That number of the cards that are due has gone."""
        if self.due is not None:
            seat, left, faces = self.due
            self.due = (seat, left - cards, faces)
            if left == cards:
                self.due = None
                self.has_none(seat, faces)

    def hear_colour(self, event: Event) -> None:
        """The colour last played, and whether who played goes on with a 2nd Chance."""
        self.second_chance = NONE
        if event.kind == Ev.GOES_ON:
            self.colour = st.colour(event)
        elif deck.COLOURS_OF[event.card] and deck.KIND_OF[event.card] != deck.COLOUR_SWAP:
            self.colour = int(deck.COLOURS_OF[event.card]).bit_length() - 1
            if event.kind == Ev.PLAYS and deck.KIND_OF[event.card] == deck.SECOND_CHANCE:
                self.second_chance = event.seat

    def of_colour(self) -> list[int]:
        """All faces of the colour last played."""
        return [
            face
            for face in range(deck.FACES)
            if self.colour >= 0 and int(deck.COLOURS_OF[face]) >> self.colour & 1
        ]

    def fitting(self, seat: int) -> list[int]:
        """All faces that fit on a 2nd Chance."""
        any_time = [
            face
            for face in range(deck.FIRST_NEUTRAL, deck.FIRST_COLOURED)
            if deck.KIND_OF[face] not in (deck.FUCK_YOU, deck.CURSE)
        ]
        same = [face for face in range(deck.FACES) if deck.KIND_OF[face] == deck.SECOND_CHANCE]
        return [*any_time, *same, *self.of_colour()]

    def is_favour(self, face: int) -> bool:
        """Whether Special Favours swaps a card."""
        return face >= deck.FIRST_NEUTRAL and (self.rude_goes or self.not_rude(face))

    def specials_swap(self, first: int, second: int) -> None:
        """All special cards of two hands change places."""
        other: dict[Place, Place] = {first: second, second: first}
        for card in self.cards:
            if self.is_favour(card.face):
                if card.places & other.keys():
                    card.hand, card.left = None, 0
                card.places = {other.get(place, place) for place in card.places}
                self.settle(card)

    # -------------------------------------------------------------------------------------------------------- worlds

    def objection(self, world: np.record) -> str | None:
        """What in a true state contradicts the events so far; None when it may be so."""
        return next(self.objections(world), None)

    def objections(self, world: np.record) -> Iterator[str]:
        """Everything that contradicts what was heard."""
        lying: dict[Place, list[int]] = {seat: world.hand[seat].tolist() for seat in self.seats}
        lying[DECK] = world.deck.tolist()
        lying[PACK], lying[ASIDE] = ([0] * deck.FACES for _ in range(2))
        for face in world.pack[: world.pack_n].tolist():
            lying[PACK][face] += 1
        for face, by in zip(world.aside[: world.aside_n].tolist(), world.aside_by.tolist(), strict=False):
            lying[ASIDE][face] += by != st.ON_MARKET
        for seat in self.seats:
            if sum(lying[seat]) != self.count[seat]:
                yield f"seat {seat} holds {sum(lying[seat])} cards, not {self.count[seat]}"
            yield from self.too_many_gone(seat, lying[seat])
            yield from self.too_many_there(seat, lying[seat])
        for face in {card.face for card in self.cards}:
            if not self.can_lie([card for card in self.cards if card.face == face], lying, face):
                yield f"{card_name(face)} is not where it was seen or can have gone"
        open_cards = [card for card, by in self.aside if by is None]
        for face in range(deck.FACES):
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

    def too_many_there(self, seat: int, hand: list[int]) -> Iterator[str]:
        """More cards of what a hand lacked than have come unseen since."""
        if seat != self.observer:
            for lack in self.lacks[seat]:
                seen = Counter(card.face for card in self.cards if seat in card.places)
                unseen = sum(max(0, hand[face] - seen[face]) for face in lack.faces)
                if unseen > lack.late:
                    yield f"seat {seat} has {unseen} cards of what it lacked, and {lack.late} have come since"

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
