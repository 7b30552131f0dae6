"""The first page, the form for a new table, the language, the server's health."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ..games import game_ids, kind
from . import render
from .forms import read_setup
from .http import is_live, safe_path
from .messages import RefusedError, say
from .model import LANGUAGES, LandingModel, SetupModel
from .pages import proposal, table_link
from .server import Form, Parts, Who, done, known_kind, page
from .store import Record

MY_TABLES = 8
"""How many of a player's tables the first page lists."""

router = APIRouter()


@router.get("/")
async def landing(request: Request, server: Parts, visitor: Who) -> Response:
    """The games, and the tables at which one sits."""
    mine: list[Record] = []
    if visitor.player is not None:
        mine = await run_in_threadpool(server.tables.tables_of, visitor.player, MY_TABLES)
    model = LandingModel(
        lang=visitor.lang,
        games=tuple(kind(game_id) for game_id in game_ids()),
        my_tables=tuple(table_link(record, server.warmer.state(record.game)) for record in mine),
        proposal=proposal(server.tables.seals),
        name=visitor.name,
    )
    return await page(render.landing, model)


@router.get("/new/{game}")
async def setup(request: Request, server: Parts, visitor: Who, game: str) -> Response:
    """The form for a new table."""
    found = known_kind(game)
    server.warmer.asked_for(found.id)
    sealed = proposal(server.tables.seals)
    return await page(render.setup, SetupModel(visitor.lang, found, sealed, values={"name": visitor.name}))


@router.post("/new/{game}")
async def create(request: Request, server: Parts, visitor: Who, form: Form, game: str) -> Response:
    """Open a table."""
    found = known_kind(game)
    if "opponents" in form and not form.get("name"):  # the one tap of the first page asks for no name
        form["name"] = say(visitor.lang, "guest")
    wanted, errors = read_setup(found, form)
    if wanted is not None:
        visitor = visitor.known(wanted.name if wanted.name != say(visitor.lang, "guest") else "")
        try:
            record = await run_in_threadpool(server.tables.create, str(visitor.player), wanted)
        except RefusedError as refusal:
            wanted, errors = None, {"words": refusal}
    if wanted is None:
        if is_live(request.headers):
            raise next(iter(errors.values()))
        said = {name: refusal.text(visitor.lang) for name, refusal in errors.items()}
        sealed = proposal(server.tables.seals)
        model = SetupModel(visitor.lang, found, sealed, values=form, errors=said)
        return await page(render.setup, model, next(iter(errors.values())).status)
    server.changed(record.id)
    response = done(request, f"/t/{record.id}", moved=True)
    server.introduce(request, response, visitor)
    return response


@router.get("/lang/{code}")
async def language(request: Request, server: Parts, visitor: Who, code: str) -> Response:
    """Choose a language and go back."""
    if code not in LANGUAGES:
        raise RefusedError(404, "no-language")
    response = RedirectResponse(safe_path(request.query_params.get("next", "/")), 303)
    server.introduce(request, response, visitor.speaking(code))
    return response


@router.get("/healthz")
async def health(server: Parts) -> Response:
    """Whether the server lives and its database takes what is written, and how far each game's rules are."""
    ok = await server.health.ok()
    said = {"ok": ok, "database": "ok" if ok else "cannot be written: the log says why"}
    games = {game_id: server.warmer.state(game_id).step for game_id in game_ids()}
    return JSONResponse(said | {"games": games}, 200 if ok else 503)
