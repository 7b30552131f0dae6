"""A sure win is taken: where an action ends the game and its player has won however hidden cards lie, none is better."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator

import pytest

import biberbau
from biber_gang import scenario as gang
from biberbande import scenario as bande
from biberbau.match import Match, View
from biberbau.search import Searcher
from biberbau.search.budget import Budget
from frantic import scenario as frantic

MATCHES, LAST, WORLDS, PLAYOUTS = 8, 3, 12, 120


def table_with_a_gamble() -> Match:
    """Biber Gang, the last turn of all: a drawn 3 for the hidden card wins by a point. Turned up instead, that card
    wins by ten if it is a beaver or a 1, five cards of seven, and loses if it is a 12.
    """
    laid = {"1": 8, "5": 4, "6": 2, "7": 2, "3": 1, "beaver": 4, "12": 2}
    pile = [face for face, copies in gang.DECK.items() for _ in range(copies - laid.get(face, 0))]
    # Seven 1s and four pairs lie face up; nobody has seen a 1, four beavers and two 12s.
    more = {"closer": 1, "points": [[0, 0]] * 4}
    table = gang.table(
        "1 1 1 1 / 1 1 1 (12)",
        "5 5 6 7 / 5 5 6 7",
        pile=" ".join(pile),
        deck="3",
        more=more,
    )
    return table.play("draw deck").match


def last_card_taken() -> Match:
    """Biberbande, the last turn of all: both rows are known, and a 0 for the 3 wins by two points."""
    more = {
        "turns": 5,
        "knocked": "b",
        "round": 4,
        "points": {"a": [5, 5, 5], "b": [5, 5, 5]},
        "known": {"a": ["ab"] * 4, "b": ["ab"] * 4},
    }
    return bande.table({"a": "1, 1, 0, 3", "b": "1, 1, 0, 2"}, top="0", more=more).match


def last_card_in_the_hand() -> Match:
    """Frantic, a single round without a score sheet: the last card fits."""
    hands = {"a": "red 5", "b": "yellow 1, yellow 2, yellow 3"}
    return frantic.table(hands, top="red 3", players=2, scoring="none", rounds=1).match


@pytest.mark.compiled
@pytest.mark.parametrize("laid", [table_with_a_gamble, last_card_taken, last_card_in_the_hand])
def test_a_win_at_once_is_taken(laid: Callable[[], Match]) -> None:
    match = laid()
    view = match.view(match.to_act)
    wins = sure_wins(view)
    assert wins and len(wins) < len(view.legal)
    found = Searcher(view.game).search(view, Budget(playouts=PLAYOUTS), b"dice")
    assert {view.game.kind.actions[action].notation for action in found.sure} == wins
    assert found.best in found.sure


def test_a_small_sure_win_is_better_than_a_gamble_for_a_large_one() -> None:
    match = table_with_a_gamble()
    found = Searcher(match.game).search(match.view(0), Budget(playouts=400), b"dice")
    sure = match.game.parse("place 8").id
    assert found.best == sure and found.sure == {sure}
    assert found.values[sure] < max(found.values.values()), "what rollouts alone would take"


def sure_wins(view: View) -> set[str]:
    """Actions after which the game is over and the seat to act alone has won, in every world that is tried."""
    found = set()
    for action in view.legal:
        ends = []
        for number in range(WORLDS):
            match = Match(view.game, number, start=view.filled(number))
            match.play(action)
            ends.append(match.over and match.winners == (view.seat,))
            if not ends[-1]:
                break
        if all(ends):
            found.add(action.notation)
    return found


def last_decisions(name: str) -> Iterator[View]:
    """Views of the last decisions with a choice in games that were played at random."""
    game = biberbau.game(name, players=2)
    for number in range(MATCHES):
        by_lot, match = random.Random(number), Match(game, f"last decisions {number}")
        views = deque[View](maxlen=LAST)
        while not match.over:
            if len(match.legal()) > 1:
                views.append(match.view(match.to_act))
            match.play(by_lot.choice(match.legal()))
        yield from views


def test_a_tree_takes_a_win_at_once_too() -> None:
    """Of Beasty Bar's last decisions: another action may win by more, and later."""
    found = 0
    for view in last_decisions("beasty_bar"):
        wins = sure_wins(view)
        if wins and len(wins) < len(view.legal):
            found += 1
            searched = Searcher(view.game).search(view, Budget(playouts=PLAYOUTS), b"dice")
            assert {view.game.kind.actions[action].notation for action in searched.sure} == wins
            assert searched.best in searched.sure
    assert found
