"""The checks themselves: the games pass them, and they count, report and stop as they say."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.testing import CliRunner

from biberbau.cli.app import app
from biberbau.errors import BiberbauError, UnknownGameError
from biberbau.games import game_ids, kind
from biberbau.kernel.options import Option, Value
from biberbau.match import Game
from biberbau.testing import FAMILIES, Failure, Report, check_game, golden, processes
from biberbau.testing.case import QUICK, Case
from biberbau.testing.cover import allowed, choices, cover, each_once
from biberbau.testing.data import check_contract
from biberbau.testing.hooks import hooks_of
from biberbau.testing.report import BrokenPromiseError

BRIEF = replace(
    QUICK, round_trip_rate=0.01, world_rate=0.01, fills=1_500, shuffle_games=4, transcripts=4,
    soak_games=20, perft_nodes=800, stream_draws=2_000, stream_shuffles=2_000, deals=800, worlds=500, draws=1_500,
    late_games=6, late_states=3,
)  # fmt: skip
SMALL = replace(
    QUICK,
    games=1,
    world_rate=0.02,
    round_trip_rate=0.02,
    fills=60,
    shuffle_games=2,
    soak_games=2,
    stream_draws=200,
    stream_shuffles=200,
    deals=50,
    worlds=50,
    draws=50,
    late_games=5,
    late_states=2,
)


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.parametrize("game", game_ids())
def test_game_passes_a_brief_check(game: str) -> None:
    """What ``biberbau check`` does at length, without the soak: a game is compiled once more for it."""
    report = check_game(game, plan=BRIEF, families=[family for family in FAMILIES if family != "soak"])
    assert report.ok, str(report)
    assert report.passed > 30


@pytest.mark.compiled
def test_no_game_differs_from_what_was_recorded_of_it() -> None:
    """In every run and for all games: a brief check is made of one of them alone."""
    for game in game_ids():
        report = check_game(game, quick=True, families=["playthroughs"])
        assert report.ok and report.passed, str(report)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("game", game_ids())
def test_game_passes_a_quick_check(game: str) -> None:
    report = check_game(game, quick=True)
    assert report.ok, str(report)


@pytest.mark.lengthy
@pytest.mark.compiled
def test_soak_makes_as_many_moves_as_asked() -> None:
    report = check_game("beasty_bar", soak=50_000)
    assert report.ok
    assert report.soaked >= 50_000


# ----------------------------------------------------------------------------------------------------- the cover


@pytest.mark.parametrize("game", game_ids())
def test_every_allowed_pair_of_choices_meets(game: str) -> None:
    found = kind(game)
    rows = cover(found)
    assert all(allowed(found, row) for row in rows)
    chance = random.Random(1)
    for first, second in combinations(found.options, 2):
        met = {(row[first.name], row[second.name]) for row in rows}
        for pair in set(product(choices(first), choices(second))) - met:
            for _ in range(300):
                row = {option.name: chance.choice(choices(option)) for option in found.options}
                row[first.name], row[second.name] = pair
                assert not allowed(found, row)


@pytest.mark.parametrize("game", game_ids())
def test_a_quick_check_tries_each_choice_once(game: str) -> None:
    rows = cover(kind(game))
    few = each_once(rows)
    assert few[0] == rows[0]
    assert all(row in rows for row in few)
    met: set[tuple[str, Value]] = set()
    for row in few:
        assert row.items() - met, "this row is tried for nothing"
        met |= row.items()
    assert met == {choice for row in rows for choice in row.items()}


def test_a_game_with_one_option_is_tried_with_each_value() -> None:
    players = Option("players", 3, "How many play.", low=2, high=5)
    alone = replace(kind("beasty_bar"), options=(players,), check_options=lambda values: None)
    assert cover(alone) == [{"players": 3}, {"players": 2}, {"players": 4}, {"players": 5}]
    assert [row["players"] for row in cover(alone, every_player_count=True)] == [2, 3, 4, 5]


def test_the_full_cover_repeats_the_pairs_for_every_player_count() -> None:
    found = kind("beasty_bar")
    rows = cover(found, every_player_count=True)
    assert rows == cover(found, every_player_count=True)
    for players in (2, 3, 4):
        some = {(row["set"], row["pile_order"]) for row in rows if row["players"] == players}
        assert len(some) == 12


def test_a_function_that_the_contract_asks_for_is_missed_by_its_name() -> None:
    found = kind("beasty_bar")
    rules = ModuleType(found.rules.__name__)
    vars(rules).update({name: what for name, what in vars(found.rules).items() if name != "conceal"})
    with pytest.raises(BrokenPromiseError, match="rules: there is no function conceal"):
        check_contract(replace(found, rules=rules))


# ----------------------------------------------------------------------------------------------------- reporting


def test_a_report_counts_and_tells_how_to_repeat_a_failure() -> None:
    options = {"players": 2, "advanced": True}
    report = Report(
        "beasty_bar", passed=3, failures=[Failure("beasty_bar", "games", "it broke", options, 7, 12)]
    )
    assert (report.passed, report.failed, report.ok) == (3, 1, False)
    assert (
        "biberbau check beasty_bar --family games --seed 7 --option players=2 --option advanced=true"
        in str(report)
    )
    assert "it broke (after 12 actions)" in str(report)
    assert not Report("beasty_bar").ok


def test_single_cases_can_be_picked_and_progress_is_told() -> None:
    told: list[tuple[str, int, int]] = []
    report = check_game(
        "beasty_bar",
        plan=SMALL,
        families=["games"],
        options={"players": 2},
        seed=5,
        progress=lambda *step: told.append(step),
    )
    assert (report.passed, report.failed) == (1, 0)
    assert told == [("games", 0, 1), ("games", 1, 1)]


def test_only_registered_games_can_be_checked() -> None:
    with pytest.raises(UnknownGameError, match="not registered"):
        check_game(replace(kind("beasty_bar")))
    with pytest.raises(UnknownGameError, match="no game"):
        check_game("chess")


def test_an_error_in_the_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(kind("beasty_bar").rules, "legal", broken)
    report = check_game("beasty_bar", plan=SMALL, families=["games"])
    assert report.failed == 3
    assert "ZeroDivisionError: oh" in report.failures[0].what


@pytest.mark.process
def test_other_bytes_in_another_process_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = replace(SMALL, transcripts=1)
    honest = processes.answer
    monkeypatch.setattr(processes, "answer", lambda process: ["0" for _ in honest(process)])
    report = check_game("beasty_bar", plan=plan, families=["transcripts"])
    assert "other bytes" in report.failures[0].what


@pytest.mark.process
def test_a_process_that_dies_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = processes.elsewhere
    monkeypatch.setattr(processes, "elsewhere", lambda request, _: honest({**request, "game": "chess"}, True))
    report = check_game("beasty_bar", plan=replace(SMALL, transcripts=1), families=["transcripts"])
    assert "another process failed" in report.failures[0].what


# ------------------------------------------------------------------------------------------------ recorded games


@pytest.mark.compiled
def test_recorded_files_are_written_only_when_they_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = golden.starts(kind("beasty_bar"))[:2]
    monkeypatch.setattr(golden, "starts", lambda _: few)
    game = replace(kind("beasty_bar"), folder=tmp_path)
    changed = golden.update_golden(game)
    assert {"actions.txt", "data.txt", "perft.json", "playthrough_0.txt"} <= set(changed)
    (tmp_path / "check" / "golden" / "actions.txt").write_text("something else")
    assert golden.update_golden(game) == ["actions.txt"]


def test_a_missing_or_changed_record_is_a_failure(tmp_path: Path) -> None:
    game = replace(kind("beasty_bar"), folder=tmp_path)
    case = Case(Game(game, cover(game)[0]), 0, hooks_of(game), SMALL)
    with pytest.raises(BrokenPromiseError, match="missing"):
        golden.check_perft(case)
    with pytest.raises(BrokenPromiseError, match="0 lines"):
        golden.check_playthroughs(case)
    (tmp_path / "check" / "golden").mkdir(parents=True)
    recorded = golden.recorded_playthroughs(game)
    for name, text in recorded.items():
        (tmp_path / "check" / "golden" / name).write_text(text.replace("deal", "meal"))
    dealt = recorded["playthrough_0.txt"].splitlines().index("deal") + 1
    with pytest.raises(BrokenPromiseError, match=f"line {dealt}: 'deal', recorded is 'meal'"):
        golden.check_playthroughs(case)


# --------------------------------------------------------------------------------------------------- the command


def test_the_command_prints_one_object() -> None:
    result = CliRunner().invoke(app, ["check", "beasty_bar", "--quick", "--family", "data", "--json"])
    assert result.exit_code == 0
    found = json.loads(result.stdout)["games"]["beasty_bar"]
    assert (found["passed"], found["failed"]) == (1, 0)
    assert found["seconds"] >= 0
    assert "data" in result.stderr


def test_recording_anew_checks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.testing.golden.update_golden", lambda _: ["actions.txt"])
    result = CliRunner().invoke(app, ["check", "beasty_bar", "--update-golden", "--json"])
    assert json.loads(result.stdout) == {"changed": {"beasty_bar": ["actions.txt"]}}
    assert result.stderr == "beasty_bar: actions.txt changed\n"


def test_the_command_fails_when_a_check_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("biberbau.testing.data.MOST_ACTIONS", 3)
    result = CliRunner().invoke(app, ["check", "--family", "data", "--json"])
    assert result.exit_code == 1
    assert json.loads(result.stdout)["games"]["beasty_bar"]["failed"] == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "no game"),
        (["--family", "luck"], "families are"),
        (["--option", "players"], "name=value expected"),
        (["--option", "colour=red"], "options are: players, "),
        (["--option", "players=9"], "whole number"),
        (["--option", "return_game=true"], "mixed sets"),
    ],
)
def test_the_command_says_what_it_does_not_understand(words: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["check", *words])
    assert isinstance(result.exception, BiberbauError)
    assert message in str(result.exception)


def test_the_command_takes_single_cases() -> None:
    words = ["check", "beasty_bar", "--family", "games", "--seed", "3", "--option", "players=2", "--json"]
    result = CliRunner().invoke(app, words)
    assert json.loads(result.stdout)["games"]["beasty_bar"]["passed"] == 1
    assert set(FAMILIES) >= {"data", "games", "roundtrips", "secrecy", "soak"}


def test_failures_are_told_at_once_and_an_interruption_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("oh")

    told: list[Failure] = []

    def tell(failure: Failure) -> None:
        told.append(failure)
        raise KeyboardInterrupt

    monkeypatch.setattr(kind("beasty_bar").rules, "legal", broken)
    report = check_game("beasty_bar", plan=SMALL, families=["games"], complaint=tell)
    assert (report.failures, report.interrupted, report.ok) == (told, True, False)
    assert "interrupted" in str(report)


def test_an_interrupted_command_prints_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(case: Case) -> None:
        raise KeyboardInterrupt

    monkeypatch.setitem(FAMILIES, "perft", replace(FAMILIES["perft"], check=impatient))
    result = CliRunner().invoke(app, ["check", "--family", "data", "--family", "perft", "--json"])
    assert result.exit_code == 130
    found = json.loads(result.stdout)["games"]
    assert list(found) == ["beasty_bar"]
    assert (found["beasty_bar"]["passed"], found["beasty_bar"]["interrupted"]) == (1, True)
    assert "data: 1" in result.stderr


def test_failures_of_what_counts_over_all_rows_name_no_options() -> None:
    """They are repeated by running the family again: no single row of options shows them."""
    run = check_game("beasty_bar", plan=replace(SMALL, late_games=0), families=["deals"])
    assert run.ok
    assert Failure("beasty_bar", "deals", "odd", {}, 0, None).reproduce == (
        "biberbau check beasty_bar --family deals --seed 0"
    )
