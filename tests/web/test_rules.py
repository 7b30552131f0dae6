"""Everything explains itself: rules pages, the rulings that sentences cite, what is said of each thing on a table."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from biberbau.errors import PositionError
from biberbau.games import game_ids, kind
from biberbau.games.common.view.shown import languages, shown
from biberbau.web.view import render, rules_cards, rules_page, table_pages
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


@pytest.mark.parametrize(("game_id", "lang"), SPOKEN)
def test_cards_stand_beside_the_lines_that_introduce_them_the_same_in_every_language(
    game_id: str, lang: str
) -> None:
    page, english = (rules_page.rules_page(game_id, one).html for one in (lang, "en"))
    shows = re.findall(r'<span class="shows">(.*?)</span></span>', page)
    assert [re.findall(r"#(c\d+)", one) for one in shows] == [
        re.findall(r"#(c\d+)", one) for one in re.findall(r'<span class="shows">(.*?)</span></span>', english)
    ]
    for line, columns in rules_cards.laid(
        game_id
    ).items():  # none stands in the file for a line that is not there
        assert [view for column in columns for view in column] in [
            re.findall(r"#(c\d+)", one) for one in shows
        ], line
    sheet = rules_cards.drawn(game_id, lang) or ""
    named = {view for one in shows for view in re.findall(r"#(c\d+)", one)}
    assert named and named <= set(re.findall(r'<view id="(c\d+)"', sheet))
    drawings = set(re.findall(r' id="([^"]+)"', sheet))
    assert set(re.findall(r'href="#([^"]+)"', sheet)) <= drawings
    assert all(image.endswith('alt="">') for image in re.findall(r"<img [^>]*>", "".join(shows)))
    assert len(page) < 60_000


@pytest.mark.parametrize("game_id", game_ids())
def test_every_card_with_a_name_is_shown_where_its_rule_stands(game_id: str) -> None:
    page = rules_page.rules_page(game_id, "en").html
    for card in shown(game_id).table.printed("en"):
        if card.subject and card.name:
            told = re.search(rf'<(li|tr) id="rule-{re.escape(card.subject)}">(.*?)</\1>', page, re.DOTALL)
            assert told and told[2].count("<img ") == 1, card.label


def test_a_card_that_the_game_does_not_have_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        rules_cards, "lines", lambda game_id: ({"chapter": 1, "row": 1, "cards": ["unicorn"]},)
    )
    known = rules_cards.called(shown(game_ids()[0]).table.printed("en")[0])
    with pytest.raises(PositionError, match=f"no card is called 'unicorn', but there are {known}"):
        rules_cards.laid.__wrapped__(game_ids()[0])


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
