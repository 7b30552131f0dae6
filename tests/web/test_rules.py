"""Everything explains itself: rules pages, the rulings that sentences cite, what is said of each thing on a table."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from biberbau.games import game_ids, kind
from biberbau.games.common.view.shown import languages, shown
from biberbau.web.view import render, rules_page, table_pages
from biberbau.web.view.model import RulesModel

from .test_render import game, model

SPOKEN = [(one, lang) for one in game_ids() for lang in languages(one)]


@pytest.mark.parametrize(("game_id", "lang"), SPOKEN)
def test_a_rules_page_begins_with_the_game_and_every_ruling_has_its_place(game_id: str, lang: str) -> None:
    page, text = rules_page.rules_page(game_id, lang), shown(game_id).words.rules(lang)
    headings = re.findall(r"^## (.+)", text, re.MULTILINE)
    assert [chapter.title for chapter in page.chapters] == headings
    before, _, last = text.rpartition("\n## ")
    notice = r"nofficial|noffiziell|non officielle"
    assert re.search(notice, last) and not re.search(notice, before)
    ids = re.findall(r'\sid="([^"]+)"', page.html)
    assert sorted(ids) == sorted(set(ids)) and {chapter.id for chapter in page.chapters} <= set(ids)
    assert rules_page.rulings(game_id) <= set(ids)
    assert set(re.findall(r'href="#([^"]+)"', page.html)) <= set(ids)
    told = re.sub(r"<a .*?</a>|<strong>[A-Z]\d+</strong>|<[^>]*>", "", page.html)
    assert not rules_page.rulings(game_id) & set(rules_page.CODE.findall(told))


@pytest.mark.parametrize("game_id", game_ids())
def test_pictures_end_chapters_and_show_what_can_be_done(game_id: str) -> None:
    shots = rules_page.shots_of(game_id)
    assert shots
    for number, shot in enumerate(shots):
        assert 0 < shot["chapter"] < len(rules_page.rules_page(game_id, "en").chapters)
        position = rules_page._shot(game_id, number)
        assert "action" not in shot or shot["action"] in [action.notation for action in position.legal]
        assert rules_page.caption(game_id, number, "en") and rules_page.picture(
            game_id, number, "de"
        ).startswith("<svg")
    model = RulesModel("de", kind(game_id), pictures=True)
    assert render.rules(model).count("<figure>") == len(shots)
    assert "<figure>" not in render.rules(replace(model, pictures=False))


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_thing_is_about_is_told_once_on_its_page(game_id: str) -> None:
    match, dice = game({}, 7, game_id), np.random.default_rng(7)
    subjects = shown(game_id).words.subjects("de", match.game.options)
    for _ in range(12):
        page = table_pages.table_page(model(match, match.to_act, "de"))
        about = set(re.findall(r'data-about="([^"]*)"', page))
        assert about and about <= subjects.keys()
        assert {f"about-{subject}" for subject in about} <= set(re.findall(r'<li id="([^"]+)"', page))
        assert not re.search(
            r"[ (](?:" + "|".join(rules_page.rulings(game_id)) + r")[,)]", re.sub(r"<a .*?</a>", "", page)
        )
        match.play(match.legal()[int(dice.integers(len(match.legal())))])
