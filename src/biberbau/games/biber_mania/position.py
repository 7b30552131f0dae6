"""Positions of Biber-Mania as documents: readable, editable by hand, loadable.

``turn`` and ``hands`` are required. Without ``deck`` the draw pile is what lies nowhere else; the decision is a discard
unless ``decisions`` says else. Seats are letters: a is seat 0. A pile is a list of its groups, the top one last;
within hands, groups and the rest the order of the cards does not matter. ``known`` are the cards of a hand that
everyone has seen, ``without`` those that it lacks: a list of faces that it has none of among the others, or for each
face how many of the others, the oldest, are none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.game import Document
from ...kernel.options import Value, encode
from ...kernel.stack import KIND, SEAT, A, B
from ..positions import DocumentReader, face_number, spread
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import (
    BODYGUARD,
    DISPLAY,
    FACE_NAMES,
    FACES,
    JOKER,
    MOST_CARDS,
    NONE,
    NUMBERS,
    STOCK,
    UNKNOWN,
    card_name,
)
from .groups import look_at_top
from .position_checks import check
from .rules import copies_of
from .state import (
    ASK,
    CHOSEN,
    DEAL_NEXT,
    DRAW,
    DTYPE,
    FACE,
    GUARDED,
    MOST_ROUNDS,
    PICK,
    PLAY,
    PLAYERS,
    PULL,
    STAB,
    STABBED,
    STARTS,
    STEAL,
    WISH,
)

FRAME_NAMES = {
    PLAY: "play",
    STAB: "stab",
    STABBED: "stabbed",
    STEAL: "steal",
    ASK: "ask",
    WISH: "wish",
    PICK: "pick",
    PULL: "pull",
    DRAW: "draw",
    DEAL_NEXT: "deal_next",
}
_FIELDS = (
    "turn", "starter", "round", "hands", "known", "without", "piles", "guarded", "chosen", "owed", "display", "stock",
    "gone", "deck", "points", "decisions",
)  # fmt: skip
MOST_POINTS = MOST_ROUNDS * MOST_CARDS


def _bag(bag: NDArray[np.int8], count: int) -> list[str]:
    """A bag's cards by name."""
    if count and bag[0] == UNKNOWN:
        return [card_name(UNKNOWN)] * count
    return [card_name(face) for face in range(FACES) for _ in range(bag[face])]


def _groups(state: np.record, seat: int) -> tuple[list[list[str]], list[int]]:
    """The groups of a pile, the top one last, and the numbers, from 1, of those that stay protected."""
    groups: list[list[str]] = []
    guarded = []
    for card in state.pile[seat, : state.pile_n[seat]].tolist():
        if card & STARTS:
            groups.append([])
        if card & GUARDED:
            guarded.append(len(groups))
        groups[-1].append(card_name(card & FACE))
    return groups, guarded


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    letters = SEAT_LETTERS[: int(state.option[opt.PLAYERS])]
    seats = list(enumerate(letters))
    document: Document = {
        "turn": letters[state.seat],
        "starter": letters[state.starter],
        "round": int(state.round_n) + 1,
        "hands": {letter: _bag(state.hand[seat], int(state.hand_n[seat])) for seat, letter in seats},
        "known": {letter: _bag(state.known[seat], 0) for seat, letter in seats},
        "without": {
            letter: {card_name(face): n for face, n in enumerate(state.without[seat].tolist()) if n}
            for seat, letter in seats
        },
        "piles": {letter: _groups(state, seat)[0] for seat, letter in seats},
        "chosen": [card_name(card) for card in state.chosen[: state.chosen_n].tolist()],
        "owed": {letter: int(state.owed[seat]) for seat, letter in seats if state.owed[seat]},
        "display": _bag(state.display, int(state.display_n)),
        "stock": _bag(state.stock, int(state.stock_n)),
        "gone": _bag(state.gone, 0),
        "deck": _bag(state.deck, int(state.deck_n)),
    }
    if state.option[opt.BODYGUARD_STAYS]:
        document["guarded"] = {letter: _groups(state, seat)[1] for seat, letter in seats}
    if state.option[opt.COLLECT]:
        document["points"] = {letter: int(state.points[seat]) for seat, letter in seats}
    document["decisions"] = [_frame_document(state)] if state.depth else []
    return document


def _frame_document(state: np.record) -> Document:
    kind, seat, a, b = (int(x) for x in state.stack[0])
    frame: Document = {"kind": FRAME_NAMES[kind], "seat": SEAT_LETTERS[seat]}
    if kind in (STABBED, WISH):
        frame["of"] = SEAT_LETTERS[a]
    elif kind in (STEAL, PULL):
        frame["left"] = a
    if kind == PULL:
        frame["for"] = SEAT_LETTERS[b]
    return frame


def _in_order(cards: Iterable[int]) -> list[int]:
    """The cards of a group as they are laid: action card, numbers from low to high, jokers."""
    return sorted(cards, key=lambda card: (card <= NUMBERS, card == JOKER, card))


class _Reader(DocumentReader):
    """Reads one document; every complaint names the field."""

    FIELDS = _FIELDS
    FRAMES = FRAME_NAMES

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        super().__init__(document, options, opt.OPTIONS, DTYPE)
        self.letters = SEAT_LETTERS[: self.players]
        self.left = [copies_of(self.state, face) for face in range(FACES)]
        self.cards = sum(self.left)
        self.unknown = 0

    def card(self, name: object, field: str) -> int:
        face = face_number(name, FACE_NAMES)
        if face is not None and copies_of(self.state, face) > 0:
            return face
        missing = lacks(self.options)
        cards = ", ".join(name for name in FACE_NAMES if name not in missing)
        if face is None:
            raise PositionError(f"{field}: {name!r} is no card; cards are {cards}")
        raise PositionError(f"{field}: this deck has no {name!r}; cards are {cards}")

    def place(self, name: object, field: str) -> int:
        """A card that lies there and nowhere else."""
        card = self.card(name, field)
        self.left[card] -= 1
        if self.left[card] < 0:
            copies = copies_of(self.state, card)
            raise PositionError(f"{field}: now there are more cards {name!r} than the deck has ({copies})")
        return card

    def bag(self, value: object, field: str, bag: NDArray[np.int8], hidden: bool = False) -> int:
        """Count a list of cards in a bag, all unknown or none (``hidden``: they may be); returns how many they are."""
        names = self.listed(spread(value, field), field, "cards")
        if hidden and "?" in names:
            if any(name != "?" for name in names):
                raise PositionError(f"{field}: either all of its cards are unknown or none")
            self.unknown += len(names)
            if self.unknown > self.cards:
                raise PositionError(f"{field}: more unknown cards than the deck has cards ({self.cards})")
            bag[:] = UNKNOWN
        else:
            for name in names:
                bag[self.place(name, field)] += 1
        return len(names)

    def read(self) -> np.record:
        self.check_fields(["turn", "hands"], "turn names the seat whose turn it is, hands the cards of each")
        state, document = self.state, self.document
        state.seat = self.seat(document["turn"], "turn")
        state.starter = self.seat(document.get("starter", document["turn"]), "starter")
        rounds = int(self.options["rounds"]) if self.options["collect"] else 1
        state.round_n = self.integer(document.get("round", 1), "round", 1, rounds) - 1
        most = MOST_POINTS if self.options["collect"] else 0
        for seat, part, points in self.by_seat("points"):
            state.points[seat] = self.integer(points, part, -most, most)
        self.read_hands()
        self.read_piles()
        for place, most in (("display", DISPLAY), ("stock", STOCK), ("gone", MOST_CARDS)):
            count = self.bag(document.get(place, []), place, state[place])
            if count > most:
                raise PositionError(f"{place}: {count} cards, but at most {most} lie there")
            if place != "gone":
                state[f"{place}_n"] = count
        self.read_chosen()
        self.read_deck()
        for seat, part, cards in self.by_seat("owed"):
            state.owed[seat] = self.integer(cards, part, 0, MOST_CARDS)
        self.read_decision()
        check(state)
        return state

    def read_hands(self) -> None:
        state = self.state
        named = set()
        for seat, part, cards in self.by_seat("hands"):
            state.hand_n[seat] = self.bag(cards, part, state.hand[seat], hidden=True)
            named.add(seat)
        for seat, letter in enumerate(self.letters):
            if seat not in named:
                raise PositionError(f"hands.{letter}: missing; write [] for a player without cards")
        for seat, part, cards in self.by_seat("known"):
            for name in self.listed(cards, part, "cards"):
                card = self.card(name, part)
                if state.known[seat, card] == copies_of(state, card):
                    raise PositionError(f"{part}: more cards {name!r} than the deck has")
                state.known[seat, card] += 1
        for seat, part, faces in self.by_seat("without"):
            self.read_without(seat, part, faces)

    def read_without(self, seat: int, field: str, faces: object) -> None:
        """A list of faces that the hand lacks, or by face how many of its unseen cards, the oldest, are none."""
        state = self.state
        unseen = int(state.hand_n[seat]) - int(state.known[seat].sum())
        lacks_all = [(name, unseen) for name in faces] if isinstance(faces, list) else None
        for name, count in self.mapping(faces, field).items() if lacks_all is None else lacks_all:
            card = self.card(name, field)
            state.without[seat, card] = self.integer(count, f"{field}.{name}", 0, max(0, unseen))
        if state.without[seat].any():
            state.asked |= np.uint8(1 << seat)

    def read_piles(self) -> None:
        state = self.state
        state.pile[:] = NONE
        for seat, part, groups in self.by_seat("piles"):
            count = 0
            for number, group in enumerate(self.listed(groups, part, "groups")):
                field = f"{part}[{number}]"
                cards = [self.place(name, field) for name in self.listed(group, field, "cards")]
                if not cards:
                    raise PositionError(f"{field}: a group without cards")
                cards = _in_order(cards)
                stays = self.options["bodyguard_stays"] and cards[0] == BODYGUARD and len(cards) > 1
                cards[0] |= STARTS | GUARDED if stays else STARTS
                state.pile[seat, count : count + len(cards)] = cards
                count += len(cards)
            state.pile_n[seat] = count
        for seat, part, numbers in self.by_seat("guarded"):
            starts = [i for i in range(state.pile_n[seat]) if state.pile[seat, i] & STARTS]
            for start in starts:
                state.pile[seat, start] &= ~GUARDED
            for number in self.listed(numbers, part, "numbers of groups"):
                state.pile[seat, starts[self.integer(number, part, 1, len(starts)) - 1]] |= GUARDED
        for seat in range(PLAYERS):
            look_at_top(state, seat)

    def read_chosen(self) -> None:
        state = self.state
        names = self.listed(self.document.get("chosen", []), "chosen", "cards")
        if len(names) > CHOSEN:
            raise PositionError(f"chosen: {len(names)} cards, but at most {CHOSEN} go together")
        state.chosen[:] = NONE
        state.chosen[: len(names)] = _in_order(self.place(name, "chosen") for name in names)
        state.chosen_n = len(names)

    def read_deck(self) -> None:
        """All cards must be somewhere, known or unknown."""
        state = self.state
        if "deck" not in self.document:
            if self.unknown:
                raise PositionError("deck: it must be given where cards are unknown")
            state.deck[:] = self.left
            state.deck_n = sum(self.left)
            return
        state.deck_n = self.bag(self.document["deck"], "deck", state.deck, hidden=True)
        left = sum(self.left) - self.unknown
        if left:
            raise PositionError(f"deck: {self.cards - left} cards in all; there must be {self.cards}")

    def read_decision(self) -> None:
        state = self.state
        for kind, field, frame in self.frames([{"kind": "play", "seat": self.letters[state.seat]}]):
            a = b = 0
            if kind in (STABBED, WISH):
                a = self.seat(frame.get("of"), f"{field}.of")
            elif kind in (STEAL, PULL):
                a = self.integer(frame.get("left"), f"{field}.left", 1, 2)
            if kind == PULL:
                b = self.seat(frame.get("for"), f"{field}.for")
            seat = self.seat(frame.get("seat"), f"{field}.seat")
            state.stack[0, KIND], state.stack[0, SEAT], state.stack[0, A], state.stack[0, B] = (
                kind,
                seat,
                a,
                b,
            )


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return _Reader(document, options).read()


def lacks(options: Mapping[str, Value]) -> list[str]:
    """The faces that no card of this deck has."""
    state: np.record = np.zeros(1, dtype=DTYPE)[0]
    state.option[:] = encode(opt.OPTIONS, options)
    return [name for face, name in enumerate(FACE_NAMES) if copies_of(state, face) == 0]
