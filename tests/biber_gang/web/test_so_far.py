"""What a player's own display counts so far, as the table says it."""

from __future__ import annotations

import re

import numpy as np

from biberbau.games.biber_gang.rules import deck
from biberbau.games.biber_gang.view.table import Reader, table
from biberbau.match import Match
from web.test_render import game

NAMES = ("a", "b", "c")


def reader(match: Match, seat: int) -> Reader:
    """The table as that seat reads it."""
    view = match.view(seat)
    found = table.reader(view, table.story(view, NAMES, "en"))
    assert isinstance(found, Reader)
    return found


def points(said: str) -> int:
    """The number in what is said."""
    number = re.search(r"−?\d+", said)
    assert number is not None, said
    return int(number[0].replace("−", "-"))


def test_it_is_what_the_round_counts_where_all_lies_open_and_the_open_numbers_where_nothing_is_paired() -> (
    None
):
    match, rng = game({"players": 3}, 4, "biber_gang"), np.random.default_rng(4)
    counted = alone = 0
    while not match.over and min(counted, alone) < 6:
        for seat in range(3):
            one = reader(match, seat)
            said = one.so_far(seat)
            if one.counted:
                assert points(said) == one.now.points[one.scored - 1][seat]
                assert one.sign(seat) == ""
                counted += 1
            elif "pair" not in said:
                up = [face for slot, face in enumerate(one.displays[seat]) if one.up(seat, slot)]
                assert points(said) == sum(face for face in up if face != deck.BEAVER)
                assert one.sign(seat) in (said if up else "", one.labels["closed"])
                alone += 1
        legal = match.legal()
        match.play(legal[int(rng.integers(len(legal)))])
    assert min(counted, alone) >= 6
