"""Advice: values against all ways a small game can go, errors that hold, and nothing that its seat cannot know."""

from __future__ import annotations

import json
from math import sqrt

import numpy as np
import pytest

from biberbau.coach import advise
from biberbau.coach.sampling import PORTIONS, Sampler, Tally
from biberbau.errors import PositionError
from biberbau.games import game_ids
from biberbau.kernel.compiled import INTERPRETED
from biberbau.match import Game, Match, Position, View
from biberbau.search.budget import Budget

from .deciding import FEW, decision, last_turns

MANY = Budget(playouts=400 if INTERPRETED else 40_000)


def worth(position: Position) -> tuple[float, float]:
    """Red's share of the win and red's points, if from here on everybody plays any legal action."""
    if position.over:
        share = 1 / len(position.winners) if 0 in position.winners else 0.0
        return share, float(position.scores[0])
    ways = [worth(after(position, action.notation)) for action in position.legal]
    return sum(win for win, _ in ways) / len(ways), sum(points for _, points in ways) / len(ways)


def after(position: Position, action: str) -> Position:
    match = Match(position.game, 0, start=position)
    match.play(action)
    return match.position()


def test_values_are_those_of_all_ways_the_game_can_go() -> None:
    """Beasty Bar: blue's last card is one of nine, each equally likely; then everybody plays anything."""
    view = last_turns()
    worlds: dict[str, Position] = {}
    for seed in range(150):
        world = view.filled(seed)
        worlds[str(world.document()["position"]["hands"])] = world
    assert len(worlds) == 10
    found = advise(view.game, view, MANY, b"dice")
    assert {one.notation for one in found.actions} == {"play 10", "play 11"}
    for one in found.actions:
        exact = [worth(after(world, one.notation)) for world in worlds.values()]
        win, points = (sum(column) / len(exact) for column in zip(*exact, strict=True))
        assert abs(one.win - win) < 4 * one.win_error + 1e-9
        assert abs(one.points - points) < 4 * one.points_error + 1e-9
        assert one.playouts == found.deals == MANY.playouts // 2


def test_the_best_comes_first_and_the_others_are_behind_it() -> None:
    found = advise(*_asked("biber_gang"), FEW, b"dice")
    wins = [one.win for one in found.actions]
    assert wins == sorted(wins, reverse=True)
    assert (found.best.behind, found.best.behind_error) == (0.0, 0.0)
    for one in found.actions:
        assert one.behind == pytest.approx(found.best.win - one.win)
        assert found.of(one.action) is one
    with pytest.raises(KeyError):
        found.of(-1)


def test_a_portion_is_any_number_of_deals() -> None:
    """The error of a mean is the same whether deals are kept one by one or, of different numbers, together."""
    dice = np.random.default_rng(3)
    each = dice.random((600, 1, 2))
    single = Tally((0,), each, np.ones(600, dtype=np.int64))
    counts = np.array([1] * 100 + [2] * 100 + [3] * 100)
    ends = np.cumsum(counts)
    joined = np.array([each[end - n : end].sum(axis=0) for n, end in zip(counts, ends, strict=True)])
    together = Tally((0,), joined, counts)
    mean, error = single.mean(0, 1)
    assert together.mean(0, 1)[0] == pytest.approx(mean)
    assert together.mean(0, 1)[1] == pytest.approx(error, rel=0.25)
    assert error == pytest.approx(each[:, 0, 1].std(ddof=1) / sqrt(600))


def test_errors_hold() -> None:
    """With other luck a value lies where its standard error says: mostly within one, hardly beyond three."""
    view = last_turns()
    budget = Budget(playouts=40 if INTERPRETED else 400)
    found = [advise(view.game, view, budget, str(number).encode()).of(9) for number in range(30)]
    middle = sum(one.win for one in found) / len(found)
    off = [abs(one.win - middle) / one.win_error for one in found]
    assert sum(one > 3 for one in off) <= 1
    assert 12 <= sum(one < 1 for one in off) <= 28


@pytest.mark.compiled
def test_the_same_luck_tells_actions_apart_sooner() -> None:
    """Paired differences are surer than the chances of both by themselves."""
    found = advise(*_asked("biber_gang"), Budget(playouts=400 if INTERPRETED else 4_000), b"dice")
    best, *others = found.actions
    surer = [one for one in others if one.behind_error < sqrt(one.win_error**2 + best.win_error**2)]
    assert len(surer) > len(others) / 2


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", game_ids())
def test_the_same_dice_give_the_same_advice(game_id: str) -> None:
    game, view = _asked(game_id)
    found = advise(game, view, FEW, b"dice")
    assert found == advise(game, view, FEW, b"dice")
    assert json.loads(json.dumps(found.as_json())) == found.as_json()


@pytest.mark.compiled
@pytest.mark.parametrize("game_id", game_ids())
def test_advice_knows_no_more_than_its_seat(game_id: str) -> None:
    """Worlds that look alike to the seat give equal advice."""
    game, view = _asked(game_id)
    assert view.seat is not None
    told = set()
    for seed in range(3):
        world = view.filled(seed)
        told.add(json.dumps(advise(game, world.as_seen_by(view.seat), FEW, b"dice").as_json()))
    assert len(told) == 1


def test_nobody_else_is_advised() -> None:
    match = Match(Game.of("beasty_bar"), 3)
    for seat in (None, 1 - (match.to_act or 0)):
        with pytest.raises(PositionError, match="advice is for the seat to act"):
            advise(match.game, match.view(seat), FEW, b"dice")


def test_it_can_be_stopped_and_time_ends_it() -> None:
    game, view = _asked("beasty_bar")
    asked = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) == 2

    found = advise(game, view, Budget(playouts=10**9), b"dice", stop)
    assert found.stopped and len(asked) == 2 and 0 < found.playouts < 10**9
    found = advise(game, view, Budget(seconds=0.05), b"dice")
    assert not found.stopped and found.deals > 1


@pytest.mark.compiled
def test_no_more_portions_are_kept_however_long_it_takes() -> None:
    game, view = _asked("beasty_bar")
    assert view.seat is not None
    tally, _ = Sampler(game).run(view.state, view.seat, view.known(), Budget(playouts=12_345), b"dice")
    assert PORTIONS / 2 <= len(tally.counts) <= PORTIONS
    assert tally.deals == 12_345 // len(tally.actions)


def _asked(game_id: str) -> tuple[Game, View]:
    view = decision(game_id)
    return view.game, view
