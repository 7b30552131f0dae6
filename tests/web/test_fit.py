"""Every size of screen shows a whole table: nothing that must be read or pressed is covered, clipped or outside."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser

from biberbau.games import game_ids
from biberbau.games.common.catalogues.wording import LANGUAGES
from biberbau.web.view import assets

from .browsing import needs_chromium, one_in_every_run
from .fitting import BOXES, LOW, NARROW, SHEETS, SIZES, drawn, misfits, moments, show

pytestmark = needs_chromium


def all_misfits(
    chromium: Browser,
    game: str,
    sizes: Sequence[tuple[int, int]],
    in_turn: bool = False,
    players: int | None = None,
) -> list[str]:
    """With the most players, or so many, at the fullest moment of each kind of decision, in one language after the other;
    ``in_turn``: each moment on every second size only."""
    found = []
    with drawn(chromium, game, players=players) as page:
        for number, moment in enumerate(moments(game, players)):
            show(page, number, LANGUAGES[number % len(LANGUAGES)])
            found += [
                f"{width}x{height}, {moment.name}: {misfit}"
                for width, height in (sizes[number // 2 % 2 :: 2] if in_turn else sizes)
                for misfit in misfits(page, (width, height))
            ]
    return found


@pytest.mark.parametrize("in_turn", [True, pytest.param(False, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", game_ids())
def test_every_decision_fits_where_there_is_least_room(chromium: Browser, game: str, in_turn: bool) -> None:
    assert all_misfits(chromium, game, NARROW, in_turn) == []


@pytest.mark.parametrize("game", game_ids())
def test_every_decision_fits_on_every_screen(chromium: Browser, game: str) -> None:
    assert all_misfits(chromium, game, [size for size in SIZES if size not in NARROW]) == []


@pytest.mark.parametrize("game", one_in_every_run(sorted(game_ids(), key="biber_mania".__ne__)))
def test_a_table_for_two_fits_too(chromium: Browser, game: str) -> None:
    """It is laid out in another way than the fullest one: phones both ways, and a laptop."""
    sizes = (390, 844), (844, 390), (360, 640), (1440, 900)
    assert all_misfits(chromium, game, sizes, in_turn=True, players=2) == []


@pytest.mark.parametrize("game", ["biberbande", "beasty_bar"])
def test_while_one_waits_the_log_has_the_room(chromium: Browser, game: str) -> None:
    """On a long phone, the box in which one is asked is no larger than what stands in it, and comes first."""
    with drawn(chromium, game) as page:
        show(page, next(at for at, moment in enumerate(moments(game)) if moment.name == "waiting"))
        page.set_viewport_size({"width": 390, "height": 844})
        dock, recent = page.locator("#dock"), page.locator("#recent")
        assert dock.evaluate("dock => dock.scrollHeight <= dock.clientHeight")
        asked, told = dock.bounding_box(), recent.bounding_box()
        assert asked and told and asked["y"] + asked["height"] <= told["y"] and told["height"] >= 64
        assert page.locator("#mine").evaluate("mine => mine.getBoundingClientRect().bottom <= innerHeight")


FOURTEEN_CARDS = """() => {
  const hand = document.querySelector('.table.playing #mine .hand'), last = hand?.querySelector('.card');
  if (!last) return [];
  while (hand.querySelectorAll('.card').length < 14) hand.append(last.cloneNode(true));
  hand.classList.replace('few', 'some');
  return [...hand.querySelectorAll('.card')].filter((card) => card.getBoundingClientRect().bottom > innerHeight + 1);
}"""


def test_of_fourteen_cards_all_are_in_sight_whatever_is_asked_of_one_in_eight(chromium: Browser) -> None:
    """On a short phone, also where an event and the answers take most of the room."""
    with drawn(chromium, "frantic") as page:
        page.set_viewport_size({"width": 360, "height": 640})
        for number, moment in enumerate(moments("frantic")):
            show(page, number, LANGUAGES[number % len(LANGUAGES)])
            assert page.evaluate(FOURTEEN_CARDS) == [], moment.name


HIDDEN_CHIPS = """() => [...document.querySelectorAll('.chip')]
  .filter((chip) => chip.getBoundingClientRect().bottom > chip.parentElement.getBoundingClientRect().bottom)
  .map((chip) => chip.id)"""


def test_all_that_eight_players_can_wish_for_is_in_sight_on_a_small_phone(chromium: Browser) -> None:
    with drawn(chromium, "frantic") as page:
        page.set_viewport_size({"width": 360, "height": 640})
        for number in (at for at, moment in enumerate(moments("frantic")) if moment.name == "wishing"):
            show(page, number)
            assert page.locator(".chip").count() == 13
            assert page.evaluate(HIDDEN_CHIPS) == []


def test_the_pile_beside_a_hand_is_whole(chromium: Browser) -> None:
    found = []
    with drawn(chromium, "beasty_bar") as page:
        for at, moment in enumerate(moments("beasty_bar")):
            show(page, at)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                found += [f"{width}x{height}, {moment.name}: {what}" for what in page.evaluate(BESIDE_HAND)]
    assert found == []


BESIDE_HAND = """() => {
  const box = (part) => part.getBoundingClientRect();
  const pile = document.querySelector('#mine .deck'), cards = [...document.querySelectorAll('#mine .hand .card')];
  if (!pile?.checkVisibility()) return [];
  const dock = box(document.getElementById('dock')).left, side = dock > box(pile).left ? dock : innerWidth;
  const over = cards.filter((card) => box(card).right > box(pile).left + 1).map((card) => `${card.id} lies on the pile`);
  return box(pile).right <= side ? over : [...over, 'the pile is cut'];
}"""


FIXED = re.compile(r"([^{}]+)\{[^{}]*position:\s*(?:fixed|sticky)")
"""A rule that takes something out of the page's flow."""

OPEN = "(box) => document.querySelector(box)?.checkVisibility() ?? false"


def test_everything_that_style_sheets_fix_over_a_page_is_tried_here() -> None:
    """A person who adds such a box puts it among ``BOXES``."""
    sheets = [*assets.STATIC.glob("*.css"), *(assets.art_folder(game) / "table.css" for game in game_ids())]
    plain = [re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S) for sheet in sheets]
    fixed = {rule.strip() for text in plain for rule in FIXED.findall(text)}
    # a notice of another kind; parts of a sheet and of the dock, which scroll (of the dock every misfit is looked for);
    # under every tap and gone after three seconds (test_browser_chat)
    parts = {".sheet-over > header", ".playing:not(.lesson) .buttons", ".over-box .last-word", ".bubble"}
    assert fixed == BOXES.keys() - {"#offline"} | parts


@pytest.mark.parametrize("game", one_in_every_run(game_ids()[::-1]))
def test_everything_that_lies_over_a_table_can_be_read_and_pressed(chromium: Browser, game: str) -> None:
    """Each box at its fullest, over the table of the most players, where there is most room and where there is least."""
    found = []
    with drawn(chromium, game) as page:
        show(page, 0, ("de", "en")[game_ids().index(game) % 2])
        sheets = {f"#{sheet}": "" for sheet in page.evaluate(SHEETS)}
        assert len(sheets) >= 4
        for box, opens in (BOXES | sheets).items():
            page.reload()
            page.evaluate(SHEETS)
            page.evaluate(opens or f"() => document.querySelector('{box}').showPopover()")
            assert page.evaluate(OPEN, box)
            for width, height in (*LOW, (1366, 650)):
                found += [f"{width}x{height}, {box}: {what}" for what in misfits(page, (width, height), box)]
    assert found == []


POINTS_AT = """(at) => {
  const thing = [...document.querySelectorAll('#table [data-about]')][at];
  for (const on of [document.body, thing]) {
    on.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }
}"""

COVERS = """(at) => {
  const thing = [...document.querySelectorAll('#table [data-about]')][at];
  const note = document.querySelector('#note:popover-open')?.getBoundingClientRect();
  const covered = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return right > left && right > note.left && left < note.right && bottom > note.top && top < note.bottom;
  };
  const scores = innerWidth < 1000 ? [] : document.querySelectorAll('.pod .score'); // phones may lack room
  return note ? [thing, ...scores].filter(covered).map((part) => `${part.id} by what ${thing.id} is`) : ['no note'];
}"""


@pytest.mark.parametrize("game", one_in_every_run(game_ids()))
def test_a_note_covers_neither_what_it_is_about_nor_a_score(chromium: Browser, game: str) -> None:
    with drawn(chromium, game) as page:
        page.clock.install()
        show(page, 0)
        found = []
        for width, height in ((1366, 650), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            for at in range(page.locator("#table [data-about]").count()):
                page.evaluate(POINTS_AT, at)
                page.clock.run_for(1_000)  # until a pointer rests there
                found += page.evaluate(COVERS, at)
    assert found == []


def test_a_note_waits_until_the_mouse_is_moved_after_it_has_let_go(chromium: Browser) -> None:
    with drawn(chromium, "beasty_bar") as page:
        page.clock.install()
        show(page, 0)
        for let_go in (True, False):
            page.mouse.move(5, 5)
            for thing, does in (("#mine .card", page.mouse.down), ("#board", page.mouse.up)):
                box: Any = page.locator(thing).first.bounding_box()
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3, steps=4)
                if let_go:
                    does()
            page.clock.run_for(1_000)
            assert page.evaluate(OPEN, ".note") == (not let_go)
            page.reload()


def test_escape_closes_what_lies_over_a_table(chromium: Browser) -> None:
    """But for the word that the line is gone, which goes when the line is there again. What is picked stays picked."""
    with drawn(chromium, "beasty_bar") as page:
        show(page, 0)
        sheets = [f"#{sheet}" for sheet in page.evaluate(SHEETS)]
        for one in (*BOXES, *sheets):
            if one in BOXES:
                show(page, 0)
            page.evaluate(BOXES.get(one) or f"() => document.querySelector('{one}').showPopover()")
            assert page.evaluate(OPEN, one)
            page.keyboard.press("Escape")
            assert page.evaluate(OPEN, one) == (one == "#offline"), one
            if one not in ("#offline", ".menu", ".note"):
                assert page.locator(".pick:checked").count() == 1, one


@pytest.mark.parametrize(
    ("style", "complaint"),
    [
        ("#recent { position: fixed !important; inset: 0; z-index: 99 }", "covered: #prompt"),
        ("#mine { overflow: clip; max-height: 20px }", "clipped: b.index"),
        ("#prompt { font-size: 9px }", "9.0 px text: #prompt"),
        ("body { overflow: auto !important } #dock { min-width: 4000px }", "wide"),
        ("#mine .place { --w: 20px !important }", "20 px card"),
        ("#commit { pointer-events: none }", "cannot be pressed: #commit"),
        (
            "#dock { min-height: 0 !important; max-height: 90px } .buttons { position: static !important }",
            "the answer is not in sight",
        ),
    ],
)
def test_what_does_not_fit_is_found(chromium: Browser, style: str, complaint: str) -> None:
    with drawn(chromium, "biberbande") as page:
        show(page, 0)
        assert misfits(page, (1440, 900)) == []
        page.add_style_tag(content=style)
        found = misfits(page, (1440, 900))
        assert any(complaint in misfit for misfit in found), found


@pytest.mark.parametrize(
    ("box", "style", "complaint"),
    [
        (".notice", ".notice { left: -40px !important }", "clipped: #notice"),
        (
            "#rules-sheet",
            ".sheet-over { overflow: clip !important; max-height: 30px !important }",
            "#rules-title",
        ),
    ],
)
def test_a_box_that_does_not_fit_is_found(chromium: Browser, box: str, style: str, complaint: str) -> None:
    with drawn(chromium, "biberbande") as page:
        show(page, 0)
        page.evaluate(BOXES.get(box) or f"() => document.querySelector('{box}').showPopover()")
        assert misfits(page, LOW[-1], box) == []
        page.add_style_tag(content=style)
        found = misfits(page, LOW[-1], box)
        assert any(complaint in misfit for misfit in found), found
