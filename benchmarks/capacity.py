"""What a server for many people takes: costs fitted to measurements of ``live.py``, checked on others, and multiplied.

    python benchmarks/live.py --json --saturate --tables 40 --server one=URL=PID >> rows.jsonl      (and others)
    python benchmarks/capacity.py rows.jsonl --check other.jsonl

Each line of a file is one measurement. CPU time is taken to be so much for each move, for each person at the table who
is shown it, for each who only watches, more where a bot makes it, and for each table that is opened: none below zero, by
least squares of the relative errors. Checks are not used for the fit; of each the tool prints what was measured and
what the costs say. Then it prints what ``--people`` need who play as ``HABITS`` says. ``--page docs/scale.md`` writes
all of it there.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

COSTS = (
    "a move",
    "each player who sees it",
    "each watcher who sees it",
    "more, if a bot makes it",
    "a table opened",
)
PLACE = re.compile(r"(<!-- capacity: (\w+) -->\n)(?:.*\n)*?(<!-- end of capacity -->)")
Row = Mapping[str, Any]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Habits:
    """How people play, as far as a server feels it. ``pace``: seconds from one move at a table to the next, ``plies``:
    moves of a game; ``bots``: which part of the moves bots make; ``watchers``: people who only watch, for each table.

    ``busy``: how much of a core may be in use, so that nobody waits.
    """

    players: float = 2.5
    pace: float = 5.0
    plies: float = 40.0
    bots: float = 1 / 3
    watchers: float = 0.1
    busy: float = 0.6


HABITS = Habits()


def counts(row: Row) -> list[float]:
    """How often each thing of ``COSTS`` has happened in a measurement."""
    moves = float(row["moves"])
    return [
        moves,
        moves * row["people"],
        moves * row["spectators"],
        moves * row["bots"] / (row["people"] + row["bots"]),
        float(row["tables_opened"]),
    ]


def spent(row: Row) -> float:
    """CPU milliseconds of the server in a measurement."""
    return float(row["server_cpu_ms_per_move"]) * float(row["moves"])


def fitted(rows: Sequence[Row]) -> Floats:
    """What each thing costs, in CPU milliseconds; what never happened costs nothing here."""
    weights = 1 / np.array([spent(row) for row in rows])
    happened = np.array([counts(row) for row in rows]) * weights[:, None]
    used = np.flatnonzero(happened.any(axis=0))
    found = np.zeros(len(COSTS))
    while len(used):  # those that came out below zero are nothing, and the others are fitted again
        best = np.linalg.lstsq(happened[:, used], np.ones(len(rows)), rcond=None)[0]
        if (best >= 0).all():
            found[used] = best
            break
        used = used[best > 0]
    return found


def compared(rows: Iterable[Row], costs: Floats) -> Iterable[str]:
    """A line for each measurement: what was measured, and what the costs say."""
    for row in rows:
        said = float(np.dot(counts(row), costs)) / float(row["moves"])
        measured = float(row["server_cpu_ms_per_move"])
        who = f"{row['people']} people, {row['bots']} bots, {row['spectators']} watchers"
        yield (
            f"| {row['server']} | {row['tables']} | {who} | {row['moves_per_second']:.0f} | "
            f"{measured:.2f} | {said:.2f} | {said / measured - 1:+.0%} |"
        )


@dataclass(frozen=True)
class Need:
    """What many people at once need: moves a second, cores, gigabytes, megabits a second, rows written a
    second."""

    people: int
    tables: float
    moves: float
    cores: float
    memory: float
    bandwidth: float
    writes: float


def needed(people: int, costs: Floats, rows: Sequence[Row], habits: Habits = HABITS) -> Need:
    """What so many people need who all sit at tables."""
    tables = people / habits.players
    turns = tables / habits.pace
    seen = [turns, turns * habits.players, turns * habits.watchers, turns * habits.bots, turns / habits.plies]
    cores = float(np.dot(seen, costs)) / 1000 / habits.busy
    biggest = max(rows, key=lambda row: row["tables"])
    streams = people + tables * habits.watchers
    megabytes = tables * biggest["server_mb_per_table"] + streams * biggest["server_kb_per_stream"] / 1000
    bytes_a_move = float(np.median([row["wire_bytes_per_move_and_viewer"] for row in rows]))
    sent = turns * (habits.players + habits.watchers) * bytes_a_move * 8 / 1e6
    return Need(people, tables, turns, cores, megabytes / 1000, sent, turns)


def read(paths: Iterable[Path]) -> list[Row]:
    """The measurements in these files; SystemExit for one that is none."""
    found: list[Row] = []
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            try:
                row = json.loads(line)
                counts(row), spent(row)
            except (ValueError, KeyError, TypeError) as error:
                sys.exit(
                    f"capacity.py: {path}, line {number}: no measurement of live.py with --json ({error!r})"
                )
            found.append(row)
    return found


def tables(rows: Sequence[Row], checks: Sequence[Row], people: Iterable[int]) -> dict[str, list[str]]:
    """What is printed, as tables in Markdown, by name."""
    costs = fitted(rows)
    head = [
        "| server | tables | at each | moves/s | measured, ms a move | by costs, ms | off |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    needs = [needed(one, costs, rows) for one in people]
    return {
        "costs": ["| | CPU, ms |", "| --- | --- |", *map(_cost, COSTS, costs.tolist())],
        "fit": [*head, *compared(rows, costs)],
        "checks": [*head, *compared(checks, costs)],
        "people": [
            "| people | tables | moves/s | cores | memory, GB | Mbit/s | rows/s |",
            "| --- | --- | --- | --- | --- | --- | --- |",
            *map(_need, needs),
        ],
    }


def _cost(name: str, cost: float) -> str:
    return f"| {name} | {cost:.2f} |"


def _need(need: Need) -> str:
    return (
        f"| {need.people:,} | {need.tables:,.0f} | {need.moves:,.0f} | {need.cores:,.1f} | {need.memory:,.1f} | "
        f"{need.bandwidth:,.0f} | {need.writes:,.0f} |"
    )


def written(text: str, found: Mapping[str, Sequence[str]]) -> str:
    """A page with its tables written anew; they stand between ``<!-- capacity: NAME -->`` and an end."""

    def anew(place: re.Match[str]) -> str:
        return place[1] + "\n".join(found[place[2]]) + "\n" + place[3]

    return PLACE.sub(anew, text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "rows", type=Path, nargs="+", metavar="FILE", help="measurements that costs are fitted to"
    )
    parser.add_argument(
        "--check", type=Path, nargs="*", default=[], metavar="FILE", help="measurements to compare"
    )
    parser.add_argument("--people", type=int, nargs="+", default=[1000, 10_000, 1_000_000], metavar="N")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="a page in which the tables are written anew"
    )
    asked = parser.parse_args()
    found = tables(read(asked.rows), read(asked.check), asked.people)
    if asked.page is not None:
        asked.page.write_text(written(asked.page.read_text("utf-8"), found), "utf-8")
    for name, lines in found.items():
        print(f"{name}:", *lines, sep="\n", end="\n\n")


if __name__ == "__main__":
    main()
