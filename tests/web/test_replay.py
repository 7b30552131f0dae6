"""Replays: every card of a finished game lies open, unless somebody asks for one seat's eyes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from biberbau.match import Match
from biberbau.web.domain.matches import fresh
from biberbau.web.domain.messages import SAYS
from biberbau.web.domain.records import Record
from biberbau.web.view.model_replay import ReplayModel
from biberbau.web.view.pages import moment_model, replay_model
from biberbau.web.view.table_pages import replay_page

from .storing import ANNA, record_of
from .test_render import actors

TURNS = 3


def finished(game: str) -> tuple[Record, Match]:
    """A table that counts as over after some turns, and its match."""
    record = replace(record_of("one"), game=game)
    match = fresh(record, 0)
    for _ in range(TURNS):
        match.play(match.legal()[0])
    played = tuple(action.id for action in match.history)
    return replace(record, status="over", actions=played, actors=actors(match)), match


def replayed(record: Record, match: Match, opens: bool) -> ReplayModel:
    """The last moment, as Anna looks at it."""
    return replay_model(record, match, lang="en", player=ANNA, at=TURNS, seat=0, opens=opens)


def laid(match: Match) -> dict[str, Any]:
    """Where every card is, as a document says it."""
    found: dict[str, Any] = match.position().document()["position"]
    return found


def test_hands_lie_beside_their_owners() -> None:
    record, match = finished("beasty_bar")
    model = replayed(record, match, opens=True)
    held = [card.removeprefix("blue ") for card in laid(match)["hands"]["blue"]]
    assert sorted(card.name for card in model.laid[1]) == sorted(held)
    assert 0 not in model.laid  # Anna's own cards lie before her
    assert replay_page(model).count('id="laid-1-') == len(held)
    assert 'id="laid-1-' not in replay_page(replayed(record, match, opens=False))


def test_cards_that_lie_face_down_are_turned_up() -> None:
    record, match = finished("biberbande")
    rows = laid(match)["rows"]
    page = replay_page(replayed(record, match, opens=True))
    assert page.count("turned-up") == sum(len(row) for row in rows.values())
    assert "turned-up" not in replay_page(replayed(record, match, opens=False))


@pytest.mark.parametrize("opens", [True, False])
def test_everybody_s_eyes_are_offered_and_kept(opens: bool) -> None:
    record, match = finished("beasty_bar")
    model = replayed(record, match, opens)
    assert [eyes for eyes, _ in model.all_eyes] == ["open", "0", "1", "spectator"]
    page, eyes = replay_page(model), "open" if opens else "0"
    assert model.eyes == eyes
    assert f'data-link="?at={TURNS}&amp;as={eyes}"' in page and f'name="as" value="{eyes}"' in page
    assert page.count('aria-current="true"') == 2  # the language, and the eyes
    assert f">{SAYS('en', 'analysis-open')}</a>" in page


def test_a_look_back_in_a_running_game_opens_nothing() -> None:
    record, match = finished("beasty_bar")
    model = moment_model(replace(record, status="playing"), match, lang="en", player=ANNA, at=TURNS)
    assert not model.open and not model.laid and model.true is None
    assert 'id="laid-' not in replay_page(model)
