"""Which search a game gets: the one that its judgement declares."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

from biberbau import Game
from biberbau.games import game_ids, kind
from biberbau.search import Searcher


@pytest.mark.parametrize("game", game_ids())
def test_a_judgement_has_what_its_search_needs(game: str) -> None:
    judgement = kind(game).judgement
    needed = {"tree": {"estimate"}, "rollouts": {"estimate", "habit", "settled", "payoffs", "suppose"}}
    assert needed[kind(game).search] <= vars(judgement).keys()


@pytest.mark.parametrize("declared", [None, "", "trees", "ROLLOUTS", ["tree"]], ids=repr)
def test_who_declares_no_search_or_an_unknown_one_is_told(declared: object) -> None:
    judgement = ModuleType("somewhere.judgement")
    if declared is not None:
        judgement.SEARCH = declared  # type: ignore[attr-defined]
    game = Game.of("biberbande", {})
    broken = Game(replace(game.kind, judgement=judgement), game.options)
    with pytest.raises(ValueError, match=r"somewhere\.judgement\.SEARCH has to be 'tree' or 'rollouts', not"):
        Searcher(broken)
