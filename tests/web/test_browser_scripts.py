"""Every script is one that a browser can read; a page with a broken one goes on without it, and nobody notices."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from biberbau.web.view.assets import STATIC, asset

from .browsing import needs_chromium

pytestmark = needs_chromium

SCRIPTS = sorted(file.name for file in STATIC.glob("*.js"))


def complaints(chromium: Browser, source: str) -> list[str]:
    """What a browser says of the grammar of a module; it is not run, as what it imports is not there."""
    page = chromium.new_page()
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(f"{error.name}: {error.message}"))
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
    page.close()
    return [one for one in found if one.startswith("SyntaxError")]


def test_a_script_that_cannot_be_read_is_found(chromium: Browser) -> None:
    assert complaints(chromium, "const one = 1;\nconst one = 2;\n")
    assert complaints(chromium, "if (1) {\n")


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_browser_can_read_it(chromium: Browser, name: str) -> None:
    served = asset(STATIC, name)
    assert served is not None
    assert complaints(chromium, served.body.decode()) == []
