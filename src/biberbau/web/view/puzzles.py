"""Puzzles as pages: the lists, one puzzle, and the response to an answer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime

from ...coach.puzzles import Puzzle, puzzles
from ...games.common.view.shown import shown, shown_ids, spoken
from ...kernel.events import Event
from ...kernel.game import GameKind
from ...learn.progress import LONGEST, Done
from ...learn.streak import Streak
from ...match import Game, View
from ..domain.decisions import decided
from ..domain.messages import RefusedError
from .analysis import Advised, Study, advised, seat_models
from .model import SeatModel

MOST = 64
"""The most puzzles of a game whose solutions are counted: a browser keeps this number of bits."""

WEEK = 7
"""The number of days that are shown."""

STRIDE = 7919
"""The step by which the puzzle of the day goes through all puzzles: a prime, so from game to game, and each in turn."""

_ONE = re.compile(r"([a-z][a-z0-9_]{0,40})\.([0-9a-f]{1,16})", re.ASCII)


def offered(game_id: str) -> tuple[Puzzle, ...]:
    """A game's puzzles, the easiest first."""
    return puzzles(game_id)[:MOST]


def puzzle_of(game_id: str, number: int) -> Puzzle:
    """A game's puzzle with that number, from 1; a refusal when there is none."""
    known = offered(game_id)
    if not 1 <= number <= len(known):
        raise RefusedError(404, "no-puzzle", last=len(known))
    return known[number - 1]


def day_of(now: float) -> int:
    """The number of a day, in UTC, so that everybody has the same puzzle."""
    return datetime.fromtimestamp(now, UTC).toordinal()


def of_the_day(now: float) -> tuple[str, int] | None:
    """The game and number of the puzzle of the day; None where there are no puzzles."""
    everything = [(game, number) for game in shown_ids() for number in range(1, len(offered(game)) + 1)]
    return everything[day_of(now) * STRIDE % len(everything)] if everything else None


def solved(text: str) -> Done:
    """The puzzles that a browser says are solved; anything else there is ignored."""
    found: dict[str, frozenset[int]] = {}
    for part in text[:LONGEST].split("~"):
        one = _ONE.fullmatch(part)
        if one and one[1] in shown_ids():
            bits, count = int(one[2], 16), len(offered(one[1]))
            if numbers := frozenset(n for n in range(1, count + 1) if bits >> n - 1 & 1):
                found[one[1]] = numbers
    return found


@dataclass(frozen=True)
class PuzzlesModel:
    """All games with puzzles: how many each has; ``done``: the solved ones; ``day``: the puzzle of the day, and
    ``streak``: on which days it was solved, until ``today``.
    """

    lang: str
    games: tuple[tuple[GameKind, int], ...]
    done: Mapping[str, frozenset[int]]
    day: tuple[str, int] | None
    streak: Streak
    today: int

    @property
    def week(self) -> tuple[tuple[int, bool], ...]:
        """The last days, today last: the day of the month, and whether its puzzle was solved."""
        days = range(self.today - WEEK + 1, self.today + 1)
        return tuple((date.fromordinal(day).day, self.streak.solved(day)) for day in days)


@dataclass(frozen=True)
class GamePuzzlesModel:
    """A game's puzzles; ``done``: the numbers of those that are solved."""

    lang: str
    kind: GameKind
    puzzles: tuple[Puzzle, ...]
    done: frozenset[int]


@dataclass(frozen=True)
class PuzzleModel:
    """A puzzle. ``tried``: the answer, as on its button, "" before; ``over``: the solution is shown.

    ``right``: it was found; ``wrong``: the consequence of the answer; ``advice``: the value of each action, once the
    solution is shown; ``deals``: over how many deals; ``row``: for how many days in a row the puzzle of the day has
    been solved, where this is today's.
    """

    lang: str
    game: Game
    puzzle: Puzzle
    number: int
    last: int
    view: View
    seats: tuple[SeatModel, ...]
    best: str
    second: str
    tried: str = ""
    wrong: str = ""
    right: bool = False
    over: bool = False
    row: int = 0
    deals: int = 0
    advice: tuple[Advised, ...] = ()
    events: tuple[tuple[int, Event], ...] = ()
    actors: tuple[int, ...] = ()
    table_id: str = ""
    paused: None = None
    ply: int = 0

    @property
    def me(self) -> int:
        """The solver's seat."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def stamp(self) -> str:
        """Names the position to which a decision belongs."""
        return f"puzzle-{self.number}"

    @property
    def board(self) -> str:
        """The same position on the analysis board, as in its address."""
        return Study(self.view).packed

    @property
    def reasons(self) -> tuple[Advised, ...]:
        """The reasons for the solution, and the consequences of the second-best and of the greedy action, where these
        playouts agree.
        """
        if not self.advice or self.advice[0].notation != self.puzzle.best:
            return ()
        wanted = {self.puzzle.best, self.puzzle.second, self.puzzle.greedy}
        return tuple(one for one in self.advice if one.notation in wanted)


def puzzle_model(game_id: str, number: int, lang: str, text: str = "", show: bool = False) -> PuzzleModel:
    """A puzzle after this answer; with the solution only where the solver found it or wants to see it."""
    puzzle = puzzle_of(game_id, number)
    view, speaks = puzzle.view, spoken(game_id, lang)
    words, seats = shown(game_id).words, seat_models(view.game, speaks, view.seat)
    names = [seat.name for seat in seats]

    def named(notation: str) -> str:
        return words.action(view, view.game.parse(notation), speaks, names)

    tried = wrong = ""
    right = False
    if text:
        actions = decided(view, text)
        joined = ";".join(action.notation for action in actions)
        right, tried = joined == puzzle.best, words.action(view, actions[0], speaks, names)
        if not right and len(actions) == 1:
            wrong = words.consequence(view, actions[0], speaks, names)
    over = right or show
    deals, advice = advised(view, lang) if over else (0, ())
    return PuzzleModel(
        lang=lang,
        game=view.game,
        puzzle=puzzle,
        number=number,
        last=len(offered(game_id)),
        view=view,
        seats=seats,
        best=named(puzzle.best),
        second=named(puzzle.second),
        tried=tried,
        wrong=wrong,
        right=right,
        over=over,
        deals=deals,
        advice=advice,
    )
