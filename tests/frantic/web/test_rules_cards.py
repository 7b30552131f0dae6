"""Frantic's rules page: a family table has a picture of its own for the rude card."""

from __future__ import annotations

import re

import pytest

from biberbau.games.common.view.shown import shown
from biberbau.match import Game
from biberbau.web.view import rules_page


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_at_a_family_table_the_rude_card_shows_the_picture_that_lies_there(lang: str) -> None:
    family = Game.of("frantic", {"family": True}).options
    pages = [rules_page.rules_page("frantic", lang, options).html for options in (None, family)]
    views = [re.search(r'<li id="rule-fuck-you">.*?#c(\d+)', page, re.DOTALL) for page in pages]
    printed = shown("frantic").table.printed(lang)
    assert [printed[int(view[1])].face for view in views if view] == ["fr-fuck-you", "fr-no-comment"]
