"""Tournaments: the list, the form for a new one, its page as a stream, and what people do there."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import suppress
from hashlib import sha256

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ...games import kind
from ...games.common.view.shown import shown_ids, spoken
from ...kernel.game import GameKind
from ..domain.messages import RefusedError
from ..domain.records import StoreError
from ..domain.setup_forms import for_all_ages
from ..domain.table_codes import fresh_id
from ..http.requests import Visitor, is_live, known_language, own_address
from ..http.routing import Routes
from ..play.streams import LEAVING, EventStream, alive, beginning, drawn
from ..play.tournament_forms import read_tournament
from ..play.tournaments import draw_document, seal_list, seal_of_all, table_of, watched
from ..storage.tournament_rows import Tournament
from ..view import tournament_pages as pages
from ..view.model import Proposal
from ..view.tournament_pages import DrawModel, ListModel, OpeningModel, TournamentModel, tournament_model
from .answering import done, known_kind, page
from .routes_first import told_of
from .routes_open import qr
from .server import Server

router = Routes()

TYPED = ("name-", "words-")
"""Refusals that belong to the form to take part."""


@router.get("/tournaments", share="pages")
async def tournaments(server: Server, visitor: Visitor) -> Response:
    """All tournaments."""
    found = await run_in_threadpool(server.tournaments.listed, visitor.player)
    games = tuple(kind(game) for game in shown_ids())
    return await page(pages.all_page, ListModel(visitor.lang, found, games))


@router.get("/tournaments/new/{game}", share="pages")
async def opening(server: Server, visitor: Visitor, game: str) -> Response:
    """The form for a new tournament."""
    found = known_kind(game)
    server.warmer.asked_for(found.id)
    values = for_all_ages(found) | {"name": visitor.name}
    return await page(pages.opening, OpeningModel(visitor.lang, found, _sealed(server), values))


def _sealed(server: Server, field: str = "") -> Proposal:
    """The proposal for the words of the person who opens a tournament; ``field``: a seal that was shown already and
    still counts.
    """
    seals = server.tables.seals
    sealed = seals.of_draw(fresh_id())
    with suppress(RefusedError):
        sealed = seals.of_opening(field)
    return Proposal(sealed.public, seals.suggested(sealed.number), sealed.field)


@router.post("/tournaments/new/{game}", share="tournaments")
async def create(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], game: str
) -> Response:
    """Open a tournament; ``lang``: only show the form again in that language, with its input."""
    found = known_kind(game)
    if "lang" in form:
        visitor = visitor.speaking(known_language(form["lang"]))
        response = await _form(server, found, visitor, form, {})
        server.introduce(request, response, visitor)
        return response
    wanted, errors = read_tournament(found, form)
    if wanted is None:
        if is_live(request.headers):
            raise next(iter(errors.values()))
        return await _form(server, found, visitor, form, errors)
    name = form.get("name", "").strip() if form.get("plays", "1") == "1" else ""
    visitor = visitor.known(name)
    opens, seal = server.tournaments.create, form.get("seal", "")
    try:
        made = await run_in_threadpool(opens, wanted, str(visitor.player), name, wanted.words or "", seal)
    except RefusedError as refusal:
        if is_live(request.headers) or not refusal.key.startswith("seal-"):
            raise
        return await _form(server, found, visitor, form, {"words": refusal})
    response = done(request, f"/tournaments/{made.id}", moved=True)
    server.introduce(request, response, visitor)
    return response


async def _form(
    server: Server,
    found: GameKind,
    visitor: Visitor,
    typed: Mapping[str, str],
    errors: Mapping[str, RefusedError],
) -> Response:
    lang = spoken(found.id, visitor.lang)
    told = {name: told_of(found, refusal, lang) for name, refusal in errors.items()}
    refused = next(iter(errors.values()), None)
    used = refused is not None and refused.key == "seal-used"
    sealed = _sealed(server, "" if used else typed.get("seal", ""))
    model = OpeningModel(visitor.lang, found, sealed, typed, told)
    return await page(pages.opening, model, 200 if refused is None else refused.status)


@router.get("/tournaments/{tournament_id}", share="pages")
async def tournament(server: Server, visitor: Visitor, tournament_id: str) -> Response:
    """A tournament's page."""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    return await page(pages.page, await run_in_threadpool(_model, server, visitor, now))


def _model(
    server: Server,
    visitor: Visitor,
    now: Tournament,
    typed: Mapping[str, str] | None = None,
    errors: Mapping[str, str] | None = None,
) -> TournamentModel:
    seals, given = server.tables.seals, typed or {}
    words = given.get("words", seals.suggested(now.id, visitor.player))
    return tournament_model(
        now,
        lang=visitor.lang,
        player=visitor.player,
        proposal=Proposal(seal_of_all(seals, now), words),
        name=given.get("name", visitor.name),
        errors=errors,
    )


@router.get("/tournaments/{tournament_id}/invite.svg", share="pages")
async def invitation_code(request: Request, server: Server, tournament_id: str) -> Response:
    """The invitation to a tournament as a QR code."""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    if now.status != "open":
        raise RefusedError(409, "tournament-begun")
    return Response(qr(f"{own_address(request)}/tournaments/{now.id}"), media_type="image/svg+xml")


@router.get("/tournaments/{tournament_id}/seals.txt", share="pages")
async def all_seals(server: Server, tournament_id: str) -> Response:
    """The seals of all deals, from the beginning."""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    text = await run_in_threadpool(seal_list, server.tables.seals, now)
    return PlainTextResponse(text)


@router.get("/tournaments/{tournament_id}/draw", share="pages")
async def draw(server: Server, visitor: Visitor, tournament_id: str) -> Response:
    """How it was drawn; the page's script repeats the draw."""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    document = await run_in_threadpool(draw_document, server.tables.seals, now)
    said = [now.host, *(one.player for one in now.entrants)]
    mine = tuple(at for at, player in enumerate(said) if player and player == visitor.player)
    return await page(pages.draw, DrawModel(visitor.lang, now, document, mine))


@router.get("/tournaments/{tournament_id}/draw.json", share="pages")
async def draw_json(server: Server, tournament_id: str) -> Response:
    """The draw as a document that ``biberbau verify`` checks."""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    document = await run_in_threadpool(draw_document, server.tables.seals, now)
    name = f"biberbau-draw-{now.id}.json"
    return JSONResponse(document, headers={"Content-Disposition": f'inline; filename="{name}"'})


@router.get("/tournaments/{tournament_id}/events", share="pages", stream=True)
async def changes(request: Request, server: Server, visitor: Visitor, tournament_id: str) -> Response:
    """The stream of the page's changes; ``have``: the version on the page."""
    await server.tournaments.at(tournament_id)
    if request.method == "HEAD":  # HEAD: there is no body to wait for
        return Response(media_type="text/event-stream")
    have = request.query_params.get("have", "")
    return EventStream(_stream(server, visitor, tournament_id, have), server.metrics)


async def _stream(
    server: Server, visitor: Visitor, tournament_id: str, have: str
) -> AsyncGenerator[bytes, None]:
    """Server-sent events: all parts that can change, whenever one has changed."""
    yield beginning(server.settings.heartbeat)
    with server.subscriptions.watch(watched(tournament_id), None) as watcher, server.metrics.streaming():
        try:
            while not watcher.closed:
                now = await server.tournaments.at(tournament_id)
                html = await run_in_threadpool(_drawn, server, visitor, now)
                version = sha256(html.encode()).hexdigest()[:16]
                if version != have:
                    yield drawn(html.replace("<section", f'<section data-version="{version}"', 1), 0)
                have = version
                while not await watcher.changed(server.settings.heartbeat):
                    yield alive(server.settings.heartbeat)
        except (RefusedError, StoreError):
            return  # the page reconnects by itself
        yield LEAVING


def _drawn(server: Server, visitor: Visitor, now: Tournament) -> str:
    return str(pages.live(_model(server, visitor, now)))


@router.post("/tournaments/{tournament_id}/join", share="kept")
async def join(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], tournament_id: str
) -> Response:
    """Take part."""
    visitor = visitor.known()
    name, words = form.get("name", ""), form.get("words", "")
    try:
        now = await run_in_threadpool(
            server.tournaments.join, tournament_id, str(visitor.player), name, words
        )
    except RefusedError as refusal:
        if is_live(request.headers) or not refusal.key.startswith(TYPED):
            raise
        found = await run_in_threadpool(server.tournaments.read, tournament_id)
        wrong = {refusal.key.partition("-")[0]: refusal.text(visitor.lang)}
        model = await run_in_threadpool(_model, server, visitor, found, form, wrong)
        return await page(pages.page, model, refusal.status)
    server.tournaments.wake()
    me = now.entrant(visitor.player)
    response = done(request, f"/tournaments/{now.id}")
    server.introduce(request, response, visitor.known(me.name if me else ""))
    return response


@router.post("/tournaments/{tournament_id}/leave", share="kept")
async def leave(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], tournament_id: str
) -> Response:
    """Withdraw; once it runs only if they are ``sure``: they lose the rest, and a bot plays on at their table."""
    player = visitor.player or ""
    now = await run_in_threadpool(server.tournaments.read, tournament_id)
    if now.status == "running" and form.get("sure") != "1":
        raise RefusedError(409, "tournament-sure")
    now = await run_in_threadpool(server.tournaments.leave, tournament_id, player)
    me = now.entrant(player)
    table_id = None if me is None else table_of(now, me.number)
    if table_id is not None:
        table = await server.live.at(table_id)
        if table.record.seat_of(player) is not None and not table.record.ended:
            await server.live.leave(table, player)
            server.notices.changed(table_id)
    server.tournaments.wake()
    return done(request, f"/tournaments/{tournament_id}")


@router.post("/tournaments/{tournament_id}/start", share="kept")
async def start(request: Request, server: Server, visitor: Visitor, tournament_id: str) -> Response:
    """Begin."""
    opened = await run_in_threadpool(server.tournaments.start, tournament_id, visitor.player or "")
    await server.tournaments.tells(opened)
    return done(request, f"/tournaments/{tournament_id}")


@router.post("/tournaments/{tournament_id}/cancel", share="kept")
async def cancel(request: Request, server: Server, visitor: Visitor, tournament_id: str) -> Response:
    """Cancel it before it begins."""
    await run_in_threadpool(server.tournaments.cancel, tournament_id, visitor.player or "")
    server.tournaments.wake()
    return done(request, "/tournaments", moved=True)
