"""Who knows what, what a person's table may show, and what bots forget."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau import Game, Match, Position
from biberbau.games.biberbande.rules.game import fill
from biberbau.games.biberbande.rules.memory import forget
from biberbau.kernel.rng import key_of, stream
from common.scenario import rule

from .scenario import fresh, table


@rule("E30", "knowledge")
def test_all_know_what_was_taken_from_the_discard_pile_and_where_it_lies():
    t = table(top="2", players=3).play("take 3")
    for observer in (1, 2, None):
        assert t.row("a", observer) == "?, ?, 2, ?"
    assert t.row("a", 0) == "5, ?, 2, 8"


@rule("knowledge", "b.put")
def test_a_card_kept_from_the_draw_pile_is_known_to_its_owner_alone():
    t = table(deck="3", players=3).play("draw", "put 2")
    assert [t.row("a", observer) for observer in (0, 1, None)] == ["5, 3, ?, 8", "?, ?, ?, ?", "?, ?, ?, ?"]
    assert t.seen_by(1)["numbers"]["a"] == [2]  # but all know that it is no special card


@rule("knowledge", "E32")
def test_a_player_who_gave_a_known_card_away_knows_where_it_is():
    t = table(deck="swap", players=3).play("draw", "give 1", "get c2")
    assert (t.row("c", 0), t.row("c", 2), t.row("c", 1)) == ("?, 5, ?, ?", "3, ?, ?, 6", "?, ?, ?, ?")
    assert t.row("a", 0) == "?, ?, ?, 8"


@rule("knowledge", "a.out")
def test_a_card_thrown_away_is_forgotten_with_its_place():
    t = table(top="2").play("take 1")
    assert t.document["known"]["a"] == ["all", "", "", "a"]
    assert t.told(1)[-1]._replace(kind=0) == t.told(0)[-1]._replace(kind=0)  # all saw the 5


@rule("E31")
def test_what_a_person_is_looking_at_is_told_apart_from_what_he_has_seen():
    t = table(deck="peek").play("draw", "peek 3")
    assert t.glimpsed("a") == [3]  # not 1 and 4, which he has seen as well
    assert t.row("a", 0) == "5, ?, 7, 8"


@rule("E31")
def test_the_memory_aid_changes_no_rule():
    matches = [
        Match(Game.of("biberbande", {"memory_aid": aid, "bots_forget": 0}), 3) for aid in (False, True)
    ]
    while not matches[0].over:
        action = matches[0].legal()[-1]
        assert [match.play(action) for match in matches] == [action] * 2
    assert matches[0].scores == matches[1].scores


@rule("knowledge")
@pytest.mark.parametrize("observer", [0, 1, None])
def test_filling_in_respects_what_all_know_to_be_numbers(observer):
    rows = {"a": "swap, 3, swap, swap", "b": "swap, swap, 5, peek"}
    more = {"numbers": {"a": [2], "b": [3]}, "known": {}}
    t = table(rows, more=more)
    view, seen = t.match.position().as_seen_by(observer), set()
    for seed in range(300):
        document = view.filled(seed).document()["position"]["rows"]
        assert document["a"][1].isdigit() and document["b"][2].isdigit()
        seen |= {*document["a"], *document["b"]}
    assert {"swap", "peek", "draw two", "0", "9"} <= seen


@rule("knowledge")
def test_with_one_place_left_counting_tells_the_card():
    """All but one card lie open: a player who counts knows the last one, and so does every filling."""
    more = {"known": {"a": ["a", "a", "a", "a"], "b": ["b", "", "", "ab"]}, "drawn": "9"}
    t = table({"b": "4, 5, 6, 7"}, deck="", more=more | {"decisions": [{"kind": "drawn", "seat": "a"}]})
    view = t.match.position().as_seen_by(0)
    rows = {tuple(sorted(view.filled(seed).document()["position"]["rows"]["b"][:3])) for seed in range(20)}
    assert rows == {("4", "5", "6")}


@rule("knowledge", "b.draw")
def test_anothers_drawn_card_may_be_any_that_is_left():
    view = table(deck="3, swap, 4").play("draw").match.position().as_seen_by(1)
    drawn = {view.filled(seed).document()["position"]["drawn"] for seed in range(200)}
    # Those of a and of the pile; b knows 4 and 7 of his.
    assert drawn == {"3", "4", "5", "6", "7", "8", "swap"}


@rule("knowledge")
def test_fill_leaves_what_is_known():
    t = fresh(4, players=3).hide_all()
    state = t.match.view(1).state
    before = state.copy()
    fill(state, 1, stream(key_of(b"fill")))
    known = before.row >= 0
    assert known.sum() == 2 and (state.row[known] == before.row[known]).all()
    assert state.deck.sum() == state.deck_n == before.deck_n


# ------------------------------------------------------------ forgetting


def remembered(t, seat, percent, key=b"this match"):
    """The rows that a bot remembers, as a document's text."""
    state = t.match.view(seat).state.copy()
    forget(state, seat, percent, stream(key_of(key)))
    return {s: state.row[s].tolist() for s in range(2)}


def after(turns):
    """A table at which a saw their own outer cards before the first turn, this many turns ago."""
    return table(more={"turns": turns, "known": {"a": ["a", "a", "a", "a"], "b": ["ab", "ab", "ab", "ab"]}})


@rule("forgetting", "E31")
def test_nothing_is_forgotten_at_once_or_by_a_seat_that_never_forgets():
    assert remembered(after(0), 0, 10) == remembered(after(100), 0, 0) == {0: [5, 6, 7, 8], 1: [4, 5, 6, 7]}


@rule("forgetting", "E31")
def test_what_is_forgotten_stays_forgotten():
    for key in (b"one", b"two", b"three"):
        gone: set[tuple[int, int]] = set()
        for turns in range(0, 60, 3):
            now = {
                (s, i)
                for s, row in remembered(after(turns), 0, 5, key).items()
                for i in range(4)
                if row[i] == -1
            }
            assert gone <= now
            gone = now
        assert gone


@rule("forgetting", "E31")
def test_a_card_is_kept_as_often_as_the_percentage_says():
    kept = sum(
        card >= 0
        for n in range(400)
        for row in remembered(after(10), 0, 5, b"%d" % n).values()
        for card in row
    )
    assert abs(kept / 3200 - 0.95**10) < 0.04


@rule("forgetting", "E31")
def test_another_match_forgets_other_cards():
    assert len({str(remembered(after(20), 0, 5, b"%d" % n)) for n in range(10)}) > 5


@rule("forgetting", "peek.any")
def test_another_look_refreshes_the_memory():
    more = {"turns": 100, "known": {"a": ["a", "a", "a", "a"]}}
    t = table(deck="peek", more=more).play("draw", "peek 2")
    for n in range(20):
        assert remembered(t, 0, 10, b"%d" % n)[0][1] == 6


def kept(t, seat, keys=40):
    """What a seat remembers in each of a number of matches."""
    return [remembered(t, seat, 10, b"%d" % n) for n in range(keys)]


def same_cards(rows, *places):
    """What is remembered of these places, in each match."""
    return [[row[seat][slot] for seat, slot in places] for row in rows]


@rule("E36", "forgetting", "swap.unseen", "E32")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_swap_reminds_nobody(seat):
    """Both cards change places, nobody looks: what was forgotten of them stays so, and so does what was not."""
    more = {"turns": 20, "known": {"a": ["ab", "a", "", ""], "b": ["", "ab", "b", ""]}}
    t = table(deck="swap", more=more).play("draw", "give 1")
    before = same_cards(kept(t, seat), (0, 0), (1, 1))
    t.play("get b2")
    assert same_cards(kept(t, seat), (1, 1), (0, 0)) == before
    assert 1 < len({str(row) for row in before}) <= 4  # some forgot the one, some the other


@rule("E36", "forgetting", "peek.any")
def test_anothers_peek_reminds_only_him():
    """a looks at their second card, which b knows too, from a swap say: b is not reminded."""
    more = {"turns": 20, "known": {"a": ["", "ab", "", ""], "b": ["", "", "", ""]}}
    t = table(deck="peek", more=more).play("draw")
    before = kept(t, 1)
    t.play("peek 2")
    assert kept(t, 1) == before and any(row[0][1] == -1 for row in before)
    assert all(row[0][1] == 6 for row in kept(t, 0))


@rule("E36", "forgetting")
def test_a_swapped_card_lives_as_long_as_if_it_had_stayed():
    known = {"a": ["a", "", "", ""], "b": ["", "", "", ""]}
    at_home = {"turns": 5, "known": known}
    away = {"turns": 5, "known": {"a": [""] * 4, "b": ["", "a", "", ""]}}
    away["seen"] = {"b": [{}, {"a": "a1"}, {}, {}]}
    for turns in (10, 20, 40):
        home, gone = (kept(table(more={**more, "turns": turns}), 0) for more in (at_home, away))
        assert [row[0][0] == -1 for row in home] == [row[1][1] == -1 for row in gone]


@rule("E36", "setup.look")
def test_two_cards_seen_at_once_are_forgotten_each_by_itself():
    rows = same_cards(kept(table(more={"turns": 7}), 0, 200), (0, 0), (0, 3))
    both, none = rows.count([5, 8]), rows.count([-1, -1])
    assert 20 < both < 90 and 20 < none < 90  # a quarter each: 0.9 ** 7 is about a half


@rule("forgetting")
def test_a_view_after_forgetting_is_a_view_still():
    """What is forgotten is dealt anew like any unknown card, and counting still holds."""
    t = after(50)
    state = t.match.view(0).state
    forget(state, 0, 10, stream(key_of(b"x")))
    assert (state.row[:2] == -1).any()
    again = t.match.game.concealed(state, 0)
    assert again.tobytes() == state.tobytes()
    fill(state, 0, stream(key_of(b"fill")))
    cards = np.concatenate([state.row[:2].ravel(), [state.top]])
    counts = np.bincount(cards, minlength=13) + state.deck
    assert counts.tolist() == [4] * 9 + [9, 9, 7, 5]


@rule("forgetting", "end.sum")
def test_open_rows_are_not_forgotten():
    t = table(players=2, more={"turns": 150}).play("take 1", "knock", "take 1")
    assert -1 not in remembered(t, 0, 10)[1]


@rule("knowledge")
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_what_an_observer_cannot_know_changes_nothing_that_he_sees(observer):
    """Deal the hidden cards anew: his view stays, byte for byte, also after a later move that shows him nothing."""
    t = table(deck="swap, 3, 4", players=3).play("draw", "give 2", "get b2")
    view = t.match.position().as_seen_by(observer)
    for seed in range(5):
        other = view.filled(seed)
        assert other.as_seen_by(observer).state.tobytes() == view.state.tobytes()
        assert Position.load(other.document()).state.tobytes() == other.state.tobytes()
        match = Match(other.game, 1, start=other)
        match.play("draw")
        if observer != match.to_act:
            expected = Match(other.game, 1, start=t.match.position())
            expected.play("draw")
            assert match.view(observer).state.tobytes() == expected.view(observer).state.tobytes()
