"""The operations on a table. Every change is checked here, stored, and only then acknowledged.

Players are identified by the SHA-256 of their secret token; the database never holds a token.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from ...bots import ALL_LEVELS
from ...errors import OptionError
from ...games.common.view.shown import shown_ids
from ...match import Game
from ..domain import clocks
from ..domain.messages import RefusedError
from ..domain.names import NAME_LENGTH, checked_name, taken
from ..domain.records import (
    BrokenRowError,
    CodeTakenError,
    ConflictError,
    Record,
    SealError,
    Seat,
    StoreError,
)
from ..domain.seed_commitment import SeedCommitment, SeedCommitments, checked_words
from ..domain.setup_forms import OPEN, Setup
from ..domain.table_codes import CODE_LENGTH, digits_of, fresh_id, random_digits
from ..domain.terms import USUAL, Terms
from ..storage.store import Store
from .turns import seated

log = logging.getLogger(__name__)

BOT_NAMES = ("Castor", "Frieda", "Bruno", "Wilma", "Oskar", "Elsa", "Kuno", "Paula", "Anton")

CODES_TRIED = 20
"""The most codes that are tried for a new table; a database that has used all of them has other problems."""


class Tables:
    """All tables of one database."""

    def __init__(self, store: Store, seals: SeedCommitments | None = None) -> None:
        self.store = store
        self.seals = seals or SeedCommitments()
        self.check_open: Callable[[], None] = lambda: None
        """Called before a new table is opened; raises a RefusedError where none may be."""
        self.ours: Callable[[str], bool] = lambda table_id: True
        """Whether a table belongs to this process, by its id: new tables get an id for which it does."""

    def read(self, table_id: str) -> Record:
        """The table with that id; a RefusedError when there is none."""
        if not table_id.isprintable():
            raise RefusedError(400, "odd-address")  # PostgreSQL rejects a NUL
        try:
            record = self.store.read(table_id)
        except BrokenRowError as error:
            raise RefusedError(500, "broken-table") from error
        if record is None:
            raise RefusedError(404, "no-table")
        if record.game not in shown_ids():
            raise RefusedError(404, "no-game", game=record.game)
        if not _fits_its_game(record):
            raise RefusedError(500, "broken-table")
        return record

    def tables_of(self, player: str, limit: int) -> list[Record]:
        """The newest tables where a player sits."""
        return [
            record
            for record in self.store.tables_of(player, limit)
            if record.game in shown_ids() and _fits_its_game(record)
        ]

    def open_tables(self, limit: int) -> list[Record]:
        """The newest listed tables in the lobby."""
        return [
            record
            for record in self.store.open_tables(limit)
            if record.game in shown_ids() and _fits_its_game(record)
        ]

    def watched(self, limit: int) -> list[Record]:
        """The newest running tables that were listed before they began."""
        return [
            record
            for record in self.store.watched_tables(limit)
            if record.game in shown_ids() and _fits_its_game(record)
        ]

    # ------------------------------------------------------------------------------------------- lobby

    def create(self, player: str, setup: Setup) -> Record:
        """Open a table; the game begins at once when no seat is left open."""
        self.check_open()
        sealed = self.seals.brought_back(setup.seal) if setup.seal else self.seals.fresh()
        seats = [Seat(0, "human", setup.name, player=player, words=setup.words, program=setup.program)]
        for number, kind in enumerate(setup.seats, start=1):
            seats.append(Seat(number, "open", "") if kind == OPEN else bot_seat(number, kind, seats))
        record = _record(self._new_id(), player, setup.game, seats, sealed, setup.listed, setup.terms)
        try:
            return self._created(record, seal=sealed.number)
        except SealError as error:
            raise RefusedError(409, "seal-used") from error

    def _new_id(self) -> str:
        table_id = fresh_id()
        while not self.ours(table_id):
            table_id = fresh_id()
        return table_id

    def _created(self, record: Record, rematch_of: str | None = None, seal: str = "") -> Record:
        """Store a new table, with another code where somebody has this one."""
        for _ in range(CODES_TRIED):
            try:
                self.store.create(record, rematch_of, seal)
            except CodeTakenError:
                record = replace(record, code=random_digits(CODE_LENGTH))
            else:
                return record
        raise StoreError("no code is free for another table")

    def join(
        self,
        table_id: str,
        player: str,
        name: str,
        wanted: int | None = None,
        words: str = "",
        numbered: bool = False,
        program: bool = False,
        liked: int | None = None,
    ) -> Seat:
        """Take an open seat: ``wanted``, or else ``liked`` if it is free, or the first; a person who sits already keeps
        the seat they have.

        ``words``: the player's words for the deal; ``numbered``: where somebody has that name, the second is "Ben 2".
        ``program``: a program sits down, where programs may. A listed table begins when its last seat is taken:
        strangers wait for no host.
        """
        record = self.read(table_id)
        number = record.seat_of(player)
        if number is not None:
            return record.seats[number]
        if record.status != "lobby":
            raise RefusedError(409, "table-full")
        if self.store.is_removed(table_id, player):
            raise RefusedError(403, "removed")
        if program and (record.terms.ranked or not record.terms.programs):
            raise RefusedError(403, "people-only")
        name = checked_name(name)
        others = [seat.name for seat in record.seats if seat.kind != "open"]
        if numbered:
            name = unlike(name, others)
        if taken(name, others):
            raise RefusedError(409, "name-taken")
        free = [seat.number for seat in record.seats if seat.kind == "open"]
        if not free:
            raise RefusedError(409, "table-full")
        if wanted is not None and wanted not in free:
            raise RefusedError(409, "seat-taken")
        number = wanted if wanted is not None else liked if liked in free else free[0]
        assert number is not None
        seat = Seat(number, "human", name, player=player, words=checked_words(words), program=program)
        missing = [other for other in record.seats if other.kind != "bot" and other.words is None]
        full = record.listed and missing == [record.seats[number]]
        try:
            self.store.change(record, seats=[seat], status="playing" if full else None)
        except ConflictError:  # people who come at the same moment each get a seat, as long as there are any
            return self.join(table_id, player, name, wanted, words, numbered, program, liked)
        return seat

    def fill(self, table_id: str) -> bool:
        """Let bots take the seats that are still empty when their time has come, and begin; False if there is none.

        If the table changes at the same moment, nothing is done.
        """
        record = self.read(table_id)
        if record.status != "lobby" or record.fills_at is None or record.fills_at > time.time():
            return False
        seats = list(record.seats)
        for seat in record.seats:
            if seat.kind == "open" or (seat.kind == "human" and seat.words is None):
                seats[seat.number] = bot_seat(seat.number, record.terms.level, seats)
        if all(seat.kind == "bot" for seat in seats):
            return False
        changed = [seat for seat in seats if seat != record.seats[seat.number]]
        try:
            self.store.change(record, seats=changed, status="playing")
        except ConflictError:
            return False
        return True

    def free_seat(self, record: Record, player: str) -> bool:
        """Free the seat of an absent person at a table that is still as ``record`` has it."""
        number = record.seat_of(player)
        if record.status != "lobby" or number is None or player == record.host:
            return False
        try:
            self.store.change(record, seats=[Seat(number, "open", "")])
        except ConflictError:
            return False
        return True

    def coded(self, code: str) -> str:
        """The id of the table with that code; a RefusedError when there is none."""
        digits = digits_of(code)
        found = self.store.table_coded(digits) if len(digits) == CODE_LENGTH else None
        if found is None:
            raise RefusedError(404, "code-unknown" if len(digits) == CODE_LENGTH else "code-length")
        return found

    def say(self, table_id: str, player: str, words: str) -> None:
        """Add words to the deal, or change them before it; a rematch begins when the last player has added theirs."""
        record = self.read(table_id)
        seat = record.seats[seated(record, player)]
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        said = replace(seat, words=checked_words(words))
        missing = [other for other in record.seats if other.kind != "bot" and other.words is None]
        self._change(record, [said], "playing" if missing == [seat] else None)

    def leave(self, table_id: str, player: str) -> None:
        """Give the seat up before the game begins."""
        record = self.read(table_id)
        seat = seated(record, player)
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        if record.host == player:
            raise RefusedError(409, "host-stays")
        self._change(record, [Seat(seat, "open", "")])

    def start(self, table_id: str, player: str, fill: str | None = None) -> None:
        """Begin the game; ``fill``: the level of the bots that take the seats still open."""
        record = self.read(table_id)
        seated(record, player)
        if record.host != player:
            host = next((seat.name for seat in record.seats if seat.player == record.host), "")
            raise RefusedError(403, "not-host", name=host)
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        free = [seat.number for seat in record.seats if seat.kind == "open"]
        if free and fill is None:
            raise RefusedError(409, "seat-open", seat=free[0] + 1)
        if fill is not None and fill not in ALL_LEVELS:
            raise RefusedError(400, "seat-kind", levels=", ".join(ALL_LEVELS))
        free += [seat.number for seat in record.seats if seat.kind == "human" and seat.words is None]
        seats = list(record.seats)
        for number in free:
            if fill is None or seats[number].player == player:
                raise RefusedError(409, "words-missing", name=seats[number].name)
            seats[number] = bot_seat(number, fill, seats)
        self._change(record, [seats[number] for number in free], "playing")

    # ---------------------------------------------------------------------------- the host, before the deal

    def change_rules(self, table_id: str, player: str, wanted: Setup) -> None:
        """Change a table's options and terms; people keep their seats, empty ones and bots come and go."""
        record, _ = self._hosted(table_id, player, 0)
        seats = _seated_for(record.seats, wanted.game.players)
        options = dict(wanted.game.options)
        after = replace(record, options=options, terms=wanted.terms, listed=wanted.listed, seats=tuple(seats))
        try:
            self.store.set_up(record, after)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    def close_seat(self, table_id: str, player: str, number: int, level: str) -> None:
        """Give an open seat to a bot of that level, or another level to the bot that sits there."""
        record, seat = self._hosted(table_id, player, number)
        if level not in ALL_LEVELS:
            raise RefusedError(400, "seat-kind", levels=", ".join(ALL_LEVELS))
        if seat.kind == "human":
            raise RefusedError(409, "seat-held", name=seat.name)
        others = [other for other in record.seats if other.number != number]
        self._change(record, [bot_seat(number, level, others)])

    def open_seat(self, table_id: str, player: str, number: int) -> None:
        """Replace a bot by an open seat."""
        record, seat = self._hosted(table_id, player, number)
        if seat.kind == "human":
            raise RefusedError(409, "seat-held", name=seat.name)
        self._change(record, [Seat(number, "open", "")])

    def swap_seats(self, table_id: str, player: str, number: int, other: int) -> None:
        """Swap the people or bots of two seats."""
        record, seat = self._hosted(table_id, player, number)
        if other == number or not 0 <= other < len(record.seats):
            raise RefusedError(404, "no-seat")
        there = record.seats[other]
        self._change(record, [replace(seat, number=other), replace(there, number=number)])

    def kick(self, table_id: str, player: str, number: int) -> None:
        """Remove somebody from the table, for good."""
        record, seat = self._hosted(table_id, player, number)
        if seat.kind != "human" or seat.player is None:
            raise RefusedError(409, "seat-empty")
        if seat.player == player:
            raise RefusedError(409, "host-stays")
        try:
            self.store.remove(record, Seat(number, "open", ""), seat.player)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    def _hosted(self, table_id: str, player: str, number: int) -> tuple[Record, Seat]:
        """A table that has not begun, and one of its seats; a RefusedError for everybody but its host."""
        record = self.read(table_id)
        if record.host != player:
            host = next((seat.name for seat in record.seats if seat.player == record.host), "")
            raise RefusedError(403, "not-host", name=host)
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        if not 0 <= number < len(record.seats):
            raise RefusedError(404, "no-seat")
        return record, record.seats[number]

    # -------------------------------------------------------------------------------------------- game

    def newer(self, record: Record) -> Record:
        """A table as it is stored now: the same record if nothing has changed; a RefusedError when it is gone."""
        found = self.store.newer(record)
        if found is None:
            raise RefusedError(404, "no-table")
        return found

    def rematch(
        self, table_id: str, player: str, words: str = "", seal: str = "", changed: Game | None = None
    ) -> str:
        """Open the rematch, where the same people play on, seated as before; later requests are sent to the same one.

        It begins when all have sat down there, each with their words; ``seal``: the one on the player's page;
        ``changed``: other options and terms, if any. That table's seal is fixed already, whatever is changed.
        """
        record = self.read(table_id)
        seated(record, player)
        if not record.ended:
            raise RefusedError(409, "no-rematch")
        sealed, words = self.seals.next(record.id), checked_words(words)
        if words and not seal:
            raise RefusedError(400, "words-first")
        if seal not in ("", sealed.public):
            raise RefusedError(409, "seal-foreign")
        if record.rematch is not None:
            follower = self.read(record.rematch)
            seat = follower.seat_of(player)
            if follower.status == "lobby" and seat is not None and follower.seats[seat].words is None:
                self.say(follower.id, player, words)
            return follower.id
        game = changed or Game.of(record.game, record.options)
        seats = [
            replace(
                seat,
                words=words if seat.player == player else "" if seat.kind == "bot" else None,
                stand_in="",
                extra=0.0,
                vacated=False,
            )
            for seat in _seated_again(record, game.players)
        ]
        self.check_open()
        follower = _record(self._new_id(), player, game, seats, sealed, terms=record.terms.again())
        try:
            follower = self._created(follower, rematch_of=record.id)
        except ConflictError:
            return self.rematch(table_id, player, words, seal, changed)
        return follower.id

    def vacate(self, table_id: str, player: str) -> None:
        """Leave a table for good before it is over: the seat is open again, or a bot plays on.

        A new host is chosen among the others; without any, the table is unlisted.
        """
        record = self.read(table_id)
        mine = next((seat for seat in record.seats if seat.player == player), None)
        if mine is None or record.ended:
            return
        left = Seat(mine.number, "open", "")
        if record.status == "playing":  # the words are in the deal: they stay
            bot = bot_seat(mine.number, record.terms.level, record.seats)
            left = replace(bot, words=mine.words, vacated=True)
        host = next((seat.player for seat in record.seats if seat.player not in (None, player)), None)
        try:
            with self.store.changed() as rows:
                rows.change(record, [left])
                if record.host == player:
                    rows.hand_over(record.id, host)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    # ------------------------------------------------------------------------------------------- helpers

    def _change(self, record: Record, seats: Sequence[Seat], status: str | None = None) -> None:
        try:
            self.store.change(record, seats=seats, status=status)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error


def _fits_its_game(record: Record) -> bool:
    """Whether a stored table fits its game; if not, the log names the table."""
    try:
        fits = Game.of(record.game, record.options).players == len(record.seats)
    except OptionError:
        fits = False
    if not fits:
        log.warning("table %r has options or seats that its game does not have; it stays closed", record.id)
    return fits


def _record(
    table_id: str,
    host: str,
    game: Game,
    seats: Sequence[Seat],
    sealed: SeedCommitment,
    listed: bool = False,
    terms: Terms = USUAL,
) -> Record:
    """A new table; it is dealt when everybody has sat down and added words."""
    opened = clocks.now()
    waiting = any(seat.kind == "open" or seat.words is None for seat in seats)
    return Record(
        id=table_id,
        game=game.id,
        options=dict(game.options),
        seed=sealed.seed,
        entropy="",
        created=opened,
        status="lobby" if waiting else "playing",
        host=host,
        revision=1,
        undos=0,
        rematch=None,
        seats=tuple(seats),
        actions=(),
        actors=(),
        listed=listed and waiting,
        code=random_digits(CODE_LENGTH) if waiting else None,
        terms=terms,
        since=opened,
    )


def unlike(name: str, others: Sequence[str]) -> str:
    """A name, numbered where somebody has it already."""
    for number in range(2, len(others) + 2):
        if not taken(name, others):
            break
        name = f"{name.removesuffix(f' {number - 1}')[: NAME_LENGTH - 2].strip()} {number}"
    return name


def _seated_again(record: Record, players: int) -> list[Seat]:
    """The seats of a rematch: as before, with bots on those that are new; where there are fewer, bots go first."""
    seats = list(record.seats)
    people = sum(seat.kind == "human" for seat in seats)
    if people > players:
        raise RefusedError(409, "rematch-small", people=people)
    while len(seats) > players:
        last = max(seat.number for seat in seats if seat.kind != "human")
        seats = [seat for seat in seats if seat.number != last]
    seats = [replace(seat, number=number) for number, seat in enumerate(seats)]
    while len(seats) < players:
        seats.append(bot_seat(len(seats), record.terms.level, seats))
    return seats


def _seated_for(seats: Sequence[Seat], players: int) -> list[Seat]:
    """Seats for that number of players: first the empty ones go, then bots, the last first; new ones are empty."""
    kept = list(seats)
    for kind in (OPEN, "bot"):
        for seat in [seat for seat in reversed(kept) if seat.kind == kind][: max(0, len(kept) - players)]:
            kept.remove(seat)
    if len(kept) > players:
        raise RefusedError(409, "rules-small", people=len(kept))
    kept += [Seat(number, "open", "") for number in range(len(kept), players)]
    return [replace(seat, number=number) for number, seat in enumerate(kept)]


def bot_seat(number: int, level: str, seats: Sequence[Seat]) -> Seat:
    """A bot of that level for a seat, with a name that nobody else at the table has."""
    names = [seat.name for seat in seats if seat.name]
    name = next(name for name in BOT_NAMES[number - 1 :] + BOT_NAMES if not taken(name, names))
    return Seat(number, "bot", name, level=level, words="")
