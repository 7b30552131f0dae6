"""What is written down: one line for each event, no secrets, no floods."""

from __future__ import annotations

import json
import logging
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from biberbau.web.domain.table_codes import ID_LETTERS
from biberbau.web.http import logs
from biberbau.web.http.logs import Floods, Json, Plain

KEY = b"k" * 32


def line(
    message: str, *args: object, error: BaseException | None = None, **extra: object
) -> logging.LogRecord:
    trace = (type(error), error, error.__traceback__) if error is not None else None
    record = logging.LogRecord("biberbau.web.play.table_driver", logging.WARNING, "", 0, message, args, trace)
    record.created = 1_800_000_000.25
    record.__dict__ |= extra
    return record


def test_plain_lines_begin_with_time_level_and_module() -> None:
    said = Plain(KEY, addresses=False).format(
        line("a bot failed %d times", 3, table="Xy7", game="beasty_bar", odd="no")
    )
    head, _, hidden = said.rpartition(" table=")
    assert head == "2027-01-15T08:00:00.250Z warning biberbau.web.play.table_driver: a bot failed 3 times"
    assert len(hidden.split()[0]) == 10 and hidden.split()[1:] == ["game=beasty_bar"]


def test_no_text_passes_for_another_line() -> None:
    said = Plain(KEY, addresses=False).format(line("odd: %s", "a\nb\u2028\x1b[2J", kind="x\ny"))
    assert len(said.splitlines()) == 1 and said.endswith(r"odd: a\nb\u2028\x1b[2J kind=x\ny")


def test_lines_for_machines_are_one_object_each() -> None:
    try:
        raise KeyError("gone")
    except KeyError as error:
        said = Json(KEY, addresses=False).format(line("a bot failed", error=error, table="Xy7", seconds=1.5))
    assert len(said.splitlines()) == 1
    found = json.loads(said)
    assert "KeyError: 'gone'" in found.pop("trace")
    table = found.pop("table")
    assert found == {
        "time": "2027-01-15T08:00:00.250Z",
        "level": "warning",
        "event": "a bot failed",
        "from": "biberbau.web.play.table_driver",
        "seconds": 1.5,
    }
    assert table == Json(KEY, addresses=True).hidden("Xy7") != Json(b"x" * 32, addresses=True).hidden("Xy7")


def test_addresses_are_logged_if_the_operator_wants_them() -> None:
    record = line("refused", client="203.0.113.5", table="Xy7")
    assert "203.0.113.5" not in Plain(KEY, addresses=False).format(record)
    assert "client=203.0.113.5" in Plain(KEY, addresses=True).format(record)
    assert "Xy7" not in Plain(KEY, addresses=True).format(record)


def test_ids_are_hidden_wherever_they_stand() -> None:
    lines, dice = Json(KEY, addresses=False), random.Random(1)
    for _ in range(200):
        table_id = "".join(dice.choice(ID_LETTERS) for _ in range(16))
        try:
            raise KeyError(f"table {table_id}, action 3")
        except KeyError as error:
            said = lines.format(line("table %r: gone", table_id, error=error, table=table_id))
        assert table_id not in said and said.count(lines.hidden(table_id)) == 3


def test_a_flood_is_told_in_a_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    floods, shown = Floods(), list[logging.LogRecord]()
    for number in range(60_000):  # a minute of it
        now[0] = number / 1000
        record = line("refused: %s", number)
        if floods.filter(record):
            shown.append(record)
    assert logs.BURST <= len(shown) <= logs.BURST + 60 / logs.EVERY + 1
    assert sum(record.more for record in shown) > 50_000  # type: ignore[attr-defined]
    assert floods.filter(line("something else"))
    assert "more=5999" in Plain(KEY, addresses=False).format(shown[-1])


def test_kinds_of_lines_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "KINDS", 10)
    floods = Floods()
    assert all(floods.filter(line(f"kind {number}")) for number in range(1000))
    assert len(floods._kinds) <= 10


@pytest.fixture
def as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("biberbau")
    handlers, level, our_level = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    ours.setLevel(our_level)


@pytest.mark.parametrize("form", logs.FORMATS)
def test_only_warnings_of_the_server_beneath_are_logged(
    form: str, as_before: None, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up(form, KEY)
    logging.getLogger("biberbau.web").info("started")
    logging.getLogger("uvicorn.error").info("chatter")
    logging.getLogger("uvicorn.error").warning("odd\n")
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2 and "started" in said[0] and "odd" in said[1]
    assert form == "plain" or [json.loads(one)["event"] for one in said] == ["started", "odd"]


@pytest.mark.process
def test_an_unknown_format_is_refused() -> None:
    command = [
        sys.executable,
        "-m",
        "biberbau",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--log-format",
        "xml",
    ]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert ended.returncode == 2 and "plain or json, not 'xml'" in ended.stderr
