"""Families ``deals`` and ``worlds``: over many deals and moves, a seat's view is independent of hidden cards.

Where no choice has revealed anything, the true state and one that ``fill`` makes of an observer's view have the same
distribution: each is equally likely to have a thing that only one of them has, whatever the view shows. This finds
first players that reveal a card, cards that a seat is never dealt, biased shuffles and rules that peek.

``deals`` compares right after the deal. ``worlds`` begins with a filled-in state anywhere in a game, plays one action
whose legality reveals nothing, and compares the outcome with a fill of the view afterwards: this covers draws,
reshuffles, later deals and cards pulled unseen, however a game implements them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel.events import NO_EVENTS, buffer, read
from ..kernel.rng import key_of, stream
from ..kernel.stack import KIND, decides
from ..match import Game, match_stream
from .case import Case
from .evidence import Numbers, check_twins, flat, groups_of
from .players import copied, patient

Outcomes = Callable[[np.record], set[Hashable]]

_LONGEST = 3_000
"""Longer games are truncated."""
STYLES_IN_TURN = ("plain", "taste", "long", "taste", "greedy")
_PER_KIND = 6
"""Worlds from one game for each kind of decision, so that long games do not push out the others."""


class Twins:
    """Pairs of states in one observer's information set: one true, one filled in; and the observer's view."""

    def __init__(self, dtype: np.dtype[Any], outcomes: Outcomes, most: int) -> None:
        self.views, self.trues, self.fills = (np.zeros(most, dtype=dtype) for _ in range(3))
        self.about: Numbers = np.zeros((most, 3), dtype=np.int16)
        self.count = 0
        self._outcomes = outcomes

    def add(self, view: np.record, true: np.record, filled: np.record, about: tuple[int, int, int]) -> None:
        """One pair; ``about``: the observer, who acted, and how."""
        self.views[self.count], self.trues[self.count], self.fills[self.count] = view, true, filled
        self.about[self.count] = about
        self.count += 1

    def check(self, rows: Sequence[int], told: str) -> None:
        """Compare all pairs, by every part of the view."""
        if not rows:
            return
        kept = np.array(rows)
        names, table = flat(self.views[kept])
        columns, things = self._named(kept)
        for found, thing in self._never_seen(kept, names, table):
            columns.append(found)
            things.append(thing)
        if not things:
            return
        groups = groups_of(
            ["the observer", "the actor", "the action", *names],
            np.concatenate([self.about[kept], table], axis=1),
        )
        check_twins(groups, np.stack(columns, axis=1), things, told)

    def _named(self, kept: NDArray[np.int64]) -> tuple[list[NDArray[np.int8]], list[Hashable]]:
        """The oracle's things: 1 where the true state has more of one, -1 where the filled one has.

        A thing ends in a card or a number; "that much or more" is a thing, too, in one place and in all of them.
        """
        exact: dict[Hashable, NDArray[np.int16]] = {}
        for row, (true, filled) in enumerate(
            zip(plain(self.trues[kept]), plain(self.fills[kept]), strict=True)
        ):
            true_has, filled_has = self._outcomes(true), self._outcomes(filled)
            for thing in true_has ^ filled_has:
                if thing not in exact:
                    exact[thing] = np.zeros(len(kept), dtype=np.int16)
                exact[thing][row] = 1 if thing in true_has else -1
        found = dict(exact)
        for start, numbers in families_of(exact).items():
            total = np.zeros(len(kept), dtype=np.int16)
            for number in sorted(numbers, reverse=True)[:-1]:
                for thing in numbers[number]:
                    total = total + exact[thing]
                found[(*start, f"{number} or more")] = total
        return [np.sign(column).astype(np.int8) for column in found.values()], list(found)

    def _never_seen(
        self, kept: NDArray[np.int64], names: Sequence[str], shown: Numbers
    ) -> Iterator[tuple[NDArray[np.int8], Hashable]]:
        """The same for raw fields that observers never see, such as the order of a pile."""
        _, trues = flat(self.trues[kept])
        _, fills = flat(self.fills[kept])
        for column in np.flatnonzero((trues != fills).any(axis=0)).tolist():
            true, filled = trues[:, column], fills[:, column]
            hidden = shown[:, column] != true
            if np.isin(shown[hidden, column], true[hidden]).any():
                continue  # sometimes visible: covered by the oracle's things
            for value in np.unique(np.concatenate([true, filled])).tolist():
                for more, word in ((np.equal, ""), (np.greater_equal, " or more")):
                    yield (
                        more(true, value).astype(np.int8) - more(filled, value).astype(np.int8),
                        (names[column], f"{value}{word}"),
                    )


def families_of(things: Iterable[Hashable]) -> dict[tuple[Hashable, ...], dict[int, list[Hashable]]]:
    """Things that differ in their last number, by prefix; and by ever shorter prefixes."""
    found: dict[tuple[Hashable, ...], dict[int, list[Hashable]]] = {}
    for thing in things:
        if isinstance(thing, tuple) and isinstance(thing[-1], int):
            for length in range(1, len(thing)):
                found.setdefault(thing[:length], {}).setdefault(thing[-1], []).append(thing)
    return found


def plain(states: NDArray[Any]) -> Iterator[np.record]:
    """The states one by one as plain objects: an attribute of a record takes microseconds."""
    names = states.dtype.names or ()
    fields = [states[name] for name in names]
    for row in range(len(states)):
        yield cast(
            np.record,
            SimpleNamespace(**{name: field[row] for name, field in zip(names, fields, strict=True)}),
        )


def concealed(game: Game, state: np.record, observer: int) -> np.record:
    """The view of an observer (-1: a spectator)."""
    view = copied(state)
    game.kind.rules.conceal(view, observer)
    return view


def filled(game: Game, view: np.record, observer: int, key: str) -> np.record:
    """A world consistent with a view."""
    state = copied(view)
    game.kind.rules.fill(state, observer, stream(key_of(key.encode(), "worlds")))
    return state


def check_deals(case: Case) -> None:
    """Deal very often; an observer's view is independent of what it hides."""
    chance, deals = case.chance("deals"), case.plan.deals
    games = [Game(case.kind, row) for row in case.rows]
    twins = Twins(case.kind.dtype, case.hooks.oracle.outcomes, deals)
    for i in range(deals):
        game = games[i % len(games)]
        true: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
        game.kind.rules.deal(true, game.options_array, match_stream(b"%d %d" % (case.seed, i)), NO_EVENTS)
        observer = chance.randrange(-1, game.players)
        view = concealed(game, true, observer)
        twins.add(
            view,
            true,
            filled(game, view, observer, f"{case.seed} {i}"),
            (observer, game.players, i % len(games)),
        )
    twins.check(range(twins.count), "after the deal")


# ---------------------------------------------------------------------------------------------------------- in play


def played_states(case: Case, purpose: str) -> Iterator[tuple[Game, int, NDArray[Any]]]:
    """Endless games, of all rows and by players of all quick styles: the game, its number, its true states."""
    games, number = [Game(case.kind, row) for row in case.rows], 0
    states = np.zeros(_LONGEST, dtype=case.kind.dtype)
    while True:
        game, chance = games[number % len(games)], random.Random(f"{purpose} {case.seed} {number}")
        style = STYLES_IN_TURN[number // len(games) % len(STYLES_IN_TURN)]
        choose, rng = patient(game, style, chance), stream(key_of(b"%d" % chance.getrandbits(64), purpose))
        mask = np.zeros(len(case.kind.actions), dtype=np.uint8)
        state: np.record = np.zeros(1, dtype=game.kind.dtype)[0]
        game.kind.rules.deal(state, game.options_array, rng, NO_EVENTS)
        ply = 0
        while ply < _LONGEST and game.kind.rules.legal(state, mask):
            states[ply] = state
            game.kind.rules.apply(state, choose(state, mask.nonzero()[0]), rng, NO_EVENTS)
            ply += 1
        yield game, number, states[:ply]
        number += 1


def some_of_each(states: NDArray[Any], chance: random.Random) -> list[int]:
    """A few states for each kind of decision, so that rare ones have their share."""
    top = np.maximum(states["depth"].astype(np.int64) - 1, 0)
    kinds = states["stack"][np.arange(len(states)), top, KIND]
    found: list[int] = []
    for kind in np.unique(kinds).tolist():
        places = np.flatnonzero(kinds == kind).tolist()
        found += chance.sample(places, min(len(places), _PER_KIND))
    chance.shuffle(found)
    return found


class Freedom:
    """The kinds of decisions in which everybody knows whether a word is legal.

    Only the legality of such actions reveals nothing. A word that was once legal in one world and not in another one in
    the same information set is not free; nor are actions in that kind of decision that were taken before this was
    found.
    """

    def __init__(self, game_actions: Sequence[str]) -> None:
        self.words = game_actions
        self.bound: set[tuple[int, str]] = set()

    def compare(self, kind: int, first: NDArray[np.uint8], second: NDArray[np.uint8]) -> bool:
        """Note words that are legal in only one of two worlds; returns whether anything new was found."""
        found = {(kind, self.words[i]) for i in np.flatnonzero(first != second).tolist()} - self.bound
        self.bound |= found
        return bool(found)

    def free(self, kind: int, mask: NDArray[np.uint8]) -> list[int]:
        """The legal actions whose legality reveals nothing."""
        return [i for i in np.flatnonzero(mask).tolist() if (kind, self.words[i]) not in self.bound]


def check_outcomes(case: Case) -> None:
    """Carry out actions in filled-in worlds of many games."""
    wanted = case.plan.worlds
    freedom = Freedom([action.word for action in case.kind.actions.actions])
    twins = Twins(case.kind.dtype, case.hooks.oracle.outcomes, wanted)
    kinds: list[int] = []
    chance = case.chance("outcomes")
    for game, number, states in played_states(case, "worlds"):
        if twins.count >= wanted or number > wanted:
            break
        for ply in some_of_each(states, chance)[: wanted - twins.count]:
            state, observer = states[ply], chance.randrange(-1, game.players)
            kind, actor = decides(state, KIND), int(case.kind.rules.actor(state))
            key = f"{case.seed} {number} {ply}"
            world = outcome_of(case, game, state, observer, key, freedom, chance)
            if isinstance(world, bool):
                if world:  # a word is not free: earlier actions in that kind of decision do not count
                    kinds = [-1 if known == kind else known for known in kinds]
                continue
            true, action = world
            view = concealed(game, true, observer)
            twins.add(view, true, filled(game, view, observer, f"{key} again"), (observer, actor, action))
            kinds.append(kind)
    twins.check([row for row, kind in enumerate(kinds) if kind >= 0], "after a move")


def outcome_of(
    case: Case,
    game: Game,
    state: np.record,
    observer: int,
    key: str,
    freedom: Freedom,
    chance: random.Random,
) -> tuple[np.record, int] | bool:
    """A filled-in world after one free action, and the action; otherwise whether a word was found not to be free."""
    rules, view = game.kind.rules, concealed(game, state, observer)
    world = filled(game, view, observer, key)
    mask, other = (np.zeros(len(game.kind.actions), dtype=np.uint8) for _ in range(2))
    rules.legal(world, mask)
    kind = decides(state, KIND)
    if int(rules.actor(state)) == observer:
        free = np.flatnonzero(mask).tolist()
    else:
        rules.legal(filled(game, view, observer, f"{key} beside"), other)
        if freedom.compare(kind, mask, other):
            return True
        free = freedom.free(kind, mask)
    if not free:
        return False
    action = int(chance.choice(free))
    events = buffer()
    rules.apply(world, action, stream(key_of(key.encode(), "outcome")), events)
    for event in read(events):
        unseen = event.seen != 0xFF if observer < 0 else not event.seen >> observer & 1
        if event.card >= 0 and unseen and event.knew:
            return False  # a known card moved unseen: views keep less of that than there was
    return world, action
