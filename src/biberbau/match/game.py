"""A game with its options settled, and its rules' functions of a state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ..errors import PositionError
from ..games import kind as game_kind
from ..kernel.actions import Action
from ..kernel.compiled import interpreted, is_at_hand
from ..kernel.copies import copied
from ..kernel.game import Document, GameKind
from ..kernel.options import Value, encode, resolve

POSITION_FORMAT = "biberbau-position/1"


@dataclass(frozen=True)
class Game:
    """One of the games, with every option's value settled."""

    kind: GameKind
    options: Mapping[str, Value]

    @classmethod
    def of(cls, game_id: str, given: Mapping[str, object] | None = None) -> Game:
        """The game of that id; options that are not given take their defaults, wrong ones raise OptionError."""
        found = game_kind(game_id)
        options = resolve(found.options, given or {})
        found.check_options(options)
        return cls(found, options)

    def __hash__(self) -> int:
        return hash((self.id, *self.options.items()))

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, dict[str, Value]]]:
        """Copied and pickled as id and options: the kind holds modules, which cannot be pickled."""
        return Game.of, (self.id, dict(self.options))

    @property
    def id(self) -> str:
        """The game's id, e.g. ``beasty_bar``."""
        return self.kind.id

    @property
    def players(self) -> int:
        """How many seats this game has."""
        return int(self.options["players"])

    @property
    def options_array(self) -> NDArray[np.int16]:
        """The options as the kernel reads them."""
        return encode(self.kind.options, self.options)

    def document(self, state: np.record, seen_by: int | str | None) -> Document:
        """A state as a position document; ``seen_by``: None for a true one, a seat, or "spectator"."""
        return {
            "format": POSITION_FORMAT,
            "game": self.id,
            "options": dict(self.options),
            "seen_by": seen_by,
            "position": self.kind.to_document(state),
        }

    def legal(self, state: np.record) -> tuple[Action, ...]:
        """The legal actions of the seat that acts in a state."""
        mask = np.zeros(len(self.kind.actions), dtype=np.uint8)
        self.kind.rules.legal(state, mask)
        actions = self.kind.actions.actions
        return tuple([actions[i] for i in np.flatnonzero(mask).tolist()])

    def actor(self, state: np.record) -> int | None:
        """The seat that acts in a state, None when the game is over."""
        seat = int(self.kind.rules.actor(state))
        return None if seat < 0 else seat

    def scores(self, state: np.record) -> tuple[int, ...]:
        """Every seat's score so far."""
        out = np.zeros(self.players, dtype=np.int32)
        self.kind.rules.scores(state, out)
        return tuple(out.tolist())

    def winners(self, state: np.record) -> tuple[int, ...]:
        """The seats that lead; at the end of the game, those that have won."""
        mask = int(self.kind.rules.winners(state))
        return tuple(seat for seat in range(self.players) if mask >> seat & 1)

    def complaint(self, state: np.record) -> str | None:
        """Why no game can reach this true state between two actions, beginning with the document's field; None if one
        can.
        """
        found = self.kind.invariants
        looks = found if is_at_hand(found.complaint) else interpreted(found)
        code = int(looks.complaint(state))
        return found.COMPLAINTS[code] if code and code not in found.FORGIVEN else None

    def concealed(self, state: np.record, seat: int | None) -> np.record:
        """A copy of a state without anything that ``seat`` does not know."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"seats go from 0 to {self.players - 1}, there is no seat {seat}")
        seen = copied(state)
        self.kind.rules.conceal(seen, -1 if seat is None else seat)
        return seen

    def spoken(self, action: Action) -> str:
        """An action's notation as people at this table read and type it."""
        said = action.notation
        for option, (name, instead) in self.kind.said_instead.items():
            if self.options[option]:
                said = said.replace(name, instead)
        return said

    def parse(self, action: Action | str | int) -> Action:
        """The action with this notation or id; an Action is checked to belong to this game."""
        if isinstance(action, str):
            typed = action
            for option, (name, instead) in self.kind.said_instead.items():
                if self.options[option]:
                    typed = typed.lower().replace(instead, name)
            return self.kind.actions.parse(typed, self.kind.lacks(self.options))
        found = self.kind.actions[action if isinstance(action, int) else action.id]
        if isinstance(action, Action) and action != found:
            raise PositionError(f"{action.notation!r} is no action of {self.id}")
        return found
