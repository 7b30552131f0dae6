"""``biberbau replay`` and ``biberbau verify``."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from biberbau import Game, Match
from biberbau.cli.replay import _Shown
from biberbau.games import game_ids

from .running import pipe, refused, run

VERSION_1 = Path(__file__).parent.parent / "match" / "version_1"


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game."""
    found = Match(Game.of("beasty_bar", {"players": 3}), "replay", words=["frogs", "", "Kröten"])
    dice = random.Random(5)
    while not found.over:
        found.play(dice.choice(found.legal()))
    return found


@pytest.fixture
def file(tmp_path: Path, match: Match) -> Path:
    path = tmp_path / "replay.json"
    path.write_text(json.dumps(match.save()))
    return path


def test_whole_story(file: Path, match: Match) -> None:
    printed = run("replay", file).out
    assert "begins." in printed
    assert "the party is over." in printed
    assert printed.splitlines()[-2] == "Result: " + ", ".join(
        f"{score} for {name}" for name, score in zip(("Red", "Blue", "Green"), match.scores, strict=True)
    )
    assert "zieht" not in run("replay", file, "--lang", "de", "--as", "spectator").out


def test_one_moment(file: Path, match: Match) -> None:
    printed = run("replay", file, "--at", 1).out
    assert printed.startswith(f"1. {match.history[0].notation}\n")
    assert "4 × ?" not in printed
    assert "4 × ?" in run("replay", file, "--at", 1, "--as", "blue").out
    document = run("replay", file, "--at", 1, "--json").document
    assert (document["at"], document["count"], document["scores"]) == (1, match.ply, None)
    assert len(document["actions"]) == match.ply
    seen = run("replay", file, "--at", 1, "--as", "spectator", "--json").document
    assert seen["actions"] is None
    assert "?" in json.dumps(seen["position"])
    last = run("replay", file, "--json").document
    assert last["scores"] == list(match.scores)
    assert last["winners"] == list(match.winners)
    refused(run("replay", file, "--at", 999), f"--at: a number from 0 to {match.ply} expected")


@pytest.mark.parametrize("game", game_ids())
def test_verify_files_of_version_1(game: str) -> None:
    """Recorded when the players of a table had one text together; they are dealt as they were then."""
    ran = run("verify", VERSION_1 / f"{game}.json", "--json")
    assert ran.code == 0, ran.document
    recorded = json.loads((VERSION_1 / f"{game}.json").read_text("utf-8"))
    assert (ran.document["words"], ran.document["actions"]) == (None, len(recorded["actions"]))
    changed = json.dumps({**recorded, "entropy": recorded["entropy"] + "."})
    assert run("verify", "-", text=changed).code == 1


def test_replays_from_a_position(tmp_path: Path) -> None:
    start = Match(Game.of("beasty_bar", {"players": 2}), 1).position()
    match = Match(start.game, 1, start=start)
    match.play(match.legal()[0])
    path = tmp_path / "start.json"
    path.write_text(json.dumps(match.save()))
    assert run("replay", path).code == 0
    assert run("verify", path, "--json").document["over"] is False


def test_verify(file: Path, match: Match) -> None:
    ran = pipe("verify", file, "--json")
    assert ran.code == 0
    assert ran.document == {
        "ok": True,
        "game": "beasty_bar",
        "commitment": match.commitment,
        "words": ["frogs", "", "Kröten"],
        "actions": match.ply,
        "over": True,
        "scores": list(match.scores),
        "winners": list(match.winners),
    }
    printed = run("verify", file, "--commitment", match.commitment, "--words", "frogs").out
    assert printed.startswith("ok: ")
    assert printed.splitlines()[-3:] == [
        "seat 0 added: frogs",
        "seat 1 added no words",
        "seat 2 added: Kröten",
    ]
    ran = run("verify", file, "--words", "frogs", "--words", "toads")
    assert (ran.code, "no seat's words are 'toads'" in ran.error) == (1, True)


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("seed", "00", "commitment: it does not belong to this seed"),
        ("commitment", "00", "commitment: it does not belong to this seed"),
        ("scores", [9, 9, 9], "scores: the replay ends with"),
        ("actions", ["play 99"], "action 1: 'play 99' is no action"),
        ("options", {"players": 9}, "option players"),
        ("format", "x", "format: "),
        ("words", ["frogs", ""], "words of 3 seats expected, not of 2"),
        ("words", "frogs", "words: missing or of the wrong type"),
        ("words", ["frogs", 7, ""], "words are one text for each seat"),
        ("words", ["frogs", "\0", ""], "the words of seat 1 have characters that nobody can see"),
        ("words", ["frogs", "x" * 201, ""], "the words of seat 1 have 201 characters"),
        ("words", ["Frogs", "", "Kröten"], "action "),
    ],
)
def test_verify_says_what_does_not_hold(match: Match, field: str, value: object, reason: str) -> None:
    spoiled = json.dumps({**match.save(), field: value})
    ran = run("verify", "-", "--json", text=spoiled)
    assert ran.code == 1
    assert ran.document["ok"] is False
    assert ran.document["reason"].startswith(reason)
    plain = run("verify", "-", text=spoiled)
    assert plain.code == 1
    assert reason in plain.error


def test_verify_wants_the_published_commitment(file: Path, match: Match) -> None:
    ran = run("verify", file, "--commitment", "00", "--json")
    assert ran.code == 1
    assert ran.document["reason"].startswith("commitment: ")
    document = match.save()
    del document["commitment"]
    ran = run("verify", "-", text=json.dumps(document))
    assert ran.code == 1
    assert "commitment: missing" in ran.error


def test_stepping_at_a_keyboard(
    file: Path, match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["", "", "b", str(match.ply), ""])
    asked: list[str] = []

    def type_line(prompt: str) -> str:
        asked.append(prompt)
        return next(answers)

    monkeypatch.setattr("builtins.input", type_line)
    _Shown(json.loads(file.read_text()), match, None, "en").step_through()
    assert [prompt.split()[1] for prompt in asked] == ["0", "1", "2", "1", str(match.ply)]
    out = capsys.readouterr().out
    assert f"2. {match.history[1].notation}" in out
    assert out.count("begins.") == 1
    assert "Result: " in out
