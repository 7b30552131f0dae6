"""The short run of what ``make chaos`` does at length: whatever happens to a server, no acknowledged move is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from .chaos import FAKETIME, PLAIN, Mortal, Move, Report, Table, clock_jumps, cut, full, killed
from .databases import Cluster

pytestmark = pytest.mark.compiled


def test_twenty_five_kills(tmp_path: Path) -> None:
    """At one table, and mostly while it starts: being ready again takes longest."""
    report = killed(Mortal(tmp_path / "server"), kills=25, seed=13, tables=1, starting=4)
    assert report.faults == []
    assert report.kills == 25 and report.acknowledged >= 5


def test_connections_to_postgresql_are_cut_and_it_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    report = cut(cluster, tmp_path / "server", times=4, seed=13)
    assert report.faults == []
    assert report.acknowledged > 10


def test_a_full_disk(tmp_path: Path) -> None:
    report = full(tmp_path / "disk", times=1, seed=13)
    assert report.faults == []
    assert report.acknowledged > 5


@pytest.mark.skipif(not FAKETIME, reason="there is no libfaketime (Debian, Ubuntu: apt-get install faketime)")
def test_the_clock_jumps(tmp_path: Path) -> None:
    report = clock_jumps(tmp_path / "clock", seed=13)
    assert report.faults == []


def test_what_was_lost_is_found(tmp_path: Path) -> None:
    """A ledger that says something else than the server's tables do."""
    server, report = Mortal(tmp_path / "server"), Report()
    server.launch()
    try:
        server.wait_ready(PLAIN)
        table = Table(server, PLAIN, 2, 0, report, 1)
        table.open()
        while len(table.moves) < 3:
            table.step()
        table.check()
        assert report.faults == []
        table.moves.append(table.moves[1])  # granted again, as when its answer was lost
        table.check()
        assert report.faults == []
        table.moves.append(replace(table.moves[1], action="play 13"))
        table.check()
        (other, twice), report.faults[:] = report.faults, []
        assert "was acknowledged as 'play 13'" in other
        assert "two moves were acknowledged for one place" in twice
        table.moves[1:] = [Move(9, 0, "play 1")]
        table.check()
        assert "is None in the database" in report.faults[0]
        table.close()
    finally:
        server.kill()
