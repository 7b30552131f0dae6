"""Set-up, actions A and B, and the piles."""

from __future__ import annotations

from collections import Counter

import pytest

from biberbau import Game
from biberbau.errors import NotationError, OptionError
from common.scenario import rule

from .scenario import ALL, LETTERS, fresh, table

# ------------------------------------------------------------ set-up


@rule("setup.four", "setup.draw_pile", "setup.discard")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_each_has_four_cards_one_lies_open_and_the_rest_is_the_pile(players):
    document = fresh(players=players).document
    assert list(document["rows"]) == list(LETTERS[:players])
    assert [len(row) for row in document["rows"].values()] == [4] * players
    assert len(document["discard"]) == 1
    assert len(document["deck"]) == 65 - 4 * players
    everywhere = Counter(card for row in document["rows"].values() for card in row)
    assert everywhere + Counter(document["deck"]) + Counter(document["discard"]) == Counter(ALL)


@rule("setup.four")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_two_to_six_play(players):
    with pytest.raises(OptionError, match="players is a whole number from 2 to 6"):
        Game.of("biberbande", {"players": players})


@rule("setup.four", "setup.draw_pile")
def test_nobody_has_looked_at_the_cards():
    for seed in range(20):
        t = fresh(seed, players=2)
        assert t.row("a", 1) == t.row("b", 0) == "?, ?, ?, ?"
        for observer in (0, 1, None):
            assert set(t.seen_by(observer)["deck"]) == {"?"}


@rule("setup.look", "E3")
def test_all_look_at_the_two_outer_cards_at_the_same_time():
    t = fresh(3, players=3, fixed_dealer=True)
    first = t.match.to_act
    for seat in range(3):
        letter, row = LETTERS[seat], t.row(LETTERS[seat]).split(", ")
        assert t.row(letter, seat) == f"{row[0]}, ?, ?, {row[3]}"
        assert t.glimpsed(letter) == [1, 4]
    for place in range(3):
        seat = (first + place) % 3
        assert (t.actor, t.asks, t.legal) == (LETTERS[seat], "look", "hide")
        t.play("hide")
        assert t.glimpsed(LETTERS[seat]) == []
        assert [t.glimpsed(LETTERS[(first + later) % 3]) for later in range(place + 1, 3)] == [[1, 4]] * (
            2 - place
        )
    assert (t.actor, t.asks) == (LETTERS[first], "turn")


@rule("E3")
def test_nobody_looks_at_the_outer_cards_twice():
    t = fresh(3, players=2).hide_all()
    while t.asks != "deal_next":
        t.play(t.match.legal()[0].notation)
        assert t.asks != "look" or t.glimpsed(t.actor) in ([1], [2], [3], [4])


@rule("setup.specials")
def test_special_cards_may_lie_among_the_four():
    rows = [row for seed in range(10) for row in fresh(seed).document["rows"].values()]
    assert {"swap", "peek", "draw two"} <= {card for row in rows for card in row}


@rule("E1", "course.begins")
def test_the_first_dealer_is_drawn_and_his_left_neighbour_begins():
    dealers = set()
    for seed in range(12):
        t = fresh(seed, players=3)
        dealer = LETTERS.index(t.document["dealer"])
        dealers.add(dealer)
        assert t.match.to_act == (dealer + 1) % 3
    assert dealers == {0, 1, 2}


@rule("E1")
@pytest.mark.parametrize("fixed", [False, True])
def test_the_deal_goes_round(fixed):
    t = fresh(5, players=4, fixed_dealer=fixed)
    dealers = []
    while not t.match.over:
        if t.legal == "deal":
            dealers.append(LETTERS.index(t.actor))
        elif t.asks == "turn" and t.document["turns"] == 0:
            assert LETTERS.index(t.actor) == (LETTERS.index(t.document["dealer"]) + 1) % 4
        t.play("knock" if t.asks == "end_of_turn" else t.match.legal()[0].notation)
    first = LETTERS.index(fresh(5, players=4, fixed_dealer=fixed).document["dealer"])
    assert dealers == [(first + (0 if fixed else n)) % 4 for n in range(1, 4)]


@rule("E2", "a.no_special")
def test_a_special_card_may_be_the_first_of_the_discard_pile():
    tops = {}
    for seed in range(30):
        t = fresh(seed).hide_all()
        tops[t.top] = t.legal
    assert tops["swap"] == tops["peek"] == "draw"
    assert tops["9"] == "take, draw"


# ------------------------------------------------------------ whose turn


@rule("course.clockwise", "course.next")
def test_turns_go_round():
    t, order = table(players=4, turn="b"), []
    for _ in range(3):
        order.append(t.actor)
        t.play("take 1")
    assert order == ["b", "c", "d"]


@rule("course.one_action", "illegal")
def test_one_of_the_two_actions_must_be_done():
    t = table()
    assert t.legal == "take, draw"
    error = t.refuses("pass")
    assert "take 1" in str(error)
    with pytest.raises(NotationError, match="take"):
        t.match.play("take 5")
    t.play("take 1")
    assert t.actor == "b"  # one action, not two


# ------------------------------------------------------------ action A


@rule("a.take", "a.must_swap", "a.out", "example.take")
def test_sarah_takes_a_two_for_her_second_card():
    t = table({"a": "5, 9, 0, 3"}, top="2").play("take 2")
    assert (t.row("a"), t.top) == ("5, 2, 0, 3", "9")


@rule("a.must_swap")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_any_of_the_four_cards_may_be_exchanged(slot):
    t = table({"a": "5, 6, 7, 8"}, top="2").play(f"take {slot}")
    assert t.row("a").split(", ")[slot - 1] == "2"
    assert t.top == "5678"[slot - 1]


@rule("a.unseen")
def test_ones_own_card_is_not_looked_at_before():
    t = table(top="2")
    assert t.row("a", 0) == "5, ?, ?, 8"
    t.play("take 2")
    assert "looks" not in t.happened(1)


@rule("a.no_special")
@pytest.mark.parametrize("special", ["swap", "peek", "draw two"])
def test_a_special_card_is_not_taken(special):
    t = table(top=special)
    assert t.legal == "draw"
    t.refuses("take 1")


@rule("E7", "special.drawn_only")
def test_a_special_card_exchanged_in_action_a_does_nothing():
    t = table({"a": "5, swap, 7, 8"}, top="2").play("take 2")
    assert (t.top, t.actor, t.asks, t.legal) == ("swap", "b", "turn", "draw")


# ------------------------------------------------------------ action B


@rule("b.draw")
def test_the_drawn_card_is_seen_by_the_drawer_alone():
    t = table(deck="3").play("draw")
    assert [t.seen_by(observer).get("drawn") for observer in (0, 1, None)] == ["3", "?", "?"]
    assert [t.told(observer, 0)[-1].card for observer in (0, 1, None)] == [3, -1, -1]


@rule("b.discard", "b.one_of_three")
def test_a_number_may_be_thrown_away():
    t = table(deck="3").play("draw")
    assert t.legal == "discard, put"
    t.play("discard")
    assert (t.top, t.row("a"), t.actor) == ("3", "5, 6, 7, 8", "b")


@rule("b.put")
def test_a_number_may_be_kept():
    t = table(deck="3").play("draw", "put 3")
    assert (t.top, t.row("a"), t.actor) == ("7", "5, 6, 3, 8", "b")


@rule("E8", "special.drawn_only")
def test_a_special_card_exchanged_in_action_b_does_nothing():
    t = table({"a": "5, draw two, 7, 8"}, deck="3").play("draw", "put 2")
    assert (t.top, t.actor, t.legal) == ("draw two", "b", "draw")


@rule("E9", "b.put", "b.special")
@pytest.mark.parametrize(("special", "legal"), [("swap", "give"), ("peek", "peek"), ("draw two", "use")])
def test_a_special_card_is_used_or_thrown_away_and_never_kept(special, legal):
    t = table(deck=f"{special}, 3").play("draw")
    assert t.legal == f"discard, {legal}"
    t.refuses("put 1")


@rule("b.special_discarded")
@pytest.mark.parametrize("special", ["swap", "peek", "draw two"])
def test_a_special_card_thrown_away_means_nothing(special):
    t = table(deck=special).play("draw", "discard")
    assert (t.top, t.row("a"), t.row("b"), t.actor, t.asks) == (
        special,
        "5, 6, 7, 8",
        "4, 5, 6, 7",
        "b",
        "turn",
    )


# ------------------------------------------------------------ the piles


@rule("E4", "E5", "course.reshuffle")
def test_the_whole_discard_pile_becomes_the_draw_pile_when_a_card_is_wanted():
    t = table(deck="3").play("draw", "discard")
    assert (t.document["deck"], t.top, t.legal) == ([], "3", "take, draw")  # not before
    pile = Counter(t.document["discard"])
    t.play("draw")
    assert t.document["discard"] == []
    assert Counter(t.document["deck"]) + Counter([t.document["drawn"]]) == pile
    assert "reshuffles" in t.happened()


@rule("E4")
def test_without_a_discard_pile_nothing_is_taken():
    t = table({"a": "5, 6, 7, 8"}, top="", players=2)
    assert t.legal == "draw"


@rule("E4")
def test_the_top_card_may_stay():
    t = table(deck="3", keep_top=True).play("draw", "discard", "draw")
    assert t.document["discard"] == ["3"]


@rule("course.reshuffle")
def test_nobody_knows_the_new_pile():
    t = table(deck="3").play("draw", "discard", "draw")
    assert set(t.seen_by(0)["deck"]) == {"?"}
