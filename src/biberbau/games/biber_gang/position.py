"""Positions of Biber Gang as documents: readable, editable by hand, loadable.

Only ``displays`` is required: two rows of four for each seat, ``6`` face up, ``(6)`` face down. An absent ``deck``
holds all cards that lie nowhere else, sorted, and seat 0 is to draw unless ``decisions`` says else. Seats count
from 0, slots from 1 (the upper row from left to right, then the lower one); piles run from the bottom. Without
``turns`` they are as few as the table needs. ``face_down``: the discard pile has become the deck in this round, so
everybody can tell which cards lie face down, if not where. The document's ``draws`` go on top of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...errors import PositionError
from ...kernel.game import Document
from ...kernel.options import Value
from ...kernel.stack import KIND, SEAT, A
from ..positions import DocumentReader, numbered
from . import options as opt
from .deck import CARDS, COPIES, FACES, NONE, ROUNDS, UNKNOWN, card_name
from .invariants import DECK_TOO_SMALL, TOO_MANY_UP, look_at_turns
from .position_checks import check
from .rules import unseen
from .state import (
    CHOOSE_FLIPS,
    COLUMNS,
    DRAW_CARD,
    DTYPE,
    FIRST_FLIPS,
    FROM_DECK,
    FROM_DISPLAY,
    FROM_PILE,
    LOOK_BACK,
    SLOTS,
    SWIM_TO,
    TURN_ONE,
    USE_CARD,
)

FRAME_NAMES = {
    CHOOSE_FLIPS: "choose_flips",
    DRAW_CARD: "draw_card",
    USE_CARD: "use_card",
    TURN_ONE: "turn_one",
    SWIM_TO: "swim_to",
    LOOK_BACK: "look_back",
}
ORIGINS = {FROM_DECK: "deck", FROM_PILE: "pile", FROM_DISPLAY: "display"}
LEAST_POINTS, MOST_POINTS = -20, 96
"""What a display can count in one round: four equal pairs, eight twelves."""
_CARDS = {card_name(card): card for card in range(FACES)}
_FIELDS = (
    "displays", "pile", "deck", "drawn", "chosen", "points", "closer", "turns", "face_down", "decisions",
)  # fmt: skip


def _chosen_count(state: np.record, seat: int) -> int:
    """How many cards a seat has chosen to turn up: everyone knows that much."""
    if state.depth == 0 or state.stack[0, KIND] != CHOOSE_FLIPS or seat > state.stack[0, SEAT]:
        return 0
    return int(state.stack[0, A]) if seat == state.stack[0, SEAT] else FIRST_FLIPS


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card or a choice that the observer does not know)."""
    seats = range(int(state.option[opt.PLAYERS]))
    document: Document = {
        "displays": [_display(state, seat) for seat in seats],
        "pile": [card_name(int(card)) for card in state.pile[: state.pile_n]],
        "deck": [card_name(int(card)) for card in state.deck[: state.deck_n]],
        "points": state.points[: state.round_n, : len(seats)].tolist(),
        "turns": int(state.turns),
    }
    if state.drawn != NONE:
        document["drawn"] = {"card": card_name(int(state.drawn)), "from": ORIGINS[int(state.origin)]}
    if state.closer != NONE:
        document["closer"] = int(state.closer)
    if any(_chosen_count(state, seat) for seat in seats):
        document["chosen"] = [
            numbered(int(state.chosen[seat]), SLOTS) or ["?"] * _chosen_count(state, seat) for seat in seats
        ]
    if state.reshuffled:
        down = int(state.face_down)
        document["face_down"] = [
            card_name(face) for face in range(FACES) for _ in range(down >> 4 * face & 15)
        ]
    document["decisions"] = [_frame_document(state, i) for i in range(state.depth)]
    return document


def _display(state: np.record, seat: int) -> list[list[str]]:
    cards = [card_name(int(card)) for card in state.display[seat]]
    for slot in range(SLOTS):
        if not int(state.up[seat]) >> slot & 1 and cards[slot] != "?":
            cards[slot] = f"({cards[slot]})"
    return [cards[:COLUMNS], cards[COLUMNS:]]


def _frame_document(state: np.record, i: int) -> Document:
    kind, seat, a, _ = (int(x) for x in state.stack[i])
    frame: Document = {"kind": FRAME_NAMES[kind], "seat": seat}
    if kind == CHOOSE_FLIPS:
        frame["chosen"] = a
    elif kind == SWIM_TO:
        frame["start"] = a + 1
    return frame


class _Reader(DocumentReader):
    """Reads one document; every complaint names the field."""

    SEATS = tuple("012345")
    FIELDS = _FIELDS
    FRAMES = FRAME_NAMES

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        super().__init__(document, options, opt.OPTIONS, DTYPE)

    def card(self, name: object, field: str, unknown: bool = False) -> int:
        if unknown and name == "?":
            return UNKNOWN
        card = _CARDS.get(str(name).lower()) if isinstance(name, str | int) else None
        if card is None or isinstance(name, bool):
            raise PositionError(f"{field}: {name!r} is no card; a card is a number from 0 to 12, or 'beaver'")
        return card

    def cards(self, value: object, field: str, unknown: bool = False) -> list[int]:
        names = self.listed(value, field, "cards")
        if len(names) > CARDS:
            raise PositionError(f"{field}: {len(names)} cards, but there are only {CARDS}")
        return [self.card(name, field, unknown) for name in names]

    def read(self) -> np.record:
        self.check_fields(["displays"], "two rows of four cards for each seat")
        state = self.state
        state.display[:] = NONE
        state.deck[:] = NONE
        state.pile[:] = NONE
        state.drawn, state.closer = NONE, NONE
        for seat, rows in enumerate(
            self.listed(self.document["displays"], "displays", "entries", self.players)
        ):
            self.read_display(seat, rows)
        pile = self.cards(self.document.get("pile", []), "pile")
        state.pile[: len(pile)] = pile
        state.pile_n = len(pile)
        self.read_drawn()
        self.read_deck()
        self.read_face_down()
        self.read_course()
        self.read_decisions()
        self.read_chosen()
        if "turns" not in self.document:
            state.turns = self.fewest_turns()
        check(state)
        return state

    def read_display(self, seat: int, rows: object) -> None:
        for row, names in enumerate(self.listed(rows, f"displays[{seat}]", "entries", 2)):
            field = f"displays[{seat}][{row}]"
            for column, name in enumerate(self.listed(names, field, "entries", COLUMNS)):
                slot = row * COLUMNS + column
                down = isinstance(name, str) and name.startswith("(") and name.endswith(")")
                card = self.card(name[1:-1] if down else name, field, unknown=not down)
                self.state.display[seat, slot] = card
                if not down and card != UNKNOWN:
                    self.state.up[seat] |= np.uint8(1 << slot)

    def read_drawn(self) -> None:
        if "drawn" not in self.document:
            return
        drawn = self.mapping(self.document["drawn"], "drawn")
        origin = self.one_of(drawn.get("from"), "drawn.from", list(ORIGINS.values()))
        self.state.origin = list(ORIGINS)[origin]
        self.state.drawn = self.card(drawn.get("card"), "drawn.card", self.state.origin == FROM_DECK)

    def read_deck(self) -> None:
        """The deck as given, or the cards that lie nowhere else."""
        state = self.state
        left = list(COPIES)
        hidden = 0
        cards = [*state.display[: self.players].ravel().tolist(), *state.pile[: state.pile_n].tolist()]
        if state.drawn != NONE:
            cards.append(int(state.drawn))
        deck = self.cards(self.document["deck"], "deck", unknown=True) if "deck" in self.document else []
        for card in cards + deck:
            if card == UNKNOWN:
                hidden += 1
            else:
                left[card] -= 1
        for face in range(FACES):
            if left[face] < 0:
                raise PositionError(
                    f"deck: there are {COPIES[face]} cards {card_name(face)}, not {COPIES[face] - left[face]}"
                )
        if "deck" not in self.document:
            if hidden:
                raise PositionError("deck: it must be given where other cards are unknown")
            deck = [face for face in range(FACES) for _ in range(left[face])]
        elif sum(left) != hidden:
            raise PositionError(f"deck: {CARDS - sum(left) + hidden} cards on the table, not {CARDS}")
        state.deck[: len(deck)] = deck
        state.deck_n = len(deck)

    def read_course(self) -> None:
        state = self.state
        points = self.document.get("points", [])
        if not isinstance(points, list) or len(points) > ROUNDS:
            raise PositionError(f"points: a list of at most {ROUNDS} rounds expected, not {points!r}")
        for i, row in enumerate(points):
            for seat, value in enumerate(self.listed(row, f"points[{i}]", "entries", self.players)):
                state.points[i, seat] = self.integer(value, f"points[{i}]", LEAST_POINTS, MOST_POINTS)
        state.round_n = len(points)
        if "closer" in self.document:
            state.closer = self.seat(self.document["closer"], "closer")
        limit = int(self.options["turn_limit"]) * self.players
        state.turns = self.integer(self.document.get("turns", 1), "turns", 0, limit + self.players)

    def fewest_turns(self) -> int:
        """As many turns as it takes to turn up what lies face up, and to draw what has left the deck."""
        trial = self.state.copy()
        opening = trial.depth > 0 and trial.stack[0, KIND] == CHOOSE_FLIPS
        trial.turns = 0 if opening else 1
        most = int(self.options["turn_limit"]) * self.players
        while trial.turns < most and look_at_turns(trial) in (TOO_MANY_UP, DECK_TOO_SMALL):
            trial.turns += 1
        return int(trial.turns)

    def read_face_down(self) -> None:
        """The cards that everybody knows to lie face down, since the discard pile has become the deck."""
        state = self.state
        if "face_down" not in self.document:
            return
        cards = self.cards(self.document["face_down"], "face_down")
        slots = SLOTS * self.players - sum(int(up).bit_count() for up in state.up.tolist())
        if len(cards) != slots:
            raise PositionError(f"face_down: {slots} cards lie face down, not {len(cards)}")
        left = unseen(state)
        for face in range(FACES):
            if cards.count(face) > left >> 4 * face & 15:
                raise PositionError(f"face_down: more cards {card_name(face)!r} than lie nowhere else")
        state.reshuffled = 1
        state.face_down = sum(1 << 4 * card for card in cards)

    def read_decisions(self) -> None:
        state = self.state
        for i, (kind, field, frame) in enumerate(self.frames([{"kind": "draw_card", "seat": 0}])):
            a = 0
            if kind == CHOOSE_FLIPS:
                a = self.integer(frame.get("chosen", 0), f"{field}.chosen", 0, FIRST_FLIPS - 1)
            elif kind == SWIM_TO:
                a = self.integer(frame.get("start"), f"{field}.start", 1, SLOTS) - 1
            state.stack[i] = (kind, self.seat(frame.get("seat"), f"{field}.seat"), a, 0)

    def read_chosen(self) -> None:
        state = self.state
        rows: list[Any] = [[] for _ in range(self.players)]
        if "chosen" in self.document:
            rows = self.listed(self.document["chosen"], "chosen", "entries", self.players)
        for seat, row in enumerate(rows):
            count = _chosen_count(state, seat)
            entries = self.listed(row, f"chosen[{seat}]", "entries", count)
            if entries == ["?"] * count:
                continue
            state.chosen[seat] = self.mask(entries, f"chosen[{seat}]", SLOTS)
            if bin(state.chosen[seat]).count("1") != count:
                raise PositionError(f"chosen[{seat}]: {entries!r} names a slot twice")


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return _Reader(document, options).read()
