"""Positions of Frantic as documents: readable, editable by hand, loadable.

``turn`` and ``hands`` are required. Without ``deck`` the stack is what lies nowhere else; without ``match`` the next card
must match ``top``; the decision is the turn's unless ``decisions`` says else. Seats are letters: a is seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.numbers import whole_number
from ...kernel.options import Value, encode
from ...kernel.stack import KIND, SEAT, A, B
from ..positions import seat_number, spread
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import (
    BLACK,
    CARDS,
    COLOUR_SWAP,
    COLOURS,
    COLOURS_OF,
    COPIES,
    EVENT_TITLES,
    FACE_NAMES,
    FACES,
    FIRST_COLOURED,
    FIRST_NEUTRAL,
    KIND_NAMES,
    KIND_OF,
    LEVEL_OF,
    NONE,
    NUMBER_OF,
    UNKNOWN,
    card_name,
)
from .position_checks import check
from .rules_events import all_events
from .rules_known import left_of, origin_of, tidy
from .state import (
    ANY,
    ANY_CARD,
    ASIDE,
    ASK_LUCKY,
    ASK_NICE,
    BOMB_GOES_OFF,
    BUYING,
    CHOOSING_EVENT,
    CHOOSING_PERSON,
    COLOURING,
    COUNTER,
    DARING,
    DEAL_NEXT,
    DEPTH,
    DISCARDING,
    DOOMED,
    DTYPE,
    END_PLAY,
    EVENT,
    EVENTS,
    EVERYBODY,
    EXCHANGING,
    EXHAUSTED,
    FACE,
    FINISHES,
    GIVING,
    LATE,
    LAYING,
    LEFT,
    LOOSE,
    LUCKY,
    MIMIC,
    NICE,
    ON_MARKET,
    ORIGIN,
    PACK,
    PLACES,
    PLAYERS,
    RESCUE,
    SCATTERING,
    STEALING,
    STRIKE,
    TARGET,
    TURN,
    UNCOVER,
    WATCHING,
    WISHING,
)

_EVERYONE, _MARKET = "all", "market"
_PLACES = (*SEAT_LETTERS, "aside", "pack", "deck")
_NUMBER, _KIND, _EVENT, _SEAT, _SEAT_AND, _UNUSED = range(6)
"""How a frame's number is written: as it is, a kind of card, an event, a seat, a seat and a number (``"b 2"``), not."""

FRAMES: dict[int, tuple[str, tuple[str, int], tuple[str, int]]] = {
    END_PLAY: ("end_play", ("refused", _NUMBER), ("acts_again", _NUMBER)),
    STRIKE: ("strike", ("with", _KIND), ("by", _SEAT_AND)),
    EXCHANGING: ("exchanging", ("", _UNUSED), ("from", _SEAT)),
    EVENTS: ("events", ("left", _NUMBER), ("", _UNUSED)),
    ASK_LUCKY: ("ask_lucky", ("asked", _NUMBER), ("", _UNUSED)),
    UNCOVER: ("uncover", ("", _UNUSED), ("", _UNUSED)),
    EVENT: ("event", ("event", _EVENT), ("step", _NUMBER)),
    ASK_NICE: ("ask_nice", ("asked", _NUMBER), ("", _UNUSED)),
    RESCUE: ("rescue", ("", _UNUSED), ("", _UNUSED)),
    TURN: ("turn", ("drawn", _NUMBER), ("second_chance", _NUMBER)),
    WISHING: ("wishing", ("mode", _NUMBER), ("must_attack", _NUMBER)),
    COLOURING: ("colouring", ("colours", _NUMBER), ("as", _KIND)),
    MIMIC: ("mimic", ("first", _NUMBER), ("", _UNUSED)),
    TARGET: ("target", ("with", _KIND), ("choice", _NUMBER)),
    COUNTER: ("counter", ("with", _KIND), ("by", _SEAT_AND)),
    LUCKY: ("lucky", ("asked", _NUMBER), ("", _UNUSED)),
    NICE: ("nice", ("asked", _NUMBER), ("", _UNUSED)),
    GIVING: ("giving", ("cards", _NUMBER), ("to", _SEAT_AND)),
    STEALING: ("stealing", ("cards", _NUMBER), ("from", _SEAT)),
    DISCARDING: ("discarding", ("cards", _NUMBER), ("optional", _NUMBER)),
    LAYING: ("laying", ("event", _EVENT), ("", _UNUSED)),
    CHOOSING_PERSON: ("choosing_person", ("event", _EVENT), ("about", _NUMBER)),
    SCATTERING: ("scattering", ("", _UNUSED), ("step", _NUMBER)),
    BUYING: ("buying", ("", _UNUSED), ("", _UNUSED)),
    DARING: ("daring", ("", _UNUSED), ("", _UNUSED)),
    WATCHING: ("watching", ("", _UNUSED), ("", _UNUSED)),
    CHOOSING_EVENT: ("choosing_event", ("for", _EVENT), ("", _UNUSED)),
    DEAL_NEXT: ("deal_next", ("", _UNUSED), ("", _UNUSED)),
}
WHY_OVER = {
    EXHAUSTED: "exhausted",
    BOMB_GOES_OFF: "time bomb",
    FINISHES: "finish line",
    DOOMED: "doomsday",
}
MASKS = (
    "skipped", "shield", "heir", "marked", "bomb_safe", "chance_safe", "chanced", "plus_safe", "robbed", "spared",
)  # fmt: skip
"""Fields that are bitmasks of seats; left out when nobody is in them."""
MOST_POINTS, MOST_ROUNDS = 9_999, 10_000
_FLAGS = ("bomb", "last_chance", "plus_one")
_FIELDS = (
    "turn", "dealer", "round", "places", "hands", "known", "told", "loose", "room", "lacks", "deck", "pack", "discard",
    "top", "match", "last_colour", "events_left", "events_seen", "offer", "heirs", "shares", "aside", "bomb_left", "over",
    "points", "round_points",
    "decisions", *MASKS, *_FLAGS,
)  # fmt: skip


def _seats(mask: int, everyone: int) -> str:
    """Seats as their letters, or ``all``; the same for who is in a field and for who knows a card."""
    if mask == everyone:
        return _EVERYONE
    return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if mask >> seat & 1)


def _events(mask: int) -> list[str]:
    return [title for event, title in enumerate(EVENT_TITLES) if mask >> event & 1]


def _bag(bag: NDArray[np.int8], count: int) -> list[str]:
    """A bag's cards by name, and one ? for each that is not known."""
    known = [card_name(face) for face in range(FACES) for _ in range(bag[face])]
    return known + ["?"] * (count - len(known))


def _known(state: np.record, seat: int) -> dict[str, list[str]]:
    """For each known face of a hand, from the first copy on, who knows of it."""
    found: dict[str, list[str]] = {}
    for face in range(FACES):
        masks = [int(mask) for mask in state.known[seat, LEVEL_OF[face] : LEVEL_OF[face + 1]] if mask]
        if masks:
            found[FACE_NAMES[face]] = [_seats(mask, ALL_SEATS) for mask in masks]
    return found


def _loose(state: np.record, row: int) -> list[Document]:
    """The cards adrift that somebody knows of: where each can lie, and what hand it may have left."""
    found: list[Document] = []
    for value in state.loose[row, : state.loose_n[row]].tolist():
        origin, left = origin_of(value), left_of(value)
        entry: Document = {
            "card": FACE_NAMES[value >> FACE],
            "in": [name for place, name in enumerate(_PLACES) if value >> place & 1],
        }
        if left < ANY:
            entry |= {"from": SEAT_LETTERS[origin], "left": left}
        elif value & PLACES == 1 << ASIDE:
            entry["from"] = SEAT_LETTERS[origin]
        found.append(entry)
    return found


def _there(state: np.record, row: int, seat: int) -> int:
    """How many cards adrift can lie in a hand, as far as their places tell."""
    return sum(value >> seat & 1 for value in state.loose[row].tolist())


def _room(state: np.record) -> Document:
    """By observer and hand: no more of the cards adrift that can lie there do, where that says anything."""
    found: Document = {}
    for row in np.flatnonzero(state.loose_n).tolist():
        limits = {
            SEAT_LETTERS[seat]: int(state.room[row, seat])
            for seat in range(int(state.option[opt.PLAYERS]))
            if state.room[row, seat] < _there(state, row, seat)
        }
        if limits:
            found[_EVERYONE if row == EVERYBODY else SEAT_LETTERS[row]] = limits
    return found


def _lacks(state: np.record, seat: int) -> Document:
    """What all can tell of a hand, and since how many of the cards that came late."""
    said = state.lack[seat].tolist()
    document: Document = {
        "cards": {
            str(n - 1): [FACE_NAMES[f] for f in range(FACES) if said[f] == n] for n in sorted({*said} - {0})
        },
        "late": [_seats(int(mask), ALL_SEATS) for mask in state.late[seat, : state.late_n[seat]]],
    }
    for field in ("apart", "favours", "favoured"):
        if state[field][seat]:
            document[field] = int(state[field][seat]) - (field != "favours")
    return document


def _match(state: np.record) -> Document:
    """What the next card must match."""
    if state.symbol == ANY_CARD:
        return {"any": True}
    match: Document = {}
    if state.colour != NONE:
        match["colour"] = COLOURS[state.colour]
    if state.number:
        match["number"] = int(state.number)
    if state.symbol:
        match["symbol"] = KIND_NAMES[state.symbol]
    return match


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    letters = SEAT_LETTERS[: int(state.option[opt.PLAYERS])]
    document: Document = {
        "turn": letters[state.seat],
        "dealer": letters[state.dealer],
        "round": int(state.round_n) + 1,
        "hands": {letter: _bag(state.hand[s], int(state.hand_n[s])) for s, letter in enumerate(letters)},
        "known": {letter: known for s, letter in enumerate(letters) if (known := _known(state, s))},
        "deck": _bag(state.deck, int(state.deck_n)),
        "pack": [card_name(int(card)) for card in state.pack[: state.pack_n]],
        "discard": _bag(state.discard, 0),
        "top": None if state.top == NONE else card_name(int(state.top)),
        "match": _match(state),
        "last_colour": None if state.last_colour == NONE else COLOURS[state.last_colour],
        "events_seen": _events(int(state.events_seen)),
        "points": {letter: int(state.points[s]) for s, letter in enumerate(letters)},
        "round_points": {letter: int(state.round_points[s]) for s, letter in enumerate(letters)},
    }
    told = {
        x: _seats(int(state.told[s]), ALL_SEATS) for s, x in enumerate(letters) if state.told[s] != ALL_SEATS
    }
    loose = {
        _EVERYONE if row == EVERYBODY else SEAT_LETTERS[row]: _loose(state, row)
        for row in range(EVERYBODY + 1)
    }
    for field, value in (
        ("told", told),
        ("loose", {whose: entries for whose, entries in loose.items() if entries}),
        ("room", _room(state)),
        ("lacks", {x: _lacks(state, s) for s, x in enumerate(letters) if int(state.lacking) >> s & 1}),
    ):
        if value:
            document[field] = value
    places = "".join(SEAT_LETTERS[seat] for seat in state.at[: len(letters)])
    if places != letters:
        document["places"] = places
    if int(state.events_left) != int(all_events(state)) & ~int(state.events_seen):
        document["events_left"] = _events(int(state.events_left))
    if state.offer[0] != NONE:
        document["offer"] = [EVENT_TITLES[event] for event in state.offer if event != NONE]
    if state.heir_n:
        document["heirs"] = int(state.heir_n)
    if state.shares.any():
        document["shares"] = {letter: int(state.shares[s]) for s, letter in enumerate(letters)}
    if state.aside_n:
        document["aside"] = [_aside(state, i) for i in range(state.aside_n)]
    if state.bomb:
        document["bomb_left"] = {letter: int(state.bomb_left[s]) for s, letter in enumerate(letters)}
    if state.over:
        document["over"] = WHY_OVER[int(state.over)]
    for field in MASKS:
        if state[field]:
            document[field] = _seats(int(state[field]), (1 << len(letters)) - 1)
    for field in _FLAGS:
        if state[field]:
            document[field] = True
    document["decisions"] = [_frame_document(state, i) for i in range(state.depth)]
    return document


def _aside(state: np.record, i: int) -> Document:
    card, by = card_name(int(state.aside[i])), int(state.aside_by[i])
    if by == ON_MARKET:
        return {"card": card, "by": _MARKET}
    return {"card": card, "by": SEAT_LETTERS[by >> 3], "for": SEAT_LETTERS[by & 7]}


def _frame_document(state: np.record, i: int) -> Document:
    kind, seat, *numbers = (int(x) for x in state.stack[i])
    name, *fields = FRAMES[kind]
    frame: Document = {"kind": name, "seat": SEAT_LETTERS[seat]}
    for (field, form), number in zip(fields, numbers, strict=True):
        if form == _NUMBER and number:
            frame[field] = number
        elif form == _KIND:
            frame[field] = KIND_NAMES[number]
        elif form == _EVENT:
            frame[field] = EVENT_TITLES[number]
        elif form == _SEAT:
            frame[field] = SEAT_LETTERS[number]
        elif form == _SEAT_AND:
            frame[field] = f"{SEAT_LETTERS[number & 7]} {number >> 3}"
    return frame


class _Reader:
    """Reads one document into a state; every complaint names the field."""

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        self.document = document
        self.letters = SEAT_LETTERS[: int(options["players"])]
        self.state: np.record = np.zeros(1, dtype=DTYPE)[0]
        self.state.option[:] = encode(opt.OPTIONS, options)
        self.copies = COPIES[self.state.option[opt.DECK]].astype(np.int16)

    # --------------------------------------------------------------------------------------------- single values

    def seat(self, letter: object, field: str) -> int:
        seat = seat_number(letter, len(self.letters))
        if seat is None:
            raise PositionError(f"{field}: one of {', '.join(self.letters)} expected, not {letter!r}")
        return seat

    def mask(self, value: object, field: str, everyone: int) -> int:
        """Letters of seats, or ``all``."""
        if not isinstance(value, str):
            raise PositionError(f"{field}: letters of seats or {_EVERYONE} expected, not {value!r}")
        if value.lower() == _EVERYONE:
            return everyone
        mask = 0
        for letter in value:
            mask |= 1 << self.seat(letter, field)
        return mask

    def mapping(self, value: object, field: str) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise PositionError(f"{field}: a mapping expected, not {value!r}")
        return value

    def integer(self, value: object, field: str, low: int, high: int, of: str = "") -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(f"{field}: a whole number from {low} to {high}{of} expected, not {value!r}")
        return value

    def listed(self, value: object, field: str, what: str, most: int) -> list[Any]:
        if not isinstance(value, list) or len(value) > most:
            raise PositionError(f"{field}: a list of at most {most} {what} expected, not {value!r}")
        return value

    def named(self, value: object, field: str, names: tuple[str, ...], what: str) -> int:
        """The index of a name."""
        text = str(value).lower()
        if text not in names:
            raise PositionError(f"{field}: {value!r} is no {what}; there are {', '.join(names)}")
        return names.index(text)

    def card(self, name: object, field: str, unknown: bool = False) -> int:
        if unknown and name == "?":
            return UNKNOWN
        return self.named(name, field, FACE_NAMES, "card")

    def events(self, value: object, field: str) -> int:
        """Titles of events as a bitmask."""
        titles = self.listed(value, field, "events", len(EVENT_TITLES))
        return sum(
            1 << self.named(title, field, EVENT_TITLES, "event") for title in dict.fromkeys(map(str, titles))
        )

    def per_seat(self, field: str) -> dict[int, Any]:
        """The value of each seat that a field names."""
        found: dict[int, Any] = {}
        for letter, value in self.mapping(self.document.get(field, {}), field).items():
            seat = self.seat(letter, field)
            if seat in found:
                raise PositionError(f"{field}.{letter}: this seat is there already under another name")
            found[seat] = value
        return found

    def bag(self, value: object, field: str, unknown: bool) -> tuple[NDArray[np.int16], int]:
        """Cards as a bag, and how many they are with the unknown ones; no face more often than the deck has it."""
        cards = [
            self.card(name, field, unknown)
            for name in self.listed(spread(value, field), field, "cards", CARDS)
        ]
        found = np.bincount([card for card in cards if card != UNKNOWN], minlength=FACES).astype(np.int16)
        for face in np.flatnonzero(found > self.copies):
            raise PositionError(
                f"{field}: {found[face]} cards {FACE_NAMES[face]!r}; the deck has {self.copies[face]}"
            )
        return found, len(cards)

    # -------------------------------------------------------------------------------------------------- the whole

    def read(self) -> np.record:
        for field in self.document:
            if field not in _FIELDS:
                raise PositionError(f"{field}: no such field; a position has {', '.join(_FIELDS)}")
        for field in ("turn", "hands"):
            if field not in self.document:
                raise PositionError(
                    f"{field}: missing; turn names the seat whose turn it is, hands the cards"
                )
        state, document = self.state, self.document
        state.seat = self.seat(document["turn"], "turn")
        state.dealer = self.seat(document.get("dealer", self.letters[int(state.seat) - 1]), "dealer")
        state.round_n = self.integer(document.get("round", 1), "round", 1, MOST_ROUNDS) - 1
        self.read_places()
        for field in MASKS:
            state[field] = self.mask(document.get(field, ""), field, (1 << len(self.letters)) - 1)
        for field in _FLAGS:
            if not isinstance(document.get(field, False), bool):
                raise PositionError(f"{field}: true or false expected, not {document[field]!r}")
            state[field] = int(document.get(field, False))
        self.read_events()
        self.read_numbers()
        self.read_aside()
        self.read_hands()
        self.read_match()
        self.read_decisions()
        check(state)
        return state

    def read_places(self) -> None:
        places = self.document.get("places", self.letters)
        if not isinstance(places, str) or sorted(places) != sorted(self.letters):
            raise PositionError(f"places: the letters {self.letters} in play order expected, not {places!r}")
        for place in range(PLAYERS):
            self.state.at[place] = self.letters.index(places[place]) if place < len(places) else place

    def read_events(self) -> None:
        state, document = self.state, self.document
        state.events_seen = self.events(document.get("events_seen", []), "events_seen")
        everything = int(all_events(state))
        if int(state.events_seen) & ~everything:
            raise PositionError("events_seen: an event that the deck does not have")
        state.events_left = everything & ~int(state.events_seen)
        if "events_left" in document:
            state.events_left = self.events(document["events_left"], "events_left")
            if int(state.events_left) & ~everything:
                raise PositionError("events_left: an event that the deck does not have")
        state.offer[:] = NONE
        for i, title in enumerate(self.listed(document.get("offer", []), "offer", "events", 3)):
            state.offer[i] = self.named(title, "offer", EVENT_TITLES, "event")
        state.heir_n = self.integer(document.get("heirs", 0), "heirs", 0, 100)

    def read_numbers(self) -> None:
        state = self.state
        for field, low, high, of in (
            ("shares", 0, 8, ""),
            ("bomb_left", 0, 3, " (turns after the one in progress)"),
            ("points", -MOST_POINTS, MOST_POINTS, ""),
            ("round_points", -99, MOST_POINTS, ""),
        ):
            for seat, number in self.per_seat(field).items():
                state[field][seat] = self.integer(number, f"{field}.{self.letters[seat]}", low, high, of)
        over = self.document.get("over")
        if over is not None:
            reasons = {name: number for number, name in WHY_OVER.items()}
            state.over = 1 + self.named(over, "over", tuple(reasons), "end of a round")

    def read_aside(self) -> None:
        state = self.state
        state.aside[:] = NONE
        for i, value in enumerate(self.listed(self.document.get("aside", []), "aside", "cards", CARDS)):
            entry, field = self.mapping(value, f"aside[{i}]"), f"aside[{i}]"
            state.aside[i] = self.card(entry.get("card"), f"{field}.card", unknown=True)
            if entry.get("by") == _MARKET:
                state.aside_by[i] = ON_MARKET
            else:
                by, to = (
                    self.seat(entry.get("by"), f"{field}.by"),
                    self.seat(entry.get("for"), f"{field}.for"),
                )
                state.aside_by[i] = 8 * by + to
            state.aside_n = i + 1

    def read_hands(self) -> None:
        """Hands, what is known of them, and the piles; every card of the deck must be somewhere."""
        state, document = self.state, self.document
        left, unknown = self.copies.copy(), 0
        for seat, names in self.per_seat("hands").items():
            found, count = self.bag(names, f"hands.{self.letters[seat]}", True)
            state.hand[seat], state.hand_n[seat] = found, count
            left -= found
            unknown += count - int(found.sum())
        for seat, known in self.per_seat("known").items():
            self.read_known(seat, known)
        state.told[:] = ALL_SEATS
        for seat, letters in self.per_seat("told").items():
            state.told[seat] = self.mask(letters, f"told.{self.letters[seat]}", ALL_SEATS)
        self.read_loose()
        self.read_lacks()
        discard = document.get("discard", [document["top"]] if document.get("top") else [])
        found, _ = self.bag(discard, "discard", False)
        state.discard[:] = found
        left -= found
        state.pack[:] = NONE
        for i, name in enumerate(self.listed(document.get("pack", []), "pack", "cards", PACK)):
            state.pack[i] = self.card(name, "pack", unknown=True)
            state.pack_n = i + 1
        for card in (*state.pack[: state.pack_n], *state.aside[: state.aside_n]):
            if card == UNKNOWN:
                unknown += 1
            else:
                left[card] -= 1
        self.refuse_too_many(left)
        self.read_deck(left, unknown)

    def read_known(self, seat: int, known: object) -> None:
        field = f"known.{self.letters[seat]}"
        for name, knowers in self.mapping(known, field).items():
            face = self.card(name, field)
            first, most = int(LEVEL_OF[face]), int(self.copies[face])
            for i, letters in enumerate(self.listed(knowers, f"{field}.{name}", "seats' letters", most)):
                self.state.known[seat, first + i] = self.mask(letters, f"{field}.{name}", ALL_SEATS)

    def read_loose(self) -> None:
        """Cards adrift, for each who knows of them."""
        room = self.mapping(self.document.get("room", {}), "room")
        for whose, entries in self.mapping(self.document.get("loose", {}), "loose").items():
            row = EVERYBODY if whose == _EVERYONE else self.seat(whose, "loose")
            for i, value in enumerate(self.listed(entries, f"loose.{whose}", "cards", LOOSE)):
                field = f"loose.{whose}[{i}]"
                entry = self.mapping(value, field)
                face = self.card(entry.get("card"), f"{field}.card")
                places = {
                    self.named(name, f"{field}.in", _PLACES, "place")
                    for name in self.listed(entry.get("in"), f"{field}.in", "places", len(_PLACES))
                }
                number = sum(1 << place for place in places) | face << FACE
                if "from" in entry:
                    laid = "left" not in entry and places == {ASIDE}
                    left = ANY if laid else self.integer(entry.get("left"), f"{field}.left", 0, ANY - 1)
                    number |= self.seat(entry["from"], f"{field}.from") << ORIGIN | left << LEFT
                else:
                    number |= ANY << LEFT
                self.state.loose[row, i] = number
                self.state.loose_n[row] = i + 1
            for seat in range(len(self.letters)):
                self.state.room[row, seat] = _there(self.state, row, seat)
            for letter, number in self.mapping(room.get(whose, {}), f"room.{whose}").items():
                field = f"room.{whose}.{letter}"
                self.state.room[row, self.seat(letter, field)] = self.integer(number, field, 0, CARDS)
            tidy(self.state, row)

    def read_lacks(self) -> None:
        """What all can tell that hands lack."""
        state = self.state
        for seat, value in self.per_seat("lacks").items():
            field = f"lacks.{self.letters[seat]}"
            entry = self.mapping(value, field)
            for i, letters in enumerate(
                self.listed(entry.get("late", []), f"{field}.late", "seats' letters", LATE)
            ):
                state.late[seat, i] = self.mask(letters, f"{field}.late", ALL_SEATS)
                state.late_n[seat] = i + 1
            most = int(state.late_n[seat])
            for since, names in self.mapping(entry.get("cards", {}), f"{field}.cards").items():
                number = int(since) if str(since).isdecimal() and int(since) <= most else None
                for name in self.listed(names, f"{field}.cards", "cards", FACES):
                    if number is None:
                        raise PositionError(f"{field}.cards: {since!r} is no number of cards that came late")
                    state.lack[seat, self.card(name, f"{field}.cards")] = 1 + number
            for name in ("apart", "favoured"):
                if name in entry:
                    state[name][seat] = 1 + self.integer(entry[name], f"{field}.{name}", 0, most)
            state.favours[seat] = self.integer(entry.get("favours", 0), f"{field}.favours", 0, CARDS)
            state.lacking = int(state.lacking) | 1 << seat

    def refuse_too_many(self, left: NDArray[np.int16]) -> None:
        for face in np.flatnonzero(left < 0):
            raise PositionError(
                f"hands: with piles and the rest there are {self.copies[face] - left[face]} cards "
                f"{FACE_NAMES[face]!r}; the deck has {self.copies[face]}"
            )

    def read_deck(self, left: NDArray[np.int16], unknown: int) -> None:
        state = self.state
        if "deck" not in self.document:
            if unknown:
                raise PositionError("deck: it must be given where cards are unknown")
            state.deck[:], state.deck_n = left, left.sum()
            return
        found, count = self.bag(self.document["deck"], "deck", True)
        state.deck_n = count
        if count > found.sum():
            if found.any():
                raise PositionError("deck: either all of its cards are unknown or none")
            state.deck[:] = UNKNOWN
            unknown += count
        else:
            state.deck[:] = found
            left -= found
            self.refuse_too_many(left)
        if left.sum() != unknown:
            total = self.copies.sum()
            raise PositionError(f"deck: {total - left.sum() + unknown} cards in all; the deck has {total}")

    def read_match(self) -> None:
        state, document = self.state, self.document
        state.top = NONE if document.get("top") is None else self.card(document["top"], "top")
        if state.top != NONE and not state.discard[state.top]:
            raise PositionError("discard: the card on top is missing")
        state.colour, state.last_colour = NONE, NONE
        if "match" in document:
            match = self.mapping(document["match"], "match")
            if match.get("any"):
                state.symbol = ANY_CARD
            else:
                if "colour" in match:
                    state.colour = self.named(match["colour"], "match.colour", COLOURS, "colour")
                if "number" in match:
                    state.number = self.integer(match["number"], "match.number", 1, 9)
                if "symbol" in match:
                    state.symbol = self.named(match["symbol"], "match.symbol", KIND_NAMES, "kind of card")
        elif state.top != NONE:
            self.match_top(int(state.top))
        else:
            state.symbol = ANY_CARD
        if "last_colour" in document:
            if document["last_colour"] is not None:
                state.last_colour = self.named(document["last_colour"], "last_colour", COLOURS, "colour")
        elif KIND_OF[state.top] != BLACK:
            state.last_colour = state.colour

    def match_top(self, face: int) -> None:
        """What a card demands that has just been played."""
        if FIRST_NEUTRAL <= face < FIRST_COLOURED or KIND_OF[face] == COLOUR_SWAP:
            raise PositionError("match: with this card on top it must say what the next card must match")
        state = self.state
        state.number = NUMBER_OF[face]
        if COLOURS_OF[face]:
            state.colour = int(COLOURS_OF[face]).bit_length() - 1
        if face >= FIRST_COLOURED:
            state.symbol = KIND_OF[face]

    def read_decisions(self) -> None:
        state, turn = self.state, self.letters[self.state.seat]
        usual = [{"kind": "end_play", "seat": turn}, {"kind": "turn", "seat": turn}]
        for i, value in enumerate(
            self.listed(self.document.get("decisions", usual), "decisions", "frames", DEPTH)
        ):
            frame, field = self.mapping(value, f"decisions[{i}]"), f"decisions[{i}]"
            kinds = {names[0]: number for number, names in FRAMES.items()}
            if str(frame.get("kind")) not in kinds:
                raise PositionError(
                    f"{field}.kind: one of {', '.join(kinds)} expected, not {frame.get('kind')!r}"
                )
            kind = kinds[str(frame["kind"])]
            state.stack[i, KIND] = kind
            state.stack[i, SEAT] = self.seat(frame.get("seat"), f"{field}.seat")
            for place, (name, form) in zip((A, B), FRAMES[kind][1:], strict=True):
                state.stack[i, place] = self.frame_number(frame.get(name), f"{field}.{name}", form)
            state.depth = i + 1

    def frame_number(self, value: object, field: str, form: int) -> int:
        """One of the two numbers of a frame."""
        if form == _UNUSED or (form == _NUMBER and value is None):
            return 0
        if form == _NUMBER:
            return self.integer(value, field, 0, 127)
        if form == _KIND:
            return self.named(value, field, KIND_NAMES, "kind of card")
        if form == _EVENT:
            return self.named(value, field, EVENT_TITLES, "event")
        if form == _SEAT:
            return self.seat(value, field)
        letter, _, digits = str(value).partition(" ")
        number = whole_number(digits)
        if number is None or not 0 <= number <= 4:
            raise PositionError(f'{field}: a seat and a number expected, like "b 0", not {value!r}')
        return self.seat(letter, field) + 8 * number


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return _Reader(document, options).read()
