"""The stored data of a table, as one value, and the errors of the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ...errors import BiberbauError
from ...kernel.options import Value
from .terms import USUAL, Terms


class StoreError(BiberbauError):
    """A database that cannot be opened or used. Whether the write happened is unknown: read the table again."""


class BrokenRowError(StoreError):
    """A table whose row holds something that no release has written. The message names the table and nothing in it."""


class SealError(StoreError):
    """A seal that was used for a table already."""


class ConflictError(BiberbauError):
    """Somebody else changed the table first."""


class AnswersError(BiberbauError):
    """The answers held for a question differ from those with which it was to be closed: by seat, their action ids."""

    def __init__(self, held: Mapping[int, int]) -> None:
        super().__init__("other answers are held")
        self.held = held


class CodeTakenError(BiberbauError):
    """A code that another table has already."""


@dataclass(frozen=True)
class Seat:
    """A row of ``seat``.

    ``stand_in``: why a bot plays for a person, "" where they play: "gone" until they return, "out" for good. Of a bot's
    seat: the level of the weaker bot that has played for it while it was being compiled, "" where none has. ``extra``:
    seconds that their clock was given besides its bank, or that were taken from it. ``program``: nobody plays it by
    hand; in everything else it is a person's seat. ``vacated``: a bot's seat on which a person has played before they
    left for good and were forgotten there; of games that were dealt before this was kept, any bot's seat.
    """

    number: int
    kind: str
    name: str
    level: str = ""
    player: str | None = None
    words: str | None = None
    stand_in: str = ""
    extra: float = 0.0
    program: bool = False
    vacated: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays this seat, whether or not it belongs to a person."""
        return self.kind == "bot" or self.stand_in != ""

    @property
    def playing(self) -> bool:
        """Whether the seat's person plays."""
        return self.kind == "human" and not self.stand_in


@dataclass(frozen=True)
class Record:
    """All that is stored about a table at one moment.

    ``since``: when the decision that it waits for began, in seconds since 1970; ``spent``: by seat, the time that
    decisions have taken from the clock, less what they have added.
    """

    id: str
    game: str
    options: Mapping[str, Value]
    seed: bytes
    entropy: str
    created: float
    status: str
    host: str
    revision: int
    undos: int
    rematch: str | None
    seats: tuple[Seat, ...]
    actions: tuple[int, ...]
    actors: tuple[int, ...]
    deal: int = 2
    listed: bool = False
    code: str | None = None
    terms: Terms = USUAL
    since: float = 0.0
    spent: tuple[float, ...] = ()

    @property
    def ended(self) -> bool:
        """Whether it was played to its end, or everybody has left."""
        return self.status in ("over", "left")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names at the seats."""
        return tuple([seat.name for seat in self.seats])

    @cached_property
    def _seated(self) -> dict[str | None, int]:
        return {seat.player: seat.number for seat in reversed(self.seats) if seat.kind == "human"}

    @cached_property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to somebody."""
        return tuple([seat for seat in self.seats if seat.kind == "human"])

    def level(self, seat: int) -> str:
        """The level of the bot that plays this seat."""
        return self.seats[seat].level or self.terms.level

    @property
    def words(self) -> tuple[str, ...] | None:
        """The words that the seats add to the deal; None at a table that is dealt from ``entropy``."""
        return tuple(taken.words or "" for taken in self.seats) if self.deal == 2 else None

    @property
    def number(self) -> int:
        """The number of actions so far."""
        return len(self.actions)

    @cached_property
    def stamp(self) -> str:
        """The position that an action is made for: the number of actions and of undos."""
        return f"{self.number}.{self.undos}"

    @property
    def fills_at(self) -> float | None:
        """When bots take the empty seats, in seconds since 1970; None: they do not."""
        return self.created + self.terms.fill if self.terms.fill else None

    def ahead(self, actions: Sequence[int], seat: int) -> Record:
        """The table after a seat has played these actions."""
        actors = self.actors + (seat,) * len(actions)
        return replace(self, actions=(*self.actions, *actions), actors=actors)

    def seat_of(self, player: str | None) -> int | None:
        """The seat of a player, None for a spectator."""
        return None if player is None else self._seated.get(player)
