"""The gallery says what its reports have found, and has all of them."""

from __future__ import annotations

import json
import re

from biberbau.games import game_ids

from .gallery import FOLDER, FOUND, PAGE, REPORTS, renewed


def test_the_page_says_what_was_found() -> None:
    text = PAGE.read_text("utf-8")
    assert renewed(text) == text, "write it anew: make gallery"


def test_reports_are_there_and_need_nothing_besides() -> None:
    found = json.loads(FOUND.read_text("utf-8"))
    assert [*found] == [one.name for one in REPORTS]
    assert {file.stem for file in FOLDER.glob("*.html")} == found.keys()
    for name in found:
        text = (FOLDER / f"{name}.html").read_text("utf-8")
        assert "<script" not in text and not re.search(r"url\((?!#)|@import|src=", text)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_500_000


def test_each_game_has_a_report_and_a_question() -> None:
    asked = [one.arguments.split()[0] for one in REPORTS]
    assert sorted(asked) == sorted([*game_ids()] * 2)
    assert [one.arguments.split()[0] for one in REPORTS if "--against" in one.arguments] == asked[5:]
