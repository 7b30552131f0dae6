"""Probabilities of everybody's hidden cards, from worlds consistent with one seat's view.

The worlds are those of the search (``search/worlds.py``); games declare where cards lie (``zones.py``). In a row each
place is separate, unless the worlds do not distinguish some of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

import numpy as np

from ..games.common.document.positions import UNKNOWN_NAME
from ..games.common.view.laid import ZoneOf, zones_in
from ..kernel.rng import key_of, stream
from ..match import Game, Position, View
from ..search.worlds import worlds as dealt

WORLDS = 800

SURELY = 3.0
"""Two places of a row count as different from this many standard deviations on."""


class Place(NamedTuple):
    """One seat's zone, or the ``slot`` of a row (from 0)."""

    seat: int
    zone: str
    slot: int | None = None


@dataclass(frozen=True)
class Chance:
    """A card, or a kind of card, that may be there. ``face``: as in documents; ``mean``: the expected number of it;
    ``some``: the probability of at least one.
    """

    face: str
    mean: float
    some: float


@dataclass(frozen=True)
class Holding:
    """One seat's cards in one zone. ``slots``: the places of a row, from 0; ``known``: cards there that the observer
    knows; ``hidden``: the number of others; ``chances``: their possible faces, the likeliest first; ``sorts``: the same
    for kinds of cards.
    """

    seat: int
    zone: str
    slots: tuple[int, ...]
    known: tuple[str, ...]
    hidden: int
    chances: tuple[Chance, ...] = ()
    sorts: tuple[Chance, ...] = ()

    @property
    def places(self) -> tuple[Place, ...]:
        """The places that it is about."""
        return tuple(Place(self.seat, self.zone, slot) for slot in self.slots or (None,))


def holdings(
    view: View, worlds: int = WORLDS, seed: bytes = b"", sorts: Mapping[str, Collection[str]] | None = None
) -> tuple[Holding, ...]:
    """The hidden cards of all seats, the observer's own included, from this number of worlds.

    ``sorts``: the faces of each kind of card by its name.
    """
    seen = _laid(view.game, view.state)
    lots = {place: list[Counter[str]]() for place, cards in seen.items() if cards[UNKNOWN_NAME]}
    for state in dealt(view, worlds, stream(key_of(seed, "holdings"))) if lots else ():
        there = _laid(view.game, state)
        for place, lot in lots.items():
            lot.append(there[place] - seen[place])
    found = []
    for places in _alike(lots):
        known = sum((seen[place] for place in places), Counter())
        hidden, slots = known.pop(UNKNOWN_NAME), tuple(one.slot for one in places if one.slot is not None)
        lot = [sum(cards, Counter[str]()) for cards in zip(*(lots[place] for place in places), strict=True)]
        by_sort = [_sorted(cards, sorts or {}) for cards in lot]
        first = places[0]
        held = tuple(known.elements())
        found.append(Holding(first.seat, first.zone, slots, held, hidden, _chances(lot), _chances(by_sort)))
    return tuple(found)


def truly(position: Position, found: Iterable[Holding]) -> list[tuple[str, ...]]:
    """The true hidden cards there; of a row in the order of its places."""
    there = _laid(position.game, position.state)
    return [
        tuple(face for at in one.places for face in (there[at] - Counter(one.known)).elements())
        for one in found
    ]


def lies(position: Position) -> tuple[Holding, ...]:
    """The zones of a true position that hide cards from somebody: every seat's that are hidden from another."""
    zones, found = _zones(position.game), set[str]()
    for observer in (None, *range(position.game.players)):
        state = position.as_seen_by(observer).state
        found |= {zone.id for zone in zones if UNKNOWN_NAME in _faces(zone, state)}
    held = ((zone, tuple(filter(None, _faces(zone, position.state)))) for zone in zones if zone.id in found)
    return tuple(Holding(zone.seat or 0, zone.zone.name, (), cards, 0) for zone, cards in held if cards)


def _zones(game: Game) -> list[ZoneOf]:
    """A seat's zones. Nobody has the cards of a pile yet."""
    return [
        zone
        for zone in zones_in(game.id, game.players).all
        if zone.seat is not None and zone.zone.kind in ("row", "queue", "hand")
    ]


def _faces(zone: ZoneOf, state: np.record) -> list[str]:
    """The names of its cards, "" where a place is empty."""
    laid, count = zone.laid(state.tobytes())
    return [card.face or "" for card in laid] or [UNKNOWN_NAME] * count


def _laid(game: Game, state: np.record) -> dict[Place, Counter[str]]:
    """The cards in each place: of a row in every slot, else in the whole zone."""
    found = dict[Place, Counter[str]]()
    for zone in _zones(game):
        whole, faces = Place(zone.seat or 0, zone.zone.name), _faces(zone, state)
        if zone.zone.kind == "row":
            found |= {whole._replace(slot=slot): Counter([face]) for slot, face in enumerate(faces) if face}
        else:
            found[whole] = Counter(face for face in faces if face)
    return found


def _alike(lots: Mapping[Place, Sequence[Counter[str]]]) -> list[list[Place]]:
    """Groups of places of a row with the same distribution, as far as that many worlds can tell."""
    found, counted = list[list[Place]](), list[Counter[str]]()
    for place, lot in lots.items():
        mine = sum(lot, Counter[str]())
        for places, theirs in zip(found, counted, strict=True):
            if place.slot is not None and place[:2] == places[0][:2] and not _differ(mine, theirs):
                places.append(place)
                break
        else:
            found.append([place])
            counted.append(mine)
    return found


def _differ(one: Counter[str], other: Counter[str]) -> bool:
    """Whether two counts of as many cards differ by more than chance (chi-squared)."""
    faces = one.keys() | other.keys()
    apart = sum((one[face] - other[face]) ** 2 / (one[face] + other[face]) for face in faces)
    free = len(faces) - 1
    return apart > free + SURELY * sqrt(2 * free)


def _sorted(cards: Counter[str], sorts: Mapping[str, Collection[str]]) -> Counter[str]:
    return Counter({name: count for name, of in sorts.items() if (count := sum(cards[face] for face in of))})


def _chances(lot: Sequence[Counter[str]]) -> tuple[Chance, ...]:
    total, some = sum(lot, Counter[str]()), Counter(face for cards in lot for face in cards)
    found = [Chance(face, total[face] / len(lot), count / len(lot)) for face, count in some.items()]
    return tuple(sorted(found, key=lambda one: (-one.some, -one.mean, one.face)))
