"""A small environment that steps as PettingZoo's do, and with one fault at a time planted in it.

Two agents get a card of six each. Each in turn says a number up to their card, twice; the cards are never shown.
"""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any

import numpy as np

CARDS = 6
ROUNDS = 2
COUNTED = itertools.count()


class Env:
    """The environment; ``fault`` names what is wrong with it, nothing if it is empty."""

    possible_agents = ("player_0", "player_1")

    def __init__(self, fault: str = "") -> None:
        self.fault, self.random = fault, random.Random()
        self.hands: list[int] = []
        self.said: list[int] = []
        self.skew = 0  # what is said is so much more
        self.unwrapped = self
        self.agents: list[str] = []
        self.shown = {agent: np.zeros(2 + 2 * ROUNDS, np.int8) for agent in self.possible_agents}

    def __deepcopy__(self, memo: dict[int, Any]) -> Env:
        made = Env(self.fault)
        made.random.setstate(self.random.getstate())
        made.hands, made.agents = list(self.hands), list(self.agents)
        made.said = self.said if self.fault == "clone bound" else list(self.said)
        made.shown = copy.deepcopy(self.shown, memo)
        if self.fault == "clone unlike":
            made.hands = [card + 1 for card in made.hands]
        made.skew = 1 if self.fault == "clone onward" else 0
        return made

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = random.Random(0 if self.fault == "seeds alike" else seed)
        elif self.fault == "seeds later":
            self.random = random.Random()
        chance: Any = random if self.fault == "stable replayed" else self.random
        self.hands = [chance.randrange(CARDS) for _ in range(2)]
        if self.fault == "seeds unseeded":
            self.hands = [next(COUNTED) % CARDS for _ in range(2)]
        self.said, self.agents = [], list(self.possible_agents)

    @property
    def agent_selection(self) -> str:
        return self.possible_agents[len(self.said) % 2]

    @property
    def terminations(self) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, len(self.said) == 2 * ROUNDS)

    @property
    def truncations(self) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, False)

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat = self.possible_agents.index(agent)
        shown = self.shown[agent] if self.fault == "stable kept" else np.zeros(2 + 2 * ROUNDS, np.int8)
        shown[:] = 0
        shown[0] = self.hands[seat]
        shown[1 : 1 + len(self.said)] = [word + 1 for word in self.said]
        if self.fault == "view swapped":
            shown[-1] = self.hands[1 - seat]
        if self.fault == "stable asked":
            self.random.random()
            shown[-1] = int(self.random.random() * 100)
        bound = self.hands[1 - seat] if self.fault.startswith("mask") else self.hands[seat]
        mask = np.array([word <= bound for word in range(CARDS)], np.int8)
        return {"observation": shown, "action_mask": mask}

    def step(self, action: int) -> None:
        self.said.append((action + self.skew) % CARDS)


SWAP = ("env.hands[1 - seat] = (env.hands[1 - seat] + 1) % 6",)
