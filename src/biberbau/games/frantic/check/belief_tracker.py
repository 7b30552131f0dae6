"""One observer's knowledge of hidden cards in Frantic, in plain Python, from events alone, without rules or state.

Each event becomes moves of cards in a ``History``; the faces that a hand is known to lack become facts, by one method
for each kind of event. The history decides whether the hands of a world are consistent with that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ...common.tracking.history import History, Zone, bits
from ..rules import deck
from ..rules import options as opt
from ..rules import state as st
from ..rules.options import Opt
from ..rules.state import Ev, State

PILE, MARKET, POOL, DECK = "the pile", "the market", "the pool", "the deck"
BLACK = bits(range(deck.FIRST_BLACK, deck.FIRST_NEUTRAL))
ALL_BUT_RUDE = bits(face for face in range(deck.FACES) if deck.KIND_OF[face] != deck.FUCK_YOU)
SAME_NUMBER = [
    bits(face for face in range(deck.FACES) if deck.NUMBER_OF[face] == number)
    for number in range(1, deck.NUMBERS + 1)
]
TAXED = 3
"""The number of cards that everybody shows for Double Taxation."""


def hand(seat: int) -> Zone:
    """The zone of a hand."""
    return f"the hand of seat {seat}"


class BeliefTracker:
    """Follows the events of one observer (None: a spectator) and tests worlds."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.favours = bits(range(deck.FIRST_NEUTRAL, deck.FACES))
        if not options["favours_take_all"]:
            self.favours &= ALL_BUT_RUDE
        self.gambles_with_any = options["gambling_man"] == "edition_2020"
        self.box = Counter(dict(enumerate(deck.COPIES[opt.OPTIONS[Opt.DECK].code(options["deck"])].tolist())))
        self.clear()

    def clear(self) -> None:
        """A round starts: all cards are in the stack."""
        self.history = History(deck.NAMES)
        self.history.begins(DECK, self.box)
        self.laid: list[tuple[Zone, int]] = []  # each card laid face down, with its place and who laid it
        self.packs: list[Zone] = []  # batches of cards that came on top of the stack; the last is on top
        self.places = 0
        self.going: dict[Zone, Zone] = {}
        self.shown: tuple[int, list[int]] | None = None  # whose cards are being shown, and which so far
        self.event = NONE
        self.rude_stays = False
        self.colour = NONE
        self.due: tuple[int, int, list[int]] | None = (
            None  # who has to discard how many more, and the discarded cards
        )
        self.due_for = NONE
        self.favours_left: dict[int, int] = {}  # Special Favours: cards still to be laid
        self.gambling: set[int] | None = None  # who has laid a card, or drawn two, for Gambling Man
        self.second_chance = NONE

    def finds(self, view: State) -> None:
        """A match begins with a position: this is the observer's view of it; nothing is on its way there."""
        for face, count in enumerate(view.discard.tolist()):
            for _ in range(count):
                self.history.moves(DECK, PILE, face)
        for seat in self.seats:
            known = Counter(dict(enumerate(view.hand[seat].tolist())))
            unknown = int(view.hand_n[seat]) - known.total()
            for face in known.elements():
                self.history.moves(DECK, hand(seat), face)
            for _ in range(unknown):
                self.history.moves(DECK, hand(seat))
        self.colour = int(view.last_colour)

    # -------------------------------------------------------------------------------------------------------- events

    def see(self, event: Event) -> None:
        """Process the next event."""
        if event.kind not in (Ev.SHOWS, Ev.SEES):
            self.all_seen()
        self.hear_what_lacks(event)
        self.hear_moves(event)
        if event.kind in (Ev.DISCARDS, Ev.HANDS):
            self.hear_paid(event)

    def hear_moves(self, event: Event) -> None:
        """Movements of cards."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.PUTS_BACK:
            for other in self.seats:  # there is only one, and all see it
                self.history.lacks(hand(other), 1 << card)
        elif event.kind == Ev.DEALS:
            self.moves(event, POOL if self.history.count(POOL) else DECK, hand(seat))
        elif event.kind == Ev.DRAWS:
            self.moves(event, self.top(), hand(seat))
        elif event.kind in (Ev.TURNS_UP, Ev.OPENS_STACK):
            self.moves(event, self.top(), PILE)
        elif event.kind in (Ev.PLAYS, Ev.DISCARDS):
            self.moves(event, hand(seat), PILE)
        elif event.kind == Ev.HANDS:
            chosen = self.rude_stays and not st.blind(event)
            self.moves(event, hand(seat), hand(st.to(event)), ALL_BUT_RUDE if chosen else None)
        elif event.kind == Ev.TAKES:
            self.moves(event, MARKET, hand(seat))
        elif event.kind == Ev.OFFERS:
            layer = st.by(event)
            self.moves(event, self.top() if layer == NONE else self.picked_up(layer), MARKET)
        elif event.kind == Ev.GETS:
            self.moves(event, self.picked_up(st.by(event)), hand(seat))
        elif event.kind == Ev.LAYS:
            self.hear_laid(event)
        elif event.kind == Ev.PUTS_ON_STACK:
            self.hear_put_on_stack()
        elif event.kind == Ev.POOLS:
            for other in self.seats:
                if st.pooled(event) >> other & 1:
                    self.history.pours(hand(other), POOL)
        elif event.kind == Ev.GOES_TO:
            self.going[hand(seat)] = hand(st.to(event))
        elif event.kind == Ev.HANDS_GONE:
            self.history.changes(self.going)
            self.going = {}
        elif event.kind in (Ev.SHOWS, Ev.SEES) and card != UNKNOWN:
            self.hear_shown(seat if event.kind == Ev.SHOWS else st.other(event), card)

    def moves(self, event: Event, zone: Zone, to: Zone, among: int | None = None) -> None:
        """An event's card goes from one place to another."""
        self.history.moves(zone, to, None if event.card == UNKNOWN else event.card, among)

    def top(self) -> Zone:
        """The place of the top card of the stack."""
        while self.packs and not self.history.count(self.packs[-1]):
            self.packs.pop()
        return self.packs[-1] if self.packs else DECK

    def place(self, name: str) -> Zone:
        """A new place."""
        self.places += 1
        return f"{name} {self.places}"

    def picked_up(self, layer: int) -> Zone:
        """The place of the first card that this player has laid."""
        found = next(i for i, (_, by) in enumerate(self.laid) if by == layer)
        return self.laid.pop(found)[0]

    def hear_laid(self, event: Event) -> None:
        """A card is laid face down; ``for`` restricts its possible faces."""
        seat, among = event.seat, None
        if self.favours_left:
            among = self.favours
        elif self.gambling is not None:
            among = bits(self.numbers_of_colour())
        elif st.to(event) != NONE and self.rude_stays:
            among = ALL_BUT_RUDE
        place = self.place("laid card")
        self.laid.append((place, seat))
        self.moves(event, hand(seat), place, among)
        if self.favours_left:
            self.favours_left[seat] -= 1
            self.hear_favours(seat)

    def hear_put_on_stack(self) -> None:
        """Laid cards go on top of the stack; beyond the capacity the lowest cards join the rest."""
        self.packs.append(self.place("pack"))
        for place, _ in self.laid:
            self.history.pours(place, self.packs[-1])
        self.laid = []
        for _ in range(sum(map(self.history.count, self.packs)) - st.PACK):
            lowest = next(pack for pack in self.packs if self.history.count(pack))
            self.history.moves(lowest, DECK)

    def hear_shown(self, seat: int, card: int) -> None:
        """One more card of a hand is seen."""
        if self.shown is None or self.shown[0] != seat:
            self.all_seen()
            self.shown = seat, []
        self.shown[1].append(card)

    def all_seen(self) -> None:
        """All cards of that hand that will be shown have been: often all, or the highest (F93)."""
        if self.shown is None:
            return
        (seat, cards), self.shown = self.shown, None
        if len(cards) == self.history.count(hand(seat)):
            self.history.shows_all(hand(seat), cards)
        else:
            higher = 0
            if self.event == deck.DOUBLE_TAXATION and len(cards) == TAXED:
                by_points = deck.BY_POINTS.tolist()
                higher = bits(by_points[: max(map(by_points.index, cards))])
            self.history.shows(hand(seat), cards, higher)

    # ---------------------------------------------------------------------------------------- cards that a hand lacks

    def hear_what_lacks(self, event: Event) -> None:
        """The faces that a hand lacks, by its holder's actions or omissions."""
        if event.kind not in (Ev.COUNTS, Ev.LAYS, Ev.GETS):
            self.favours_left = {}
        if event.kind == Ev.ATTACKS:
            self.rude_stays = True
        elif event.kind == Ev.UNCOVERS or event.kind == Ev.EXECUTES:
            self.hear_event(event)
        elif event.kind == Ev.COUNTS:
            self.hear_count(event)
        elif event.kind in (Ev.LAYS, Ev.OFFERS, Ev.TURNS, Ev.DRAWS):
            self.hear_gambling(event)
        if event.kind == Ev.DRAWS and self.second_chance == event.seat:
            self.history.lacks(hand(event.seat), self.fitting())
        if event.kind in (Ev.PLAYS, Ev.TURNS_UP, Ev.GOES_ON):
            self.hear_colour(event)
        else:
            self.second_chance = NONE

    def hear_event(self, event: Event) -> None:
        """An event is executed, unless it is only offered."""
        self.rude_stays = False
        self.event = NONE if event.kind == Ev.UNCOVERS and st.offered(event) else st.event_card(event)
        gambles = self.event == deck.GAMBLING_MAN and self.colour != NONE
        self.gambling = set() if gambles and not self.gambles_with_any else None

    def hear_gambling(self, event: Event) -> None:
        """A player who draws for Gambling Man has no number of the colour (F101)."""
        if event.kind in (Ev.OFFERS, Ev.TURNS):
            self.gambling = None
        elif self.gambling is not None and event.seat not in self.gambling:
            self.gambling.add(event.seat)
            if event.kind == Ev.DRAWS:
                self.history.lacks(hand(event.seat), bits(self.numbers_of_colour()))

    def hear_count(self, event: Event) -> None:
        """That number of cards leaves a hand; then it has none of that kind."""
        seat, count, asked = event.seat, st.count(event), st.asked(event)
        if asked == deck.SPECIAL_FAVOURS:
            self.favours_left[seat] = count
            self.hear_favours(seat)
            return
        self.due_for = asked - st.BY_EVENT
        if self.due_for == deck.MEXICAN_STANDOFF:
            if self.history.count(hand(seat)) > count:
                self.history.shows(hand(seat), [int(deck.FACE_OF_KIND[deck.CURSE])])
        else:
            self.due = seat, count, []
            self.hear_all_paid()

    def hear_favours(self, seat: int) -> None:
        """A player has laid all special cards for the other (F51)."""
        if self.favours_left[seat] == 0:
            self.history.lacks(hand(seat), self.favours)

    def hear_paid(self, event: Event) -> None:
        """One of the demanded cards has gone."""
        if self.due is not None:
            seat, left, gone = self.due
            self.due = seat, left - 1, [*gone, event.card]
            self.hear_all_paid()

    def hear_all_paid(self) -> None:
        """All demanded cards have gone: Vandalism (F133), Black Hole (F85), Mating Season (F108)."""
        if self.due is None or self.due[1]:
            return
        (seat, _, gone), self.due = self.due, None
        if self.due_for == deck.VANDALISM:
            self.history.lacks(hand(seat), bits(self.of_colour()))
        elif self.due_for == deck.BLACK_HOLE:
            self.history.lacks(hand(seat), BLACK)
        else:
            numbers = {int(deck.NUMBER_OF[face]) for face in gone}
            self.history.lacks(hand(seat), sum(SAME_NUMBER[number - 1] for number in numbers))
            self.history.differ(hand(seat), SAME_NUMBER)

    def hear_colour(self, event: Event) -> None:
        """The colour last played, and whether its player goes on with a 2nd Chance."""
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

    def numbers_of_colour(self) -> Iterable[int]:
        """The numbers of the colour last played."""
        return (face for face in self.of_colour() if deck.NUMBER_OF[face])

    def fitting(self) -> int:
        """All faces that fit on a 2nd Chance."""
        always = [
            face
            for face in range(deck.FIRST_NEUTRAL, deck.FIRST_COLOURED)
            if deck.KIND_OF[face] not in (deck.FUCK_YOU, deck.CURSE)
        ]
        same = [face for face in range(deck.FACES) if deck.KIND_OF[face] == deck.SECOND_CHANCE]
        return bits([*always, *same, *self.of_colour()])

    # -------------------------------------------------------------------------------------------------------- worlds

    def objection(self, world: State) -> str | None:
        """A contradiction between a true state and the events so far; None when there is none."""
        self.all_seen()
        laid, market = [], Counter[int]()
        for face, by in zip(world.aside[: world.aside_n].tolist(), world.aside_by.tolist(), strict=False):
            if by == st.ON_MARKET:
                market[face] += 1
            else:
                laid.append(face)
        if len(laid) != len(self.laid):
            return f"{len(laid)} cards lie face down, not {len(self.laid)}"
        lying: dict[Zone, Mapping[int, int]] = {
            hand(seat): dict(enumerate(world.hand[seat].tolist())) for seat in self.seats
        }
        lying.update({place: {face: 1} for (place, _), face in zip(self.laid, laid, strict=True)})
        pack = world.pack[: world.pack_n].tolist()
        for place in self.packs:
            count = self.history.count(place)
            lying[place], pack = Counter(pack[:count]), pack[count:]
        if pack:
            return f"{len(pack)} cards too many lie on top of the stack"
        lying[MARKET] = market
        lying[DECK] = dict(enumerate(world.deck.tolist()))
        lying[PILE] = dict(enumerate(world.discard.tolist()))
        return self.history.objection(lying)
