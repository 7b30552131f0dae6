"""Puzzles: decisions of bots' games with one answer that is clearly the best, however the hidden cards lie.

They lie as data beside their games (``games/<id>/puzzles.jsonl``), one a line, the easiest first. What is kept is the
view of whoever has to decide, so no puzzle says more than its solver may know.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ..bots.bot import GreedyBot
from ..errors import BiberbauError
from ..games import kind
from ..kernel.game import Document
from ..kernel.rng import key_of
from ..match import Game, Match, Position, View
from ..search.budget import Budget, Searched
from ..search.searcher import Searcher
from .advice import advise

FILE = "puzzles.jsonl"
QUICK = 64
"""Playouts of the searches that miss a difficult answer; ``TRIES``: how many of them are asked."""
TRIES = 24
GREEDY = 2
"""How often the greedy bot is asked."""


class PuzzleError(BiberbauError, ValueError):
    """A puzzle that cannot be read: its file and line, and what is wrong with it."""


@dataclass(frozen=True)
class Puzzle:
    """One decision with one best answer.

    ``position``: the view's document. ``best``, ``second``, ``greedy``: in notation, the answer, what comes next to it
    and what the greedy bot does. ``value``: what the answer brings (0…1); ``margin``: by how much the second stays
    behind it, the least of ``seeds`` searches with ``playouts`` each. ``missed``: the share of very short searches that
    do not find it. ``match``, ``players``, ``ply``: the game between bots in which it came up, after how many actions.
    """

    position: Mapping[str, Any]
    best: str
    second: str
    greedy: str
    value: float
    margin: float
    playouts: int
    seeds: int
    missed: float
    match: str
    players: int
    ply: int

    @cached_property
    def view(self) -> View:
        """What whoever decides sees."""
        found = Position.load(self.position)
        if not isinstance(found, View) or found.seat is None or found.to_act != found.seat:
            raise PuzzleError(f"{self.match}, ply {self.ply}: a puzzle is a view of the seat that decides")
        return found

    @property
    def difficulty(self) -> tuple[float, float]:
        """By what puzzles are sorted: how often a short search misses the answer, then how near the second comes."""
        return self.missed, -self.margin

    @property
    def level(self) -> int:
        """1 (easy) to 3 (hard)."""
        return 1 + (self.missed > 0.25) + (self.missed > 0.6)


@dataclass(frozen=True)
class Bar:
    """What a decision must show to be a puzzle: ``margin`` between its best actions, at ``playouts`` and, with each of
    ``seeds`` other determinisations, at ten times as many; ``choices``: how many legal actions at least; ``each``: how
    many come from one game at most."""

    margin: float = 0.05
    playouts: int = 2000
    seeds: int = 4
    choices: int = 3
    each: int = 2

    @property
    def deep(self) -> Budget:
        """Ten times the budget."""
        return Budget(playouts=10 * self.playouts)


def ranked(found: Searched) -> tuple[int, int, float]:
    """The best action, the one that comes nearest to it, and by how much that stays behind (of a payoff of 0…1)."""
    best = found.best
    others = [action for action in found.values if action != best]
    second = max(others, key=lambda action: (found.values[action], -action))
    return best, second, found.values[best] - found.values[second]


def judged(
    searcher: Searcher, view: View, best: int, bar: Bar, salt: str
) -> list[tuple[int, float, float]] | None:
    """For each seed of the long search the second action, the best one's value and the margin; None where one of them
    prefers another action, or does so by less than the margin."""
    answers = []
    for number in range(bar.seeds):
        found = searcher.search(view, bar.deep, f"{salt} {number}".encode())
        first, second, margin = ranked(found)
        if first != best or margin < bar.margin:
            return None
        answers.append((second, found.values[first], margin))
    return answers


def asked(match: Match, bar: Bar) -> View | None:
    """What the seat to act sees, where that can be a puzzle: several choices, one decision, one who is asked."""
    view = match.view(match.to_act)
    parts = match.game.kind.parts
    if (
        len(view.legal) < bar.choices
        or view.silence
        or any(action.word in parts for action in match.history[-1:])
    ):
        return None
    return view


def examined(searcher: Searcher, view: View, found: Searched, bar: Bar, name: str) -> Puzzle | None:
    """The puzzle in a decision that a search of the plain budget has ``found`` an answer to; None where there is none."""
    game = view.game
    best, _, margin = ranked(found)
    if margin < bar.margin or game.kind.actions[best].word in game.kind.parts:
        return None
    salt = f"{name} {view.ply}"
    greedy = [GreedyBot().choose(view, f"{salt} {number}".encode()) for number in range(GREEDY)]
    if any(action.id == best for action in greedy):
        return None
    answers = judged(searcher, view, best, bar, salt)
    if answers is None:
        return None
    if advise(game, view, bar.deep, salt.encode()).best.action != best:
        return None  # what explains an answer must not speak against it
    second, _, least = min(answers, key=lambda answer: answer[2])
    return Puzzle(
        position=view.document(),
        best=game.kind.actions[best].notation,
        second=game.kind.actions[second].notation,
        greedy=greedy[0].notation,
        value=round(sum(value for _, value, _ in answers) / len(answers), 4),
        margin=round(least, 4),
        playouts=bar.deep.playouts,
        seeds=bar.seeds,
        missed=missed(searcher, view, best, salt),
        match=name,
        players=game.players,
        ply=view.ply,
    )


def missed(searcher: Searcher, view: View, best: int, salt: str) -> float:
    """The share of very short searches that prefer something else."""
    tried = [
        searcher.search(view, Budget(playouts=QUICK), f"{salt} quick {number}".encode()).best
        for number in range(TRIES)
    ]
    return round(sum(action != best for action in tried) / TRIES, 3)


def mine(game: Game, name: str, bar: Bar) -> Iterator[Puzzle]:
    """The puzzles of one game between bots that search; ``name``: its seed."""
    match, searcher, found = Match(game, seed=name), Searcher(game), 0
    plain = Budget(playouts=bar.playouts)
    while not match.over and found < bar.each:
        view = asked(match, bar)
        if view is None:
            view = match.view(match.to_act)
            if len(view.legal) == 1:
                match.play(view.legal[0])
                continue
            match.play(
                searcher.search(view, Budget(playouts=200), key_of(name.encode(), str(match.ply))).best
            )
            continue
        searched = searcher.search(view, plain, key_of(name.encode(), str(match.ply)))
        if puzzle := examined(searcher, view, searched, bar, name):
            found += 1
            yield puzzle
        match.play(searched.best)


def written(puzzles: Sequence[Puzzle]) -> str:
    """The text of a file of puzzles, the easiest first."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.difficulty)
    return "".join(json.dumps(asdict(puzzle), ensure_ascii=False) + "\n" for puzzle in ordered)


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; PuzzleError names the line that is none."""
    found = []
    for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            found.append(Puzzle(**json.loads(line)))
        except (ValueError, TypeError) as error:
            raise PuzzleError(f"{file.name}, line {number}: {error}") from error
    return tuple(found)


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first; () of a game that has none."""
    file = kind(game_id).folder / FILE
    return read(file) if file.exists() else ()


def holds(puzzle: Puzzle, seed: bytes) -> float:
    """The margin of the answer with these deals, at the budget of the puzzle; below 0 where another action is better."""
    found = Searcher(puzzle.view.game).search(puzzle.view, Budget(playouts=puzzle.playouts), seed)
    best = puzzle.view.game.parse(puzzle.best).id
    others = [value for action, value in found.values.items() if action != best]
    return found.values.get(best, 0.0) - max(others)


def summary(puzzle: Puzzle) -> Document:
    """The numbers of a puzzle without its position."""
    return {name: value for name, value in asdict(puzzle).items() if name != "position"}
