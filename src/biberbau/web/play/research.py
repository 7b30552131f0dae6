"""Finished games of people, given to research: with the consent of everybody who sat there, and anonymous.

Consent is asked of the database in the transaction that reads a game, so a withdrawal counts from then on. Nothing
leaves a table but what ``lab.record.given.Given`` has.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from ...errors import OptionError
from ...games import game_ids, kind
from ...lab.record.given import PERSON, PROGRAM, Given
from ...match import Game
from ...match.dealing import match_key
from ..domain.records import BrokenRowError, Seat
from ..domain.terms import Terms
from ..storage import research_rows as sql
from ..storage.research_rows import Sat
from ..storage.rows import Rows
from ..storage.store import Store
from ..storage.table_statements import RESULTS

PAGE = 1000
"""Finished games that are read in one go, and the most in one file."""

SILENT, PARTLY, DELETED, VEILED, FOREIGN, CHANGED = (
    *("silent", "partly", "deleted", "veiled", "foreign", "changed"),
)
"""The reasons why a game is not given: nobody there has agreed, or some but not all; somebody was deleted; others still
play the same cards; the game is not installed here; these rules cannot replay it.
"""


def reason(sat: Sat) -> str | None:
    """Why a game is not given; None where it may be."""
    if sat.game not in game_ids():
        return FOREIGN
    if Terms.read(sat.terms).veiled:
        return VEILED
    if sat.deleted:
        return DELETED
    if sat.silent:
        return PARTLY if sat.agreed else SILENT
    return None


def offered(store: Store, only: str = "") -> tuple[dict[str, list[str]], Counter[str]]:
    """By game, the ids of the tables that may be given, and by reason the number of others. ``only``: one game.

    The ids are shuffled: their order tells no time and no neighbours.
    """
    found, lacks, after = dict[str, list[str]](), Counter[str](), ""
    while True:
        with store.seen() as rows:
            page = rows.all(sql.OVER, after, PAGE)
        for sat in page:
            if only and sat.game != only:
                continue
            why = reason(sat)
            if why is None:
                found.setdefault(sat.game, []).append(sat.id)
            else:
                lacks[why] += 1
        if len(page) < PAGE:
            break
        after = page[-1].id
    for ids in found.values():
        secrets.SystemRandom().shuffle(ids)
    return found, lacks


def read(store: Store, ids: Sequence[str]) -> tuple[list[Given], Counter[str]]:
    """These tables in their given form, if they may still be given; and by reason the number of others."""
    found, lacks = list[Given](), Counter[str]()
    with store.seen() as rows:
        for table_id in ids:
            sat = rows.one(sql.ONE, table_id)
            why = reason(sat) if sat else DELETED
            one = None if why else _given(rows, table_id)
            if one is not None:
                found.append(one)
            else:
                lacks[why or CHANGED] += 1
    return found, lacks


def _given(rows: Rows, table_id: str) -> Given | None:
    """The given form of a game; None where it cannot be read, or its options are no longer valid."""
    try:
        record = rows.read(table_id)
        assert record is not None
        game = Game.of(record.game, record.options)
    except (BrokenRowError, OptionError):
        return None
    entropy = "" if record.deal == 2 else record.entropy
    key = match_key(record.seed, entropy, record.words)
    scores = tuple(one.score for one in rows.all(RESULTS, table_id))
    return Given(game, tuple(map(_player, record.seats)), key, record.actions, scores or None)


def _player(seat: Seat) -> str:
    """The anonymous player of a seat; of a bot the level at which it has played its whole game."""
    if seat.kind == "human":
        return PROGRAM if seat.program else PERSON
    return seat.stand_in or seat.level


def prepare(games: Collection[str]) -> None:
    """Compile the code that writes these games down, before anything is written."""
    from ...lab.record.recording import Recorder

    for game_id in games:
        Recorder(Game.of(game_id)).play(b"prepare", ("random",) * Game.of(game_id).players)


def export(
    store: Store,
    ids: dict[str, list[str]],
    out: Path,
    stop: Callable[[], bool] = lambda: False,
    show: Callable[[int], None] = lambda done: None,
) -> tuple[dict[str, tuple[int, int]], Counter[str]]:
    """Write these tables as data sets, a folder for each game; returns, by game, the number of games and decisions
    there then, and by reason the number of games left out. Ends between two files once ``stop`` says so.

    A RecordError where a folder has other things in it, or cannot be written. Needs the extra record.
    """
    from ...lab.record.people import PeopleFolder

    written, lacks, looked = dict[str, tuple[int, int]](), Counter[str](), 0
    for game_id, all_ids in sorted(ids.items()):
        if stop():
            break
        with PeopleFolder(out / game_id, kind(game_id)) as folder:
            for first in range(0, len(all_ids), PAGE):
                if stop():
                    break
                some = all_ids[first : first + PAGE]
                games, why = read(store, some)
                lacks += why
                lacks[CHANGED] += len(folder.add(games))
                looked += len(some)
                show(looked)
            written[game_id] = folder.games, folder.decisions
    return written, +lacks
