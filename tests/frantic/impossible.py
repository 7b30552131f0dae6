"""How many worlds that are filled in are impossible: ``python -m tests.frantic.impossible GAMES FILLS [--seed N]``.

Plays random games of all options and numbers of players, also very long rounds, and has worlds filled in for random
observers at random plies, ``FILLS`` in each game. The exact tracker says which of them contradict what its observer
has heard. Printed are the first few of these, each with the arguments that find it again, and how many there are; and of
how many worlds no way to them was found, so that they keep within bounds alone.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from biberbau.games import kind
from biberbau.games.frantic.check.belief_tracker import BeliefTracker
from biberbau.games.frantic.rules import knowledge
from biberbau.kernel.options import Value
from biberbau.kernel.rng import key_of, stream
from biberbau.match import Game, Match
from biberbau.testing.cover import choices
from biberbau.testing.players import patient

STYLES = ("plain", "taste", "taste", "greedy")
PLIES = 700
"""Longer games are cut off."""
EVERY = 12
"""At one of this many plies worlds are filled in, for one observer each time."""
AT_ONCE = 4
"""That many of them."""
TOLD = 8
"""This many are printed with their reason."""


class Filler:
    """Fills in worlds, and counts of how many no way was found."""

    def __init__(self) -> None:
        self.guessed = 0

    def __call__(self, match: Match, observer: int | None, seed: str) -> np.record:
        """A world filled in for an observer of a match."""
        view = match.view(observer)
        known, world = view.known(), view.state.copy()
        before = int(known[0]["guessed"])
        knowledge.fill(
            world, -1 if observer is None else observer, known, stream(key_of(seed.encode(), "fill"))
        )
        self.guessed += int(known[0]["guessed"]) - before
        return world


@dataclass(frozen=True)
class Impossible:
    """A world that contradicts what an observer has heard."""

    seed: int
    ply: int
    observer: int | None
    why: str


def options_of(chance: random.Random) -> dict[str, Value]:
    """Options at random, as often as not with a long game."""
    found = {option.name: chance.choice(choices(option)) for option in kind("frantic").options}
    found["players"] = chance.randint(2, 8)
    if chance.random() < 0.5:
        found.update({"length": "number", "limit": 200, "rounds": 9})
    return found


def filled_in(seed: int, fills: int, fill: Filler) -> Iterator[Impossible | None]:
    """Play one game, and say of each world that is filled in whether it is impossible."""
    chance = random.Random(seed)
    game = Game.of("frantic", options_of(chance))
    match, choose = Match(game, seed), patient(game, chance.choice(STYLES), chance)
    heard: dict[int | None, tuple[BeliefTracker, int]] = {}
    made = 0
    while not match.over and match.ply < PLIES and made < fills:
        legal = np.array([action.id for action in match.legal()])
        match.play(choose(match.position().state, legal))
        if chance.random() * EVERY >= 1:
            continue
        observer = chance.choice([None, *range(game.players)])
        tracker, since = heard.get(observer) or (BeliefTracker(game.options, observer), 0)
        for _, event in match.events(observer, since):
            tracker.see(event)
        heard[observer] = tracker, match.ply
        if why := tracker.objection(match.position().state):
            raise AssertionError(
                f"seed {seed}, ply {match.ply}, observer {observer}: the truth is denied: {why}"
            )
        for i in range(min(AT_ONCE, fills - made)):
            made += 1
            found = tracker.objection(fill(match, observer, f"{seed} {match.ply} {i}"))
            yield Impossible(seed, match.ply, observer, found) if found else None


def main() -> None:
    """Play, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("fills", type=int, help="in each game")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    told = parser.parse_args()
    made, found, fill = 0, 0, Filler()
    for seed in range(told.seed, told.seed + told.games):
        for one in filled_in(seed, told.fills, fill):
            made += 1
            if one is not None:
                found += 1
                if found <= TOLD:
                    print(
                        f"1 {told.fills} --seed {one.seed}: ply {one.ply}, observer {one.observer}: {one.why}"
                    )
    print(f"{found} of {made} worlds are impossible; {fill.guessed} keep within bounds alone")


if __name__ == "__main__":
    main()
