"""All that a document, a table or a message prints is accepted where a person types it, in either case."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from biberbau import Game, Match, Position
from biberbau.cli import show
from biberbau.errors import NotationError, PositionError
from biberbau.games import game_ids
from biberbau.games.common.document.positions import seat_number
from biberbau.kernel.options import parse_pairs
from common.seats import players_near

from .running import refused, run
from .test_position_command import DOCUMENT

MANIA: dict[str, Any] = {
    "format": "biberbau-position/1",
    "game": "biber_mania",
    "options": {"players": 2},
    "position": {
        "turn": "A",
        "hands": {"a": [7, 7, "Thief", "Bad Guy"], "B": [2, 3, 4]},
        "display": ["joker", 5, 5, 6, 6, 8, 8, 9, 9],
        "stock": [1, 2, 3, 4, 5],
    },
}


@pytest.mark.parametrize("called", ["b", "B", "1", 1, "blue", "BLAU", " Blue "])
def test_a_seat_is_a_letter_a_number_or_its_colour(called: object) -> None:
    assert seat_number(called, 3) == 1


@pytest.mark.parametrize("called", ["", "d", "3", 3, -1, True, None, "yellow", ["b"]])
def test_what_is_no_seat_of_this_table(called: object) -> None:
    assert seat_number(called, 3) is None


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seat", ["b", "B", "1", "Blue", "blau"])
def test_every_game_takes_seats_as_they_are_called(game: str, seat: str) -> None:
    whole = Match(Game.of(game, {"players": players_near(game, 2)}), 3).position().document()
    document = copy.deepcopy(whole)
    frame = document["position"]["decisions"][-1]
    for place in (document["position"], frame):
        for field in ("turn", "seat"):
            if place.get(field) in ("b", "blue", 1):
                place[field] = seat
    assert Position.load(document).document() == whole
    seen = Position.load(whole).as_seen_by(1).document()
    assert Position.load({**seen, "seen_by": seat}).document() == seen
    assert show.seat_of(seat, Game.of(game)) == 1


def test_one_seat_under_two_names_is_refused() -> None:
    document = copy.deepcopy(MANIA)
    document["position"]["hands"]["blue"] = [1]
    with pytest.raises(PositionError, match=r"hands\.blue: this seat is there already under another name"):
        Position.load(document)


def test_cards_as_the_table_prints_them() -> None:
    hands = Position.load(MANIA).document()["position"]["hands"]
    assert hands == {"a": ["7", "7", "thief", "badguy"], "b": ["2", "3", "4"]}
    with pytest.raises(
        PositionError, match=r"hands\.a: 14 is no card; cards are joker, 1, .*, 10, superbeaver"
    ):
        Position.load({**MANIA, "position": {**MANIA["position"], "hands": {"a": [14]}}})
    with pytest.raises(
        NotationError, match="'add' takes one of joker, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, superbeaver"
    ):
        Game.of("biber_mania").parse("add 11 or so")


@pytest.fixture
def mania(tmp_path: Path) -> Path:
    path = tmp_path / "mania.json"
    path.write_text(json.dumps(MANIA))
    return path


def test_several_actions_at_once_as_the_prompt_says(mania: Path) -> None:
    printed = run("position", mania, "--play", "lay 7 7 thief", "--json").document
    assert printed["position"]["position"]["piles"]["a"] == [["thief", "7", "7"]]
    german = run("position", mania, "--play", "add Bad Guy", "--lang", "de", "--json").document
    assert german["position"]["position"]["chosen"] == ["badguy"]
    refused(run("position", mania, "--play", "lay 7 9"), "9")


def test_an_object_as_the_table_labels_it(tmp_path: Path) -> None:
    document = copy.deepcopy(DOCUMENT)
    document["position"]["line"] = ["blue rhino", "red llama", "blue porcupine"]
    document["position"]["hands"] = {"red": ["red bat", "red bear"], "blue": ["blue dog"]}
    document["position"]["decks"] = {}
    path = tmp_path / "bat.json"
    path.write_text(json.dumps(document))
    for eaten in ("at red llama", "AT Red Llama", "at rotes Lama", "at 2"):
        printed = run("position", path, "--play", "play Bat", "--play", eaten, "--json").document
        assert printed["position"]["position"]["thats_it"] == ["red llama"], eaten
    for typed in ("play Fledermaus", "Play the bat", "Fledermaus spielen"):
        assert run("position", path, "--play", typed, "--json").document["legal"] == ["at 1", "at 2", "at 3"]
    refused(run("position", path, "--play", "at blue"), "'at' takes one of 1, 2, 3, 4, 5")


def test_capitals_of_letters_that_have_none(tmp_path: Path) -> None:
    """A German ß is SS in capitals."""
    document = copy.deepcopy(DOCUMENT)
    document["position"]["hands"]["red"] = ["red ostrich", "red bear"]
    path = tmp_path / "ostrich.json"
    path.write_text(json.dumps(document))
    for typed in ("Strauß spielen", "STRAUSS SPIELEN", "play strauss"):
        assert run("position", path, "--play", typed, "--json").document["legal"] == [
            "pass odd",
            "pass even",
        ], typed


@pytest.mark.parametrize("called", ["beasty_bar", "Beasty Bar", "BEASTY-BAR"])
def test_a_game_as_it_is_written(called: str, tmp_path: Path) -> None:
    assert Game.of(called).id == "beasty_bar"
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**DOCUMENT, "game": called}))
    assert run("position", path, "--json").document["position"]["game"] == "beasty_bar"


def test_choices_are_read_in_either_case() -> None:
    said = parse_pairs(Game.of("beasty_bar").kind.options, ["set=Base", "advanced=Yes"])
    assert said == {"set": "base", "advanced": True}


def test_a_seat_to_look_through_is_a_letter_too(tmp_path: Path, mania: Path) -> None:
    for seat in ("a", "A", "0", "Red"):
        assert run("position", mania, "--as", seat, "--json").document["position"]["seen_by"] == 0


@pytest.mark.parametrize(
    ("game", "body", "lines"),
    [
        (
            "biberbande",
            {"turn": "a", "rows": {"a": [3, 1, 5, 8], "b": [0, 3, 9, "swap"]}, "discard": [4]},
            ["(3)    (1)    (5)    (8)", "(0)    (3)    (9)   (Swap)"],
        ),
        (
            "biber_gang",
            {
                "displays": [
                    [["3", "(3)", "4", "(5)"], ["(6)", "(7)", "(8)", "(9)"]],
                    [["1", "(1)", "2", "(2)"], ["(0)", "(0)", "(11)", "(beaver)"]],
                ],
                "pile": ["10"],
            },
            ["3    (3)     4     (5)", "1    (1)     2     (2)"],
        ),
    ],
)
def test_a_true_position_lies_open_and_shows_what_lies_face_down(
    game: str, body: dict[str, Any], lines: list[str], tmp_path: Path
) -> None:
    document = {"format": "biberbau-position/1", "game": game, "options": {"players": 2}, "position": body}
    path = tmp_path / "open.json"
    path.write_text(json.dumps(document))
    out = run("position", path).out
    for line in lines:
        assert " ".join(line.split()) in " ".join(out.split()), out


def test_winners_and_what_decided_a_tie(tmp_path: Path) -> None:
    body = {"turn": "red", "bar": ["red peacock", "blue cheetah"], "decisions": []}
    for options, winner, verdict in (
        ({}, 1, "Tied on guests, so points decide (2 for Red, 4 for Blue)."),
        (
            {"tie_break": "values"},
            0,
            "Tied on guests, so the lower sum of strengths decides (3 for Red, 9 for Blue).",
        ),
    ):
        path = tmp_path / "over.json"
        path.write_text(json.dumps({**DOCUMENT, "options": {"players": 2, **options}, "position": body}))
        printed = run("position", path, "--json").document
        assert (printed["winners"], printed["verdict"]) == ([winner], verdict)
        assert verdict in run("position", path).out
    path.write_text(json.dumps(DOCUMENT))
    printed = run("position", path, "--json").document
    assert (printed["winners"], printed["verdict"]) == (None, None)
