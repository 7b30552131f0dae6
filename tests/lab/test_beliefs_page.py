"""The page on beliefs says what the reports beside it found, and explains all that they have."""

from __future__ import annotations

from .beliefs_page import CURVES, PAGE, PLACE, renewed, reports


def test_the_page_is_current() -> None:
    text = PAGE.read_text("utf-8")
    assert PLACE.search(text) and CURVES.search(text)
    assert renewed(text) == text, "write it anew: python -m tests.lab.beliefs_page"


def test_every_field_is_explained() -> None:
    text, all_of_them = PAGE.read_text("utf-8"), reports()
    first = next(one for one in all_of_them if one["rows"])
    names = {*first, *first["rows"][0], *first["curve"][0]}
    assert [name for name in sorted(names) if f"`{name}`" not in text] == []
