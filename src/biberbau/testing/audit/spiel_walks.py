"""Random games of anything with OpenSpiel's states, and twins of them: one outcome of chance exchanged for another.

Players have tastes: they prefer actions that they have seldom taken, so that rare ones come up. Chance may prefer the
first of its outcomes, as each of them is possible: hands are then similar, and melds, runs and trumps come up that a
fair deal seldom has.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

CHANCE = -1
MOST = 3000
"""The number of actions after which a game is abandoned."""


@dataclass(frozen=True)
class Walk:
    """A played game: its actions, and who took each of them (-1: chance)."""

    actions: tuple[int, ...]
    players: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.actions)

    def places(self, rng: random.Random, most: int) -> list[int]:
        """Lengths of the history at which somebody decides: at most that many, at random."""
        found = [place for place, player in enumerate(self.players) if player >= 0]
        return sorted(rng.sample(found, min(most, len(found))))


def sequential(state: Any) -> bool:
    """Whether a single player or chance acts."""
    return not state.is_terminal() and state.current_player() >= CHANCE


def walk(game: Any, rng: random.Random) -> Walk:
    """Play one game."""
    state, lean = game.new_initial_state(), rng.choice((0.0, 0.0, 0.5, 0.8, 0.95))
    daring, done = rng.random(), Counter[int]()
    actions: list[int] = []
    players: list[int] = []
    while sequential(state) and len(actions) < MOST:
        player = state.current_player()
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            if rng.random() < lean:
                action = outcomes[rng.randrange(min(2, len(outcomes)))][0]
            else:
                action = rng.choices([way for way, _ in outcomes], [odds for _, odds in outcomes])[0]
        else:
            legal = state.legal_actions()
            if rng.random() < daring:
                least = min(done[way] for way in legal)
                legal = [way for way in legal if done[way] == least]
            action = rng.choice(legal)
            done[action] += 1
        actions.append(action)
        players.append(player)
        state.apply_action(action)
    return Walk(tuple(actions), tuple(players))


def at(game: Any, history: tuple[int, ...]) -> Any:
    """The state after these actions."""
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


def twin(game: Any, walked: Walk, rng: random.Random) -> tuple[int, tuple[int, ...]] | None:
    """Another history, in which one outcome of chance is exchanged for another, and where that is; None if there is
    none.

    Where the other outcome comes later, the two are swapped, as two cards would be.
    """
    chances = [place for place, player in enumerate(walked.players) if player == CHANCE]
    if not chances:
        return None
    place = rng.choice(chances)
    mine = walked.actions[place]
    others = [
        way for way, odds in at(game, walked.actions[:place]).chance_outcomes() if way != mine and odds > 0
    ]
    if not others:
        return None
    other, changed = rng.choice(others), list(walked.actions)
    changed[place] = other
    for later in chances:
        if later > place and walked.actions[later] == other:
            changed[later] = mine
            break
    return place, tuple(changed)


def together(game: Any, walked: Walk, changed: tuple[int, ...], place: int) -> Iterator[tuple[int, Any, Any]]:
    """Both games in parallel, from the exchanged outcome on: the number of common actions, and both states.

    It ends as soon as they diverge: somebody else is to act, an action is illegal, or one is over.
    """
    one, other = at(game, walked.actions[:place]), at(game, changed[:place])
    for length in range(place, len(walked)):
        mine, theirs = walked.actions[length], changed[length]
        if theirs not in other.legal_actions():
            return
        one.apply_action(mine)
        other.apply_action(theirs)
        if not (sequential(one) and sequential(other)) or one.current_player() != other.current_player():
            return
        yield length + 1, one, other
