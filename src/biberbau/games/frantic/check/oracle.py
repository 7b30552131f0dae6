"""An independent second opinion on Frantic for the checks: knowledge, results, chance.

Nothing here calls the rules. A player's knowledge is rebuilt from the events that this player saw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import comb

import numpy as np

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import ALL_SEATS, Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import options as opt
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Ev, Over, State
from .other_worlds import Bag, bag_of, hidden_rule, known_of, may_lie
from .other_worlds import redeal as redeal  # the checks look for it here

Zones = dict[str, Hashable]


def data() -> list[str]:
    """The cards and events as lines of text: any change in them must be intended."""
    cards = [
        f"{face} {card_name(face)} {' '.join(str(copies[face]) for copies in deck.COPIES)} points {points_of(face)}"
        for face in range(deck.FACES)
    ]
    return cards + [f"{event} {title}" for event, title in enumerate(deck.EVENT_TITLES)]


def points_of(face: int) -> int:
    """Points of a card in the hand."""
    return int(deck.NUMBER_OF[face]) or {deck.FUCK_YOU: 42, deck.CURSE: 13}.get(int(deck.KIND_OF[face]), 7)


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """The knowledge of ``observer`` (None: a spectator), from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.cards = int(deck.COPIES[opt.OPTIONS[Opt.DECK].code(options["deck"])].sum())
        self.clear()

    def clear(self) -> None:
        """A round starts: everything is empty."""
        self.count = [0 for _ in self.seats]
        self.known: list[Bag] = [Counter() for _ in self.seats]
        self.public: list[Bag] = [Counter() for _ in self.seats]
        self.discard: Bag = Counter()
        self.top = NONE
        self.aside: list[tuple[int, int]] = []
        self.deck, self.pack, self.pool = self.cards, 0, 0
        self.going: dict[int, int] = {}

    def sees(self, event: Event) -> bool:
        """Whether the observer saw the event's card."""
        return event.seen == ALL_SEATS if self.observer is None else bool(event.seen >> self.observer & 1)

    def arrives(self, seat: int, event: Event) -> None:
        """A card comes to a hand."""
        self.count[seat] += 1
        if self.sees(event):
            self.known[seat][event.card] += 1
        if event.seen == ALL_SEATS:
            self.public[seat][event.card] += 1

    def leaves(self, seat: int, event: Event) -> None:
        """A card leaves a hand."""
        self.count[seat] -= 1
        for bag, seen in ((self.known, self.sees(event)), (self.public, event.seen == ALL_SEATS)):
            gone = [event.card] if seen else list(bag[seat].elements())
            bag[seat].subtract(gone)
            bag[seat] = +bag[seat]

    def off_the_stack(self) -> None:
        """The top card of the stack is gone."""
        if self.pack:
            self.pack -= 1
        else:
            self.deck -= 1

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.DEALS:
            if self.pool:
                self.pool -= 1
            else:
                self.deck -= 1
            self.arrives(seat, event)
        elif event.kind == Ev.TURNS_UP:
            self.deck -= 1
            self.lays_down(card)
        elif event.kind == Ev.PLAYS:
            self.leaves(seat, event)
            self.lays_down(card)
        elif event.kind == Ev.DRAWS:
            self.off_the_stack()
            self.arrives(seat, event)
        elif event.kind == Ev.HANDS:
            self.leaves(seat, event)
            self.arrives(st.to(event), event)
        elif event.kind == Ev.LOOKS:
            if seat == self.observer:
                self.known[st.other(event)] = Counter()
        elif event.kind == Ev.SEES:
            if seat == self.observer:
                self.known[st.other(event)][card] += 1
        elif event.kind == Ev.SHOWS:
            for bag in (self.known[seat], self.public[seat]):
                bag[card] = max(bag[card], st.copy(event) + 1)
        elif event.kind == Ev.DISCARDS:
            self.leaves(seat, event)
            self.discard[card] += 1
        elif event.kind == Ev.OPENS_STACK:
            self.off_the_stack()
            self.discard[card] += 1
        elif event.kind in (Ev.GOES_TO, Ev.HANDS_GONE, Ev.POOLS):
            self.see_hands_go(event)
        else:
            self.see_aside(event)

    def lays_down(self, card: int) -> None:
        """A card comes on the pile; Fuck You goes beneath its top."""
        self.discard[card] += 1
        if deck.KIND_OF[card] != deck.FUCK_YOU:
            self.top = card

    def see_hands_go(self, event: Event) -> None:
        """Whole hands change their holders, or are put together."""
        if event.kind == Ev.POOLS:
            for seat in self.seats:
                if st.pooled(event) >> seat & 1:
                    self.pool += self.count[seat]
                    self.count[seat], self.known[seat], self.public[seat] = 0, Counter(), Counter()
        elif event.kind == Ev.GOES_TO:
            self.going[st.to(event)] = event.seat
        else:
            for bags in (self.known, self.public):
                bags[:] = [bags[self.going.get(seat, seat)] for seat in self.seats]
            self.count = [self.count[self.going.get(seat, seat)] for seat in self.seats]
            if self.observer in self.going:
                self.known[self.observer] = Counter()  # the new holder sees it card by card now
            self.going = {}

    def see_aside(self, event: Event) -> None:
        """Cards on their way, and on the market."""
        seat, card = event.seat, event.card
        if event.kind == Ev.LAYS:
            self.leaves(seat, event)
            to = st.to(event)
            self.aside.append((card, 8 * seat + (seat if to == NONE else to)))
        elif event.kind == Ev.GETS:
            self.aside.pop(0)
            self.arrives(seat, event)
        elif event.kind == Ev.PUTS_ON_STACK:
            self.aside = []
            self.deck += max(0, self.pack + st.count(event) - st.PACK)
            self.pack = min(st.PACK, self.pack + st.count(event))
        elif event.kind == Ev.OFFERS and st.by(event) == NONE:
            self.off_the_stack()
            self.aside.append((card, st.ON_MARKET))
        elif event.kind == Ev.OFFERS:
            place = next(i for i, (_, code) in enumerate(self.aside) if code == 9 * st.by(event))
            self.aside[place] = (card, st.ON_MARKET)
        elif event.kind == Ev.TAKES:
            self.aside.remove((card, st.ON_MARKET))
            self.arrives(seat, event)

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""
        zones: Zones = {
            "discard pile": _items(self.discard),
            "top": self.top,
            "aside": tuple(self.aside),
            "stack": (UNKNOWN, self.deck) if self.deck else (0, 0),
            "on top of the stack": self.pack,
        }
        for seat in self.seats:
            zones[f"hand {seat}"] = (self.count[seat], _items(self.known[seat]))
            zones[f"everybody knows of hand {seat}"] = _items(self.public[seat])
        return zones


def _items(bag: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted((int(face), int(count)) for face, count in bag.items() if count))


def zones(state: State, observer: int | None) -> Zones:
    """The contents of zones in a state concealed for ``observer``, to compare with the tracker's."""
    zones: Zones = {
        "discard pile": _items(bag_of(state.discard)),
        "top": int(state.top),
        "aside": tuple(
            zip(state.aside[: state.aside_n].tolist(), state.aside_by[: state.aside_n].tolist(), strict=True)
        ),
        "stack": (*set(state.deck.tolist()), int(state.deck_n)),
        "on top of the stack": int(state.pack_n) if set(state.pack[: state.pack_n]) <= {UNKNOWN} else "seen",
    }
    for seat in range(int(state.option[Opt.PLAYERS])):
        zones[f"hand {seat}"] = (
            int(state.hand_n[seat]),
            _items(bag_of(state.hand[seat])),
        )
        zones[f"everybody knows of hand {seat}"] = _items(known_of(state, seat, None))
    return zones


# --------------------------------------------------------------------------------------------------------- chance


def chances(view: State, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left.

    Nothing where cards are adrift, which may be in some places only, or a hand is known to lack something.

    For hands: that there is one card more of a face than known. Cards that lie face down come first, and when only some
    cards may lie there, only these are counted.
    """
    if view.loose_n or view.lacking:
        return {}
    left: Bag = Counter(dict(enumerate(deck.COPIES[view.option[Opt.DECK]].tolist())))
    for bag in (view.discard, *view.hand):
        left.subtract(dict(enumerate(bag.tolist())))
    left.subtract(face for face in view.aside.tolist() if face >= 0)
    hidden = [i for i in range(view.aside_n) if view.aside[i] == UNKNOWN]
    rule = hidden_rule(view)
    fitting = {face: count for face, count in left.items() if may_lie(view, face, rule)}
    expected: dict[Hashable, float] = {
        ("aside", i, face): count / sum(fitting.values())
        for i in hidden
        for face, count in fitting.items()
        if count
    }
    if hidden and rule:
        return expected
    total = sum(left.values())
    for seat in range(int(view.option[Opt.PLAYERS])):
        missing = int(view.hand_n[seat]) - int(view.hand[seat].sum())
        if missing:
            for face, count in left.items():
                if count:
                    none = comb(total - count, missing) / comb(total, missing)
                    expected["hand", seat, face, int(view.hand[seat, face]) + 1] = 1 - none
    return expected


def outcomes(state: State) -> set[Hashable]:
    """Those of these things that a true state has."""
    found: set[Hashable] = {("aside", i, int(state.aside[i])) for i in range(state.aside_n)}
    for seat in range(int(state.option[Opt.PLAYERS])):
        for face in np.flatnonzero(state.hand[seat]).tolist():
            found |= {("hand", seat, face, count + 1) for count in range(int(state.hand[seat, face]))}
    return found


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: for every round its coloured numbers, of which there are two each."""
    found: list[list[int]] = []
    dealing = False
    for event in events:
        if event.kind == Ev.ROUND_STARTS:
            found.append([])
            dealing = True
        elif dealing and event.kind in (Ev.DEALS, Ev.TURNS_UP) and event.card < deck.FIRST_BLACK:
            found[-1].append(event.card)
        if event.kind == Ev.TURNS_UP:
            dealing = False
    return [tuple(cards) for cards in found]


# -------------------------------------------------------------------------------------------------------- results


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from the cards that each showed at the end of every round.

    The points of a round for somebody protected by Lucky Bastard are taken from the events.
    """
    seats = range(int(options["players"]))
    sheet = options["scoring"] == "sheet"
    accounts = [0 for _ in seats]
    hands: list[Bag] = [Counter() for _ in seats]
    shown: dict[int, int] = {}
    protected: set[int] = set()
    robbed: set[int] = set()
    bomb, why, ended = False, 0, False
    for event in events:
        note_robbed(event, robbed)
        if event.kind == Ev.ROUND_STARTS:
            hands, shown, bomb, ended = [Counter() for _ in seats], {}, False, False
            protected.clear()
        elif event.kind == Ev.PROTECTS:
            protected.add(event.seat)
        elif event.kind == Ev.TICKS:
            bomb = True
        elif event.kind == Ev.ACCOUNT:
            accounts[event.seat] += st.change(event)
        elif event.kind == Ev.SWITCHES and not st.places(event):
            seat, other = event.seat, st.other(event)
            accounts[seat], accounts[other] = accounts[other], accounts[seat]
        elif event.kind == Ev.ROUND_ENDS:
            why, ended = st.why(event), True
        elif event.kind == Ev.SHOWS and ended:
            hands[event.seat][event.card] += 1
        elif event.kind == Ev.SCORES:
            shown[event.seat] = st.points(event)
            if len(shown) == len(seats):
                finished = {seat for seat in seats if not hands[seat]}
                if not options["any_empty_hand"]:
                    finished -= robbed
                counted = [
                    shown[seat] if seat in protected else round_points(hands[seat], seat, finished, bomb, why)
                    for seat in seats
                ]
                for seat in seats:
                    if sheet:
                        accounts[seat] += counted[seat]
                    elif counted[seat] == min(counted):
                        accounts[seat] += 1
    best = min(accounts) if sheet else max(accounts)
    return tuple(accounts), tuple(seat for seat in seats if accounts[seat] == best)


def note_robbed(event: Event, robbed: set[int]) -> None:
    """Note whose last card went to somebody else."""
    if event.kind == Ev.HANDS or (event.kind == Ev.LAYS and st.to(event) != NONE):
        robbed.add(event.seat)
    elif event.kind == Ev.GOES_TO:
        robbed.add(st.to(event))
    elif event.kind == Ev.POOLS:
        robbed |= {seat for seat in range(8) if st.pooled(event) >> seat & 1}
    elif event.kind in (Ev.PLAYS, Ev.DISCARDS, Ev.LAYS):
        robbed.discard(event.seat)


def round_points(hand: Bag, seat: int, finished: set[int], bomb: bool, why: int) -> int:
    """The points of a round for somebody who was never protected in it."""
    if why == Over.DOOMSDAY:
        return 50
    points = sum(points_of(face) * count for face, count in hand.items())
    if not bomb:
        return points
    if not finished:
        return 2 * points
    return points + (-10 if seat in finished else 10)
