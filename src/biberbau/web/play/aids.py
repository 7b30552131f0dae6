"""Where people play for ranks or in a tournament, everybody decides alone: no hint, and no word on their own cards.

At such a table no hint is given. Whoever plays at one gets no advice on that game from the analysis board either: it
would be asked about the very cards that they hold. Every page from which one sits down there says so.
"""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.terms import Terms
from ..storage import people_rows as sql
from ..storage.store import Store


def check_table(record: Record) -> None:
    """A RefusedError where the table's terms leave everybody to themselves."""
    if not record.terms.aided:
        raise RefusedError(403, "no-aids")


async def check_board(store: Store, player: str | None, game: str) -> None:
    """A RefusedError for somebody who plays such a game now: the board thinks about no game of that kind for them."""
    if player is not None and await run_in_threadpool(_plays_unaided, store, player, game):
        raise RefusedError(403, "no-aids-board")


def _plays_unaided(store: Store, player: str, game: str) -> bool:
    with store.seen() as rows:
        return any(not Terms.read(row.terms).aided for row in rows.all(sql.TERMS_NOW, player, game))
