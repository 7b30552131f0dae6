"""Every script is one that a browser can read; a page with a broken one goes on without it, and nobody notices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Error, Page

from biberbau.web.view.assets import STATIC, asset

from .browsing import needs_chromium

pytestmark = needs_chromium

SCRIPTS = sorted(file.name for file in STATIC.glob("*.js"))


@pytest.fixture(scope="module")
def page(chromium: Browser) -> Iterator[Page]:
    """One for all scripts: none of them is run."""
    opened = chromium.new_page()
    yield opened
    opened.close()


def complaints(page: Page, source: str) -> list[str]:
    """What a browser says of the grammar of a module; it is not run, as what it imports is not there."""
    found: list[str] = []

    def hears(error: Error) -> None:
        found.append(f"{error.name}: {error.message}")

    page.on("pageerror", hears)
    page.evaluate(
        """source => new Promise(done => {
          const script = document.createElement("script");
          script.type = "module";
          script.onerror = script.onload = done;
          addEventListener("error", done, { once: true });
          const missing = "import './nothing-here.js';\\n";
          script.src = URL.createObjectURL(new Blob([missing, source], { type: "text/javascript" }));
          document.head.append(script);
        })""",
        source,
    )
    page.remove_listener("pageerror", hears)
    return [one for one in found if one.startswith("SyntaxError")]


def test_a_script_that_cannot_be_read_is_found(page: Page) -> None:
    assert complaints(page, "const one = 1;\nconst one = 2;\n")
    assert complaints(page, "if (1) {\n")
    assert complaints(page, "const one = 1;\n") == []  # and is not held against the next one


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_browser_can_read_it(page: Page, name: str) -> None:
    served = asset(STATIC, name)
    assert served is not None
    assert complaints(page, served.body.decode()) == []
