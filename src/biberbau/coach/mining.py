"""Finds puzzles in games between bots, and chooses those that differ: of many kinds, of every level.

Cheap tests come first. A decision is searched deeply only where it is wanted: where the greedy bot misses the answer
every time, and where there are not enough puzzles like it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..bots.bot import GreedyBot
from ..kernel.rng import key_of
from ..match import Game, Match, View
from ..search.budget import Budget, Searched
from ..search.searcher import Searcher
from .advice import advise
from .puzzles import Puzzle

QUICK = 64
"""Playouts of the short searches that measure difficulty; ``TRIES``: their number."""
TRIES = 24
GREEDY = 20
"""How often the greedy bot is asked: it must never find the answer."""


@dataclass(frozen=True)
class Bar:
    """The criteria of a puzzle: ``margin`` between its best actions, at ``playouts`` and, with each of ``seeds`` other
    determinisations, at ten times as many; ``choices``: the fewest legal actions.
    """

    margin: float = 0.03
    playouts: int = 2000
    seeds: int = 4
    choices: int = 4

    @property
    def deep(self) -> Budget:
        """Ten times the budget."""
        return Budget(playouts=10 * self.playouts)


def ranked(found: Searched) -> tuple[int, int, float]:
    """The best action, the second best, and the margin between them (in payoffs of 0…1)."""
    best = found.best
    others = [action for action in found.values if action != best]
    second = max(others, key=lambda action: (found.values[action], -action))
    return best, second, found.values[best] - found.values[second]


def asked(match: Match, bar: Bar) -> View | None:
    """The view of the seat to act, where it can be a puzzle: several choices, one decision, one seat that is asked."""
    view = match.view(match.to_act)
    parts = match.game.kind.parts
    if (
        len(view.legal) < bar.choices
        or view.silence
        or any(action.word in parts for action in match.history[-1:])
    ):
        return None
    return view


def drafted(searcher: Searcher, view: View, found: Searched, bar: Bar, name: str) -> Puzzle | None:
    """A candidate puzzle, from a decision for which a search with the plain budget has ``found`` an answer."""
    game = view.game
    best, second, margin = ranked(found)
    if margin < bar.margin or game.kind.actions[best].word in game.kind.parts:
        return None
    salt = f"{name} {view.ply}"
    greedy = Counter(GreedyBot().choose(view, f"{salt} {number}".encode()).id for number in range(GREEDY))
    if best in greedy:
        return None
    return Puzzle(
        position=view.document(),
        best=game.kind.actions[best].notation,
        second=game.kind.actions[second].notation,
        greedy=game.kind.actions[greedy.most_common(1)[0][0]].notation,
        value=found.values[best],
        margin=margin,
        playouts=bar.playouts,
        seeds=1,
        missed=missed(searcher, view, best, salt),
        match=name,
        players=game.players,
        ply=view.ply,
    )


def missed(searcher: Searcher, view: View, best: int, salt: str) -> float:
    """The share of very short searches that prefer another action."""
    tried = [
        searcher.search(view, Budget(playouts=QUICK), f"{salt} quick {number}".encode()).best
        for number in range(TRIES)
    ]
    return round(sum(action != best for action in tried) / TRIES, 3)


def confirmed(searcher: Searcher, view: View, draft: Puzzle, bar: Bar) -> Puzzle | None:
    """The puzzle, if each of the long searches prefers the same action by the margin, and the advice agrees."""
    game = view.game
    best, salt = game.parse(draft.best).id, f"{draft.match} {view.ply}"
    answers = []
    for number in range(bar.seeds):
        found = searcher.search(view, bar.deep, f"{salt} {number}".encode())
        first, second, margin = ranked(found)
        if first != best or margin < bar.margin:
            return None
        answers.append((margin, second, found.values[first]))
    if advise(game, view, bar.deep, salt.encode()).best.action != best:
        return None  # the explanation of an answer must not contradict it
    least, second, _ = min(answers)
    return replace(
        draft,
        second=game.kind.actions[second].notation,
        value=round(sum(value for _, _, value in answers) / len(answers), 4),
        margin=round(least, 4),
        playouts=bar.deep.playouts,
        seeds=bar.seeds,
    )


def mine(
    game: Game, name: str, bar: Bar, wanted: Callable[[Puzzle], bool] = lambda draft: True
) -> Iterator[Puzzle]:
    """The puzzles of one game between searching bots; ``name``: its seed. A decision that is not ``wanted`` is dropped
    early.
    """
    match, searcher = Match(game, seed=name), Searcher(game)
    plain = Budget(playouts=bar.playouts)
    while not match.over:
        seed = key_of(name.encode(), str(match.ply))
        view = asked(match, bar)
        if view is None:
            view = match.view(match.to_act)
            only = len(view.legal) == 1
            match.play(view.legal[0] if only else searcher.search(view, Budget(playouts=200), seed).best)
            continue
        found = searcher.search(view, plain, seed)
        draft = drafted(searcher, view, found, bar, name)
        if draft is not None and wanted(draft) and (puzzle := confirmed(searcher, view, draft, bar)):
            yield puzzle
        match.play(found.best)


Kind = tuple[str, str, int]
"""The kind of a puzzle: its theme, answer and level."""


def kind_of(one: Puzzle) -> Kind:
    """The kind of this puzzle."""
    return one.theme, one.best, one.level


class Store:
    """Counts puzzles: at most ``most`` of one theme, and ``alike`` of one answer at one level.

    ``known``: the kinds of existing puzzles.
    """

    def __init__(self, most: int, alike: int = 4, known: Iterable[Kind] = ()) -> None:
        self._most, self._alike = most, alike
        self._kinds = Counter(known)
        self._themes = Counter(theme for theme, _, _ in self._kinds.elements())

    def wants(self, one: Puzzle) -> bool:
        """Whether there is room for one like this."""
        return self._themes[one.theme] < self._most and self._kinds[kind_of(one)] < self._alike

    def add(self, one: Puzzle) -> None:
        """Count it."""
        self._themes[one.theme] += 1
        self._kinds[kind_of(one)] += 1


def selected(found: Sequence[Puzzle], count: int, each: int = 3) -> list[Puzzle]:
    """The ``count`` most varied puzzles: themes, levels and answers in turn, at most ``each`` of one game."""
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    answers: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, int]] = Counter()
    kinds = len({one.theme for one in found})
    rest, chosen = sorted(found, key=lambda one: (one.match, one.players, one.ply)), list[Puzzle]()

    def crowd(one: Puzzle) -> tuple[int, float]:
        alike = answers[one.theme, one.best]
        return themes[one.theme] * kinds + levels[one.level] * 3 + alike * kinds, -one.margin

    while rest and len(chosen) < count:
        best = min(rest, key=crowd)
        chosen.append(best)
        themes[best.theme] += 1
        levels[best.level] += 1
        answers[best.theme, best.best] += 1
        games[best.match, best.players] += 1
        rest = [one for one in rest if one is not best and games[one.match, one.players] < each]
    return chosen
