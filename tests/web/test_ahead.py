"""A move made ahead of one's turn: what may be chosen, what becomes of it, and that nobody else learns of it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from biberbau.games import game_ids
from biberbau.games import kind as kind_of
from biberbau.kernel import no_memory
from biberbau.kernel.actions import Action
from biberbau.match import Game, Match
from biberbau.match.match import RECENT
from biberbau.web.app.server import Server
from biberbau.web.domain.marks import Mark, Marked, markable, marked
from biberbau.web.domain.messages import RefusedError
from biberbau.web.domain.records import Record, Seat
from biberbau.web.domain.tokens import player_of
from biberbau.web.http.requests import Visitor
from biberbau.web.play.live import LiveTable
from biberbau.web.view.table_pages import scene_now, table_fragment

from .at_questions import played_out, processes, visitor
from .test_acknowledged import laid

GAMES = [game_id for game_id in game_ids() if kind_of(game_id).chooses_ahead]


def record_of(match: Match, seed: bytes, actors: list[int]) -> Record:
    """A table at which nobody but people sits."""
    seats = [
        Seat(n, "human", f"P{n}", player=player_of(visitor(n).token or ""), words="")
        for n in range(match.game.players)
    ]
    return Record(
        id="ahead", game=match.game.id, options=match.game.options, seed=seed, entropy="", created=0.0,
        status="playing", host=str(seats[0].player), revision=1, undos=0, rematch=None, deal=1,
        seats=tuple(seats), actions=tuple(action.id for action in match.history), actors=tuple(actors),
    )  # fmt: skip


class Before(NamedTuple):
    """A table at which one action is missing until a seat's turn: the seat, one of its cards, and that action."""

    record: Record
    seat: int
    notation: str
    missing: Action


@cache
def before_a_turn(game_id: str, fits: bool = True) -> Before | None:
    """The first such table for two in games that are played at random; ``fits``: whether the card can be played then."""
    for number in range(30):
        seed, dice = b"%d" % number, random.Random(number)
        match, actors = Match(Game.of(game_id, {"players": 2}), seed), list[int]()
        while match.to_act is not None and match.ply < 40:
            record = record_of(match, seed, actors)
            seat, offered = 1 - match.to_act, markable(record, match, 1 - match.to_act)
            actors.append(match.to_act)
            missing = match.play(dice.choice(match.legal()))
            then = record_of(match, seed, actors)
            for notation in offered if not match.over and not match.forced() else ():
                state = marked(then, match, seat, Mark(record.stamp, match.game.parse(notation).id))
                if state is not None and (state.due if fits else state.fallen == "illegal"):
                    return Before(record, seat, notation, missing)
    return None


def a_turn(game_id: str, fits: bool = True) -> Before:
    """The same, where there is one."""
    found = before_a_turn(game_id, fits)
    assert found is not None
    return found


async def passes_on(server: Server, table: LiveTable, missing: Action) -> None:
    """The turn before ends."""
    seat = table.playing().to_act
    assert seat is not None
    await server.live.act(table, visitor(seat).player or "", table.record.stamp, missing.notation)


async def drawn(server: Server, table: LiveTable, seat: int | None) -> str:
    """What somebody has on screen."""
    who = Visitor() if seat is None else visitor(seat)
    return table_fragment(await server.viewing.model(table, who))


async def keeps(server: Server, record: Record) -> None:
    """The process that keeps the table does all that is to be done there by itself."""
    server.bots._delay = (0.0, 0.0)
    server.bots.poke(record.id)
    while (task := server.bots._tasks.get(record.id)) is not None:
        await task


# --------------------------------------------------------------------------------- what may be chosen, what follows


@pytest.mark.parametrize("game_id", game_ids())
def test_only_somebody_who_waits_and_forgets_nothing_may_choose(game_id: str) -> None:
    kind, found, dice = kind_of(game_id), 0, random.Random(1)
    match, actors = Match(Game.of(game_id), b"may"), list[int]()
    while match.to_act is not None and match.ply < 60:
        record = record_of(match, b"may", actors)
        for seat in range(match.game.players):
            offered = markable(record, match, seat)
            found += bool(offered)
            if offered:
                assert seat != match.to_act and not match.view(seat).silence and kind.memory is no_memory
                gone = tuple(
                    replace(one, stand_in="gone") if one.number == seat else one for one in record.seats
                )
                assert markable(replace(record, seats=gone), match, seat) == ()
                assert markable(replace(record, status="left"), match, seat) == ()
        actors.append(match.to_act)
        match.play(dice.choice(match.legal()))
    assert bool(found) == (game_id in GAMES)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_choice_stands_until_the_turn_unless_its_owner_has_other_cards(game_id: str) -> None:
    """Random games are played on from every choice: what is due is legal, and it falls for a reason that is there."""
    ends = Counter[str]()
    for number in range(6):
        seed, dice = b"%d" % number, random.Random(number)
        match, actors = Match(Game.of(game_id, {"players": 3}), seed), list[int]()
        chosen: dict[int, tuple[Mark, tuple[str, ...], int]] = {}
        while match.to_act is not None and match.ply < 120:
            record = record_of(match, seed, actors)
            for seat in range(3):
                view = match.view(seat)
                hand, turn = match.game.kind.ahead.hand(view.state, seat), match.view(seat)
                if seat in chosen:
                    mark, before, rounds = chosen[seat]
                    state = marked(record, match, seat, mark)
                    begins = turn.to_act == seat and match.game.kind.ahead.asks(turn.state)
                    if state is None:  # they have only answered something, and long ago
                        assert record.number - int(mark.stamp.partition(".")[0]) >= RECENT
                        assert seat in record.actors[int(mark.stamp.partition(".")[0]) :]
                    elif state.fallen == "old":
                        assert record.number - int(mark.stamp.partition(".")[0]) >= RECENT
                    elif state.fallen == "hand":
                        ends["hand"] += hand != before
                    elif state.fallen == "round":
                        assert rounds != match.game.kind.rules.rounds_over(view.state)
                        ends["round"] += 1
                    else:
                        assert hand == before
                        assert state.due == (begins and state.action in view.legal)
                        assert (state.fallen == "illegal") == (begins and state.action not in view.legal)
                        ends["due" if state.due else state.fallen or "waits"] += 1
                    if begins:
                        del chosen[seat]
                elif offered := markable(record, match, seat):
                    mark = Mark(record.stamp, match.game.parse(dice.choice(offered)).id)
                    chosen[seat] = mark, hand, match.game.kind.rules.rounds_over(view.state)
                    assert marked(record, match, seat, mark) == Marked(
                        match.game.kind.actions[mark.action_id]
                    )
            actors.append(match.to_act)
            match.play(dice.choice(match.legal()))
    assert ends["due"] and ends["waits"]
    hands_change = "draw" in {action.word for action in kind_of(game_id).actions}
    assert bool(ends["hand"]) == bool(ends["illegal"]) == hands_change


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_over_with_the_turn_for_which_it_was_made(game_id: str) -> None:
    record, seat, notation, missing = a_turn(game_id)
    match, actors = fresh(record), list(record.actors)
    mark, action = Mark(record.stamp, match.game.parse(notation).id), match.game.parse(notation)
    for played in (missing, None):
        assert match.to_act is not None
        actors.append(match.to_act)
        match.play(played or match.legal()[0])
        record = record_of(match, record.seed, actors)
        undone = replace(record, undos=1)
        assert marked(record, match, seat, mark) == (Marked(action, due=True) if played else None)
        assert marked(undone, match, seat, mark) == (Marked(action, "undone") if played else None)


def fresh(record: Record) -> Match:
    """The match of a record."""
    match = Match(Game.of(record.game, dict(record.options)), record.seed)
    for action in record.actions:
        match.play(action)
    return match


# -------------------------------------------------------------------------------------------------- at one server


def at_one(tmp_path: Path, record: Record, scene: Callable[[Server, LiveTable], Awaitable[None]]) -> None:
    """A scene at a table of one server."""
    url = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    laid(url, record)

    async def whole() -> None:
        async with processes(url, tmp_path, 1) as (server,):
            await scene(server, await server.live.at(record.id))

    played_out(whole())


@pytest.mark.parametrize("game_id", GAMES)
def test_it_is_played_when_the_turn_comes(game_id: str, tmp_path: Path) -> None:
    record, seat, notation, missing = a_turn(game_id)

    async def scene(server: Server, table: LiveTable) -> None:
        others = [await drawn(server, table, one) for one in (1 - seat, None)]
        await server.actions.mark(table, visitor(seat), record.stamp, notation)
        assert 'id="chosen"' in await drawn(server, table, seat)
        assert others == [await drawn(server, table, one) for one in (1 - seat, None)]
        await passes_on(server, table, missing)
        await keeps(server, record)
        assert table.playing().history[record.number + 1].notation == notation
        assert table.record.actors[record.number + 1] == seat
        assert 'id="chosen"' not in await drawn(server, table, seat)
        assert server.tables.store.marks(record) == {}

    at_one(tmp_path, record, scene)


def test_what_is_not_possible_then_is_not_played_and_says_so(tmp_path: Path) -> None:
    """In the game in which it happens."""
    record, seat, notation, missing = next(filter(None, (before_a_turn(one, False) for one in GAMES)))

    async def scene(server: Server, table: LiveTable) -> None:
        await server.actions.mark(table, visitor(seat), record.stamp, notation)
        await passes_on(server, table, missing)
        await keeps(server, record)
        assert table.record.number == record.number + 1
        assert "not possible now" in await drawn(server, table, seat)
        assert "not possible now" not in await drawn(server, table, 1 - seat)

    at_one(tmp_path, record, scene)


def test_it_can_be_changed_and_taken_back(tmp_path: Path) -> None:
    record, seat, notation, missing = a_turn(GAMES[0])
    other = next(one for one in markable(record, fresh(record), seat) if one != notation)

    async def scene(server: Server, table: LiveTable) -> None:
        for chosen in (notation, other):
            await server.actions.mark(table, visitor(seat), record.stamp, chosen)
        scene = scene_now(await server.viewing.model(table, visitor(seat)))
        assert scene is not None and scene["waits"]
        assert [pick["action"] for pick in scene["board"]["picks"] if pick["hinted"]] == [other]
        for _ in range(2):
            await server.actions.mark(table, visitor(seat), record.stamp, "")
        assert table.marked(seat) is None
        await passes_on(server, table, missing)
        await keeps(server, record)
        assert table.record.number == record.number + 1

    at_one(tmp_path, record, scene)


def test_what_is_taken_back_while_the_table_pauses_before_it_is_not_played(tmp_path: Path) -> None:
    record, seat, notation, missing = a_turn(GAMES[0])

    async def scene(server: Server, table: LiveTable) -> None:
        await server.actions.mark(table, visitor(seat), record.stamp, notation)
        await passes_on(server, table, missing)
        due = await server.live.due(table, seat)
        assert due is not None
        await server.actions.mark(table, visitor(seat), table.record.stamp, "")
        with pytest.raises(RefusedError):
            await server.live.play(table, table.record, [(seat, due[0])], chosen=(seat, due[1]))
        assert table.record.number == record.number + 1

    at_one(tmp_path, record, scene)


def test_one_that_comes_when_the_turn_has_come_is_played(tmp_path: Path) -> None:
    """The page from which it was posted did not show that yet."""
    record, seat, notation, missing = a_turn(GAMES[0])

    async def scene(server: Server, table: LiveTable) -> None:
        await passes_on(server, table, missing)
        await server.actions.mark(table, visitor(seat), record.stamp, notation)
        assert table.playing().history[-1].notation == notation
        with pytest.raises(RefusedError, match="moved on"):
            await server.actions.mark(table, visitor(seat), record.stamp, notation)

    at_one(tmp_path, record, scene)


def test_nobody_else_may_choose_and_nothing_else_can_be_chosen(tmp_path: Path) -> None:
    record, seat, notation, _ = a_turn(GAMES[0])
    match = fresh(record)
    hand = markable(record, match, seat)
    foreign = next(
        one.notation for one in match.game.kind.actions if one.word == "play" and one.notation not in hand
    )

    async def scene(server: Server, table: LiveTable) -> None:
        for who, chosen, status in (
            (Visitor(), notation, 403),
            (visitor(seat), foreign, 409),
            (visitor(seat), "nonsense", 409),
        ):
            with pytest.raises(RefusedError) as refused:
                await server.actions.mark(table, who, record.stamp, chosen)
            assert refused.value.status == status
        for stamp in ("999.0", "x", f"{record.number}.7"):
            with pytest.raises(RefusedError, match="moved on"):
                await server.actions.mark(table, visitor(seat), stamp, notation)
        assert server.tables.store.marks(record) == {}

    at_one(tmp_path, record, scene)


def test_a_seat_that_a_bot_takes_over_wants_nothing_any_more(tmp_path: Path) -> None:
    record, seat, notation, _ = a_turn(GAMES[0])

    async def scene(server: Server, table: LiveTable) -> None:
        await server.actions.mark(table, visitor(seat), record.stamp, notation)
        gone = replace(record.seats[seat], stand_in="gone")
        await server.live.change(table, table.record, [gone])
        assert server.tables.store.marks(record) == {} and table.marks == {}
        await server.live.take_back_seat(table, visitor(seat).player or "")
        assert table.marked(seat) is None

    at_one(tmp_path, record, scene)


# -------------------------------------------------------------------------------------- several processes, and restarts


def test_it_survives_a_restart(database: str, tmp_path: Path) -> None:
    record, seat, notation, missing = a_turn(GAMES[-1])
    laid(database, record)

    async def choose() -> None:
        async with processes(database, tmp_path, 1) as (server,):
            table = await server.live.at(record.id)
            await server.actions.mark(table, visitor(seat), record.stamp, notation)

    async def go_on() -> None:
        async with processes(database, tmp_path, 1) as (server,):
            table = await server.live.at(record.id)
            assert 'id="chosen"' in await drawn(server, table, seat)
            await passes_on(server, table, missing)
            await keeps(server, record)
            assert table.playing().history[record.number + 1].notation == notation

    played_out(choose())
    played_out(go_on())


@pytest.mark.parametrize("taken_back", [False, True])
def test_what_another_process_has_acknowledged_counts_where_the_table_is_kept(
    postgresql: str, tmp_path: Path, taken_back: bool
) -> None:
    """Which has heard nothing of it."""
    record, seat, notation, missing = a_turn(GAMES[-1])
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            table, elsewhere = await keeper.live.at(record.id), await other.live.at(record.id)
            await other.actions.mark(elsewhere, visitor(seat), record.stamp, notation)
            if taken_back:
                table.marks = dict(elsewhere.marks)
                await other.actions.mark(elsewhere, visitor(seat), record.stamp, "")
            await passes_on(keeper, table, missing)
            await keeps(keeper, record)
            played = table.playing().history[record.number + 1 :]
            assert [action.notation for action in played[:1]] == ([] if taken_back else [notation])

    played_out(scene())


def test_what_is_taken_back_elsewhere_during_the_pause_is_not_played(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the process that keeps the table, which hears nothing of it, gives up."""
    record, seat, notation, missing = a_turn(GAMES[-1])
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            table, elsewhere = await keeper.live.at(record.id), await other.live.at(record.id)
            await other.actions.mark(elsewhere, visitor(seat), record.stamp, notation)
            await passes_on(keeper, table, missing)
            play, tries = keeper.live.play, 0

            async def pauses(*given: Any, **chosen: Any) -> None:
                nonlocal tries
                tries += 1
                await other.live.catch_up(record.id)
                await other.actions.mark(elsewhere, visitor(seat), table.record.stamp, "")
                await play(*given, **chosen)

            monkeypatch.setattr(keeper.live, "play", pauses)
            await keeps(keeper, record)
            assert tries == 1 and table.record.number == record.number + 1

    played_out(scene())


def test_one_that_comes_to_a_process_that_lags_is_judged_by_what_is_stored(
    postgresql: str, tmp_path: Path
) -> None:
    """There the turn has not come yet; it is played, or refused, but never kept for the turn after."""
    record, seat, notation, missing = a_turn(GAMES[-1])
    laid(postgresql, record)

    async def scene() -> None:
        async with processes(postgresql, tmp_path, 2) as (keeper, other):
            table, elsewhere = await keeper.live.at(record.id), await other.live.at(record.id)
            await passes_on(keeper, table, missing)
            await other.actions.mark(elsewhere, visitor(seat), record.stamp, notation)
            stored = other.tables.read(record.id)
            assert fresh(stored).history[record.number + 1].notation == notation
            assert other.tables.store.marks(record) == {}

    played_out(scene())
