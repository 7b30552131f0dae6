"""Tables in the documentation say what the code says."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from biberbau.games import game_ids, kind

from .lengths import PLACE as MEASURED
from .tables import DOCS, PLACE, renewed

PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_tables_are_current(page: Path) -> None:
    text = page.read_text("utf-8")
    assert renewed(text) == text, "write the tables anew: python -m tests.docs.tables"


def page_of(game: str, name: str = "tables.md") -> str:
    return DOCS.joinpath(game, name).read_text("utf-8")


def section(game: str, name: str) -> str:
    return page_of(game).split(f"\n## {name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", game_ids())
def test_every_field_of_a_position_is_explained(game: str) -> None:
    explained = section(game, "Position")
    position = import_module(f"biberbau.games.{game}.document")
    assert [one.name for one in position.FIELDS if f"`{one.name}`" not in explained] == []


@pytest.mark.parametrize("game", game_ids())
def test_generated_tables_stand_there(game: str) -> None:
    assert [found[2] for found in PLACE.finditer(page_of(game))][:2] == ["options", "actions"]
    found = [(place[2], place[3]) for place in PLACE.finditer(page_of(game, "environment.md"))]
    assert found == [(table, game) for table in ("spaces", "planes", "axes", "actions")]


@pytest.mark.parametrize("game", game_ids())
def test_lengths_are_there_for_all_numbers_of_players(game: str) -> None:
    """The numbers themselves are measured: python -m tests.docs.lengths."""
    (found,) = MEASURED.finditer(page_of(game, "environment.md"))
    low, high = kind(game).players
    assert found[2] == game
    assert re.findall(r"^\| (\d) \|", found[3], re.MULTILINE) == [str(n) for n in range(low, high + 1)]


@pytest.mark.parametrize("game", game_ids())
def test_every_action_is_explained(game: str) -> None:
    assert all(family.meaning for family in kind(game).actions.families)


@pytest.mark.parametrize("game", game_ids())
def test_every_event_is_listed(game: str) -> None:
    listed = re.findall(r"^\| (`.+?`) \|", section(game, "Events"), re.MULTILINE)
    assert re.findall(r"`(\w+)`", " ".join(listed)) == [event.name.lower() for event in kind(game).events]
