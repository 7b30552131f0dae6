"""Blocks on a Ray cluster of this machine: the same results, whatever dies (where Ray is installed: ``make data``)."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from biberbau.coach.mining import Bar
from biberbau.errors import OptionError
from biberbau.lab.arena import Tally, lineup, played
from biberbau.lab.block_file import BlockFile
from biberbau.lab.blocks import BlockError, here, results
from biberbau.lab.puzzle_mining import InRounds, Mining, Pool
from biberbau.lab.ray_process import AwayError, RayProcess
from biberbau.match import Game
from biberbau.search.budget import Budget
from biberbau.web.domain.lab_plans import LabPlan
from biberbau.web.play.lab_studies import Making
from cli.running import refused, run

from .works import Counting, Deadly, MortalDeals, MortalMining, Refusing

pytestmark = [pytest.mark.process, pytest.mark.lengthy]
ray = pytest.importorskip("ray", reason="ray is not installed: make data")

from biberbau.lab.ray_blocks import LOCAL, OnRay  # noqa: E402 - it imports Ray

WANTED = [Counting().block(number) for number in range(12)]


@pytest.fixture(scope="module", autouse=True)
def workers_find_tests() -> Iterator[None]:
    """Processes of a cluster import what these tests import."""
    with pytest.MonkeyPatch.context() as there:
        there.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        yield


@pytest.fixture(scope="module")
def two() -> Iterator[OnRay]:
    """A cluster with two workers."""
    yield OnRay(LOCAL, 2)
    ray.shutdown()


def test_bad_addresses_get_a_clear_line() -> None:
    asked = ("arena", "beasty_bar", "random", "random", "--games", 2)
    refused(run(*asked, "--ray", "nowhere"), "no Ray cluster at nowhere: ")
    refused(run(*asked, "--ray", "127.0.0.1:9"), "no Ray cluster at 127.0.0.1:9: ")
    refused(
        run(*asked, "--ray", LOCAL, "--workers", 2), "with --ray the cluster says how many: leave one out"
    )


@pytest.mark.parametrize("cpus", [1, 2, 4])
def test_any_number_of_workers_writes_the_same_bytes(
    cpus: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    request.addfinalizer(ray.shutdown)
    doing = OnRay(LOCAL, cpus)
    assert doing.at_once == cpus
    for name, more in (("here", {}), ("there", {"doing": doing})):
        with BlockFile(tmp_path / name, Counting().plan()) as file:
            assert list(results(Counting(), 12, file, **more)) == WANTED
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def test_a_worker_that_is_killed_is_replaced(two: OnRay, tmp_path: Path) -> None:
    work = Deadly(blocks=(0, 3, 4), folder=str(tmp_path))
    assert list(results(work, 12, doing=two)) == WANTED
    assert {mark.name for mark in tmp_path.glob("died *")} == {"died 0", "died 3", "died 4"}


@pytest.mark.compiled
def test_an_arena_with_a_worker_killed_in_the_middle_says_the_same(two: OnRay, tmp_path: Path) -> None:
    game, bots = Game.of("beasty_bar", {"players": 2}), ("greedy:1", "random")
    plain = lineup(game, bots)
    told = []
    for work, more in (
        (plain, {}),
        (
            MortalDeals(game, bots, plain.lineups, 0, Budget(seconds=0.05), 0, str(tmp_path)),
            {"doing": two},
        ),
    ):
        tally = Tally(work)
        for _ in played(tally, 12, **more):
            pass
        told.append(json.dumps(tally.as_json()))
    assert told[0] == told[1]
    assert (tmp_path / "died 1").exists()


def test_a_block_that_always_kills_its_worker_is_given_up(two: OnRay) -> None:
    with pytest.raises(BlockError, match="block 3 has ended 3 processes; if memory is short"):
        list(results(Deadly(), 12, doing=two))


def test_what_a_block_raises_is_raised_here(two: OnRay) -> None:
    with pytest.raises(OptionError, match="block 3 is refused"):
        list(results(Refusing(), 12, doing=two))
    with pytest.raises(BlockError, match=r"(?s)block 3 failed:.*ZeroDivisionError: a fault"):
        list(results(Refusing(known=False), 12, doing=two))


def test_blocks_are_taken_as_they_begin(two: OnRay) -> None:
    """Back-pressure: no more is begun than there are CPUs, and nothing far ahead of what somebody waits for."""
    taken = list[int]()

    def numbers() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    done = two(Counting(), numbers())
    assert len(list(islice(done, 5))) == 5
    assert len(taken) <= 5 + 2
    done.close()


def test_a_run_goes_on_from_finished_blocks(two: OnRay, tmp_path: Path) -> None:
    path = tmp_path / "file"
    with BlockFile(path, Counting().plan()) as file:
        list(results(Counting(), 5, file))
    with BlockFile(path, Counting().plan()) as file:
        assert list(results(Refusing(), 5, file, doing=two)) == WANTED[:5]
        assert list(results(Counting(), 12, file, doing=two)) == WANTED


@pytest.mark.compiled
def test_a_server_s_report_on_a_cluster_says_the_same() -> None:
    """A process of its own is connected to the cluster; the server waits for it in pieces, and may end it."""
    plan = LabPlan(Game.of("beasty_bar", {"players": 2}), "random", 40, parts=("levels",))
    here, there = Making(plan, (), 0.0), Making(plan, (), 0.0, LOCAL)
    here.some(turn=1e9)
    while not there.whole:
        there.some(turn=0.2)
    there.close()
    assert json.dumps(there.document()) == json.dumps(here.document())
    assert len(there.played()) == len(here.played())


def test_a_cluster_that_is_away_is_said_to_whoever_asks_for_a_report() -> None:
    away = RayProcess("nowhere")
    with pytest.raises(AwayError, match="no Ray cluster at nowhere: "):
        list(away.blocks(Counting(), 0, 2))
    away.close()


@pytest.mark.compiled
def test_mining_with_a_worker_killed_in_the_middle_finds_the_same(two: OnRay, tmp_path: Path) -> None:
    bar = Bar(margin=0.01, playouts=100, seeds=1, choices=2)
    for name, work, doing in (
        ("here", Mining("beasty_bar", {}, bar, 2, round=4), here),
        ("there", MortalMining("beasty_bar", {}, bar, 2, round=4, folder=str(tmp_path)), two),
    ):
        pool = Pool()
        with BlockFile(tmp_path / name, work.plan()) as file:
            for block in results(work, 6, file, InRounds(doing, pool)):
                pool.add(block)
        assert len(pool) > 5
    assert (tmp_path / "died 1").exists()
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


@pytest.mark.compiled
@pytest.mark.parametrize("command", ["arena", "blunders", "report", "ladder", "record", "train"])
def test_commands_say_the_same(command: str, two: OnRay, tmp_path: Path) -> None:
    asked: dict[str, Any] = {
        "arena": ("beasty_bar", "greedy:1", "random", "--games", 8),
        "report": (
            "beasty_bar",
            "--players",
            2,
            "--bots",
            "greedy:1",
            "--games",
            20,
            "--levels",
            "random,greedy:1",
        ),
        "ladder": ("beasty_bar", "--players", "2", "--bots", "greedy:1,random", "--deals", 3),
        "record": ("beasty_bar", "--players", 2, "--games", 40, "--games-a-file", 10),
        "blunders": ("beasty_bar", "--players", 2, "--bot", "greedy:1", "--games", 3, "--judge", 40),
        "train": (
            *("beasty_bar", "--players", 2, "--start-games", 24, "--steps", 5),
            *("--rounds", 1, "--games", 24, "--playouts", 8),
        ),
    }
    outs = []
    assert two.at_once == 2, "commands find this cluster"
    for name, more in (("here", ()), ("there", ("--ray", LOCAL))):
        folder = tmp_path / name
        folder.mkdir()
        ran = run(command, *asked[command], "--json", *more, *_out(command, folder))
        assert ran.code == 0, ran.error
        outs.append((ran.out, {file.name: file.read_bytes() for file in sorted(folder.rglob("*.*"))}))
    assert outs[0] == outs[1]


def _out(command: str, folder: Path) -> tuple[object, ...]:
    return ("--out", folder / "page.html" if command == "report" else folder / "data")


@pytest.mark.compiled
def test_puzzles_are_mined_on_a_cluster_as_without(two: OnRay, tmp_path: Path) -> None:
    assert two.at_once == 2, "commands find this cluster"
    asked = ("puzzles", "mine", "beasty_bar", "--games", 2, "--playouts", 100, "--seeds", 1, "--margin", 0.01)
    plain, there = (run(*asked, *more) for more in ((), ("--ray", LOCAL)))
    assert plain.code == there.code == 0, there.error
    assert plain.out and plain.out == there.out


def test_a_process_has_one_cluster(two: OnRay) -> None:
    with pytest.raises(OptionError, match=r"this process is connected to the Ray cluster at .* already"):
        OnRay("elsewhere:6379")
