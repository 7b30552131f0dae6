"""``biberbau train``: what it says, and how it goes on."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import game_ids, kind
from biberbau.lab.training.positions import PlayedGames
from biberbau.search.net_file import load

from .running import refused, run

TRAIN = ("train", "beasty_bar", "--players", 3, "--start-games", 24, "--rounds", 0, "--steps", 5)


@pytest.mark.compiled
def test_it_trains_tells_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out, plain = tmp_path / "new", PlayedGames.block

    def interrupted(work: PlayedGames, number: int) -> dict[str, Any]:
        if number == 3:
            signal.raise_signal(signal.SIGINT)
        return plain(work, number)

    monkeypatch.setattr(PlayedGames, "block", interrupted)
    stopped = run(*TRAIN, "--out", out)
    assert stopped.code == 130
    assert "Stopped after 8 of 24 games." in stopped.error and str(out) in stopped.error
    monkeypatch.setattr(PlayedGames, "block", plain)
    ran = run(*TRAIN, "--out", out, "--lang", "de")
    assert ran.code == 0, ran.error
    assert "Runde 0, Schritt 5: Verlust" in ran.error
    assert f"Das Netz liegt in {out / 'round-0.npz'}" in ran.out
    trained = load(out / "round-0.npz")
    assert trained.players == 3 and trained.recipe["start_games"] == 24
    assert run(*TRAIN, "--out", out, "--json").document == trained.about()


def test_processes_and_a_cluster_are_not_asked_for_at_once(tmp_path: Path) -> None:
    both = run(*TRAIN, "--out", tmp_path / "new", "--workers", 2, "--ray", "local")
    refused(both, "with --ray the cluster says how many: leave one out")


def test_other_games_are_refused(tmp_path: Path) -> None:
    by_rollouts = next(
        name for name in game_ids() if kind(name).rollout_policy is not None and kind(name).net_inputs is None
    )
    refused(run("train", by_rollouts, "--out", tmp_path / "new"), "is searched by rollouts")
    assert not (tmp_path / "new").exists()
