"""No answer of the server depends on what whoever asks does not know, draws to come included.

``make twins`` compares very many more positions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from biberbau.errors import IllegalActionError, NotationError
from biberbau.games import game_ids
from biberbau.match import Game, match
from biberbau.web.messages import RefusedError
from biberbau.web.tables import Tables, Turn

from .twins import Comparison, compared

ENOUGH = 12.0
"""Seconds for a game on a busy machine."""


def comparison(game_id: str, positions: int, seed: int = 0, most: int = 20) -> Comparison:
    """On an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, compared(game_id, positions, seed, ENOUGH, most=most)).result()


@pytest.mark.parametrize("game_id", game_ids())
def test_twins_are_answered_alike(game_id: str) -> None:
    found = comparison(game_id, 20)
    assert found.positions and found.requests > 25 * found.positions
    assert {200, 400, 403, 404, 409} <= found.statuses.keys()
    assert found.differences == []


# --------------------------------------------------------------------------------------- and would it be noticed?


def played_part_by_part(self: Tables, table_id: str, player: str, stamp: str, notations: str) -> None:
    """How actions sent together were once played: on the true match, up to the one that fails."""
    record = self.read(table_id)
    seat = record.seat_of(player)
    if seat is None or stamp != record.stamp:
        raise RefusedError(409, "stale")
    with self.matches.at(record) as played:
        for notation in notations.split(";"):
            if played.to_act != seat:
                raise RefusedError(403, "not-your-turn", name="")
            try:
                played.play(notation)
            except NotationError as error:
                raise RefusedError(409, "no-action", action=notation) from error
            except IllegalActionError as error:
                raise RefusedError(409, "illegal", action=notation) from error


def from_all_cards(self: Tables, record: object) -> Turn | None:
    """A bot that is asked for advice and looks at everybody's cards."""
    found = Tables.fair(self, record)  # type: ignore[attr-defined]
    with self.matches.at(record) as played:  # type: ignore[arg-type]
        return (
            None if found is None else replace(found, view=replace(found.view, state=played.position().state))
        )


def unconcealed(self: Game, state: object, seat: int | None) -> object:
    return state.copy()  # type: ignore[attr-defined]


FAULTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "chains are tried out": lambda patch: patch.setattr(Tables, "act", played_part_by_part),
    "views are true": lambda patch: patch.setattr(Game, "concealed", unconcealed),
    "hints know all": lambda patch: patch.setattr(Tables, "turn", from_all_cards),
    "events are told to all": lambda patch: patch.setattr(
        match, "conceal_event", lambda event, observer, unknown: event
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_leak_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tables, "fair", Tables.turn, raising=False)
    FAULTS[fault](monkeypatch)
    assert any(comparison(game_id, 60, 1, most=1).differences for game_id in ("biber_mania", "biberbande"))
