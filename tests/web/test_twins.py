"""No answer of the server depends on what its reader does not know, draws to come included.

``make twins`` compares very many more positions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from biberbau.errors import IllegalActionError, NotationError
from biberbau.games import game_ids
from biberbau.kernel.actions import Action
from biberbau.match import Game, Match
from biberbau.match import match as match_module
from biberbau.web.domain.event_log import Telling
from biberbau.web.domain.messages import RefusedError
from biberbau.web.play import table_driver
from biberbau.web.play.live import Live, LiveTable
from biberbau.web.play.turns import Turn, acting, turn
from biberbau.web.storage.store import Record

from .channels import EXCUSED, channels
from .leaks import LEAKS
from .twins import Comparison, compared

ENOUGH = 12.0
"""Seconds for a game on a busy machine."""


def comparison(
    game_id: str,
    positions: int,
    seed: int = 0,
    most: int = 20,
    everywhere: bool = False,
    seconds: float = ENOUGH,
) -> Comparison:
    """On an event loop in a thread of its own: the browser's tests leave one running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        running = compared(game_id, positions, seed, seconds, most=most, everywhere=everywhere)
        return thread.submit(asyncio.run, running).result()


@pytest.mark.lengthy
@pytest.mark.parametrize("game_id", game_ids())
def test_twins_are_answered_alike(game_id: str) -> None:
    found = comparison(game_id, 10, seconds=1e9)  # however busy the machine is, the same positions
    assert found.positions and found.requests > 25 * found.positions and found.changes
    assert {200, 400, 403, 404, 409} <= found.statuses.keys()
    assert found.differences == []


def test_each_way_of_telling_something_is_compared_or_excused() -> None:
    """The application itself says which there are: a new route, stream or push has to be asked for, too."""
    found = comparison("biberbande", POSITIONS, everywhere=True, seconds=1e9)
    assert found.differences == []
    assert found.app is not None
    every = channels(found.app)
    assert every - found.asked == EXCUSED.keys(), (
        "compare them (channels.elsewhere), or say why not (EXCUSED)"
    )
    assert every >= found.asked
    assert all(len(why) > 20 for why in EXCUSED.values())


# --------------------------------------------------------------------------------------- and would it be noticed?


async def played_part_by_part(self: Live, table: LiveTable, player: str, stamp: str, notations: str) -> None:
    """How actions sent together were once played: on the true match, up to the one that fails."""
    seat, match = acting(table.record, player, stamp), table.playing()
    for notation in notations.split(";"):
        if match.to_act != seat:
            raise RefusedError(403, "not-your-turn", name="")
        try:
            match.play(notation)
        except NotationError as error:
            raise RefusedError(409, "no-action", action=notation) from error
        except IllegalActionError as error:
            raise RefusedError(409, "illegal", action=notation) from error


def from_all_cards(record: Record, match: Match, begun: Sequence[Action] = ()) -> Turn | None:
    """A bot that is asked for advice and looks at everybody's cards."""
    found = turn(record, match, begun)
    return None if found is None else replace(found, view=replace(found.view, state=match.position().state))


def unconcealed(self: Game, state: object, seat: int | None) -> object:
    return state.copy()  # type: ignore[attr-defined]


heard = Telling.hears


def told_from_all_cards(self: Telling, match: Match, actors: Sequence[int]) -> int:
    """A stream of which a later message depends on a card that nobody has seen."""
    if self.story.ply >= 0:
        self.learned.append(f"{hash(match.position().state.tobytes())} ")
    return heard(self, match, actors)


FAULTS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "chains are tried out": lambda patch: patch.setattr(Live, "act", played_part_by_part),
    "views are true": lambda patch: patch.setattr(Game, "concealed", unconcealed),
    "hints know all": lambda patch: patch.setattr(table_driver, "turn", from_all_cards),
    "events are told to all": lambda patch: patch.setattr(
        match_module, "conceal_event", lambda event, observer, unknown: event
    ),
    "streams go on from all cards": lambda patch: patch.setattr(Telling, "hears", told_from_all_cards),
}


LATE = ("events are told to all",)
"""Which of these are found after many games."""
SHORT = ("spectators' stickers reach players", "a tournament's page knows cards", "a push knows cards")
POSITIONS = 3


@pytest.mark.parametrize(
    "leak", [pytest.param(name, marks=[] if name in SHORT else [pytest.mark.long]) for name in LEAKS]
)
def test_a_planted_leak_is_found_on_every_channel(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    found = comparison("biberbande", POSITIONS, most=1, everywhere=True, seconds=1e9)
    assert found.differences


def test_enough_leaks_are_planted() -> None:
    assert len(LEAKS) >= 10


@pytest.mark.parametrize(
    "fault", [pytest.param(name, marks=[pytest.mark.long] if name in LATE else []) for name in FAULTS]
)
def test_a_planted_leak_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS[fault](monkeypatch)
    assert any(
        comparison(game_id, 60, 1, seconds=1e9, most=1).differences
        for game_id in ("biber_mania", "biberbande")
    )
