"""Positions of Beasty Bar as documents: readable, editable by hand, loadable.

Only ``turn`` is required; absent zones are empty, and the decision is "play a card" unless ``decisions`` says otherwise.
Colours stand for seats: red 0, blue 1, green 2, yellow 3. Lines run from Heaven's Gate, piles from the bottom.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...errors import PositionError
from ...kernel.cards import NONE, UNKNOWN
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.options import Value
from ...kernel.stack import KIND, SEAT, A, B
from ..common.document import fields
from ..common.document.fields import (
    OUT,
    REQUIRED,
    Cells,
    Face,
    Field,
    Flag,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    listed,
    mapping,
    players,
)
from ..common.document.positions import UNKNOWN_NAME, numbered
from .check.invariants import card_is_out, in_preparation
from .rules import deck
from .rules import state as st
from .rules.game import beyond_values, in_play, lowest_value, owner, value_index
from .rules.options import OPTIONS, Opt, Sets
from .rules.state import Frame, Step

_SEAT = Seat(deck.COLOUR_NAMES)
_ANIMAL = OneOf({species: animal.name for species, animal in enumerate(deck.ANIMALS)})
_VALUES = fields.Mask(deck.VALUES)


@dataclass(frozen=True)
class _Card(Face):
    """A card like ``red tiger``, among those of this table."""

    names: tuple[str, ...] = deck.NAMES

    def read(self, state: np.record, value: object, field: str) -> int:
        """Its number."""
        card = super().read(state, value, field)
        if card != UNKNOWN and not _plays_with(state, card):
            raise PositionError(f"{field}: {value!r} is not played with (options players, set, animals)")
        return card


_COUNTS = ("low_points", "middle_points", "high_points")


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The number of each animal for each player; nothing where it is settled at the table for each value."""
    first = {"new": 0, "base": deck.VALUES}.get(str(options["set"]))
    if first is None:
        return {}
    values = deck.values_of(int(options["animals"]))
    return {deck.ANIMALS[first + value].name: values >> value & 1 for value in range(deck.VALUES)}


def points_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The points of each animal as a guest."""
    counts = dict(zip((deck.LOW, deck.MIDDLE, deck.HIGH), _COUNTS, strict=True))
    return {animal.name: int(options[counts[animal.points]]) for animal in deck.ANIMALS}


def _plays_with(state: np.record, card: int) -> bool:
    """Whether a card can be in the game at all."""
    other = Sets.BASE if card % deck.SPECIES < deck.VALUES else Sets.NEW
    there = owner(card) < players(state) and state.option[Opt.SET] != other
    return there and bool(in_play(state) >> value_index(card) & 1)


_CARD, _OPEN = _Card(), _Card(hidden=False)


@dataclass(frozen=True)
class _SortedOut:
    """Up to four values, which their owner knows; a counter has their number."""

    def write(self, state: np.record, cells: Cells, count: int) -> list[object]:
        """Values, and ``?`` for each unknown one."""
        known = numbered(int(cells[0]), deck.VALUES)
        return [*known, *[UNKNOWN_NAME] * (count - len(known))]

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """Their number."""
        values = listed(value, field, "values")
        if len(values) > st.SORTED_OUT:
            raise PositionError(f"{field}: {st.SORTED_OUT} values at most, not {len(values)}")
        cells[0] = _VALUES.read(state, [one for one in values if one != UNKNOWN_NAME], field)
        return len(values)


# ---------------------------------------------------------------------------------------- this game's forms


def _where(option: Opt, least: int, field: Field) -> Field:
    """A field that is written only where an option has at least that value."""
    return replace(field, write=lambda state: field.write(state) if state.option[option] >= least else OUT)


def _open_cards(state: np.record) -> list[str]:
    return [deck.card_name(card) for where, card, seen in _lying(state) if seen and where == "hand"]


def _read_open_cards(state: np.record, value: object, field: str) -> None:
    """The holder of a card knows it, and public cards are known to all."""
    cards = [_OPEN.read(state, name, field) for name in listed(value, field, "cards")]
    for seat in range(players(state)):
        hand = state.hand[seat, : state.hand_n[seat]]
        state.known[seat, : len(hand)] = np.where(np.isin(hand, cards), ALL_SEATS, 1 << seat)
    for card in cards:
        if card not in state.hand:
            raise PositionError(f"{field}: {deck.card_name(card)!r} is in no hand")


def _earlier(state: np.record) -> object:
    return {
        _SEAT.write(state, seat): dict(zip(st.EARLIER, state.earlier[:, seat].tolist(), strict=True))
        for seat in range(players(state))
    }


def _read_earlier(state: np.record, value: object, field: str) -> None:
    for name, entry in mapping(value, field).items():
        seat, kept = _SEAT.read(state, name, field), mapping(entry, f"{field}.{name}")
        for i, (key, most) in enumerate(st.EARLIER.items()):
            number = Number(0, most, otherwise=0)
            state.earlier[i, seat] = number.read(state, kept.get(key), f"{field}.{name}.{key}")


def _acting(state: np.record) -> object:
    if state.acting == NONE:
        return OUT
    return {
        "card": deck.card_name(int(state.acting)),
        "as": _ANIMAL.write(state, int(state.role)),
        "imitated": int(state.imitated),
    }


def _read_acting(state: np.record, value: object, field: str) -> None:
    state.acting = state.role = NONE
    if value is not None:
        acting = mapping(value, field)
        state.acting = _OPEN.read(state, acting.get("card"), f"{field}.card")
        state.role = _ANIMAL.read(state, acting.get("as"), f"{field}.as")
        imitated = Number(0, 3, otherwise=0)
        state.imitated = imitated.read(state, acting.get("imitated"), f"{field}.imitated")


def _playing(state: np.record) -> object:
    turn = _SEAT.write(state, int(state.seat))
    return [{"kind": "turn", "seat": turn, "step": int(Step.ACTION)}, {"kind": "play_card", "seat": turn}]


# ------------------------------------------------------------------------------------------------------- the fields

FIELDS: tuple[Field, ...] = (
    fields.one("turn", "the colour whose turn it is", _SEAT, "seat", REQUIRED),
    fields.one("first", "who began; absent: as the turns tell", _SEAT, otherwise="red"),
    fields.one(
        "turns",
        "turns played; absent: as many as the cards on the table tell",
        Number(0, len(deck.COLOUR_NAMES) * deck.VALUES),
        otherwise=0,
    ),
    fields.one(
        "gate",
        "the side on which Heaven's Gate is, `left` or `right`: the seal swaps it",
        OneOf({0: "left", 1: "right"}),
        "flipped",
        "left",
    ),
    fields.cells("line", "from Heaven's Gate to the exclusion", Pile(_OPEN), otherwise=[]),
    fields.cells("thats_it", "the pile THAT'S IT from its bottom", Pile(_OPEN), "pile", []),
    fields.cells(
        "on_the_way", "cards of this turn that are to go there, as they fell", Pile(_OPEN), "sent", []
    ),
    fields.cells("beside", "vultures, and animals acting as one, beside it", Pile(_OPEN), otherwise=[]),
    fields.cells("bar", "guests, in order of entry", Pile(_OPEN), otherwise=[]),
    fields.by_seat("hands", "by colour", Pile(_CARD), _SEAT, "hand", {}),
    Field("open_cards", "cards in hands that everybody has seen", _open_cards, _read_open_cards, []),
    fields.by_seat("decks", "draw piles by colour, from the bottom", Pile(_CARD), _SEAT, "deck", {}),
    _where(
        Opt.ADVANCED,
        1,
        fields.by_seat("sorted_out", "advanced variant: values by colour", _SortedOut(), _SEAT, "out", {}),
    ),
    _where(
        Opt.SET,
        Sets.CHOSEN,
        fields.by_seat(
            "new_beasts",
            "mixed sets: by colour, values whose animal is a New Beast, besides those that the cards tell",
            fields.Single(_VALUES),
            _SEAT,
            "is_new",
            {},
        ),
    ),
    _where(
        Opt.SET,
        Sets.CHOSEN,
        fields.by_seat(
            "public_sets",
            "mixed sets: by colour, values whose set everybody knows, besides those that lie open",
            fields.Single(_VALUES),
            _SEAT,
            "is_new_public",
            {},
        ),
    ),
    _where(
        Opt.RETURN_GAME,
        1,
        fields.one("return_game", "whether the return game is being played", Flag(), "game", False),
    ),
    _where(
        Opt.RETURN_GAME,
        1,
        Field(
            "earlier",
            "by colour, `guests`, `points` and `values` of the first game",
            _earlier,
            _read_earlier,
            {},
        ),
    ),
    Field(
        "acting",
        "the `card` whose action is under way, what it acts `as`; `imitated`: 1 as a penguin, 2 as a chameleon, 3 both",
        _acting,
        _read_acting,
        None,
    ),
    fields.one("fresh", "the card that came this turn", Maybe(_OPEN)),
    fields.decisions(Frame, _SEAT, "the decision stack, bottom first; absent: `turn` plays a card", _playing),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state of a document; PositionError names the field that is wrong."""
    state = fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)
    for seat in range(st.PLAYERS):
        state.hand[seat, state.hand_n[seat] :] = NONE
        state.deck[seat, state.deck_n[seat] :] = NONE
    if "turns" not in document:
        played = sum(seen for where, _, seen in _lying(state) if where != "hand")
        state.turns = max(played - card_is_out(state), 0)
    if "first" not in document:
        state.first = (state.seat - state.turns) % players(state)
    _learn_from_cards(state)
    _settle_sets(state)
    _count_unknown(state)
    return state


def _lying(state: np.record) -> Iterator[tuple[str, int, bool]]:
    """Every card, known or not: place, card, whether all have seen it."""
    for column in ("line", "pile", "sent", "beside", "bar"):
        yield from ((column, card, True) for card in state[column][: state[f"{column}_n"]].tolist())
    for seat in range(players(state)):
        hand = state.hand[seat, : state.hand_n[seat]].tolist()
        known = state.known[seat, : len(hand)].tolist()
        yield from (("hand", card, by == ALL_SEATS) for card, by in zip(hand, known, strict=True))
        yield from (("deck", card, False) for card in state.deck[seat, : state.deck_n[seat]].tolist())


def _learn_from_cards(state: np.record) -> None:
    """A card shows its set to everybody who sees it."""
    for _, card, seen in _lying(state):
        if card != UNKNOWN:
            seat, bit = owner(card), 1 << value_index(card)
            state.is_new[seat] |= bit if card % deck.SPECIES < deck.VALUES else 0
            state.is_new_public[seat] |= bit if seen else 0
            state.shown[seat] |= bit if seen else 0


def _settle_sets(state: np.record) -> None:
    """The value up to which each player has chosen sets; with one set there is no choice, and all know it."""
    count = players(state)
    state.taken_n[:count] = beyond_values(state)
    if state.option[Opt.SET] in (Sets.NEW, Sets.BASE):
        state.is_new[:count] = in_play(state) if state.option[Opt.SET] == Sets.NEW else 0
        state.is_new_public[:count] = in_play(state)
    elif state.option[Opt.SET] == Sets.CHOSEN and in_preparation(state) and not state.game:
        for place in range(int(state.stack[0, A]) + 1, count):
            state.taken_n[(state.first + place) % count] = lowest_value(state)
    for frame in state.stack[: state.depth]:
        if frame[KIND] == Frame.CHOOSE_SET:
            state.taken_n[frame[SEAT]], frame[B] = int(frame[B]), 0


def _count_unknown(state: np.record) -> None:
    """Check that enough cards are left for the unknown ones."""
    for seat, colour in enumerate(deck.COLOUR_NAMES[: players(state)]):
        lying = [
            *state.hand[seat, : state.hand_n[seat]].tolist(),
            *state.deck[seat, : state.deck_n[seat]].tolist(),
        ]
        known = {value_index(card) for card in lying if card != UNKNOWN}
        closed = in_play(state) & ~int(state.shown[seat])
        left = sum(closed >> value & 1 for value in range(deck.VALUES) if value not in known)
        if lying.count(UNKNOWN) + int(state.out_n[seat]) > left:
            raise PositionError(f"decks: {colour} has more unknown cards than there are left")
