"""Nothing that takes long is done outside the scheduler: every route is asked for the dearest thing there, and counted.

Not the time is measured, which depends on the machine, but what is done: actions played, worlds dealt, events told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from biberbau import effort
from biberbau.coach.advice import advise
from biberbau.coach.hand_inference import holdings
from biberbau.coach.luck import Values
from biberbau.lab.report.playing import WORK
from biberbau.lab.report.works import Played
from biberbau.match import Game, Match
from biberbau.search.budget import SLICE, Budget
from biberbau.search.searcher import Searcher
from biberbau.web.app.application import create_app
from biberbau.web.app.settings import Settings
from biberbau.web.domain.event_log import Telling
from biberbau.web.play import table_driver
from biberbau.web.play.thinking import BESIDE, Beside, OutsideError

from .dearest import DEAREST, GAME, OPTIONS, SEED, Ask, House, house, long_game, played, routes
from .scenes import played_out


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Too much outside the scheduler is an error."""
    monkeypatch.setattr(Beside, "strict", True)
    yield


def test_every_route_has_its_dearest_request(tmp_path: Path) -> None:
    """A new route needs one, and one that is gone needs none."""
    assert set(routes(create_app(Settings(folder=tmp_path)))) == set(DEAREST)


@pytest.mark.process
@pytest.mark.compiled
def test_no_route_thinks_outside_the_scheduler(
    strict: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        table_driver, "ADVISER", table_driver.RELAXED
    )  # how long it thinks is not the question

    async def all_asked() -> list[str]:
        wrong = []
        async with house(tmp_path) as there:
            for route in routes(there.app):
                ask = await DEAREST[route](there)
                try:
                    answer = await there.ask(ask, route[0])
                except OutsideError as error:
                    wrong.append(str(error))
                    continue
                if answer.status not in ask.statuses:
                    wrong.append(f"{route}: {answer.status} instead of one of {ask.statuses}")
                await there.server.reviews.close()
        return wrong

    assert played_out(all_asked()) == []


@pytest.mark.process
@pytest.mark.compiled
def test_what_somebody_does_at_a_long_table_is_little(strict: None, tmp_path: Path) -> None:
    """A page, its stream, an action and its undo, one after the other at one table that was asleep."""

    async def at_one_table(there: House) -> None:
        table_id = await there.laid(40)
        for ask, method in (
            (there.page(table_id), "GET"),
            (there.stream(table_id), "GET"),
            (there.action(table_id), "POST"),
            (there.page(table_id), "GET"),
        ):
            assert (await there.ask(ask, method)).status in (200, 303)
        undo = Ask(f"/t/{table_id}/undo", {"number": there.stamp(table_id)})
        assert (await there.ask(undo, "POST")).status == 303

    async def scene() -> None:
        async with house(tmp_path) as there:
            await at_one_table(there)

    played_out(scene())


def spent(work: Callable[[], object]) -> dict[str, int]:
    """What is told to a listener while something is done."""
    found: dict[str, int] = {}

    def told(what: str, count: int) -> None:
        found[what] = found.get(what, 0) + count

    with effort.heard(told):
        work()
    return found


@pytest.mark.compiled
def test_all_that_takes_long_says_so() -> None:
    """Each kind of long work is heard in small portions, so that it is counted, and can be ended between them."""
    match = played(300)
    view = match.view(match.to_act)
    assert spent(match.moments)["ply"] == 300
    assert spent(lambda: match.view(0, 63))["ply"] <= 63
    assert spent(lambda: holdings(view, 50))["world"] == 50
    assert spent(lambda: view.filled("x"))["world"] == 1
    assert (
        spent(lambda: Searcher(match.game).search(view, Budget(playouts=3 * SLICE), b"x"))["playout"]
        >= 2 * SLICE
    )
    assert spent(lambda: Searcher(match.game).glance(view, 12, b"x"))["playout"] == 12

    def tells() -> None:
        Telling(match, 0, ["a", "b", "c", "d"], "en").hears(match, [seat for _, _, seat in long_game()[:300]])

    assert spent(tells)["told"] >= 300


@pytest.mark.compiled
def test_all_that_takes_long_is_done_in_slices() -> None:
    """A compiled call cannot be ended, so none plays more than a slice; of a game between bots few decisions, where they
    look at much."""
    match, many, counts = Match(Game.of("beasty_bar"), seed="slices"), 2 * SLICE + 7, list[int]()
    view, values = match.view(match.to_act), Values(match.game, many, b"x")

    def longest(work: Callable[[], object], kind: str = "playout") -> int:
        def at_once(what: str, count: int) -> None:
            if what == kind:
                counts.append(count)

        counts.clear()
        with effort.heard(at_once):
            work()
        return max(counts)

    assert longest(lambda: Searcher(match.game).search(view, Budget(playouts=many), b"x")) == SLICE
    assert longest(lambda: values.of(match.position().state, 0)) == SLICE and sum(counts) == many
    assert longest(lambda: advise(match.game, view, Budget(playouts=many), b"x")) <= SLICE
    games = Played(match.game, ("random",) * match.game.players, 1)
    assert longest(lambda: games.block(0)) == 1 and sum(counts) == games.size
    games = Played(match.game, ("greedy:500",) * match.game.players, 1)
    assert longest(lambda: games.block(0), "ply") <= WORK // 500 + 1 and len(counts) > games.size


@pytest.mark.compiled
def test_each_slice_of_what_a_moment_is_worth_has_luck_of_its_own() -> None:
    match = Match(Game.of("beasty_bar"), seed="slices")
    worth = Values(match.game, 2 * SLICE, b"x").of(match.position().state, 0)
    assert (worth[:SLICE] != worth[SLICE:]).any()


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["beasty_bar", GAME])
def test_a_search_in_slices_finds_what_one_in_a_piece_finds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same visits and values to the last digit: bots play as before."""
    from biberbau.search import rollout_search, tree

    match = Match(Game.of(game), seed="slices")
    view, searcher = match.view(match.to_act), Searcher(match.game)
    sliced = searcher.search(view, Budget(playouts=5 * SLICE + 7), b"seed")
    for module in (rollout_search, tree):
        monkeypatch.setattr(module, "SLICE", 1_000_000)
    assert Searcher(match.game).search(view, Budget(playouts=5 * SLICE + 7), b"seed") == sliced


def test_too_much_beside_the_scheduler_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    beside = Beside("GET /somewhere")
    for _ in range(BESIDE["ply"]):
        beside("ply", 1)
    assert not caplog.records
    for _ in range(3):
        beside("ply", 1)
    assert [record.getMessage() for record in caplog.records] == [
        f"GET /somewhere: more than {BESIDE['ply']} of 'ply' outside the scheduler"
    ]


def test_a_snapshot_stays_as_it_is() -> None:
    match = Match(Game.of(GAME, OPTIONS), seed=SEED, words=("",) * 4)
    for action, _, _ in long_game()[:30]:
        match.play(action)
    twin = match.snapshot()
    before = twin.position().document(), len(twin.events(None))
    for action, _, _ in long_game()[30:60]:
        match.play(action)
    assert (twin.position().document(), len(twin.events(None))) == before
    assert twin.ply == 30 and match.ply == 60
