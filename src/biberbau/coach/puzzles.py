"""Puzzles: decisions of bots' games with one answer that is clearly the best, however the hidden cards lie.

They are stored beside their games (``games/<id>/puzzles.jsonl``), one a line, the easiest first. Only the view of the
seat to decide is stored, so no puzzle says more than its solver may know.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ..errors import BiberbauError
from ..games import kind
from ..kernel.game import Document
from ..match import Position, View
from ..search.budget import Budget
from ..search.searcher import Searcher

FILE = "puzzles.jsonl"


class PuzzleError(BiberbauError, ValueError):
    """A puzzle that cannot be read: its file and line, and what is wrong with it."""


@dataclass(frozen=True)
class Puzzle:
    """One decision with one best answer.

    ``position``: the view's document. ``best``, ``second``, ``greedy``: in notation, the answer, the second-best action
    and the greedy bot's. ``value``: of the answer (0…1); ``margin``: its lead over the second, the least of ``seeds``
    searches with ``playouts`` each. ``missed``: the share of very short searches that do not find it. ``match``,
    ``players``, ``ply``: the game between bots that it comes from, and the number of actions before it.
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
        """The view of the seat to decide."""
        found = Position.load(self.position)
        if not isinstance(found, View) or found.seat is None or found.to_act != found.seat:
            raise PuzzleError(f"{self.match}, ply {self.ply}: a puzzle is a view of the seat that decides")
        return found

    @property
    def theme(self) -> str:
        """The kind of decision: the question, the kind of the answer and, if different, of the greedy action."""
        pending = self.position["position"].get("decisions") or [{}]
        does, greed = self.best.split()[0], self.greedy.split()[0]
        return f"{pending[-1].get('kind', '')}: {does}" + (f", not {greed}" if greed != does else "")

    @property
    def difficulty(self) -> tuple[float, float]:
        """The sort key of puzzles: how often a short search misses the answer, then the margin."""
        return self.missed, -self.margin

    @property
    def level(self) -> int:
        """1 (easy) to 3 (hard)."""
        return 1 + (self.missed > 0.25) + (self.missed > 0.6)


def line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    return json.dumps(asdict(puzzle), ensure_ascii=False)


def written(puzzles: Sequence[Puzzle]) -> str:
    """The text of a file of puzzles, the easiest first."""
    return "".join(line(puzzle) + "\n" for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.difficulty))


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file; PuzzleError names a line that is not one."""
    found = []
    for number, text in enumerate(file.read_text("utf-8").splitlines(), start=1):
        try:
            found.append(Puzzle(**json.loads(text)))
        except (ValueError, TypeError) as error:
            raise PuzzleError(f"{file.name}, line {number}: {error}") from error
    return tuple(found)


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first; () for a game that has none."""
    file = kind(game_id).folder / FILE
    return read(file) if file.exists() else ()


def holds(puzzle: Puzzle, seed: bytes) -> float:
    """The margin of the answer with these deals, at the budget of the puzzle; negative where another action is better."""
    found = Searcher(puzzle.view.game).search(puzzle.view, Budget(playouts=puzzle.playouts), seed)
    best = puzzle.view.game.parse(puzzle.best).id
    others = [value for action, value in found.values.items() if action != best]
    return found.values.get(best, 0.0) - max(others)


def summary(puzzle: Puzzle) -> Document:
    """The numbers of a puzzle without its position."""
    return {name: value for name, value in asdict(puzzle).items() if name != "position"}
