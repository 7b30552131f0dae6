"""The works of a report (``blocks.Work``): whole games; games with one seat stronger; games with a decision by lot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ... import __version__
from ...kernel.game import Document
from ...match import Game
from .measures import block_of, shares
from .playing import Hall, Lapse, States, compiles, dealt, keys_of

AT_ONCE, BY_BOTS = 5, 1
"""The number of deals in a block: in compiled code, and where bots think. Errors come from how blocks differ, so even a
few games have to be several blocks.
"""


@dataclass(frozen=True)
class Work(ABC):
    """The base of a report's works. ``bots``: one for each seat."""

    game: Game
    bots: tuple[str, ...]
    seed: int = 0

    KIND = "report"

    @property
    def size(self) -> int:
        """The number of deals in a block."""
        return AT_ONCE if compiles(self.everybody()) else BY_BOTS

    def everybody(self) -> Sequence[Sequence[str]]:
        """All players, to know whether they are compiled."""
        return (self.bots,)

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        return {
            "work": self.KIND,
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "size": self.size,
            **self.more(),
        }

    @abstractmethod
    def block(self, number: int) -> Document:
        """As ``blocks.Work`` has it."""

    def more(self) -> Document:
        """What a work depends on besides."""
        return {}

    def prepare(self) -> None:
        """Compile all that a block needs."""
        states = dealt(self.game, self.seed, [0])
        Hall(self.game).play(states, keys_of(self.seed, [0]), [("random",) * self.game.players])

    def numbers(self, block: int) -> list[int]:
        """The numbers of a block's deals."""
        return list(range(block * self.size, (block + 1) * self.size))


@dataclass(frozen=True)
class Played(Work):
    """Whole games with all notes."""

    KIND = "games"

    def block(self, number: int) -> Document:
        """The games of a block."""
        hall, numbers = Hall(self.game), self.numbers(number)
        played = hall.play(
            dealt(self.game, self.seed, numbers), keys_of(self.seed, numbers), [self.bots] * len(numbers)
        )
        return block_of(played, hall.notes, self.game.players)


@dataclass(frozen=True)
class Both(Played):
    """Whole games of two variants, with the same deals in a block: so the games so far show both."""

    other: Game = field(kw_only=True)

    KIND = "both"

    def more(self) -> Document:
        """As ``Work`` has it."""
        return {"against": dict(self.other.options)}

    def block(self, number: int) -> Document:
        """The games of a block, in both variants."""
        changed = Played(self.other, self.bots, self.seed)
        return {"games": super().block(number), "against": changed.block(number)}


@dataclass(frozen=True)
class Stronger(Work):
    """Games in which one seat, each in turn, is played by ``better``, and all others by ``bots``."""

    better: str = "greedy"

    KIND = "levels"

    def everybody(self) -> Sequence[Sequence[str]]:
        """As ``Work`` has it."""
        return (self.bots, (self.better,))

    def more(self) -> Document:
        """As ``Work`` has it."""
        return {"better": self.better}

    def block(self, number: int) -> Document:
        """The better player's wins in a block."""
        numbers, players = self.numbers(number), self.game.players
        seats = [deal % players for deal in numbers]
        who = [(*self.bots[:seat], self.better, *self.bots[seat + 1 :]) for seat in seats]
        played = Hall(self.game).play(dealt(self.game, self.seed, numbers), keys_of(self.seed, numbers), who)
        won = shares(played["winners"], players)
        return {
            "games": len(numbers),
            "won": round(sum(float(won[row, s]) for row, s in enumerate(seats)), 9),
        }


@dataclass(frozen=True)
class Beside(Work):
    """Games beside the whole ones, of the same deals. ``known``: the winners of these, a bitmask for each deal from 0
    on, as far as they have been played, so that they are not repeated.
    """

    known: bytes = field(default=b"", kw_only=True)

    def usual(self, states: States, numbers: Sequence[int]) -> NDArray[np.float64]:
        """Every seat's share of the win in the deals of these numbers as they are, ``float64[deals, seats]``."""
        winners = np.array([self.known[deal] if deal < len(self.known) else 0 for deal in numbers], np.int64)
        if fresh := [row for row, deal in enumerate(numbers) if deal >= len(self.known)]:
            keys = keys_of(self.seed, [numbers[row] for row in fresh])
            played = Hall(self.game).play(states[fresh], keys, [self.bots] * len(fresh))
            winners[fresh] = played["winners"]
        return shares(winners, self.game.players)


@dataclass(frozen=True)
class Lapses(Beside):
    """The same games twice: once, one seat decides at random wherever it may take an action with a word, each word in
    turn.
    """

    words: tuple[str, ...] = ()

    KIND = "lapses"

    def more(self) -> Document:
        """As ``Work`` has it."""
        return {"words": list(self.words)}

    def block(self, number: int) -> Document:
        """By word: the games in which that decision came, the number of such decisions, and the seat's lost wins."""
        game, numbers = self.game, self.numbers(number)
        places = {family.word: place for place, family in enumerate(game.kind.actions.families)}
        told = [
            Lapse(
                seat=deal // len(self.words) % game.players, word=places[self.words[deal % len(self.words)]]
            )
            for deal in numbers
        ]
        states = dealt(game, self.seed, numbers)
        usual = self.usual(states, numbers)
        other = Hall(game).play(states, keys_of(self.seed, numbers), [self.bots] * len(numbers), told)
        lapsed = shares(other["winners"], game.players)
        found: dict[str, list[float]] = {word: [0, 0, 0.0, 0.0] for word in self.words}
        for row, lapse in enumerate(told):
            entry = found[self.words[numbers[row] % len(self.words)]]
            lost = float(usual[row, lapse.seat] - lapsed[row, lapse.seat])
            if other[row]["lapses"]:
                entry[:] = (
                    entry[0] + 1,
                    entry[1] + int(other[row]["lapses"]),
                    entry[2] + lost,
                    entry[3] + lost * lost,
                )
        return {"words": {word: _rounded(entry) for word, entry in found.items()}}


def _rounded(entry: Sequence[Any]) -> list[float]:
    return [round(value, 9) for value in entry]
