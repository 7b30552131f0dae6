"""A small game with OpenSpiel's states and games, and with one fault at a time planted in it.

Of five cards two players get two each, face down, and one lies unseen. In turn each plays one of theirs, openly.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

CARDS = 6
HELD = 2
COUNTED = itertools.count()


class Chance(Enum):
    """How chance works."""

    EXPLICIT_STOCHASTIC = 1
    SAMPLED_STOCHASTIC = 2


@dataclass(frozen=True)
class Kind:
    """What a game says of itself."""

    chance_mode: Chance = Chance.EXPLICIT_STOCHASTIC
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True


@dataclass(frozen=True)
class Step:
    """Who did what."""

    player: int
    action: int


class Game:
    """The game; ``fault`` names what is wrong with it, nothing if it is empty."""

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.dealt = 0

    def get_type(self) -> Kind:
        return Kind()

    def num_players(self) -> int:
        return 2

    def new_initial_state(self) -> State:
        self.dealt += 1
        return State(self, [], self.dealt)

    def deserialize_state(self, text: str) -> State:
        state = self.new_initial_state()
        actions = [int(word) for word in text.split()]
        for action in actions[:-1] if self.fault == "clone text" else actions:
            state.apply_action(action)
        return state


class State:
    """A state is its history."""

    def __init__(self, game: Game, history: list[int], number: int) -> None:
        self.game, self.actions, self.number = game, history, number
        self.lie: list[int] | None = None  # the history that is told, where it is another one
        self.hands: list[list[int]] | None = None  # the hands, where the history does not say
        self.asked = 0

    # ------------------------------------------------------------------------------------------------- what is true

    def held(self, player: int) -> list[int]:
        """A player's cards."""
        hands = self.hands or [self.actions[:HELD], self.actions[HELD : 2 * HELD]]
        return sorted(card for card in hands[player] if card not in self.played())

    def played(self) -> list[int]:
        return self.actions[2 * HELD :]

    def current_player(self) -> int:
        if self.is_terminal():
            return -4
        count = len(self.actions)
        return -1 if count < 2 * HELD else count % 2

    def is_terminal(self) -> bool:
        return len(self.actions) >= 4 * HELD

    def is_chance_node(self) -> bool:
        return self.current_player() == -1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = [card for card in range(CARDS) if card not in self.actions]
        odds = 2.0 if self.game.fault == "seeds odds" else 1.0
        return [(card, odds / len(left)) for card in left]

    def legal_actions(self) -> list[int]:
        player = self.current_player()
        if player < 0:
            return [card for card in range(CARDS) if card not in self.actions] if player == -1 else []
        held = self.held(player)
        if self.game.fault == "mask twin" and len(held) == 2 and 0 in self.held(1 - player):
            return held[:1]  # who holds the lowest card binds the other
        return held

    def apply_action(self, action: int) -> None:
        self.actions.append(action)

    def returns(self) -> list[float]:
        first = sum(self.played()[::2]) if self.is_terminal() else 0
        return [float(first), float(-first)]

    def history(self) -> list[int]:
        return list(self.actions if self.lie is None else self.lie)

    def full_history(self) -> list[Step]:
        told = self.history()
        return [Step(-1 if place < 2 * HELD else place % 2, action) for place, action in enumerate(told)]

    def serialize(self) -> str:
        return " ".join(map(str, self.actions))

    def __str__(self) -> str:
        return f"{self.held(0)} {self.held(1)} {self.played()}"

    # -------------------------------------------------------------------------------------------------- what is seen

    def _mine(self, player: int) -> list[int]:
        return sorted(self.actions[HELD * player : HELD * player + HELD])

    def information_state_string(self, player: int) -> str:
        hands = self.hands or [self._mine(0), self._mine(1)]
        text = f"{player}: {sorted(hands[player])} {len(self.actions)} {self.played()}"
        if self.game.fault == "view faced":
            text += f" {self.actions[:1]}"
        if self.game.fault == "view late" and self.played():
            text += f" {self.held(1 - player)}"
        if self.game.fault == "refill unlike" and self.lie == []:
            text += "!"
        return text

    def observation_string(self, player: int) -> str:
        text = f"{player}: {self.held(player)} {len(self.actions)} {self.played()[-1:]}"
        if self.game.fault == "view more" and len(self.actions) >= 2 * HELD:
            text += f" {self.held(1 - player)}"
        self.asked += 1
        if self.game.fault == "stable asked":
            text += f" {self.asked > 1}"
        return text

    def observation_tensor(self, player: int) -> list[float]:
        number = self.number % 97 if self.game.fault == "stable replayed" else 0
        return [float(card in self.held(player)) for card in range(CARDS)] + [float(number)]

    # ------------------------------------------------------------------------------------------------------- copies

    def clone(self) -> State:
        fault = self.game.fault
        copy = State(self.game, self.actions if fault == "clone bound" else list(self.actions), self.number)
        copy.asked = self.asked
        if fault == "clone unlike" and self.played():
            copy.actions.pop()
        if fault == "clone onward":
            copy.hands = [self.actions[:HELD], self.actions[HELD : 2 * HELD]]
            copy.returns = lambda: [0.5, -0.5]  # type: ignore[method-assign]
        return copy

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """Deal the other's unplayed cards anew."""
        fault, other = self.game.fault, 1 - player
        shown = (
            self.played()[1 - player :: 2] if False else [c for c in self.played() if c in self._mine(other)]
        )
        left = [card for card in range(CARDS) if card not in self._mine(player) and card not in shown]
        new = list(shown)
        while len(new) < HELD:
            new.append(left.pop(int(sampler() * len(left))))
        if fault == "refill truth":
            new = self._mine(other)
        hands = {player: self.actions[HELD * player : HELD * player + HELD], other: new}
        made = State(self.game, [*hands[0], *hands[1], *self.played()], self.number)
        self._spoil(made, player, hands, left)
        return made

    def _spoil(self, made: State, player: int, hands: dict[int, list[int]], left: list[int]) -> None:
        """Plant a fault in a refill."""
        fault, other = self.game.fault, 1 - player
        if fault == "refill unlike":
            made.lie = []
        elif fault == "refill turn":
            made.actions = [*made.actions, made.held(made.current_player())[0]]
        elif fault == "refill true":
            made.lie = list(self.actions)
        elif fault == "refill elsewhere":
            made.lie = made.actions[:-1] if not self.played() else None
        elif fault == "refill illegal" and self.played():
            made.lie = [*made.actions[:-1], made.actions[0], made.actions[0]][: len(made.actions)]
            made.lie[1] = made.lie[0]
        elif fault == "refill own" and len(self.played()) > 1:
            made.lie = [*made.actions[: 2 * HELD], *reversed(made.actions[2 * HELD :])]
        elif fault == "refill sizes" and left:
            made.hands = [[], []]
            made.hands[player], made.hands[other] = list(hands[player]), [*hands[other], left[0]]
        elif fault == "refill broken":
            raise RuntimeError("CHECK failed")
        elif fault == "mask refilled":
            made.legal_actions = lambda: State.legal_actions(made)[:1]  # type: ignore[method-assign]


def sizes(state: Any) -> list[int]:
    """How many cards each seat holds."""
    return [len(state.held(0)), len(state.held(1))]


class Drawn(Game):
    """A game that draws for itself, from a seed."""

    def __init__(self, fault: str = "", seed: int = 0) -> None:
        super().__init__(fault)
        self.seed = seed

    def get_type(self) -> Kind:
        return Kind(chance_mode=Chance.SAMPLED_STOCHASTIC)

    def new_initial_state(self) -> State:
        self.dealt += 1
        seed = 0 if self.fault == "seeds alike" else self.seed
        if self.fault == "seeds unseeded":
            seed = next(COUNTED)
        first = hash((seed, self.dealt)) % CARDS
        return State(self, [(first + place) % CARDS for place in range(2 * HELD)], self.dealt)
