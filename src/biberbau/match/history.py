"""An observer's history as plain data: the one form for files, servers and environments.

An event is a mapping: ``ply`` (after how many actions; the deal has 0), ``event`` (its name on the game's page of
tables), ``seat``, ``card``, the numbers of its kind by their names, and who saw the card (``seen``) and knew it before
(``knew``), each ``"all"`` or a list of seats. Absent keys do not apply to the event. ``?`` is a card that the observer
did not see.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ..errors import PositionError
from ..kernel.cards import NONE
from ..kernel.events import ALL_SEATS, Event, EventKind, conceal_event
from ..kernel.game import Document, GameKind
from .game import Game
from .past import Plies

MOST_EVENTS, MOST_PLIES = 100_000, 1_000_000
_ALWAYS = ("ply", "event", "seat", "card", "seen", "knew")


def written(kind: GameKind, happened: Iterable[tuple[int, Event]]) -> list[Document]:
    """Pairs ``(ply, event)``, as in ``View.history`` and ``Match.events``, as plain data."""
    return [_written(kind, ply, event) for ply, event in happened]


def _written(kind: GameKind, ply: int, event: Event) -> Document:
    member = _member(kind, event.kind)
    found: Document = {"ply": ply, "event": member.name.lower()}
    if event.seat != NONE:
        found["seat"] = event.seat
    if event.card >= kind.unknown_card:
        found["card"] = kind.card_name(event.card)
    for name, value in zip(_names(member), (event.a, event.b), strict=True):
        if value != NONE:
            found[name] = value
    for name, mask in (("seen", event.seen), ("knew", event.knew)):
        if mask == ALL_SEATS:
            found[name] = "all"
        elif mask:
            found[name] = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    return found


def read(game: Game, seat: int | None, told: object) -> Plies:
    """Events by their plies, as ``Past`` has them; PositionError says which of them is wrong, and what would be right."""
    if not isinstance(told, list) or len(told) > MOST_EVENTS:
        raise PositionError(
            f"history: a list of at most {MOST_EVENTS} events expected, not {reprlib.repr(told)}"
        )
    plies: list[tuple[Event, ...]] = [()]
    faces = _faces(game.kind)
    for number, one in enumerate(told):
        ply, event = _read(game, faces, f"history[{number}]", one)
        if ply < len(plies) - 1:
            raise PositionError(
                f"history[{number}].ply: {ply} comes after {len(plies) - 1}; events are in their order"
            )
        if event.card >= 0 and conceal_event(event, seat, game.kind.unknown_card) != event:
            raise PositionError(f"history[{number}].card: this observer did not see it ('?')")
        plies += [()] * (ply + 1 - len(plies))
        plies[ply] += (event,)
    return tuple(plies)


def _read(game: Game, faces: Mapping[str, int], field: str, told: object) -> tuple[int, Event]:
    if not isinstance(told, Mapping):
        raise PositionError(f"{field}: a mapping expected, not {reprlib.repr(told)}")
    kind = game.kind
    member = kind.events.__members__.get(str(told.get("event")).upper())
    if member is None:
        there = ", ".join(name.lower() for name in kind.events.__members__)
        raise PositionError(f"{field}.event: one of {there} expected, not {reprlib.repr(told.get('event'))}")
    names = _names(member)
    for name in told:
        if name not in (*_ALWAYS, *names):
            raise PositionError(
                f"{field}.{name}: no such field; {told['event']} has {', '.join((*_ALWAYS, *names))}"
            )
    a, b = (_number(told, name, field, NONE, -128, 32_767) for name in names)
    event = Event(
        int(member),
        _number(told, "seat", field, NONE, -1, game.players - 1),
        _card(faces, told, field),
        a,
        b,
        _mask(game, told, "seen", field),
        _mask(game, told, "knew", field),
    )
    return _number(told, "ply", field, None, 0, MOST_PLIES), event


def _number(
    told: Mapping[str, Any], name: str, field: str, otherwise: int | None, low: int, high: int
) -> int:
    value = told.get(name, otherwise)
    if value == NONE and name not in told:
        return NONE
    if type(value) is not int or not low <= value <= high:
        raise PositionError(
            f"{field}.{name}: a whole number from {low} to {high} expected, not {reprlib.repr(value)}"
        )
    return value


def _card(faces: Mapping[str, int], told: Mapping[str, Any], field: str) -> int:
    if "card" not in told:
        return NONE
    if told["card"] not in faces:
        raise PositionError(
            f"{field}.card: {reprlib.repr(told['card'])} is no card; cards are {', '.join(faces)}"
        )
    return faces[told["card"]]


def _mask(game: Game, told: Mapping[str, Any], name: str, field: str) -> int:
    seats = told.get(name, [])
    if seats == "all":
        return ALL_SEATS
    if not isinstance(seats, list) or not all(type(seat) is int and 0 <= seat < 8 for seat in seats):
        raise PositionError(f"{field}.{name}: 'all' or a list of seats expected, not {reprlib.repr(seats)}")
    return sum(1 << seat for seat in set(seats))


def _member(kind: GameKind, number: int) -> EventKind:
    return kind.events(number)  # type: ignore[arg-type]  # a look-up, not ``__new__``


def _names(member: EventKind) -> tuple[str, str]:
    """The names of a kind's two numbers."""
    declared = [*member.numbers, None, None]
    a, b = (own if number is None else number.name for number, own in zip(declared, "ab", strict=False))
    return a, b


def _faces(kind: GameKind) -> dict[str, int]:
    """Card faces by name."""
    faces, face = {kind.card_name(kind.unknown_card): kind.unknown_card}, 0
    while True:
        try:
            faces.setdefault(kind.card_name(face), face)
        except IndexError:
            return faces
        face += 1


def contradiction(game: Game, seat: int | None, plies: Plies, state: np.record) -> str | None:
    """Why a history cannot have led to a concealed state, in words; None where it can.

    It is replayed by the game's oracle in plain Python, which says what the observer must know after it.
    """
    hears, lying = (game.kind.offers("oracle", name) for name in ("Tracker", "zones"))
    if hears is None or lying is None:
        return f"{game.kind.title} has no oracle, so nothing tells whether it fits"
    tracker = hears(game.options, seat)
    for ply, events in enumerate(plies):
        for event in events:
            try:
                tracker.see(event)
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
                return f"{game.kind.events.called(event.kind)} of ply {ply} cannot have happened there"
    heard, there = tracker.zones(), lying(state, seat)
    for zone, lies in there.items():
        if heard.get(zone) != lies:
            return (
                f"after it, {zone} is {reprlib.repr(heard.get(zone))}; the position has {reprlib.repr(lies)}"
            )
    return None
