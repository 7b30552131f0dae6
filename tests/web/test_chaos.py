"""The short run of what ``make chaos`` does at length: whatever happens to a server, no acknowledged move is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from biberbau.match import Match
from biberbau.web.domain.matches import fresh

from .at_questions import question
from .chaos import FAKETIME, PLAIN, Mortal, Move, Report, Table, clock_jumps, cut, full, killed
from .databases import Cluster
from .edges import Said, passing, tried, wrong_answers, wrong_choice, wrong_moves
from .storing import record_of

pytestmark = pytest.mark.compiled


@pytest.mark.process
@pytest.mark.parametrize(("kills", "acknowledged"), [(5, 1), pytest.param(25, 5, marks=pytest.mark.long)])
def test_a_server_is_killed_again_and_again(tmp_path: Path, kills: int, acknowledged: int) -> None:
    """At one table, and mostly while it starts: being ready again takes longest."""
    report = killed(Mortal(tmp_path / "server"), kills=kills, seed=13, tables=1, starting=4)
    assert report.faults == []
    assert report.kills == kills and report.acknowledged >= acknowledged


@pytest.mark.long
def test_connections_to_postgresql_are_cut_and_it_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    report = cut(cluster, tmp_path / "server", times=4, seed=13)
    assert report.faults == []
    assert report.acknowledged > 10


@pytest.mark.process
def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    report = full(tmp_path / "disk", times=1, seed=13)
    assert report.faults == []
    assert report.acknowledged > 5


@pytest.mark.process
@pytest.mark.skipif(not FAKETIME, reason="there is no libfaketime (Debian, Ubuntu: apt-get install faketime)")
def test_a_clock_that_jumps_loses_nothing(tmp_path: Path) -> None:
    report = clock_jumps(tmp_path / "clock", seed=13)
    assert report.faults == []


@pytest.mark.process
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


@pytest.mark.process
def test_what_is_posted_at_the_edges_of_windows_and_clocks(cluster: Cluster, tmp_path: Path) -> None:
    """At two workers: what was acknowledged is stored, what was refused is not. At length: ``tests.web.edges``."""
    edges = tried(cluster, tmp_path / "server", rounds=2, seed=13)
    assert edges.faults == []
    posted = {what for what, status in edges.counted if status in (204, 409)}
    assert posted >= {"move", "answer", "ahead"}


@pytest.mark.long
def test_the_edges_at_length_while_workers_die(cluster: Cluster, tmp_path: Path) -> None:
    edges = tried(cluster, tmp_path / "server", rounds=150, seed=17, kill=True)
    assert edges.faults == []
    assert min(edges.counted["answer", 204], edges.counted["answer", 409]) >= 3
    assert edges.counted["clock", 204] + edges.counted["clock", 409] > 0


def answered(thrown_in: bool = False) -> tuple[Match, int, int, str]:
    """A question that was closed with silence, or with what the first threw in who was asked; its ply, who that is, and
    what they could have answered."""
    record = question("", people=2)
    match = fresh(record, record.number)
    asked, silence = match.view(None).asked(), match.view(None).silence
    first = next(iter(asked))
    legal = match.view(first).asked()[first].legal
    answer = next(one.notation for one in legal if one.notation != silence)
    for given in [answer] if thrown_in else [silence] * len(asked):
        match.play(given)
    return match, record.number, first, answer


def test_an_answer_that_was_acknowledged_and_lost_is_found() -> None:
    match, ply, seat, answer = answered()
    silence = match.view(None, ply).silence
    assert wrong_answers(match, ply, []) == []
    assert len(wrong_answers(match, ply, [Said(seat, ply, answer, 204)])) == 1
    assert len(wrong_answers(match, ply, [Said(seat, ply, silence, 204), Said(seat, ply, answer, 204)])) == 1
    assert wrong_answers(match, ply, [Said(seat, ply, answer, 204), Said(seat, ply, silence, 204)]) == []
    assert wrong_answers(match, ply, [Said(seat, ply, answer, 204), Said(seat, ply, "", 204)]) == []
    assert wrong_answers(match, ply, [Said(seat, ply, answer, 409)]) == []
    match, ply, seat, answer = answered(thrown_in=True)
    assert wrong_answers(match, ply, [Said(seat, ply, answer, 204)]) == []
    assert wrong_answers(match, ply, [Said(seat, ply, answer, 0)]) == []  # nobody knows
    assert len(wrong_answers(match, ply, [Said(seat, ply, answer, 409)])) == 1  # refused, and played
    assert len(wrong_answers(match, ply, [])) == 1


def test_a_move_that_was_acknowledged_and_lost_is_found() -> None:
    match, ply, seat, answer = answered()
    actors, silence = [seat] * match.ply, match.view(None, ply).silence
    assert wrong_moves(match, actors, [Said(seat, ply, silence, 204), Said(seat, ply, answer, 409)]) == []
    for lost in ((seat, ply, answer), (1 - seat, ply, silence), (seat, 10_000, silence)):
        assert len(wrong_moves(match, actors, [Said(*lost, 204)])) == 1


def test_a_choice_ahead_that_was_acknowledged_and_lost_is_found() -> None:
    record = replace(record_of("ahead"), game=PLAIN)
    match, (move, seat) = fresh(record, 0), passing(record)
    match.play(move)
    chosen, other = (action.notation for action in match.legal()[:2])
    assert wrong_choice(match, []) == wrong_choice(match, [Said(seat, 0, chosen, 409)]) == []
    assert len(wrong_choice(match, [Said(seat, 0, chosen, 204)])) == 1
    assert wrong_choice(match, [Said(seat, 0, chosen, 204), Said(seat, 0, "", 204)]) == []
    match.play(chosen)
    assert wrong_choice(match, [Said(seat, 0, other, 204), Said(seat, 0, chosen, 204)]) == []
    assert wrong_choice(match, [Said(seat, 0, chosen, 204), Said(seat, 0, "", 409)]) == []
    for said in ((chosen, 409), (other, 204)):
        assert len(wrong_choice(match, [Said(seat, 0, *said)])) == 1
    assert len(wrong_choice(match, [Said(seat, 0, chosen, 204), Said(seat, 0, "", 204)])) == 1
