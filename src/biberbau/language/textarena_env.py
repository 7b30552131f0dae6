"""The games at TextArena: ``register()`` enters them there as ``biberbau/BeastyBar-v0`` and so on.

>>> from biberbau.language import textarena_env
>>> textarena_env.register()
>>> import textarena
>>> env = textarena.make("biberbau/BeastyBar-v0")
>>> env.reset(num_players=3, seed=1)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..envs.ids import NAMESPACE
from ..errors import MissingExtraError
from ..games import game_ids, kind
from .environment import Message, TextEnv

try:
    ta: Any = import_module("textarena")
except ModuleNotFoundError as error:
    raise MissingExtraError("textarena") from error

RAW = "-raw"
"""The version without wrappers, as TextArena names it."""


def arena_id(game_id: str) -> str:
    """A game's id at TextArena: ``biberbau/BeastyBar-v0``; the number grows when the game's behaviour changes."""
    name = "".join(part.capitalize() for part in game_id.split("_"))
    return f"{NAMESPACE}/{name}-v{kind(game_id).version}"


def register() -> tuple[str, ...]:
    """Enter every game that is not there yet; returns their ids.

    As with TextArena's own board games, the plain id shows the rules, the story and the table as it is now, and puts
    brackets around an answer without any; ``…-raw`` gives all messages and takes answers as they are.
    """
    registry = import_module("textarena.envs.registration").ENV_REGISTRY
    wrappers = [
        ta.wrappers.GameMessagesAndCurrentBoardObservationWrapper,
        ta.wrappers.ActionFormattingWrapper,
    ]
    ids = []
    for game_id in game_ids():
        ids.append(arena_id(game_id))
        for name, wrapped in ((ids[-1], wrappers), (ids[-1] + RAW, None)):
            if name not in registry:
                ta.register(name, ArenaEnv, default_wrappers=wrapped, game=game_id)
    return tuple(ids)


class ArenaEnv(ta.Env):  # type: ignore[misc]
    """``TextEnv`` with TextArena's state; takes the same arguments."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.text_env = TextEnv(game, **settings)
        self._kinds = {
            "prompt": ta.ObservationType.PROMPT,
            "story": ta.ObservationType.GAME_MESSAGE,
            "board": ta.ObservationType.GAME_BOARD,
            "error": ta.ObservationType.GAME_ADMIN,
        }

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a new game for that number of players."""
        self.text_env.reset(num_players, seed)
        self.state = ta.FFAMultiPlayerState(num_players, seed, error_allowance=self.text_env.error_allowance)
        self.state.reset(game_state={"game": self.text_env.game.id})
        self._pass_on()

    def _pass_on(self) -> None:
        """Pass each seat's next message on, and set whose turn it is."""
        for seat in self.text_env.seats:
            told = self.text_env.messages(seat)
            for message in told:
                self.state.add_observation(self._said(message, told), self._kinds[message.kind], to_id=seat)
        self.state.current_player_id = self.text_env.current_player_id

    @staticmethod
    def _said(message: Message, told: list[Message]) -> str:
        """A message; a repeated table includes the error, since wrappers leave admin messages out."""
        if message.kind != "board":
            return message.text
        return "\n\n".join([*(one.text for one in told if one.kind == "error"), message.text])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the answer; the information is that of ``TextEnv.step``."""
        seat = self.text_env.current_player_id
        self.state.add_observation(action, ta.ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        done, info = self.text_env.step(action)
        self._pass_on()
        self.state.turn += not info["error"]
        if done:
            self.state.rewards, known = self.text_env.close()
            for player, facts in known.items():
                self.state.game_info[player] |= facts
            self.state.done = True
        return done, info
