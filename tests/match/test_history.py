"""A history as plain data: the same events again, a view with a past, and refusals of what cannot have happened."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from biberbau import Game, Match, Position, View
from biberbau.errors import PositionError
from biberbau.games import game_ids
from biberbau.match import history
from common.seats import players_near

GAMES = [pytest.param(game, marks=pytest.mark.compiled) if game == "frantic" else game for game in game_ids()]


def played(game: str, plies: int = 120, seed: int = 5) -> Match:
    match, chance = Match(Game.of(game, {"players": players_near(game, 3)}), seed), random.Random(1)
    while match.ply < plies and not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observer", [0, 1, None])
def test_what_is_written_is_read_again(game: str, observer: int | None) -> None:
    match = played(game)
    view = match.view(observer)
    told = json.loads(json.dumps(history.written(match.game.kind, view.history or ())))
    plies = history.read(match.game, observer, told)
    assert view.past is not None
    assert plies == view.past.plies[: len(plies)] and not any(view.past.plies[len(plies) :])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("observer", [1, None])
def test_a_document_with_a_history_is_a_view_with_a_past(game: str, observer: int | None) -> None:
    view = played(game).view(observer)
    document = json.loads(json.dumps(view.document(history=True)))
    loaded = Position.load(document)
    assert isinstance(loaded, View)
    assert loaded == view and loaded.history == view.history
    assert loaded.goes_by == view.goes_by == ("history" if view.game.kind.knowing else "state")
    assert loaded.filled("x").state.tobytes() == view.filled("x").state.tobytes()
    assert loaded.document(history=True) == document
    assert "history" not in view.document()


@pytest.mark.compiled
def test_a_view_says_where_it_has_bounds_alone() -> None:
    match = played("frantic")
    assert match.view(0).goes_by == "history"
    without = Position.load(match.view(0).document())
    assert isinstance(without, View) and without.goes_by == "bounds"
    matches = (played("frantic", seed=seed) for seed in range(5, 15))
    states = (one._at(ply).state for one in matches for ply in range(one.ply))
    start = Position(match.game, next(state for state in states if state["loose_n"] > 0).copy())
    going_on = Match(match.game, 1, start=start)
    assert going_on.view(0).goes_by == "bounds"
    assert "history" not in going_on.view(0).document(history=True)


def refused(document: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as found:
        Position.load(document)
    return str(found.value)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"history": {}}, "history: a list of at most"),
        ({"history": [5]}, "history[0]: a mapping expected, not 5"),
        ({"history": [{"ply": 0, "event": "flies"}]}, "history[0].event: one of"),
        (
            {"history": [{"ply": 0, "event": "deals", "hat": 1}]},
            "history[0].hat: no such field; deals has ply",
        ),
        ({"history": [{"event": "deals"}]}, "history[0].ply: a whole number from 0"),
        (
            {"history": [{"ply": 0, "event": "deals", "seat": 9}]},
            "history[0].seat: a whole number from -1 to 2",
        ),
        (
            {"history": [{"ply": 0, "event": "deals", "card": "x"}]},
            "history[0].card: 'x' is no card; cards are ?, 0",
        ),
        (
            {"history": [{"ply": 0, "event": "deals", "seen": [9]}]},
            "history[0].seen: 'all' or a list of seats",
        ),
        (
            {"history": [{"ply": 0, "event": "deals", "card": "5"}]},
            "history[0].card: this observer did not see it",
        ),
        (
            {"history": [{"ply": 2, "event": "hides"}, {"ply": 1, "event": "hides"}]},
            "history[1].ply: 1 comes after 2",
        ),
        ({"history": [{"ply": 1, "event": "hides", "seat": 0}]}, "history: after it, "),
        (
            {"history": [{"ply": 0, "event": "lays", "seat": 0, "card": "swap", "seen": "all"}]},
            "history: lays of ply 0",
        ),
        ({"history": [], "seen_by": None}, "position: "),
    ],
)
def test_what_cannot_have_happened_is_refused(change: dict[str, Any], complaint: str) -> None:
    document = played("biberbande", 30).view(1).document()
    assert refused({**document, **change}).startswith(complaint)


def test_a_history_that_leaves_something_out_is_refused() -> None:
    document = played("biberbande", 30).view(1).document(history=True)
    first = next(i for i, one in enumerate(document["history"]) if one["event"] == "discards")
    without = [*document["history"][:first], *document["history"][first + 1 :]]
    assert refused({**document, "history": without}).startswith("history: ")


def test_a_true_position_has_no_past() -> None:
    match = played("biberbande", 10)
    assert refused({**match.position().document(), "history": []}).startswith(
        "history: nobody's eyes are stated"
    )


def test_the_page_of_analyses_takes_no_history_from_strangers() -> None:
    from biberbau.web.domain.messages import RefusedError
    from biberbau.web.view.analysis import loaded

    view = played("beasty_bar", 5).view(0)
    assert loaded("beasty_bar", view.document()) == view
    with pytest.raises(RefusedError, match="history: positions are laid here"):
        loaded("beasty_bar", view.document(history=True))
