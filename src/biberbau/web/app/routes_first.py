"""The first page, the form for a new table, the language, the server's health."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ...bots import LEVELS, newest
from ...games import kind
from ...games.common.view.shown import shown_ids, spoken
from ...kernel.game import GameKind
from ..domain.messages import SAYS, RefusedError
from ..domain.names import checked_name
from ..domain.records import Record, StoreError
from ..domain.setup_forms import OPEN, for_all_ages, read_options, read_setup
from ..domain.table_codes import digits_of
from ..http.requests import Visitor, is_live, known_language, safe_path
from ..http.routing import Routes
from ..play.tournaments import CODE_LENGTH
from ..view import render
from ..view.environment import value_name
from ..view.model import LandingModel, SetupModel
from ..view.pages import proposal, table_link
from .answering import done, known_kind, page
from .server import Server
from .turn_count import turns

MY_TABLES = 8
"""How many of a player's tables the first page lists."""

LINK = re.compile(r"^\S+?/(t|tournaments)/([a-z0-9]{16})(?:[/?#]\S*)?$")
"""The address of a table or a tournament, as people paste it. It leads to a page here, whatever host it names."""

router = Routes()


@router.get("/", share="pages")
async def landing(request: Request, server: Server, visitor: Visitor) -> Response:
    """The games, the open tables, and those at which the visitor sits; ``game``: list only this game's open tables."""
    return await _landing(request, server, visitor)


async def _landing(
    request: Request, server: Server, visitor: Visitor, code: str = "", refusal: RefusedError | None = None
) -> Response:
    """The first page; ``refusal``: what is wrong with the code that was typed."""
    game = request.query_params.get("game", "")
    if game:
        known_kind(game)
    with suppress(StoreError):  # the games are listed even while the database is not
        await server.lobby.look()
    mine: list[Record] = []
    if visitor.player is not None:
        mine = await run_in_threadpool(server.tables.tables_of, visitor.player, MY_TABLES)
    model = LandingModel(
        lang=visitor.lang,
        games=tuple(kind(game_id) for game_id in shown_ids()),
        my_tables=tuple(table_link(record) for record in mine),
        proposal=proposal(server.tables.seals),
        level=_last_level(mine),
        open=server.open_tables.model(visitor.lang, game, visitor.player),
        code=code[:20],
        wrong="" if refusal is None else refusal.text(visitor.lang),
        turns=await turns(server, visitor.player),
    )
    return await page(render.landing, model, 200 if refusal is None else refusal.status)


def _last_level(mine: Sequence[Record]) -> str:
    """The level of the bots at the newest of these tables that has any, by today's levels; the middle level where none
    has.
    """
    bots = (seat for record in mine for seat in record.seats if seat.kind == "bot")
    return next((newest(seat.level) for seat in bots), LEVELS[1])


@router.post("/code", share="codes")
async def coded(request: Request, server: Server, visitor: Visitor, form: dict[str, str]) -> Response:
    """Go to the table or tournament with this code; a link to one is accepted as well."""
    code = form.get("code", "")
    if linked := LINK.search(code.strip()):
        place, found = linked.groups()
        return done(request, f"/t/{found}/join" if place == "t" else f"/tournaments/{found}", moved=True)
    try:
        if len(digits := digits_of(code)) == CODE_LENGTH:
            tournament_id = await run_in_threadpool(server.tournaments.coded, digits)
            return done(request, f"/tournaments/{tournament_id}", moved=True)
        table_id = await run_in_threadpool(server.tables.coded, code)
    except RefusedError as refusal:
        if is_live(request.headers):
            raise
        return await _landing(request, server, visitor, code, refusal)
    return done(request, f"/t/{table_id}/join", moved=True)


@router.get("/new/{game}", share="pages")
async def setup(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The form for a new table; ``with``: ``friends``: all seats are open at first; ``option.…``: options that are
    filled in already.
    """
    found = known_kind(game)
    server.warmer.asked_for(found.id)
    values = for_all_ages(found) | {"name": visitor.name}
    given, _ = read_options(found, request.query_params)
    values |= {f"option.{name}": str(value).lower() for name, value in given.items()}
    if request.query_params.get("with") == "friends":
        values |= {f"seat{seat}": OPEN for seat in range(1, found.players[1])}
    sealed = proposal(server.tables.seals)
    return await page(render.setup, SetupModel(visitor.lang, found, sealed, values=values))


async def _again(
    request: Request,
    server: Server,
    visitor: Visitor,
    found: GameKind,
    typed: Mapping[str, str],
    errors: Mapping[str, RefusedError],
) -> Response:
    """The form for a new table with its input; the cookie keeps the name. ``errors``: what is wrong, by field."""
    with suppress(RefusedError):
        name = checked_name(typed.get("name", ""))
        visitor = visitor.known(name if name != SAYS(visitor.lang, "guest") else "")
    lang = spoken(found.id, visitor.lang)
    told = {name: told_of(found, refusal, lang) for name, refusal in errors.items()}
    refused = next(iter(errors.values()), None)
    used = refused is not None and refused.key == "seal-used"
    dealt = await run_in_threadpool(_dealt, server, visitor.player or "", typed) if used else ""
    sealed = proposal(server.tables.seals, "" if used else typed.get("seal", ""))
    model = SetupModel(visitor.lang, found, sealed, values=typed, errors=told, dealt=dealt)
    response = await page(render.setup, model, 200 if refused is None else refused.status)
    server.introduce(request, response, visitor)
    return response


def _dealt(server: Server, player: str, typed: Mapping[str, str]) -> str:
    """The person's own table that this form has opened already, as it was sent twice; "" where there is none of
    theirs.
    """
    seed = server.tables.seals.brought_back(typed.get("seal", "")).seed
    mine = server.tables.tables_of(player, MY_TABLES) if player else []
    return next((record.id for record in mine if record.seed == seed), "")


def told_of(found: GameKind, refusal: RefusedError, lang: str) -> str:
    """The errors of a field, with options named as the form names them."""
    if refusal.key != "option-clash":
        return refusal.text(lang)
    option = next(option for option in found.options if option.name == refusal.values["option"])
    usual = option.parsed(str(refusal.values["usual"]))
    return SAYS(lang, refusal.key, usual=value_name(found.id, option.name, usual, lang))


@router.post("/new/{game}", share="tables")
async def create(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], game: str
) -> Response:
    """Open a table; ``lang``: only show the form again in that language, with its input."""
    found = known_kind(game)
    if "lang" in form:
        return await _again(request, server, visitor.speaking(known_language(form["lang"])), found, form, {})
    if not form.get("name", "").strip():  # the name is asked for at the table
        form["name"] = visitor.name or SAYS(visitor.lang, "guest")
    wanted, errors = read_setup(found, form)
    if wanted is not None:
        visitor = visitor.known(wanted.name if wanted.name != SAYS(visitor.lang, "guest") else "")
        try:
            record = await run_in_threadpool(server.tables.create, str(visitor.player), wanted)
        except RefusedError as refusal:
            wanted, errors = None, {"words": refusal}
    if wanted is None:
        if is_live(request.headers):
            raise next(iter(errors.values()))
        return await _again(request, server, visitor, found, form, errors)
    server.bots.poke(record.id)
    server.lobby.wake()
    response = done(request, f"/t/{record.id}", moved=True)
    server.introduce(request, response, visitor)
    return response


@router.get("/lang/{code}", share="pages")
async def language(request: Request, server: Server, visitor: Visitor, code: str) -> Response:
    """Choose a language and go back."""
    speaking = visitor.speaking(known_language(code))
    response = RedirectResponse(safe_path(request.query_params.get("next", "/")), 303)
    server.introduce(request, response, speaking)
    return response


@router.get("/healthz", share="free")
async def health(server: Server) -> Response:
    """Whether the server is alive and its database writable, and how far each game is compiled."""
    ok = await server.health.ok()
    said = {"ok": ok, "database": "ok" if ok else "cannot be written: the log says why"}
    games = {game_id: server.warmer.state(game_id).step for game_id in shown_ids()}
    return JSONResponse(said | {"games": games}, 200 if ok else 503)
