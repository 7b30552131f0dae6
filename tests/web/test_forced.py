"""No empty clicks: what is forced is done by the table, as soon as everybody can tell that it is."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.match import Game, Match
from biberbau.testing.cover import cover
from biberbau.web.domain.messages import RefusedError
from biberbau.web.play.first_compile import Warmth
from biberbau.web.play.turns import taken_back
from biberbau.web.storage.store import Record
from biberbau.web.view.model import TableModel
from biberbau.web.view.pages import table_model

from .at_tables import AtTables, at_tables
from .browsing import PATIENCE
from .test_undo import laid


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[AtTables]:
    with at_tables(f"sqlite:///{tmp_path / 'test.sqlite3'}") as tables:
        yield tables


def seen(tables: AtTables, record: Record, player: str | None) -> TableModel:
    return table_model(
        record,
        tables.match(record),
        lang="en",
        player=player,
        online=(),
        warmth=Warmth(record.game, "ready"),
        seals=tables.seals,
    )


@pytest.mark.parametrize("game_id", ["beasty_bar", "biber_mania", "biberbande"])
def test_a_forced_seat_has_one_choice(game_id: str) -> None:
    """A spectator's view says so; and it says so of everybody who has no choice in the open."""
    found, dice = 0, random.Random(3)
    rows = cover(Game.of(game_id).kind)
    for number in range(9):
        match = Match(Game.of(game_id, dice.choice(rows)), number)
        while not match.over:
            if match.forced():
                found += 1
                assert len(match.legal()) == 1
            match.play(dice.choice(match.legal()))
        assert not match.forced()
    assert found


def test_a_table_of_people_goes_on_where_somebody_has_no_choice(tables: AtTables) -> None:
    """Biberbande: nobody may take the special card that lies on top, so the table draws; also after a restart."""
    table_id = laid(tables, lambda match: match.forced())
    record = tables.read(table_id)
    turn = tables.turn(record)
    assert turn is not None
    assert [action.notation for action in tables.forced(record)] == ["draw"]
    assert [seen(tables, record, player).forced for player in ("ab"[turn.seat], "ba"[turn.seat], None)] == [
        True,
        False,
        False,
    ]

    async def scene() -> bool:
        players = tables.bots()
        try:
            with tables.subscriptions.watch(table_id, None) as watcher:
                players.poke_all([table_id])
                assert await watcher.changed(PATIENCE)
            return await players._move(table_id)
        finally:
            await players.close()

    assert not tables.run(scene())  # what becomes of the card is for its player to say
    after = tables.read(table_id)
    assert (after.number, after.actors[-1]) == (record.number + 1, turn.seat)
    with pytest.raises(RefusedError) as caught:
        tables.undo(after, "ab"[turn.seat], after.stamp)
    assert caught.value.key == "not-yours"  # it was the other player who decided something last


def test_an_undo_goes_back_past_what_was_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(Game.of("biber_gang", {"players": 2}), 1)
    actors = []
    for action in ("flip 1", "flip 2", "flip 3"):
        assert match.to_act is not None
        actors.append(match.to_act)
        match.play(action)
    first, _, second = actors
    assert first != second
    with pytest.raises(RefusedError, match="moved last"):
        taken_back(match, actors, first)
    for forced, gone in (((2,), 2), ((1, 2), 3)):
        monkeypatch.setattr(match, "forced", forced.__contains__)
        assert taken_back(match, actors, first) == gone
    monkeypatch.setattr(match, "forced", lambda at: True)
    with pytest.raises(RefusedError) as caught:
        taken_back(match, actors, first)
    assert caught.value.key == "nothing-to-undo"
