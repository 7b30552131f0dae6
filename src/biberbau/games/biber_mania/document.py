"""Positions of Biber-Mania as documents: readable, editable by hand, loadable.

Seats are letters: a is seat 0. Within hands, groups and the rest the order of the cards does not matter. The hidden
part of a view must be possible, or ``fill`` would deal for ever; the invariants check everything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.cards import NONE, UNKNOWN
from ...kernel.events import NO_EVENTS
from ...kernel.game import Document
from ...kernel.options import Value, encode
from ..common.document import fields
from ..common.document.fields import (
    OUT,
    REQUIRED,
    Bag,
    Face,
    Field,
    Number,
    Pile,
    Single,
    listed,
    mapping,
    players,
)
from .rules import deck
from .rules import state as st
from .rules.deck import card_name
from .rules.game import add_to_discard, copies_of
from .rules.groups import look_at_top, may_be_added, may_be_laid
from .rules.options import OPTIONS, Opt


def _there(state: np.record, face: int) -> bool:
    """Whether this deck has such cards."""
    return copies_of(state, face) > 0


_SEAT, _CARD = st.SEAT, Face(deck.NAMES, hidden=False, there=_there)
_POINTS, _OWED = Number(-deck.MOST_POINTS, deck.MOST_POINTS), Number(0, deck.MOST_CARDS, 0, 0, quiet=True)
_HANDS = fields.by_seat(
    "hands",
    "by seat; `?` is a card that the observer does not know",
    Bag(deck.NAMES, hidden=True, there=_there),
    _SEAT,
    "hand",
)


# ---------------------------------------------------------------------------------------- this game's forms


def _only_with(option: Opt, field: Field) -> Field:
    """A field that is written only where an option is chosen."""
    return replace(field, write=lambda state: field.write(state) if state.option[option] else OUT)


def _letters(state: np.record) -> str:
    return st.SEAT_LETTERS[: players(state)]


def _by_seat(state: np.record, value: object, field: str) -> Iterator[tuple[int, str, object]]:
    """The fields of each seat: its number, the field, the value."""
    for name, entry in mapping(value, field).items():
        seat = _SEAT.read(state, name, field)
        yield seat, f"{field}.{st.SEAT_LETTERS[seat]}", entry


def _read_hands(state: np.record, value: object, field: str) -> None:
    _HANDS.read(state, value, field)
    named = [seat for seat, _, _ in _by_seat(state, value, field)]
    for seat, letter in enumerate(_letters(state)):
        if seat not in named:
            raise PositionError(f"{field}.{letter}: missing; write [] for a player without cards")


def _without(state: np.record) -> object:
    rows = zip(_letters(state), state.without.tolist(), strict=False)
    return {letter: {card_name(face): n for face, n in enumerate(row) if n} for letter, row in rows}


def _read_without(state: np.record, value: object, field: str) -> None:
    """A list of faces that the hand lacks, or by face the number of its oldest unseen cards that are none."""
    for seat, part, faces in _by_seat(state, value, field):
        most = max(0, _unseen_of(state, seat))
        all_of = [(name, most) for name in faces] if isinstance(faces, list) else None
        for name, count in mapping(faces, part).items() if all_of is None else all_of:
            face = _CARD.read(state, name, part)
            state.without[seat, face] = Number(0, most).read(state, count, f"{part}.{name}")
        state.asked |= np.uint8(int(state.without[seat].any()) << seat)


def _unseen_of(state: np.record, seat: int) -> int:
    return int(state.hand_n[seat]) - int(state.known[seat].sum())


def _groups(state: np.record, seat: int) -> list[list[int]]:
    """The groups of a pile, the top one last, with the marks of their cards."""
    groups: list[list[int]] = []
    for card in state.pile[seat, : state.pile_n[seat]].tolist():
        if card & st.STARTS:
            groups.append([])
        groups[-1].append(card)
    return groups


def _piles(state: np.record) -> object:
    return {
        letter: [[card_name(card & st.FACE) for card in group] for group in _groups(state, seat)]
        for seat, letter in enumerate(_letters(state))
    }


def _read_piles(state: np.record, value: object, field: str) -> None:
    state.pile[:] = NONE
    for seat, part, groups in _by_seat(state, value, field):
        cards: list[int] = []
        for number, group in enumerate(listed(groups, part, "groups")):
            cards += _read_group(state, group, f"{part}[{number}]")
        if len(cards) > deck.MOST_CARDS:
            raise PositionError(f"{part}: {len(cards)} cards are more than any deck has")
        state.pile[seat, : len(cards)] = cards
        state.pile_n[seat] = len(cards)


def _read_group(state: np.record, value: object, field: str) -> list[int]:
    """The group as it is laid; a Bodyguard protects it, unless ``guarded`` says otherwise."""
    cards = _in_order(_CARD.read(state, name, field) for name in listed(value, field, "cards"))
    if not cards:
        raise PositionError(f"{field}: a group without cards")
    stays = state.option[Opt.BODYGUARD_STAYS] and cards[0] == deck.BODYGUARD and len(cards) > 1
    return [cards[0] | (st.STARTS | st.GUARDED if stays else st.STARTS), *cards[1:]]


def _in_order(cards: Iterable[int]) -> list[int]:
    """The cards of a group as they are laid: action card, numbers from low to high, jokers."""
    return sorted(cards, key=lambda card: (card <= deck.NUMBERS, card == deck.JOKER, card))


def _guarded(state: np.record) -> object:
    return {
        letter: [number for number, group in enumerate(_groups(state, seat), 1) if group[0] & st.GUARDED]
        for seat, letter in enumerate(_letters(state))
    }


def _read_guarded(state: np.record, value: object, field: str) -> None:
    for seat, part, numbers in _by_seat(state, value, field):
        starts = np.flatnonzero((state.pile[seat] != NONE) & (state.pile[seat] & st.STARTS != 0))
        state.pile[seat, starts] &= ~st.GUARDED
        for number in listed(numbers, part, "numbers of groups"):
            state.pile[seat, starts[fields.place(len(starts)).read(state, number, part)]] |= st.GUARDED


# ------------------------------------------------------------------------------------------------------- the fields

FIELDS: tuple[Field, ...] = (
    fields.one("turn", "whose turn it is", _SEAT, "seat", REQUIRED),
    fields.one(
        "starter",
        "who began the round; absent: whose turn it is",
        _SEAT,
        otherwise=lambda state: st.SEAT_LETTERS[state.seat],
    ),
    fields.one("round", "from 1", Number(1, deck.MOST_ROUNDS, ahead=1), "round_n", 1),
    replace(_HANDS, read=_read_hands),
    fields.by_seat(
        "known",
        "by seat, cards that everybody knows to be in that hand",
        Bag(deck.NAMES, there=_there),
        _SEAT,
        otherwise={},
    ),
    Field(
        "without",
        "by seat, how many of its cards, the oldest that nobody saw come, everybody knows not to be of a face "
        "(`{7: 4}`); a list of faces means all its cards but those in `known`",
        _without,
        _read_without,
        {},
    ),
    Field("piles", "by seat, a list of groups, the top one last", _piles, _read_piles, {}),
    fields.cells("chosen", "the discard that is being put together", Pile(_CARD), otherwise=[]),
    fields.by_seat(
        "owed",
        "by seat, for how many cards of its pile, stabbed and stolen in this turn, a card is still to be drawn",
        Single(_OWED),
        _SEAT,
        otherwise={},
    ),
    fields.cells(
        "display",
        "the open cards, usually nine",
        Bag(deck.NAMES, most=deck.DISPLAY, there=_there),
        otherwise=[],
    ),
    fields.cells(
        "stock",
        "the open cards to draw from, usually five",
        Bag(deck.NAMES, most=deck.STOCK, there=_there),
        otherwise=[],
    ),
    fields.cells("gone", "refused cards", Bag(deck.NAMES, most=deck.MOST_CARDS, there=_there), otherwise=[]),
    fields.cells(
        "deck",
        "the draw pile; absent: what lies nowhere else",
        Bag(deck.NAMES, hidden=True, most=deck.MOST_CARDS, there=_there),
        otherwise=lambda state: _rest(state),
    ),
    _only_with(
        Opt.BODYGUARD_STAYS,
        Field(
            "guarded",
            "by seat, numbers from 1 of the groups that stay protected (`bodyguard_stays`)",
            _guarded,
            _read_guarded,
            {},
        ),
    ),
    _only_with(
        Opt.COLLECT,
        fields.by_seat(
            "points", "by seat, written down so far (`collect`)", Single(_POINTS), _SEAT, otherwise={}
        ),
    ),
    fields.decisions(
        st.Frame,
        _SEAT,
        "what is to be decided, and by which seat; absent: `turn` plays a discard",
        lambda state: [{"kind": "play", "seat": st.SEAT_LETTERS[state.seat]}],
    ),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state of a document; PositionError names the field that is wrong."""
    state = fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)
    state.chosen[: state.chosen_n] = _in_order(state.chosen[: state.chosen_n].tolist())
    for seat in range(st.PLAYERS):
        look_at_top(state, seat)
    _count_cards(state)
    if _is_concealed(state):
        _check_view(state)
    return state


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The number of each card."""
    counts = {"joker": int(options["jokers"])}
    counts |= {str(number): int(options["copies"]) for number in range(1, int(options["highest"]) + 1)}
    return counts | dict.fromkeys(deck.NAMES[deck.SUPERBEAVER :], int(options["action_copies"]))


def lacks(options: Mapping[str, Value]) -> list[str]:
    """The faces that this deck lacks."""
    state: np.record = np.zeros(1, dtype=st.DTYPE)[0]
    state.option[:] = encode(OPTIONS, options)
    return [name for face, name in enumerate(deck.NAMES) if copies_of(state, face) == 0]


# -------------------------------------------------------------------------------------------------------- all cards


def _hidden(state: np.record) -> list[int]:
    """The seats whose hands are unknown."""
    return [seat for seat in range(players(state)) if state.hand[seat, 0] == UNKNOWN]


def _is_concealed(state: np.record) -> bool:
    return bool(_hidden(state) or state.deck[0] == UNKNOWN)


def _left(state: np.record) -> NDArray[np.int64]:
    """The number of cards of each face that are in no visible zone."""
    left = np.array([copies_of(state, face) for face in range(deck.FACES)])
    for bag in (*state.hand, state.deck, state.display, state.stock, state.gone):
        left -= np.maximum(bag, 0)
    piles = (state.pile[seat, : state.pile_n[seat]] & st.FACE for seat in range(players(state)))
    for cards in (*piles, state.chosen[: state.chosen_n]):
        left -= np.bincount(cards, minlength=deck.FACES)
    return left


def _rest(state: np.record) -> list[str]:
    """The draw pile where it is not given."""
    if _hidden(state):
        raise PositionError("deck: it must be given where cards are unknown")
    return [name for name, count in zip(deck.NAMES, _left(state).tolist(), strict=True) for _ in range(count)]


def _count_cards(state: np.record) -> None:
    """Check that all cards are somewhere, known or unknown."""
    left = _left(state).tolist()
    for face, name in enumerate(deck.NAMES):
        if left[face] < 0:
            copies = copies_of(state, face)
            raise PositionError(f"deck: there are {copies} cards {name!r}, not {copies - left[face]}")
    hidden = sum(int(state.hand_n[seat]) for seat in _hidden(state))
    hidden += int(state.deck_n) if state.deck[0] == UNKNOWN else 0
    if sum(left) != hidden:
        whole = sum(copies_of(state, face) for face in range(deck.FACES))
        raise PositionError(f"deck: {whole - sum(left) + hidden} cards in all; there must be {whole}")


# ------------------------------------------------------------------------------------------- hidden cards


def _check_view(state: np.record) -> None:
    """Check that hidden cards can be dealt consistently."""
    for seat in _hidden(state):
        if _unseen_of(state, seat) < 0:
            raise PositionError(f"known.{st.SEAT_LETTERS[seat]}: more cards than there are in hand")
    for face, count in enumerate(_unseen(state)):
        if count < 0:
            raise PositionError(f"known: more cards {deck.NAMES[face]!r} than lie nowhere else")
    if not _can_be_dealt(state, []):
        raise PositionError("without: no cards are left that all these hands could be")
    if state.chosen_n and state.seat in _hidden(state) and not _can_be_completed(state):
        raise PositionError("chosen: the hand has no cards that complete this discard")


def _unseen(state: np.record) -> NDArray[np.int64]:
    """The number of unseen cards of each face in unknown hands, or in an unknown draw pile."""
    known: NDArray[np.int64] = state.known[_hidden(state)].sum(axis=0)
    return _left(state) - known


def _can_be_dealt(state: np.record, held: list[int]) -> bool:
    """Whether the unseen cards can be dealt so that no hand has a face that it lacks, and the active one has these.

    Using the oldest card that may have a face leaves most room for the others; the rest is a matching by augmenting
    paths.
    """
    left, places = _unseen(state).tolist(), []
    for seat in _hidden(state):
        without, ages = state.without[seat].tolist(), list(range(_unseen_of(state, seat)))
        for face in sorted(held if seat == state.seat else [], key=lambda face: -without[face]):
            age = next((age for age in ages if age >= without[face]), None)
            if age is None:
                return False
            ages.remove(age)
            left[face] -= 1
        places += [[face for face in range(deck.FACES) if without[face] <= age] for age in ages]
    return min(left) >= 0 and _matched(places, left)


def _matched(places: list[list[int]], left: list[int]) -> bool:
    """Whether each place gets a card with one of its faces."""
    dealt: list[list[int]] = [[] for _ in range(deck.FACES)]

    def deal(place: int, tried: set[int]) -> bool:
        for face in places[place]:
            if face not in tried and left[face] > 0:
                tried.add(face)
                if len(dealt[face]) < left[face]:
                    dealt[face].append(place)
                    return True
                for i, other in enumerate(dealt[face]):
                    if deal(other, tried):
                        dealt[face][i] = place
                        return True
        return False

    return all(deal(place, set()) for place in range(len(places)))


def _can_be_completed(state: np.record) -> bool:
    """Whether the chosen cards are the beginning of a discard that the hidden hand can complete."""
    seat, trial = int(state.seat), state.copy()
    chosen = state.chosen[: state.chosen_n].tolist()
    trial.hand[seat] = state.known[seat] + _unseen(state) + np.bincount(chosen, minlength=deck.FACES)
    trial.hand_n[seat] += len(chosen)
    trial.chosen_n = 0
    for card in chosen:
        if not may_be_added(trial) >> card & 1:
            return False
        add_to_discard(trial, card, NO_EVENTS)
    trial.known[seat] = state.known[seat]
    return _can_be_laid(trial, state, [], _unseen_of(state, seat))


def _can_be_laid(trial: np.record, state: np.record, held: list[int], unseen: int) -> bool:
    """Whether the discard can be completed with cards known in the hand and ``unseen`` others of it, ``held`` so far."""
    if may_be_laid(trial):
        return _can_be_dealt(state, held)
    seat, faces = int(trial.seat), may_be_added(trial)
    for face in range(deck.FACES):
        known = trial.known[seat, face] > 0
        if faces >> face & 1 and trial.hand[seat, face] > 0 and (known or unseen > 0):
            further = trial.copy()
            add_to_discard(further, face, NO_EVENTS)
            more = held if known else [*held, face]
            if _can_be_laid(further, state, more, unseen if known else unseen - 1):
                return True
    return False
