"""The games that a net learns from, as work in blocks: a block is some games, and gives their positions."""

from __future__ import annotations

import base64
import zlib
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ... import __version__
from ...errors import OptionError
from ...kernel.compiled import specialise
from ...kernel.events import NO_EVENTS
from ...kernel.fast_rng import FastRng, new_mask
from ...kernel.game import Document, GameKind
from ...kernel.knowing import nothing_known
from ...kernel.rng import Rng, key_of, stream
from ...match import Game
from ...search.glances import glances_of
from ...search.learned_search import (
    cut_leaf_of,
    learned_rollouts_of,
    learned_tree_of,
    net_inputs_of,
    net_leaf_of,
)
from ...search.net import Floats, Net
from ...search.net_file import TrainedNet
from ...search.tree import playouts_of
from . import rolled_play, self_play
from .self_play import NOT_SEARCHED, Kept

MOST_KEPT = 400
"""The most positions that are kept of a game, on average."""
_DEEPEST = 1024

_NOTHING, _NO_LAYER = np.zeros(1, dtype=np.float32), np.zeros((1, 1), dtype=np.float32)
_NOT_ASKED = Net(
    seen=_NOTHING,
    columns=np.zeros(1, dtype=np.int64),
    secret=0,
    turns=0,
    weights1=_NO_LAYER,
    bias1=_NOTHING,
    weights2=_NO_LAYER,
    bias2=_NOTHING,
    weights3=_NO_LAYER,
    bias3=_NOTHING,
    hidden1=_NOTHING,
    hidden2=_NOTHING,
    values=_NOTHING,
)
"""An empty net, for rollout-policy players, who do not use it."""


def template_of(kind: GameKind) -> ModuleType:
    """The compiled games of a kind; OptionError where a net would have no place in the search."""
    if kind.rollout_policy is not None:
        return specialise(
            "biberbau.lab.training.rolled_play",
            kind.id,
            kind.rules,
            rollout_policy=kind.rollout_policy,
            net_inputs=net_inputs_of(kind),
            leaf=cut_leaf_of(kind),
            rollouts=learned_rollouts_of(kind),
        )
    if kind.knowing is not None:
        raise OptionError(
            f"{kind.id} keeps what players know beside its states, which these games do not do: no net can be trained"
        )
    return specialise(
        "biberbau.lab.training.self_play",
        kind.id,
        kind.rules,
        greedy=glances_of(kind),
        playouts=playouts_of(kind),
        leaf=net_leaf_of(kind),
        tree=learned_tree_of(kind),
    )


def tree_room(game: Game, nodes: int) -> self_play.Room:
    """Room for games and for trees of that many nodes."""
    kind = game.kind
    legal, legal_words = new_mask(len(kind.actions))
    mask, words = new_mask(len(kind.actions))
    return self_play.Room(
        states=np.zeros(self_play.PLACES, dtype=kind.dtype),
        known=nothing_known(kind),
        nodes=np.zeros(nodes, dtype=learned_tree_of(kind).NODE),
        path=np.zeros(_DEEPEST, dtype=np.int32),
        legal=legal,
        legal_words=legal_words,
        mask=mask,
        words=words,
        values=np.zeros(len(kind.actions)),
        payoffs=np.zeros(game.players, dtype=np.float32),
    )


def rollout_room(game: Game) -> rolled_play.Room:
    """Room for games and for rollouts."""
    kind = game.kind
    legal, legal_words = new_mask(len(kind.actions))
    mask, words = new_mask(len(kind.actions))
    return rolled_play.Room(
        states=np.zeros(rolled_play.PLACES, dtype=kind.dtype),
        known=nothing_known(kind),
        legal=legal,
        legal_words=legal_words,
        mask=mask,
        words=words,
        sums=np.zeros(len(kind.actions)),
        wins=np.zeros(len(kind.actions), dtype=np.int64),
        payoffs=np.zeros(game.players, dtype=np.float32),
    )


@dataclass(frozen=True)
class Positions:
    """True positions, in the form of ``self_play.Kept``."""

    states: NDArray[Any]
    outcomes: Floats
    found: Floats

    def __len__(self) -> int:
        return len(self.states)

    def as_json(self) -> Document:
        """As a block of a file."""
        return {name: _packed(getattr(self, name)) for name in ("states", "outcomes", "found")}

    @classmethod
    def read(cls, block: Document, game: Game) -> Positions:
        """From a block."""
        outcomes = np.frombuffer(_unpacked(block["outcomes"]), dtype=np.float32).reshape(-1, game.players)
        states = np.frombuffer(_unpacked(block["states"]), dtype=game.kind.dtype)
        return cls(states, outcomes, np.frombuffer(_unpacked(block["found"]), dtype=np.float32))

    def targets(self, seats: NDArray[np.int8], trust: float) -> Floats:
        """A net's targets, ``float32[rows, players]``, the seat to act first.

        Outcomes; for the seat to act mixed with the search's value, by the share ``trust``. The difference is taken
        from the others equally.
        """
        players = self.outcomes.shape[1]
        turned = (seats[:, None].astype(np.int64) + np.arange(players)) % players
        found: Floats = np.take_along_axis(self.outcomes, turned, axis=1)
        moved = np.where(self.found == NOT_SEARCHED, 0, trust * (self.found - found[:, 0]))
        found[:, 0] += moved
        found[:, 1:] -= (moved / (players - 1))[:, None]
        return np.clip(found, 0, 1)


@dataclass(frozen=True)
class PlayedGames:
    """A work (``blocks.Work``): games between greedy players, or with a net between searches.

    ``games``: in a block. ``one_in`` and ``slips``, ``playouts``, ``exploration``, ``opening``: see ``self_play``;
    ``times`` and ``secret``: see ``rolled_play``, for which ``playouts`` are deals.
    """

    game: Game
    seed: int
    games: int
    slips: int
    one_in: int = 1
    playouts: int = 0
    exploration: float = 0.0
    opening: int = 0
    times: int = 0
    secret: bool = True
    trained: TrainedNet | None = None

    def plan(self) -> Document:
        """As ``blocks.Work`` has it."""
        net = None if self.trained is None else zlib.crc32(self.trained.packed())
        return {
            "work": "positions",
            "biberbau": __version__,
            "game": self.game.id,
            "version": self.game.kind.version,
            "options": dict(self.game.options),
            "net": net,
            **{
                name: getattr(self, name)
                for name in (
                    "seed",
                    "games",
                    "slips",
                    "one_in",
                    "playouts",
                    "exploration",
                    "opening",
                    "times",
                    "secret",
                )
            },
        }

    def prepare(self) -> None:
        """Play a game."""
        self._play(-1, 1)

    def block(self, number: int) -> Document:
        """The positions of its games."""
        return self._play(number, self.games).as_json()

    def _play(self, number: int, games: int) -> Positions:
        game = self.game
        rng = stream(key_of(f"{self.seed} {number}".encode(), "training"))
        luck, rows = np.array([rng.key1]), games * MOST_KEPT // self.one_in + MOST_KEPT
        kept = Kept(
            states=np.zeros(rows, dtype=game.kind.dtype),
            outcomes=np.zeros((rows, game.players), dtype=np.float32),
            found=np.zeros(rows, dtype=np.float32),
        )
        plays = self._by_rollouts if game.kind.rollout_policy is not None else self._by_trees
        used = plays(games, kept, rng, luck)
        return Positions(kept.states[:used], kept.outcomes[:used], kept.found[:used])

    def _by_trees(self, games: int, kept: Kept, rng: Rng, luck: FastRng) -> int:
        template, options = template_of(self.game.kind), self.game.options_array
        room = tree_room(self.game, self.playouts + 2)
        if self.trained is None:
            found = template.greedy_games(
                games, options, self.one_in, self.slips, kept, room, rng, luck, NO_EVENTS
            )
        else:
            found = template.searched_games(
                games,
                options,
                self.playouts,
                self.exploration,
                self.opening,
                self.slips,
                kept,
                room,
                self.trained.net(),
                rng,
                luck,
                NO_EVENTS,
            )
        return int(found)

    def _by_rollouts(self, games: int, kept: Kept, rng: Rng, luck: FastRng) -> int:
        net = _NOT_ASKED._replace(secret=int(self.secret)) if self.trained is None else self.trained.net()
        found = template_of(self.game.kind).games(
            games,
            self.game.options_array,
            self.one_in,
            self.times,
            self.playouts,
            self.slips,
            kept,
            rollout_room(self.game),
            net,
            rng,
            luck,
            NO_EVENTS,
        )
        return int(found)


def observed(game: Game, positions: Positions, trained: TrainedNet) -> tuple[Floats, NDArray[np.int8]]:
    """A net's inputs for positions, ``float32[rows, columns]``, and the seats to act."""
    inputs = np.zeros((len(positions), len(trained.columns)), dtype=np.float32)
    seats = np.zeros(len(positions), dtype=np.int8)
    room = np.zeros(self_play.PLACES, dtype=game.kind.dtype)
    template_of(game.kind).observe(positions.states, room, trained.net(), inputs, seats)
    return inputs, seats


def _packed(array: NDArray[Any]) -> str:
    return base64.b64encode(zlib.compress(array.tobytes(), 6)).decode()


def _unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b64decode(text))
