"""Pages as an app: they can be installed, and without a line there is a friendly page instead of the browser's own."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.web.domain.messages import SAYS
from biberbau.web.view import pwa
from biberbau.web.view.assets import asset

from . import icons
from .browsing import PHONE, Guest, Sit, needs_chromium
from .serving import Person, Running
from .test_access import violations

pytestmark = pytest.mark.compiled

ACTIVE = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise((done) =>" \
    " active.addEventListener('statechange', () => active.state === 'activated' && done(true))))"  # fmt: skip
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found.push(...requests.map(({ url }) => `${name} ${url.slice(location.origin.length)}`));
  }
  return found;
}"""


@pytest.fixture
def waiting(own: Running) -> Iterator[Running]:
    own.start()
    yield own


def test_the_icons_are_made_from_the_drawing() -> None:
    for size in icons.SIZES:
        png = icons.file(size).read_bytes()
        assert png[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", png[16:24]) == (size, size)
        assert icons.drawn(size)[16:24] == png[16:24]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_speaks_the_reader_s_language(anna: Person, lang: str) -> None:
    page = anna.get("/", headers={"Accept-Language": lang}).text
    (address,) = re.findall(r'<link rel="manifest" href="([^"]+)">', page)
    answer = anna.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    said = answer.json()
    assert (said["lang"], said["name"]) == (lang, SAYS(lang, "app-name"))
    assert said["description"] == SAYS(lang, "landing-lead")
    for icon in said["icons"]:
        found = anna.get(icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])
    assert {(one["sizes"], one["purpose"]) for one in said["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "maskable"),
    }


def test_a_language_that_is_none(anna: Person) -> None:
    for path in ("/manifest.webmanifest", "/offline"):
        answer = anna.get(path, params={"lang": "xx"})
        assert (answer.status_code, SAYS("en", "no-language") in answer.text) == (404, True)


def test_the_worker_changes_with_what_it_keeps(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = anna.get("/worker.js")
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (
        "text/javascript; charset=utf-8",
        "no-cache",
    )
    assert answer.text == pwa.worker()
    before = pwa.worker().partition("\n")[0]
    monkeypatch.setattr(pwa, "FILES", pwa.FILES[:-1])
    assert pwa.worker().partition("\n")[0] != before
    files = json.loads(answer.text.splitlines()[1].removeprefix("const FILES = ").rstrip(";"))
    for url in files:
        name, _, version = url.removeprefix("/static/").partition("?v=")
        found = asset(pwa.STATIC, name)
        assert found is not None and found.hash == version


def test_the_offline_page_is_the_same_for_everybody(anna: Person, ben: Person) -> None:
    anna.open_table("Anna", "keen")
    for lang in LANGUAGES:
        pages = {person.get("/offline", params={"lang": lang}).text for person in (anna, ben)}
        assert len(pages) == 1 and SAYS(lang, "offline-title") in pages.pop()


def installs(guest: Guest) -> None:
    guest.page.evaluate(ACTIVE)


def kept(page: Page) -> list[str]:
    found: list[str] = page.evaluate(KEPT)
    return found


class TestInABrowser:
    pytestmark = needs_chromium

    def test_chromium_could_install_it(self, sit: Sit) -> None:
        anna = sit()
        installs(anna)
        asked = anna.page.context.new_cdp_session(anna.page)
        found = asked.send("Page.getAppManifest")
        assert (found["errors"], found["url"].endswith("/manifest.webmanifest?lang=en")) == ([], True)
        assert json.loads(found["data"])["display"] == "standalone"
        asked.send("Page.enable")
        errors = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {one["errorId"] for one in errors} <= {"in-incognito"}  # as every test is

    @pytest.mark.parametrize("lang", ["en", "de"])
    def test_without_a_line_there_is_a_friendly_page_and_then_the_table(self, sit: Sit, lang: str) -> None:
        anna = sit(locale=lang, viewport=PHONE)
        anna.sit_down()
        installs(anna)
        page, table = anna.page, anna.page.url
        page.wait_for_function(
            "async () => (await caches.match('/offline'))?.url.endsWith('lang=' + document.documentElement.lang)"
        )
        page.context.set_offline(True)
        page.goto(table)
        expect(page.locator("h1")).to_have_text(SAYS(lang, "offline-title"))
        expect(page.locator(".lead")).to_contain_text(SAYS(lang, "offline-text"))
        assert (page.url, page.evaluate("document.documentElement.lang")) == (table, lang)
        assert page.locator(".beaver").bounding_box()["width"] > 50  # style and drawing are there, too
        assert violations(page) == []
        page.get_by_role("link", name=SAYS(lang, "offline-again")).click()
        expect(page.locator("h1")).to_have_text(SAYS(lang, "offline-title"))
        page.context.set_offline(False)  # the browser says so, and the page comes back by itself
        anna.arrived()
        assert page.url == table
        anna.complaints[:] = [said for said in anna.complaints if "ERR_INTERNET_DISCONNECTED" not in said]

    def test_a_server_that_is_gone_for_a_while(self, sit: Sit, waiting: Running) -> None:
        anna = sit(server=waiting)
        anna.sit_down()
        installs(anna)
        page, table = anna.page, anna.page.url
        page.goto("about:blank")  # where no stream breaks off
        waiting.end()
        page.goto(table)
        expect(page.locator("h1")).to_have_text(SAYS("en", "offline-title"))
        waiting.start()
        anna.arrived()
        page.goto("about:blank")
        anna.complaints.clear()

    def test_nothing_but_files_and_that_page_is_kept(self, sit: Sit) -> None:
        """All that has been looked at: tables, forms, rules, the profile."""
        anna = sit()
        installs(anna)
        page = anna.page
        anna.sit_down()
        table = page.url
        anna.page.wait_for_selector("#table[data-mine='1']")
        anna.choose()
        for path in (
            "/",
            "/new/beasty_bar",
            "/rules/beasty_bar",
            f"{table}?at=0",
            f"{table}/fair",
            "/nowhere",
        ):
            page.goto(path)
        found = kept(page)
        names = {line.rpartition(" ")[0] for line in found}
        paths = {line.rpartition(" ")[2] for line in found}
        assert len(names) == 1
        assert {path for path in paths if not path.startswith("/static/")} == {"/offline"}
        assert all("?v=" in path for path in paths - {"/offline"})
        assert len(paths) == len(pwa.FILES) + 1
        anna.complaints.clear()  # of the page that there is not

    def test_a_new_version_forgets_what_the_old_one_kept(self, sit: Sit) -> None:
        anna = sit()
        installs(anna)
        page = anna.page
        page.evaluate("caches.open('biberbau 0').then((old) => old.put('/static/old.css', new Response('')))")
        page.evaluate("caches.open('of another site').then((other) => other.put('/x', new Response('')))")
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
        page.reload()
        page.wait_for_function(
            "async () => !(await caches.has('biberbau 0')) && (await caches.keys()).length === 2"
        )

    def test_another_language_has_its_own_page(self, sit: Sit) -> None:
        anna = sit()
        installs(anna)
        page = anna.page
        for lang in ("de", "fr", "en"):
            page.goto(f"/lang/{lang}")
            page.wait_for_function(
                "async (lang) => (await caches.match('/offline')).url.endsWith('lang=' + lang)", arg=lang
            )
            assert len(kept(page)) == len(pwa.FILES) + 1


class TestWhoseTurnATabSays:
    pytestmark = needs_chromium

    def icon(self, guest: Guest) -> str:
        return (guest.page.get_attribute("#icon", "href") or "").partition("?")[0].rpartition("/")[2]

    def test_title_and_icon_follow_the_turn(self, sit: Sit, running: Running) -> None:
        """Of those who play; of spectators never."""
        anna, ben, carl = sit(), sit(), sit()
        people = {0: anna, 1: ben}
        anna.page.goto("/new/beasty_bar")
        anna.page.fill("#name", "Anna")
        anna.page.fill("[id='option.players']", "2")
        anna.page.select_option("#seat1", "open")
        anna.page.click(".setup .primary")
        anna.arrived(".table")
        ben.page.goto(anna.page.url + "/join")
        ben.page.fill("#name", "Ben")
        ben.page.click(".primary")
        ben.arrived(".table")
        anna.page.click("#start .primary")
        for guest in people.values():
            guest.arrived()
        carl.page.goto(anna.page.url)
        table = anna.page.url.rpartition("/")[2]
        for _ in range(4):
            match = running.match(table)
            assert match.to_act is not None
            mine, other = people[match.to_act], people[1 - match.to_act]
            expect(mine.page).to_have_title(re.compile("Your turn"))
            expect(other.page).to_have_title(re.compile("’s turn"))
            expect(mine.page.locator("#icon")).to_have_attribute("href", re.compile("favicon-turn"))
            expect(other.page.locator("#icon")).to_have_attribute("href", re.compile(r"favicon\.svg"))
            assert self.icon(carl) == "favicon.svg"
            mine.page.wait_for_function("() => !document.body.matches('.telling')")
            mine.choose()
        before = running.match(table).to_act
        assert before is not None
        reload = people[before].page
        reload.reload()  # and as the server draws it
        expect(reload.locator("#icon")).to_have_attribute("href", re.compile("favicon-turn"))
        expect(carl.page).to_have_title(re.compile("’s turn"))
