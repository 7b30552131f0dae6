"""Positions of Biberbande as documents: readable, editable by hand, loadable.

``turn`` and ``rows`` are required. Without ``deck`` the draw pile is what lies nowhere else; the decision is "action A
or B" unless ``decisions`` says else. Seats are letters: a is seat 0. The discard pile ends with its top card. ``seen``
says when who saw a card that he knows: in which turn, or where it lay when he looked before the first one; absent:
before the first turn, where it lies now.
``stayed`` and ``stayed_cards`` say what everybody can tell since the discard pile has become the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.options import Value
from ...kernel.stack import KIND, SEAT, A, B
from ..positions import DocumentReader, face_number, numbered, spread
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import CARDS, COPIES, FACE_NAMES, FACES, HIGHEST, NONE, NUMBERS, UNKNOWN, card_name
from .position_checks import check
from .rules import remember, remembered, rounds, rounds_over
from .state import (
    BEFORE,
    DEAL_NEXT,
    DRAWN,
    DRAWN_FIRST,
    DRAWN_ONE,
    DRAWN_SECOND,
    DTYPE,
    END_OF_TURN,
    LOOK,
    SLOTS,
    SWAPPING,
    TURN,
)

FRAME_NAMES = {
    LOOK: "look",
    TURN: "turn",
    DRAWN: "drawn",
    SWAPPING: "swapping",
    END_OF_TURN: "end_of_turn",
    DEAL_NEXT: "deal_next",
}
WHICH = {DRAWN_ONE: "one", DRAWN_FIRST: "first", DRAWN_SECOND: "second"}
_FIELDS = (
    "turn", "dealer", "round", "turns", "knocked", "rows", "known", "numbers", "seen", "stayed",
    "stayed_cards", "drawn", "aside", "deck",
    "discard", "points", "decisions",
)  # fmt: skip
_EVERYONE = "all"
_PLACES = tuple(f"{letter}{slot + 1}" for letter in SEAT_LETTERS for slot in range(SLOTS))


def _letters(mask: int) -> str:
    return "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if mask >> seat & 1)


def _pile(bag: NDArray[np.int8], count: int, top: int = NONE) -> list[str]:
    """A bag's cards by name, its top card last."""
    if count and bag[0] == UNKNOWN:
        return ["?"] * count
    cards = [face for face in range(FACES) for _ in range(bag[face] - (face == top))]
    return [card_name(card) for card in cards] + ([] if top == NONE else [card_name(top)])


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    letters = SEAT_LETTERS[: int(state.option[opt.PLAYERS])]
    played = int(state.round_n) + (state.depth == 0 or int(state.stack[0, KIND]) == DEAL_NEXT)
    document: Document = {
        "turn": letters[state.seat],
        "dealer": letters[state.dealer],
        "round": int(state.round_n) + 1,
        "turns": int(state.turn),
        "knocked": None if state.knocker == NONE else letters[state.knocker],
        "rows": {letter: [card_name(int(card)) for card in state.row[s]] for s, letter in enumerate(letters)},
        "known": {
            letter: [_EVERYONE if mask == ALL_SEATS else _letters(int(mask)) for mask in state.known[s]]
            for s, letter in enumerate(letters)
        },
        "numbers": {
            letter: [slot + 1 for slot in range(SLOTS) if state.plain[s, slot]]
            for s, letter in enumerate(letters)
        },
        "seen": {
            letter: [_seen_document(state, s, slot) for slot in range(SLOTS)]
            for s, letter in enumerate(letters)
        },
        "aside": [FACE_NAMES[NUMBERS + i] for i, count in enumerate(state.aside) for _ in range(count)],
        "deck": _pile(state.deck, int(state.deck_n)),
        "discard": _pile(state.discard, int(state.discard_n), int(state.top)),
        "points": {letter: state.points[:played, s].tolist() for s, letter in enumerate(letters)},
    }
    if state.drawn != NONE:
        document["drawn"] = card_name(int(state.drawn))
    if state.stayed.any():
        document["stayed"] = {
            letter: numbered(int(state.stayed[s]), SLOTS) for s, letter in enumerate(letters)
        }
        document["stayed_cards"] = [
            name
            for face, name in enumerate(FACE_NAMES)
            for _ in range(int(state.stayed_cards) >> 4 * face & 15)
        ]
    document["decisions"] = [_frame_document(state)] if state.depth else []
    return document


def _seen_document(state: np.record, seat: int, slot: int) -> Document:
    """By letters of those who know the card: the turn in which they saw it, or its place before the first one."""
    known = 0 if rounds_over(state) > state.round_n else int(state.known[seat, slot])
    seen: dict[int, int] = {}
    for knower in range(int(state.option[opt.PLAYERS])):
        if known >> knower & 1:
            memory = remembered(state, seat, slot, knower)
            seen[memory] = seen.get(memory, 0) | 1 << knower
    document: Document = {}
    for memory, knowers in seen.items():
        letters = _EVERYONE if known == ALL_SEATS and len(seen) == 1 else _letters(knowers)
        document[letters] = _PLACES[memory] if memory < BEFORE else memory - BEFORE
    return document


def _frame_document(state: np.record) -> Document:
    kind, seat, a, b = (int(x) for x in state.stack[0])
    frame: Document = {"kind": FRAME_NAMES[kind], "seat": SEAT_LETTERS[seat]}
    if kind == LOOK:
        frame["slots"] = numbered(a, SLOTS)
        frame["waiting"] = list(_letters(b))
    elif kind == DRAWN:
        frame["card"] = WHICH[a]
    elif kind == SWAPPING:
        frame["slot"] = a + 1
    return frame


class _Reader(DocumentReader):
    """Reads one document; every complaint names the field."""

    FIELDS = _FIELDS
    FRAMES = FRAME_NAMES

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        super().__init__(document, options, opt.OPTIONS, DTYPE)
        self.letters = SEAT_LETTERS[: self.players]

    def card(self, name: object, field: str, unknown: bool = False) -> int:
        if unknown and name == "?":
            return UNKNOWN
        face = face_number(name, FACE_NAMES)
        if face is None:
            raise PositionError(f"{field}: {name!r} is no card; cards are {', '.join(FACE_NAMES)}")
        return face

    def per_seat(self, field: str, what: str, count: int | None = SLOTS) -> dict[int, list[Any]]:
        """A list for each seat that the field names."""
        return {seat: self.listed(value, part, what, count) for seat, part, value in self.by_seat(field)}

    def read(self) -> np.record:
        self.check_fields(["turn", "rows"], "turn names the seat whose turn it is, rows the cards")
        state, document = self.state, self.document
        state.seat = self.seat(document["turn"], "turn")
        state.dealer = self.seat(document.get("dealer", self.letters[int(state.seat) - 1]), "dealer")
        state.round_n = self.integer(document.get("round", 1), "round", 1, rounds(state)) - 1
        guard = int(state.option[opt.TURN_GUARD])
        state.turn = self.integer(document.get("turns", 0), "turns", 0, guard + len(self.letters))
        knocked = document.get("knocked")
        state.knocker = NONE if knocked is None else self.seat(knocked, "knocked")
        self.read_rows()
        self.read_decision()
        self.read_seen()
        self.read_points()
        self.read_piles()
        check(state)
        return state

    def read_rows(self) -> None:
        state = self.state
        state.row[:] = NONE
        for seat, cards in self.per_seat("rows", "cards").items():
            field = f"rows.{self.letters[seat]}"
            state.row[seat] = [self.card(name, field, unknown=True) for name in cards]
        for seat, letter in enumerate(self.letters):
            if state.row[seat, 0] == NONE:
                raise PositionError(f"rows.{letter}: missing; every player has {SLOTS} cards")
        for seat, knowers in self.per_seat("known", "seats' letters").items():
            field = f"known.{self.letters[seat]}"
            for slot, letters in enumerate(knowers):
                if letters == _EVERYONE:
                    state.known[seat, slot] = ALL_SEATS
                else:
                    for knower in self.seats(letters, field):
                        state.known[seat, slot] |= 1 << knower
        for seat, slots in self.per_seat("numbers", "slots", None).items():
            for slot in slots:
                state.plain[seat, self.integer(slot, f"numbers.{self.letters[seat]}", 1, SLOTS) - 1] = 1
        for seat, slots in self.per_seat("stayed", "slots", None).items():
            state.stayed[seat] = self.mask(slots, f"stayed.{self.letters[seat]}", SLOTS)

    def read_seen(self) -> None:
        """When everybody saw the cards that he knows; unless it says else, before the first turn, where they lie."""
        state = self.state
        if rounds_over(state) > state.round_n:
            return  # open cards need not be remembered
        memories = self.per_seat("seen", "mappings")
        for seat, letter in enumerate(self.letters):
            for slot in range(SLOTS):
                known = self.knowers(int(state.known[seat, slot]))
                here = seat * SLOTS + slot
                told = dict.fromkeys(known, here)
                if seat in memories:
                    field = f"seen.{letter}"
                    for letters, value in self.mapping(memories[seat][slot], field).items():
                        for knower in self.seats(letters, field):
                            if knower not in told:
                                raise PositionError(f"{field}: only who knows a card has seen it")
                            told[knower] = self.memory(value, field)
                for knower, memory in told.items():
                    remember(state, seat, slot, knower, memory)

    def memory(self, value: object, field: str) -> int:
        """A turn, or the place where the card lay before the first one."""
        if isinstance(value, str):
            return self.one_of(value, field, _PLACES[: SLOTS * self.players])
        return BEFORE + self.integer(value, field, 0, int(self.state.turn))

    def knowers(self, mask: int) -> list[int]:
        """The seats of a mask that play."""
        return [seat for seat in range(self.players) if mask >> seat & 1]

    def seats(self, letters: object, field: str) -> list[int]:
        """The seats that these letters name."""
        if letters == _EVERYONE:
            return list(range(self.players))
        return [self.seat(letter, field) for letter in self.text(letters, field)]

    def text(self, value: object, field: str) -> str:
        if not isinstance(value, str):
            raise PositionError(f"{field}: letters of seats or {_EVERYONE!r} expected, not {value!r}")
        return value

    def read_decision(self) -> None:
        state = self.state
        decisions = self.document.get("decisions", [{"kind": "turn", "seat": self.letters[state.seat]}])
        if len(self.listed(decisions, "decisions", "frames")) > 1:
            raise PositionError("decisions: one frame at most; nothing waits below it")
        for kind, field, frame in self.frames(decisions):
            state.stack[0, KIND] = kind
            state.stack[0, SEAT] = self.seat(frame.get("seat"), f"{field}.seat")
            if kind == LOOK:
                slots = self.listed(frame.get("slots"), f"{field}.slots", "slots")
                state.stack[0, A] = self.mask(slots, f"{field}.slots", SLOTS)
                for letter in self.listed(frame.get("waiting", []), f"{field}.waiting", "seats"):
                    state.stack[0, B] |= 1 << self.seat(letter, f"{field}.waiting")
            elif kind == DRAWN:
                which = {name: number for number, name in WHICH.items()}
                if frame.get("card", "one") not in which:
                    raise PositionError(f"{field}.card: one of {', '.join(which)} expected")
                state.stack[0, A] = which[str(frame.get("card", "one"))]
            elif kind == SWAPPING:
                state.stack[0, A] = self.integer(frame.get("slot"), f"{field}.slot", 1, SLOTS) - 1

    def read_points(self) -> None:
        state = self.state
        played = int(state.round_n) + (state.depth == 0 or int(state.stack[0, KIND]) == DEAL_NEXT)
        for seat, points in self.per_seat("points", "points", None).items():
            field = f"points.{self.letters[seat]}"
            if len(points) != played:
                raise PositionError(f"{field}: {played} rounds are over, not {len(points)}")
            for number, count in enumerate(points):
                state.points[number, seat] = self.integer(count, field, 0, HIGHEST)

    def read_piles(self) -> None:
        state, document = self.state, self.document
        state.drawn, state.top = NONE, NONE
        if "drawn" in document:
            state.drawn = self.card(document["drawn"], "drawn", unknown=True)
        for name in self.listed(document.get("aside", []), "aside", "cards"):
            card = self.card(name, "aside")
            if card < NUMBERS:
                raise PositionError(f"aside: only special cards are set aside, not {name!r}")
            state.aside[card - NUMBERS] += 1
        pile = self.listed(document.get("discard", []), "discard", "cards")
        for name in pile[:CARDS]:
            state.top = self.card(name, "discard")
            state.discard[state.top] += 1
        state.discard_n = min(len(pile), CARDS)
        left = self.left_over()
        self.read_stayed()
        if "deck" not in document:
            if UNKNOWN in (state.drawn, *state.row[: len(self.letters)].ravel()):
                raise PositionError("deck: it must be given where cards are unknown")
            state.deck[:] = left
            state.deck_n = left.sum()
            return
        pile = self.listed(spread(document["deck"], "deck"), "deck", "cards")
        cards = [self.card(name, "deck", unknown=True) for name in pile[:CARDS]]
        state.deck_n = len(cards)
        if UNKNOWN in cards:
            if set(cards) != {UNKNOWN}:
                raise PositionError("deck: either all of its cards are unknown or none")
            state.deck[:] = UNKNOWN
        else:
            for card in cards:
                state.deck[card] += 1
                left[card] -= 1
        self.check_count(left)

    def read_stayed(self) -> None:
        """The cards that lie where ``stayed`` says; those that are known need not be told."""
        state = self.state
        places = [
            (seat, slot)
            for seat in range(self.players)
            for slot in range(SLOTS)
            if int(state.stayed[seat]) >> slot & 1
        ]
        cards = [int(state.row[place]) for place in places]
        if "stayed_cards" in self.document:
            names = self.listed(self.document["stayed_cards"], "stayed_cards", "cards", len(places))
            cards = [self.card(name, "stayed_cards") for name in names]
        elif UNKNOWN in cards:
            raise PositionError("stayed_cards: they must be given where cards are unknown")
        for face in range(FACES):
            state.stayed_cards += min(cards.count(face), int(COPIES[face])) << 4 * face

    def left_over(self) -> NDArray[np.int16]:
        """How many cards of each face lie neither in rows, nor in hand, aside or on the discard pile."""
        state = self.state
        left = COPIES.astype(np.int16) - state.discard
        left[NUMBERS:] -= state.aside
        for card in (int(state.drawn), *state.row[: len(self.letters)].ravel().tolist()):
            if card >= 0:
                left[card] -= 1
        return self.refuse_too_many(left)

    def refuse_too_many(self, left: NDArray[np.int16]) -> NDArray[np.int16]:
        for face in range(FACES):
            if left[face] < 0:
                raise PositionError(
                    f"rows: with piles and the rest there are {COPIES[face] - left[face]} cards {FACE_NAMES[face]!r}; "
                    f"the game has {COPIES[face]}"
                )
        return left

    def check_count(self, left: NDArray[np.int16]) -> None:
        """All 66 cards must be somewhere, known or unknown."""
        self.refuse_too_many(left)
        state = self.state
        unknown = int((state.row == UNKNOWN).sum()) + (int(state.drawn) == UNKNOWN)
        if state.deck[0] == UNKNOWN:
            unknown += int(state.deck_n)
        if int(left.sum()) != unknown:
            raise PositionError(
                f"deck: {CARDS - int(left.sum()) + unknown} cards in all; there must be {CARDS}"
            )


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return _Reader(document, options).read()
