"""``biberbau check``: does a game keep every promise of the kernel?"""

from __future__ import annotations

import json
import sys
import time
from typing import Annotated

import typer

from ..errors import OptionError
from ..kernel.options import parse_pairs
from .shared_options import Json


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command(name="check")(check)


def check(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME…", help="Which games; all by default.")
    ] = None,
    quick: Annotated[bool, typer.Option(help="Less of everything, under two minutes per game.")] = False,
    soak: Annotated[int, typer.Option(metavar="N", help="Only N random moves, checked after each.")] = 0,
    hands: Annotated[
        int, typer.Option(metavar="N", help="How many hands to fill in for the family `consistency`.")
    ] = 0,
    family: Annotated[
        list[str] | None, typer.Option(help="Only this family of checks; may be repeated.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="Only these options; may be repeated.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Only this seed.")] = None,
    update_golden: Annotated[
        bool, typer.Option(help="Write the recorded ids, counts and games again, and check nothing.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Check games: rules data, invariants, round trips, secrecy, determinism, recorded games."""
    from ..games import game_ids
    from ..games import kind as game_kind
    from ..match import Game
    from ..testing import FAMILIES, check_game
    from ..testing.golden import update_golden as update

    for name in family or []:
        if name not in FAMILIES:
            raise OptionError(f"there is no family {name!r}; families are: {', '.join(FAMILIES)}")
    kinds = [game_kind(game) for game in games or game_ids()]
    if update_golden:
        changed = {}
        for kind in kinds:
            changed[kind.id] = update(kind)
            print(f"{kind.id}: {', '.join(changed[kind.id]) or 'nothing'} changed", file=sys.stderr)
        if as_json:
            print(json.dumps({"changed": changed}))
        return
    reports = []
    for kind in kinds:
        with _Bars() as bars:
            report = check_game(
                kind,
                quick=quick,
                soak=soak,
                hands=hands,
                progress=bars.show,
                complaint=bars.complain,
                families=family or (),
                options=Game.of(kind.id, parse_pairs(kind.options, option)).options if option else None,
                seed=seed,
            )
        reports.append(report)
        print(report, file=sys.stderr)
        if report.interrupted:
            break
    if as_json:
        found = {
            report.game: {
                "passed": report.passed,
                "failed": report.failed,
                "seconds": round(report.seconds, 2),
                "moves": report.soaked,
                "failures": [str(failure) for failure in report.failures],
                "interrupted": report.interrupted,
            }
            for report in reports
        }
        print(json.dumps({"games": found}))
    if not all(report.ok for report in reports):
        raise typer.Exit(130 if reports[-1].interrupted else 1)


class _Bars:
    """On standard error, a progress bar per family, or a line per family if that is not a terminal; failures at once."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (
            TextColumn("{task.description:14}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        console = Console(stderr=True)
        self._live = console.is_terminal
        self._progress = Progress(*columns, console=console, disable=not self._live)
        self._tasks: dict[str, int] = {}
        self._began: dict[str, float] = {}

    def __enter__(self) -> _Bars:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def show(self, family: str, done: int, total: int) -> None:
        """Show the progress of a family."""
        from rich.progress import TaskID

        started = self._began.setdefault(family, time.monotonic())
        if family not in self._tasks:
            self._tasks[family] = self._progress.add_task(family, total=total)
        self._progress.update(TaskID(self._tasks[family]), completed=done, total=total)
        if done == total and not self._live:
            print(f"{family}: {total}, {time.monotonic() - started:.1f} s", file=sys.stderr, flush=True)

    def complain(self, failure: object) -> None:
        """Print a failure at once."""
        if self._live:
            self._progress.console.print(str(failure), markup=False, highlight=False)
        else:
            print(failure, file=sys.stderr, flush=True)
