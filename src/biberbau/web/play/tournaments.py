"""Tournaments of one database: opened, joined, and played round after round.

A tournament's standings follow from its tables. The next round is one transaction, conditional on the revision: one of
several processes opens it, and after a crash there is either all of it or nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from starlette.concurrency import run_in_threadpool

from ...games.common.view.shown import shown_ids
from ...kernel.game import Document
from ...match import drawing
from ..domain import clocks
from ..domain.messages import RefusedError
from ..domain.names import checked_name
from ..domain.pairings import FEWEST
from ..domain.records import ConflictError, Record, SealError, Seat, StoreError
from ..domain.seed_commitment import SeedCommitments, checked_words
from ..domain.table_codes import fresh_id, random_digits
from ..storage import tournament_rows as sql
from ..storage.rows import Rows
from ..storage.tournament_rows import Listed, Tournament
from .subscriptions import Subscriptions
from .tables import CODES_TRIED, Tables, bot_seat, unlike
from .tournament_standings import following

log = logging.getLogger(__name__)

TRIES = 8
"""How often joining or leaving is retried where others do so at the same moment."""

TOGETHER = 20
"""At most this many tournaments go on in one look."""

SHOWN = 50
"""A list has at most this many of each kind."""

ROUNDS = 15
"""Swiss has at most this many rounds."""

MOST_OPEN = 3
"""At most this many tournaments of one host wait at once."""


CODE_LENGTH = 7
"""The number of digits of a tournament's code: one more than a table's, so that none is both."""


def _free_code(rows: Rows) -> str:
    """A code that no tournament has; the index refuses it where somebody takes the same at this moment."""
    for _ in range(CODES_TRIED):
        code = random_digits(CODE_LENGTH)
        if rows.one(sql.CODE_TAKEN, code) is None:
            return code
    raise StoreError("no code is free for another tournament")


def watched(tournament_id: str) -> str:
    """The topic for watchers of a tournament; no table has this name."""
    return f"tournament {tournament_id}"


class Tournaments:
    """Lives on the event loop, except for methods marked as waiting for the database.

    ``opened``: awaited with the id of a table that was opened or made public.
    """

    PAUSE = 1.0
    """Seconds between two looks."""

    def __init__(
        self, tables: Tables, subscriptions: Subscriptions, opened: Callable[[str], Awaitable[None]]
    ) -> None:
        self._tables = tables
        self._subscriptions = subscriptions
        self._opened = opened
        self._seen: dict[str, Tournament] = {}
        self._woken = asyncio.Event()

    # ------------------------------------------------------------------------------------ waits for the database

    def read(self, tournament_id: str) -> Tournament:
        """A tournament as it stands; a RefusedError when there is none."""
        if not tournament_id.isprintable():
            raise RefusedError(400, "odd-address")
        with self._tables.store.seen() as rows:
            found = sql.read(rows, tournament_id)
        if found is None or found.game not in shown_ids():
            raise RefusedError(404, "tournament-none")
        return found

    def listed(self, player: str | None) -> dict[str, list[Listed]]:
        """By status, the newest tournaments."""
        with self._tables.store.seen() as rows:
            return {
                status: [one for one in sql.listed(rows, player, status, SHOWN) if one.game in shown_ids()]
                for status in ("open", "running", "over")
            }

    def create(
        self, wanted: Tournament, player: str, name: str = "", words: str = "", seal: str = ""
    ) -> Tournament:
        """Open a tournament; the person who opens it takes part under that name, unless it is empty.

        ``words``: their words for the draw and for the deals of their tables; ``seal``: of the draw, as the form sent
        it back.
        """
        self._tables.check_open()
        words = checked_words(words)
        if words and not seal:
            raise RefusedError(400, "words-first")
        new = self._tables.seals.of_opening(seal).number if seal else fresh_id()
        made = replace(wanted, id=new, host=player, created=clocks.now(), words=words)
        made = replace(made, terms=replace(made.terms, tournament=made.id, veiled=made.same))
        try:
            with self._tables.store.changed() as rows:
                if rows.all(sql.NAMES_HOST, player)[0].number >= MOST_OPEN:
                    raise RefusedError(409, "tournament-many", most=MOST_OPEN)
                rows.use_seal(made.id)
                made = replace(made, code=_free_code(rows))
                sql.create(rows, made)
                if name:
                    rows.run(sql.ENTER, made.id, 0, player, name, words)
        except SealError as error:
            raise RefusedError(409, "seal-used") from error
        return made

    def coded(self, digits: str) -> str:
        """The id of the tournament with that code that people can still join; a RefusedError when there is none."""
        with self._tables.store.seen() as rows:
            found = rows.one(sql.CODED, digits)
        if found is None:
            raise RefusedError(404, "code-unknown")
        return str(found.id)

    def join(self, tournament_id: str, player: str, typed: str, words: str = "") -> Tournament:
        """Take part; a person who does already stays as they are. With the last place taken, it begins."""
        name, words = checked_name(typed), checked_words(words)

        def enters(now: Tournament) -> None:
            if now.entrant(player) is not None:
                return
            if now.status != "open":
                raise RefusedError(409, "tournament-begun")
            if len(now.entrants) >= now.places:
                raise RefusedError(409, "tournament-full")
            number = 1 + max((one.number for one in now.entrants), default=-1)
            called = unlike(name, [one.name for one in now.entrants])
            with self._tables.store.changed() as rows:
                sql.change(rows, now)
                rows.run(sql.ENTER, now.id, number, player, called, words)

        return self._repeated(tournament_id, enters)

    def leave(self, tournament_id: str, player: str) -> Tournament:
        """Withdraw: before the beginning this leaves no trace, later the rest is lost."""

        def goes(now: Tournament) -> None:
            one = now.entrant(player)
            if one is None:
                raise RefusedError(403, "tournament-not-in")
            if now.status == "over":
                raise RefusedError(409, "tournament-over")
            if one.gone is not None:
                return
            with self._tables.store.changed() as rows:
                sql.change(rows, now)
                if now.status == "open":
                    rows.run(sql.STAND_UP, now.id, one.number)
                else:
                    plays = table_of(now, one.number) is not None
                    rows.run(sql.GO, now.round if plays else now.round + 1, now.id, one.number)

        return self._repeated(tournament_id, goes)

    def cancel(self, tournament_id: str, player: str) -> None:
        """Cancel a tournament that has not begun."""
        now = self._hosted(tournament_id, player)
        with self._tables.store.changed() as rows:
            if rows.run(sql.DELETE, now.id, now.revision).rowcount != 1:
                raise RefusedError(409, "stale")

    def start(self, tournament_id: str, player: str) -> list[str]:
        """Draw, and open the first round; returns its tables."""
        now = self._hosted(tournament_id, player)
        if len(now.entrants) < FEWEST:
            raise RefusedError(409, "tournament-few", least=FEWEST, people=len(now.entrants))
        try:
            return self._goes_on(now)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    def _hosted(self, tournament_id: str, player: str) -> Tournament:
        """A tournament that has not begun; a RefusedError for everybody but the person who opened it."""
        now = self.read(tournament_id)
        if now.host != player:
            raise RefusedError(403, "tournament-not-host")
        if now.status != "open":
            raise RefusedError(409, "tournament-begun")
        return now

    def _repeated(self, tournament_id: str, change: Callable[[Tournament], None]) -> Tournament:
        """Change a tournament as it is now, with retries if somebody else does so at the same moment."""
        for _ in range(TRIES):
            with suppress(ConflictError):
                change(self.read(tournament_id))
                return self.read(tournament_id)
        raise RefusedError(409, "stale")

    def due(self) -> list[str]:
        """The tournaments that wait for their next round, or for their first because all places are taken."""
        with self._tables.store.seen() as rows:
            return [row.id for row in rows.all(sql.DUE, TOGETHER)]

    def go_on(self, tournament_id: str) -> list[str]:
        """Open the next round, or end a tournament after its last; returns the tables that have changed.

        [] where another process has done so, or where a table is still being played.
        """
        now = self.read(tournament_id)
        playing = any(board.playing for board in now.of_round(now.round))
        if now.status == "over" or playing or (now.status == "open" and len(now.entrants) < now.places):
            return []
        try:
            return self._goes_on(now)
        except ConflictError:
            return []

    def _goes_on(self, now: Tournament) -> list[str]:
        self._tables.check_open()
        drawn = now.status == "open"
        if drawn:
            now = _drawn(now, self._tables.seals)
        tables = following(now)
        number, changed = now.round + 1, list[str]()
        with self._tables.store.changed() as rows:
            if tables is None:
                sql.change(rows, now, "over")
            else:
                sql.change(rows, now, "running", number)
            for one in now.entrants if drawn else ():
                rows.run(sql.DRAW, one.draw, now.id, one.number)
            if now.same:
                changed += sql.ends_round(rows, now)
            for table, people in (tables or {}).items():
                record = table_at(now, number, table, people, self._tables.seals)
                sql.seat(rows, now.id, number, table, people, record)
                if record is not None:
                    changed.append(record.id)
        return changed

    def clean(self, lobby_days: float | None, over_days: float | None) -> None:
        """Delete tournaments that never began, or ended, this number of days ago; None and 0 keep them."""
        for status, days in (("open", lobby_days), ("over", over_days)):
            if days:
                with self._tables.store.changed() as rows:
                    rows.run(sql.CLEAN, status, time.time() - days * clocks.DAY)

    # --------------------------------------------------------------------------------------- on the event loop

    async def run(self) -> None:
        """Let tournaments go on, and tell those who look at one, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.PAUSE):
                    await self._woken.wait()
            self._woken.clear()
            try:
                for tournament_id in await run_in_threadpool(self.due):
                    await self._goes(tournament_id)
                for tournament_id in list(self._seen):
                    await self._looks(tournament_id)
            except StoreError:  # it has been logged
                await asyncio.sleep(self.PAUSE)

    async def _goes(self, tournament_id: str) -> None:
        try:
            changed = await run_in_threadpool(self.go_on, tournament_id)
        except RefusedError as refusal:
            # Before a restart no table is opened, nor is any of a game that is no longer installed. All else is
            # announced.
            if refusal.key not in ("house-closed", "tournament-none"):
                log.warning("tournament %s cannot go on: %s", tournament_id, refusal)
            return
        await self.tells(changed)

    async def tells(self, tables: Sequence[str]) -> None:
        """Announce that these tables were opened or made public."""
        self._woken.set()
        for table_id in tables:
            await self._opened(table_id)

    async def _looks(self, tournament_id: str) -> None:
        """Read watched tournaments again, and notify watchers of changes."""
        if not self._subscriptions.watched(watched(tournament_id)):
            self._seen.pop(tournament_id, None)
            return
        try:
            found = await run_in_threadpool(self.read, tournament_id)
        except RefusedError:  # it was cancelled
            self._seen.pop(tournament_id, None)
        else:
            if self._seen.get(tournament_id) == found:
                return
            self._seen[tournament_id] = found
        self._subscriptions.notify(watched(tournament_id))

    async def at(self, tournament_id: str) -> Tournament:
        """A watched tournament as it is now; it is read once for all its watchers."""
        found = self._seen.get(tournament_id)
        if found is None:
            found = await run_in_threadpool(self.read, tournament_id)
            if self._subscriptions.watched(watched(tournament_id)):
                self._seen[tournament_id] = found
        return found

    def wake(self) -> None:
        """A tournament has changed here."""
        self._woken.set()


def table_of(tournament: Tournament, number: int) -> str | None:
    """The table of the running round at which somebody is awaited."""
    for board in tournament.of_round(tournament.round):
        if board.playing and number in board.people:
            return board.table_id
    return None


def _drawn(tournament: Tournament, seals: SeedCommitments) -> Tournament:
    """Everybody with their number in the draw."""
    if tournament.words is None:  # as it was when they took part: nobody has seen a seal of the draw
        numbers = list(range(1, len(tournament.entrants) + 1))
        random.SystemRandom().shuffle(numbers)
    else:
        numbers = list(drawing.numbers(seals.of_draw(tournament.id).seed, tournament.all_words))
    drawn = (replace(one, draw=number) for one, number in zip(tournament.entrants, numbers, strict=True))
    return replace(tournament, entrants=tuple(drawn))


def table_at(
    tournament: Tournament, number: int, board: int, people: Sequence[int], seals: SeedCommitments
) -> Record | None:
    """A table of a round with everybody seated, which begins at once; None for an entrant alone.

    Bots fill it up to the number that the game needs. Where all tables have the same cards they are dealt from the seed
    of the round alone: people's words would change the deal.
    """
    if len(people) < 2:
        return None
    game = tournament.game_of(max(len(people), tournament.fewest))
    seats = [
        Seat(chair, "human", one.name, player=one.player, words="" if tournament.same else one.words)
        for chair, one in enumerate(map(tournament.named, people))
    ]
    while len(seats) < game.players:
        seats.append(bot_seat(len(seats), tournament.terms.level, seats))
    opened = clocks.now()
    return Record(
        id=fresh_id(),
        game=game.id,
        options=dict(game.options),
        seed=seals.of_round(tournament.id, number, 0 if tournament.same else board).seed,
        entropy="",
        created=opened,
        status="playing",
        host="",
        revision=1,
        undos=0,
        rematch=None,
        seats=tuple(seats),
        actions=(),
        actors=(),
        terms=tournament.terms,
        since=opened,
    )


def seal_list(seals: SeedCommitments, tournament: Tournament) -> str:
    """The seal of the draw, then those of all tables that a tournament can have, a line each: round, table (both from
    1) and seal. Tournaments from before version 7 have none for the draw.
    """
    one = tournament
    drawn = "" if one.words is None else drawing.first_line(seals.of_draw(one.id).seed)
    return drawn + _tables_sealed(seals, one.id, one.places, one.same)


@lru_cache(maxsize=64)
def _tables_sealed(seals: SeedCommitments, tournament_id: str, places: int, same: bool) -> str:
    boards = 1 if same else places // 2
    lines = [
        f"{number} {'*' if same else board + 1} {seals.of_round(tournament_id, number, board).public}\n"
        for number in range(1, max(places, ROUNDS) + 1)
        for board in range(boards)
    ]
    return "".join(lines)


def seal_of_all(seals: SeedCommitments, tournament: Tournament) -> str:
    """SHA-256 of that list: it commits to all the seals."""
    return hashlib.sha256(seal_list(seals, tournament).encode()).hexdigest()


def draw_document(seals: SeedCommitments, tournament: Tournament) -> Document:
    """The draw with its seed, so that everybody can repeat it; a RefusedError while its seed is secret."""
    if tournament.status == "open":
        raise RefusedError(409, "draw-not-yet")
    if tournament.words is None:
        raise RefusedError(404, "draw-unsealed")
    sealed = seals.of_draw(tournament.id)
    return drawing.document(sealed.seed, tournament.all_words, seal_list(seals, tournament))
