"""The review of a finished game: decisions judged by what their seat could know, labels by measured limits."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from biberbau.bots.bot import GreedyBot
from biberbau.cli.app import app
from biberbau.coach.judging import FEWEST, Judge, Judged
from biberbau.coach.labels import USUAL, Label, limits, losses, measured
from biberbau.coach.review import document, gave_away, reviewed, reviewing, verdict
from biberbau.errors import ReplayError
from biberbau.games import game_ids
from biberbau.match import Game, Match
from biberbau.search.budget import Budget

from .test_review_luck import played

GAME = Game.of("beasty_bar", {"players": 2})


def test_a_review_says_what_each_decision_gave_away() -> None:
    match = played(GAME, "review")
    found = document(match, 400, list(reviewed(match, 400, b"x")))
    assert found["complete"] and len(found["chances"]) == match.ply + 1
    choices = [ply for ply in range(match.ply) if len(match.view(_actor(match, ply), ply).legal) > 1]
    assert [one["ply"] for one in found["decisions"]] == choices
    called = limits("beasty_bar")
    for one in found["decisions"]:
        view = match.view(one["seat"], one["ply"])
        assert {one["action"], one["best"]} <= {action.notation for action in view.legal}
        assert one["loss"] == pytest.approx(max(0.0, one["best_chance"] - one["chance"]), abs=2e-4)
        assert one["loss_least"] <= one["loss"] + 1e-4 and one["loss"] <= one["loss_most"] + 1e-4
        sure = called.label(one["loss_least"]), called.label(one["loss_most"])
        on_a_limit = any(
            abs(bound - limit) < 1e-4
            for bound in (one["loss_least"], one["loss_most"])
            for limit in (called.slip, called.mistake, called.blunder)
        )
        assert on_a_limit or one["label"] == (sure[0] if sure[0] is sure[1] else "close")
    assert sum(sum(counts.values()) for counts in found["counts"]) == len(choices)
    assert json.loads(json.dumps(found)) == found


def _actor(match: Match, ply: int) -> int:
    seat = match.view(None, ply).to_act
    assert seat is not None
    return seat


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two games in which a seat sees the same, while the others hold other cards, are judged alike."""
    match = Match(GAME, "one")
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    worlds = [view.filled(seed) for seed in range(4)]
    assert len({world.state.tobytes() for world in worlds}) > 1
    judge = Judge(GAME)
    found = {
        judge.judged(world.as_seen_by(seat), view.legal[0], Budget(playouts=200), b"x") for world in worlds
    }
    assert len(found) == 1


def test_what_has_been_found_so_far_is_a_review_too() -> None:
    match = played(GAME, "half")
    going = reviewed(match, 100, b"x")
    found = document(match, 100, [next(going) for _ in range(5)])
    assert not found["complete"] and len(found["chances"]) == 5


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(ReplayError, match="over"):
        next(reviewed(Match(GAME, 1), 100, b"x"))


def test_labels_follow_the_limits() -> None:
    named = [Label.FINE, Label.SLIP, Label.MISTAKE, Label.BLUNDER]
    assert [USUAL.label(loss) for loss in (0.0, 0.03, 0.08, 0.5)] == named
    assert set(measured()) == set(game_ids())
    for called in measured().values():
        for smaller, larger in pairwise((0.0, called.slip, called.mistake, called.blunder)):
            assert smaller < larger


def test_a_greedy_bot_gives_away_less_than_a_blunder_a_move() -> None:
    found = list(losses(GAME, GreedyBot(), Budget(playouts=200), "greedy"))
    assert found and all(loss >= 0 for loss in found)
    assert sum(found) / len(found) < limits("beasty_bar").blunder


@pytest.mark.parametrize(
    ("luck", "error", "result", "says"),
    [
        (-0.2, 0.03, 0.0, "better"),
        (-0.2, 0.03, 0.5, "better"),
        (-0.2, 0.03, 1.0, "despite"),
        (0.2, 0.03, 1.0, "lucky"),
        (-0.2, 0.15, 0.0, "even"),
        (0.02, 0.0, 0.0, "even"),
    ],
)
def test_only_luck_that_is_certain_is_spoken_of(luck: float, error: float, result: float, says: str) -> None:
    assert verdict({"luck": [luck], "luck_error": [error], "result": [result]}, 0) == says


def test_the_command_tells_it_as_text_and_as_json(tmp_path: Path) -> None:
    match = played(GAME, "command")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.save()))
    told = CliRunner().invoke(app, ["review", str(file), "--playouts", "100", "--json"])
    assert told.exit_code == 0, told.output
    found = json.loads(told.stdout)
    assert found["format"] == "biberbau-review/1" and found["complete"]
    again = CliRunner().invoke(app, ["review", str(file), "--playouts", "100", "--json"])
    assert again.stdout == told.stdout
    for lang, word in (("en", "fair share"), ("de", "fairer Anteil")):
        text = CliRunner().invoke(app, ["review", str(file), "--playouts", "100", "--lang", lang])
        assert text.exit_code == 0 and word in text.stdout


def test_the_command_refuses_a_running_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(Match(GAME, 1).save()))
    told = CliRunner().invoke(app, ["review", str(file)])
    assert isinstance(told.exception, ReplayError)


def bounded(least: float, most: float) -> Judged:
    action = GAME.kind.actions[0]
    return Judged(0, 0, action, action, 0.5, 0.5 + (least + most) / 2, 2, least, most, 100)


@pytest.mark.parametrize(
    ("least", "most", "label"),
    [
        (0.0, 0.029, Label.FINE),
        (0.0, 0.031, Label.CLOSE),
        (0.03, 0.079, Label.SLIP),
        (0.05, 0.081, Label.CLOSE),
        (0.08, 0.159, Label.MISTAKE),
        (0.1, 0.2, Label.CLOSE),
        (0.16, 0.9, Label.BLUNDER),
        (0.0, 1.0, Label.CLOSE),
    ],
)
def test_a_label_is_given_only_where_both_bounds_have_it(least: float, most: float, label: Label) -> None:
    assert USUAL.called(bounded(least, most)) is label


@pytest.mark.parametrize("game_id", ["beasty_bar", "biberbande"])
def test_bounds_hold_what_ten_times_the_budget_finds(game_id: str) -> None:
    """Of decisions by lot: what is certain with ten times as many playouts overlaps what was, all but a few times."""
    game, called = Game.of(game_id, {"players": 2}), limits(game_id)
    judge, match, outside, seen = Judge(game, called.drift), played(game, "bounds"), 0, 0
    for ply in range(0, match.ply, 2):
        view = match.view(_actor(match, ply), ply)
        once = judge.judged(view, match.history[ply], Budget(playouts=400), b"once")
        deep = judge.judged(view, match.history[ply], Budget(playouts=4000), b"deep", lambda *_: True)
        if once is None or deep is None:
            continue
        seen += 1
        outside += not (once.least <= deep.most + 1e-3 and deep.least <= once.most + 1e-3)
    assert seen >= 10 and outside <= seen / 10


def test_too_few_portions_are_close() -> None:
    """With a handful of playouts nothing is certain, and that is what is said."""
    match = Match(Game.of("biberbande"), 3)
    while len((view := match.view(match.to_act)).legal) < 2:
        match.play(view.legal[0])
    found = Judge(match.game).judged(view, view.legal[0], Budget(playouts=len(view.legal)), b"x")
    assert found is not None and found.playouts < FEWEST * len(view.legal)
    assert (found.least, found.most) == (0.0, 1.0) and USUAL.called(found) is Label.CLOSE


def test_what_surely_gave_something_away_is_told_also_where_its_name_is_close() -> None:
    found = {"limits": {"slip": 0.03}}
    assert gave_away(found, {"label": "close", "loss_least": 0.05})
    assert not gave_away(found, {"label": "close", "loss_least": 0.01})
    assert gave_away({}, {"label": "slip"}) and not gave_away({}, {"label": "fine"})  # kept from before


def test_an_undecided_name_gets_more_playouts_and_a_certain_one_no_more() -> None:
    view, budget = Match(GAME, 3).view(Match(GAME, 3).to_act), Budget(playouts=200)
    judge = Judge(GAME)
    sure = judge.judged(view, view.legal[0], budget, b"x", lambda *_: True)
    never = judge.judged(view, view.legal[0], budget, b"x", lambda *_: False)
    assert sure is not None and never is not None
    assert sure.playouts <= 2 * budget.playouts and sure.playouts <= never.playouts


def test_a_review_is_made_in_small_pieces() -> None:
    """A piece is no larger than a portion of one decision or the playouts of one moment."""
    match = played(GAME, "pieces")
    pieces = list(reviewing(match, 100, b"x"))
    decisions = sum(step is not None and step.decision is not None for step in pieces)
    whole = [step for step in pieces if step is not None]
    assert document(match, 100, whole) == document(match, 100, list(reviewed(match, 100, b"x")))
    assert sum(step is None for step in pieces) >= FEWEST * decisions > 0
