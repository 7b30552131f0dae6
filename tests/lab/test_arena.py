"""Deals of the arena: fair to every bot, recorded, played again to the byte; and what is counted of them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import biberbau
from biberbau.errors import OptionError
from biberbau.lab.arena import Standing, Tally, arena, lineup, played
from biberbau.lab.block_file import BlockFile
from biberbau.lab.blocks import Processes, processes
from biberbau.lab.contestants import by_the_clock, contestant
from biberbau.lab.deal_blocks import DealBlocks, orders, shares
from biberbau.lab.sprt import SequentialTest, Statements
from biberbau.match import Match, View
from biberbau.search.budget import Budget

from .works import MortalDeals, game

GAME = biberbau.game("beasty_bar", players=2)


def first(view: View, seed: bytes) -> int:
    """The first legal action."""
    return view.legal[0].id


def better_in_front(view: View, seed: bytes) -> int:
    """The last legal action on the first seat, the first on others: whatever that is worth, it depends on the seat."""
    return view.legal[-1 if view.seat == 0 else 0].id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rotation_takes_away_what_a_seat_is_worth(players: int) -> None:
    """Equal bots that draw no lots have equal shares of every deal, however much the seat decides."""
    table = biberbau.game("beasty_bar", players=players)
    work = lineup(table, [better_in_front] * players)
    tally, by_seat = Tally(work), np.zeros(players)
    for number in range(6):
        block = work.block(number)
        tally.add(block)
        by_seat += np.sum([shares(one) for one in block["games"]], axis=0)
    assert by_seat.max() - by_seat.min() > players, "the seat does decide"
    for standing in tally.standings:
        assert standing.rates == pytest.approx([1 / players] * 6)


@pytest.mark.parametrize("players", range(2, 9))
def test_everybody_sits_beside_everybody(players: int) -> None:
    around = orders(players)
    assert len(set(around)) == len(around) == len(list(permutations(range(1, players))))
    assert all(sorted(order) == list(range(players)) and order[0] == 0 for order in around)
    for one, mirrored in zip(around[::2], around[1::2], strict=players > 2) if players > 2 else ():
        assert mirrored == (0, *one[:0:-1])
    left = Counter((order[at - 1], order[at]) for order in around for at in range(players))
    assert len(left) == players * (players - 1)
    assert len(set(left.values())) == 1


def test_each_deal_is_played_from_every_seat() -> None:
    table = biberbau.game("beasty_bar", players=3)
    work = DealBlocks(table, ("random", first), ((0, 1, 1), (0, 0, 1)))
    games = work.block(4)["games"]
    assert len(games) == work.games_a_block == 6
    assert {one["replay"]["seed"] for one in games} == {b"arena-0-4".hex()}
    for part, ones in ((games[:3], 1), (games[3:], 2)):
        seats = np.array([one["seats"] for one in part])
        assert (seats == 0).sum(axis=0).tolist() == [ones] * 3
    assert work.block(5)["games"][0]["replay"]["seed"] != games[0]["replay"]["seed"]


def test_every_game_is_recorded() -> None:
    block = lineup(GAME, ["random", "greedy"]).block(0)
    assert json.loads(json.dumps(block)) == block
    for one in block["games"]:
        assert set(one) == {"seats", "replay"}
        assert list(Match.verified(one["replay"]).scores) == one["replay"]["scores"]


def written(
    path: Path, work: DealBlocks, games: int, doing: Any, test: SequentialTest | None = None
) -> Tally:
    tally = Tally(work, test)
    with BlockFile(path, work.plan()) as file:
        for _ in played(tally, games, file, doing):
            pass
    return tally


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.process
def test_workers_change_nothing(tmp_path: Path) -> None:
    """One, two or three; gone on with; and with one that was killed in the middle."""
    work = lineup(GAME, ["greedy:1", "random"], luck=4)
    alone = written(tmp_path / "1", work, 8, processes(1))
    wanted = (tmp_path / "1").read_bytes()
    for count in (2, 3):
        assert written(tmp_path / f"{count}", work, 8, processes(count)).as_json() == alone.as_json()
        assert (tmp_path / f"{count}").read_bytes() == wanted
    written(tmp_path / "later", work, 3, processes(1))
    assert written(tmp_path / "later", work, 8, processes(2)).as_json() == alone.as_json()
    assert (tmp_path / "later").read_bytes() == wanted
    mortal = MortalDeals(work.game, work.bots, work.lineups, work.seed, work.budget, work.luck, str(tmp_path))
    assert written(tmp_path / "killed", mortal, 8, Processes(2)).as_json() == alone.as_json()
    assert (tmp_path / "died 1").exists()
    assert (tmp_path / "killed").read_bytes() == wanted


def test_games_are_whole_deals() -> None:
    table = biberbau.game("beasty_bar", players=3)
    told = list[tuple[int, int]]()
    standings = arena(
        table,
        ["random", first, "random"],
        4,
        progress=lambda games, so_far: told.append((games, len(so_far))),
    )
    assert [standing.games for standing in standings] == [6, 6, 6]
    assert told == [(3, 3), (6, 3)]
    with pytest.raises(OptionError, match="2 bots for 3 players; name one bot for each seat"):
        arena(table, ["random", "random"], 3)


def test_the_pool_of_names() -> None:
    view = Match(GAME, 1)
    for who in ("random", "greedy:1", "search:8", "relaxed", "cheater:8", first):
        assert contestant(who, GAME).choose(view, b"dice", b"memory") in view.legal()
    quick, clock = Budget(playouts=8), Budget(seconds=0.001)
    for who in ("search", "cheater"):
        assert contestant(who, GAME, quick).choose(view, b"dice", b"memory") in view.legal()
        assert (by_the_clock(who, quick), by_the_clock(who, clock)) == (False, True)
        assert (by_the_clock(f"{who}:5ms", quick), by_the_clock(f"{who}:5", clock)) == (True, False)
    assert not any(by_the_clock(who, clock) for who in ("random", "greedy", "strong", first))


@pytest.mark.parametrize("wrong", ["clever", "cheat", "cheater:", "cheater:0", "search:x", "greedy:0", ""])
def test_names_that_nobody_has(wrong: str) -> None:
    with pytest.raises(
        OptionError, match=r"there is no bot .*cheater:PLAYOUTS|a budget is a number|greedy looks at"
    ):
        lineup(GAME, [wrong, "random"])


@pytest.mark.compiled
def test_a_bot_that_thinks_by_the_clock_states_its_time() -> None:
    work = lineup(GAME, ["search:1ms", "random"])
    tally = Tally(work)
    tally.add(work.block(0))
    clocked, other = tally.standings
    assert 0 < other.cpu_ms < clocked.cpu_ms
    assert tally.as_json()["bots"][0]["cpu_ms_a_game"] > 1
    assert "cpu_ms_a_game" not in Standing("random").as_json()


# ---------------------------------------------------------------------------------------------- what is counted


def coins(dice: np.random.Generator, share: float) -> dict[str, Any]:
    """A deal of a game that a coin decides, from both seats."""
    won = [int(dice.random() >= share) for _ in range(2)]
    return {
        "games": [game(seats, [seats.index(bot)]) for seats, bot in zip(([0, 1], [1, 0]), won, strict=True)]
    }


def test_a_coin_game_and_a_game_of_skill() -> None:
    dice, work = np.random.default_rng(3), lineup(GAME, ["random", first])
    coin, skill = Tally(work), Tally(work)
    for _ in range(200):
        coin.add(coins(dice, 0.5))
        skill.add(coins(dice, 1.0))
    (low, high), (_, _, ahead, (least, most)) = coin.standings[0].ci95, next(coin.pairs())
    assert low < 0.5 < high and high - low < 0.15
    assert least < ahead < most and least < 0 < most
    assert skill.standings[0].win_rate == 1 and skill.standings[0].ci95[0] > 0.97
    (_, _, ahead, (least, most)) = next(skill.pairs())
    assert (ahead, most) == (1, 1) and least > 0.94


def test_an_interval_of_the_arena_covers_the_truth() -> None:
    """95 in 100 are to; over 100 arenas of 40 deals 0.88 is three standard errors below."""
    dice, inside = np.random.default_rng(4), 0
    for _ in range(100):
        tally = Tally(lineup(GAME, ["random", first]))
        for _ in range(40):
            tally.add(coins(dice, 0.6))
        low, high = tally.standings[0].ci95
        inside += low <= 0.6 <= high
    assert inside >= 88


def test_pairs_have_the_deals_in_common() -> None:
    """Where the deal decides how many points of a win there are for both, their difference is surer than each."""
    tally = Tally(lineup(biberbau.game("beasty_bar", players=3), ["random", first, "random"]))
    for number in range(40):
        winners = [0, 1] if number % 2 else [2]
        tally.add({"games": [game([0, 1, 2], winners)]})
    one, other, ahead, (low, high) = next(tally.pairs())
    assert (one.bot, other.bot, ahead) == ("random", "first", 0)
    rate_low, rate_high = one.ci95
    assert high - low < rate_high - rate_low


def test_luck_is_taken_off() -> None:
    tally = Tally(lineup(GAME, ["random", first]))
    lucky = {**game([0, 1], [0]), "luck": [0.2, -0.2]}
    tally.add({"games": [lucky, {**game([1, 0], [0]), "luck": [-0.1, 0.1]}]})
    one, other = (standing.as_json() for standing in tally.standings)
    assert (one["win_rate"], one["adjusted_rate"]) == (0.5, round((1 - 0.2 + 0 - 0.1) / 2, 4))
    assert one["adjusted_rate"] + other["adjusted_rate"] == pytest.approx(1)
    assert "adjusted_rate" not in Standing("random").as_json()


def test_luck_is_told_of_every_game() -> None:
    block = lineup(GAME, ["random", "random"], luck=2).block(0)
    for one in block["games"]:
        assert sum(one["luck"]) == pytest.approx(0, abs=1e-4)
    assert any(one["luck"][0] for one in block["games"])
    with pytest.raises(OptionError, match="luck is told by at least 2 playouts, not by 1"):
        lineup(GAME, ["random", "random"], luck=1)


@pytest.mark.process
def test_a_sequential_test_ends_an_arena_at_the_same_deal_for_any_number_of_workers(tmp_path: Path) -> None:
    work = lineup(GAME, ["greedy:1", "random"])
    tallies = [
        written(tmp_path / f"{count}", work, 400, processes(count), SequentialTest(Statements(-100, 100, 2)))
        for count in (1, 2)
    ]
    assert tallies[0].test is not None and tallies[0].test.verdict == "high"
    assert tallies[0].games < 100
    assert tallies[0].as_json() == tallies[1].as_json()
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
