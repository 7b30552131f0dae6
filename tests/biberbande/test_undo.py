"""What is done is done: no look, swap or knock is taken back, and the kit would notice if one were."""

from __future__ import annotations

from dataclasses import replace
from unittest import mock

import pytest

from biberbau import Match
from biberbau.errors import UndoError
from biberbau.games import kind
from biberbau.match import Game
from biberbau.testing.case import QUICK, Case
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError
from biberbau.testing.undo import check_undo
from common.scenario import rule

from .scenario import fresh, table


def stays(t, reason):
    """The last action cannot be taken back, for this reason, and trying changes nothing."""
    before, ply = t.match.position().state.tobytes(), t.match.ply
    assert not t.match.can_undo
    with pytest.raises(UndoError) as caught:
        t.match.undo()
    assert caught.value.reason == reason
    assert (t.match.position().state.tobytes(), t.match.ply) == (before, ply)
    return str(caught.value)


@rule("E31", "peek.back")
def test_a_card_that_was_put_back_is_not_seen_again():
    t = table(deck="peek").play("draw", "peek 2")
    assert stays(t, "shown") == "'peek 2' showed a hidden card, so it stays"
    assert stays(t.play("hide"), "final") == "'hide' is done for good by the rules of Biberbande, so it stays"
    assert t.glimpsed("a") == []


@rule("E31", "setup.look")
def test_the_outer_cards_are_seen_once_and_the_question_stays_with_the_looker():
    t = fresh(1, players=3)
    first = t.actor
    stays(t.play("hide"), "final")
    second = t.actor
    assert second != first
    assert (t.glimpsed(first), t.glimpsed(second)) == ([], [1, 4])


@rule("E33")
def test_a_swap_that_was_carried_out_is_not_taken_back():
    t = table(deck="swap", more={"turns": 3}).play("draw", "give 1", "get b1")
    stays(t, "final")
    assert (t.row("a"), t.row("b")) == ("4, 6, 7, 8", "5, 5, 6, 7")


@rule("knock.after_action", "E21")
@pytest.mark.parametrize("answer", ["knock", "pass"])
def test_a_knock_stays_and_so_does_a_silence(answer):
    stays(table(top="2", more={"turns": 3}).play("take 1", answer), "final")


@rule("E31", "a.out")
def test_a_card_that_was_turned_up_is_not_turned_down_again():
    """All have seen it, but a player who had forgotten it is reminded: so it stays even if it was known to all."""
    t = table(top="2", more={"known": {"a": ["all", "", "", "a"]}, "numbers": {"a": [1]}}).play("take 1")
    assert not any(event.reveals for event in t.told(0))
    stays(t, "final")


@rule("b.draw")
def test_a_drawn_card_stays_drawn():
    stays(table(deck="3, 4").play("draw"), "shown")


@rule("course.next")
def test_a_look_at_the_sheet_may_be_taken_back():
    t = table(top="2", more={"turns": 2}, deck="0, 1").play("take 1", "knock", "draw", "discard", "next")
    assert t.match.can_undo
    assert t.match.undo().notation == "next"


# ---------------------------------------------------------------------------------------------- the kit notices

STAYS = Match.stays
GAME = Game.of("biberbande", {"players": 3})


def case(seed):
    return Case(GAME, seed, hooks_of(GAME.kind), replace(QUICK, world_rate=0.15))


def granting(word):
    """A fault: an action of this word may be taken back, whatever it did."""

    def stays(match):
        return None if match.history and match.history[-1].word == word else STAYS.fget(match)

    return mock.patch.object(Match, "stays", property(stays))


def test_without_a_fault_the_kit_is_content():
    for seed in range(3):
        check_undo(case(seed))


@pytest.mark.parametrize(
    ("word", "says"),
    [("peek", "told|reminded|looking"), ("take", "told|reminded"), ("put", "told"), ("discard", "told")],
)
def test_an_undo_after_something_was_seen_is_caught(word, says):
    """Even where the rules would not call the action final."""
    with (
        mock.patch.dict(GAME.kind.__dict__, final=frozenset()),
        granting(word),
        pytest.raises(BrokenPromiseError, match=says),
    ):
        for seed in range(10):
            check_undo(case(seed))


def test_an_undo_after_a_card_was_put_back_is_caught():
    with (
        mock.patch.dict(GAME.kind.__dict__, final=frozenset()),
        granting("hide"),
        pytest.raises(BrokenPromiseError, match=r"changed what seat . is looking at and may be taken back"),
    ):
        check_undo(case(1))


@pytest.mark.parametrize("word", ["get", "knock", "pass"])
def test_an_undo_of_what_is_final_is_caught(word):
    with granting(word), pytest.raises(BrokenPromiseError, match="is final and may be taken back"):
        for seed in range(10):
            check_undo(case(seed))


def test_the_match_asks_for_the_screen_by_itself():
    """No card is put back and seen again even in a game that forgets to call it final."""
    t = fresh(1, players=2).play("hide")
    with mock.patch.dict(GAME.kind.__dict__, final=frozenset()):
        assert kind("biberbande").final == frozenset()
        assert "changed which cards somebody is looking at" in stays(t, "looked")
