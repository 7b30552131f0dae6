"""The page on strength says what the ladder beside it found, and explains all that a ladder's file has."""

from __future__ import annotations

from biberbau.lab.ladder import read
from biberbau.lab.ladder_page import svg

from .strength_page import LADDER, PAGE, PICTURE, PLACE, renewed


def test_the_page_is_current() -> None:
    text = PAGE.read_text("utf-8")
    assert PLACE.search(text)
    assert renewed(text) == text, "write it anew: python -m tests.lab.strength_page"
    assert svg(read(LADDER)) == PICTURE.read_text("utf-8")


def test_every_field_is_explained() -> None:
    text, ladder = PAGE.read_text("utf-8"), read(LADDER)
    cell = ladder["cells"][0]
    names = {*ladder, *cell, *(name for part in ("bots", "pairs") for name in cell[part][0])}
    assert [name for name in sorted(names) if f"`{name}`" not in text and f".{name}`" not in text] == []
