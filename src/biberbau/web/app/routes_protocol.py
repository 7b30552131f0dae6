"""The routes for programs, all under ``/api/bot``: games, tables, seats, actions, and the streams."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import UNSET
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...errors import NotationError
from ...games import kind as kind_of
from ...games.common.view.shown import shown, shown_ids, spoken
from ..domain.late import LATE
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.setup_forms import OPEN, Setup, read_setup
from ..domain.table_document import TableDocument, TableNews
from ..http.limits import network_of
from ..play.live import LiveTable
from ..play.streams import EventStream
from ..play.turns import seated
from ..view import table_pages
from . import protocol_schemas as schemas
from . import protocol_states as states
from . import protocol_streams as streams
from .answering import known_kind
from .protocol import Asking, Protocol, answer
from .protocol_problems import LANG, UNFIT, ProblemError, of_refusal
from .protocol_tables import drawn
from .server import Server

router = Protocol()

MOST = 400
"""At most this many open tables are read."""

SEALS = {
    "seal-used": "that seal has dealt a table already",
    "seal-foreign": "that seal was not made here, or is too old",
}
"""Refusals of a seal that a program brings back."""

SEATED = (403, 404, 409)
"""The statuses of refusals at a table at which a program sits, or wants to."""

POLLS = 1
"""How many times the grace a program counts as present after a request, with no stream open."""


@router.get("/api/bot/account", "Who you are", share="pages")
async def account(server: Server, asking: Asking) -> schemas.Account:
    """Your name, and the tables at which you sit that are not over."""
    tables = await run_in_threadpool(server.people.unfinished, asking.player)
    return schemas.Account(name=asking.program.name, created=asking.program.created, tables=tables)


@router.get("/api/bot/games", "The games", share="pages")
async def games(server: Server, asking: Asking) -> schemas.Games:
    """Their options, how many actions they have, and how long an observation is."""
    found = [
        states.game(kind_of(one), shown(one).words.title(LANG), server.warmer.is_ready(one))
        for one in shown_ids()
    ]
    return schemas.Games(games=found)


@router.get("/api/bot/tables", "Tables with a free seat", share="pages", problems=(404,))
async def tables(server: Server, asking: Asking, query: schemas.OfGame) -> schemas.Tables:
    """Those on the first page at which programs may sit down, the newest first."""
    if query.game is not UNSET:
        known_kind(query.game)
    found = await run_in_threadpool(server.tables.open_tables, MOST)
    wanted = [one for one in found if _is_open(one) and query.game in (one.game, UNSET)]
    return schemas.Tables(tables=[states.waiting(one) for one in wanted])


@router.get("/api/bot/codes/{code}", "The table with a code", share="codes", problems=(404,))
async def coded(server: Server, asking: Asking, code: str) -> schemas.Tables:
    """The one that has these six digits, if programs may sit down there."""
    found = (await server.live.at(await run_in_threadpool(server.tables.coded, code))).record
    return schemas.Tables(tables=[states.waiting(found)] if _is_open(found) else [])


def _is_open(record: Record) -> bool:
    """Whether a program may sit down there."""
    free = record.status == "lobby" and any(seat.kind == "open" for seat in record.seats)
    return free and record.terms.programs and not record.terms.ranked


@router.get("/api/bot/seal", "A seal for a table of your own", share="pages")
async def seal(server: Server, asking: Asking) -> schemas.Seal:
    """It opens one table, and its cards come from the seed under it and everybody's words: so you have seen the seal
    before you say yours, as people have on their page."""
    fresh = server.tables.seals.fresh()
    return schemas.Seal(seal=fresh.field, commitment=fresh.public)


@router.post(
    "/api/bot/tables", "Open a table", share="tables", answer=schemas.State, status=201, problems=(404, 409)
)
async def open_table(server: Server, asking: Asking, body: schemas.Open) -> Response:
    """You sit on seat 0. It begins at once where no seat is open, by itself when it is full and listed, else when you
    start it. People who are to play with you get the address /t/{table}, programs the table's id."""
    await _room(server, asking)
    setup = _setup(asking, body)
    try:
        record = await run_in_threadpool(server.tables.create, asking.player, setup)
    except RefusedError as refusal:
        if refusal.key not in SEALS:
            raise
        raise ProblemError(409, refusal.key, f"{SEALS[refusal.key]}: ask /api/bot/seal for one") from refusal
    server.notices.has_seat(asking.player)
    server.bots.poke(record.id)
    server.lobby.wake()
    found = await _now(server, asking, record.id)
    return answer(found, 201, {"Location": f"/api/bot/tables/{record.id}"})


async def _now(server: Server, asking: Asking, table_id: str) -> schemas.State:
    """A table after a change."""
    return states.state(server, await server.live.at(table_id), asking.player)


async def _room(server: Server, asking: Asking) -> None:
    """Refuse a program one more seat when it has too many."""
    if len(await run_in_threadpool(server.people.unfinished, asking.player)) >= streams.MOST:
        said = f"you sit at {streams.MOST} tables that are not over: finish or leave one of them first"
        raise ProblemError(409, "tables-many", said)


def _setup(asking: Asking, body: schemas.Open) -> Setup:
    """The table that a program describes; a ProblemError names the field that is wrong."""
    kind = known_kind(body.game)
    form = {"name": asking.program.name, "opponents": OPEN, "programs": "1"}
    form |= {f"option.{name}": _typed(value) for name, value in body.options.items()}
    unknown = [name for name in body.options if name not in {option.name for option in kind.options}]
    if unknown:
        said = ", ".join(option.name for option in kind.options)
        raise ProblemError(UNFIT, "unknown-option", f"there is no option {unknown[0]!r}; there are: {said}")
    form |= {f"seat{number}": seat for number, seat in enumerate(body.seats, start=1)}
    terms = {name: getattr(body, name) for name in ("clock", "fill", "level", "absent")}
    form |= {name: str(value) for name, value in terms.items() if value is not UNSET}
    form |= {"listed": "1"} if body.listed else {}
    form |= {"seal": body.seal, "words": body.words}
    setup, errors = read_setup(kind, form)
    if setup is None:
        name, refusal = next(iter(errors.items()))
        raise of_refusal(refusal, UNFIT, field=name.removeprefix("option."))
    if len(body.seats) > len(setup.seats):
        there = len(setup.seats) + 1
        raise ProblemError(UNFIT, "seats-many", f"seats: at this table there are {there}, yours included")
    return replace(setup, program=True)


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@router.get("/api/bot/tables/{table_id}", "A table as you may know it", share="pages", problems=SEATED)
async def state(server: Server, asking: Asking, table_id: str, query: schemas.Observed) -> schemas.State:
    """Only tables at which you sit. The view is a position document: what it says is all that your seat knows."""
    found = await server.live.at(table_id)
    server.presence.visits(found, asking.visitor, POLLS)
    return states.state(server, found, asking.player, query.observation)


@router.get("/api/bot/tables/{table_id}/story", "What has happened", share="pages", problems=SEATED)
async def story(server: Server, asking: Asking, table_id: str, query: schemas.Since) -> schemas.Story:
    """What your page would tell you, sentence by sentence: for programs that read. It tells what your seat may know, and
    in games of memory no more than a page does."""
    found = await server.live.at(table_id)
    if found.match is not None:
        lang = spoken(found.record.game, query.lang)
        await server.viewing.tells(found, asking.visitor.speaking(lang))
    return states.story(server, found, asking.player, query.lang, query.since)


@router.get("/api/bot/tables/{table_id}/document", "A table as it lies", share="pages", problems=SEATED)
async def document(server: Server, asking: Asking, table_id: str, query: schemas.Spoken) -> TableDocument:
    """The whole document: what lies where, what you may play and which element stands for it, what has been told. For
    programs that show a table; they follow it by its stream."""
    found = await server.live.at(table_id)
    server.presence.visits(found, asking.visitor, POLLS)
    return (await drawn(server, found, asking.visitor.speaking(query.lang))).document


@router.get("/api/bot/tables/{table_id}/history", "What you have seen happen", share="pages", problems=SEATED)
async def history(server: Server, asking: Asking, table_id: str, query: schemas.SinceWhen) -> schemas.History:
    """The same as data, for programs that reckon: every event as your seat saw it, from the deal on. As `history` in the
    position document of your view it says all that you know of cards that left a hand unseen."""
    return await run_in_threadpool(states.history, await server.live.at(table_id), asking.player, query.since)


@router.post("/api/bot/tables/{table_id}/join", "Sit down", share="kept", problems=SEATED)
async def join(server: Server, asking: Asking, table_id: str, body: schemas.Join) -> schemas.State:
    """Where programs may: on that seat, or on the first that is free. A program that sits there already keeps its seat.
    At a rematch it says that you play again."""
    record = (await server.live.at(table_id)).record
    seat = record.seat_of(asking.player)
    if seat is not None and record.status == "lobby" and record.seats[seat].words is None:
        await run_in_threadpool(server.tables.say, table_id, asking.player, body.words)
    else:
        if seat is None:
            await _room(server, asking)
        said = asking.program.name, None if body.seat is UNSET else body.seat, body.words
        await run_in_threadpool(server.tables.join, table_id, asking.player, *said, True, True)
    await server.notices.changed_in_lobby(table_id)
    server.notices.has_seat(asking.player)
    return await _now(server, asking, table_id)


@router.post("/api/bot/tables/{table_id}/start", "Begin", share="kept", problems=SEATED)
async def start(server: Server, asking: Asking, table_id: str, body: schemas.Start) -> schemas.State:
    """At a table of yours; with fill, bots of that level take the seats that are still open."""
    await run_in_threadpool(server.tables.start, table_id, asking.player, body.fill or None)
    await server.notices.changed_in_lobby(table_id)
    return await _now(server, asking, table_id)


@router.post("/api/bot/tables/{table_id}/leave", "Leave", share="kept", problems=SEATED)
async def leave(server: Server, asking: Asking, table_id: str, body: schemas.Nothing) -> schemas.Done:
    """Before the game your seat is free again (the host stays, or closes the table for good by leaving alone). In the
    middle of it you resign: one of the server's bots plays on, for good."""
    found = await server.live.at(table_id)
    if found.record.status == "lobby" and found.record.host == asking.player:
        await run_in_threadpool(server.tables.vacate, table_id, asking.player)
        await server.notices.changed_in_lobby(table_id)
    elif found.record.status == "lobby":
        await run_in_threadpool(server.tables.leave, table_id, asking.player)
        await server.notices.changed_in_lobby(table_id)
    else:
        await server.live.leave(found, asking.player)
        server.notices.changed(table_id)
    server.notices.has_seat(asking.player)
    return schemas.Done(table=table_id)


@router.post("/api/bot/tables/{table_id}/actions", "Play", share="posts", problems=SEATED)
async def act(server: Server, asking: Asking, table_id: str, body: schemas.Act) -> schemas.State:
    """For the position that stamp names, and for no other. What is posted again because its answer was lost is granted
    again, and stands once. An answer to a question that several are asked at once is held until its time is over.
    A refusal (409) says where the table is now and what you may play."""
    stamp, player = body.stamp, asking.player
    found = await server.live.at_stamp(table_id, stamp)
    try:
        seated(found.record, player)
        server.presence.visits(found, asking.visitor, POLLS)
        await server.actions.plays(found, asking.visitor, stamp, _notation(found, body.action))
    except RefusedError as refusal:
        raise await _instead(server, asking, table_id, refusal) from refusal
    return await _now(server, asking, table_id)


def _notation(table: LiveTable, action: str | int) -> str:
    """The notation of an action, which a program may name by its id."""
    if isinstance(action, str):
        return action
    try:
        return kind_of(table.record.game).actions[action].notation
    except NotationError as error:
        raise RefusedError(409, "no-action", action=str(action)[:40]) from error


async def _instead(server: Server, asking: Asking, table_id: str, refusal: RefusedError) -> ProblemError:
    """The refusal of an action, with what would be right: the position, who decides, what may be played."""
    beside = dict[str, Any]()
    if refusal.status in (403, 409) and refusal.key != "not-seated":
        table = await server.live.at(table_id)
        if table.record.seat_of(asking.player) is not None:
            now = states.state(server, table, asking.player)
            beside = {"stamp": now.stamp, "deciding": now.deciding, "legal": now.legal}
            if refusal.key == "illegal" and now.your_turn:
                model = await server.viewing.model(table, asking.visitor)
                why = table_pages.why_not(model, str(refusal.values["action"]))
                legal = "; ".join(one.notation for one in now.legal)
                refusal = RefusedError(409, "illegal-why", why=why, legal=legal)
    if refusal.key in LATE:  # to a program these are one reason: it looks again
        return ProblemError(refusal.status, "stale", refusal.text(LANG), **beside)
    return of_refusal(refusal, **beside)


@router.post("/api/bot/tables/{table_id}/back", "Play again", share="posts", problems=SEATED)
async def back(server: Server, asking: Asking, table_id: str, body: schemas.Nothing) -> schemas.State:
    """Where a bot plays for you because your time was over, or you were gone for long: from now on you do."""
    found = await server.live.at(table_id)
    server.presence.visits(found, asking.visitor, POLLS)
    await server.live.take_back_seat(found, asking.player)
    server.notices.changed(table_id)
    return await _now(server, asking, table_id)


@router.post(
    "/api/bot/tables/{table_id}/rematch", "Play on with the same players", share="tables", problems=SEATED
)
async def rematch(server: Server, asking: Asking, table_id: str, body: schemas.Rematch) -> schemas.State:
    """After a game: the table where the same players meet again; it begins when all have sat down there."""
    follower = await run_in_threadpool(server.tables.rematch, table_id, asking.player, body.words, body.seal)
    server.notices.has_seat(asking.player)
    await server.notices.goes_on_at(table_id, follower)
    return await _now(server, asking, follower)


@router.get(
    "/api/bot/tables/{table_id}/stream",
    "A table as it changes",
    share="pages",
    answer=schemas.State,
    problems=SEATED,
    lines=True,
)
async def table_stream(
    request: Request, server: Server, asking: Asking, table_id: str, query: schemas.Observed
) -> Response:
    """Newline-delimited JSON: the state now, and again whenever it is another one. Lines without anything say that the
    line is alive. It ends when the game does."""
    seated((await server.live.at(table_id)).record, asking.player)
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type=streams.MEDIA)
    told = streams.states(server, table_id, asking.program, asking.token, query.observation)
    return EventStream(told, server.metrics, streams.MEDIA)


@router.get("/api/bot/stream", "What waits for you", share="pages", answer=schemas.Event, lines=True)
async def stream(request: Request, server: Server, asking: Asking) -> Response:
    """Newline-delimited JSON: a line whenever something happens to you at any table, with the state where you decide.
    Lines without anything say that the line is alive. As long as you listen you are there, at all your tables; a stream
    that is opened again tells of everything that waits, so nothing is ever missed."""
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type=streams.MEDIA)
    network = network_of(request.client.host) if request.client else None
    told = streams.events(server, asking.program, asking.token, network)
    return EventStream(told, server.metrics, streams.MEDIA)


@router.get(
    "/api/bot/tables/{table_id}/document/stream",
    "A table's document as it changes",
    share="pages",
    answer=TableNews,
    problems=SEATED,
    lines=True,
)
async def document_stream(
    request: Request, server: Server, asking: Asking, table_id: str, query: schemas.Spoken
) -> Response:
    """Newline-delimited JSON: the whole document first, then what is different in it, each change since the number of the
    one before. A reader who has missed one opens the stream again. Lines without anything say that the line is alive. It
    ends when the game does."""
    seated((await server.live.at(table_id)).record, asking.player)
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type=streams.MEDIA)
    told = streams.documents(server, table_id, asking.program, asking.token, query.lang)
    return EventStream(told, server.metrics, streams.MEDIA)
