"""Memory training, page by page: the address holds the round, and nothing is stored."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..domain.messages import RefusedError
from ..http.requests import Visitor, field, number_field
from ..http.routing import Routes
from ..view import render
from ..view.training import Trainer, TrainingModel, numbers_of
from .answering import known_kind, page
from .server import Server

router = Routes()


def _trainer(server: Server) -> Trainer:
    return Trainer(server.settings.cookie_key())


@router.get("/train/{game}", share="pages")
async def training(server: Server, visitor: Visitor, game: str) -> Response:
    """The introduction; its link begins a new training."""
    kind, trainer = known_kind(game), _trainer(server)
    numbers_of(kind)
    run = trainer.begun()
    return await page(render.training_page, TrainingModel(visitor.lang, kind, run, trainer.written(run)))


@router.get("/train/{game}/look", share="pages")
async def look(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The cards of round ``t``, to be remembered."""
    kind, trainer, token = known_kind(game), _trainer(server), field(request.query_params, "t")
    run = trainer.read(token)
    laid = trainer.laid(run, numbers_of(kind))
    return await page(render.training_page, TrainingModel(visitor.lang, kind, run, token, shows=laid.cards))


@router.get("/train/{game}/recall", share="pages")
async def recall(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The same cards covered: swaps are announced, and the learner is asked where each number lies."""
    kind, trainer, token = known_kind(game), _trainer(server), field(request.query_params, "t")
    run, numbers = trainer.read(token), numbers_of(kind)
    laid = trainer.laid(run, numbers)
    asked = TrainingModel(
        visitor.lang, kind, run, token, places=len(laid.cards), swaps=laid.swaps, choices=tuple(numbers)
    )
    return await page(render.training_page, asked)


@router.get("/train/{game}/answer", share="pages")
async def answer(request: Request, server: Server, visitor: Visitor, game: str) -> Response:
    """The result: ``place.1`` and so on are the learner's answers for each place."""
    query = request.query_params
    kind, trainer = known_kind(game), _trainer(server)
    run = trainer.read(field(query, "t"))
    lies = trainer.laid(run, numbers_of(kind)).after
    odd = RefusedError(400, "train-unreadable")
    said = [number_field(query, f"place.{at}", odd) for at in range(1, len(lies) + 1)]
    told = tuple(zip(said, lies, strict=True))
    right = sum(one == card for one, card in told)
    token = "" if run.last else trainer.written(run.next(right, len(lies)))
    return await page(render.training_page, TrainingModel(visitor.lang, kind, run, token, told=told))
