"""No aids where people play for ranks or in a tournament: no hint, and no advice on their own cards.

Such a table gives no hints. A person who plays at one gets no advice on that game from the analysis board either, since
they could set up the very cards that they hold. Every page from which people sit down there says so.
"""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool

from ..domain.messages import RefusedError
from ..domain.records import Record
from ..domain.terms import Terms
from ..storage import people_rows as sql
from ..storage.store import Store


def check_table(record: Record) -> None:
    """A RefusedError where the table's terms allow no aids."""
    if not record.terms.aided:
        raise RefusedError(403, "no-aids")


async def check_board(store: Store, player: str | None, game: str) -> None:
    """A RefusedError for a person who plays such a game now: the analysis board gives them no advice on it."""
    if player is not None and await run_in_threadpool(_plays_unaided, store, player, game):
        raise RefusedError(403, "no-aids-board")


def _plays_unaided(store: Store, player: str, game: str) -> bool:
    with store.seen() as rows:
        return any(not Terms.read(row.terms).aided for row in rows.all(sql.TERMS_NOW, player, game))
