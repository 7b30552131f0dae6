"""Training of a net: a supervised start from quick greedy games, then rounds of games that the search plays with it.

All of it follows from the game, the recipe and its seed. Its results are stored in a folder, so an interrupted training
can continue: ``round-0.jsonl`` has the games of the start and ``round-0.npz`` the net that was fitted to them, and so
on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ...errors import OptionError
from ...kernel.game import Document
from ...match import Game
from ...search.net_file import NetFileError, TrainedNet, fingerprint, inputs_of, load
from ..block_file import BlockFile
from ..blocks import Doing, here, results
from .fitting import Examples, Layers, explained, fit, fresh, together
from .positions import PlayedGames, Positions, observed, template_of

HELD_OUT = 12
"""One block of this many is held out: its deals are never trained on."""


@dataclass(frozen=True)
class Recipe:
    """The parameters of a training; ``Recipe.of`` has those that suit a game's search.

    ``start_games``: of greedy players, of which one position in ``start_one_in`` is kept; then ``rounds`` of ``games``
    searches with ``playouts``, of which one in ``one_in`` is. ``secret``: the net sees the view of the seat to act, not
    a whole world. ``rate``: the initial learning rate; rounds begin with half of it.

    For trees, ``exploration``, ``opening`` and ``trust``: the share of the search's value in a target, beside the
    game's outcome. For rollouts, ``times``: how often a position of the start is played on, whose target is the mean,
    and ``turns``: the turns of a rollout before the net evaluates.
    """

    seed: int = 0
    start_games: int = 200_000
    start_one_in: int = 10
    times: int = 0
    rounds: int = 2
    games: int = 4_000
    one_in: int = 1
    playouts: int = 300
    exploration: float = 0.25
    turns: int = 0
    opening: int = 10
    slips: int = 6
    trust: float = 0.5
    secret: bool = True
    hidden1: int = 128
    hidden2: int = 32
    steps: int = 10_000
    rate: float = 1.5e-3

    def __post_init__(self) -> None:
        low = {"rounds": 0, "slips": 0, "opening": 0, "turns": 0, "times": 0}
        for name, value in asdict(self).items():
            if name not in ("seed", "secret", "trust") and value < low.get(name, 1e-9):
                raise OptionError(f"{name}: a number from {low.get(name, 1)} on expected, not {value}")
        if not 0 <= self.trust <= 1:
            raise OptionError(f"trust is a share from 0 to 1, not {self.trust}")
        if self.slips > 100:
            raise OptionError(f"slips: how many in a hundred, from 0 to 100, not {self.slips}")

    @classmethod
    def of(cls, game: Game, **asked: Any) -> Recipe:
        """The parameters that suit the game, except those given in ``asked``.

        Rollouts are cheap, and a net that cuts them short has to distinguish values that differ by a hundredth of the
        win: so positions of the start are played on often. A net that sees a whole world has more inputs, and less is
        left to chance there: so it has more positions, each played on less often. It evaluates when every player has
        had one more turn.
        """
        by_rollouts = {
            "start_games": 60_000,
            "start_one_in": 20,
            "times": 32,
            "rounds": 2,
            "games": 10_000,
            "one_in": 5,
            "playouts": 4,
            "slips": 3,
            "steps": 4_000,
        }
        policy, inputs = game.kind.rollout_policy, game.kind.net_inputs
        if policy is None or inputs is None:
            return cls(**asked)
        if not inputs.SECRET:
            by_rollouts |= {"secret": False, "start_games": 200_000, "start_one_in": 10, "times": 4}
            by_rollouts |= {"rounds": 0, "turns": game.players}
        return cls(**{**by_rollouts, **asked})

    def blocks(self, number: int) -> tuple[int, int]:
        """The number of blocks of a round, and of games in each."""
        games, most = (self.start_games, 2_000) if number == 0 else (self.games, 50)
        size = max(1, min(most, games // HELD_OUT))
        return max(2, -(-games // size)), size


class Hears(Protocol):
    """Callbacks on a training's progress."""

    def compiles(self) -> AbstractContextManager[None]:
        """A context around long compiles."""

    def plays(self, number: int, games: int) -> AbstractContextManager[Callable[[int], bool]]:
        """A context around a round of that many games. Its value is called with the number of games played, and returns
        whether to stop.
        """

    def fits(self, number: int, row: Document) -> None:
        """The net of a round was evaluated: a row of its curve."""

    def fitted(self, number: int, row: Document) -> None:
        """A round is done: a row of ``TrainedNet.data``."""


class Training:
    """One training in its folder."""

    def __init__(self, game: Game, recipe: Recipe, folder: Path, doing: Doing = here) -> None:
        template_of(game.kind)
        self._game, self._recipe, self._folder, self._doing = game, recipe, folder, doing
        folder.mkdir(parents=True, exist_ok=True)

    def run(self, hears: Hears) -> TrainedNet | None:
        """Train what is missing; returns the last net, or None when somebody stopped it."""
        trained: TrainedNet | None = None
        searched: list[tuple[Examples, Examples]] = []
        for number in range(self._recipe.rounds + 1):
            positions = self._positions(number, trained, hears)
            if positions is None:
                return None
            trained = self._blank(positions[0]) if trained is None else trained
            examples = self._examples(positions, trained)
            searched = [*searched, examples] if number else [examples]
            done = self._done(number)
            trained = done or self._fitted(number, trained, searched, positions[1], hears)
            if number == 0:
                searched = []  # greedy games taught it enough: it will not meet them
        return trained

    def _positions(
        self, number: int, trained: TrainedNet | None, hears: Hears
    ) -> tuple[list[Positions], list[Positions]] | None:
        """The positions of a round, by block: for training, and held out; None if not all are there."""
        recipe = self._recipe
        blocks, size = recipe.blocks(number)
        seed = recipe.seed * 1_000 + number
        quick = {name: getattr(recipe, name) for name in ("times", "secret")}
        work = PlayedGames(self._game, seed, size, recipe.slips, recipe.start_one_in, **quick)
        if trained is not None:
            searches = {name: getattr(recipe, name) for name in ("playouts", "exploration", "opening")}
            work = replace(work, trained=trained, one_in=recipe.one_in, times=0, **searches)
        found: tuple[list[Positions], list[Positions]] = ([], [])
        path = self._folder / f"round-{number}.jsonl"
        with BlockFile(path, work.plan()) as file:
            if file.count < blocks:
                with hears.compiles():
                    work.prepare()
            with hears.plays(number, blocks * size) as tell:
                for block in results(work, blocks, file, self._doing, lambda: tell(_count(found) * size)):
                    found[_count(found) % HELD_OUT == 1].append(Positions.read(block, self._game))
                tell(_count(found) * size)
        return found if _count(found) == blocks else None

    def _blank(self, positions: list[Positions]) -> TrainedNet:
        """A net with random weights, whose inputs are those that vary in the games of the start."""
        recipe, kind = self._recipe, self._game.kind
        widest = (inputs_of(kind), recipe.hidden1, recipe.hidden2, self._game.players)
        blank = self._net(np.arange(inputs_of(kind)), fresh(widest, recipe.seed), [], [])
        parts = [observed(self._game, part, blank)[0] for part in positions[:8]]
        columns = np.flatnonzero(np.any([np.ptp(part, axis=0) > 0 for part in parts], axis=0))
        layers = fresh((len(columns), *widest[1:]), recipe.seed)
        return self._net(columns, layers, [], [])

    def _net(
        self,
        columns: NDArray[np.int64],
        layers: Layers,
        data: Sequence[Mapping[str, Any]],
        curve: Sequence[Mapping[str, Any]],
    ) -> TrainedNet:
        game, recipe = self._game, self._recipe
        return TrainedNet(
            game=game.id,
            version=game.kind.version,
            observation=fingerprint(game.kind),
            options=dict(game.options),
            secret=recipe.secret,
            exploration=recipe.exploration,
            recipe={**asdict(recipe), "encoded": inputs_of(game.kind)},
            data=data,
            curve=curve,
            columns=columns.astype(np.int64),
            layers=layers,
            turns=recipe.turns,
        )

    def _examples(
        self, positions: tuple[list[Positions], list[Positions]], trained: TrainedNet
    ) -> tuple[Examples, Examples]:
        """The examples to fit the net to, and the held-out ones."""
        return tuple(
            together([self._seen(part, trained, self._recipe.trust) for part in parts]) for parts in positions
        )  # type: ignore[return-value]

    def _seen(self, positions: Positions, trained: TrainedNet, trust: float) -> Examples:
        inputs, seats = observed(self._game, positions, trained)
        return Examples(inputs.astype(np.float16), positions.targets(seats, trust))

    def _done(self, number: int) -> TrainedNet | None:
        """The net of a round that was finished before."""
        path = self._folder / f"round-{number}.npz"
        if not path.exists():
            return None
        trained = load(path)
        trained.fits(self._game)
        asked = {**asdict(self._recipe), "encoded": inputs_of(self._game.kind)}
        if dict(trained.recipe) != asked:
            raise NetFileError(
                f"{path} was trained by another recipe: go on with the same, or name another folder"
            )
        return trained

    def _fitted(
        self,
        number: int,
        trained: TrainedNet,
        examples: list[tuple[Examples, Examples]],
        held_out: list[Positions],
        hears: Hears,
    ) -> TrainedNet:
        """The net of a round, written to its file."""
        recipe = self._recipe
        training, held = (together([part[which] for part in examples]) for which in (0, 1))
        rate = recipe.rate if number == 0 else recipe.rate / 2
        layers, curve = fit(
            dict(trained.layers),
            training,
            held,
            recipe.steps,
            rate,
            recipe.seed * 1_000 + number,
            lambda row: hears.fits(number, row),
        )
        plain = together([self._seen(part, trained, 0.0) for part in held_out])
        row = {
            "round": number,
            "games": recipe.blocks(number)[0] * recipe.blocks(number)[1],
            "positions": len(training),
            "held_out": len(held),
            "explained": round(explained(layers, plain), 4),
        }
        rows = [{"round": number, **one} for one in curve]
        made = self._net(trained.columns, layers, [*trained.data, row], [*trained.curve, *rows])
        path = self._folder / f"round-{number}.npz"
        made.save(path)
        hears.fitted(number, row)
        return load(path)  # with weights rounded as in the file: continuing gives the same as running through


def _count(found: tuple[list[Positions], list[Positions]]) -> int:
    return len(found[0]) + len(found[1])
