"""Position documents of every game: any state goes there and back, filled views go on, spoiled ones break nothing."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from biberbau import Game, Match, Position
from biberbau.errors import PositionError
from biberbau.games import game_ids, kind
from biberbau.kernel.compiled import INTERPRETED
from biberbau.testing.cover import cover
from biberbau.warm import warm_checks

SETTINGS = settings(max_examples=2 if INTERPRETED else 8)
EVERY = 90 if INTERPRETED else 9
SPOILED = ([], {}, None, 3, "?", "a", "red", True, [{"kind": []}])
EVERY_GAME = pytest.mark.parametrize("game", game_ids())


@pytest.fixture(autouse=True, scope="module")
def compiled_invariants() -> None:
    """Documents are looked at by compiled invariants where these have been called: in a tenth of the time."""
    for game in game_ids():
        warm_checks(game)


def walk(game: str, options: dict[str, Any], seed: int) -> Iterator[Match]:
    """A random game: now and then, ever more rarely, at all plies in the course of time, and at the end."""
    match, dice = Match(Game.of(game, options), seed), random.Random(seed)
    wanted = seed % EVERY
    while not match.over:
        if match.ply == wanted:
            yield match
            wanted += EVERY + wanted // 8
        match.play(dice.choice(match.legal()))
    yield match


def play_on(match: Match, seed: int) -> None:
    """Play at random to the end; somebody always has something to choose."""
    dice = random.Random(seed)
    while not match.over:
        legal = match.legal()
        assert legal, match.position().document()
        match.play(dice.choice(legal))


@pytest.mark.lengthy
@EVERY_GAME
@SETTINGS
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_true_positions_go_there_and_back(game: str, data: st.DataObject, seed: int) -> None:
    for match in walk(game, data.draw(st.sampled_from(cover(kind(game)))), seed):
        position = match.position()
        document = position.document()
        again = Position.load(json.loads(json.dumps(document)))
        assert again.state.tobytes() == position.state.tobytes()
        assert again.document() == document
        assert again.legal == match.legal()


@pytest.mark.lengthy
@EVERY_GAME
@SETTINGS
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_views_go_there_and_back(game: str, data: st.DataObject, seed: int) -> None:
    for match in walk(game, data.draw(st.sampled_from(cover(kind(game)))), seed):
        for seat in (None, *range(match.game.players)):
            view = match.view(seat)
            document = view.document()
            if seat is None:
                document = yaml.safe_load(yaml.safe_dump(document))
            again = Position.load(document)
            assert again.state.tobytes() == view.state.tobytes()
            assert again.document() == view.document()
            assert again.legal == view.legal
            assert again.as_seen_by(seat).state.tobytes() == view.state.tobytes()


@EVERY_GAME
@SETTINGS
@given(data=st.data(), seed=st.integers(0, 10**6), ply=st.integers(0, 200))
def test_filled_views_can_be_played_to_the_end(game: str, data: st.DataObject, seed: int, ply: int) -> None:
    for match in walk(game, data.draw(st.sampled_from(cover(kind(game)))), seed):
        if match.ply >= ply:
            break
    filled = Position.load(match.view(match.to_act).document()).filled(seed)
    Position.load(filled.document())
    again = Match(filled.game, seed, start=filled)
    play_on(again, seed)
    assert len(again.scores) == match.game.players


@EVERY_GAME
@SETTINGS
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_spoiled_documents_never_break_the_rules(game: str, data: st.DataObject, seed: int) -> None:
    """No matter what one field becomes, the document is refused with a clear error or can be played to the end."""
    options = data.draw(st.sampled_from(cover(kind(game))))
    states = [match.position().document() for match in walk(game, options, seed)]
    document = copy.deepcopy(data.draw(st.sampled_from(states)))
    body = document["position"]
    field = data.draw(st.sampled_from(sorted(body)))
    other = data.draw(st.sampled_from(states))["position"]
    body[field] = data.draw(st.sampled_from([other.get(field, []), *SPOILED]))
    try:
        position = Position.load(document)
    except PositionError:
        return
    play_on(Match(position.game, seed, start=position), seed)


CHECKED = [game for game in game_ids() if kind(game).invariants.COMPLAINTS]


@pytest.mark.parametrize("game", CHECKED)
def test_what_no_game_comes_to_is_refused_with_a_field(game: str) -> None:
    """One list for checks and documents: what is wrong with a state begins with the field to look at first."""
    found = kind(game).invariants
    fields = {"position", *kind(game).to_document(Match(Game.of(game), 1).position().state)}
    position = import_module(f"{kind(game).package}.document")
    fields |= {one.name for one in position.FIELDS}
    for code, text in found.COMPLAINTS.items():
        field, colon, reason = text.partition(": ")
        assert re.split(r"\W", field)[0] in fields and colon and reason, f"{code}: {text}"
    assert set(found.COMPLAINTS).issuperset(found.FORGIVEN)
