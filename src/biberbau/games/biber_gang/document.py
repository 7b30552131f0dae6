"""Positions of Biber Gang as documents: readable, editable by hand, loadable.

Seats count from 0, places from 1 (the upper row from left to right, then the lower one); piles run from the bottom. The
document's ``draws`` go on top of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...errors import PositionError
from ...kernel.cards import NONE, UNKNOWN
from ...kernel.game import Document
from ...kernel.options import Value
from ...kernel.stack import KIND, SEAT, A, decides
from ..common.document import fields
from ..common.document.fields import (
    OUT,
    Each,
    Face,
    Field,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    listed,
    mapping,
    players,
)
from .check.invariants import Wrong, look_at_turns
from .rules import deck
from .rules import state as st
from .rules.game import cards_in_all, copies_of, unseen
from .rules.options import OPTIONS, Opt

_SEAT, _CARD, _OPEN = Seat(range(st.PLAYERS)), Face(deck.NAMES), Face(deck.NAMES, hidden=False)
_ORIGIN, _SLOTS = OneOf(st.ORIGINS), fields.Mask(st.SLOTS)
_POINTS = Each(Number(deck.LEAST_POINTS, deck.MOST_POINTS))
_MOST_TURNS = (Opt.TURN_LIMIT.option.high + 1) * st.PLAYERS


# ---------------------------------------------------------------------------------------- this game's forms


def _displays(state: np.record) -> list[list[list[str]]]:
    return [_display(state, seat) for seat in range(players(state))]


def _display(state: np.record, seat: int) -> list[list[str]]:
    cards = [_CARD.write(state, card) for card in state.display[seat].tolist()]
    for slot in range(st.SLOTS):
        if not int(state.up[seat]) >> slot & 1 and state.display[seat, slot] != UNKNOWN:
            cards[slot] = f"({cards[slot]})"
    return [cards[: st.COLUMNS], cards[st.COLUMNS :]]


def _read_displays(state: np.record, value: object, field: str) -> None:
    state.display[:] = NONE
    for seat, rows in enumerate(listed(value, field, "entries", players(state))):
        for row, names in enumerate(listed(rows, f"{field}[{seat}]", "entries", 2)):
            part = f"{field}[{seat}][{row}]"
            for column, name in enumerate(listed(names, part, "entries", st.COLUMNS)):
                _read_place(state, seat, row * st.COLUMNS + column, name, part)


def _read_place(state: np.record, seat: int, slot: int, name: object, field: str) -> None:
    if isinstance(name, str) and name.startswith("(") and name.endswith(")"):
        state.display[seat, slot] = _OPEN.read(state, name[1:-1], field)
        return
    state.display[seat, slot] = card = _CARD.read(state, name, field)
    if card != UNKNOWN:
        state.up[seat] |= np.uint8(1 << slot)


def _points(state: np.record) -> object:
    return [_POINTS.write(state, row[: players(state)], 0) for row in state.points[: state.round_n]]


def _read_points(state: np.record, value: object, field: str) -> None:
    if not isinstance(value, list) or len(value) > deck.ROUNDS:
        raise PositionError(f"{field}: a list of at most {deck.ROUNDS} rounds expected, not {value!r}")
    state.round_n = len(value)
    for i, row in enumerate(value):
        _POINTS.read(state, row, f"{field}[{i}]", state.points[i, : players(state)])


def _drawn(state: np.record) -> object:
    if state.drawn == NONE:
        return OUT
    return {"card": _CARD.write(state, int(state.drawn)), "from": _ORIGIN.write(state, int(state.origin))}


def _read_drawn(state: np.record, value: object, field: str) -> None:
    state.drawn = NONE
    if value is not None:
        drawn = mapping(value, field)
        state.origin = _ORIGIN.read(state, drawn.get("from"), f"{field}.from")
        card = _CARD if state.origin == st.Origin.DECK else _OPEN
        state.drawn = card.read(state, drawn.get("card"), f"{field}.card")


def _chosen(state: np.record) -> object:
    """The number of cards that each seat has chosen to turn up is public."""
    if decides(state, KIND) != st.Frame.CHOOSE_FLIPS:
        return OUT
    acting, last = decides(state, SEAT), decides(state, A)
    counts = [st.FIRST_FLIPS] * acting + [last] + [0] * (players(state) - acting - 1)
    masks = state.chosen[: players(state)].tolist()
    rows: list[object] = [
        _SLOTS.write(state, mask) or ["?"] * count for mask, count in zip(masks, counts, strict=True)
    ]
    return rows if any(rows) else OUT


def _read_chosen(state: np.record, value: object, field: str) -> None:
    for seat, row in enumerate([] if value is None else listed(value, field, "entries", players(state))):
        part = f"{field}[{seat}]"
        hidden = set(listed(row, part, "places")) == {"?"}
        state.chosen[seat] = 0 if hidden else _SLOTS.read(state, row, part)


def _face_down(state: np.record) -> object:
    if not state.reshuffled:
        return OUT
    return [deck.NAMES[face] for face in range(deck.FACES) for _ in range(_copies(state.face_down, face))]


def _read_face_down(state: np.record, value: object, field: str) -> None:
    """Cards that are nowhere else, as many as lie face down: more would not fit when they are dealt."""
    if value is None:
        return
    cards = [_OPEN.read(state, name, field) for name in listed(value, field, "cards")]
    slots = st.SLOTS * players(state) - sum(up.bit_count() for up in state.up.tolist())
    if len(cards) != slots:
        raise PositionError(f"{field}: {slots} cards lie face down, not {len(cards)}")
    for face, name in enumerate(deck.NAMES):
        if cards.count(face) > _copies(unseen(state), face):
            raise PositionError(f"{field}: more cards {name!r} than lie nowhere else")
    state.reshuffled = 1
    state.face_down = sum(1 << 4 * card for card in cards)


def _copies(counts: int, face: int) -> int:
    """How many cards of a face there are; four bits each."""
    return int(counts) >> 4 * face & 15


# ------------------------------------------------------------------------------------------------------- the fields

FIELDS: tuple[Field, ...] = (
    Field(
        "displays",
        "by seat, two rows of four: `6` lies face up, `(6)` face down, `?` face down and unknown",
        _displays,
        _read_displays,
    ),
    fields.cells("pile", "the discard pile, from the bottom", Pile(_OPEN), otherwise=[]),
    fields.cells(
        "deck", "from the bottom; absent: all cards that lie nowhere else", Pile(_CARD), otherwise=[]
    ),
    Field("points", "of the rounds that are over, by seat", _points, _read_points, []),
    fields.one(
        "turns",
        "turns begun in this round; absent: as few as the table needs",
        Number(0, _MOST_TURNS, otherwise=1),
    ),
    Field("drawn", "`card` and where it is `from`", _drawn, _read_drawn, None),
    fields.one("closer", "the seat that turned up its last card first", Maybe(_SEAT)),
    Field("chosen", "by seat, the places to be turned up when all have chosen", _chosen, _read_chosen, None),
    Field(
        "face_down",
        "the cards that lie face down, where everybody can tell since the discard pile became the deck in this round",
        _face_down,
        _read_face_down,
        None,
    ),
    fields.decisions(
        st.Frame,
        _SEAT,
        "what is to be decided, and by which seat; absent: seat 0 draws",
        [{"kind": "draw_card", "seat": 0}],
    ),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state of a document; PositionError names the field that is wrong."""
    state = fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)
    _count_cards(state, "deck" in document)
    if "turns" not in document:
        _fewest_turns(state)
    return state


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The number of each card."""
    counts = {str(number): int(options["copies"]) for number in range(int(options["highest"]) + 1)}
    return counts | {"beaver": int(options["beavers"])}


def lacks(options: Mapping[str, Value]) -> list[str]:
    """The faces that this deck lacks."""
    counts = deck_of(options)
    return [name for name in deck.NAMES if not counts.get(name)]


def _count_cards(state: np.record, deck_is_given: bool) -> None:
    """Check that all cards are somewhere; missing ones are the deck, unless that is given."""
    lie = [*state.display[: players(state)].ravel().tolist(), *state.pile[: state.pile_n].tolist()]
    lie += [*state.deck[: state.deck_n].tolist(), int(state.drawn)]
    hidden = lie.count(UNKNOWN)
    left = [copies_of(state, face) - lie.count(face) for face in range(deck.FACES)]
    for face, name in enumerate(deck.NAMES):
        if left[face] < 0:
            copies = copies_of(state, face)
            raise PositionError(f"deck: there are {copies} cards {name}, not {copies - left[face]}")
    if deck_is_given:
        if sum(left) != hidden:
            whole = cards_in_all(state)
            raise PositionError(f"deck: {whole - sum(left) + hidden} cards on the table, not {whole}")
    elif hidden:
        raise PositionError("deck: it must be given where other cards are unknown")
    else:
        state.deck_n = sum(left)
        state.deck[: sum(left)] = np.repeat(np.arange(deck.FACES), left)


def _fewest_turns(state: np.record) -> None:
    """The number of turns that it takes to turn up the face-up cards, and to draw the cards that have left the deck."""
    state.turns = 0 if decides(state, KIND) == st.Frame.CHOOSE_FLIPS else 1
    most = int(state.option[Opt.TURN_LIMIT]) * players(state)
    while state.turns < most and look_at_turns(state) in (Wrong.TOO_MANY_UP, Wrong.DECK_TOO_SMALL):
        state.turns += 1
