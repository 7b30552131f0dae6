"""One game that a program plays step by step: the true state, its stream, and observations of it.

Quicker than a ``Match``, which keeps history, events and snapshots; the same seed gives the same game. All data is on a
desk (``env_record.py``), and a step is one call into compiled code (``turning.py``).
"""

from __future__ import annotations

from operator import index
from typing import Any, NoReturn, cast

import numpy as np
from numpy.typing import NDArray

from ..errors import IllegalActionError
from ..kernel.events import CAPACITY, read
from ..kernel.game import Document
from ..kernel.rng import Rng, below, key_of, seed_bytes, stream
from ..match import Game, Position, View, match_stream
from .env_record import (
    ACTOR,
    DEAL,
    ILLEGAL,
    LOOK,
    NOBODY,
    RANDOM,
    TAKE_UP,
    EnvRecord,
    desk_dtype,
    new_desk,
    turns_of,
)
from .happened import Happened

_NO_ACTION = 1 << 62
"""Larger than any action's number, so never legal."""


class Play:
    """A game being played. ``actor``: the seat that decides, -1 when the game is over.

    ``looks``: the seat whose observation a step writes: ACTOR (at the end: the last to act), a seat, or NOBODY.
    ``history``: keep the events, so that views have a past; a step then takes some three times as long.
    """

    def __init__(self, game: Game, scheme: str, looks: int = ACTOR, history: bool = False) -> None:
        self.game = game
        self.looks = looks
        self.happened = Happened(game) if history else None
        self._random: tuple[int, ...] = ()
        self._open(new_desk(game, scheme))
        self.begin(0)

    def _open(self, desk: EnvRecord) -> None:
        """Set the attributes to views of a desk's fields."""
        self.desk = desk
        self.true: NDArray[np.record] = desk["state"]
        self.streams: NDArray[np.record] = desk["stream"]
        self._seen: NDArray[np.record] = desk["seen"]
        self._turn = turns_of(self.game.kind).turn
        actions = len(self.game.kind.actions)
        self._flags: NDArray[np.int8] = desk["mask"][0].view(np.int8)[:actions]
        self._observation: NDArray[np.float32] = desk["observation"][0]
        self._rewards: NDArray[np.float32] = desk["rewards"][0][: self.game.players]
        self._plies: NDArray[np.int64] = desk["ply"]
        self._whose: int | None = None  # observation lies there; None: nobody knows

    def __getstate__(self) -> dict[str, Any]:
        """The desk as bytes: writes to an unpickled record are lost."""
        kept = {name: getattr(self, name) for name in ("game", "looks", "actor", "happened", "_random")}
        return {**kept, "desk": self.desk.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.game, self.looks, self.actor = kept["game"], kept["looks"], kept["actor"]
        self.happened, self._random = kept["happened"], kept["_random"]
        self._open(np.frombuffer(bytearray(kept["desk"]), dtype=desk_dtype(self.game.kind)))

    @property
    def rng(self) -> Rng:
        """The stream of the game's chance."""
        return cast(Rng, self.streams[0])

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return int(self._plies.item())

    # ------------------------------------------------------------------------------------------------- playing

    def begin(self, seed: int, start: Position | None = None, random: tuple[int, ...] = ()) -> None:
        """Deal the same game as ``Match(game, seed, start=start)``; players on the seats in ``random`` play by
        themselves.

        Their randomness is that of ``Batch(game, n, seeds)``, so they act alike in a game with the same seed.
        """
        given = seed_bytes(seed)
        self.desk["who"] = 0
        self.true[0] = np.zeros(1, dtype=self.game.kind.dtype)[0]
        self.streams[0] = match_stream(given)
        self._random = ()
        if random:
            self.desk["die"] = stream(key_of(given, "players"))
            if self.happened is None:
                self.desk["who"][0][list(random)] = RANDOM
            else:
                self._random = random  # each of their actions is a ply of its own in the history
        if start is not None:
            moment = start.moment(self.rng)
            self.true[0], self.desk["ply"] = moment.state, 0
        self._begins(None if start is None else self.true[0])
        self._after(self._turn(self.desk, DEAL if start is None else TAKE_UP, self.looks))

    def _begins(self, start: np.record | None) -> None:
        """Clear the history; ``start``: the initial state, if it was not dealt."""
        if self.happened is not None:
            self.happened = Happened(self.game, None if start is None else start.copy())
            self.desk["events"]["capacity"] = CAPACITY

    def take_up(self, state: np.record | None = None) -> None:
        """Continue from another state of the game, or from the present one; pending rewards are dropped."""
        if state is not None:
            self.true[0] = state
            self._begins(self.true[0])
            self._after(self._turn(self.desk, TAKE_UP, self.looks))
        else:
            self._acts(self._turn(self.desk, TAKE_UP, self.looks))

    def _after(self, seat: int) -> int:
        """After an action, or the beginning: who decides now, once random players have acted."""
        if self.happened is not None:
            self.happened.plies.append(read(self.desk["events"][0]))
            while seat in self._random:
                earned = self._rewards.copy()
                legal = np.flatnonzero(self._flags)
                nth = 0 if len(legal) == 1 else int(below(self.desk["die"][0], len(legal)))
                seat = self._turn(self.desk, int(legal[nth]), self.looks)
                self._rewards += earned
                self.happened.plies.append(read(self.desk["events"][0]))
        return self._acts(seat)

    def _acts(self, seat: int) -> int:
        self.actor = seat
        self._whose = (seat if seat >= 0 else None) if self.looks == ACTOR else self.looks
        return seat

    def step(self, action: Any) -> int:
        """Play an action of the seat that decides; returns the seat that decides now. IllegalActionError, and nothing
        happens.

        TypeError for anything but a whole number: numbers are not rounded to a legal action.
        """
        chosen = int(index(action))
        seat: int = self._turn(self.desk, chosen if 0 <= chosen < _NO_ACTION else _NO_ACTION, self.looks)
        if seat == ILLEGAL:
            self._refuse(chosen)
        return self._after(seat)

    def _refuse(self, action: int) -> NoReturn:
        self.check(self.actor, action, self._flags)
        raise AssertionError(f"{action} is legal, but was refused")

    def play(self, action: int) -> NDArray[np.float32]:
        """Like ``step``; returns every seat's reward, ``float32[players]``."""
        self.step(action)
        return self._rewards.copy()

    @property
    def paid(self) -> NDArray[np.float32]:
        """Every seat's reward for the last step, ``float32[players]``: overwritten by the next one."""
        return self._rewards

    # ------------------------------------------------------------------------------------------------- reading

    def mask(self, state: np.record | None = None) -> NDArray[np.int8]:
        """Legal actions of the seat that decides, ``int8[actions]``; all 0 when the game is over."""
        if state is None:
            return self._flags.copy()
        mask = self.nothing()
        self.game.kind.rules.legal(state, mask.view(np.uint8))
        return mask

    def nothing(self) -> NDArray[np.int8]:
        """The mask of a seat without a decision: ``int8[actions]``, all 0."""
        return np.zeros_like(self._flags)

    def notations(self, mask: NDArray[np.int8]) -> tuple[str, ...]:
        """The labels of the actions of a mask."""
        return tuple(self.game.kind.actions[i].notation for i in np.flatnonzero(mask).tolist())

    def check(self, seat: int, action: int, mask: NDArray[np.int8]) -> int:
        """The action's number, if it is legal by this mask for that seat; IllegalActionError otherwise.

        TypeError for anything but a whole number: numbers are not rounded to a legal action.
        """
        chosen = self.game.parse(index(action))
        if not mask[chosen.id]:
            legal = self.notations(mask)
            if not legal:
                raise IllegalActionError(f"{chosen.notation!r} comes too late: the game is over")
            raise IllegalActionError(
                f"{chosen.notation!r} ({chosen.id}) is not legal now; seat {seat} may: {', '.join(legal)}",
                legal,
            )
        return chosen.id

    def observe(self, seat: int, state: np.record | None = None) -> NDArray[np.float32]:
        """A seat's observation of the game (or of another state of it), ``float32[encoded]``."""
        if state is None:
            if seat != self._whose:
                self._turn(self.desk, LOOK, seat)
                self._whose = seat
            return self._observation.copy()
        rules, seen = self.game.kind.rules, self._seen[0]
        self._seen[0] = state
        rules.conceal(seen, seat)
        out = np.zeros(self.game.kind.encoded, dtype=np.float32)
        rules.encode(seen, seat, out)
        return out

    def news(self, seat: int) -> dict[str, list[Document]]:
        """Where history is kept, ``history``: the seat's events since the last call (at first: since the deal)."""
        return {} if self.happened is None else {"history": self.happened.news(seat)}

    def view(self, seat: int | None) -> View:
        """A seat's view (None: a spectator's); with a past, where history is kept."""
        if self.happened is not None:
            return self.happened.view(seat, self.true[0], self.ply)
        return Position(self.game, self.true[0], ply=self.ply).as_seen_by(seat)


__all__ = ["ACTOR", "NOBODY", "Play"]
