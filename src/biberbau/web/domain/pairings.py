"""Pairings of a tournament: a draw, a knock-out, Swiss, round robin. No database here.

People are numbers, given in order where the order matters. A table has ``seats`` people, or fewer where there are not
enough: then sizes differ by one at most. Somebody alone at a table has a bye. ``docs/tournaments.md`` says why.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations

Tables = dict[int, tuple[int, ...]]
"""A round: the number of each table, from 0, and who sits there."""

Met = Counter[frozenset[int]]
"""How often two have sat at one table."""

FEWEST, MOST = 4, 64
"""A tournament has at least, and at most, this many people."""

PASSES = 12
"""How often all pairs of tables are searched for people who had better change places."""


def met_in(rounds: Sequence[Mapping[int, Sequence[int]]]) -> Met:
    """How often each pair has met in these rounds."""
    return Counter(
        frozenset(pair) for tables in rounds for people in tables.values() for pair in combinations(people, 2)
    )


# ------------------------------------------------------------------------------------------------------ knock-out


def stages(people: int, seats: int) -> int:
    """The number of rounds of a knock-out: one person of each table goes on."""
    rounds, places = 0, 1
    while places < people:
        rounds, places = rounds + 1, places * seats
    return rounds


def knockout(slots: Sequence[int | None], tables: int) -> Tables:
    """A round of ``tables`` tables. ``slots``: the people still in, by their place in the draw or the table that they
    have won.

    Slot s plays at table s modulo ``tables``; so an entrant with a bye in the first round meets one without.
    """
    found: dict[int, list[int]] = {}
    for slot, one in enumerate(slots):
        if one is not None:
            found.setdefault(slot % tables, []).append(one)
    return {table: tuple(found[table]) for table in sorted(found)}


# ---------------------------------------------------------------------------------------------------------- Swiss


def swiss_rounds(people: int, seats: int) -> int:
    """The default number of Swiss rounds: as many as a knock-out, one more at larger tables than two; at least three."""
    return max(3, stages(people, max(2, seats)) + (seats > 2))


def swiss(order: Sequence[int], met: Met, byes: Collection[int], seats: int) -> Tables:
    """A round of people of similar strength. ``order``: everybody, the best first; ``byes``: those who have had a bye.

    Tables of two: nobody meets anybody again, and nobody has a second bye, as long as that is possible at all. Larger
    tables: as few meet again as a search finds.
    """
    if seats == 2:
        return _numbered([*_pairs(order, met, byes)])
    return _numbered(_grouped(order, met, seats))


def _numbered(tables: Sequence[Sequence[int]]) -> Tables:
    return {number: tuple(people) for number, people in enumerate(tables)}


def _pairs(order: Sequence[int], met: Met, byes: Collection[int]) -> Iterator[tuple[int, ...]]:
    """Pair the best with the next best whom they may meet so that all others can still be paired, and so on; of an odd
    number, the last who may have the bye gets it.
    """
    for often in range(max(met.values(), default=0) + 1):
        alone: Sequence[int | None] = [None]
        if len(order) % 2:
            again = set(byes)
            last_first = list(reversed(order))
            alone = sorted(last_first, key=lambda one: one in again)
        for bye in alone:
            left = [one for one in order if one != bye]
            if _can_pair(left, met, often):
                yield from _paired(left, met, often)
                if bye is not None:
                    yield (bye,)
                return
    raise AssertionError("all may meet as often as the two who met the most often")


def _paired(left: list[int], met: Met, often: int) -> Iterator[tuple[int, ...]]:
    while left:
        one = left[0]
        for other in left[1:]:
            rest = [third for third in left if third not in (one, other)]
            if met[frozenset((one, other))] <= often and _can_pair(rest, met, often):
                yield one, other
                left = rest
                break


def _can_pair(people: Sequence[int], met: Met, often: int) -> bool:
    """Whether all of these can be paired so that no pair has met more than ``often`` times."""
    friends = {
        one: [other for other in people if other != one and met[frozenset((one, other))] <= often]
        for one in people
    }
    return 2 * len(matching(friends)) == len(people)


def matching(friends: Mapping[int, Sequence[int]]) -> list[tuple[int, int]]:
    """A maximum matching of a graph: Edmonds' blossom algorithm, in cubic time."""
    mate: dict[int, int] = {}
    for one in friends:  # a greedy start matches most
        if one not in mate:
            other = next((other for other in friends[one] if other not in mate), None)
            if other is not None:
                mate[one], mate[other] = other, one
    for root in friends:
        if root not in mate:
            _augments(root, friends, mate)
    return [(one, other) for one, other in mate.items() if one < other]


def _augments(root: int, friends: Mapping[int, Sequence[int]], mate: dict[int, int]) -> None:
    """Look for an augmenting path from an unmatched vertex, and flip the pairs along it."""
    parent: dict[int, int] = {}
    base = {one: one for one in friends}
    reached, queue = {root}, deque([root])

    def ancestor(one: int, other: int) -> int:
        seen = set()
        while True:
            one = base[one]
            seen.add(one)
            if one not in mate:
                break
            one = parent[mate[one]]
        while base[other] not in seen:
            other = parent[mate[base[other]]]
        return base[other]

    def marks(one: int, end: int, child: int, blossom: set[int]) -> None:
        while base[one] != end:
            blossom |= {base[one], base[mate[one]]}
            parent[one], child = child, mate[one]
            one = parent[mate[one]]

    while queue:
        one = queue.popleft()
        for other in friends[one]:
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or (other in mate and mate[other] in parent):
                end, blossom = ancestor(one, other), set[int]()
                marks(one, end, other, blossom)
                marks(other, end, one, blossom)
                for third in friends:
                    if base[third] in blossom:
                        base[third] = end
                        if third not in reached:
                            reached.add(third)
                            queue.append(third)
            elif other not in parent:
                parent[other] = one
                if other not in mate:
                    _turns(other, parent, mate)
                    return
                reached.add(mate[other])
                queue.append(mate[other])


def _turns(end: int, parent: Mapping[int, int], mate: dict[int, int]) -> None:
    """Flip all pairs on a path, from its end to the root."""
    one: int | None = end
    while one is not None:
        before = parent[one]
        following = mate.get(before)
        mate[one], mate[before] = before, one
        one = following


# ------------------------------------------------------------------------------------------- round robin


def everyone(people: int, seats: int) -> tuple[Tables, ...]:
    """Rounds of people 0, 1, … in which every two sit at one table. Tables of two: once each, by the circle method.

    Larger tables: at least once, and as seldom twice as a search finds; everybody sits at one table in every round.
    """
    if seats == 2:
        return tuple(_numbered(tables) for tables in _circle(people))
    met, rounds = Met(), list[Tables]()
    while len(met) < people * (people - 1) // 2:
        known = Counter(one for pair in met for one in pair)
        tables = _grouped(sorted(range(people), key=lambda one: (known[one], one)), met, seats)
        rounds.append(_numbered(tables))
        met += met_in(rounds[-1:])
    return tuple(rounds)


def _circle(people: int) -> Iterator[list[tuple[int, ...]]]:
    """The circle method: one stays, the others move on by a place each round; of an odd number, the one without an
    opponent has a bye.
    """
    even = people + people % 2
    for turn in range(even - 1):
        ring = [(turn + place) % (even - 1) for place in range(even - 1)]
        pairs = [(ring[0], even - 1), *((ring[i], ring[-i]) for i in range(1, even // 2))]
        yield sorted(tuple(sorted(one for one in pair if one < people)) for pair in pairs)


# ------------------------------------------------------------------------------------------------- larger tables


def sizes(people: int, seats: int) -> list[int]:
    """The number of people at each table, the larger tables first."""
    tables = -(-people // seats)
    least, more = divmod(people, tables) if tables else (0, 0)
    return [least + (table < more) for table in range(tables)]


def _grouped(order: Sequence[int], met: Met, seats: int) -> list[list[int]]:
    """Tables of people close to each other in that order, few of whom have met."""
    left, tables = list(order), list[list[int]]()
    for size in sizes(len(order), seats):
        table = [left.pop(0)]
        while len(table) < size:
            following = min(left, key=lambda one: _again(one, table, met))
            left.remove(following)
            table.append(following)
        tables.append(table)
    for _ in range(PASSES):
        if not sum(_swaps(one, other, met) for one, other in combinations(tables, 2)):
            break
    return tables


def _again(one: int, table: Sequence[int], met: Met) -> int:
    """How many people at a table somebody has met."""
    return sum(met[frozenset((one, other))] > 0 for other in table if other != one)


def _swaps(one: list[int], other: list[int], met: Met) -> bool:
    """Swap two people between two tables if fewer meet again then."""
    for i in range(len(one)):
        for j in range(len(other)):
            before = _again(one[i], one, met) + _again(other[j], other, met)
            here, there = [*one[:i], *one[i + 1 :]], [*other[:j], *other[j + 1 :]]
            if _again(other[j], here, met) + _again(one[i], there, met) < before:
                one[i], other[j] = other[j], one[i]
                return True
    return False


# --------------------------------------------------------------------------------------------------------- seats


def seated(people: Sequence[int], first: Mapping[int, int]) -> tuple[int, ...]:
    """The order in which people sit: the one who has had the first seat least often gets it."""
    return tuple(sorted(people, key=lambda one: (first.get(one, 0), one)))
