"""Positions of Frantic as documents: readable, editable by hand, loadable.

``turn`` and ``hands`` are required. Seats are letters: a is seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ....errors import PositionError
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.game import Document
from ....kernel.options import Value
from ....kernel.stack import KIND, A
from ...common.document import fields
from ...common.document.fields import (
    OUT,
    Field,
    Flag,
    Maybe,
    Number,
    OneOf,
    Pile,
    Single,
    listed,
    mapping,
    players,
)
from ..rules import deck
from ..rules import state as st
from ..rules.actions import SEAT_LETTERS
from ..rules.events import all_events
from ..rules.hands import gambles_with_any
from ..rules.options import OPTIONS
from .forms import (
    CARD,
    CARD_KIND,
    COLOUR,
    MARKET,
    OPEN,
    SEAT,
    SEATS,
    TITLE,
    Faces,
    Titles,
    copies_of,
    quiet,
)
from .knowledge import KNOWN, OF_HANDS


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """The number of each card; events follow from the same option."""
    copies = deck.COPIES[deck.Box[str(options["deck"]).upper()]]
    return {name: int(count) for name, count in zip(deck.NAMES, copies, strict=True)}


# ---------------------------------------------------------------------------------------- this game's forms


def _places(state: np.record) -> object:
    seats = state.at[: players(state)].tolist()
    return OUT if seats == sorted(seats) else "".join(SEAT_LETTERS[seat] for seat in seats)


def _read_places(state: np.record, value: object, field: str) -> None:
    letters = SEAT_LETTERS[: players(state)]
    if not isinstance(value, str) or sorted(value) != sorted(letters):
        raise PositionError(f"{field}: the letters {letters} in play order expected, not {value!r}")
    state.at[:] = range(st.PLAYERS)
    state.at[: len(letters)] = [SEAT_LETTERS.index(letter) for letter in value]


def _match(state: np.record) -> Document:
    if state.symbol == st.ANY_CARD:
        return {"any": True}
    match: Document = {} if state.colour == NONE else {"colour": deck.COLOURS[state.colour]}
    if state.number:
        match["number"] = int(state.number)
    if state.symbol:
        match["symbol"] = deck.KIND_NAMES[state.symbol]
    return match


def _read_match(state: np.record, value: object, field: str) -> None:
    match = mapping(value, field)
    state.colour, state.symbol = NONE, st.ANY_CARD
    if not match.get("any"):
        state.colour = Maybe(COLOUR).read(state, match.get("colour"), f"{field}.colour")
        state.number = Number(1, deck.NUMBERS, otherwise=0).read(
            state, match.get("number"), f"{field}.number"
        )
        state.symbol = CARD_KIND.read(state, match.get("symbol", "number"), f"{field}.symbol")


def _usual_match(state: np.record) -> Document:
    """The default match: the demands of the card on top as if it had just been played."""
    face = int(state.top)
    if face == NONE:
        return {"any": True}
    if deck.FIRST_NEUTRAL <= face < deck.FIRST_COLOURED or deck.KIND_OF[face] == deck.COLOUR_SWAP:
        raise PositionError("match: with this card on top it must say what the next card must match")
    match: Document = {"symbol": deck.KIND_NAMES[deck.KIND_OF[face]]} if face >= deck.FIRST_COLOURED else {}
    if deck.NUMBER_OF[face]:
        match["number"] = int(deck.NUMBER_OF[face])
    if deck.COLOURS_OF[face]:
        match["colour"] = deck.COLOURS[int(deck.COLOURS_OF[face]).bit_length() - 1]
    return match


def _usual_colour(state: np.record) -> object:
    """The default colour last played: the one to be matched, but not below a black card."""
    wished = state.colour == NONE or (state.top != NONE and deck.KIND_OF[state.top] == deck.BLACK)
    return None if wished else deck.COLOURS[state.colour]


def _usual_events(state: np.record) -> list[str]:
    return Titles().write(state, int(all_events(state)) & ~int(state.events_seen))


def _read_events_left(state: np.record, value: object, field: str) -> None:
    state.events_left = Titles().read(state, value, field)


def _events_left(state: np.record) -> object:
    titles = Titles().write(state, int(state.events_left))
    return OUT if titles == _usual_events(state) else titles


def _offer(state: np.record) -> list[str]:
    return [deck.EVENT_TITLES[event] for event in state.offer.tolist() if event != NONE]


def _read_offer(state: np.record, value: object, field: str) -> None:
    Pile(TITLE).read(state, value, field, state.offer)


def _aside(state: np.record) -> list[Document]:
    cards = zip(state.aside.tolist(), state.aside_by.tolist(), range(state.aside_n), strict=False)
    return [{"card": CARD.write(state, card), **_laid(by)} for card, by, _ in cards]


def _laid(by: int) -> Document:
    if by == st.ON_MARKET:
        return {"by": MARKET}
    return {"by": SEAT_LETTERS[by >> 3], "for": SEAT_LETTERS[by & 7]}


def _read_aside(state: np.record, value: object, field: str) -> None:
    entries = [mapping(entry, f"{field}[{i}]") for i, entry in enumerate(listed(value, field, "cards"))]
    state.aside_n = Pile(CARD).read(state, [entry.get("card") for entry in entries], field, state.aside)
    for i, entry in enumerate(entries):
        if entry.get("by") == MARKET:
            state.aside_by[i] = st.ON_MARKET
        else:
            by, to = (SEAT.read(state, entry.get(name), f"{field}[{i}].{name}") for name in ("by", "for"))
            state.aside_by[i] = 8 * by + to


# ------------------------------------------------------------------------------------------------------- the fields


def _points(name: str, says: str, least: int) -> Field:
    return fields.by_seat(name, says, Single(Number(least, deck.MOST_POINTS)), SEAT, otherwise={})


FIELDS: tuple[Field, ...] = (
    fields.one("turn", "whose turn it is", SEAT, "seat", otherwise=fields.REQUIRED),
    fields.one(
        "dealer",
        "who dealt; absent: the seat before `turn`",
        SEAT,
        otherwise=lambda state: int(state.seat - 1) % players(state),
    ),
    fields.one("round", "the round, from 1", Number(1, deck.MOST_ROUNDS, ahead=1), "round_n", otherwise=1),
    fields.by_seat(
        "hands", "by seat; `?` is a card that the observer does not know", Faces(deck.NAMES), SEAT, "hand"
    ),
    KNOWN,
    fields.cells(
        "deck", "the stack; absent: what lies nowhere else", Faces(deck.NAMES, whole=True), otherwise=[]
    ),
    fields.cells("pack", "cards on top of the stack in order, the last one on top", Pile(CARD), otherwise=[]),
    fields.cells(
        "discard", "everything that was played or discarded; absent: `top`", Faces(deck.NAMES), otherwise=[]
    ),
    fields.one("top", "the card that lies on top of it", Maybe(OPEN, null=True)),
    Field(
        "match",
        "what the next card must match: `colour`, `number`, `symbol`, or `any`; absent: `top`",
        _match,
        _read_match,
        _usual_match,
    ),
    fields.one("last_colour", "the colour last played", Maybe(COLOUR, null=True), otherwise=_usual_colour),
    fields.one("events_seen", "events uncovered in this round", Titles(), otherwise=[]),
    _points("points", "by seat: the account; without a score sheet rounds won", -deck.MOST_POINTS),
    _points("round_points", "by seat: what the last round counted", deck.LEAST_ROUND_POINTS),
    *OF_HANDS,
    Field(
        "places",
        "the seats in play order, where places have been exchanged",
        _places,
        _read_places,
        lambda state: SEAT_LETTERS[: players(state)],
    ),
    Field(
        "events_left",
        "events still in the pile; absent: all that are not in `events_seen`",
        _events_left,
        _read_events_left,
        _usual_events,
    ),
    quiet(Field("offer", "events among which the Event Manager chooses", _offer, _read_offer, [])),
    fields.one(
        "heirs",
        "for how many more events `heir` are protected",
        Number(0, 100, otherwise=0, quiet=True),
        "heir_n",
    ),
    quiet(
        fields.by_seat(
            "shares",
            "by seat: cards of a Fantastic Four dealt out so far, or 1 and the seat (from 0) whose hand it gets "
            "by Distributor",
            Single(Number(0, st.PLAYERS)),
            SEAT,
            otherwise={},
        ),
        lambda state: state.shares.any(),
    ),
    quiet(
        Field("aside", "cards on their way: `card`, `by` (`market`: open) and `for`", _aside, _read_aside, [])
    ),
    quiet(
        fields.by_seat(
            "bomb_left",
            "by seat, how many turns it has after the one in progress",
            Single(Number(0, 3)),
            SEAT,
            otherwise={},
        ),
        lambda state: state.bomb,
    ),
    quiet(
        fields.one(
            "over",
            "why the round ends: `exhausted`, `time bomb`, `finish line`, `doomsday`",
            OneOf(st.WHY_OVER),
            otherwise="-",
        ),
        lambda state: state.over,
    ),
    *(quiet(fields.one(name, says, SEATS, otherwise="")) for name, says in st.MASKS.items()),
    fields.one("bomb", "a Time Bomb ticks", Flag(quiet=True)),
    fields.one("last_chance", "Last Chance is in force", Flag(quiet=True)),
    fields.one("plus_one", "Plus One is in force", Flag(quiet=True)),
    fields.decisions(
        st.Frame,
        SEAT,
        "[what is to be decided](decisions.md), the lowest first; absent: `turn` plays",
        lambda state: [{"kind": kind, "seat": int(state.seat)} for kind in ("end_play", "turn")],
    ),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state of a document; PositionError names the field that is wrong."""
    state = fields.from_document(FIELDS, document, st.DTYPE, OPTIONS, options)
    if "discard" not in document and state.top != NONE:
        state.discard[state.top] = 1
    _count_cards(state, "deck" in document)
    gambles = [st.Frame.EVENT, deck.GAMBLING_MAN] in state.stack[: state.depth, [KIND, A]].tolist()
    if (
        gambles
        and not gambles_with_any(state)
        and state.last_colour == NONE
        and UNKNOWN in state.aside[: state.aside_n]
    ):
        raise PositionError("last_colour: Gambling Man needs one")
    return state


def _count_cards(state: np.record, deck_is_given: bool) -> None:
    """Check that all cards are somewhere; missing ones are the stack, unless that is given."""
    copies = copies_of(state)
    left = copies - state.hand.sum(axis=0, dtype=np.int16) - state.discard
    ways = [*state.pack[: state.pack_n].tolist(), *state.aside[: state.aside_n].tolist()]
    hidden = int(state.hand_n.sum() - state.hand.sum()) + ways.count(UNKNOWN)
    np.subtract.at(left, [card for card in ways if card != UNKNOWN], 1)
    if UNKNOWN in state.deck:
        hidden += int(state.deck_n)
    else:
        left -= state.deck
    for face in np.flatnonzero(left < 0):
        raise PositionError(
            f"hands: with piles and the rest there are {copies[face] - left[face]} cards {deck.NAMES[face]!r}; "
            f"the deck has {copies[face]}"
        )
    if deck_is_given:
        if left.sum() != hidden:
            total = copies.sum()
            raise PositionError(f"deck: {total - left.sum() + hidden} cards in all; the deck has {total}")
    elif hidden:
        raise PositionError("deck: it must be given where cards are unknown")
    else:
        state.deck[:], state.deck_n = left, left.sum()
