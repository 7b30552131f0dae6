"""A tap on one's own card, or on what else may ever be chosen, does something or says why it does nothing now."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
import pytest

from biberbau.games import game_ids
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Game, Match
from biberbau.web.view import table_pages

from .test_render import model

CARD = re.compile(
    r'<div class="card (?P<look>[^"]*)" id="(?P<id>[^"]*)"(?P<rest>.*?)<div class="paper"', re.S
)
LABEL = re.compile(r'<label class="tap"[^>]* for="(?P<pick>[^"]+)"')
PICK = re.compile(r'<input type="(?:radio|checkbox)"[^>]*\bid="(?P<id>[^"]+)"')
SHARED = re.compile(r'<span class="unseen"><input type="radio"[^>]*class="pick ([^"]+)"[^>]*value="([^"]*)"')
SAYS = re.compile(
    r'<div class="says n\d+(?: legal)?" id="says-(?P<slug>[^"]+)"><p class="effect">(?P<says>.+?)</p>'
)


def moments(game: str, plies: int = 120) -> Iterator[tuple[Match, int]]:
    """The first moment of each kind of decision in a random game, for the player who decides and for another one."""
    met: set[int] = set()
    match, dice = Match(Game.of(game, {"players": 3}), 1), np.random.default_rng(1)
    while not match.over and match.ply < plies:
        kind, decider = decides(match.position().state, KIND), match.to_act
        assert decider is not None
        if kind not in met:
            met.add(kind)
            yield match, decider
            yield match, (decider + 1) % 3
        legal = match.legal()
        match.play(legal[int(dice.integers(len(legal)))])


@pytest.mark.parametrize("game", game_ids())
def test_every_own_card_does_something_or_says_why_not(game: str) -> None:
    """What stands for several cards is picked in the dock and is no action, so that none of them rises for another."""
    for match, seat in moments(game):
        page = table_pages.table_fragment(model(match, seat, "en"))
        picks = set(PICK.findall(page))
        said = {f"pick-{slug}": says for slug, says in SAYS.findall(page)}
        mine = page[page.index('id="mine"') : page.index("</section>", page.index('id="mine"'))]
        for card in CARD.finditer(mine):
            tap = LABEL.search(card["rest"])
            assert tap and tap["pick"] in picks, f"{card['id']} at {match.ply}"
            assert tap["pick"].startswith("tick-") or said[tap["pick"]], f"{card['id']} at {match.ply}"
        assert mine.count('<div class="card ') == len(CARD.findall(mine))
        assert set(LABEL.findall(page)) <= picks  # no tap leads nowhere
        shared = SHARED.findall(page)
        assert all("legal" not in classes and value == "" for classes, value in shared)
        assert seat == match.to_act or len(shared) <= 1
