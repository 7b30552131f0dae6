"""Who wins: guests, ties, points."""

from __future__ import annotations

import pytest

from common.scenario import rule

from .scenario import base, mixed, table

OVER = {"decisions": []}


def winners(t):
    """Colours of the winners."""
    assert t.match.over
    return [("red", "blue", "green", "yellow")[seat] for seat in t.match.winners]


@rule("new.end.most")
def test_most_guests_win_whatever_they_are_worth():
    t = table(bar="red dog, red bear, red peacock, blue bat, blue cheetah", more=OVER)
    assert t.match.scores == (3, 2, 0, 0)
    assert winners(t) == ["red"]


@rule("new.tie_table")
def test_among_the_tied_the_most_points_win():
    # dog and bear 2 + 2, bat and peacock 4 + 2; green has one guest only, however valuable
    t = table(bar="red dog, red bear, blue bat, blue peacock, green cheetah", more=OVER)
    assert t.match.scores == (2, 2, 1, 0)
    assert winners(t) == ["blue"]


@rule("A62")
def test_a_tie_in_guests_and_points_is_shared():
    t = table(bar="red dog, red bat, blue llama, blue bear, green dog", more=OVER)
    assert winners(t) == ["red", "blue"]
    assert winners(table(more=OVER)) == ["red", "blue", "green", "yellow"]


@rule("A75", "base.end.tie")
@pytest.mark.parametrize(("tie_break", "winner"), [("points", "blue"), ("values", "red")])
def test_tie_break_by_points_or_by_the_lowest_sum_of_values(tie_break, winner):
    # peacock: value 3, 2 points; cheetah: value 9, 4 points
    assert winners(table(bar="red peacock, blue cheetah", tie_break=tie_break, more=OVER)) == [winner]
    # snake: value 9, 2 points; crocodile: value 10, 3 points
    assert winners(base(bar="blue crocodile, red snake", tie_break=tie_break, more=OVER)) == [winner]
    assert winners(mixed(bar="red peacock, blue crocodile", tie_break=tie_break, more=OVER)) == [winner]


@rule("base.end.tie", "A62")
def test_equal_sums_of_values_share_too():
    t = base(bar="red skunk, red hippo, blue parrot, blue crocodile", tie_break="values", more=OVER)
    assert winners(t) == ["red", "blue"]


@rule("base.end.tie")
def test_the_sum_of_values_only_decides_among_those_with_most_guests():
    t = base(bar="red lion, red hippo, blue skunk", tie_break="values", more=OVER)
    assert winners(t) == ["red"]


@rule("new.advanced.points")
def test_advanced_every_guest_counts_its_points():
    t = table(bar="red dog, red bear, red peacock, blue bat, blue cheetah", advanced=True, more=OVER)
    assert t.match.scores == (6, 8, 0, 0)
    assert winners(t) == ["blue"]


@rule("new.advanced.points")
@pytest.mark.parametrize(
    ("colour", "guests", "points"),
    [
        ("red", "bear, dog, peacock, vulture", 8),
        ("blue", "rhino, tiger, ostrich, penguin", 12),
        ("green", "cheetah, llama, porcupine, bat", 16),
    ],
)
def test_advanced_points_of_all_new_beasts(colour, guests, points):
    bar = ", ".join(f"{colour} {name}" for name in guests.split(", "))
    t = table(bar=bar, advanced=True, more=OVER)
    assert sum(t.match.scores) == points
    assert winners(t) == [colour]


@rule("new.advanced.points")
def test_advanced_points_of_all_base_animals():
    assert base(bar="red lion, red hippo, red snake, red seal", advanced=True, more=OVER).match.scores[0] == 8
    bar = "red crocodile, red giraffe, red chameleon, red monkey"
    assert base(bar=bar, advanced=True, more=OVER).match.scores[0] == 12
    bar = "red zebra, red kangaroo, red parrot, red skunk"
    assert base(bar=bar, advanced=True, more=OVER).match.scores[0] == 16


@rule("A63")
@pytest.mark.parametrize("tie_break", ["points", "values"])
def test_advanced_a_tie_in_points_is_shared_whatever_the_number_of_guests(tie_break):
    t = table(bar="red bat, blue bear, blue dog", advanced=True, tie_break=tie_break, more=OVER)
    assert t.match.scores == (4, 4, 0, 0)
    assert winners(t) == ["red", "blue"]


@rule("A43", "new.end.most")
def test_guests_count_for_their_colour_not_for_the_player_who_played_them():
    t = table(line="blue ostrich, green dog, yellow cheetah, blue penguin", hand="porcupine").play(
        "porcupine"
    )
    assert t.match.scores == (0, 1, 1, 0)


@rule("new.return_game")
def test_return_game_adds_up_with_the_first_game():
    earlier = {"red": {"guests": 3, "points": 9}, "blue": {"guests": 2, "points": 8}}
    more = {"return_game": True, "earlier": earlier, **OVER}
    t = mixed(bar="blue dog, blue bear", return_game=True, more=more)
    assert t.match.scores == (3, 4, 0, 0)
    assert winners(t) == ["blue"]
    t = mixed(bar="blue bear", return_game=True, more=more)  # 3 to 3 guests, 9 to 10 points
    assert winners(t) == ["blue"]
    t = mixed(bar="blue bear", return_game=True, advanced=True, more=more)
    assert t.match.scores == (9, 10, 0, 0)


@rule("new.return_game", "base.end.tie")
def test_the_sum_of_values_counts_both_games_as_the_guests_do():
    earlier = {
        "red": {"guests": 1, "points": 2, "values": 11},
        "blue": {"guests": 1, "points": 4, "values": 1},
    }
    more = {"return_game": True, "earlier": earlier, **OVER}
    # 11 + 1 against 1 + 9: the return game alone would let red win
    t = mixed(bar="red skunk, blue snake", return_game=True, tie_break="values", more=more)
    assert winners(t) == ["blue"]


@pytest.mark.parametrize(
    ("options", "points", "won"),
    [
        ({}, (4, 3, 6, 0), "green"),
        ({"low_points": 4}, (4, 3, 8, 0), "green"),
        ({"middle_points": 0}, (4, 0, 6, 0), "green"),
        ({"high_points": 1}, (1, 3, 3, 0), "green"),
        ({"low_points": 0, "high_points": 2}, (2, 3, 2, 0), "blue"),
    ],
)
def test_a_table_may_let_animals_count_something_else(options, points, won):
    # bat 4; rhino 3; green: cheetah 4 and dog 2
    bar = "red bat, blue rhino, green cheetah, green dog"
    t = table(bar=bar, advanced=True, more=OVER, **options)
    assert t.match.scores == points
    assert won in winners(t)
    # without the variant points decide among equals only
    guests = table(bar="red dog, blue bat", more=OVER, **options)
    counts = guests.match.game.options
    first, second = int(counts["low_points"]), int(counts["high_points"])
    assert winners(guests) == [
        colour for colour, points in (("red", first), ("blue", second)) if points == max(first, second)
    ]
