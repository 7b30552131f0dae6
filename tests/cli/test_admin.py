"""``biberbau admin``: what it prints, what it changes in the database, and what it refuses in one line."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.web import house
from biberbau.web.chat import ALL, TEXT, Line
from biberbau.web.load import Load, Saying
from biberbau.web.store import Store

from tests.web.storing import ANNA, BEN, record_of
from .running import Ran, refused, run


class Desk:
    """A database with a server's traces, and the command."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'games.sqlite3'}"
        self.store = Store(self.url)

    def admin(self, *arguments: object) -> Ran:
        return run("admin", *arguments, "--database", self.url)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    found = Desk(tmp_path)
    yield found
    found.store.close()


def test_tables_by_game_and_status(desk: Desk) -> None:
    """Those that everybody has left are counted, too."""
    assert desk.admin("tables").out == "There is no table yet.\n"
    for number in range(3):
        desk.store.create(record_of(f"t{number}"))
    desk.store.change(record_of("t1"), status="left")
    head, line = desk.admin("tables").out.splitlines()
    assert head.split() == ["game", "lobby", "playing", "over", "left"]
    assert line.split() == ["beasty_bar", "0", "2", "0", "1"]
    assert desk.admin("tables", "--json").document["tables"] == {"beasty_bar": {"left": 1, "playing": 2}}
    listed = desk.admin("tables", "--last", 2).out.split("\n\n")[1].splitlines()
    assert listed[0].split() == ["table", "game", "status", "opened"] and len(listed) == 3


def test_who_sits_where(desk: Desk) -> None:
    desk.store.create(record_of("t1"))
    said = desk.admin("people", "https://games.example/t/t1/")
    assert said.out.splitlines()[0] == "t1: beasty_bar, playing"
    assert [line.split() for line in said.out.splitlines()[1:]] == [
        ["seat", "kind", "name"],
        ["1", "human", "Anna"],
        ["2", "human", "Ben"],
    ]
    assert ANNA not in desk.admin("people", "t1", "--json").out, "nobody needs the hash"
    refused(desk.admin("people", "t9"), "there is no table 't9'")


def test_what_processes_carry(desk: Desk) -> None:
    assert desk.admin("load").out == desk.admin("people").out == f"{SILENT}\n"
    Saying(desk.store).say(Load(people=3, streams=4, awake=2, actions=50, draining=True))
    head, line = desk.admin("load").out.splitlines()
    assert head.split()[:2] == ["process", "version"] and "(restarts soon)" in line
    assert line.split()[-6:-1] == ["4", "2", "0", "50", "0"]
    assert [row.split()[1:] for row in desk.admin("people").out.splitlines()] == [
        ["people", "streams"],
        ["3", "4"],
    ]
    (one,) = desk.admin("load", "--json").document["processes"]
    assert (one["load"]["people"], one["keeps"]) == (3, 0)


SILENT = "No server has said anything in the last minute."


def test_somebody_is_kept_out_and_let_in_again(desk: Desk) -> None:
    desk.store.create(record_of("t1"))
    assert desk.admin("bans").out == "Everybody may come in.\n"
    made = desk.admin("ban", "--table", "t1", "--seat", 2, "--days", 2, "--why", "rude", "--json").document
    assert made["who"] == "Ben (t1, 2)" and made["until"] == pytest.approx(time.time() + 2 * 86400, abs=60)
    assert f"player:{BEN}" in house.decided(desk.store).bans
    network = desk.admin("ban", "--network", "203.0.113.7")
    assert network.out.startswith("203.0.113.7 may not come in until ")
    head, first, second = desk.admin("bans").out.splitlines()
    assert head.split() == ["ban", "who", "until", "why"] and "rude" in first and "203.0.113.7" in second
    assert BEN not in desk.admin("bans", "--json").out
    assert desk.admin("unban", made["ban"]).out == "Ben (t1, 2) may come in again\n"
    assert (
        list(house.decided(desk.store).bans) != [] and f"player:{BEN}" not in house.decided(desk.store).bans
    )
    refused(desk.admin("unban", "nothing"), "nothing")


def test_a_report_says_whom_to_keep_out(desk: Desk) -> None:
    desk.store.create(record_of("t1"))
    assert desk.admin("reports").out == "Nobody has reported anything.\n"
    line = Line(1, time.time(), ALL, 1, BEN, "Ben", TEXT, "something rude")
    with desk.store.changed() as rows:
        rows.report("t1", ANNA, line)
    head, said = desk.admin("reports").out.splitlines()
    assert head.split() == ["report", "when", "table", "who", "said"] and said.endswith("something rude")
    (one,) = desk.admin("reports", "--json").document["reports"]
    assert desk.admin("ban", "--report", one["id"]).out.startswith("Ben (t1) may not come in until ")
    refused(desk.admin("ban", "--report", 99), "there is no report 99")


def test_something_is_said_to_all(desk: Desk) -> None:
    assert desk.admin("message").out == "Nothing is said to all.\n"
    assert desk.admin("message", "--en", "Hello", "--de", "Hallo").out == "en: Hello\nde: Hallo\n"
    assert house.decided(desk.store).message == {"en": "Hello", "de": "Hallo"}
    refused(desk.admin("message", "--off", "--en", "Hello"), "--off takes back what is said")
    assert desk.admin("message", "--off", "--json").document == {"message": {}}


def test_before_a_restart(desk: Desk) -> None:
    assert desk.admin("drain", "--minutes", 30).out.startswith("No new tables; the restart is announced for ")
    assert house.decided(desk.store).drain == pytest.approx(time.time() + 1800, abs=60)
    assert desk.admin("undrain", "--json").document == {"drain": None}
    assert house.decided(desk.store).drain is None


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["ban"], "say whom"),
        (["ban", "--table", "t1"], "say whom"),
        (["ban", "--seat", "1"], "say whom"),
        (["ban", "--network", "203.0.113.7", "--report", "1"], "say whom"),
        (["ban", "--network", "at home"], "at home"),
        (["ban", "--network", "203.0.113.7", "--days", "-1"], "3650"),
        (["drain", "--minutes", "-1"], "10080"),
    ],
)
def test_what_makes_no_sense(desk: Desk, arguments: list[str], says: str) -> None:
    refused(desk.admin(*arguments), says)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite3"
    refused(run("admin", "tables", "--database", f"sqlite:///{file}"), "there is no database")
    assert not file.exists()
