"""The search behind ``history``: every card that left a zone, or is there now, is traced back to one that came.

A card is a number with a set of possible faces. A move that was not seen is one card, which leaves one zone and comes
to another; a card that was seen, or is in the world, has one face. In each zone, cards that left and cards that are
there now must be matched with cards that came, each with one that came before and can be the same, also while the zone
lacked some faces. Such chains begin where a card was seen and end where one was seen, or in the world; one face must be
possible throughout a chain.

Matchings in each zone are found quickly, and sets of faces shrink to those of possible partners. If a face is not
possible throughout a chain, the search branches: the card where it gets stuck has that face, or it has not. So the
search is complete.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Protocol

Zone = str
NOW = 1 << 60
"""A time after everything that was noted."""
FIRST_LIMIT, LAST_LIMIT = 50, 1600
"""The number of cases after which a search restarts, at first, and after which it gives up."""


class Noted(Protocol):
    """The notes about a zone; see ``history.Past``."""

    came: list[tuple[int, int]]
    left: list[tuple[int, int]]
    lacked: list[tuple[int, int]]
    differed: list[tuple[int, tuple[int, ...]]]


class Field:
    """One zone: cards that left, and in a world those that lie there (``ends``) look for those that came (``starts``)."""

    def __init__(self, noted: Noted) -> None:
        self.starts = sorted(noted.came)
        self.ends = sorted(noted.left)
        self.differed = noted.differed
        times = [time for time, _ in noted.lacked]
        place = [sum(time < came for time in times) for came, _ in self.starts]
        lacked = [[0] * (len(times) + 1) for _ in range(len(times) + 1)]
        for i in range(len(times)):
            for j in range(i, len(times)):
                lacked[i][j + 1] = lacked[i][j] | noted.lacked[j][1]

        def before(end: int) -> dict[int, int]:
            """The starts before an end, and the faces that were not lacked in between."""
            last = sum(time < end for time in times)
            return {i: ~lacked[place[i]][last] for i, (came, _) in enumerate(self.starts) if came < end}

        self.pairs = [before(left) for left, _ in self.ends]
        self.pairs_now = before(NOW)

    def with_now(self, cards: Sequence[int]) -> Field:
        """The same zone in a world in which these cards lie there."""
        found = copy(self)
        found.ends = [*self.ends, *((NOW, card) for card in cards)]
        found.pairs = [*self.pairs, *(self.pairs_now for _ in cards)]
        return found


class Case:
    """One branch of the search: the possible faces of each card, the matchings so far, and ends that began after some
    time.
    """

    def __init__(self, may_be: list[int], partner: dict[Zone, list[int]], after: dict[int, int]) -> None:
        self.may_be, self.partner, self.after = may_be, partner, after

    def copy(self) -> Case:
        """A copy."""
        return Case(
            self.may_be.copy(), {zone: list(row) for zone, row in self.partner.items()}, self.after.copy()
        )


class Problem:
    """A history, of which worlds are asked: ``stuck`` finds out whether one agrees with it."""

    def __init__(self, zones: Mapping[Zone, Noted], may_be: list[int]) -> None:
        self.may_be, self.zones = may_be, zones
        box = self._box(zones)
        self.fields = {zone: Field(noted) for zone, noted in zones.items() if zone != box}
        self.comes_to = {card: zone for zone, field in self.fields.items() for _, card in field.starts}
        self.leaves = {card: zone for zone, field in self.fields.items() for _, card in field.ends}

    @staticmethod
    def _box(zones: Mapping[Zone, Noted]) -> Zone | None:
        """A zone to which nothing came after the beginning: cards that are not there now have left, by the count of all
        cards.

        That holds for one zone without facts.
        """
        for zone, noted in zones.items():
            if (
                noted.came
                and not any(time for time, _ in noted.came)
                and not (noted.lacked or noted.differed)
            ):
                return zone
        return None

    @cached_property
    def alike(self) -> dict[int, list[int]]:
        """Cards that went the same way with nothing in between: any of them may be any other."""

        def told(cards: list[tuple[int, int]], noted: Noted) -> list[int]:
            return [time for time, _ in cards] + [time for time, _ in [*noted.lacked, *noted.differed]]

        ways: dict[int, list[Hashable]] = {}
        for zone, noted in self.zones.items():
            for here, others in ((noted.left, noted.came), (noted.came, noted.left)):
                breaks = sorted(told(others, noted))
                nth = 0
                for time, card in sorted(here):
                    while nth < len(breaks) and breaks[nth] < time:
                        nth += 1
                    ways.setdefault(card, []).append((zone, nth, here is noted.left))
        found: dict[Hashable, list[int]] = {}
        for card, way in ways.items():
            if len(way) == 2:
                found.setdefault(tuple(way), []).append(card)
        return {card: cards for cards in found.values() for card in cards}

    def stuck(self, world: Mapping[Zone, Mapping[int, int]]) -> tuple[Zone, list[int]] | None:
        """None when they agree; else a zone where it does not come out, and the faces of a card there."""
        may_be, leaves, fields = self.may_be.copy(), self.leaves.copy(), {}
        for zone, field in self.fields.items():
            first = len(may_be)
            for face, count in world.get(zone, {}).items():
                may_be += [1 << face] * count
            now = range(first, len(may_be))
            leaves.update(dict.fromkeys(now, zone))
            fields[zone] = field.with_now(now)
        return Search(self, fields, may_be, leaves).stuck()


class Search:
    """The search for a way from a history to a world."""

    def __init__(
        self, problem: Problem, fields: Mapping[Zone, Field], may_be: list[int], leaves: Mapping[int, Zone]
    ) -> None:
        self.problem, self.fields, self.may_be, self.leaves = problem, fields, may_be, leaves
        self.comes_to = problem.comes_to
        self.chance = random.Random()
        self.found_stuck: tuple[Zone, list[int]] | None = None

    def stuck(self) -> tuple[Zone, list[int]] | None:
        """None when they agree; else where it does not come out.

        A search with a wrong early choice takes very long to notice; so it restarts with another order, and each time
        it may take twice as long. A few questions about long rounds of eight would take minutes: they stay undecided,
        and only refuted worlds are rejected.
        """
        if self._comes_out_at_once():
            return None
        limit = FIRST_LIMIT
        while (found := self._search(limit)) is None and limit < LAST_LIMIT:
            limit *= 2
        return self.found_stuck if found is False else None

    def _search(self, limit: int) -> bool | None:
        """Whether they agree; None when that takes more than this many cases."""
        self.chance = random.Random(limit)
        cases = [(Case(self.may_be.copy(), {}, {}), dict.fromkeys(self.fields))]
        for _ in range(limit):
            if not cases:
                return False
            case, zones = cases.pop()
            if self._shrinks(case, zones):
                branches = self._conflict(case)
                if branches is None:
                    return True
                cases += branches
        return None

    def _comes_out_at_once(self) -> bool:
        """Whether a way is found with nothing tried: what left or lies there is the first card that it can be.

        A card that left unseen is what it is where it went; so it waits until that is known.
        """
        may_be, known = self.may_be.copy(), dict.fromkeys(self.fields)
        partner = {zone: [-1] * len(field.ends) for zone, field in self.fields.items()}
        while known:
            zone = next(iter(known))
            del known[zone]
            field = self.fields[zone]
            if not self._pair(field, may_be, partner[zone]):
                return False
            for (_, end), i in zip(field.ends, partner[zone], strict=True):
                start = field.starts[i][1]
                if i >= 0 and may_be[start] != may_be[end]:
                    may_be[start] = may_be[end]
                    if start in self.leaves:
                        known[self.leaves[start]] = None
        if any(-1 in row for row in partner.values()):  # cards that would have to be where they came from
            return False
        return self._conflict(Case(may_be, partner, {})) is None

    def _pair(self, field: Field, may_be: list[int], partner: list[int]) -> bool:
        """Give each end whose face is known a start of its own."""
        starts, taken = field.starts, [-1] * len(field.starts)
        for j, i in enumerate(partner):
            if i >= 0:
                taken[i] = j
        order = sorted(range(len(starts)), key=lambda i: may_be[starts[i][1]].bit_count())

        def place(end: int, tried: set[int]) -> bool:
            face, pairs = may_be[field.ends[end][1]], field.pairs[end]
            for i in order:
                if i not in tried and face & may_be[starts[i][1]] & pairs.get(i, 0):
                    tried.add(i)
                    if taken[i] < 0 or place(taken[i], tried):
                        taken[i], partner[end] = end, i
                        return True
            return False

        for j, (_, end) in enumerate(field.ends):
            if partner[j] < 0 and may_be[end].bit_count() == 1 and not place(j, set()):
                return False
        return True

    # ----------------------------------------------------------------------------------------- zone by zone

    def _shrinks(self, case: Case, zones: dict[Zone, None]) -> bool:
        """Match each zone, and reduce cards to their possible faces in some matching; False if there is none."""
        while zones:
            zone = next(iter(zones))
            field = self.fields[zone]
            allowed = self._allowed(case, field)
            if not self._match(case, zone, allowed):
                return False
            del zones[zone]
            self._cut(case, zone, allowed, zones)
        return True

    def _allowed(self, case: Case, field: Field) -> list[dict[int, int]]:
        """For each end its possible starts, and the common faces."""
        may_be, starts = case.may_be, field.starts
        found = []
        for j, (_, end) in enumerate(field.ends):
            faces, after = may_be[end], case.after.get(end, -1)
            found.append(
                {
                    i: both
                    for i, not_lacked in field.pairs[j].items()
                    if (both := faces & may_be[starts[i][1]] & not_lacked) and starts[i][0] > after
                }
            )
        return found

    def _match(self, case: Case, zone: Zone, allowed: list[dict[int, int]]) -> bool:
        """A matching of ends and starts, by augmenting paths from the previous matching."""
        field = self.fields[zone]
        size = [case.may_be[start].bit_count() for _, start in field.starts]
        taken = [-1] * len(field.starts)
        partner = case.partner.get(zone, [-1] * len(field.ends))
        for j, i in enumerate(partner):
            if i in allowed[j]:
                taken[i] = j
            else:
                partner[j] = -1
        order = [sorted(row, key=lambda i: (size[i], self.chance.random())) for row in allowed]

        def place(end: int, tried: set[int]) -> bool:
            for start in order[end]:
                if start not in tried:
                    tried.add(start)
                    if taken[start] < 0 or place(taken[start], tried):
                        taken[start], partner[end] = end, start
                        return True
            return False

        case.partner[zone] = partner
        for j in range(len(field.ends)):
            if partner[j] < 0 and not place(j, set()):
                return self._gets_stuck(zone, case.may_be[field.ends[j][1]])
        return True

    def _cut(self, case: Case, zone: Zone, allowed: list[dict[int, int]], zones: dict[Zone, None]) -> None:
        """Reduce each card to its faces in some matching.

        An end can have another start than in this matching if the two are on an alternating cycle.
        """
        field, may_be, partner = self.fields[zone], case.may_be, case.partner[zone]
        end_of = {i: j for j, i in enumerate(partner)}
        ring = rings([[end_of[i] for i in row] for row in allowed])
        reach = [0] * len(field.starts)
        for j, row in enumerate(allowed):
            faces = 0
            for i, both in row.items():
                if ring[end_of[i]] == ring[j]:
                    faces |= both
                    reach[i] |= both
            self._narrow(case, field.ends[j][1], faces, zones)
        for (_, start), faces in zip(field.starts, reach, strict=True):
            self._narrow(case, start, faces & may_be[start], zones)

    def _narrow(self, case: Case, card: int, faces: int, zones: dict[Zone, None]) -> None:
        """Reduce a card's faces: its zones have to be matched again."""
        if faces != case.may_be[card]:
            case.may_be[card] = faces
            zones.update(self._touched(card))

    def _gets_stuck(self, zone: Zone, faces: int) -> bool:
        """Note the conflict."""
        faces_there = [face for face in range(faces.bit_length()) if faces >> face & 1]
        self.found_stuck = self.found_stuck or (zone, faces_there)
        return False

    # ------------------------------------------------------------------------------------------------- whole chains

    def _conflict(self, case: Case) -> list[tuple[Case, dict[Zone, None]]] | None:
        """Follow each chain back with its face. Where one gets stuck, the branches; None when all succeed."""
        face: dict[int, int] = {}
        for field in self.fields.values():
            for _, end in field.ends:
                if end not in self.comes_to:
                    face[end] = case.may_be[end]
        todo = list(face)
        while todo:
            end = todo.pop()
            zone = self.leaves[end]
            field = self.fields[zone]
            j = next(j for j, (_, card) in enumerate(field.ends) if card == end)
            i = case.partner[zone][j]
            start = field.starts[i][1]
            if not face[end] & case.may_be[start] & field.pairs[j][i]:
                return self._branch(case, end, face[end])
            face[start] = face[end]
            if start in self.leaves:
                todo.append(start)
        return self._same(case, face)

    def _touched(self, card: int) -> dict[Zone, None]:
        """The zones that a card left and came to."""
        return {zones[card]: None for zones in (self.comes_to, self.leaves) if card in zones}

    def _branch(self, case: Case, card: int, face: int) -> list[tuple[Case, dict[Zone, None]]]:
        """Branches: a card has this face (first), or neither it nor one that went the same way has it."""
        has, lacks = case, case.copy()
        same = [
            other
            for other in self.problem.alike.get(card, [card])
            if case.may_be[other] == case.may_be[card] and case.after.get(other) == case.after.get(card)
        ]
        for other in same:
            lacks.may_be[other] &= ~face
        has.may_be[card] = face
        return [(lacks, self._touched(card)), (has, self._touched(card))]

    def _same(self, case: Case, face: dict[int, int]) -> list[tuple[Case, dict[Zone, None]]] | None:
        """Branches for two cards of a group that were together though they must differ: one has another face, or has
        come since.
        """
        for zone, field in self.fields.items():
            for time, groups in field.differed:
                for group in groups:
                    there = [
                        end
                        for j, (left, end) in enumerate(field.ends)
                        if face[end] & group and field.starts[case.partner[zone][j]][0] < time < left
                    ]
                    if len(there) > 1:
                        branches = []
                        for end in there[:2]:
                            if case.may_be[end] != face[end]:
                                return self._branch(case, end, face[end])
                            branch = case.copy()
                            branch.after[end] = max(time, branch.after.get(end, time))
                            branches.append((branch, {zone: None}))
                        return branches
        return None


def rings(ways: list[list[int]]) -> list[int]:
    """The strongly connected component of each node, by number."""
    found, low, ring = [-1] * len(ways), [0] * len(ways), [-1] * len(ways)
    path: list[int] = []
    count = 0
    for first in range(len(ways)):
        if found[first] >= 0:
            continue
        found[first] = low[first] = count
        count += 1
        path.append(first)
        calls = [(first, iter(ways[first]))]
        while calls:
            here, rest = calls[-1]
            for there in rest:
                if found[there] < 0:
                    found[there] = low[there] = count
                    count += 1
                    path.append(there)
                    calls.append((there, iter(ways[there])))
                    break
                if ring[there] < 0:
                    low[here] = min(low[here], found[there])
            else:
                calls.pop()
                if calls:
                    low[calls[-1][0]] = min(low[calls[-1][0]], low[here])
                if low[here] == found[here]:
                    while ring[here] < 0:
                        ring[path.pop()] = here
    return ring
