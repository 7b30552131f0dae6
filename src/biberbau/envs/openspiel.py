"""OpenSpiel: importing this registers every game as a Python game, ``biberbau_<id>``.

>>> import pyspiel
>>> import biberbau.envs.openspiel
>>> game = pyspiel.load_game("biberbau_beasty_bar(players=2,advanced=true)")
>>> game.num_players(), game.num_distinct_actions()
(2, 72)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..games import game_ids, kind
from ..kernel.game import GameKind
from ..kernel.options import Value
from ..match.history import written
from . import missing
from .ids import env_id
from .openspiel_seen import SEEN
from .openspiel_state import AS_USUAL, BYTES, MOST_POINTS, OWN_OPTIONS, Setup, Spot, setup

try:
    import pyspiel
except ImportError as error:
    raise missing("openspiel") from error

MOST_DRAWS = 64
"""Chance nodes between two decisions: each has at least two outcomes, all together at most 2**64."""


def short_name(game_id: str) -> str:
    """The name under which a game is registered, e.g. ``biberbau_frantic``."""
    return f"biberbau_{game_id}"


def game_type(found: GameKind, settled: Setup | None = None) -> pyspiel.GameType:
    """OpenSpiel's description of a game before it is loaded or, with ``settled``, with its options."""
    low, high = found.players
    rewards = "game" if settled is None else settled.rewards
    return pyspiel.GameType(
        short_name=short_name(found.id),
        long_name=f"{found.title} ({env_id(found.id)})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=(
            pyspiel.GameType.RewardModel.TERMINAL
            if rewards == "game"
            else pyspiel.GameType.RewardModel.REWARDS
        ),
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=settled is not None and settled.recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name: AS_USUAL if option.where else option.default
            for option in (*found.options, *OWN_OPTIONS)
        },
    )


def game_info(settled: Setup) -> pyspiel.GameInfo:
    """Sizes and bounds of a game whose options are settled."""
    by_game = settled.rewards == "game"
    return pyspiel.GameInfo(
        num_distinct_actions=len(settled.kind.actions),
        max_chance_outcomes=settled.most_ways,
        num_players=settled.players,
        min_utility=-1 / (settled.players - 1) if by_game else -MOST_POINTS,
        max_utility=1.0 if by_game else MOST_POINTS,
        utility_sum=0.0,
        max_game_length=settled.longest,
    )


class BiberbauGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, as ``pyspiel.load_game`` makes it. OptionError names a parameter that is wrong."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        given = dict(params or {})
        self.setup = setup(self.game_id, given)
        super().__init__(game_type(self.setup.kind, self.setup), game_info(self.setup), given)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> BiberbauState:
        """The root: chance deals next."""
        return BiberbauState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance nodes of a game."""
        return MOST_DRAWS * (self.setup.longest + 1) if self.setup.explicit else BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> BiberbauObserver:
        """An observer of a seat's view now or, with perfect recall, of its whole past."""
        return BiberbauObserver(
            self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params
        )


@cache
def outcomes(ways: int) -> list[tuple[int, float]]:
    """That number of equally likely outcomes. OpenSpiel copies the list."""
    return [(way, 1.0 / ways) for way in range(ways)]


class BiberbauState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree. All its data is ``spot``, which is immutable, so clones share it."""

    def __init__(self, game: BiberbauGame) -> None:
        super().__init__(game)
        self.spot: Spot = game.setup.start

    def current_player(self) -> int:
        """The seat that decides, chance, or the terminal player once the game is over."""
        return self.spot.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.spot.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance: equally likely, unless they are merged."""
        if self.spot.falls:
            return [(way, share) for way, (share, _) in enumerate(self.spot.falls)]
        return outcomes(self.spot.ways)

    def returns(self) -> list[float]:
        """Each seat's total reward so far."""
        return list(self.spot.paid) or [0.0] * self.spot.setup.players

    def rewards(self) -> list[float]:
        """Each seat's reward for the last action."""
        return list(self.spot.earned) or [0.0] * self.spot.setup.players

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> BiberbauState:
        """Another state in the same information set of this player, with other secrets and other chance to come.

        The sampler's numbers (from [0, 1)) are the key. ``history`` of the new state has only the player's own actions,
        and -1 for all others.
        """
        key = b"".join(int(probability_sampler() * (1 << 32)).to_bytes(5, "little") for _ in range(4))
        spot = self.spot.imagine(player_id, key)
        known = ",".join(
            f"{step.player}:{step.action if step.player == player_id else pyspiel.INVALID_ACTION}"
            for step in self.full_history()
        )
        state: BiberbauState = self.get_game().deserialize_state(
            f"history={known}\nmove_number={self.move_number()}\n__dict__={_NOTHING}"
        )
        state.spot = spot
        return state

    def seen(self, player_id: int) -> list[dict[str, Any]]:
        """The events that a player has seen since the deal, as ``biberbau.match.history`` writes them."""
        return written(self.spot.setup.kind, self.spot.history(player_id))

    def _legal_actions(self, player: int) -> Sequence[int]:
        return self.spot.legal

    def _apply_action(self, action: int) -> None:
        self.spot = self.spot.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.spot.ways}"
        return self.spot.setup.kind.actions[action].notation

    def __str__(self) -> str:
        return self.spot.truth


_NOTHING = "gAR9lC4="
"""An empty dict as the Python half of a pickled OpenSpiel state, in base 64."""


class BiberbauObserver:
    """A seat's view (``observation``) or past (``player``, ``observation``, ``seen``), also as text.

    Without private information: a spectator's strings, and no tensor, because encodings begin with one's own seat.
    Without public information: a string, and no tensor, because encodings mix what is open and what is not.
    """

    def __init__(self, settled: Setup, iig_obs_type: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {', '.join(params)}")
        private = iig_obs_type.private_info
        self._recalls, self._public = iig_obs_type.perfect_recall, iig_obs_type.public_info
        self._alone = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        secret = self._alone and not self._recalls
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS or not (self._public or secret):
            raise ValueError(
                "observers see what is public, with or without what their own player knows, or what only that player "
                "knows now"
            )
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._alone and (settled.recall or not self._recalls):
            pieces: dict[str, tuple[int, ...]] = {"observation": (settled.kind.encoded,)}
            if self._recalls:
                pieces |= {"player": (settled.players,), "seen": (settled.recall, len(SEEN))}
            self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), dtype=np.float32)
            begin = 0
            for name, shape in pieces.items():
                end = begin + int(np.prod(shape))
                self.dict[name] = self.tensor[begin:end].reshape(shape)
                begin = end

    def set_from(self, state: BiberbauState, player: int) -> None:
        """Write the observation of ``state`` by ``player`` into ``tensor``."""
        if "observation" in self.dict:
            self.dict["observation"][:] = state.spot.encoded(player)
        if "seen" in self.dict:
            self.dict["player"][:] = np.arange(len(self.dict["player"])) == player
            self.dict["seen"][:] = state.spot.rows(player)

    def string_from(self, state: BiberbauState, player: int) -> str:
        """The observation of ``state`` by ``player``, as text."""
        if not self._public:
            return state.spot.secret(player)
        seat = player if self._alone else None
        return state.spot.information(seat) if self._recalls else state.spot.observation(seat)


GAMES: dict[str, type[BiberbauGame]] = {
    game_id: type(f"{BiberbauGame.__name__}_{game_id}", (BiberbauGame,), {"game_id": game_id})
    for game_id in game_ids()
}
"""A class for each game. (OpenSpiel frees its factories only after Python has ended; classes survive that.)"""

for _id, _game in GAMES.items():
    pyspiel.register_game(game_type(kind(_id)), _game)
