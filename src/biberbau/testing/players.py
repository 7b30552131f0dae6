"""Players that reach what random players never do: late, long and rare states.

``plain``: any legal action, all equally likely. ``taste``: words that a player prefers or avoids, drawn anew for every
game, so some never knock, never pass, always take: rounds get long and rare states come up. ``long``: of several
tastes, the one with the longest rounds, often one that avoids a single word. ``greedy``: the action that looks best at
once. ``search``: a short search's choice. Everybody becomes plain after ``PATIENCE`` actions, so games end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import NO_EVENTS
from ..kernel.rng import key_of, stream
from ..match import Game, Position

Player = Callable[[np.record, NDArray[np.intp]], int]
"""Chooses among the ids of legal actions in a true state."""

WALKERS = ("plain", "long", "greedy", "taste")
"""The players of the first games of a case; later games repeat them."""
PATIENCE = 1_500
_WEIGHTS = (0.0, 0.02, 0.3, 1.0, 1.0, 4.0)
_SLIPS = 0.25
_TRIAL = 400
"""Actions after which a trial is cut off."""
_SAMPLES = 16


def copied(state: np.record) -> np.record:
    """A copy of a state, ten times as fast as the record's own ``copy()``."""
    found = np.empty(1, dtype=state.dtype)
    found[0] = state
    copy: np.record = found[0]
    return copy


def plain(game: Game, chance: random.Random) -> Player:
    """Any legal action, all equally likely."""
    return lambda _, legal: int(legal[chance.randrange(len(legal))])


def taste(game: Game, chance: random.Random) -> Player:
    """Weights of words and single actions; avoided ones are taken only where nothing else is legal."""
    return by_taste(
        game, chance, {family.word: chance.choice(_WEIGHTS) for family in game.kind.actions.families}
    )


def by_taste(game: Game, chance: random.Random, by_word: Mapping[str, float]) -> Player:
    """Chooses by the weight of each word."""
    weights = np.array(
        [by_word[action.word] * chance.uniform(0.2, 1) for action in game.kind.actions.actions]
    )

    def choose(_: np.record, legal: NDArray[np.intp]) -> int:
        liked = np.cumsum(weights[legal])
        if liked[-1] <= 0.0:
            return int(legal[chance.randrange(len(legal))])
        return int(legal[np.searchsorted(liked, chance.random() * liked[-1], side="right")])

    return choose


def shunning(game: Game, word: str) -> Player:
    """Anything but one word."""
    return by_taste(
        game,
        random.Random(word),
        {family.word: float(family.word != word) for family in game.kind.actions.families},
    )


def long(game: Game, chance: random.Random) -> Player:
    """Avoids the word that ends rounds, now and then another one."""
    words = longest(game)
    return shunning(game, words[min(int(chance.expovariate(1.5)), len(words) - 1)])


@cache
def longest(game: Game) -> tuple[str, ...]:
    """The words by how long a round lasts without them, the longest first."""
    words = [family.word for family in game.kind.actions.families]
    return tuple(sorted(words, key=lambda word: -lasts(game, word)))


def lasts(game: Game, word: str) -> float:
    """Actions per round when everybody avoids this word."""
    choose, rng = shunning(game, word), stream(key_of(word.encode(), "trial"))
    rules, mask = game.kind.rules, np.zeros(len(game.kind.actions), dtype=np.uint8)
    state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
    rules.deal(state, game.options_array, rng, NO_EVENTS)
    made = 0
    while made < _TRIAL and rules.legal(state, mask):
        rules.apply(state, choose(state, mask.nonzero()[0]), rng, NO_EVENTS)
        made += 1
    return made / (1 + int(rules.rounds_over(state)))


def greedy(game: Game, chance: random.Random) -> Player:
    """The action that looks best at once, now and then a random one."""
    rules, judgement, rng = (
        game.kind.rules,
        game.kind.judgement,
        stream(key_of(b"%d" % chance.getrandbits(64))),
    )

    def choose(state: np.record, legal: NDArray[np.intp]) -> int:
        if chance.random() < _SLIPS:
            return int(legal[chance.randrange(len(legal))])
        best, most = int(legal[0]), -np.inf
        seat = int(rules.actor(state))
        for action in legal.tolist():
            after = copied(state)
            rules.apply(after, action, rng, NO_EVENTS)
            value = float(judgement.estimate(after, seat))
            if value > most:
                best, most = action, value
        return best

    return choose


def search(game: Game, chance: random.Random) -> Player:
    """A short search's choice from the seat's view."""
    from ..search.budget import Budget
    from ..search.searcher import Searcher

    searcher, budget = Searcher(game), Budget(playouts=_SAMPLES)

    def choose(state: np.record, legal: NDArray[np.intp]) -> int:
        if len(legal) == 1 or chance.random() < _SLIPS:
            return int(legal[chance.randrange(len(legal))])
        seat = game.actor(state)
        view = Position(game, state.copy()).as_seen_by(seat)
        return searcher.search(view, budget, b"%d" % chance.getrandbits(64)).best

    return choose


STYLES: dict[str, Callable[[Game, random.Random], Player]] = {
    "plain": plain,
    "taste": taste,
    "long": long,
    "greedy": greedy,
    "search": search,
}


def patient(game: Game, style: str, chance: random.Random) -> Player:
    """A player of that style who becomes plain after ``PATIENCE`` actions."""
    first, then = STYLES[style](game, chance), plain(game, chance)
    made = 0

    def choose(state: np.record, legal: NDArray[np.intp]) -> int:
        nonlocal made
        made += 1
        return first(state, legal) if made <= PATIENCE else then(state, legal)

    return choose
