"""Draw piles as bags: any card as likely, or in an order that the stream knows."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.bag import draw, draw_single, shuffle_singles
from biberbau.kernel.rng import Rng, put_in_order, put_on_agenda, still_on_agenda, still_ordered, stream


def pile() -> np.ndarray:
    """Two of face 0, one of face 1, three of face 2."""
    return np.array([2, 1, 3], dtype=np.int8)


def drawn(bag: np.ndarray, rng: Rng, count: int, left: int = 6) -> list[int]:
    """The next cards of a pile that has ``left`` cards."""
    return [draw(bag, left - i, rng) for i in range(count)]


def test_an_order_comes_first_then_chance() -> None:
    bag, rng = pile(), stream(b"sixteen bytes ok")
    put_in_order(rng, [2, 0, 1], 6)
    assert drawn(bag, rng, 2) == [2, 0]
    assert still_ordered(rng, 4) == [1]
    assert drawn(bag, rng, 1, left=4) == [1]
    assert bag.tolist() == [1, 0, 2]
    assert sorted(drawn(bag, rng, 3, left=3)) == [0, 2, 2]
    assert still_ordered(rng, 0) == []


def test_an_order_ends_where_the_pile_was_shuffled_since() -> None:
    bag, rng = pile(), stream(b"sixteen bytes ok")
    put_in_order(rng, [1, 1], 6)
    bag += 1
    assert still_ordered(rng, 9) == []
    assert len(drawn(bag, rng, 9, left=9)) == 9
    assert rng.due == rng.ordered


def test_what_was_told_counts_as_drawn_and_shifts_no_half_of_a_word() -> None:
    """Chance after an ordered card is what it would be if the stream had been asked for a whole word."""
    ordered, plain = stream(b"sixteen bytes ok"), stream(b"sixteen bytes ok")
    put_in_order(ordered, [2], 6)
    before = int(ordered.draws)
    assert drawn(pile(), ordered, 1) == [2]
    assert int(ordered.draws) == before + 2
    plain.draws += np.uint64(2)
    rest = np.array([2, 1, 2], dtype=np.int8)
    assert drawn(rest.copy(), ordered, 5, left=5) == drawn(rest.copy(), plain, 5, left=5)


# ------------------------------------------------------------ piles of single cards


def uncovered(pile: int, rng: Rng, count: int) -> list[int]:
    """The next cards of a pile that is a bitmask."""
    found = []
    for _ in range(count):
        card = draw_single(pile, 9, rng)
        assert pile >> card & 1
        pile &= ~(1 << card)
        found.append(card)
    return found


def test_an_agenda_comes_first_then_chance() -> None:
    rng = stream(b"sixteen bytes ok")
    put_on_agenda(rng, [4, 0])
    assert still_on_agenda(rng) == [4, 0]
    assert uncovered(0b110010011, rng, 1) == [4]
    assert still_on_agenda(rng) == [0]
    assert uncovered(0b110000011, rng, 4)[0] == 0
    assert still_on_agenda(rng) == []


def test_without_an_agenda_every_single_card_comes_as_often() -> None:
    rng = stream(b"sixteen bytes ok")
    found = [draw_single(0b1011, 9, rng) for _ in range(3_000)]
    assert {card: 900 < found.count(card) < 1_100 for card in (0, 1, 3)} == dict.fromkeys((0, 1, 3), True)


def test_an_agenda_ends_when_the_pile_is_shuffled() -> None:
    rng = stream(b"sixteen bytes ok")
    put_on_agenda(rng, [4, 0])
    shuffle_singles(rng)
    assert still_on_agenda(rng) == []
    put_on_agenda(rng, [4, 0])
    assert uncovered(0b11, rng, 2) in ([0, 1], [1, 0])  # 4 is not there


def test_what_an_agenda_names_counts_as_drawn_unless_it_is_the_only_one() -> None:
    rng = stream(b"sixteen bytes ok")
    put_on_agenda(rng, [4, 0])
    before = int(rng.draws)
    assert uncovered(0b10001, rng, 2) == [4, 0]
    assert int(rng.draws) == before + 2
    assert (draw_single(0b100, 9, rng), int(rng.draws)) == (2, before + 2)
