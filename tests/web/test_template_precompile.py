"""Templates are folded to cost little; what they draw is what they would draw as they are written."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from jinja2 import Template
from jinja2.ext import Extension
from markupsafe import Markup, escape

from biberbau.games.common.view.shown import spoken
from biberbau.match import Game, Match
from biberbau.web.domain.event_log import Telling
from biberbau.web.view import environment, table_pages
from biberbau.web.view.template_precompile import put_in
from games_tried import in_turn

from .test_render import model

NAMES = ('Anna <b> & "Co"', "Ben's", "Cem {{ x }}", "Dora")


class AsWritten(Extension):
    """Folds nothing."""


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "lang"), in_turn("de", "en"))
def test_a_table_is_drawn_as_its_templates_are_written(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match in which now one seat looks, now the other, now a spectator; names try to be HTML."""
    match, dice = Match(Game.of(game), seed=7), random.Random(7)
    names = NAMES[: match.game.players]
    told = {me: Telling(match, me, names, spoken(game, lang)) for me in (0, 1, None)}
    drawn, models = [], []
    for _ in range(24):
        if match.over:
            break
        match.play(dice.choice(match.legal()))
        me = dice.choice((0, 1, None))
        shown = model(match, me, lang, told=told[me])
        seats = tuple(replace(seat, name=name) for seat, name in zip(shown.seats, names, strict=True))
        models.append(replace(shown, seats=seats))
        drawn.append(table_pages.table_fragment(models[-1]))  # at once: the telling goes on
        with monkeypatch.context() as patched:
            patched.setattr(table_pages, "environment", as_written(patched))
            assert table_pages.table_fragment(models[-1]) == drawn[-1]
    assert len(set(drawn)) > 8
    assert not any("Anna <b>" in page or "Ben's" in page for page in drawn)


def as_written(patched: pytest.MonkeyPatch, made: dict[str, Any] = {}) -> Any:  # noqa: B006 - one for all tests
    """Environments of templates that are not folded and escape as Jinja does."""
    patched.setattr(environment, "Folding", AsWritten)
    patched.setattr(environment, "Quick", Template)
    unfolded = environment.environment.__wrapped__

    def plain(lang: str) -> Any:
        if lang not in made:
            made[lang] = unfolded(lang)
        return made[lang]

    return plain


@pytest.mark.parametrize("value", ["<&>'\"", Markup("<b>"), 7, None, Markup("&amp;"), ""])
def test_a_value_is_put_in_as_markupsafe_escapes_it(value: object) -> None:
    assert put_in(value) == str(escape(value))
