"""The same people play again with other options: the form of a new table, filled in as the old one was."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ...games import kind as kind_of
from ...games.common.view.shown import spoken
from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.setup_forms import as_set, read_setup
from ..http.requests import Visitor, is_live, known_language
from ..http.routing import Routes
from ..play.turns import seated
from ..view import render
from ..view.model import SetupModel
from ..view.pages import rematch_proposal
from .answering import done, page
from .routes_first import told_of
from .server import Server

router = Routes()


@router.get("/t/{table_id}/again", share="pages", lifts_veil=False)
async def again(request: Request, server: Server, visitor: Visitor, table_id: str) -> Response:
    """The form, filled in as the table was set; if a rematch exists already, the person is sent there."""
    record = await _over(server, visitor, table_id)
    if record.rematch is not None:
        return RedirectResponse(f"/t/{record.rematch}", 303)
    return await _form(server, record, visitor, as_set(kind_of(record.game), record.options), {})


@router.post("/t/{table_id}/again", share="tables", lifts_veil=False)
async def change(
    request: Request, server: Server, visitor: Visitor, form: dict[str, str], table_id: str
) -> Response:
    """Open the rematch; ``lang``: only show the form again in that language, with its input."""
    record = await _over(server, visitor, table_id)
    if "lang" in form:
        visitor = visitor.speaking(known_language(form["lang"]))
        response = await _form(server, record, visitor, form, {})
        server.introduce(request, response, visitor)
        return response
    player = str(visitor.player)
    own = {"name": record.seats[seated(record, player)].name, "opponents": record.terms.level}
    typed = {name: value for name, value in form.items() if not name.startswith("seat") or name == "seal"}
    wanted, errors = read_setup(kind_of(record.game), typed | own)
    if wanted is not None:
        try:
            follower = await run_in_threadpool(
                server.tables.rematch, table_id, player, wanted.words, wanted.seal, wanted.game
            )
        except RefusedError as refusal:
            errors = {"option.players" if refusal.key == "rematch-small" else "words": refusal}
        else:
            await server.notices.goes_on_at(table_id, follower)
            return done(request, f"/t/{follower}", moved=True)
    if is_live(request.headers):
        raise next(iter(errors.values()))
    return await _form(server, record, visitor, form, errors)


async def _over(server: Server, visitor: Visitor, table_id: str) -> Record:
    """A finished table at which the visitor sat."""
    record = await server.live.ended(table_id)
    seated(record, visitor.player or "")
    if not record.ended:
        raise RefusedError(409, "no-rematch")
    return record


async def _form(
    server: Server,
    record: Record,
    visitor: Visitor,
    typed: Mapping[str, str],
    errors: Mapping[str, RefusedError],
) -> Response:
    """The form with its input; ``errors``: what is wrong, by field."""
    found, lang = kind_of(record.game), spoken(record.game, visitor.lang)
    told = {name: told_of(found, refusal, lang) for name, refusal in errors.items()}
    sealed = rematch_proposal(record, visitor.player, server.tables.seals)
    model = SetupModel(visitor.lang, found, sealed, values=typed, errors=told, after=record.id)
    refused = next(iter(errors.values()), None)
    return await page(render.setup, model, 200 if refused is None else refused.status)
