"""What can be done at a table. Every change is checked here, stored, and only then acknowledged.

Players are named by the SHA-256 of their secret token; the database never holds a token.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..bots import LEVELS, recalled
from ..errors import BiberbauError, IllegalActionError, OptionError
from ..games import kind as game_kind
from ..games.shown import shown_ids
from ..kernel.actions import Action
from ..kernel.rng import key_of
from ..match import Game, Match, View
from .decisions import decided
from .forms import OPEN, Setup
from .matches import Matches
from .messages import STAYED, RefusedError
from .names import checked_name, taken
from .seals import Sealed, Seals, checked_words
from .store import BrokenRowError, ConflictError, Record, SealError, Seat, Store

log = logging.getLogger(__name__)

BOT_NAMES = ("Castor", "Frieda", "Bruno", "Wilma", "Oskar", "Elsa", "Kuno", "Paula", "Anton")
_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Turn:
    """A decision that waits for ``seat``, with all that a bot is given to make it."""

    record: Record
    seat: int
    view: View
    rng_seed: bytes


class DecisionError(BiberbauError):
    """A decision that a view allowed and the match did not."""


class Tables:
    """All tables of one database."""

    def __init__(self, store: Store, seals: Seals | None = None) -> None:
        self.store = store
        self.seals = seals or Seals()
        self.matches = Matches()

    def read(self, table_id: str) -> Record:
        """The table with that id; a RefusedError when there is none."""
        if not table_id.isprintable():
            raise RefusedError(400, "odd-address")  # PostgreSQL would not even look for a NUL
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

    # ------------------------------------------------------------------------------------------- the lobby

    def create(self, player: str, setup: Setup) -> Record:
        """Open a table; the game begins at once when no seat is left open."""
        sealed = self.seals.brought_back(setup.seal) if setup.seal else self.seals.fresh()
        seats = [Seat(0, "human", setup.name, player=player, words=setup.words)]
        for number, kind in enumerate(setup.seats, start=1):
            seats.append(Seat(number, "open", "") if kind == OPEN else _bot(number, kind, seats))
        record = _record(player, setup.game, seats, sealed)
        try:
            self.store.create(record, seal=sealed.number)
        except SealError as error:
            raise RefusedError(409, "seal-used") from error
        return record

    def join(self, table_id: str, player: str, name: str, wanted: int | None = None, words: str = "") -> Seat:
        """Take an open seat: ``wanted``, or the first; whoever sits already keeps the one they have.

        ``words``: what the player adds to the deal.
        """
        record = self.read(table_id)
        number = record.seat_of(player)
        if number is not None:
            return record.seats[number]
        if record.status != "lobby":
            raise RefusedError(409, "table-full")
        name = checked_name(name)
        if taken(name, (seat.name for seat in record.seats if seat.kind != "open")):
            raise RefusedError(409, "name-taken")
        free = [seat.number for seat in record.seats if seat.kind == "open"]
        if not free:
            raise RefusedError(409, "table-full")
        if wanted is not None and wanted not in free:
            raise RefusedError(409, "seat-taken")
        number = free[0] if wanted is None else wanted
        seat = Seat(number, "human", name, player=player, words=checked_words(words))
        self._change(record, [seat])
        return seat

    def say(self, table_id: str, player: str, words: str) -> None:
        """Add words to the deal, or change them before it; a rematch begins when the last player has added theirs."""
        record = self.read(table_id)
        seat = record.seats[_seated(record, player)]
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        said = replace(seat, words=checked_words(words))
        missing = [other for other in record.seats if other.kind != "bot" and other.words is None]
        self._change(record, [said], "playing" if missing == [seat] else None)

    def leave(self, table_id: str, player: str) -> None:
        """Give the seat up before the game begins."""
        record = self.read(table_id)
        seat = _seated(record, player)
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        if record.host == player:
            raise RefusedError(409, "host-stays")
        self._change(record, [Seat(seat, "open", "")])

    def start(self, table_id: str, player: str, fill: str | None = None) -> None:
        """Begin the game; ``fill``: the level of the bots that take the seats still open."""
        record = self.read(table_id)
        _seated(record, player)
        if record.host != player:
            host = next((seat.name for seat in record.seats if seat.player == record.host), "")
            raise RefusedError(403, "not-host", name=host)
        if record.status != "lobby":
            raise RefusedError(409, "has-begun")
        free = [seat.number for seat in record.seats if seat.kind == "open"]
        if free and fill is None:
            raise RefusedError(409, "seat-open", seat=free[0] + 1)
        if fill is not None and fill not in LEVELS:
            raise RefusedError(400, "seat-kind", levels=", ".join(LEVELS))
        free += [seat.number for seat in record.seats if seat.kind == "human" and seat.words is None]
        seats = list(record.seats)
        for number in free:
            if fill is None or seats[number].player == player:
                raise RefusedError(409, "words-missing", name=seats[number].name)
            seats[number] = _bot(number, fill, seats)
        self._change(record, [seats[number] for number in free], "playing")

    # -------------------------------------------------------------------------------------------- the game

    def act(self, record: Record, player: str, stamp: str, notations: str) -> None:
        """Play an action, or several of one seat joined by ``;``, for the position that ``stamp`` names.

        A table that has changed since ``record`` was read refuses (so does ``undo``).
        """
        seat = _seated(record, player)
        _running(record)
        _current(record, stamp)
        with self.matches.at(record) as match:
            view = match.view(seat)
        if view.to_act is None:
            raise RefusedError(409, "is-over")
        if view.to_act != seat:
            raise RefusedError(403, "not-your-turn", name=record.seats[view.to_act].name)
        self.play(record, [(seat, action) for action in decided(view, notations)])

    def seen(self, record: Record, player: str) -> View:
        """What a player of a running game sees."""
        seat = _seated(record, player)
        _running(record)
        with self.matches.at(record) as match:
            return match.view(seat)

    def answer(self, record: Record, player: str, stamp: str, notation: str) -> tuple[int, Action] | None:
        """The seat and its answer to a question that all who are asked have the same time for (nothing is played).

        None where there is no such question, or it is not put to this player.
        """
        seat = record.seat_of(player)
        if record.status != "playing" or seat is None or not game_kind(record.game).asks_together:
            return None
        with self.matches.at(record) as match:
            view = match.view(seat).asked().get(seat)
        if view is None:
            return None
        _current(record, stamp)
        return seat, decided(view, notation)[0]

    def play(self, record: Record, decisions: Sequence[tuple[int, Action]]) -> None:
        """Store what seats have decided from their views, for exactly the position of ``record``: all of it or nothing.

        If the rules object, that is an error of ours: it is reported without the reasons, which know all cards.
        """
        moves: list[tuple[int, str, int]] = []
        with self.matches.at(record) as match:
            for seat, action in decisions:
                try:
                    if match.to_act != seat:
                        raise IllegalActionError("another seat is to act")
                    match.play(action)
                except BiberbauError as error:
                    at = f"table {record.id}, action {match.ply + 1}"
                    raise DecisionError(
                        f"{at}: {type(error).__name__} in a decision of seat {seat}"
                    ) from None
                moves.append((action.id, action.notation, seat))
            over = match.over
        try:
            self.store.append(record, moves, over)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    def undo(self, record: Record, player: str, stamp: str) -> None:
        """Take back a player's last decision, if nothing keeps it (``match.STAYS``), and all that was forced after it."""
        seat = _seated(record, player)
        _running(record)
        _current(record, stamp)
        with self.matches.at(record) as match:
            count = taken_back(match, record.actors, seat)
        try:
            self.store.take_back(record, count)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error

    def rematch(self, table_id: str, player: str, words: str = "", seal: str = "") -> str:
        """Open the table where the same people play on, seated as before; whoever asks later is sent to the same one.

        It begins when all have sat down there, each with their words; ``seal``: the one that the player's page has shown.
        """
        record = self.read(table_id)
        mine = _seated(record, player)
        if record.status != "over":
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
        seats = [
            replace(seat, words=words if seat.number == mine else "" if seat.kind == "bot" else None)
            for seat in record.seats
        ]
        follower = _record(player, Game.of(record.game, record.options), seats, sealed)
        try:
            self.store.create(follower, rematch_of=record.id)
        except ConflictError:
            return self.rematch(table_id, player, words, seal)
        return follower.id

    def forced(self, record: Record) -> tuple[Action, ...]:
        """What the table does for a person who has no choice, as everybody can tell; () where it does nothing."""
        found: list[Action] = []
        while True:
            with self.matches.at(record) as match:
                seat = match.to_act
                if record.status != "playing" or seat is None or not match.forced():
                    return ()
                legal = match.view(seat).legal
            if len(legal) != 1:
                return ()
            found += legal
            if legal[0].word not in game_kind(record.game).parts:
                return tuple(found)
            record = record.ahead([legal[0].id], seat)

    def turn(self, record: Record) -> Turn | None:
        """The decision that a running game waits for."""
        if record.status != "playing":
            return None
        with self.matches.at(record) as match:
            return None if match.to_act is None else _turn(record, match.view(match.to_act))

    def asked(self, record: Record) -> tuple[Turn, ...]:
        """The decisions of all who are asked the question that a running game waits for, where it has a clock."""
        if record.status != "playing" or not game_kind(record.game).asks_together:
            return ()
        with self.matches.at(record) as match:
            seats = match.view(None).asked()
            return tuple(_turn(record, match.view(seat).asked()[seat]) for seat in seats)

    # ------------------------------------------------------------------------------------------- in between

    def _change(self, record: Record, seats: Sequence[Seat], status: str | None = None) -> None:
        try:
            self.store.change(record, seats=seats, status=status)
        except ConflictError as error:
            raise RefusedError(409, "stale") from error


def taken_back(match: Match, actors: Sequence[int], seat: int) -> int:
    """How many actions are gone when a seat takes its last decision back; a RefusedError says why it stays.

    What was forced after it goes with it: nobody decided anything there, and the table would do it again at once. So do
    earlier actions that were only part of the same decision, as far as possible.
    """
    last = match.ply
    while last and match.forced(last - 1):
        last -= 1
    if not last:
        raise RefusedError(409, "nothing-to-undo")
    if actors[last - 1] != seat:
        raise RefusedError(403, "not-yours")
    if match.view(None, last - 1).silence:
        raise RefusedError(409, "stays-answered")
    for number in range(match.ply, last - 1, -1):
        if why := match.stayed(number):
            raise RefusedError(409, STAYED[why])
    first, parts = last, match.game.kind.parts
    while first > 1 and actors[first - 2] == seat and match.history[first - 2].word in parts:
        if match.stayed(first - 1):
            break
        first -= 1
    return match.ply - first + 1


def _turn(record: Record, view: View) -> Turn:
    seat = view.to_act
    assert seat is not None
    return Turn(record, seat, recalled(view, record.seed), key_of(record.seed, f"bot {record.stamp} {seat}"))


def _fits_its_game(record: Record) -> bool:
    """Whether a stored table fits its game; if not, the log names the table."""
    try:
        fits = Game.of(record.game, record.options).players == len(record.seats)
    except OptionError:
        fits = False
    if not fits:
        log.warning("table %r has options or seats that its game does not have; it stays closed", record.id)
    return fits


def _record(host: str, game: Game, seats: Sequence[Seat], sealed: Sealed) -> Record:
    """A new table; it is dealt when everybody has sat down and added words."""
    waiting = any(seat.kind == "open" or seat.words is None for seat in seats)
    return Record(
        id="".join(secrets.choice(_ID_LETTERS) for _ in range(16)),
        game=game.id,
        options=dict(game.options),
        seed=sealed.seed,
        entropy="",
        created=time.time(),
        status="lobby" if waiting else "playing",
        host=host,
        revision=1,
        undos=0,
        rematch=None,
        seats=tuple(seats),
        actions=(),
        actors=(),
    )


def _bot(number: int, level: str, seats: Sequence[Seat]) -> Seat:
    names = [seat.name for seat in seats if seat.name]
    name = next(name for name in BOT_NAMES[number - 1 :] + BOT_NAMES if not taken(name, names))
    return Seat(number, "bot", name, level=level, words="")


def _seated(record: Record, player: str) -> int:
    seat = record.seat_of(player)
    if seat is None:
        raise RefusedError(403, "not-seated")
    return seat


def _running(record: Record) -> None:
    if record.status == "lobby":
        raise RefusedError(409, "in-lobby")
    if record.status == "over":
        raise RefusedError(409, "is-over")


def _current(record: Record, stamp: str) -> None:
    if stamp not in (record.stamp, str(record.number)):
        raise RefusedError(409, "stale")
