"""What one process has acknowledged holds at every other, no matter what these have heard of it and when."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.routing import Route

from biberbau.games import kind as kind_of
from biberbau.games.common.view.shown import shown
from biberbau.web.app.application import create_app
from biberbau.web.app.background import LOOKING
from biberbau.web.app.server import Server
from biberbau.web.app.settings import Settings
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record
from biberbau.web.play.lobby import Lobby
from biberbau.web.play.programs import BELIEVED
from biberbau.web.play.subscriptions import Subscriptions
from biberbau.web.storage.chat import ChatLine
from biberbau.web.storage.store import Store

from .at_questions import LONG, choices, played_out, processes, question, visitor

pytestmark = pytest.mark.compiled


def laid(url: str, record: Record) -> None:
    """Put a table with all that has been played there into a database."""
    store = Store(url)
    with store.changed() as rows:
        rows.create(record)
        moves = enumerate(zip(record.actions, record.actors, strict=True), start=1)
        for number, (action, actor) in moves:
            rows.run(
                "INSERT INTO action (table_id, number, action_id, notation, seat, at) VALUES (?, ?, ?, '', ?, 0)",
                *(record.id, number, action, actor),
            )
    store.close()


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that will happen."""
    async with asyncio.timeout(120):
        while not happened():
            await asyncio.sleep(0.005)


async def ends(keeper: Server, record: Record) -> tuple[int, ...]:
    """The time is over at the process that keeps the table; what is stored of the answers then."""
    keeper.questions.seconds = 0.0
    keeper.bots.poke(record.id)
    await until(lambda: keeper.tables.read(record.id).number > record.number)
    keeper.questions.seconds = LONG
    return keeper.tables.read(record.id).actions[record.number :]


async def asks(keeper: Server, record: Record) -> None:
    """The process that keeps the table asks, and waits for answers."""
    keeper.bots.poke(record.id)
    await until(lambda: keeper.questions.at(record).thought is not None)


def test_an_answer_whose_news_are_late_is_played(postgresql: str, tmp_path: Path) -> None:
    """The process that keeps the table hears nothing of it before the time is over."""
    record = question("late-news")
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            seat, (answer, *_) = next(iter(choices(table).items()))
            await other.actions.plays(table, visitor(seat), record.stamp, answer.notation)
            assert answer.id in await ends(keeper, record)

    played_out(scene())


def test_an_answer_that_comes_too_late_is_refused_and_what_was_done_is_said(
    postgresql: str, tmp_path: Path
) -> None:
    """At a process that has not heard that the time is over."""
    record = question("late-post")
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            seat, (answer, *_) = next(iter(choices(table).items()))
            view, asked = table.view(seat), list(table.playing().view(None).asked())
            done = await ends(keeper, record)
            assert answer.id not in done
            with pytest.raises(RefusedError) as refused:
                await other.actions.plays(table, visitor(seat), record.stamp, answer.notation)
            assert refused.value.status == 409
            (given,) = [played for played, actor in zip(done, asked, strict=False) if actor == seat]
            said = shown(record.game).words.action(view, kind_of(record.game).actions[given], "en")
            assert (refused.value.key, refused.value.values) == ("late", {"action": said})
            stored = other.tables.read(record.id)
            assert (
                stored.actions[record.number :] == done
                and other.tables.store.held(record.id, record.stamp) == {}
            )

    played_out(scene())


def test_an_answer_after_the_closing_time_is_refused_though_nobody_has_closed_yet(
    postgresql: str, tmp_path: Path
) -> None:
    """By the database's clock, no matter what a process thinks; a person who has answered before is told which answer
    counts.
    """
    record = question("deadline")
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            seat, (answer, *_) = next(iter(choices(table).items()))
            await other.actions.plays(table, visitor(seat), record.stamp, answer.notation)
            assert await keeper.commits().ask(table.record, 0.0, 0.0)
            with pytest.raises(RefusedError) as refused:
                await other.actions.plays(table, visitor(seat), record.stamp, "pass")
            assert refused.value.key == "late"
            assert answer.argument in str(refused.value.values["action"]).lower()
            assert answer.id in await ends(keeper, record)

    played_out(scene())


def test_an_answer_that_was_given_is_granted_again_when_its_acknowledgement_was_lost(
    postgresql: str, tmp_path: Path
) -> None:
    """After the time is over, too, and once for each who was asked; any other answer is too late."""
    record = question("again")
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            for seat in table.playing().view(None).asked():
                await other.actions.plays(table, visitor(seat), record.stamp, "pass")
            asked = list(table.playing().view(None).asked())
            done = await ends(keeper, record)
            for seat in asked:
                await other.actions.plays(table, visitor(seat), record.stamp, "pass")
            assert other.tables.read(record.id).actions[record.number :] == done

    played_out(scene())


def test_an_answer_after_another_seat_has_thrown_in_is_refused_as_late(
    postgresql: str, tmp_path: Path
) -> None:
    record = question("thrown", people=3, asking=2)
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            first, *_, last = table.playing().view(None).asked()
            answer = choices(table)[first][0]
            await other.actions.plays(table, visitor(first), record.stamp, answer.notation)
            assert await ends(keeper, record) == (answer.id,)
            with pytest.raises(RefusedError) as refused:
                await other.actions.plays(table, visitor(last), record.stamp, "pass")
            assert refused.value.key == "late-again"

    played_out(scene())


def test_an_answer_counts_where_somebody_leaves_while_it_is_held(postgresql: str, tmp_path: Path) -> None:
    """The table is another one then, but not the question; an answer at a process that lags is heard."""
    record = question("leaves", people=3, asking=2)
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            await asks(keeper, record)
            table = await other.live.at(record.id)
            first, *_, last = table.playing().view(None).asked()
            await keeper.live.leave(await keeper.live.at(record.id), str(visitor(last).player))
            answer = choices(table)[first][0]
            await other.actions.plays(table, visitor(first), record.stamp, answer.notation)
            assert await ends(keeper, record) == (answer.id,)

    played_out(scene())


def test_what_somebody_wishes_is_known_everywhere_and_after_a_restart(database: str, tmp_path: Path) -> None:
    """When to be asked, and whether bots wait: processes that begin later know it from the database alone."""
    record = question("wishes", people=1, bots=2)
    laid(database, record)

    async def scene() -> None:
        async with processes(database, tmp_path / "first", 1) as (first,):
            table = await first.live.at(record.id)
            await first.actions.order(table, visitor(0), "never")
            await first.actions.pause(table, visitor(0), True)
            assert first.bots.paused(record.id)
        async with processes(database, tmp_path / "second", 1) as (second,):
            table = await second.live.at(record.id)
            assert second.questions.ordered(table.record, table.view(0)) == "never"
            assert second.bots.paused(record.id)
            await second.actions.pause(table, visitor(0), False)
            await second.actions.order(table, visitor(0), "always")
        async with processes(database, tmp_path / "third", 1) as (third,):
            table = await third.live.at(record.id)
            assert third.questions.ordered(table.record, table.view(0)) == "always"
            assert not third.bots.paused(record.id)

    played_out(scene())


def test_what_was_said_while_the_line_was_broken_is_read_when_it_is_back(
    postgresql: str, tmp_path: Path
) -> None:
    """Answers, wishes and pauses change no table, so reading those that have changed is not enough."""
    record = question("broken-line", people=1, bots=2)
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (deaf, other):
            table = await deaf.live.at(record.id)
            there = await other.live.at(record.id)
            await other.actions.pause(there, visitor(0), True)
            await other.actions.order(there, visitor(0), "always")
            await other.actions.plays(there, visitor(0), record.stamp, "pass")
            assert not deaf.bots.paused(record.id) and deaf.questions.answered(record, 0) == ""
            deaf.cluster._was_broken()
            await until(lambda: deaf.bots.paused(record.id))
            assert deaf.questions.ordered(table.record, table.view(0)) == "always"
            assert deaf.questions.answered(record, 0) == "pass"

    played_out(scene())


def test_a_page_after_a_post_shows_what_another_process_has_granted(postgresql: str, tmp_path: Path) -> None:
    """A browser without script posts to one process and is sent to a page of another, which has heard nothing yet."""
    record = question("next-page", people=1, bots=2)
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (deaf, other):
            table, there = await deaf.live.at(record.id), await other.live.at(record.id)
            assert not (await deaf.chat_cache.at(record.id)).lines
            line = ChatLine(0, 0.0, "players", 0, str(visitor(0).player), "P0", "text", "Hello")
            await other.commits().people(record.id, lambda rows: rows.say(record.id, line, 10))
            playing = there.playing()
            assert playing.to_act is not None
            await other.live.play(there, there.record, [(playing.to_act, playing.legal()[0])])
            assert table.record.number == record.number and not deaf.chat_cache.known(record.id).lines
            shown = await deaf.live.stored(record.id)
            await deaf.chat_cache.stored(record.id)
            assert shown.record.number == record.number + 1
            assert [said.text for said in deaf.chat_cache.known(record.id).lines] == ["Hello"]

    played_out(scene())


PAGE = Path(__file__).parents[2] / "docs" / "what-is-acknowledged.md"


def test_everything_that_can_be_posted_is_on_the_page_of_what_is_acknowledged(tmp_path: Path) -> None:
    """A person who adds a route says where the effect is decided of what it grants, and what makes that true."""
    app = create_app(Settings(tmp_path, database=f"sqlite:///{tmp_path / 'games.sqlite3'}"))
    app.state.server.tables.store.close()
    text = PAGE.read_text("utf-8")
    posts = {
        re.sub(r"\{\w+\}", "…", route.path)
        for route in app.routes
        if isinstance(route, Route) and "POST" in (route.methods or ())
    }
    assert {"/t/…/act", "/operator/drain", "/api/bot/tables/…/actions"} < posts
    assert {path for path in posts if f"`{path}`" not in text} == set(), f"add a row to {PAGE.name}"
    assert set(re.findall(r"`(/[\w/…]+)`", text)) - posts == set(), "nothing can be posted there any more"


def test_the_page_of_what_is_acknowledged_has_the_times_that_count() -> None:
    text = " ".join(PAGE.read_text("utf-8").split())
    assert f"every {Settings.heartbeat:g} seconds and believe it for {Subscriptions.BELIEVED:g}" in text
    assert f"looks a token up again after {BELIEVED:g} seconds" in text
    assert f"reads it within {LOOKING:g} seconds" in text
    assert Lobby.AWAY == 120 and "gone for two minutes" in text
