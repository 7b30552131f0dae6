"""People somebody has played with: the list, inviting them to a table or a tournament, hiding from others' lists."""

from __future__ import annotations

import re
from contextlib import suppress
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from ...games import kind
from ...games.common.view.shown import shown_ids
from ..domain.messages import SAYS, RefusedError
from ..http.requests import Visitor, field
from ..http.routing import Routes
from ..play.push import asked
from ..view import render
from ..view.model_you import FriendsModel, Place
from .answering import done, page
from .server import Server

router = Routes()

PLACE = re.compile(r"/(t|tournaments)/([a-z0-9]{16})")
MY_TABLES = 20


@router.get("/you/people", share="pages")
async def people(request: Request, server: Server, visitor: Visitor) -> Response:
    """The list; ``to``: the path of the table or tournament to invite to; ``told``: who was invited."""
    query = request.query_params
    model = await _model(server, visitor, query.get("to", ""), query.get("told", ""))
    return await page(render.friends, model)


async def _model(server: Server, visitor: Visitor, to: str, told: str) -> FriendsModel:
    games = tuple(kind(game) for game in shown_ids())
    if visitor.player is None:
        return FriendsModel(visitor.lang, (), games=games)
    friends, player = server.friends, visitor.player
    found = tuple(await run_in_threadpool(friends.met, player))
    places = await run_in_threadpool(_places, server, player)
    chosen = next((one for one in places if one.path == to), None)
    if to and chosen is None:
        with suppress(RefusedError):
            chosen = await run_in_threadpool(_place, server, player, to)
            places = (chosen, *places)
    asked_to = []
    for one in await run_in_threadpool(friends.invitations, player):
        with suppress(RefusedError):  # it has begun without them, or is gone
            asked_to.append(await run_in_threadpool(_waiting, server, one.place, player, one.name))
    return FriendsModel(
        visitor.lang,
        found,
        places,
        chosen,
        next((one for one in found if told and one.key == told), None) if chosen else None,
        tuple(asked_to),
        await run_in_threadpool(friends.hides, player),
        games,
    )


def _places(server: Server, player: str) -> tuple[Place, ...]:
    """The tables and tournaments of a person that others can still join. Waits for the database."""
    tables = [
        Place(f"/t/{record.id}", record.game, code=record.code or "")
        for record in server.tables.tables_of(player, MY_TABLES)
        if record.status == "lobby" and any(seat.kind == "open" for seat in record.seats)
    ]
    cups = [
        Place(f"/tournaments/{one.id}", one.game, one.title)
        for one in server.tournaments.listed(player)["open"]
        if one.mine and one.people < one.places
    ]
    return (*tables, *cups)


def _place(server: Server, player: str, path: str) -> Place:
    """The place with that path, if this person may invite others there; otherwise a RefusedError. Waits for the
    database.
    """
    found = PLACE.fullmatch(path)
    if found is None:
        raise RefusedError(400, "people-nowhere")
    if found[1] == "tournaments":
        now = server.tournaments.read(found[2])
        if now.status != "open" or len(now.entrants) >= now.places:
            raise RefusedError(409, "people-begun")
        if now.entrant(player) is None and now.host != player:
            raise RefusedError(403, "people-not-there")
        return Place(path, now.game, now.title, now.code or "")
    record = server.tables.read(found[2])
    if record.status != "lobby" or all(seat.kind != "open" for seat in record.seats):
        raise RefusedError(409, "people-begun")
    if record.seat_of(player) is None:
        raise RefusedError(403, "people-not-there")
    return Place(path, record.game, code=record.code or "")


def _waiting(server: Server, path: str, player: str, by: str) -> Place:
    """A place to which somebody was invited and that they can still join; otherwise a RefusedError."""
    found = PLACE.fullmatch(path)
    if found is None:
        raise RefusedError(400, "people-nowhere")
    if found[1] == "tournaments":
        now = server.tournaments.read(found[2])
        if now.status != "open" or now.entrant(player) is not None:
            raise RefusedError(409, "people-begun")
        return Place(path, now.game, now.title, by=by)
    record = server.tables.read(found[2])
    if record.status != "lobby" or record.seat_of(player) is not None:
        raise RefusedError(409, "people-begun")
    return Place(path, record.game, by=by)


@router.post("/you/people/invite", share="kept")
async def invite(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Invite ``who`` to the ``place`` with that path: by push where their browser allows it."""
    if visitor.player is None:
        raise RefusedError(409, "nobody-yet")
    who, place = field(form, "who"), field(form, "place")
    where = await run_in_threadpool(_place, server, visitor.player, place)
    friend = await run_in_threadpool(server.friends.friend, visitor.player, who)
    table_id = where.path.rpartition("/")[2]
    if not where.cup and friend.player in (await server.chat_cache.stored(table_id)).removed:
        raise RefusedError(403, "people-unwanted", name=friend.name)
    name = visitor.name or SAYS(visitor.lang, "guest")
    if await run_in_threadpool(server.friends.invite, visitor.player, name, friend.player, where.path):
        what = "cup" if where.cup else "asked"
        server.notices.asked(asked(friend.player, what, table_id, where.game, name))
    back = f"/you/people?{urlencode({'to': where.path, 'told': friend.key})}"
    return done(request, back, moved=True)


@router.post("/you/people/hide", share="kept")
async def hide(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """``on``: ``1`` to hide from everybody's list, ``0`` to appear again."""
    if visitor.player is None:
        raise RefusedError(409, "nobody-yet")
    on = field(form, "on") == "1"
    await run_in_threadpool(server.friends.hide, visitor.player, visitor.name, visitor.chosen, on)
    return done(request, "/you/people", moved=True)
