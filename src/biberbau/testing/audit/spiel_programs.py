"""Programs in OpenSpiel's own terms, one for each kind of finding: each fails as long as the fault is there."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from .finds import TOLD

FORMS = (
    "information_state_string",
    "information_state_tensor",
    "observation_string",
    "observation_tensor",
)
"""The texts that a state shows to a player."""


def listed(name: str, history: Sequence[int]) -> str:
    """A history as a line of a program, folded where it is long."""
    text = fill(", ".join(map(str, history)), 110, initial_indent="    ", subsequent_indent="    ")
    return f"{name} = [{', '.join(map(str, history))}]" if len(text) < 90 else f"{name} = [\n{text}\n]"


@dataclass(frozen=True)
class Programs:
    """Writes programs for one game: ``load`` makes ``game``, ``forms`` are the texts that its states show to players."""

    load: Sequence[str]
    forms: Sequence[str]

    def _written(self, *lines: str, needs: Sequence[str] = ()) -> str:
        head = [*(f"import {name}" for name in needs), *self.load, ""]
        return "\n".join((*head, *lines, ""))

    def _played(self, name: str, history: Sequence[int]) -> list[str]:
        return [
            listed(f"{name}_history", history),
            f"{name} = game.new_initial_state()",
            f"for action in {name}_history:",
            f"    {name}.apply_action(action)",
        ]

    def _told(self) -> list[str]:
        """A function that returns everything that a player was told during a game."""
        saw = ", ".join(f"state.{form}(player)" for form in self.forms)
        return [
            "",
            "def told(history, player):",
            '    """All that a player was told: what they saw after every action, and their own actions."""',
            "    state, found = game.new_initial_state(), []",
            "    for action in history:",
            "        found.append(action if state.current_player() == player else None)",
            "        state.apply_action(action)",
            f"        found.append([{saw}])",
            "    return found",
            "",
        ]

    def _twins(self, one: Sequence[int], other: Sequence[int], player: int) -> list[str]:
        return [
            *self._told(),
            f"player = {player}",
            *self._played("state", one),
            *self._played("twin", other),
            "# The player has been told the same in both games.",
            "assert told(state_history, player) == told(twin_history, player)",
        ]

    def _refill(self, history: Sequence[int], player: int, key: int) -> list[str]:
        return [
            f"player = {player}",
            *self._played("state", history),
            f"refill = state.resample_from_infostate(player, random.Random({key}).random)",
        ]

    @staticmethod
    def _ends(test: str) -> str:
        return f"assert {test}, {TOLD}"

    def more(self, one: Sequence[int], other: Sequence[int], player: int, form: str) -> str:
        """Another view tells more than the information state."""
        return self._written(
            f"player = {player}",
            *self._played("state", one),
            *self._played("twin", other),
            "# To the player both are the same information state.",
            "assert state.information_state_string(player) == twin.information_state_string(player)",
            self._ends(f"state.{form}(player) == twin.{form}(player)"),
        )

    def faced(self, one: Sequence[int], other: Sequence[int], form: str) -> str:
        """A card that is dealt face down shows to several."""
        return self._written(
            *self._played("state", one),
            *self._played("twin", other),
            "# The last card is another one. It is dealt face down, so at most one player sees something else.",
            "seeing = [",
            "    player",
            "    for player in range(game.num_players())",
            f"    if state.{form}(player) != twin.{form}(player)",
            "]",
            self._ends("len(seeing) <= 1"),
        )

    def late(self, one: Sequence[int], other: Sequence[int], player: int) -> str:
        """Something that was hidden shows after an action that does not name it."""
        return self._written(
            *self._told(),
            f"player = {player}",
            listed("history", one),
            listed("twin", other),
            "# Before the last action, which is the same in both, the player has been told the same.",
            "assert told(history[:-1], player) == told(twin[:-1], player)",
            "assert history[-1] == twin[-1]",
            self._ends("told(history, player) == told(twin, player)"),
        )

    def unlike(self, history: Sequence[int], player: int, key: int, form: str) -> str:
        """A refill does not look like the state."""
        return self._written(
            *self._refill(history, player, key),
            self._ends(f"refill.{form}(player) == state.{form}(player)"),
            needs=("random",),
        )

    def turn(self, history: Sequence[int], player: int, key: int) -> str:
        """In a refill somebody else is to act."""
        return self._written(
            *self._refill(history, player, key),
            self._ends("refill.current_player() == state.current_player()"),
            needs=("random",),
        )

    def refilled_mask(self, history: Sequence[int], player: int, key: int) -> str:
        """A refill offers other actions to the player who is to act."""
        return self._written(
            *self._refill(history, player, key),
            "assert state.current_player() == refill.current_player() == player",
            self._ends("refill.legal_actions() == state.legal_actions()"),
            needs=("random",),
        )

    def own(self, history: Sequence[int], player: int, key: int) -> str:
        """A refill's history has other actions of the player's own."""
        return self._written(
            *self._refill(history, player, key),
            "mine = [step.action for step in state.full_history() if step.player == player]",
            "theirs = [step.action for step in refill.full_history() if step.player == player]",
            self._ends("mine == theirs"),
            needs=("random",),
        )

    def sizes(self, history: Sequence[int], player: int, key: int, counts: Callable[[Any], list[int]]) -> str:
        """In a refill seats hold other numbers of cards."""
        source = inspect.getsource(counts).replace("state: Any", "state").replace(" -> list[int]", "")
        return self._written(
            "",
            *source.splitlines(),
            "",
            "",
            *self._refill(history, player, key),
            self._ends(f"{counts.__name__}(refill) == {counts.__name__}(state)"),
            needs=("random", "re"),
        )

    def history(self, history: Sequence[int], player: int, key: int) -> str:
        """A refill's history leads elsewhere, or is no game at all."""
        return self._written(
            *self._refill(history, player, key),
            "again = game.new_initial_state()",
            "for action in refill.history():",
            f"    {self._ends('action in again.legal_actions()')}",
            "    again.apply_action(action)",
            self._ends("str(again) == str(refill)"),
            needs=("random",),
        )

    def truth(self, one: Sequence[int], other: Sequence[int], player: int, times: int) -> str:
        """Refills of two states that a player cannot tell apart have nothing in common: each is its own truth."""
        return self._written(
            *self._twins(one, other, player),
            "rng = random.Random(0)",
            f"refills = {{str(state.resample_from_infostate(player, rng.random)) for _ in range({times})}}",
            "assert str(state) != str(twin)",
            self._ends("refills != {str(state)}"),
            needs=("random",),
        )

    def broken(self, history: Sequence[int], player: int, key: int) -> str:
        """A refill cannot be made, or cannot be played on."""
        return self._written(
            f"player = {player}",
            *self._played("state", history),
            f"rng, error = random.Random({key}), None",
            "try:",
            "    refill = state.resample_from_infostate(player, rng.random)",
            "    while not refill.is_terminal():",
            "        refill.apply_action(rng.choice(refill.legal_actions()))",
            "except (RuntimeError, IndexError) as raised:  # IndexError: there is no legal action",
            "    error = raised",
            self._ends("error is None"),
            needs=("random",),
        )

    def twin_mask(self, one: Sequence[int], other: Sequence[int], player: int) -> str:
        """Legal actions differ where the player has been told the same."""
        return self._written(
            *self._twins(one, other, player),
            "assert state.current_player() == twin.current_player() == player",
            self._ends("state.legal_actions() == twin.legal_actions()"),
        )

    def odds(self, history: Sequence[int]) -> str:
        """Invalid outcomes of chance."""
        return self._written(
            *self._played("state", history),
            "outcomes = state.chance_outcomes()",
            "total = sum(odds for _, odds in outcomes)",
            self._ends("abs(total - 1) < 1e-6 and len({way for way, _ in outcomes}) == len(outcomes)"),
        )

    def replayed(self, history: Sequence[int], player: int, form: str) -> str:
        """The same actions show something else."""
        return self._written(
            f"player = {player}",
            *self._played("state", history),
            "again = game.new_initial_state()",
            "for action in state_history:",
            "    again.apply_action(action)",
            self._ends(f"state.{form}(player) == again.{form}(player)"),
        )

    def asked(self, history: Sequence[int], player: int, form: str) -> str:
        """Observing changes the observation."""
        return self._written(
            f"player = {player}",
            *self._played("state", history),
            f"first = state.{form}(player)",
            "for other in range(game.num_players()):",
            *(f"    state.{one}(other)" for one in self.forms),
            self._ends(f"state.{form}(player) == first"),
        )

    def copied(self, history: Sequence[int], made: str, test: str) -> str:
        """A copy is another state."""
        return self._written(*self._played("state", history), f"copy = {made}", self._ends(test))

    def bound(self, history: Sequence[int], onward: Sequence[int]) -> str:
        """Playing on changes the copy, too."""
        return self._written(
            *self._played("state", history),
            "copy = state.clone()",
            "before = str(copy), copy.history()",
            listed("onward", onward),
            "for action in onward:",
            "    state.apply_action(action)",
            self._ends("(str(copy), copy.history()) == before"),
        )

    def onward(self, history: Sequence[int], onward: Sequence[int]) -> str:
        """The same actions on copy and state lead to different states."""
        return self._written(
            *self._played("state", history),
            "copy = state.clone()",
            listed("onward", onward),
            "for action in onward:",
            "    state.apply_action(action)",
            f"    {self._ends('action in copy.legal_actions()')}",
            "    copy.apply_action(action)",
            self._ends("str(copy) == str(state) and copy.returns() == state.returns()"),
        )

    def seeded(self, first: Sequence[str], second: Sequence[str], deals: int, equal: bool) -> str:
        """Deals of two games with seeds: equal where they should differ, or vice versa."""
        return self._written(
            "",
            "def deals(game):",
            '    """What the first players see of some deals, one after another."""',
            "    found = []",
            f"    for _ in range({deals}):",
            "        state = game.new_initial_state()",
            "        while state.is_chance_node():",
            "            state.apply_action(state.legal_actions()[0])",
            "        found.append(str(state))",
            "    return found",
            "",
            "",
            *first,
            "one = deals(game)",
            *second,
            "other = deals(game)",
            self._ends("one == other" if equal else "one[1:] != other[1:] and len(set(one)) > 1"),
        )
