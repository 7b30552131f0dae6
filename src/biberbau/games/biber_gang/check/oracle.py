"""An independent second opinion on Biber Gang for the checks: knowledge, results, chance.

Nothing here calls the rules. A player's knowledge is rebuilt from the events that this player saw.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import product

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ....kernel.stack import KIND, SEAT, A
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Ev, Frame, Origin, State

Zones = dict[str, Hashable]

EIGHT = 8


def data() -> list[str]:
    """The cards as lines of text: any change in them must be intended."""
    return [f"{card} {card_name(card)} {deck.COPIES[card]}" for card in range(deck.FACES)]


def _copies(highest: int, copies: int, beavers: int) -> Counter[int]:
    """The number of each card in a deck."""
    return Counter({**dict.fromkeys(range(highest + 1), copies), deck.BEAVER: beavers})


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """The knowledge of ``observer`` (None: a spectator), from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.copies = _copies(*(int(options[name]) for name in ("highest", "copies", "beavers")))
        self.points: list[list[int]] = []
        self.clear()

    def clear(self) -> None:
        """A round starts: eight face-down cards before each player."""
        self.display = [[UNKNOWN] * EIGHT for _ in self.seats]
        self.pile: list[int] = []
        self.deck = self.copies.total() - EIGHT * len(self.seats)
        self.hand = NONE
        self.chosen = [0 for _ in self.seats]
        self.closer = NONE
        self.face_down: Counter[int] | None = None

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card = event.seat, event.card
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.OPENS_PILE:
            self.pile.append(card)
            self.deck -= 1
        elif event.kind == Ev.CHOOSES:
            self.chosen[seat] = st.count(event)
        elif event.kind in (Ev.TURNS_UP, Ev.REVEALS):
            self.goes_up(card)
            self.display[seat][st.slot(event)] = card
            self.chosen = [0 for _ in self.seats]
        elif event.kind == Ev.DRAWS:
            self.hand = card
            self.deck -= 1
        elif event.kind == Ev.TAKES:
            assert self.pile.pop() == card
            self.hand = card
        elif event.kind == Ev.DISCARDS:
            if st.down(event):
                self.goes_up(card)
            self.pile.append(card)
            self.hand = NONE
        elif event.kind == Ev.PLACES:
            slot = st.slot(event)
            self.hand, self.display[seat][slot] = self.display[seat][slot], card
        elif event.kind == Ev.SWIMS:
            end = st.end(event)
            self.hand, self.display[seat][end] = self.display[seat][end], card
        elif event.kind == Ev.RESHUFFLES:
            self.face_down = self.copies.copy()
            self.face_down.subtract(self.pile)
            self.face_down.subtract(card for row in self.display for card in row if card != UNKNOWN)
            self.deck, self.pile = len(self.pile) - 1, self.pile[-1:]
        elif event.kind == Ev.CLOSES:
            self.closer = seat
        elif event.kind == Ev.SCORES:
            self.face_down = None
            if seat == 0:
                self.points.append([])
            self.points[-1].append(st.points(event))

    def goes_up(self, card: int) -> None:
        """A face-down card is seen by all."""
        if self.face_down is not None:
            self.face_down[card] -= 1

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""
        zones: Zones = {
            "pile": tuple(self.pile),
            "deck": (UNKNOWN,) * self.deck,
            "hand": self.hand,
            "closer": self.closer,
            "face down": None if self.face_down is None else tuple(sorted(self.face_down.elements())),
            "points": tuple(map(tuple, self.points)),
        }
        for seat in self.seats:
            zones[f"display {seat}"] = tuple(self.display[seat])
            zones[f"chosen {seat}"] = self.chosen[seat] if seat == self.observer else 0
        return zones


def zones(state: State, observer: int | None) -> Zones:
    """The contents of zones in a state concealed for ``observer``, to compare with the tracker's."""
    players = int(state.option[Opt.PLAYERS])
    zones: Zones = {
        "pile": tuple(state.pile[: state.pile_n].tolist()),
        "deck": tuple(state.deck[: state.deck_n].tolist()),
        "hand": int(state.drawn),
        "closer": int(state.closer),
        "face down": tuple(_face_down(state).elements()) if state.reshuffled else None,
        "points": tuple(map(tuple, state.points[: state.round_n, :players].tolist())),
    }
    for seat in range(players):
        zones[f"display {seat}"] = tuple(state.display[seat].tolist())
        zones[f"chosen {seat}"] = bin(state.chosen[seat]).count("1")
    return zones


def _face_down(state: State) -> Counter[int]:
    """The publicly known face-down cards after a reshuffle."""
    return Counter({face: int(state.face_down) >> 4 * face & 15 for face in range(deck.FACES)})


# --------------------------------------------------------------------------------------------------- other worlds


def _hidden(state: State) -> list[tuple[int, int]]:
    """Seat and slot of every face-down card."""
    return [
        (seat, slot)
        for seat in range(int(state.option[Opt.PLAYERS]))
        for slot in range(EIGHT)
        if not int(state.up[seat]) >> slot & 1
    ]


def _chosen_by(state: State) -> dict[int, int]:
    """The number of cards that each seat has chosen to turn up, while that is secret."""
    if state.depth == 0 or state.stack[0, KIND] != Frame.CHOOSE_FLIPS:
        return {}
    acting = int(state.stack[0, SEAT])
    return {**dict.fromkeys(range(acting), 2), acting: int(state.stack[0, A])}


def redeal(state: State, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: also deal the observer's own display and the next draws anew; without that, both worlds look alike for
    longer.
    """
    slots = [(seat, slot) for seat, slot in _hidden(state) if own or seat != observer]
    deck = range(int(state.deck_n) if own else int(state.deck_n) // 2)
    secret = state.origin == Origin.DECK and state.stack[0, SEAT] != observer
    down = [int(state.display[place]) for place in slots]
    deck_cards = [int(state.deck[i]) for i in deck] + ([int(state.drawn)] if secret else [])
    for pool in (down, deck_cards) if state.reshuffled else (down + deck_cards,):
        chance.shuffle(pool)
        if pool is not deck_cards:
            for place in slots:
                state.display[place] = pool.pop()
        if pool is not down:
            for i in deck:
                state.deck[i] = pool.pop()
            if secret:
                state.drawn = pool.pop()
    for seat, count in _chosen_by(state).items():
        if seat != observer:
            state.chosen[seat] = sum(1 << slot for slot in chance.sample(range(EIGHT), count))


# --------------------------------------------------------------------------------------------------------- chance


def chances(view: State, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left."""
    left = _copies(*view.option[[Opt.HIGHEST, Opt.COPIES, Opt.BEAVERS]].tolist())
    left.subtract(view.pile[: view.pile_n].tolist())
    left.subtract(card for card in view.display.ravel().tolist() if card >= 0)
    left.subtract([int(view.drawn)] if view.drawn >= 0 else [])
    hidden = _hidden(view)
    total = len(hidden) + int(view.deck_n) + (view.drawn == UNKNOWN)
    assert left.total() == total
    places: list[Hashable] = list(hidden)
    if view.deck_n > 0:
        places.append("top")
    if view.drawn == UNKNOWN:
        places.append("drawn")
    down = _face_down(view)
    expected: dict[Hashable, float] = {}
    for place in places:
        lot = left  # after a reshuffle the face-down cards and the rest of the deck are separate lots
        if view.reshuffled:
            lot = down if place in hidden else left - down
        expected |= {(place, face): lot[face] / lot.total() for face in left}
    for seat, count in _chosen_by(view).items():
        if seat != observer:
            expected |= {("chosen", seat, slot): count / EIGHT for slot in range(EIGHT)}
    return expected


def outcomes(state: State) -> set[Hashable]:
    """Those of these things that a true state has."""
    found: set[Hashable] = {(place, int(state.display[place])) for place in _hidden(state)}
    if state.deck_n > 0:
        found.add(("top", int(state.deck[state.deck_n - 1])))
    found.add(("drawn", int(state.drawn)))
    for seat in range(int(state.option[Opt.PLAYERS])):
        found |= {("chosen", seat, slot) for slot in range(EIGHT) if int(state.chosen[seat]) >> slot & 1}
    return found


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: of the first card of the discard pile, and those first turned up, the
    numbers, which come equally often in any deck.
    """
    found: list[tuple[int, ...]] = []
    for event in events:
        if event.kind == Ev.OPENS_PILE:
            found.append(())
        dealt = event.kind == Ev.OPENS_PILE or (event.kind == Ev.TURNS_UP and st.first(event))
        if dealt and event.card != deck.BEAVER:
            found[-1] += (event.card,)
    return found


# -------------------------------------------------------------------------------------------------------- results


def points(display: list[int]) -> int:
    """Points of an open display: the lowest that any values of its beaver pairs give."""
    single = 0
    numbers: list[int] = []
    beaver_pairs = 0
    for upper, lower in zip(display[:4], display[4:], strict=True):
        column = {upper, lower}
        if column == {deck.BEAVER}:
            beaver_pairs += 1
        elif deck.BEAVER in column or len(column) == 1:
            numbers.append(min(column))
        else:
            single += upper + lower
    bonus = (0, 0, 10, 15, 20)
    return single - max(
        sum(bonus[count] for count in Counter([*numbers, *values]).values())
        for values in product(range(13), repeat=beaver_pairs)
    )


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from the displays when a round was scored."""
    tracker = Tracker(options, None)
    totals = [0 for _ in tracker.seats]
    for event in events:
        tracker.see(event)
        if event.kind == Ev.SCORES:
            totals[event.seat] += points(tracker.display[event.seat])
    fewest = min(totals)
    return tuple(totals), tuple(seat for seat, total in enumerate(totals) if total == fewest)
