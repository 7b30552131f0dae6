"""``biberbau admin``: what an operator sees and decides in a terminal, on the database of their server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from biberbau.web.play import server_policy
from biberbau.web.storage.chat import ChatLine
from biberbau.web.storage.load import STATUSES, Load, Saying
from biberbau.web.storage.store import Store
from web.storing import record_of

from .running import Ran, pipe, refused, run


class Desk:
    """A database with tables, and the commands on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.store = Store(url)

    def run(self, *arguments: object) -> Ran:
        return run("admin", *arguments, "--database", self.url)

    def json(self, *arguments: object) -> object:
        return self.run(*arguments, "--json").document


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """One table of each status."""
    made = Desk(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    for status in STATUSES:
        record = record_of(f"table{status}")
        made.store.create(record)
        if status != record.status:
            made.store.change(record, status=status)
    yield made
    made.store.close()


def test_what_tables_there_are(desk: Desk) -> None:
    assert desk.json("tables") == {"tables": {"beasty_bar": dict.fromkeys(STATUSES, 1)}, "last": []}
    head, row = desk.run("tables").out.splitlines()
    assert head.split() == ["game", *STATUSES] and row.split() == ["beasty_bar", "1", "1", "1", "1"]
    listed = desk.run("tables", "--last", 2).out.splitlines()
    assert listed[3].split()[:3] == ["table", "game", "status"] and len(listed) == 6


def test_people_at_a_table_and_those_who_are_here(desk: Desk) -> None:
    named = [seat.name for seat in record_of("tableover").seats]
    for address in ("tableover", "https://table.example/t/tableover/"):
        shown = desk.json("people", address)
        assert isinstance(shown, dict) and [seat["name"] for seat in shown["seats"]] == named
    assert named[0] in desk.run("people", "tableover").out
    refused(desk.run("people", "nowhere"), "there is no table 'nowhere': its address ends in its id")
    assert (
        desk.run("people").out == desk.run("load").out == "No server has said anything in the last minute.\n"
    )
    Saying(desk.store).say(Load(people=3, streams=5, since=time.time(), draining=True))
    assert desk.json("people") == {"people": {desk.store.process: 3}}
    assert "(restarts soon)" in desk.run("load").out


def test_a_ban_by_seat_by_network_and_by_report(desk: Desk) -> None:
    with desk.store.changed() as rows:
        rows.report("tableover", "r" * 64, ChatLine(1, 0.0, "all", 1, "b" * 64, "Rude", "text", "oh"))
    assert "Rude" in desk.run("reports").out
    (report,) = desk.json("reports")["reports"]  # type: ignore[index]
    seat = desk.json("ban", "--table", "tableover", "--seat", 1, "--why", "noise")
    assert isinstance(seat, dict) and seat["why"] == "noise" and "player" not in repr(seat)
    assert "Rude" in desk.run("ban", "--report", report["id"]).out
    assert "203.0.113.7" in desk.run("ban", "--network", "203.0.113.7", "--days", 0.5).out
    assert len(server_policy.decided(desk.store).bans) == len(desk.json("bans")["bans"]) == 3  # type: ignore[index]
    for ban in list(server_policy.decided(desk.store).bans.values()):
        assert ban.id in desk.run("bans").out
        assert "may come in again" in desk.run("unban", ban.id).out
    assert desk.run("bans").out == "Nobody is banned.\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("ban",), "say whom: --table ID --seat 2, or --network 203.0.113.7, or --report 5"),
        (("ban", "--table", "tableover"), "say whom"),
        (("ban", "--network", "1.2.3.4", "--report", 1), "say whom"),
        (("ban", "--report", 7), "there is no report 7: biberbau admin reports lists them"),
        (("ban", "--network", "127.0.0.1"), "is not an address"),
        (("unban", "nobody"), "There is no ban"),
        (("message", "--off", "--en", "Hello"), "--off takes back what is said"),
        (("drain", "--minutes", -1), "10080"),
    ],
)
def test_what_cannot_be_done_says_what_would_be_right(
    desk: Desk, arguments: tuple[object, ...], message: str
) -> None:
    refused(desk.run(*arguments), message)
    assert server_policy.decided(desk.store) == server_policy.PolicyState()


def test_what_is_said_to_all_and_a_restart(desk: Desk) -> None:
    assert desk.run("message").out == "Nothing is said to all.\n"
    assert desk.run("message", "--en", "Tonight!", "--de", "Heute!").out == "en: Tonight!\nde: Heute!\n"
    assert desk.json("message", "--off") == {"message": {}}
    assert "No new tables" in desk.run("drain", "--minutes", 5).out
    assert server_policy.decided(desk.store).drain is not None
    assert desk.run("undrain").out == "Tables can be opened again.\n"
    assert server_policy.decided(desk.store).drain is None


@pytest.mark.process
def test_no_database_is_made_by_asking_for_one(tmp_path: Path) -> None:
    """In a process of its own, as its user runs it: one line, no traceback."""
    file = tmp_path / "nothing.sqlite3"
    ran = pipe("admin", "tables", "--database", f"sqlite:///{file}")
    refused(ran, f"there is no database {file}: name it with --database, or start a server first")
    assert not file.exists()


def test_programs_are_made_listed_and_ended(desk: Desk) -> None:
    token, other = desk.run("bot", "Robo").out.strip(), desk.json("bot", "Zwei")
    assert token.startswith("bb_") and isinstance(other, dict) and other["name"] == "Zwei"
    listed = desk.run("bots").out
    assert "Robo" in listed and token not in listed
    assert desk.run("unbot", other["id"]).out == "Zwei plays no more\n"
    refused(desk.run("unbot", other["id"]), "no such program")
    found = desk.json("bots")
    assert isinstance(found, dict) and [bool(one["ended"]) for one in found["programs"]] == [False, True]
