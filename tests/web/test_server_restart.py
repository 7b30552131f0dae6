"""Killed in the middle of a game, started again: nothing that was acknowledged is lost."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.web.storage.store import Store, StoreError, metadata

from .serving import LIVE, PATIENCE, Running, Stream


def test_a_killed_server_has_every_acknowledged_action(own: Running) -> None:
    own.start()
    with own.person() as anna, own.person() as ben:
        table_id = anna.open_table("Anna", "open", "relaxed")
        ben.sit_down(table_id)
        assert anna.post(f"/t/{table_id}/start").status_code == 303
        for _ in range(8):  # acknowledged actions of people
            seat = own.settled(table_id, 2).to_act
            assert seat is not None
            (anna, ben)[seat].play_first(table_id)
        before = own.record(table_id)
        own.end(signal.SIGKILL)
        after = own.record(table_id)
        assert after.actions[: before.number] == before.actions
        assert after.seed == before.seed
        own.start()
        page = anna.get(f"/t/{table_id}")
        assert page.status_code == 200
        assert "Ben" in page.text
        while (match := own.settled(table_id, 2)).to_act is not None:  # all go on where they were
            (anna, ben)[match.to_act].play_first(table_id)
        assert match.over
        assert anna.get(f"/t/{table_id}/replay.json").json() == match.save()
    own.end()


def test_stops_with_streams_open_and_pages_come_back(own: Running) -> None:
    own.start()
    with own.person() as anna:
        table_id = anna.open_table("Anna", "open")
        stream = Stream(anna, table_id)
        stream.wait_for("Anna")
        assert own.end() in (0, -signal.SIGTERM)
        assert stream.ended.wait(PATIENCE)
        assert not stream.cut  # the server ended it, and did not have to be patient with it first
        stream.close()
        own.start(ready=False)
        again = Stream(anna, table_id)
        again.wait_for("Anna")
        again.close()
    assert own.end(signal.SIGINT) == 0


def test_pages_answer_while_rules_are_compiled(
    own: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path / "cold"))
    own.program = "biberbau"
    own.start(ready=False)
    with own.person() as anna:
        table_id = anna.open_table("Anna", "keen")
        page = anna.get(f"/t/{table_id}")
        assert 'data-status="playing"' in page.text
        assert "still getting ready" in page.text
        hint = anna.get(f"/t/{table_id}/hint", headers=LIVE)
        assert hint.status_code == 409 and "ready" in hint.text
    assert "ready" not in own.steps().values()  # so nothing of this waited for the compiler
    own.end()


@pytest.mark.process
def test_a_port_in_use_is_said() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        command = [sys.executable, "-m", "biberbau", "serve", "--no-browser", "--port"]
        port = str(taken.getsockname()[1])
        ended = subprocess.run([*command, port], capture_output=True, text=True, timeout=5 * PATIENCE)
        assert ended.returncode == 2
        assert f"cannot listen on 127.0.0.1 port {port}" in ended.stderr
        assert "Traceback" not in ended.stderr


def test_a_database_that_does_not_fit(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    store = Store(url)
    with store._writing() as connection:
        connection.execute(metadata.tables["biberbau_schema"].update().values(version=99))
    store.close()
    with pytest.raises(StoreError, match="schema version 99"):
        Store(url)
    for wrong in ("sqlite://", "nonsense", "sqlite:////proc/no/such/place.sqlite3", "martian://x:secret@y/z"):
        with pytest.raises(StoreError, match="cannot be opened") as raised:
            Store(wrong)
        assert "secret" not in str(raised.value)
