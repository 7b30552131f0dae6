"""``biberbau position``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from biberbau import Game, Match, Position

from .running import pipe, refused, run

DOCUMENT: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "beasty_bar",
    "options": {"players": 2, "hand": 2},
    "position": {
        "turn": "red",
        "line": ["blue rhino", "red llama", "blue porcupine", "red dog"],
        "hands": {"red": ["red tiger", "red bear"], "blue": ["blue bat"]},
        "decks": {"red": ["red bat"], "blue": []},
    },
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.yaml"
    path.write_text(yaml.safe_dump(DOCUMENT))
    return path


def test_json_has_the_position_and_what_is_legal(file: Path) -> None:
    printed = run("position", file, "--json").document
    assert printed["position"] == Position.load(DOCUMENT).document()
    assert printed["to_act"] == 0
    assert printed["legal"] == ["play 10", "play 11"]
    assert (printed["scores"], printed["scores_so_far"], printed["events"]) == (None, [0, 0], [])


def test_actions_are_played(file: Path) -> None:
    printed = run("position", file, "--play", "play tiger", "--json").document
    assert printed["to_act"] == 1
    assert printed["position"]["position"]["thats_it"] == ["red tiger"]
    assert printed["events"][1] == "The blue porcupine raises its quills: THAT'S IT for the red tiger."
    end = run("position", file, *["--play", "play 10", "--play", "play 1", "--play", "at 1"], "--json")
    assert end.document["legal"] == ["stack 1", "stack 2"]


def test_scores_come_with_the_end(tmp_path: Path) -> None:
    over = {
        **DOCUMENT,
        "position": {"turn": "red", "bar": ["red dog", "red bat", "blue bat"], "decisions": []},
    }
    path = tmp_path / "over.json"
    path.write_text(json.dumps(over))
    printed = run("position", path, "--json").document
    assert (printed["to_act"], printed["legal"], printed["scores"]) == (None, [], [2, 1])
    assert "Red wins!" in run("position", path).out


def test_a_view_shows_what_its_seat_knows(file: Path) -> None:
    for seat in ("1", "blue", "Blau"):
        printed = run("position", file, "--as", seat, "--json").document
        assert printed["position"]["seen_by"] == 1
        assert printed["position"]["position"]["hands"] == {"red": ["?", "?"], "blue": ["blue bat"]}
        assert printed["legal"] == []
    spectator = run("position", file, "--as", "spectator", "--json").document["position"]
    assert spectator["position"]["hands"] == {"red": ["?", "?"], "blue": ["?"]}
    again = run("position", "-", "--json", text=json.dumps(spectator))
    assert again.document["position"] == spectator
    assert "2 × ?" in run("position", file, "--as", "blue").out


@pytest.mark.process
def test_playing_on_from_a_view(file: Path) -> None:
    seen = run("position", file, "--as", "red", "--json").document["position"]
    printed = run("position", "-", "--play", "play 10", "--json", text=json.dumps(seen)).document
    assert printed["position"]["seen_by"] == 0
    assert printed["position"]["position"]["hands"]["blue"] == ["?"]
    assert printed["to_act"] == 1
    refused(
        pipe("position", "-", "--as", "blue", text=json.dumps(seen)), "--as: this is what 0 (seen_by) sees"
    )


def test_advice_says_what_each_action_comes_to(file: Path) -> None:
    """What each action comes to, from what the seat to act knows, as data and as text."""
    given = ("position", file, "--advise", "--budget", "200", "--json")
    advice = run(*given, "--lang", "de").document["advice"]
    assert (advice["seat"], advice["deals"], advice["playouts"], advice["stopped"]) == (0, 100, 200, False)
    best, other = advice["actions"]
    assert {best["action"], other["action"]} == {"play 10", "play 11"}
    assert best["win"] >= other["win"] and best["behind"] == 0 == best["behind_error"]
    assert other["behind"] == pytest.approx(best["win"] - other["win"], abs=2e-4)
    assert {"gets_in", "thrown_out", "opens"} <= best["facts"].keys()
    assert best["label"] in ("Tiger spielen", "Bär spielen") and best["sentence"].endswith(".")
    assert run(*given, "--lang", "de").document["advice"] == advice
    seen = run("position", file, "--as", "red", "--json").document["position"]
    assert (
        run("position", "-", *given[2:], "--lang", "de", text=json.dumps(seen)).document["advice"] == advice
    )
    assert "advice" not in run("position", file, "--json").document
    printed = run("position", file, "--advise", "--budget", "200").out.splitlines()
    assert printed[-5] == "Each move in the same 100 deals of the hidden cards (± at 95 %):"
    assert printed[-4].startswith("1. Play the ") and "behind by" in printed[-2]


def test_advice_that_cannot_be_given(file: Path, tmp_path: Path) -> None:
    refused(run("position", file, "--advise", "--as", "blue"), "--advise: seat 0 is to act, and its cards")
    refused(run("position", file, "--advise", "--budget", "soon"), "a budget is a number of playouts")
    over = {**DOCUMENT, "position": {"turn": "red", "bar": ["red dog", "blue bat"], "decisions": []}}
    path = tmp_path / "over.json"
    path.write_text(json.dumps(over))
    refused(run("position", path, "--advise"), "--advise: the game is over")


def test_text_shows_the_table_and_what_is_legal(file: Path) -> None:
    printed = run("position", file, "--legal", "--lang", "de").out
    assert "Himmelspforte" in printed
    assert "● 10 Tiger" in printed
    assert printed.splitlines()[-2:] == ["play 10", "play 11"]
    whole = Match(Game.of("beasty_bar"), 3).position().document()
    assert run("position", "-", text=json.dumps(whole)).code == 0


@pytest.mark.process
def test_mistakes_are_one_line_with_the_field(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text(yaml.safe_dump({**DOCUMENT, "position": {"turn": "pink"}}))
    refused(pipe("position", broken), "turn: one of red, blue expected, not 'pink'")
    refused(run("position", file, "--as", "pink"), "--as: 'pink' is no seat; seats are 0 (red), 1 (blue)")
    refused(
        run("position", file, "--play", "play 9"), "'play 9' is not legal now; seat 0 may: play 10, play 11"
    )
    refused(run("position", file, "--play", "dance"), "'dance' is no action")
    refused(run("position", tmp_path / "none.json"), "none.json: No such file or directory")
    refused(run("position", "-", text="{: ["), "neither JSON nor YAML")
    refused(run("position", "-", text=""), "a position document is a mapping, not NoneType")
