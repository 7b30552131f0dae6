"""``python -m biberbau.warm [--all] GAME …``: compile a game's rules and bots (with batches and checks) into the cache.

The first compile takes half a minute a game, for Frantic a few minutes; the server runs this in a process of its own,
so that pages stay quick meanwhile. Every step is named on standard output before it begins.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from .bots import LEVELS, level
from .bots.bot import LearnedBot
from .coach import advise
from .envs.batch import Batch
from .envs.play import Play
from .errors import BiberbauError
from .games import kind
from .kernel.code_cache import mark
from .kernel.sources import reached
from .match import Game, Match, Position
from .match.desk import compile_look
from .search.budget import Budget
from .search.net_file import shipped_sizes

SEED = "warm"

_COMPILED = ("bots", "coach", "kernel", "search")
"""Folders with code that is compiled for each game beside its rules, or that decides what is."""


def is_kept(game_id: str) -> bool:
    """Whether everything that a server needs of a game has been compiled here before, so that it only has to be
    loaded.
    """
    return _mark(game_id).exists()


def _mark(game_id: str) -> Path:
    here = Path(__file__).parent
    ours = (file for folder in _COMPILED for file in (here / folder).rglob("*.py"))
    return mark(game_id, [*reached(Path(str(kind(game_id).rules.__file__))), *ours])


def warm_rules(game_id: str) -> None:
    """Run every compiled function of the contract once: deal, play, reasons, conceal, fill, encode, scores."""
    match = Match(Game.of(game_id), SEED)
    while not match.over:
        view = match.view(match.to_act)
        view.encode()
        if match.ply == 1:  # checking a document is not compiled, and would take longer than all the rest
            Position.load(view.document()).filled(SEED)
        match.game.kind.rules.why(view.state, 0)
        match.play(view.legal[match.ply % len(view.legal)])
    match.view(None)


def warm_bots(game_id: str) -> None:
    """Let every bot level decide once, with a net if any table has one, and advise once."""
    match = Match(Game.of(game_id), SEED)
    for name in LEVELS[:-1]:  # master is compiled like strong, or like a learned bot
        level(name, match.game).choose(match.view(match.to_act), SEED.encode())
    for players in shipped_sizes(match.game.kind)[:1]:
        taught = Match(Game.of(game_id, {"players": players}), SEED)
        LearnedBot(Budget(playouts=1)).choose(taught.view(taught.to_act), SEED.encode())
    advise(match.game, match.view(match.to_act), Budget(playouts=1), SEED.encode())


def warm_looks(game_id: str) -> None:
    """Update all viewers' sights of a table in one call."""
    compile_look(Game.of(game_id))


def warm_batches(game_id: str) -> None:
    """Step a batch once, with the caller on all seats and against bots; and deal a single game for stepping alone."""
    Play(Game.of(game_id), "game")
    for opponents in (None, "greedy"):
        batch = Batch(Game.of(game_id), 2, SEED, opponents=opponents, threads=1)
        batch.step(batch.sample())


def warm_checks(game_id: str) -> None:
    """Check the invariants of a state once."""
    match = Match(Game.of(game_id), SEED)
    match.game.kind.invariants.complaint(match.position().state)


def main(arguments: list[str]) -> int:
    """Warm these games; the exit status is 0 when all are ready."""
    for game_id in [argument for argument in arguments if argument != "--all"]:
        try:
            print("rules", flush=True)
            warm_rules(game_id)
            print("bots", flush=True)
            warm_bots(game_id)
            with suppress(OSError):  # Numba finds another folder, or reports what is missing
                _mark(game_id).touch()
            if "--all" in arguments:
                print("batches", flush=True)
                warm_batches(game_id)
                print("looks", flush=True)
                warm_looks(game_id)
                print("checks", flush=True)
                warm_checks(game_id)
        except BiberbauError as error:
            print(f"biberbau.warm: {error}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
