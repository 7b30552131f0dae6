"""Every size of screen shows a whole table: nothing that must be read or pressed is covered, clipped or outside."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from biberbau.games import game_ids

from .browsing import needs_chromium
from .fitting import SIZES, drawn, misfits, moments, show

pytestmark = needs_chromium


@pytest.mark.parametrize("game", game_ids())
def test_every_decision_fits_on_every_screen(chromium: Browser, game: str) -> None:
    """With the most players, at the fullest moment of each kind of decision, in either language."""
    found = []
    with drawn(chromium, game) as page:
        for number, moment in enumerate(moments(game)):
            show(page, number, ("de", "en")[number % 2])
            found += [
                f"{width}x{height}, {moment.name}: {misfit}"
                for width, height in SIZES
                for misfit in misfits(page, (width, height))
            ]
    assert found == []


@pytest.mark.parametrize(
    ("style", "complaint"),
    [
        ("#recent { position: fixed !important; inset: 0; z-index: 99 }", "covered: #prompt"),
        ("#mine { overflow: clip; max-height: 20px }", "clipped: b.index"),
        ("#prompt { font-size: 9px }", "9.0 px text: #prompt"),
        ("body { overflow: auto !important } #dock { min-width: 4000px }", "wide"),
        ("#mine .place { --w: 20px !important }", "20 px card"),
        ("#commit { pointer-events: none }", "cannot be pressed: #commit"),
    ],
)
def test_what_does_not_fit_is_found(chromium: Browser, style: str, complaint: str) -> None:
    with drawn(chromium, "biberbande") as page:
        show(page, 0)
        assert misfits(page, (1440, 900)) == []
        page.add_style_tag(content=style)
        found = misfits(page, (1440, 900))
        assert any(complaint in misfit for misfit in found), found
