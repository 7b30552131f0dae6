"""For everybody: axe-core finds nothing on any page, and a game can be played by ear and by keys alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Locator, Page, expect

from biberbau.games import game_ids, kind
from biberbau.games.common.view.shown import shown
from biberbau.web.domain.messages import SAYS, TITLE, RefusedError
from biberbau.web.domain.terms import Terms
from biberbau.web.play.subscriptions import Onlookers
from biberbau.web.storage.chat import ChatLine, ChatRoom
from biberbau.web.view import chat_panel, render, table_pages
from biberbau.web.view.model import (
    FairModel,
    Invitation,
    JoinModel,
    LandingModel,
    MessageModel,
    OpenModel,
    OpenTable,
    Proposal,
    RulesModel,
    SetupModel,
    TableLink,
    TableModel,
    WatchModel,
    WhichModel,
)
from biberbau.web.view.model_replay import ReplayModel

from .browsing import MINE_OR_OVER, PHONE, WIDE, Guest, Sit, needs_chromium, one_in_every_run
from .fitting import drawn, moments, show
from .serving import Running, to_the_end
from .storing import record_of
from .test_render import model

pytestmark = needs_chromium

AXE = """(only) => axe.run(only.within, { resultTypes: ["violations"], ...only.rules }).then((found) =>
  found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`)))"""

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
STANDARD = {"runOnly": TAGS, "rules": {"target-size": {"enabled": True}}}
QUICK = {"runOnly": TAGS, "rules": {"target-size": {"enabled": False}}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
SCREENS = (WIDE, PHONE)
LIGHTS = ("light", "dark")
LANGS = ("de", "en")

GAME = "biberbande"
EVA = "e" * 64
PROPOSAL = Proposal("5ea1" * 16, "three quiet beavers", "1.5ea1")


def violations(page: Page, rules: object = STANDARD, within: str = "html") -> list[str]:
    """What axe-core says of an open page, WCAG 2.2 A and AA and best practices."""
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE_SCRIPT)
    found: list[str] = page.evaluate(AXE, {"within": within, "rules": rules})
    return found


def in_both_lights(page: Page, number: int) -> list[str]:
    """All rules in one light, by turns; what light changes in the other, too."""
    first, second = LIGHTS[number % 2], LIGHTS[1 - number % 2]
    page.emulate_media(color_scheme=first)  # type: ignore[arg-type]
    found = violations(page)
    page.emulate_media(color_scheme=second)  # type: ignore[arg-type]
    return found + violations(page, CONTRAST)


CHOICES = """() => {
  const text = (id) => document.getElementById(id)?.textContent.trim() ?? '';
  return [...document.querySelectorAll('#table :is(.pick, .tick)')].map((choice) => {
    const name = choice.getAttribute('aria-label')?.trim() || text(choice.getAttribute('aria-labelledby'));
    return [choice.type, name, choice.value ? text(choice.getAttribute('aria-describedby')) : name];
  });
}"""
"""What stands for several things that do nothing now has the reason for its name, and no value."""


def unclear(page: Page) -> list[str]:
    """Choices without a name, with another one's name, or that do not say what they do."""
    asked = [tuple(one) for one in page.evaluate(CHOICES)]
    named = Counter((sort, name) for sort, name, _ in asked)
    twice = [f"{name!r} is {n} choices" for (_, name), n in named.items() if n > 1]
    return twice + [f"says nothing: {one}" for one in asked if not (one[1] and one[2])]


@pytest.mark.parametrize(
    ("game", "step"),
    [("frantic", 2), *(pytest.param(game, 1, marks=pytest.mark.long) for game in game_ids())],
)
def test_every_decision_is_for_everybody(chromium: Browser, game: str, step: int) -> None:
    """With the most players, at the fullest moment of each kind of decision (or of every second), on laptops and phones.

    Every third moment is looked at in both lights and for the size of what is to be pressed, which takes axe longest.
    """
    found = []
    with drawn(chromium, game) as page:
        for number, moment in enumerate(moments(game)):
            if number % step:
                continue
            page.set_viewport_size(SCREENS[number // step // 2 % 2])  # type: ignore[arg-type]
            show(page, number, LANGS[number // step % 2])
            seen = unclear(page) + (violations(page, QUICK) if number % 3 else in_both_lights(page, number))
            found += [f"{moment.name}: {one}" for one in seen]
    assert found == []


SHEETS = "() => [...document.querySelectorAll('[popover]:not([popover=manual])')].map((sheet) => sheet.id)"
OPENED = "(id) => document.getElementById(id).showPopover()"
SPEAK = """() => {
  for (const id of ['notice', 'offline']) document.getElementById(id).hidden = false;
  document.getElementById('notice').textContent = 'The tiger leaps.';
  const note = document.getElementById('note');
  note.querySelector('b').textContent = note.querySelector('p').textContent = 'The tiger';
  note.showPopover();
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", one_in_every_run(["biber_gang", "beasty_bar"]))
def test_axe_finds_nothing_in_sheets_and_notices(chromium: Browser, game: str) -> None:
    """A pile that can be looked through, and a score sheet; all others are the same in every game."""
    found = []
    with drawn(chromium, game) as page:
        show(page, 0)
        for number, sheet in enumerate(page.evaluate(SHEETS)):
            page.evaluate(OPENED, sheet)
            page.emulate_media(color_scheme=LIGHTS[number % 2])  # type: ignore[arg-type]
            found += [f"{sheet}: {one}" for one in violations(page, STANDARD, f"#{sheet}")]
            page.keyboard.press("Escape")
        page.evaluate(SPEAK)
        found += in_both_lights(page, game_ids().index(game))
    assert found == []


def before_the_game(game: str, lang: str) -> TableModel:
    """A table at which nobody plays yet, as its host sees it."""
    made = model(moments(game)[0].match, 0, lang)
    free = replace(made.seats[1], name="", kind="open")
    bot = replace(made.seats[1], index=2, colour_index=2, kind="bot", level="keen")
    seats = (made.seats[0], free, bot)
    ways = Invitation("/t/1/join", "123456", True, Terms(fill=60, clock="live 600 15"), 60.0, 60)
    waiting = replace(made, status="lobby", view=None, told=None, proposal=PROPOSAL, invitation=ways)
    return replace(waiting, seats=seats, me=0)


def opened(game: str, lang: str) -> OpenModel:
    """Two open tables, one of them the reader's."""
    seats, option = before_the_game(game, lang).seats, kind(game).options[1]
    tables = tuple(
        OpenTable(table, kind(game), seats, table == "1", ((option.name, option.default),), Terms(fill=30))
        for table in "12"
    )
    return OpenModel(lang, tables, "", game_ids())


def said(game: str, lang: str) -> chat_panel.ChatPanel:
    """What somebody hears who looks on by name and has muted one of the others."""
    lines = tuple(
        ChatLine(number, 0.0, "all", seat, author, name, what, text)
        for number, (seat, author, name, what, text) in enumerate(
            [
                (0, "1", "Anna", "text", "Hello!"),
                (1, "2", "Ben", "sticker", "wave"),
                (None, EVA, "Eva", "phrase", "luck"),
                (1, "3", "Kim", "text", "…"),
            ],
            start=1,
        )
    )
    room = ChatRoom(lines, {EVA: frozenset({"3"})}, {EVA: "Eva"})
    record = replace(record_of("1"), game=game)
    return chat_panel.ChatPanel(record, room, EVA, "Eva", lang, Onlookers(3, ("Eva",)))


def plain_pages(game: str, lang: str) -> dict[str, Callable[[], str]]:
    """Every page that is no table: what they say of one game."""
    over = moments(game)[-1]
    assert over.match.over
    done = model(over.match, 0, lang)
    waiting = before_the_game(game, lang)
    links = tuple(
        TableLink("1", kind(game), status, ("Anna", "Ben"), 0.0) for status in ("lobby", "playing", "over")
    )
    wrong = {"name": SAYS(lang, "name-empty"), "": SAYS(lang, "words-first")}
    taken = {"name": SAYS(lang, "name-taken")}
    refusal = RefusedError(409, "not-host", name="Anna").text(lang)
    replay = ReplayModel(
        lang, "1", over.match.game, over.match.ply, over.match.ply, over.match.view(0), tuple(over.match.events(0)),
        done.seats, 0, "5ea1", None,
    )  # fmt: skip
    fair = FairModel(lang, "1", done.game, done.seats, 0, done.commitment, None, "5eed" * 16)
    return {
        "landing": lambda: render.landing(
            LandingModel(
                lang,
                tuple(map(kind, game_ids())),
                links,
                PROPOSAL,
                open=opened(game, lang),
                code="1",
                wrong=refusal,
            )
        ),
        "nobody waits": lambda: render.landing(
            LandingModel(
                lang,
                tuple(map(kind, game_ids())),
                (),
                PROPOSAL,
                open=OpenModel(lang, game=game, games=(game,)),
            )
        ),
        "setup": lambda: render.setup(SetupModel(lang, kind(game), PROPOSAL, {}, wrong)),
        "which": lambda: render.which(WhichModel(lang, "learn", tuple(map(kind, game_ids())))),
        "watch": lambda: render.watch(WatchModel(lang, links)),
        "join": lambda: render.join(
            JoinModel(lang, "1", done.game, "Anna", waiting.seats, PROPOSAL, errors=taken)
        ),
        "lobby": lambda: table_pages.table_page(waiting),
        "lobby of a guest": lambda: table_pages.table_page(replace(waiting, is_host=False)),
        "rematch": lambda: table_pages.table_page(replace(done, proposal=PROPOSAL)),
        "replay": lambda: table_pages.replay_page(replay),
        "fair": lambda: render.fair_page(fair),
        "change the rules": lambda: render.setup(SetupModel(lang, kind(game), PROPOSAL, after="1")),
        "chat": lambda: chat_panel.said_page(said(game, lang)),
        "rules": lambda: render.rules(RulesModel(lang, kind(game))),
        "refused": lambda: render.message_page(MessageModel(lang, 409, SAYS(lang, TITLE["409"]), refusal)),
    }


def test_axe_finds_nothing_on_plain_pages(chromium: Browser) -> None:
    """In either language by turns; all games have the same pages around their tables."""
    found = []
    spoken = [plain_pages(GAME, lang) for lang in LANGS]
    pages = {name: spoken[number % 2][name] for number, name in enumerate(spoken[0])}
    with drawn(chromium, GAME, pages) as page:
        for number, name in enumerate(pages):
            page.set_viewport_size(SCREENS[number // 2 % 2])  # type: ignore[arg-type]
            page.goto(f"http://table.test/{name}")
            page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")
            found += [f"{name}: {one}" for one in in_both_lights(page, number)]
    assert found == []


def test_what_is_hard_to_use_is_found(chromium: Browser) -> None:
    with drawn(chromium, "biberbande") as page:
        show(page, 0)
        page.evaluate("() => document.querySelector('.pick').removeAttribute('aria-label')")
        page.add_style_tag(content=".top { background: #777 } .top-title { color: #888 }")
        assert {"label", "color-contrast"} <= {one.partition(":")[0] for one in violations(page)}
        assert len(unclear(page)) == 1


# ------------------------------------------------------------------------------------------------ by ear, by keys


def sit_down_by_names(anna: Guest) -> None:
    """A short game against one bot, set up by the labels of the form's fields."""
    page, words = anna.page, shown(GAME).words
    page.goto(f"/new/{GAME}")
    page.get_by_role("textbox", name=SAYS("en", "your-name")).fill("Anna")
    page.get_by_role("spinbutton", name=words.option_name("players", "en")).fill("2")
    page.get_by_text(SAYS("en", "house-rules"), exact=True).click()
    page.get_by_role("spinbutton", name=words.option_name("turn_guard", "en")).fill("20")
    page.get_by_role("button", name=SAYS("en", "open-the-table")).click()
    begin = page.get_by_role("button", name=SAYS("en", "lobby-begin"))
    own = page.get_by_role("heading", level=3, name="Anna")
    expect(begin.or_(own).first).to_be_visible()
    if begin.is_visible():
        begin.click()
    anna.arrived()


def committing(page: Page) -> Locator:
    """What the dock, the region named by what is asked, offers to press."""
    prompt = page.get_by_role("heading", level=2).and_(page.locator("#prompt")).inner_text()
    return page.get_by_role("region", name=prompt, exact=True).get_by_role("button")


def test_a_game_by_ear(sit: Sit) -> None:
    """By the accessibility tree alone: choices are radio buttons, the dock says what they do, a status what happens."""
    anna = sit()
    page = anna.page
    sit_down_by_names(anna)
    heard: list[str] = []

    def decide() -> None:
        expect(
            page.get_by_role("heading", level=3, name=re.compile(f"Anna.*{SAYS('en', 'pods-decides')}"))
        ).to_be_visible()
        for choice in page.get_by_role("main").get_by_role("radio").all():
            choice.check(force=True)  # its label lies over it
            does = [one for one in committing(page).all() if one.inner_text() != SAYS("en", "take-back")]
            if does:
                expect(choice).to_have_accessible_description(re.compile(r"\w"))
                break
        else:
            raise AssertionError(f"no choice can be made: {page.get_by_role('main').aria_snapshot()}")
        stamp = anna.stamp
        does[0].press("Enter")
        anna.moved_on(stamp)
        heard.append(page.get_by_role("status").first.inner_text())

    anna.play_on(decide, lambda: anna.status == "over")
    told = page.get_by_role("region", name=SAYS("en", "just-now")).get_by_role("paragraph")
    lines: list[tuple[str, str]] = told.evaluate_all(
        "told => told.map((line) => [line.dataset.ply, line.textContent])"
    )
    said = page.get_by_role("status").first.text_content() or ""
    assert " ".join(line for ply, line in lines if ply == lines[-1][0]) in said
    expect(page.get_by_role("button", name=SAYS("en", "play-again"))).to_be_visible()
    assert len(set(heard)) > 3


FOCUSED = "document.activeElement.matches('.pick.legal:checked')"


def test_a_game_by_keys(sit: Sit, running: Running) -> None:
    """Nothing but keys, from the first page into the game and from its last moves to the rematch; the focus is always
    somewhere, and can be seen."""
    anna = sit()
    page = anna.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[popovertarget=choose-beasty_bar]')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#choose-beasty_bar .primary")).to_be_focused()
    page.keyboard.press("Enter")
    anna.arrived()

    def decide() -> None:
        stamp = anna.stamp
        for _ in range(24):
            page.keyboard.press("ArrowRight")
            if page.evaluate(FOCUSED):
                break
        assert page.evaluate(FOCUSED)
        page.keyboard.press("Enter")
        anna.moved_on(stamp)
        page.wait_for_function(MINE_OR_OVER)
        assert page.evaluate("document.activeElement !== document.body || document.querySelector('#over')")

    anna.play_on(decide, lambda: anna.may_act and page.locator("#log li").count() > 12)
    to_the_end(running, 8, anna)
    anna.play_on(decide, lambda: anna.status == "over")
    for key, sheet in (("?", "keys-sheet"), ("l", "log-sheet"), ("r", "rules-sheet")):
        page.keyboard.press(key)
        expect(page.locator(f"#{sheet}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{sheet}")).to_be_hidden()
    table = page.url
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id === 'rematch'"):
            break
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: address != table)
