"""An independent second opinion on Biberbande for the checks: knowledge, results, chance.

Nothing here calls the rules. A player's knowledge is rebuilt from the events that this player saw.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping

from ....kernel.cards import NONE, UNKNOWN
from ....kernel.events import Event
from ....kernel.options import Value
from ..rules import deck
from ..rules import state as st
from ..rules.deck import card_name
from ..rules.options import Opt
from ..rules.state import Ev, State

Zones = dict[str, Hashable]


def data() -> list[str]:
    """The cards as lines of text: any change in them must be intended."""
    return [f"{face} {card_name(face)} {deck.COPIES[face]}" for face in range(deck.FACES)]


_DECK = (Opt.HIGHEST, Opt.COPIES, Opt.HIGHEST_COPIES, Opt.SWAPS, Opt.PEEKS, Opt.DRAW_TWOS)


def _copies(highest: int, copies: int, of_highest: int, swaps: int, peeks: int, twos: int) -> Counter[int]:
    """The number of each card in a deck."""
    specials = {deck.SWAP: swaps, deck.PEEK: peeks, deck.DRAW_TWO: twos}
    return Counter({**dict.fromkeys(range(highest), copies), highest: of_highest, **specials})


# ------------------------------------------------------------------------------------------------------ knowledge


class Tracker:
    """The knowledge of ``observer`` (None: a spectator), from the events as this observer saw them."""

    def __init__(self, options: Mapping[str, Value], observer: int | None) -> None:
        self.observer = observer
        self.seats = range(int(options["players"]))
        self.copies = _copies(*(int(options[place.option.name]) for place in _DECK))
        self.keeps_top = bool(options["keep_top"])
        self.special_first = bool(options["special_first"])
        self.clear()

    def clear(self) -> None:
        """A round starts: everything is empty."""
        self.row = [[UNKNOWN] * st.SLOTS for _ in self.seats]
        self.numbers = [[0] * st.SLOTS for _ in self.seats]
        self.stayed = [[0] * st.SLOTS for _ in self.seats]
        self.lots: list[Counter[int]] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.drawn = NONE
        self.deck = self.copies.total()
        self.left = 0  # the lot of the next discarded card, 0 if it has not stayed in a row

    def see(self, event: Event) -> None:
        """Process the next event."""
        seat, card, slot = event.seat, event.card, st.place_in_row(event)
        if event.kind == Ev.ROUND_STARTS:
            self.clear()
        elif event.kind == Ev.DEALS:
            self.deck -= 1
        elif event.kind == Ev.TURNS_UP:
            self.deck -= 1
            self.discard.append(card)
        elif event.kind == Ev.DRAWS:
            self.deck -= 1
            self.drawn = card
        elif event.kind in (Ev.LOOKS, Ev.OPENS):
            if card != UNKNOWN:
                self.row[seat][slot] = card
        elif event.kind == Ev.TAKES:
            self.discard.pop()
            self.left = self.stayed[seat][slot]
            self.stayed[seat][slot] = 0
            self.row[seat][slot] = card
            self.numbers[seat][slot] = 1
        elif event.kind == Ev.PUTS:
            self.left = self.stayed[seat][slot]
            self.stayed[seat][slot] = 0
            self.row[seat][slot] = card
            self.numbers[seat][slot] = 1
            self.drawn = NONE
        elif event.kind == Ev.DISCARDS:
            self.discard.append(card)
            if slot == NONE:
                self.drawn = NONE
            elif self.left:
                self.lots[self.left - 1][card] -= 1
        elif event.kind == Ev.USES:
            self.drawn = NONE
            if not self.special_first:
                self.aside.append(card)
        elif event.kind == Ev.LAYS:
            if not self.special_first:
                self.aside.remove(card)
            self.discard.append(card)
        elif event.kind == Ev.SWAPS:
            other, place = st.other_place(event)
            for rows in (self.row, self.numbers, self.stayed):
                rows[seat][slot], rows[other][place] = rows[other][place], rows[seat][slot]
        elif event.kind == Ev.RESHUFFLES:
            self.lots.append(self.copies.copy())
            self.lots[-1].subtract([*self.discard, *self.aside])
            for lot in self.lots[:-1]:
                self.lots[-1].subtract(lot)
            self.stayed = [[lot or len(self.lots) for lot in row] for row in self.stayed]
            kept = self.discard[-1:] if self.keeps_top else []
            self.deck += len(self.discard) - len(kept)
            self.discard = kept
        elif event.kind == Ev.SETS_ASIDE:
            self.aside.append(card)
        elif event.kind == Ev.REPLACES:
            self.deck -= 1
            self.row[seat][slot] = card
        elif event.kind == Ev.SCORES:
            self.numbers[seat] = [1] * st.SLOTS
            self.stayed[seat] = [0] * st.SLOTS
            self.lots.clear()

    def zones(self) -> Zones:
        """The contents of each zone, as far as the observer knows."""
        zones: Zones = {
            "discard pile": tuple(sorted(self.discard)),
            "top": self.discard[-1] if self.discard else NONE,
            "aside": tuple(sorted(self.aside)),
            "drawn": self.drawn,
            "draw pile": (UNKNOWN, self.deck) if self.deck else (0, 0),
            "stayed": _by_age(self.stayed),
            "cards that stayed": tuple(tuple(sorted(lot.elements())) for lot in self.lots if lot.total()),
        }
        for seat in self.seats:
            zones[f"row {seat}"] = tuple(self.row[seat])
            zones[f"numbers {seat}"] = tuple(self.numbers[seat])
        return zones


def zones(state: State, observer: int | None) -> Zones:
    """The contents of zones in a state concealed for ``observer``, to compare with the tracker's."""
    everywhere = [(seat, slot) for seat in range(int(state.option[Opt.PLAYERS])) for slot in range(st.SLOTS)]
    lots = [[0] * st.SLOTS for _ in range(int(state.option[Opt.PLAYERS]))]
    for place in everywhere:
        if _stayed(state, place):
            lots[place[0]][place[1]] = _lot(state, place) or st.LOTS
    zones: Zones = {
        "discard pile": tuple(_cards(state.discard)),
        "top": int(state.top),
        "aside": tuple(
            deck.NUMBERS + i for i, count in enumerate(state.aside.tolist()) for _ in range(count)
        ),
        "drawn": int(state.drawn),
        "draw pile": (*set(state.deck.tolist()), int(state.deck_n)),
        "stayed": _by_age(lots),
        "cards that stayed": tuple(
            tuple(sorted(_cards_of(state, places)))
            for number in sorted({number for row in lots for number in row if number})
            if (places := [place for place in everywhere if lots[place[0]][place[1]] == number])
        ),
    }
    for seat in range(int(state.option[Opt.PLAYERS])):
        zones[f"row {seat}"] = tuple(state.row[seat].tolist())
        zones[f"numbers {seat}"] = tuple(state.plain[seat].tolist())
    return zones


def _by_age(lots: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """The age of each place's lot, 1 for the oldest; 0: the card came since."""
    ages = [0, *sorted({number for row in lots for number in row if number})]
    return tuple(tuple(map(ages.index, row)) for row in lots)


def _cards_of(state: State, places: list[tuple[int, int]]) -> list[int]:
    """The publicly known cards of these places of one lot: as noted, or all that are not."""
    if _lot(state, places[0]):
        return [_noted(state, place) for place in places]
    faces = Counter({face: int(state.stayed_cards) >> 4 * face & 15 for face in range(deck.FACES)})
    everywhere = [(seat, slot) for seat in range(st.PLAYERS) for slot in range(st.SLOTS)]
    faces.subtract(_noted(state, place) for place in everywhere if _lot(state, place))
    return list(faces.elements())


def _stayed(state: State, place: tuple[int, int]) -> bool:
    """Whether the card in that place has stayed in a row since the last reshuffle: then it is of another lot."""
    return bool(int(state.stayed[place[0]]) >> place[1] & 1)


def _lot(state: State, place: tuple[int, int]) -> int:
    """The older lot of a card; 0: it lies there since the last reshuffle, or since later."""
    return int(state.older[place]) >> st.LOT


def _noted(state: State, place: tuple[int, int]) -> int:
    """The face that is noted there for an older lot."""
    return int(state.older[place]) & (1 << st.LOT) - 1


def _cards(bag: Iterable[int]) -> list[int]:
    return [face for face, count in enumerate(bag) for _ in range(count)]


# --------------------------------------------------------------------------------------------------- other worlds


def redeal(state: State, observer: int | None, chance: random.Random, own: bool) -> None:
    """Turn a true state into another that ``observer`` cannot tell from it, in place.

    ``own``: also deal the draw pile anew; without that, both worlds look alike for longer.
    """
    places = [
        (seat, slot)
        for seat in range(int(state.option[Opt.PLAYERS]))
        for slot in range(st.SLOTS)
        if not _is_open(int(state.known[seat, slot]), observer)
    ]
    for number in sorted({_lot(state, place) for place in places if _stayed(state, place)}):
        lot = [place for place in places if _stayed(state, place) and _lot(state, place) == number]
        pool = [int(state.row[place]) for place in lot]
        chance.shuffle(pool)
        _deal(state, lot, pool, chance)
    hidden = [place for place in places if not _stayed(state, place)]
    in_hand = state.drawn != NONE and (observer is None or observer != state.seat)
    pool = [int(state.row[place]) for place in hidden]
    if in_hand:
        pool.append(int(state.drawn))
    if own:
        pool += _cards(state.deck.tolist())
    chance.shuffle(pool)
    _deal(state, hidden, pool, chance)
    if in_hand:
        state.drawn = pool.pop()
    if own:
        left = Counter(pool)
        state.deck[:] = [left[face] for face in range(deck.FACES)]


def _deal(state: State, places: list[tuple[int, int]], pool: list[int], chance: random.Random) -> None:
    """Lay cards of a pool into these places, first where a number must lie; any that fits, all equally likely."""
    for place in sorted(places, key=lambda place: not state.plain[place]):
        fitting = [i for i, card in enumerate(pool) if card < deck.NUMBERS or not state.plain[place]]
        state.row[place] = pool.pop(chance.choice(fitting))


def _is_open(known: int, observer: int | None) -> bool:
    return known == 0xFF if observer is None else bool(known >> observer & 1)


# --------------------------------------------------------------------------------------------------------- chance


def chances(view: State, observer: int | None) -> dict[Hashable, float]:
    """Probability of each thing that ``fill`` may deal into a concealed state, by counting what is left."""
    seats = range(int(view.option[Opt.PLAYERS]))
    left = _copies(*view.option[[*_DECK]].tolist())
    left.subtract(_cards(view.discard.tolist()))
    left.subtract(deck.NUMBERS + i for i, count in enumerate(view.aside.tolist()) for _ in range(count))
    left.subtract([int(view.drawn), *(int(card) for seat in seats for card in view.row[seat])])
    everywhere = {(seat, slot) for seat in seats for slot in range(st.SLOTS)}
    hidden = {place for place in everywhere if view.row[place] == UNKNOWN}
    lasting = {place for place in everywhere if _stayed(view, place)}
    everything = Counter({face: int(view.stayed_cards) >> 4 * face & 15 for face in range(deck.FACES)})
    left.subtract(everything)
    left.update(int(view.row[place]) for place in lasting - hidden)
    lots: list[tuple[set[tuple[int, int]], Counter[int]]] = []
    for number in range(st.LOTS, -1, -1):
        there = {place for place in lasting if _lot(view, place) == number}
        lot = Counter(_noted(view, place) for place in there) if number else everything
        if number:
            everything.subtract(lot)
        lot.subtract(int(view.row[place]) for place in there - hidden)
        lots.append((there & hidden, lot))
    expected: dict[Hashable, float] = {}
    for places, lot_left in (*lots, (hidden - lasting, left)):
        sure = {place for place in places if view.plain[place]}
        numbers, cards = (sum(lot_left[face] for face in range(most)) for most in (deck.NUMBERS, deck.FACES))
        for face in range(deck.FACES):
            surely = lot_left[face] / numbers if face < deck.NUMBERS and numbers else 0.0
            others = lot_left[face] - surely * len(sure)  # the rest after the certain numbers, on average
            maybe = others / (cards - len(sure)) if cards > len(sure) else 0.0
            expected |= {("row", *place, face): surely if place in sure else maybe for place in places}
            if view.drawn == UNKNOWN:
                expected["drawn", face] = maybe  # drawn out of what is left, whose turn comes last
    return expected


def outcomes(state: State) -> set[Hashable]:
    """Those of these things that a true state has."""
    found: set[Hashable] = {("drawn", int(state.drawn))}
    for seat in range(int(state.option[Opt.PLAYERS])):
        found |= {("row", seat, slot, int(state.row[seat, slot])) for slot in range(st.SLOTS)}
    return found


def shuffles(events: Iterable[Event]) -> list[tuple[int, ...]]:
    """What each shuffle of a game dealt, in order: for every round its cards below the lowest ``highest``, 0 to 5.

    There are equally many of each of these in any deck, so each must come to each place among them equally often.
    """
    found: list[list[int]] = []
    for event in events:
        if event.kind == Ev.ROUND_STARTS:
            found.append([])
        elif event.kind in (Ev.DEALS, Ev.TURNS_UP) and event.card < Opt.HIGHEST.option.low:
            found[-1].append(event.card)
    return [tuple(cards) for cards in found]


# -------------------------------------------------------------------------------------------------------- results


def result(options: Mapping[str, Value], events: Iterable[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a finished game, from the cards that lay in front of each at the end of every round."""
    seats = range(int(options["players"]))
    points = [0 for _ in seats]
    for event in events:
        if event.kind in (Ev.OPENS, Ev.REPLACES) and event.card < deck.NUMBERS:
            points[event.seat] += event.card
    fewest = min(points)
    return tuple(points), tuple(seat for seat in seats if points[seat] == fewest)
