"""Which languages a game speaks, and what the pages say to a reader who wishes another."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

import biberbau
from biberbau.games import kind
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.games.common.view import shown as seen
from biberbau.games.common.view.shown import languages, shown, shown_ids, spoken
from biberbau.web.domain.messages import SAYS
from biberbau.web.view import environment, render
from biberbau.web.view.model import LandingModel, Proposal, SetupModel

PROPOSAL = Proposal("5ea1", "words", "1.5ea1")
ENGLISH, HERE = LANGUAGES[0], SAYS.folder


def offered(page: str) -> set[str]:
    """The languages to which a page leads."""
    return set(re.findall(r'href="/lang/(\w+)', page))


def front(lang: str) -> str:
    return render.landing(LandingModel(lang, tuple(kind(game_id) for game_id in shown_ids()), (), PROPOSAL))


def new_table(game_id: str, lang: str) -> str:
    return render.setup(SetupModel(lang, kind(game_id), PROPOSAL))


@pytest.fixture(params=LANGUAGES[1:])
def lacked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that no game speaks any more."""
    fewer = tuple(lang for lang in LANGUAGES if lang != request.param)
    for module in (seen, environment):
        monkeypatch.setattr(module, "languages", lambda game_id: fewer)
    return str(request.param)


def test_every_game_speaks_english() -> None:
    assert all(languages(game_id)[0] == ENGLISH for game_id in shown_ids())


@pytest.mark.parametrize("game_id", shown_ids())
def test_a_language_of_a_game_is_whole(game_id: str) -> None:
    """Rules page and catalogue come together, and never before the pages speak the language."""
    folder = kind(game_id).folder_of("words")
    for lang in languages(game_id):
        assert (folder / f"rules_{lang}.md").exists() and (HERE / f"{lang}.ftl").exists()
        assert (folder / f"{lang}.ftl").exists() == (folder / f"{ENGLISH}.ftl").exists()


@pytest.mark.parametrize("game_id", shown_ids())
def test_a_table_in_a_language_of_its_game(game_id: str) -> None:
    for lang in languages(game_id):
        page = new_table(game_id, lang)
        assert f'<html lang="{lang}"' in page and SAYS(lang, "set-the-table") in page
        assert offered(page) == {*LANGUAGES}
        assert SAYS(lang, "not-spoken") not in page


@pytest.mark.parametrize("game_id", shown_ids())
def test_a_table_in_a_language_that_its_game_lacks(game_id: str, lacked: str) -> None:
    """It is in English, and says why in the language that was wished."""
    page = new_table(game_id, lacked)
    assert f'<html lang="{ENGLISH}"' in page and f'<p class="help" lang="{lacked}">' in page
    assert SAYS(lacked, "not-spoken") in page and offered(page) == {*LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_page_has_every_game_in_a_language_that_it_speaks(lang: str) -> None:
    page = unescape(front(lang))
    titles = {shown(game_id).words.title(spoken(game_id, lang)) for game_id in shown_ids()}
    assert set(re.findall(r"<h3[^>]*>(.+?)</h3>", page)) == titles
    without = [game_id for game_id in shown_ids() if lang not in languages(game_id)]
    assert page.count(SAYS(lang, "not-spoken")) == len(without)
    assert offered(page) == {*LANGUAGES}


def test_the_front_page_says_which_games_lack_its_language(lacked: str) -> None:
    page = unescape(front(lacked))
    titles = {shown(game_id).words.title(ENGLISH) for game_id in shown_ids()}
    assert set(re.findall(r"<h3[^>]*>(.+?)</h3>", page)) == titles
    assert page.count(SAYS(lacked, "not-spoken")) == len(shown_ids())


def test_drafts_are_marked() -> None:
    """The language's name says so, and so do the front page and every catalogue."""
    drafts = [lang for lang in LANGUAGES if (HERE / f"{lang}.ftl").read_text("utf-8").startswith("### Draft")]
    for lang in LANGUAGES:
        assert bool(SAYS(lang, "draft")) == (lang in drafts)
        assert SAYS(lang, "draft") in unescape(front(lang))
    assert drafts == ["fr"] and "(brouillon)" in SAYS("fr", "language")
    package = Path(biberbau.__file__).parent
    for file in (file for lang in drafts for file in package.rglob(f"{lang}.ftl")):
        assert file.read_text("utf-8").startswith("### Draft: "), file
