"""The exact tracker agrees with brute force: all worlds of small boxes, after hundreds of histories."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from biberbau.games.common.tracking import tracing
from biberbau.games.common.tracking.history import History, bits

FACES = 5
ZONES = ("box", "a", "b", "c", "aside")
World = tuple[tuple[int, ...], ...]
"""For each zone how many cards of each face lie there."""


class Counted:
    """All worlds that are possible, one by one."""

    def __init__(self, start: World) -> None:
        self.worlds = {start}

    def moves(self, zone: int, to: int, among: int) -> None:
        """A card of one of these faces goes."""
        self.worlds = {
            moved(world, zone, to, face)
            for world in self.worlds
            for face in range(FACES)
            if among >> face & 1 and world[zone][face]
        }

    def lacks(self, zone: int, faces: int) -> None:
        """None of these faces is there."""
        self.worlds = {w for w in self.worlds if not any(n and faces >> f & 1 for f, n in enumerate(w[zone]))}

    def differ(self, zone: int, groups: list[int]) -> None:
        """Of each group one card at most is there."""
        self.worlds = {
            w
            for w in self.worlds
            if all(sum(n for f, n in enumerate(w[zone]) if group >> f & 1) <= 1 for group in groups)
        }

    def shows(self, zone: int, shown: Counter[int], no_more: int) -> None:
        """At least these are there, and no others of some faces."""
        self.worlds = {
            w
            for w in self.worlds
            if all(n == shown[f] if no_more >> f & 1 else n >= shown[f] for f, n in enumerate(w[zone]))
        }


def moved(world: World, zone: int, to: int, face: int) -> World:
    """A card goes from one zone to another."""
    rows = [list(row) for row in world]
    rows[zone][face] -= 1
    rows[to][face] += 1
    return tuple(map(tuple, rows))


def happens(chance: random.Random, history: History, counted: Counted, true: World) -> World:
    """Something at random that agrees with the truth, told to both."""
    zone = chance.randrange(len(ZONES))
    there = list(Counter(dict(enumerate(true[zone]))).elements())
    name, kind, some = ZONES[zone], chance.random(), chance.getrandbits(FACES)
    if kind < 0.75 and there:
        to, face = chance.choice([i for i in range(len(ZONES)) if i != zone]), chance.choice(there)
        if chance.random() < 0.3:
            history.moves(name, ZONES[to], face)
            counted.moves(zone, to, 1 << face)
        else:
            among = some | 1 << face if chance.random() < 0.3 else (1 << FACES) - 1
            history.moves(name, ZONES[to], None, among)
            counted.moves(zone, to, among)
        return moved(true, zone, to, face)
    if kind < 0.85:
        lacked = some & ~bits(there)
        history.lacks(name, lacked)
        counted.lacks(zone, lacked)
    elif kind < 0.92:
        groups = [bits(pair) for pair in combinations(range(FACES), 2)] + [1 << f for f in range(FACES)]
        groups = [
            group for group in groups if sum(n for f, n in enumerate(true[zone]) if group >> f & 1) <= 1
        ]
        groups = chance.sample(groups, min(len(groups), 3))
        history.differ(name, groups)
        counted.differ(zone, groups)
    elif there:
        shown = Counter(chance.sample(there, chance.randint(1, len(there))))
        no_more = some & bits(f for f in range(FACES) if true[zone][f] == shown[f])
        history.shows(name, shown.elements(), no_more)
        counted.shows(zone, shown, no_more)
    return true


def all_worlds(box: Counter[int], counts: list[int]) -> Iterator[World]:
    """Every way to lay the cards of a box into zones with these numbers of cards."""
    if len(counts) == 1:
        yield (tuple(box[face] for face in range(FACES)),)
        return
    for some in set(combinations(sorted(box.elements()), counts[0])):
        here = Counter(some)
        for rest in all_worlds(box - here, counts[1:]):
            yield (tuple(here[face] for face in range(FACES)), *rest)


@pytest.mark.parametrize("limit", [1, tracing.FIRST_LIMIT])
@pytest.mark.parametrize("seed", range(300))
def test_exactly_the_worlds_that_brute_force_finds_are_possible(
    seed: int, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``limit``: with 1 the search begins again as often as it can."""
    monkeypatch.setattr(tracing, "FIRST_LIMIT", limit)
    chance = random.Random(seed)
    box = Counter(chance.randrange(FACES) for _ in range(chance.randint(3, 7)))
    empty = (0,) * FACES
    true: World = (tuple(box[face] for face in range(FACES)), *[empty] * (len(ZONES) - 1))
    history, counted = History([str(face) for face in range(FACES)]), Counted(true)
    history.begins("box", box)
    for _ in range(chance.randint(1, 30)):
        true = happens(chance, history, counted, true)
    assert true in counted.worlds
    worlds = list(all_worlds(box, [sum(row) for row in true]))
    for world in chance.sample(worlds, min(len(worlds), 150)):
        cards = {ZONES[i]: Counter(dict(enumerate(row))) for i, row in enumerate(world)}
        assert (history.objection(cards) is None) == (world in counted.worlds), (world, counted.worlds)
