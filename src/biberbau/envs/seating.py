"""The players at a batch's tables besides the caller: players in compiled code, and policies, which are called
together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots.bot import SAMPLES, greedy_samples
from ..errors import IllegalActionError, OptionError
from ..match import Game
from .arrays import GREEDY, POLICY, RANDOM, Arrays
from .league import League
from .opponents import lineup
from .policies import Alone, Asked, Policy, Seated

PLAYERS: dict[str, int] = {"random": RANDOM, "greedy": GREEDY}

Sitter: TypeAlias = str | Policy | League
"""``"random"``, ``"greedy"``, ``"greedy:SAMPLES"``, a policy (see ``policies``) or a league of them."""

Sitters: TypeAlias = Sitter | Sequence[Sitter]
"""One for all other seats, or one for each."""

GoOn = Callable[[NDArray[np.int64], NDArray[np.int64]], None]
"""Plays these actions (the second) in these games (the first), and on to the next decisions."""


class Seating:
    """The players of a batch's other seats, in the order of play after the caller's; OptionError for an invalid one."""

    def __init__(self, game: Game, opponents: Sitters, count: int) -> None:
        self.sitters: tuple[Sitter, ...] = lineup(game, opponents)
        self.samples = SAMPLES
        """The number of a greedy player's samples."""
        self._count = count
        self._policies: list[Seated] = []
        self._seated: dict[int, int] = {}
        self.codes = [self._code(sitter) for sitter in self.sitters]
        """The players' numbers in compiled code."""
        looked = {greedy_samples(one) for one in self.sitters if isinstance(one, str)} - {None}
        if len(looked) > 1:
            raise OptionError(
                f"greedy players of one batch look at equally many samples, not at {sorted(looked, key=str)}"
            )
        self.samples = next((one for one in looked if one is not None), SAMPLES)

    def _code(self, sitter: Sitter) -> int:
        if isinstance(sitter, str):
            if sitter.partition(":")[0] not in PLAYERS or sitter.startswith("random:"):
                raise OptionError(
                    f"a batch is played against {' or '.join(PLAYERS)}, a policy or a league, not {sitter!r}; "
                    "single environments have every bot, bots of one's own too"
                )
            return PLAYERS[sitter.partition(":")[0]]
        if callable(getattr(sitter, "choose", None)):
            raise OptionError(
                f"{type(sitter).__name__} chooses for one view at a time: single environments have such bots; "
                "a batch is played against a policy, a function of observations and masks"
            )
        if id(sitter) not in self._seated:
            self._seated[id(sitter)] = POLICY + len(self._policies)
            self._policies.append(sitter.sit(self._count) if isinstance(sitter, League) else Alone(sitter))
        return self._seated[id(sitter)]

    def __bool__(self) -> bool:
        """Whether any policy has to be called."""
        return bool(self._policies)

    def settle(
        self,
        game: Game,
        a: Arrays,
        own: NDArray[np.int64],
        running: NDArray[np.bool_],
        go_on: GoOn,
        refuse: Callable[[int, int], IllegalActionError],
    ) -> None:
        """Call policies until every game waits for the caller or is over.

        ``own``: the caller's seats before the step; ``running``: the games that were not over then. Errors of policies
        are raised; IllegalActionError (from ``refuse``, given game and action) for an illegal action.
        """
        while True:
            over = np.flatnonzero(a.terminated & running)
            if len(over):
                running = running & ~a.terminated
                for policy in self._policies:
                    policy.ended(over, a.desks["ended"][over], own[over], a.results[over])
            rows = np.flatnonzero(a.desks["waiting"])
            if not len(rows):
                return
            go_on(rows, self._answers(game, a, rows, refuse))

    def _answers(
        self,
        game: Game,
        a: Arrays,
        rows: NDArray[np.int64],
        refuse: Callable[[int, int], IllegalActionError],
    ) -> NDArray[np.int64]:
        """The policies' actions in these games, all legal."""
        desks, actions = a.desks[rows], np.zeros(len(rows), dtype=np.int64)
        asked = Asked(rows, a.actors[rows], desks["fresh"] == 1, desks["draw"].copy(), desks["number"].copy())
        most = len(game.kind.actions)
        for number, policy in enumerate(self._policies, 1):
            theirs = desks["waiting"] == number
            if not theirs.any():
                continue
            places = asked.only(theirs)
            masks = a.flags[places.games, :most].view(np.int8)
            actions[theirs] = policy.answer(a.observations[places.games], masks, places)
        within = (actions >= 0) & (actions < most)
        bits = a.bits[rows, np.where(within, actions, 0) >> 3] >> (actions & 7).astype(np.uint8) & 1
        wrong = np.flatnonzero(~within | (bits == 0))
        if len(wrong):
            first = int(wrong[0])
            place, seat = int(rows[first]), int(asked.seats[first])
            error = refuse(place, int(actions[first]))
            who = self._policies[int(desks["waiting"][first]) - 1].name(place, seat)
            raise IllegalActionError(f"policy {who!r}: {error}", error.legal)
        return actions
