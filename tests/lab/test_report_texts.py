"""What a report calls cards and events: in the language of its reader, whatever release it comes from."""

from __future__ import annotations

import pytest

from biberbau.games import game_ids, kind
from biberbau.games.common.catalogues.catalogue import LANGUAGES
from biberbau.games.common.view.shown import shown
from biberbau.lab.report.playing import dealt
from biberbau.lab.report.swaps import faces_of
from biberbau.lab.report.texts import card_name, event_says
from biberbau.match import Game


@pytest.mark.parametrize("game_id", game_ids())
def test_every_event_is_told_in_every_language(game_id: str) -> None:
    for event in kind(game_id).events:
        told = [event_says(game_id, event.name.lower(), event.says, lang) for lang in LANGUAGES]
        assert len({*told}) == len(LANGUAGES) and all(one.endswith(".") and "`" not in one for one in told), (
            told
        )


@pytest.mark.parametrize("game_id", game_ids())
def test_every_card_of_a_deal_has_a_name(game_id: str) -> None:
    game = Game.of(game_id)
    faces = faces_of(game, list(dealt(game, 1, range(6))))
    names = {face: [card_name(game_id, face, lang) for lang in LANGUAGES] for face in faces}
    assert len(faces) > 5 and len({tuple(each) for each in names.values()}) == len(faces)
    assert (
        sum(len({*each}) > 1 for face, each in names.items()) >= sum(not face.isdigit() for face in faces) / 2
    )


def test_what_a_game_does_not_know_keeps_its_name() -> None:
    """A report of another release, or of a game whose words say nothing of it."""
    game_id = next(one for one in game_ids() if shown(one).owned)
    for each in (game_id, next(one for one in game_ids() if not shown(one).owned)):
        assert card_name(each, "unicorn", "de") == "unicorn"
        assert event_says(each, "vanishes", "`card` vanished", "de") == "card vanished"
