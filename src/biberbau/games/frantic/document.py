"""Positions of Frantic as documents: readable, editable by hand, loadable.

``turn`` and ``hands`` are required. Seats are letters: a is seat 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import PositionError
from ...kernel.cards import NONE, UNKNOWN
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.numbers import whole_number
from ...kernel.options import Value
from ...kernel.stack import KIND, A
from ..common.document import fields
from ..common.document.fields import (
    OUT,
    Bag,
    Cells,
    Face,
    Field,
    Flag,
    Maybe,
    Number,
    OneOf,
    Pile,
    Seat,
    Seats,
    Single,
    listed,
    mapping,
    players,
)
from ..common.document.positions import UNKNOWN_NAME, spread
from .rules import deck
from .rules import state as st
from .rules.actions import SEAT_LETTERS
from .rules.events import all_events
from .rules.hands import gambles_with_any
from .rules.known import left_of, origin_of, tidy
from .rules.options import OPTIONS, Opt
from .rules.whereabouts import also_know

_SEAT, _CARD, _OPEN = Seat(SEAT_LETTERS), Face(deck.NAMES), Face(deck.NAMES, hidden=False)
_SEATS, _KNOWERS = Seats(SEAT_LETTERS), Seats(SEAT_LETTERS, knowers=True)
_COLOUR = OneOf(dict(enumerate(deck.COLOURS)))
_KIND = OneOf(dict(enumerate(deck.KIND_NAMES)))
_TITLE = OneOf(dict(enumerate(deck.EVENT_TITLES)))
_PLACE = OneOf(dict(enumerate((*SEAT_LETTERS, "aside", "pack", "deck"))))
_MARKET = "market"


def deck_of(options: Mapping[str, Value]) -> dict[str, int]:
    """How often there is each card; events follow from the same option."""
    copies = deck.COPIES[deck.Box[str(options["deck"]).upper()]]
    return {name: int(count) for name, count in zip(deck.NAMES, copies, strict=True)}


def _copies(state: np.record) -> NDArray[np.int16]:
    """How many cards of each face the deck has."""
    copies: NDArray[np.int16] = deck.COPIES[int(state.option[Opt.DECK])].astype(np.int16)
    return copies


def _quiet(field: Field, says: Callable[[np.record], object] = lambda state: True) -> Field:
    """A field that is not written when there is nothing in it, or ``says`` is not true."""
    return replace(field, write=lambda state: (field.write(state) if says(state) else None) or OUT)


# ------------------------------------------------------------------------------------------- forms of cards, of events


@dataclass(frozen=True)
class _Bag(Bag):
    """Cards without an order, a counter for each face; those that are not known are only counted.

    ``whole``: either all are known or none; then all counters are ``UNKNOWN``.
    """

    whole: bool = False

    def write(self, state: np.record, cells: Cells, count: int) -> list[str]:
        """Face by face, then the unknown ones."""
        known = [name for name, copies in zip(deck.NAMES, cells.tolist(), strict=True) for _ in range(copies)]
        return known + [UNKNOWN_NAME] * (count - len(known))

    def read(self, state: np.record, value: object, field: str, cells: Cells) -> int:
        """A list, or how many there are of each; no face more often than the deck has it."""
        cards = [_CARD.read(state, name, field) for name in listed(spread(value, field), field, "cards")]
        known = [card for card in cards if card != UNKNOWN]
        found, copies = np.bincount(known, minlength=deck.FACES), _copies(state)
        for face in np.flatnonzero(found > copies):
            raise PositionError(
                f"{field}: {found[face]} cards {deck.NAMES[face]!r}; the deck has {copies[face]}"
            )
        if len(cards) > deck.CARDS:
            raise PositionError(f"{field}: {len(cards)} cards are more than the deck has")
        if self.whole and known and len(known) < len(cards):
            raise PositionError(f"{field}: either all of its cards are unknown or none")
        cells[:] = UNKNOWN if self.whole and len(known) < len(cards) else found
        return len(cards)


@dataclass(frozen=True)
class _Titles:
    """Events as a bitmask."""

    def write(self, state: np.record, number: int) -> list[str]:
        """Their titles."""
        return [title for event, title in enumerate(deck.EVENT_TITLES) if number >> event & 1]

    def read(self, state: np.record, value: object, field: str) -> int:
        """A list of titles."""
        return sum(
            1 << event
            for event in {_TITLE.read(state, title, field) for title in listed(value, field, "events")}
        )


# ---------------------------------------------------------------------------------------- what only this game has


def _known(state: np.record) -> Document:
    """For each known face of a hand, from the first copy on, who knows of it."""
    found: Document = {}
    levels = np.flatnonzero(state.known)
    for level in sorted(levels.tolist(), key=lambda level: int(state.holder[level])):
        hand = found.setdefault(SEAT_LETTERS[state.holder[level]], {})
        knowers = hand.setdefault(deck.NAMES[deck.FACE_OF_LEVEL[level]], [])
        knowers.append(_KNOWERS.write(state, int(state.known[level])))
    return found


def _read_known(state: np.record, value: object, field: str) -> None:
    for letter, hand in mapping(value, field).items():
        seat = _SEAT.read(state, letter, field)
        for name, entries in mapping(hand, f"{field}.{letter}").items():
            face = _OPEN.read(state, name, f"{field}.{letter}")
            _read_knowers(state, seat, face, entries, f"{field}.{letter}.{name}")


def _read_knowers(state: np.record, seat: int, face: int, entries: object, field: str) -> None:
    """As many as there are copies, in all hands together."""
    copies = int(_copies(state)[face])
    placed = state.known[deck.LEVEL_OF[face] : deck.LEVEL_OF[face + 1]]
    for nth, letters in enumerate(listed(entries, field, "seats' letters")):
        mask = _KNOWERS.read(state, letters, field)
        if mask == 0:
            raise PositionError(f"{field}: letters of the seats that know of it expected, not {letters!r}")
        if np.count_nonzero(placed) == copies:
            raise PositionError(f"{field}: the deck has {copies} of this card")
        if also_know(state, seat, face, nth, mask) != 0:
            raise PositionError(f"{field}: it is there already under another name")


def _places(state: np.record) -> object:
    seats = state.at[: players(state)].tolist()
    return OUT if seats == sorted(seats) else "".join(SEAT_LETTERS[seat] for seat in seats)


def _read_places(state: np.record, value: object, field: str) -> None:
    letters = SEAT_LETTERS[: players(state)]
    if not isinstance(value, str) or sorted(value) != sorted(letters):
        raise PositionError(f"{field}: the letters {letters} in play order expected, not {value!r}")
    state.at[:] = range(st.PLAYERS)
    state.at[: len(letters)] = [SEAT_LETTERS.index(letter) for letter in value]


def _read_told(state: np.record, value: object, field: str) -> None:
    state.told[:] = ALL_SEATS
    _TOLD.read(state, value, field)


_TOLD = fields.by_seat("told", "", Single(_KNOWERS), _SEAT)


def _told(state: np.record) -> object:
    seats = mapping(_TOLD.write(state), "told")
    return {letter: who for letter, who in seats.items() if who != "all"} or OUT


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
        state.colour = Maybe(_COLOUR).read(state, match.get("colour"), f"{field}.colour")
        state.number = Number(1, deck.NUMBERS, otherwise=0).read(
            state, match.get("number"), f"{field}.number"
        )
        state.symbol = _KIND.read(state, match.get("symbol", "number"), f"{field}.symbol")


def _usual_match(state: np.record) -> Document:
    """What the card on top demands that has just been played."""
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
    """The colour last played: the one to be matched, but not below a black card."""
    wished = state.colour == NONE or (state.top != NONE and deck.KIND_OF[state.top] == deck.BLACK)
    return None if wished else deck.COLOURS[state.colour]


def _usual_events(state: np.record) -> list[str]:
    return _Titles().write(state, int(all_events(state)) & ~int(state.events_seen))


def _read_events_left(state: np.record, value: object, field: str) -> None:
    state.events_left = _Titles().read(state, value, field)


def _events_left(state: np.record) -> object:
    titles = _Titles().write(state, int(state.events_left))
    return OUT if titles == _usual_events(state) else titles


def _offer(state: np.record) -> list[str]:
    return [deck.EVENT_TITLES[event] for event in state.offer.tolist() if event != NONE]


def _read_offer(state: np.record, value: object, field: str) -> None:
    Pile(_TITLE).read(state, value, field, state.offer)


def _aside(state: np.record) -> list[Document]:
    cards = zip(state.aside.tolist(), state.aside_by.tolist(), range(state.aside_n), strict=False)
    return [{"card": _CARD.write(state, card), **_laid(by)} for card, by, _ in cards]


def _laid(by: int) -> Document:
    if by == st.ON_MARKET:
        return {"by": _MARKET}
    return {"by": SEAT_LETTERS[by >> 3], "for": SEAT_LETTERS[by & 7]}


def _read_aside(state: np.record, value: object, field: str) -> None:
    entries = [mapping(entry, f"{field}[{i}]") for i, entry in enumerate(listed(value, field, "cards"))]
    state.aside_n = Pile(_CARD).read(state, [entry.get("card") for entry in entries], field, state.aside)
    for i, entry in enumerate(entries):
        if entry.get("by") == _MARKET:
            state.aside_by[i] = st.ON_MARKET
        else:
            by, to = (_SEAT.read(state, entry.get(name), f"{field}[{i}].{name}") for name in ("by", "for"))
            state.aside_by[i] = 8 * by + to


# ------------------------------------------------------------------------------- cards adrift, and what hands lack


def _all_know(value: object, field: str) -> tuple[str, Any]:
    """What everybody knows; what a seat knows beyond that is no part of a position."""
    for whose in mapping(value, field):
        if whose != "all":
            raise PositionError(
                f"{field}.{whose}: what a seat knows of cards adrift follows from what it saw in the game, and no "
                "position states it; only what everybody knows (`all`)"
            )
    return f"{field}.all", mapping(value, field).get("all")


def _loose(state: np.record) -> Document:
    cards = [_adrift(state, value) for value in state.loose[: state.loose_n].tolist()]
    return {"all": cards} if cards else {}


def _adrift(state: np.record, value: int) -> Document:
    """A card adrift: where it can lie, and what hand it may have left."""
    origin, left = SEAT_LETTERS[origin_of(value)], left_of(value)
    places = [_PLACE.write(state, place) for place in _PLACE.names if value >> place & 1]
    entry: Document = {"card": deck.NAMES[value >> st.FACE], "in": places}
    if left < st.ANY:
        return entry | {"from": origin, "left": left}
    return entry | ({"from": origin} if places == ["aside"] else {})


def _read_loose(state: np.record, value: object, field: str) -> None:
    part, entries = _all_know(value, field)
    cards = listed(entries or [], part, "cards")
    if len(cards) > st.LOOSE:
        raise PositionError(f"{part}: at most {st.LOOSE} cards can be followed, not {len(cards)}")
    for i, entry in enumerate(cards):
        state.loose[i] = _read_adrift(state, mapping(entry, f"{part}[{i}]"), f"{part}[{i}]")
    state.loose_n = len(cards)
    state.room[:] = _most_there(state)


def _read_adrift(state: np.record, entry: Mapping[str, Any], field: str) -> int:
    places = {
        _PLACE.read(state, name, f"{field}.in") for name in listed(entry.get("in"), f"{field}.in", "places")
    }
    value = (
        sum(1 << place for place in places) | _OPEN.read(state, entry.get("card"), f"{field}.card") << st.FACE
    )
    left = st.ANY
    if "from" in entry:
        value |= _SEAT.read(state, entry["from"], f"{field}.from") << st.ORIGIN
        if "left" in entry or places != {st.ASIDE}:
            left = Number(0, st.ANY - 1).read(state, entry.get("left"), f"{field}.left")
    return value | left << st.LEFT


def _most_there(state: np.record) -> list[int]:
    """By hand, how many cards adrift can lie there, as far as their places tell."""
    playing = range(players(state))
    return [int((state.loose >> seat & 1).sum()) if seat in playing else 0 for seat in range(st.PLAYERS)]


def _room(state: np.record) -> Document:
    limits = zip(SEAT_LETTERS, state.room.tolist(), _most_there(state), strict=True)
    found = {letter: room for letter, room, most in limits if room < most}
    return {"all": found} if found else {}


def _read_room(state: np.record, value: object, field: str) -> None:
    part, limits = _all_know(value, field)
    for letter, limit in mapping(limits or {}, part).items():
        seat = _SEAT.read(state, letter, f"{part}.{letter}")
        state.room[seat] = Number(0, deck.CARDS).read(state, limit, f"{part}.{letter}")
    tidy(state)


def _lacks(state: np.record) -> Document:
    return {SEAT_LETTERS[seat]: _lack(state, seat) for seat in range(st.PLAYERS) if state.lacking >> seat & 1}


def _lack(state: np.record, seat: int) -> Document:
    """What all can tell to be missing from a hand."""
    said = state.lack[seat].tolist()
    cards = {
        str(n - 1): [name for name, since in zip(deck.NAMES, said, strict=True) if since == n]
        for n in sorted({*said} - {0})
    }
    late = [_KNOWERS.write(state, mask) for mask in state.late[seat, : state.late_n[seat]].tolist()]
    return {"cards": cards, "late": late}


def _read_lacks(state: np.record, value: object, field: str) -> None:
    for letter, entry in mapping(value, field).items():
        part = f"{field}.{letter}"
        seat = _SEAT.read(state, letter, part)
        _read_lack(state, seat, mapping(entry, part), part)
        state.lacking |= np.uint8(1 << seat)


def _read_lack(state: np.record, seat: int, entry: Mapping[str, Any], field: str) -> None:
    for name in entry:
        if name not in ("cards", "late"):
            raise PositionError(f"{field}.{name}: no such field; what a hand lacks has `cards` and `late`")
    late = listed(entry.get("late", []), f"{field}.late", "seats' letters")
    if len(late) > st.LATE:
        raise PositionError(f"{field}.late: at most {st.LATE} cards that came late are told apart")
    state.late[seat, : len(late)] = [_KNOWERS.read(state, who, f"{field}.late") for who in late]
    state.late_n[seat] = len(late)
    since = Number(0, len(late), ahead=-1)
    for came, names in mapping(entry.get("cards", {}), f"{field}.cards").items():
        said = since.read(state, whole_number(str(came)), f"{field}.cards")
        for name in listed(names, f"{field}.cards", "cards"):
            state.lack[seat, _OPEN.read(state, name, f"{field}.cards")] = said


# ------------------------------------------------------------------------------------------------------- the fields


def _points(name: str, says: str, least: int) -> Field:
    return fields.by_seat(name, says, Single(Number(least, deck.MOST_POINTS)), _SEAT, otherwise={})


FIELDS: tuple[Field, ...] = (
    fields.one("turn", "whose turn it is", _SEAT, "seat", otherwise=fields.REQUIRED),
    fields.one(
        "dealer",
        "who dealt; absent: the seat before `turn`",
        _SEAT,
        otherwise=lambda state: int(state.seat - 1) % players(state),
    ),
    fields.one("round", "the round, from 1", Number(1, deck.MOST_ROUNDS, ahead=1), "round_n", otherwise=1),
    fields.by_seat(
        "hands", "by seat; `?` is a card that the observer does not know", _Bag(deck.NAMES), _SEAT, "hand"
    ),
    Field(
        "known",
        "by seat and card, for each copy the seats that know of it; `all`: spectators, too",
        _known,
        _read_known,
        {},
    ),
    fields.cells(
        "deck", "the stack; absent: what lies nowhere else", _Bag(deck.NAMES, whole=True), otherwise=[]
    ),
    fields.cells(
        "pack", "cards on top of the stack in order, the last one on top", Pile(_CARD), otherwise=[]
    ),
    fields.cells(
        "discard", "everything that was played or discarded; absent: `top`", _Bag(deck.NAMES), otherwise=[]
    ),
    fields.one("top", "the card that lies on top of it", Maybe(_OPEN, null=True)),
    Field(
        "match",
        "what the next card must match: `colour`, `number`, `symbol`, or `any`; absent: `top`",
        _match,
        _read_match,
        _usual_match,
    ),
    fields.one("last_colour", "the colour last played", Maybe(_COLOUR, null=True), otherwise=_usual_colour),
    fields.one("events_seen", "events uncovered in this round", _Titles(), otherwise=[]),
    _points("points", "by seat: the account; without a score sheet rounds won", -deck.MOST_POINTS),
    _points("round_points", "by seat: what the last round counted", deck.LEAST_ROUND_POINTS),
    Field(
        "told",
        "by seat, whose knowledge of this hand its holder can tell; absent: everybody's. A player who got the hand whole "
        "can tell only what the holder before knows of it",
        _told,
        _read_told,
        {},
    ),
    _quiet(
        Field(
            "loose",
            "cards adrift of which everybody (`all`) knows: `card`, `in` (seats, `aside`, `pack`, `deck`); of one that "
            "may have left the hand `from`, `left`: how many have left that hand unseen since it came; of one that "
            "certainly lies `aside`, `from`: who has laid it",
            _loose,
            _read_loose,
            {},
        )
    ),
    _quiet(
        Field(
            "room",
            "under `all`, by hand: the most cards adrift that lie there, as everybody knows; absent: as many as can",
            _room,
            _read_room,
            {},
        )
    ),
    _quiet(
        Field(
            "lacks",
            "by seat, what everybody can tell to be missing from its hand, apart from the cards that everybody knows: "
            "`late`, for each card that came without everybody seeing it, in order, the seats that saw it (its holder: "
            "everybody knows which it was); `cards`, by how many of these had come when it was said",
            _lacks,
            _read_lacks,
            {},
        )
    ),
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
    _quiet(Field("offer", "events among which the Event Manager chooses", _offer, _read_offer, [])),
    fields.one(
        "heirs",
        "for how many more events `heir` are protected",
        Number(0, 100, otherwise=0, quiet=True),
        "heir_n",
    ),
    _quiet(
        fields.by_seat(
            "shares",
            "by seat: cards of a Fantastic Four dealt out so far, or 1 and the seat (from 0) whose hand it gets "
            "by Distributor",
            Single(Number(0, st.PLAYERS)),
            _SEAT,
            otherwise={},
        ),
        lambda state: state.shares.any(),
    ),
    _quiet(
        Field("aside", "cards on their way: `card`, `by` (`market`: open) and `for`", _aside, _read_aside, [])
    ),
    _quiet(
        fields.by_seat(
            "bomb_left",
            "by seat, how many turns it has after the one in progress",
            Single(Number(0, 3)),
            _SEAT,
            otherwise={},
        ),
        lambda state: state.bomb,
    ),
    _quiet(
        fields.one(
            "over",
            "why the round ends: `exhausted`, `time bomb`, `finish line`, `doomsday`",
            OneOf(st.WHY_OVER),
            otherwise="-",
        ),
        lambda state: state.over,
    ),
    *(_quiet(fields.one(name, says, _SEATS, otherwise="")) for name, says in st.MASKS.items()),
    fields.one("bomb", "a Time Bomb ticks", Flag(quiet=True)),
    fields.one("last_chance", "Last Chance is in force", Flag(quiet=True)),
    fields.one("plus_one", "Plus One is in force", Flag(quiet=True)),
    fields.decisions(
        st.Frame,
        _SEAT,
        "[what is to be decided](decisions.md), the lowest first; absent: `turn` plays",
        lambda state: [{"kind": kind, "seat": int(state.seat)} for kind in ("end_play", "turn")],
    ),
)


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    return fields.to_document(FIELDS, state)


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
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
    """All cards lie somewhere; those that lie nowhere are the stack, unless that is given."""
    copies = _copies(state)
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
