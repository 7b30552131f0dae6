"""Biberbande at the table: no look, swap or knock is taken back (E31, E33), neither by a button nor by a post."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from biberbau.match import Game, Match
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.setup_forms import Setup
from biberbau.web.play.first_compile import Warmth
from biberbau.web.view.pages import table_model

from .at_tables import AtTables, at_tables


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[AtTables]:
    with at_tables(f"sqlite:///{tmp_path / 'test.sqlite3'}") as tables:
        yield tables


def laid(tables: AtTables, ends: Callable[[Match], bool]) -> str:
    """A table of two people on which a game is played at random until ``ends``."""
    for attempt in range(100):
        table_id = tables.create("a", Setup("Anna", Game.of("biberbande", {"players": 2}), ("open",), "")).id
        tables.join(table_id, "b", "Ben")
        tables.start(table_id, "a")
        dice = random.Random(attempt)
        while (record := tables.read(table_id)).status == "playing":
            match = tables.awake(record).playing()
            if ends(match):
                return table_id
            assert match.to_act is not None
            player, action = "ab"[match.to_act], dice.choice(match.legal()).notation
            tables.act(record, player, record.stamp, action)
    raise AssertionError("that never happened")


def last(*words: str) -> Callable[[Match], bool]:
    """The last actions were these."""
    return lambda match: tuple(action.word for action in match.history[-len(words) :]) == words


@pytest.mark.parametrize(
    ("ends", "why"),
    [
        (last("hide"), "stays-final"),
        (last("peek"), "stays-shown"),
        (last("peek", "hide"), "stays-final"),
        (last("give", "get"), "stays-final"),
        (last("knock"), "stays-final"),
        (last("pass"), "stays-final"),
        (lambda match: last("draw")(match) and not match.forced(match.ply - 1), "stays-shown"),
    ],
    ids=["outer cards", "peek", "peek and hide", "swap", "knock", "no knock", "draw"],
)
def test_what_is_done_is_done(tables: AtTables, ends: Callable[[Match], bool], why: str) -> None:
    table_id = laid(tables, ends)
    record = tables.read(table_id)
    player = "ab"[record.actors[-1]]
    model = table_model(
        record,
        tables.match(record),
        lang="en",
        player=player,
        online=(),
        warmth=Warmth("biberbande", "ready"),
        seals=tables.seals,
    )
    assert not model.can_undo
    with pytest.raises(RefusedError) as caught:
        tables.undo(record, player, record.stamp)
    assert (caught.value.status, caught.value.key) == (409, why)
    assert caught.value.text("en") != caught.value.text("de")
    assert tables.read(table_id) == record
