"""``biberbau blunders``: what it prints, and how it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biberbau.match import Position

from .running import refused, run

BLUNDERS = ("blunders", "beasty_bar", "--players", 2, "--bot", "random", "--judge", 40, "--games", 2)


@pytest.mark.compiled
def test_it_lists_what_was_given_away(tmp_path: Path) -> None:
    out = tmp_path / "blunders.jsonl"
    ran = run(*BLUNDERS, "--games", 1, "--out", out)
    assert ran.code == 0, ran.error
    told = run(*BLUNDERS, "--out", out, "--json").document
    assert (told["format"], told["games"], told["bot"], told["judge"]) == (
        "biberbau-blunders/1",
        2,
        "random",
        40,
    )
    assert told["blunders"] and told == run(*BLUNDERS, "--json").document
    for one in told["blunders"]:
        assert Position.load(one["position"]).to_act == one["seat"]
        assert one["loss"] > 0.05
    shown = run(*BLUNDERS, "--out", out, "--worst", 1).out.splitlines()
    assert shown[0].startswith("random played 2 games with ")
    assert f"; {len(told['blunders'])} of these gave away more than 5 points" in shown[0]
    worst = told["blunders"][0]
    assert shown[-1].split()[:2] == [str(worst["game"]), str(worst["ply"])]
    assert f"{worst['loss']:.1%}" in shown[-1]
    heads = run(*BLUNDERS, "--out", out, "--lang", "de").out.splitlines()
    assert heads[0].startswith("random hat 2 Partien mit ") and "verschenkt" in heads[2]
    file = tmp_path / "worst.json"
    file.write_text(json.dumps(worst["position"]))
    assert worst["better"] in run("position", file, "--json").document["legal"]


def test_other_bots_and_points_are_refused() -> None:
    refused(run(*BLUNDERS, "--bot", "nobody"), "there is no bot 'nobody'")
    refused(run(*BLUNDERS, "--points", 0), "a blunder is wrong by more than 0")
