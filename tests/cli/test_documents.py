"""Files that are no documents: one clear line for each, whatever command reads them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from biberbau import Game, Match
from biberbau.cli.documents import DEEPEST, LARGEST, DocumentError, read_document

from .running import refused, run

NAMED = {"format": "biberbau-replay/1", "options": {}, "seed": "00", "actions": []}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"n": ' + "9" * 5_000 + "}", "thousands of digits"),
        ("n: " + "9" * 5_000, "thousands of digits"),
        ("n: " + "1_" * 5_000 + "1", "thousands of digits"),
        ("n: 0x" + "f" * 5_000, "n is a number of more than 18 digits"),
        ("day: 2001-99-99", "a value that cannot be read"),
        ("day: 2001-09-09", "day is a date"),
        ("[" * 100_000, f"more than {DEEPEST} levels"),
        ("[" * 60 + "]" * 60, f"more than {DEEPEST} levels"),
        ('{"name": "\\ud800"}', "name has half a character"),
        ('{"\\ud800": 1}', "half a character"),
        ("yes: 2", "a name that is no text"),
        ("1.5: 2", "a name that is no text"),
        ("{", "neither JSON nor YAML, line 1"),
        ("a: !!python/object:os.system 1", "neither JSON nor YAML"),
        ("a: &a [1,1,1,1,1,1,1,1,1,1]\n" + "".join(
            f"{chr(98 + i)}: &{chr(98 + i)} [{','.join(['*' + chr(97 + i)] * 10)}]\n" for i in range(8)
        ), f"more than {LARGEST:,} values"),
    ],
)  # fmt: skip
def test_what_is_no_document_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DocumentError, match=says):
        read_document(str(file))
    for command in ("verify", "position"):
        refused(run(command, file), says)


@pytest.mark.parametrize("game", [["beasty_bar"], {"id": "beasty_bar"}, None, 5])
def test_a_game_that_is_no_text(tmp_path: Path, game: object) -> None:
    file = tmp_path / "replay.json"
    file.write_text(json.dumps(NAMED | {"game": game}))
    refused(run("replay", file), "game: ")
    verified = run("verify", file)
    assert (verified.code, verified.error.startswith("biberbau: game: ")) == (1, True)


def test_a_game_of_a_thousand_letters_is_not_repeated(tmp_path: Path) -> None:
    file = tmp_path / "replay.json"
    for name in ("game", "format"):
        file.write_text(json.dumps(NAMED | {"game": "chess", name: "x" * 5_000}))
        ran = run("replay", file)
        assert ran.code == 2 and len(ran.error) < 200


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"\xe4")
    refused(run("verify", tmp_path / "latin"), "it is no UTF-8 text")
    refused(run("verify", tmp_path / "nothing"), "No such file")
    refused(run("verify", tmp_path), "Is a directory")


def test_json_and_yaml_are_read(tmp_path: Path) -> None:
    document = Match(Game.of("beasty_bar"), "seed").position().document()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(document))
    assert read_document(str(file)) == document
    file.write_text("a: [1, 2.5, yes, null, text]\nb: {}")
    assert read_document(str(file)) == {"a": [1, 2.5, True, None, "text"], "b": {}}


@pytest.mark.parametrize("budget", ["²", "9" * 5_000, "-1", "0", ""])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    if budget:
        refused(
            run("arena", "beasty_bar", f"search:{budget}", "random", "--games", "1"), "a budget is a number"
        )
