"""Luck and skill apart: how much of a finished game's result came from draws, and how much from decisions.

After the game all cards lie open, so a moment's value is estimated from its true state: the mean share of the win over
many playouts; where a game has a rollout policy, of the chances to win when a round is settled. An action's change of
value has two parts. The same action is redrawn many times, with other cards coming: their mean is the *decision's*
part; the surplus of the real draw is *luck* (Burch, Schmid, Moravcik, Morrill & Bowling, 2018: AIVAT, arXiv 1612.06915,
with playouts for its values). A fixed part of that is counted as luck (``weights``), the rest stays with the decision.
The parts add up to the result. Real and redrawn draws are exchangeable, so luck is 0 on average however rough the
playouts are, and the result without luck is an unbiased measure of skill with less variance.

The order of a shuffled pile counts as luck when a card is drawn, not when the pile is shuffled: before each playout and
each redraw ordered piles are shuffled again. So a pile that is a list and one that is a bag (``kernel/bag.py``) give
the same. Dealt cards, a face-down row included, belong to the deal's luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .. import effort
from ..errors import ReplayError
from ..kernel.compiled import specialise
from ..kernel.events import NO_EVENTS
from ..kernel.fast_rng import new_mask
from ..kernel.rng import key_of, stream
from ..match import Game, Match
from ..match.moment import Moment as Dealt
from ..search.budget import SLICE
from .sampling import rollout_policy_of
from .weights import weight

Shares = NDArray[np.float64]
"""``float64[players]``: everybody's share of the win, or expected share; the sum is 1."""

_REDRAWN, _PLAYED = 0, 1

_BEHIND = np.int8(127)
"""Marks an empty place of a pile: no card is sorted behind it."""


@dataclass(frozen=True)
class Part:
    """The effect of one action, or (``ply`` 0) of the deal; each ``float64[players]``, in shares of the win.

    ``value``: the chances after it; ``value`` before + ``decision`` + ``luck`` is ``value``. ``variance``: of ``luck``,
    from the finite number of playouts.
    """

    ply: int
    seat: int | None
    value: Shares
    decision: Shares
    luck: Shares
    variance: Shares


class Values:
    """Values of true states of one game, by ``samples`` playouts each. Not thread-safe."""

    def __init__(self, game: Game, samples: int, seed: bytes) -> None:
        if samples < 2:
            raise ValueError(f"at least 2 playouts for each moment, not {samples}")
        kind = game.kind
        self.game, self.samples = game, samples
        self._template = specialise(
            "biberbau.coach.playouts", kind.id, kind.rules, policy=rollout_policy_of(kind)
        )
        self._mask, self._words = new_mask(len(kind.actions))
        self._rng, self._luck = stream(key_of(seed, "review")), np.zeros(1, dtype=np.uint64)
        self._key = int(self._rng.key0)
        self._payoffs = np.zeros(game.players, dtype=np.float32)
        self._shares = np.zeros((samples, game.players))

    def redealt(self) -> NDArray[np.record]:
        """The same number of other deals of the same game."""
        states = np.zeros(self.samples, dtype=self.game.kind.dtype)
        for row in range(self.samples):
            rng = stream(key_of(f"{self._key}-{row}".encode(), "redeal"))
            states[row] = Dealt.dealt(self.game, rng)[0].state
        return self.in_order(states)

    def redrawn(self, before: np.record, action: int, ply: int) -> NDArray[np.record]:
        """The results of the same action with other draws, one for each sample."""
        states = self._copies(before)
        self._shuffle(states, ply, _REDRAWN)
        self._carry_on(states, action, ply, _REDRAWN)
        return self.in_order(states)

    def of(self, state: np.record, ply: int) -> Shares:
        """Everybody's share in each playout, ``float64[samples, players]``; at the end of the game the result itself."""
        return self.played(self.as_known(state), ply)

    def as_known(self, state: np.record) -> NDArray[np.record]:
        """Copies of a state, one for each sample, with the order of its piles forgotten."""
        one = np.zeros(1, dtype=self.game.kind.dtype)
        one[0] = state
        return self._copies(self.in_order(one)[0])

    def played(self, states: NDArray[np.record], ply: int) -> Shares:
        """The same for one state per playout; equal states in equal rows of one ply give the same."""
        states = _copied(states)
        self._shuffle(states, ply, _PLAYED)
        self._carry_on(states, -1, ply, _PLAYED)
        return self._shares.copy()

    def in_order(self, states: NDArray[np.record]) -> NDArray[np.record]:
        """The states with the order of their piles forgotten: two that differ only in that become equal."""
        for pile, height in self._piles(states):
            filled = np.arange(pile.shape[1]) < height[:, None]
            cards = np.sort(np.where(filled, pile, _BEHIND), axis=1)
            np.copyto(pile, cards, where=filled)
        return states

    def _copies(self, state: np.record) -> NDArray[np.record]:
        one = np.frombuffer(state.tobytes(), dtype=np.uint8)
        return np.tile(one, self.samples).view(self.game.kind.dtype)

    def _piles(self, states: NDArray[np.record]) -> Iterator[tuple[NDArray[np.int8], NDArray[np.int8]]]:
        """The ordered draw piles, ``int8[rows, places]``, and the number of cards in each row."""
        kind, names = self.game.kind, self.game.kind.dtype.names or ()
        if "deck" not in names or (kind.pile_faces and not kind.pile_in_order):
            return  # a bag
        if states["deck"].ndim == 2:
            yield states["deck"], states["deck_n"]
        else:
            for seat in range(self.game.players):
                yield states["deck"][:, seat], states["deck_n"][:, seat]

    def _shuffle(self, states: NDArray[np.record], ply: int, what: int) -> None:
        dice = np.random.default_rng([self._key, ply, what])
        for pile, height in self._piles(states):
            _arrange(pile, height, dice.random(pile.shape))

    def _carry_on(self, states: NDArray[np.record], action: int, ply: int, what: int) -> None:
        rng, step = self._rng, f"{self._key}-{ply}-{what}"
        lots = np.random.default_rng([self._key, ply, what, 1]).integers(
            0, 1 << 64, self.samples, dtype=np.uint64
        )
        for first in range(0, self.samples, SLICE):
            rows = slice(first, min(first + SLICE, self.samples))
            effort.spend("playout", rows.stop - first)
            # within a slice the row's number selects a part of the stream, so each slice has its own stream
            key = key_of(f"{step}-{first}".encode() if first else step.encode(), "playouts")
            rng.key1 = int.from_bytes(key[:8], "little")
            self._template.carry_on(
                states[rows],
                action,
                what == _PLAYED,
                self._mask,
                self._words,
                lots[rows],
                rng,
                self._luck,
                NO_EVENTS,
                self._payoffs,
                self._shares[rows],
            )


def _copied(states: NDArray[np.record]) -> NDArray[np.record]:
    """Copies of states, as bytes: NumPy would copy records field by field."""
    return states.view(np.uint8).copy().view(states.dtype)


def _arrange(pile: NDArray[np.int8], height: NDArray[np.int8], keys: NDArray[np.float64]) -> None:
    """Order the first ``height`` cards of each row by ``keys`` below 1; the empty places behind them stay."""
    places = np.arange(height.max(initial=0))
    filled = pile[:, : len(places)]
    order = np.argsort(np.where(places < height[:, None], keys[:, : len(places)], 1.0 + places), axis=1)
    filled[:] = filled[np.arange(len(pile))[:, None], order]


@dataclass(frozen=True)
class Moment:
    """One action, or (``ply`` 0) the deal, with its playouts.

    ``past: float64[players]``: the chances before it; ``expected`` and ``now``: ``float64[samples, players]``, each
    playout's shares after the same action with other draws, and with the real ones.
    """

    ply: int
    seat: int | None
    past: Shares
    expected: Shares
    now: Shares


def moments(match: Match, samples: int, seed: bytes) -> Iterator[Moment]:
    """Deal and actions of a finished match, one after the other. ReplayError if it is not over.

    A match that began from a position has no deal: its first moment has no luck.
    """
    if not match.over:
        raise ReplayError("only a game that is over has a result to be explained")
    values, played = Values(match.game, samples, seed), match.moments()
    dealt, first, _ = played[0]
    now = values.of(first.state, 0)
    before = values.played(values.redealt(), 0) if dealt is None else now
    yield Moment(0, None, before.mean(0), before, now)
    for ply, action in enumerate(match.history, start=1):
        was, after, _ = played[ply]
        assert was is not None
        real = values.as_known(after.state)
        past, now = now, values.played(real, ply)
        redrawn = values.redrawn(was.state, action.id, ply)
        same = bool((redrawn.view(np.uint8) == real.view(np.uint8)).all())
        expected = now if same else values.played(redrawn, ply)
        yield Moment(ply, match.game.actor(was.state), past.mean(0), expected, now)


def luck_and_skill(match: Match, samples: int, seed: bytes) -> Iterator[Part]:
    """Luck and skill in the deal and each action of a finished match. ReplayError if it is not over."""
    part_of_it = weight(match.game.id, samples)
    for moment in moments(match, samples, seed):
        told = part_of_it * (moment.now - moment.expected)
        value, luck = moment.now.mean(0), told.mean(0)
        yield Part(
            moment.ply, moment.seat, value, value - moment.past - luck, luck, told.var(0, ddof=1) / samples
        )
