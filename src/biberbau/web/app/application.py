"""The web application: routes, headers, and a clear page for every error."""

from __future__ import annotations

import logging
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute

from ..domain.messages import SAYS, TITLE, RefusedError
from ..domain.records import StoreError
from ..http.addresses import Forwarded
from ..http.declared import Directory
from ..http.gate import Gate
from ..http.limits import Fairness, Limits
from ..http.metrics import Measured, Metrics
from ..http.mounted import Mounted, under
from ..http.requests import COOKIE, HEADERS, PackedPages, StrictHeaders, is_live
from ..play.thinking import Watched
from ..view import render
from ..view.model import MessageModel
from . import (
    protocol_problems,
    routes_admin,
    routes_again,
    routes_analysis,
    routes_app,
    routes_away,
    routes_chat,
    routes_files,
    routes_first,
    routes_health,
    routes_host,
    routes_lab,
    routes_learn,
    routes_lobby,
    routes_menu,
    routes_open,
    routes_people,
    routes_programs,
    routes_protocol,
    routes_puzzles,
    routes_replay,
    routes_review,
    routes_rules,
    routes_seat,
    routes_sessions,
    routes_table,
    routes_tournaments,
    routes_training,
    routes_you,
)
from .background import Background
from .protocol_problems import ProblemError
from .server import Server
from .settings import Settings

log = logging.getLogger(__name__)


MODULES = (
    routes_table,
    routes_seat,
    routes_away,
    routes_first,
    routes_menu,
    routes_open,
    routes_lobby,
    routes_replay,
    routes_review,
    routes_again,
    routes_chat,
    routes_host,
    routes_rules,
    routes_tournaments,
    routes_you,
    routes_people,
    routes_sessions,
    routes_learn,
    routes_analysis,
    routes_training,
    routes_puzzles,
    routes_lab,
    routes_files,
    routes_app,
    routes_admin,
    routes_programs,
    routes_protocol,
    routes_health,
)
"""All routes, in the order in which they are tried."""


def all_routes() -> list[BaseRoute]:
    """Every route of the application."""
    return [route for module in MODULES for route in module.router.routes]


def create_app(settings: Settings | None = None) -> Starlette:
    """The application; ``app.state.server`` holds its parts."""
    metrics = Metrics()
    server = Server(settings or Settings(), metrics)
    routes = all_routes()
    directory, root = Directory(routes), server.settings.root_path
    app = Starlette(routes=routes, lifespan=Background(server).running)
    app.router.redirect_slashes = False  # such a redirect would echo any host that was asked for
    app.state.server = server
    app.state.metrics = metrics

    def refused(request: Request, refusal: RefusedError) -> Response:
        return _refusal(server, request, refusal)

    app.add_middleware(Watched)
    app.add_middleware(Gate, hosts=server.settings.hosts, answer=refused)
    app.add_middleware(
        Limits,
        fairness=Fairness(server.settings.limits),
        declared=directory.of,
        cookies=server.cookies,
        answer=refused,
        refused=metrics.refused,
        banned=server.policy.refusal,
    )
    app.add_middleware(StrictHeaders)
    app.add_middleware(Mounted, root=server.settings.root_path)
    app.add_middleware(
        PackedPages, is_stream=lambda path: directory.of("GET", path.removeprefix(root)).stream
    )
    app.add_middleware(Measured, metrics=metrics)
    app.add_middleware(  # the outermost
        Forwarded, proxies=server.settings.proxies, undeclared=server.undeclared.see
    )
    _answer_errors(app, server)
    return app


def _answer(request: Request, status: int, text: str, lang: str, game: str = "") -> Response:
    """An error as a page, or as one sentence for the page's script."""
    if is_live(request.headers):
        return PlainTextResponse(text, status)
    title = SAYS(lang, TITLE.get(str(status), TITLE["400"]))
    parts = request.scope["path"].split("/")
    back = f"/t/{parts[2]}" if status not in (404, 500) and parts[1:2] == ["t"] and len(parts) > 3 else "/"
    back = "/operator" if parts[1:2] == ["operator"] and len(parts) > 2 else back
    return HTMLResponse(render.message_page(MessageModel(lang, status, title, text, back, game)), status)


def _refusal(server: Server, request: Request, refusal: RefusedError) -> Response:
    if protocol_problems.is_ours(request):
        return protocol_problems.refused(refusal)
    server.begins_to_show()
    lang = server.cookies.language(request)
    response = _answer(request, refusal.status, refusal.text(lang), lang, refusal.game)
    if refusal.key == "forged":
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    if refusal.retry_after:
        response.headers["Retry-After"] = str(refusal.retry_after)
    return response


def _answer_errors(app: Starlette, server: Server) -> None:
    async def refused(request: Request, refusal: RefusedError) -> Response:
        return _refusal(server, request, refusal)

    async def unknown(request: Request, error: HTTPException) -> Response:
        if protocol_problems.is_ours(request):
            key = "no-method" if error.status_code == 405 else "no-page"
            said = SAYS(protocol_problems.LANG, key)
            return protocol_problems.answer(error.status_code, key, said, error.headers)
        server.begins_to_show()  # no route has been matched
        lang = server.cookies.language(request)
        key = "no-method" if error.status_code == 405 else "no-page"
        return _answer(request, error.status_code, SAYS(lang, key), lang)

    async def no_database(request: Request, error: StoreError) -> Response:
        log.warning("the database failed: %s", error)
        refusal = RefusedError(503, "no-database")
        refusal.retry_after = 5
        return _refusal(server, request, refusal)

    async def gone(request: Request, error: ClientDisconnect) -> Response:
        return Response(status_code=400)  # the client left before everything was sent

    async def problem(request: Request, error: ProblemError) -> Response:
        return protocol_problems.refused(error)

    async def broken(request: Request, error: Exception) -> Response:
        lang = server.cookies.language(request)
        try:
            ours = protocol_problems.is_ours(request)
            said = SAYS(lang, "broken")
            make = protocol_problems.answer(500, "broken", said) if ours else None
            response: Response = make or _answer(request, 500, said, lang)
            if make is None:  # made outside Mounted
                page = under(server.settings.root_path.encode(), bytes(response.body))
                response = HTMLResponse(page, response.status_code)
        except Exception:  # the message page itself may be broken
            response = PlainTextResponse(SAYS(lang, "broken"), 500)
        response.headers.update(HEADERS)  # made outside StrictHeaders
        response.headers["Cache-Control"] = "no-store"
        return response

    handlers: dict[type[Exception], Any] = {
        RefusedError: refused,
        ProblemError: problem,
        HTTPException: unknown,
        StoreError: no_database,
        ClientDisconnect: gone,
        Exception: broken,
    }
    for kind, handler in handlers.items():
        app.add_exception_handler(kind, handler)
