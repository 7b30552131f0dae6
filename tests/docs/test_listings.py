"""Listings in the documentation say what the files say that they are taken from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from biberbau.cli.new_game import copy
from biberbau.games.outside import MIGRATION

from .listings import DOCS, PLACE, message, renewed, statement

TUTORIAL = DOCS / "your-own-game.md"
SCHWIMMEN = "examples/schwimmen/src/schwimmen/"


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.stem)
def test_listings_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "write the listings anew: python -m tests.docs.listings"


def test_the_tutorial_speaks_of_every_file_of_its_game() -> None:
    text = TUTORIAL.read_text("utf-8")
    files = [
        file.name
        for file in (DOCS.parent / SCHWIMMEN).iterdir()
        if file.suffix in (".py", ".ftl", ".md", ".html")
    ]
    assert [name for name in files if f"`{name}`" not in text] == []
    shown = {found[2].rpartition("/")[2] for found in PLACE.finditer(text)}
    assert {"__init__.py", "words.py", "table.py", "de.ftl"} <= shown


def test_the_tutorial_has_all_that_the_skeleton_lacks(tmp_path: Path) -> None:
    """A reader who copies the whole files beside those of ``new-game`` has the game; nothing need be looked up
    elsewhere.
    """
    package = DOCS.parent / "examples" / "schwimmen"
    copy("schwimmen", tmp_path)
    kinds = {".py", ".ftl", ".md", ".html", ".svg", ".json", ".css"}
    files = {str(file.relative_to(package)): file for file in package.rglob("*") if file.suffix in kinds}
    missing = {
        name
        for name, file in files.items()
        if file.parent.name != "golden"
        and not (
            (tmp_path / name).exists() and (tmp_path / name).read_text("utf-8") == file.read_text("utf-8")
        )
    }
    whole = re.findall(r'^--8<-- "examples/schwimmen/(\S+)"$', TUTORIAL.read_text("utf-8"), re.MULTILINE)
    assert {*whole} == missing - {"README.md"}


def test_a_game_that_is_left_out_is_led_to_its_migration() -> None:
    section = re.search("“(.+)”", MIGRATION)
    assert section and f"## {section[1]}\n" in TUTORIAL.read_text("utf-8")


def test_parts_of_files_are_found() -> None:
    python = 'import a\n\nONE = 1\n"""It."""\n\n\n@a.b\ndef two():\n    return 2\n'
    assert statement(python, "ONE") == 'ONE = 1\n"""It."""'
    assert statement(python, "two") == "@a.b\ndef two():\n    return 2"
    assert (
        message("x = y\nz = { $n ->\n   *[other] z\n }\n\nv = w\n", "z") == "z = { $n ->\n   *[other] z\n }"
    )
    with pytest.raises(ValueError, match="not enough values"):
        statement(python, "three")
