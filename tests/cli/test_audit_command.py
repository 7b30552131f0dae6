"""``biberbau audit``: what it says of games of other libraries, and that its programs run as they are printed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .running import refused, run


@pytest.fixture
def openspiel() -> None:
    """OpenSpiel, where it is installed."""
    pytest.importorskip("pyspiel", reason="open_spiel is not installed")


@pytest.mark.usefixtures("openspiel")
def test_a_game_without_faults() -> None:
    ran = run("audit", "openspiel:kuhn_poker", "--games", 5)
    assert ran.code == 0
    assert ran.out.count("nothing found") == 5
    assert "chance lies outside the game" in ran.out


@pytest.mark.usefixtures("openspiel")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "hands have different sizes in it"),
        ("de", "darin sind Hände verschieden groß"),
        ("fr", "les mains y ont d'autres tailles"),
    ],
)
def test_a_find_is_told_with_a_program_that_runs_by_itself(lang: str, told: str) -> None:
    ran = run("audit", "openspiel:hearts", "--games", 2, "--seed", 1, "--lang", lang)
    assert ran.code == 1
    assert told in ran.out
    program = "import random\nimport re\n" + ran.out.split("import random\nimport re\n")[1]
    lines = program.splitlines()
    last = max(place for place, line in enumerate(lines) if "compass_sizes(refill)" in line)
    process = [sys.executable, "-c", "\n".join(lines[: last + 1])]
    done = subprocess.run(process, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith("AssertionError: the fault is there")


@pytest.mark.usefixtures("openspiel")
def test_json_holds_what_the_text_says() -> None:
    ran = run("audit", "openspiel:gin_rummy", "openspiel:leduc_poker", "--games", 2, "--json")
    assert ran.code == 1
    assert ran.document["format"] == "biberbau-audit/1"
    gin, leduc = ran.document["audits"]
    assert (gin["games"], gin["seed"], gin["unproved"]) == (2, 0, [])
    assert {(find["kind"], find["about"]) for find in gin["finds"]} >= {("history", "true")}
    assert leduc["finds"] == leduc["suspects"] == []
    assert all(leduc["asked"].values())


@pytest.mark.usefixtures("openspiel")
def test_the_same_seed_finds_the_same() -> None:
    one, two = (run("audit", "openspiel:oh_hell", "--games", 2, "--json").out for _ in range(2))
    assert one == two


@pytest.mark.usefixtures("openspiel")
def test_what_cannot_be_audited_is_refused() -> None:
    refused(run("audit", "openspiel:old_maid"), "OpenSpiel loads no game 'old_maid'")
    refused(run("audit", "openspiel:chess"), "a game of turns with hidden information expected")
    refused(run("audit", "hearts"), "openspiel:GAME or pettingzoo:ENV expected")


@pytest.mark.parametrize(
    ("target", "module", "extra"),
    [
        ("openspiel:hearts", "pyspiel", "openspiel"),
        ("pettingzoo:leduc_holdem_v4", "pettingzoo.classic", "peers"),
    ],
)
def test_a_library_that_is_missing_is_named(
    target: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    refused(run("audit", target), f'pip install "biberbau[{extra}]"')


def test_environments_of_pettingzoo() -> None:
    pytest.importorskip("rlcard", reason="rlcard is not installed: make peers")
    ran = run("audit", "pettingzoo:leduc_holdem_v4", "--games", 3)
    assert ran.code == 0
    assert ran.out.count("nothing found") == 4
    refused(run("audit", "pettingzoo:old_maid_v1"), "PettingZoo loads no environment 'old_maid_v1'")
