"""Who meets whom: nobody twice as long as that can be avoided, everybody once, and nobody is forgotten."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau.web.domain.pairings import (
    FEWEST,
    MOST,
    Met,
    everyone,
    knockout,
    matching,
    met_in,
    seated,
    sizes,
    stages,
    swiss,
)

people = st.integers(FEWEST, MOST)
seats = st.integers(2, 6)


@given(people, seats, st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_a_knock_out_leaves_one(count: int, at_a_table: int, luck: random.Random) -> None:
    """Of each table one goes on; everybody plays in the first round or has a bye; the last round is one table."""
    slots: list[int | None] = list(range(count))
    rounds = stages(count, at_a_table)
    for left in range(rounds - 1, -1, -1):
        tables = knockout(slots, at_a_table**left)
        assert sorted(one for table in tables.values() for one in table) == sorted(
            one for one in slots if one is not None
        )
        assert max(map(len, tables.values())) <= at_a_table
        lengths = {len(table) for table in tables.values()}
        assert max(lengths) - min(lengths) <= 1 if left == rounds - 1 else lengths == {at_a_table}
        slots = [luck.choice(tables[table]) for table in range(at_a_table**left)]
    assert len(slots) == 1


def test_byes_are_spread() -> None:
    """Six people, tables of two: two have a bye, and each of them meets somebody who had none."""
    first = knockout(range(6), 4)
    assert first == {0: (0, 4), 1: (1, 5), 2: (2,), 3: (3,)}
    assert knockout([4, 1, 2, 3], 2) == {0: (4, 2), 1: (1, 3)}


def test_after_a_person_has_left_somebody_has_a_bye() -> None:
    assert knockout([None, 1, 2, 3], 2) == {0: (2,), 1: (1, 3)}
    assert knockout([None, 1, None, 3], 2) == {1: (1, 3)}


@given(people, st.randoms(use_true_random=False))
@settings(max_examples=25)
def test_in_swiss_nobody_meets_anybody_twice_while_that_can_be_avoided(
    count: int, luck: random.Random
) -> None:
    rounds: list[dict[int, tuple[int, ...]]] = []
    byes: set[int] = set()
    for _ in range(min(6, (count - 1) // 2)):  # this number is always possible (Dirac)
        order = luck.sample(range(count), count)
        tables = swiss(order, met_in(rounds), byes, 2)
        assert sorted(one for table in tables.values() for one in table) == list(range(count))
        alone = {table[0] for table in tables.values() if len(table) == 1}
        assert len(alone) == count % 2 and not alone & byes
        byes |= alone
        rounds.append(tables)
        assert max(met_in(rounds).values()) == 1


@pytest.mark.parametrize("count", (4, 6, 8, 10))
def test_swiss_never_repeats_where_all_could_be_paired_without(count: int) -> None:
    """Even in a round that only one pairing is left for."""
    for seed in range(20):
        luck = random.Random(seed)
        met = Met({frozenset(pair): 1 for pair in combinations(range(count), 2)})
        ones = luck.sample(range(count), count)
        for one, other in zip(ones[::2], ones[1::2], strict=True):
            del met[frozenset((one, other))]
        tables = swiss(luck.sample(range(count), count), met, (), 2)
        assert {frozenset(table) for table in tables.values()} == {
            frozenset(pair) for pair in zip(ones[::2], ones[1::2], strict=True)
        }


def test_swiss_repeats_where_nothing_else_is_left() -> None:
    met = met_in(everyone(4, 2))
    met[frozenset((0, 1))] += 1
    tables = swiss(range(4), met, (), 2)
    assert {frozenset(table) for table in tables.values()} == {frozenset((0, 2)), frozenset((1, 3))}


def test_swiss_pairs_neighbours() -> None:
    assert swiss((3, 1, 0, 2, 4), Met(), (), 2) == {0: (3, 1), 1: (0, 2), 2: (4,)}
    assert swiss((3, 1, 0, 2, 4), Met(), (4,), 2) == {0: (3, 1), 1: (0, 4), 2: (2,)}


@given(st.integers(0, 9), st.randoms(use_true_random=False))
@settings(max_examples=150)
def test_as_many_pairs_as_there_can_be(count: int, luck: random.Random) -> None:
    """The matching is compared with trying everything."""
    edges = [pair for pair in combinations(range(count), 2) if luck.random() < 0.35]
    friends: dict[int, list[int]] = {one: [] for one in range(count)}
    for one, other in edges:
        friends[one].append(other)
        friends[other].append(one)

    def best(left: list[tuple[int, int]]) -> int:
        if not left:
            return 0
        (one, other), rest = left[0], left[1:]
        return max(best(rest), 1 + best([pair for pair in rest if not {one, other} & set(pair)]))

    found = matching(friends)
    assert all(other in friends[one] for one, other in found)
    assert len({one for pair in found for one in pair}) == 2 * len(found) == 2 * best(edges)


@pytest.mark.parametrize("count", range(FEWEST, MOST + 1, 3))
def test_everybody_meets_everybody_once(count: int) -> None:
    """At tables of two, in as few rounds as there can be; of an odd number each has one bye."""
    rounds = everyone(count, 2)
    assert len(rounds) == count - 1 + count % 2
    assert met_in(rounds) == Met({frozenset(pair): 1 for pair in combinations(range(count), 2)})
    for tables in rounds:
        assert sorted(one for table in tables.values() for one in table) == list(range(count))
    alone = [table[0] for tables in rounds for table in tables.values() if len(table) == 1]
    assert sorted(alone) == (list(range(count)) if count % 2 else [])


@pytest.mark.parametrize(("count", "at_a_table"), [(4, 3), (5, 4), (7, 3), (9, 3), (12, 4), (16, 4), (23, 5)])
def test_everybody_sits_with_everybody_at_larger_tables(count: int, at_a_table: int) -> None:
    """Everybody sits at one table in every round; after the last all have met; no round is in vain."""
    rounds = everyone(count, at_a_table)
    for number, tables in enumerate(rounds):
        assert sorted(one for table in tables.values() for one in table) == list(range(count))
        assert sorted(map(len, tables.values()), reverse=True) == sizes(count, at_a_table)
        assert len(met_in(rounds[: number + 1])) > len(met_in(rounds[:number]))
    assert len(met_in(rounds)) == count * (count - 1) // 2


@given(people, st.integers(3, 6), st.randoms(use_true_random=False))
@settings(max_examples=15)
def test_swiss_at_larger_tables(count: int, at_a_table: int, luck: random.Random) -> None:
    """Nobody is left over; in a second round people meet others where there are enough tables to choose from."""
    first = swiss(range(count), Met(), (), at_a_table)
    second = swiss(luck.sample(range(count), count), met_in([first]), (), at_a_table)
    for tables in (first, second):
        assert sorted(one for table in tables.values() for one in table) == list(range(count))
        assert sorted(map(len, tables.values()), reverse=True) == sizes(count, at_a_table)
    if len(first) >= 2 * at_a_table:
        assert max(met_in([first, second]).values()) == 1


def test_the_first_seat_goes_round() -> None:
    assert seated((5, 2), {}) == (2, 5)
    assert seated((5, 2), {2: 1}) == (5, 2)
