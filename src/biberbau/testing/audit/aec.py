"""The audit of anything with the interface of PettingZoo's AEC environments; PettingZoo itself is not imported.

These environments deal for themselves, so worlds are exchanged inside (``knowledge.SWAPS``), and agents' observations
are compared over many games. They have no refills. Copies are those of ``copy.deepcopy``.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .finds import TOLD, Audit, Find
from .spiel_programs import listed

MOST = 2000
"""The number of steps after which a game is abandoned."""
PLACES = 4
"""Moments of a game at which worlds are exchanged, or the environment is copied."""
DEALS = 8
"""Deals one after another that are compared."""

Told = tuple[Any, ...]


def view(env: Any, agent: str) -> tuple[bytes, bytes]:
    """An agent's observation and mask, as bytes."""
    shown = env.observe(agent)
    if isinstance(shown, dict) and "observation" in shown:
        return _bytes(shown["observation"]), _bytes(shown["action_mask"])
    return _bytes(shown), _bytes(env.infos[agent].get("action_mask", ()))


def _bytes(value: Any) -> bytes:
    if isinstance(value, dict):
        return b"".join(_bytes(value[name]) for name in sorted(value))
    return np.asarray(value).tobytes()


def legal(env: Any) -> list[int]:
    """The legal actions of the agent whose turn it is."""
    shown = env.observe(env.agent_selection)
    masked = isinstance(shown, dict) and "action_mask" in shown
    mask = shown["action_mask"] if masked else env.infos[env.agent_selection]["action_mask"]
    return [int(action) for action in np.flatnonzero(mask)]


def going(env: Any) -> bool:
    """Whether somebody is to act."""
    agent = env.agent_selection if env.agents else None
    return agent is not None and not env.terminations[agent] and not env.truncations[agent]


@dataclass(frozen=True)
class Game:
    """A played game: its seed and its actions."""

    seed: int
    actions: tuple[int, ...]


class AecAudit:
    """Audits one environment. ``load``: the lines of a program that make ``env``; ``make`` does the same."""

    def __init__(
        self, make: Callable[[], Any], load: Sequence[str], swap: Sequence[str], found: Audit
    ) -> None:
        self.make, self.load, self.swap, self.found = make, load, swap, found
        self.masks: dict[Told, tuple[bytes, Game]] = {}

    def run(self, games: int, seed: int) -> None:
        """Play that many games and check each; KeyboardInterrupt keeps the findings so far."""
        self.found.unasked["refill"] = "offered"
        if not self.swap:
            self.found.unasked["view"] = "swaps"
        for number in range(games):
            rng = random.Random(f"{seed} {number}")
            game = self.play(rng.randrange(1 << 30), rng)
            self.again(game)
            moments = sorted(rng.sample(range(len(game.actions)), min(PLACES, len(game.actions))))
            for length in moments:
                self.copied(game, length)
                if self.swap:
                    self.swapped(game, length, rng)
            self.dealt(rng)
            self.found.games += 1

    def note(
        self, question: str, kind: str, about: str, game: Game, *lines: str, needs: Sequence[str] = ()
    ) -> None:
        """Add a finding, whose program plays the game first."""
        length = len(game.actions)
        if self.found.wants(question, kind, about, length):
            head = [*(f"import {name}" for name in needs), *self.load, "", *self._played("env", game)]
            self.found.add(Find(question, kind, about, length, "\n".join((*head, *lines, ""))))

    @staticmethod
    def _played(name: str, game: Game) -> list[str]:
        return [
            f"{name}.reset(seed={game.seed})",
            listed(f"{name}_actions", game.actions),
            f"for action in {name}_actions:",
            f"    {name}.step(action)",
        ]

    def at(self, game: Game, length: int) -> Any:
        """The environment after that many actions."""
        env = self.make()
        env.reset(seed=game.seed)
        for action in game.actions[:length]:
            env.step(action)
        return env

    # ---------------------------------------------------------------------------------------------- one game

    def play(self, seed: int, rng: random.Random) -> Game:
        """Play a random game. Equal observations have equal masks, and past observations stay unchanged."""
        env = self.make()
        env.reset(seed=seed)
        told: dict[str, Told] = dict.fromkeys(env.possible_agents, ())
        given: list[tuple[Any, bytes, int]] = []
        actions: list[int] = []
        while going(env) and len(actions) < MOST:
            agent = env.agent_selection
            shown = env.observe(agent)
            saw, mask = view(env, agent)
            if isinstance(shown, dict):
                given += [(value, np.asarray(value).tobytes(), len(actions)) for value in shown.values()]
            told[agent] += (saw,)
            self._remembers((agent, *told[agent]), mask, Game(seed, tuple(actions)))
            action = rng.choice(legal(env))
            told[agent] += (action,)
            actions.append(action)
            env.step(action)
        self._kept(given, Game(seed, tuple(actions)))
        return Game(seed, tuple(actions))

    def _remembers(self, told: Told, mask: bytes, game: Game) -> None:
        self.found.ask("mask")
        known, before = self.masks.setdefault(told, (mask, game))
        if known == mask:
            return
        other = self._played("other", before)
        self.note(
            "mask", "remembered", "", game,
            "import copy", "", "env, other = copy.deepcopy(env), env",
            *other,
            "agent = env.agent_selection",
            "one, two = env.observe(agent), other.observe(agent)",
            'assert (one["observation"] == two["observation"]).all()',
            f'assert (one["action_mask"] == two["action_mask"]).all(), {TOLD}',
        )  # fmt: skip

    def _kept(self, given: list[tuple[Any, bytes, int]], game: Game) -> None:
        for value, before, length in given:
            self.found.ask("stable")
            if np.asarray(value).tobytes() != before:
                start, rest = Game(game.seed, game.actions[:length]), game.actions[length:]
                self.note(
                    "stable", "kept", "", start,
                    "agent = env.agent_selection",
                    "shown = env.observe(agent)",
                    "before = {name: value.copy() for name, value in shown.items()}",
                    listed("onward", rest),
                    "for action in onward:",
                    "    env.step(action)",
                    "    env.observe(agent)",
                    f"assert all((value == before[name]).all() for name, value in shown.items()), {TOLD}",
                )  # fmt: skip
                return

    def again(self, game: Game) -> None:
        """The same seed and actions give the same, whatever the state of other generators; observing changes nothing."""
        one, other = self.make(), self.make()
        kept = np.random.get_state(), random.getstate()
        try:
            self._stir(1)
            one.reset(seed=game.seed)
            self._stir(2)
            other.reset(seed=game.seed)
            for length in range(len(game.actions) + 1):
                for agent in one.possible_agents if one.agents else ():
                    self.found.ask("stable")
                    mine, theirs = view(one, agent), view(other, agent)
                    if mine != theirs:
                        self._differs("replayed", Game(game.seed, game.actions[:length]), agent)
                        return
                    if view(one, agent) != mine:
                        self._differs("asked", Game(game.seed, game.actions[:length]), agent)
                if length < len(game.actions):
                    one.step(game.actions[length])
                    self._stir(length)
                    other.step(game.actions[length])
        finally:
            np.random.set_state(kept[0])
            random.setstate(kept[1])

    @staticmethod
    def _stir(seed: int) -> None:
        np.random.seed(seed)
        random.seed(seed)

    def _differs(self, kind: str, game: Game, agent: str) -> None:
        if kind == "asked":
            lines = [
                f"first, again = env.observe({agent!r}), env.observe({agent!r})",
                f"assert all((first[name] == again[name]).all() for name in first), {TOLD}",
            ]
            self.note("stable", kind, "", game, *lines)
            return
        if not self.found.wants("stable", kind, "", len(game.actions)):
            return
        program = [
            "import random", "", "import numpy as np", *self.load, "", "",
            "def shown(stirred):",
            '    """What an agent sees after seed and actions, wherever other generators stand."""',
            "    random.seed(stirred)",
            "    np.random.seed(stirred)",
            *("    " + line for line in self._played("env", game)),
            f"    return env.observe({agent!r})",
            "", "",
            "one, two = shown(1), shown(2)",
            f"assert all((one[name] == two[name]).all() for name in one), {TOLD}",
        ]  # fmt: skip
        self.found.add(Find("stable", kind, "", len(game.actions), "\n".join((*program, ""))))

    # ------------------------------------------------------------------------------------ other worlds, copies

    def swapped(self, game: Game, length: int, rng: random.Random) -> None:
        """Exchange what an agent cannot know: its observation stays the same, and on its turn its legal actions."""
        seat = rng.randrange(len(self.make().possible_agents))
        env, place = self.at(game, length), rng.randrange(1 << 20)
        agent = env.possible_agents[seat]
        saw, mask = view(env, agent)
        exec("\n".join(self.swap), {"env": env, "seat": seat, "place": place})
        now, may = view(env, agent)
        begin = Game(game.seed, game.actions[:length])
        lines = [
            f"agent, seat, place = {agent!r}, {seat}, {place}",
            "before = {name: value.copy() for name, value in env.observe(agent).items()}",
            *self.swap,
        ]
        self.found.ask("view")
        if now != saw:
            test = 'assert (env.observe(agent)["observation"] == before["observation"]).all()'
            self.note("view", "swapped", "", begin, *lines, f"{test}, {TOLD}")
        elif env.agent_selection == agent:
            self.found.ask("mask")
            if may != mask:
                test = 'assert (env.observe(agent)["action_mask"] == before["action_mask"]).all()'
                self.note("mask", "swapped", "", begin, *lines, f"{test}, {TOLD}")

    def copied(self, game: Game, length: int) -> None:
        """A copy looks the same, stays unchanged while the environment plays on, and then plays the same."""
        env = self.at(game, length)
        if hasattr(
            env.unwrapped, "_ezpickle_args"
        ):  # its constructor copies it, as declared: nothing to compare
            self.found.unasked["clone"] = "offered"
            return
        try:
            other = copy.deepcopy(env)
        except Exception:  # any error while copying: copies are not supported
            self.found.unasked["clone"] = "offered"
            return
        self.found.ask("clone")
        agents, onward = env.possible_agents, game.actions[length:]
        before = [view(env, agent) for agent in agents]
        begin = Game(game.seed, game.actions[:length])
        look = (
            "def shown(env):",
            '    """What all agents see, as bytes."""',
            "    views = [env.observe(agent) for agent in env.possible_agents]",
            "    return [value.tobytes() for view in views for value in view.values()]",
            "", "",
            "other = copy.deepcopy(env)",
        )  # fmt: skip
        if [view(other, agent) for agent in agents] != before:
            self.note(
                "clone",
                "unlike",
                "",
                begin,
                "",
                "",
                *look,
                f"assert shown(other) == shown(env), {TOLD}",
                needs=("copy",),
            )
            return
        for action in onward:
            env.step(action)
        plays = (listed("onward", onward), "for action in onward:", "    env.step(action)")
        if [view(other, agent) for agent in agents] != before:
            test = f"assert shown(other) == before, {TOLD}"
            self.note(
                "clone",
                "bound",
                "",
                begin,
                "",
                "",
                *look,
                "before = shown(env)",
                *plays,
                test,
                needs=("copy",),
            )
            return
        for action in onward:
            if not going(other) or action not in legal(other):
                break
            other.step(action)
        if [view(other, agent) for agent in agents] != [view(env, agent) for agent in agents]:
            steps = ("for action in onward:", "    other.step(action)")
            test = f"assert shown(other) == shown(env), {TOLD}"
            self.note("clone", "onward", "", begin, "", "", *look, *plays, *steps, test, needs=("copy",))

    def dealt(self, rng: random.Random) -> None:
        """A seed deals the same again, and other seeds deal differently, later too."""
        seeds = rng.randrange(1 << 30), rng.randrange(1 << 30)
        one, again, other = self.deals(seeds[0]), self.deals(seeds[0]), self.deals(seeds[1])
        look = (
            "def deals(seed):",
            '    """What all agents see of some deals, one after another, of which the first has the seed."""',
            "    found = []",
            f"    for number in range({DEALS}):",
            "        env.reset(seed=None if number else seed)",
            "        views = [env.observe(agent) for agent in env.possible_agents]",
            "        found.append([value.tobytes() for view in views for value in view.values()])",
            "    return found",
            "",
            "",
        )
        self.found.ask("seeds", 2)
        if one != again:
            kind, part = ("later", "[1:]") if one[0] == again[0] else ("unseeded", "[0]")
            self._deals(kind, look, f"assert deals({seeds[0]}){part} == deals({seeds[0]}){part}, {TOLD}")
        if one[1:] == other[1:] or len(set(map(str, one))) == 1:
            test = f"assert one[1:] != other[1:] and len(set(map(str, one))) > 1, {TOLD}"
            self._deals("alike", look, f"one, other = deals({seeds[0]}), deals({seeds[1]})", test)

    def _deals(self, kind: str, *lines: Any) -> None:
        if self.found.wants("seeds", kind, "", 0):
            flat = [part for line in lines for part in ([line] if isinstance(line, str) else line)]
            self.found.add(Find("seeds", kind, "", 0, "\n".join((*self.load, "", "", *flat, ""))))

    def deals(self, seed: int) -> list[list[bytes]]:
        """All agents' observations of several deals, one after another, of which the first has the seed."""
        env, found = self.make(), []
        for number in range(DEALS):
            env.reset(seed=None if number else seed)
            found.append([part for agent in env.possible_agents for part in view(env, agent)])
        return found
