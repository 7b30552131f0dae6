"""``biberbau ladder``: files game by game, what it prints and refuses, and how it goes on."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import game_ids
from biberbau.lab.deal_blocks import DealBlocks

from .running import pipe, refused, run

LADDER = ("ladder", "beasty_bar", "--bots", "random,greedy:1", "--deals", 3)


def test_it_rates_and_writes(tmp_path: Path) -> None:
    out = tmp_path / "new" / "ladder"
    ran = run(*LADDER, "--players", "3,2", "--out", out)
    assert ran.code == 0, ran.error
    assert "2 players: 6 games, 3 deals" in ran.out and "3 players: 18 games, 3 deals" in ran.out
    assert ran.out.index("2 players") < ran.out.index("3 players")
    found = json.loads((out / "ladder.json").read_text("utf-8"))
    assert (found["format"], found["bots"]) == ("biberbau-ladder/1", ["random", "greedy:1"])
    assert [(cell["players"], cell["games"]) for cell in found["cells"]] == [(2, 6), (3, 18)]
    names = {"ladder.json", "ladder.svg", "ladder.md", "beasty_bar-2.jsonl", "beasty_bar-3.jsonl"}
    assert {file.name for file in out.iterdir()} == names
    assert "2 players: 6 games" in (out / "ladder.svg").read_text("utf-8")


def test_more_deals_and_more_players_are_added(tmp_path: Path) -> None:
    by_parts, at_once = tmp_path / "parts", tmp_path / "once"
    run(*LADDER, "--players", 3, "--out", by_parts)
    run(*LADDER[:4], "--deals", 1, "--players", 2, "--out", by_parts)
    parts = run(*LADDER, "--players", 2, "--out", by_parts, "--json").document
    assert parts == run(*LADDER, "--players", "2,3", "--out", at_once, "--json").document
    for name in ("ladder.json", "ladder.svg", "ladder.md", "beasty_bar-2.jsonl"):
        assert (by_parts / name).read_bytes() == (at_once / name).read_bytes()
    fewer = run(*LADDER[:4], "--deals", 1, "--players", 2, "--out", at_once, "--json").document
    assert fewer == parts, "what has been played counts"


def test_ctrl_c_keeps_what_has_been_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = DealBlocks.block

    def interrupted(work: DealBlocks, number: int) -> dict[str, Any]:
        if work.game.players == 3 and number == 1:
            signal.raise_signal(signal.SIGINT)
        return plain(work, number)

    asked = (*LADDER, "--players", "2,3,4", "--out", tmp_path)
    with monkeypatch.context() as there:
        there.setattr(DealBlocks, "block", interrupted)
        ran = run(*asked)
    assert ran.code == 130
    assert "Stopped after 12 of 18 games." in ran.error
    cells = json.loads((tmp_path / "ladder.json").read_text("utf-8"))["cells"]
    assert [(cell["players"], cell["blocks"]) for cell in cells] == [(2, 3), (3, 2)]
    again = run(*asked, "--json").document["cells"]
    assert [(cell["players"], cell["blocks"]) for cell in again] == [(2, 3), (3, 3), (4, 3)]


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--bots", "random"), "a ladder is for two different bots or more, not for random"),
        (("--bots", "random,clever"), "there is no bot 'clever'; bots are: "),
        (("--players", "9"), "--players: numbers from 2 to 8 expected, as in 2,4, not '9'"),
        (("--players", "two"), "--players: numbers from 2 to 8 expected, as in 2,4, not 'two'"),
        (("--players", "8"), "--players 8: no game has that many seats; they have: beasty_bar 2 to 4"),
        (("--option", "advanced"), "'advanced': name=value expected"),
        (("--budget", "0"), "a budget is a number of playouts"),
    ],
)
def test_bad_input_gets_a_clear_line(tmp_path: Path, more: tuple[object, ...], says: str) -> None:
    refused(run(*LADDER, "--out", tmp_path, *more), says)
    assert list(tmp_path.iterdir()) == []


def test_options_are_for_one_game(tmp_path: Path) -> None:
    ran = run("ladder", *game_ids()[:2], "--option", "players=2", "--out", tmp_path)
    refused(ran, "--option is for one game: name it, as in biberbau ladder beasty_bar --option ...")
    advanced = run(*LADDER, "--players", 2, "--option", "advanced=true", "--out", tmp_path, "--json")
    assert advanced.document["cells"][0]["options"] == {"advanced": True}
    refused(run(*LADDER, "--players", 2, "--out", tmp_path), "was begun with options ")


def test_a_folder_of_another_ladder_is_left_alone(tmp_path: Path) -> None:
    run(*LADDER, "--players", 2, "--out", tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    other = run("ladder", "beasty_bar", "--bots", "greedy:1,random", "--players", 2, "--out", tmp_path)
    refused(other, 'was begun with bots ["random", "greedy:1"], not ["greedy:1", "random"]')
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.long
def test_several_workers_write_the_same(tmp_path: Path) -> None:
    for count in (1, 3):
        ran = pipe(*LADDER, "--players", 2, "--out", tmp_path / f"{count}", "--workers", count)
        assert ran.code == 0, ran.error
    for name in ("ladder.json", "ladder.svg", "ladder.md", "beasty_bar-2.jsonl"):
        assert (tmp_path / "1" / name).read_bytes() == (tmp_path / "3" / name).read_bytes()
