"""Notes beside the things on a table, rulings in sentences, and the sheet of rules in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from biberbau.games import kind
from biberbau.games.common.view.shown import shown
from biberbau.web.view import render, rules_page, table_pages
from biberbau.web.view.model import RulesModel
from web.browsing import needs_chromium
from web.fitting import drawn, moments, show
from web.test_render import game, model


def test_rulings_in_sentences_are_called_so_and_are_links() -> None:
    linked = rules_page.linked("Nothing <here> (E4, X9): E12 (no).", "biberbande", "/rules/biberbande", "en")
    link = '<a class="ruling" href="/rules/biberbande#E4">rule E4</a>'
    assert linked == f"Nothing &lt;here&gt; ({link}, X9): E12 (no)."


def test_a_tab_is_called_after_whose_turn_it_is_and_a_spectator_is_told_so() -> None:
    match = game({}, 1, "biberbande")
    begins = model(match, None, "de").seats[match.to_act or 0].name
    for me, title in ((match.to_act, "Du bist dran – Biberbande"), (None, f"{begins} ist dran – Biberbande")):
        page = table_pages.table_page(model(match, me, "de"))
        assert f"<title>{title}</title>" in page and f'data-title="{title}"' in page
        assert ('id="watch"' in page) == (me is None)


def test_no_hint_is_offered_where_there_is_nothing_to_decide() -> None:
    match = game({}, 1, "biberbande")
    seen = set()
    while len(seen) < 2:
        choices = len(match.legal())
        seen.add(choices > 1)
        assert ('id="hint"' in table_pages.table_fragment(model(match, match.to_act, "de"))) == (choices > 1)
        match.play(match.legal()[0])


@needs_chromium[0]
@needs_chromium[1]
def test_a_card_says_what_it_is_and_a_ruling_opens_its_place(chromium: Browser) -> None:
    found = moments("biberbande")
    number = next(i for i, moment in enumerate(found) if moment.name == "turn")
    with drawn(chromium, "biberbande") as page:
        text = render.rules(RulesModel("de", kind("biberbande"), table_id="abc"))
        page.route(
            "**/rules/biberbande?table=abc", lambda route: route.fulfill(body=text, content_type="text/html")
        )
        show(page, number)
        page.locator(".hand .card").first.hover()
        expect(page.locator("#note .rule")).to_have_text(shown("biberbande").words.rule("memory", "de"))
        page.keyboard.press("Escape")
        expect(page.locator("#note")).to_be_hidden()
        page.evaluate("""() => {
          const link = document.getElementById('rules').cloneNode();
          Object.assign(link, { id: '', className: 'ruling', hash: 'E12', textContent: 'E12' });
          document.getElementById('prompt').append(link);
        }""")
        page.click("#prompt .ruling")
        expect(page.locator("#rules-sheet li.pointed")).to_contain_text("E12")
        page.fill("#rules-search", "klopft zweites")
        expect(page.locator("#rules-text .prose li:visible")).to_have_text(re.compile("E23"))
