"""A browser draws a table's scene as the server does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from biberbau.web.view import table_pages
from biberbau.web.view.browser_templates import script_url
from biberbau.web.view.model import TableModel
from biberbau.web.view.plain import Doc
from biberbau.web.view.scene_changes import changes
from biberbau.web.view.scene_views import SceneView
from games_tried import in_turn

from .browsing import Sit, needs_chromium
from .serving import Running
from .staging import document
from .test_scene_changes import data_of, played, without_nothing

pytestmark = needs_chromium

DRAWS = """async ([address, scenes]) => {
  const { draw } = await import(address);
  return scenes.map((scene) => draw(scene));
}"""
CHANGED = """async ([address, before, changes]) => {
  const { changed } = await import(address);
  return changes.reduce(changed, before);
}"""


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "lang"), in_turn("en", "de", "fr"))
def test_browsers_draw_what_the_server_draws(sit: Sit, running: Running, game: str, lang: str) -> None:
    """The same HTML to the letter, for every decision of a random game; and changes make the same scene."""
    scenes: list[Doc] = []
    drawn: list[str] = []
    between: list[dict[str, Any]] = []

    def looks(seat: int | None, view: SceneView, model: TableModel) -> None:
        if seat == 1:
            return
        message = json.loads(data_of(view.message("", lambda: model)))
        scenes.append(document(message["scene"]) | {"revision": model.revision, "version": view.version})
        drawn.append(table_pages.table_fragment(model, view.version))
        if seat == 0 and len(scenes) > 2:
            between.append(json.loads(json.dumps(changes(scenes[-3], scenes[-1]))))

    played(game, lang, 40, looks)
    guest = sit()
    guest.page.goto(running.url)
    assert guest.page.evaluate(DRAWS, [script_url(game, lang), scenes]) == drawn
    there = guest.page.evaluate(CHANGED, ["/static/drawing.js", scenes[0], between])
    assert without_nothing(there) == without_nothing(scenes[-2] if len(scenes) % 2 == 0 else scenes[-1])
