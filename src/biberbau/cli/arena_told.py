"""Output of ``biberbau arena`` and ``biberbau ladder`` while they play, and of their results."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ..games import kind
from ..kernel.game import Document
from ..lab.arena import Standing, Tally
from ..lab.blocks import CtrlC
from ..lab.sprt import SequentialTest
from .texts import SAYS

COLUMNS = SAYS.family("arena-column", ("bot", "games", "wins", "rate", "interval", "score", "adjusted"))
LADDER = SAYS.family("ladder-column", ("bot", "elo", "interval", "rate"))
SPRT = SAYS.family("arena-sprt", ("low", "high", "open"))


class Bar:
    """A progress bar on standard error while something is played; Ctrl-C waits for the deals that have begun
    (``stop``).
    """

    def __init__(self, lang: str, label: str, games: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(file=sys.stderr), transient=True)
        self._task = self._progress.add_task(label, total=games)
        says = SAYS(lang, "arena-stopping")
        self.stop = CtrlC(lambda: self._progress.console.print(says, markup=False))

    def __enter__(self) -> Bar:
        self._progress.start()
        self.stop.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.__exit__()
        self._progress.stop()

    def show(self, games: int) -> None:
        """Show the number of games played."""
        self._progress.update(self._task, completed=games)


def stopped(lang: str, games: int, planned: int, file: Path | None) -> None:
    """Report that not everything has been played, and how to continue."""
    print(SAYS(lang, "arena-stopped", games=games, all=planned), file=sys.stderr)
    if file is not None:
        print(SAYS(lang, "arena-go-on", file=str(file)), file=sys.stderr)


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print columns, the first to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        padded = [f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)]
        print("  ".join([f"{row[0]:<{widths[0]}}", *padded[1:]]).rstrip())


def spread(bounds: Sequence[float]) -> str:
    """An interval of shares."""
    low, high = bounds
    return f"{low:.1%}–{high:.1%}"


def told(tally: Tally, lang: str) -> None:
    """Print the results of an arena."""
    adjusted = any(standing.adjusted is not None for standing in tally.standings)
    heads = [SAYS(lang, key) for name, key in COLUMNS.items() if adjusted or name != "adjusted"]
    table(heads, [_row(standing, adjusted) for standing in tally.standings])
    print(SAYS(lang, "arena-summary", games=tally.games, deals=tally.blocks))
    for one, other, ahead, (low, high) in tally.pairs():
        if one is tally.standings[0]:
            shown = {"ahead": f"{ahead:+.1%}", "low": f"{low:+.1%}", "high": f"{high:+.1%}"}
            print(SAYS(lang, "arena-ahead", bot=one.bot, other=other.bot, **shown))
    for standing in tally.standings:
        if standing.cpu_ms and standing.games:
            cpu = f"{standing.cpu_ms / standing.games:.0f}"
            print(SAYS(lang, "arena-cpu", bot=standing.bot, cpu=cpu))
    if tally.test is not None:
        _test(tally.test, tally.standings[0].bot, lang)


def _row(standing: Standing, adjusted: bool) -> list[str]:
    cells = [
        standing.bot,
        str(standing.games),
        f"{standing.wins:.1f}",
        f"{standing.win_rate:.1%}",
        spread(standing.ci95),
        f"{standing.mean_score:.2f}",
    ]
    if adjusted:
        rate = standing.adjusted_rate or 0.0
        cells.append(f"{rate:.1%} ({spread(standing.adjusted_ci95)})")
    return cells


def _test(test: SequentialTest, bot: str, lang: str) -> None:
    print(
        SAYS(
            lang,
            SPRT[test.verdict or "open"],
            bot=bot,
            low=f"{test.statements.low:g}",
            high=f"{test.statements.high:g}",
            llr=f"{test.llr:.2f}",
            lower=f"{test.lower:.2f}",
            upper=f"{test.upper:.2f}",
            blocks=test.blocks,
        )
    )


def tell_cell(cell: Document, lang: str) -> None:
    """Print a ladder's entry for one game and number of players."""
    what = {"players": cell["players"], "games": cell["games"], "deals": cell["blocks"]}
    print(SAYS(lang, "ladder-cell", game=kind(cell["game"]).title, **what))
    rows = [
        [
            row["bot"],
            f"{row['elo']:+.0f}",
            "{:+.0f} – {:+.0f}".format(*row["elo_ci95"]),
            f"{row['win_rate']:.1%}",
        ]
        for row in cell["bots"]
    ]
    table([SAYS(lang, key) for key in LADDER.values()], rows)
    for circle in cell["cycles"]:
        print(SAYS(lang, "ladder-cycle", circle=" > ".join([*circle, circle[0]])))
    print()
