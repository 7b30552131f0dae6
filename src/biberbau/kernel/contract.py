"""What a game's compiled modules have: its rules, its judgement, its facts, its memory, its questions with a clock.

The modules themselves keep to these protocols; mypy sees to it where a game binds them together as a ``GameKind``.
``state`` is the game's record, ``mask: uint8[actions]``, ``rng`` the only source of chance.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import IntEnum
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .compiled import Source
from .events import Events
from .facts import FactKind
from .fast_rng import FastRng
from .observation_spec import Plane
from .options import Value
from .rng import Rng

CONTRACT = 2
"""The number of this contract and that of ``games/common/view/shown.py``: it grows when older games no longer fit."""


class Rules(Source, Protocol):
    """``games/<id>/rules/game.py``: compiled."""

    def deal(self, state: np.record, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
        """Begin a game in a blank state; ``options: int16[options]`` as the game's options are encoded."""

    def actor(self, state: np.record) -> int:
        """The seat that decides now, negative when the game is over."""
        ...

    def legal(self, state: np.record, mask: NDArray[np.uint8]) -> int:
        """Set the mask of the acting seat's actions; returns how many are legal. It reads only what the actor knows."""
        ...

    def why(self, state: np.record, action: int) -> IntEnum:
        """The rule that forbids the acting seat an action, a member of the game's ``reasons``; 0 if it is legal.

        It shares its predicates with ``legal`` and reads only what the actor knows. Where several rules forbid the
        action, it is the one to name first.
        """
        ...

    def apply(self, state: np.record, action: int, rng: Rng, events: Events) -> None:
        """Carry out a legal action."""

    def scores(self, state: np.record, out: NDArray[np.int32]) -> None:
        """Write every seat's score so far, ``out: int32[players]``."""

    def winners(self, state: np.record) -> int:
        """Bitmask of the seats that lead; at the end, of those that have won."""
        ...

    def rounds_over(self, state: np.record) -> int:
        """How many rounds have ended; in a game without rounds, 1 when it is over."""
        ...

    def conceal(self, state: np.record, observer: int) -> None:
        """Overwrite in place what ``observer`` (-1: a spectator) does not know."""

    def fill(self, state: np.record, observer: int, rng: Rng) -> None:
        """Deal what a concealed state leaves open at random, consistently with all that the state tells the observer."""

    def encode(self, state: np.record, observer: int, out: NDArray[np.float32]) -> None:
        """Write a state concealed for a seat as ``out: float32[encoded]``; the game's planes say what lies where."""


class Knowing(Source, Protocol):
    """``games/<id>/rules/knowledge.py`` of a game that keeps what an observer knows beside its states, otherwise
    ``kernel.no_knowledge``: compiled.

    ``known`` is an array of ``RECORDS`` records of ``KNOWLEDGE``: the first is the observer's, the others are room for
    ``fill`` to work in, so that a single one is enough to learn. All zero, it has seen nothing. What is folded is each
    event as the observer saw it; so the record cannot hold what they did not see.
    """

    @property
    def KNOWLEDGE(self) -> np.dtype[Any]:  # noqa: N802 - a constant of the module
        """One observer's record; its ``kept`` is 1 while it has seen all that it goes by.

        A field ``guessed``, if there is one, counts the worlds that ``fill`` has dealt within the bounds of the state
        although the record was ``kept``: ``biberbau check`` complains of many.
        """
        ...

    @property
    def RECORDS(self) -> int:  # noqa: N802
        """How many records ``known`` has."""
        ...

    def begin(self, known: NDArray[np.record], options: NDArray[np.int16], observer: int) -> None:
        """An observer (-1: a spectator) who has seen nothing yet."""

    def recall(self, known: NDArray[np.record], state: np.record, observer: int) -> None:
        """An observer who begins with a state, concealed for them."""

    def learn(self, known: NDArray[np.record], kind: int, seat: int, card: int, a: int, b: int) -> None:
        """Fold one event, concealed for the observer."""

    def fill(self, state: np.record, observer: int, known: NDArray[np.record], rng: Rng) -> None:
        """Deal what a concealed state leaves open at random, so that all that the observer saw has happened.

        Where the record is not ``kept``, within the bounds that the state has, as ``Rules.fill``.
        """


class Judgement(Source, Protocol):
    """``games/<id>/rules/judgement.py``: compiled."""

    def estimate(self, state: np.record, seat: int) -> float:
        """How good a true state looks for a seat, about -1 to 1."""
        ...


class RolloutPolicy(Source, Protocol):
    """What a search by rollouts needs: how people play without thinking, and what that comes to. Compiled."""

    def playout_action(
        self,
        state: np.record,
        mask: NDArray[np.uint8],
        words: NDArray[np.uint64],
        legal: int,
        luck: FastRng,
    ) -> int:
        """An action as people play without much thought; ``words`` is the mask's memory, ``legal`` how many are legal."""
        ...

    def settled(self, state: np.record) -> bool:
        """Whether a rollout ends here."""
        ...

    def payoffs(self, state: np.record, out: NDArray[np.float32]) -> None:
        """What a settled state is worth for every seat, ``out: float32[players]``."""

    def suppose(self, state: np.record, observer: int, rng: Rng) -> None:
        """Make a world that ``fill`` has dealt more plausible, given what the others have done."""


class NetInputs(Source, Protocol):
    """``games/<id>/rules/net_inputs.py`` of a game whose rollouts a net can cut short. Compiled."""

    @property
    def PLANES(self) -> tuple[Plane, ...]:  # noqa: N802 - a constant of the module
        """What each of the numbers says."""
        ...

    @property
    def INPUTS(self) -> int:  # noqa: N802
        """How many numbers there are."""
        ...

    @property
    def SECRET(self) -> bool:  # noqa: N802
        """Whether ``observe`` reads only what the seat to act knows; otherwise it sees a whole world."""
        ...

    def begins_turn(self, state: np.record) -> bool:
        """Whether a net can be asked here: at the beginning of a turn."""
        ...

    def observe(self, state: np.record, out: NDArray[np.float32]) -> int:
        """Write what a net sees where a turn begins, ``out: float32[INPUTS]``, the seat to act first; returns that
        seat.
        """
        ...


class Facts(Source, Protocol):
    """``games/<id>/rules/facts.py`` of a game that says why an action is good, otherwise ``kernel.no_facts``. Compiled.

    What is counted in the playouts by which actions are compared: sentences say nothing else.
    """

    @property
    def FACTS(self) -> type[FactKind]:  # noqa: N802 - a constant of the module
        """What is counted, as places of ``out``."""
        ...

    def turn(self, state: np.record) -> int:
        """Whose turn it is, which may not be the seat that decides; asked of states that are not settled."""
        ...

    def count(
        self,
        before: np.record,
        after: np.record,
        again: np.record,
        end: np.record,
        seat: int,
        action: int,
        out: NDArray[np.float64],
    ) -> None:
        """Add what one playout shows to ``out: float64[places]``, NaN where a fact is about nothing in this decision.

        ``before``: when ``seat`` decides for ``action``, all cards dealt; ``after``: when the turn was over; ``again``:
        when the seat's next turn began; ``end``: when the playout was. What did not come any more is as the end.
        """


class Memory(Source, Protocol):
    """``games/<id>/rules/memory.py`` of a game of memory, otherwise ``kernel.no_memory``: compiled, except ``fades``."""

    def fades(self, options: Mapping[str, Value]) -> int:
        """How readily bots forget at a table with these options, in percent a turn; 0: never."""
        ...

    def glimpse(self, state: np.record, seat: int) -> int:
        """Bitmask of what a seat is looking at right now: all that a person's table may show of what is known."""
        ...

    def forget(self, state: np.record, seat: int, percent: int, rng: Rng) -> None:
        """Make unknown, in a state concealed for ``seat``, what has faded. Only the key of ``rng`` counts."""


class Questions(Protocol):
    """``games/<id>/questions.py``: decisions for which several seats are asked at once, though the stack asks in turn."""

    def silence(self, state: np.record) -> str:
        """The answer that counts when nobody says anything in time, in notation; "" for any other decision."""
        ...

    def asked(self, state: np.record) -> Iterator[tuple[int, np.record]]:
        """Who is asked, in order, each with the state when it is put to that seat. Called where there is a silence."""
        ...


class Ahead(Protocol):
    """``games/<id>/ahead.py`` of a game in which cards can be chosen before one's turn, otherwise ``kernel.no_ahead``."""

    def hand(self, state: np.record, seat: int) -> tuple[str, ...]:
        """What a seat could do with each card of its hand if its turn began now, in notation, one for each card.

        ``state`` is concealed for the seat. Whether a card fits then nobody asks yet. () where there is no telling.
        """
        ...

    def asks(self, state: np.record) -> bool:
        """Whether what is decided now is how a turn begins, so that a card that was chosen ahead may answer it."""
        ...


class Invariants(Source, Protocol):
    """``games/<id>/check/invariants.py``."""

    @property
    def COMPLAINTS(self) -> Mapping[int, str]:  # noqa: N802 - a constant of the module
        """What each number that ``complaint`` returns means, the field of a position document first (``hands: …``)."""
        ...

    @property
    def FORGIVEN(self) -> frozenset[int]:  # noqa: N802
        """Numbers that a table written by hand may earn; ``complaint`` looks for them last."""
        ...

    def complaint(self, state: np.record) -> int:
        """0, or the number of what is wrong with a true state between decisions. Compiled."""
        ...
