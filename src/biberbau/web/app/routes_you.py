"""A person's own pages, without an account: name, games, moving to another device, downloading or deleting their data."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import segno
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...games import kind
from ..domain.messages import SAYS, RefusedError
from ..domain.names import checked_name
from ..domain.ratings import marks
from ..http.passkeys import BACK, NEW, credential_in
from ..http.requests import COOKIE, Visitor, field, known_language, number_field, own_address
from ..http.routing import Routes
from ..play.people import LINK_SECONDS, LINKED, MOST_PASSKEYS
from ..storage.people_rows import Person
from ..view import render
from ..view.model import MessageModel
from ..view.model_you import (
    COLOURS,
    BecomeModel,
    ForgetModel,
    GamesModel,
    LinkModel,
    RankingModel,
    YouModel,
)
from .answering import done, known_kind, page
from .server import Server
from .turn_count import turns

SEARCH = 40
"""At most this many characters of a search are used."""

SAID = SAYS.family("you-said", ("saved", "back", "passkey", "removed", "out", "research", "private"))
"""The notices of the person's page after something was done."""

LONGEST_HOST = 300
"""The characters of a host's name and port."""

TRIES = 20
"""How often leaving a table is retried where others act at the same moment."""

router = Routes()


def _somebody(visitor: Visitor) -> str:
    """The player that a visitor is; a refusal for a person of whom nothing is stored yet."""
    if visitor.player is None:
        raise RefusedError(409, "nobody-yet")
    return visitor.player


async def _about(
    server: Server, visitor: Visitor, said: str = "", errors: dict[str, str] | None = None, name: str = ""
) -> YouModel:
    """The person's page."""
    model = YouModel(
        visitor.lang,
        visitor.player is not None,
        name or visitor.name,
        visitor.chosen,
        await run_in_threadpool(server.people.colour, visitor.player),
        errors=errors or {},
    )
    if visitor.player is None:
        return model
    people, player = server.people, visitor.player
    return replace(
        model,
        turns=await turns(server, player),
        tables=await run_in_threadpool(people.tables, player),
        statistics=await run_in_threadpool(people.statistics, player),
        passkeys=await run_in_threadpool(people.passkeys, player),
        research=await run_in_threadpool(people.agrees, player),
        said=SAYS(visitor.lang, SAID[said]) if said in SAID else "",
    )


@router.get("/you", share="pages")
async def you(request: Request, server: Server, visitor: Visitor) -> Response:
    """The person's page."""
    return await page(render.you, await _about(server, visitor, request.query_params.get("said", "")))


@router.post("/you", share="kept")
async def save(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Save a name and a language."""
    typed, lang = form.get("name", ""), form.get("lang", "")
    speaking = replace(visitor, chosen=known_language(lang) if lang else "")
    try:
        known = speaking.known(checked_name(typed))
    except RefusedError as refusal:
        model = await _about(server, visitor, errors={"name": refusal.text(visitor.lang)}, name=typed[:80])
        return await page(render.you, model, refusal.status)
    colour = number_field(form, "colour", RefusedError(400, "no-seat"))
    if colour is not None and colour >= COLOURS:
        raise RefusedError(400, "no-seat")
    await run_in_threadpool(server.people.save, str(known.player), known.name, known.chosen, colour)
    response = done(request, "/you?said=saved", moved=True)
    server.introduce(request, response, known)
    return response


@router.post("/you/research", share="kept")
async def research(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """``on``: ``1`` allows finished games to be given to research without the name; ``0`` withdraws that from now on."""
    player, on = _somebody(visitor), field(form, "on") == "1"
    await run_in_threadpool(server.people.agree, player, visitor.name, visitor.chosen, on)
    return done(request, f"/you?said={'research' if on else 'private'}", moved=True)


@router.get("/you/games", share="pages")
async def games(request: Request, server: Server, visitor: Visitor) -> Response:
    """A person's tables, first those where it is their turn."""
    query = request.query_params
    number = number_field(query, "page", RefusedError(404, "no-page")) or 1
    search = " ".join(query.get("q", "")[:SEARCH].split())
    if not search.isprintable():
        search = ""
    waiting = await turns(server, visitor.player)
    found = await run_in_threadpool(server.people.games, visitor.player or "", search, number)
    return await page(render.my_games, GamesModel(visitor.lang, found, waiting))


# ------------------------------------------------------------------------------------------------- another device


@router.post("/you/link", share="links")
async def link(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """A link that moves this person to another device, once."""
    _somebody(visitor)
    host = request.headers.get("host", "")
    if len(host) > LONGEST_HOST:  # no server name, so no picture either
        raise RefusedError(421, "unknown-host", host=host[:100])
    code = await run_in_threadpool(server.people.link, visitor.token, visitor.name, visitor.chosen)
    address = f"{own_address(request)}/you/on/{code}"
    picture = segno.make(address, error="m", micro=False).svg_data_uri(scale=6, border=4, light="#fff")
    model = LinkModel(visitor.lang, address, picture, round(LINK_SECONDS / 60))
    return await page(render.link, model)


async def _become(server: Server, visitor: Visitor, code: str, unsure: bool = False) -> BecomeModel:
    """What following a link would do; a refusal if it does nothing any more."""
    found = await run_in_threadpool(server.people.linked, code)
    if found.state:
        raise RefusedError(404 if found.state == "forged" else 410, LINKED[found.state])
    same = found.player == visitor.player
    tables = 0 if same else await run_in_threadpool(server.people.tables, visitor.player)
    return BecomeModel(visitor.lang, f"/you/on/{code}", found.name, tables, same, unsure)


@router.get("/you/on/{code}", share="links")
async def linked(server: Server, visitor: Visitor, code: str) -> Response:
    """The question that a link asks first, so that a preview or a glance does not use it up."""
    return await page(render.become, await _become(server, visitor, code))


@router.post("/you/on/{code}", share="links")
async def become(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], code: str
) -> Response:
    """Become the person whose link this is."""
    asked = await _become(server, visitor, code)
    if asked.same:
        return done(request, "/you", moved=True)
    if asked.tables and form.get("sure") != "1":
        return await page(render.become, replace(asked, unsure=True), 409)
    token, person = await run_in_threadpool(server.people.follow, code)
    return _is(request, server, visitor, token, person)


def _is(request: Request, server: Server, visitor: Visitor, token: str, person: Person) -> Response:
    """Sign this browser in as that person."""
    response = done(request, "/you?said=back", moved=True)
    chosen = person.lang or visitor.chosen
    now = Visitor(token, person.name, chosen, visitor.accepted)
    server.introduce(request, response, now)
    return response


# ------------------------------------------------------------------------------------------------------- passkeys


def _asks(
    request: Request, server: Server, asked: tuple[str, bytes], purpose: str, player: str | None
) -> Response:
    """A challenge as JSON for a browser's script."""
    options, challenge = asked
    response = Response(options, media_type="application/json", headers={"X-Biberbau": "live"})
    secure = request.url.scheme == "https"
    server.passkeys.asks(response, challenge, purpose, player, secure)
    return response


@router.post("/you/passkey/ask", share="links")
async def ask_for_passkey(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str]
) -> Response:
    """The options with which a browser makes a passkey."""
    player = _somebody(visitor)
    known = await run_in_threadpool(server.people.passkeys, player)
    if len(known) >= MOST_PASSKEYS:
        raise RefusedError(409, "passkeys-many", num=MOST_PASSKEYS)
    name = visitor.name or SAYS(visitor.lang, "guest")
    have = [one.credential for one in known]
    asked = await run_in_threadpool(server.passkeys.to_make, request.headers, player, name, have)
    return _asks(request, server, asked, NEW, player)


@router.post("/you/passkey/make", share="links")
async def make_passkey(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Store the passkey that a browser has made."""
    player, text = _somebody(visitor), field(form, "credential")
    challenge = server.passkeys.asked(request, NEW, player)
    made = await run_in_threadpool(server.passkeys.made, request.headers, text, challenge)
    await run_in_threadpool(
        server.people.add_passkey,
        visitor.token,
        visitor.name,
        visitor.chosen,
        made.credential,
        made.public_key,
        made.count,
    )
    response = done(request, "/you?said=passkey", moved=True)
    server.passkeys.answered(response)
    return response


@router.post("/you/passkey/remove", share="links")
async def remove_passkey(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str]
) -> Response:
    """Delete a passkey."""
    player, passkey = _somebody(visitor), field(form, "passkey")
    if not passkey.isascii() or not passkey.isalnum():
        raise RefusedError(404, "passkey-unknown")
    await run_in_threadpool(server.people.remove_passkey, player, passkey)
    return done(request, "/you?said=removed", moved=True)


@router.post("/you/back/ask", share="links")
async def ask_to_come_back(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str]
) -> Response:
    """The options with which a browser comes back by a passkey."""
    asked = await run_in_threadpool(server.passkeys.to_come_back, request.headers)
    return _asks(request, server, asked, BACK, None)


@router.post("/you/back", share="links")
async def come_back(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Become the person whose passkey this browser has."""
    text = field(form, "credential")
    challenge = server.passkeys.asked(request, BACK, None)
    credential = credential_in(text)
    key, count = await run_in_threadpool(server.people.passkey, credential)
    count = await run_in_threadpool(server.passkeys.proved, request.headers, text, challenge, key, count)
    token, person = await run_in_threadpool(server.people.come_back, credential, count)
    if form.get("sure") != "1" and token != visitor.token:
        if await run_in_threadpool(server.people.tables, visitor.player):
            raise RefusedError(409, "back-unsure")
    response = _is(request, server, visitor, token, person)
    server.passkeys.answered(response)
    return response


# ----------------------------------------------------------------------------------- download and deletion


@router.get("/you/download", share="links")
async def download(request: Request, server: Server, visitor: Visitor) -> Response:
    """All data stored about a person."""
    player = _somebody(visitor)
    headers = {"Content-Disposition": 'attachment; filename="biberbau-you.json"'}

    def made() -> Response:
        return JSONResponse(server.people.everything(player), headers=headers)

    return await server.thinking.of(request, "export", made)


async def _forgets(server: Server, visitor: Visitor, unsure: bool = False) -> ForgetModel:
    player = _somebody(visitor)
    unfinished = len(await run_in_threadpool(server.people.unfinished, player))
    tables = await run_in_threadpool(server.people.tables, player)
    return ForgetModel(visitor.lang, visitor.name, unfinished, tables, unsure)


@router.get("/you/forget", share="links")
async def ask_to_forget(server: Server, visitor: Visitor) -> Response:
    """What would be deleted, and the question whether to do it."""
    return await page(render.forget, await _forgets(server, visitor))


@router.post("/you/forget", share="links")
async def forget(server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Delete a person: profile, passkeys, links, ratings, and their name at every table."""
    player = _somebody(visitor)
    if form.get("sure") != "1":
        return await page(render.forget, await _forgets(server, visitor, unsure=True), 409)
    for table_id in await run_in_threadpool(server.people.unfinished, player):
        await _vacate(server, table_id, player)
    called = SAYS(visitor.lang, "somebody")
    for table_id in await run_in_threadpool(server.people.forget, player, called):
        with suppress(RefusedError):  # a table that cannot be read any more is shown to nobody
            await server.live.catch_up(table_id)
        server.subscriptions.notify(table_id)
    lang, title = visitor.lang, SAYS(visitor.lang, "forgotten-title")
    response = await page(render.message_page, MessageModel(lang, 200, title, SAYS(lang, "forgotten")))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def _vacate(server: Server, table_id: str, player: str) -> None:
    """Leave an unfinished table; while others play there, it may take more than one try."""
    for left in reversed(range(TRIES)):
        try:
            await run_in_threadpool(server.tables.vacate, table_id, player)
            break
        except RefusedError as refusal:
            if refusal.status == 404 or refusal.status == 500:  # nobody can play there any more
                return
            if not left:
                raise
    await server.notices.changed_in_lobby(table_id)
    if server.bots.paused(table_id):  # nobody is left there to release them
        server.bots.pause((await server.live.at(table_id)).record, False)
        server.bots.poke(table_id)


# --------------------------------------------------------------------------------------------------------- ranking


@router.get("/ranking/{game}", share="pages")
async def ranking(server: Server, visitor: Visitor, game: str) -> Response:
    """The leaderboard of a game."""
    found = kind(known_kind(game).id)
    leaders = await run_in_threadpool(server.people.leaders, found.id, visitor.player)
    return await page(render.ranking, RankingModel(visitor.lang, found, leaders, marks(found.id)))
