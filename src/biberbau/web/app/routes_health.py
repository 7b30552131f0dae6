"""For load balancers and scrapers: readiness and metrics."""

from __future__ import annotations

import hmac

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ...games.common.view.shown import shown_ids
from ..domain.messages import RefusedError
from ..http.limits import is_own
from ..http.metrics import MEDIA_TYPE
from ..http.routing import Routes
from .server import Server

router = Routes()


@router.get("/readyz", share="free")
async def ready(server: Server) -> Response:
    """Whether this process is ready for players, otherwise what is missing."""
    missing = await server.health.missing(server.warmer.state(game_id) for game_id in shown_ids())
    said = {"ready": not missing, "missing": missing, "draining": server.health.draining}
    return JSONResponse(said, 503 if missing else 200)


@router.get("/metrics", share="free")
async def metrics(request: Request, server: Server) -> Response:
    """The metrics, for this machine or the holder of the token; for everybody else this page does not exist."""
    if not _may_read(request, server.settings.metrics_token):
        raise RefusedError(404, "no-page")
    return Response(request.app.state.metrics.text(), media_type=MEDIA_TYPE)


def _may_read(request: Request, token: str) -> bool:
    shown = request.headers.get("authorization", "").partition(" ")[2]
    if token and hmac.compare_digest(shown.encode(), token.encode()):
        return True
    return is_own(request)
