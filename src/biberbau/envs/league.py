"""A league: named policies, usually checkpoints of the learner, of which one is drawn for every seat of every game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from .arrays import SEATS
from .policies import Alone, Asked, Policy

Weights = Literal["uniform", "hard", "even"]


@dataclass(frozen=True)
class Result:
    """The learner's results against one member. A game is won by the one with the larger share of the victory."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    # The latest count most: each game leaves earlier ones 1 - 1 / window of their weight.
    recent_games: float = 0.0
    recent_wins: float = 0.0  # a draw counts one half

    @property
    def losses(self) -> int:
        """The number of games in which the member got more of the victory than the learner."""
        return self.games - self.wins - self.draws

    @property
    def chance(self) -> float:
        """The learner's estimated chance of winning now, from recent games; one half before the first one."""
        return (self.recent_wins + 1.0) / (self.recent_games + 2.0)

    def with_more(self, games: int, wins: int, draws: int, window: float) -> Result:
        """The same after some more games, which count as one step."""
        fading = (1 - 1 / window) ** games
        worth = games if window == float("inf") else window * (1 - fading)
        return Result(
            self.games + games,
            self.wins + wins,
            self.draws + draws,
            self.recent_games * fading + worth,
            self.recent_wins * fading + worth * (wins + draws / 2) / games,
        )


class League:
    """Opponents for a batch (``Batch``, ``vector_env``, ``GameVecEnv``): a member for each seat of each game, by
    weights.

    ``weights``: ``"uniform"``; by the learner's chance p of winning, as in AlphaStar's league (Vinyals et al., 2019):
    ``"hard"``, (1 - p) ** ``power``, which prefers those that it loses to, or ``"even"``, p * (1 - p), those of its own
    strength; or a function of ``results`` that returns every name's weight. They apply from the next deal on.

    ``members``: policies by name (see ``policies``); ``add`` adds more during training. ``window``: the number of games
    that count for p. ``keep``: the number of members given as loaders that are in memory at the same time.

    Members are drawn by each game's own stream: the same seeds, policies and actions give the same games. One league
    may play in several batches and counts all of their games. It is pickled if its members can be; ``results`` always
    can.

    >>> from biberbau.envs.policies import uniform
    >>> league = League({"beginner": uniform}, weights="hard")
    >>> league.add("another", uniform)
    >>> league.chances()
    {'beginner': 0.5, 'another': 0.5}
    """

    def __init__(
        self,
        members: Mapping[str, Policy] | None = None,
        *,
        weights: Weights | Callable[[dict[str, Result]], Mapping[str, float]] = "uniform",
        power: float = 2.0,
        window: float = 400.0,
        keep: int = 8,
        results: Mapping[str, Result] | None = None,
    ) -> None:
        if not callable(weights) and weights not in get_args(Weights):
            raise OptionError(
                f"weights are {', '.join(get_args(Weights))} or a function of results, not {weights!r}"
            )
        if power <= 0 or window < 1 or keep < 1:
            raise OptionError(
                f"power is positive, window and keep are 1 or more, not {power}, {window}, {keep}"
            )
        self.weights, self.power, self.window, self.keep = weights, power, window, keep
        self.results: dict[str, Result] = dict(results or {})
        """The learner's results against each member, retired ones too."""
        self._names: list[str] = []
        self._members: list[Alone | Callable[[], Policy]] = []
        self._loaded: OrderedDict[int, Alone] = OrderedDict()
        self._retired: set[int] = set()
        for name, policy in (members or {}).items():
            self.add(name, policy)

    @property
    def names(self) -> tuple[str, ...]:
        """The members that can be drawn."""
        return tuple(name for i, name in enumerate(self._names) if i not in self._retired)

    def add(
        self, name: str, policy: Policy | None = None, *, load: Callable[[], Policy] | None = None
    ) -> None:
        """Add a policy, or the result of ``load()``, which is called when it is needed.

        OptionError if there has been a member of that name; a name from ``results`` continues with its results.
        """
        if name in self._names:
            raise OptionError(
                f"there is a member {name!r} already, or was: a checkpoint needs a name of its own"
            )
        if policy is not None and load is None:
            self._members.append(Alone(policy, name))
        elif policy is None and callable(load):
            self._members.append(load)
        else:
            raise OptionError(f"member {name!r} is a policy, or has a function load that returns one")
        self._names.append(name)
        self.results.setdefault(name, Result())

    def retire(self, name: str) -> None:
        """Stop drawing a member. It plays its games to their end, and its results stay."""
        if name not in self.names:
            raise OptionError(f"there is no member {name!r}; members are: {', '.join(self.names) or 'none'}")
        self._retired.add(self._names.index(name))

    def chances(self) -> dict[str, float]:
        """Each member's probability of being drawn; OptionError if there is none, or the weights are invalid."""
        if not self.names:
            raise OptionError("this league has no members: add one before a game is dealt")
        if callable(self.weights):
            given = dict(self.weights({name: self.results[name] for name in self.names}))
            strange = [name for name in given if name not in self.names]
            weights = np.array([given.get(name, 0.0) for name in self.names], dtype=np.float64)
            if strange or not np.isfinite(weights).all() or (weights < 0).any() or weights.sum() <= 0:
                raise OptionError(
                    f"weights are numbers from 0 on, not all 0, for members of the league, not {given}"
                )
        else:
            chance = np.array([self.results[name].chance for name in self.names])
            weights = {
                "uniform": np.ones(len(chance)),
                "hard": (1 - chance) ** self.power,
                "even": chance * (1 - chance),
            }[self.weights]
        return dict(zip(self.names, (weights / weights.sum()).tolist(), strict=True))

    def sit(self, count: int) -> Seats:
        """Take seats in a batch of ``count`` games."""
        return Seats(self, count)

    # ------------------------------------------------------------------------------------- for its seats

    def member(self, number: int) -> Alone:
        """A member, loaded if it has to be."""
        found = self._members[number]
        if isinstance(found, Alone):
            return found
        if number not in self._loaded:
            self._loaded[number] = Alone(found(), self._names[number])
            while len(self._loaded) > self.keep:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(number)
        return self._loaded[number]

    def name(self, number: int) -> str:
        """A member's name."""
        return self._names[number]

    def drawn(self, draws: NDArray[np.float64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """A member's number for each of these draws from [0, 1), and the remainder of each draw, uniform on [0, 1)
        again.
        """
        chances = self.chances()
        numbers = np.array([self._names.index(name) for name in chances])
        edges = np.concatenate(([0.0], np.cumsum(list(chances.values()))))
        edges[-1] = 1.0
        places = np.searchsorted(edges, draws, side="right") - 1
        low, high = edges[places], edges[places + 1]
        return numbers[places], np.minimum((draws - low) / (high - low), np.nextafter(1.0, 0.0))

    def count(self, members: NDArray[np.int64], ahead: NDArray[np.int64]) -> None:
        """Count finished games: the member in each, and who came out ahead (1: the learner, 0: nobody)."""
        for number in np.unique(members).tolist():
            scores = ahead[members == number]
            name = self._names[number]
            self.results[name] = self.results[name].with_more(
                len(scores), int((scores > 0).sum()), int((scores == 0).sum()), self.window
            )

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without the loaded members: they are loaded again."""
        return {**self.__dict__, "_loaded": OrderedDict()}


class Seats:
    """A league at the tables of one batch: the member on each seat."""

    def __init__(self, league: League, count: int) -> None:
        self._league = league
        self._members = np.zeros((count, SEATS), dtype=np.int64)
        self._numbers = np.zeros((count, SEATS), dtype=np.int64)  # the deal for which that member was drawn

    def answer(
        self, observations: NDArray[np.float32], masks: NDArray[np.int8], asked: Asked
    ) -> NDArray[np.int64]:
        """The members' actions; where a seat decides in a game for the first time, a member is drawn for it."""
        places = asked.games, asked.seats
        new = self._numbers[places] != asked.numbers
        draws = asked.draws.copy()
        if new.any():
            where = asked.games[new], asked.seats[new]
            self._members[where], draws[new] = self._league.drawn(draws[new])
            self._numbers[where] = asked.numbers[new]
        asked = asked._replace(draws=draws)
        sitting, actions = self._members[places], np.zeros(len(new), dtype=np.int64)
        for number in np.unique(sitting).tolist():
            theirs = sitting == number
            member = self._league.member(number)
            actions[theirs] = member.answer(observations[theirs], masks[theirs], asked.only(theirs))
        return actions

    def ended(
        self,
        games: NDArray[np.int64],
        numbers: NDArray[np.int64],
        seats: NDArray[np.int64],
        results: NDArray[np.float32],
    ) -> None:
        """Count the games in which members have decided anything."""
        players = results.shape[1]
        sat = self._numbers[games, :players] == numbers[:, None]
        own = np.take_along_axis(results, seats[:, None], axis=1)
        ahead = np.sign(own - results).astype(np.int64)
        self._league.count(self._members[games, :players][sat], ahead[sat])

    def name(self, game: int, seat: int) -> str:
        """The member at that seat."""
        return self._league.name(int(self._members[game, seat]))
