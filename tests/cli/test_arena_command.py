"""``biberbau arena``: what it prints, what it refuses, and how it goes on."""

from __future__ import annotations

import json
import resource
import signal
from pathlib import Path
from typing import Any

import pytest

from biberbau.lab.deal_blocks import DealBlocks
from biberbau.match import Match

from .running import pipe, refused, run

ARENA = ("arena", "beasty_bar", "random", "greedy:1")


def test_it_tells_wins_intervals_and_how_many_games() -> None:
    ran = run(*ARENA, "--games", 7)
    assert ran.code == 0, ran.error
    heads, first, second, *rest = ran.out.splitlines()
    assert heads.split() == ["bot", "games", "wins", "win", "rate", "95", "%", "points"]
    assert first.split()[:2] == ["random", "8"] and second.split()[:2] == ["greedy:1", "8"]
    assert rest[0] == "8 games: 4 deals, each played from every seat."
    assert rest[1].startswith("random against greedy:1: ")
    assert len(rest) == 2


def test_json_has_every_bot_and_its_wins() -> None:
    ran = run(*ARENA, "random", "--games", 3, "--seed", 5, "--option", "advanced=true", "--luck", 2, "--json")
    found = ran.document
    assert (found["format"], found["games"], found["blocks"], found["seed"]) == ("biberbau-arena/1", 3, 1, 5)
    assert (found["options"]["players"], found["options"]["advanced"]) == (3, True)
    assert [bot["bot"] for bot in found["bots"]] == ["random", "greedy:1", "random"]
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(3)
    assert sum(bot["adjusted_rate"] for bot in found["bots"]) == pytest.approx(1, abs=1e-3)
    assert len(found["pairs"]) == 3


@pytest.mark.parametrize(
    ("lang", "says"), [("de", "4 Partien: 2-mal ausgeteilt"), ("fr", "4 parties\N{NO-BREAK SPACE}: 2 donnes")]
)
def test_it_is_told_in_other_languages(lang: str, says: str) -> None:
    assert says in run(*ARENA, "--games", 4, "--lang", lang).out


def test_a_sequential_test_is_told() -> None:
    strong = run("arena", "beasty_bar", "greedy:1", "random", "--sprt", "-200,200")
    assert "Sequential test: greedy:1 is 200 Elo ahead rather than -200 (log-likelihood ratio " in strong.out
    weak = run(*ARENA, "--sprt", "-200,200")
    assert "Sequential test: random is -200 Elo ahead rather than 200" in weak.out
    short = run(*ARENA, "--sprt", "0,5", "--games", 2, "--json")
    assert (short.code, short.document["sprt"]["accepted"]) == (0, None)
    assert "open between 0 and 5 Elo" in run(*ARENA, "--sprt", "0,5", "--games", 2).out


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (
            ("--sprt", "10,0"),
            "a sequential test tells a lower Elo from a higher one, as in 0,10; 10 is not below 0",
        ),
        (("--sprt", "ten"), "two numbers expected, elo0,elo1 as in 0,10, not 'ten'"),
        (("--luck", 1), "luck is told by at least 2 playouts, not by 1"),
        (
            ("--budget", "soon"),
            "a budget is a number of playouts (400) or of milliseconds (80ms), not 'soon'",
        ),
        (("clever",), "there is no bot 'clever'; bots are: random, "),
        (("--lang", "xx"), "xx"),
        (("--out", "/nowhere/at/all"), "cannot write /nowhere/at/all: No such file or directory"),
    ],
)
def test_bad_input_gets_a_clear_line(more: tuple[object, ...], says: str) -> None:
    refused(run(*ARENA, "--games", 2, *more), says)


def test_every_game_is_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    asked = (*ARENA, "--out", path, "--json")
    few, whole = run(*asked, "--games", 4), run(*ARENA, "--games", 10, "--json")
    assert few.document["games"] == 4
    assert run(*asked, "--games", 10).out == whole.out
    _, *blocks = map(json.loads, path.read_text("utf-8").splitlines())
    for game in (game for block in blocks for game in block["games"]):
        assert Match.verified(game["replay"]).over
    refused(
        run(*asked, "--seed", 1),
        f"{path} was begun with seed 0, not 1: go on with the same, or name another file",
    )
    other = run("arena", "beasty_bar", "greedy:1", "random", "--out", path)
    refused(other, 'was begun with bots ["random", "greedy:1"], not ["greedy:1", "random"]')


def test_on_a_full_disk_finished_deals_are_kept(tmp_path: Path) -> None:
    path, asked = tmp_path / "games.jsonl", (*ARENA, "--games", 10)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    run(*asked, "--out", path)
    whole = path.read_bytes()
    path.unlink()
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) * 2 // 3, before[1]))
    try:
        full = run(*asked, "--out", path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    refused(full, "its 3 finished blocks are kept, and the same command goes on from there")
    assert whole.startswith(path.read_bytes())
    run(*asked, "--out", path)
    assert path.read_bytes() == whole


def test_ctrl_c_tells_what_has_been_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = DealBlocks.block

    def interrupted(work: DealBlocks, number: int) -> dict[str, Any]:
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return plain(work, number)

    path = tmp_path / "games.jsonl"
    with monkeypatch.context() as there:
        there.setattr(DealBlocks, "block", interrupted)
        ran = run(*ARENA, "--games", 100, "--out", path)
    assert ran.code == 130
    assert "6 games: 3 deals, each played from every seat." in ran.out
    assert "Ctrl-C again stops at once" in ran.error
    assert "Stopped after 6 of 100 games." in ran.error
    assert f"Run the same command again to go on from {path}." in ran.error
    assert run(*ARENA, "--games", 8, "--out", path).out == run(*ARENA, "--games", 8).out


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.long
def test_several_workers_print_the_same() -> None:
    one, two = (pipe(*ARENA, "--games", 12, "--json", "--workers", count) for count in (1, 2))
    assert (one.code, two.code) == (0, 0), one.error + two.error
    assert one.out == two.out
