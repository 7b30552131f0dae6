"""Everybody's hidden cards by probability, from worlds that look the same to one seat.

The worlds are those of the search: ``fill`` deals what a view leaves open. What somebody's play suggests is left out.
Where cards lie is read off the position's document, so this is right for every game without knowing any.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .. import effort
from ..games.common.document.positions import UNKNOWN_NAME, seat_number
from ..kernel.game import Document
from ..kernel.knowing import knowing_of
from ..kernel.rng import key_of, stream
from ..match import Position, View

PILES = ("deck", "decks")
"""Fields that are draw piles: nobody has those cards yet. What lies face down in the open is written in brackets."""

WORLDS = 800


@dataclass(frozen=True)
class Chance:
    """A card that somebody may have. ``face``: as documents write it; ``mean``: how many of it on average; ``some``: how
    likely at least one is."""

    face: str
    mean: float
    some: float


@dataclass(frozen=True)
class Holding:
    """What one seat has in one place. ``zone``: the document's field; ``known``: cards that the observer knows;
    ``hidden``: how many others; ``chances``: what these may be, the likeliest first."""

    seat: int
    zone: str
    known: tuple[str, ...]
    hidden: int
    chances: tuple[Chance, ...] = ()


def holdings(view: View, worlds: int = WORLDS, seed: bytes = b"") -> tuple[Holding, ...]:
    """By seat what may lie hidden before everybody, the observer's own cards included, from this number of worlds."""
    kind = view.game.kind
    seen = {(seat, zone): Counter(cards) for seat, zone, cards in _zones(view, _body(view))}
    hidden = {at: cards.pop(UNKNOWN_NAME, 0) for at, cards in seen.items()}
    wanted = {at for at, count in hidden.items() if count}
    total: dict[tuple[int, str], Counter[str]] = {at: Counter() for at in wanted}
    some: dict[tuple[int, str], Counter[str]] = {at: Counter() for at in wanted}
    knowing, known, rng = knowing_of(kind), view.known(), stream(key_of(seed, "holdings"))
    for _ in range(worlds if wanted else 0):
        effort.spend("world")
        state = view.state.copy()
        knowing.fill(state, view.observer, known, rng)
        for seat, zone, cards in _zones(view, kind.to_document(state)):
            if (seat, zone) in wanted:
                rest = Counter(cards) - seen[seat, zone]
                total[seat, zone] += rest
                some[seat, zone].update(rest.keys())
    return tuple(
        Holding(
            seat,
            zone,
            tuple(cards.elements()),
            hidden[seat, zone],
            _chances(total.get((seat, zone), Counter()), some.get((seat, zone), Counter()), worlds),
        )
        for (seat, zone), cards in seen.items()
        if hidden[seat, zone]
    )


def lies(position: Position) -> tuple[Holding, ...]:
    """The parts of a true position at which somebody has to guess: every seat's cards that are hidden from another."""
    found = [one for observer in (None, *range(position.game.players)) for one in _places(position, observer)]
    return tuple(
        Holding(seat, zone, tuple(cards), 0)
        for seat, zone, cards in _zones(position, _body(position))
        if (seat, zone) in found and cards
    )


def _places(position: Position, observer: int | None) -> list[tuple[int, str]]:
    view = position.as_seen_by(observer)
    return [(seat, zone) for seat, zone, cards in _zones(view, _body(view)) if UNKNOWN_NAME in cards]


def _chances(total: Counter[str], some: Counter[str], worlds: int) -> tuple[Chance, ...]:
    found = [Chance(face, total[face] / worlds, count / worlds) for face, count in some.items()]
    return tuple(sorted(found, key=lambda one: (-one.some, -one.mean, one.face)))


def _body(position: Position) -> Document:
    return position.game.kind.to_document(position.state)


def _zones(position: Position, body: Mapping[str, Any]) -> Iterator[tuple[int, str, list[str]]]:
    """The cards of fields that list them by seat: a mapping of seats, or a list with an entry for each."""
    for zone, value in body.items():
        if zone in PILES:
            continue
        for seat, cards in _by_seat(value, position.game.players):
            yield seat, zone, cards


def _by_seat(value: object, players: int) -> Iterator[tuple[int, list[str]]]:
    if isinstance(value, Mapping):
        pairs = [(seat_number(key, players), cards) for key, cards in value.items()]
    elif isinstance(value, list) and len(value) == players and all(isinstance(one, list) for one in value):
        pairs = list(enumerate(value))
    else:
        return
    for seat, cards in pairs:
        if seat is not None and isinstance(cards, list):
            yield seat, [card.strip("()") for card in _flat(cards) if isinstance(card, str)]


def _flat(cards: object) -> Iterator[object]:
    if isinstance(cards, list):
        for one in cards:
            yield from _flat(one)
    else:
        yield cards
