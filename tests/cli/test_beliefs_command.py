"""``biberbau beliefs``: what it prints, and how it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from .running import refused, run

BELIEFS = ("beliefs", "beasty_bar", "--players", 2, "--bot", "random", "--worlds", 2, "--games", 24)


@pytest.mark.compiled
def test_it_compares_what_is_dealt_with_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.lab.beliefs.LEAST", 3.0)
    out = tmp_path / "beliefs.jsonl"
    ran = run(*BELIEFS, "--games", 1, "--out", out)
    assert ran.code == 0, ran.error
    told = run(*BELIEFS, "--out", out, "--json").document
    assert (told["format"], told["games"], told["bot"], told["worlds"]) == (
        "biberbau-beliefs/1",
        24,
        "random",
        2,
    )
    shown = run(*BELIEFS, "--out", out, "--worst", 1).out.splitlines()
    assert shown[0].startswith("random played 24 games with ")
    assert f"Of {len(told['rows'])} lines" in shown[0] and f", {told['far']} are off by 4 " in shown[0]
    worst = told["rows"][0]
    assert shown[-1].startswith(f"{worst['whose']} {worst['zone']}") and worst["face"] in shown[-1]
    assert shown[-1].endswith(f"{worst['z']:+.1f}")
    heads = run(*BELIEFS, "--out", out, "--lang", "de").out.splitlines()
    assert heads[0].startswith("random hat 24 Partien mit ") and "Karte" in heads[2]


def test_other_bots_and_worlds_are_refused() -> None:
    refused(run(*BELIEFS, "--bot", "nobody"), "there is no bot 'nobody'")
    refused(run(*BELIEFS, "--worlds", 5), "an even number of them, not 5")
