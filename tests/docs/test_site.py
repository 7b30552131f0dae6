"""The documentation builds without a warning, and fetches nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.kernel.compiled import INTERPRETED

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.process
@pytest.mark.skipif(INTERPRETED, reason="says nothing about rules")
def test_site_builds_strictly_and_alone(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    assert tmp_path.joinpath("index.html").exists()
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text("utf-8")
        )
        assert not loaded, f"{page.name} loads {loaded}"


def test_what_the_page_on_playing_calls_by_name_is_there() -> None:
    """Buttons and titles in quotation marks are called that on the pages."""
    browser = (ROOT / "docs" / "play.md").read_text("utf-8").partition("## In the terminal")[0]
    package = ROOT / "src" / "biberbau"
    catalogues = [package / "web" / "en.ftl", *package.glob("games/*/words/en.ftl")]
    said = "".join(catalogue.read_text("utf-8") for catalogue in catalogues)
    named = re.findall(r'"([^"]+)"', browser)
    assert len(named) > 3
    for name in named:
        assert re.search(rf" = {re.escape(name)}$", said, re.MULTILINE), name
