"""Points, winners, and collecting points over several rounds."""

from __future__ import annotations

import pytest

from biberbau import Game
from biberbau.errors import OptionError
from biberbau.games.biber_mania.rules import deck
from common.scenario import rule

from .scenario import LETTERS, fresh, table

TENS = "10, 10, 10, 10, 10, 10, 9, 9, 9"

# ------------------------------------------------------------ one round


@rule("aim", "end.count", "end.most")
def test_cards_on_the_pile_count_one_and_cards_in_hand_one_less():
    piles = {"a": "1, 1 | thief, 2", "b": "3, 3, 3 | joker", "c": "5"}
    t = table("6, 6", players=3, hands={"b": "7", "c": "7, 8, 9, 10"}, piles=piles, display=TENS)
    assert t.points == (4 - 2, 4 - 1, 1 - 4)  # all along
    t.discard("6, 6")
    assert (t.match.over, t.points, t.match.winners) == (True, (6, 3, -3), (0,))


@rule("end.most")
def test_the_player_who_ends_the_game_need_not_win_it():
    t = table("6", hands={"b": "7"}, piles={"b": "1, 1, 1"}).discard("6")
    assert (t.points, t.match.winners) == ((1, 2), (1,))


@rule("end.together", "end.most")
def test_equals_win_together():
    piles = {"b": "3, 3, 3, 3", "c": "5"}
    t = table("6, 6", players=3, hands={"b": "7, 8", "c": "7"}, piles=piles).discard("6, 6")
    assert (t.points, t.match.winners) == ((2, 2, 0), (0, 1))


@rule("end.count", "stab.gone", "B11")
def test_what_was_refused_counts_for_nobody():
    t = table("6, 9", piles={"b": "5"}, display=TENS)
    before = t.points
    t.discard("6").play("refuse")
    assert t.points == (before[0] + 2, before[1] - 1)


@rule("aim", "tip.stab")
def test_stabbed_cards_in_hand_count_against_their_new_owner_until_laid():
    t = table("6, 9", piles={"b": "5"}, display=TENS).discard("6").play("take")
    assert t.points == (1 - 2, -2)


# ------------------------------------------------------------ collecting points


def counted(hand="6", hands=None, points=None, target=250, **rest):
    """A round of collecting points that a's last card ends."""
    more = {"round": 3, "starter": "b", "points": points or {}}
    return table(hand, hands=hands, more=more, collect=target, display=TENS, **rest).discard(hand)


@rule("collect.winners", "B60")
def test_only_the_winners_write_their_points_down():
    t = counted("6, 6, 6", {"b": "7"}, {"a": 20, "b": 30}, piles={"b": "1, 1, 1"})
    assert (t.points, t.match.over) == ((23, 30), False)
    t = counted("6, 6", {"b": "7"}, {"a": 20, "b": 30}, piles={"b": "1, 1, 1"})
    assert t.points == (22, 32)  # both won the round


@rule("collect.winners")
def test_points_stand_as_they_were_until_the_round_ends():
    more = {"points": {"a": 20, "b": 30}}
    t = table("6, 9", piles={"a": "1, 1, 1"}, collect=100, more=more)
    assert (t.points, t.match.winners) == ((20, 30), (1,))


@rule("B61", "collect.winners")
def test_negative_points_are_written_down_too():
    """The stock runs out early: everyone has more cards in hand than on their pile."""
    more = {"points": {"a": 20, "b": 30}}
    t = table(
        "thief, 8, 9", hands={"b": "1, 2, 3, 4"}, stock="5", deck="", display=TENS, collect=100, more=more
    )
    t.discard("thief").play("steal stock:5")
    assert t.points == (20 + 1 - 3, 30)


@rule("collect.first", "B60")
def test_the_first_player_with_the_sum_wins():
    t = counted("6, 6", {"b": "7"}, {"a": 98, "b": 99}, target=100)
    assert (t.match.over, t.points, t.match.winners) == (True, (100, 99), (0,))
    assert t.happened()[-1] == "game_ends"
    t = counted("6, 6", {"b": "7"}, {"a": 97, "b": 99}, target=100)
    assert (t.match.over, t.asks) == (False, "deal_next")


@rule("collect.first", "B60", "end.together")
def test_several_at_once_the_most_points_win_and_equals_share():
    piles = {"b": "1, 1, 1"}
    t = counted("6, 6", {"b": "7"}, {"a": 98, "b": 99}, target=100, piles=piles)
    assert (t.points, t.match.winners) == ((100, 101), (1,))
    t = counted("6, 6", {"b": "7"}, {"a": 98, "b": 98}, target=100, piles=piles)
    assert (t.points, t.match.winners, t.match.over) == ((100, 100), (0, 1), True)


@rule("collect.first")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_all_look_at_the_counted_round_and_the_next_starter_deals(players):
    t = counted("6", players=players)
    before = t.document
    assert before["round"] == 3
    starter = LETTERS.index("b") + 1  # the next one clockwise
    for place in range(1, players):
        seat = LETTERS[(starter + place) % players]
        assert (t.due, t.legal) == ((seat, "deal_next"), {"next"})
        t.refuses("deal")
        ply = t.match.ply
        t.play("next")
        assert t.happened(ply) == []
        assert t.document | {"decisions": []} == before | {"decisions": []}
    assert (t.due, t.legal) == ((LETTERS[starter % players], "deal_next"), {"deal"})
    t.refuses("next")


@rule("B3", "collect.first")
def test_then_all_cards_are_dealt_again_and_the_next_player_begins():
    t = counted("6, 6", {"c": "8"}, {"a": 7}, players=3, piles={"c": "1, 1"}).play("next", "next", "deal")
    document = t.document
    assert (document["round"], document["starter"], t.due) == (4, "c", ("c", "play"))
    assert [len(hand) for hand in document["hands"].values()] == [13] * 3
    assert not any(document["piles"].values()) and document["gone"] == [] and document["chosen"] == []
    assert (len(document["display"]), len(document["stock"]), len(document["deck"])) == (9, 5, 110 - 39 - 14)
    assert t.points == (7 + 2, 0, 0)
    assert not any(t.known(letter) for letter in "abc")


@rule("B3", "collect.first", "collect.winners")
def test_rounds_follow_until_somebody_has_the_sum():
    t = fresh(5, players=2, collect=30)
    starters, rounds = [t.document["starter"]], 1
    while not t.match.over:
        dealt = t.legal == {"deal"}
        t.match.play(t.match.legal()[-1])
        if dealt:
            rounds += 1
            starters.append(t.document["starter"])
    first = LETTERS.index(starters[0])
    assert starters == [LETTERS[(first + n) % 2] for n in range(rounds)]
    assert t.happened().count("round_ends") == rounds <= deck.MOST_ROUNDS
    assert max(t.points) >= 30 or rounds == deck.MOST_ROUNDS
    assert all(t.points[seat] == max(t.points) for seat in t.match.winners)


@rule("collect.first", "B68")
@pytest.mark.parametrize("rounds", [1, 2, deck.MOST_ROUNDS])
def test_after_the_last_round_of_all_the_lead_decides(rounds):
    points = {"a": -40, "b": 3} if rounds > 1 else {}
    t = table("6", more={"round": rounds, "points": points}, collect=250, rounds=rounds).discard("6")
    if not points:
        assert (t.match.over, t.points, t.match.winners) == (True, (1, 0), (0,))
        return
    assert (t.match.over, t.points, t.match.winners) == (True, (-39, 3), (1,))


@rule("B68")
def test_before_the_last_round_of_all_the_game_goes_on():
    more = {"round": 1, "points": {"a": -40, "b": 3}}
    assert table("6", more=more, collect=250, rounds=2).discard("6").legal == {"next"}
    with pytest.raises(OptionError, match="rounds"):
        Game.of("biber_mania", {"rounds": 101})


@rule("B60")
def test_any_sum_up_to_500_may_be_agreed():
    assert Game.of("biber_mania", {"collect": 500}).options["collect"] == 500
    assert Game.of("biber_mania", {}).options["collect"] == 0
    with pytest.raises(OptionError, match="collect"):
        Game.of("biber_mania", {"collect": 501})
