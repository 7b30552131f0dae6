"""Positions of Biberbande as documents: readable, editable by hand, loadable.

``turn`` and ``rows`` are required. Without ``deck`` the draw pile is what lies nowhere else; the decision is "action A
or B" unless ``decisions`` says otherwise. Seats are letters: a is seat 0. The discard pile ends with its top card.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.cards import NONE, UNKNOWN
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.options import Value
from ..common.document import fields
from ..common.document.fields import (
    OUT,
    Bag,
    Cells,
    Each,
    Face,
    Field,
    Mask,
    Maybe,
    Number,
    OneOf,
    Seat,
    listed,
    mapping,
    players,
)
from .rules import deck
from .rules import state as st
from .rules.game import copies_of, remember, remembered, rounds_over
from .rules.lots import cards_of_lot, has_stayed, lot_of, noted, older_lots, sort_lots
from .rules.options import OPTIONS, Opt

_SEAT, _CARD, _OPEN = Seat(st.SEAT_LETTERS), Face(deck.NAMES), Face(deck.NAMES, hidden=False)
_KNOWERS, _PLACE = fields.Seats(st.SEAT_LETTERS, knowers=True), fields.place(st.SLOTS)
_POINTS = Number(0, deck.HIGHEST)
_PLACES = [f"{letter}{slot + 1}" for letter in st.SEAT_LETTERS for slot in range(st.SLOTS)]
_MOST_TURNS = Opt.TURN_GUARD.option.high + st.PLAYERS


def _seats(state: np.record) -> Iterator[tuple[int, str]]:
    """The players, with their letters."""
    return enumerate(st.SEAT_LETTERS[: players(state)])


# ---------------------------------------------------------------------------------------- this game's forms


@dataclass(frozen=True)
class _Marks:
    """The places that have a mark."""

    def write(self, state: np.record, cells: Cells, count: int) -> list[int]:
        """Their numbers."""
        return [slot + 1 for slot in range(st.SLOTS) if cells[slot]]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """A list of numbers."""
        cells[:] = 0
        cells[[_PLACE.read(state, slot, field) for slot in listed(value, field, "slots")]] = 1
        return len(cells)


@dataclass(frozen=True)
class _WithTop(Bag):
    """The discard pile, whose top card comes last."""

    def write(self, state: np.record, cells: Cells, count: int) -> list[str]:
        """The others face by face."""
        if state.top == NONE:
            return super().write(state, cells, count)
        others = cells.copy()
        others[state.top] -= 1
        return [*super().write(state, others, count - 1), deck.card_name(int(state.top))]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """All of them."""
        names = listed(value, field, "cards")
        state.top = _OPEN.read(state, names[-1], field) if names else NONE
        return super().read(state, names, field, cells)


def _read_rows(state: np.record, value: object, field: str) -> None:
    """Read every player's row."""
    state.row[:] = NONE
    _ROWS.read(state, value, field)
    for seat, letter in _seats(state):
        if state.row[seat, 0] == NONE:
            raise PositionError(f"{field}.{letter}: missing; every player has {st.SLOTS} cards")


def _read_known(state: np.record, value: object, field: str) -> None:
    """The knowers of cards; a card that all have seen is never unknown."""
    _KNOWN.read(state, value, field)
    for seat, letter in _seats(state):
        if ((state.known[seat] == ALL_SEATS) & (state.row[seat] == UNKNOWN)).any():
            raise PositionError(f"{field}.{letter}: a card that all have seen is in `rows`")


def _seen(state: np.record) -> object:
    return {
        letter: [_memories(state, seat, slot) for slot in range(st.SLOTS)] for seat, letter in _seats(state)
    }


def _memories(state: np.record, seat: int, slot: int) -> Document:
    """Memories by the letters of a card's knowers: the turn in which they saw it, or its place before the first one."""
    known = 0 if rounds_over(state) > state.round_n else int(state.known[seat, slot])
    seen: dict[int, int] = {}
    for knower, _ in _seats(state):
        if known >> knower & 1:
            memory = remembered(state, seat, slot, knower)
            seen[memory] = seen.get(memory, 0) | 1 << knower
    everybody = known == ALL_SEATS and len(seen) == 1
    return {
        _KNOWERS.write(state, ALL_SEATS if everybody else knowers): _written(memory)
        for memory, knowers in seen.items()
    }


def _written(memory: int) -> str | int:
    return _PLACES[memory] if memory < st.BEFORE else memory - st.BEFORE


def _read_seen(state: np.record, value: object, field: str) -> None:
    """When everybody saw the cards they know; by default before the first turn, where they lie."""
    told = {_SEAT.read(state, key, field): entry for key, entry in mapping(value, field).items()}
    for seat, letter in _seats(state):
        part = f"{field}.{letter}"
        entries = listed(told.get(seat, [{}] * st.SLOTS), part, "mappings", st.SLOTS)
        for slot, entry in enumerate(entries):
            memories = dict.fromkeys(_knowers(state, seat, slot), seat * st.SLOTS + slot)
            memories |= _read_memories(state, entry, part)
            for knower, memory in memories.items():
                if not int(state.known[seat, slot]) >> knower & 1:
                    raise PositionError(f"{part}: only somebody who knows a card has seen it")
                remember(state, seat, slot, knower, memory)


def _knowers(state: np.record, seat: int, slot: int) -> list[int]:
    return [knower for knower, _ in _seats(state) if int(state.known[seat, slot]) >> knower & 1]


def _read_memories(state: np.record, value: object, field: str) -> dict[int, int]:
    found: dict[int, int] = {}
    for letters, when in mapping(value, field).items():
        mask = _KNOWERS.read(state, letters, field)
        found |= {seat: _read_memory(state, when, field) for seat, _ in _seats(state) if mask >> seat & 1}
    return found


def _read_memory(state: np.record, value: object, field: str) -> int:
    """A turn, or the place where the card lay before the first one."""
    if isinstance(value, str):
        return OneOf(dict(enumerate(_PLACES[: st.SLOTS * players(state)]))).read(state, value, field)
    return Number(0, int(state.turn), ahead=-st.BEFORE).read(state, value, field)


def _points(state: np.record) -> object:
    return {letter: state.points[: rounds_over(state), seat].tolist() for seat, letter in _seats(state)}


def _read_points(state: np.record, value: object, field: str) -> None:
    for key, entry in mapping(value, field).items():
        seat, part = _SEAT.read(state, key, field), f"{field}.{key}"
        points = listed(entry, part, "points")
        if len(points) > st.ROUNDS:
            raise PositionError(f"{part}: {st.ROUNDS} rounds at most, not {len(points)}")
        state.points[: len(points), seat] = [_POINTS.read(state, count, part) for count in points]


def _stayed_cards(state: np.record) -> object:
    counts = int(state.stayed_cards)
    return [name for face, name in enumerate(deck.NAMES) for _ in range(counts >> 4 * face & 15)]


def _read_stayed_cards(state: np.record, value: object, field: str) -> None:
    """The cards in the places of ``stayed``; those that are known may be left out."""
    cards = [card for card, stayed in _cards(state) if stayed]
    if value is not None:
        cards = [_OPEN.read(state, name, field) for name in listed(value, field, "cards", len(cards))]
    elif UNKNOWN in cards:
        raise PositionError(f"{field}: they must be given where cards are unknown")
    for face, copies in enumerate(_deck(state).tolist()):
        state.stayed_cards += min(cards.count(face), copies) << 4 * face


def _lots(state: np.record) -> object:
    """The older lots, the oldest first."""
    places = [(seat, slot) for seat, _ in _seats(state) for slot in range(st.SLOTS)]
    lots = []
    for number in range(1, older_lots(state) + 1):
        there = [place for place in places if lot_of(state, *place) == number]
        lots.append(
            {
                "places": [_PLACES[seat * st.SLOTS + slot] for seat, slot in there],
                "cards": [deck.NAMES[noted(state, *place)] for place in there],
            }
        )
    return lots or OUT


def _read_lots(state: np.record, value: object, field: str) -> None:
    """Each lot: its places and, unless they are all known, its cards."""
    lots, where = listed(value, field, "lots"), OneOf(dict(enumerate(_PLACES[: st.SLOTS * players(state)])))
    if len(lots) >= st.LOTS:
        raise PositionError(f"{field}: {st.LOTS - 1} lots at most, not {len(lots)}")
    for number, told in enumerate(lots, start=1):
        part = f"{field}[{number - 1}]"
        lot = mapping(told, part)
        for key in lot:
            if key not in ("places", "cards"):
                raise PositionError(f"{part}.{key}: no such field; a lot has places, cards")
        there = [
            divmod(where.read(state, place, f"{part}.places"), st.SLOTS)
            for place in listed(lot.get("places"), f"{part}.places", "places")
        ]
        if not there:
            raise PositionError(f"{part}.places: at least one place expected")
        cards = [int(state.row[place]) for place in there]
        if "cards" in lot:
            names = listed(lot["cards"], f"{part}.cards", "cards", len(there))
            cards = [_OPEN.read(state, name, f"{part}.cards") for name in names]
        elif UNKNOWN in cards:
            raise PositionError(f"{part}.cards: they must be given where cards are unknown")
        for (seat, slot), card in zip(there, cards, strict=True):
            if not int(state.stayed[seat]) >> slot & 1 or state.older[seat, slot]:
                raise PositionError(
                    f"{part}.places: {_PLACES[seat * st.SLOTS + slot]!r} must be one of `stayed`, and in one lot only"
                )
            state.older[seat, slot] = number << st.LOT | card
    sort_lots(state)


def _cards(state: np.record) -> Iterator[tuple[int, bool]]:
    """The cards in the rows, and whether they have stayed there since the last reshuffle."""
    for seat, _ in _seats(state):
        for slot in range(st.SLOTS):
            yield int(state.row[seat, slot]), bool(int(state.stayed[seat]) >> slot & 1)


def _after_reshuffle(field: Field) -> Field:
    """A field that is written only where cards have stayed in the rows."""
    return replace(field, write=lambda state: field.write(state) if state.stayed.any() else OUT)


# ------------------------------------------------------------------------------------------------------- the fields

_ROWS = fields.by_seat("rows", "by seat, four cards", Each(_CARD, "cards"), _SEAT, "row")
_KNOWN = fields.by_seat(
    "known",
    "by seat and place, the letters of the seats that know the card, or `all`",
    Each(_KNOWERS, "seats' letters"),
    _SEAT,
    otherwise={},
)

FIELDS: tuple[Field, ...] = (
    fields.one("turn", "whose turn it is", _SEAT, "seat", otherwise=fields.REQUIRED),
    fields.one(
        "dealer",
        "who dealt; absent: who sits before `turn`",
        _SEAT,
        otherwise=lambda state: st.SEAT_LETTERS[(int(state.seat) - 1) % players(state)],
    ),
    fields.one("round", "the round, from 1", Number(1, st.ROUNDS, ahead=1), "round_n", otherwise=1),
    fields.one("turns", "turns finished in it", Number(0, _MOST_TURNS), "turn", otherwise=0),
    fields.one("knocked", "who has knocked", Maybe(_SEAT, null=True), "knocker"),
    replace(_ROWS, read=_read_rows),
    replace(_KNOWN, read=_read_known),
    fields.by_seat(
        "numbers",
        "by seat, the places where everybody knows that a number lies",
        _Marks(),
        _SEAT,
        "plain",
        otherwise={},
    ),
    Field(
        "seen",
        "by seat and place, when those who know the card last saw it, by their letters (or `all`): "
        '`{"a": "a4", "b": 7}` is before the first turn, when it lay in a4, and in turn 7 (from 0). Absent: before '
        "the first turn, where it lies",
        _seen,
        _read_seen,
        {},
    ),
    fields.cells(
        "aside",
        "special cards in use, or put aside at the end of a round",
        Bag(deck.NAMES[deck.NUMBERS :]),
        otherwise=[],
    ),
    fields.cells(
        "deck",
        "in any order; absent: all cards that lie nowhere else",
        Bag(deck.NAMES, hidden=True),
        otherwise=[],
    ),
    fields.cells("discard", "in any order, but the top card comes last", _WithTop(deck.NAMES), otherwise=[]),
    Field("points", "by seat, of the rounds that are over", _points, _read_points, {}),
    fields.one("drawn", "the card in the hand of `turn`", Maybe(_CARD)),
    _after_reshuffle(
        fields.by_seat(
            "stayed",
            "by seat, the places whose cards have lain in a row since the discard pile became the deck; absent: that "
            "has not happened",
            fields.Single(Mask(st.SLOTS)),
            _SEAT,
            otherwise={},
        )
    ),
    _after_reshuffle(
        Field(
            "stayed_cards",
            "the cards in all those places: everybody can tell them",
            _stayed_cards,
            _read_stayed_cards,
            None,
        )
    ),
    Field(
        "lots",
        "where cards have stayed through several reshuffles, the oldest first: `places` of those that have lain in a "
        "row since the same one, and their `cards`, which everybody can tell. Absent: none has stayed "
        "through more than one",
        _lots,
        _read_lots,
        [],
    ),
    fields.decisions(
        st.Frame,
        _SEAT,
        "what is to be decided; absent: `turn` chooses action A or B",
        lambda state: [{"kind": "turn", "seat": st.SEAT_LETTERS[int(state.seat)]}],
    ),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state of a document; PositionError names the field that is wrong."""
    state = fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)
    _count_rounds(state, document.get("points", {}))
    if rounds_over(state) > state.round_n:
        state.seen[:] = 0  # open cards need not be remembered
    _count_cards(state, "deck" in document)
    _check_dealing(state)
    return state


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The number of each card."""
    highest = int(options["highest"])
    counts = {str(number): int(options["copies"]) for number in range(highest)}
    counts[str(highest)] = int(options["highest_copies"])
    specials = (int(options[name]) for name in ("swaps", "peeks", "draw_twos"))
    return counts | dict(zip(deck.NAMES[deck.NUMBERS :], specials, strict=True))


def lacks(options: Mapping[str, Value]) -> list[str]:
    """The faces that this deck lacks."""
    counts = deck_of(options)
    return [name for name in deck.NAMES if not counts.get(name)]


def _deck(state: np.record) -> NDArray[np.int64]:
    """The number of cards of each face: ``int64[FACES]``."""
    return np.array([copies_of(state, face) for face in range(deck.FACES)])


def _count_rounds(state: np.record, points: Mapping[str, list[int]]) -> None:
    """Points of the rounds that are over, and of no other."""
    for key, listed_points in points.items():
        if len(listed_points) != rounds_over(state):
            raise PositionError(
                f"points.{key}: {rounds_over(state)} rounds are over, not {len(listed_points)}"
            )


def _count_cards(state: np.record, deck_is_given: bool) -> None:
    """Check that all cards are somewhere; missing ones are the deck, unless that is given."""
    lie = [int(state.drawn), *state.row[: players(state)].ravel().tolist()]
    hidden = lie.count(UNKNOWN)
    whole = _deck(state)
    left = whole - state.discard
    left[deck.NUMBERS :] -= state.aside
    left -= np.bincount([card for card in lie if card >= 0], minlength=deck.FACES).astype(np.int16)
    if deck_is_given:
        if state.deck[0] == UNKNOWN:
            hidden += int(state.deck_n)
        else:
            left -= state.deck
    for face, name in enumerate(deck.NAMES):
        if left[face] < 0:
            copies = int(whole[face])
            raise PositionError(
                f"rows: with piles and the rest there are {copies - left[face]} cards {name!r}; the game has {copies}"
            )
    if deck_is_given:
        if int(left.sum()) != hidden:
            raise PositionError(
                f"deck: {int(whole.sum() - left.sum()) + hidden} cards in all; there must be {whole.sum()}"
            )
    elif hidden:
        raise PositionError("deck: it must be given where cards are unknown")
    else:
        state.deck[:], state.deck_n = left, left.sum()


def _check_dealing(state: np.record) -> None:
    """Check that unknown cards can be dealt: those that stayed in the rows after a reshuffle, and known numbers."""
    stayed = [int(state.stayed_cards) >> 4 * face & 15 for face in range(deck.FACES)]
    others = _deck(state) - state.discard - stayed
    others[deck.NUMBERS :] -= state.aside
    if state.drawn >= 0:
        others[state.drawn] -= 1
    for card, has_lasted in _cards(state):
        if card >= 0 and not has_lasted:
            others[card] -= 1
    for lot in range(older_lots(state), -1, -1):
        _check_lot(state, lot)
    if (others < 0).any():
        raise PositionError("stayed_cards: more cards than lie neither on the discard pile nor elsewhere")
    since = [
        (int(state.row[seat, slot]), bool(state.plain[seat, slot]))
        for seat, _ in _seats(state)
        for slot in range(st.SLOTS)
        if not int(state.stayed[seat]) >> slot & 1
    ]
    _check_numbers(since, others[: deck.NUMBERS].sum())


def _check_lot(state: np.record, lot: int) -> None:
    """The known cards of a lot belong to it, and its other cards can be in its other places."""
    told = cards_of_lot(state, lot)
    left = np.array([told >> 4 * face & 15 for face in range(deck.FACES)])
    there = [
        (int(state.row[seat, slot]), bool(state.plain[seat, slot]))
        for seat, _ in _seats(state)
        for slot in range(st.SLOTS)
        if has_stayed(state, seat, slot, lot)
    ]
    for card, _ in there:
        if card >= 0:
            left[card] -= 1
    if told < 0 or (left < 0).any() or left.sum() != sum(card < 0 for card, _ in there):
        if lot:
            raise PositionError(f"lots[{lot - 1}]: these are not the cards that lie in its places")
        raise PositionError("stayed_cards: these are not the cards that lie where `stayed` says")
    _check_numbers(there, left[: deck.NUMBERS].sum())


def _check_numbers(there: list[tuple[int, bool]], numbers: int) -> None:
    """Enough numbers are left for the unknown cards that all know to be numbers."""
    if sum(card < 0 and sure for card, sure in there) > numbers:
        raise PositionError("numbers: there are not as many numbers left")
