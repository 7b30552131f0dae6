"""Knowledge in a position of Frantic: of hands, of cards adrift, of faces that hands lack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ....errors import PositionError
from ....kernel.events import ALL_SEATS
from ....kernel.game import Document
from ....kernel.numbers import whole_number
from ...common.document import fields
from ...common.document.fields import (
    OUT,
    Field,
    Number,
    Single,
    listed,
    mapping,
    players,
)
from ..rules import deck
from ..rules import state as st
from ..rules.actions import SEAT_LETTERS
from ..rules.known import left_of, origin_of, tidy
from ..rules.whereabouts import also_know
from .forms import (
    KNOWERS,
    OPEN,
    PLACE,
    SEAT,
    copies_of,
    quiet,
)


def _known(state: np.record) -> Document:
    """The knowers of each known face of a hand, from the first copy on."""
    found: Document = {}
    levels = np.flatnonzero(state.known)
    for level in sorted(levels.tolist(), key=lambda level: int(state.holder[level])):
        hand = found.setdefault(SEAT_LETTERS[state.holder[level]], {})
        knowers = hand.setdefault(deck.NAMES[deck.FACE_OF_LEVEL[level]], [])
        knowers.append(KNOWERS.write(state, int(state.known[level])))
    return found


def _read_known(state: np.record, value: object, field: str) -> None:
    for letter, hand in mapping(value, field).items():
        seat = SEAT.read(state, letter, field)
        for name, entries in mapping(hand, f"{field}.{letter}").items():
            face = OPEN.read(state, name, f"{field}.{letter}")
            _read_knowers(state, seat, face, entries, f"{field}.{letter}.{name}")


def _read_knowers(state: np.record, seat: int, face: int, entries: object, field: str) -> None:
    """At most as many as there are copies, in all hands together."""
    copies = int(copies_of(state)[face])
    placed = state.known[deck.LEVEL_OF[face] : deck.LEVEL_OF[face + 1]]
    for nth, letters in enumerate(listed(entries, field, "seats' letters")):
        mask = KNOWERS.read(state, letters, field)
        if mask == 0:
            raise PositionError(f"{field}: letters of the seats that know of it expected, not {letters!r}")
        if np.count_nonzero(placed) == copies:
            raise PositionError(f"{field}: the deck has {copies} of this card")
        if also_know(state, seat, face, nth, mask) != 0:
            raise PositionError(f"{field}: it is there already under another name")


def _read_told(state: np.record, value: object, field: str) -> None:
    state.told[:] = ALL_SEATS
    _TOLD.read(state, value, field)


_TOLD = fields.by_seat("told", "", Single(KNOWERS), SEAT)


def _told(state: np.record) -> object:
    seats = mapping(_TOLD.write(state), "told")
    return {letter: who for letter, who in seats.items() if who != "all"} or OUT


def _all_know(value: object, field: str) -> tuple[str, Any]:
    """Public knowledge; a seat's private knowledge is no part of a position."""
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
    """A card adrift: its possible places, and the hand that it may have left."""
    origin, left = SEAT_LETTERS[origin_of(value)], left_of(value)
    places = [PLACE.write(state, place) for place in PLACE.names if value >> place & 1]
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
        PLACE.read(state, name, f"{field}.in") for name in listed(entry.get("in"), f"{field}.in", "places")
    }
    value = (
        sum(1 << place for place in places) | OPEN.read(state, entry.get("card"), f"{field}.card") << st.FACE
    )
    left = st.ANY
    if "from" in entry:
        value |= SEAT.read(state, entry["from"], f"{field}.from") << st.ORIGIN
        if "left" in entry or places != {st.ASIDE}:
            left = Number(0, st.ANY - 1).read(state, entry.get("left"), f"{field}.left")
    return value | left << st.LEFT


def _most_there(state: np.record) -> list[int]:
    """By hand, the most cards adrift that can be there, by their places."""
    playing = range(players(state))
    return [int((state.loose >> seat & 1).sum()) if seat in playing else 0 for seat in range(st.PLAYERS)]


def _room(state: np.record) -> Document:
    limits = zip(SEAT_LETTERS, state.room.tolist(), _most_there(state), strict=True)
    found = {letter: room for letter, room, most in limits if room < most}
    return {"all": found} if found else {}


def _read_room(state: np.record, value: object, field: str) -> None:
    part, limits = _all_know(value, field)
    for letter, limit in mapping(limits or {}, part).items():
        seat = SEAT.read(state, letter, f"{part}.{letter}")
        state.room[seat] = Number(0, deck.CARDS).read(state, limit, f"{part}.{letter}")
    tidy(state)


def _lacks(state: np.record) -> Document:
    return {SEAT_LETTERS[seat]: _lack(state, seat) for seat in range(st.PLAYERS) if state.lacking >> seat & 1}


def _lack(state: np.record, seat: int) -> Document:
    """The faces that everybody knows to be missing from a hand."""
    said = state.lack[seat].tolist()
    cards = {
        str(n - 1): [name for name, since in zip(deck.NAMES, said, strict=True) if since == n]
        for n in sorted({*said} - {0})
    }
    late = [KNOWERS.write(state, mask) for mask in state.late[seat, : state.late_n[seat]].tolist()]
    return {"cards": cards, "late": late}


def _read_lacks(state: np.record, value: object, field: str) -> None:
    for letter, entry in mapping(value, field).items():
        part = f"{field}.{letter}"
        seat = SEAT.read(state, letter, part)
        _read_lack(state, seat, mapping(entry, part), part)
        state.lacking |= np.uint8(1 << seat)


def _read_lack(state: np.record, seat: int, entry: Mapping[str, Any], field: str) -> None:
    for name in entry:
        if name not in ("cards", "late"):
            raise PositionError(f"{field}.{name}: no such field; what a hand lacks has `cards` and `late`")
    late = listed(entry.get("late", []), f"{field}.late", "seats' letters")
    if len(late) > st.LATE:
        raise PositionError(f"{field}.late: at most {st.LATE} cards that came late are told apart")
    state.late[seat, : len(late)] = [KNOWERS.read(state, who, f"{field}.late") for who in late]
    state.late_n[seat] = len(late)
    since = Number(0, len(late), ahead=-1)
    for came, names in mapping(entry.get("cards", {}), f"{field}.cards").items():
        said = since.read(state, whole_number(str(came)), f"{field}.cards")
        for name in listed(names, f"{field}.cards", "cards"):
            state.lack[seat, OPEN.read(state, name, f"{field}.cards")] = said


KNOWN = Field(
    "known",
    "by seat and card, for each copy the seats that know of it; `all`: spectators, too",
    _known,
    _read_known,
    {},
)

OF_HANDS: tuple[Field, ...] = (
    Field(
        "told",
        "by seat, whose knowledge of this hand its holder can tell; absent: everybody's. A player who got the hand whole "
        "can tell only what the holder before knows of it",
        _told,
        _read_told,
        {},
    ),
    quiet(
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
    quiet(
        Field(
            "room",
            "under `all`, by hand: the most cards adrift that lie there, as everybody knows; absent: as many as can",
            _room,
            _read_room,
            {},
        )
    ),
    quiet(
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
)
"""Holders' own knowledge, cards adrift, and faces that hands lack."""
