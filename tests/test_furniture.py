"""What the tables of all games are made of: states in plain Python, pieces that never change, texts that are kept."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from biberbau.games import game_ids
from biberbau.games.common.catalogues.catalogue import COMMON, Catalogues
from biberbau.games.common.view.presentation import Card, numbered
from biberbau.games.common.view.rows import RowsTable
from biberbau.games.common.view.shown import shown
from biberbau.games.common.words import plain
from biberbau.kernel import events as kernel_events
from biberbau.kernel.copies import copied
from biberbau.match import Game, Match


@pytest.mark.parametrize("game", game_ids())
def test_a_state_in_plain_python_says_the_same(game: str) -> None:
    match = Match(Game.of(game), 3)
    for _ in range(12):
        view = match.view(match.to_act)
        state = view.state
        for name in state.dtype.names:
            assert np.array_equal(getattr(plain.now(view), name), state[name])
        assert plain.now(view) is plain.now(view) is not plain.plain(state)
        match.play(match.legal()[-1])


@pytest.mark.parametrize("game", game_ids())
def test_a_table_that_is_laid_open_hides_no_card_of_a_row(game: str) -> None:
    match, looks = Match(Game.of(game), 3), shown(game).table
    for _ in range(8):
        match.play(match.legal()[-1])
    names, true = [f"P{seat}" for seat in range(match.game.players)], match.position().state
    board = looks.laid_open(match.view(0), match.events(0), names, "en", true)
    if isinstance(board, RowsTable):
        assert looks.turns_up
        lying = [place.card for row in board.rows for place in row.places]
        assert all(card is None or card.look != "back" for card in lying)
    faces = looks.cards(match.view(0), names, "en", (1, 2))
    assert len({card.label for card in faces}) == 2 and all(not card.can for card in faces)
    assert all(looks.labels("en")[name] for name in list(looks.labels("en"))[:1])


@pytest.mark.parametrize("game", game_ids())
def test_what_is_tried_on_a_copy_leaves_the_state_alone(game: str) -> None:
    match = Match(Game.of(game), 3)
    state, events, slow = match.moment.state, kernel_events.buffer(), kernel_events.buffer()
    before = state.tobytes()
    for buffer in (events, slow):
        copy = copied(state)
        assert copy.tobytes() == before
        match.game.kind.rules.apply(copy, match.legal()[0].id, match.moment.rng.copy(), buffer)
        assert copy.tobytes() != before
    assert state.tobytes() == before
    assert plain.read(events) == kernel_events.read(slow) != []


def test_events_that_found_no_room_are_not_passed_over() -> None:
    events = kernel_events.buffer()
    events.lost = 2
    with pytest.raises(OverflowError, match="2 events did not fit"):
        plain.read(events)


def test_a_piece_with_some_fields_changed() -> None:
    card = numbered("tiger", "7")
    assert card.but(id="card-3", count=2) == Card(
        look="tiger", index="7", drawings=card.drawings, id="card-3", count=2
    )
    assert (card.id, card.count) == ("", 1)
    assert hash(card.but(label="")) == hash(card)
    with pytest.raises(TypeError, match="Card has no colour"):
        card.but(colour="red")


def test_what_is_said_of_few_things_is_worked_out_once_for_each_language(tmp_path: Path) -> None:
    for lang, text in (("en", "card { $n }"), ("de", "Karte { $n }")):
        (tmp_path / f"{lang}.ftl").write_text(f"numbered = {text}\n")
    says, asked = Catalogues(tmp_path, COMMON), []

    @says.once
    def called(number: int, lang: str, loud: bool = False) -> str:
        asked.append((number, lang, loud))
        said = says(lang, "numbered", n=number)
        return said.upper() if loud else said

    for _ in range(2):
        assert [called(7, "en"), called(7, "de"), called(7, "en", loud=True)] == [
            "card 7",
            "Karte 7",
            "CARD 7",
        ]
    assert len(asked) == 3
